### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Tipp
blokus-advice-key = Tipp (H)
blokus-advice-stop = Keinen Tipp mehr suchen
blokus-advice-thinking = Suche einen guten Zug…
blokus-advice-close = Tipp ausblenden
blokus-advice-take = So legen
blokus-advice-said = Tipp: { $piece } auf { $cells }. { $margin }.
blokus-advice-refused = Kein Tipp: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Etwa ein Quadrat Vorsprung
       *[other] Etwa { $count } Quadrate Vorsprung
    }
blokus-margin-behind =
    { $count ->
        [one] Etwa ein Quadrat Rückstand
       *[other] Etwa { $count } Quadrate Rückstand
    }
blokus-margin-level = Etwa gleichauf mit der besten Farbe

## The review

blokus-review-waiting = Die Partie wird angesehen…
blokus-review-progress = { $done } von { $total } Zügen angesehen
blokus-review-chart = Erwartetes Ergebnis, Zug um Zug
blokus-review-about = So viele Quadrate legt jede Farbe wohl bis zum Ende
blokus-review-about-bonus = So viele Quadrate legt jede Farbe wohl bis zum Ende, mit Bonuspunkten
blokus-review-slider = Stelle in der Partie
blokus-review-before = Vor Zug { $number }
blokus-review-end = Das Ende
blokus-review-unknown = noch nicht angesehen
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Wo die Partie kippte
blokus-review-swings-later = Die größten Wendungen erscheinen hier.
blokus-review-no-swings = Kein Zug hat etwas verschenkt. Gut gespielt!
blokus-review-swing = Zug { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] etwa ein Quadrat verschenkt
       *[other] etwa { $count } Quadrate verschenkt
    }
blokus-review-played = Gespielt: { $piece }
blokus-review-better = Besser: { $piece }
blokus-review-board = Stellung vor Zug { $number }
blokus-review-board-swing = Stellung vor Zug { $number }. Gespielt: { $played }. Besser: { $better }.
blokus-review-board-end = Die Endstellung
blokus-review-table = Alle Zahlen
blokus-review-table-caption = Erwartete Punkte jeder Farbe vor jedem Zug
blokus-review-column-move = Zug
blokus-review-column-player = Name
blokus-review-column-laid = Gelegt
blokus-review-column-better = Besser
blokus-review-number = { $points }
