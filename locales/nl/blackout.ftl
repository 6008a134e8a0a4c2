### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Drie dobbelstenen van de glijbaan, fiches op de kaarten, en dan gaat het licht uit.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOKER
blackout-undo = TERUG
blackout-reroll = OPNIEUW
blackout-free = VRIJ

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = T
blackout-die-R = O
blackout-die = Dobbelsteen { $die } toont { $face }
blackout-die-aside = Dobbelsteen { $die } ligt opzij
blackout-dice = Dobbelstenen

blackout-card = Kaart { $card }
blackout-card-coming = Volgende kaart komt
blackout-space-open = { $number }, open, kaart { $card }, vakje { $space }
blackout-space-covered = { $number }, bedekt, kaart { $card }, vakje { $space }
blackout-space-free = VRIJ, bedekt, kaart { $card }, vakje { $space }

blackout-tray = Wat er van de worp over is
blackout-token = { $item }
blackout-token-lost = { $item }, past nergens
blackout-fits-nowhere = Past nu nergens
blackout-about-wild = Een fiche op een open vakje naar keuze.
blackout-about-undo = Haalt één fiche van een kaart naar keuze.
blackout-about-reroll = Gooit de andere twee dobbelstenen opnieuw.

blackout-roll-do = Gooien
blackout-reroll-do = OPNIEUW
blackout-end-do = Einde beurt
blackout-call = BLACKOUT!
blackout-keys-number = Pak dat getal
blackout-keys-use = Gebruik het op dit vakje, of gooi

blackout-your-turn = Jouw beurt
blackout-turn-of =
    { $who ->
        [you] Jouw beurt
        [nobody] De plek is nog vrij
       *[other] { $name } is aan de beurt
    }
blackout-waiting-for =
    { $who ->
        [you] Jij speelt
        [nobody] De plek is nog vrij
       *[other] { $name } speelt
    }
blackout-setting = De kaarten worden neergelegd
blackout-extra-turn = Extra beurt
blackout-left = vertrokken
blackout-hint-roll = Laat de dobbelstenen van de glijbaan rollen
blackout-hint-wait =
    { $who ->
        [you] Jij gaat zo gooien
        [nobody] De worp wacht op een speler
       *[other] { $name } gaat zo gooien
    }
blackout-cards-won =
    { $count ->
        [one] { $count } van de { $goal } kaarten
       *[other] { $count } van de { $goal } kaarten
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } van de { $goal } kaarten
       *[other] { $name }: { $count } van de { $goal } kaarten
    }
blackout-pile =
    { $count ->
        [one] { $count } kaart op de stapel
       *[other] { $count } kaarten op de stapel
    }
blackout-chips =
    { $count ->
        [one] Nog { $count } fiche
       *[other] Nog { $count } fiches
    }
blackout-last-roll = Laatste worp: { $dice }
blackout-pending = Nog te gebruiken: { $items }.
blackout-lost = Past nu nergens: { $items }

blackout-said-begins =
    { $who ->
        [you] Jij begint.
        [nobody] Een vrije plek begint.
       *[other] { $name } begint.
    }
blackout-said-rolled =
    { $who ->
        [you] Je gooit { $dice }.
        [nobody] De dobbelstenen tonen { $dice }.
       *[other] { $name } gooit { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Je gooit twee dobbelstenen opnieuw: { $dice }.
        [nobody] Twee dobbelstenen opnieuw: { $dice }.
       *[other] { $name } gooit twee dobbelstenen opnieuw: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Je gebruikt { $item }: een fiche op kaart { $card }, vakje { $space }.
        [nobody] Er ligt een fiche op kaart { $card }, vakje { $space }.
       *[other] { $name } gebruikt { $item }: een fiche op kaart { $card }, vakje { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Je gebruikt TERUG: het fiche gaat weg van kaart { $card }, vakje { $space }.
        [nobody] Het fiche is weg van kaart { $card }, vakje { $space }.
       *[other] { $name } gebruikt TERUG: het fiche gaat weg van kaart { $card }, vakje { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Je wint een kaart.
        [nobody] Er is een kaart gewonnen.
       *[other] { $name } wint een kaart.
    }
blackout-said-opened = Kaart { $card } wordt omgedraaid.
blackout-said-blackout = BLACKOUT! Wie het eerst roept, krijgt een kaart.
blackout-said-called =
    { $who ->
        [you] Jij riep het eerst!
        [nobody] Iemand riep het eerst!
       *[other] { $name } riep het eerst!
    }
blackout-said-nobody = Niemand riep op tijd.
blackout-said-nothing = Er past niets.
blackout-said-ended =
    { $who ->
        [you] Je beëindigt de beurt.
        [nobody] De beurt is voorbij.
       *[other] { $name } beëindigt de beurt.
    }
blackout-said-left =
    { $who ->
        [you] Je hebt het spel verlaten.
        [nobody] Een speler heeft het spel verlaten.
       *[other] { $name } heeft het spel verlaten.
    }
blackout-said-back = Er wordt een zet teruggenomen.
blackout-said-turn =
    { $who ->
        [you] Het is jouw beurt.
        [nobody] Een vrije plek is aan de beurt.
       *[other] { $name } is aan de beurt.
    }
blackout-said-extra =
    { $who ->
        [you] Je hebt een extra beurt.
        [nobody] Er is een extra beurt.
       *[other] { $name } heeft een extra beurt.
    }
blackout-said-over =
    { $who ->
        [you] Het spel is afgelopen. Je wint.
        [together] Het spel is afgelopen. Je deelt de winst met { $names }.
        [several] Het spel is afgelopen. { $names } delen de winst.
        [nobody] Het spel is afgelopen.
       *[other] Het spel is afgelopen. { $names } wint.
    }

blackout-move-roll = Gooi de dobbelstenen
blackout-move-reroll = OPNIEUW: gooi de andere twee dobbelstenen nog een keer
blackout-move-end = Beurt beëindigen
blackout-move-call = Roep BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Jij roept BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } roept BLACKOUT!
    }
blackout-move-number = { $number } op kaart { $card }, vakje { $space }
blackout-move-wild = JOKER op de { $number } van kaart { $card }, vakje { $space }
blackout-move-undo = TERUG: de { $number } van kaart { $card }, vakje { $space }

blackout-text-not-now = Je hoeft nu niets te doen.
blackout-text-moves = Wat je kunt doen
blackout-text-state = De stand
blackout-cards-table = De open kaarten
blackout-space-column = Vakje
blackout-cell-open = { $number }, open
blackout-cell-covered = { $number }, bedekt

blackout-sheet = Wie het eerst { $goal } kaarten heeft, wint
blackout-sheet-place = Plaats
blackout-sheet-player = Speler
blackout-sheet-cards = Gewonnen

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Niet in deze worp
reason-no-match = Getal past niet
reason-covered = Al bedekt
reason-no-chip = Daar ligt geen fiche
reason-no-blackout = Nu geen Blackout
reason-five-cards = Vijf kaarten gewonnen

## Moves as a replay tells them

replay-blackout-roll = van de glijbaan
replay-blackout-reroll = twee dobbelstenen opnieuw
replay-blackout-end = einde van de beurt
replay-blackout-call = Blackout!
replay-blackout-put = { $what } op kaart { $card }, vakje { $space }
replay-blackout-undo = fiche weg van kaart { $card }, vakje { $space }
replay-blackout-draw = een nieuwe kaart
replay-blackout-begin =
    { $who ->
        [you] Jij begint
        [nobody] Een vrije plek begint
       *[other] { $name } begint
    }

## The hint / The review

blackout-advice-take = Leg neer
blackout-advice-said = Tip: { $move }. { $chance }.
blackout-chance = Winstkans: ongeveer { $percent }
blackout-review-chances = Winstkans: { $played } in plaats van { $better }
