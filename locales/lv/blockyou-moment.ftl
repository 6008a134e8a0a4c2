# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Tiec vaļā no visām savām kārtīm pirms citiem.
blockyou-moment-lots = Velk kārtis. Turpināt varēsi, kad tavējā būs atklāta.
blockyou-moment-ready = Pasaki, ka vari sākt. Skaitīšana sākas, kad visi to pateikuši.
blockyou-moment-lead = Tu dod startu un sāc pirmo skaitīšanu. { $count ->
        [0] Visi pārējie ir gatavi.
        [zero] Vēl nav gatavi { $count } spēlētāju.
        [one] Vēl nav gatavs { $count } spēlētājs.
       *[other] Vēl nav gatavi { $count } spēlētāji.
    }
blockyou-moment-wait = Tu vari sākt. Skaitīšana sākas, kad var arī visi pārējie.
blockyou-moment-countdown = Trīs, divi, viens, nulle: tad visas kārtis atklāj reizē. Līdz tam neviens nevar likt.
blockyou-moment-lay = Liec kārti uz vismaz divu kāršu daļām: katra krāsa uz savas, balta uz jebkā. Neviens tās pirksts nedrīkst rādīt uz tavu pusi.
blockyou-moment-last = Pēc kļūdas paliki tikai tu. Kārti vari nolikt { $seconds } s laikā, pēc tiem pašiem noteikumiem.
blockyou-moment-alone = Liec kārti pēc kārts: katra krāsa uz savas, balta uz jebkā. Kļūda maksā soda kārti, un svarīgs ir tikai laiks.
blockyou-moment-done = Tava kārts ir nolikta, un tās pirksti bloķēja tos, uz kuriem rāda. Līdz nākamajam raundam tevi neviens nebloķēs.
blockyou-moment-blocked = Pirksts rāda uz tavu pusi, tāpēc tu izkrīti no šī raunda. Tava kārts iet zem pārējām tavām kārtīm.
blockyou-moment-fault = Kļūda: tu izlaid šo un nākamo raundu. Tavām kārtīm pievieno soda kārti, ja tādas vēl ir.
blockyou-moment-sit-out = Tu izlaid šo raundu, jo iepriekšējā bija tava kļūda. Nākamajā spēlēsi atkal.
blockyou-moment-back = Tev raunds ir beidzies, un tava kārts iet zem pārējām tavām kārtīm. Drīz skaitīs no jauna.
blockyou-moment-watch = Visi sacenšas reizē. Skaitās katra pareizā kārts, un tās pirksti var bloķēt citus.
blockyou-moment-over = Spēle ir beigusies. Uzvarēja tas, kas pirmais tika vaļā no visām kārtīm.

blockyou-coach-blocked = Tevi bloķē: { $name }. Šīs kārts pirksts rāda uz tavu pusi.
blockyou-coach-colours = Krāsas nesaskanēja: tu izlaid arī nākamo raundu.
blockyou-coach-self = Pirksts rādīja uz tevi: tu izlaid arī nākamo raundu.
blockyou-coach-fewer = Nolikta bez kļūdas. { $count ->
        [0] Tev vairs nav kāršu.
        [zero] Tev vēl ir { $count } kāršu.
        [one] Tev vēl ir { $count } kārts.
       *[other] Tev vēl ir { $count } kārtis.
    }
blockyou-coach-last = Paliki tikai tu: pareiza kārts beidza raundu.
blockyou-coach-ten = Paliki tikai tu: { $seconds } s.
blockyou-coach-dead = Neviens nevarēja nolikt kārti, tāpēc raunds ir beidzies.
blockyou-coach-refreshed = Neviens nevarēja nolikt kārti, tāpēc izdala jaunu laukumu.
