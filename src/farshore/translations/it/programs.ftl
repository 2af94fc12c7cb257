### Rifiuti per i programmi che giocano con un token.

bot-needs-player = Scegli prima un nome. Al tavolo si vede di chi è il bot.
bot-needs-name = Dai un nome al tuo bot.
too-many-bots = Puoi avere al massimo { $most } token per bot. Revocane prima uno.
no-such-bot-token = Questo token è già stato revocato.
bot-token-wrong = Questo token per bot non è valido o è stato revocato.
bot-scope-missing = Questo token per bot non permette «{ $scope }». Creane uno che lo permetta.
bot-too-many-tables = Questo bot gioca già a { $most } tavoli. Prima deve finire una partita.
programs-not-allowed = A questo tavolo i bot dei giocatori non sono ammessi.
programs-may-not = I bot non possono farlo.
protocol-old = Questo programma usa la versione { $version } del protocollo, ma il server richiede la { $oldest } o una più recente. Aggiorna il programma.
protocol-new = Questo programma usa la versione { $version } del protocollo, ma il server conosce solo le versioni fino alla { $newest }. Aggiorna il server o usa un programma più vecchio.
