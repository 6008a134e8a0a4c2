# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Puzzels
puzzles-streak =
    { $count ->
        [one] { $count } dag op rij
       *[other] { $count } dagen op rij
    }
puzzles-streak-best = record: { $count }
puzzles-daily = Puzzel van de dag
puzzles-daily-about = Voor iedereen dezelfde, elke dag een nieuwe.
puzzles-state-new = Nog nieuw
puzzles-state-open = Wacht op jou
puzzles-state-wrong = Nog niet opgelost
puzzles-state-solved = Opgelost
puzzles-practice = Oefenen
puzzles-ideas = Eén idee per keer
puzzles-rush = Sprint
puzzles-rush-about = Drie minuten; bij de derde fout is het voorbij.
puzzles-rush-start = Start de sprint
puzzles-none = Op deze server zijn geen puzzels.

## A puzzle. The goal stands over the board.

puzzles-goal = Doel
puzzles-goal-better-of-two = Welke van deze zetten is beter?
puzzles-goal-best-roll = Haal het beste uit deze worp.
puzzles-goal-block = Laat de andere kant zo weinig mogelijk ruimte.
puzzles-goal-find-place = Zoek een plaats voor deze kaart.
puzzles-goal-find-place-leader = Zoek een plaats waar een vinger wijst naar de speler met de minste kaarten.
puzzles-goal-fit-everything = Vind ruimte voor al je steentjes.
puzzles-goal-keep-lane = Houd je eigen weg open.
puzzles-goal-last-piece = Vind ruimte voor al je steentjes, het losse vierkantje als laatste.
puzzles-goal-most-squares =
    { $squares ->
        [one] Leg { $squares } vierkantje: meer past er niet.
       *[other] Leg { $squares } vierkantjes: meer passen er niet.
    }
puzzles-goal-which-stands = Op welke van deze plaatsen blijft het blok staan?
puzzles-goal-will-it-stand = Blijft het blok daar staan?
puzzles-moves =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
puzzles-choice-yes = Blijft staan
puzzles-choice-no = Valt om
puzzles-choice = { $letter }
puzzles-choice-look = Toon { $letter }
puzzles-level = Niveau { $rating }

## Why an answer is right or wrong

puzzles-right = Goed!
puzzles-wrong = Net niet
puzzles-solved-late = Toch nog opgelost
puzzles-go-on = Probeer het nog eens.
puzzles-why-colours-differ = De kleuren onder de kaart zijn anders.
puzzles-why-falls = Daar valt het om.
puzzles-why-finger-misses = Er wijst geen vinger naar de speler met de minste kaarten.
puzzles-why-finger-points-back = Er wijst een vinger terug naar jou.
puzzles-why-not-best = Dat mag, maar er is iets beters.
puzzles-why-not-last = Alles past, maar een ander steentje kwam het laatst.
puzzles-why-pieces-left = Voor een paar steentjes is geen ruimte meer.
puzzles-why-stands = Het blijft wel staan.
puzzles-why-too-few-squares = Er konden meer vierkantjes bij.
puzzles-idea-any-place = Begin met de kleur van je kaart die het minst op het veld voorkomt.
puzzles-idea-counterweight = Het gewicht van het ene blok houdt het andere op zijn plaats.
puzzles-idea-deny = Pak de hoek die de andere kant het hardst nodig heeft.
puzzles-idea-edge = Een blok blijft staan zolang het midden op het blok eronder rust.
puzzles-idea-ending = Zijn er weinig zetten over, tel dan wat beide kanten nog kunnen leggen.
puzzles-idea-finger-on-leader = Draai eerst de kaart zo dat een vinger naar de koploper wijst, en zoek dan waar de kaart past.
puzzles-idea-lane = Ruimte voor later is meer waard dan vierkantjes nu.
puzzles-idea-leave-little = Valt er niets te winnen, laat de volgende dan weinig over.
puzzles-idea-lower-joint = Een toren breekt op de zwakste plek, en die kan ver naar beneden zitten.
puzzles-idea-middle-game = Een zet die twee wegen opent, is beter dan een grote.
puzzles-idea-order = De volgorde beslist: bewaar het losse vierkantje voor het eind.
puzzles-idea-packing = Leg eerst de lastige steentjes; kleine passen overal.
puzzles-idea-squares = Probeer eerst de grote steentjes, en kijk wat elk steentje afsluit.
puzzles-idea-take-back = TERUG kan een getal openen dat dubbel helpt.
puzzles-idea-wild-card = Bewaar de JOKER voor het getal dat ontbreekt.
puzzles-idea-win-card = Zoek de kaart die je met deze worp vol krijgt.
puzzles-tag-any-place = Plaats zoeken
puzzles-tag-counterweight = Tegenwicht
puzzles-tag-deny = Ruimte pakken
puzzles-tag-edge = Over de rand
puzzles-tag-ending = Het eindspel
puzzles-tag-finger-on-leader = Vingers naar de koploper
puzzles-tag-lane = Open wegen
puzzles-tag-leave-little = Weinig overlaten
puzzles-tag-lower-joint = De zwakke plek
puzzles-tag-middle-game = Het middenspel
puzzles-tag-order = De goede volgorde
puzzles-tag-packing = Inpassen
puzzles-tag-squares = Veel vierkantjes
puzzles-tag-take-back = Terughalen
puzzles-tag-wild-card = De JOKER
puzzles-tag-win-card = Kaart winnen
puzzles-next = Nieuwe puzzel
puzzles-again = Vanaf het begin
puzzles-answer = Toon het antwoord

## Results, sharing and times

puzzles-share = Delen
puzzles-shared = Gekopieerd
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Tijden van vandaag
puzzles-board-none = Nog niemand heeft hem in één keer opgelost.
puzzles-board-answered =
    { $count ->
        [one] { $count } speler heeft het geprobeerd
       *[other] { $count } spelers hebben het geprobeerd
    }
puzzles-rush-over = De sprint is voorbij
puzzles-rush-solved =
    { $count ->
        [one] { $count } puzzel opgelost
       *[other] { $count } puzzels opgelost
    }
puzzles-rush-best = Jouw record: { $count }
puzzles-rush-wrong = Fouten: { $count } van { $most }
puzzles-time-left = Tijd over
puzzles-mine = Mijn puzzels
puzzles-rating = Sterkte
puzzles-rating-early = geschat
puzzles-counts = { $right } van { $tried } in één keer
puzzles-mistakes = Oefen met je fouten
puzzles-goal-mistake = Vind een betere zet dan in je spel.

reason-colours-differ = Kleuren kloppen niet
reason-falls = Daar valt het om
reason-finger-misses = Mist de koploper
reason-finger-points-back = Wijst naar jou terug
reason-not-best = Het kan beter
reason-not-last = Verkeerd laatste steentje
reason-not-offered = Gebruik de knoppen
reason-pieces-left = Nog steentjes over
reason-stands = Blijft wel staan
reason-too-few-squares = Er kon meer
