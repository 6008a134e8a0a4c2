# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Leg alle deine Karten ab, bevor die anderen es schaffen.
blockyou-moment-lots = Karten werden gezogen. Es geht weiter, sobald deine offen liegt.
blockyou-moment-ready = Sag, dass du bereit bist. Der Countdown beginnt, wenn alle es gesagt haben.
blockyou-moment-lead = Du hast die Spielleitung und startest den ersten Countdown. { $count ->
        [0] Alle anderen sind bereit.
        [one] Eine Person ist noch nicht bereit.
       *[other] { $count } Personen sind noch nicht bereit.
    }
blockyou-moment-wait = Du bist bereit. Der Countdown beginnt, wenn auch die anderen so weit sind.
blockyou-moment-countdown = Drei, zwei, eins, null: Dann werden alle Karten auf einmal aufgedeckt. Vorher kann niemand ablegen.
blockyou-moment-lay = Leg deine Karte auf Teile von mindestens zwei Karten: jede Farbe auf die gleiche, Weiß passt zu allem. Kein Finger darf auf dich selbst zeigen.
blockyou-moment-last = Nach einem Fehler bist nur noch du übrig. Du hast { $seconds } Sekunden, um deine Karte abzulegen; die Regeln bleiben gleich.
blockyou-moment-alone = Leg Karte um Karte ab: jede Farbe auf die gleiche, Weiß passt zu allem. Ein Fehler kostet eine Strafkarte, und nur die Zeit zählt.
blockyou-moment-done = Deine Karte liegt, und alle, auf die ihre Finger zeigen, sind blockiert. Bis zur nächsten Runde bist du sicher.
blockyou-moment-blocked = Ein Finger zeigt auf dich, deshalb ist die Runde für dich vorbei. Deine Karte kommt wieder unter deine anderen.
blockyou-moment-fault = Ein Fehler: Diese und die nächste Runde setzt du aus. Eine Strafkarte kommt zu deinen Karten, wenn noch eine da ist.
blockyou-moment-sit-out = Du setzt diese Runde aus, weil dir in der vorigen ein Fehler passiert ist. In der nächsten spielst du wieder mit.
blockyou-moment-back = Für dich ist die Runde vorbei, und deine Karte kommt wieder unter deine anderen. Gleich folgt der nächste Countdown.
blockyou-moment-watch = Alle suchen gleichzeitig. Jede richtige Karte zählt, und ihre Finger können andere blockieren.
blockyou-moment-over = Die Partie ist zu Ende. Gewonnen hat, wer zuerst alle Karten los war.

blockyou-coach-blocked = Blockiert von: { $name }. Ein Finger dieser Karte zeigt auf dich.
blockyou-coach-colours = Die Farben passten nicht: Auch die nächste Runde setzt du aus.
blockyou-coach-self = Ein Finger zeigte auf dich selbst: Auch die nächste Runde setzt du aus.
blockyou-coach-fewer = Ohne Fehler abgelegt. { $count ->
        [0] Du hast keine Karten mehr.
        [one] Du hast noch eine Karte.
       *[other] Du hast noch { $count } Karten.
    }
blockyou-coach-last = Nur du warst noch übrig: Eine richtige Karte hat die Runde beendet.
blockyou-coach-ten = Nur du bist noch übrig: { $seconds } Sekunden.
blockyou-coach-dead = Niemand konnte ablegen, deshalb ist die Runde vorbei.
blockyou-coach-refreshed = Niemand konnte ablegen, deshalb wird ein neues Spielfeld ausgelegt.
