### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Τα βασικά
lesson-blokus-points = Βαθμοί
lesson-blokus-two-players = Δύο παίκτες
lesson-blokus-three-players = Τρεις παίκτες
lesson-blokus-duo = Το μικρό ταμπλό

## The basics
lesson-blokus-first-corner = Το πρώτο σου κομμάτι καλύπτει μια γωνία του ταμπλό. Βάλε ένα.
lesson-blokus-first-corner-done = Κάθε χρώμα ξεκινάει από δική του γωνία.
lesson-blokus-touch-corner = Από εδώ και πέρα κάθε κομμάτι ακουμπάει ένα δικό σου, γωνία με γωνία.
lesson-blokus-touch-corner-done = Γωνία με γωνία: έτσι απλώνεται το χρώμα σου.
lesson-blokus-never-edge = Γωνία ναι, πλευρά ποτέ. Βάλε την ευθεία με τα πέντε.
lesson-blokus-never-edge-done = Τα δικά σου κομμάτια δεν μπαίνουν ποτέ πλευρά με πλευρά.
lesson-blokus-others-edge = Στα άλλα χρώματα επιτρέπεται και πλευρά. Βάλε ένα κομμάτι κολλητά σε ξένο.
lesson-blokus-others-edge-done = Σε εμποδίζουν μόνο οι δικές σου πλευρές.
lesson-blokus-turn-flip = Τα κομμάτια στρέφονται και αναποδογυρίζουν. Κάλυψε ακριβώς τα φωτισμένα τετράγωνα.
lesson-blokus-turn-flip-done = Το ίδιο κομμάτι, από την άλλη μεριά.
lesson-blokus-big-first = Τα μεγάλα σε λίγο δεν θα χωράνε. Βάλε ένα με πέντε τετράγωνα.
lesson-blokus-big-first-done = Τα μικρά χωράνε και μετά.
lesson-blokus-to-middle = Η μέση ανοίγει όλο το ταμπλό. Φτάσε σε ένα φωτισμένο τετράγωνο.
lesson-blokus-to-middle-done = Από εκεί απλώνεσαι προς κάθε μεριά.
lesson-blokus-close-door = Το κίτρινο θέλει να συνεχίσει από το φωτισμένο τετράγωνο. Κάλυψέ το.
lesson-blokus-close-door-done = Γωνία καλυμμένη, πόρτα κλειστή.
lesson-blokus-shut-out = Το κίτρινο δεν χωράει πια πουθενά και χάνει σειρά. Βάλε το επόμενο κομμάτι σου.
lesson-blokus-shut-out-done = Πάλι η σειρά σου: όποιος χωράει συνεχίζει.
lesson-blokus-fewest-left = Δεν χωράει πια κανείς. Ποιος κέρδισε;
lesson-blokus-fewest-left-blue = Το μπλε: μένουν 17
lesson-blokus-fewest-left-yellow = Το κίτρινο: μένουν 54
lesson-blokus-fewest-left-done = Κερδίζουν τα λιγότερα τετράγωνα που μένουν.

## Points
lesson-blokus-points-left = Με βαθμούς, κάθε τετράγωνο που μένει μετράει μείον ένα. Πόσο κοστίζουν δύο κομμάτια των τεσσάρων;
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Δύο φορές τέσσερα τετράγωνα: μείον οκτώ.
lesson-blokus-points-bonus = Αν μπουν όλα, παίρνεις 15. Με το μονό τετράγωνο τελευταίο, άλλους 5. Πόσο κάνουν μαζί;
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Πάνω από είκοσι δεν γίνεται.

## Two players
lesson-blokus-two-red = Στους δύο παίζεις μπλε και κόκκινο. Βάλε κόκκινο σε μια ελεύθερη γωνία.
lesson-blokus-two-red-done = Κάθε χρώμα έχει δικά του κομμάτια και δική του αρχή.
lesson-blokus-two-apart = Μπλε και κόκκινο είναι δικά σου, αλλά δεν βοηθιούνται. Βάλε μπλε.
lesson-blokus-two-apart-done = Το μπλε απλώνεται μόνο από μπλε.

## Three players
lesson-blokus-shared-turn = Το πράσινο είναι κοινό: το βάζετε εναλλάξ, τώρα εσύ. Βάλ’ το στην τελευταία γωνία.
lesson-blokus-shared-turn-done = Την άλλη φορά βάζει πράσινο άλλος παίκτης.
lesson-blokus-shared-count = Ποιανού είναι στο τέλος τα πράσινα τετράγωνα;
lesson-blokus-shared-count-me = Δικά μου
lesson-blokus-shared-count-all = Όλων
lesson-blokus-shared-count-nobody = Κανενός
lesson-blokus-shared-count-done = Το κοινό χρώμα δεν μετράει για κανέναν.

## The small board
lesson-blokus-duo-start = Το Duo αρχίζει μέσα στο ταμπλό. Κάλυψε τη φωτισμένη αφετηρία σου.
lesson-blokus-duo-start-done = Το άλλο χρώμα αρχίζει απέναντι.
lesson-blokus-duo-meet = Στο μικρό ταμπλό συναντιέστε αμέσως. Χώσου ανάμεσα: φτάσε σε ένα φωτισμένο τετράγωνο.
lesson-blokus-duo-meet-done = Ό,τι χώρο πιάνεις νωρίς λείπει από τον άλλο.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Το πρώτο κομμάτι ενός χρώματος καλύπτει μια ελεύθερη γωνία.
lesson-wrong-no-start-square = Στο Duo το πρώτο κομμάτι καλύπτει την αφετηρία σου.
lesson-wrong-edge-contact = Εκεί ακουμπάει το χρώμα σου πλευρά με πλευρά.
lesson-wrong-no-corner-contact = Εκεί δεν ακουμπάει καμία γωνία του χρώματός του.
lesson-wrong-overlap = Εκεί έχει ήδη κομμάτι.
lesson-wrong-off-board = Ένα μέρος του βγαίνει από το ταμπλό.
lesson-wrong-not-the-line = Χωράει, αλλά πάρε την ευθεία με τα πέντε.
lesson-wrong-no-neighbour = Χωράει, αλλά δίπλα του δεν έχει άλλο χρώμα.
lesson-wrong-not-the-lit = Ακριβώς τα φωτισμένα τετράγωνα: στρέψε ή αναποδογύρισε το κομμάτι.
lesson-wrong-too-small = Χωράει, αλλά έχει λιγότερα από πέντε τετράγωνα.
lesson-wrong-not-to-middle = Χωράει, αλλά δεν καλύπτει φωτισμένο τετράγωνο.
lesson-wrong-door-open = Το κίτρινο μπορεί ακόμα να συνεχίσει από το φωτισμένο τετράγωνο.
lesson-wrong-more-left = Σε αυτό το χρώμα μένουν τα πιο πολλά τετράγωνα.
lesson-wrong-per-piece = Μετράνε τα τετράγωνα, όχι τα κομμάτια.
lesson-wrong-no-minus = Ό,τι μένει κοστίζει βαθμούς.
lesson-wrong-smallest-too = Και το μονό τετράγωνο μπήκε τελευταίο.
lesson-wrong-all-laid-too = Και μπήκαν όλα τα κομμάτια.
lesson-wrong-shared-mine = Το βάζεις μόνο κάθε τρίτη φορά.
lesson-wrong-shared-all = Τότε δεν θα άλλαζε τίποτα.
lesson-wrong-not-between = Χωράει, αλλά δεν καλύπτει φωτισμένο τετράγωνο.
