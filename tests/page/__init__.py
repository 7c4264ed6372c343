"""The host in a page, without a page."""
