# The page of whoever runs the server.

operator-title = Διαχείριση
operator-key = Κλειδί διαχείρισης
operator-key-about = Για τη διαχείριση αυτού του σέρβερ. Το κλειδί βρίσκεται δίπλα στα δεδομένα του· αυτή η εντολή το εμφανίζει εκεί.
operator-enter = Άνοιγμα
operator-leave = Κλείδωμα
operator-ready = Όλα καλά
operator-problem-draining = Ο σέρβερ σταματάει
operator-problem-store-unreachable = Η αποθήκη δεν απαντά
operator-problem-store-failing = Η αποθήκη δεν μπορεί να γράψει
operator-problem-disk-full = Ο δίσκος γέμισε
operator-problem-bus-lost = Οι άλλοι κόμβοι είναι απρόσιτοι
operator-problem-no-jetstream = Οι βοηθητικές διεργασίες δεν παίρνουν δουλειά: το NATS δεν έχει JetStream
operator-since = ξεκίνησε { $ago }

## Figures

operator-figures = Αριθμοί
operator-people = Άτομα εδώ
operator-pages =
    { $count ->
        [one] { $count } ανοιχτή σελίδα
       *[other] { $count } ανοιχτές σελίδες
    }
operator-running = Παιχνίδια σε εξέλιξη
operator-kept =
    { $count ->
        [one] { $count } φυλαγμένο τραπέζι
       *[other] { $count } φυλαγμένα τραπέζια
    }
operator-append = Μια κίνηση σώζεται μέσα σε
operator-lag = χρονόμετρα με καθυστέρηση { $ms }
operator-ms = { $ms } ms
operator-commands = Εντολές ως τώρα
operator-bots-waiting =
    { $count ->
        [0] κανένα μποτ δεν περιμένει
        [one] { $count } μποτ περιμένει
       *[other] { $count } μποτ περιμένουν
    }
operator-by-game = Ανά παιχνίδι
operator-game-count = { $running } από { $kept }
operator-troubles = Προβλήματα από την έναρξη
operator-store-errors = Κινήσεις που δεν φυλάχτηκαν
operator-damaged = Χαλασμένα τραπέζια
operator-bot-failures = Μποτ που απέτυχαν
operator-cut-offs = Σελίδες που κόπηκαν επειδή δεν διάβαζαν
operator-refusals = Συχνότερες αρνήσεις
operator-no-refusals = Δεν υπήρξε καμία άρνηση.

## Tables

operator-tables = Τραπέζια
operator-search = Όνομα, παιχνίδι, διεύθυνση
operator-over = τέλος
operator-live =
    { $count ->
        [one] { $count } σελίδα
       *[other] { $count } σελίδες
    }
operator-awake = ξύπνιο
operator-asleep = κοιμάται
operator-events =
    { $count ->
        [one] { $count } συμβάν
       *[other] { $count } συμβάντα
    }
operator-nothing-found = Δεν βρέθηκε τίποτα. Μήπως με λιγότερα γράμματα;
operator-no-tables = Κανένα τραπέζι ακόμα.
operator-more = Κι άλλα

## One table

operator-standing = Κατάσταση
operator-under-way = σε εξέλιξη
operator-closed = έκλεισε από τη διαχείριση
operator-log-damaged = χαλασμένο ημερολόγιο
operator-log-damaged-about = Το ημερολόγιο αυτού του τραπεζιού δεν διαβάζεται, γι’ αυτό δεν ξέρουμε τίποτε άλλο. Μένει όπως είναι, ακόμα κι αν κλείσεις το τραπέζι.
operator-opened = Άνοιξε
operator-changed = Τελευταία αλλαγή
operator-log = Ημερολόγιο
operator-study = Μάθημα ή γρίφος
operator-last-events = Τα τελευταία συμβάντα
operator-event-opened = άνοιξε τραπέζι
operator-event-seated = ορίστηκε θέση
operator-event-moved = κίνηση
operator-event-chanced = κλήρωση
operator-event-elapsed = τέλος χρόνου
operator-event-weighed = ελέγχθηκε ο πύργος
operator-event-left = παραίτηση
operator-event-taken_back = αναίρεση
operator-event-missed = λείπει παίκτης
operator-event-returned = γύρισε ο παίκτης
operator-event-paused = ζητήθηκε παύση
operator-event-resumed = συνέχεια μετά από παύση
operator-event-paced = ρυθμός των μποτ
operator-event-tried = λάθος απάντηση
operator-event-revealed = φανερώθηκε ο αριθμός
operator-event-followed = ρεβάνς
operator-event-closed = έκλεισε από τη διαχείριση
operator-watch = Δες το
operator-export = Εξαγωγή
operator-export-about = Το αρχείο ενός παιχνιδιού σε εξέλιξη δείχνει πράγματα που οι παίκτες δεν πρέπει να ξέρουν ακόμα. Κράτα το για σένα.
operator-end = Κλείσιμο τραπεζιού
operator-end-sure = Οριστικό κλείσιμο του τραπεζιού;
operator-end-about = Οι παίκτες του θα μάθουν ότι το έκλεισες εσύ. Δεν κερδίζει κανείς, και κανείς δεν μπορεί να συνεχίσει εδώ. Αυτό δεν αναιρείται.
operator-end-do = Ναι, κλείσ’ το
