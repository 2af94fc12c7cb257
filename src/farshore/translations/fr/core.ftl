### Textes communs à tous les jeux et à toutes les pages.

list-and = { $first } et { $last }

## Ce que montre chaque table

player = { $seat }
spoken = { $first }, { $second }
turn-number = Tour { $turn }
seat-number = Place { $seat }
score-pad = Feuille de score
total = Total
prompt-wait = En attente de { $names }
board = Plateau
belongs-to = appartient à { $player }
prompt-turn = À vous de jouer.
prompt-chance = Nouveau tirage…
score-change = { $line } : { $points }

## The log speaks to its reader: $who is “you” in a line on what you did yourself

has-done = { $who ->
    [you] avez
   *[other] a
  }
was-there = { $who ->
    [you] étiez
   *[other] était
  }
could-do = { $who ->
    [you] n’avez pu
   *[other] n’a pu
  }

## Refus

match-over = La partie est terminée.
not-your-turn = Ce n’est pas votre tour.
legal-now = Permis maintenant ({ $count }) : { $actions }
to-choose-from = Au choix : { $actions }
no-such-outcome = « { $outcome } » ne peut pas arriver ici.
not-allowed-now = « { $action } » n’est pas possible maintenant.
nothing-to-press = Il n’y a rien à faire ici.
can-be-done = Vous pouvez maintenant : { $action }
unknown-action = « { $action } » n’est pas une action de ce jeu.
nothing-to-undo = Il n’y a rien à annuler.
undo-built-on = Quelqu’un a déjà joué après ce coup.
no-such-event = Il n’y a pas d’événement { $event }.
no-such-seat = Il n’y a pas de place « { $seat } ».
seat-not-there = Cette partie n’a pas de place { $seat } : les places vont de 0 à { $last }.
too-many-undos = Vous pouvez annuler au plus { $most } actions par partie.
too-many-events = Cette partie a atteint la limite de { $most } événements.

## Options

bad-option = { $game } n’a pas d’option « { $option } ».
bad-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ».
option-too-long = La valeur de l’option « { $option } » dépasse { $most } caractères.
bad-seats = Ce jeu se joue à { $counts }, pas à { $seats }.
no-own-data = { $game } n’accepte pas de matériel personnel.
not-installed = Il manque « { $package } » : pip install '{ $extra }'

## Parties enregistrées

bad-entropy = « { $value } » n’est pas une place avec un tirage et une valeur aléatoire.
bad-event = « { $event } » : { $reason }
broken-toml = Ceci n’est pas du TOML : { $reason }
not-utf-8 = Ce fichier n’est pas du texte UTF-8.
hidden-event = Ceci était caché à la personne qui a enregistré la partie. On peut le lire, mais pas le rejouer.
unknown-key = « { $key } » n’a pas sa place dans une partie enregistrée.
missing-key = « { $key } » manque.
unknown-format = Les parties enregistrées au format { $format } sont illisibles.
unknown-game = Le jeu « { $game } » n’est pas installé.
other-edition = Cette partie a été jouée avec l’édition { $edition } des règles.
not-a-table = « { $key } » doit être une table.
not-a-list = « { $key } » doit être une liste.
not-texts = « { $key } » doit être une liste de textes.
not-a-text = « { $key } » doit être un texte court.
at-line = { $file }, ligne { $line } : { $reason }
unknown-file = n’est pas un fichier de ce jeu. Au choix : { $files }.
too-many-bytes = Cela dépasse { $most } octets.
too-deep = Des listes et des tables sont imbriquées sur plus de { $most } niveaux.
too-many-key-parts = Une clé a plus de { $most } parties.
too-many-digits = Un nombre a plus de { $most } chiffres.
too-many-entries = Une liste ou une table a plus de { $most } entrées.
too-long-text = Un texte a plus de { $most } caractères.
no-nul = Le caractère NUL ne peut pas être enregistré.
bad-data = Matériel personnel : { $reason }
scores-too-early = La partie n’est pas terminée, mais le fichier contient des scores.
wrong-scores = La place { $seat } a { $right }, pas { $found }.
wrong-winners = Victoire : { $right }, pas { $found }.
wrong-count = Feuilles de score : { $found }, mais places : { $right }.
