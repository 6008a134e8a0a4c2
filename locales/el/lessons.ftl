### Lessons: the first steps of each game, one small position at a time.

learn-title = Μαθήματα
learn-new = Πρώτη φορά;
learn-minute = Μάθε το σε ένα λεπτό
learn-no = Όχι, ευχαριστώ
learn-progress = Μαθήματα: { $done } από { $all }
learn-steps = { $done } από { $all }
learn-steps-label = Βήμα { $step } από { $all }
learn-rules = Δοκίμασε: το πρώτο μάθημα
learn-leave = Τέλος μαθήματος
learn-back = Ένα βήμα πίσω
learn-again = Ξανά
learn-next = Μετά
learn-skip = Πέρνα
learn-finished = Το έμαθες
learn-skipped = Έμειναν κάποια βήματα
learn-anew = Από την αρχή
learn-all = Όλα τα μαθήματα
learn-broken = Αυτό το βήμα δεν άνοιξε.
lesson-wrong-answer-first = Πρώτα διάλεξε μια απάντηση.
lesson-wrong-study-gone = Αυτό το βήμα άλλαξε. Ξεκίνα το άλλη μια φορά.
