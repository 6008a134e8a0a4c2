# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Joacă-ți ultima carte sau pune al nouălea bloc în vârf.
blockout-moment-goal-alone = Pune toate cele nouă blocuri pe un singur turn.
blockout-moment-lots = Se împart cărțile. Norocul alege cine începe și fiecare primește șapte cărți.
blockout-moment-wait = Acum joacă: { $name }. { $way ->
        [back] Se joacă în sens antiorar, fiindcă s-a jucat Schimbă sensul.
       *[clockwise] Se joacă în sens orar, câte o carte la rând.
    }
blockout-moment-watch = Acum joacă: { $name }. La fiecare rând se joacă o carte și se pune blocul pe care ea îl permite.
blockout-moment-over = Jocul s-a terminat. Nu mai e nimic de jucat.
blockout-moment-card = Joacă o carte al cărei bloc e încă liber sau o carte Acțiune. Blocul se pune în vârful turnului.
blockout-moment-base = Joacă o carte al cărei bloc e liber sau o carte Acțiune. Primul bloc al unui turn se pune pe șantier.
blockout-moment-ninth = Doar un bloc mai e liber. Dacă ai o carte pentru el și ține, câștigi, oricâte cărți ți-ar mai rămâne.
blockout-moment-last-card = E ultima ta carte. Fără cărți la sfârșitul rândului câștigi, dacă o regulă a casei nu mai cere un bloc.
blockout-moment-draw = Niciuna dintre cărțile tale nu se poate juca. Trebuie să tragi până vine una bună și s-o joci pe loc.
blockout-moment-luck = { $count ->
        [0] Tragi până vine o carte care se poate juca.
        [one] Mai tragi { $count } carte pentru cădere.
        [few] Mai tragi { $count } cărți pentru cădere.
       *[other] Mai tragi { $count } de cărți pentru cădere.
    } Poți continua când cărțile sunt deschise.
blockout-moment-restart = Turnul a căzut și toate blocurile sunt libere. Tot la rândul acesta începi un turn nou cu o carte Bloc; cărțile Acțiune nu se pot juca acum.
blockout-moment-bonus = Ți-ai jucat ultima carte, așa că mai trebuie un bloc. Ia orice bloc liber: dacă ține, câștigi.
blockout-moment-practice = Ia orice bloc liber; nu sunt cărți. { $count ->
        [one] Mai lipsește { $count } bloc până la turnul întreg.
        [few] Mai lipsesc { $count } blocuri până la turnul întreg.
       *[other] Mai lipsesc { $count } de blocuri până la turnul întreg.
    }
blockout-moment-slip = Blocul ajunge puțin pe lângă punctul ales. Norocul decide cât, fiindcă nicio mână nu stă complet nemișcată.
blockout-moment-placing = Blocul are voie să atingă numai fața de sus a blocului din vârf. După ce îi dai drumul, turnul trebuie să țină până la trei.
blockout-moment-stack = { $own ->
        [yes] Pune blocul adevărat cu o singură mână, numai pe blocul din vârf.
       *[no] Blocul se pune acum cu o singură mână, numai pe blocul din vârf: { $name }.
    } Oricine poate spune că e pus sau că turnul a căzut.
blockout-moment-count = Toți numără până la trei. Contează doar un turn care stă în picioare la sfârșit; o cădere se poate anunța pe loc.
blockout-moment-report = A ținut? Ajunge un singur răspuns, dar câteva secunde oricine îl poate contrazice.
blockout-moment-vote = Două persoane au văzut două lucruri diferite, așa că votează toți. Majoritatea hotărăște.
blockout-moment-revote = Voturile au fost la egalitate, așa că toți votează încă o dată. Dacă rămân la egalitate, blocul se pune din nou.

blockout-coach-fell = { $name }: turnul a căzut. { $count ->
        [0] Toate blocurile sunt din nou libere.
        [one] Asta costă { $count } carte și începe un turn nou.
        [few] Asta costă { $count } cărți și începe un turn nou.
       *[other] Asta costă { $count } de cărți și începe un turn nou.
    }
blockout-coach-late = Turnul a căzut după numărătoare: blocul pus contează totuși.
blockout-coach-back = Încercarea nu s-a pus, așa că vin înapoi cartea și blocul.
blockout-coach-reverse = De acum se joacă { $way ->
        [back] în sens antiorar.
       *[clockwise] în sens orar.
    }
blockout-coach-bonus = Ți s-au terminat cărțile: încă un bloc, și trebuie să țină.
blockout-coach-drew = { $count ->
        [one] Ai tras { $count } carte.
        [few] Ai tras { $count } cărți.
       *[other] Ai tras { $count } de cărți.
    }
blockout-coach-eight = Opt blocuri stau în picioare: cine îl pune pe al nouălea câștigă.
blockout-coach-one-card = Doar o carte rămasă: { $name }.
blockout-coach-stuck = { $count ->
        [one] Blocul uneia dintre cărțile tale e acum în turn: cartea trebuie să aștepte.
        [few] Blocurile a { $count } dintre cărțile tale sunt acum în turn: cărțile trebuie să aștepte.
       *[other] Blocurile a { $count } dintre cărțile tale sunt acum în turn: cărțile trebuie să aștepte.
    }
