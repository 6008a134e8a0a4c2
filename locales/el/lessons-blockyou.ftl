# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Χρώματα και δάχτυλα
lesson-blockyou-match = Σύρε την κάρτα σου στο πλαίσιο: κάθε χρώμα πέφτει στο χρώμα του.
lesson-blockyou-match-done = Όλα τα χρώματα ταιριάζουν, κι έτσι η κάρτα μπορεί να μείνει εκεί.
lesson-blockyou-white = Το λευκό πάει με κάθε χρώμα, στην κάρτα σου και στο πεδίο: βάλ’ την στο πλαίσιο.
lesson-blockyou-white-done = Το λευκό ταιριάζει πάντα, με κάθε χρώμα.
lesson-blockyou-turn = Πάτησε την κάρτα σου για να στραφεί και μετά σύρε την στο πλαίσιο.
lesson-blockyou-turn-done = Ένα τέταρτο στροφής, και μια κάρτα ταιριάζει.
lesson-blockyou-two = Μια κάρτα δεν μπαίνει ποτέ πάνω σε μία μόνο: βάλε τη δική σου πάνω σε δύο.
lesson-blockyou-two-done = Δύο κάρτες ή περισσότερες από κάτω: έτσι επιτρέπεται.
lesson-blockyou-point = Η κάρτα σου δείχνει πάνω, τον άλλο παίκτη: βάλ’ την και τον μπλοκάρεις.
lesson-blockyou-point-done = Μπλόκο: σε αυτόν τον γύρο δεν βάζει κάρτα.
lesson-blockyou-self = Δάχτυλο προς τα κάτω δείχνει εσένα: στρέψε την κάρτα ώσπου να μη δείχνει κανένα και βάλ’ την.
lesson-blockyou-self-done = Κανείς δεν μπλοκάρει τον εαυτό του επίτηδες.
lesson-blockyou-last = Ο άλλος παίκτης έκανε λάθος: σε παιχνίδι έχεις τώρα δέκα δευτερόλεπτα να βάλεις κάρτα.
lesson-blockyou-last-done = Πρόλαβες: μία κάρτα λιγότερη για σένα.
lesson-blockyou-round = Ένας αληθινός γύρος με νυσταγμένο αντίπαλο: ξεκίνα, περίμενε το μηδέν και βρες θέση.
lesson-blockyou-round-done = Έβαλες κάρτα πριν από όλους, κι έτσι ο γύρος τελείωσε.

lesson-wrong-colours-differ = Εκεί κάποια χρώματα δεν ταιριάζουν, κι αυτό θα έφερνε κάρτα ποινής.
lesson-wrong-points-at-you = Ένα δάχτυλο δείχνει εσένα: στρέψε την κάρτα.
lesson-wrong-no-white = Ταιριάζει, αλλά εκεί δεν βοηθάει κανένα λευκό του πεδίου.
lesson-wrong-point-across = Ταιριάζει, αλλά κανένα δάχτυλο δεν δείχνει τον άλλο παίκτη.
lesson-wrong-covers-one-card = Πατάει πάνω σε μία μόνο κάρτα: πήγαινέ την μισή κάρτα πιο πέρα.
