### Les leçons de Kingdom Maps, en français.

## Dessiner

drawing = Dessiner
drawing-aim = Annoncer un territoire, prendre un dé, dessiner un groupe de cases.
drawing-end = Votre carte a ses premières montagnes.
drawing-roll =
    Vous êtes le joueur actif et les dés sont lancés.
    D’abord vous dites ce que l’on dessine, puis vous prenez un dé : combien.
drawing-announce =
    Annoncez la montagne.
    À ce tour, tout le monde en dessinera.
drawing-announce-wrong = Tout territoire irait ; pour cette leçon, annoncez la montagne.
drawing-die =
    Prenez le 4.
    Le nombre de votre dé dit combien de cases vous dessinez.
drawing-die-wrong = Ce nombre irait aussi ; ici, prenez le 4.
drawing-first =
    Appuyez sur n’importe quelle case.
    Votre carte est vierge : la première case peut être n’importe où.
drawing-group =
    Dessinez le reste, en ligne droite si vous voulez, puis appuyez sur Terminé.
    Chaque case suivante doit en toucher une de ce tour.
drawing-pad =
    La Haute chaîne compte votre plus longue ligne droite de montagnes.
    1, 3 ou 6 points pour deux, trois ou quatre à la suite.

## Dés

dice = Les dés et les tours
dice-aim = Que faire quand d’autres sont actifs, et ce que coûte d’être actif.
dice-end = Vous connaissez maintenant les deux parts d’un tour.
dice-announced =
    Quelqu’un d’autre a annoncé la forêt.
    Vous la dessinez aussi, et cela ne vous coûte rien.
dice-number =
    Choisissez un nombre parmi les dés restants.
    Vous n’en prenez aucun, et d’autres peuvent choisir le même.
dice-draw =
    Dessinez autant de forêts en un seul groupe et appuyez sur Terminé.
    Les autres dessinent en même temps.
dice-active =
    Annoncez un territoire.
    À présent vous êtes actif. Cela coûte une annonce du territoire ; les marques montrent combien il en reste.
dice-take =
    Prenez un dé pour votre nombre.
    Il est sorti pour le reste de la manche.
dice-touch =
    Dessinez vos cases et appuyez sur Terminé.
    Maintenant la première case doit toucher votre carte, les suivantes se touchent.

## Pouvoirs

powers = Les pouvoirs et le ?
powers-aim = Comment augmenter ou diminuer un nombre, et à quoi sert la case du milieu.
powers-end = Les pouvoirs font tenir un nombre ; le point d’interrogation fait compter un critère deux fois.
powers-have =
    En D7, vous avez dessiné sur un +1/−1.
    Cela vous a donné un pouvoir.
powers-spend =
    Dépensez le pouvoir : quatre ou deux.
    Vous avez trois lacs à dessiner. Appuyez sur l’un des boutons.
powers-spend-wrong = Essayez d’abord votre pouvoir : plus ou moins.
powers-draw =
    Dessinez le nouveau nombre et appuyez sur Terminé.
    Le pouvoir est dépensé.
powers-more = Ces cases donnent d’autres pouvoirs, quoi que vous y dessiniez.
powers-question =
    La case du milieu est le point d’interrogation.
    À la fin de ce tour-là, vous marquez l’un des quatre critères selon votre carte du moment, en plus de la fin.

## Critères

criteria = Critères
criteria-aim = D’où viennent vos points.
criteria-end = Appuyez quand vous voulez sur une ligne de la feuille de score : elle montre les cases qui comptent.
criteria-four =
    Quatre critères sont en jeu, les mêmes pour tous, avec vos points du moment.
    D’autres parties en ont d’autres.
criteria-line =
    Haute chaîne : vos quatre montagnes en ligne droite valent 6 points.
    Une cinquième en ferait 10.
criteria-region =
    Pays de quatre : vos montagnes forment une région d’exactement quatre, 3 points.
    Une cinquième les perdrait !
criteria-least =
    Parts égales regarde le territoire que vous avez le moins dessiné.
    Tant qu’il en manque un, cela ne donne rien.
criteria-fit =
    La partie finit quand un nombre ne tient plus sur la carte de quelqu’un.
    Les autres dessinent encore, puis on additionne les critères et le point d’interrogation.
criteria-done =
    Appuyez sur Terminé.
    Votre groupe est complet.

## En solo

alone = En solo
alone-aim = Deux tours avec trois dés.
alone-end = C’était une manche entière en solo. Et ainsi de suite, jusqu’à un lancer qui ne tient plus.
alone-announce =
    Annoncez la ferme ; cela coûte une annonce.
    En solo, vous êtes toujours actif. Trois dés sont lancés.
alone-die =
    Prenez le 2 ou le 3.
    Mettez un dé de côté comme nombre. Les deux autres seront relancés ensuite.
alone-die-wrong = Pour cette leçon, prenez le 2 ou le 3.
alone-draw =
    Dessinez vos fermes et appuyez sur Terminé.
    Elles forment un groupe, et la première peut être n’importe où.
alone-two =
    Choisissez : quatre montagnes ou un lac.
    Il reste deux dés : l’un donne le territoire, l’autre le nombre. 1 est la montagne, 4 le lac.
alone-second =
    Dessinez et appuyez sur Terminé.
    Ce tour ne coûte aucune annonce.
alone-rank = Dès 80 points, il y a un rang ; à 150, vous êtes Marco Polo.
