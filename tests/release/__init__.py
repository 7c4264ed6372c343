"""What a stranger gets: packages, the public door, notebooks, commands of the documents."""
