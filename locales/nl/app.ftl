# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Sluiten
cancel = Annuleren
done = Klaar
yes = Ja
no = Nee
try-again = Nog eens
to-home = Start

## Waiting and broken

waiting-page = Een moment…
waiting-table = Tafel klaarzetten…
waiting-replay = Het spel wordt gehaald…
broken-part = Dit deel van de pagina is niet aangekomen.
connection-lost = Verbinding verbroken. We proberen het opnieuw…
connection-lost-can = De tafel, de regels en de instellingen kun je wel bekijken.
not-found-title = Hier is niets
not-found-about = Dit adres leidt naar geen enkele pagina. Misschien ontbreekt er een letter in de link.
table-title = Tafel
table-gone-about = Heb je deze link van iemand gekregen, vraag dan om een nieuwe.
table-closed-about = De beheerder van deze server heeft deze tafel gesloten.

## Games

game-players = { $players } spelers
game-minutes =
    { $minutes ->
        [one] ongeveer { $minutes } minuut
       *[other] ongeveer { $minutes } minuten
    }
game-age = vanaf { $age } jaar

## Home

home-motto = De speelhal vol blokspellen
home-continue = Verder spelen
home-lately = Onlangs
home-lately-remove = Van de lijst halen
home-table-nameless =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
ago-now = zojuist
ago-minutes =
    { $count ->
        [one] een minuut geleden
       *[other] { $count } minuten geleden
    }
ago-hours =
    { $count ->
        [one] een uur geleden
       *[other] { $count } uur geleden
    }
ago-days =
    { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }
home-play = Nu spelen
home-starting = Tafel klaarzetten…
home-play-about =
    { $count ->
        [one] Jij tegen één bot, meteen.
        [2] Jij tegen twee bots, meteen.
        [3] Jij tegen drie bots, meteen.
       *[other] Jij tegen { $count } bots, meteen.
    }
home-play-last =
    { $count ->
        [one] Net als vorige keer: { $count } bot
       *[other] Net als vorige keer: { $count } bots
    }
home-play-level = Niveau: { $level }
home-against-bots = Tegen bots
home-set-up = Met vrienden
home-alone = Alleen
home-rules = Zo speel je het
home-open-file = Open een bewaard spel
file-bad-move = Zet { $number } in dit bestand mag niet
file-too-big = Het bestand is te groot: hoogstens { $most } kB

## Settings

settings-title = Instellingen
settings-language = Taal
settings-language-unread = Eerste vertaling, nog niet nagelezen door iemand die met Nederlands is opgegroeid.
settings-language-better = Stel een betere tekst voor
settings-theme = Uiterlijk
settings-theme-auto = Automatisch
settings-theme-light = Licht
settings-theme-dark = Donker
settings-graphics = Beeld
settings-graphics-auto = Automatisch
settings-graphics-low = Simpel
settings-graphics-flat = Plat
settings-bot-speed = Tempo van bots
settings-bot-speed-quick = Snel
settings-bot-speed-normal = Normaal
settings-bot-speed-slow = Traag
settings-sound = Geluid
settings-volume = Volume
settings-patterns = Patronen op kleuren
settings-patterns-about = Stippen, strepen en ruitjes, zodat niemand kleuren uit elkaar hoeft te houden.
settings-licences = Opensourcelicenties
words-title = Betere teksten
words-search = Woorden uit de tekst die je zou veranderen
words-none = Deze woorden staan in geen enkele tekst.
words-english = In het Engels
words-better = Jouw tekst
words-brackets = Laat alles tussen { "{ }" } zoals het is: daar komen namen en getallen.
words-mail = Stuur per mail
words-copy = Kopieer
words-to-whom = Stuur het naar de mensen die deze server beheren.

## Setting a table

new-title = Een tafel voor { $game }
new-chairs = Plekken
new-players = Spelers
new-players-count = { $count }
new-hint = Tik op een plek om te kiezen wie daar zit.
new-alone = Alleen, tegen je eigen tijd.
new-friend = Gast
new-shared = gedeeld
new-who = Wie zit hier?
new-level = Hoe sterk?
new-rules = Regels
new-house-rules = Huisregels
new-house-rules-changed =
    { $count ->
        [one] ({ $count } veranderd)
       *[other] ({ $count } veranderd)
    }
new-takeback = Zetten terugnemen
new-takeback-about = Je mag een zet terugnemen tot iemand anders heeft gespeeld of het toeval iets heeft beslist.
new-hints = Tips
new-hints-about = Wie aan de beurt is, mag de computer om een goede zet vragen.
new-patience = Als een speler weg is
new-patience-about = Na deze tijd mogen de anderen verder: met een bot, of met iemand anders op die plek.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
new-patience-never = Altijd wachten
new-total = Tijd voor het hele spel
new-total-none = Geen limiet
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Iedereen heeft een eigen klok. Die loopt alleen tijdens je eigen beurt en krijgt na elke beurt een paar seconden terug. Wie geen tijd meer heeft, ligt eruit.
new-start = Start
new-open = Tafel openen
new-broken = De tafel kan nu niet worden klaargezet.
sitter-me = Ik
sitter-me-about = Je speelt op dit apparaat.
sitter-here = Hier bij mij
sitter-here-about = Iemand naast je; jullie geven het apparaat door.
sitter-link = Via link
sitter-link-about = Je krijgt een link en een code om naar iemand te sturen.
sitter-bot = Bot
sitter-bot-about = De computer speelt.
bot-level-random = Zorgeloos
bot-level-greedy = Gretig
bot-level-easy = Simpel
bot-level-medium = Gemiddeld
bot-level-strong = Sterk
bot-level-adapting = Adaptief
bot-level-adapting-about = Even snel als de langzaamste persoon aan tafel.
bot-level-champion = Kampioen
bot-level-more = Meer niveaus
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Heeft ongeveer een seconde nodig voor een zet, minder als die makkelijk is.
       *[other] Heeft ongeveer { $seconds } seconden nodig voor een zet, minder als die makkelijk is.
    }
bot-level-characters = Karakters
bot-level-guard = Wachter
bot-level-guard-about = Gaat je in de weg liggen waar het kan.
bot-level-explorer = Ontdekker
bot-level-explorer-about = Gaat altijd naar de vrije ruimte.
bot-level-magnet = Magneet
bot-level-magnet-about = Wil altijd naar het midden.
bot-level-1 = Eerste stapjes
bot-level-1-about = Kinderspel, fijn voor de allereerste keer.
bot-level-2 = Speels
bot-level-2-about = Voor kinderen die de regels kennen.
bot-level-3 = Vriendelijk
bot-level-3-about = Een ontspannen spel voor de familie.
bot-level-4 = Benieuwd
bot-level-4-about = Voor wie af en toe speelt.
bot-level-5 = Slim
bot-level-5-about = Pakt wat jij openlaat.
bot-level-6 = Zorgvuldig
bot-level-6-about = Maakt weinig fouten.
bot-level-7 = Scherp
bot-level-7-about = Voor wie vooruitdenkt.
bot-level-8 = Taai
bot-level-8-about = Moeilijk te verslaan.
bot-level-9 = Meester
bot-level-9-about = Voor experts.
bot-level-10 = Volle kracht
bot-level-10-about = Alles wat de bot kan. Neemt rustig de tijd, en denkt mee terwijl jij denkt.
bot-name-1 = Eik
bot-name-2 = Linde
bot-name-3 = Wilg
bot-name-4 = Berk
bot-name-5 = Olm

## Chairs

chair-you = Jij
chair-open = vrije plek
chair-away = weg
chair-acting = is aan zet
chair-nameless = Speler { $number }
chair-bot = Bot { $number }
chair-your-bot = Jouw bot
chair-menu = { $name }: meer
seat-standing-bot = Een bot speelt: { $level }
seat-standing-here = Aan tafel
seat-standing-away = Nu even niet aan tafel
seat-standing-away-since = Weg sinds { $time }
seat-standing-open = Hier zit nog niemand
seat-name = Naam
seat-rename = Hernoem
seat-reclaim = Weer zelf spelen
seat-yield = Bot voor mij laten spelen
seat-yield-do = Bot, neem over
seat-fill = Zet hier een bot
seat-fill-do = Ga zitten, bot
seat-level-do = Sterkte aanpassen
seat-offer = Iemand uitnodigen via link
seat-new-link = Nieuwe link maken
seat-resign = Opgeven
seat-resign-sure = Voorgoed opgeven? De anderen spelen zonder jou verder.
seat-resign-sure-two = Voorgoed opgeven? Dan heeft de andere speler gewonnen.
seat-resign-sure-alone = Voorgoed opgeven? Dan is het spel afgelopen.
seat-left =
    { $who ->
        [you] Je hebt opgegeven
        [nobody] Iemand heeft opgegeven
       *[other] { $name } heeft opgegeven
    }
seat-left-goes-on =
    { $who ->
        [you] Je hebt opgegeven. Het spel gaat door.
        [nobody] Iemand heeft opgegeven. Het spel gaat door.
       *[other] { $name } heeft opgegeven. Het spel gaat door.
    }
seat-late =
    { $who ->
        [you] Je tijd is om
        [nobody] De tijd van een vrije plek is om
       *[other] De tijd van { $name } is om
    }
seat-late-goes-on =
    { $who ->
        [you] Je tijd is om. De anderen spelen verder.
        [nobody] De tijd van een vrije plek is om. Het spel gaat door.
       *[other] De tijd van { $name } is om. Het spel gaat door.
    }
seat-resign-do = Ja, opgeven

## Invitations

invite-title = Vrienden uitnodigen
invite-chair = Voor welke plek?
invite-how = Richt een telefoon op de code, of stuur de link.
invite-code = Code van de uitnodiging
invite-link = Link van de uitnodiging
invite-copy = Kopieer link
invite-copied = Gekopieerd
invite-share = Delen
invite-text = Kom { $game } met me spelen!
invite-my-name = Je naam, voor je vrienden
invite-only-here = Deze link werkt alleen op deze computer. Start de server met --host 0.0.0.0 om andere apparaten toe te laten.
invite-waiting = Je hoeft niet te wachten: het spel gaat door zodra iemand aan de beurt is die er al is.
invite-all-here = Iedereen is er.
invite-to-game = Naar het spel
claim-title = Er wacht een plek op je
claim-by =
    { $who ->
        [you] Dit is je eigen uitnodiging voor { $game }.
        [nobody] Je bent uitgenodigd om { $game } te spelen.
       *[other] { $name } nodigt je uit om { $game } te spelen.
    }
claim-about = Hoe mogen de anderen je noemen?
claim-do = Ga zitten
claim-watch = Alleen kijken
claim-used = Deze plek is bezet
claim-used-by =
    { $who ->
        [you] Je hebt deze plek genomen.
        [nobody] Iemand anders heeft deze uitnodiging gebruikt.
       *[other] { $name } heeft deze uitnodiging gebruikt.
    }
claim-used-about = Je kunt naar het spel kijken, of een eigen tafel openen.
claim-own-table = Een eigen tafel openen

## At the table

bar-menu = Menu
bar-rules = Regels
bar-takeback = Terugnemen
bar-leave = Weggaan
bar-moves = Zetten
bar-missing = Weg
bar-result = Uitslag
bar-invite-short = Nodig uit
bar-invite =
    { $count ->
        [one] Nodig uit ({ $count } plek)
       *[other] Nodig uit ({ $count } plekken)
    }
turn-yours = Jouw beurt
turn-of =
    { $who ->
        [you] Jouw beurt
        [nobody] De plek is nog vrij
       *[other] { $name } is aan de beurt
    }
time-total = Tijd over:
time-left =
    { $seconds ->
        [one] Nog { $seconds } seconde
       *[other] Nog { $seconds } seconden
    }
turn-thinking =
    { $who ->
        [you] Je denkt na
        [nobody] De plek is nog vrij
       *[other] { $name } denkt na
    }
turn-bot-for-you = Een bot speelt voor jou
turn-away-since =
    { $who ->
        [you] We wachten al sinds { $time } op je
        [nobody] We wachten al sinds { $time } op een speler
       *[other] We wachten op { $name }, weg sinds { $time }
    }
turn-open-chair = Speler { $number } is er nog niet
turn-all = Iedereen tegelijk!
turn-others = De anderen zijn aan de beurt
turn-nobody = Een moment…
turn-over = Het spel is afgelopen
turn-closed = De tafel is gesloten
menu-title = Tafel
menu-chairs = Wie speelt
menu-agreed = Regels van deze tafel
menu-watchers =
    { $count ->
        [one] { $count } persoon kijkt mee
       *[other] { $count } mensen kijken mee
    }
missing-title =
    { $who ->
        [you] Je bent weg
        [nobody] Een speler is weg
       *[other] { $name } is weg
    }
missing-since = Weg sinds { $time }.
missing-soon = Over { $time } kunnen jullie verder.
missing-never = Wie deze tafel opende, wil dat iedereen wacht.
missing-wait = Wachten
missing-wait-about = Het spel gaat verder als iedereen er is.
missing-bot = Bot laten spelen
missing-bot-about = Tot de speler terug is.
missing-invite = Iemand anders uitnodigen
missing-invite-about = De plek komt vrij. Zolang niemand gaat zitten, kan de speler de plek terugnemen.
missing-claim = Winst opeisen
missing-claim-about = Het spel stopt, en jij hebt gewonnen.
missing-claim-soon = Mogelijk over { $time }.
missing-claim-turn = Mogelijk zolang het spel op deze speler wacht.
return-bot-by =
    { $who ->
        [you] Je liet de bot spelen voor je wegging.
        [nobody] De anderen lieten de bot spelen terwijl je weg was.
       *[other] { $name } liet de bot spelen terwijl je weg was.
    }
return-bot-go-on = De bot gaat verder
return-do = Neem mijn plek terug
return-offered = Je plek is aangeboden
return-offered-about =
    { $who ->
        [you] Je hebt iemand anders uitgenodigd. Er is nog niemand gekomen.
        [nobody] De anderen hebben iemand uitgenodigd terwijl je weg was. Er is nog niemand gekomen.
       *[other] { $name } heeft iemand uitgenodigd terwijl je weg was. Er is nog niemand gekomen.
    }
return-taken =
    { $who ->
        [you] Je hebt je plek weer terug
        [nobody] Iemand anders heeft nu je plek
       *[other] { $name } heeft nu je plek
    }
return-taken-about = De anderen zijn verdergegaan terwijl je weg was. Je kunt kijken hoe het afloopt.
resigned-title = Je hebt opgegeven
resigned-about = De anderen spelen zonder jou verder.
resigned-watch = Meekijken
leave-title = Van tafel gaan?
leave-keep = Plek houden en gaan
leave-keep-about = Je spel wacht onder “Verder spelen”.
leave-bot = Bot voor mij laten spelen
leave-bot-about = Je kunt terugkomen en het overnemen.
leave-resign = Opgeven
leave-resign-about = Voorgoed: de anderen spelen zonder jou verder.
leave-resign-about-two = Voorgoed: dan heeft de andere speler gewonnen.
leave-resign-about-alone = Voorgoed: dan is het spel afgelopen.
moves-since = Sinds jouw beurt
moves-looking = Terugblik
moves-now = Nu
moves-new =
    { $count ->
        [one] { $count } nieuwe zet
       *[other] { $count } nieuwe zetten
    }

## The end

end-away =
    { $who ->
        [you] Je was te lang weg
        [nobody] Een speler was te lang weg
       *[other] { $name } was te lang weg
    }
end-won =
    { $who ->
        [you] Je hebt gewonnen!
        [together] Je deelt de winst met { $names }
        [several] { $names } delen de winst
        [nobody] Niemand heeft gewonnen
       *[other] { $names } heeft gewonnen
    }
end-level =
    { $way ->
        [up] De volgende keer zijn de bots een niveau sterker: { $level }.
        [down] De volgende keer zijn de bots een niveau makkelijker: { $level }.
       *[same] De volgende keer spelen de bots even sterk: { $level }.
    }
end-rematch = Nog een keer
end-join-rematch = Naar het volgende spel
end-replay = Herhaling
end-review = Analyse
end-details = Details
review-play-on = Speel hier verder
end-record = Verslag en eerlijkheid
end-record-json = Verslag van het spel
end-fair = Al het toeval kwam uit één geheim getal. De vingerafdruk ervan lag vast voor de eerste zet; hier is het getal, zodat iedereen het kan nakijken.
end-seed-hash = Vingerafdruk (SHA-256)
end-seed = Getal
closed-title = De tafel is gesloten
closed-about = De beheerder van deze server heeft deze tafel gesloten. Niemand heeft gewonnen; wat er tot nu toe gespeeld is, blijft bewaard, en je kunt het opslaan.
replay-start = Het begin
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Je hebt het spel verlaten
        [nobody] Een speler heeft het spel verlaten
       *[other] { $name } heeft het spel verlaten
    }
replay-wait = de tijd is om
replay-board = Stand { $at } van { $last }
replay-position = Stand
replay-count = { $at } / { $last }
replay-first = Naar het begin
replay-last = Naar het eind
replay-back = Eén terug
replay-forward = Eén verder
replay-play = Afspelen
replay-pause = Pauze
actor-chance = Toeval
actor-clock = De klok
actor-gravity = Zwaartekracht

## A playing area in words

twin-open = Spelen met tekst
twin-story = Wat er gebeurde
keys-title = Toetsen
keys-everywhere = In elk spel
keys-hint = Tip
keys-pass = Passen
keys-next = Volgende passende plaats
keys-previous = Vorige passende plaats
keys-back = Leg terug, of sluit wat open is
keys-takeback = Neem de laatste zet terug
keys-replay = Kijk de zetten terug
keys-sound = Geluid aan of uit
keys-settings = Tafel en instellingen
keys-move = Beweeg
keys-turn = Draai
keys-turn-back = Draai andersom
keys-lay = Leg het daar
key-up = Pijl omhoog
key-down = Pijl omlaag
key-left = Pijl links
key-right = Pijl rechts
key-enter = Enter
key-escape = Esc
key-space = Spatie
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
