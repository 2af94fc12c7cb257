landing = I tuoi primi approdi
landing-aim = Come si prendono le caselle e che cos’è una catena.
landing-end = Due caselle e una catena: ora gioca tutti e sei i round.
landing-tide = A ogni round si pesca una marea. Dice quanto vale adesso una casella.
landing-first = Tutti approdano insieme, e nessuno vede dove vanno gli altri. Approda in c3.
landing-points = In c3 eri solo: la casella è tua e vale 2.
landing-chain = Caselle vicine formano una catena, un punto per ognuna. Approda accanto a c3.
landing-chain-wrong = È permesso, ma non è accanto a c3.
