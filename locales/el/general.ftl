# The board for any game from outside: its own picture, and a list of moves.
general-moves = Κινήσεις
general-search = Ψάξε κίνηση
general-no-match = Καμία κίνηση δεν λέγεται έτσι.
general-text-moves = Τι μπορείς να κάνεις
general-text-parts = Τι δείχνει η εικόνα
general-text-not-now = Δεν έχεις κάτι να κάνεις τώρα.
general-tap = Πάτησε στην εικόνα.
general-tap-or-list = Πάτησε στην εικόνα ή διάλεξε κίνηση από τη λίστα.
general-choose = Διάλεξε κίνηση από τη λίστα.
general-as = Παίζεις ως
general-no-picture = Αυτό το παιχνίδι δεν έχει τώρα εικόνα. Όλες οι κινήσεις είναι στη λίστα.
general-refused = Αυτό δεν παίζεται τώρα.
general-said-move =
    { $who ->
        [you] Παίζεις { $move }.
        [nobody] Παίζεται { $move }.
       *[other] { $name } παίζει { $move }.
    }
general-said-hidden =
    { $who ->
        [you] Έπαιξες.
        [nobody] Έγινε κάτι που δεν είναι για τα μάτια σου.
       *[other] { $name } έπαιξε.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] Έφυγες από το παιχνίδι.
        [nobody] Ένας παίκτης έφυγε από το παιχνίδι.
       *[other] { $name } έφυγε από το παιχνίδι.
    }
general-said-back = Αναιρέθηκε μια κίνηση.
general-sheet = Πώς τελείωσε
general-sheet-place = Θέση
general-sheet-player = Παίκτης
general-sheet-points = Βαθμοί
general-about = Αυτό το παιχνίδι έρχεται από ένα πακέτο που εγκατέστησε η διαχείριση του σέρβερ.
