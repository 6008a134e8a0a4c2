### Hints and reviews, in every game that has them.

## The hint

advice = Vihje
advice-key = Vihje (H)
advice-stop = Lopeta vihjeen etsiminen
advice-thinking = Etsitään hyvää siirtoa…
advice-close = Piilota vihje
advice-refused = Ei vihjettä: { $reason }

## The review

review-waiting = Katsotaan peliä…
review-progress = Siirtoja katsottu { $done } / { $total }
review-before = Ennen siirtoa { $number }
review-end = Loppu
review-swings = Missä peli kääntyi
review-swings-later = Suurimmat käänteet ilmestyvät tähän.
review-no-swings = Yksikään siirto ei hukannut mitään. Hyvin pelattu!
review-swing = Siirto { $number }: { $name }
review-played = Pelattu: { $move }
review-better = Parempi: { $move }
review-board = Tilanne ennen siirtoa { $number }
review-board-swing = Tilanne ennen siirtoa { $number }. Pelattu: { $played }. Parempi: { $better }.
review-board-end = Lopputilanne
