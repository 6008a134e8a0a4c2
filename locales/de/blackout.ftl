### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Drei Würfel die Rutsche hinunter, Chips auf die Karten, und dann geht das Licht aus.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = ZURÜCK
blackout-reroll = NOCHMAL
blackout-free = FREI

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = Z
blackout-die-R = N
blackout-die = Würfel { $die } zeigt { $face }
blackout-die-aside = Würfel { $die } liegt beiseite
blackout-dice = Würfel

blackout-card = Karte { $card }
blackout-card-coming = Die nächste Karte kommt
blackout-space-open = { $number }, offen, Karte { $card }, Feld { $space }
blackout-space-covered = { $number }, bedeckt, Karte { $card }, Feld { $space }
blackout-space-free = FREI, bedeckt, Karte { $card }, Feld { $space }

blackout-tray = Was vom Wurf übrig ist
blackout-token = { $item }
blackout-token-lost = { $item }, passt nirgends
blackout-fits-nowhere = Passt gerade nirgends
blackout-about-wild = Ein Chip auf ein offenes Feld deiner Wahl.
blackout-about-undo = Nimmt einen Chip von einer beliebigen Karte.
blackout-about-reroll = Noch ein Wurf mit den anderen zwei Würfeln.

blackout-roll-do = Würfeln
blackout-reroll-do = NOCHMAL
blackout-end-do = Zug beenden
blackout-call = BLACKOUT!
blackout-keys-number = Diese Zahl nehmen
blackout-keys-use = Auf diesem Feld nutzen oder würfeln

blackout-your-turn = Du bist dran
blackout-turn-of =
    { $who ->
        [you] Du bist dran
        [nobody] Der Platz ist noch frei
       *[other] { $name } ist dran
    }
blackout-waiting-for =
    { $who ->
        [you] Du spielst
        [nobody] Der Platz ist noch frei
       *[other] { $name } spielt
    }
blackout-setting = Die Karten werden ausgelegt
blackout-extra-turn = Extrazug
blackout-left = ist weg
blackout-hint-roll = Lass die Würfel die Rutsche hinunter
blackout-hint-wait =
    { $who ->
        [you] Gleich würfelst du
        [nobody] Der Wurf wartet auf jemanden
       *[other] { $name } würfelt gleich
    }
blackout-cards-won =
    { $count ->
        [one] { $count } von { $goal } Karten
       *[other] { $count } von { $goal } Karten
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } von { $goal } Karten
       *[other] { $name }: { $count } von { $goal } Karten
    }
blackout-pile =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
blackout-chips =
    { $count ->
        [one] Noch { $count } Chip
       *[other] Noch { $count } Chips
    }
blackout-last-roll = Letzter Wurf: { $dice }
blackout-pending = Noch zu nutzen: { $items }.
blackout-lost = Passt gerade nirgends: { $items }

blackout-said-begins =
    { $who ->
        [you] Du beginnst.
        [nobody] Ein freier Platz beginnt.
       *[other] { $name } beginnt.
    }
blackout-said-rolled =
    { $who ->
        [you] Du würfelst { $dice }.
        [nobody] Die Würfel zeigen { $dice }.
       *[other] { $name } würfelt { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Du würfelst mit zwei Würfeln noch einmal: { $dice }.
        [nobody] Zwei Würfel noch einmal: { $dice }.
       *[other] { $name } würfelt mit zwei Würfeln noch einmal: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Du nutzt { $item }: ein Chip auf Karte { $card }, Feld { $space }.
        [nobody] Ein Chip liegt auf Karte { $card }, Feld { $space }.
       *[other] { $name } nutzt { $item }: ein Chip auf Karte { $card }, Feld { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Du nutzt ZURÜCK: Der Chip kommt weg von Karte { $card }, Feld { $space }.
        [nobody] Der Chip ist weg von Karte { $card }, Feld { $space }.
       *[other] { $name } nutzt ZURÜCK: Der Chip kommt weg von Karte { $card }, Feld { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Du gewinnst eine Karte.
        [nobody] Eine Karte ist gewonnen.
       *[other] { $name } gewinnt eine Karte.
    }
blackout-said-opened = Karte { $card } wird aufgedeckt.
blackout-said-blackout = BLACKOUT! Wer zuerst ruft, bekommt eine Karte.
blackout-said-called =
    { $who ->
        [you] Du hast zuerst gerufen!
        [nobody] Jemand hat zuerst gerufen!
       *[other] { $name } hat zuerst gerufen!
    }
blackout-said-nobody = Niemand hat rechtzeitig gerufen.
blackout-said-nothing = Nichts passt.
blackout-said-ended =
    { $who ->
        [you] Du beendest den Zug.
        [nobody] Der Zug ist zu Ende.
       *[other] { $name } beendet den Zug.
    }
blackout-said-left =
    { $who ->
        [you] Du hast die Partie verlassen.
        [nobody] Jemand hat die Partie verlassen.
       *[other] { $name } hat die Partie verlassen.
    }
blackout-said-back = Ein Zug wird zurückgenommen.
blackout-said-turn =
    { $who ->
        [you] Du bist dran.
        [nobody] Ein freier Platz ist dran.
       *[other] { $name } ist dran.
    }
blackout-said-extra =
    { $who ->
        [you] Du hast einen Extrazug.
        [nobody] Es gibt einen Extrazug.
       *[other] { $name } hat einen Extrazug.
    }
blackout-said-over =
    { $who ->
        [you] Die Partie ist zu Ende. Du gewinnst.
        [together] Die Partie ist zu Ende. Du teilst dir den Sieg mit { $names }.
        [several] Die Partie ist zu Ende. { $names } teilen sich den Sieg.
        [nobody] Die Partie ist zu Ende.
       *[other] Die Partie ist zu Ende. { $names } gewinnt.
    }

blackout-move-roll = Würfeln
blackout-move-reroll = NOCHMAL: mit den anderen zwei Würfeln noch einmal würfeln
blackout-move-end = Zug beenden
blackout-move-call = BLACKOUT! rufen
blackout-move-call-as =
    { $who ->
        [you] Du rufst BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } ruft BLACKOUT!
    }
blackout-move-number = { $number } auf Karte { $card }, Feld { $space }
blackout-move-wild = JOKER auf die { $number } von Karte { $card }, Feld { $space }
blackout-move-undo = ZURÜCK für die { $number } von Karte { $card }, Feld { $space }

blackout-text-not-now = Für dich gibt es gerade nichts zu tun.
blackout-text-moves = Was du tun kannst
blackout-text-state = Wie es steht
blackout-cards-table = Die offenen Karten
blackout-space-column = Feld
blackout-cell-open = { $number }, offen
blackout-cell-covered = { $number }, bedeckt

blackout-sheet = Wer zuerst { $goal } Karten hat, gewinnt
blackout-sheet-place = Rang
blackout-sheet-player = Name
blackout-sheet-cards = Gewonnen

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Nicht in diesem Wurf
reason-no-match = Zahl passt nicht
reason-covered = Schon bedeckt
reason-no-chip = Dort liegt kein Chip
reason-no-blackout = Gerade kein Blackout
reason-five-cards = Fünf Karten gewonnen

## Moves as a replay tells them

replay-blackout-roll = die Rutsche runter
replay-blackout-reroll = zwei Würfel noch einmal
replay-blackout-end = Ende des Zugs
replay-blackout-call = Blackout!
replay-blackout-put = { $what } auf Karte { $card }, Feld { $space }
replay-blackout-undo = Chip weg von Karte { $card }, Feld { $space }
replay-blackout-draw = eine neue Karte
replay-blackout-begin =
    { $who ->
        [you] Du beginnst
        [nobody] Ein freier Platz beginnt
       *[other] { $name } beginnt
    }

## The hint / The review

blackout-advice-take = So legen
blackout-advice-said = Tipp: { $move }. { $chance }.
blackout-chance = Gewinnchance: etwa { $percent }
blackout-review-chances = Gewinnchance: { $played } statt { $better }
