# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Οι πρώτες κάρτες
lesson-blackout-roll = Στείλε τα ζάρια σου στην τσουλήθρα.
lesson-blackout-roll-done = Ένα 2, ένα 3 και ένα 5: και τα τρία θέλουν θέση.
lesson-blackout-cover = Κάθε αριθμός καλύπτει τον ίδιο αριθμό σε μια κάρτα: πάτησε ένα 2, ένα 3 και ένα 5.
lesson-blackout-cover-done = Παίχτηκαν και τα τρία, κι έτσι η σειρά σου τελείωσε.
lesson-blackout-win = Στην πρώτη κάρτα λείπει μόνο το 5: πάτησέ το, και η κάρτα είναι δική σου.
lesson-blackout-win-done = Ήταν ο τελευταίος ανοιχτός αριθμός: κέρδισες την κάρτα.
lesson-blackout-go-on = Ήρθε νέα κάρτα, και τώρα το 2 σου έχει θέση: κάλυψέ τη.
lesson-blackout-go-on-done = Αφού κερδίσεις κάρτα, συνεχίζεις με τους άλλους αριθμούς σου.
lesson-blackout-lost = Καμία κάρτα δεν έχει 5, κι έτσι το 5 σου χάνεται: κάλυψε το 1 και το 3.
lesson-blackout-lost-done = Ό,τι δεν ταιριάζει πουθενά χάνεται, και ρίχνει ο επόμενος.
lesson-blackout-wild = Το ΤΖΟΚΕΡ καλύπτει όποιον αριθμό θέλεις: πάτησέ το και μετά τελείωσε την πρώτη κάρτα.
lesson-blackout-wild-done = Μπήκε στη θέση του 2 που σου έλειπε.
lesson-blackout-undo = Το ΠΙΣΩ βγάζει μια μάρκα: πάτησέ το και μετά χάλασε την κάρτα που σχεδόν γέμισε.
lesson-blackout-undo-done = Τώρα κανείς δεν τελειώνει αυτή την κάρτα με έναν αριθμό.
lesson-blackout-reroll = Πρώτα κάλυψε ένα 3 και μετά ρίξε άλλη μια φορά τα άλλα δύο ζάρια.
lesson-blackout-reroll-done = Δύο νέοι αριθμοί: συνεχίζεις με αυτούς.
lesson-blackout-call = Ρίξε: αν έρθουν μαζί και οι τρεις ειδικές όψεις, φώναξε πριν από τον άλλο παίκτη.
lesson-blackout-call-done = Πρόλαβες: η κάρτα είναι δική σου. Φωνάζεις και στη σειρά των άλλων.
lesson-blackout-fifth = Έχεις τέσσερις κάρτες: κάλυψε το 4 που κερδίζει την πέμπτη.
lesson-blackout-fifth-done = Πέντε κάρτες: κέρδισες το παιχνίδι.

lesson-wrong-finish-card = Όχι αυτό: σε άλλη κάρτα λείπει μόνο ένας αριθμός.
lesson-wrong-use-wild = Παίξε το ΤΖΟΚΕΡ πριν τελειώσει η σειρά σου.
lesson-wrong-use-undo = Παίξε το ΠΙΣΩ πριν τελειώσει η σειρά σου.
lesson-wrong-nearly-full = Όχι αυτή τη μάρκα: βγάλε μία από την κάρτα με τις τέσσερις μάρκες.
lesson-wrong-no-match = Αυτός είναι άλλος αριθμός.
lesson-wrong-must-place = Πρώτα κάλυψε κάθε αριθμό που έχει θέση.
