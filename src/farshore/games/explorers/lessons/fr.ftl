### The lessons of Explorers, in French.

## Your first turn

first-turn = Votre premier tour
first-turn-aim = Le but du jeu, où va une coche, et ce qu’est un tour.
first-turn-end = Voilà un tour entier. Tous les autres se jouent de même.
first-turn-goal =
    Marquez le plus de points en quatre manches.
    Coche après coche, vous traversez le Paysage : Gemmes, Aliments, Temples et Villages rapportent des points.
first-turn-terrain =
    Choisissez l’eau.
    Vous partez du Village de départ f6. D’abord un terrain pour vos 3 coches.
first-turn-mark =
    Appuyez sur une des cases en évidence.
    Une coche va au-dessus, au-dessous, à gauche ou à droite d’une des vôtres. Le Village de départ compte.
first-turn-gem =
    Cochez la Gemme de g7.
    Ce que vous cochez est à vous.
first-turn-gem-wrong = C’est possible aussi, mais regardez d’abord la Gemme de g7.
first-turn-third =
    Placez votre dernière coche sur n’importe quelle case en évidence.
    Vos coches n’ont pas à se toucher.
first-turn-pad =
    Une Gemme rapporte 1 point à la fin de chaque manche.
    Trouvée maintenant, elle compte quatre fois.
first-turn-done =
    Appuyez sur **Terminé**.
    Vous pouvez annuler tant que tout le monde n’a pas terminé.
first-turn-card =
    Choisissez l’eau.
    Les cartes commencent. Vous êtes le joueur actif : choisissez un côté. Les autres le voient.
first-turn-three =
    Placez 3 coches, puis appuyez sur **Terminé**.
    Le joueur actif a toujours 3 coches.

## The card and the others

others = 2 coches ou 3
others-aim = Ce que vous pouvez choisir quand quelqu’un d’autre est actif.
others-end = Vous connaissez les deux côtés de la carte.
others-card =
    Quelqu’un d’autre est actif et a choisi l’eau.
    Vous le voyez avant de choisir.
others-choice =
    Choisissez un côté de la carte.
    Le même côté vous donne 2 coches, l’autre 3.
others-turn =
    Placez vos coches et appuyez sur **Terminé**.
    Les autres jouent en même temps.
others-active =
    Choisissez un côté de la carte.
    À vous d’être le joueur actif. C’est une carte Joker : chaque côté montre deux terrains.
others-mix =
    Placez vos 3 coches, puis appuyez sur **Terminé**.
    Répartissez-les entre les deux terrains à votre guise.

## Keys and temples

keys-and-temples = Clés, Temples et Chevaux
keys-and-temples-aim = Comment visiter un Temple, et à quoi servent un Cheval et une Carte.
keys-and-temples-end = Un Temple, un Cheval et une Carte : vous êtes en bonne voie.
keys-and-temples-key =
    Vous avez trouvé cette Clé plus tôt.
    Une Clé ouvre un Temple, dans n’importe quel quart, quand vous voulez.
keys-and-temples-temple =
    Cochez le Temple de h2.
    Il est sur le sable, et vous cochez du sable à ce tour.
keys-and-temples-temple-wrong = C’est possible, mais le Temple vaut plus : cochez h2.
keys-and-temples-value =
    Vous y êtes avant tout le monde : 12 points à la fin de la partie.
    Les suivants reçoivent le nombre suivant de la liste.
keys-and-temples-horse =
    Cochez le Cheval de i2.
    Il est juste à côté du Temple.
keys-and-temples-horse-wrong = C’est possible aussi. Essayez le Cheval de i2.
keys-and-temples-ride =
    Appuyez sur n’importe quelle case en évidence.
    Le Cheval vous donne tout de suite une coche en plus, dans n’importe quel terrain.
keys-and-temples-scroll =
    Vous avez aussi une Carte.
    À un tour ultérieur, elle remplace la carte : 4 coches dans un terrain de votre choix.
keys-and-temples-rest =
    Placez votre dernière coche et appuyez sur **Terminé**.
    Il vous reste une coche de sable à ce tour.
keys-and-temples-use =
    Utilisez votre Carte et choisissez un terrain.
    C’est un nouveau tour : 4 coches au lieu de 2 ou 3.
keys-and-temples-four =
    Placez vos 4 coches et appuyez sur **Terminé**.
    S’il n’y a plus de case, appuyez simplement sur **Terminé** : le reste est perdu.

## Provisions and gemstones

provisions = Aliments, Gemmes, Villages
provisions-aim = Ce qui compte à la fin de chaque manche, et à la fin de la partie.
provisions-end = Une pomme à cette manche ferait 10 points. Gardez l’œil ouvert.
provisions-carrot =
    Vous avez la carotte de h6 à cette manche.
    Chaque manche a de la place pour une pomme, une carotte et un poisson.
provisions-blocked =
    La carotte de j8 est donc bloquée jusqu’à la manche suivante.
    Appuyez à tout moment sur une case bloquée pour savoir pourquoi.
provisions-fish =
    Cochez le poisson de k7.
    C’est une deuxième sorte d’Aliments.
provisions-fish-wrong = C’est possible, mais une deuxième sorte rapporte plus : cochez k7.
provisions-pad =
    Deux sortes différentes rapportent 5 points, trois en rapportent 10.
    Elles comptent à la fin de la manche.
provisions-gems =
    Vos deux Gemmes comptent à la fin de cette manche.
    Et encore à la fin de chaque manche suivante.
provisions-village =
    Cochez k6.
    La case est à côté du Village k5. On ne coche jamais le Village lui-même.
provisions-village-wrong = C’est possible, mais k6 est à côté d’un Village.
provisions-village-points =
    1, 2, 3 ou 4 coches autour d’un Village rapportent 3, 5, 7 ou 10 points.
    Les quatre Villages comptent à la fin de la partie.
provisions-turn =
    Appuyez sur **Terminé**.
    La manche finit après sept cartes, la partie après quatre manches.

## Expert sides and achievements

expert = Côtés avancés et courses
expert-aim = Les coches en plus, la ligne des Gemmes, et comment gagner une course.
expert-end = Côtés avancés et simples se mélangent comme vous voulez.
expert-race =
    Course : 3 coches dans chaque quart.
    Le premier arrivé reçoit 10 points. Il ne vous manque que le quart C, en bas à gauche.
expert-take =
    Choisissez le sable.
    Quelqu’un d’autre a choisi l’eau : le sable vous donne 3 coches.
expert-take-wrong = Choisissez le sable cette fois : il mène au Temple.
expert-temple =
    Cochez le Temple de l9. Vous avez une Clé.
    Du côté avancé, il vaut 8 points, et le premier arrivé reçoit 3 coches en plus.
expert-temple-wrong = C’est possible, mais d’abord le Temple : cochez l9.
expert-second =
    Cochez l10 ou m9.
    D’abord vos propres coches, ensuite les coches en plus.
expert-gem =
    Cochez la Gemme de m10.
    Elle barre le nombre négatif suivant. Ceux qui restent vous coûtent des points à chaque manche.
expert-gem-wrong = C’est possible, mais regardez d’abord la Gemme de m10.
expert-bonus =
    Choisissez l’eau pour vos 3 coches en plus.
    Toutes vont dans un seul terrain. L’eau vous mène dans le quart C.
expert-bonus-wrong = Choisissez l’eau cette fois : elle mène dans le quart C.
expert-first =
    Cochez h9.
    C’est votre première coche dans le quart C.
expert-first-wrong = C’est possible, mais pour la course il vous faut le quart C.
expert-next =
    Cochez g9 ou h10.
    C’est la deuxième.
expert-last =
    Cochez g10.
    C’est la troisième : la course est à vous.
expert-done =
    Appuyez sur **Terminé**.
    On vérifie les courses à la fin de chaque tour, après les coches en plus.
expert-won =
    Vous avez gagné la course : 10 points.
    Les autres peuvent encore recevoir 8, 6 ou 4.
expert-sides =
    Les Aliments ont chacun leur manche : pommes, puis carottes, puis poissons.
    Et de vos Villages, seul le moins entouré compte.

## Solo

solo = En solo
solo-aim = Ce qui change quand vous jouez en solo.
solo-end = Voyez maintenant jusqu’où vous irez en quatre manches.
solo-card =
    En solo, il n’y a pas de joueur actif.
    Chaque carte tombe au hasard dans un sens. Ici, l’eau vous fait face.
solo-choice =
    Choisissez un côté de la carte.
    Le côté qui vous fait face donne 3 coches, l’autre 2.
solo-turn =
    Placez vos coches et appuyez sur **Terminé**.
    Elles doivent toucher les vôtres, comme toujours.
solo-fade =
    Allez tôt aux Temples.
    À chaque nouvelle manche, tout Temple non visité perd son nombre le plus haut.
solo-rank =
    Vos points à la fin vous donnent un rang.
    Jusqu’à 80, c’est le plus bas ; au-delà de 120, le plus haut.
