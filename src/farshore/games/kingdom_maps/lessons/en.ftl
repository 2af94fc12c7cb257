### The lessons of Kingdom Maps, in English.

## Drawing

drawing = Drawing
drawing-aim = What you play for, and how to announce, take a die and draw.
drawing-end = Your map has its first mountains.
drawing-goal =
    Draw the map that scores the most points.
    Four criteria, the same for everybody, say what scores. They’re different in every match.
drawing-announce =
    Announce mountain.
    High Sierra scores straight lines of mountains. Everybody draws what you announce.
drawing-announce-wrong = Any territory is allowed. For this lesson, announce mountain.
drawing-die =
    Take the 4.
    Your die says how many hexes you draw.
drawing-die-wrong = That number works too. For this lesson, take the 4.
drawing-first =
    Press any hex.
    Your map is blank, so you can start anywhere.
drawing-group =
    Draw the rest, in a straight line if you like, then press **Done**.
    Every further hex must touch one you drew this turn.
drawing-pad =
    Two, three or four mountains in a straight line: 1, 3 or 6 points.
    Press a line of the score pad to see the hexes that count.

## Criteria

criteria = Criteria
criteria-aim = Where your points come from, and when the match ends.
criteria-end = Read the four criteria before you announce anything.
criteria-four =
    These are the four criteria of this match, with your points now.
    You have two mountains in a row: 1 point.
criteria-line =
    Draw a mountain on D6.
    High Sierra: the longer your straight line, the more each hex brings.
criteria-line-wrong = That would be a mountain too, but D6 makes the line longer.
criteria-region =
    Draw the last mountain on D7.
    Quartered Land likes regions of exactly four hexes: 3 more points. A fifth would lose them!
criteria-region-wrong = For the line and the region of four, draw on D7.
criteria-done =
    Press **Done**.
    The other player draws at the same time and then announces lake.
criteria-number =
    Choose the 3.
    Inland Waters scores 7 for each lake region that stays off the border.
criteria-lakes =
    Draw three lakes away from the border, then press **Done**.
    Connected lakes are one region: it scores 7, however large it is.
criteria-least =
    Fair Shares looks at the territory you drew least.
    As long as one is missing, it scores 0.
criteria-end-of-match =
    The match ends when somebody’s number doesn’t fit any more.
    The others still draw. Then the criteria and the “?” box are added up.

## Dice

dice = Dice and uses
dice-aim = What you do when others are active, and what being active costs.
dice-end = Now you know both parts of a turn.
dice-announced =
    Somebody else announced swamp and took the 6.
    You draw swamps too, and it costs you nothing.
dice-number =
    Choose a number from the dice left.
    The die stays on the table; others can choose it too.
dice-draw =
    Draw that many swamps in one group and press **Done**.
    The others draw at the same time.
dice-active =
    Announce a territory.
    Now you’re active. It costs you one use; the boxes show how many are left.
dice-take =
    Take a die for your number.
    It’s out for the rest of the round.
dice-touch =
    Draw your hexes and press **Done**.
    The first one must touch your map, the others each other.

## Powers

powers = Powers and the question mark
powers-aim = How to change your number, and how to score a criterion early.
powers-end = Powers make a number fit. The “?” scores a criterion twice.
powers-have =
    On D7 you drew on a +1/−1.
    That gave you a power.
powers-spend =
    Spend it: press **+1** or **−1**.
    You have three lakes to draw. With a power it’s four or two.
powers-spend-wrong = First try your power: +1 or −1.
powers-question =
    Start on E5, the hex with the “?”.
    Draw there, and at the end of that turn one criterion scores at once.
powers-question-wrong = You could start there, but try the “?” on E5.
powers-score =
    Draw the rest, score a criterion and press **Done**.
    Choose the one that brings the most now.
powers-kept =
    These points are yours for good.
    At the end the criterion counts again.
powers-more =
    Five more hexes bring a power.
    It doesn’t matter which territory you draw there.

## Solo

solo = Solo
solo-aim = Two turns with three dice.
solo-end = That was a whole solo round. It goes on until a roll doesn’t fit any more.
solo-announce =
    Announce farm. That costs a use.
    In a solo match you’re always active. You rolled three dice.
solo-die =
    Take the 2 or the 3.
    It’s your number. The other two dice are rolled again afterwards.
solo-die-wrong = For this lesson, take the 2 or the 3.
solo-draw =
    Draw your farms and press **Done**.
    They’re one group, and the first one can go anywhere.
solo-two =
    Choose: four mountains or one lake.
    Two dice are left: one names the territory, the other is the number. 1 is mountain, 4 is lake.
solo-second =
    Draw and press **Done**.
    This turn costs no use.
solo-rank =
    From 80 points on you get a rank.
    150 points make you Marco Polo.
