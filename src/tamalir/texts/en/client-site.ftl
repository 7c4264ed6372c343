### The page that plays without a server, and games that move from one table to another.

ui-site-loading = The game is being fetched, once …
ui-site-starting = The table is being laid …
ui-site-failed = The game could not be set up.
ui-site-late = It takes longer than it should.
ui-site-again = Try again
ui-site-slow = That took too long. Nothing is lost: try again in a moment.
ui-site-progress = How much is here
ui-site-people = This table is in your browser alone. You can pass the device round, but links, talk and notes to those who are away need a server.
ui-site-moving = To go on with friends, save the game as a file and open it at a server’s table; it comes back the same way.
ui-take-along = Take the game along
ui-error-needs-server = This needs other people, and so a server.
ui-error-secrets = Others hold hidden cards: a file would give them away.
ui-error-bad-save = This file cannot be played on.
