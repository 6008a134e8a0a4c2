# Blokus: the rule of the moment, the coach, the goal in one line.

blokus-moment-goal = Leg so viele Quadrate, wie du kannst, Ecke an Ecke.
blokus-moment-lots = Gerade wird ausgelost, wer beginnt. Vorher kann niemand einen Stein legen.
blokus-moment-wait = Gerade dran: { $name }. Es geht reihum im Uhrzeigersinn, mit je einem Stein; du kommst also von selbst dran.
blokus-moment-watch = Gerade dran: { $name }. In diesem Zug kommt ein Stein dieser Farbe aufs Brett: { $colour }.
blokus-moment-first = Der erste Stein einer Farbe muss eine Ecke des Bretts abdecken. { $count ->
        [one] Eine Ecke ist noch frei.
       *[other] { $count } Ecken sind noch frei.
    }
blokus-moment-own-start = Der erste Stein einer Farbe muss die eigene Ecke des Bretts abdecken. Sie leuchtet für dich: { $colour }.
blokus-moment-start = Auf dem kleinen Brett muss dein erster Stein dein eigenes Startfeld abdecken. Es leuchtet für dich: { $colour }.
blokus-moment-corner = Dein Stein muss die eigene Farbe an einer Ecke berühren und darf nirgends Kante an Kante mit ihr liegen. { $pass ->
        [yes] Du darfst auch passen.
       *[no] An den leuchtenden Feldern kann er anfangen.
    }
blokus-moment-shared-first = Du legst für die gemeinsame Farbe: { $colour }. Ihr erster Stein muss eine freie Ecke des Bretts abdecken.
blokus-moment-shared = Du legst für die gemeinsame Farbe: { $colour }. Der Stein muss sie an einer Ecke berühren, nie Kante an Kante.
blokus-moment-shut = Keiner deiner Steine passt mehr, deshalb wirst du übersprungen. Das Brett wird nur noch voller: Am Ende zählen deine übrigen Quadrate.
blokus-moment-done = Alle deine Steine sind gelegt, deshalb wirst du übersprungen. Die anderen legen, bis niemand mehr kann.
blokus-moment-over = Die Partie ist zu Ende. Jetzt zählen die übrigen Quadrate.

blokus-coach-corners = Ab jetzt muss jeder Stein diese Farbe berühren, und zwar nur an Ecken: { $colour }.
blokus-coach-mine = Diese Farbe findet keinen Platz mehr und wird ab jetzt übersprungen: { $colour }.
blokus-coach-theirs = Diese Farbe ist blockiert und wird ab jetzt übersprungen: { $colour }.
blokus-coach-finished = Von dieser Farbe ist alles gelegt: { $colour }.
blokus-coach-lane = { $name }: Dieser Zug hat einen Weg versperrt. { $count ->
        [one] Einer deiner Steine passt jetzt nirgends mehr.
       *[other] { $count } deiner Steine passen jetzt nirgends mehr.
    }
