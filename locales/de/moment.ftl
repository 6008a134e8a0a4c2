# The rule of the moment at a table: what may be done now, and why.

moment-title = Was jetzt gilt
moment-why = Warum? { $reason }
moment-passage = Aus den Regeln
moment-read = In den Regeln weiterlesen
moment-goal = Ziel
moment-coach = Coach
moment-coach-off = Coach ausschalten
moment-coach-about = In deinen ersten drei Partien bei jedem Spiel sagt dir eine Zeile, was sich gerade geändert hat.
moment-plain-yours = Du bist dran. Wähl einen der Züge auf der Seite.
moment-plain-theirs = Gerade dran: { $name }. Sobald du wieder an der Reihe bist, kannst du etwas tun.
moment-plain-others = Andere sind dran. Sobald du an der Reihe bist, kannst du wieder etwas tun.
moment-plain-over = Die Partie ist zu Ende. Jetzt lässt sich nichts mehr spielen.
