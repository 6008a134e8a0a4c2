### Hints and reviews, in every game that has them.

## The hint

advice = Užuomina
advice-key = Užuomina (H)
advice-stop = Nebeieškoti užuominos
advice-thinking = Ieškome gero ėjimo…
advice-close = Slėpti užuominą
advice-refused = Užuominos nėra: { $reason }

## The review

review-waiting = Analizuojame žaidimą…
review-progress = Išanalizuota ėjimų: { $done } iš { $total }
review-before = Prieš ėjimą { $number }
review-end = Pabaiga
review-swings = Kur žaidimas pakrypo
review-swings-later = Čia pasirodys didžiausi posūkiai.
review-no-swings = Nė vienas ėjimas nieko nepadovanojo. Puikiai sužaista!
review-swing = Ėjimas { $number }: { $name }
review-played = Sužaista: { $move }
review-better = Geriau: { $move }
review-board = Padėtis prieš ėjimą { $number }
review-board-swing = Padėtis prieš ėjimą { $number }. Sužaista: { $played }. Geriau: { $better }.
review-board-end = Galutinė padėtis
