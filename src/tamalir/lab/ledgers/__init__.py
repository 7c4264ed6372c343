"""What is written down of each game: tables with columns of its own."""
