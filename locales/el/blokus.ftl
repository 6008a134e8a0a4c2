### Blokus: all that pages say of it, but for its rules.

game-blokus = Blokus
game-blokus-pitch = Γωνία με γωνία, ποτέ πλευρά με πλευρά: χώρεσε όλα τα κομμάτια σου πριν σου πάρουν οι άλλοι τον χώρο.

blokus-colour-blue = μπλε
blokus-colour-yellow = κίτρινο
blokus-colour-red = κόκκινο
blokus-colour-green = πράσινο

# One letter for each colour, for those who cannot tell the colours apart; all four differ.
blokus-letter-blue = Μ
blokus-letter-yellow = Τ
blokus-letter-red = Κ
blokus-letter-green = Π

blokus-board = Ταμπλό
blokus-shared = Κοινό χρώμα
blokus-squares-left =
    { $count ->
        [one] μένει { $count } τετράγωνο
       *[other] μένουν { $count } τετράγωνα
    }
blokus-pieces-left =
    { $count ->
        [one] μένει { $count } κομμάτι
       *[other] μένουν { $count } κομμάτια
    }
blokus-tray = Κομμάτια: { $colour }
blokus-piece = Κομμάτι { $piece }
blokus-piece-places =
    { $count ->
        [0] { $piece }, καμία θέση
        [one] { $piece }, { $count } θέση
       *[other] { $piece }, { $count } θέσεις
    }
blokus-whose-tray = Ποιου χρώματος τα κομμάτια να φαίνονται

blokus-standing-blocked = χωρίς κινήσεις
blokus-standing-finished = μπήκαν όλα
blokus-standing-left = έφυγε
blokus-skipped = χάνει σειρά

blokus-your-turn = Η σειρά σου
blokus-turn-of =
    { $who ->
        [you] Η σειρά σου
        [nobody] Η θέση είναι ακόμα ελεύθερη
       *[other] Σειρά: { $name }
    }
blokus-waiting-for =
    { $who ->
        [you] Η σειρά σου
        [nobody] Η θέση είναι ακόμα ελεύθερη
       *[other] { $name } σκέφτεται
    }
blokus-drawing-lots = Κλήρωση: ποιος αρχίζει;
blokus-lay-for-all = Βάζεις για το κοινό χρώμα
blokus-you-win = Κερδίζεις!
blokus-wins =
    { $who ->
        [you] Κερδίζεις!
        [nobody] Δεν κερδίζει κανείς
       *[other] { $name } κερδίζει
    }
blokus-shared-win = Κοινή νίκη

blokus-lay = Βάλ’ το εδώ
blokus-turn = Στροφή
blokus-turn-key = Στροφή (R)
blokus-flip = Ανάποδα
blokus-flip-key = Ανάποδα (F)
blokus-keys-jump = Πήγαινε στην επόμενη θέση που χωράει προς τα εκεί
blokus-put-back = Άσ’ το πίσω
blokus-pass = Πάσο
blokus-pass-sure = Ναι, πάσο
blokus-turn-board = Στροφή του ταμπλό
blokus-holding = Κρατάς το { $piece }
blokus-hint-take = Πάρε ένα κομμάτι και βάλ’ το στο ταμπλό
blokus-hint-holding = R το στρέφει, F το αναποδογυρίζει, Esc το αφήνει πίσω

blokus-said-laid = Το { $colour } βάζει το { $piece } στο { $cells }.
blokus-said-returned = Το { $colour } παίρνει πίσω το { $piece }.
blokus-said-passed = Το { $colour } πάει πάσο.
blokus-said-skipped = Το { $colour } δεν χωράει πια πουθενά και χάνει σειρά.
blokus-said-turn =
    { $who ->
        [you] Σειρά σου με το { $colour }.
        [nobody] Η θέση που παίζει το { $colour } είναι ακόμα ελεύθερη.
       *[other] Σειρά με το { $colour }: { $name }.
    }
blokus-said-over =
    { $who ->
        [you] Το παιχνίδι τελείωσε. Κέρδισες.
        [together] Το παιχνίδι τελείωσε. Κοινή νίκη με: { $names }.
        [several] Το παιχνίδι τελείωσε. Κοινή νίκη: { $names }.
        [nobody] Το παιχνίδι τελείωσε.
       *[other] Το παιχνίδι τελείωσε. Κέρδισε: { $names }.
    }
blokus-said-fits = { $piece }, { $cell }, χωράει
blokus-said-wrong = { $piece }, { $cell }, { $reason }

blokus-text-not-now = Δεν έχεις τώρα κομμάτι να βάλεις.
blokus-text-pieces = Κομμάτια που χωράνε
blokus-text-places = Θέσεις για το { $piece }
blokus-place =
    { $count ->
        [one] { $piece } στο { $cells }, καλύπτει { $count } τετράγωνο
       *[other] { $piece } στο { $cells }, καλύπτει { $count } τετράγωνα
    }
blokus-text-before = Πίσω
blokus-text-after = Κι άλλα
blokus-text-page = Σελίδα { $page } από { $pages }
blokus-board-table = Το ταμπλό, γραμμή γραμμή από πάνω
blokus-empty = άδειο

blokus-sheet-basic = Κερδίζει το μικρότερο υπόλοιπο
blokus-sheet-advanced = Κερδίζουν οι πιο πολλοί βαθμοί: μείον ένας για κάθε τετράγωνο, συν το μπόνους
blokus-sheet-place = Θέση
blokus-sheet-player = Παίκτης
blokus-sheet-left = Μένουν τετράγωνα
blokus-sheet-bonus = Μπόνους
blokus-sheet-total = Σύνολο
blokus-sheet-number = { $value }
blokus-sheet-not-counted = δεν μετράει

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-off-board = Έξω από το ταμπλό
reason-overlap = Πιασμένο τετράγωνο
reason-bad-shape = Όχι αυτό το σχήμα
reason-no-start-corner = Κάλυψε μια γωνία
reason-no-start-square = Κάλυψε την αφετηρία σου
reason-edge-contact = Ακουμπά πλευρά σου
reason-no-corner-contact = Ακούμπα σε γωνία
reason-all-passed = Όλοι πήγαν πάσο
reason-no-more-moves = Τέλος οι κινήσεις
replay-blokus-lay =
    { $squares ->
        [one] ένα τετράγωνο στο { $cell }
       *[other] { $squares } τετράγωνα στο { $cell }
    }
replay-blokus-pass = πάσο
replay-blokus-begin =
    { $who ->
        [you] Αρχίζεις εσύ
        [nobody] Αρχίζει μια ελεύθερη θέση
       *[other] { $name } αρχίζει
    }

## Records

end-record-blksgf = Για το Pentobi (.blksgf)
