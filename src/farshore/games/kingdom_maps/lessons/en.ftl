### The lessons of Kingdom Maps, in English.

## Drawing

drawing = Drawing
drawing-aim = Announce a territory, take a die, draw a group of hexes.
drawing-end = Your map has its first mountains.
drawing-roll =
    You are the active player, and the dice are rolled.
    First you say what is drawn, then you take a die for how much.
drawing-announce =
    Announce mountain.
    Everybody will draw it in this turn.
drawing-announce-wrong = Any territory would do; for this lesson announce mountain.
drawing-die =
    Take the 4.
    The number of your die is how many hexes you draw.
drawing-die-wrong = That number works as well; here take the 4.
drawing-first =
    Press any hex.
    Your map is blank, so the first hex may go anywhere.
drawing-group =
    Draw the rest, in a straight line if you like, then press Done.
    Every further hex must touch one of this turn.
drawing-pad =
    High Sierra counts your longest straight line of mountains.
    1, 3 or 6 points for two, three or four in a row.

## Dice

dice = Dice and turns
dice-aim = What you do when others are active, and what being active costs.
dice-end = Now you know both parts of a turn.
dice-announced =
    Somebody else announced forest.
    You draw it too, and it costs you nothing.
dice-number =
    Choose a number among the dice left.
    You take no die away, and others may choose the same.
dice-draw =
    Draw so many forests as one group and press Done.
    The others draw at the same time.
dice-active =
    Announce a territory.
    Now you are active. Announcing costs one use of the territory; the boxes show how many are left.
dice-take =
    Take a die for your number.
    It is gone for the rest of the round.
dice-touch =
    Draw your hexes and press Done.
    The first hex must touch your map now, the others each other.

## Powers

powers = Powers and the question
powers-aim = How to make a number larger or smaller, and what the hex in the middle is for.
powers-end = Powers make a number fit; the question scores a criterion twice.
powers-have =
    On D7 you drew over a +1/−1.
    That gave you a power.
powers-spend =
    Spend the power to make it four or two.
    You are to draw three lakes. Press one of the buttons.
powers-spend-wrong = First try your power: plus or minus.
powers-draw =
    Draw the new number and press Done.
    The power is used up.
powers-more = These hexes bring more powers, whatever you draw there.
powers-question =
    The hex in the middle is the question.
    At the end of that turn you score one of the four criteria as your map stands, in addition to the end.

## Criteria

criteria = Criteria
criteria-aim = Where your points come from.
criteria-end = Press a line of the score pad at any time: it shows the hexes that count.
criteria-four =
    Four criteria are in play, the same for all, with your points as they stand.
    Other games have other ones.
criteria-line =
    High Sierra: your four mountains in a straight line are worth 6 points.
    A fifth would make it 10.
criteria-region =
    Quartered Land: your mountains are a region of exactly four, 3 points.
    A fifth would lose them!
criteria-least =
    Fair Shares looks at the territory you drew least.
    As long as one is missing, it gives nothing.
criteria-fit =
    The game ends when a number no longer fits on somebody’s map.
    The others still draw; then the criteria and the question are added up.
criteria-done =
    Press Done.
    Your group is complete.

## Alone

alone = Alone
alone-aim = Two turns with three dice.
alone-end = That was a whole round alone. So it goes on until a roll does not fit any more.
alone-announce =
    Announce farm; that costs a use.
    Alone you are always active. Three dice are rolled.
alone-die =
    Take the 2 or the 3.
    Set one die aside as your number. The other two are rolled again afterwards.
alone-die-wrong = For this lesson take the 2 or the 3.
alone-draw =
    Draw your farms and press Done.
    They are one group, and the first may go anywhere.
alone-two =
    Choose: four mountains or one lake.
    Now two dice are left: one names the territory, the other is the number. 1 is mountain, 4 is lake.
alone-second =
    Draw and press Done.
    This turn costs no use.
alone-rank = From 80 points on there is a rank; 150 makes you Marco Polo.
