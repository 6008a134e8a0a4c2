### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Bau höher, halt den Atem an, und wirf bloß den Turm nicht um.
game-blockout-alone = Üben
game-blockout-alone-about = Ein Turm ohne Karten, zum Üben.

# A letter for each colour of block; all differ.
blockout-letter-wood = H
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = G
blockout-letter-black = S

# A block by size and colour.
blockout-block =
    { $size ->
        [small] kleiner
        [medium] mittlerer
        [large] großer
       *[any] beliebiger
    } { $colour ->
        [wood] Holzklotz
        [red] roter Klotz
        [blue] blauer Klotz
        [yellow] gelber Klotz
        [black] schwarzer Klotz
       *[any] Klotz
    }
blockout-card-exact =
    { $size ->
        [small] Klein
        [medium] Mittel
       *[large] Groß
    } { $colour ->
        [wood] Holz
        [red] rot
        [blue] blau
        [yellow] gelb
       *[black] schwarz
    }
blockout-card-colour =
    { $colour ->
        [wood] Holz
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[black] Schwarz
    }
blockout-card-size =
    { $size ->
        [small] Klein
        [medium] Mittel
       *[large] Groß
    }
blockout-card-any = Jeder Klotz
blockout-card-pass = Passen
blockout-card-reverse = Umkehr

# Spoken while the block must stand, one a second.
blockout-count-1 = einundzwanzig
blockout-count-2 = zweiundzwanzig
blockout-count-3 = dreiundzwanzig

blockout-hand = Deine Karten
blockout-copies = { $count }-mal { $card }
blockout-choose-card = Wähl eine Karte
blockout-choose-block = Jetzt wähl einen Klotz
blockout-hint-again = Tipp nochmal auf die Karte, um sie zu spielen
blockout-hint-draw = Nichts passt: Zieh, bis etwas passt
blockout-show-hand =
    { $who ->
        [you] Deine Karten zeigen
        [nobody] Karten zeigen
       *[other] Karten zeigen: { $name }
    }
blockout-dealing = Karten werden verteilt
blockout-left = ist weg
blockout-clockwise = Es geht im Uhrzeigersinn
blockout-counter = Es geht gegen den Uhrzeigersinn
blockout-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } Karte
       *[other] { $name }: { $count } Karten
    }
blockout-pile =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
blockout-height =
    { $count ->
        [one] Turm: { $count } von { $all } Klötzen
       *[other] Turm: { $count } von { $all } Klötzen
    }
blockout-discard = Zuletzt gespielt: { $card }

blockout-lower = Senken
blockout-raise = Heben
blockout-keys-far = In großen Schritten
blockout-turn = Vierteldrehung
blockout-hold-left =
    { $seconds ->
        [one] Noch { $seconds } Sekunde zum Loslassen
       *[other] Noch { $seconds } Sekunden zum Loslassen
    }
blockout-put = Hier absetzen
blockout-back = Zurücklegen
blockout-landing =
    { $safety ->
        [steady] Wirkt stabil
        [risky] Riskant
        [falls] Würde fallen
       *[misses] Neben dem Turm
    }
blockout-face = Ansicht zurückdrehen
blockout-picture = Bild speichern
blockout-slowly = Den Sturz nochmal in Zeitlupe
blockout-flat-front = Von vorn
blockout-flat-side = Von der Seite
blockout-flat-top = Von oben

blockout-centred = in der Mitte
blockout-turned = gedreht
blockout-aside =
    { $way ->
        [left] { $mm } mm links der Mitte
        [right] { $mm } mm rechts der Mitte
        [nearer] { $mm } mm weiter vorn
       *[further] { $mm } mm weiter hinten
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabil
       *[moving] wackelt
    }
blockout-held = { $block }, { $spot }, { $mm } mm darüber
blockout-tower-is =
    { $state ->
        [steady] Der Turm ist stabil.
       *[moving] Der Turm wackelt.
    }
blockout-push =
    { $way ->
        [left] { $mm } mm nach links
        [right] { $mm } mm nach rechts
        [nearer] { $mm } mm nach vorn
        [further] { $mm } mm nach hinten
        [down] { $mm } mm nach unten
       *[up] { $mm } mm nach oben
    }

blockout-asked = Stand der Turm? Alle sagen, was sie gesehen haben.
blockout-asked-again = Ihr seid euch nicht einig. Alle sagen noch einmal, was sie gesehen haben.
blockout-how = Stand der Turm?
blockout-fell-late = Eben umgefallen
blockout-place = Jetzt setzen: { $block }
blockout-now-placing =
    { $who ->
        [you] Du setzt: { $block }.
        [nobody] Noch zu setzen: { $block }.
       *[other] { $name } setzt: { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Du beginnst.
        [nobody] Ein freier Platz beginnt.
       *[other] { $name } beginnt.
    }
blockout-said-take =
    { $who ->
        [you] Du spielst „{ $card }“ und nimmst: { $block }.
        [nobody] „{ $card }“ wird gespielt für: { $block }.
       *[other] { $name } spielt „{ $card }“ und nimmt: { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Du nimmst zum Schluss: { $block }.
        [nobody] Zum Schluss kommt: { $block }.
       *[other] { $name } nimmt zum Schluss: { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Du nimmst: { $block }.
        [nobody] Genommen wird: { $block }.
       *[other] { $name } nimmt: { $block }.
    }
blockout-said-slip = Die Hand rutscht ab: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Du passt.
        [nobody] Es wird gepasst.
       *[other] { $name } passt.
    }
blockout-said-reverse =
    { $who ->
        [you] Du drehst die Spielrichtung um.
        [nobody] Die Spielrichtung dreht sich um.
       *[other] { $name } dreht die Spielrichtung um.
    }
blockout-said-letgo =
    { $who ->
        [you] Du lässt los.
        [nobody] Der Klotz wird losgelassen.
       *[other] { $name } lässt los.
    }
blockout-said-drew =
    { $who ->
        [you] Du ziehst { $count ->
            [one] { $count } Karte.
           *[other] { $count } Karten.
        }
        [nobody] Gezogen: { $count ->
            [one] { $count } Karte.
           *[other] { $count } Karten.
        }
       *[other] { $name } zieht { $count ->
            [one] { $count } Karte.
           *[other] { $count } Karten.
        }
    }
blockout-said-stood = Er steht!
blockout-said-fell = Der Turm ist umgefallen!
blockout-said-late = Der Turm ist von selbst umgefallen.
blockout-said-oops = Das zählt nicht: Karte und Klotz kommen zurück, wähl noch einmal.
blockout-said-touched = Der Turm wurde berührt: Karte und Klotz kommen zurück, und der Zug ist vorbei.
blockout-said-again = Ihr seid euch immer noch nicht einig: Der Klotz wird noch einmal gesetzt.
blockout-said-open = Ihr seid euch immer noch nicht einig: Der Turm zählt als stehen geblieben, und es geht weiter.
blockout-said-void =
    { $reason ->
        [touched] Der Turm wurde berührt: Karte und Klotz kommen zurück, wähl noch einmal.
        [time] Die Zeit ist um: Wähl noch einmal.
        [back] Der Klotz wird zurückgelegt: Wähl noch einmal.
       *[lost] Der Versuch ging verloren: Wähl noch einmal.
    }
blockout-said-says-stood =
    { $who ->
        [you] Du sagst, der Turm stand.
        [nobody] Jemand sagt, der Turm stand.
       *[other] { $name } sagt, der Turm stand.
    }
blockout-said-says-fell =
    { $who ->
        [you] Du sagst, der Turm fiel um.
        [nobody] Jemand sagt, der Turm fiel um.
       *[other] { $name } sagt, der Turm fiel um.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Du nimmst das zurück.
        [nobody] Das wird zurückgenommen.
       *[other] { $name } nimmt das zurück.
    }
blockout-said-left =
    { $who ->
        [you] Du hast die Partie verlassen.
        [nobody] Jemand hat die Partie verlassen.
       *[other] { $name } hat die Partie verlassen.
    }
blockout-said-back = Ein Zug wird zurückgenommen.
blockout-said-turn =
    { $who ->
        [you] Du bist dran.
        [nobody] Ein freier Platz ist dran.
       *[other] { $name } ist dran.
    }
blockout-said-restart =
    { $who ->
        [you] Beginn mit einer Klotzkarte einen neuen Turm.
        [nobody] Ein neuer Turm muss begonnen werden.
       *[other] { $name } beginnt einen neuen Turm.
    }
blockout-said-bonus =
    { $who ->
        [you] Noch ein Klotz, irgendein freier, und du gewinnst.
        [nobody] Noch ein Klotz ist zu setzen.
       *[other] { $name } setzt noch einen Klotz.
    }
blockout-said-practice =
    { $who ->
        [you] Nimm irgendeinen Klotz.
        [nobody] Jeder Klotz darf genommen werden.
       *[other] { $name } übt.
    }
blockout-said-over =
    { $who ->
        [you] Die Partie ist zu Ende. Du gewinnst.
        [together] Die Partie ist zu Ende. Du teilst dir den Sieg mit { $names }.
        [several] Die Partie ist zu Ende. { $names } teilen sich den Sieg.
        [nobody] Die Partie ist zu Ende.
       *[other] Die Partie ist zu Ende. { $names } gewinnt.
    }

blockout-move-block = { $card }, nimm: { $block }
blockout-move-extra = Nimm: { $block }
blockout-move-pass = Passen
blockout-move-reverse = Umkehr
blockout-move-drawcards = Karten ziehen
blockout-move-letgo = Loslassen
blockout-move-stood = Er stand
blockout-move-fell = Er fiel um
blockout-move-unsay = Zurücknehmen
blockout-move-oops = Ups, berührt

blockout-text-not-now = Für dich gibt es gerade nichts zu tun.
blockout-text-moves = Was du tun kannst
blockout-text-hand = Den Klotz bewegen
blockout-text-state = Wie es steht
blockout-text-free = Freie Klötze: { $blocks }
blockout-text-cards = Deine Karten: { $cards }

blockout-sheet =
    { $count ->
        [one] Turm: { $count } von { $all } Klötzen
       *[other] Turm: { $count } von { $all } Klötzen
    }
blockout-sheet-place = Rang
blockout-sheet-player = Name
blockout-sheet-cards = Karten übrig

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Schon auf dem Turm
reason-block-mismatch = Klotz passt nicht
reason-no-contact = Muss oben aufliegen
reason-off-site = Neben dem Bauplatz
reason-wrong-spot = Stelle gibt es nicht
reason-wrong-verdict = Antwort gibt es nicht
reason-can-play = Du kannst spielen
reason-need-block-card = Klotzkarte nötig
reason-bonus-due = Erst der Extraklotz
reason-nine-blocks = Alle neun Klötze stehen
reason-bonus-block = Der Extraklotz stand

## Moves as a replay tells them

replay-blockout-take = „{ $card }“, dazu: { $block }
replay-blockout-extra = zum Schluss: { $block }
replay-blockout-slip = die Hand rutscht ab: { $mm } mm
replay-blockout-pass = passt
replay-blockout-reverse = die Spielrichtung dreht sich um
replay-blockout-drawcards = nichts passt, Karten werden gezogen
replay-blockout-letgo = lässt los
replay-blockout-oops = berührt, das zählt nicht
replay-blockout-stood = der Turm stand
replay-blockout-fell = der Turm fiel um
replay-blockout-unsay = zurückgenommen: nicht umgefallen
replay-blockout-void =
    { $reason ->
        [touched] der Turm wurde berührt, das zählt nicht
        [time] die Zeit war um, also noch einmal
        [back] der Klotz wurde zurückgelegt
       *[lost] der Versuch ging verloren, also noch einmal
    }
replay-blockout-begin =
    { $who ->
        [you] Du beginnst
        [nobody] Ein freier Platz beginnt
       *[other] { $name } beginnt
    }
replay-blockout-draw = eine Karte vom Stapel: { $card }
replay-blockout-hidden = eine Karte vom Stapel
