### BlockYou!: all that pages say of it, but for its rules.

game-blockyou = BlockYou!
game-blockyou-pitch = Kein Warten, keine Gnade: Triff die Farben, leg deine Karte zuerst ab und zeig die anderen aus der Runde.

blockyou-call = BlockYou!

# The colours of the cards; white goes with all of them.
blockyou-colour-W = Weiß
blockyou-colour-R = Rot
blockyou-colour-O = Orange
blockyou-colour-Y = Gelb
blockyou-colour-L = Hellgrün
blockyou-colour-B = Blau
blockyou-colour-P = Lila

blockyou-direction-N = Norden
blockyou-direction-NE = Nordosten
blockyou-direction-E = Osten
blockyou-direction-SE = Südosten
blockyou-direction-S = Süden
blockyou-direction-SW = Südwesten
blockyou-direction-W = Westen
blockyou-direction-NW = Nordwesten
blockyou-direction-of = { $direction } ({ $name })
blockyou-card-words = oben { $nw } und { $ne }, unten { $sw } und { $se }; ein Finger nach { $one }, einer nach { $other }

## Ready

blockyou-ready-title = Alle spielen gleichzeitig
blockyou-ready-about = Leg deine Karte über mehrere Karten: jede Farbe auf die gleiche, Weiß passt zu allem. Ihre Finger blockieren alle, auf die sie zeigen.
blockyou-ready-solo-about = Leg alle deine Karten ab, so schnell du kannst: jede Farbe auf die gleiche, Weiß passt zu allem. Kein Finger darf auf dich zeigen.
blockyou-ready-me = Bin bereit
blockyou-ready-us = Wir sind bereit
blockyou-ready-start = Countdown starten
blockyou-ready-count = { $ready } von { $count } bereit

## How each one stands

blockyou-status-idle = noch nicht bereit
blockyou-status-leads = Spielleitung
blockyou-status-ready = bereit
blockyou-status-active = sucht
blockyou-status-alone = noch übrig
blockyou-status-done = fertig
blockyou-status-blocked = blockiert
blockyou-status-fault = Fehler
blockyou-status-last = zu spät
blockyou-status-returned = Karte zurück
blockyou-status-out = setzt aus
blockyou-status-left = ist weg
blockyou-fault-colours = falsche Farben
blockyou-fault-self = auf sich gezeigt
blockyou-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
blockyou-player-state = { $name }, { $direction }: { $status }, { $cards }
blockyou-blocked-by =
    { $who ->
        [you] Von dir blockiert
        [nobody] Blockiert
       *[other] Blockiert von { $name }
    }
blockyou-own-done = Fertig!
blockyou-own-last = Allein übrig: Deine Karte geht zurück
blockyou-own-returned = Deine Karte geht zurück
blockyou-own-out = Nach deinem Fehler setzt du diese Runde aus. In der nächsten bist du wieder dabei.
blockyou-own-fault-colours = Die Farben passen nicht. Eine Strafkarte; diese und die nächste Runde setzt du aus.
blockyou-own-fault-self = Du hast auf dich selbst gezeigt. Eine Strafkarte; diese und die nächste Runde setzt du aus.
blockyou-solo-fault-colours = Die Farben passen nicht: eine Strafkarte
blockyou-solo-fault-self = Du hast auf dich selbst gezeigt: eine Strafkarte

## The hand

blockyou-hand-down = Deine Karte, verdeckt
blockyou-hand-card = Deine Karte: { $card }. Drück darauf, um sie zu drehen.
blockyou-lay-do = Ablegen
blockyou-hint-touch = Zieh sie aufs Spielfeld oder tipp auf eine Stelle. Antippen dreht die Karte.
blockyou-hint-mouse = Zieh sie aufs Spielfeld. R oder das Mausrad dreht sie.
blockyou-watching = Du siehst zu

## Times and results

blockyou-seconds-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde
       *[other] Noch { $seconds } Sekunden
    }
blockyou-last-other =
    { $who ->
        [you] Nur du bist noch übrig
        [nobody] Niemand ist mehr übrig
       *[other] Nur { $name } ist noch übrig
    }
blockyou-count = { $figure }
blockyou-solo-time = Zeit
blockyou-solo-left =
    { $count ->
        [one] Noch { $count } Karte
       *[other] Noch { $count } Karten
    }
blockyou-result-title = Runde { $round }
blockyou-result-later = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s später
blockyou-result-blocks = blockiert: { $names }
blockyou-result-nobody = Niemand hat abgelegt
blockyou-ending-all = Niemand ist mehr übrig: Die Runde ist vorbei.
blockyou-ending-last =
    { $who ->
        [you] Nur du warst noch übrig.
        [nobody] Eine Person war noch übrig.
       *[other] Nur { $name } war noch übrig.
    }
blockyou-ending-time = Die Zeit ist um: Die Karten gehen zurück.
blockyou-ending-dead = Keine Karte passte mehr: Die Karten gehen zurück.
blockyou-ending-refreshed = Niemand konnte ablegen: Hier ist ein neues Spielfeld.
blockyou-fitted-show = Zeigen, wo sie gepasst hätte
blockyou-fitted =
    { $count ->
        [0] Deine Karte passte nirgends
        [one] Deine Karte passte an { $count } Stelle
       *[other] Deine Karte passte an { $count } Stellen
    }
blockyou-pause = Pause
blockyou-pause-later = Pause nach dieser Runde
blockyou-pause-comes = Nach dieser Runde ist Pause
blockyou-paused =
    { $who ->
        [you] Pause
        [nobody] Pause
       *[other] Pause: { $name }
    }
blockyou-go-on = Weiter

## What is told aloud

blockyou-said-ready =
    { $who ->
        [you] Du bist bereit.
        [nobody] Ein Platz ist bereit.
       *[other] { $name } ist bereit.
    }
blockyou-said-left =
    { $who ->
        [you] Du hast die Partie verlassen.
        [nobody] Jemand hat die Partie verlassen.
       *[other] { $name } hat die Partie verlassen.
    }
blockyou-said-countdown = Drei, zwei, eins…
blockyou-said-round = Runde { $round }.
blockyou-said-card = Deine Karte: { $card }.
blockyou-said-laid =
    { $who ->
        [you] BlockYou! Du legst eine Karte in Reihe { $row }, Spalte { $column }.
        [nobody] BlockYou! Eine Karte liegt in Reihe { $row }, Spalte { $column }.
       *[other] BlockYou! { $name } legt eine Karte in Reihe { $row }, Spalte { $column }.
    }
blockyou-said-fault-colours =
    { $who ->
        [you] Fehler: Deine Farben passen nicht in Reihe { $row }, Spalte { $column }. Du bekommst eine Strafkarte.
        [nobody] Fehler: Die Farben passen nicht in Reihe { $row }, Spalte { $column }.
       *[other] { $name } macht einen Fehler: Die Farben passen nicht in Reihe { $row }, Spalte { $column }.
    }
blockyou-said-fault-self =
    { $who ->
        [you] Fehler: Du hast auf dich selbst gezeigt. Du bekommst eine Strafkarte.
        [nobody] Fehler: Ein Finger zeigt auf den eigenen Platz.
       *[other] Fehler: { $name } hat auf den eigenen Platz gezeigt.
    }
blockyou-said-blocked =
    { $count ->
        [one] Blockiert: { $names }.
       *[other] Blockiert: { $names }.
    }
blockyou-said-last =
    { $who ->
        [you] Nur du bist noch übrig: zehn Sekunden!
        [nobody] Noch zehn Sekunden.
       *[other] Nur { $name } ist noch übrig und hat zehn Sekunden.
    }
blockyou-said-over =
    { $who ->
        [you] Die Partie ist zu Ende. Du gewinnst.
        [nobody] Die Partie ist zu Ende.
       *[other] Die Partie ist zu Ende. { $name } gewinnt.
    }
blockyou-now-ready = Das Wettrennen beginnt, wenn alle bereit sind.
blockyou-now-leader =
    { $who ->
        [you] Du startest den Countdown, wenn die anderen bereit sind.
        [nobody] Ein freier Platz startet den Countdown, wenn die anderen bereit sind.
       *[other] { $name } startet den Countdown, wenn die anderen bereit sind.
    }
blockyou-now-countdown = Gleich werden die nächsten Karten aufgedeckt.
blockyou-now-race = Suchen noch: { $names }.

## The playing area in words

blockyou-text-not-now = Für dich gibt es gerade nichts zu tun.
blockyou-text-hand = { $name }, deine Karte
blockyou-text-row = Reihe ihrer oberen Felder
blockyou-text-column = Spalte ihrer linken Felder
blockyou-text-turn = Gedreht
blockyou-text-turn-0 = nicht gedreht: { $card }
blockyou-text-turn-1 = um ein Viertel: { $card }
blockyou-text-turn-2 = zur Hälfte: { $card }
blockyou-text-turn-3 = um drei Viertel: { $card }
blockyou-text-lay = Ablegen
blockyou-text-places = Wo das Spielfeld eine Karte erlaubt
blockyou-text-row-places = Reihe { $row }: Spalten { $columns }
blockyou-text-field = Das Spielfeld: Reihen von Norden, Spalten von Westen
blockyou-text-cell = { $colour }, Karte { $card }
blockyou-text-row-head = Reihe { $row }
blockyou-text-column-head = Spalte { $column }
blockyou-text-players = Wie es steht
blockyou-text-pile =
    { $count ->
        [one] Noch { $count } Strafkarte
       *[other] Noch { $count } Strafkarten
    }

## The score sheet

blockyou-sheet = Wer zuerst alle Karten ablegt, gewinnt
blockyou-sheet-solo = Allein gespielt
blockyou-sheet-place = Rang
blockyou-sheet-player = Name
blockyou-sheet-cards = Karten übrig
blockyou-sheet-time = Zeit
blockyou-sheet-fastest = Kürzeste
blockyou-sheet-blocks = Blocks
blockyou-sheet-faults = Fehler
blockyou-best = Zu schlagen: { $time }
blockyou-best-new = Deine Bestzeit!
blockyou-best-all = Deine Bestzeiten: { $times }

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-active = Du setzt aus
reason-off-field = Neben dem Spielfeld
reason-covers-one-card = Liegt nur auf einer Karte

## Moves as a replay tells them

replay-blockyou-ready = bereit
replay-blockyou-begin =
    { $who ->
        [you] Du startest den Countdown
        [nobody] Ein freier Platz startet den Countdown
       *[other] { $name } startet den Countdown
    }
replay-blockyou-count = drei, zwei, eins, null
replay-blockyou-turn = die Karten werden aufgedeckt
replay-blockyou-lay =
    { $turns ->
        [0] eine Karte in Reihe { $row }, Spalte { $column }
        [1] eine Karte in Reihe { $row }, Spalte { $column }, um ein Viertel nach rechts gedreht
        [2] eine Karte in Reihe { $row }, Spalte { $column }, halb herumgedreht
       *[3] eine Karte in Reihe { $row }, Spalte { $column }, um ein Viertel nach links gedreht
    }
replay-blockyou-hidden = eine verdeckte Karte
replay-blockyou-draw = eine Karte vom Stapel: { $card }
