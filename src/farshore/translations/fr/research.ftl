### Sorties du terminal : simulations, concours, réglage, entraînement, analyses et mesures.

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
bot-wrote = a modifié la vue reçue, à la place { $seat } dans
bot-not-allowed = { $reason } À la place { $seat } dans
bot-peeked = { $one } est devenu { $other } alors que seul le caché de la place a changé

## Réglage et entraînement

proof = { $before } -> { $after } ({ $apart }, 95 % { $low }..{ $high }) sur { $deals } autres donnes, largeur { $width }
proof-none = { $proof } ; aucun gain, les poids restent donc ce qu’ils étaient
tune-generation = génération { $number } : moyenne { $mean }
tune-refused = refusés, car leurs propres lignes de score baissent : { $names }
tune-origin = ces poids ont déjà été réglés : le fichier reste tel quel
train-matches = { $done }/{ $all } parties
train-round = { $decisions } décisions, explique { $share } % de l’erreur sur d’autres parties
train-number = cycle { $number } : { $round } ({ $seconds } s)
train-no-gain = aucun gain démontré, tout reste donc comme avant

## Analyses

review-costly = { $count ->
    [0] aucun des { $turns } coups n’a clairement coûté un point ou plus
    [one] { $count } coup sur { $turns } a clairement coûté un point ou plus
   *[other] { $count } coups sur { $turns } ont clairement coûté un point ou plus, les plus coûteux d’abord
  }
review-events = { $when }, événements { $first } à { $last } : { $loss }
trial-of = { $game } : { $matches } parties, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
trial-gap = le plus grand écart dans une ligne : { $gap }
trial-errors = erreurs types : d’une somme { $sum }, au plus { $most } ; d’un tour au plus { $turn }
trial-processor = temps de calcul, { $seats } à la table : { $mean } s par place, au plus { $most }
trial-factors = tel que mesuré :
trial-crossed = avec les pentes que chaque moitié des parties trouve pour l’autre :
trial-in-leads = choix en avance
trial-luck = chance de tous : { $luck }
planted-of = { $game } : { $matches } parties, { $planted } avec une erreur introduite
planted-found = trouvée comme le coup le plus coûteux : { $found } sur { $planted } ({ $share } %)
planted-behind = seulement derrière un coup qui a vraiment coûté plus : { $behind }
planted-loss = perte moyenne : analysée { $told }, réelle { $true } (rapport { $ratio })
planted-sure = coups qui ont clairement coûté un point : { $sure }, dont { $wrong } ont en réalité rapporté ({ $share } %), { $clear } d’entre eux de deux erreurs
planted-processor = temps de calcul : { $mean } s par analyse, au plus { $most }
no-pars = { $game } n’a pas de table des pars ; « --make N » joue et en écrit une
par-of = { $seats ->
    [one] 1 place
   *[other] { $seats } places
  } : { $mean } en { $matches } parties

## Lois

law-kept = tenue
law-broken = VIOLÉE
laws-kept = { $game } tient toutes les lois
check-in-english = Pas de traduction pour { $languages } : l’anglais la remplace.
laws-broken = { $game } viole { $count ->
    [one] 1 loi
   *[other] { $count } lois
  }

## Mesures

bench-per-second = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }, par seconde
bench-plain = Python
bench-compiled = compilé
bench-times = fois
bench-not-compiled = Rien n’est compilé ici. Lancez : python -m farshore.compiling .compiled
bench-build = Compilation à froid : { $seconds } s de processeur
bench-building = Compilation avec un cache vide, cela prend quelques minutes…
bench-slice = { $game } : { $done } sur { $slices }
bench-people = décisions comme jouent les gens (vérifiées, nouvel état)
bench-loop = décisions par une boucle de legal et step
bench-play_outs = décisions de parties aléatoires
bench-planner = tours d’un planner
bench-futures = simulations d’un expert
bench-bare = Python pur : chercher, additionner, comparer
bench-c = C : Explorers en solo aléatoire, décisions
bench-hex = hex d’OpenSpiel, décisions par sa boucle
bench-play_outs_to_c = parties aléatoires, part de C
bench-loop_to_hex = boucle, part de hex
bench-loop_to_bare = boucle, part de Python pur
bench-table = { $game }, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
  }
bench-rate = par seconde
bench-of-contract = du contrat
bench-of-simulator = de Simulator
bench-of-one = d’un seul
bench-contract = contrat : legal, step
bench-numbers = Simulator : numéros permis, trusted_step
bench-seeing = Simulator : avec masque, caractéristiques et gains
bench-single = Gymnasium, les autres places aléatoires
bench-vector = vecteur Gymnasium, { $matches } parties
bench-gathered = Gymnasium SyncVectorEnv, { $matches } parties
bench-featureless = { $who }, sans caractéristiques
bench-others = jeux d’autres bibliothèques
bench-missing = Non mesuré, car non installé : { $names } (pip install '{ $extra }')

## Parties enregistrées et jeux

match-ended = après { $events } événements ; victoire : { $names }
match-goes-on = après { $events } événements ; pas terminée
game-facts = places { $seats } ; environ { $minutes } minutes ; édition { $edition }
game-not-loaded = { $game } : impossible à charger : { $error }
dealt-as-promised = { $file } : donne conforme à la promesse (le secret donne les { $draws } événements du hasard)
verify-value = place { $seat } à partir du tirage { $draw }
verify-unmixed = aucune valeur aléatoire des joueurs n’a été mêlée : le serveur seul a choisi cette donne
verify-mixed = mêlé aux valeurs aléatoires des joueurs : { $mixed }
verify-partly = mêlé aux valeurs aléatoires des joueurs : { $mixed } ; aucune de la place { $without }
game-made = { $folder } est un jeu qui marche : « farshore check { $folder } », « farshore play { $folder } » ;
    après « pip install -e { $folder } », il est aussi sur la page de « farshore serve ».
