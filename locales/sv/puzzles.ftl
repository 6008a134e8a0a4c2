# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Kluringar
puzzles-streak =
    { $count ->
        [one] { $count } dag i rad
       *[other] { $count } dagar i rad
    }
puzzles-streak-best = rekord: { $count }
puzzles-daily = Dagens kluring
puzzles-daily-about = Samma för alla, en ny varje dag.
puzzles-state-new = Inte provad än
puzzles-state-open = Väntar på dig
puzzles-state-wrong = Inte löst än
puzzles-state-solved = Löst
puzzles-practice = Öva
puzzles-ideas = En idé i taget
puzzles-rush = Sprint
puzzles-rush-about = Tre minuter. Vid tredje misstaget är det slut.
puzzles-rush-start = Starta sprinten
puzzles-none = Det finns inga kluringar på den här servern.

## A puzzle. The goal stands over the board.

puzzles-goal = Mål
puzzles-goal-better-of-two = Vilket av de här dragen är bäst?
puzzles-goal-best-roll = Gör det bästa av det här slaget.
puzzles-goal-block = Lämna den andra sidan så lite plats du kan.
puzzles-goal-find-place = Hitta ett ställe för det här kortet.
puzzles-goal-find-place-leader = Hitta ett ställe där ett finger pekar på spelaren med minst antal kort.
puzzles-goal-fit-everything = Få plats med alla dina brickor.
puzzles-goal-keep-lane = Håll din egen väg öppen.
puzzles-goal-last-piece = Få plats med alla dina brickor, med den minsta sist.
puzzles-goal-most-squares =
    { $squares ->
        [one] Lägg { $squares } ruta: fler får inte plats.
       *[other] Lägg { $squares } rutor: fler får inte plats.
    }
puzzles-goal-which-stands = På vilket av de här ställena står klossen kvar?
puzzles-goal-will-it-stand = Håller det om klossen ställs där?
puzzles-moves =
    { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
puzzles-choice-yes = Det håller
puzzles-choice-no = Det rasar
puzzles-choice = { $letter }
puzzles-choice-look = Visa { $letter }
puzzles-level = Nivå { $rating }

## Why an answer is right or wrong

puzzles-right = Rätt!
puzzles-wrong = Inte riktigt
puzzles-solved-late = Löst till slut
puzzles-go-on = Försök en gång till.
puzzles-why-colours-differ = Färgerna under kortet stämmer inte.
puzzles-why-falls = Där rasar det.
puzzles-why-finger-misses = Inget finger pekar på spelaren med minst antal kort.
puzzles-why-finger-points-back = Ett finger pekar tillbaka på dig.
puzzles-why-not-best = Det är tillåtet, men det finns något bättre.
puzzles-why-not-last = Allt får plats, men en annan bricka kom sist.
puzzles-why-pieces-left = Några brickor får inte plats längre.
puzzles-why-stands = Det håller faktiskt.
puzzles-why-too-few-squares = Fler rutor var möjliga.
puzzles-idea-any-place = Börja med den färg på ditt kort som det finns minst av på planen.
puzzles-idea-counterweight = Tyngden av en kloss håller en annan på plats.
puzzles-idea-deny = Ta det hörn som den andra sidan behöver mest.
puzzles-idea-edge = En kloss står så länge dess mitt vilar på den under.
puzzles-idea-ending = När få drag är kvar: räkna vad båda sidor fortfarande kan lägga.
puzzles-idea-finger-on-leader = Vrid först kortet så att ett finger pekar på ledaren, och leta sedan upp en plats där det passar.
puzzles-idea-lane = Plats för senare är värd mer än rutor nu.
puzzles-idea-leave-little = När det inte finns något att vinna, lämna lite åt nästa spelare.
puzzles-idea-lower-joint = Ett torn rasar på sitt svagaste ställe, och det kan finnas långt ner.
puzzles-idea-middle-game = Ett drag som öppnar två vägar är bättre än ett stort.
puzzles-idea-order = Ordningen avgör: spara den minsta brickan till slutet.
puzzles-idea-packing = Lägg de besvärliga brickorna först, de små får plats överallt.
puzzles-idea-squares = Prova de stora brickorna först, och se vad var och en stänger.
puzzles-idea-take-back = ÅNGRA kan öppna ett tal som hjälper dubbelt.
puzzles-idea-wild-card = Spara JOKERN till talet som fattas.
puzzles-idea-win-card = Leta efter kortet som det här slaget kan göra fullt.
puzzles-tag-any-place = Hitta ett ställe
puzzles-tag-counterweight = Motvikter
puzzles-tag-deny = Ta platsen
puzzles-tag-edge = Över kanten
puzzles-tag-ending = Slutspelet
puzzles-tag-finger-on-leader = Fingrar mot ledaren
puzzles-tag-lane = Öppna vägar
puzzles-tag-leave-little = Lämna lite
puzzles-tag-lower-joint = Den svaga punkten
puzzles-tag-middle-game = Mittspelet
puzzles-tag-order = Rätt ordning
puzzles-tag-packing = Packa
puzzles-tag-squares = Många rutor
puzzles-tag-take-back = Ta bort
puzzles-tag-wild-card = JOKERN
puzzles-tag-win-card = Vinna ett kort
puzzles-next = Nästa kluring
puzzles-again = Från början
puzzles-answer = Visa svaret

## Results, sharing and times

puzzles-share = Dela
puzzles-shared = Kopierad
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Dagens tider
puzzles-board-none = Ingen har löst den på första försöket än.
puzzles-board-answered =
    { $count ->
        [one] { $count } person har försökt
       *[other] { $count } personer har försökt
    }
puzzles-rush-over = Sprinten är slut
puzzles-rush-solved =
    { $count ->
        [one] { $count } kluring löst
       *[other] { $count } kluringar lösta
    }
puzzles-rush-best = Ditt rekord: { $count }
puzzles-rush-wrong = Misstag: { $count } av { $most }
puzzles-time-left = Tid kvar
puzzles-mine = Mina kluringar
puzzles-rating = Styrka
puzzles-rating-early = uppskattad
puzzles-counts = { $right } av { $tried } på första försöket
puzzles-mistakes = Öva på dina misstag
puzzles-goal-mistake = Hitta ett bättre drag än i ditt spel.

reason-colours-differ = Färgerna stämmer inte
reason-falls = Där rasar det
reason-finger-misses = Missar ledaren
reason-finger-points-back = Pekar tillbaka på dig
reason-not-best = Det finns bättre
reason-not-last = Fel bricka sist
reason-not-offered = Använd knapparna
reason-pieces-left = Brickor är kvar
reason-stands = Det håller faktiskt
reason-too-few-squares = Fler var möjliga
