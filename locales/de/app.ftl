# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Schließen
cancel = Abbrechen
done = Fertig
yes = Ja
no = Nein
try-again = Neuer Versuch
to-home = Start

## Waiting and broken

waiting-page = Einen Moment…
waiting-table = Tisch wird aufgebaut…
waiting-replay = Die Partie wird geholt…
broken-part = Dieser Teil der Seite ist nicht angekommen.
connection-lost = Verbindung verloren. Neuer Versuch…
connection-lost-can = Tisch, Regeln und Einstellungen kannst du weiter ansehen.
not-found-title = Hier ist nichts
not-found-about = Diese Adresse führt zu keiner Seite. Vielleicht fehlt im Link ein Buchstabe.
table-title = Tisch
table-gone-about = Wenn du diesen Link bekommen hast, bitte um einen neuen.
table-closed-about = Wer diesen Server betreibt, hat diesen Tisch geschlossen.

## Games

game-players = { $players } Personen
game-minutes =
    { $minutes ->
        [one] etwa { $minutes } Minute
       *[other] etwa { $minutes } Minuten
    }
game-age = ab { $age } Jahren

## Home

home-motto = Die Arcade der Blockspiele
home-continue = Weiterspielen
home-lately = Zuletzt
home-lately-remove = Von der Liste nehmen
home-table-nameless =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
ago-now = gerade eben
ago-minutes =
    { $count ->
        [one] vor einer Minute
       *[other] vor { $count } Minuten
    }
ago-hours =
    { $count ->
        [one] vor einer Stunde
       *[other] vor { $count } Stunden
    }
ago-days =
    { $count ->
        [one] gestern
       *[other] vor { $count } Tagen
    }
home-play = Losspielen
home-starting = Tisch wird aufgebaut…
home-play-about =
    { $count ->
        [one] Du gegen einen Bot, sofort.
        [2] Du gegen zwei Bots, sofort.
        [3] Du gegen drei Bots, sofort.
       *[other] Du gegen { $count } Bots, sofort.
    }
home-play-last =
    { $count ->
        [one] Wie letztes Mal: { $count } Bot
       *[other] Wie letztes Mal: { $count } Bots
    }
home-play-level = Stufe: { $level }
home-against-bots = Gegen Bots
home-set-up = Mit anderen
home-alone = Allein
home-rules = So wird gespielt
home-open-file = Partie aus Datei öffnen
file-bad-move = Zug { $number } in dieser Datei ist nicht erlaubt
file-too-big = Die Datei ist zu groß: höchstens { $most } kB

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-language-unread = Erste Übersetzung, noch von niemandem mit Deutsch als Muttersprache gelesen.
settings-language-better = Besseren Text vorschlagen
settings-theme = Aussehen
settings-theme-auto = Automatisch
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-graphics = Grafik
settings-graphics-auto = Automatisch
settings-graphics-low = Einfach
settings-graphics-flat = Flach
settings-bot-speed = Tempo der Bots
settings-bot-speed-quick = Schnell
settings-bot-speed-normal = Normal
settings-bot-speed-slow = Langsam
settings-sound = Ton
settings-volume = Lautstärke
settings-patterns = Muster auf den Farben
settings-patterns-about = Punkte, Streifen und Gitter, damit niemand die Farben unterscheiden muss.
settings-licences = Open-Source-Lizenzen
words-title = Bessere Texte
words-search = Wörter aus dem Text, den du ändern würdest
words-none = Diese Wörter kommen in keinem Text vor.
words-english = Auf Englisch
words-better = Dein Text
words-brackets = Bitte lass alles in { "{ }" } so, wie es ist: Dort kommen Namen und Zahlen hin.
words-mail = Per Mail senden
words-copy = Kopieren
words-to-whom = Schick es an die Leute, die diesen Server betreiben.

## Setting a table

new-title = Ein Tisch für { $game }
new-chairs = Plätze
new-players = Personen
new-players-count = { $count }
new-hint = Tipp auf einen Platz und sag, wer dort sitzt.
new-alone = Allein gegen die eigene Zeit.
new-friend = Gast
new-shared = gemeinsam
new-who = Wer sitzt hier?
new-level = Wie stark?
new-rules = Regeln
new-house-rules = Hausregeln
new-house-rules-changed =
    { $count ->
        [one] ({ $count } geändert)
       *[other] ({ $count } geändert)
    }
new-takeback = Züge zurücknehmen
new-takeback-about = Ein Zug lässt sich zurücknehmen, bis jemand anderes gespielt oder der Zufall etwas entschieden hat.
new-hints = Tipps
new-hints-about = Wer dran ist, darf den Computer nach einem guten Zug fragen.
new-patience = Wenn jemand fehlt
new-patience-about = Nach dieser Zeit dürfen die anderen weiterspielen: mit einem Bot oder mit jemand anderem auf dem Platz.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
new-patience-never = Immer warten
new-total = Zeit für die ganze Partie
new-total-none = Unbegrenzt
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Alle haben eine eigene Uhr. Sie läuft nur, wenn man selbst an der Reihe ist, und bekommt nach jedem Zug ein paar Sekunden zurück. Wer keine Zeit mehr hat, scheidet aus.
new-start = Los
new-open = Tisch eröffnen
new-broken = Der Tisch lässt sich gerade nicht aufbauen.
sitter-me = Ich
sitter-me-about = Du spielst auf diesem Gerät.
sitter-here = Hier bei mir
sitter-here-about = Jemand neben dir; ihr reicht das Gerät herum.
sitter-link = Per Link
sitter-link-about = Du bekommst einen Link und einen Code, die du jemandem schicken kannst.
sitter-bot = Bot
sitter-bot-about = Der Computer spielt.
bot-level-random = Sorglos
bot-level-greedy = Eifrig
bot-level-easy = Leicht
bot-level-medium = Mittel
bot-level-strong = Stark
bot-level-adapting = Angepasst
bot-level-adapting-about = So schnell wie die langsamste Person am Tisch.
bot-level-champion = Champion
bot-level-more = Mehr Stufen
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Braucht etwa eine Sekunde für einen Zug, für einen leichten weniger.
       *[other] Braucht etwa { $seconds } Sekunden für einen Zug, für einen leichten weniger.
    }
bot-level-characters = Charaktere
bot-level-guard = Wächter
bot-level-guard-about = Stellt sich dir in den Weg, wo es geht.
bot-level-explorer = Entdecker
bot-level-explorer-about = Läuft dorthin, wo viel Platz ist.
bot-level-magnet = Magnet
bot-level-magnet-about = Will immer in die Mitte.
bot-level-1 = Erste Schritte
bot-level-1-about = Kinderleicht, gut fürs allererste Mal.
bot-level-2 = Verspielt
bot-level-2-about = Für Kinder, die die Regeln kennen.
bot-level-3 = Freundlich
bot-level-3-about = Eine entspannte Partie für die Familie.
bot-level-4 = Neugierig
bot-level-4-about = Für alle, die ab und zu spielen.
bot-level-5 = Schlau
bot-level-5-about = Nimmt sich, was du offen lässt.
bot-level-6 = Vorsichtig
bot-level-6-about = Macht wenig falsch.
bot-level-7 = Gewitzt
bot-level-7-about = Für alle, die vorausdenken.
bot-level-8 = Zäh
bot-level-8-about = Schwer zu schlagen.
bot-level-9 = Meister
bot-level-9-about = Für Profis.
bot-level-10 = Volle Stärke
bot-level-10-about = Alles, was er kann. Er nimmt sich Zeit und denkt mit, während du nachdenkst.
bot-name-1 = Eiche
bot-name-2 = Ahorn
bot-name-3 = Linde
bot-name-4 = Birke
bot-name-5 = Tanne

## Chairs

chair-you = Du
chair-open = freier Platz
chair-away = fehlt
chair-acting = ist dran
chair-nameless = Person { $number }
chair-bot = Bot { $number }
chair-your-bot = Dein Bot
chair-menu = { $name }: mehr
seat-standing-bot = Ein Bot spielt: { $level }
seat-standing-here = Am Tisch
seat-standing-away = Gerade nicht am Tisch
seat-standing-away-since = Nicht da seit { $time }
seat-standing-open = Hier sitzt noch niemand
seat-name = Name
seat-rename = Umbenennen
seat-reclaim = Wieder selbst spielen
seat-yield = Bot für mich spielen lassen
seat-yield-do = Bot, übernimm
seat-fill = Bot hierher setzen
seat-fill-do = Setz dich, Bot
seat-level-do = Stärke ändern
seat-offer = Jemanden per Link einladen
seat-new-link = Neuen Link machen
seat-resign = Aufgeben
seat-resign-sure = Endgültig aufgeben? Die anderen spielen ohne dich weiter.
seat-resign-sure-two = Endgültig aufgeben? Dann hat die andere Person gewonnen.
seat-resign-sure-alone = Endgültig aufgeben? Dann ist die Partie zu Ende.
seat-left =
    { $who ->
        [you] Du hast aufgegeben
        [nobody] Jemand hat aufgegeben
       *[other] { $name } hat aufgegeben
    }
seat-left-goes-on =
    { $who ->
        [you] Du hast aufgegeben. Die Partie geht weiter.
        [nobody] Jemand hat aufgegeben. Die Partie geht weiter.
       *[other] { $name } hat aufgegeben. Die Partie geht weiter.
    }
seat-late =
    { $who ->
        [you] Deine Zeit ist um
        [nobody] Die Zeit eines freien Platzes ist um
       *[other] Für { $name } ist die Zeit um
    }
seat-late-goes-on =
    { $who ->
        [you] Deine Zeit ist um. Die anderen spielen weiter.
        [nobody] Die Zeit eines freien Platzes ist um. Die Partie geht weiter.
       *[other] Für { $name } ist die Zeit um. Die Partie geht weiter.
    }
seat-resign-do = Ja, aufgeben

## Invitations

invite-title = Andere einladen
invite-chair = Für welchen Platz?
invite-how = Halt ein Handy vor den Code oder verschick den Link.
invite-code = Code der Einladung
invite-link = Link der Einladung
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-text = Komm und spiel { $game } mit mir!
invite-my-name = Dein Name, für die anderen
invite-only-here = Dieser Link funktioniert nur auf diesem Computer. Starte den Server mit --host 0.0.0.0, damit andere Geräte mitspielen können.
invite-waiting = Du musst nicht warten: Es geht weiter, sobald jemand dran ist, der schon da ist.
invite-all-here = Alle sind da.
invite-to-game = Zur Partie
claim-title = Ein Platz wartet auf dich
claim-by =
    { $who ->
        [you] Das ist deine eigene Einladung zu { $game }.
        [nobody] Du bist zu { $game } eingeladen.
       *[other] { $name } lädt dich zu { $game } ein.
    }
claim-about = Wie sollen dich die anderen nennen?
claim-do = Hinsetzen
claim-watch = Nur zusehen
claim-used = Dieser Platz ist besetzt
claim-used-by =
    { $who ->
        [you] Du hast diesen Platz genommen.
        [nobody] Jemand anderes hat diese Einladung benutzt.
       *[other] { $name } hat diese Einladung benutzt.
    }
claim-used-about = Du kannst der Partie zusehen oder einen eigenen Tisch eröffnen.
claim-own-table = Eigenen Tisch eröffnen

## At the table

bar-menu = Menü
bar-rules = Regeln
bar-takeback = Zurücknehmen
bar-leave = Gehen
bar-moves = Züge
bar-missing = Fehlt
bar-result = Ergebnis
bar-invite-short = Einladen
bar-invite =
    { $count ->
        [one] Einladen ({ $count } Platz)
       *[other] Einladen ({ $count } Plätze)
    }
turn-yours = Du bist dran
turn-of =
    { $who ->
        [you] Du bist dran
        [nobody] Der Platz ist noch frei
       *[other] { $name } ist dran
    }
time-total = Restzeit:
time-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
turn-thinking =
    { $who ->
        [you] Du denkst nach
        [nobody] Der Platz ist noch frei
       *[other] { $name } denkt nach
    }
turn-bot-for-you = Ein Bot spielt für dich
turn-away-since =
    { $who ->
        [you] Seit { $time } warten alle auf dich
        [nobody] Seit { $time } fehlt jemand, alle warten
       *[other] { $name } fehlt seit { $time }, alle warten
    }
turn-open-chair = Person { $number } ist noch nicht da
turn-all = Alle gleichzeitig!
turn-others = Die anderen sind dran
turn-nobody = Einen Moment…
turn-over = Die Partie ist zu Ende
turn-closed = Der Tisch wurde geschlossen
menu-title = Tisch
menu-chairs = Wer spielt
menu-agreed = Regeln an diesem Tisch
menu-watchers =
    { $count ->
        [one] { $count } Person sieht zu
       *[other] { $count } Personen sehen zu
    }
missing-title =
    { $who ->
        [you] Du fehlst
        [nobody] Jemand fehlt
       *[other] { $name } fehlt
    }
missing-since = Nicht da seit { $time }.
missing-soon = In { $time } könnt ihr weiterspielen.
missing-never = Wer den Tisch eröffnet hat, will, dass alle warten.
missing-wait = Warten
missing-wait-about = Es geht weiter, wenn alle da sind.
missing-bot = Bot spielen lassen
missing-bot-about = Bis die Person zurück ist.
missing-invite = Jemand anderen einladen
missing-invite-about = Der Platz wird frei. Bis sich jemand hinsetzt, kann die fehlende Person ihn zurücknehmen.
missing-claim = Sieg beanspruchen
missing-claim-about = Die Partie endet, und du hast gewonnen.
missing-claim-soon = Möglich in { $time }.
missing-claim-turn = Möglich, solange die Partie auf diese Person wartet.
return-bot-by =
    { $who ->
        [you] Du hast ihn spielen lassen, bevor du gegangen bist.
        [nobody] Die anderen haben ihn spielen lassen, während du weg warst.
       *[other] { $name } hat ihn spielen lassen, während du weg warst.
    }
return-bot-go-on = Bot spielt weiter
return-do = Platz zurücknehmen
return-offered = Dein Platz wurde angeboten
return-offered-about =
    { $who ->
        [you] Du hast jemand anderen eingeladen. Noch ist niemand gekommen.
        [nobody] Die anderen haben jemanden eingeladen, während du weg warst. Noch ist niemand gekommen.
       *[other] { $name } hat jemanden eingeladen, während du weg warst. Noch ist niemand gekommen.
    }
return-taken =
    { $who ->
        [you] Du hast deinen Platz wieder
        [nobody] Auf deinem Platz sitzt jetzt jemand anderes
       *[other] { $name } sitzt jetzt auf deinem Platz
    }
return-taken-about = Die anderen haben weitergespielt, während du weg warst. Du kannst zusehen, wie es ausgeht.
resigned-title = Du hast aufgegeben
resigned-about = Die anderen spielen ohne dich weiter.
resigned-watch = Ihnen zusehen
leave-title = Den Tisch verlassen?
leave-keep = Platz behalten und gehen
leave-keep-about = Deine Partie wartet unter „Weiterspielen“.
leave-bot = Bot für mich spielen lassen
leave-bot-about = Du kannst zurückkommen und wieder übernehmen.
leave-resign = Aufgeben
leave-resign-about = Endgültig: Die anderen spielen ohne dich weiter.
leave-resign-about-two = Endgültig: Dann hat die andere Person gewonnen.
leave-resign-about-alone = Endgültig: Dann ist die Partie zu Ende.
moves-since = Seit deinem Zug
moves-looking = Rückblick
moves-now = Jetzt
moves-new =
    { $count ->
        [one] { $count } neuer Zug
       *[other] { $count } neue Züge
    }

## The end

end-away =
    { $who ->
        [you] Du warst zu lange weg
        [nobody] Jemand war zu lange weg
       *[other] { $name } war zu lange weg
    }
end-won =
    { $who ->
        [you] Du hast gewonnen!
        [together] Du teilst dir den Sieg mit { $names }
        [several] { $names } teilen sich den Sieg
        [nobody] Niemand hat gewonnen
       *[other] { $names } hat gewonnen
    }
end-level =
    { $way ->
        [up] Nächstes Mal sind die Bots eine Stufe stärker: { $level }.
        [down] Nächstes Mal sind die Bots eine Stufe leichter: { $level }.
       *[same] Nächstes Mal spielen die Bots genauso stark: { $level }.
    }
end-rematch = Nochmal
end-join-rematch = Zur nächsten Partie
end-replay = Rückblick
end-review = Analyse
end-details = Einzelheiten
review-play-on = Von hier weiterspielen
end-record = Aufzeichnung und Fairness
end-record-json = Aufzeichnung der Partie
end-fair = Aller Zufall kam aus einer einzigen Geheimzahl. Ihr Fingerabdruck stand vor dem ersten Zug fest; hier ist die Zahl, damit alle es nachprüfen können.
end-seed-hash = Fingerabdruck (SHA-256)
end-seed = Zahl
closed-title = Der Tisch wurde geschlossen
closed-about = Wer diesen Server betreibt, hat diesen Tisch geschlossen. Niemand hat gewonnen; was bisher gespielt wurde, bleibt erhalten, und du kannst es speichern.
replay-start = Der Anfang
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Du hast die Partie verlassen
        [nobody] Jemand hat die Partie verlassen
       *[other] { $name } hat die Partie verlassen
    }
replay-wait = Zeit ist um
replay-board = Stellung { $at } von { $last }
replay-position = Stellung
replay-count = { $at } / { $last }
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Eins zurück
replay-forward = Eins vor
replay-play = Abspielen
replay-pause = Pause
actor-chance = Zufall
actor-clock = Die Uhr
actor-gravity = Schwerkraft

## A playing area in words

twin-open = Mit Text spielen
twin-story = Was passiert ist
keys-title = Tasten
keys-everywhere = In jedem Spiel
keys-hint = Tipp
keys-pass = Passen
keys-next = Nächste passende Stelle
keys-previous = Vorige passende Stelle
keys-back = Zurücklegen oder Offenes schließen
keys-takeback = Letzten Zug zurücknehmen
keys-replay = Rückblick auf die Züge
keys-sound = Ton an oder aus
keys-settings = Tisch und Einstellungen
keys-move = Bewegen
keys-turn = Drehen
keys-turn-back = Andersherum drehen
keys-lay = Dort hinlegen
key-up = Pfeil hoch
key-down = Pfeil runter
key-left = Pfeil links
key-right = Pfeil rechts
key-enter = Enter
key-escape = Esc
key-space = Leertaste
key-page-up = Bild auf
key-page-down = Bild ab
key-shift = Umschalt
key-control = Strg
