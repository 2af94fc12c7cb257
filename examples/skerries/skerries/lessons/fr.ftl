landing = Vos premiers accostages
landing-aim = Comment prendre des cases, et ce qu’est une chaîne.
landing-end = Deux cases et une chaîne : jouez maintenant les six manches.
landing-tide = À chaque manche, une marée est tirée. Elle dit ce que vaut une case à présent.
landing-first = Tous accostent en même temps, et personne ne voit où vont les autres. Accostez en c3.
landing-points = Vous étiez seul en c3 : la case est à vous et vaut 2.
landing-chain = Des cases voisines forment une chaîne, un point pour chacune. Accostez à côté de c3.
landing-chain-wrong = C’est permis, mais ce n’est pas à côté de c3.
