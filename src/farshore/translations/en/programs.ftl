### Refusals to programs that play with a bot token; the page never shows them from its own files.

bot-needs-player = Choose a name for yourself first. Tables show who owns each bot.
bot-needs-name = Give your bot a name.
too-many-bots = You can have { $most } bot tokens at most. Revoke one first.
no-such-bot-token = This token has already been revoked.
bot-token-wrong = This bot token isn’t valid or has been revoked.
bot-scope-missing = This bot token doesn’t allow “{ $scope }”. Create one that does.
bot-too-many-tables = This bot already plays at { $most } tables. It must finish one first.
programs-not-allowed = Players’ bots aren’t allowed at this table.
programs-may-not = Bots can’t do that.
protocol-old = This program uses version { $version } of the protocol, but the server needs { $oldest } or newer. Please update the program.
protocol-new = This program uses version { $version } of the protocol, but the server supports versions up to { $newest }. Please update the server, or use an older program.
