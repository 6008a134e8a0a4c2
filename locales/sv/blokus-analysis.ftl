### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Lägg den
blokus-advice-said = Tips: { $piece } på { $cells }. { $margin }.
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

blokus-review-chart = Väntat resultat, drag för drag
blokus-review-about = Så många rutor väntas varje färg ha lagt till slut
blokus-review-about-bonus = Så många rutor väntas varje färg ha lagt till slut, med bonuspoäng
blokus-review-slider = Ställning i spelet
blokus-review-unknown = inte granskat än
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] skänkte bort ungefär en ruta
       *[other] skänkte bort ungefär { $count } rutor
    }
blokus-review-gave-piece = Ingen plats längre för: { $pieces }
blokus-review-gave-lane = Väg stängd av: { $name }. Ingen plats längre för: { $pieces }
blokus-review-gave-room = Rutor utom räckhåll: { $count }
blokus-review-gave-left = Rutor lämnade öppna för: { $name } · { $count }
blokus-review-gave-small = Färre rutor lagda: { $count }
blokus-review-table = Alla siffror
blokus-review-table-caption = Väntade poäng för varje färg före varje drag
blokus-review-column-move = Drag
blokus-review-column-player = Spelare
blokus-review-column-laid = Lagd
blokus-review-column-better = Bättre
blokus-review-number = { $points }
