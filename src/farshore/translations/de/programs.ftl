### Ablehnungen für Programme, die mit einem Bot-Token spielen.

bot-needs-player = Gib dir zuerst einen Namen. Am Tisch steht, wem der Bot gehört.
bot-needs-name = Gib deinem Bot einen Namen.
too-many-bots = Du kannst höchstens { $most } Bot-Tokens haben. Lösch zuerst eines.
no-such-bot-token = Dieses Token ist schon gelöscht.
bot-token-wrong = Dieses Bot-Token gilt nicht oder wurde gelöscht.
bot-scope-missing = Dieses Bot-Token erlaubt „{ $scope }“ nicht. Leg eines an, das es erlaubt.
bot-too-many-tables = Dieser Bot spielt schon an { $most } Tischen. Er muss zuerst eine Partie beenden.
programs-not-allowed = An diesem Tisch sind keine Bots von Spielern erlaubt.
programs-may-not = Das können Bots nicht.
protocol-old = Dieses Programm nutzt Version { $version } der Schnittstelle, der Server braucht aber { $oldest } oder neuer. Bitte aktualisier das Programm.
protocol-new = Dieses Programm nutzt Version { $version } der Schnittstelle, der Server kennt aber nur Versionen bis { $newest }. Bitte aktualisier den Server oder nimm ein älteres Programm.
