"""Learning environments: PettingZoo (several seats) and Gymnasium (one seat against bots).

Each encoding of a game is a module with a version in its name; what a version's numbers mean never changes.

    from tamalir.envs import second_v1, third_v0

    env = third_v0.env(players=2)                           # PettingZoo, agent by agent
    solo = second_v1.SingleSeat(opponents=["novice"])       # Gymnasium

What they are made of serves any game that has an encoding (`game.encoding`): `aec.SeatsInTurn`,
`aec.SeatsAtOnce` and `single.OneSeat`.
"""
