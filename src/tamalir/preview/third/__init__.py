"""A pack of the Third Edition on a page."""
