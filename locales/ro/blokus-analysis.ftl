### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Pune-o
blokus-advice-said = Sfat: { $piece } pe { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [one] Cam un pătrat în față
        [few] Cam { $count } pătrate în față
       *[other] Cam { $count } de pătrate în față
    }
blokus-margin-behind =
    { $count ->
        [one] Cam un pătrat în urmă
        [few] Cam { $count } pătrate în urmă
       *[other] Cam { $count } de pătrate în urmă
    }
blokus-margin-level = Cam la egalitate cu primul loc

## The review

blokus-review-chart = Rezultatul așteptat, mutare cu mutare
blokus-review-about = Câte pătrate se așteaptă să pună fiecare culoare până la sfârșit
blokus-review-about-bonus = Câte pătrate se așteaptă să pună fiecare culoare până la sfârșit, cu tot cu punctele bonus
blokus-review-slider = Poziția în joc
blokus-review-unknown = neanalizată încă
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] a pierdut cam un pătrat
        [few] a pierdut cam { $count } pătrate
       *[other] a pierdut cam { $count } de pătrate
    }
blokus-review-gave-piece = Nu mai este loc pentru: { $pieces }
blokus-review-gave-lane = Drum închis de: { $name }. Nu mai este loc pentru: { $pieces }
blokus-review-gave-room = Pătrate la care nu se mai ajunge: { $count }
blokus-review-gave-left = Pătrate lăsate libere pentru: { $name } · { $count }
blokus-review-gave-small = Pătrate puse în minus: { $count }
blokus-review-table = Toate cifrele
blokus-review-table-caption = Punctele așteptate ale fiecărei culori înainte de fiecare mutare
blokus-review-column-move = Mutare
blokus-review-column-player = Jucător
blokus-review-column-laid = Pusă
blokus-review-column-better = Mai bine
blokus-review-number = { $points }
