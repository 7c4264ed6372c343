"""The host in a page that plays without a server: what the browser's storage and workers put around it.

Nothing here knows a browser. Whoever holds a `House` gives it a `Store` that keeps and a `Thinker` that
works; in a page both are written in the language of the page (`web/src/house`),
in a test both are a few lines.
"""
