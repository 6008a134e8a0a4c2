# The rule of the moment at a table: what may be done now, and why.

moment-title = Τι ισχύει τώρα
moment-why = Γιατί; { $reason }
moment-passage = Από τους κανόνες
moment-read = Η συνέχεια στους κανόνες
moment-goal = Στόχος
moment-coach = Βοηθός
moment-coach-off = Χωρίς βοηθό
moment-coach-about = Στα τρία πρώτα σου παιχνίδια κάθε είδους, μια γραμμή λέει τι μόλις άλλαξε.
moment-plain-yours = Είναι η σειρά σου. Διάλεξε μια κίνηση από τη σελίδα.
moment-plain-theirs = Σειρά: { $name }. Παίζεις ξανά όταν έρθει η σειρά σου.
moment-plain-others = Παίζουν οι άλλοι. Παίζεις ξανά όταν έρθει η σειρά σου.
moment-plain-over = Το παιχνίδι τελείωσε. Δεν παίζεται πια τίποτα.
