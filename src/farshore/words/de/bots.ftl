### Wie Bots heißen und was ein Tipp sagt.

level-random = Zufallsbot
level-greedy = Anfängerbot
level-casual = Familienbot
level-skilled = Klubbot
level-planner = Starker Bot
level-expert = Expertenbot

hint-where = { $count ->
    [0] Der beste Zug braucht nur einen Knopf.
    [one] Sieh hierher: Auf dieses Feld oder diese Karte kommt es an.
   *[other] Sieh hierher: Auf diese { $count } Stellen kommt es an.
  }
hint-what = So würde jemand mit Erfahrung beginnen: { $action }
hint-line = { $points } { $line }
hint-expected = Mit dem, was daraus folgt: { $lines }
hint-scored = Auf dem Wertungsblock: { $lines }
hint-least = Hier kostet alles etwas, das am wenigsten: { $lines }
hint-reached = { $what } – { $effect }
hint-prepares = Das bringt noch keine Punkte, bereitet aber das Folgende vor.
hint-enough = Was von diesem Zug noch übrig ist, würde nichts mehr bringen.
score-outlook = Aussichten

### Was zu hören bekommt, wer Bots zu einem Wettkampf meldet.

no-such-bot = Es gibt keinen Bot „{ $bot }“; es gibt { $known }.
bot-not-loaded = Der Bot „{ $bot }“ lässt sich nicht verwenden: { $error }
bot-chooses-nothing = Ein Bot braucht eine Methode „choose“.
no-entrants = Nenne mindestens einen Bot; es gibt { $known }.
entered-twice = Der Bot „{ $bot }“ ist zweimal gemeldet.
bad-budget = „{ $budget }“ ist kein Maß: Schreib, wie viele Fortsetzungen (expert@200) oder Sekunden (expert@0.5s).
no-such-game-near = Es gibt kein Spiel „{ $game }“; meintest du „{ $near }“? Es gibt { $known }.
no-such-game = Es gibt kein Spiel „{ $game }“; es gibt { $known }.
too-few = { $option } muss mindestens 1 sein, nicht { $number }.
review-not-over = Einen Rückblick gibt es, wenn die Partie zu Ende ist.
no-such-turn = Einen Zug { $turn } gibt es in diesem Rückblick nicht.
turn-not-done = Das ist noch kein ganzer Zug.
other-contest = „{ $file }“ gehört zu einem anderen Wettkampf; der geht weiter mit: { $contest }
no-journal = „{ $file }“ ist kein Tagebuch eines Wettkampfs; nenne eine andere Datei.
bot-not-a-list = { $bot } antwortete mit { $answer }; erwartet wird eine Liste von Aktionen.
bot-silent = { $bot } gab keine Antwort.
bot-illegal = { $bot } wollte etwas, das nicht erlaubt ist ({ $turn }): { $reason }
no-numbers = { $game } hat keine Zahlen, die sich abstimmen lassen.
no-start = Zahlen, die mit { $start } beginnen, haben keinen Anfang, zu dem sie zurückkehren könnten.
no-features = { $game } zeigt nichts, woraus sich lernen ließe.
no-set = { $game } hat keinen Satz „{ $set }“; es gibt: { $known }.
no-such-number = Keine Zahl hat einen Namen, der mit „{ $start }“ beginnt.
