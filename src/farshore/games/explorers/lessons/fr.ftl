### Les leçons d’Explorers, en français.

## Votre premier tour

first-turn = Votre premier tour
first-turn-aim = Où peut aller une coche, et ce qu’est un tour.
first-turn-end = C’était un tour entier. Tous les autres se jouent de même.
first-turn-village = Voici votre Paysage ; tout le monde a le même. Votre route part du Village de départ f6, déjà coché.
first-turn-terrain = D’abord, choisissez un terrain pour trois coches. Prenez l’eau.
first-turn-mark = Une coche se place au-dessus, au-dessous ou à côté d’une des vôtres. Le Village de départ en est une. Appuyez sur l’une des cases éclairées.
first-turn-gem = À côté de votre coche se trouve une Gemme. Cochez g7.
first-turn-gem-wrong = Cette case est ouverte aussi, mais voyez d’abord la Gemme en g7.
first-turn-third = Il reste une coche. Faites-la sur n’importe quelle case éclairée ; vos coches n’ont pas à se toucher.
first-turn-pad = Une Gemme rapporte un point à la fin de chaque manche. Trouvée maintenant, elle compte quatre fois.
first-turn-done = Les trois coches sont faites. Tant que vous n’appuyez pas sur Terminé, tout peut être repris. Appuyez.
first-turn-card = Maintenant viennent les cartes. À ce tour, vous êtes actif : prenez l’un des deux côtés, les autres le voient. Prenez l’eau.
first-turn-three = Comme joueur actif, vous y faites trois coches. Faites-les, puis appuyez sur Terminé.

## Clés et Temples

keys-and-temples = Clés, Temples et Chevaux
keys-and-temples-aim = Comment visiter un Temple, et à quoi servent un Cheval et une Carte.
keys-and-temples-end = Un Temple, un Cheval et une Carte en main : vous êtes en bonne voie.
keys-and-temples-key = Vous avez trouvé cette Clé plus tôt. Une Clé ouvre un seul Temple, n’importe où et quand vous voulez.
keys-and-temples-temple = Le Temple en h2 est dans le sable, et ce tour est celui du sable. Cochez-le.
keys-and-temples-temple-wrong = C’est ouvert, mais le Temple vaut davantage : cochez h2.
keys-and-temples-value = Vous êtes le premier ici : 12 points à la fin de la partie. Qui vient plus tard reçoit le nombre suivant de la liste.
keys-and-temples-horse = À côté du Temple attend un Cheval. Cochez i2.
keys-and-temples-horse-wrong = C’est ouvert aussi. Essayez le Cheval en i2.
keys-and-temples-ride = Le Cheval vous donne aussitôt une coche de plus, et pour celle-ci le terrain est libre. Appuyez sur une case éclairée.
keys-and-temples-scroll = Vous avez aussi une Carte. À un autre tour, elle remplace la carte Exploration : quatre coches dans un terrain au choix.
keys-and-temples-rest = Il reste une coche dans le sable à ce tour. Faites-la et appuyez sur Terminé.

## Aliments et Gemmes

provisions = Aliments et Gemmes
provisions-aim = Ce qui compte à la fin de chaque manche.
provisions-end = Une pomme dans cette manche, et ce serait 10 points. Cherchez-la.
provisions-carrot = La carotte en h6 est à vous dans cette manche. Chaque manche a de la place pour une pomme, une carotte et un poisson.
provisions-blocked = La carotte en j8 est donc bloquée jusqu’à la manche suivante. Appuyez dessus à l’occasion : une case bloquée dit pourquoi.
provisions-fish = Le poisson en k7 est d’une autre sorte. Cochez-le.
provisions-fish-wrong = C’est ouvert, mais une deuxième sorte d’Aliment rapporte plus : cochez k7.
provisions-pad = Deux sortes différentes rapportent 5 points à la fin de la manche, trois en rapportent 10.
provisions-gems = Vos deux Gemmes comptent à la fin de cette manche, et encore à la fin de chacune des suivantes.
provisions-turn = Il reste une coche à ce tour. Faites-la et appuyez sur Terminé.

## La carte et les autres

others = La carte et les autres
others-aim = Deux coches ou trois : que choisir quand quelqu’un d’autre est actif.
others-end = Vous connaissez maintenant les deux côtés de la carte.
others-card = Quelqu’un d’autre est actif et a pris l’eau, pour trois coches. Vous le voyez avant de choisir.
others-choice = Le même côté vous donne deux coches, l’autre trois. Prenez-en un.
others-turn = Faites vos coches et appuyez sur Terminé. Les autres jouent en même temps.
others-active = À présent vous êtes actif, et c’est une carte Joker : chaque côté est un duo de terrains. Prenez-en un.
others-mix = Répartissez vos trois coches à votre guise entre les deux terrains du duo, puis appuyez sur Terminé.

## Côtés avancés et Objectifs

expert = Côtés avancés
expert-aim = Ce qui change sur les côtés avancés, et ce qu’est un Objectif.
expert-end = Ces côtés se mélangent aux simples comme vous voulez.
expert-gems = Les Gemmes suivent maintenant une ligne du négatif au positif. Tant qu’il reste des nombres négatifs, la fin d’une manche coûte des points.
expert-provisions = La première manche n’a pas d’Aliments. Puis viennent les pommes, les carottes et les poissons, une manche chacun : 1, 4, 9 ou 16 points.
expert-temples = Tout Temple vaut 8 points. Le premier venu reçoit en plus trois coches, les suivants moins.
expert-villages = Seul compte le Village le moins entouré. N’en oubliez aucun.
expert-goal = Cet Objectif vaut pour tous : un point par coche de votre plus longue ligne horizontale.
expert-terrain = Commencez par l’herbe.
expert-turn = Faites vos trois coches et appuyez sur Terminé.

## En solo

solo = En solo
solo-aim = Ce qui change quand il n’y a personne d’autre à la table.
solo-end = Voyez maintenant jusqu’où vous allez en quatre manches.
solo-card = Personne n’est actif. Le hasard décide du sens de chaque carte ; ici, l’eau vous fait face.
solo-choice = Le côté qui vous fait face donne trois coches, l’autre deux. Prenez-en un.
solo-turn = Faites vos coches et appuyez sur Terminé.
solo-fade = Au début de chaque nouvelle manche, tout Temple non visité perd son plus haut nombre. Venez tôt.
solo-rank = Vos points à la fin vous donnent un rang. Jusqu’à 80 c’est le premier, au-delà de 120 le dernier.
