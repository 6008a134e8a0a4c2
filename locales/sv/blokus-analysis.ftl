### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Tips
blokus-advice-key = Tips (H)
blokus-advice-stop = Sluta leta efter tips
blokus-advice-thinking = Letar efter ett bra drag …
blokus-advice-close = Göm tipset
blokus-advice-take = Lägg den
blokus-advice-said = Tips: { $piece } på { $cells }. { $margin }.
blokus-advice-refused = Inget tips: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Ungefär en ruta före
       *[other] Ungefär { $count } rutor före
    }
blokus-margin-behind =
    { $count ->
        [one] Ungefär en ruta efter
       *[other] Ungefär { $count } rutor efter
    }
blokus-margin-level = Ungefär jämnt med den bästa

## The review

blokus-review-waiting = Tittar på spelet …
blokus-review-progress = { $done } av { $total } drag granskade
blokus-review-chart = Väntat resultat, drag för drag
blokus-review-about = Så många rutor väntas varje färg ha lagt till slut
blokus-review-about-bonus = Så många rutor väntas varje färg ha lagt till slut, med bonuspoäng
blokus-review-slider = Ställning i spelet
blokus-review-before = Före drag { $number }
blokus-review-end = Slutet
blokus-review-unknown = inte granskat än
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Där spelet vände
blokus-review-swings-later = De största vändningarna dyker upp här.
blokus-review-no-swings = Inget drag skänkte bort något. Bra spelat!
blokus-review-swing = Drag { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] skänkte bort ungefär en ruta
       *[other] skänkte bort ungefär { $count } rutor
    }
blokus-review-played = Spelat: { $piece }
blokus-review-better = Bättre: { $piece }
blokus-review-board = Ställningen före drag { $number }
blokus-review-board-swing = Ställningen före drag { $number }. Spelat: { $played }. Bättre: { $better }.
blokus-review-board-end = Slutställningen
blokus-review-table = Alla siffror
blokus-review-table-caption = Väntade poäng för varje färg före varje drag
blokus-review-column-move = Drag
blokus-review-column-player = Spelare
blokus-review-column-laid = Lagd
blokus-review-column-better = Bättre
blokus-review-number = { $points }
