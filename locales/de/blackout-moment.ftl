# Blackout: the rule of the moment, the coach, the goal in one line.

blackout-moment-goal = Leg den letzten Chip auf eine Karte, dann gehört sie dir. Fünf Karten gewinnen.
blackout-moment-lots = Die Karten werden ausgelegt. Das Los bestimmt, wer beginnt und welche drei Karten zuerst liegen.
blackout-moment-wait = Gerade dran: { $name }. Ist dieser Wurf aufgebraucht, gehen die Würfel nach links weiter.
blackout-moment-watch = Gerade dran: { $name }. Jede gewürfelte Zahl bringt einen Chip auf eine Karte.
blackout-moment-over = Die Partie ist zu Ende: Mit der fünften Karte ist sofort Schluss. Der Rang der anderen richtet sich nach ihren gewonnenen Karten.
blackout-moment-roll = Lass zuerst die Würfel die Rutsche hinunter. Du kannst nur legen, was du gewürfelt hast.
blackout-moment-luck = Die Würfel oder eine neue Karte sind unterwegs. Sobald sie ruhig liegen, geht es weiter.
blackout-moment-place = Noch zu legen: { $numbers }. { $duty ->
        [may] Was passt, muss gelegt werden, außer du hast in diesem Zug schon eine Karte gewonnen oder ein NOCHMAL genutzt.
       *[must] Jede Zahl, die passt, muss gelegt werden; das Feld suchst du aus.
    } { $gone ->
        [0] { "" }
        [one] Passt gerade nirgends: { $lost }.
       *[other] Passen gerade nirgends: { $lost }.
    }
blackout-moment-reroll = Deine Zahlen sind aufgebraucht, deshalb müssen die anderen zwei Würfel noch einmal rollen. JOKER und ZURÜCK bleiben dir für danach.
blackout-moment-wild = Mit deinem JOKER darfst du einen Chip auf irgendeine offene Zahl legen. Nutzt du ihn nicht, verfällt er am Ende des Zugs.
blackout-moment-undo = Mit deinem ZURÜCK darfst du einen Chip von irgendeiner Karte nehmen, egal wer ihn gelegt hat. Nutzt du es nicht, verfällt es am Ende des Zugs.
blackout-moment-end = Du darfst deinen Zug beenden. Was vom Wurf noch übrig ist, verfällt.
blackout-moment-call = Alle drei besonderen Seiten auf einmal: Ruf BLACKOUT! Wer zuerst ruft, nimmt die nächste Karte vom Stapel.

blackout-coach-dark = Licht aus: Wer zuerst ruft, nimmt eine Karte.
blackout-coach-won = Du hast eine Karte gewonnen. { $count ->
        [0] { "" }
       *[other] Mach mit dem Rest deines Wurfs weiter.
    }
blackout-coach-taken = Karte gewonnen: { $name }.
blackout-coach-found = Für { $numbers } ist wieder Platz: Leg, was passt.
blackout-coach-lost = { $count ->
        [one] Kein offenes Feld für { $numbers }: Die Zahl ist verloren, wenn kein Platz frei wird.
       *[other] Keine offenen Felder für { $numbers }: Diese Zahlen sind verloren, wenn kein Platz frei wird.
    }
blackout-coach-wild = Ein JOKER ist noch da: Tipp auf irgendeine offene Zahl.
blackout-coach-winner = Einer Karte fehlt nur noch die { $number }, und du hast sie gewürfelt.
