title = Schären
summary = Lande auf einem Felsen. Allein, wenn es geht.
option-reefs = Riffe in den Ecken
option-reefs-false = nein
option-reefs-true = ja
score-squares = Felder
score-chain = Längste Kette
board = Das Meer
open = offenes Meer
reef = ein Riff
round = Runde { $round } von { $rounds }
tides = Fluten
tide-is = Die Flut ist { $worth } wert.
bag = { $count } im Beutel
choose-a-square = Wo landest du?
waiting-for = Warten auf { $players }
is-choosing = wählt
course-set = hier landest du gleich
taken-by = besetzt von { $player }
worth = Wert { $worth }
is-taken = { $square } gehört { $player }.
is-reef = { $square } ist ein Riff.
if-alone = wenn sonst niemand hier landet
log-tide = Eine Flut im Wert von { $worth } läuft ein.
log-landing = { $who ->
    [you] nimmst
   *[other] nimmt
  } Kurs auf { $square }
log-secret = nimmt heimlich Kurs
