# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Sužaisk paskutinę kortą arba padėk devintą kaladėlę ant viršaus.
blockout-moment-goal-alone = Sudėk visas devynias kaladėles į vieną bokštą.
blockout-moment-lots = Dalijamos kortos. Burtai lemia, kas pradės, ir kiekvienas gauna septynias kortas.
blockout-moment-wait = Eilė: { $name }. { $way ->
        [back] Einame prieš laikrodį, nes kažkas sužaidė „Apsukti“.
       *[clockwise] Einame pagal laikrodį, po vieną kortą.
    }
blockout-moment-watch = Eilė: { $name }. Kiekvienu ėjimu sužaidžiama viena korta ir padedama kaladėlė, kurią ji leidžia.
blockout-moment-over = Žaidimas baigtas. Eiti nebegalima.
blockout-moment-card = Žaisk kortą, kurios kaladėlė dar laisva, arba veiksmo kortą. Kaladėlė dedama ant bokšto viršaus.
blockout-moment-base = Žaisk kortą, kurios kaladėlė laisva, arba veiksmo kortą. Pirmoji bokšto kaladėlė stovi statybvietėje.
blockout-moment-ninth = Laisva tik viena kaladėlė. Jei turi jai kortą ir kaladėlė išstovės, laimėsi, kad ir kiek kortų dar liko.
blockout-moment-last-card = Tai paskutinė tavo korta. Jei ėjimo pabaigoje nebeturi kortų, laimi, nebent namų taisyklė reikalauja dar vienos kaladėlės.
blockout-moment-draw = Nė vienos tavo kortos žaisti negalima. Turi traukti, kol gausi tinkamą, ir iš karto ją sužaisti.
blockout-moment-luck = { $count ->
        [0] Trauki, kol gausi kortą, kurią galima žaisti.
        [one] Už griūtį trauki dar { $count } kortą.
        [few] Už griūtį trauki dar { $count } kortas.
       *[other] Už griūtį trauki dar { $count } kortų.
    } Tęsti galėsi, kai kortos bus atverstos.
blockout-moment-restart = Bokštas nugriuvo, ir visos kaladėlės laisvos. Tuo pačiu ėjimu pradedi naują bokštą su kaladėlės korta; veiksmo kortų dabar žaisti negalima.
blockout-moment-bonus = Liko dar viena kaladėlė, nes paskutinė tavo korta sužaista. Imk bet kurią laisvą: jei išstovės, laimėsi.
blockout-moment-practice = Imk bet kurią laisvą kaladėlę; kortų čia nėra. { $count ->
        [one] Visam bokštui dar trūksta { $count } kaladėlės.
        [few] Visam bokštui dar trūksta { $count } kaladėlių.
       *[other] Visam bokštui dar trūksta { $count } kaladėlių.
    }
blockout-moment-slip = Kaladėlė nusileidžia šiek tiek šalia parinktos vietos. Kiek toli, lemia atsitiktinumas, nes jokia ranka nėra visai rami.
blockout-moment-placing = Kaladėlė gali liesti tik viršutinės kaladėlės viršų. Kai paleisi, bokštas turi išstovėti, kol suskaičiuosite iki trijų.
blockout-moment-stack = { $own ->
        [yes] Dėk tikrą kaladėlę viena ranka, tik ant viršutinės kaladėlės.
       *[no] Deda: { $name }. Viena ranka, tik ant viršutinės kaladėlės.
    } Bet kas gali pasakyti, kad ji padėta arba kad bokštas nugriuvo.
blockout-moment-count = Visi skaičiuoja iki trijų. Galioja tik bokštas, kuris stovi pabaigoje; apie griūtį galima pranešti iš karto.
blockout-moment-report = Ar išstovėjo? Pakanka vieno atsakymo, bet kelias sekundes bet kas gali paprieštarauti.
blockout-moment-vote = Du žmonės matė skirtingai, todėl balsuoja visi. Lemia dauguma.
blockout-moment-revote = Balsų buvo po lygiai, todėl visi balsuoja dar kartą. Jei vėl bus po lygiai, kaladėlė dedama iš naujo.

blockout-coach-fell = { $name }: bokštas nugriuvo. { $count ->
        [0] Visos kaladėlės vėl laisvos.
        [one] Tai kainuoja { $count } kortą, ir pradedamas naujas bokštas.
        [few] Tai kainuoja { $count } kortas, ir pradedamas naujas bokštas.
       *[other] Tai kainuoja { $count } kortų, ir pradedamas naujas bokštas.
    }
blockout-coach-late = Bokštas nugriuvo jau po skaičiavimo: kaladėlė vis tiek įskaitoma.
blockout-coach-back = Tas bandymas negalioja, todėl korta ir kaladėlė grįžta.
blockout-coach-reverse = Nuo šiol einame { $way ->
        [back] prieš laikrodį.
       *[clockwise] pagal laikrodį.
    }
blockout-coach-bonus = Tavo kortos baigėsi: dar viena kaladėlė, ir ji turi išstovėti.
blockout-coach-drew = { $count ->
        [one] Ištraukei { $count } kortą.
        [few] Ištraukei { $count } kortas.
       *[other] Ištraukei { $count } kortų.
    }
blockout-coach-eight = Stovi aštuonios kaladėlės: kas padės devintą, laimės.
blockout-coach-one-card = Liko tik viena korta: { $name }.
blockout-coach-stuck = { $count ->
        [one] { $count } tavo kortos kaladėlė jau bokšte: kortai teks palaukti.
        [few] { $count } tavo kortų kaladėlės jau bokšte: kortoms teks palaukti.
       *[other] { $count } tavo kortų kaladėlės jau bokšte: kortoms teks palaukti.
    }
