landing = Your first landings
landing-aim = How squares are taken, and what a chain is.
landing-end = Two squares and a chain: now play all six rounds.
landing-tide = Each round a tide is drawn. It says what a square is worth now.
landing-first = All land at the same time, and nobody sees where the others go. Land on c3.
landing-points = You were alone on c3, so it is yours and worth 2.
landing-chain = Squares side by side make a chain, a point for each. Land beside c3.
landing-chain-wrong = That is allowed, but it is not beside c3.
