# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Uždaryti
cancel = Atšaukti
done = Gerai
yes = Taip
no = Ne
try-again = Bandyk vėl
to-home = Pradžia

## Waiting and broken

waiting-page = Akimirką…
waiting-table = Ruošiame stalą…
waiting-replay = Įkeliame žaidimą…
broken-part = Ši puslapio dalis neatkeliavo.
connection-lost = Ryšys nutrūko. Bandome vėl…
connection-lost-can = Stalą, taisykles ir nustatymus gali žiūrėti ir dabar.
not-found-title = Čia nieko nėra
not-found-about = Šiuo adresu puslapio nėra. Gal nuorodoje trūksta raidės.
table-title = Stalas
table-gone-about = Jei šią nuorodą tau kažkas atsiuntė, paprašyk naujos.
table-closed-about = Serverio prižiūrėtojas uždarė šį stalą.

## Games

game-players = { $players } žaidėjai
game-minutes =
    { $minutes ->
        [one] apie { $minutes } minutę
        [few] apie { $minutes } minutes
       *[other] apie { $minutes } minučių
    }
game-age = nuo { $age } metų

## Home

home-motto = Kaladėlių žaidimų salonas
home-continue = Tęsti
home-lately = Neseniai
home-lately-remove = Pašalinti iš sąrašo
home-table-nameless =
    { $count ->
        [one] { $count } žaidėjas
        [few] { $count } žaidėjai
       *[other] { $count } žaidėjų
    }
ago-now = ką tik
ago-minutes =
    { $count ->
        [1] prieš minutę
        [one] prieš { $count } minutę
        [few] prieš { $count } minutes
       *[other] prieš { $count } minučių
    }
ago-hours =
    { $count ->
        [1] prieš valandą
        [one] prieš { $count } valandą
        [few] prieš { $count } valandas
       *[other] prieš { $count } valandų
    }
ago-days =
    { $count ->
        [1] vakar
        [one] prieš { $count } dieną
        [few] prieš { $count } dienas
       *[other] prieš { $count } dienų
    }
home-play = Žaisk dabar
home-starting = Ruošiame stalą…
home-play-about =
    { $count ->
        [1] Tu prieš vieną botą, iš karto.
        [2] Tu prieš du botus, iš karto.
        [3] Tu prieš tris botus, iš karto.
        [one] Tu prieš { $count } botą, iš karto.
        [few] Tu prieš { $count } botus, iš karto.
       *[other] Tu prieš { $count } botų, iš karto.
    }
home-play-last =
    { $count ->
        [one] Kaip praeitą kartą: { $count } botas
        [few] Kaip praeitą kartą: { $count } botai
       *[other] Kaip praeitą kartą: { $count } botų
    }
home-play-level = Lygis: { $level }
home-against-bots = Prieš botus
home-set-up = Su draugais
home-alone = Solo
home-rules = Kaip žaisti
home-open-file = Atverti žaidimo įrašą
file-bad-move = Ėjimas { $number } šiame faile neleidžiamas
file-too-big = Failas per didelis: daugiausia { $most } kB

## Settings

settings-title = Nustatymai
settings-language = Kalba
settings-language-unread = Pirmasis vertimas, jo dar neskaitė niekas, kam ši kalba gimtoji.
settings-language-better = Pasiūlyti geresnį tekstą
settings-theme = Išvaizda
settings-theme-auto = Automatinė
settings-theme-light = Šviesi
settings-theme-dark = Tamsi
settings-graphics = Grafika
settings-graphics-auto = Automatinė
settings-graphics-low = Paprasta
settings-graphics-flat = Plokščia
settings-bot-speed = Botų tempas
settings-bot-speed-quick = Greitas
settings-bot-speed-normal = Įprastas
settings-bot-speed-slow = Lėtas
settings-sound = Garsas
settings-volume = Garsumas
settings-patterns = Raštai ant spalvų
settings-patterns-about = Taškeliai, juostelės ir tinkleliai, kad niekam nereikėtų skirti spalvų.
settings-licences = Atvirojo kodo licencijos
words-title = Geresni tekstai
words-search = Žodžiai iš teksto, kurį norėtum pakeisti
words-none = Tokių žodžių nėra nė viename tekste.
words-english = Angliškai
words-better = Tavo tekstas
words-brackets = Viską, kas skliausteliuose { "{ }" }, palik kaip yra: ten bus vardai ir skaičiai.
words-mail = Siųsti e. paštu
words-copy = Kopijuoti
words-to-whom = Nusiųsk jį tiems, kas prižiūri šį serverį.

## Setting a table

new-title = Stalas: { $game }
new-chairs = Vietos
new-players = Žaidėjai
new-players-count = { $count }
new-hint = Paliesk vietą ir pasakyk, kas joje sėdi.
new-alone = Be varžovų, prieš savo laiką.
new-friend = Draugas
new-shared = bendra
new-who = Kas čia sėdi?
new-level = Kiek stiprus?
new-rules = Taisyklės
new-house-rules = Namų taisyklės
new-house-rules-changed =
    { $count ->
        [one] ({ $count } pakeista)
        [few] ({ $count } pakeistos)
       *[other] ({ $count } pakeista)
    }
new-takeback = Ėjimų atšaukimas
new-takeback-about = Ėjimą galima atšaukti, kol niekas kitas nepadarė savo ir kol nieko nenulėmė sėkmė.
new-hints = Užuominos
new-hints-about = Kieno eilė, tas gali paprašyti kompiuterio gero ėjimo.
new-patience = Jei žaidėjo nėra
new-patience-about = Praėjus šiam laikui, kiti gali tęsti: su botu arba su kuo nors kitu toje vietoje.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minutė
        [few] { $minutes } minutės
       *[other] { $minutes } minučių
    }
new-patience-never = Visada laukti
new-total = Laikas visam žaidimui
new-total-none = Be ribos
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Laikrodis kiekvienam eina tik per savo ėjimą, o po jo kelios sekundės sugrąžinamos. Kam laikas baigiasi, tas iškrinta.
new-start = Pradėti
new-open = Atidaryti stalą
new-broken = Dabar stalo paruošti nepavyksta.
sitter-me = Aš
sitter-me-about = Žaidi šiame įrenginyje.
sitter-here = Čia su manimi
sitter-here-about = Kas nors šalia tavęs; įrenginį perduodate vieni kitiems.
sitter-link = Su nuoroda
sitter-link-about = Gausi nuorodą ir kodą, kuriuos galėsi nusiųsti draugui.
sitter-bot = Botas
sitter-bot-about = Žaidžia kompiuteris.
bot-level-random = Lengvabūdis
bot-level-greedy = Veržlus
bot-level-easy = Lengvas
bot-level-medium = Vidutinis
bot-level-strong = Stiprus
bot-level-adapting = Lankstus
bot-level-adapting-about = Toks pat greitas kaip lėčiausias žmogus prie stalo.
bot-level-champion = Čempionas
bot-level-more = Daugiau lygių
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [1] Ėjimui reikia maždaug sekundės, lengvam – mažiau.
        [one] Ėjimui reikia maždaug { $seconds } sekundės, lengvam – mažiau.
        [few] Ėjimui reikia maždaug { $seconds } sekundžių, lengvam – mažiau.
       *[other] Ėjimui reikia maždaug { $seconds } sekundžių, lengvam – mažiau.
    }
bot-level-characters = Charakteriai
bot-level-guard = Sargas
bot-level-guard-about = Pastoja tau kelią, kur tik gali.
bot-level-explorer = Atradėjas
bot-level-explorer-about = Bėga ten, kur yra vietos.
bot-level-magnet = Magnetas
bot-level-magnet-about = Visada traukia į vidurį.
bot-level-1 = Pirmi žingsniai
bot-level-1-about = Vaikiškas žaidimas, tinka pačiam pirmam kartui.
bot-level-2 = Žaismingas
bot-level-2-about = Vaikams, kurie moka taisykles.
bot-level-3 = Draugiškas
bot-level-3-about = Ramus žaidimas šeimai.
bot-level-4 = Smalsus
bot-level-4-about = Tiems, kas kartais pažaidžia.
bot-level-5 = Gudrus
bot-level-5-about = Pasiima, ką palieki atvira.
bot-level-6 = Atsargus
bot-level-6-about = Retai klysta.
bot-level-7 = Įžvalgus
bot-level-7-about = Tiems, kas mąsto į priekį.
bot-level-8 = Kietas
bot-level-8-about = Sunku įveikti.
bot-level-9 = Meistras
bot-level-9-about = Žinovams.
bot-level-10 = Visa jėga
bot-level-10-about = Viskas, ką jis gali. Neskuba ir galvoja, kol galvoji tu.
bot-name-1 = Ąžuolas
bot-name-2 = Klevas
bot-name-3 = Liepa
bot-name-4 = Beržas
bot-name-5 = Uosis

## Chairs

chair-you = Tu
chair-open = laisva vieta
chair-away = ne čia
chair-acting = dabar eina
chair-nameless = Žaidėjas { $number }
chair-bot = Botas { $number }
chair-your-bot = Tavo botas
chair-menu = { $name }: daugiau
seat-standing-bot = Žaidžia botas: { $level }
seat-standing-here = Prie stalo
seat-standing-away = Dabar ne prie stalo
seat-standing-away-since = Nėra čia nuo { $time }
seat-standing-open = Čia dar niekas nesėdi
seat-name = Vardas
seat-rename = Pervadinti
seat-reclaim = Vėl žaisiu aš
seat-yield = Tegul už mane žaidžia botas
seat-yield-do = Perimk, bote
seat-fill = Pasodinti čia botą
seat-fill-do = Sėsk, bote
seat-level-do = Keisti boto stiprumą
seat-offer = Pakviesti su nuoroda
seat-new-link = Nauja nuoroda
seat-resign = Pasiduoti
seat-resign-sure = Tikrai pasiduodi? Kiti žais toliau be tavęs.
seat-resign-sure-two = Tikrai pasiduodi? Tada laimi kitas žaidėjas.
seat-resign-sure-alone = Tikrai pasiduodi? Tada žaidimas baigtas.
seat-left =
    { $who ->
        [you] Tu pasidavei
        [nobody] Kažkas pasidavė
       *[other] { $name } pasidavė
    }
seat-left-goes-on =
    { $who ->
        [you] Tu pasidavei. Žaidimas tęsiasi.
        [nobody] Kažkas pasidavė. Žaidimas tęsiasi.
       *[other] { $name } pasidavė. Žaidimas tęsiasi.
    }
seat-late =
    { $who ->
        [you] Tavo laikas baigėsi
        [nobody] Laisvos vietos laikas baigėsi
       *[other] { $name }: laikas baigėsi
    }
seat-late-goes-on =
    { $who ->
        [you] Tavo laikas baigėsi. Kiti žaidžia toliau.
        [nobody] Laisvos vietos laikas baigėsi. Žaidimas tęsiasi.
       *[other] { $name }: laikas baigėsi. Žaidimas tęsiasi.
    }
seat-resign-do = Taip, pasiduodu

## Invitations

invite-title = Pakviesk draugus
invite-chair = Į kurią vietą?
invite-how = Nukreipk telefoną į kodą arba nusiųsk nuorodą.
invite-code = Kvietimo kodas
invite-link = Kvietimo nuoroda
invite-copy = Kopijuoti
invite-copied = Nukopijuota
invite-share = Dalytis
invite-text = { $game }: ateik, pažaiskime kartu!
invite-my-name = Tavo vardas draugams
invite-only-here = Ši nuoroda veikia tik šiame kompiuteryje. Kad galėtų prisijungti ir kiti įrenginiai, paleisk serverį su --host 0.0.0.0.
invite-waiting = Laukti nebūtina: žaidimas juda toliau, kai tik ateina eilė kam nors, kas jau čia.
invite-all-here = Visi jau čia.
invite-to-game = Į žaidimą
claim-title = Tavęs laukia vieta
claim-by =
    { $who ->
        [you] { $game }: šį kvietimą išsiuntei tu.
        [nobody] { $game }: tave kviečia žaisti.
       *[other] { $game }: { $name } kviečia tave žaisti.
    }
claim-about = Kaip tave vadins kiti?
claim-do = Atsisėsti
claim-watch = Tik žiūrėti
claim-used = Ši vieta užimta
claim-used-by =
    { $who ->
        [you] Šią vietą užėmei tu.
        [nobody] Šiuo kvietimu jau pasinaudojo kažkas kitas.
       *[other] Šiuo kvietimu jau pasinaudojo { $name }.
    }
claim-used-about = Gali stebėti žaidimą arba atidaryti savo stalą.
claim-own-table = Atidaryti savo stalą

## At the table

bar-menu = Meniu
bar-rules = Taisyklės
bar-takeback = Ėjimą atgal
bar-leave = Išeiti
bar-moves = Ėjimai
bar-missing = Ne čia
bar-result = Rezultatas
bar-invite-short = Kviesti
bar-invite =
    { $count ->
        [one] Kviesti ({ $count } vieta)
        [few] Kviesti ({ $count } vietos)
       *[other] Kviesti ({ $count } vietų)
    }
turn-yours = Tavo eilė
turn-of =
    { $who ->
        [you] Tavo eilė
        [nobody] Vieta dar laisva
       *[other] Eilė: { $name }
    }
time-total = Liko laiko:
time-left =
    { $seconds ->
        [one] Liko { $seconds } sekundė
        [few] Liko { $seconds } sekundės
       *[other] Liko { $seconds } sekundžių
    }
turn-thinking =
    { $who ->
        [you] Tu galvoji
        [nobody] Vieta dar laisva
       *[other] { $name } galvoja
    }
turn-bot-for-you = Už tave žaidžia botas
turn-away-since =
    { $who ->
        [you] Laukiame tavęs nuo { $time }
        [nobody] Laukiame žaidėjo nuo { $time }
       *[other] { $name } ne prie stalo nuo { $time }, laukiame
    }
turn-open-chair = Žaidėjas { $number } dar neatėjo
turn-all = Visi vienu metu!
turn-others = Dabar eilė kitiems
turn-nobody = Akimirką…
turn-over = Žaidimas baigtas
turn-closed = Stalas uždarytas
menu-title = Stalas
menu-chairs = Kas žaidžia
menu-agreed = Šio stalo taisyklės
menu-watchers =
    { $count ->
        [one] Stebi { $count } žmogus
        [few] Stebi { $count } žmonės
       *[other] Stebi { $count } žmonių
    }
missing-title =
    { $who ->
        [you] Tu ne prie stalo
        [nobody] Žaidėjas ne prie stalo
       *[other] { $name } ne prie stalo
    }
missing-since = Ne prie stalo nuo { $time }.
missing-soon = Galėsite tęsti po { $time }.
missing-never = Šeimininkas pasirinko, kad šis stalas lauks.
missing-wait = Laukti
missing-wait-about = Žaidimas tęsis, kai visi bus čia.
missing-bot = Žais botas
missing-bot-about = Kol žaidėjas sugrįš.
missing-invite = Pakviesti ką nors kitą
missing-invite-about = Vieta atsilaisvina. Kol niekas neatsisėdo, žaidėjas gali ją susigrąžinti.
missing-claim = Prašyti pergalės
missing-claim-about = Žaidimas baigiasi, ir laimi tu.
missing-claim-soon = Bus galima po { $time }.
missing-claim-turn = Galima, kai žaidimas laukia šio žaidėjo.
return-bot-by =
    { $who ->
        [you] Tu leidai jam žaisti, kai išėjai.
        [nobody] Kiti leido jam žaisti, kol tavęs nebuvo.
       *[other] { $name } leido jam žaisti, kol tavęs nebuvo.
    }
return-bot-go-on = Tegul tęsia
return-do = Grįžti į savo vietą
return-offered = Tavo vieta buvo pasiūlyta
return-offered-about =
    { $who ->
        [you] Tu pakvietei ką nors kitą. Dar niekas neatėjo.
        [nobody] Kol tavęs nebuvo, kiti pakvietė ką nors kitą. Dar niekas neatėjo.
       *[other] Kol tavęs nebuvo, { $name } pakvietė ką nors kitą. Dar niekas neatėjo.
    }
return-taken =
    { $who ->
        [you] Tavo vieta vėl tavo
        [nobody] Tavo vietoje dabar sėdi kažkas kitas
       *[other] Tavo vietoje dabar sėdi { $name }
    }
return-taken-about = Kiti žaidė toliau, kol tavęs nebuvo. Gali pažiūrėti, kuo viskas baigsis.
resigned-title = Tu pasidavei
resigned-about = Kiti žaidžia toliau be tavęs.
resigned-watch = Stebėti juos
leave-title = Pakilti nuo stalo?
leave-keep = Išeiti, vieta lieka man
leave-keep-about = Tavo žaidimas lauks čia: „Tęsti“.
leave-bot = Tegul už mane žaidžia botas
leave-bot-about = Galėsi grįžti ir perimti žaidimą.
leave-resign = Pasiduoti
leave-resign-about = Visam laikui: kiti žais toliau be tavęs.
leave-resign-about-two = Visam laikui: tada laimi kitas žaidėjas.
leave-resign-about-alone = Visam laikui: tada žaidimas baigtas.
moves-since = Po tavo ėjimo
moves-looking = Žvilgsnis atgal
moves-now = Dabar
moves-new =
    { $count ->
        [one] { $count } naujas ėjimas
        [few] { $count } nauji ėjimai
       *[other] { $count } naujų ėjimų
    }

## The end

end-away =
    { $who ->
        [you] Tavęs nebuvo per ilgai
        [nobody] Žaidėjo nebuvo per ilgai
       *[other] { $name } per ilgai nebuvo prie stalo
    }
end-won =
    { $who ->
        [you] Laimėjai!
        [together] Bendra pergalė: tu ir { $names }
        [several] Bendra pergalė: { $names }
        [nobody] Niekas nelaimėjo
       *[other] { $names } laimėjo
    }
end-level =
    { $way ->
        [up] Kitą kartą botai bus vienu lygiu stipresni: { $level }.
        [down] Kitą kartą botai bus vienu lygiu silpnesni: { $level }.
       *[same] Kitą kartą botai bus tokie pat stiprūs: { $level }.
    }
end-rematch = Dar kartą
end-join-rematch = Į kitą žaidimą
end-replay = Peržiūra
end-review = Analizė
end-details = Išsamiau
review-play-on = Žaisti nuo čia
end-record = Įrašas ir sąžiningumas
end-record-json = Žaidimo įrašas
end-fair = Visas atsitiktinumas kilo iš vieno slapto skaičiaus. Jo atspaudas buvo užfiksuotas prieš pirmą ėjimą; štai skaičius, kad kiekvienas galėtų patikrinti.
end-seed-hash = Atspaudas (SHA-256)
end-seed = Skaičius
closed-title = Stalas uždarytas
closed-about = Serverio prižiūrėtojas uždarė šį stalą. Niekas nelaimėjo; kas iki šiol sužaista, išlieka, ir tu gali tai išsaugoti.
replay-start = Pradžia
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Tu išėjai iš žaidimo
        [nobody] Žaidėjas išėjo iš žaidimo
       *[other] { $name } išėjo iš žaidimo
    }
replay-wait = laikas baigėsi
replay-board = Padėtis { $at } iš { $last }
replay-position = Padėtis
replay-count = { $at } / { $last }
replay-first = Į pradžią
replay-last = Į pabaigą
replay-back = Atgal
replay-forward = Pirmyn
replay-play = Leisti
replay-pause = Pauzė
actor-chance = Sėkmė
actor-clock = Laikrodis
actor-gravity = Trauka

## A playing area in words

twin-open = Žaisti tekstu
twin-story = Kas įvyko
keys-title = Klavišai
keys-everywhere = Visuose žaidimuose
keys-hint = Užuomina
keys-pass = Praleisti
keys-next = Kita tinkama vieta
keys-previous = Ankstesnė tinkama vieta
keys-back = Padėti atgal arba užverti, kas atverta
keys-takeback = Atšaukti paskutinį ėjimą
keys-replay = Peržiūrėti ėjimus
keys-sound = Su garsu ar be jo
keys-settings = Stalas ir nustatymai
keys-move = Stumti
keys-turn = Pasukti
keys-turn-back = Pasukti į kitą pusę
keys-lay = Padėti ten
key-up = Rodyklė aukštyn
key-down = Rodyklė žemyn
key-left = Rodyklė kairėn
key-right = Rodyklė dešinėn
key-enter = Enter
key-escape = Esc
key-space = Tarpas
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
