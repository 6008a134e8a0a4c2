# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Închide
cancel = Anulează
done = Gata
yes = Da
no = Nu
try-again = Mai încearcă
to-home = Acasă

## Waiting and broken

waiting-page = O clipă…
waiting-table = Punem masa…
waiting-replay = Aducem jocul…
broken-part = Partea aceasta a paginii nu a ajuns.
connection-lost = Conexiune pierdută. Încercăm din nou…
connection-lost-can = Poți privi în continuare masa, regulile și setările.
not-found-title = Nimic aici
not-found-about = Adresa aceasta nu duce la nicio pagină. Poate lipsește o literă din link.
table-title = Masa
table-gone-about = Dacă ai primit linkul de la cineva, cere unul nou.
table-closed-about = Cine administrează serverul a închis masa aceasta.

## Games

game-players = { $players } jucători
game-minutes =
    { $minutes ->
        [one] cam { $minutes } minut
        [few] cam { $minutes } minute
       *[other] cam { $minutes } de minute
    }
game-age = de la { $age } ani

## Home

home-motto = Sala jocurilor cu blocuri
home-continue = Continuă
home-lately = Recent
home-lately-remove = Scoate din listă
home-table-nameless =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
ago-now = chiar acum
ago-minutes =
    { $count ->
        [one] acum un minut
        [few] acum { $count } minute
       *[other] acum { $count } de minute
    }
ago-hours =
    { $count ->
        [one] acum o oră
        [few] acum { $count } ore
       *[other] acum { $count } de ore
    }
ago-days =
    { $count ->
        [one] ieri
        [few] acum { $count } zile
       *[other] acum { $count } de zile
    }
home-play = Joacă acum
home-starting = Punem masa…
home-play-about =
    { $count ->
        [one] Tu împotriva unui bot, pe loc.
        [2] Tu împotriva a doi boți, pe loc.
        [3] Tu împotriva a trei boți, pe loc.
        [few] Tu împotriva a { $count } boți, pe loc.
       *[other] Tu împotriva a { $count } de boți, pe loc.
    }
home-play-last =
    { $count ->
        [one] Ca data trecută: { $count } bot
        [few] Ca data trecută: { $count } boți
       *[other] Ca data trecută: { $count } de boți
    }
home-play-level = Nivel: { $level }
home-against-bots = Contra boților
home-set-up = Cu prietenii
home-alone = Solo
home-rules = Cum se joacă
home-open-file = Deschide un joc salvat
file-bad-move = Mutarea { $number } din acest fișier nu este permisă
file-too-big = Fișierul este prea mare: cel mult { $most } kB

## Settings

settings-title = Setări
settings-language = Limbă
settings-language-unread = Prima traducere, încă necitită de un vorbitor nativ.
settings-language-better = Propune un text mai bun
settings-theme = Aspect
settings-theme-auto = Automat
settings-theme-light = Luminos
settings-theme-dark = Întunecat
settings-graphics = Grafică
settings-graphics-auto = Automată
settings-graphics-low = Simplă
settings-graphics-flat = Plană
settings-bot-speed = Ritmul boților
settings-bot-speed-quick = Rapid
settings-bot-speed-normal = Normal
settings-bot-speed-slow = Lent
settings-sound = Sunet
settings-volume = Volum
settings-patterns = Modele pe culori
settings-patterns-about = Puncte, dungi și pătrățele, ca nimeni să nu trebuiască să deosebească culorile.
settings-licences = Licențe open source
words-title = Texte mai bune
words-search = Cuvinte din textul pe care l-ai schimba
words-none = Niciun text nu conține aceste cuvinte.
words-english = În engleză
words-better = Textul tău
words-brackets = Lasă tot ce e în { "{ }" } așa cum este: acolo intră nume și numere.
words-mail = Trimite pe mail
words-copy = Copiază
words-to-whom = Trimite-l celor care administrează serverul.

## Setting a table

new-title = O masă de { $game }
new-chairs = Locuri
new-players = Jucători
new-players-count = { $count }
new-hint = Apasă pe un loc și spune cine stă acolo.
new-alone = Fără adversari, contra timpului tău.
new-friend = Oaspete
new-shared = comună
new-who = Cine stă aici?
new-level = Cât de puternic?
new-rules = Reguli
new-house-rules = Regulile casei
new-house-rules-changed =
    { $count ->
        [one] ({ $count } schimbare)
        [few] ({ $count } schimbări)
       *[other] ({ $count } de schimbări)
    }
new-takeback = Retragerea mutărilor
new-takeback-about = O mutare se poate retrage cât timp nu a jucat altcineva și norocul nu a hotărât nimic.
new-hints = Sfaturi
new-hints-about = Cine e la rând poate cere calculatorului o mutare bună.
new-patience = Dacă lipsește cineva
new-patience-about = După acest timp, ceilalți pot continua: cu un bot sau cu altcineva pe locul acela.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minut
        [few] { $minutes } minute
       *[other] { $minutes } de minute
    }
new-patience-never = Așteptăm mereu
new-total = Timp pentru tot jocul
new-total-none = Fără limită
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Fiecare loc are ceasul lui: merge doar când îi vine rândul și primește înapoi câteva secunde după fiecare rând. Cine rămâne fără timp iese din joc.
new-start = Începe
new-open = Deschide masa
new-broken = Masa nu se poate pune chiar acum.
sitter-me = Eu
sitter-me-about = Joci pe acest dispozitiv.
sitter-here = Aici, cu mine
sitter-here-about = Cineva de lângă tine; vă dați dispozitivul din mână în mână.
sitter-link = Prin link
sitter-link-about = Primești un link și un cod, pe care le trimiți prietenilor.
sitter-bot = Bot
sitter-bot-about = Joacă calculatorul.
bot-level-random = Fără griji
bot-level-greedy = Dornic
bot-level-easy = Ușor
bot-level-medium = Mediu
bot-level-strong = Puternic
bot-level-adapting = Adaptabil
bot-level-adapting-about = La fel de rapid ca persoana cea mai lentă de la masă.
bot-level-champion = Campion
bot-level-more = Alte niveluri
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Îi trebuie cam o secundă pentru o mutare, mai puțin dacă e ușoară.
        [few] Îi trebuie cam { $seconds } secunde pentru o mutare, mai puțin dacă e ușoară.
       *[other] Îi trebuie cam { $seconds } de secunde pentru o mutare, mai puțin dacă e ușoară.
    }
bot-level-characters = Personaje
bot-level-guard = Paznic
bot-level-guard-about = Îți stă în cale oriunde poate.
bot-level-explorer = Explorator
bot-level-explorer-about = Aleargă acolo unde este loc.
bot-level-magnet = Magnet
bot-level-magnet-about = Merge mereu spre mijloc.
bot-level-1 = Primii pași
bot-level-1-about = Joacă de copil, bună pentru prima dată.
bot-level-2 = Jucăuș
bot-level-2-about = Pentru copii care știu regulile.
bot-level-3 = Prietenos
bot-level-3-about = Un joc relaxat, în familie.
bot-level-4 = Curios
bot-level-4-about = Pentru cine joacă din când în când.
bot-level-5 = Isteț
bot-level-5-about = Ia ce lași liber.
bot-level-6 = Atent
bot-level-6-about = Greșește rar.
bot-level-7 = Ager
bot-level-7-about = Pentru cine își face planuri din timp.
bot-level-8 = Dur
bot-level-8-about = Greu de învins.
bot-level-9 = Maestru
bot-level-9-about = Pentru experți.
bot-level-10 = Forță maximă
bot-level-10-about = Tot ce poate. Nu se grăbește și gândește cât timp gândești și tu.
bot-name-1 = Stejar
bot-name-2 = Arțar
bot-name-3 = Cireș
bot-name-4 = Fag
bot-name-5 = Nuc

## Chairs

chair-you = Tu
chair-open = loc liber
chair-away = lipsește
chair-acting = e la rând
chair-nameless = Jucător { $number }
chair-bot = Bot { $number }
chair-your-bot = Botul tău
chair-menu = { $name }: opțiuni
seat-standing-bot = Joacă un bot: { $level }
seat-standing-here = La masă
seat-standing-away = Nu e la masă acum
seat-standing-away-since = Lipsește de la { $time }
seat-standing-open = Nu stă nimeni aici încă
seat-name = Nume
seat-rename = Nume nou
seat-reclaim = Joc din nou eu
seat-yield = Să joace un bot pentru mine
seat-yield-do = Preia tu, bot
seat-fill = Pune un bot aici
seat-fill-do = Ia loc, bot
seat-level-do = Schimbă-i puterea
seat-offer = Invită pe cineva prin link
seat-new-link = Fă un link nou
seat-resign = Renunță
seat-resign-sure = Renunți definitiv? Ceilalți joacă mai departe fără tine.
seat-resign-sure-two = Renunți definitiv? Atunci câștigă celălalt jucător.
seat-resign-sure-alone = Renunți definitiv? Atunci jocul se termină.
seat-left =
    { $who ->
        [you] Ai renunțat
        [nobody] Cineva a renunțat
       *[other] { $name } a renunțat
    }
seat-left-goes-on =
    { $who ->
        [you] Ai renunțat. Jocul continuă.
        [nobody] Cineva a renunțat. Jocul continuă.
       *[other] { $name } a renunțat. Jocul continuă.
    }
seat-late =
    { $who ->
        [you] Timpul tău s-a scurs
        [nobody] Timpul unui loc liber s-a scurs
       *[other] { $name } a rămas fără timp
    }
seat-late-goes-on =
    { $who ->
        [you] Timpul tău s-a scurs. Ceilalți joacă mai departe.
        [nobody] Timpul unui loc liber s-a scurs. Jocul continuă.
       *[other] { $name } a rămas fără timp. Jocul continuă.
    }
seat-resign-do = Da, renunț

## Invitations

invite-title = Invită prieteni
invite-chair = Pentru care loc?
invite-how = Scanează codul cu un telefon sau trimite linkul.
invite-code = Codul invitației
invite-link = Linkul invitației
invite-copy = Copiază
invite-copied = Copiat
invite-share = Trimite
invite-text = Hai să jucăm { $game } împreună!
invite-my-name = Numele tău, pentru prieteni
invite-only-here = Linkul acesta merge doar pe acest calculator. Pornește serverul cu --host 0.0.0.0 ca să poată intra și alte dispozitive.
invite-waiting = Nu trebuie să aștepți: jocul merge mai departe imediat ce îi vine rândul cuiva care e aici.
invite-all-here = Toată lumea a ajuns.
invite-to-game = La joc
claim-title = Te așteaptă un loc
claim-by =
    { $who ->
        [you] Aceasta e chiar invitația ta la { $game }.
        [nobody] Cineva te invită să joci { $game }.
       *[other] { $name } te invită să joci { $game }.
    }
claim-about = Cum să-ți spună ceilalți?
claim-do = Mă așez
claim-watch = Doar privesc
claim-used = Locul e ocupat
claim-used-by =
    { $who ->
        [you] Tu ai ocupat locul acesta.
        [nobody] Altcineva a folosit invitația aceasta.
       *[other] { $name } a folosit invitația aceasta.
    }
claim-used-about = Poți privi jocul sau poți deschide o masă a ta.
claim-own-table = Deschide masa mea

## At the table

bar-menu = Meniu
bar-rules = Reguli
bar-takeback = Retrage
bar-leave = Pleacă
bar-moves = Mutări
bar-missing = Absență
bar-result = Rezultat
bar-invite-short = Invită
bar-invite =
    { $count ->
        [one] Invită ({ $count } loc)
        [few] Invită ({ $count } locuri)
       *[other] Invită ({ $count } de locuri)
    }
turn-yours = E rândul tău
turn-of =
    { $who ->
        [you] E rândul tău
        [nobody] Locul e încă liber
       *[other] { $name } e la rând
    }
time-total = Timp rămas:
time-left =
    { $seconds ->
        [one] Mai e { $seconds } secundă
        [few] Mai sunt { $seconds } secunde
       *[other] Mai sunt { $seconds } de secunde
    }
turn-thinking =
    { $who ->
        [you] Te gândești
        [nobody] Locul e încă liber
       *[other] { $name } se gândește
    }
turn-bot-for-you = Un bot joacă pentru tine
turn-away-since =
    { $who ->
        [you] Te așteptăm de la { $time }
        [nobody] Așteptăm un jucător de la { $time }
       *[other] Așteptăm: { $name } lipsește de la { $time }
    }
turn-open-chair = Jucătorul { $number } nu a venit încă
turn-all = Toți deodată!
turn-others = Joacă ceilalți
turn-nobody = O clipă…
turn-over = Jocul s-a terminat
turn-closed = Masa a fost închisă
menu-title = Masa
menu-chairs = Cine joacă
menu-agreed = Regulile acestei mese
menu-watchers =
    { $count ->
        [one] { $count } persoană privește
        [few] { $count } persoane privesc
       *[other] { $count } de persoane privesc
    }
missing-title =
    { $who ->
        [you] Lipsești
        [nobody] Lipsește un jucător
       *[other] { $name } lipsește
    }
missing-since = Lipsește de la { $time }.
missing-soon = Poți continua peste { $time }.
missing-never = Gazda a ales ca masa aceasta să aștepte.
missing-wait = Aștept
missing-wait-about = Jocul continuă când sunt toți aici.
missing-bot = Să joace un bot
missing-bot-about = Până se întoarce jucătorul.
missing-invite = Invită pe altcineva
missing-invite-about = Locul se eliberează. Cât timp nu se așază nimeni, jucătorul plecat și-l poate lua înapoi.
missing-claim = Cere victoria
missing-claim-about = Jocul se termină și victoria e a ta.
missing-claim-soon = Se poate peste { $time }.
missing-claim-turn = Se poate cât timp jocul îl așteaptă pe acest jucător.
return-bot-by =
    { $who ->
        [you] Tu l-ai pus să joace înainte să pleci.
        [nobody] Ceilalți l-au pus să joace cât ai lipsit.
       *[other] { $name } l-a pus să joace cât ai lipsit.
    }
return-bot-go-on = Să continue
return-do = Îmi iau locul înapoi
return-offered = Locul tău a fost oferit
return-offered-about =
    { $who ->
        [you] Ai invitat pe altcineva. Nu a venit nimeni încă.
        [nobody] Ceilalți au invitat pe altcineva cât ai lipsit. Nu a venit nimeni încă.
       *[other] { $name } a invitat pe altcineva cât ai lipsit. Nu a venit nimeni încă.
    }
return-taken =
    { $who ->
        [you] Ai din nou locul tău
        [nobody] Altcineva are acum locul tău
       *[other] { $name } are acum locul tău
    }
return-taken-about = Ceilalți au continuat cât ai lipsit. Poți privi cum se termină.
resigned-title = Ai renunțat
resigned-about = Ceilalți joacă mai departe fără tine.
resigned-watch = Îi privesc
leave-title = Pleci de la masă?
leave-keep = Plec și îmi păstrez locul
leave-keep-about = Jocul tău te așteaptă la „Continuă”.
leave-bot = Să joace un bot pentru mine
leave-bot-about = Te poți întoarce oricând ca să joci tu.
leave-resign = Renunță
leave-resign-about = Definitiv: ceilalți joacă mai departe fără tine.
leave-resign-about-two = Definitiv: atunci câștigă celălalt jucător.
leave-resign-about-alone = Definitiv: atunci jocul se termină.
moves-since = De la rândul tău
moves-looking = Privire înapoi
moves-now = Acum
moves-new =
    { $count ->
        [one] { $count } mutare nouă
        [few] { $count } mutări noi
       *[other] { $count } de mutări noi
    }

## The end

end-away =
    { $who ->
        [you] Ai lipsit prea mult
        [nobody] Un jucător a lipsit prea mult
       *[other] { $name } a lipsit prea mult
    }
end-won =
    { $who ->
        [you] Ai câștigat!
        [together] Victorie comună cu { $names }
        [several] Victorie comună: { $names }
        [nobody] Nu a câștigat nimeni
       *[other] { $names } a câștigat
    }
end-level =
    { $way ->
        [up] Data viitoare, boții vor fi cu un nivel mai puternici: { $level }.
        [down] Data viitoare, boții vor fi cu un nivel mai slabi: { $level }.
       *[same] Data viitoare, boții vor fi la fel de puternici: { $level }.
    }
end-rematch = Joacă din nou
end-join-rematch = La jocul următor
end-replay = Reluare
end-review = Analiză
end-details = Detalii
review-play-on = Joacă de aici
end-record = Fișier și joc cinstit
end-record-json = Fișierul jocului
end-fair = Tot norocul a venit dintr-un singur număr secret. Amprenta lui a fost fixată înainte de prima mutare; iată și numărul, ca oricine să poată verifica.
end-seed-hash = Amprentă (SHA-256)
end-seed = Număr
closed-title = Masa a fost închisă
closed-about = Cine administrează serverul a închis masa aceasta. Nu a câștigat nimeni; ce s-a jucat până acum e păstrat și se poate salva.
replay-start = Începutul
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Ai plecat din joc
        [nobody] Un jucător a plecat din joc
       *[other] { $name } a plecat din joc
    }
replay-wait = timp expirat
replay-board = Poziția { $at } din { $last }
replay-position = Poziția
replay-count = { $at } / { $last }
replay-first = La început
replay-last = La sfârșit
replay-back = Înapoi
replay-forward = Înainte
replay-play = Redă
replay-pause = Pauză
actor-chance = Norocul
actor-clock = Ceasul
actor-gravity = Gravitația

## A playing area in words

twin-open = Joacă prin text
twin-story = Ce s-a întâmplat
keys-title = Taste
keys-everywhere = În orice joc
keys-hint = Sfat
keys-pass = Pas
keys-next = Următorul loc unde încape
keys-previous = Locul anterior unde încape
keys-back = Pune înapoi sau închide ce e deschis
keys-takeback = Retrage ultima mutare
keys-replay = Revezi mutările
keys-sound = Cu sau fără sunet
keys-settings = Masa și setările
keys-move = Mută
keys-turn = Rotește
keys-turn-back = Rotește invers
keys-lay = Pune acolo
key-up = Săgeată sus
key-down = Săgeată jos
key-left = Săgeată stânga
key-right = Săgeată dreapta
key-enter = Enter
key-escape = Esc
key-space = Spațiu
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
