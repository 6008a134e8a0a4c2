# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Sulge
cancel = Loobu
done = Valmis
yes = Jah
no = Ei
try-again = Proovi veel
to-home = Avaleht

## Waiting and broken

waiting-page = Üks hetk…
waiting-table = Seame laua valmis…
waiting-replay = Laadime mängu…
broken-part = See osa lehest ei jõudnud kohale.
connection-lost = Ühendus katkes. Proovime uuesti…
connection-lost-can = Lauda, reegleid ja seadeid saad ikka vaadata.
not-found-title = Siin pole midagi
not-found-about = Sellel aadressil lehte pole. Võib-olla on lingist mõni täht puudu.
table-title = Laud
table-gone-about = Kui keegi saatis sulle selle lingi, küsi uus.
table-closed-about = Serveri haldaja sulges selle laua.

## Games

game-players = { $players } mängijat
game-minutes =
    { $minutes ->
        [one] umbes { $minutes } minut
       *[other] umbes { $minutes } minutit
    }
game-age = vanus { $age }+

## Home

home-motto = Klotsimängude mängusaal
home-continue = Jätka
home-lately = Hiljuti
home-lately-remove = Eemalda loendist
home-table-nameless =
    { $count ->
        [one] { $count } mängija
       *[other] { $count } mängijat
    }
ago-now = äsja
ago-minutes =
    { $count ->
        [one] minuti eest
       *[other] { $count } minuti eest
    }
ago-hours =
    { $count ->
        [one] tunni eest
       *[other] { $count } tunni eest
    }
ago-days =
    { $count ->
        [one] eile
       *[other] { $count } päeva eest
    }
home-play = Mängi kohe
home-starting = Seame laua valmis…
home-play-about =
    { $count ->
        [one] Sina ühe boti vastu, kohe praegu.
        [2] Sina kahe boti vastu, kohe praegu.
        [3] Sina kolme boti vastu, kohe praegu.
       *[other] Sina { $count } boti vastu, kohe praegu.
    }
home-play-last =
    { $count ->
        [one] Nagu eelmine kord: { $count } bot
       *[other] Nagu eelmine kord: { $count } botti
    }
home-play-level = Tase: { $level }
home-against-bots = Botide vastu
home-set-up = Sõpradega
home-alone = Üksi
home-rules = Kuidas mängida
home-open-file = Ava salvestatud mäng
file-bad-move = Selle faili { $number }. käik ei ole lubatud
file-too-big = Fail on liiga suur: kuni { $most } kB

## Settings

settings-title = Seaded
settings-language = Keel
settings-language-unread = Esimene tõlge, mida ükski eesti emakeelega lugeja pole veel üle vaadanud.
settings-language-better = Paku parem tekst
settings-theme = Välimus
settings-theme-auto = Automaatne
settings-theme-light = Hele
settings-theme-dark = Tume
settings-graphics = Graafika
settings-graphics-auto = Automaatne
settings-graphics-low = Lihtne
settings-graphics-flat = Lame
settings-bot-speed = Botide tempo
settings-bot-speed-quick = Kiire
settings-bot-speed-normal = Tavaline
settings-bot-speed-slow = Aeglane
settings-sound = Heli
settings-volume = Valjus
settings-patterns = Mustrid värvidel
settings-patterns-about = Täpid, triibud ja ruudustikud, et keegi ei peaks värve eristama.
settings-licences = Avatud lähtekoodi litsentsid
words-title = Paremad tekstid
words-search = Sõnad tekstist, mida muudaksid
words-none = Üheski tekstis pole neid sõnu.
words-english = Inglise keeles
words-better = Sinu tekst
words-brackets = Palun jäta kõik, mis on märkide { "{ }" } vahel, nii nagu on: sinna tulevad nimed ja arvud.
words-mail = Saada meiliga
words-copy = Kopeeri
words-to-whom = Saada see neile, kes seda serverit haldavad.

## Setting a table

new-title = Laud: { $game }
new-chairs = Kohad
new-players = Mängijad
new-players-count = { $count }
new-hint = Puuduta kohta ja ütle, kes seal istub.
new-alone = Üksi, omaenda aja vastu.
new-friend = Sõber
new-shared = ühine
new-who = Kes siin istub?
new-level = Kui tugev?
new-rules = Reeglid
new-house-rules = Kodureeglid
new-house-rules-changed =
    { $count ->
        [one] ({ $count } muudetud)
       *[other] ({ $count } muudetud)
    }
new-takeback = Käikude tagasivõtt
new-takeback-about = Käigu saab tagasi võtta seni, kuni keegi teine pole käinud ega juhus midagi otsustanud.
new-hints = Vihjed
new-hints-about = Kelle kord on, see võib arvutilt head käiku küsida.
new-patience = Kui mängija on eemal
new-patience-about = Selle aja möödudes võivad teised jätkata: botiga või kellegi teisega samal kohal.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minutit
    }
new-patience-never = Ootame alati
new-total = Aeg kogu mängu jaoks
new-total-none = Piiramatu
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Igal mängijal on oma kell. See käib ainult tema enda korra ajal ja saab pärast iga korda mõne sekundi tagasi. Kelle aeg saab läbi, see langeb mängust välja.
new-start = Alusta
new-open = Ava laud
new-broken = Lauda ei saa praegu valmis seada.
sitter-me = Mina
sitter-me-about = Mängid selles seadmes.
sitter-here = Siin minuga
sitter-here-about = Keegi su kõrval; seade käib käest kätte.
sitter-link = Lingiga
sitter-link-about = Saad lingi ja koodi, mille sõbrale saata.
sitter-bot = Bot
sitter-bot-about = Mängib arvuti.
bot-level-random = Muretu
bot-level-greedy = Innukas
bot-level-easy = Kerge
bot-level-medium = Keskmine
bot-level-strong = Tugev
bot-level-adapting = Kohanduv
bot-level-adapting-about = Sama kiire kui lauas istuv kõige aeglasem inimene.
bot-level-champion = Tšempion
bot-level-more = Veel tasemeid
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Käiguks kulub umbes sekund, kergemaks vähem.
       *[other] Käiguks kulub umbes { $seconds } sekundit, kergemaks vähem.
    }
bot-level-characters = Iseloomud
bot-level-guard = Valvur
bot-level-guard-about = Astub sulle teele ette, kus saab.
bot-level-explorer = Avastaja
bot-level-explorer-about = Tormab sinna, kus on ruumi.
bot-level-magnet = Magnet
bot-level-magnet-about = Tahab alati keskele.
bot-level-1 = Esimene samm
bot-level-1-about = Lapsemäng, sobib kõige esimeseks korraks.
bot-level-2 = Vallatu
bot-level-2-about = Lastele, kes reegleid juba oskavad.
bot-level-3 = Sõbralik
bot-level-3-about = Rahulik mäng perega.
bot-level-4 = Uuriv
bot-level-4-about = Neile, kes mängivad vahetevahel.
bot-level-5 = Nutikas
bot-level-5-about = Võtab selle, mille sina lahti jätad.
bot-level-6 = Hoolikas
bot-level-6-about = Eksib harva.
bot-level-7 = Terane
bot-level-7-about = Neile, kes mõtlevad ette.
bot-level-8 = Sitke
bot-level-8-about = Teda on raske võita.
bot-level-9 = Meister
bot-level-9-about = Asjatundjatele.
bot-level-10 = Täisvõimsus
bot-level-10-about = Kõik, mida ta oskab. Ta võtab aega ja mõtleb ka siis, kui sina mõtled.
bot-name-1 = Tamm
bot-name-2 = Vaher
bot-name-3 = Pärn
bot-name-4 = Kask
bot-name-5 = Kuusk

## Chairs

chair-you = Sina
chair-open = vaba koht
chair-away = eemal
chair-acting = kord käes
chair-nameless = { $number }. mängija
chair-bot = { $number }. bot
chair-your-bot = Sinu bot
chair-menu = { $name }: veel
seat-standing-bot = Mängib bot: { $level }
seat-standing-here = Laua taga
seat-standing-away = Pole praegu laua taga
seat-standing-away-since = Eemal alates { $time }
seat-standing-open = Siin ei istu veel keegi
seat-name = Nimi
seat-rename = Uus nimi
seat-reclaim = Mängin jälle ise
seat-yield = Las bot mängib minu eest
seat-yield-do = Bot, võta üle
seat-fill = Pane siia bot
seat-fill-do = Istu siia, bot
seat-level-do = Muuda tugevust
seat-offer = Kutsu keegi lingiga
seat-new-link = Tee uus link
seat-resign = Alistu
seat-resign-sure = Kas alistud lõplikult? Teised mängivad sinuta edasi.
seat-resign-sure-two = Kas alistud lõplikult? Siis on võitnud teine mängija.
seat-resign-sure-alone = Kas alistud lõplikult? Siis on mäng läbi.
seat-left =
    { $who ->
        [you] Sa alistusid
        [nobody] Keegi alistus
       *[other] { $name } alistus
    }
seat-left-goes-on =
    { $who ->
        [you] Sa alistusid. Mäng jätkub.
        [nobody] Keegi alistus. Mäng jätkub.
       *[other] { $name } alistus. Mäng jätkub.
    }
seat-late =
    { $who ->
        [you] Sinu aeg sai läbi
        [nobody] Vaba koha aeg sai läbi
       *[other] Aeg sai läbi: { $name }
    }
seat-late-goes-on =
    { $who ->
        [you] Sinu aeg sai läbi. Teised mängivad edasi.
        [nobody] Vaba koha aeg sai läbi. Mäng jätkub.
       *[other] Aeg sai läbi: { $name }. Mäng jätkub.
    }
seat-resign-do = Jah, alistun

## Invitations

invite-title = Kutsu sõpru
invite-chair = Millisele kohale?
invite-how = Suuna telefon koodile või saada link.
invite-code = Kutse kood
invite-link = Kutse link
invite-copy = Kopeeri link
invite-copied = Kopeeritud
invite-share = Jaga
invite-text = { $game }: tule minuga mängima!
invite-my-name = Sinu nimi sõprade jaoks
invite-only-here = See link töötab ainult selles arvutis. Et ka teised seadmed sisse pääseksid, käivita server nii: --host 0.0.0.0.
invite-waiting = Sa ei pea ootama: mäng läheb edasi niipea, kui kord jõuab kellegi kätte, kes on kohal.
invite-all-here = Kõik on kohal.
invite-to-game = Mängu juurde
claim-title = Üks koht ootab sind
claim-by =
    { $who ->
        [you] { $game }: see on sinu enda kutse.
        [nobody] { $game }: sind kutsutakse mängima.
       *[other] { $game }: { $name } kutsub sind mängima.
    }
claim-about = Mis nimega teised sind kutsuvad?
claim-do = Istun
claim-watch = Ainult vaatan
claim-used = See koht on võetud
claim-used-by =
    { $who ->
        [you] Selle koha võtsid sina.
        [nobody] Seda kutset on juba keegi teine kasutanud.
       *[other] Seda kutset on juba kasutanud { $name }.
    }
claim-used-about = Võid mängu vaadata või avada oma laua.
claim-own-table = Avan oma laua

## At the table

bar-menu = Menüü
bar-rules = Reeglid
bar-takeback = Võta tagasi
bar-leave = Lahku
bar-moves = Käigud
bar-missing = Eemal
bar-result = Tulemus
bar-invite-short = Kutsu
bar-invite =
    { $count ->
        [one] Kutsu ({ $count } koht)
       *[other] Kutsu ({ $count } kohta)
    }
turn-yours = Sinu kord
turn-of =
    { $who ->
        [you] Sinu kord
        [nobody] Koht on veel vaba
       *[other] Kord: { $name }
    }
time-total = Aega jäänud:
time-left =
    { $seconds ->
        [one] Veel { $seconds } sekund
       *[other] Veel { $seconds } sekundit
    }
turn-thinking =
    { $who ->
        [you] Sa mõtled
        [nobody] Koht on veel vaba
       *[other] { $name } mõtleb
    }
turn-bot-for-you = Bot mängib sinu eest
turn-away-since =
    { $who ->
        [you] Ootame sind alates { $time }
        [nobody] Ootame mängijat alates { $time }
       *[other] { $name } on eemal alates { $time }, ootame
    }
turn-open-chair = { $number }. mängija pole veel tulnud
turn-all = Kõik korraga!
turn-others = Nüüd on teiste kord
turn-nobody = Üks hetk…
turn-over = Mäng on läbi
turn-closed = Laud suleti
menu-title = Laud
menu-chairs = Kes mängib
menu-agreed = Selle laua reeglid
menu-watchers =
    { $count ->
        [one] { $count } inimene vaatab
       *[other] { $count } inimest vaatab
    }
missing-title =
    { $who ->
        [you] Sa oled eemal
        [nobody] Üks mängija on eemal
       *[other] { $name } on eemal
    }
missing-since = Eemal alates { $time }.
missing-soon = Saate jätkata { $time } pärast.
missing-never = Võõrustaja otsustas, et see laud ootab.
missing-wait = Oota
missing-wait-about = Mäng jätkub, kui kõik on kohal.
missing-bot = Las mängib bot
missing-bot-about = Kuni mängija tuleb tagasi.
missing-invite = Kutsu keegi teine
missing-invite-about = Koht vabaneb. Kuni keegi pole sinna istunud, võib mängija selle tagasi võtta.
missing-claim = Nõua võitu
missing-claim-about = Mäng lõpeb ja sina oled võitnud.
missing-claim-soon = Võimalik { $time } pärast.
missing-claim-turn = Võimalik siis, kui mäng ootab seda mängijat.
return-bot-by =
    { $who ->
        [you] Sa lasid tal mängida, enne kui lahkusid.
        [nobody] Teised lasid tal mängida, kui sa eemal olid.
       *[other] { $name } lasi tal mängida, kui sa eemal olid.
    }
return-bot-go-on = Las mängib edasi
return-do = Võtan koha tagasi
return-offered = Sinu kohale kutsuti teisi
return-offered-about =
    { $who ->
        [you] Sa kutsusid kellegi teise. Keegi pole veel tulnud.
        [nobody] Teised kutsusid kellegi teise, kui sa eemal olid. Keegi pole veel tulnud.
       *[other] { $name } kutsus kellegi teise, kui sa eemal olid. Keegi pole veel tulnud.
    }
return-taken =
    { $who ->
        [you] Koht on jälle sinu
        [nobody] Sinu kohal istub nüüd keegi teine
       *[other] Sinu kohal istub nüüd { $name }
    }
return-taken-about = Teised jätkasid, kui sa eemal olid. Võid vaadata, kuidas see lõpeb.
resigned-title = Sa alistusid
resigned-about = Teised mängivad sinuta edasi.
resigned-watch = Vaatan neid
leave-title = Kas lahkud lauast?
leave-keep = Lähen, koht jääb mulle
leave-keep-about = Sinu mäng ootab siin: „Jätka“.
leave-bot = Las bot mängib minu eest
leave-bot-about = Võid tagasi tulla ja üle võtta.
leave-resign = Alistu
leave-resign-about = Lõplikult: teised mängivad sinuta edasi.
leave-resign-about-two = Lõplikult: siis on võitnud teine mängija.
leave-resign-about-alone = Lõplikult: siis on mäng läbi.
moves-since = Pärast sinu korda
moves-looking = Varasem seis
moves-now = Nüüd
moves-new =
    { $count ->
        [one] { $count } uus käik
       *[other] { $count } uut käiku
    }

## The end

end-away =
    { $who ->
        [you] Sa olid liiga kaua eemal
        [nobody] Üks mängija oli liiga kaua eemal
       *[other] { $name } oli liiga kaua eemal
    }
end-won =
    { $who ->
        [you] Võitsid!
        [together] Jagatud võit: sina ja { $names }
        [several] Jagatud võit: { $names }
        [nobody] Keegi ei võitnud
       *[other] { $names } võitis
    }
end-level =
    { $way ->
        [up] Järgmine kord on botid taseme võrra tugevamad: { $level }.
        [down] Järgmine kord on botid taseme võrra nõrgemad: { $level }.
       *[same] Järgmine kord on botid sama tugevad: { $level }.
    }
end-rematch = Uuesti
end-join-rematch = Järgmisse mängu
end-replay = Kordus
end-review = Analüüs
end-details = Lähemalt
review-play-on = Mängi siit edasi
end-record = Mängufail ja aus mäng
end-record-json = Mängufail
end-fair = Kogu juhus tuli ühest salajasest arvust. Selle sõrmejälg oli kirjas juba enne esimest käiku; siin on arv, et igaüks saaks kontrollida.
end-seed-hash = Sõrmejälg (SHA-256)
end-seed = Arv
closed-title = Laud suleti
closed-about = Serveri haldaja sulges selle laua. Keegi ei võitnud; senine mäng jääb alles ja sa võid selle salvestada.
replay-start = Algus
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Sa lahkusid mängust
        [nobody] Üks mängija lahkus mängust
       *[other] { $name } lahkus mängust
    }
replay-wait = aeg sai läbi
replay-board = Seis { $at } / { $last }
replay-position = Seis
replay-count = { $at } / { $last }
replay-first = Algusesse
replay-last = Lõppu
replay-back = Tagasi
replay-forward = Edasi
replay-play = Esita
replay-pause = Paus
actor-chance = Juhus
actor-clock = Kell
actor-gravity = Raskusjõud

## A playing area in words

twin-open = Mängi tekstiga
twin-story = Mis juhtus
keys-title = Klahvid
keys-everywhere = Kõigis mängudes
keys-hint = Vihje
keys-pass = Jäta vahele
keys-next = Järgmine sobiv koht
keys-previous = Eelmine sobiv koht
keys-back = Pane tagasi või sulge, mis on lahti
keys-takeback = Võta viimane käik tagasi
keys-replay = Vaata varasemaid käike
keys-sound = Heli sisse või välja
keys-settings = Laud ja seaded
keys-move = Liiguta
keys-turn = Pööra
keys-turn-back = Pööra vastassuunas
keys-lay = Pane sinna
key-up = Nool üles
key-down = Nool alla
key-left = Nool vasakule
key-right = Nool paremale
key-enter = Enter
key-escape = Esc
key-space = Tühik
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
