### Ce que le terminal dit des simulations, des concours, des essais, des entraînements et des mesures.

## En-têtes

head-seat = place
head-seats = places
head-bot = robot
head-level = niveau
head-mean = moyenne
head-least = min.
head-most = max.
head-wins = gagnées
head-lead = écart
head-slowest = plus lent

## Parties de robots

simulated = { $count ->
    [one] 1 partie, { $events } événements
   *[other] { $count } parties, { $events } événements chacune en moyenne
  }
no-rank = aucun rang
contest-played = { $matches ->
    [one] 1 partie
   *[other] { $matches } parties
  } sur { $deals ->
    [one] 1 donne
   *[other] { $deals } donnes
  }, { $decisions } décisions permises
bots-checked = { $decisions } décisions, dont fausses : { $wrong }
bot-checked = { $bot } : { $decisions } décisions, { $mean } ms, la plus lente { $slowest } ms
bot-wrote = a modifié ce qui lui était montré, à la place { $seat } dans
bot-not-allowed = { $reason } À la place { $seat } dans
bot-peeked = { $one } est devenu { $other } par ce que la place ne peut pas voir

## Réglage et entraînement

proof = { $before } -> { $after } ({ $apart }, 95 % { $low }..{ $high }) sur { $deals } autres donnes, largeur { $width }
proof-none = { $proof } ; aucun gain, les nombres restent donc ce qu’ils étaient
tune-generation = génération { $number } : moyenne { $mean }
tune-refused = refusés, d’après leurs propres lignes : { $names }
tune-origin = les nombres gardent l’origine qu’ils ont
train-matches = { $done }/{ $all } parties
train-round = { $decisions } décisions, explique { $share } % de ce qui échappait ailleurs
train-number = cycle { $number } : { $round } ({ $seconds } s)
train-no-gain = aucun gain prouvé, tout reste donc comme avant

## Analyses

review-costly = { $count ->
    [0] aucun des { $turns } tours n’a sûrement coûté un point ou plus
    [one] 1 tour sur { $turns } a sûrement coûté un point ou plus
   *[other] { $count } tours sur { $turns } ont sûrement coûté un point ou plus, les plus chers
  }
review-events = { $when }, événements { $first } à { $last } : { $loss }
trial-of = { $game } : { $matches } parties, { $seats } places
trial-gap = le plus grand écart dans une ligne : { $gap }
trial-errors = erreurs types : d’une somme { $sum }, au plus { $most } ; d’un tour au plus { $turn }
trial-processor = temps de calcul, { $seats } à la table : { $mean } s par place, au plus { $most }
trial-factors = avec les facteurs du jeu :
trial-crossed = avec les facteurs que chaque moitié des parties trouve pour l’autre :
trial-in-leads = choix en avance
trial-luck = chance de tous : { $luck }
no-pars = { $game } n’a pas de table des pars ; « --make N » joue et en écrit une
par-of = { $seats ->
    [one] 1 place
   *[other] { $seats } places
  } : { $mean } en { $matches } parties

## Lois

law-kept = tenue
law-broken = VIOLÉE
laws-kept = { $game } tient toutes les lois
laws-broken = { $game } viole { $count ->
    [one] 1 loi
   *[other] { $count } lois
  }

## Mesures

bench-per-second = { $game }, { $seats } places, par seconde
bench-plain = Python
bench-compiled = compilé
bench-times = fois
bench-not-compiled = Rien n’est compilé ici : python -m farshore.compiling .compiled
bench-people = décisions comme jouent les gens (vérifiées, nouvel état)
bench-loop = décisions par une boucle de legal et step
bench-play_outs = décisions de parties au hasard
bench-planner = tours d’un planner
bench-futures = avenirs d’un expert
bench-bare = Python nu : chercher, additionner, comparer
bench-c = C : Explorers seul au hasard, décisions
bench-hex = hex d’OpenSpiel, décisions par sa boucle
bench-play_outs_to_c = parties au hasard, part de C
bench-loop_to_hex = boucle, part de hex
bench-loop_to_bare = boucle, part de Python nu
bench-table = { $game }, { $seats } places
bench-rate = par seconde
bench-of-contract = du contrat
bench-of-simulator = de Simulator
bench-of-one = d’un seul
bench-contract = contrat : legal, step
bench-numbers = Simulator : numéros permis, trusted_step
bench-seeing = Simulator : et masque, traits, gains
bench-single = Gymnasium, les autres places au hasard
bench-vector = vecteur Gymnasium, { $matches } parties
bench-gathered = vecteur propre à Gymnasium, { $matches } telles
bench-featureless = { $who }, sans traits
bench-others = jeux d’autres bibliothèques
bench-missing = Non mesuré, car non installé : { $names } (pip install '{ $extra }')

## Enregistrements et jeux

match-ended = après { $events } événements ; gagné par { $names }
match-goes-on = après { $events } événements ; pas terminée
game-facts = places { $seats } ; environ { $minutes } minutes ; édition { $edition }
game-not-loaded = { $game } : impossible à charger : { $error }
dealt-as-promised = { $file } : distribué comme promis ({ $draws } événements du hasard suivent du secret)
game-made = { $folder } est un jeu qui marche : « farshore check { $folder } », « farshore play { $folder } » ;
    après « pip install -e { $folder } » il est aussi sur la page de « farshore serve ».
