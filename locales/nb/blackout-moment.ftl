# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5. WILD, UNDO and
# REROLL are faces of the dice.

blackout-moment-goal = Legg den siste sjetongen på et kort, så vinner du det. Fem kort vinner spillet.
blackout-moment-lots = Kortene legges ut. Loddet avgjør hvem som begynner og hvilke tre kort som kommer først.
blackout-moment-wait = Nå spiller: { $name }. Når kastet er brukt opp, går terningene videre til venstre.
blackout-moment-watch = Nå spiller: { $name }. Hvert tall som kastes, gir én sjetong på et kort.
blackout-moment-over = Spillet er over: Med fem kort er det slutt med en gang. De andre plasseres etter kortene de har vunnet.
blackout-moment-roll = Send først terningene ned sklia. Du kan bare legge det du har kastet.
blackout-moment-luck = Terningene eller et nytt kort er på vei. Du kan fortsette så snart de ligger stille.
blackout-moment-place = Igjen å legge: { $numbers }. { $duty ->
        [may] Et tall som passer, må legges, men ikke etter et vunnet kort eller et OMKAST i denne turen.
       *[must] Alle tall som passer, må legges. Du velger ruten.
    } { $gone ->
        [0] { "" }
        [one] Passer ingen steder nå: { $lost }.
       *[other] Passer ingen steder nå: { $lost }.
    }
blackout-moment-reroll = Tallene dine er brukt opp, så de to andre terningene må kastes en gang til. JOKER og ANGRE har du fortsatt etterpå.
blackout-moment-wild = Med JOKER kan du legge en sjetong på et hvilket som helst åpent tall. Bruker du den ikke, er den tapt når turen er over.
blackout-moment-undo = Med ANGRE kan du ta bort én sjetong fra et kort, uansett hvem som la den der. Bruker du den ikke, er den tapt når turen er over.
blackout-moment-end = Du kan avslutte turen. Det som er igjen av kastet, går tapt.
blackout-moment-call = Alle tre spesialsidene på én gang: Rop BLACKOUT! Den som roper først, tar det neste kortet i trekkbunken.

blackout-coach-dark = Lyset er gått: Den som roper først, tar et kort.
blackout-coach-won = Du har vunnet et kort. { $count ->
        [0] { "" }
       *[other] Fortsett med resten av kastet.
    }
blackout-coach-taken = Kort vunnet: { $name }.
blackout-coach-found = Nå er det plass igjen til { $numbers }: Legg det som passer.
blackout-coach-lost = { $count ->
        [one] Ingen åpen rute for { $numbers }: Tallet går tapt hvis det ikke blir plass.
       *[other] Ingen åpne ruter for { $numbers }: Tallene går tapt hvis det ikke blir plass.
    }
blackout-coach-wild = Du har en JOKER igjen: Trykk på et åpent tall.
blackout-coach-winner = Et kort mangler bare { $number }, og det har du kastet.
