### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Χωρίς σειρά, χωρίς έλεος: ταίριαξε τα χρώματα, βάλε πρώτα εσύ την κάρτα σου και δείξε στους άλλους την έξοδο.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = λευκό
blockyou-colour-R = κόκκινο
blockyou-colour-O = πορτοκαλί
blockyou-colour-Y = κίτρινο
blockyou-colour-L = ανοιχτό πράσινο
blockyou-colour-B = μπλε
blockyou-colour-P = μοβ

blockyou-direction-N = βόρεια
blockyou-direction-NE = βορειοανατολικά
blockyou-direction-E = ανατολικά
blockyou-direction-SE = νοτιοανατολικά
blockyou-direction-S = νότια
blockyou-direction-SW = νοτιοδυτικά
blockyou-direction-W = δυτικά
blockyou-direction-NW = βορειοδυτικά
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = πάνω { $nw } και { $ne }, κάτω { $sw } και { $se }· ένα δάχτυλο { $one }, ένα { $other }

## Ready

blockyou-ready-title = Παίζουν όλοι μαζί
blockyou-ready-about = Βάλε την κάρτα σου πάνω σε δύο ή περισσότερες κάρτες: κάθε χρώμα στο χρώμα του, το λευκό πάει με όλα. Τα δάχτυλά της μπλοκάρουν όποιον δείχνουν.
blockyou-ready-solo-about = Βάλε όλες τις κάρτες σου όσο πιο γρήγορα μπορείς: κάθε χρώμα στο χρώμα του, το λευκό πάει με όλα. Κανένα δάχτυλο δεν πρέπει να δείχνει εσένα.
blockyou-ready-me = Είμαι μέσα
blockyou-ready-us = Είμαστε μέσα
blockyou-ready-start = Ξεκίνα τη μέτρηση
blockyou-ready-count = { $ready } από { $count } μέσα

## How each one stands

blockyou-status-idle = όχι ακόμα
blockyou-status-leads = αρχηγός
blockyou-status-ready = μέσα
blockyou-status-active = ψάχνει
blockyou-status-alone = απέμεινε
blockyou-status-done = έβαλε
blockyou-status-blocked = μπλόκο
blockyou-status-fault = λάθος
blockyou-status-last = δεν πρόλαβε
blockyou-status-returned = κάρτα πίσω
blockyou-status-out = μένει έξω
blockyou-status-left = έφυγε
blockyou-fault-colours = λάθος χρώματα
blockyou-fault-self = δείχνει τη θέση του
blockyou-cards =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Μπλόκο από εσένα
        [nobody] Μπλόκο
       *[other] Μπλόκο από: { $name }
    }
blockyou-own-done = Μπήκε!
blockyou-own-last = Απέμεινες εσύ: η κάρτα σου γυρίζει πίσω
blockyou-own-returned = Η κάρτα σου γυρίζει πίσω
blockyou-own-out = Μετά το λάθος σου μένεις έξω σε αυτόν τον γύρο. Στον επόμενο ξαναμπαίνεις.
blockyou-own-fault-colours = Τα χρώματα δεν ταιριάζουν. Μία κάρτα ποινής, και έξω σε αυτόν τον γύρο και στον επόμενο.
blockyou-own-fault-self = Έδειξες τον εαυτό σου. Μία κάρτα ποινής, και έξω σε αυτόν τον γύρο και στον επόμενο.
blockyou-solo-fault-colours = Τα χρώματα δεν ταιριάζουν: μία κάρτα ποινής
blockyou-solo-fault-self = Έδειξες τον εαυτό σου: μία κάρτα ποινής

## The hand

blockyou-hand-down = Η κάρτα σου, κλειστή
blockyou-hand-card = Η κάρτα σου: { $card }. Πάτησέ την για να στραφεί.
blockyou-lay-do = Βάλ’ την
blockyou-hint-touch = Σύρε την στο πεδίο ή πάτησε μια θέση. Πάτησε την κάρτα για να στραφεί.
blockyou-hint-mouse = Σύρε την στο πεδίο. Το R ή η ροδέλα τη στρέφει.
blockyou-watching = Παρακολουθείς

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο
       *[other] Μένουν { $seconds } δευτερόλεπτα
    }
blockyou-last-other =
    { $who ->
        [you] Απέμεινες εσύ
        [nobody] Δεν απέμεινε κανείς
       *[other] Απέμεινε: { $name }
    }
blockyou-count = { $figure }
blockyou-solo-time = Χρόνος
blockyou-solo-left =
    { $count ->
        [one] Μένει { $count } κάρτα
       *[other] Μένουν { $count } κάρτες
    }
blockyou-result-title = Γύρος { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } δευτ. μετά
blockyou-result-blocks = μπλοκάρει: { $names }
blockyou-result-nobody = Κανείς δεν έβαλε κάρτα
blockyou-ending-all = Δεν απέμεινε κανείς: ο γύρος τελείωσε.
blockyou-ending-last =
    { $who ->
        [you] Στο τέλος απέμεινες εσύ.
        [nobody] Στο τέλος απέμεινε ένας.
       *[other] Στο τέλος απέμεινε: { $name }.
    }
blockyou-ending-time = Τέλος χρόνου: οι κάρτες γυρίζουν πίσω.
blockyou-ending-dead = Καμία κάρτα δεν χωρούσε πια: οι κάρτες γυρίζουν πίσω.
blockyou-ending-refreshed = Κανείς δεν μπορούσε να βάλει κάρτα: ορίστε νέο πεδίο.
blockyou-fitted-show = Δείξε πού ταίριαζε η κάρτα
blockyou-fitted =
    { $count ->
        [0] Η κάρτα σου δεν ταίριαζε πουθενά
        [one] Η κάρτα σου ταίριαζε σε { $count } θέση
       *[other] Η κάρτα σου ταίριαζε σε { $count } θέσεις
    }
blockyou-pause = Παύση
blockyou-pause-later = Παύση μετά από αυτόν τον γύρο
blockyou-pause-comes = Μετά από αυτόν τον γύρο θα γίνει παύση
blockyou-paused =
    { $who ->
        [you] Παύση
        [nobody] Παύση
       *[other] Παύση: { $name }
    }
blockyou-go-on = Συνέχεια

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Είσαι μέσα.
        [nobody] Μια θέση είναι μέσα.
       *[other] { $name } είναι μέσα.
    }
blockyou-said-left =
    { $who ->
        [you] Έφυγες από το παιχνίδι.
        [nobody] Ένας παίκτης έφυγε από το παιχνίδι.
       *[other] { $name } έφυγε από το παιχνίδι.
    }
blockyou-said-countdown = Τρία, δύο, ένα…
blockyou-said-round = Γύρος { $round }.
blockyou-said-card = Η κάρτα σου: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Βάζεις μια κάρτα στη γραμμή { $row }, στήλη { $column }.
        [nobody] BlockYou! Μια κάρτα μπήκε στη γραμμή { $row }, στήλη { $column }.
       *[other] BlockYou! { $name } βάζει μια κάρτα στη γραμμή { $row }, στήλη { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Λάθος: τα χρώματά σου δεν ταιριάζουν στη γραμμή { $row }, στήλη { $column }. Παίρνεις μια κάρτα ποινής.
        [nobody] Λάθος: τα χρώματα δεν ταιριάζουν στη γραμμή { $row }, στήλη { $column }.
       *[other] Λάθος, { $name }: τα χρώματα δεν ταιριάζουν στη γραμμή { $row }, στήλη { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Λάθος: έδειξες τον εαυτό σου. Παίρνεις μια κάρτα ποινής.
        [nobody] Λάθος: ένα δάχτυλο δείχνει όποιον έβαλε την κάρτα.
       *[other] Λάθος, { $name }: το δάχτυλο δείχνει όποιον έβαλε την κάρτα.
    }
blockyou-said-blocked =
    { $count ->
        [one] Μπλόκο: { $names }.
       *[other] Μπλόκο: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Απέμεινες εσύ: δέκα δευτερόλεπτα!
        [nobody] Μένουν δέκα δευτερόλεπτα.
       *[other] Απέμεινε: { $name }, με δέκα δευτερόλεπτα.
    }
blockyou-said-over =
    { $who ->
        [you] Το παιχνίδι τελείωσε. Κέρδισες.
        [nobody] Το παιχνίδι τελείωσε.
       *[other] Το παιχνίδι τελείωσε. Κέρδισε: { $name }.
    }
blockyou-now-ready = Η κούρσα αρχίζει όταν είναι όλοι μέσα.
blockyou-now-leader =
    { $who ->
        [you] Ξεκινάς εσύ την αντίστροφη μέτρηση όταν είναι μέσα οι άλλοι.
        [nobody] Μια ελεύθερη θέση ξεκινάει την αντίστροφη μέτρηση όταν είναι μέσα οι άλλοι.
       *[other] { $name } ξεκινάει την αντίστροφη μέτρηση όταν είναι μέσα οι άλλοι.
    }
blockyou-now-countdown = Σε λίγο ανοίγουν οι επόμενες κάρτες.
blockyou-now-race = Ψάχνουν ακόμα: { $names }.

## The playing area in words

blockyou-text-not-now = Δεν έχεις κάτι να κάνεις τώρα.
blockyou-text-hand = { $name }, η κάρτα σου
blockyou-text-row = Γραμμή για τα πάνω τετράγωνά της
blockyou-text-column = Στήλη για τα αριστερά τετράγωνά της
blockyou-text-turn = Στροφή
blockyou-text-turn-0 = καμία: { $card }
blockyou-text-turn-1 = ένα τέταρτο: { $card }
blockyou-text-turn-2 = μισή: { $card }
blockyou-text-turn-3 = τρία τέταρτα: { $card }
blockyou-text-lay = Βάλε
blockyou-text-places = Πού χωράει κάρτα στο πεδίο
blockyou-text-row-places = γραμμή { $row }: στήλες { $columns }
blockyou-text-field = Το πεδίο: γραμμές από τον βορρά, στήλες από τη δύση
blockyou-text-cell = { $colour }, κάρτα { $card }
blockyou-text-row-head = Γραμμή { $row }
blockyou-text-column-head = Στήλη { $column }
blockyou-text-players = Πώς πάει
blockyou-text-pile =
    { $count ->
        [one] μένει { $count } κάρτα ποινής
       *[other] μένουν { $count } κάρτες ποινής
    }

## The score sheet

blockyou-sheet = Κερδίζει όποιος βάλει πρώτος όλες τις κάρτες
blockyou-sheet-solo = Σόλο παιχνίδι
blockyou-sheet-place = Θέση
blockyou-sheet-player = Παίκτης
blockyou-sheet-cards = Μένουν κάρτες
blockyou-sheet-time = Χρόνος
blockyou-sheet-fastest = Ταχύτερη
blockyou-sheet-blocks = Μπλόκα
blockyou-sheet-faults = Λάθη
blockyou-best = Στόχος: { $time }
blockyou-best-new = Ο καλύτερός σου χρόνος!
blockyou-best-all = Οι καλύτεροι χρόνοι σου: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Μένεις έξω
reason-off-field = Έξω από το πεδίο
reason-covers-one-card = Πατάει μόνο σε μία κάρτα

## Moves as a replay tells them

replay-blockyou-ready = μέσα
replay-blockyou-begin =
    { $who ->
        [you] Ξεκινάς εσύ την αντίστροφη μέτρηση
        [nobody] Μια ελεύθερη θέση ξεκινάει την αντίστροφη μέτρηση
       *[other] { $name } ξεκινάει την αντίστροφη μέτρηση
    }
replay-blockyou-count = τρία, δύο, ένα, μηδέν
replay-blockyou-turn = ανοίγουν οι κάρτες
replay-blockyou-lay =
    { $turns ->
        [0] μια κάρτα στη γραμμή { $row }, στήλη { $column }
        [1] μια κάρτα στη γραμμή { $row }, στήλη { $column }, με ένα τέταρτο στροφής δεξιά
        [2] μια κάρτα στη γραμμή { $row }, στήλη { $column }, με μισή στροφή
       *[other] μια κάρτα στη γραμμή { $row }, στήλη { $column }, με ένα τέταρτο στροφής αριστερά
    }
replay-blockyou-hidden = μια κάρτα, κλειστή
replay-blockyou-draw = μια κάρτα από τη στοίβα: { $card }
