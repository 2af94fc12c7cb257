### Noms des robots et textes des conseils.

level-random = Papillon
level-greedy = Pie
level-casual = Loutre
level-skilled = Renard
level-planner = Castor
level-expert = Hibou

hint-where = { $count ->
    [0] Regardez les boutons : le meilleur coup y est.
    [one] Regardez ici : c’est ce qui compte le plus.
   *[other] Regardez ici : ces { $count } endroits comptent le plus.
  }
hint-what = Un bon début serait : { $action }
hint-line = { $points } { $line }
hint-expected = En comptant la suite : { $lines }
hint-scored = Sur la feuille de score : { $lines }
hint-least = Ici, tout coûte quelque chose. Ceci coûte le moins : { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = Pas encore de points, mais cela prépare la suite.
hint-prepares-next = Pas encore de points. Ce coup prépare : { $what }
hint-space = { $space } ({ $about })
hint-enough = Rien de plus n’aiderait pendant ce tour.
score-outlook = perspectives

### Erreurs à l’inscription de robots à un concours.

no-such-bot = Le robot « { $bot } » n’existe pas. Au choix : { $known }.
bot-not-loaded = Le robot « { $bot } » ne peut pas être chargé : { $error }
bot-chooses-nothing = Un robot doit avoir une méthode « choose ».
bot-failed = Le robot « { $bot } » a échoué : { $error }
no-entrants = Nommez au moins un robot. Au choix : { $known }.
entered-twice = Le robot « { $bot } » est inscrit deux fois.
bad-budget = « { $budget } » n’est pas un budget. Indiquez un nombre de simulations (expert@200) ou de secondes (expert@0.5s).
no-such-game-near = Le jeu « { $game } » n’existe pas. Vouliez-vous dire « { $near } » ? Au choix : { $known }.
no-such-game = Le jeu « { $game } » n’existe pas. Au choix : { $known }.
too-few = { $option } doit valoir au moins 1, pas { $number }.
review-not-over = L’analyse est possible quand la partie est terminée.
no-such-turn = Cette analyse n’a pas de tour { $turn }.
turn-not-done = Ce tour n’est pas encore terminé.
other-contest = « { $file } » appartient à un autre concours. Pour le poursuivre : { $contest }
no-journal = « { $file } » n’est pas le journal d’un concours. Nommez un autre fichier.
bot-not-a-list = { $bot } a renvoyé { $answer } ; il faut une liste d’actions.
bot-silent = { $bot } n’a rien renvoyé.
bot-illegal = { $bot } a choisi une action interdite ({ $turn }) : { $reason }
no-numbers = { $game } n’a pas de poids à régler.
no-start = Les poids qui commencent par { $start } n’ont pas de valeur de départ.
no-features = { $game } n’a pas de caractéristiques à apprendre.
no-set = { $game } n’a pas de jeu de poids « { $set } ». Au choix : { $known }.
no-such-number = Aucun poids n’a un nom qui commence par « { $start } ».
