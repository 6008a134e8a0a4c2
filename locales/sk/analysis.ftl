### Hints and reviews, in every game that has them.

## The hint

advice = Nápoveda
advice-key = Nápoveda (H)
advice-stop = Nehľadať nápovedu
advice-thinking = Hľadáme dobrý ťah…
advice-close = Skryť nápovedu
advice-refused = Bez nápovedy: { $reason }

## The review

review-waiting = Prezeráme hru…
review-progress = Prezreté ťahy: { $done } z { $total }
review-before = Pred ťahom { $number }
review-end = Koniec
review-swings = Kde sa hra zlomila
review-swings-later = Najväčšie zlomy sa objavia tu.
review-no-swings = Žiadny ťah nič nestratil. Dobre zahrané!
review-swing = Ťah { $number }: { $name }
review-played = Zahrané: { $move }
review-better = Lepšie: { $move }
review-board = Pozícia pred ťahom { $number }
review-board-swing = Pozícia pred ťahom { $number }. Zahrané: { $played }. Lepšie: { $better }.
review-board-end = Záverečná pozícia
