# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Aizvērt
cancel = Atcelt
done = Labi
yes = Jā
no = Nē
try-again = Mēģini vēl
to-home = Sākums

## Waiting and broken

waiting-page = Mirklīti…
waiting-table = Gatavojam galdu…
waiting-replay = Ielādējam spēli…
broken-part = Šī lapas daļa neatnāca.
connection-lost = Savienojums pārtrūka. Mēģinām vēlreiz…
connection-lost-can = Galdu, noteikumus un iestatījumus vari skatīt arī tagad.
not-found-title = Te nekā nav
not-found-about = Šajā adresē lapas nav. Varbūt saitē trūkst kāda burta.
table-title = Galds
table-gone-about = Ja šo saiti tev kāds atsūtīja, palūdz jaunu.
table-closed-about = Servera uzturētājs šo galdu slēdza.

## Games

game-players = { $players } spēlētāji
game-minutes =
    { $minutes ->
        [zero] apmēram { $minutes } minūšu
        [one] apmēram { $minutes } minūte
       *[other] apmēram { $minutes } minūtes
    }
game-age = no { $age } gadiem

## Home

home-motto = Kluču spēļu zāle
home-continue = Turpināt
home-lately = Nesen
home-lately-remove = Noņemt no saraksta
home-table-nameless =
    { $count ->
        [zero] { $count } spēlētāju
        [one] { $count } spēlētājs
       *[other] { $count } spēlētāji
    }
ago-now = nupat
ago-minutes =
    { $count ->
        [1] pirms minūtes
        [zero] pirms { $count } minūtēm
        [one] pirms { $count } minūtes
       *[other] pirms { $count } minūtēm
    }
ago-hours =
    { $count ->
        [1] pirms stundas
        [zero] pirms { $count } stundām
        [one] pirms { $count } stundas
       *[other] pirms { $count } stundām
    }
ago-days =
    { $count ->
        [1] vakar
        [zero] pirms { $count } dienām
        [one] pirms { $count } dienas
       *[other] pirms { $count } dienām
    }
home-play = Spēlē tūlīt
home-starting = Gatavojam galdu…
home-play-about =
    { $count ->
        [1] Tu pret vienu botu, tūlīt.
        [2] Tu pret diviem botiem, tūlīt.
        [3] Tu pret trim botiem, tūlīt.
        [zero] Tu pret { $count } botiem, tūlīt.
        [one] Tu pret { $count } botu, tūlīt.
       *[other] Tu pret { $count } botiem, tūlīt.
    }
home-play-last =
    { $count ->
        [zero] Kā pagājušoreiz: { $count } botu
        [one] Kā pagājušoreiz: { $count } bots
       *[other] Kā pagājušoreiz: { $count } boti
    }
home-play-level = Līmenis: { $level }
home-against-bots = Pret botiem
home-set-up = Ar draugiem
home-alone = Solo
home-rules = Kā spēlēt
home-open-file = Atvērt saglabātu spēli
file-bad-move = Šī faila { $number }. gājiens nav atļauts
file-too-big = Fails ir par lielu: ne vairāk kā { $most } kB

## Settings

settings-title = Iestatījumi
settings-language = Valoda
settings-language-unread = Pirmais tulkojums; to vēl nav lasījis neviens, kam šī valoda ir dzimtā.
settings-language-better = Ieteikt labāku tekstu
settings-theme = Izskats
settings-theme-auto = Automātisks
settings-theme-light = Gaišs
settings-theme-dark = Tumšs
settings-graphics = Grafika
settings-graphics-auto = Automātiska
settings-graphics-low = Vienkārša
settings-graphics-flat = Plakana
settings-bot-speed = Botu temps
settings-bot-speed-quick = Ātrs
settings-bot-speed-normal = Parasts
settings-bot-speed-slow = Lēns
settings-sound = Skaņa
settings-volume = Skaļums
settings-patterns = Raksti uz krāsām
settings-patterns-about = Punktiņi, svītras un režģi, lai nevienam nav jāatšķir krāsas.
settings-licences = Atvērtā koda licences
words-title = Labāki teksti
words-search = Vārdi no teksta, ko gribi mainīt
words-none = Šādu vārdu nav nevienā tekstā.
words-english = Angliski
words-better = Tavs teksts
words-brackets = Visu, kas iekavās { "{ }" }, atstāj, kā ir: tur būs spēlētāju vārdi un skaitļi.
words-mail = Sūtīt e-pastā
words-copy = Kopēt
words-to-whom = Nosūti to tiem, kas uztur šo serveri.

## Setting a table

new-title = Galds: { $game }
new-chairs = Vietas
new-players = Spēlētāji
new-players-count = { $count }
new-hint = Pieskaries vietai un pasaki, kas tur sēž.
new-alone = Vienatnē, pret savu laiku.
new-friend = Draugs
new-shared = kopīgā
new-who = Kas te sēž?
new-level = Cik stiprs?
new-rules = Noteikumi
new-house-rules = Mājas noteikumi
new-house-rules-changed =
    { $count ->
        [zero] (mainīti: { $count })
        [one] (mainīti: { $count })
       *[other] (mainīti: { $count })
    }
new-takeback = Gājienu atsaukšana
new-takeback-about = Gājienu var atsaukt, kamēr neviens cits nav gājis un laime neko nav izšķīrusi.
new-hints = Padomi
new-hints-about = Kam ir kārta, tas var lūgt datoram labu gājienu.
new-patience = Ja spēlētājs ir prom
new-patience-about = Pēc šī laika pārējie var turpināt: ar botu vai ar kādu citu šajā vietā.
new-patience-minutes =
    { $minutes ->
        [zero] { $minutes } minūšu
        [one] { $minutes } minūte
       *[other] { $minutes } minūtes
    }
new-patience-never = Vienmēr gaidīt
new-total = Laiks visai spēlei
new-total-none = Bez limita
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Pulkstenis katram iet tikai savā gājienā, un pēc tā dažas sekundes tiek atdotas. Kam laiks beidzas, tas izkrīt.
new-start = Sākt
new-open = Atvērt galdu
new-broken = Galdu pašlaik nevar sagatavot.
sitter-me = Es
sitter-me-about = Tu spēlē šajā ierīcē.
sitter-here = Te ar mani
sitter-here-about = Kāds tev blakus; ierīci dodat no rokas rokā.
sitter-link = Ar saiti
sitter-link-about = Tu saņem saiti un kodu, ko nosūtīt draugam.
sitter-bot = Bots
sitter-bot-about = Spēlē dators.
bot-level-random = Bezrūpīgs
bot-level-greedy = Dedzīgs
bot-level-easy = Viegls
bot-level-medium = Vidējs
bot-level-strong = Stiprs
bot-level-adapting = Pielāgots
bot-level-adapting-about = Tikpat ātrs kā lēnākais cilvēks pie galda.
bot-level-champion = Čempions
bot-level-more = Citi līmeņi
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [1] Gājienam vajag apmēram sekundi, vieglam mazāk.
        [zero] Gājienam vajag apmēram { $seconds } sekunžu, vieglam mazāk.
        [one] Gājienam vajag apmēram { $seconds } sekundi, vieglam mazāk.
       *[other] Gājienam vajag apmēram { $seconds } sekundes, vieglam mazāk.
    }
bot-level-characters = Raksturi
bot-level-guard = Sargs
bot-level-guard-about = Aizšķērso tev ceļu, kur vien var.
bot-level-explorer = Atklājējs
bot-level-explorer-about = Skrien turp, kur ir vieta.
bot-level-magnet = Magnēts
bot-level-magnet-about = Vienmēr tiecas uz vidu.
bot-level-1 = Pirmie soļi
bot-level-1-about = Bērnu spēle, piemērota pašai pirmajai reizei.
bot-level-2 = Rotaļīgs
bot-level-2-about = Bērniem, kuri zina noteikumus.
bot-level-3 = Draudzīgs
bot-level-3-about = Mierīga spēle ģimenei.
bot-level-4 = Ziņkārīgs
bot-level-4-about = Tiem, kas šad tad uzspēlē.
bot-level-5 = Gudrs
bot-level-5-about = Paņem to, ko tu atstāj vaļā.
bot-level-6 = Rūpīgs
bot-level-6-about = Reti kļūdās.
bot-level-7 = Vērīgs
bot-level-7-about = Tiem, kas domā uz priekšu.
bot-level-8 = Sīksts
bot-level-8-about = Grūti uzvarēt.
bot-level-9 = Meistars
bot-level-9-about = Lietpratējiem.
bot-level-10 = Pilns spēks
bot-level-10-about = Viss, ko viņš prot. Viņš nesteidzas un domā arī tad, kad domā tu.
bot-name-1 = Ozols
bot-name-2 = Kļava
bot-name-3 = Liepa
bot-name-4 = Bērzs
bot-name-5 = Osis

## Chairs

chair-you = Tu
chair-open = brīva vieta
chair-away = prom
chair-acting = ir kārta
chair-nameless = Spēlētājs { $number }
chair-bot = Bots { $number }
chair-your-bot = Tavs bots
chair-menu = { $name }: vairāk
seat-standing-bot = Spēlē bots: { $level }
seat-standing-here = Pie galda
seat-standing-away = Pašlaik nav pie galda
seat-standing-away-since = Prom kopš { $time }
seat-standing-open = Te vēl neviens nesēž
seat-name = Vārds
seat-rename = Pārdēvēt
seat-reclaim = Atkal spēlēšu es
seat-yield = Lai manā vietā spēlē bots
seat-yield-do = Bot, pārņem
seat-fill = Sēdināt te botu
seat-fill-do = Sēdies, bot
seat-level-do = Mainīt bota spēku
seat-offer = Uzaicināt ar saiti
seat-new-link = Jauna saite
seat-resign = Padoties
seat-resign-sure = Vai padodies pavisam? Pārējie spēlēs tālāk bez tevis.
seat-resign-sure-two = Vai padodies pavisam? Tad uzvar otrs spēlētājs.
seat-resign-sure-alone = Vai padodies pavisam? Tad spēle ir beigusies.
seat-left =
    { $who ->
        [you] Tu padevies
        [nobody] Kāds padevās
       *[other] { $name } padevās
    }
seat-left-goes-on =
    { $who ->
        [you] Tu padevies. Spēle turpinās.
        [nobody] Kāds padevās. Spēle turpinās.
       *[other] { $name } padevās. Spēle turpinās.
    }
seat-late =
    { $who ->
        [you] Tavs laiks beidzās
        [nobody] Brīvas vietas laiks beidzās
       *[other] { $name }: laiks beidzās
    }
seat-late-goes-on =
    { $who ->
        [you] Tavs laiks beidzās. Pārējie spēlē tālāk.
        [nobody] Brīvas vietas laiks beidzās. Spēle turpinās.
       *[other] { $name }: laiks beidzās. Spēle turpinās.
    }
seat-resign-do = Jā, padodos

## Invitations

invite-title = Uzaicini draugus
invite-chair = Kurai vietai?
invite-how = Pavērs tālruni pret kodu vai nosūti saiti.
invite-code = Ielūguma kods
invite-link = Ielūguma saite
invite-copy = Kopēt saiti
invite-copied = Nokopēts
invite-share = Dalīties
invite-text = { $game }: nāc, uzspēlēsim kopā!
invite-my-name = Tavs vārds draugiem
invite-only-here = Šī saite darbojas tikai šajā datorā. Lai tiktu klāt arī citas ierīces, palaid serveri ar --host 0.0.0.0.
invite-waiting = Nav jāgaida: spēle iet tālāk, tiklīdz pienāk kārta kādam, kas jau ir te.
invite-all-here = Visi ir klāt.
invite-to-game = Uz spēli
claim-title = Tevi gaida vieta
claim-by =
    { $who ->
        [you] { $game }: šo ielūgumu sūtīji tu.
        [nobody] { $game }: tevi aicina spēlēt.
       *[other] { $game }: { $name } aicina tevi spēlēt.
    }
claim-about = Kā citi tevi sauks?
claim-do = Sēsties
claim-watch = Tikai skatos
claim-used = Šī vieta ir aizņemta
claim-used-by =
    { $who ->
        [you] Šo vietu ieņēmi tu.
        [nobody] Šo ielūgumu jau izmantoja kāds cits.
       *[other] Šo ielūgumu jau izmantoja { $name }.
    }
claim-used-about = Tu vari skatīties spēli vai atvērt savu galdu.
claim-own-table = Atvērt savu galdu

## At the table

bar-menu = Izvēlne
bar-rules = Noteikumi
bar-takeback = Atsaukt
bar-leave = Iziet
bar-moves = Gājieni
bar-missing = Prom
bar-result = Rezultāts
bar-invite-short = Aicināt
bar-invite =
    { $count ->
        [zero] Aicināt ({ $count } vietu)
        [one] Aicināt ({ $count } vieta)
       *[other] Aicināt ({ $count } vietas)
    }
turn-yours = Tava kārta
turn-of =
    { $who ->
        [you] Tava kārta
        [nobody] Vieta vēl ir brīva
       *[other] Gājiens: { $name }
    }
time-total = Atlikušais laiks:
time-left =
    { $seconds ->
        [zero] Vēl { $seconds } sekunžu
        [one] Vēl { $seconds } sekunde
       *[other] Vēl { $seconds } sekundes
    }
turn-thinking =
    { $who ->
        [you] Tu domā
        [nobody] Vieta vēl ir brīva
       *[other] { $name } domā
    }
turn-bot-for-you = Tavā vietā spēlē bots
turn-away-since =
    { $who ->
        [you] Gaidām tevi kopš { $time }
        [nobody] Gaidām spēlētāju kopš { $time }
       *[other] { $name } ir prom kopš { $time }, gaidām
    }
turn-open-chair = Spēlētājs { $number } vēl nav klāt
turn-all = Visi reizē!
turn-others = Tagad kārta citiem
turn-nobody = Mirklīti…
turn-over = Spēle ir beigusies
turn-closed = Galds ir slēgts
menu-title = Galds
menu-chairs = Kas spēlē
menu-agreed = Šī galda noteikumi
menu-watchers =
    { $count ->
        [zero] Skatās { $count } cilvēku
        [one] Skatās { $count } cilvēks
       *[other] Skatās { $count } cilvēki
    }
missing-title =
    { $who ->
        [you] Tu esi prom
        [nobody] Spēlētājs ir prom
       *[other] { $name } ir prom
    }
missing-since = Prom kopš { $time }.
missing-soon = Varēsiet turpināt pēc { $time }.
missing-never = Saimnieks nolēma, ka šis galds gaida.
missing-wait = Gaidīt
missing-wait-about = Spēle turpināsies, kad visi būs klāt.
missing-bot = Lai spēlē bots
missing-bot-about = Līdz spēlētājs atgriežas.
missing-invite = Uzaicināt kādu citu
missing-invite-about = Vieta atbrīvojas. Kamēr neviens nav apsēdies, spēlētājs to var atgūt.
missing-claim = Prasīt uzvaru
missing-claim-about = Spēle beidzas, un uzvari tu.
missing-claim-soon = Būs iespējams pēc { $time }.
missing-claim-turn = Iespējams, kad spēle gaida šo spēlētāju.
return-bot-by =
    { $who ->
        [you] Tu ļāvi viņam spēlēt, kad gāji prom.
        [nobody] Pārējie ļāva viņam spēlēt, kamēr tevis nebija.
       *[other] { $name } ļāva viņam spēlēt, kamēr tevis nebija.
    }
return-bot-go-on = Lai spēlē tālāk
return-do = Atgūt savu vietu
return-offered = Tava vieta tika piedāvāta
return-offered-about =
    { $who ->
        [you] Tu uzaicināji kādu citu. Vēl neviens nav atnācis.
        [nobody] Kamēr tevis nebija, pārējie uzaicināja kādu citu. Vēl neviens nav atnācis.
       *[other] Kamēr tevis nebija, { $name } uzaicināja kādu citu. Vēl neviens nav atnācis.
    }
return-taken =
    { $who ->
        [you] Tava vieta atkal ir tava
        [nobody] Tavā vietā tagad sēž kāds cits
       *[other] Tavā vietā tagad sēž { $name }
    }
return-taken-about = Pārējie turpināja, kamēr tevis nebija. Tu vari skatīties, kā tas beigsies.
resigned-title = Tu padevies
resigned-about = Pārējie spēlē tālāk bez tevis.
resigned-watch = Skatīties
leave-title = Celties no galda?
leave-keep = Iziet, vieta paliek man
leave-keep-about = Tava spēle gaidīs te: „Turpināt”.
leave-bot = Lai manā vietā spēlē bots
leave-bot-about = Tu vari atgriezties un pārņemt.
leave-resign = Padoties
leave-resign-about = Pavisam: pārējie spēlēs tālāk bez tevis.
leave-resign-about-two = Pavisam: tad uzvar otrs spēlētājs.
leave-resign-about-alone = Pavisam: tad spēle ir beigusies.
moves-since = Kopš tava gājiena
moves-looking = Skats atpakaļ
moves-now = Tagad
moves-new =
    { $count ->
        [zero] { $count } jaunu gājienu
        [one] { $count } jauns gājiens
       *[other] { $count } jauni gājieni
    }

## The end

end-away =
    { $who ->
        [you] Tu pārāk ilgi biji prom
        [nobody] Spēlētājs pārāk ilgi bija prom
       *[other] { $name } pārāk ilgi bija prom
    }
end-won =
    { $who ->
        [you] Tu uzvarēji!
        [together] Kopīga uzvara: tu un { $names }
        [several] Kopīga uzvara: { $names }
        [nobody] Neviens neuzvarēja
       *[other] { $names } uzvarēja
    }
end-level =
    { $way ->
        [up] Nākamreiz boti būs vienu līmeni stiprāki: { $level }.
        [down] Nākamreiz boti būs vienu līmeni vājāki: { $level }.
       *[same] Nākamreiz boti būs tikpat stipri: { $level }.
    }
end-rematch = Vēlreiz
end-join-rematch = Uz nākamo spēli
end-replay = Atkārtojums
end-review = Analīze
end-details = Sīkāk
review-play-on = Spēlēt no šejienes
end-record = Ieraksts un godīgums
end-record-json = Spēles ieraksts
end-fair = Visa nejaušība nāca no viena slepena skaitļa. Tā nospiedums bija fiksēts pirms pirmā gājiena; te ir skaitlis, lai ikviens varētu pārbaudīt.
end-seed-hash = Nospiedums (SHA-256)
end-seed = Skaitlis
closed-title = Galds ir slēgts
closed-about = Servera uzturētājs šo galdu slēdza. Neviens neuzvarēja; līdz šim izspēlētais nepazūd, un tu vari to saglabāt.
replay-start = Sākums
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Tu izgāji no spēles
        [nobody] Spēlētājs izgāja no spēles
       *[other] { $name } izgāja no spēles
    }
replay-wait = laiks beidzās
replay-board = Stāvoklis { $at } no { $last }
replay-position = Stāvoklis
replay-count = { $at } / { $last }
replay-first = Uz sākumu
replay-last = Uz beigām
replay-back = Atpakaļ
replay-forward = Tālāk
replay-play = Palaist
replay-pause = Pauze
actor-chance = Laime
actor-clock = Pulkstenis
actor-gravity = Smagums

## A playing area in words

twin-open = Spēlēt ar tekstu
twin-story = Kas notika
keys-title = Taustiņi
keys-everywhere = Visās spēlēs
keys-hint = Padoms
keys-pass = Izlaist
keys-next = Nākamā derīgā vieta
keys-previous = Iepriekšējā derīgā vieta
keys-back = Likt atpakaļ vai aizvērt atvērto
keys-takeback = Atsaukt pēdējo gājienu
keys-replay = Pārskatīt gājienus
keys-sound = Ar skaņu vai bez tās
keys-settings = Galds un iestatījumi
keys-move = Bīdīt
keys-turn = Griezt
keys-turn-back = Griezt uz otru pusi
keys-lay = Nolikt tur
key-up = Bultiņa augšup
key-down = Bultiņa lejup
key-left = Bultiņa pa kreisi
key-right = Bultiņa pa labi
key-enter = Enter
key-escape = Esc
key-space = Atstarpe
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
