# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Lukk
cancel = Avbryt
done = Ferdig
yes = Ja
no = Nei
try-again = Prøv igjen
to-home = Hjem

## Waiting and broken

waiting-page = Et øyeblikk …
waiting-table = Bordet gjøres klart …
waiting-replay = Henter spillet …
broken-part = Denne delen av siden kom ikke fram.
connection-lost = Mistet forbindelsen. Prøver igjen …
connection-lost-can = Du kan fortsatt se på bordet, reglene og innstillingene.
not-found-title = Her er det tomt
not-found-about = Denne adressen fører ikke til noen side. Kanskje mangler det en bokstav i lenken.
table-title = Bord
table-gone-about = Hvis noen har sendt deg denne lenken, kan du be om en ny.
table-closed-about = Den som driver serveren, har avsluttet dette bordet.

## Games

game-players = { $players } spillere
game-minutes =
    { $minutes ->
        [one] omtrent { $minutes } minutt
       *[other] omtrent { $minutes } minutter
    }
game-age = fra { $age } år

## Home

home-motto = Spillehallen for klossespill
home-continue = Fortsett
home-lately = Nylig
home-lately-remove = Fjern fra lista
home-table-nameless =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
ago-now = nå nettopp
ago-minutes =
    { $count ->
        [one] for ett minutt siden
       *[other] for { $count } minutter siden
    }
ago-hours =
    { $count ->
        [one] for en time siden
       *[other] for { $count } timer siden
    }
ago-days =
    { $count ->
        [one] i går
       *[other] for { $count } dager siden
    }
home-play = Spill nå
home-starting = Bordet gjøres klart …
home-play-about =
    { $count ->
        [2] Du mot to boter, med en gang.
        [3] Du mot tre boter, med en gang.
        [one] Du mot én bot, med en gang.
       *[other] Du mot { $count } boter, med en gang.
    }
home-play-last =
    { $count ->
        [one] Som sist: { $count } bot
       *[other] Som sist: { $count } boter
    }
home-play-level = Nivå: { $level }
home-against-bots = Mot boter
home-set-up = Med venner
home-alone = Alene
home-rules = Slik spiller du
home-open-file = Åpne et lagret spill
file-bad-move = Trekk { $number } i filen er ikke lov
file-too-big = Filen er for stor: høyst { $most } kB

## Settings

settings-title = Innstillinger
settings-language = Språk
settings-language-unread = Første oversettelse, ennå ikke lest av noen med norsk som morsmål.
settings-language-better = Foreslå en bedre tekst
settings-theme = Utseende
settings-theme-auto = Automatisk
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-graphics = Grafikk
settings-graphics-auto = Automatisk
settings-graphics-low = Enkel
settings-graphics-flat = Flat
settings-bot-speed = Botenes tempo
settings-bot-speed-quick = Raskt
settings-bot-speed-normal = Vanlig
settings-bot-speed-slow = Rolig
settings-sound = Lyd
settings-volume = Volum
settings-patterns = Mønster på fargene
settings-patterns-about = Prikker, striper og rutenett, så ingen trenger å se forskjell på fargene.
settings-licences = Lisenser for åpen kildekode
words-title = Bedre tekster
words-search = Ord fra teksten du vil endre
words-none = Ingen tekst inneholder disse ordene.
words-english = På engelsk
words-better = Din tekst
words-brackets = La alt i { "{ }" } stå som det er: Der kommer det navn og tall.
words-mail = Send på e-post
words-copy = Kopier
words-to-whom = Send det til dem som driver serveren.

## Setting a table

new-title = Et bord for { $game }
new-chairs = Plasser
new-players = Spillere
new-players-count = { $count }
new-hint = Trykk på en plass og velg hvem som sitter der.
new-alone = Alene, mot klokka.
new-friend = Venn
new-shared = felles
new-who = Hvem sitter her?
new-level = Hvor sterk?
new-rules = Regler
new-house-rules = Husregler
new-house-rules-changed =
    { $count ->
        [one] ({ $count } endret)
       *[other] ({ $count } endret)
    }
new-takeback = Angre trekk
new-takeback-about = Et trekk kan angres helt til noen andre har spilt eller tilfeldighetene har avgjort noe.
new-hints = Tips
new-hints-about = Den som har turen, kan be datamaskinen om et godt trekk.
new-patience = Hvis noen er borte
new-patience-about = Etter denne tiden kan de andre gå videre: med en bot, eller med noen andre på plassen.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minutt
       *[other] { $minutes } minutter
    }
new-patience-never = Vent alltid
new-total = Tid for hele spillet
new-total-none = Ubegrenset
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Hver spiller har sin egen klokke. Den går bare når det er spillerens tur, og får tilbake noen sekunder etter hver tur. Den som ikke har mer tid, er ute av spillet.
new-start = Start
new-open = Åpne bordet
new-broken = Bordet kan ikke gjøres klart akkurat nå.
sitter-me = Jeg
sitter-me-about = Du spiller på denne enheten.
sitter-here = Her hos meg
sitter-here-about = Noen ved siden av deg. Dere sender enheten rundt.
sitter-link = Med lenke
sitter-link-about = Du får en lenke og en kode å sende til en venn.
sitter-bot = Bot
sitter-bot-about = Datamaskinen spiller.
bot-level-random = Sorgløs
bot-level-greedy = Ivrig
bot-level-easy = Lett
bot-level-medium = Middels
bot-level-strong = Sterk
bot-level-adapting = Tilpasset
bot-level-adapting-about = Like rask som den langsomste personen ved bordet.
bot-level-champion = Mester
bot-level-more = Flere nivåer
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Trenger omtrent ett sekund på et trekk, mindre hvis det er lett.
       *[other] Trenger omtrent { $seconds } sekunder på et trekk, mindre hvis det er lett.
    }
bot-level-characters = Karakterer
bot-level-guard = Vakt
bot-level-guard-about = Stiller seg i veien for deg der det går.
bot-level-explorer = Oppdager
bot-level-explorer-about = Løper dit det er plass.
bot-level-magnet = Magnet
bot-level-magnet-about = Vil alltid mot midten.
bot-level-1 = Første skritt
bot-level-1-about = En barnelek, fin for aller første gang.
bot-level-2 = Leken
bot-level-2-about = For barn som kan reglene.
bot-level-3 = Vennlig
bot-level-3-about = Et rolig spill for familien.
bot-level-4 = Nysgjerrig
bot-level-4-about = For deg som spiller nå og da.
bot-level-5 = Smart
bot-level-5-about = Tar det du lar stå åpent.
bot-level-6 = Nøye
bot-level-6-about = Gjør få feil.
bot-level-7 = Skarp
bot-level-7-about = For deg som planlegger framover.
bot-level-8 = Tøff
bot-level-8-about = Vanskelig å slå.
bot-level-9 = Mester
bot-level-9-about = For eksperter.
bot-level-10 = Full styrke
bot-level-10-about = Alt den kan. Den tar seg god tid og tenker mens du tenker.
bot-name-1 = Eik
bot-name-2 = Hegg
bot-name-3 = Rogn
bot-name-4 = Bjørk
bot-name-5 = Osp

## Chairs

chair-you = Du
chair-open = ledig plass
chair-away = borte
chair-acting = har turen
chair-nameless = Spiller { $number }
chair-bot = Bot { $number }
chair-your-bot = Boten din
chair-menu = { $name }: mer
seat-standing-bot = En bot spiller: { $level }
seat-standing-here = Ved bordet
seat-standing-away = Ikke ved bordet akkurat nå
seat-standing-away-since = Borte siden { $time }
seat-standing-open = Ingen sitter her ennå
seat-name = Navn
seat-rename = Bytt navn
seat-reclaim = Spill selv igjen
seat-yield = La en bot spille for meg
seat-yield-do = Ta over, bot
seat-fill = Sett en bot her
seat-fill-do = Sett deg, bot
seat-level-do = Endre styrken
seat-offer = Inviter noen med lenke
seat-new-link = Lag ny lenke
seat-resign = Gi opp
seat-resign-sure = Vil du gi opp for godt? De andre spiller videre uten deg.
seat-resign-sure-two = Vil du gi opp for godt? Da har den andre vunnet.
seat-resign-sure-alone = Vil du gi opp for godt? Da er spillet over.
seat-left =
    { $who ->
        [you] Du har gitt opp
        [nobody] Noen har gitt opp
       *[other] { $name } har gitt opp
    }
seat-left-goes-on =
    { $who ->
        [you] Du har gitt opp. Spillet fortsetter.
        [nobody] Noen har gitt opp. Spillet fortsetter.
       *[other] { $name } har gitt opp. Spillet fortsetter.
    }
seat-late =
    { $who ->
        [you] Tiden din er ute
        [nobody] Tiden for en ledig plass er ute
       *[other] { $name } har ingen tid igjen
    }
seat-late-goes-on =
    { $who ->
        [you] Tiden din er ute. De andre spiller videre.
        [nobody] Tiden for en ledig plass er ute. Spillet fortsetter.
       *[other] { $name } har ingen tid igjen. Spillet fortsetter.
    }
seat-resign-do = Ja, gi opp

## Invitations

invite-title = Inviter venner
invite-chair = Til hvilken plass?
invite-how = Rett en mobil mot koden, eller send lenken.
invite-code = Kode til invitasjonen
invite-link = Lenke til invitasjonen
invite-copy = Kopier lenke
invite-copied = Kopiert
invite-share = Del
invite-text = Kom og spill { $game } med meg!
invite-my-name = Navnet ditt, for vennene dine
invite-only-here = Denne lenken virker bare på denne datamaskinen. Start serveren med --host 0.0.0.0 for å slippe inn andre enheter.
invite-waiting = Du trenger ikke vente: Spillet går videre så snart turen kommer til noen som er her.
invite-all-here = Alle har kommet.
invite-to-game = Til spillet
claim-title = En plass venter på deg
claim-by =
    { $who ->
        [you] Dette er din egen invitasjon til { $game }.
        [nobody] Du er invitert til å spille { $game }.
       *[other] { $name } inviterer deg til å spille { $game }.
    }
claim-about = Hva skal de andre kalle deg?
claim-do = Ta plass
claim-watch = Bare se på
claim-used = Denne plassen er tatt
claim-used-by =
    { $who ->
        [you] Du har tatt denne plassen.
        [nobody] Noen andre har brukt denne invitasjonen.
       *[other] { $name } har brukt denne invitasjonen.
    }
claim-used-about = Du kan se på spillet eller åpne ditt eget bord.
claim-own-table = Åpne mitt eget bord

## At the table

bar-menu = Meny
bar-rules = Regler
bar-takeback = Angre trekk
bar-leave = Gå
bar-moves = Trekk
bar-missing = Borte
bar-result = Resultat
bar-invite-short = Inviter
bar-invite =
    { $count ->
        [one] Inviter ({ $count } plass)
       *[other] Inviter ({ $count } plasser)
    }
turn-yours = Din tur
turn-of =
    { $who ->
        [you] Din tur
        [nobody] Plassen er fortsatt ledig
       *[other] { $name } har turen
    }
time-total = Tid igjen:
time-left =
    { $seconds ->
        [one] { $seconds } sekund igjen
       *[other] { $seconds } sekunder igjen
    }
turn-thinking =
    { $who ->
        [you] Du tenker
        [nobody] Plassen er fortsatt ledig
       *[other] { $name } tenker
    }
turn-bot-for-you = En bot spiller for deg
turn-away-since =
    { $who ->
        [you] Har ventet på deg siden { $time }
        [nobody] Har ventet på en spiller siden { $time }
       *[other] Venter på { $name }, borte siden { $time }
    }
turn-open-chair = Spiller { $number } har ikke kommet ennå
turn-all = Alle på én gang!
turn-others = Nå er det opp til de andre
turn-nobody = Et øyeblikk …
turn-over = Spillet er over
turn-closed = Bordet er stengt
menu-title = Bord
menu-chairs = Hvem spiller
menu-agreed = Regler ved dette bordet
menu-watchers =
    { $count ->
        [one] { $count } person ser på
       *[other] { $count } personer ser på
    }
missing-title =
    { $who ->
        [you] Du er borte
        [nobody] En spiller er borte
       *[other] { $name } er borte
    }
missing-since = Borte siden { $time }.
missing-soon = Dere kan gå videre om { $time }.
missing-never = Verten har valgt at dette bordet venter.
missing-wait = Vent
missing-wait-about = Spillet fortsetter når alle er her.
missing-bot = La en bot spille
missing-bot-about = Til spilleren er tilbake.
missing-invite = Inviter noen andre
missing-invite-about = Plassen blir ledig. Til noen setter seg, kan spilleren ta den tilbake.
missing-claim = Krev seieren
missing-claim-about = Spillet slutter, og du har vunnet.
missing-claim-soon = Mulig om { $time }.
missing-claim-turn = Mulig når spillet venter på denne spilleren.
return-bot-by =
    { $who ->
        [you] Du lot den spille før du gikk.
        [nobody] De andre lot den spille mens du var borte.
       *[other] { $name } lot den spille mens du var borte.
    }
return-bot-go-on = La den fortsette
return-do = Ta plassen min tilbake
return-offered = Plassen din er tilbudt andre
return-offered-about =
    { $who ->
        [you] Du inviterte noen andre. Ingen har kommet ennå.
        [nobody] De andre inviterte noen andre mens du var borte. Ingen har kommet ennå.
       *[other] { $name } inviterte noen andre mens du var borte. Ingen har kommet ennå.
    }
return-taken =
    { $who ->
        [you] Du har fått plassen din tilbake
        [nobody] Noen andre har plassen din nå
       *[other] { $name } har plassen din nå
    }
return-taken-about = De andre gikk videre mens du var borte. Du kan se på hvordan det ender.
resigned-title = Du har gitt opp
resigned-about = De andre spiller videre uten deg.
resigned-watch = Se på
leave-title = Gå fra bordet?
leave-keep = Behold plassen og gå
leave-keep-about = Spillet ditt venter under «Fortsett».
leave-bot = La en bot spille for meg
leave-bot-about = Du kan komme tilbake og ta over.
leave-resign = Gi opp
leave-resign-about = For godt: De andre spiller videre uten deg.
leave-resign-about-two = For godt: Da har den andre vunnet.
leave-resign-about-alone = For godt: Da er spillet over.
moves-since = Siden din tur
moves-looking = Tilbakeblikk
moves-now = Nå
moves-new =
    { $count ->
        [one] { $count } nytt trekk
       *[other] { $count } nye trekk
    }

## The end

end-away =
    { $who ->
        [you] Du var borte for lenge
        [nobody] En spiller var borte for lenge
       *[other] { $name } var borte for lenge
    }
end-won =
    { $who ->
        [you] Du vant!
        [together] Du deler seieren med { $names }
        [several] { $names } deler seieren
        [nobody] Ingen vant
       *[other] { $names } vant
    }
end-level =
    { $way ->
        [up] Neste gang er botene ett nivå sterkere: { $level }.
        [down] Neste gang er botene ett nivå lettere: { $level }.
       *[same] Neste gang spiller botene like sterkt: { $level }.
    }
end-rematch = Spill igjen
end-join-rematch = Til neste spill
end-replay = Reprise
end-review = Analyse
end-details = Detaljer
review-play-on = Spill videre herfra
end-record = Protokoll og fair play
end-record-json = Spillets protokoll
end-fair = Alt tilfeldig kom fra ett hemmelig tall. Fingeravtrykket til tallet ble låst før første trekk. Her er tallet, så alle kan kontrollere.
end-seed-hash = Fingeravtrykk (SHA-256)
end-seed = Tall
closed-title = Bordet er stengt
closed-about = Den som driver serveren, har avsluttet dette bordet. Ingen har vunnet. Det som ble spilt, er tatt vare på, og du kan lagre det.
replay-start = Starten
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Du forlot spillet
        [nobody] En spiller forlot spillet
       *[other] { $name } forlot spillet
    }
replay-wait = tiden er ute
replay-board = Stilling { $at } av { $last }
replay-position = Stilling
replay-count = { $at } / { $last }
replay-first = Til starten
replay-last = Til slutten
replay-back = Ett tilbake
replay-forward = Ett fram
replay-play = Spill av
replay-pause = Pause
actor-chance = Slumpen
actor-clock = Klokka
actor-gravity = Tyngdekraft

## A playing area in words

twin-open = Spill med tekst
twin-story = Hva som skjedde
keys-title = Taster
keys-everywhere = I alle spill
keys-hint = Tips
keys-pass = Pass
keys-next = Neste sted som passer
keys-previous = Forrige sted som passer
keys-back = Legg tilbake, eller lukk det som er åpent
keys-takeback = Angre det siste trekket
keys-replay = Se tilbake på trekkene
keys-sound = Lyd på eller av
keys-settings = Bord og innstillinger
keys-move = Flytt
keys-turn = Drei
keys-turn-back = Drei den andre veien
keys-lay = Legg der
key-up = Pil opp
key-down = Pil ned
key-left = Pil venstre
key-right = Pil høyre
key-enter = Enter
key-escape = Esc
key-space = Mellomrom
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
