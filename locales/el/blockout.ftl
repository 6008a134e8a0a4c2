### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Χτίσε πιο ψηλά, κράτα την ανάσα σου, και μην γκρεμίσεις εσύ τον πύργο.
game-blockout-alone = Εξάσκηση
game-blockout-alone-about = Πύργος χωρίς κάρτες, για εξάσκηση.

# A letter for each colour of block; all differ.
blockout-letter-wood = Ξ
blockout-letter-red = Κ
blockout-letter-blue = Μ
blockout-letter-yellow = Τ
blockout-letter-black = Α

# A block by size and colour.
blockout-block =
    { $size ->
        [small] μικρό
        [medium] μεσαίο
        [large] μεγάλο
       *[any] οποιοδήποτε
    } { $colour ->
        [wood] ξύλινο τουβλάκι
        [red] κόκκινο τουβλάκι
        [blue] μπλε τουβλάκι
        [yellow] κίτρινο τουβλάκι
        [black] μαύρο τουβλάκι
       *[any] τουβλάκι
    }
blockout-card-exact =
    { $size ->
        [small] Μικρό
        [medium] Μεσαίο
       *[large] Μεγάλο
    } { $colour ->
        [wood] ξύλινο
        [red] κόκκινο
        [blue] μπλε
        [yellow] κίτρινο
       *[black] μαύρο
    }
blockout-card-colour =
    { $colour ->
        [wood] Ξύλινο
        [red] Κόκκινο
        [blue] Μπλε
        [yellow] Κίτρινο
       *[black] Μαύρο
    }
blockout-card-size =
    { $size ->
        [small] Μικρό
        [medium] Μεσαίο
       *[large] Μεγάλο
    }
blockout-card-any = Όποιο θέλεις
blockout-card-pass = Πάσο
blockout-card-reverse = Αλλαγή φοράς

# Spoken while the block must stand, one a second.
blockout-count-1 = χίλια ένα
blockout-count-2 = χίλια δύο
blockout-count-3 = χίλια τρία

blockout-hand = Οι κάρτες σου
blockout-copies =
    { $count ->
        [one] { $count } φορά { $card }
       *[other] { $count } φορές { $card }
    }
blockout-choose-card = Διάλεξε κάρτα
blockout-choose-block = Τώρα διάλεξε τουβλάκι
blockout-hint-again = Πάτησε ξανά την κάρτα για να την παίξεις
blockout-hint-draw = Δεν ταιριάζει τίποτα: τράβα ώσπου να ταιριάξει κάτι
blockout-show-hand =
    { $who ->
        [you] Δείξε τις κάρτες σου
        [nobody] Δείξε τις κάρτες
       *[other] Δείξε τις κάρτες: { $name }
    }
blockout-dealing = Μοιράζονται οι κάρτες
blockout-left = έφυγε
blockout-clockwise = Παίζουμε δεξιόστροφα
blockout-counter = Παίζουμε αριστερόστροφα
blockout-cards =
    { $count ->
        [one] { $count } κάρτα
       *[other] { $count } κάρτες
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } κάρτα
       *[other] { $name }: { $count } κάρτες
    }
blockout-pile =
    { $count ->
        [one] { $count } κάρτα στη στοίβα
       *[other] { $count } κάρτες στη στοίβα
    }
blockout-height =
    { $count ->
        [one] Πύργος: { $count } τουβλάκι από { $all }
       *[other] Πύργος: { $count } τουβλάκια από { $all }
    }
blockout-discard = Παίχτηκε τελευταία: { $card }

blockout-lower = Κάτω
blockout-raise = Πάνω
blockout-keys-far = Μεγαλύτερα βήματα
blockout-turn = Τέταρτο στροφής
blockout-hold-left =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο για να το αφήσεις
       *[other] Μένουν { $seconds } δευτερόλεπτα για να το αφήσεις
    }
blockout-put = Βάλ’ το εδώ
blockout-back = Άσ’ το πίσω
blockout-landing =
    { $safety ->
        [steady] Δείχνει σταθερό
        [risky] Έχει ρίσκο
        [falls] Θα έπεφτε
       *[misses] Δίπλα στον πύργο
    }
blockout-face = Αρχική προβολή
blockout-picture = Κράτα μια φωτό
blockout-slowly = Δες πάλι την πτώση, αργά
blockout-flat-front = Από μπροστά
blockout-flat-side = Από το πλάι
blockout-flat-top = Από πάνω

blockout-centred = στη μέση
blockout-turned = στραμμένο
blockout-aside =
    { $way ->
        [left] { $mm } mm αριστερά από τη μέση
        [right] { $mm } mm δεξιά από τη μέση
        [nearer] { $mm } mm πιο κοντά
       *[further] { $mm } mm πιο μακριά
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] σταθερό
       *[moving] κουνιέται
    }
blockout-held = { $block }, { $spot }, { $mm } mm πιο πάνω
blockout-tower-is =
    { $state ->
        [steady] Ο πύργος είναι σταθερός.
       *[moving] Ο πύργος κουνιέται.
    }
blockout-push =
    { $way ->
        [left] Αριστερά { $mm } mm
        [right] Δεξιά { $mm } mm
        [nearer] Πιο κοντά { $mm } mm
        [further] Πιο μακριά { $mm } mm
        [down] Κάτω { $mm } mm
       *[up] Πάνω { $mm } mm
    }

blockout-asked = Στάθηκε; Ο καθένας λέει τι είδε.
blockout-asked-again = Δεν συμφωνείτε. Ο καθένας λέει άλλη μια φορά τι είδε.
blockout-how = Στάθηκε;
blockout-fell-late = Μόλις έπεσε
blockout-place = Βάλε το { $block }
blockout-now-placing =
    { $who ->
        [you] Βάζεις το { $block }.
        [nobody] Το { $block } περιμένει να μπει.
       *[other] { $name } βάζει το { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Αρχίζεις εσύ.
        [nobody] Αρχίζει μια ελεύθερη θέση.
       *[other] { $name } αρχίζει.
    }
blockout-said-take =
    { $who ->
        [you] Παίζεις { $card } και παίρνεις το { $block }.
        [nobody] Παίζεται { $card } για το { $block }.
       *[other] { $name } παίζει { $card } και παίρνει το { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Παίρνεις για τελευταίο το { $block }.
        [nobody] Τελευταίο παίρνεται το { $block }.
       *[other] { $name } παίρνει για τελευταίο το { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Παίρνεις το { $block }.
        [nobody] Παίρνεται το { $block }.
       *[other] { $name } παίρνει το { $block }.
    }
blockout-said-slip = Το χέρι γλιστρά: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Πας πάσο.
        [nobody] Παίζεται πάσο.
       *[other] { $name } πάει πάσο.
    }
blockout-said-reverse =
    { $who ->
        [you] Αλλάζεις τη φορά του παιχνιδιού.
        [nobody] Αλλάζει η φορά του παιχνιδιού.
       *[other] { $name } αλλάζει τη φορά του παιχνιδιού.
    }
blockout-said-letgo =
    { $who ->
        [you] Το αφήνεις.
        [nobody] Το χέρι αφήνει το τουβλάκι.
       *[other] { $name } το αφήνει.
    }
blockout-said-drew =
    { $who ->
        [you] Τραβάς { $count ->
            [one] { $count } κάρτα.
           *[other] { $count } κάρτες.
        }
        [nobody] Από τη στοίβα: { $count ->
            [one] { $count } κάρτα.
           *[other] { $count } κάρτες.
        }
       *[other] { $name } τραβάει { $count ->
            [one] { $count } κάρτα.
           *[other] { $count } κάρτες.
        }
    }
blockout-said-stood = Στέκεται!
blockout-said-fell = Ο πύργος έπεσε!
blockout-said-late = Ο πύργος έπεσε μόνος του.
blockout-said-oops = Δεν μετράει: η κάρτα και το τουβλάκι γυρίζουν πίσω, διάλεξε ξανά.
blockout-said-touched = Κάτι ακούμπησε τον πύργο: η κάρτα και το τουβλάκι γυρίζουν πίσω, και η σειρά τελειώνει.
blockout-said-again = Ακόμα δεν συμφωνείτε: το τουβλάκι μπαίνει ξανά.
blockout-said-open = Ακόμα δεν συμφωνείτε: θεωρούμε ότι ο πύργος στέκεται, και το παιχνίδι συνεχίζεται.
blockout-said-void =
    { $reason ->
        [touched] Κάτι ακούμπησε τον πύργο: η κάρτα και το τουβλάκι γυρίζουν πίσω, διάλεξε ξανά.
        [time] Ο χρόνος τελείωσε: διάλεξε ξανά.
        [back] Το τουβλάκι γύρισε στη θέση του: διάλεξε ξανά.
       *[lost] Η προσπάθεια χάθηκε: διάλεξε ξανά.
    }
blockout-said-says-stood =
    { $who ->
        [you] Λες ότι στάθηκε.
        [nobody] Λένε ότι στάθηκε.
       *[other] { $name } λέει ότι στάθηκε.
    }
blockout-said-says-fell =
    { $who ->
        [you] Λες ότι έπεσε.
        [nobody] Λένε ότι έπεσε.
       *[other] { $name } λέει ότι έπεσε.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Το παίρνεις πίσω.
        [nobody] Αναιρείται.
       *[other] { $name } το παίρνει πίσω.
    }
blockout-said-left =
    { $who ->
        [you] Έφυγες από το παιχνίδι.
        [nobody] Ένας παίκτης έφυγε από το παιχνίδι.
       *[other] { $name } έφυγε από το παιχνίδι.
    }
blockout-said-back = Αναιρέθηκε μια κίνηση.
blockout-said-turn =
    { $who ->
        [you] Είναι η σειρά σου.
        [nobody] Σειρά έχει μια ελεύθερη θέση.
       *[other] Σειρά: { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Άρχισε νέο πύργο με μια κάρτα τουβλάκι.
        [nobody] Πρέπει να αρχίσει νέος πύργος.
       *[other] { $name } αρχίζει νέο πύργο.
    }
blockout-said-bonus =
    { $who ->
        [you] Ένα ακόμα τουβλάκι, όποιο είναι ελεύθερο, και κερδίζεις.
        [nobody] Πρέπει να μπει ένα ακόμα τουβλάκι.
       *[other] { $name } βάζει ένα ακόμα τουβλάκι.
    }
blockout-said-practice =
    { $who ->
        [you] Πάρε όποιο τουβλάκι θέλεις.
        [nobody] Όποιο τουβλάκι μπορεί να παρθεί.
       *[other] { $name } κάνει εξάσκηση.
    }
blockout-said-over =
    { $who ->
        [you] Το παιχνίδι τελείωσε. Κέρδισες.
        [together] Το παιχνίδι τελείωσε. Κοινή νίκη με: { $names }.
        [several] Το παιχνίδι τελείωσε. Κοινή νίκη: { $names }.
        [nobody] Το παιχνίδι τελείωσε.
       *[other] Το παιχνίδι τελείωσε. Κέρδισε: { $names }.
    }

blockout-move-block = { $card }: πάρε το { $block }
blockout-move-extra = Πάρε το { $block }
blockout-move-pass = Πάσο
blockout-move-reverse = Αλλαγή φοράς
blockout-move-drawcards = Τράβα κάρτες
blockout-move-letgo = Άφησέ το
blockout-move-stood = Στάθηκε
blockout-move-fell = Έπεσε
blockout-move-unsay = Αναίρεση
blockout-move-oops = Ωχ, ακούμπησε

blockout-text-not-now = Δεν έχεις κάτι να κάνεις τώρα.
blockout-text-moves = Τι μπορείς να κάνεις
blockout-text-hand = Κούνα το τουβλάκι
blockout-text-state = Πώς πάει
blockout-text-free = Ελεύθερα τουβλάκια: { $blocks }
blockout-text-cards = Οι κάρτες σου: { $cards }

blockout-sheet =
    { $count ->
        [one] Πύργος: { $count } τουβλάκι από { $all }
       *[other] Πύργος: { $count } τουβλάκια από { $all }
    }
blockout-sheet-place = Θέση
blockout-sheet-player = Παίκτης
blockout-sheet-cards = Μένουν κάρτες

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Είναι ήδη στον πύργο
reason-block-mismatch = Δεν ταιριάζει
reason-no-contact = Να πατάει στην κορυφή
reason-off-site = Έξω από το εργοτάξιο
reason-wrong-spot = Όχι σε αυτό το σημείο
reason-wrong-verdict = Άκυρη απάντηση
reason-can-play = Μπορείς να παίξεις
reason-need-block-card = Θέλει κάρτα τουβλάκι
reason-bonus-due = Πρώτα το έξτρα
reason-nine-blocks = Στέκονται και τα εννιά
reason-bonus-block = Στάθηκε και το έξτρα

## Moves as a replay tells them

replay-blockout-take = { $card }, και το { $block }
replay-blockout-extra = τελευταίο το { $block }
replay-blockout-slip = το χέρι γλιστρά: { $mm } mm
replay-blockout-pass = πάσο
replay-blockout-reverse = αλλάζει η φορά του παιχνιδιού
replay-blockout-drawcards = δεν ταιριάζει τίποτα, τραβάμε κάρτες
replay-blockout-letgo = το αφήνει
replay-blockout-oops = ακούμπησε, δεν μετράει
replay-blockout-stood = ο πύργος στάθηκε
replay-blockout-fell = ο πύργος έπεσε
replay-blockout-unsay = αναιρέθηκε: δεν έπεσε
replay-blockout-void =
    { $reason ->
        [touched] κάτι ακούμπησε τον πύργο, δεν μετράει
        [time] τέλος χρόνου: νέα προσπάθεια
        [back] το τουβλάκι γύρισε στη θέση του
       *[lost] η προσπάθεια χάθηκε: ακολουθεί νέα
    }
replay-blockout-begin =
    { $who ->
        [you] Αρχίζεις εσύ
        [nobody] Αρχίζει μια ελεύθερη θέση
       *[other] { $name } αρχίζει
    }
replay-blockout-draw = μια κάρτα από τη στοίβα: { $card }
replay-blockout-hidden = μια κάρτα από τη στοίβα
