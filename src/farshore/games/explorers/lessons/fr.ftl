### Les leçons d’Explorers, en français.

## Votre premier tour

first-turn = Votre premier tour
first-turn-aim = Où peut aller une coche, et ce qu’est un tour.
first-turn-end = C’était un tour entier. Tous les autres se jouent de même.
first-turn-village =
    Voici votre Paysage ; tout le monde a le même.
    Votre route part du Village de départ f6, déjà coché.
first-turn-terrain =
    Prenez l’eau.
    D’abord, choisissez un terrain pour trois coches.
first-turn-mark =
    Appuyez sur l’une des cases éclairées.
    Une coche se place au-dessus, au-dessous ou à côté d’une des vôtres. Le Village de départ en est une.
first-turn-gem =
    Cochez la Gemme en g7.
    À côté de votre coche se trouve une Gemme.
first-turn-gem-wrong = Cette case est ouverte aussi, mais voyez d’abord la Gemme en g7.
first-turn-third =
    Faites votre dernière coche sur n’importe quelle case éclairée.
    Vos coches n’ont pas à se toucher.
first-turn-pad =
    Une Gemme rapporte un point à la fin de chaque manche.
    Trouvée maintenant, elle compte quatre fois.
first-turn-done =
    Appuyez sur Terminé.
    Les trois coches sont faites. Tant que vous n’appuyez pas sur Terminé, tout peut être repris.
first-turn-card =
    Prenez l’eau.
    Maintenant viennent les cartes. À ce tour, vous êtes actif : prenez l’un des deux côtés, les autres le voient.
first-turn-three =
    Faites trois coches, puis appuyez sur Terminé.
    Comme joueur actif, vous y faites trois coches.

## Clés et Temples

keys-and-temples = Clés, Temples et Chevaux
keys-and-temples-aim = Comment visiter un Temple, et à quoi servent un Cheval et une Carte.
keys-and-temples-end = Un Temple, un Cheval et une Carte en main : vous êtes en bonne voie.
keys-and-temples-key =
    Vous avez trouvé cette Clé plus tôt.
    Une Clé ouvre un seul Temple, n’importe où et quand vous voulez.
keys-and-temples-temple =
    Cochez le Temple en h2.
    Le Temple en h2 est dans le sable, et ce tour est celui du sable.
keys-and-temples-temple-wrong = C’est ouvert, mais le Temple vaut davantage : cochez h2.
keys-and-temples-value =
    Vous êtes le premier ici : 12 points à la fin de la partie.
    Qui vient plus tard reçoit le nombre suivant de la liste.
keys-and-temples-horse =
    Cochez le Cheval en i2.
    À côté du Temple attend un Cheval.
keys-and-temples-horse-wrong = C’est ouvert aussi. Essayez le Cheval en i2.
keys-and-temples-ride =
    Appuyez sur une case éclairée.
    Le Cheval vous donne aussitôt une coche de plus, et pour celle-ci le terrain est libre.
keys-and-temples-scroll =
    Vous avez aussi une Carte.
    À un autre tour, elle remplace la carte Exploration : quatre coches dans un terrain au choix.
keys-and-temples-rest =
    Faites votre dernière coche et appuyez sur Terminé.
    Il reste une coche dans le sable à ce tour.
keys-and-temples-use =
    Utilisez votre Carte et choisissez un terrain.
    Elle remplace la carte Exploration : quatre coches au lieu de deux ou trois.
keys-and-temples-four =
    Faites vos quatre coches et appuyez sur Terminé.
    Si un jour aucune case n’est possible, appuyez sur Terminé : seul le tour est perdu.

## Aliments et Gemmes

provisions = Aliments, Gemmes, Villages
provisions-aim = Ce qui compte à la fin de chaque manche, et à la fin de la partie.
provisions-end = Une pomme dans cette manche, et ce serait 10 points. Cherchez-la.
provisions-carrot =
    La carotte en h6 est à vous dans cette manche.
    Chaque manche a de la place pour une pomme, une carotte et un poisson.
provisions-blocked =
    La carotte en j8 est donc bloquée jusqu’à la manche suivante.
    Appuyez dessus à l’occasion : une case bloquée dit pourquoi.
provisions-fish =
    Cochez le poisson en k7.
    Le poisson en k7 est d’une autre sorte.
provisions-fish-wrong = C’est ouvert, mais une deuxième sorte d’Aliment rapporte plus : cochez k7.
provisions-pad =
    Deux sortes différentes rapportent 5 points, trois en rapportent 10.
    Elles comptent à la fin de la manche.
provisions-gems =
    Vos deux Gemmes comptent à la fin de cette manche.
    Elles comptent encore à la fin de chacune des suivantes.
provisions-villages =
    Voyez les quatre cases autour d’un Village.
    Vos coches y comptent à la fin de la partie. Le Village lui-même ne se coche jamais.
provisions-village-points =
    Une à quatre coches autour d’un Village rapportent 3, 5, 7 ou 10 points.
    Tous les Villages s’additionnent.
provisions-turn =
    Faites votre dernière coche et appuyez sur Terminé.
    Au bout de sept tours la manche est finie, au bout de quatre manches la partie.

## La carte et les autres

others = La carte et les autres
others-aim = Deux coches ou trois : que choisir quand quelqu’un d’autre est actif.
others-end = Vous connaissez maintenant les deux côtés de la carte.
others-card =
    Quelqu’un d’autre est actif et a pris l’eau, pour trois coches.
    Vous le voyez avant de choisir.
others-choice =
    Prenez un côté de la carte.
    Le même côté vous donne deux coches, l’autre trois.
others-turn =
    Faites vos coches et appuyez sur Terminé.
    Les autres jouent en même temps.
others-active =
    Prenez un côté de la carte.
    À présent vous êtes actif, et c’est une carte Joker : chaque côté est un duo de terrains.
others-mix =
    Faites vos trois coches, puis appuyez sur Terminé.
    Répartissez-les à votre guise entre les deux terrains du duo.

## Côtés avancés et Objectifs

expert = Côtés avancés
expert-aim = Ce qui change sur les côtés avancés, et ce qu’est un Objectif.
expert-end = Ces côtés se mélangent aux simples comme vous voulez.
expert-gems =
    Les Gemmes suivent maintenant une ligne du négatif au positif.
    Tant qu’il reste des nombres négatifs, la fin d’une manche coûte des points.
expert-provisions =
    La première manche n’a pas d’Aliments.
    Puis viennent les pommes, les carottes et les poissons, une manche chacun : 1, 4, 9 ou 16 points.
expert-temples =
    Tout Temple vaut 8 points.
    Le premier venu reçoit en plus trois coches, les suivants moins.
expert-villages =
    Seul compte le Village le moins entouré.
    N’en oubliez aucun.
expert-goal =
    Cet Objectif vaut pour tous.
    Un point par coche de votre plus longue ligne horizontale.
expert-terrain =
    Commencez par l’herbe.
    Tout terrain à côté du Village de départ conviendrait.
expert-turn =
    Faites vos trois coches et appuyez sur Terminé.
    Pensez à la ligne : les coches côte à côte comptent à la fin.

## En solo

solo = En solo
solo-aim = Ce qui change quand il n’y a personne d’autre à la table.
solo-end = Voyez maintenant jusqu’où vous allez en quatre manches.
solo-card =
    Personne n’est actif.
    Le hasard décide du sens de chaque carte ; ici, l’eau vous fait face.
solo-choice =
    Prenez un côté de la carte.
    Le côté qui vous fait face donne trois coches, l’autre deux.
solo-turn =
    Faites vos coches et appuyez sur Terminé.
    Elles doivent toucher les vôtres, comme à plusieurs.
solo-fade =
    Venez tôt aux Temples.
    Au début de chaque nouvelle manche, tout Temple non visité perd son plus haut nombre.
solo-rank =
    Vos points à la fin vous donnent un rang.
    Jusqu’à 80 c’est le premier, au-delà de 120 le dernier.
