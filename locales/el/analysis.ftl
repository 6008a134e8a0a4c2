### Hints and reviews, in every game that has them.

## The hint

advice = Υπόδειξη
advice-key = Υπόδειξη (H)
advice-stop = Σταμάτα να ψάχνεις
advice-thinking = Ψάχνουμε μια καλή κίνηση…
advice-close = Κρύψε την υπόδειξη
advice-refused = Χωρίς υπόδειξη: { $reason }

## The review

review-waiting = Κοιτάμε το παιχνίδι…
review-progress = Είδαμε { $done } από τις { $total } κινήσεις
review-before = Πριν από την κίνηση { $number }
review-end = Το τέλος
review-swings = Πού γύρισε το παιχνίδι
review-swings-later = Εδώ θα φανούν οι μεγαλύτερες ανατροπές.
review-no-swings = Καμία κίνηση δεν χάρισε τίποτα. Μπράβο!
review-swing = Κίνηση { $number }: { $name }
review-played = Παίχτηκε: { $move }
review-better = Καλύτερα: { $move }
review-board = Το ταμπλό πριν από την κίνηση { $number }
review-board-swing = Το ταμπλό πριν από την κίνηση { $number }. Παίχτηκε: { $played }. Καλύτερα: { $better }.
review-board-end = Το ταμπλό στο τέλος
