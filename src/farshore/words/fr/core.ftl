### Les mots de la maison : ce que disent chaque jeu et chaque page.

list-and = { $first } et { $last }

## Ce que montre chaque table

player = { $seat }
spoken = { $first }, { $second }
seat-number = Place { $seat }
score-pad = Feuille de score
total = Total

## Refus

match-over = La partie est terminée.
not-your-turn = Ce n’est pas votre tour.
no-such-outcome = « { $outcome } » ne peut pas arriver ici.
not-allowed-now = « { $action } » n’est pas possible maintenant.
nothing-to-press = Il n’y a rien à presser ici.
unknown-action = « { $action } » n’est pas une action de ce jeu.
nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
undo-built-on = Une autre place a déjà agi en conséquence.
no-such-event = Il n’y a pas d’événement { $event }.
no-such-seat = Il n’y a pas de place « { $seat } ».

## Options

bad-option = { $game } n’a pas d’option « { $option } ».
bad-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ».
bad-seats = Ce jeu est pour { $least } à { $most } places, pas { $seats }.
no-own-data = { $game } n’accepte pas de matériel personnel.

## Enregistrements

bad-event = « { $event } » : { $reason }
broken-toml = Ceci n’est pas du TOML : { $reason }
not-utf-8 = Ce fichier n’est pas un texte en UTF-8.
hidden-event = Ceci était caché à la personne qui a pris l’enregistrement ; on peut le lire, mais pas le rejouer.
unknown-key = « { $key } » n’a pas sa place dans un enregistrement.
missing-key = « { $key } » manque.
unknown-format = Les enregistrements au format { $format } ne peuvent pas être lus.
unknown-game = Le jeu « { $game } » n’est pas installé.
other-edition = Cette partie a été jouée avec l’édition { $edition } des règles.
not-a-table = « { $key } » doit être une table.
not-a-list = « { $key } » doit être une liste.
not-texts = « { $key } » doit être une liste de textes.
bad-data = Votre matériel personnel : { $reason }
scores-too-early = La partie n’est pas terminée, mais l’enregistrement contient des scores.
wrong-scores = La place { $seat } a { $right }, pas { $told }.
wrong-winners = Les gagnants sont { $right }, pas { $told }.
wrong-count = Il y a { $told } scores pour { $right } places.
