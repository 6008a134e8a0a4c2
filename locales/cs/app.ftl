# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Zavřít
cancel = Zrušit
done = Hotovo
yes = Ano
no = Ne
try-again = Zkusit znovu
to-home = Domů

## Waiting and broken

waiting-page = Chviličku…
waiting-table = Chystáme stůl…
waiting-replay = Načítáme hru…
broken-part = Tahle část stránky nedorazila.
connection-lost = Spojení vypadlo. Zkoušíme to znovu…
connection-lost-can = Stůl, pravidla i nastavení si můžeš prohlížet dál.
not-found-title = Tady nic není
not-found-about = Na této adrese žádná stránka není. Možná v odkazu chybí písmenko.
table-title = Stůl
table-gone-about = Jestli ti tenhle odkaz někdo poslal, řekni si o nový.
table-closed-about = Správce tohoto serveru hru u stolu ukončil.

## Games

game-players = Hráči: { $players }
game-minutes =
    { $minutes ->
        [one] asi { $minutes } minuta
        [few] asi { $minutes } minuty
       *[other] asi { $minutes } minut
    }
game-age = od { $age } let

## Home

home-motto = Herní klub plný kostek
home-continue = Pokračovat
home-lately = Nedávno
home-lately-remove = Odebrat ze seznamu
home-table-nameless =
    { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
ago-now = před chvilkou
ago-minutes =
    { $count ->
        [one] před minutou
        [few] před { $count } minutami
       *[other] před { $count } minutami
    }
ago-hours =
    { $count ->
        [one] před hodinou
        [few] před { $count } hodinami
       *[other] před { $count } hodinami
    }
ago-days =
    { $count ->
        [one] včera
        [few] před { $count } dny
       *[other] před { $count } dny
    }
home-play = Hrát hned
home-starting = Chystáme stůl…
home-play-about =
    { $count ->
        [one] Ty proti jednomu botovi, hned teď.
        [2] Ty proti dvěma botům, hned teď.
        [3] Ty proti třem botům, hned teď.
        [few] Ty proti { $count } botům, hned teď.
       *[other] Ty proti { $count } botům, hned teď.
    }
home-play-last =
    { $count ->
        [one] Jako minule: { $count } bot
        [few] Jako minule: { $count } boti
       *[other] Jako minule: { $count } botů
    }
home-play-level = Úroveň: { $level }
home-against-bots = Proti botům
home-set-up = S kamarády
home-alone = Sólo
home-rules = Jak se to hraje
home-open-file = Otevřít uloženou hru
file-bad-move = Tah { $number } v tomto souboru není povolený
file-too-big = Soubor je příliš velký: nejvýš { $most } kB

## Settings

settings-title = Nastavení
settings-language = Jazyk
settings-language-unread = První překlad, zatím ho nečetl žádný rodilý mluvčí.
settings-language-better = Navrhnout lepší text
settings-theme = Vzhled
settings-theme-auto = Automatický
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-graphics = Grafika
settings-graphics-auto = Automatická
settings-graphics-low = Úsporná
settings-graphics-flat = Plochá
settings-bot-speed = Tempo botů
settings-bot-speed-quick = Rychlé
settings-bot-speed-normal = Běžné
settings-bot-speed-slow = Pomalé
settings-sound = Zvuk
settings-volume = Hlasitost
settings-patterns = Vzory na barvách
settings-patterns-about = Tečky, proužky a mřížky, aby nikdo nemusel rozlišovat barvy.
settings-licences = Licence open source
words-title = Lepší texty
words-search = Slova z textu, který chceš změnit
words-none = Tahle slova nejsou v žádném textu.
words-english = Anglicky
words-better = Tvůj text
words-brackets = Všechno v závorkách { "{ }" } nech, jak to je: patří tam jména a čísla.
words-mail = Poslat e-mailem
words-copy = Kopírovat
words-to-whom = Pošli ho těm, kdo tento server provozují.

## Setting a table

new-title = Stůl pro hru { $game }
new-chairs = Místa
new-players = Hráči
new-players-count = { $count }
new-hint = Ťukni na místo a vyber, kdo tam bude sedět.
new-alone = Bez soupeřů, proti vlastnímu času.
new-friend = Host
new-shared = společná
new-who = Kdo tu sedí?
new-level = Jak silný?
new-rules = Pravidla
new-house-rules = Domácí pravidla
new-house-rules-changed =
    { $count ->
        [one] ({ $count } změna)
        [few] ({ $count } změny)
       *[other] ({ $count } změn)
    }
new-takeback = Vracení tahů
new-takeback-about = Tah jde vzít zpět, dokud nezahraje někdo další nebo dokud o něčem nerozhodne náhoda.
new-hints = Nápovědy
new-hints-about = Kdo je na tahu, může si od počítače nechat poradit dobrý tah.
new-patience = Když je někdo pryč
new-patience-about = Po této době mohou ostatní hrát dál: s botem, nebo s někým jiným na tom místě.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }
new-patience-never = Vždycky čekat
new-total = Čas na celou hru
new-total-none = Bez limitu
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Hodiny běží každému jen při vlastním tahu a po každém tahu se pár sekund vrátí. Komu čas vyprší, ten ve hře končí.
new-start = Začít
new-open = Otevřít stůl
new-broken = Stůl se teď nedá připravit.
sitter-me = Já
sitter-me-about = Hraješ na tomhle zařízení.
sitter-here = Tady se mnou
sitter-here-about = Někdo vedle tebe; zařízení si podáváte.
sitter-link = Odkazem
sitter-link-about = Dostaneš odkaz a kód, které pošleš kamarádům.
sitter-bot = Bot
sitter-bot-about = Hraje počítač.
bot-level-random = Pohodový
bot-level-greedy = Horlivý
bot-level-easy = Lehký
bot-level-medium = Střední
bot-level-strong = Silný
bot-level-adapting = Na míru
bot-level-adapting-about = Stejně rychlý jako nejpomalejší člověk u stolu.
bot-level-champion = Šampion
bot-level-more = Další úrovně
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Na tah potřebuje asi sekundu, na lehký méně.
        [few] Na tah potřebuje asi { $seconds } sekundy, na lehký méně.
       *[other] Na tah potřebuje asi { $seconds } sekund, na lehký méně.
    }
bot-level-characters = Povahy
bot-level-guard = Strážce
bot-level-guard-about = Staví se ti do cesty, kde může.
bot-level-explorer = Objevitel
bot-level-explorer-about = Běží tam, kde je místo.
bot-level-magnet = Magnet
bot-level-magnet-about = Vždy míří do středu.
bot-level-1 = První krůčky
bot-level-1-about = Hraje jako malé dítě, hodí se na úplně první hru.
bot-level-2 = Hravý
bot-level-2-about = Pro děti, které už znají pravidla.
bot-level-3 = Přátelský
bot-level-3-about = Pohodová hra pro celou rodinu.
bot-level-4 = Zvídavý
bot-level-4-about = Pro ty, kdo si občas zahrají.
bot-level-5 = Chytrý
bot-level-5-about = Vezme si, co mu necháš.
bot-level-6 = Opatrný
bot-level-6-about = Dělá málo chyb.
bot-level-7 = Bystrý
bot-level-7-about = Pro hráče, kteří plánují dopředu.
bot-level-8 = Tvrdý
bot-level-8-about = Porazit ho je těžké.
bot-level-9 = Mistr
bot-level-9-about = Pro odborníky.
bot-level-10 = Plná síla
bot-level-10-about = Všechno, co umí. Dává si na čas a přemýšlí, i když přemýšlíš ty.
bot-name-1 = Dub
bot-name-2 = Javor
bot-name-3 = Buk
bot-name-4 = Lípa
bot-name-5 = Bříza

## Chairs

chair-you = Ty
chair-open = volné místo
chair-away = pryč
chair-acting = na tahu
chair-nameless = Hráč { $number }
chair-bot = Bot { $number }
chair-your-bot = Tvůj bot
chair-menu = { $name }: víc
seat-standing-bot = Hraje bot: { $level }
seat-standing-here = U stolu
seat-standing-away = Teď není u stolu
seat-standing-away-since = Pryč od { $time }
seat-standing-open = Nikdo tu ještě nesedí
seat-name = Jméno
seat-rename = Změnit jméno
seat-reclaim = Zase hraju já
seat-yield = Ať za mě hraje bot
seat-yield-do = Převezmi to, bote
seat-fill = Posadit sem bota
seat-fill-do = Sedni si, bote
seat-level-do = Změnit sílu bota
seat-offer = Pozvat někoho odkazem
seat-new-link = Vytvořit nový odkaz
seat-resign = Vzdát se
seat-resign-sure = Opravdu se vzdáváš? Ostatní budou hrát dál bez tebe.
seat-resign-sure-two = Opravdu se vzdáváš? Pak vyhraje druhý hráč.
seat-resign-sure-alone = Opravdu se vzdáváš? Pak hra skončí.
seat-left =
    { $who ->
        [you] Vzdáváš se
        [nobody] Někdo se vzdává
       *[other] { $name } se vzdává
    }
seat-left-goes-on =
    { $who ->
        [you] Vzdáváš se. Hra jde dál.
        [nobody] Někdo se vzdává. Hra jde dál.
       *[other] { $name } se vzdává. Hra jde dál.
    }
seat-late =
    { $who ->
        [you] Tvůj čas vypršel
        [nobody] Čas volného místa vypršel
       *[other] { $name }: čas vypršel
    }
seat-late-goes-on =
    { $who ->
        [you] Tvůj čas vypršel. Ostatní hrají dál.
        [nobody] Čas volného místa vypršel. Hra jde dál.
       *[other] { $name }: čas vypršel. Hra jde dál.
    }
seat-resign-do = Ano, vzdávám se

## Invitations

invite-title = Pozvat kamarády
invite-chair = Na které místo?
invite-how = Namiř na kód telefon, nebo pošli odkaz.
invite-code = Kód pozvánky
invite-link = Odkaz pozvánky
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet
invite-text = Pojď si se mnou zahrát { $game }!
invite-my-name = Tvoje jméno pro ostatní
invite-only-here = Tento odkaz funguje jen na tomhle počítači. Aby se dostala dovnitř i jiná zařízení, spusť server s volbou --host 0.0.0.0.
invite-waiting = Čekat nemusíš: jakmile je na tahu někdo, kdo už tu je, hra jde dál.
invite-all-here = Všichni jsou tady.
invite-to-game = Do hry
claim-title = Čeká na tebe místo
claim-by =
    { $who ->
        [you] Tohle je tvoje vlastní pozvánka. Hra: { $game }.
        [nobody] Máš pozvánku ke hře { $game }.
       *[other] Ke hře { $game } tě zve { $name }.
    }
claim-about = Jak ti mají ostatní říkat?
claim-do = Sednout si
claim-watch = Jen se dívat
claim-used = Tohle místo je obsazené
claim-used-by =
    { $who ->
        [you] Tohle místo už je tvoje.
        [nobody] Tuhle pozvánku už využil někdo jiný.
       *[other] Tuhle pozvánku už má { $name }.
    }
claim-used-about = Můžeš se na hru dívat, nebo otevřít vlastní stůl.
claim-own-table = Otevřít vlastní stůl

## At the table

bar-menu = Menu
bar-rules = Pravidla
bar-takeback = Vzít zpět
bar-leave = Odejít
bar-moves = Tahy
bar-missing = Chybí
bar-result = Výsledek
bar-invite-short = Pozvat
bar-invite =
    { $count ->
        [one] Pozvat ({ $count } místo)
        [few] Pozvat ({ $count } místa)
       *[other] Pozvat ({ $count } míst)
    }
turn-yours = Jsi na tahu
turn-of =
    { $who ->
        [you] Jsi na tahu
        [nobody] Místo je ještě volné
       *[other] Na tahu: { $name }
    }
time-total = Zbývající čas:
time-left =
    { $seconds ->
        [one] Zbývá { $seconds } sekunda
        [few] Zbývají { $seconds } sekundy
       *[other] Zbývá { $seconds } sekund
    }
turn-thinking =
    { $who ->
        [you] Přemýšlíš
        [nobody] Místo je ještě volné
       *[other] { $name } přemýšlí
    }
turn-bot-for-you = Hraje za tebe bot
turn-away-since =
    { $who ->
        [you] Čeká se na tebe od { $time }
        [nobody] Čeká se na hráče od { $time }
       *[other] Čeká se: { $name }, pryč od { $time }
    }
turn-open-chair = Hráč { $number } tu ještě není
turn-all = Všichni najednou!
turn-others = Teď je to na ostatních
turn-nobody = Chviličku…
turn-over = Konec hry
turn-closed = Stůl je zavřený
menu-title = Stůl
menu-chairs = Kdo hraje
menu-agreed = Pravidla stolu
menu-watchers =
    { $count ->
        [one] { $count } člověk se dívá
        [few] { $count } lidé se dívají
       *[other] { $count } lidí se dívá
    }
missing-title =
    { $who ->
        [you] Jsi pryč
        [nobody] Někdo je pryč
       *[other] { $name } je pryč
    }
missing-since = Pryč od { $time }.
missing-soon = Můžete hrát dál za { $time }.
missing-never = Podle přání hostitele tenhle stůl čeká.
missing-wait = Čekat
missing-wait-about = Hra půjde dál, až tu budou všichni.
missing-bot = Ať hraje bot
missing-bot-about = Dokud se hráč nevrátí.
missing-invite = Pozvat někoho jiného
missing-invite-about = Místo se uvolní. Dokud si na něj nikdo nesedne, může si ho hráč vzít zpátky.
missing-claim = Vzít si výhru
missing-claim-about = Hra skončí a vyhráváš ty.
missing-claim-soon = Půjde to za { $time }.
missing-claim-turn = Jde to, jen když hra čeká na tohoto hráče.
return-bot-by =
    { $who ->
        [you] Byla to tvoje volba ještě před odchodem.
        [nobody] Ostatní ho nechali hrát během tvé nepřítomnosti.
       *[other] { $name } ho nechává hrát během tvé nepřítomnosti.
    }
return-bot-go-on = Ať hraje dál
return-do = Zpátky na své místo
return-offered = Na tvé místo je pozvánka
return-offered-about =
    { $who ->
        [you] Pozvánka pro někoho jiného je od tebe. Zatím nikdo nepřišel.
        [nobody] Během tvé nepřítomnosti ostatní pozvali někoho jiného. Zatím nikdo nepřišel.
       *[other] { $name } zve během tvé nepřítomnosti někoho jiného. Zatím nikdo nepřišel.
    }
return-taken =
    { $who ->
        [you] Místo je zase tvoje
        [nobody] Na tvém místě už sedí někdo jiný
       *[other] Na tvém místě teď sedí { $name }
    }
return-taken-about = Ostatní zatím hráli dál. Můžeš se podívat, jak to dopadne.
resigned-title = Vzdáváš se
resigned-about = Ostatní hrají dál bez tebe.
resigned-watch = Dívat se dál
leave-title = Odejít od stolu?
leave-keep = Odejít a nechat si místo
leave-keep-about = Tvoje hra čeká pod „Pokračovat“.
leave-bot = Ať za mě hraje bot
leave-bot-about = Můžeš se vrátit a hrát zase dál.
leave-resign = Vzdát se
leave-resign-about = Napořád: ostatní hrají dál bez tebe.
leave-resign-about-two = Napořád: pak vyhrává druhý hráč.
leave-resign-about-alone = Napořád: pak hra skončí.
moves-since = Od tvého tahu
moves-looking = Pohled zpět
moves-now = Teď
moves-new =
    { $count ->
        [one] { $count } nový tah
        [few] { $count } nové tahy
       *[other] { $count } nových tahů
    }

## The end

end-away =
    { $who ->
        [you] Tvoje místo bylo moc dlouho prázdné
        [nobody] Někdo byl moc dlouho pryč
       *[other] Moc dlouho pryč: { $name }
    }
end-won =
    { $who ->
        [you] Vyhráváš!
        [together] Společná výhra: ty, { $names }
        [several] Společná výhra: { $names }
        [nobody] Nikdo nevyhrál
       *[other] Vyhrává { $names }
    }
end-level =
    { $way ->
        [up] Příště budou boti o úroveň silnější: { $level }.
        [down] Příště budou boti o úroveň lehčí: { $level }.
       *[same] Příště budou boti stejně silní: { $level }.
    }
end-rematch = Hrát znovu
end-join-rematch = Do další hry
end-replay = Záznam
end-review = Rozbor
end-details = Podrobnosti
review-play-on = Hrát dál odtud
end-record = Zápis a férovost
end-record-json = Zápis hry
end-fair = Veškerá náhoda v této hře pochází z jednoho tajného čísla. Jeho otisk byl daný už před prvním tahem; tady je to číslo, ať si to každý může ověřit.
end-seed-hash = Otisk (SHA-256)
end-seed = Číslo
closed-title = Stůl je zavřený
closed-about = Správce tohoto serveru hru u stolu ukončil. Nikdo nevyhrál; co se zatím odehrálo, zůstává a můžeš si to uložit.
replay-start = Začátek
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Odcházíš ze hry
        [nobody] Někdo odchází ze hry
       *[other] { $name } odchází ze hry
    }
replay-wait = čas vypršel
replay-board = Pozice { $at } z { $last }
replay-position = Pozice
replay-count = { $at } / { $last }
replay-first = Na začátek
replay-last = Na konec
replay-back = O krok zpět
replay-forward = O krok dál
replay-play = Spustit
replay-pause = Pauza
actor-chance = Náhoda
actor-clock = Hodiny
actor-gravity = Gravitace

## A playing area in words

twin-open = Hrát textem
twin-story = Co se stalo
keys-title = Klávesy
keys-everywhere = V každé hře
keys-hint = Nápověda
keys-pass = Pas
keys-next = Další vhodné místo
keys-previous = Předchozí vhodné místo
keys-back = Odložit, nebo zavřít, co je otevřené
keys-takeback = Vzít zpět poslední tah
keys-replay = Prohlédnout odehrané tahy
keys-sound = Zapnout, vypnout zvuk
keys-settings = Stůl a nastavení
keys-move = Posunout
keys-turn = Otočit
keys-turn-back = Otočit opačně
keys-lay = Položit sem
key-up = Šipka nahoru
key-down = Šipka dolů
key-left = Šipka doleva
key-right = Šipka doprava
key-enter = Enter
key-escape = Esc
key-space = Mezerník
key-page-up = Page Up
key-page-down = Page Down
key-shift = Shift
key-control = Ctrl
