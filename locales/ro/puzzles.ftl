# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Enigme
puzzles-streak =
    { $count ->
        [one] { $count } zi la rând
        [few] { $count } zile la rând
       *[other] { $count } de zile la rând
    }
puzzles-streak-best = record: { $count }
puzzles-daily = Enigma zilei
puzzles-daily-about = Aceeași pentru toți, alta în fiecare zi.
puzzles-state-new = Neîncercată încă
puzzles-state-open = Te așteaptă
puzzles-state-wrong = Nerezolvată încă
puzzles-state-solved = Rezolvată
puzzles-practice = Exersează
puzzles-ideas = Câte o idee
puzzles-rush = Cursă
puzzles-rush-about = Trei minute; a treia greșeală o încheie.
puzzles-rush-start = Începe cursa
puzzles-none = Pe acest server nu sunt enigme.

## A puzzle. The goal stands over the board.

puzzles-goal = Scop
puzzles-goal-better-of-two = Care dintre mutările acestea e mai bună?
puzzles-goal-best-roll = Folosește cât mai bine această aruncare.
puzzles-goal-block = Lasă-i celeilalte părți cât mai puțin loc.
puzzles-goal-find-place = Găsește un loc pentru cartea aceasta.
puzzles-goal-find-place-leader = Găsește un loc de unde un deget arată spre jucătorul cu cele mai puține cărți.
puzzles-goal-fit-everything = Găsește loc pentru toate piesele tale.
puzzles-goal-keep-lane = Ține-ți drumul deschis.
puzzles-goal-last-piece = Găsește loc pentru toate piesele tale, cu pătratul singur la urmă.
puzzles-goal-most-squares =
    { $squares ->
        [one] Pune { $squares } pătrat: mai multe nu încap.
        [few] Pune { $squares } pătrate: mai multe nu încap.
       *[other] Pune { $squares } de pătrate: mai multe nu încap.
    }
puzzles-goal-which-stands = În care dintre aceste locuri ține blocul?
puzzles-goal-will-it-stand = Ține blocul acolo?
puzzles-moves =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
puzzles-choice-yes = Ține
puzzles-choice-no = Cade
puzzles-choice = { $letter }
puzzles-choice-look = Arată { $letter }
puzzles-level = Nivel { $rating }

## Why an answer is right or wrong

puzzles-right = Corect!
puzzles-wrong = Nu chiar
puzzles-solved-late = Rezolvată la urmă
puzzles-go-on = Mai încearcă o dată.
puzzles-why-colours-differ = Culorile de sub carte sunt altele.
puzzles-why-falls = Acolo cade.
puzzles-why-finger-misses = Niciun deget nu arată spre jucătorul cu cele mai puține cărți.
puzzles-why-finger-points-back = Un deget arată spre tine.
puzzles-why-not-best = E voie, dar există ceva mai bun.
puzzles-why-not-last = Încap toate, dar la urmă a venit altă piesă.
puzzles-why-pieces-left = Unele piese nu mai au loc.
puzzles-why-stands = Ba ține.
puzzles-why-too-few-squares = Se puteau pune mai multe pătrate.
puzzles-idea-any-place = Începe cu acea culoare a cărții tale care apare cel mai rar pe teren.
puzzles-idea-counterweight = Greutatea unui bloc îl ține pe altul la locul lui.
puzzles-idea-deny = Ia colțul de care cealaltă parte are cea mai mare nevoie.
puzzles-idea-edge = Un bloc ține cât timp mijlocul lui stă pe cel de dedesubt.
puzzles-idea-ending = Când mai sunt puține mutări, numără ce mai poate pune fiecare parte.
puzzles-idea-finger-on-leader = Întâi rotește cartea ca un deget să arate spre lider, apoi caută unde se potrivește.
puzzles-idea-lane = Locul pentru mai târziu valorează mai mult decât pătratele de acum.
puzzles-idea-leave-little = Când nu e nimic de câștigat, lasă-i puțin celui care urmează.
puzzles-idea-lower-joint = Un turn se rupe la îmbinarea cea mai slabă, poate mult mai jos.
puzzles-idea-middle-game = O mutare care deschide două drumuri e mai bună decât una mare.
puzzles-idea-order = Ordinea decide: păstrează pătratul singur pentru sfârșit.
puzzles-idea-packing = Pune întâi piesele incomode; cele mici încap oriunde.
puzzles-idea-squares = Încearcă întâi piesele mari și vezi ce închide fiecare.
puzzles-idea-take-back = O ANULARE poate deschide un număr care ajută de două ori.
puzzles-idea-wild-card = Păstrează JOKER pentru numărul care lipsește.
puzzles-idea-win-card = Caută cartea pe care aruncarea aceasta o poate termina.
puzzles-tag-any-place = Un loc bun
puzzles-tag-counterweight = Contragreutăți
puzzles-tag-deny = Ocupă locul
puzzles-tag-edge = Peste margine
puzzles-tag-ending = Finalul
puzzles-tag-finger-on-leader = Deget spre lider
puzzles-tag-lane = Drum liber
puzzles-tag-leave-little = Lasă puțin
puzzles-tag-lower-joint = Îmbinarea slabă
puzzles-tag-middle-game = Mijlocul jocului
puzzles-tag-order = Ordinea bună
puzzles-tag-packing = Să încapă
puzzles-tag-squares = Multe pătrate
puzzles-tag-take-back = ANULARE bună
puzzles-tag-wild-card = JOKER
puzzles-tag-win-card = Câștigă o carte
puzzles-next = Altă enigmă
puzzles-again = De la capăt
puzzles-answer = Arată răspunsul

## Results, sharing and times

puzzles-share = Trimite
puzzles-shared = Copiat
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Timpii de azi
puzzles-board-none = Încă n-a rezolvat-o nimeni din prima.
puzzles-board-answered =
    { $count ->
        [one] { $count } persoană a încercat
        [few] { $count } persoane au încercat
       *[other] { $count } de persoane au încercat
    }
puzzles-rush-over = Cursa s-a terminat
puzzles-rush-solved =
    { $count ->
        [one] { $count } enigmă rezolvată
        [few] { $count } enigme rezolvate
       *[other] { $count } de enigme rezolvate
    }
puzzles-rush-best = Recordul tău: { $count }
puzzles-rush-wrong = Greșeli: { $count } din { $most }
puzzles-time-left = Timp rămas
puzzles-mine = Enigmele mele
puzzles-rating = Forță
puzzles-rating-early = primă estimare
puzzles-counts = { $right } din { $tried } din prima încercare
puzzles-mistakes = Repară-ți greșelile
puzzles-goal-mistake = Găsește o mutare mai bună decât în jocul tău.

reason-colours-differ = Culori diferite
reason-falls = Acolo cade
reason-finger-misses = Nu arată spre lider
reason-finger-points-back = Arată spre tine
reason-not-best = Există ceva mai bun
reason-not-last = La urmă, altă piesă
reason-not-offered = Folosește butoanele
reason-pieces-left = Au rămas piese
reason-stands = Ba ține
reason-too-few-squares = Se putea mai mult
