### Hints and reviews, in every game that has them.

## The hint

advice = Podpowiedź
advice-key = Podpowiedź (H)
advice-stop = Nie szukaj podpowiedzi
advice-thinking = Szukamy dobrego ruchu…
advice-close = Ukryj podpowiedź
advice-refused = Bez podpowiedzi: { $reason }

## The review

review-waiting = Oglądamy tę grę…
review-progress = Zbadane ruchy: { $done } z { $total }
review-before = Przed ruchem { $number }
review-end = Koniec
review-swings = Punkty zwrotne
review-swings-later = Tu pojawią się największe punkty zwrotne.
review-no-swings = Żaden ruch nie był stratą. Dobra gra!
review-swing = Ruch { $number }: { $name }
review-played = Zagrano: { $move }
review-better = Lepiej: { $move }
review-board = Pozycja przed ruchem { $number }
review-board-swing = Pozycja przed ruchem { $number }. Zagrano: { $played }. Lepiej: { $better }.
review-board-end = Pozycja końcowa
