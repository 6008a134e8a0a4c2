# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Oppgaver
puzzles-streak =
    { $count ->
        [one] { $count } dag på rad
       *[other] { $count } dager på rad
    }
puzzles-streak-best = beste: { $count }
puzzles-daily = Dagens oppgave
puzzles-daily-about = Den samme for alle, en ny hver dag.
puzzles-state-new = Ikke prøvd ennå
puzzles-state-open = Venter på deg
puzzles-state-wrong = Ikke løst ennå
puzzles-state-solved = Løst
puzzles-practice = Øving
puzzles-ideas = Én idé om gangen
puzzles-rush = Sprint
puzzles-rush-about = Tre minutter. Den tredje feilen er den siste.
puzzles-rush-start = Start sprinten
puzzles-none = Det finnes ingen oppgaver på denne serveren.

## A puzzle. The goal stands over the board.

puzzles-goal = Mål
puzzles-goal-better-of-two = Hvilket av disse trekkene er best?
puzzles-goal-best-roll = Bruk dette kastet så godt du kan.
puzzles-goal-block = La den andre få så lite plass som mulig.
puzzles-goal-find-place = Finn et sted til dette kortet.
puzzles-goal-find-place-leader = Finn et sted der en finger peker på spilleren med færrest kort.
puzzles-goal-fit-everything = Finn plass til alle brikkene dine.
puzzles-goal-keep-lane = Hold veien din åpen.
puzzles-goal-last-piece = Finn plass til alle brikkene dine, den ene ruten sist.
puzzles-goal-most-squares =
    { $squares ->
        [one] Legg { $squares } rute: Det er ikke plass til flere.
       *[other] Legg { $squares } ruter: Det er ikke plass til flere.
    }
puzzles-goal-which-stands = På hvilket av disse stedene blir klossen stående?
puzzles-goal-will-it-stand = Blir klossen stående der?
puzzles-moves =
    { $count ->
        [one] { $count } trekk
       *[other] { $count } trekk
    }
puzzles-choice-yes = Står
puzzles-choice-no = Faller
puzzles-choice = { $letter }
puzzles-choice-look = Vis { $letter }
puzzles-level = Nivå { $rating }

## Why an answer is right or wrong

puzzles-right = Riktig!
puzzles-wrong = Ikke helt
puzzles-solved-late = Løst til slutt
puzzles-go-on = Prøv en gang til.
puzzles-why-colours-differ = Fargene under kortet er andre.
puzzles-why-falls = Der faller den.
puzzles-why-finger-misses = Ingen finger peker på spilleren med færrest kort.
puzzles-why-finger-points-back = En finger peker tilbake på deg.
puzzles-why-not-best = Det er lov, men det finnes noe bedre.
puzzles-why-not-last = Alt får plass, men en annen brikke kom sist.
puzzles-why-pieces-left = Noen brikker har ikke plass lenger.
puzzles-why-stands = Den blir stående.
puzzles-why-too-few-squares = Flere ruter var mulig.
puzzles-idea-any-place = Begynn med den fargen på kortet ditt som det er minst av på feltet.
puzzles-idea-counterweight = Vekten av én kloss holder en annen på plass.
puzzles-idea-deny = Ta hjørnet som den andre trenger mest.
puzzles-idea-edge = En kloss står så lenge midten hviler på den under.
puzzles-idea-ending = Når få trekk er igjen, tell hva begge fortsatt kan legge.
puzzles-idea-finger-on-leader = Drei først kortet så en finger peker på lederen, og finn så et sted der det passer.
puzzles-idea-lane = Plass til senere er mer verdt enn ruter nå.
puzzles-idea-leave-little = Når det ikke er noe å vinne, la nestemann få lite.
puzzles-idea-lower-joint = Et tårn knekker der det er svakest, og det kan være langt nede.
puzzles-idea-middle-game = Et trekk som åpner to veier, er bedre enn et stort.
puzzles-idea-order = Rekkefølgen avgjør: Spar den ene ruten til slutt.
puzzles-idea-packing = Legg de vanskelige brikkene først. De små passer overalt.
puzzles-idea-squares = Prøv de store brikkene først, og se hva hver av dem stenger.
puzzles-idea-take-back = ANGRE kan åpne et tall som hjelper to ganger.
puzzles-idea-wild-card = Spar JOKER til tallet som mangler.
puzzles-idea-win-card = Se etter kortet som dette kastet kan gjøre ferdig.
puzzles-tag-any-place = Finne et sted
puzzles-tag-counterweight = Motvekter
puzzles-tag-deny = Ta plass
puzzles-tag-edge = Over kanten
puzzles-tag-ending = Slutten
puzzles-tag-finger-on-leader = Finger mot lederen
puzzles-tag-lane = Åpne veier
puzzles-tag-leave-little = Etterlate lite
puzzles-tag-lower-joint = Det svake punktet
puzzles-tag-middle-game = Midt i spillet
puzzles-tag-order = Rett rekkefølge
puzzles-tag-packing = Pakke tett
puzzles-tag-squares = Mange ruter
puzzles-tag-take-back = Ta tilbake
puzzles-tag-wild-card = JOKER
puzzles-tag-win-card = Vinne et kort
puzzles-next = Neste oppgave
puzzles-again = Fra starten
puzzles-answer = Vis svaret

## Results, sharing and times

puzzles-share = Del
puzzles-shared = Kopiert
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Dagens tider
puzzles-board-none = Ingen har løst den på første forsøk ennå.
puzzles-board-answered =
    { $count ->
        [one] { $count } person har prøvd
       *[other] { $count } personer har prøvd
    }
puzzles-rush-over = Sprinten er over
puzzles-rush-solved =
    { $count ->
        [one] { $count } oppgave løst
       *[other] { $count } oppgaver løst
    }
puzzles-rush-best = Din beste: { $count }
puzzles-rush-wrong = Feil: { $count } av { $most }
puzzles-time-left = Tid igjen
puzzles-mine = Mine oppgaver
puzzles-rating = Styrke
puzzles-rating-early = første anslag
puzzles-counts = { $right } av { $tried } på første forsøk
puzzles-mistakes = Øv på dine egne feil
puzzles-goal-mistake = Finn et bedre trekk enn i spillet ditt.

reason-colours-differ = Fargene stemmer ikke
reason-falls = Den faller der
reason-finger-misses = Bommer på lederen
reason-finger-points-back = Peker tilbake på deg
reason-not-best = Noe er bedre
reason-not-last = En annen kom sist
reason-not-offered = Bruk knappene
reason-pieces-left = Noen brikker er igjen
reason-stands = Den blir stående
reason-too-few-squares = Mer var mulig
