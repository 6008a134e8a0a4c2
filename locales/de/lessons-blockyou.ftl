# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Farben und Finger
lesson-blockyou-match = Zieh deine Karte in den Rahmen: Jede Farbe liegt auf der gleichen.
lesson-blockyou-match-done = Alle Farben stimmen, also darf die Karte dort liegen.
lesson-blockyou-white = Weiß passt zu jeder Farbe, auf deiner Karte und auf dem Spielfeld: Nimm den Rahmen.
lesson-blockyou-white-done = Weiß und jede andere Farbe passen immer zusammen.
lesson-blockyou-turn = Tipp auf deine Karte, um sie zu drehen, dann zieh sie in den Rahmen.
lesson-blockyou-turn-done = Schon eine Vierteldrehung kann eine Karte passend machen.
lesson-blockyou-two = Eine Karte liegt nie auf nur einer Karte: Leg deine über zwei.
lesson-blockyou-two-done = Mindestens zwei Karten darunter: So ist es erlaubt.
lesson-blockyou-point = Deine Karte zeigt nach oben auf die andere Person: Leg sie ab, und diese Person ist blockiert.
lesson-blockyou-point-done = Blockiert: In dieser Runde kommt von dort keine Karte mehr.
lesson-blockyou-self = Ein Finger nach unten zeigt auf dich: Dreh deine Karte, bis keiner mehr auf dich zeigt, dann leg sie ab.
lesson-blockyou-self-done = Niemand blockiert sich gern selbst.
lesson-blockyou-last = Die andere Person hat einen Fehler gemacht: In einer Partie hast du jetzt zehn Sekunden für deine Karte.
lesson-blockyou-last-done = Rechtzeitig: eine Karte weniger für dich.
lesson-blockyou-round = Eine echte Runde gegen einen verschlafenen Bot: Fang an, warte auf null und finde eine Stelle.
lesson-blockyou-round-done = Du warst zuerst fertig, also ist die Runde vorbei.

lesson-wrong-colours-differ = Dort passen einige Farben nicht, und das würde eine Strafkarte kosten.
lesson-wrong-points-at-you = Ein Finger zeigt auf dich: Dreh die Karte.
lesson-wrong-no-white = Das passt, aber dort hilft kein Weiß vom Spielfeld.
lesson-wrong-point-across = Das passt, aber kein Finger zeigt auf die andere Person.
lesson-wrong-covers-one-card = Sie liegt nur auf einer Karte: Schieb sie eine halbe Karte weiter.
