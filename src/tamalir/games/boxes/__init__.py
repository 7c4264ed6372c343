"""The sheets of the boxes: what people who play with cardboard count and ask (see `tamalir.world.box`)."""
