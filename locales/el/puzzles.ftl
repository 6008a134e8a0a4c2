# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Γρίφοι
puzzles-streak =
    { $count ->
        [one] { $count } μέρα στη σειρά
       *[other] { $count } μέρες στη σειρά
    }
puzzles-streak-best = ρεκόρ: { $count }
puzzles-daily = Γρίφος της ημέρας
puzzles-daily-about = Ο ίδιος για όλους, κάθε μέρα καινούριος.
puzzles-state-new = Νέος για σένα
puzzles-state-open = Σε περιμένει
puzzles-state-wrong = Άλυτος ακόμα
puzzles-state-solved = Λύθηκε
puzzles-practice = Εξάσκηση
puzzles-ideas = Μία μία ιδέα
puzzles-rush = Σπριντ
puzzles-rush-about = Τρία λεπτά· το τρίτο λάθος το τελειώνει.
puzzles-rush-start = Ξεκίνα το σπριντ
puzzles-none = Δεν υπάρχουν γρίφοι σε αυτόν τον σέρβερ.

## A puzzle. The goal stands over the board.

puzzles-goal = Στόχος
puzzles-goal-better-of-two = Ποια από αυτές τις κινήσεις είναι καλύτερη;
puzzles-goal-best-roll = Παίξε αυτή τη ζαριά όσο καλύτερα γίνεται.
puzzles-goal-block = Άφησε στην άλλη πλευρά όσο λιγότερο χώρο μπορείς.
puzzles-goal-find-place = Βρες θέση για αυτή την κάρτα.
puzzles-goal-find-place-leader = Βρες θέση όπου ένα δάχτυλο δείχνει όποιον έχει τις λιγότερες κάρτες.
puzzles-goal-fit-everything = Βρες χώρο για όλα σου τα κομμάτια.
puzzles-goal-keep-lane = Κράτα ανοιχτό το πέρασμά σου.
puzzles-goal-last-piece = Βρες χώρο για όλα σου τα κομμάτια, με το μονό τετράγωνο τελευταίο.
puzzles-goal-most-squares =
    { $squares ->
        [one] Βάλε { $squares } τετράγωνο: άλλα δεν χωράνε.
       *[other] Βάλε { $squares } τετράγωνα: άλλα δεν χωράνε.
    }
puzzles-goal-which-stands = Σε ποια από αυτές τις θέσεις στέκεται το τουβλάκι;
puzzles-goal-will-it-stand = Θα σταθεί εκεί το τουβλάκι;
puzzles-moves =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
puzzles-choice-yes = Στέκεται
puzzles-choice-no = Πέφτει
puzzles-choice = { $letter }
puzzles-choice-look = Δείξε το { $letter }
puzzles-level = Επίπεδο { $rating }

## Why an answer is right or wrong

puzzles-right = Σωστά!
puzzles-wrong = Όχι ακριβώς
puzzles-solved-late = Λύθηκε στο τέλος
puzzles-go-on = Δοκίμασε άλλη μια φορά.
puzzles-why-colours-differ = Τα χρώματα κάτω από την κάρτα είναι άλλα.
puzzles-why-falls = Εκεί πέφτει.
puzzles-why-finger-misses = Κανένα δάχτυλο δεν δείχνει όποιον έχει τις λιγότερες κάρτες.
puzzles-why-finger-points-back = Ένα δάχτυλο δείχνει εσένα.
puzzles-why-not-best = Επιτρέπεται, αλλά υπάρχει κάτι καλύτερο.
puzzles-why-not-last = Χώρεσαν όλα, αλλά τελευταίο μπήκε άλλο κομμάτι.
puzzles-why-pieces-left = Κάποια κομμάτια δεν χωράνε πια.
puzzles-why-stands = Κι όμως στέκεται.
puzzles-why-too-few-squares = Χωρούσαν κι άλλα τετράγωνα.
puzzles-idea-any-place = Ξεκίνα από το χρώμα της κάρτας σου που είναι πιο σπάνιο στο πεδίο.
puzzles-idea-counterweight = Το βάρος ενός τουβλακιού κρατάει ένα άλλο στη θέση του.
puzzles-idea-deny = Πάρε τη γωνία που χρειάζεται πιο πολύ η άλλη πλευρά.
puzzles-idea-edge = Ένα τουβλάκι στέκεται όσο η μέση του πατάει στο από κάτω.
puzzles-idea-ending = Όταν μένουν λίγες κινήσεις, μέτρα τι μπορούν ακόμα να βάλουν και οι δύο πλευρές.
puzzles-idea-finger-on-leader = Πρώτα στρέψε την κάρτα ώστε ένα δάχτυλο να δείχνει τον πρώτο, μετά βρες πού ταιριάζει.
puzzles-idea-lane = Χώρος για μετά αξίζει πιο πολύ από τετράγωνα τώρα.
puzzles-idea-leave-little = Όταν δεν έχεις τίποτα να κερδίσεις, άφησε λίγα στον επόμενο.
puzzles-idea-lower-joint = Ένας πύργος σπάει στο πιο αδύναμο σημείο του, που μπορεί να είναι πολύ πιο κάτω.
puzzles-idea-middle-game = Μια κίνηση που ανοίγει δύο δρόμους είναι καλύτερη από μια μεγάλη.
puzzles-idea-order = Η σειρά αποφασίζει: κράτα το μονό τετράγωνο για το τέλος.
puzzles-idea-packing = Βάλε πρώτα τα δύσκολα κομμάτια· τα μικρά χωράνε παντού.
puzzles-idea-squares = Δοκίμασε πρώτα τα μεγάλα κομμάτια και δες τι κλείνει το καθένα.
puzzles-idea-take-back = Ένα ΠΙΣΩ μπορεί να ανοίξει έναν αριθμό που βοηθάει δύο φορές.
puzzles-idea-wild-card = Κράτα το ΤΖΟΚΕΡ για τον αριθμό που λείπει.
puzzles-idea-win-card = Ψάξε την κάρτα που τελειώνει με αυτή τη ζαριά.
puzzles-tag-any-place = Βρες θέση
puzzles-tag-counterweight = Αντίβαρα
puzzles-tag-deny = Πιάσε χώρο
puzzles-tag-edge = Έξω από την άκρη
puzzles-tag-ending = Το τέλος
puzzles-tag-finger-on-leader = Δάχτυλα στον πρώτο
puzzles-tag-lane = Περάσματα
puzzles-tag-leave-little = Άφησε λίγα
puzzles-tag-lower-joint = Αδύναμο σημείο
puzzles-tag-middle-game = Μέση του παιχνιδιού
puzzles-tag-order = Η σωστή σειρά
puzzles-tag-packing = Στρίμωγμα
puzzles-tag-squares = Πολλά τετράγωνα
puzzles-tag-take-back = Μάρκα πίσω
puzzles-tag-wild-card = Το ΤΖΟΚΕΡ
puzzles-tag-win-card = Κέρδισε κάρτα
puzzles-next = Νέος γρίφος
puzzles-again = Από την αρχή
puzzles-answer = Δείξε τη λύση

## Results, sharing and times

puzzles-share = Στείλε
puzzles-shared = Αντιγράφηκε
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Χρόνοι σήμερα
puzzles-board-none = Κανείς δεν τον έλυσε ακόμα με την πρώτη.
puzzles-board-answered =
    { $count ->
        [one] Δοκίμασε { $count } άτομο
       *[other] Δοκίμασαν { $count } άτομα
    }
puzzles-rush-over = Το σπριντ τελείωσε
puzzles-rush-solved =
    { $count ->
        [one] Λύθηκε { $count } γρίφος
       *[other] Λύθηκαν { $count } γρίφοι
    }
puzzles-rush-best = Το ρεκόρ σου: { $count }
puzzles-rush-wrong = Λάθη: { $count } από { $most }
puzzles-time-left = Μένει χρόνος
puzzles-mine = Οι γρίφοι μου
puzzles-rating = Δύναμη
puzzles-rating-early = περίπου
puzzles-counts = Με την πρώτη: { $right } από { $tried }
puzzles-mistakes = Διόρθωσε τα λάθη σου
puzzles-goal-mistake = Βρες καλύτερη κίνηση από αυτή στο παιχνίδι σου.

reason-colours-differ = Άλλα χρώματα
reason-falls = Εκεί πέφτει
reason-finger-misses = Δεν δείχνει τον πρώτο
reason-finger-points-back = Δείχνει εσένα
reason-not-best = Υπάρχει κάτι καλύτερο
reason-not-last = Άλλο μπήκε τελευταίο
reason-not-offered = Πάτησε ένα κουμπί
reason-pieces-left = Μένουν κομμάτια
reason-stands = Κι όμως στέκεται
reason-too-few-squares = Χωρούσαν κι άλλα
