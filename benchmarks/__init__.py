"""How fast, beside others: every figure is a ratio to a peer timed in the same run."""
