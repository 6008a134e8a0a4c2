### Hints and the review of a game of Blokus.

## The hint

blokus-advice = Υπόδειξη
blokus-advice-key = Υπόδειξη (H)
blokus-advice-stop = Σταμάτα να ψάχνεις
blokus-advice-thinking = Ψάχνουμε μια καλή κίνηση…
blokus-advice-close = Κρύψε την υπόδειξη
blokus-advice-take = Βάλ’ το
blokus-advice-said = Υπόδειξη: { $piece } στο { $cells }. { $margin }.
blokus-advice-refused = Χωρίς υπόδειξη: { $reason }
blokus-margin-ahead =
    { $count ->
        [one] Περίπου ένα τετράγωνο μπροστά
       *[other] Περίπου { $count } τετράγωνα μπροστά
    }
blokus-margin-behind =
    { $count ->
        [one] Περίπου ένα τετράγωνο πίσω
       *[other] Περίπου { $count } τετράγωνα πίσω
    }
blokus-margin-level = Περίπου στα ίσα με την πρώτη θέση

## The review

blokus-review-waiting = Κοιτάμε το παιχνίδι…
blokus-review-progress = Είδαμε { $done } από τις { $total } κινήσεις
blokus-review-chart = Αναμενόμενο αποτέλεσμα, κίνηση με κίνηση
blokus-review-about = Πόσα τετράγωνα αναμένεται να βάλει κάθε χρώμα ως το τέλος
blokus-review-about-bonus = Πόσα τετράγωνα αναμένεται να βάλει κάθε χρώμα ως το τέλος, μαζί με τους βαθμούς του μπόνους
blokus-review-slider = Σημείο του παιχνιδιού
blokus-review-before = Πριν από την κίνηση { $number }
blokus-review-end = Το τέλος
blokus-review-unknown = δεν το είδαμε ακόμα
blokus-review-expected = { $colour } { $points }
blokus-review-swings = Πού γύρισε το παιχνίδι
blokus-review-swings-later = Εδώ θα φανούν οι μεγαλύτερες ανατροπές.
blokus-review-no-swings = Καμία κίνηση δεν χάρισε τίποτα. Μπράβο!
blokus-review-swing = Κίνηση { $number }: { $name }
blokus-review-lost =
    { $count ->
        [one] χάρισε περίπου ένα τετράγωνο
       *[other] χάρισε περίπου { $count } τετράγωνα
    }
blokus-review-played = Παίχτηκε: { $piece }
blokus-review-better = Καλύτερα: { $piece }
blokus-review-board = Το ταμπλό πριν από την κίνηση { $number }
blokus-review-board-swing = Το ταμπλό πριν από την κίνηση { $number }. Παίχτηκε: { $played }. Καλύτερα: { $better }.
blokus-review-board-end = Το ταμπλό στο τέλος
blokus-review-table = Όλα τα νούμερα
blokus-review-table-caption = Αναμενόμενοι βαθμοί κάθε χρώματος πριν από κάθε κίνηση
blokus-review-column-move = Κίνηση
blokus-review-column-player = Παίκτης
blokus-review-column-laid = Μπήκε
blokus-review-column-better = Καλύτερα
blokus-review-number = { $points }
