### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Τρία ζάρια στην τσουλήθρα, μάρκες στις κάρτες, και ξαφνικά σβήνουν τα φώτα.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = ΤΖΟΚΕΡ
blackout-undo = ΠΙΣΩ
blackout-reroll = ΞΑΝΑ
blackout-free = ΔΩΡΟ

# The letter of each die, after its special; all three differ.
blackout-die-W = Τ
blackout-die-U = Π
blackout-die-R = Ξ
blackout-die = Το ζάρι { $die } δείχνει { $face }
blackout-die-aside = Το ζάρι { $die } στην άκρη
blackout-dice = Ζάρια

blackout-card = Κάρτα { $card }
blackout-card-coming = Έρχεται η επόμενη κάρτα
blackout-space-open = { $number }, ανοιχτό, κάρτα { $card }, κουτάκι { $space }
blackout-space-covered = { $number }, καλυμμένο, κάρτα { $card }, κουτάκι { $space }
blackout-space-free = ΔΩΡΟ, καλυμμένο, κάρτα { $card }, κουτάκι { $space }

blackout-tray = Τι μένει από τη ζαριά
blackout-token = { $item }
blackout-token-lost = { $item }, δεν ταιριάζει πουθενά
blackout-fits-nowhere = Τώρα δεν ταιριάζει
blackout-about-wild = Μια μάρκα σε όποιο ανοιχτό κουτάκι θέλεις.
blackout-about-undo = Βγάζει μια μάρκα από όποια κάρτα θέλεις.
blackout-about-reroll = Ξαναρίχνει τα άλλα δύο ζάρια.

blackout-roll-do = Ρίξε
blackout-reroll-do = ΞΑΝΑ
blackout-end-do = Τέλος σειράς
blackout-call = BLACKOUT!
blackout-keys-number = Πάρε αυτόν τον αριθμό
blackout-keys-use = Παίξε τον σε αυτό το κουτάκι ή ρίξε

blackout-your-turn = Η σειρά σου
blackout-turn-of =
    { $who ->
        [you] Η σειρά σου
        [nobody] Η θέση είναι ακόμα ελεύθερη
       *[other] Σειρά: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Παίζεις
        [nobody] Η θέση είναι ακόμα ελεύθερη
       *[other] { $name } παίζει
    }
blackout-setting = Στρώνονται οι κάρτες
blackout-extra-turn = Έξτρα σειρά
blackout-left = έφυγε
blackout-hint-roll = Στείλε τα ζάρια στην τσουλήθρα
blackout-hint-wait =
    { $who ->
        [you] Τώρα ρίχνεις
        [nobody] Η ζαριά περιμένει παίκτη
       *[other] { $name } ρίχνει τώρα
    }
blackout-cards-won =
    { $count ->
        [one] { $count } κάρτα από { $goal }
       *[other] { $count } κάρτες από { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } κάρτα από { $goal }
       *[other] { $name }: { $count } κάρτες από { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } κάρτα στη στοίβα
       *[other] { $count } κάρτες στη στοίβα
    }
blackout-chips =
    { $count ->
        [one] μένει { $count } μάρκα
       *[other] μένουν { $count } μάρκες
    }
blackout-last-roll = Τελευταία ζαριά: { $dice }
blackout-pending = Μένει να παιχτεί: { $items }.
blackout-lost = Τώρα δεν ταιριάζει πουθενά: { $items }

blackout-said-begins =
    { $who ->
        [you] Αρχίζεις εσύ.
        [nobody] Αρχίζει μια ελεύθερη θέση.
       *[other] { $name } αρχίζει.
    }
blackout-said-rolled =
    { $who ->
        [you] Ρίχνεις { $dice }.
        [nobody] Τα ζάρια δείχνουν { $dice }.
       *[other] { $name } ρίχνει { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Ξαναρίχνεις δύο ζάρια: { $dice }.
        [nobody] Δύο ζάρια ξανά: { $dice }.
       *[other] { $name } ξαναρίχνει δύο ζάρια: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Παίζεις { $item }: μια μάρκα στην κάρτα { $card }, κουτάκι { $space }.
        [nobody] Μια μάρκα μπήκε στην κάρτα { $card }, κουτάκι { $space }.
       *[other] { $name } παίζει { $item }: μια μάρκα στην κάρτα { $card }, κουτάκι { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Παίζεις ΠΙΣΩ: η μάρκα φεύγει από την κάρτα { $card }, κουτάκι { $space }.
        [nobody] Η μάρκα έφυγε από την κάρτα { $card }, κουτάκι { $space }.
       *[other] { $name } παίζει ΠΙΣΩ: η μάρκα φεύγει από την κάρτα { $card }, κουτάκι { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Κερδίζεις μια κάρτα.
        [nobody] Κερδήθηκε μια κάρτα.
       *[other] { $name } κερδίζει μια κάρτα.
    }
blackout-said-opened = Ανοίγει η κάρτα { $card }.
blackout-said-blackout = BLACKOUT! Όποιος φωνάξει πρώτος παίρνει μια κάρτα.
blackout-said-called =
    { $who ->
        [you] Φώναξες πριν από όλους!
        [nobody] Κάποιος φώναξε πρώτος!
       *[other] { $name } φώναξε πριν από όλους!
    }
blackout-said-nobody = Κανείς δεν πρόλαβε να φωνάξει.
blackout-said-nothing = Δεν ταιριάζει τίποτα.
blackout-said-ended =
    { $who ->
        [you] Τελειώνεις τη σειρά σου.
        [nobody] Η σειρά τελειώνει.
       *[other] { $name } τελειώνει τη σειρά.
    }
blackout-said-left =
    { $who ->
        [you] Έφυγες από το παιχνίδι.
        [nobody] Ένας παίκτης έφυγε από το παιχνίδι.
       *[other] { $name } έφυγε από το παιχνίδι.
    }
blackout-said-back = Αναιρέθηκε μια κίνηση.
blackout-said-turn =
    { $who ->
        [you] Είναι η σειρά σου.
        [nobody] Σειρά έχει μια ελεύθερη θέση.
       *[other] Σειρά: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Έχεις μια έξτρα σειρά.
        [nobody] Υπάρχει μια έξτρα σειρά.
       *[other] { $name } έχει μια έξτρα σειρά.
    }
blackout-said-over =
    { $who ->
        [you] Το παιχνίδι τελείωσε. Κέρδισες.
        [together] Το παιχνίδι τελείωσε. Κοινή νίκη με: { $names }.
        [several] Το παιχνίδι τελείωσε. Κοινή νίκη: { $names }.
        [nobody] Το παιχνίδι τελείωσε.
       *[other] Το παιχνίδι τελείωσε. Κέρδισε: { $names }.
    }

blackout-move-roll = Ρίξε τα ζάρια
blackout-move-reroll = ΞΑΝΑ: ρίξε πάλι τα άλλα δύο ζάρια
blackout-move-end = Τέλος σειράς
blackout-move-call = Φώναξε BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Φωνάζεις BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } φωνάζει BLACKOUT!
    }
blackout-move-number = { $number } στην κάρτα { $card }, κουτάκι { $space }
blackout-move-wild = ΤΖΟΚΕΡ στο { $number } της κάρτας { $card }, κουτάκι { $space }
blackout-move-undo = ΠΙΣΩ η μάρκα από το { $number } της κάρτας { $card }, κουτάκι { $space }

blackout-text-not-now = Δεν έχεις κάτι να κάνεις τώρα.
blackout-text-moves = Τι μπορείς να κάνεις
blackout-text-state = Πώς πάει
blackout-cards-table = Οι ανοιχτές κάρτες
blackout-space-column = Κουτάκι
blackout-cell-open = { $number }, ανοιχτό
blackout-cell-covered = { $number }, καλυμμένο

blackout-sheet = Κερδίζει όποιος πάρει πρώτος { $goal } κάρτες
blackout-sheet-place = Θέση
blackout-sheet-player = Παίκτης
blackout-sheet-cards = Πήρε κάρτες

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Όχι σε αυτή τη ζαριά
reason-no-match = Ο αριθμός δεν ταιριάζει
reason-covered = Ήδη καλυμμένο
reason-no-chip = Δεν έχει μάρκα
reason-no-blackout = Όχι Blackout τώρα
reason-five-cards = Πέντε κάρτες

## Moves as a replay tells them

replay-blackout-roll = στην τσουλήθρα
replay-blackout-reroll = δύο ζάρια άλλη μια φορά
replay-blackout-end = τέλος σειράς
replay-blackout-call = Blackout!
replay-blackout-put = { $what } στην κάρτα { $card }, κουτάκι { $space }
replay-blackout-undo = μάρκα έξω από την κάρτα { $card }, κουτάκι { $space }
replay-blackout-draw = μια νέα κάρτα
replay-blackout-begin =
    { $who ->
        [you] Αρχίζεις εσύ
        [nobody] Αρχίζει μια ελεύθερη θέση
       *[other] { $name } αρχίζει
    }

## The hint / The review

blackout-advice-take = Βάλ’ την
blackout-advice-said = Υπόδειξη: { $move }. { $chance }.
blackout-chance = Πιθανότητα νίκης: περίπου { $percent }
blackout-review-chances = Πιθανότητα νίκης: { $played } αντί για { $better }
