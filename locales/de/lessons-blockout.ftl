# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Dein erster Turm
lesson-blockout-box = Mit dem echten Spiel
lesson-blockout-take = Die rote Karte erlaubt jeden roten Klotz: Tipp auf die Karte, dann auf einen Klotz.
lesson-blockout-take-done = Jeder rote Klotz wäre recht; andere Farben nicht.
lesson-blockout-lower = Tipp auf die leuchtende Karte, drück ↓, bis ihr Klotz auf dem Tisch liegt, und lass los.
lesson-blockout-lower-done = Das ist der Anfang deines Turms.
lesson-blockout-stack = Zieh den Klotz über den Turm, drück ↓ und lass los: Er muss stehen, bis auf drei gezählt ist.
lesson-blockout-stack-done = Er stand bis zum Schluss.
lesson-blockout-edge = Der oberste Klotz steht weiter rechts: Senk deinen dort ab und lass los, wenn er ruhig ist.
lesson-blockout-edge-done = Die Mitte eines Klotzes muss auf etwas liegen.
lesson-blockout-fall = Dieser Turm hält nicht: Nimm einen Klotz, sieh, was ein Sturz kostet, und fang neu an.
lesson-blockout-fall-done = Drei Karten mehr und noch im selben Zug ein neuer Turm.
lesson-blockout-pass = Ist es dir zu wackelig? Tipp zweimal auf „Passen“.
lesson-blockout-pass-done = Diesmal kein Klotz: Sollen die anderen zittern.
lesson-blockout-reverse = Tipp zweimal auf „Umkehr“, und es geht andersherum weiter.
lesson-blockout-reverse-done = Jetzt ist die Person auf deiner anderen Seite dran.
lesson-blockout-extra = Mit „Noch ein Klotz“ gewinnt deine letzte Karte noch nicht: Setz irgendeinen Klotz, den du magst.
lesson-blockout-extra-done = Er steht, und du hast gewonnen.
lesson-blockout-ninth = Acht Klötze stehen: Setz den neunten, und du gewinnst sofort.
lesson-blockout-ninth-done = Alle neun: Mehr braucht es nicht.
lesson-blockout-real = Tipp auf die leuchtende Karte, setz so einen Klotz auf deinem eigenen Tisch und sag, was passiert ist.
lesson-blockout-real-done = Das Handy hält die Karten, du hältst den Turm.

lesson-wrong-red-card = Nicht diese: Spiel die rote Karte.
lesson-wrong-build = Jetzt nicht: Nimm einen Klotz.
lesson-wrong-play-pass = Jetzt nicht: Spiel „Passen“.
lesson-wrong-play-reverse = Jetzt nicht: Spiel „Umkehr“.
lesson-wrong-fell = Umgefallen. Versuch es noch einmal.
lesson-wrong-need-block-card = Ein neuer Turm beginnt mit einer Klotzkarte.
