### Refus pour les programmes qui jouent avec un jeton de robot.

bot-needs-player = Choisissez d’abord un nom. La table montre à qui est le robot.
bot-needs-name = Donnez un nom à votre robot.
too-many-bots = Vous pouvez avoir { $most } jetons de robot au plus. Révoquez-en un d’abord.
no-such-bot-token = Ce jeton est déjà révoqué.
bot-token-wrong = Ce jeton de robot n’est pas valable ou a été révoqué.
bot-scope-missing = Ce jeton de robot n’autorise pas « { $scope } ». Créez-en un qui l’autorise.
bot-too-many-tables = Ce robot joue déjà à { $most } tables. Il doit d’abord finir une partie.
programs-not-allowed = Les robots des joueurs ne sont pas admis à cette table.
programs-may-not = Les robots ne peuvent pas faire cela.
protocol-old = Ce programme utilise la version { $version } du protocole, mais le serveur demande { $oldest } ou plus. Mettez le programme à jour.
protocol-new = Ce programme utilise la version { $version } du protocole, mais le serveur ne connaît que les versions jusqu’à { $newest }. Mettez le serveur à jour ou prenez un programme plus ancien.
