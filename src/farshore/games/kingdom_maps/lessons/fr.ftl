### The lessons of Kingdom Maps, in French.

## Drawing

drawing = Dessiner
drawing-aim = Le but du jeu, et comment annoncer, prendre un dé et dessiner.
drawing-end = Votre carte a ses premières montagnes.
drawing-goal =
    Dessinez la carte qui rapporte le plus de points.
    Quatre critères, les mêmes pour tout le monde, disent ce qui compte. Ils changent à chaque partie.
drawing-announce =
    Annoncez montagne.
    Haute chaîne compte les lignes droites de montagnes. Tout le monde dessine ce que vous annoncez.
drawing-announce-wrong = Tout territoire est permis. Pour cette leçon, annoncez montagne.
drawing-die =
    Prenez le 4.
    Votre dé dit combien de cases vous dessinez.
drawing-die-wrong = Ce nombre va aussi. Pour cette leçon, prenez le 4.
drawing-first =
    Appuyez sur n’importe quelle case.
    Votre carte est vierge : vous pouvez commencer partout.
drawing-group =
    Dessinez le reste, en ligne droite si vous voulez, puis appuyez sur **Terminé**.
    Chaque case suivante doit en toucher une de ce tour.
drawing-pad =
    Deux, trois ou quatre montagnes en ligne droite : 1, 3 ou 6 points.
    Appuyez sur une ligne de la feuille de score pour voir les cases qui comptent.

## Criteria

criteria = Critères
criteria-aim = D’où viennent vos points, et quand finit la partie.
criteria-end = Lisez les quatre critères avant d’annoncer quoi que ce soit.
criteria-four =
    Voici les quatre critères de cette partie, avec vos points actuels.
    Vous avez deux montagnes en ligne : 1 point.
criteria-line =
    Dessinez une montagne en D6.
    Haute chaîne : plus la ligne droite est longue, plus chaque case rapporte.
criteria-line-wrong = Ce serait aussi une montagne, mais D6 allonge la ligne.
criteria-region =
    Dessinez la dernière montagne en D7.
    Pays de quatre veut des régions d’exactement quatre cases : 3 points de plus. Une cinquième les perdrait !
criteria-region-wrong = Pour la ligne et la région de quatre, dessinez en D7.
criteria-done =
    Appuyez sur **Terminé**.
    L’autre joueur dessine en même temps, puis annonce lac.
criteria-number =
    Choisissez le 3.
    Eaux intérieures compte 7 par région de lac qui ne touche pas le bord.
criteria-lakes =
    Dessinez trois lacs loin du bord, puis appuyez sur **Terminé**.
    Des lacs d’un seul tenant font une région : elle compte 7, quelle que soit sa taille.
criteria-least =
    Parts égales regarde votre territoire le plus rare.
    Tant qu’il en manque un, cela rapporte 0.
criteria-end-of-match =
    La partie finit quand un nombre ne tient plus sur une carte.
    Les autres dessinent encore. Puis on additionne les critères et la case « ? ».

## Dice

dice = Dés et annonces
dice-aim = Ce que vous faites quand d’autres sont actifs, et ce que coûte une annonce.
dice-end = Vous connaissez les deux moitiés d’un tour.
dice-announced =
    Quelqu’un d’autre a annoncé marais et pris le 6.
    Vous dessinez aussi des marais, et cela ne vous coûte rien.
dice-number =
    Choisissez un nombre parmi les dés restants.
    Le dé reste sur la table ; d’autres peuvent aussi le choisir.
dice-draw =
    Dessinez autant de marais d’un seul tenant et appuyez sur **Terminé**.
    Les autres dessinent en même temps.
dice-active =
    Annoncez un territoire.
    À vous d’être le joueur actif. Cela coûte une annonce ; les cases montrent combien il en reste.
dice-take =
    Prenez un dé pour votre nombre.
    Il sort du jeu jusqu’à la fin de la manche.
dice-touch =
    Dessinez vos cases et appuyez sur **Terminé**.
    La première touche votre carte, les suivantes se touchent.

## Powers

powers = Pouvoirs et point d’interrogation
powers-aim = Comment changer votre nombre, et faire compter un critère d’avance.
powers-end = Les pouvoirs ajustent un nombre. Le « ? » fait compter un critère deux fois.
powers-have =
    En D7, vous avez dessiné sur un +1/−1.
    Cela vous a donné un pouvoir.
powers-spend =
    Dépensez-le : appuyez sur **+1** ou **−1**.
    Vous avez trois lacs à dessiner. Avec le pouvoir, ce sera quatre ou deux.
powers-spend-wrong = Essayez d’abord votre pouvoir : +1 ou −1.
powers-question =
    Commencez en E5, la case du « ? ».
    Dessinez-y, et à la fin de ce tour un critère compte aussitôt.
powers-question-wrong = Vous pourriez commencer là, mais essayez le « ? » en E5.
powers-score =
    Dessinez le reste, faites compter un critère, puis appuyez sur **Terminé**.
    Choisissez celui qui rapporte le plus maintenant.
powers-kept =
    Ces points sont à vous pour de bon.
    À la fin, le critère compte encore.
powers-more =
    Cinq autres cases donnent un pouvoir.
    Peu importe le territoire que vous y dessinez.

## Solo

solo = En solo
solo-aim = Deux tours avec trois dés.
solo-end = Voilà une manche entière en solo. On continue jusqu’à ce qu’un lancer ne tienne plus.
solo-announce =
    Annoncez ferme. Cela coûte une annonce.
    En solo, vous êtes toujours le joueur actif. Vous avez lancé trois dés.
solo-die =
    Prenez le 2 ou le 3.
    C’est votre nombre. Les deux autres dés seront relancés.
solo-die-wrong = Pour cette leçon, prenez le 2 ou le 3.
solo-draw =
    Dessinez vos fermes et appuyez sur **Terminé**.
    Elles forment un groupe, et la première va où vous voulez.
solo-two =
    Choisissez : quatre montagnes ou un lac.
    Il reste deux dés : l’un donne le territoire, l’autre le nombre. 1, c’est montagne ; 4, c’est lac.
solo-second =
    Dessinez et appuyez sur **Terminé**.
    Ce tour ne coûte aucune annonce.
solo-rank =
    À partir de 80 points, vous recevez un rang.
    Avec 150 points, vous êtes Marco Polo.
