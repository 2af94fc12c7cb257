### The lessons of Explorers, in English.

## Your first turn

first-turn = Your first turn
first-turn-aim = What you play for, where a mark may go, and what a turn is.
first-turn-end = That was a whole turn. All the others work the same way.
first-turn-goal =
    Score the most points in four rounds.
    You mark your way across the map: gemstones, provisions, temples and villages bring points.
first-turn-terrain =
    Choose water.
    You start at the start village f6. First comes a terrain for your 3 marks.
first-turn-mark =
    Press one of the highlighted spaces.
    A mark goes above, below, left or right of one of yours. The start village counts.
first-turn-gem =
    Mark the gemstone on g7.
    Whatever you mark is yours.
first-turn-gem-wrong = You could mark that too, but look at the gemstone on g7 first.
first-turn-third =
    Place your last mark on any highlighted space.
    Your marks needn’t touch each other.
first-turn-pad =
    A gemstone scores 1 point at the end of every round.
    Found now, it scores four times.
first-turn-done =
    Press **Done**.
    You can undo until everybody is done.
first-turn-card =
    Choose water.
    Now the cards begin. You’re active: choose a side of the card. The others see it.
first-turn-three =
    Place 3 marks, then press **Done**.
    The active player always gets 3 marks.

## The card and the others

others = 2 marks or 3
others-aim = What you can choose when somebody else is active.
others-end = Now you know both sides of the card.
others-card =
    Somebody else is active and chose water.
    You see that before you choose.
others-choice =
    Choose a side of the card.
    The same side gives you 2 marks, the other side 3.
others-turn =
    Place your marks and press **Done**.
    The others play at the same time.
others-active =
    Choose a side of the card.
    Now you’re active. This is a wild card: each side shows two terrains.
others-mix =
    Place your 3 marks, then press **Done**.
    Spread them over both terrains as you like.

## Keys and temples

keys-and-temples = Keys, temples and horses
keys-and-temples-aim = How to explore a temple, and what a horse and a scroll are good for.
keys-and-temples-end = A temple, a horse and a scroll: you’re well on your way.
keys-and-temples-key =
    You found this key earlier.
    A key opens one temple, in any quadrant, whenever you like.
keys-and-temples-temple =
    Mark the temple on h2.
    It’s on desert, and desert is what you mark this turn.
keys-and-temples-temple-wrong = You could mark that, but the temple is worth more: mark h2.
keys-and-temples-value =
    You’re the first here: 12 points at the end of the match.
    Players who come later get the next number on the list.
keys-and-temples-horse =
    Mark the horse on i2.
    It’s right next to the temple.
keys-and-temples-horse-wrong = You could mark that too. Try the horse on i2.
keys-and-temples-ride =
    Press any highlighted space.
    The horse gives you a bonus mark at once, on any terrain.
keys-and-temples-scroll =
    You have a scroll, too.
    In a later turn it replaces the card: 4 marks on one terrain of your choice.
keys-and-temples-rest =
    Place your last mark and press **Done**.
    You have one desert mark left this turn.
keys-and-temples-use =
    Use your scroll and choose a terrain.
    It’s a new turn, and you get 4 marks instead of 2 or 3.
keys-and-temples-four =
    Place your 4 marks and press **Done**.
    If there’s no space to mark, just press **Done**: the rest is lost.

## Provisions and gemstones

provisions = Provisions, gemstones, villages
provisions-aim = What scores at the end of each round, and what at the end of the match.
provisions-end = An apple this round would make it 10 points. Look out for one.
provisions-carrot =
    You have the carrot on h6 this round.
    Each round has room for one apple, one carrot and one fish.
provisions-blocked =
    So the carrot on j8 is blocked until the next round.
    Press a blocked space at any time to see why.
provisions-fish =
    Mark the fish on k7.
    That’s a second kind of provisions.
provisions-fish-wrong = You could mark that, but a second kind brings more: mark k7.
provisions-pad =
    Two different kinds bring 5 points, three bring 10.
    They score at the end of the round.
provisions-gems =
    Your two gemstones score at the end of this round.
    And again at the end of every later one.
provisions-village =
    Mark k6.
    It’s next to the village k5. You never mark the village itself.
provisions-village-wrong = You could mark that, but k6 is next to a village.
provisions-village-points =
    1, 2, 3 or 4 marks around a village bring 3, 5, 7 or 10 points.
    All four villages score at the end of the match.
provisions-turn =
    Press **Done**.
    After seven cards the round ends, after four rounds the match.

## Expert sides and achievements

expert = Expert sides and races
expert-aim = Bonus marks, the gemstone line, and how you win a race.
expert-end = You can mix expert and basic sides in any way.
expert-race =
    Race: 3 marks in every quadrant.
    The first to get there scores 10 points. You only lack quadrant C, at the bottom left.
expert-take =
    Choose desert.
    Somebody else chose water, so desert gives you 3 marks.
expert-take-wrong = Choose desert this time: it leads to the temple.
expert-temple =
    Mark the temple on l9. You have a key.
    On the expert side it’s worth 8 points, and the first to come gets 3 bonus marks.
expert-temple-wrong = You could mark that, but first the temple: mark l9.
expert-second =
    Mark l10 or m9.
    Your own marks come first, the bonus marks after them.
expert-gem =
    Mark the gemstone on m10.
    It crosses out the next negative number. What’s left of them costs you points every round.
expert-gem-wrong = You could mark that, but look at the gemstone on m10 first.
expert-bonus =
    Choose water for your 3 bonus marks.
    They all go on one terrain. Water leads you into quadrant C.
expert-bonus-wrong = Choose water this time: it leads you into quadrant C.
expert-first =
    Mark h9.
    That’s your first mark in quadrant C.
expert-first-wrong = You could mark that, but for the race you need quadrant C.
expert-next =
    Mark g9 or h10.
    That’s the second one.
expert-last =
    Mark g10.
    That’s the third one: the race is yours.
expert-done =
    Press **Done**.
    Races are checked at the end of every turn, after the bonus marks.
expert-won =
    You won the race: 10 points.
    The others can still get 8, 6 or 4.
expert-sides =
    Provisions have a round each: apples, then carrots, then fish.
    And of your villages only the one with the fewest marks around it scores.

## Solo

solo = Solo
solo-aim = What’s different when you play solo.
solo-end = Now see how far you get in four rounds.
solo-card =
    In a solo match nobody is active.
    Each card lands one way round at random. Here water faces you.
solo-choice =
    Choose a side of the card.
    The side facing you gives you 3 marks, the other one 2.
solo-turn =
    Place your marks and press **Done**.
    They have to touch yours, as always.
solo-fade =
    Get to the temples early.
    In each new round, every temple you haven’t explored loses its highest number.
solo-rank =
    Your points at the end give you a rank.
    80 or less is the lowest, more than 120 the highest.
