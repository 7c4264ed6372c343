"""The second edition outside combat: set-up, turn, market, experience, meeting, doom and Endgame."""
