### Namen der Bots und was ein Tipp sagt.

level-random = Falter
level-greedy = Elster
level-casual = Otter
level-skilled = Fuchs
level-planner = Biber
level-expert = Eule

hint-where = { $count ->
    [0] Schau auf die Knöpfe: Der beste Zug ist dabei.
    [one] Schau hierher: Darauf kommt es an.
   *[other] Schau hierher: Auf diese { $count } Stellen kommt es an.
  }
hint-what = Ein guter Anfang wäre: { $action }
hint-line = { $points } { $line }
hint-expected = Mit dem, was daraus folgt: { $lines }
hint-scored = Auf dem Wertungsblock: { $lines }
hint-least = Hier kostet alles etwas. Das kostet am wenigsten: { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = Noch keine Punkte, aber es bereitet vor, was folgt.
hint-prepares-next = Noch keine Punkte. Vorbereitet wird: { $what }
hint-space = { $space } ({ $about })
hint-enough = Mehr lässt sich in diesem Zug nicht herausholen.
score-outlook = Aussichten

### Fehler beim Anmelden von Bots zu einem Wettkampf.

no-such-bot = Den Bot „{ $bot }“ gibt es nicht. Zur Wahl: { $known }.
bot-not-loaded = Der Bot „{ $bot }“ lässt sich nicht laden: { $error }
bot-chooses-nothing = Ein Bot braucht eine Methode „choose“.
bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $error }
no-entrants = Nenn mindestens einen Bot. Zur Wahl: { $known }.
entered-twice = Der Bot „{ $bot }“ ist zweimal gemeldet.
bad-budget = „{ $budget }“ ist kein Budget. Gib die Anzahl der Simulationen (expert@200) oder Sekunden (expert@0.5s) an.
no-such-game-near = Es gibt kein Spiel „{ $game }“. Meintest du „{ $near }“? Zur Wahl: { $known }.
no-such-game = Es gibt kein Spiel „{ $game }“. Zur Wahl: { $known }.
too-few = { $option } muss mindestens 1 sein, nicht { $number }.
review-not-over = Einen Rückblick gibt es, sobald die Partie zu Ende ist.
no-such-turn = Einen Zug { $turn } gibt es in diesem Rückblick nicht.
turn-not-done = Dieser Zug ist noch nicht fertig.
other-contest = „{ $file }“ gehört zu einem anderen Wettkampf. Der geht weiter mit: { $contest }
no-journal = „{ $file }“ ist kein Journal eines Wettkampfs. Nenn eine andere Datei.
bot-not-a-list = { $bot } lieferte { $answer }; erwartet wird eine Liste von Aktionen.
bot-silent = { $bot } lieferte nichts.
bot-illegal = { $bot } wählte eine Aktion, die nicht erlaubt ist ({ $turn }): { $reason }
no-numbers = { $game } hat keine Gewichte zum Abstimmen.
no-start = Gewichte, die mit { $start } beginnen, haben keinen Ausgangswert.
no-features = { $game } hat keine Merkmale zum Lernen.
no-set = { $game } hat keinen Satz Gewichte „{ $set }“. Zur Wahl: { $known }.
no-such-number = Kein Gewicht hat einen Namen, der mit „{ $start }“ beginnt.
