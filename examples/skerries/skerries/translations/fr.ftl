title = Récifs
summary = Accostez sur un rocher. Seul, si possible.
option-reefs = Récifs dans les coins
option-reefs-false = non
option-reefs-true = oui
score-squares = Cases
score-chain = Plus longue chaîne
board = La mer
open = mer libre
reef = un récif
round = Manche { $round } sur { $rounds }
tides = Marées
tide-is = La marée vaut { $worth }.
bag = { $count } dans le sac
choose-a-square = Où accostez-vous ?
waiting-for = En attente : { $players }
is-choosing = choisit
course-set = vous allez accoster ici
taken-by = prise par { $player }
worth = vaut { $worth }
is-taken = { $square } appartient à { $player }.
is-reef = { $square } est un récif.
if-alone = si personne d’autre n’accoste ici
log-tide = Une marée de valeur { $worth } arrive.
log-landing = { $who ->
    [you] mettez
   *[other] met
  } le cap sur { $square }
log-secret = met le cap en secret
