# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Opgaver
puzzles-streak =
    { $count ->
        [one] { $count } dag i træk
       *[other] { $count } dage i træk
    }
puzzles-streak-best = rekord: { $count }
puzzles-daily = Dagens opgave
puzzles-daily-about = Den samme for alle, en ny hver dag.
puzzles-state-new = Ikke prøvet
puzzles-state-open = Venter på dig
puzzles-state-wrong = Ikke løst endnu
puzzles-state-solved = Løst
puzzles-practice = Øv dig
puzzles-ideas = Én idé ad gangen
puzzles-rush = Sprint
puzzles-rush-about = Tre minutter; den tredje fejl slutter det.
puzzles-rush-start = Start sprinten
puzzles-none = Der er ingen opgaver på denne server.

## A puzzle. The goal stands over the board.

puzzles-goal = Mål
puzzles-goal-better-of-two = Hvilket af disse træk er bedst?
puzzles-goal-best-roll = Få det bedste ud af dette slag.
puzzles-goal-block = Giv den anden side så lidt plads, du kan.
puzzles-goal-find-place = Find et sted til dette kort.
puzzles-goal-find-place-leader = Find et sted, hvor en finger peger på spilleren med færrest kort.
puzzles-goal-fit-everything = Find plads til alle dine brikker.
puzzles-goal-keep-lane = Hold din egen vej åben.
puzzles-goal-last-piece = Find plads til alle dine brikker, den enkelte firkant til sidst.
puzzles-goal-most-squares =
    { $squares ->
        [one] Læg { $squares } firkant: der er ikke plads til flere.
       *[other] Læg { $squares } firkanter: der er ikke plads til flere.
    }
puzzles-goal-which-stands = På hvilket af disse steder bliver klodsen stående?
puzzles-goal-will-it-stand = Bliver klodsen stående dér?
puzzles-moves =
    { $count ->
        [one] { $count } træk
       *[other] { $count } træk
    }
puzzles-choice-yes = Den står
puzzles-choice-no = Den vælter
puzzles-choice = { $letter }
puzzles-choice-look = Vis { $letter }
puzzles-level = Niveau { $rating }

## Why an answer is right or wrong

puzzles-right = Rigtigt!
puzzles-wrong = Ikke helt
puzzles-solved-late = Løst til sidst
puzzles-go-on = Prøv en gang til.
puzzles-why-colours-differ = Farverne under kortet passer ikke.
puzzles-why-falls = Dér vælter den.
puzzles-why-finger-misses = Ingen finger peger på spilleren med færrest kort.
puzzles-why-finger-points-back = En finger peger tilbage på dig.
puzzles-why-not-best = Det må du godt, men der er noget bedre.
puzzles-why-not-last = Alt passer, men en anden brik kom sidst.
puzzles-why-pieces-left = Nogle brikker har ikke plads mere.
puzzles-why-stands = Den bliver faktisk stående.
puzzles-why-too-few-squares = Der var plads til flere firkanter.
puzzles-idea-any-place = Begynd med den farve på dit kort, som der er mindst af på banen.
puzzles-idea-counterweight = Vægten af én klods holder en anden på plads.
puzzles-idea-deny = Tag det hjørne, den anden side har mest brug for.
puzzles-idea-edge = En klods står, så længe dens midte hviler på den nedenunder.
puzzles-idea-ending = Når der er få træk tilbage, så tæl, hvad begge sider stadig kan lægge.
puzzles-idea-finger-on-leader = Drej først kortet, så en finger peger på den førende, og find så et sted, hvor det passer.
puzzles-idea-lane = Plads til senere er mere værd end firkanter nu.
puzzles-idea-leave-little = Når der ikke er noget at vinde, så efterlad lidt til den næste.
puzzles-idea-lower-joint = Et tårn knækker på sit svageste sted, og det kan være langt nede.
puzzles-idea-middle-game = Et træk, der åbner to veje, er bedre end et stort.
puzzles-idea-order = Rækkefølgen afgør det: gem den enkelte firkant til sidst.
puzzles-idea-packing = Læg de besværlige brikker først; de små passer overalt.
puzzles-idea-squares = Prøv de store brikker først, og se, hvad hver af dem lukker.
puzzles-idea-take-back = FORTRYD kan åbne et tal, der hjælper dobbelt.
puzzles-idea-wild-card = Gem JOKEREN til det tal, der mangler.
puzzles-idea-win-card = Led efter det kort, som dette slag kan gøre fuldt.
puzzles-tag-any-place = Find et sted
puzzles-tag-counterweight = Modvægte
puzzles-tag-deny = Tag pladsen
puzzles-tag-edge = Ud over kanten
puzzles-tag-ending = Slutspillet
puzzles-tag-finger-on-leader = Fingre mod den førende
puzzles-tag-lane = Åbne veje
puzzles-tag-leave-little = Efterlad lidt
puzzles-tag-lower-joint = Det svage punkt
puzzles-tag-middle-game = Midtspillet
puzzles-tag-order = Rigtig rækkefølge
puzzles-tag-packing = Pak tæt
puzzles-tag-squares = Mange firkanter
puzzles-tag-take-back = Tag tilbage
puzzles-tag-wild-card = JOKEREN
puzzles-tag-win-card = Vind et kort
puzzles-next = Næste opgave
puzzles-again = Forfra
puzzles-answer = Vis svaret

## Results, sharing and times

puzzles-share = Del
puzzles-shared = Kopieret
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Dagens tider
puzzles-board-none = Ingen har løst den i første forsøg endnu.
puzzles-board-answered =
    { $count ->
        [one] { $count } person har prøvet
       *[other] { $count } personer har prøvet
    }
puzzles-rush-over = Sprinten er slut
puzzles-rush-solved =
    { $count ->
        [one] { $count } opgave løst
       *[other] { $count } opgaver løst
    }
puzzles-rush-best = Din rekord: { $count }
puzzles-rush-wrong = Fejl: { $count } af { $most }
puzzles-time-left = Tid tilbage
puzzles-mine = Mine opgaver
puzzles-rating = Styrke
puzzles-rating-early = første gæt
puzzles-counts = { $right } af { $tried } i første forsøg
puzzles-mistakes = Øv dine egne fejl
puzzles-goal-mistake = Find et bedre træk end i dit spil.

reason-colours-differ = Farverne passer ikke
reason-falls = Dér vælter den
reason-finger-misses = Rammer ikke den førende
reason-finger-points-back = Peger tilbage på dig
reason-not-best = Noget er bedre
reason-not-last = Forkert brik sidst
reason-not-offered = Brug knapperne
reason-pieces-left = Brikker er tilbage
reason-stands = Den står faktisk
reason-too-few-squares = Mere var muligt
