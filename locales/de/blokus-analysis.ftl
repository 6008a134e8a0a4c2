### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = So legen
blokus-advice-said = Tipp: { $piece } auf { $cells }. { $margin }.
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

blokus-review-chart = Erwartetes Ergebnis, Zug um Zug
blokus-review-about = So viele Quadrate legt jede Farbe wohl bis zum Ende
blokus-review-about-bonus = So viele Quadrate legt jede Farbe wohl bis zum Ende, mit Bonuspunkten
blokus-review-slider = Stelle in der Partie
blokus-review-unknown = noch nicht angesehen
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] etwa ein Quadrat verschenkt
       *[other] etwa { $count } Quadrate verschenkt
    }
blokus-review-gave-piece = Kein Platz mehr für: { $pieces }
blokus-review-gave-lane = Weg versperrt von: { $name }. Kein Platz mehr für: { $pieces }
blokus-review-gave-room = Quadrate außer Reichweite: { $count }
blokus-review-gave-left = Freie Quadrate überlassen an: { $name } · { $count }
blokus-review-gave-small = Weniger Quadrate gelegt: { $count }
blokus-review-table = Alle Zahlen
blokus-review-table-caption = Erwartete Punkte jeder Farbe vor jedem Zug
blokus-review-column-move = Zug
blokus-review-column-player = Name
blokus-review-column-laid = Gelegt
blokus-review-column-better = Besser
blokus-review-number = { $points }
