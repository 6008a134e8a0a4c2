# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Bezárás
cancel = Mégse
done = Kész
yes = Igen
no = Nem
try-again = Próbáld újra
to-home = Főoldal

## Waiting and broken

waiting-page = Egy pillanat…
waiting-table = Készül az asztal…
waiting-replay = Betöltjük a játékot…
broken-part = Az oldalnak ez a része nem érkezett meg.
connection-lost = Megszakadt a kapcsolat. Újra próbáljuk…
connection-lost-can = Az asztalt, a szabályokat és a beállításokat most is nézheted.
not-found-title = Itt nincs semmi
not-found-about = Ezen a címen nincs oldal. Talán kimaradt egy betű a linkből.
table-title = Asztal
table-gone-about = Ha valakitől kaptad ezt a linket, kérj tőle újat.
table-closed-about = A szerver üzemeltetője lezárta ezt az asztalt.

## Games

game-players = { $players } játékos
game-minutes =
    { $minutes ->
        [one] kb. { $minutes } perc
       *[other] kb. { $minutes } perc
    }
game-age = { $age } éves kortól

## Home

home-motto = A blokkjátékok játékterme
home-continue = Folytatás
home-lately = Nemrég
home-lately-remove = Levétel a listáról
home-table-nameless =
    { $count ->
        [one] { $count } játékos
       *[other] { $count } játékos
    }
ago-now = az imént
ago-minutes =
    { $count ->
        [one] egy perce
       *[other] { $count } perce
    }
ago-hours =
    { $count ->
        [one] egy órája
       *[other] { $count } órája
    }
ago-days =
    { $count ->
        [one] tegnap
       *[other] { $count } napja
    }
home-play = Játssz most
home-starting = Készül az asztal…
home-play-about =
    { $count ->
        [one] Te egy bot ellen, azonnal.
        [2] Te két bot ellen, azonnal.
        [3] Te három bot ellen, azonnal.
       *[other] Te { $count } bot ellen, azonnal.
    }
home-play-last =
    { $count ->
        [one] Mint legutóbb: { $count } bot
       *[other] Mint legutóbb: { $count } bot
    }
home-play-level = Szint: { $level }
home-against-bots = Botok ellen
home-set-up = Barátokkal
home-alone = Egyedül
home-rules = Így kell játszani
home-open-file = Mentés megnyitása
file-bad-move = A fájl { $number }. lépése nem szabályos
file-too-big = Túl nagy fájl: legfeljebb { $most } kB lehet

## Settings

settings-title = Beállítások
settings-language = Nyelv
settings-language-unread = Első fordítás, anyanyelvi olvasó még nem nézte át.
settings-language-better = Javasolj jobb szöveget
settings-theme = Megjelenés
settings-theme-auto = Automatikus
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-graphics = Grafika
settings-graphics-auto = Automatikus
settings-graphics-low = Egyszerű
settings-graphics-flat = Lapos
settings-bot-speed = Botok tempója
settings-bot-speed-quick = Gyors
settings-bot-speed-normal = Rendes
settings-bot-speed-slow = Lassú
settings-sound = Hang
settings-volume = Hangerő
settings-patterns = Minták a színeken
settings-patterns-about = Pöttyök, csíkok és rácsok, hogy senkinek se kelljen a színeket megkülönböztetnie.
settings-licences = Nyílt forrású licencek
words-title = Jobb szövegek
words-search = Szavak a szövegből, amelyen változtatnál
words-none = Ezek a szavak egyik szövegben sincsenek.
words-english = Angolul
words-better = A te szöveged
words-brackets = Ami { "{ }" } között áll, azt hagyd úgy, ahogy van: oda nevek és számok kerülnek.
words-mail = Küldés e-mailben
words-copy = Másolás
words-to-whom = Küldd el a szerver üzemeltetőjének.

## Setting a table

new-title = Asztal: { $game }
new-chairs = Helyek
new-players = Játékosok
new-players-count = { $count }
new-hint = Koppints egy helyre, és mondd meg, ki ül oda.
new-alone = Egyedül, a saját időd ellen.
new-friend = Barát
new-shared = közös
new-who = Ki ül ide?
new-level = Milyen erős?
new-rules = Szabályok
new-house-rules = Házi szabályok
new-house-rules-changed =
    { $count ->
        [one] ({ $count } módosítva)
       *[other] ({ $count } módosítva)
    }
new-takeback = Lépés visszavonása
new-takeback-about = Egy lépést addig lehet visszavonni, amíg más nem lépett, és a véletlen sem döntött el semmit.
new-hints = Tippek
new-hints-about = Aki következik, jó lépést kérhet a számítógéptől.
new-patience = Ha valaki nincs itt
new-patience-about = Ennyi idő után a többiek folytathatják: egy bottal, vagy valaki mással azon a helyen.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } perc
       *[other] { $minutes } perc
    }
new-patience-never = Mindig várunk
new-total = Idő az egész játékra
new-total-none = Korlátlan
new-total-value = { $minutes } perc + { $seconds } mp
new-total-about = Mindenki órája csak a saját körében jár, és minden kör után visszakap pár másodpercet. Akinek elfogy az ideje, kiesik.
new-start = Kezdés
new-open = Asztal megnyitása
new-broken = Az asztal most nem készíthető el.
sitter-me = Én
sitter-me-about = Ezen az eszközön játszol.
sitter-here = Itt, velem
sitter-here-about = Valaki melletted; körbeadjátok az eszközt.
sitter-link = Linkkel
sitter-link-about = Kapsz egy linket és egy kódot, amit elküldhetsz egy barátodnak.
sitter-bot = Bot
sitter-bot-about = A számítógép játszik.
bot-level-random = Gondtalan
bot-level-greedy = Lelkes
bot-level-easy = Könnyű
bot-level-medium = Közepes
bot-level-strong = Erős
bot-level-adapting = Igazodó
bot-level-adapting-about = Olyan gyors, mint a leglassabb ember az asztalnál.
bot-level-champion = Bajnok
bot-level-more = További szintek
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Egy lépéshez kb. egy másodperc kell neki, ha könnyű, kevesebb.
       *[other] Egy lépéshez kb. { $seconds } másodperc kell neki, ha könnyű, kevesebb.
    }
bot-level-characters = Jellemek
bot-level-guard = Őr
bot-level-guard-about = Az utadba áll, ahol csak tud.
bot-level-explorer = Felfedező
bot-level-explorer-about = Oda siet, ahol hely van.
bot-level-magnet = Mágnes
bot-level-magnet-about = Mindig középre tart.
bot-level-1 = Első lépések
bot-level-1-about = Gyerekjáték, a legeslegelső alkalomra.
bot-level-2 = Pajkos
bot-level-2-about = Gyerekeknek, akik már tudják a szabályokat.
bot-level-3 = Barátságos
bot-level-3-about = Kényelmes játék a családdal.
bot-level-4 = Kíváncsi
bot-level-4-about = Annak, aki néha-néha játszik.
bot-level-5 = Ravasz
bot-level-5-about = Elveszi, amit szabadon hagysz.
bot-level-6 = Óvatos
bot-level-6-about = Ritkán hibázik.
bot-level-7 = Eszes
bot-level-7-about = Annak, aki előre tervez.
bot-level-8 = Kemény
bot-level-8-about = Nehéz legyőzni.
bot-level-9 = Mester
bot-level-9-about = Profiknak.
bot-level-10 = Teljes erő
bot-level-10-about = Mindent belead. Nem kapkod, és akkor is gondolkodik, amikor te.
bot-name-1 = Tölgy
bot-name-2 = Juhar
bot-name-3 = Hárs
bot-name-4 = Nyír
bot-name-5 = Dió

## Chairs

chair-you = Te
chair-open = szabad hely
chair-away = távol
chair-acting = következik
chair-nameless = { $number }. játékos
chair-bot = { $number }. bot
chair-your-bot = A botod
chair-menu = { $name }: egyebek
seat-standing-bot = Egy bot játszik: { $level }
seat-standing-here = Az asztalnál
seat-standing-away = Most nincs az asztalnál
seat-standing-away-since = Távol van { $time } óta
seat-standing-open = Itt még nem ül senki
seat-name = Név
seat-rename = Átnevezés
seat-reclaim = Újra én játszom
seat-yield = Játsszon helyettem egy bot
seat-yield-do = Bot, vedd át
seat-fill = Üljön ide egy bot
seat-fill-do = Ülj le, bot
seat-level-do = Erősség módosítása
seat-offer = Valaki meghívása linkkel
seat-new-link = Új link készítése
seat-resign = Feladás
seat-resign-sure = Végleg feladod? A többiek nélküled játszanak tovább.
seat-resign-sure-two = Végleg feladod? Akkor a másik játékos nyert.
seat-resign-sure-alone = Végleg feladod? Akkor vége a játéknak.
seat-left =
    { $who ->
        [you] Feladtad
        [nobody] Valaki feladta
       *[other] { $name } feladta
    }
seat-left-goes-on =
    { $who ->
        [you] Feladtad. A játék folytatódik.
        [nobody] Valaki feladta. A játék folytatódik.
       *[other] { $name } feladta. A játék folytatódik.
    }
seat-late =
    { $who ->
        [you] Lejárt az időd
        [nobody] Lejárt egy szabad hely ideje
       *[other] { $name } ideje lejárt
    }
seat-late-goes-on =
    { $who ->
        [you] Lejárt az időd. A többiek továbbjátszanak.
        [nobody] Lejárt egy szabad hely ideje. A játék folytatódik.
       *[other] { $name } ideje lejárt. A játék folytatódik.
    }
seat-resign-do = Igen, feladom

## Invitations

invite-title = Barátok meghívása
invite-chair = Melyik helyre?
invite-how = Irányíts egy telefont a kódra, vagy küldd el a linket.
invite-code = A meghívó kódja
invite-link = A meghívó linkje
invite-copy = Másolás
invite-copied = Másolva
invite-share = Megosztás
invite-text = { $game }: gyere, játssz velem!
invite-my-name = A neved, ahogy a barátaid látják
invite-only-here = Ez a link csak ezen a számítógépen működik. Ha más eszközöket is beengednél, indítsd a szervert ezzel: --host 0.0.0.0.
invite-waiting = Nem kell várnod: a játék megy tovább, mihelyt olyan valaki következik, aki már itt van.
invite-all-here = Mindenki megérkezett.
invite-to-game = A játékhoz
claim-title = Vár rád egy hely
claim-by =
    { $who ->
        [you] { $game }: ez a saját meghívód.
        [nobody] { $game }: meghívtak játszani.
       *[other] { $game }: { $name } meghív játszani.
    }
claim-about = Hogyan szólítsanak a többiek?
claim-do = Leülök
claim-watch = Csak nézem
claim-used = Ez a hely foglalt
claim-used-by =
    { $who ->
        [you] Ezt a helyet te foglaltad el.
        [nobody] Ezt a meghívót már valaki más felhasználta.
       *[other] Ezt a meghívót már felhasználta { $name }.
    }
claim-used-about = Nézheted a játékot, vagy nyithatsz egy saját asztalt.
claim-own-table = Saját asztalt nyitok

## At the table

bar-menu = Menü
bar-rules = Szabályok
bar-takeback = Visszavonás
bar-leave = Kilépés
bar-moves = Lépések
bar-missing = Távol
bar-result = Eredmény
bar-invite-short = Meghívás
bar-invite =
    { $count ->
        [one] Meghívás ({ $count } hely)
       *[other] Meghívás ({ $count } hely)
    }
turn-yours = Te jössz
turn-of =
    { $who ->
        [you] Te jössz
        [nobody] A hely még szabad
       *[other] { $name } következik
    }
time-total = Hátralévő idő:
time-left =
    { $seconds ->
        [one] Még { $seconds } másodperc
       *[other] Még { $seconds } másodperc
    }
turn-thinking =
    { $who ->
        [you] Gondolkodsz
        [nobody] A hely még szabad
       *[other] { $name } gondolkodik
    }
turn-bot-for-you = Egy bot játszik helyetted
turn-away-since =
    { $who ->
        [you] Rád várunk { $time } óta
        [nobody] Egy játékosra várunk { $time } óta
       *[other] { $name } távol van { $time } óta, rá várunk
    }
turn-open-chair = Még nem jött meg: { $number }. játékos
turn-all = Mindenki egyszerre!
turn-others = Most a többieken a sor
turn-nobody = Egy pillanat…
turn-over = Vége a játéknak
turn-closed = Az asztalt lezárták
menu-title = Asztal
menu-chairs = Ki játszik
menu-agreed = Az asztal szabályai
menu-watchers =
    { $count ->
        [one] { $count } ember nézi
       *[other] { $count } ember nézi
    }
missing-title =
    { $who ->
        [you] Nem vagy itt
        [nobody] Egy játékos nincs itt
       *[other] { $name } nincs itt
    }
missing-since = Távol van { $time } óta.
missing-soon = Folytathatjátok, ha ez letelt: { $time }.
missing-never = A házigazda úgy döntött, hogy ez az asztal vár.
missing-wait = Várunk
missing-wait-about = A játék folytatódik, ha mindenki itt van.
missing-bot = Játsszon egy bot
missing-bot-about = Amíg a játékos vissza nem jön.
missing-invite = Valaki más meghívása
missing-invite-about = A hely felszabadul. Amíg senki sem ül oda, a játékosa visszaveheti.
missing-claim = Kérem a győzelmet
missing-claim-about = A játék véget ér, és te nyertél.
missing-claim-soon = Lehet, ha ez letelt: { $time }.
missing-claim-turn = Akkor lehet, amikor a játék erre a játékosra vár.
return-bot-by =
    { $who ->
        [you] Te kérted meg rá, mielőtt elmentél.
        [nobody] A többiek kérték meg rá, amíg nem voltál itt.
       *[other] { $name } kérte meg rá, amíg nem voltál itt.
    }
return-bot-go-on = Játsszon tovább
return-do = Visszaülök a helyemre
return-offered = A helyedre mást hívtak
return-offered-about =
    { $who ->
        [you] Te hívtál meg valaki mást. Még senki sem jött.
        [nobody] A többiek valaki mást hívtak meg, amíg nem voltál itt. Még senki sem jött.
       *[other] { $name } valaki mást hívott meg, amíg nem voltál itt. Még senki sem jött.
    }
return-taken =
    { $who ->
        [you] Újra tiéd a helyed
        [nobody] A helyeden most valaki más ül
       *[other] A helyeden most { $name } ül
    }
return-taken-about = A többiek folytatták, amíg nem voltál itt. Megnézheted, hogyan ér véget.
resigned-title = Feladtad
resigned-about = A többiek nélküled játszanak tovább.
resigned-watch = Nézem őket
leave-title = Felállsz az asztaltól?
leave-keep = Elmegyek, a helyem marad
leave-keep-about = A játékod itt vár rád: „Folytatás”.
leave-bot = Játsszon helyettem egy bot
leave-bot-about = Visszajöhetsz, és átveheted tőle.
leave-resign = Feladás
leave-resign-about = Végleg: a többiek nélküled játszanak tovább.
leave-resign-about-two = Végleg: akkor a másik játékos nyert.
leave-resign-about-alone = Végleg: akkor vége a játéknak.
moves-since = A te lépésed óta
moves-looking = Visszanézés
moves-now = Most
moves-new =
    { $count ->
        [one] { $count } új lépés
       *[other] { $count } új lépés
    }

## The end

end-away =
    { $who ->
        [you] Túl sokáig voltál távol
        [nobody] Egy játékos túl sokáig volt távol
       *[other] { $name } túl sokáig volt távol
    }
end-won =
    { $who ->
        [you] Nyertél!
        [together] Közös győzelem: te és { $names }
        [several] Közös győzelem: { $names }
        [nobody] Senki sem nyert
       *[other] { $names } nyert
    }
end-level =
    { $way ->
        [up] Legközelebb a botok egy szinttel erősebbek: { $level }.
        [down] Legközelebb a botok egy szinttel gyengébbek: { $level }.
       *[same] Legközelebb a botok ugyanilyen erősek: { $level }.
    }
end-rematch = Új játék
end-join-rematch = A következő játékhoz
end-replay = Visszajátszás
end-review = Elemzés
end-details = Részletek
review-play-on = Innen játszom tovább
end-record = Játékfájl és tiszta játék
end-record-json = A játék fájlja
end-fair = Minden véletlen egyetlen titkos számból jött. Az ujjlenyomata már az első lépés előtt megvolt; itt a szám, hogy bárki ellenőrizhesse.
end-seed-hash = Ujjlenyomat (SHA-256)
end-seed = Szám
closed-title = Az asztalt lezárták
closed-about = A szerver üzemeltetője lezárta ezt az asztalt. Senki sem nyert; amit eddig játszottatok, megmarad, és elmentheted.
replay-start = A kezdet
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Kiléptél
        [nobody] Egy játékos kilépett
       *[other] { $name } kilépett
    }
replay-wait = lejárt az idő
replay-board = Állás: { $at } / { $last }
replay-position = Állás
replay-count = { $at } / { $last }
replay-first = Az elejére
replay-last = A végére
replay-back = Vissza
replay-forward = Előre
replay-play = Indítás
replay-pause = Szünet
actor-chance = Véletlen
actor-clock = Az óra
actor-gravity = Gravitáció

## A playing area in words

twin-open = Játék szöveggel
twin-story = Mi történt
keys-title = Billentyűk
keys-everywhere = Minden játékban
keys-hint = Tipp
keys-pass = Passz
keys-next = Következő jó hely
keys-previous = Előző jó hely
keys-back = Visszatevés vagy bezárás
keys-takeback = Utolsó lépés visszavonása
keys-replay = A lépések visszanézése
keys-sound = Hang be/ki
keys-settings = Asztal és beállítások
keys-move = Mozgatás
keys-turn = Forgatás
keys-turn-back = Forgatás visszafelé
keys-lay = Lerakás ide
key-up = Fel nyíl
key-down = Le nyíl
key-left = Balra nyíl
key-right = Jobbra nyíl
key-enter = Enter
key-escape = Esc
key-space = Szóköz
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
