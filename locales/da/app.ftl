# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Luk
cancel = Annuller
done = Færdig
yes = Ja
no = Nej
try-again = Prøv igen
to-home = Forside

## Waiting and broken

waiting-page = Et øjeblik…
waiting-table = Bordet gøres klar…
waiting-replay = Spillet hentes…
broken-part = Denne del af siden nåede ikke frem.
connection-lost = Forbindelsen er væk. Prøver igen…
connection-lost-can = Du kan stadig se bordet, reglerne og indstillingerne.
not-found-title = Her er intet
not-found-about = Denne adresse fører ikke til nogen side. Måske mangler der et bogstav i linket.
table-title = Bord
table-gone-about = Har du fået linket af nogen, så bed om et nyt.
table-closed-about = Den, der driver serveren, har lukket dette bord.

## Games

game-players = { $players } spillere
game-minutes =
    { $minutes ->
        [one] cirka { $minutes } minut
       *[other] cirka { $minutes } minutter
    }
game-age = fra { $age } år

## Home

home-motto = Spillehallen med klodsspil
home-continue = Spil videre
home-lately = For nylig
home-lately-remove = Fjern fra listen
home-table-nameless =
    { $count ->
        [one] { $count } spiller
       *[other] { $count } spillere
    }
ago-now = for lidt siden
ago-minutes =
    { $count ->
        [one] for et minut siden
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
       *[other] for { $count } dage siden
    }
home-play = Spil nu
home-starting = Bordet gøres klar…
home-play-about =
    { $count ->
        [one] Dig mod en bot, med det samme.
        [2] Dig mod to botter, med det samme.
        [3] Dig mod tre botter, med det samme.
       *[other] Dig mod { $count } botter, med det samme.
    }
home-play-last =
    { $count ->
        [one] Som sidst: { $count } bot
       *[other] Som sidst: { $count } botter
    }
home-play-level = Niveau: { $level }
home-against-bots = Mod botter
home-set-up = Med venner
home-alone = Alene
home-rules = Sådan spilles det
home-open-file = Åbn et gemt spil
file-bad-move = Træk { $number } i filen er ikke tilladt
file-too-big = Filen er for stor: højst { $most } kB

## Settings

settings-title = Indstillinger
settings-language = Sprog
settings-language-unread = Første oversættelse, endnu ikke læst af nogen med dansk som modersmål.
settings-language-better = Foreslå en bedre tekst
settings-theme = Udseende
settings-theme-auto = Automatisk
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-graphics = Grafik
settings-graphics-auto = Automatisk
settings-graphics-low = Enkel
settings-graphics-flat = Flad
settings-bot-speed = Botternes tempo
settings-bot-speed-quick = Hurtigt
settings-bot-speed-normal = Normalt
settings-bot-speed-slow = Roligt
settings-sound = Lyd
settings-volume = Lydstyrke
settings-patterns = Mønstre på farverne
settings-patterns-about = Prikker, striber og tern, så ingen behøver at kunne skelne farverne.
settings-licences = Open source-licenser
words-title = Bedre tekster
words-search = Ord fra den tekst, du gerne vil ændre
words-none = Ingen tekst indeholder de ord.
words-english = På engelsk
words-better = Din tekst
words-brackets = Lad alt i { "{ }" } stå, som det er: her indsættes navne og tal.
words-mail = Send som mail
words-copy = Kopier
words-to-whom = Send det til dem, der driver serveren.

## Setting a table

new-title = Et bord til { $game }
new-chairs = Pladser
new-players = Spillere
new-players-count = { $count }
new-hint = Tryk på en plads for at vælge, hvem der sidder der.
new-alone = Alene, mod din egen tid.
new-friend = Ven
new-shared = fælles
new-who = Hvem sidder her?
new-level = Hvor stærk?
new-rules = Regler
new-house-rules = Husregler
new-house-rules-changed =
    { $count ->
        [one] ({ $count } ændret)
       *[other] ({ $count } ændret)
    }
new-takeback = Fortryd træk
new-takeback-about = Et træk kan fortrydes, indtil en anden har spillet, eller tilfældet har afgjort noget.
new-hints = Tip
new-hints-about = Den, der har tur, må bede computeren om et godt træk.
new-patience = Hvis en spiller er væk
new-patience-about = Efter denne tid må de andre fortsætte: med en bot eller med en anden på pladsen.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minutter
    }
new-patience-never = Vent altid
new-total = Tid til hele spillet
new-total-none = Ubegrænset
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Hver spiller har sit eget ur. Det går kun, når det er spillerens tur, og får et par sekunder tilbage efter hver tur. Den, der ikke har mere tid, er ude af spillet.
new-start = Start
new-open = Åbn bordet
new-broken = Bordet kan ikke gøres klar lige nu.
sitter-me = Mig
sitter-me-about = Du spiller på denne enhed.
sitter-here = Her hos mig
sitter-here-about = En ved siden af dig; I lader enheden gå rundt.
sitter-link = Med link
sitter-link-about = Du får et link og en kode, du kan sende til en ven.
sitter-bot = Bot
sitter-bot-about = Computeren spiller.
bot-level-random = Sorgløs
bot-level-greedy = Ivrig
bot-level-easy = Let
bot-level-medium = Mellem
bot-level-strong = Stærk
bot-level-adapting = Tilpasset
bot-level-adapting-about = Lige så hurtig som den langsomste person ved bordet.
bot-level-champion = Champion
bot-level-more = Flere niveauer
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Bruger cirka et sekund på et træk, mindre på et let.
       *[other] Bruger cirka { $seconds } sekunder på et træk, mindre på et let.
    }
bot-level-characters = Karakterer
bot-level-guard = Vagt
bot-level-guard-about = Stiller sig i vejen for dig, hvor det går.
bot-level-explorer = Opdager
bot-level-explorer-about = Løber derhen, hvor der er plads.
bot-level-magnet = Magnet
bot-level-magnet-about = Vil altid ind på midten.
bot-level-1 = Første skridt
bot-level-1-about = En barneleg, god til allerførste gang.
bot-level-2 = Legesyg
bot-level-2-about = For børn, der kan reglerne.
bot-level-3 = Venlig
bot-level-3-about = Et afslappet spil for familien.
bot-level-4 = Nysgerrig
bot-level-4-about = For dem, der spiller en gang imellem.
bot-level-5 = Kvik
bot-level-5-about = Tager det, du lader stå åbent.
bot-level-6 = Omhyggelig
bot-level-6-about = Laver få fejl.
bot-level-7 = Skarp
bot-level-7-about = For dem, der tænker forud.
bot-level-8 = Sej
bot-level-8-about = Svær at slå.
bot-level-9 = Mester
bot-level-9-about = For eksperter.
bot-level-10 = Fuld styrke
bot-level-10-about = Alt, hvad den kan. Den tager sig god tid og tænker, mens du tænker.
bot-name-1 = Eg
bot-name-2 = Lind
bot-name-3 = Pil
bot-name-4 = Birk
bot-name-5 = Bøg

## Chairs

chair-you = Du
chair-open = ledig plads
chair-away = væk
chair-acting = har tur
chair-nameless = Spiller { $number }
chair-bot = Bot { $number }
chair-your-bot = Din bot
chair-menu = { $name }: mere
seat-standing-bot = En bot spiller: { $level }
seat-standing-here = Ved bordet
seat-standing-away = Ikke ved bordet lige nu
seat-standing-away-since = Væk siden kl. { $time }
seat-standing-open = Her sidder ingen endnu
seat-name = Navn
seat-rename = Omdøb
seat-reclaim = Spil selv igen
seat-yield = Lad en bot spille for mig
seat-yield-do = Tag over, bot
seat-fill = Sæt en bot her
seat-fill-do = Sid ned, bot
seat-level-do = Skift styrke
seat-offer = Inviter en med link
seat-new-link = Lav et nyt link
seat-resign = Giv op
seat-resign-sure = Vil du give op? Det kan ikke fortrydes, og de andre spiller videre uden dig.
seat-resign-sure-two = Vil du give op? Det kan ikke fortrydes, og så har den anden spiller vundet.
seat-resign-sure-alone = Vil du give op? Det kan ikke fortrydes, og så er spillet slut.
seat-left =
    { $who ->
        [you] Du har givet op
        [nobody] En spiller har givet op
       *[other] { $name } har givet op
    }
seat-left-goes-on =
    { $who ->
        [you] Du har givet op. Spillet fortsætter.
        [nobody] En spiller har givet op. Spillet fortsætter.
       *[other] { $name } har givet op. Spillet fortsætter.
    }
seat-late =
    { $who ->
        [you] Din tid er gået
        [nobody] Tiden for en ledig plads er gået
       *[other] { $name } har ingen tid tilbage
    }
seat-late-goes-on =
    { $who ->
        [you] Din tid er gået. De andre spiller videre.
        [nobody] Tiden for en ledig plads er gået. Spillet fortsætter.
       *[other] { $name } har ingen tid tilbage. Spillet fortsætter.
    }
seat-resign-do = Ja, giv op

## Invitations

invite-title = Inviter venner
invite-chair = Til hvilken plads?
invite-how = Ret en telefon mod koden, eller send linket.
invite-code = Invitationskode
invite-link = Invitationslink
invite-copy = Kopier link
invite-copied = Kopieret
invite-share = Del
invite-text = Kom og spil { $game } med mig!
invite-my-name = Dit navn, til dine venner
invite-only-here = Dette link virker kun på denne computer. Start serveren med --host 0.0.0.0 for at lukke andre enheder ind.
invite-waiting = Du behøver ikke at vente: spillet går videre, så snart en, der er her, har tur.
invite-all-here = Alle er kommet.
invite-to-game = Til spillet
claim-title = En plads venter på dig
claim-by =
    { $who ->
        [you] Dette er din egen invitation til { $game }.
        [nobody] Du er inviteret til at spille { $game }.
       *[other] { $name } inviterer dig til at spille { $game }.
    }
claim-about = Hvad skal de andre kalde dig?
claim-do = Sæt dig
claim-watch = Bare se med
claim-used = Pladsen er optaget
claim-used-by =
    { $who ->
        [you] Du har taget denne plads.
        [nobody] En anden har brugt denne invitation.
       *[other] { $name } har brugt denne invitation.
    }
claim-used-about = Du kan se med eller åbne dit eget bord.
claim-own-table = Åbn mit eget bord

## At the table

bar-menu = Menu
bar-rules = Regler
bar-takeback = Fortryd træk
bar-leave = Gå
bar-moves = Træk
bar-missing = Væk
bar-result = Resultat
bar-invite-short = Inviter
bar-invite =
    { $count ->
        [one] Inviter ({ $count } plads)
       *[other] Inviter ({ $count } pladser)
    }
turn-yours = Din tur
turn-of =
    { $who ->
        [you] Din tur
        [nobody] Pladsen er stadig ledig
       *[other] { $name } har tur
    }
time-total = Tid tilbage:
time-left =
    { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }
turn-thinking =
    { $who ->
        [you] Du tænker
        [nobody] Pladsen er stadig ledig
       *[other] { $name } tænker
    }
turn-bot-for-you = En bot spiller for dig
turn-away-since =
    { $who ->
        [you] Vi har ventet på dig siden kl. { $time }
        [nobody] Vi har ventet på en spiller siden kl. { $time }
       *[other] Vi venter på { $name }, væk siden kl. { $time }
    }
turn-open-chair = Spiller { $number } er ikke kommet endnu
turn-all = Alle på én gang!
turn-others = Nu er det de andres tur
turn-nobody = Et øjeblik…
turn-over = Spillet er slut
turn-closed = Bordet blev lukket
menu-title = Bord
menu-chairs = Hvem spiller
menu-agreed = Regler ved dette bord
menu-watchers =
    { $count ->
        [one] { $count } person ser med
       *[other] { $count } personer ser med
    }
missing-title =
    { $who ->
        [you] Du er væk
        [nobody] En spiller er væk
       *[other] { $name } er væk
    }
missing-since = Væk siden kl. { $time }.
missing-soon = I kan fortsætte om { $time }.
missing-never = Værten har valgt, at dette bord venter.
missing-wait = Vent
missing-wait-about = Spillet går videre, når alle er her.
missing-bot = Lad en bot spille
missing-bot-about = Indtil spilleren er tilbage.
missing-invite = Inviter en anden
missing-invite-about = Pladsen bliver ledig. Indtil en ny sætter sig, kan spilleren tage den tilbage.
missing-claim = Kræv sejren
missing-claim-about = Spillet slutter, og du har vundet.
missing-claim-soon = Muligt om { $time }.
missing-claim-turn = Muligt, mens spillet venter på denne spiller.
return-bot-by =
    { $who ->
        [you] Du lod den spille, før du gik.
        [nobody] De andre lod den spille, mens du var væk.
       *[other] { $name } lod den spille, mens du var væk.
    }
return-bot-go-on = Lad den fortsætte
return-do = Tag min plads igen
return-offered = Din plads blev tilbudt
return-offered-about =
    { $who ->
        [you] Du inviterede en anden. Ingen er kommet endnu.
        [nobody] De andre inviterede en anden, mens du var væk. Ingen er kommet endnu.
       *[other] { $name } inviterede en anden, mens du var væk. Ingen er kommet endnu.
    }
return-taken =
    { $who ->
        [you] Du har din plads igen
        [nobody] En anden har din plads nu
       *[other] { $name } har din plads nu
    }
return-taken-about = De andre fortsatte, mens du var væk. Du kan se, hvordan det ender.
resigned-title = Du har givet op
resigned-about = De andre spiller videre uden dig.
resigned-watch = Se med
leave-title = Vil du forlade bordet?
leave-keep = Behold min plads, og gå
leave-keep-about = Dit spil venter under »Spil videre«.
leave-bot = Lad en bot spille for mig
leave-bot-about = Du kan komme tilbage og tage over.
leave-resign = Giv op
leave-resign-about = Kan ikke fortrydes: de andre spiller videre uden dig.
leave-resign-about-two = Kan ikke fortrydes: så har den anden spiller vundet.
leave-resign-about-alone = Kan ikke fortrydes: så er spillet slut.
moves-since = Siden din tur
moves-looking = Tilbageblik
moves-now = Nu
moves-new =
    { $count ->
        [one] { $count } nyt træk
       *[other] { $count } nye træk
    }

## The end

end-away =
    { $who ->
        [you] Du var væk for længe
        [nobody] En spiller var væk for længe
       *[other] { $name } var væk for længe
    }
end-won =
    { $who ->
        [you] Du har vundet!
        [together] Du deler sejren med { $names }
        [several] { $names } deler sejren
        [nobody] Ingen har vundet
       *[other] { $names } har vundet
    }
end-level =
    { $way ->
        [up] Næste gang er botterne et niveau stærkere: { $level }.
        [down] Næste gang er botterne et niveau lettere: { $level }.
       *[same] Næste gang spiller botterne lige så stærkt: { $level }.
    }
end-rematch = Spil igen
end-join-rematch = Til det næste spil
end-replay = Gense
end-review = Analyse
end-details = Detaljer
review-play-on = Spil videre herfra
end-record = Spilfil og fairness
end-record-json = Spillet som fil
end-fair = Alt det tilfældige kom fra ét hemmeligt tal. Dets fingeraftryk lå fast før det første træk; her er tallet, så alle kan regne efter.
end-seed-hash = Fingeraftryk (SHA-256)
end-seed = Tal
closed-title = Bordet blev lukket
closed-about = Den, der driver serveren, har lukket dette bord. Ingen har vundet; det, der er spillet indtil nu, er bevaret, og du kan gemme det.
replay-start = Starten
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Du forlod spillet
        [nobody] En spiller forlod spillet
       *[other] { $name } forlod spillet
    }
replay-wait = tiden er gået
replay-board = Stilling { $at } af { $last }
replay-position = Stilling
replay-count = { $at } / { $last }
replay-first = Til starten
replay-last = Til slutningen
replay-back = Et tilbage
replay-forward = Et frem
replay-play = Afspil
replay-pause = Pause
actor-chance = Tilfældet
actor-clock = Uret
actor-gravity = Tyngdekraften

## A playing area in words

twin-open = Spil med tekst
twin-story = Hvad der skete
keys-title = Taster
keys-everywhere = I alle spil
keys-hint = Tip
keys-pass = Pas
keys-next = Næste sted, der passer
keys-previous = Forrige sted, der passer
keys-back = Læg tilbage, eller luk det, der er åbent
keys-takeback = Fortryd det sidste træk
keys-replay = Kig tilbage på trækkene
keys-sound = Lyd til eller fra
keys-settings = Bord og indstillinger
keys-move = Flyt
keys-turn = Drej
keys-turn-back = Drej den anden vej
keys-lay = Læg der
key-up = Pil op
key-down = Pil ned
key-left = Pil venstre
key-right = Pil højre
key-enter = Enter
key-escape = Esc
key-space = Mellemrum
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
