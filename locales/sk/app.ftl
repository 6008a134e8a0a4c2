# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Zavrieť
cancel = Zrušiť
done = Hotovo
yes = Áno
no = Nie
try-again = Skúsiť znova
to-home = Domov

## Waiting and broken

waiting-page = Chvíľočku…
waiting-table = Chystáme stôl…
waiting-replay = Načítavame hru…
broken-part = Táto časť stránky nedorazila.
connection-lost = Spojenie vypadlo. Skúšame to znova…
connection-lost-can = Stôl, pravidlá aj nastavenia si môžeš prezerať ďalej.
not-found-title = Nič tu nie je
not-found-about = Na tejto adrese nie je žiadna stránka. Možno v odkaze chýba písmenko.
table-title = Stôl
table-gone-about = Ak ti tento odkaz niekto poslal, vypýtaj si nový.
table-closed-about = Správca tohto servera hru pri stole ukončil.

## Games

game-players = Hráči: { $players }
game-minutes =
    { $minutes ->
        [one] asi { $minutes } minúta
        [few] asi { $minutes } minúty
       *[other] asi { $minutes } minút
    }
game-age = od { $age } rokov

## Home

home-motto = Herný klub plný kociek
home-continue = Pokračovať
home-lately = Nedávno
home-lately-remove = Odobrať zo zoznamu
home-table-nameless =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčov
    }
ago-now = práve teraz
ago-minutes =
    { $count ->
        [one] pred minútou
        [few] pred { $count } minútami
       *[other] pred { $count } minútami
    }
ago-hours =
    { $count ->
        [one] pred hodinou
        [few] pred { $count } hodinami
       *[other] pred { $count } hodinami
    }
ago-days =
    { $count ->
        [one] včera
        [few] pred { $count } dňami
       *[other] pred { $count } dňami
    }
home-play = Hrať hneď
home-starting = Chystáme stôl…
home-play-about =
    { $count ->
        [one] Ty proti jednému botovi, hneď teraz.
        [2] Ty proti dvom botom, hneď teraz.
        [3] Ty proti trom botom, hneď teraz.
        [few] Ty proti { $count } botom, hneď teraz.
       *[other] Ty proti { $count } botom, hneď teraz.
    }
home-play-last =
    { $count ->
        [one] Ako minule: { $count } bot
        [few] Ako minule: { $count } boty
       *[other] Ako minule: { $count } botov
    }
home-play-level = Úroveň: { $level }
home-against-bots = Proti botom
home-set-up = S kamarátmi
home-alone = Sólo
home-rules = Ako sa to hrá
home-open-file = Otvoriť uloženú hru
file-bad-move = Ťah { $number } v tomto súbore nie je povolený
file-too-big = Súbor je príliš veľký: najviac { $most } kB

## Settings

settings-title = Nastavenia
settings-language = Jazyk
settings-language-unread = Prvý preklad, zatiaľ ho nečítal nikto, pre koho je tento jazyk materinský.
settings-language-better = Navrhnúť lepší text
settings-theme = Vzhľad
settings-theme-auto = Automatický
settings-theme-light = Svetlý
settings-theme-dark = Tmavý
settings-graphics = Grafika
settings-graphics-auto = Automatická
settings-graphics-low = Základná
settings-graphics-flat = Plochá
settings-bot-speed = Tempo botov
settings-bot-speed-quick = Rýchle
settings-bot-speed-normal = Bežné
settings-bot-speed-slow = Pomalé
settings-sound = Zvuk
settings-volume = Hlasitosť
settings-patterns = Vzory na farbách
settings-patterns-about = Bodky, pásiky a mriežky, aby nikto nemusel rozlišovať farby.
settings-licences = Licencie open source
words-title = Lepšie texty
words-search = Slová z textu, ktorý chceš zmeniť
words-none = Tieto slová nie sú v žiadnom texte.
words-english = Po anglicky
words-better = Tvoj text
words-brackets = Všetko v zátvorkách { "{ }" } nechaj tak, ako je: patria tam mená a čísla.
words-mail = Poslať e-mailom
words-copy = Kopírovať
words-to-whom = Pošli ho tým, ktorí tento server prevádzkujú.

## Setting a table

new-title = Stôl pre hru { $game }
new-chairs = Miesta
new-players = Hráči
new-players-count = { $count }
new-hint = Ťukni na miesto a vyber, kto tam bude sedieť.
new-alone = Bez súperov, proti vlastnému času.
new-friend = Hosť
new-shared = spoločná
new-who = Kto tu sedí?
new-level = Aký silný?
new-rules = Pravidlá
new-house-rules = Domáce pravidlá
new-house-rules-changed =
    { $count ->
        [one] ({ $count } zmena)
        [few] ({ $count } zmeny)
       *[other] ({ $count } zmien)
    }
new-takeback = Vracanie ťahov
new-takeback-about = Ťah možno vziať späť, kým nezahrá niekto ďalší alebo kým o niečom nerozhodne náhoda.
new-hints = Nápovedy
new-hints-about = Kto je na ťahu, môže si dať od počítača poradiť dobrý ťah.
new-patience = Keď je niekto preč
new-patience-about = Po tomto čase môžu ostatní hrať ďalej: s botom alebo s niekým iným na tom mieste.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minúta
        [few] { $minutes } minúty
       *[other] { $minutes } minút
    }
new-patience-never = Vždy čakať
new-total = Čas na celú hru
new-total-none = Bez limitu
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Hodiny bežia každému len pri vlastnom ťahu a po každom ťahu sa pár sekúnd vráti. Komu čas vyprší, ten v hre končí.
new-start = Začať
new-open = Otvoriť stôl
new-broken = Stôl sa teraz nedá pripraviť.
sitter-me = Ja
sitter-me-about = Hráš na tomto zariadení.
sitter-here = Tu so mnou
sitter-here-about = Niekto vedľa teba; zariadenie si podávate.
sitter-link = Odkazom
sitter-link-about = Dostaneš odkaz a kód, ktoré pošleš kamarátom.
sitter-bot = Bot
sitter-bot-about = Hrá počítač.
bot-level-random = Pohodový
bot-level-greedy = Horlivý
bot-level-easy = Ľahký
bot-level-medium = Stredný
bot-level-strong = Silný
bot-level-adapting = Na mieru
bot-level-adapting-about = Rovnako rýchly ako najpomalší človek pri stole.
bot-level-champion = Šampión
bot-level-more = Ďalšie úrovne
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Na ťah potrebuje asi sekundu, na ľahký menej.
        [few] Na ťah potrebuje asi { $seconds } sekundy, na ľahký menej.
       *[other] Na ťah potrebuje asi { $seconds } sekúnd, na ľahký menej.
    }
bot-level-characters = Povahy
bot-level-guard = Strážca
bot-level-guard-about = Stavia sa ti do cesty, kde môže.
bot-level-explorer = Objaviteľ
bot-level-explorer-about = Beží tam, kde je miesto.
bot-level-magnet = Magnet
bot-level-magnet-about = Vždy mieri do stredu.
bot-level-1 = Prvé krôčiky
bot-level-1-about = Hrá ako malé dieťa, hodí sa na úplne prvú hru.
bot-level-2 = Hravý
bot-level-2-about = Pre deti, ktoré už poznajú pravidlá.
bot-level-3 = Priateľský
bot-level-3-about = Pohodová hra pre celú rodinu.
bot-level-4 = Zvedavý
bot-level-4-about = Pre tých, čo si občas zahrajú.
bot-level-5 = Chytrý
bot-level-5-about = Vezme si, čo mu necháš.
bot-level-6 = Opatrný
bot-level-6-about = Robí málo chýb.
bot-level-7 = Bystrý
bot-level-7-about = Pre hráčov, ktorí plánujú dopredu.
bot-level-8 = Tvrdý
bot-level-8-about = Poraziť ho je ťažké.
bot-level-9 = Majster
bot-level-9-about = Pre odborníkov.
bot-level-10 = Plná sila
bot-level-10-about = Všetko, čo vie. Dáva si načas a premýšľa, aj keď premýšľaš ty.
bot-name-1 = Dub
bot-name-2 = Javor
bot-name-3 = Buk
bot-name-4 = Lipa
bot-name-5 = Breza

## Chairs

chair-you = Ty
chair-open = voľné miesto
chair-away = preč
chair-acting = na ťahu
chair-nameless = Hráč { $number }
chair-bot = Bot { $number }
chair-your-bot = Tvoj bot
chair-menu = { $name }: viac
seat-standing-bot = Hrá bot: { $level }
seat-standing-here = Pri stole
seat-standing-away = Teraz nie je pri stole
seat-standing-away-since = Preč od { $time }
seat-standing-open = Nikto tu ešte nesedí
seat-name = Meno
seat-rename = Zmeniť meno
seat-reclaim = Zase hrám ja
seat-yield = Nech za mňa hrá bot
seat-yield-do = Prevezmi to, bot
seat-fill = Posadiť sem bota
seat-fill-do = Sadni si, bot
seat-level-do = Zmeniť silu bota
seat-offer = Pozvať niekoho odkazom
seat-new-link = Vytvoriť nový odkaz
seat-resign = Vzdať sa
seat-resign-sure = Naozaj sa vzdávaš? Ostatní budú hrať ďalej bez teba.
seat-resign-sure-two = Naozaj sa vzdávaš? Potom vyhrá druhý hráč.
seat-resign-sure-alone = Naozaj sa vzdávaš? Potom sa hra skončí.
seat-left =
    { $who ->
        [you] Vzdávaš sa
        [nobody] Niekto sa vzdáva
       *[other] { $name } sa vzdáva
    }
seat-left-goes-on =
    { $who ->
        [you] Vzdávaš sa. Hra ide ďalej.
        [nobody] Niekto sa vzdáva. Hra ide ďalej.
       *[other] { $name } sa vzdáva. Hra ide ďalej.
    }
seat-late =
    { $who ->
        [you] Tvoj čas vypršal
        [nobody] Čas voľného miesta vypršal
       *[other] { $name }: čas vypršal
    }
seat-late-goes-on =
    { $who ->
        [you] Tvoj čas vypršal. Ostatní hrajú ďalej.
        [nobody] Čas voľného miesta vypršal. Hra ide ďalej.
       *[other] { $name }: čas vypršal. Hra ide ďalej.
    }
seat-resign-do = Áno, vzdávam sa

## Invitations

invite-title = Pozvať kamarátov
invite-chair = Na ktoré miesto?
invite-how = Namier na kód telefón alebo pošli odkaz.
invite-code = Kód pozvánky
invite-link = Odkaz pozvánky
invite-copy = Kopírovať odkaz
invite-copied = Skopírované
invite-share = Zdieľať
invite-text = Poď si so mnou zahrať { $game }!
invite-my-name = Tvoje meno pre ostatných
invite-only-here = Tento odkaz funguje len na tomto počítači. Aby sa dostali dnu aj iné zariadenia, spusti server s voľbou --host 0.0.0.0.
invite-waiting = Čakať nemusíš: len čo je na ťahu niekto, kto tu už je, hra ide ďalej.
invite-all-here = Všetci sú tu.
invite-to-game = Do hry
claim-title = Čaká na teba miesto
claim-by =
    { $who ->
        [you] Toto je tvoja vlastná pozvánka. Hra: { $game }.
        [nobody] Máš pozvánku do hry { $game }.
       *[other] Do hry { $game } ťa pozýva { $name }.
    }
claim-about = Ako ťa majú ostatní volať?
claim-do = Sadnúť si
claim-watch = Iba sa dívať
claim-used = Toto miesto je obsadené
claim-used-by =
    { $who ->
        [you] Toto miesto je už tvoje.
        [nobody] Túto pozvánku už využil niekto iný.
       *[other] Túto pozvánku už má { $name }.
    }
claim-used-about = Môžeš sa na hru dívať alebo otvoriť vlastný stôl.
claim-own-table = Otvoriť vlastný stôl

## At the table

bar-menu = Menu
bar-rules = Pravidlá
bar-takeback = Vziať späť
bar-leave = Odísť
bar-moves = Ťahy
bar-missing = Chýba
bar-result = Výsledok
bar-invite-short = Pozvať
bar-invite =
    { $count ->
        [one] Pozvať ({ $count } miesto)
        [few] Pozvať ({ $count } miesta)
       *[other] Pozvať ({ $count } miest)
    }
turn-yours = Si na ťahu
turn-of =
    { $who ->
        [you] Si na ťahu
        [nobody] Miesto je ešte voľné
       *[other] Na ťahu: { $name }
    }
time-total = Zostávajúci čas:
time-left =
    { $seconds ->
        [one] Zostáva { $seconds } sekunda
        [few] Zostávajú { $seconds } sekundy
       *[other] Zostáva { $seconds } sekúnd
    }
turn-thinking =
    { $who ->
        [you] Premýšľaš
        [nobody] Miesto je ešte voľné
       *[other] { $name } premýšľa
    }
turn-bot-for-you = Hrá za teba bot
turn-away-since =
    { $who ->
        [you] Čaká sa na teba od { $time }
        [nobody] Čaká sa na hráča od { $time }
       *[other] Čaká sa: { $name }, preč od { $time }
    }
turn-open-chair = Hráč { $number } tu ešte nie je
turn-all = Všetci naraz!
turn-others = Teraz je to na ostatných
turn-nobody = Chvíľočku…
turn-over = Koniec hry
turn-closed = Stôl je zatvorený
menu-title = Stôl
menu-chairs = Kto hrá
menu-agreed = Pravidlá stola
menu-watchers =
    { $count ->
        [one] { $count } človek sa díva
        [few] { $count } ľudia sa dívajú
       *[other] { $count } ľudí sa díva
    }
missing-title =
    { $who ->
        [you] Si preč
        [nobody] Niekto je preč
       *[other] { $name } je preč
    }
missing-since = Preč od { $time }.
missing-soon = Ešte { $time } a môžete hrať ďalej.
missing-never = Podľa želania hostiteľa tento stôl čaká.
missing-wait = Čakať
missing-wait-about = Hra pôjde ďalej, keď tu budú všetci.
missing-bot = Nech hrá bot
missing-bot-about = Kým sa hráč nevráti.
missing-invite = Pozvať niekoho iného
missing-invite-about = Miesto sa uvoľní. Kým si naň nikto nesadne, hráč si ho môže vziať späť.
missing-claim = Vziať si výhru
missing-claim-about = Hra sa skončí a vyhrávaš ty.
missing-claim-soon = Ešte { $time } a pôjde to.
missing-claim-turn = Ide to, len keď hra čaká na tohto hráča.
return-bot-by =
    { $who ->
        [you] Bola to tvoja voľba ešte pred odchodom.
        [nobody] Ostatní ho nechali hrať počas tvojej neprítomnosti.
       *[other] { $name } ho necháva hrať počas tvojej neprítomnosti.
    }
return-bot-go-on = Nech hrá ďalej
return-do = Späť na svoje miesto
return-offered = Na tvoje miesto je pozvánka
return-offered-about =
    { $who ->
        [you] Pozvánka pre niekoho iného je od teba. Zatiaľ nikto neprišiel.
        [nobody] Počas tvojej neprítomnosti ostatní pozvali niekoho iného. Zatiaľ nikto neprišiel.
       *[other] { $name } pozýva počas tvojej neprítomnosti niekoho iného. Zatiaľ nikto neprišiel.
    }
return-taken =
    { $who ->
        [you] Miesto je zase tvoje
        [nobody] Na tvojom mieste už sedí niekto iný
       *[other] Na tvojom mieste teraz sedí { $name }
    }
return-taken-about = Ostatní zatiaľ hrali ďalej. Môžeš sa pozrieť, ako to dopadne.
resigned-title = Vzdávaš sa
resigned-about = Ostatní hrajú ďalej bez teba.
resigned-watch = Sledovať hru
leave-title = Odísť od stola?
leave-keep = Odísť a nechať si miesto
leave-keep-about = Tvoja hra čaká pod „Pokračovať“.
leave-bot = Nech za mňa hrá bot
leave-bot-about = Môžeš sa vrátiť a hrať zase ďalej.
leave-resign = Vzdať sa
leave-resign-about = Navždy: ostatní hrajú ďalej bez teba.
leave-resign-about-two = Navždy: potom vyhráva druhý hráč.
leave-resign-about-alone = Navždy: potom sa hra skončí.
moves-since = Od tvojho ťahu
moves-looking = Pohľad späť
moves-now = Teraz
moves-new =
    { $count ->
        [one] { $count } nový ťah
        [few] { $count } nové ťahy
       *[other] { $count } nových ťahov
    }

## The end

end-away =
    { $who ->
        [you] Tvoje miesto bolo pridlho prázdne
        [nobody] Niekto bol pridlho preč
       *[other] Pridlho preč: { $name }
    }
end-won =
    { $who ->
        [you] Vyhrávaš!
        [together] Spoločná výhra: ty, { $names }
        [several] Spoločná výhra: { $names }
        [nobody] Nikto nevyhral
       *[other] Vyhráva { $names }
    }
end-level =
    { $way ->
        [up] Nabudúce budú boty o úroveň silnejšie: { $level }.
        [down] Nabudúce budú boty o úroveň ľahšie: { $level }.
       *[same] Nabudúce budú boty rovnako silné: { $level }.
    }
end-rematch = Hrať znova
end-join-rematch = Do ďalšej hry
end-replay = Záznam
end-review = Rozbor
end-details = Podrobnosti
review-play-on = Hrať ďalej odtiaľto
end-record = Zápis a férovosť
end-record-json = Zápis hry
end-fair = Všetka náhoda v tejto hre pochádza z jedného tajného čísla. Jeho odtlačok bol daný ešte pred prvým ťahom; tu je to číslo, aby si to mohol každý overiť.
end-seed-hash = Odtlačok (SHA-256)
end-seed = Číslo
closed-title = Stôl je zatvorený
closed-about = Správca tohto servera hru pri stole ukončil. Nikto nevyhral; čo sa zatiaľ odohralo, zostáva a môžeš si to uložiť.
replay-start = Začiatok
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Odchádzaš z hry
        [nobody] Niekto odchádza z hry
       *[other] { $name } odchádza z hry
    }
replay-wait = čas vypršal
replay-board = Pozícia { $at } z { $last }
replay-position = Pozícia
replay-count = { $at } / { $last }
replay-first = Na začiatok
replay-last = Na koniec
replay-back = O krok späť
replay-forward = O krok ďalej
replay-play = Spustiť
replay-pause = Pauza
actor-chance = Náhoda
actor-clock = Hodiny
actor-gravity = Gravitácia

## A playing area in words

twin-open = Hrať textom
twin-story = Čo sa stalo
keys-title = Klávesy
keys-everywhere = V každej hre
keys-hint = Nápoveda
keys-pass = Pas
keys-next = Ďalšie vhodné miesto
keys-previous = Predošlé vhodné miesto
keys-back = Odložiť alebo zavrieť, čo je otvorené
keys-takeback = Vziať späť posledný ťah
keys-replay = Pozrieť si odohrané ťahy
keys-sound = Zvuk zap./vyp.
keys-settings = Stôl a nastavenia
keys-move = Posunúť
keys-turn = Otočiť
keys-turn-back = Otočiť opačne
keys-lay = Položiť sem
key-up = Šípka nahor
key-down = Šípka nadol
key-left = Šípka doľava
key-right = Šípka doprava
key-enter = Enter
key-escape = Esc
key-space = Medzerník
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
