# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Uždaviniai
puzzles-streak =
    { $count ->
        [one] { $count } diena iš eilės
        [few] { $count } dienos iš eilės
       *[other] { $count } dienų iš eilės
    }
puzzles-streak-best = rekordas: { $count }
puzzles-daily = Dienos uždavinys
puzzles-daily-about = Visiems tas pats, kasdien naujas.
puzzles-state-new = Dar nebandyta
puzzles-state-open = Laukia tavęs
puzzles-state-wrong = Dar neišspręsta
puzzles-state-solved = Išspręsta
puzzles-practice = Treniruotė
puzzles-ideas = Po vieną idėją
puzzles-rush = Spurtas
puzzles-rush-about = Trys minutės; trečia klaida jį baigia.
puzzles-rush-start = Pradėti spurtą
puzzles-none = Šiame serveryje uždavinių nėra.

## A puzzle. The goal stands over the board.

puzzles-goal = Tikslas
puzzles-goal-better-of-two = Kuris iš šių ėjimų geresnis?
puzzles-goal-best-roll = Kuo geriau panaudok šį metimą.
puzzles-goal-block = Palik kitam kuo mažiau vietos.
puzzles-goal-find-place = Rask vietą šiai kortai.
puzzles-goal-find-place-leader = Rask vietą, kur pirštas rodo į žaidėją, turintį mažiausiai kortų.
puzzles-goal-fit-everything = Rask vietos visoms savo detalėms.
puzzles-goal-keep-lane = Išlaikyk savo kelią atvirą.
puzzles-goal-last-piece = Rask vietos visoms savo detalėms, o vieno langelio detalę dėk paskutinę.
puzzles-goal-most-squares =
    { $squares ->
        [one] Padėk { $squares } langelį: daugiau netelpa.
        [few] Padėk { $squares } langelius: daugiau netelpa.
       *[other] Padėk { $squares } langelių: daugiau netelpa.
    }
puzzles-goal-which-stands = Kurioje iš šių vietų kaladėlė stovės?
puzzles-goal-will-it-stand = Ar kaladėlė ten stovės?
puzzles-moves =
    { $count ->
        [one] { $count } ėjimas
        [few] { $count } ėjimai
       *[other] { $count } ėjimų
    }
puzzles-choice-yes = Stovės
puzzles-choice-no = Nukris
puzzles-choice = { $letter }
puzzles-choice-look = Rodyti: { $letter }
puzzles-level = Lygis { $rating }

## Why an answer is right or wrong

puzzles-right = Teisingai!
puzzles-wrong = Ne visai
puzzles-solved-late = Galiausiai išspręsta
puzzles-go-on = Bandyk dar kartą.
puzzles-why-colours-differ = Po korta yra kitos spalvos.
puzzles-why-falls = Ten ji nukrinta.
puzzles-why-finger-misses = Joks pirštas nerodo į žaidėją, turintį mažiausiai kortų.
puzzles-why-finger-points-back = Vienas pirštas rodo į tave.
puzzles-why-not-best = Taip galima, bet yra kas geriau.
puzzles-why-not-last = Viskas telpa, bet paskutinė buvo kita detalė.
puzzles-why-pieces-left = Kai kurioms detalėms vietos nebėra.
puzzles-why-stands = Ji stovi.
puzzles-why-too-few-squares = Buvo galima padėti daugiau langelių.
puzzles-idea-any-place = Pradėk nuo tos savo kortos spalvos, kurios lauke mažiausiai.
puzzles-idea-counterweight = Vienos kaladėlės svoris laiko kitą vietoje.
puzzles-idea-deny = Užimk kampą, kurio kitam labiausiai reikia.
puzzles-idea-edge = Kaladėlė stovi, kol jos vidurys remiasi į apatinę.
puzzles-idea-ending = Kai lieka mažai ėjimų, suskaičiuok, ką abi pusės dar gali padėti.
puzzles-idea-finger-on-leader = Pirma pasuk kortą taip, kad pirštas rodytų į pirmaujantį, tada ieškok, kur ji tinka.
puzzles-idea-lane = Vieta vėliau vertesnė už langelius dabar.
puzzles-idea-leave-little = Kai nėra ko laimėti, palik kitam žaidėjui mažai.
puzzles-idea-lower-joint = Bokštas lūžta silpniausioje vietoje, o ji gali būti labai žemai.
puzzles-idea-middle-game = Ėjimas, kuris atveria du kelius, geresnis už didelį.
puzzles-idea-order = Lemia tvarka: vieno langelio detalę pasilik pabaigai.
puzzles-idea-packing = Pirma dėk keblias detales; mažos telpa bet kur.
puzzles-idea-squares = Pirma išbandyk dideles detales ir žiūrėk, ką kiekviena uždaro.
puzzles-idea-take-back = ATŠAUK gali atverti skaičių, kuris padės du kartus.
puzzles-idea-wild-card = Pasilik DŽOKERĮ tam skaičiui, kurio trūksta.
puzzles-idea-win-card = Ieškok kortos, kurią šis metimas gali baigti.
puzzles-tag-any-place = Rasti vietą
puzzles-tag-counterweight = Atsvaros
puzzles-tag-deny = Atimti vietą
puzzles-tag-edge = Per kraštą
puzzles-tag-ending = Pabaiga
puzzles-tag-finger-on-leader = Pirštas į pirmaujantį
puzzles-tag-lane = Atviri keliai
puzzles-tag-leave-little = Palikti mažai
puzzles-tag-lower-joint = Silpna vieta
puzzles-tag-middle-game = Žaidimo vidurys
puzzles-tag-order = Tinkama tvarka
puzzles-tag-packing = Glaudžiai
puzzles-tag-squares = Daug langelių
puzzles-tag-take-back = Atšaukimas
puzzles-tag-wild-card = DŽOKERIS
puzzles-tag-win-card = Laimėti kortą
puzzles-next = Kitas uždavinys
puzzles-again = Nuo pradžių
puzzles-answer = Rodyti atsakymą

## Results, sharing and times

puzzles-share = Dalytis
puzzles-shared = Nukopijuota
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Šiandienos laikai
puzzles-board-none = Dar niekas jo neišsprendė iš pirmo karto.
puzzles-board-answered =
    { $count ->
        [one] Bandė { $count } žmogus
        [few] Bandė { $count } žmonės
       *[other] Bandė { $count } žmonių
    }
puzzles-rush-over = Spurtas baigtas
puzzles-rush-solved =
    { $count ->
        [one] Išspręstas { $count } uždavinys
        [few] Išspręsti { $count } uždaviniai
       *[other] Išspręsta { $count } uždavinių
    }
puzzles-rush-best = Rekordas: { $count }
puzzles-rush-wrong = Klaidos: { $count } iš { $most }
puzzles-time-left = Liko laiko
puzzles-mine = Mano uždaviniai
puzzles-rating = Stiprumas
puzzles-rating-early = spėjimas
puzzles-counts = { $right } iš { $tried } iš pirmo karto
puzzles-mistakes = Taisyti savo klaidas
puzzles-goal-mistake = Rask geresnį ėjimą negu savo žaidime.

reason-colours-differ = Spalvos nedera
reason-falls = Ten nukrinta
reason-finger-misses = Nerodo į pirmaujantį
reason-finger-points-back = Rodo į tave
reason-not-best = Yra kas geriau
reason-not-last = Paskutinė buvo kita
reason-not-offered = Naudok mygtukus
reason-pieces-left = Liko detalių
reason-stands = Ji stovi
reason-too-few-squares = Tilptų daugiau
