### Le nom des robots et ce que dit un conseil.

level-random = Robot au hasard
level-greedy = Robot débutant
level-casual = Robot familial
level-skilled = Robot de club
level-planner = Robot fort
level-expert = Robot expert

hint-where = { $count ->
    [0] Le meilleur tour ne demande qu’un bouton.
    [one] Regardez ici : c’est cette case ou cette carte qui compte.
   *[other] Regardez ici : ce sont ces { $count } endroits qui comptent.
  }
hint-what = Une personne expérimentée commencerait ainsi : { $action }
hint-line = { $points } { $line }
hint-expected = En comptant la suite : { $lines }
hint-scored = Sur la feuille de score : { $lines }
hint-least = Ici, tout coûte quelque chose ; ceci coûte le moins : { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = Cela ne rapporte encore aucun point, mais prépare la suite.
hint-enough = Ce qui reste de ce tour n’apporterait plus rien.
score-outlook = perspectives

### Ce que lisent ceux qui inscrivent des robots à un concours.

no-such-bot = Il n’y a pas de robot « { $bot } » ; il y a { $known }.
bot-not-loaded = Le robot « { $bot } » ne peut pas servir : { $error }
bot-chooses-nothing = Un robot doit avoir une méthode « choose ».
no-entrants = Nommez au moins un robot ; il y a { $known }.
entered-twice = Le robot « { $bot } » est inscrit deux fois.
bad-budget = « { $budget } » n’est pas une mesure : écrivez un nombre de suites (expert@200) ou de secondes (expert@0.5s).
no-such-game-near = Il n’y a pas de jeu « { $game } » ; était-ce « { $near } » ? Il y a { $known }.
no-such-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
too-few = { $option } doit valoir au moins 1, pas { $number }.
review-not-over = L’analyse se fait quand la partie est finie.
no-such-turn = Cette analyse n’a pas de tour { $turn }.
turn-not-done = Ce n’est pas encore un tour complet.
other-contest = « { $file } » appartient à un autre concours, qui continue par : { $contest }
no-journal = « { $file } » n’est pas le journal d’un concours ; nommez un autre fichier.
bot-not-a-list = { $bot } a répondu { $answer } ; une liste d’actions est attendue.
bot-silent = { $bot } n’a pas donné de réponse.
bot-illegal = { $bot } voulait faire une chose interdite ({ $turn }) : { $reason }
no-numbers = { $game } n’a pas de nombres à régler.
no-start = Les nombres qui commencent par { $start } n’ont pas de valeur de départ où revenir.
no-features = { $game } ne montre rien dont on puisse apprendre.
no-set = { $game } n’a pas de jeu de nombres « { $set } » ; il y a : { $known }.
no-such-number = Aucun nombre n’a un nom qui commence par « { $start } ».
