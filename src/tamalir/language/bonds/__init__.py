"""What is said only in games with Unbreakable Bonds."""
