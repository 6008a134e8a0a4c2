### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Leg neer
blokus-advice-said = Tip: { $piece } op { $cells }. { $margin }.
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

blokus-review-chart = Verwachte uitslag, zet voor zet
blokus-review-about = Hoeveel vierkantjes elke kleur naar verwachting legt tot het eind
blokus-review-about-bonus = Hoeveel vierkantjes elke kleur naar verwachting legt tot het eind, met bonuspunten
blokus-review-slider = Moment in het spel
blokus-review-unknown = nog niet bekeken
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] gaf ongeveer één vierkantje weg
       *[other] gaf ongeveer { $count } vierkantjes weg
    }
blokus-review-gave-piece = Geen plaats meer voor: { $pieces }
blokus-review-gave-lane = Doorgang afgesloten door: { $name }. Geen plaats meer voor: { $pieces }
blokus-review-gave-room = Vierkantjes buiten bereik: { $count }
blokus-review-gave-left = Vierkantjes opengelaten voor: { $name } · { $count }
blokus-review-gave-small = Minder vierkantjes gelegd: { $count }
blokus-review-table = Alle getallen
blokus-review-table-caption = Verwachte punten van elke kleur voor elke zet
blokus-review-column-move = Zet
blokus-review-column-player = Speler
blokus-review-column-laid = Gelegd
blokus-review-column-better = Beter
blokus-review-number = { $points }
