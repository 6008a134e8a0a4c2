### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Padėti
blokus-advice-said = Užuomina: { $piece }, { $cells }. { $margin }.
blokus-margin-ahead =
    { $count ->
        [1] Priekyje maždaug vienu langeliu
        [one] Priekyje maždaug { $count } langeliu
        [few] Priekyje maždaug { $count } langeliais
       *[other] Priekyje maždaug { $count } langelių
    }
blokus-margin-behind =
    { $count ->
        [1] Atsilieka maždaug vienu langeliu
        [one] Atsilieka maždaug { $count } langeliu
        [few] Atsilieka maždaug { $count } langeliais
       *[other] Atsilieka maždaug { $count } langelių
    }
blokus-margin-level = Maždaug lygu su geriausiu

## The review

blokus-review-chart = Laukiamas rezultatas, ėjimas po ėjimo
blokus-review-about = Kiek langelių iki galo turėtų padėti kiekviena spalva
blokus-review-about-bonus = Kiek langelių iki galo turėtų padėti kiekviena spalva, su premijos taškais
blokus-review-slider = Padėtis žaidime
blokus-review-unknown = dar neišanalizuota
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [1] atidavė maždaug vieną langelį
        [one] atidavė maždaug { $count } langelį
        [few] atidavė maždaug { $count } langelius
       *[other] atidavė maždaug { $count } langelių
    }
blokus-review-gave-piece = Nebėra vietos detalėms: { $pieces }
blokus-review-gave-lane = Kelią uždarė: { $name }. Nebėra vietos detalėms: { $pieces }
blokus-review-gave-room = Nebepasiekiami langeliai: { $count }
blokus-review-gave-left = Laisvi langeliai lieka žaidėjui: { $name } · { $count }
blokus-review-gave-small = Mažiau padėtų langelių: { $count }
blokus-review-table = Visi skaičiai
blokus-review-table-caption = Laukiami kiekvienos spalvos taškai prieš kiekvieną ėjimą
blokus-review-column-move = Ėjimas
blokus-review-column-player = Žaidėjas
blokus-review-column-laid = Padėta
blokus-review-column-better = Geriau
blokus-review-number = { $points }
