# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Stäng
cancel = Avbryt
done = Klart
yes = Ja
no = Nej
try-again = Försök igen
to-home = Hem

## Waiting and broken

waiting-page = Ett ögonblick …
waiting-table = Bordet görs i ordning …
waiting-replay = Spelet hämtas …
broken-part = Den här delen av sidan kom inte fram.
connection-lost = Förbindelsen bröts. Försöker igen …
connection-lost-can = Du kan fortfarande titta på bordet, reglerna och inställningarna.
not-found-title = Här är det tomt
not-found-about = Adressen leder inte till någon sida. Kanske saknas en bokstav i länken.
table-title = Bord
table-gone-about = Om du har fått länken av någon kan du be om en ny.
table-closed-about = Den som sköter servern har stängt det här bordet.

## Games

game-players = { $players } spelare
game-minutes =
    { $minutes ->
        [one] ungefär { $minutes } minut
       *[other] ungefär { $minutes } minuter
    }
game-age = från { $age } år

## Home

home-motto = Arkadhallen för klosspel
home-continue = Fortsätt
home-lately = Nyligen
home-lately-remove = Ta bort från listan
home-table-nameless =
    { $count ->
        [one] { $count } spelare
       *[other] { $count } spelare
    }
ago-now = nyss
ago-minutes =
    { $count ->
        [one] för en minut sedan
       *[other] för { $count } minuter sedan
    }
ago-hours =
    { $count ->
        [one] för en timme sedan
       *[other] för { $count } timmar sedan
    }
ago-days =
    { $count ->
        [one] i går
       *[other] för { $count } dagar sedan
    }
home-play = Spela nu
home-starting = Bordet görs i ordning …
home-play-about =
    { $count ->
        [2] Du mot två botar, med en gång.
        [3] Du mot tre botar, med en gång.
        [one] Du mot en bot, med en gång.
       *[other] Du mot { $count } botar, med en gång.
    }
home-play-last =
    { $count ->
        [one] Som förra gången: { $count } bot
       *[other] Som förra gången: { $count } botar
    }
home-play-level = Nivå: { $level }
home-against-bots = Mot botar
home-set-up = Med vänner
home-alone = Ensam
home-rules = Så spelar man
home-open-file = Öppna ett sparat spel
file-bad-move = Drag { $number } i filen är inte tillåtet
file-too-big = Filen är för stor: högst { $most } kB

## Settings

settings-title = Inställningar
settings-language = Språk
settings-language-unread = En första översättning, ännu inte läst av någon med svenska som modersmål.
settings-language-better = Föreslå en bättre text
settings-theme = Utseende
settings-theme-auto = Automatiskt
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-graphics = Grafik
settings-graphics-auto = Automatisk
settings-graphics-low = Enkel
settings-graphics-flat = Platt
settings-bot-speed = Botarnas tempo
settings-bot-speed-quick = Snabbt
settings-bot-speed-normal = Normalt
settings-bot-speed-slow = Lugnt
settings-sound = Ljud
settings-volume = Volym
settings-patterns = Mönster på färgerna
settings-patterns-about = Prickar, ränder och rutnät, så att ingen behöver se skillnad på färgerna.
settings-licences = Licenser för öppen källkod
words-title = Bättre texter
words-search = Ord ur texten som du skulle vilja ändra
words-none = Ingen text innehåller de orden.
words-english = På engelska
words-better = Din text
words-brackets = Låt allt inom { "{ }" } stå som det är: där hamnar namn och tal.
words-mail = Skicka med mejl
words-copy = Kopiera
words-to-whom = Skicka det till dem som sköter servern.

## Setting a table

new-title = Ett bord för { $game }
new-chairs = Platser
new-players = Spelare
new-players-count = { $count }
new-hint = Tryck på en plats och välj vem som sitter där.
new-alone = Ensam mot klockan.
new-friend = Vän
new-shared = gemensam
new-who = Vem sitter här?
new-level = Hur stark?
new-rules = Regler
new-house-rules = Husregler
new-house-rules-changed =
    { $count ->
        [one] ({ $count } ändrad)
       *[other] ({ $count } ändrade)
    }
new-takeback = Ångra drag
new-takeback-about = Ett drag får ångras tills någon annan har spelat eller slumpen har avgjort något.
new-hints = Tips
new-hints-about = Den som är på tur får be datorn om ett bra drag.
new-patience = Om någon är borta
new-patience-about = Efter den här tiden får de andra gå vidare: med en bot eller med någon annan på platsen.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minuter
    }
new-patience-never = Vänta alltid
new-total = Tid för hela spelet
new-total-none = Ingen gräns
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Varje spelare har en egen klocka. Den går bara när det är spelarens tur och får tillbaka några sekunder efter varje tur. Den som inte har någon tid kvar åker ut.
new-start = Börja
new-open = Öppna bordet
new-broken = Det går inte att göra i ordning bordet just nu.
sitter-me = Jag
sitter-me-about = Du spelar på den här enheten.
sitter-here = Här hos mig
sitter-here-about = Någon bredvid dig. Ni låter enheten gå runt.
sitter-link = Med länk
sitter-link-about = Du får en länk och en kod att skicka till en vän.
sitter-bot = Bot
sitter-bot-about = Datorn spelar.
bot-level-random = Sorglös
bot-level-greedy = Ivrig
bot-level-easy = Lätt
bot-level-medium = Medel
bot-level-strong = Stark
bot-level-adapting = Anpassad
bot-level-adapting-about = Lika snabb som den långsammaste personen vid bordet.
bot-level-champion = Mästare
bot-level-more = Fler nivåer
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Behöver ungefär en sekund för ett drag, mindre om det är lätt.
       *[other] Behöver ungefär { $seconds } sekunder för ett drag, mindre om det är lätt.
    }
bot-level-characters = Karaktärer
bot-level-guard = Väktare
bot-level-guard-about = Ställer sig i vägen för dig när det går.
bot-level-explorer = Upptäckare
bot-level-explorer-about = Springer dit där det finns plats.
bot-level-magnet = Magnet
bot-level-magnet-about = Vill alltid till mitten.
bot-level-1 = Första stegen
bot-level-1-about = En barnlek, bra för allra första gången.
bot-level-2 = Lekfull
bot-level-2-about = För barn som kan reglerna.
bot-level-3 = Vänlig
bot-level-3-about = Ett lugnt spel för familjen.
bot-level-4 = Nyfiken
bot-level-4-about = För den som spelar då och då.
bot-level-5 = Klurig
bot-level-5-about = Tar det du lämnar öppet.
bot-level-6 = Noggrann
bot-level-6-about = Gör få misstag.
bot-level-7 = Skarp
bot-level-7-about = För den som planerar framåt.
bot-level-8 = Tuff
bot-level-8-about = Svår att slå.
bot-level-9 = Mästare
bot-level-9-about = För experter.
bot-level-10 = Full styrka
bot-level-10-about = Allt den kan. Den tar tid på sig och tänker medan du tänker.
bot-name-1 = Ek
bot-name-2 = Lönn
bot-name-3 = Rönn
bot-name-4 = Björk
bot-name-5 = Alm

## Chairs

chair-you = Du
chair-open = ledig plats
chair-away = borta
chair-acting = på tur
chair-nameless = Spelare { $number }
chair-bot = Bot { $number }
chair-your-bot = Din bot
chair-menu = { $name }: mer
seat-standing-bot = En bot spelar: { $level }
seat-standing-here = Vid bordet
seat-standing-away = Inte vid bordet just nu
seat-standing-away-since = Borta sedan { $time }
seat-standing-open = Ingen sitter här än
seat-name = Namn
seat-rename = Byt namn
seat-reclaim = Spela själv igen
seat-yield = Låt en bot spela åt mig
seat-yield-do = Ta över, bot
seat-fill = Sätt en bot här
seat-fill-do = Sätt dig, bot
seat-level-do = Ändra styrkan
seat-offer = Bjud in någon med länk
seat-new-link = Gör en ny länk
seat-resign = Ge upp
seat-resign-sure = Vill du ge upp för gott? De andra spelar vidare utan dig.
seat-resign-sure-two = Vill du ge upp för gott? Då har den andra vunnit.
seat-resign-sure-alone = Vill du ge upp för gott? Då är spelet slut.
seat-left =
    { $who ->
        [you] Du har gett upp
        [nobody] Någon har gett upp
       *[other] { $name } har gett upp
    }
seat-left-goes-on =
    { $who ->
        [you] Du har gett upp. Spelet fortsätter.
        [nobody] Någon har gett upp. Spelet fortsätter.
       *[other] { $name } har gett upp. Spelet fortsätter.
    }
seat-late =
    { $who ->
        [you] Din tid är ute
        [nobody] Tiden för en ledig plats är ute
       *[other] { $name } har ingen tid kvar
    }
seat-late-goes-on =
    { $who ->
        [you] Din tid är ute. De andra spelar vidare.
        [nobody] Tiden för en ledig plats är ute. Spelet fortsätter.
       *[other] { $name } har ingen tid kvar. Spelet fortsätter.
    }
seat-resign-do = Ja, ge upp

## Invitations

invite-title = Bjud in vänner
invite-chair = Till vilken plats?
invite-how = Rikta en mobil mot koden eller skicka länken.
invite-code = Inbjudningskod
invite-link = Inbjudningslänk
invite-copy = Kopiera länk
invite-copied = Kopierad
invite-share = Dela
invite-text = Kom och spela { $game } med mig!
invite-my-name = Ditt namn, för dina vänner
invite-only-here = Länken fungerar bara på den här datorn. Starta servern med --host 0.0.0.0 för att släppa in andra enheter.
invite-waiting = Du behöver inte vänta: spelet går vidare så snart turen kommer till någon som är här.
invite-all-here = Alla har kommit.
invite-to-game = Till spelet
claim-title = En plats väntar på dig
claim-by =
    { $who ->
        [you] Det här är din egen inbjudan till { $game }.
        [nobody] Du är inbjuden att spela { $game }.
       *[other] { $name } bjuder in dig att spela { $game }.
    }
claim-about = Vad ska de andra kalla dig?
claim-do = Ta plats
claim-watch = Bara titta
claim-used = Den här platsen är tagen
claim-used-by =
    { $who ->
        [you] Du har tagit den här platsen.
        [nobody] Någon annan har använt inbjudan.
       *[other] { $name } har använt inbjudan.
    }
claim-used-about = Du kan titta på spelet eller öppna ett eget bord.
claim-own-table = Öppna ett eget bord

## At the table

bar-menu = Meny
bar-rules = Regler
bar-takeback = Ångra drag
bar-leave = Lämna
bar-moves = Drag
bar-missing = Borta
bar-result = Resultat
bar-invite-short = Bjud in
bar-invite =
    { $count ->
        [one] Bjud in ({ $count } plats)
       *[other] Bjud in ({ $count } platser)
    }
turn-yours = Din tur
turn-of =
    { $who ->
        [you] Din tur
        [nobody] Platsen är fortfarande ledig
       *[other] { $name } är på tur
    }
time-total = Tid kvar:
time-left =
    { $seconds ->
        [one] { $seconds } sekund kvar
       *[other] { $seconds } sekunder kvar
    }
turn-thinking =
    { $who ->
        [you] Du tänker
        [nobody] Platsen är fortfarande ledig
       *[other] { $name } tänker
    }
turn-bot-for-you = En bot spelar åt dig
turn-away-since =
    { $who ->
        [you] Vi har väntat på dig sedan { $time }
        [nobody] Vi har väntat på en spelare sedan { $time }
       *[other] Väntar på { $name }, borta sedan { $time }
    }
turn-open-chair = Spelare { $number } har inte kommit än
turn-all = Alla på en gång!
turn-others = Nu hänger det på de andra
turn-nobody = Ett ögonblick …
turn-over = Spelet är slut
turn-closed = Bordet har stängts
menu-title = Bord
menu-chairs = Vem spelar
menu-agreed = Regler vid det här bordet
menu-watchers =
    { $count ->
        [one] { $count } person tittar på
       *[other] { $count } personer tittar på
    }
missing-title =
    { $who ->
        [you] Du är borta
        [nobody] En spelare är borta
       *[other] { $name } är borta
    }
missing-since = Borta sedan { $time }.
missing-soon = Ni kan gå vidare om { $time }.
missing-never = Värden har valt att det här bordet väntar.
missing-wait = Vänta
missing-wait-about = Spelet fortsätter när alla är här.
missing-bot = Låt en bot spela
missing-bot-about = Tills spelaren är tillbaka.
missing-invite = Bjud in någon annan
missing-invite-about = Platsen blir ledig. Tills någon sätter sig kan spelaren ta tillbaka den.
missing-claim = Ta hem segern
missing-claim-about = Spelet tar slut, och du har vunnit.
missing-claim-soon = Möjligt om { $time }.
missing-claim-turn = Möjligt när spelet väntar på den här spelaren.
return-bot-by =
    { $who ->
        [you] Du lät den spela innan du gick.
        [nobody] De andra lät den spela medan du var borta.
       *[other] { $name } lät den spela medan du var borta.
    }
return-bot-go-on = Låt den fortsätta
return-do = Ta tillbaka min plats
return-offered = Din plats har erbjudits andra
return-offered-about =
    { $who ->
        [you] Du bjöd in någon annan. Ingen har kommit än.
        [nobody] De andra bjöd in någon annan medan du var borta. Ingen har kommit än.
       *[other] { $name } bjöd in någon annan medan du var borta. Ingen har kommit än.
    }
return-taken =
    { $who ->
        [you] Du har fått tillbaka din plats
        [nobody] Någon annan har din plats nu
       *[other] { $name } har din plats nu
    }
return-taken-about = De andra gick vidare medan du var borta. Du kan titta på hur det slutar.
resigned-title = Du har gett upp
resigned-about = De andra spelar vidare utan dig.
resigned-watch = Titta på
leave-title = Lämna bordet?
leave-keep = Behåll platsen och gå
leave-keep-about = Ditt spel väntar under ”Fortsätt”.
leave-bot = Låt en bot spela åt mig
leave-bot-about = Du kan komma tillbaka och ta över.
leave-resign = Ge upp
leave-resign-about = För gott: de andra spelar vidare utan dig.
leave-resign-about-two = För gott: då har den andra vunnit.
leave-resign-about-alone = För gott: då är spelet slut.
moves-since = Sedan din tur
moves-looking = Tillbakablick
moves-now = Nu
moves-new =
    { $count ->
        [one] { $count } nytt drag
       *[other] { $count } nya drag
    }

## The end

end-away =
    { $who ->
        [you] Du var borta för länge
        [nobody] En spelare var borta för länge
       *[other] { $name } var borta för länge
    }
end-won =
    { $who ->
        [you] Du vann!
        [together] Du delar segern med { $names }
        [several] { $names } delar segern
        [nobody] Ingen vann
       *[other] { $names } vann
    }
end-level =
    { $way ->
        [up] Nästa gång är botarna en nivå starkare: { $level }.
        [down] Nästa gång är botarna en nivå lättare: { $level }.
       *[same] Nästa gång spelar botarna lika starkt: { $level }.
    }
end-rematch = Spela igen
end-join-rematch = Till nästa spel
end-replay = Repris
end-review = Analys
end-details = Detaljer
review-play-on = Spela vidare härifrån
end-record = Protokoll och rättvisa
end-record-json = Spelets protokoll
end-fair = All slump kom från ett enda hemligt tal. Talets fingeravtryck låstes före första draget. Här är talet, så att alla kan kontrollera.
end-seed-hash = Fingeravtryck (SHA-256)
end-seed = Tal
closed-title = Bordet har stängts
closed-about = Den som sköter servern har stängt det här bordet. Ingen har vunnit. Det som hann spelas finns kvar, och du kan spara det.
replay-start = Starten
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Du lämnade spelet
        [nobody] En spelare lämnade spelet
       *[other] { $name } lämnade spelet
    }
replay-wait = tiden är ute
replay-board = Ställning { $at } av { $last }
replay-position = Ställning
replay-count = { $at } / { $last }
replay-first = Till starten
replay-last = Till slutet
replay-back = Ett bakåt
replay-forward = Ett framåt
replay-play = Starta
replay-pause = Pausa
actor-chance = Slumpen
actor-clock = Klockan
actor-gravity = Tyngdkraften

## A playing area in words

twin-open = Spela med text
twin-story = Vad som har hänt
keys-title = Tangenter
keys-everywhere = I alla spel
keys-hint = Tips
keys-pass = Stå över
keys-next = Nästa ställe som passar
keys-previous = Föregående ställe som passar
keys-back = Lägg tillbaka eller stäng det som är öppet
keys-takeback = Ångra senaste draget
keys-replay = Se tillbaka på dragen
keys-sound = Ljud på eller av
keys-settings = Bord och inställningar
keys-move = Flytta
keys-turn = Vrid
keys-turn-back = Vrid åt andra hållet
keys-lay = Lägg där
key-up = Uppåtpil
key-down = Nedåtpil
key-left = Vänsterpil
key-right = Högerpil
key-enter = Enter
key-escape = Esc
key-space = Mellanslag
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
