### Hints and reviews, in every game that has them.

## The hint

advice = Sfat
advice-key = Sfat (H)
advice-stop = Nu mai căuta un sfat
advice-thinking = Căutăm o mutare bună…
advice-close = Ascunde sfatul
advice-refused = Fără sfat: { $reason }

## The review

review-waiting = Analizăm jocul…
review-progress = Mutări analizate: { $done } din { $total }
review-before = Înainte de mutarea { $number }
review-end = Sfârșitul
review-swings = Unde s-a întors jocul
review-swings-later = Aici apar cele mai mari răsturnări.
review-no-swings = Nicio mutare nu a dat nimic pe degeaba. Bravo!
review-swing = Mutarea { $number }: { $name }
review-played = S-a jucat: { $move }
review-better = Mai bine: { $move }
review-board = Poziția înainte de mutarea { $number }
review-board-swing = Poziția înainte de mutarea { $number }. S-a jucat: { $played }. Mai bine: { $better }.
review-board-end = Poziția finală
