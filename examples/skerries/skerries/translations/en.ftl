title = Skerries
summary = Land on a rock. Alone, if you can.
option-reefs = Reefs in the corners
option-reefs-false = no
option-reefs-true = yes
score-squares = Squares
score-chain = Longest chain
board = The sea
open = open sea
reef = a reef
round = Round { $round } of { $rounds }
tides = Tides
tide-is = The tide is worth { $worth }.
bag = { $count } in the bag
choose-a-square = Where do you land?
waiting-for = Waiting for { $players }
is-choosing = choosing
course-set = where you are about to land
taken-by = taken by { $player }
worth = worth { $worth }
is-taken = { $square } belongs to { $player }.
is-reef = { $square } is a reef.
if-alone = if nobody else lands here
log-tide = A tide worth { $worth } comes in.
log-landing = { $who ->
    [you] set
   *[other] sets
  } course for { $square }
log-secret = sets course in secret
