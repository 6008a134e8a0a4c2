# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Ο πρώτος πύργος
lesson-blockout-box = Με το αληθινό κουτί
lesson-blockout-take = Η κόκκινη κάρτα επιτρέπει όποιο κόκκινο τουβλάκι θέλεις: πάτησε την κάρτα και μετά ένα τουβλάκι.
lesson-blockout-take-done = Κάνει όποιο κόκκινο τουβλάκι θέλεις, όχι όμως άλλο χρώμα.
lesson-blockout-lower = Πάτησε τη φωτισμένη κάρτα, πάτα ↓ ώσπου το τουβλάκι να φτάσει στο τραπέζι, και άφησέ το.
lesson-blockout-lower-done = Αυτή είναι η βάση του πύργου σου.
lesson-blockout-stack = Σύρε το τουβλάκι πάνω από τον πύργο, πάτα ↓ και άφησέ το: πρέπει να σταθεί ως το τρία.
lesson-blockout-stack-done = Στάθηκε ως το τέλος.
lesson-blockout-edge = Το πιο ψηλό τουβλάκι είναι πιο δεξιά: κατέβασε εκεί το δικό σου και άφησέ το όταν είναι σταθερό.
lesson-blockout-edge-done = Η μέση ενός τουβλακιού πρέπει κάπου να πατάει.
lesson-blockout-fall = Αυτός ο πύργος δεν θα κρατήσει: πάρε ένα τουβλάκι, δες τι κοστίζει η πτώση και ξεκίνα πάλι.
lesson-blockout-fall-done = Τρεις κάρτες παραπάνω και νέος πύργος στην ίδια σειρά.
lesson-blockout-pass = Τρέμει πολύ; Πάτησε δύο φορές το Πάσο.
lesson-blockout-pass-done = Χωρίς τουβλάκι αυτή τη φορά: ας τρέμουν οι άλλοι.
lesson-blockout-reverse = Πάτησε δύο φορές την Αλλαγή φοράς, και το παιχνίδι γυρίζει ανάποδα.
lesson-blockout-reverse-done = Τώρα ακολουθεί όποιος κάθεται από την άλλη σου μεριά.
lesson-blockout-extra = Με τον κανόνα «Ένα ακόμα τουβλάκι» η τελευταία κάρτα δεν κερδίζει ακόμα: βάλε όποιο τουβλάκι θέλεις.
lesson-blockout-extra-done = Στέκεται, και το παιχνίδι είναι δικό σου.
lesson-blockout-ninth = Στέκονται οκτώ τουβλάκια: βάλε το ένατο και κερδίζεις αμέσως.
lesson-blockout-ninth-done = Και τα εννιά: τίποτε άλλο δεν μετράει πια.
lesson-blockout-real = Πάτησε τη φωτισμένη κάρτα, βάλε ένα τέτοιο τουβλάκι στο δικό σου τραπέζι και πες τι έγινε.
lesson-blockout-real-done = Το κινητό κρατάει τις κάρτες, εσύ τον πύργο.

lesson-wrong-red-card = Όχι αυτή: παίξε την κόκκινη κάρτα.
lesson-wrong-build = Όχι τώρα: πάρε ένα τουβλάκι.
lesson-wrong-play-pass = Όχι τώρα: παίξε Πάσο.
lesson-wrong-play-reverse = Όχι τώρα: παίξε Αλλαγή φοράς.
lesson-wrong-fell = Έπεσε. Δοκίμασε ξανά.
lesson-wrong-need-block-card = Ένας νέος πύργος αρχίζει με κάρτα τουβλάκι.
