### Hints and reviews, in every game that has them.

## Le conseil

advice = Conseil
advice-key = Conseil (H)
advice-stop = Ne plus chercher de conseil
advice-thinking = On cherche un bon coup…
advice-close = Masquer le conseil
advice-refused = Pas de conseil : { $reason }

## L’analyse

review-waiting = On regarde la partie…
review-progress = { $done } coups examinés sur { $total }
review-before = Avant le coup { $number }
review-end = La fin
review-swings = Les tournants de la partie
review-swings-later = Les grands tournants apparaîtront ici.
review-no-swings = Aucun coup n’a fait de cadeau. Bien joué !
review-swing = Coup { $number } : { $name }
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-board = Position avant le coup { $number }
review-board-swing = Position avant le coup { $number }. Joué : { $played }. Mieux : { $better }.
review-board-end = La position finale
