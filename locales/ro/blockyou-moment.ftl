# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Scapă de toate cărțile tale înaintea celorlalți.
blockyou-moment-lots = Se trag cărțile. Poți continua când a ta e deschisă.
blockyou-moment-ready = Spune că ești gata. Numărătoarea inversă începe când toți sunt gata.
blockyou-moment-lead = Tu conduci jocul și pornești prima numărătoare inversă. { $count ->
        [0] Toți ceilalți sunt gata.
        [one] Încă { $count } jucător nu e gata.
        [few] Încă { $count } jucători nu sunt gata.
       *[other] Încă { $count } de jucători nu sunt gata.
    }
blockyou-moment-wait = Ești gata. Numărătoarea inversă începe când sunt gata și toți ceilalți.
blockyou-moment-countdown = Trei, doi, unu, zero: apoi toate cărțile se întorc deodată. Înainte nu poate pune nimeni.
blockyou-moment-lay = Pune-ți cartea pe părți din două cărți sau mai multe: fiecare culoare pe culoarea ei, albul pe orice. Niciun deget de pe ea nu are voie să arate spre tine.
blockyou-moment-last = După o greșeală ai rămas la urmă. { $seconds ->
        [one] Ai { $seconds } secundă să-ți pui cartea, după aceleași reguli.
        [few] Ai { $seconds } secunde să-ți pui cartea, după aceleași reguli.
       *[other] Ai { $seconds } de secunde să-ți pui cartea, după aceleași reguli.
    }
blockyou-moment-alone = Pune carte după carte: fiecare culoare pe culoarea ei, albul pe orice. O greșeală costă o carte de penalizare și contează doar timpul.
blockyou-moment-done = Cartea ta e pusă, iar degetele ei i-au blocat pe cei spre care arată. Până la runda următoare ești în siguranță.
blockyou-moment-blocked = Un deget arată spre locul tău, așa că stai pe tușă în runda aceasta. Cartea ta se duce sub celelalte ale tale.
blockyou-moment-fault = Greșeală: stai pe tușă în runda aceasta și în următoarea. Primești o carte de penalizare, dacă mai e vreuna.
blockyou-moment-sit-out = În runda aceasta stai pe tușă, fiindcă ai greșit în cea dinainte. În următoarea joci din nou.
blockyou-moment-back = Runda s-a încheiat pentru tine, iar cartea ta se duce sub celelalte. Urmează altă numărătoare inversă.
blockyou-moment-watch = Toți jucătorii se întrec în același timp. Fiecare carte corectă contează, iar degetele ei îi pot bloca pe alții.
blockyou-moment-over = Jocul s-a terminat. A câștigat cine a scăpat primul de toate cărțile.

blockyou-coach-blocked = Te blochează: { $name }. Un deget de pe cartea aceea arată spre tine.
blockyou-coach-colours = Culorile nu s-au potrivit: stai pe tușă și în runda următoare.
blockyou-coach-self = Un deget arăta spre tine: stai pe tușă și în runda următoare.
blockyou-coach-fewer = Pusă fără greșeală. { $count ->
        [0] Nu mai ai nicio carte.
        [one] Mai ai { $count } carte.
        [few] Mai ai { $count } cărți.
       *[other] Mai ai { $count } de cărți.
    }
blockyou-coach-last = Ai rămas la urmă: o carte corectă a încheiat runda.
blockyou-coach-ten = { $seconds ->
        [one] Tu ai rămas la urmă: { $seconds } secundă.
        [few] Tu ai rămas la urmă: { $seconds } secunde.
       *[other] Tu ai rămas la urmă: { $seconds } de secunde.
    }
blockyou-coach-dead = Nimeni nu putea pune vreo carte, așa că runda s-a terminat.
blockyou-coach-refreshed = Nimeni nu putea pune vreo carte, așa că se așază un teren nou.
