### The lessons of Explorers, in English.

## Your first turn

first-turn = Your first turn
first-turn-aim = Where a mark may go, and what a turn is.
first-turn-end = That was a whole turn. All others go the same way.
first-turn-village =
    This is your map; everybody has the same one.
    Your way begins at the start village f6, which is marked already.
first-turn-terrain =
    Take water.
    First you choose a terrain for three marks.
first-turn-mark =
    Press one of the lit spaces.
    A mark goes above, below or beside one of yours. The start village counts as one.
first-turn-gem =
    Mark the gemstone on g7.
    Beside your mark lies a gemstone.
first-turn-gem-wrong = That space is open too, but look at the gemstone on g7 first.
first-turn-third =
    Place your last mark on any lit space.
    Your marks need not touch each other.
first-turn-pad =
    A gemstone brings a point at the end of each round.
    Found now it counts four times.
first-turn-done =
    Press Done.
    All three marks are placed. Until you press Done you can take everything back.
first-turn-card =
    Take water.
    Now the cards begin. This turn you are active: take one of the two sides, and the others see it.
first-turn-three =
    Place three marks, then press Done.
    As the active player you place three marks on it.

## Keys and temples

keys-and-temples = Keys, temples and horses
keys-and-temples-aim = How a temple is explored, and what a horse and a scroll are good for.
keys-and-temples-end = A temple, a horse and a scroll in hand: you are well on your way.
keys-and-temples-key =
    You found this key earlier.
    A key opens one temple, in any quadrant, whenever you like.
keys-and-temples-temple =
    Mark the temple on h2.
    The temple on h2 is desert, and so is this turn.
keys-and-temples-temple-wrong = That is open, but the temple is worth more: mark h2.
keys-and-temples-value =
    You are the first here: 12 points when the game ends.
    Whoever comes later gets the next number of the list.
keys-and-temples-horse =
    Mark the horse on i2.
    Beside the temple stands a horse.
keys-and-temples-horse-wrong = That is open too. Try the horse on i2.
keys-and-temples-ride =
    Press any lit space.
    The horse gives you one more mark at once, and for this one the terrain does not matter.
keys-and-temples-scroll =
    You also own a scroll.
    In a later turn it replaces the card: four marks on one terrain of your choice.
keys-and-temples-rest =
    Place your last mark and press Done.
    One desert mark of this turn is left.
keys-and-temples-use =
    Use your scroll and choose a terrain.
    It replaces the card: four marks there instead of two or three.
keys-and-temples-four =
    Place your four marks and press Done.
    If no space is open some time, just press Done: only the turn is lost.

## Provisions and gemstones

provisions = Provisions, gemstones, villages
provisions-aim = What counts at the end of each round, and what at the end of the game.
provisions-end = An apple in this round would make it 10 points. Look for it.
provisions-carrot =
    The carrot on h6 is yours in this round.
    Each round has room for one apple, one carrot and one fish.
provisions-blocked =
    So the carrot on j8 is blocked until the next round.
    Press it some time: blocked spaces tell you why.
provisions-fish =
    Mark the fish on k7.
    The fish on k7 is another kind.
provisions-fish-wrong = That is open, but a second kind of provisions brings more: mark k7.
provisions-pad =
    Two different kinds bring 5 points, three kinds 10.
    They count at the end of the round.
provisions-gems =
    Your two gemstones count at the end of this round.
    They count again at the end of each later one.
provisions-villages =
    Look at the four spaces around a village.
    Your marks there count at the end of the game. The village itself is never marked.
provisions-village-points =
    One to four marks around a village bring 3, 5, 7 or 10 points.
    All villages are added up.
provisions-turn =
    Place your last mark and press Done.
    After seven turns the round is over, after four rounds the game.

## The card and the others

others = The card and the others
others-aim = Two marks or three: what you choose when somebody else is active.
others-end = You know both sides of the card now.
others-card =
    Somebody else is active and took water, with three marks.
    You see that before you choose.
others-choice =
    Take a side of the card.
    The same side gives you two marks, the other side three.
others-turn =
    Place your marks and press Done.
    The others play at the same time.
others-active =
    Take a side of the card.
    You are active now, and this is a wild card: each side is a pair of terrains.
others-mix =
    Place your three marks, then press Done.
    Spread them over both terrains of the pair as you like.

## Expert sides and achievements

expert = Expert sides
expert-aim = What changes on the expert sides, and what an achievement is.
expert-end = These sides can be mixed with the basic ones in any way.
expert-gems =
    Gemstones now follow a line from minus to plus.
    While negative numbers are left, the end of a round costs you points.
expert-provisions =
    The first round has no provisions.
    Then come apples, carrots and fish, a round for each: 1, 4, 9 or 16 points.
expert-temples =
    Every temple is worth 8 points.
    The first to come also gets three bonus marks, the next ones fewer.
expert-villages =
    Only the village with the fewest marks around it counts.
    Do not leave one out.
expert-goal =
    This achievement is for everybody.
    A point for each mark of your longest horizontal line.
expert-terrain =
    Begin with prairie.
    Any terrain beside the start village would do.
expert-turn =
    Place your three marks and press Done.
    Think of the line: marks side by side count at the end.

## Alone

solo = Alone
solo-aim = What is different when nobody else sits at the table.
solo-end = Now see how far you come in four rounds.
solo-card =
    There is no active player.
    Each card lies either way round by chance; here water faces you.
solo-choice =
    Take a side of the card.
    The side that faces you gives three marks, the other one two.
solo-turn =
    Place your marks and press Done.
    They must touch yours, as in a match with others.
solo-fade =
    Come early to the temples.
    At the start of each new round every temple you have not explored loses its highest number.
solo-rank =
    Your points at the end give you a rank.
    Up to 80 is the first, more than 120 the last.
