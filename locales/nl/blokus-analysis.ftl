### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Tip
blokus-advice-key = Tip (H)
blokus-advice-stop = Stop met een tip zoeken
blokus-advice-thinking = Op zoek naar een goede zet…
blokus-advice-close = Verberg de tip
blokus-advice-take = Leg neer
blokus-advice-said = Tip: { $piece } op { $cells }. { $margin }.
blokus-advice-refused = Geen tip: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Ongeveer één vierkantje voor
       *[other] Ongeveer { $count } vierkantjes voor
    }
blokus-margin-behind =
    { $count ->
        [one] Ongeveer één vierkantje achter
       *[other] Ongeveer { $count } vierkantjes achter
    }
blokus-margin-level = Ongeveer gelijk met de beste

## The review

blokus-review-waiting = Het spel wordt bekeken…
blokus-review-progress = { $done } van { $total } zetten bekeken
blokus-review-chart = Verwachte uitslag, zet voor zet
blokus-review-about = Hoeveel vierkantjes elke kleur naar verwachting legt tot het eind
blokus-review-about-bonus = Hoeveel vierkantjes elke kleur naar verwachting legt tot het eind, met bonuspunten
blokus-review-slider = Moment in het spel
blokus-review-before = Voor zet { $number }
blokus-review-end = Het einde
blokus-review-unknown = nog niet bekeken
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Waar het spel kantelde
blokus-review-swings-later = Hier komen de grootste kantelpunten.
blokus-review-no-swings = Geen zet gaf iets weg. Goed gespeeld!
blokus-review-swing = Zet { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] gaf ongeveer één vierkantje weg
       *[other] gaf ongeveer { $count } vierkantjes weg
    }
blokus-review-played = Gespeeld: { $piece }
blokus-review-better = Beter: { $piece }
blokus-review-board = Stand voor zet { $number }
blokus-review-board-swing = Stand voor zet { $number }. Gespeeld: { $played }. Beter: { $better }.
blokus-review-board-end = De eindstand
blokus-review-table = Alle getallen
blokus-review-table-caption = Verwachte punten van elke kleur voor elke zet
blokus-review-column-move = Zet
blokus-review-column-player = Speler
blokus-review-column-laid = Gelegd
blokus-review-column-better = Beter
blokus-review-number = { $points }
