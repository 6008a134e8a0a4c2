# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words: blue, yellow, red, green.

blokus-moment-goal = Pane lauale nii palju ruute, kui saad, nurk vastu nurka.
blokus-moment-lots = Loositakse, kes alustab. Enne seda ei saa keegi klotsi panna.
blokus-moment-wait = Kord: { $name }. Kord käib päripäeva ringi, igaüks paneb ühe klotsi, nii et sinu kord tuleb ise.
blokus-moment-watch = Kord: { $name }. Iga kord pannakse üks seda värvi klots: { $colour }.
blokus-moment-first = Värvi esimene klots peab katma mängulaua nurga. { $count ->
        [one] Üks nurk on veel vaba.
       *[other] { $count } nurka on veel vabad.
    }
blokus-moment-own-start = Värvi esimene klots peab katma oma nurga mängulaual. See helendab sinu jaoks: { $colour }.
blokus-moment-start = Väikesel mängulaual peab su esimene klots katma sinu stardiruudu. See helendab sinu jaoks: { $colour }.
blokus-moment-corner = Klots peab puudutama sinu oma värvi nurka, aga mitte kunagi külge. { $pass ->
        [yes] Võid korra ka vahele jätta.
       *[no] Helendavatest ruutudest saab alustada.
    }
blokus-moment-shared-first = Sina käid kõigi ühise värviga: { $colour }. Selle esimene klots peab katma mängulaua vaba nurga.
blokus-moment-shared = Sina käid kõigi ühise värviga: { $colour }. Klots peab puudutama selle värvi nurka, mitte kunagi külge.
blokus-moment-shut = Ühelegi su klotsile pole enam kohta, nii et su kord jääb vahele. Mängulaud läheb aina täis: kätte jäänud ruudud loetakse lõpus kokku.
blokus-moment-done = Kõik su klotsid on laual, nii et su kord jääb vahele. Teised panevad, kuni keegi enam ei saa.
blokus-moment-over = Mäng on läbi. Kätte jäänud ruudud loetakse kokku.

blokus-coach-corners = Nüüdsest peab iga klots puudutama seda värvi ainult nurgast: { $colour }.
blokus-coach-mine = Sellel värvil pole enam kohta ja tema kord jääb nüüdsest vahele: { $colour }.
blokus-coach-theirs = See värv on kinni jäänud ja tema kord jääb nüüdsest vahele: { $colour }.
blokus-coach-finished = Selle värvi kõik klotsid on laual: { $colour }.
blokus-coach-lane = { $name }: see käik sulges tee. { $count ->
        [one] Üks su klots ei sobi enam kuhugi.
       *[other] { $count } su klotsi ei sobi enam kuhugi.
    }
