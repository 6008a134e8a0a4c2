### Hints and reviews, in every game that has them.

## The hint

advice = Padoms
advice-key = Padoms (H)
advice-stop = Vairs nemeklēt padomu
advice-thinking = Meklējam labu gājienu…
advice-close = Slēpt padomu
advice-refused = Padoma nav: { $reason }

## The review

review-waiting = Analizējam spēli…
review-progress = Analizēti gājieni: { $done } no { $total }
review-before = Pirms { $number }. gājiena
review-end = Beigas
review-swings = Kur spēle pagriezās
review-swings-later = Lielākie pagriezieni parādīsies te.
review-no-swings = Neviens gājiens neko neatdeva. Labi nospēlēts!
review-swing = { $number }. gājiens: { $name }
review-played = Nospēlēts: { $move }
review-better = Labāk: { $move }
review-board = Stāvoklis pirms { $number }. gājiena
review-board-swing = Stāvoklis pirms { $number }. gājiena. Nospēlēts: { $played }. Labāk: { $better }.
review-board-end = Beigu stāvoklis
