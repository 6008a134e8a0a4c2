# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Κλείσιμο
cancel = Άκυρο
done = Έτοιμο
yes = Ναι
no = Όχι
try-again = Ξαναδοκίμασε
to-home = Αρχική

## Waiting and broken

waiting-page = Μια στιγμή…
waiting-table = Στρώνουμε το τραπέζι…
waiting-replay = Φέρνουμε το παιχνίδι…
broken-part = Αυτό το μέρος της σελίδας δεν έφτασε.
connection-lost = Χάθηκε η σύνδεση. Ξαναπροσπαθούμε…
connection-lost-can = Μπορείς ακόμα να δεις το τραπέζι, τους κανόνες και τις ρυθμίσεις.
not-found-title = Τίποτα εδώ
not-found-about = Αυτή η διεύθυνση δεν βγάζει σε καμία σελίδα. Μήπως λείπει ένα γράμμα από τον σύνδεσμο;
table-title = Τραπέζι
table-gone-about = Αν σου έστειλαν αυτόν τον σύνδεσμο, ζήτα έναν καινούριο.
table-closed-about = Η διαχείριση του σέρβερ έκλεισε αυτό το τραπέζι.

## Games

game-players = { $players } άτομα
game-minutes =
    { $minutes ->
        [one] περίπου { $minutes } λεπτό
       *[other] περίπου { $minutes } λεπτά
    }
game-age = από { $age } ετών

## Home

home-motto = Παιχνιδότοπος με τουβλάκια
home-continue = Συνέχεια
home-lately = Πρόσφατα
home-lately-remove = Αφαίρεση από τη λίστα
home-table-nameless =
    { $count ->
        [one] { $count } παίκτης
       *[other] { $count } παίκτες
    }
ago-now = μόλις τώρα
ago-minutes =
    { $count ->
        [one] πριν από ένα λεπτό
       *[other] πριν από { $count } λεπτά
    }
ago-hours =
    { $count ->
        [one] πριν από μία ώρα
       *[other] πριν από { $count } ώρες
    }
ago-days =
    { $count ->
        [one] χθες
       *[other] πριν από { $count } μέρες
    }
home-play = Παίξε τώρα
home-starting = Στρώνουμε το τραπέζι…
home-play-about =
    { $count ->
        [one] Εσύ εναντίον ενός μποτ, τώρα αμέσως.
        [2] Εσύ εναντίον δύο μποτ, τώρα αμέσως.
        [3] Εσύ εναντίον τριών μποτ, τώρα αμέσως.
       *[other] Εσύ εναντίον { $count } μποτ, τώρα αμέσως.
    }
home-play-last =
    { $count ->
        [one] Όπως την τελευταία φορά: { $count } μποτ
       *[other] Όπως την τελευταία φορά: { $count } μποτ
    }
home-play-level = Επίπεδο: { $level }
home-against-bots = Εναντίον μποτ
home-set-up = Με παρέα
home-alone = Σόλο
home-rules = Πώς παίζεται
home-open-file = Άνοιξε σωσμένο παιχνίδι
file-bad-move = Η κίνηση { $number } στο αρχείο δεν επιτρέπεται
file-too-big = Το αρχείο είναι πολύ μεγάλο: έως { $most } kB

## Settings

settings-title = Ρυθμίσεις
settings-language = Γλώσσα
settings-language-unread = Πρώτη μετάφραση· δεν την έχει διαβάσει ακόμα κάποιος με μητρική γλώσσα τα ελληνικά.
settings-language-better = Πρότεινε καλύτερο κείμενο
settings-theme = Εμφάνιση
settings-theme-auto = Αυτόματη
settings-theme-light = Φωτεινή
settings-theme-dark = Σκούρα
settings-graphics = Γραφικά
settings-graphics-auto = Αυτόματα
settings-graphics-low = Απλά
settings-graphics-flat = Επίπεδα
settings-bot-speed = Ρυθμός των μποτ
settings-bot-speed-quick = Γρήγορος
settings-bot-speed-normal = Κανονικός
settings-bot-speed-slow = Αργός
settings-sound = Ήχος
settings-volume = Ένταση
settings-patterns = Σχέδια στα χρώματα
settings-patterns-about = Βούλες, ρίγες και πλέγματα, για να μη χρειάζεται κανείς να ξεχωρίζει τα χρώματα.
settings-licences = Άδειες ανοιχτού κώδικα
words-title = Καλύτερα κείμενα
words-search = Λέξεις από το κείμενο που θα άλλαζες
words-none = Κανένα κείμενο δεν έχει αυτές τις λέξεις.
words-english = Στα αγγλικά
words-better = Το κείμενό σου
words-brackets = Άφησε ό,τι είναι μέσα σε { "{ }" } όπως είναι: εκεί μπαίνουν ονόματα και αριθμοί.
words-mail = Στείλε με μέιλ
words-copy = Αντιγραφή
words-to-whom = Στείλε το στη διαχείριση του σέρβερ.

## Setting a table

new-title = Τραπέζι για { $game }
new-chairs = Θέσεις
new-players = Παίκτες
new-players-count = { $count }
new-hint = Πάτησε μια θέση και πες ποιος κάθεται εκεί.
new-alone = Χωρίς αντιπάλους, κόντρα στον δικό σου χρόνο.
new-friend = Φιλαράκι
new-shared = κοινό
new-who = Ποιος κάθεται εδώ;
new-level = Πόσο δυνατό;
new-rules = Κανόνες
new-house-rules = Κανόνες σπιτιού
new-house-rules-changed =
    { $count ->
        [one] ({ $count } αλλαγή)
       *[other] ({ $count } αλλαγές)
    }
new-takeback = Αναίρεση κινήσεων
new-takeback-about = Μια κίνηση αναιρείται όσο δεν έχει παίξει άλλος και δεν έχει αποφασίσει κάτι η τύχη.
new-hints = Υποδείξεις
new-hints-about = Όποιος έχει σειρά μπορεί να ζητήσει από τον υπολογιστή μια καλή κίνηση.
new-patience = Αν λείπει κάποιος
new-patience-about = Όταν περάσει αυτός ο χρόνος, οι άλλοι μπορούν να συνεχίσουν: με ένα μποτ ή με κάποιον άλλο στη θέση.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } λεπτό
       *[other] { $minutes } λεπτά
    }
new-patience-never = Πάντα αναμονή
new-total = Χρόνος για όλο το παιχνίδι
new-total-none = Χωρίς όριο
new-total-value =
    { $minutes ->
        [one] { $minutes } λεπτό + { $seconds } δευτ.
       *[other] { $minutes } λεπτά + { $seconds } δευτ.
    }
new-total-about = Το ρολόι κάθε παίκτη τρέχει μόνο στη σειρά του και μετά παίρνει πίσω λίγα δευτερόλεπτα. Όποιος μείνει χωρίς χρόνο βγαίνει από το παιχνίδι.
new-start = Έναρξη
new-open = Άνοιγμα τραπεζιού
new-broken = Αυτή τη στιγμή δεν γίνεται να στρωθεί το τραπέζι.
sitter-me = Εγώ
sitter-me-about = Παίζεις σε αυτή τη συσκευή.
sitter-here = Εδώ μαζί μου
sitter-here-about = Κάποιος δίπλα σου· δίνετε τη συσκευή από χέρι σε χέρι.
sitter-link = Με σύνδεσμο
sitter-link-about = Παίρνεις έναν σύνδεσμο και έναν κωδικό για να τους στείλεις στην παρέα σου.
sitter-bot = Μποτ
sitter-bot-about = Παίζει ο υπολογιστής.
bot-level-random = Ξένοιαστο
bot-level-greedy = Ορεξάτο
bot-level-easy = Εύκολο
bot-level-medium = Μέτριο
bot-level-strong = Δυνατό
bot-level-adapting = Ευέλικτο
bot-level-adapting-about = Παίζει τόσο γρήγορα όσο ο πιο αργός άνθρωπος στο τραπέζι.
bot-level-champion = Άσος
bot-level-more = Άλλα επίπεδα
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Θέλει περίπου ένα δευτερόλεπτο για μια κίνηση, λιγότερο αν είναι εύκολη.
       *[other] Θέλει περίπου { $seconds } δευτερόλεπτα για μια κίνηση, λιγότερα αν είναι εύκολη.
    }
bot-level-characters = Χαρακτήρες
bot-level-guard = Φύλακας
bot-level-guard-about = Μπαίνει στον δρόμο σου όπου μπορεί.
bot-level-explorer = Εξερευνητής
bot-level-explorer-about = Τρέχει εκεί όπου υπάρχει χώρος.
bot-level-magnet = Μαγνήτης
bot-level-magnet-about = Πάει πάντα προς το κέντρο.
bot-level-1 = Πρώτα βήματα
bot-level-1-about = Παίζει σαν μικρό παιδί, ό,τι πρέπει για την πρώτη πρώτη φορά.
bot-level-2 = Ζωηρό
bot-level-2-about = Για παιδιά που ξέρουν τους κανόνες.
bot-level-3 = Φιλικό
bot-level-3-about = Ένα χαλαρό παιχνίδι για την οικογένεια.
bot-level-4 = Περίεργο
bot-level-4-about = Για όσους παίζουν πού και πού.
bot-level-5 = Έξυπνο
bot-level-5-about = Παίρνει ό,τι αφήνεις ελεύθερο.
bot-level-6 = Προσεκτικό
bot-level-6-about = Κάνει λίγα λάθη.
bot-level-7 = Κοφτερό
bot-level-7-about = Για όσους σκέφτονται από πριν τις κινήσεις τους.
bot-level-8 = Σκληρό
bot-level-8-about = Δύσκολα το νικάς.
bot-level-9 = Μαέστρος
bot-level-9-about = Για πολύ έμπειρους.
bot-level-10 = Όλη η δύναμη
bot-level-10-about = Ό,τι καλύτερο μπορεί. Παίζει με την ησυχία του και σκέφτεται όσο σκέφτεσαι κι εσύ.
bot-name-1 = Δρυς
bot-name-2 = Ελιά
bot-name-3 = Πεύκο
bot-name-4 = Λεύκα
bot-name-5 = Ιτιά

## Chairs

chair-you = Εσύ
chair-open = ελεύθερη θέση
chair-away = λείπει
chair-acting = έχει σειρά
chair-nameless = Παίκτης { $number }
chair-bot = Μποτ { $number }
chair-your-bot = Το μποτ σου
chair-menu = { $name }: επιλογές
seat-standing-bot = Παίζει μποτ: { $level }
seat-standing-here = Στο τραπέζι
seat-standing-away = Δεν είναι τώρα στο τραπέζι
seat-standing-away-since = Λείπει από τις { $time }
seat-standing-open = Δεν κάθεται κανείς ακόμα
seat-name = Όνομα
seat-rename = Νέο όνομα
seat-reclaim = Ξαναπαίζω εγώ
seat-yield = Να παίξει μποτ για μένα
seat-yield-do = Ανάλαβε, μποτ
seat-fill = Βάλε μποτ εδώ
seat-fill-do = Κάθισε, μποτ
seat-level-do = Αλλαγή δύναμης
seat-offer = Πρόσκληση με σύνδεσμο
seat-new-link = Νέος σύνδεσμος
seat-resign = Παραίτηση
seat-resign-sure = Παραιτείσαι οριστικά; Οι άλλοι θα συνεχίσουν χωρίς εσένα.
seat-resign-sure-two = Παραιτείσαι οριστικά; Τότε κερδίζει ο άλλος παίκτης.
seat-resign-sure-alone = Παραιτείσαι οριστικά; Τότε το παιχνίδι τελειώνει.
seat-left =
    { $who ->
        [you] Παραιτήθηκες
        [nobody] Κάποιος παραιτήθηκε
       *[other] { $name }: παραίτηση
    }
seat-left-goes-on =
    { $who ->
        [you] Παραιτήθηκες. Το παιχνίδι συνεχίζεται.
        [nobody] Κάποιος παραιτήθηκε. Το παιχνίδι συνεχίζεται.
       *[other] { $name }: παραίτηση. Το παιχνίδι συνεχίζεται.
    }
seat-late =
    { $who ->
        [you] Ο χρόνος σου τελείωσε
        [nobody] Τελείωσε ο χρόνος μιας ελεύθερης θέσης
       *[other] { $name }: τέλος χρόνου
    }
seat-late-goes-on =
    { $who ->
        [you] Ο χρόνος σου τελείωσε. Οι άλλοι συνεχίζουν.
        [nobody] Τελείωσε ο χρόνος μιας ελεύθερης θέσης. Το παιχνίδι συνεχίζεται.
       *[other] { $name }: τέλος χρόνου. Το παιχνίδι συνεχίζεται.
    }
seat-resign-do = Ναι, παραίτηση

## Invitations

invite-title = Κάλεσε την παρέα
invite-chair = Για ποια θέση;
invite-how = Σκάναρε τον κωδικό με ένα κινητό ή στείλε τον σύνδεσμο.
invite-code = Κωδικός της πρόσκλησης
invite-link = Σύνδεσμος της πρόσκλησης
invite-copy = Αντιγραφή
invite-copied = Αντιγράφηκε
invite-share = Στείλε
invite-text = Έλα να παίξουμε { $game }!
invite-my-name = Το όνομά σου, για την παρέα
invite-only-here = Αυτός ο σύνδεσμος ανοίγει μόνο σε αυτόν τον υπολογιστή. Ξεκίνα τον σέρβερ με --host 0.0.0.0 για να μπουν κι άλλες συσκευές.
invite-waiting = Δεν χρειάζεται να περιμένεις: το παιχνίδι προχωράει μόλις έρθει η σειρά κάποιου που είναι εδώ.
invite-all-here = Ήρθαν όλοι.
invite-to-game = Στο παιχνίδι
claim-title = Μια θέση σε περιμένει
claim-by =
    { $who ->
        [you] Αυτή είναι η δική σου πρόσκληση για { $game }.
        [nobody] Σε καλούν να παίξεις { $game }.
       *[other] { $name } σε καλεί να παίξεις { $game }.
    }
claim-about = Πώς να σε φωνάζουν οι άλλοι;
claim-do = Κάθομαι
claim-watch = Μόνο βλέπω
claim-used = Η θέση είναι πιασμένη
claim-used-by =
    { $who ->
        [you] Αυτή τη θέση την έπιασες εσύ.
        [nobody] Κάποιος άλλος χρησιμοποίησε αυτή την πρόσκληση.
       *[other] { $name } χρησιμοποίησε αυτή την πρόσκληση.
    }
claim-used-about = Μπορείς να δεις το παιχνίδι ή να ανοίξεις δικό σου τραπέζι.
claim-own-table = Νέο δικό μου τραπέζι

## At the table

bar-menu = Μενού
bar-rules = Κανόνες
bar-takeback = Αναίρεση
bar-leave = Έξοδος
bar-moves = Κινήσεις
bar-missing = Απουσία
bar-result = Αποτέλεσμα
bar-invite-short = Κάλεσε
bar-invite =
    { $count ->
        [one] Κάλεσε ({ $count } θέση)
       *[other] Κάλεσε ({ $count } θέσεις)
    }
turn-yours = Η σειρά σου
turn-of =
    { $who ->
        [you] Η σειρά σου
        [nobody] Η θέση είναι ακόμα ελεύθερη
       *[other] Σειρά: { $name }
    }
time-total = Χρόνος που μένει:
time-left =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο
       *[other] Μένουν { $seconds } δευτερόλεπτα
    }
turn-thinking =
    { $who ->
        [you] Σκέφτεσαι
        [nobody] Η θέση είναι ακόμα ελεύθερη
       *[other] { $name } σκέφτεται
    }
turn-bot-for-you = Ένα μποτ παίζει για σένα
turn-away-since =
    { $who ->
        [you] Σε περιμένουμε από τις { $time }
        [nobody] Περιμένουμε παίκτη από τις { $time }
       *[other] Περιμένουμε: { $name } λείπει από τις { $time }
    }
turn-open-chair = Ο παίκτης { $number } δεν ήρθε ακόμα
turn-all = Όλοι μαζί!
turn-others = Παίζουν οι άλλοι
turn-nobody = Μια στιγμή…
turn-over = Το παιχνίδι τελείωσε
turn-closed = Το τραπέζι έκλεισε
menu-title = Τραπέζι
menu-chairs = Ποιος παίζει
menu-agreed = Κανόνες του τραπεζιού
menu-watchers =
    { $count ->
        [one] { $count } άτομο βλέπει
       *[other] { $count } άτομα βλέπουν
    }
missing-title =
    { $who ->
        [you] Λείπεις
        [nobody] Λείπει ένας παίκτης
       *[other] { $name } λείπει
    }
missing-since = Λείπει από τις { $time }.
missing-soon = Μπορείς να συνεχίσεις σε { $time }.
missing-never = Ο οικοδεσπότης διάλεξε να περιμένει αυτό το τραπέζι.
missing-wait = Αναμονή
missing-wait-about = Το παιχνίδι συνεχίζεται όταν είναι όλοι εδώ.
missing-bot = Να παίξει μποτ
missing-bot-about = Ώσπου να γυρίσει ο παίκτης.
missing-invite = Κάλεσε κάποιον άλλο
missing-invite-about = Η θέση ελευθερώνεται. Όσο δεν κάθεται κανείς, ο παίκτης της μπορεί να την πάρει πίσω.
missing-claim = Διεκδίκηση νίκης
missing-claim-about = Το παιχνίδι τελειώνει με δική σου νίκη.
missing-claim-soon = Γίνεται σε { $time }.
missing-claim-turn = Γίνεται όσο το παιχνίδι περιμένει αυτόν τον παίκτη.
return-bot-by =
    { $who ->
        [you] Το έβαλες να παίξει πριν φύγεις.
        [nobody] Οι άλλοι το έβαλαν να παίξει όσο έλειπες.
       *[other] { $name } το έβαλε να παίξει όσο έλειπες.
    }
return-bot-go-on = Ας συνεχίσει
return-do = Πίσω στη θέση μου
return-offered = Η θέση σου προσφέρθηκε
return-offered-about =
    { $who ->
        [you] Κάλεσες κάποιον άλλο. Δεν ήρθε ακόμα κανείς.
        [nobody] Οι άλλοι κάλεσαν κάποιον άλλο όσο έλειπες. Δεν ήρθε ακόμα κανείς.
       *[other] { $name } κάλεσε κάποιον άλλο όσο έλειπες. Δεν ήρθε ακόμα κανείς.
    }
return-taken =
    { $who ->
        [you] Η θέση είναι πάλι δική σου
        [nobody] Κάποιος άλλος έχει τώρα τη θέση σου
       *[other] { $name } έχει τώρα τη θέση σου
    }
return-taken-about = Οι άλλοι συνέχισαν όσο έλειπες. Μπορείς να δεις πώς θα τελειώσει.
resigned-title = Παραιτήθηκες
resigned-about = Οι άλλοι συνεχίζουν χωρίς εσένα.
resigned-watch = Να τους δω
leave-title = Φεύγεις από το τραπέζι;
leave-keep = Φεύγω και κρατάω τη θέση
leave-keep-about = Το παιχνίδι σου περιμένει στη «Συνέχεια».
leave-bot = Να παίξει μποτ για μένα
leave-bot-about = Μπορείς να γυρίσεις και να συνεχίσεις εσύ.
leave-resign = Παραίτηση
leave-resign-about = Οριστικά: οι άλλοι συνεχίζουν χωρίς εσένα.
leave-resign-about-two = Οριστικά: τότε κερδίζει ο άλλος παίκτης.
leave-resign-about-alone = Οριστικά: τότε το παιχνίδι τελειώνει.
moves-since = Μετά τη σειρά σου
moves-looking = Ματιά πίσω
moves-now = Τώρα
moves-new =
    { $count ->
        [one] { $count } νέα κίνηση
       *[other] { $count } νέες κινήσεις
    }

## The end

end-away =
    { $who ->
        [you] Έλειψες πάρα πολλή ώρα
        [nobody] Ένας παίκτης έλειψε πάρα πολλή ώρα
       *[other] { $name } έλειψε πάρα πολλή ώρα
    }
end-won =
    { $who ->
        [you] Κέρδισες!
        [together] Κοινή νίκη με: { $names }
        [several] Κοινή νίκη: { $names }
        [nobody] Δεν κέρδισε κανείς
       *[other] Κέρδισε: { $names }
    }
end-level =
    { $way ->
        [up] Την επόμενη φορά τα μποτ θα είναι ένα επίπεδο πιο δυνατά: { $level }.
        [down] Την επόμενη φορά τα μποτ θα είναι ένα επίπεδο πιο εύκολα: { $level }.
       *[same] Την επόμενη φορά τα μποτ θα παίξουν το ίδιο δυνατά: { $level }.
    }
end-rematch = Παίζουμε ξανά
end-join-rematch = Στο επόμενο παιχνίδι
end-replay = Επανάληψη
end-review = Ανάλυση
end-details = Λεπτομέρειες
review-play-on = Παίξε από εδώ
end-record = Αρχείο και τίμιο παιχνίδι
end-record-json = Αρχείο του παιχνιδιού
end-fair = Όλη η τύχη βγήκε από έναν μυστικό αριθμό. Το αποτύπωμά του είχε κλειδώσει πριν από την πρώτη κίνηση· να και ο αριθμός, για να το ελέγξει όποιος θέλει.
end-seed-hash = Αποτύπωμα (SHA-256)
end-seed = Αριθμός
closed-title = Το τραπέζι έκλεισε
closed-about = Η διαχείριση του σέρβερ έκλεισε αυτό το τραπέζι. Δεν κέρδισε κανείς· ό,τι παίχτηκε ως τώρα φυλάχτηκε και μπορείς να το αποθηκεύσεις.
replay-start = Η αρχή
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Έφυγες από το παιχνίδι
        [nobody] Ένας παίκτης έφυγε από το παιχνίδι
       *[other] { $name } έφυγε από το παιχνίδι
    }
replay-wait = τέλος χρόνου
replay-board = Σημείο { $at } από { $last }
replay-position = Σημείο
replay-count = { $at } / { $last }
replay-first = Στην αρχή
replay-last = Στο τέλος
replay-back = Ένα πριν
replay-forward = Ένα μετά
replay-play = Προβολή
replay-pause = Παύση
actor-chance = Η τύχη
actor-clock = Το ρολόι
actor-gravity = Η βαρύτητα

## A playing area in words

twin-open = Παίξε με κείμενο
twin-story = Τι έγινε
keys-title = Πλήκτρα
keys-everywhere = Σε κάθε παιχνίδι
keys-hint = Υπόδειξη
keys-pass = Πάσο
keys-next = Επόμενη θέση που χωράει
keys-previous = Προηγούμενη θέση που χωράει
keys-back = Άσε πίσω ή κλείσε ό,τι είναι ανοιχτό
keys-takeback = Αναίρεση τελευταίας κίνησης
keys-replay = Δες πάλι τις κινήσεις
keys-sound = Με ή χωρίς ήχο
keys-settings = Τραπέζι και ρυθμίσεις
keys-move = Μετακίνηση
keys-turn = Στροφή
keys-turn-back = Αντίθετη στροφή
keys-lay = Βάλε εκεί
key-up = Πάνω βέλος
key-down = Κάτω βέλος
key-left = Αριστερό βέλος
key-right = Δεξί βέλος
key-enter = Enter
key-escape = Esc
key-space = Διάστημα
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
