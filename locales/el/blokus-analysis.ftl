### Hints and the review of a game of Blokus.

## The hint

blokus-advice-take = Βάλ’ το
blokus-advice-said = Υπόδειξη: { $piece } στο { $cells }. { $margin }.
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

blokus-review-chart = Αναμενόμενο αποτέλεσμα, κίνηση με κίνηση
blokus-review-about = Πόσα τετράγωνα αναμένεται να βάλει κάθε χρώμα ως το τέλος
blokus-review-about-bonus = Πόσα τετράγωνα αναμένεται να βάλει κάθε χρώμα ως το τέλος, μαζί με τους βαθμούς του μπόνους
blokus-review-slider = Σημείο του παιχνιδιού
blokus-review-unknown = δεν το είδαμε ακόμα
blokus-review-expected = { $colour } { $points }
blokus-review-lost =
    { $count ->
        [one] χάρισε περίπου ένα τετράγωνο
       *[other] χάρισε περίπου { $count } τετράγωνα
    }
blokus-review-gave-piece = Δεν υπάρχει πια θέση για: { $pieces }
blokus-review-gave-lane = Το πέρασμα έκλεισε από: { $name }. Δεν υπάρχει πια θέση για: { $pieces }
blokus-review-gave-room = Τετράγωνα που δεν φτάνονται πια: { $count }
blokus-review-gave-left = Ελεύθερα τετράγωνα για: { $name } · { $count }
blokus-review-gave-small = Λιγότερα τετράγωνα στο ταμπλό: { $count }
blokus-review-table = Όλα τα νούμερα
blokus-review-table-caption = Αναμενόμενοι βαθμοί κάθε χρώματος πριν από κάθε κίνηση
blokus-review-column-move = Κίνηση
blokus-review-column-player = Παίκτης
blokus-review-column-laid = Μπήκε
blokus-review-column-better = Καλύτερα
blokus-review-number = { $points }
