blockout-moment-goal = Zahraj poslední kartu, nebo polož na vršek devátou kostku.
blockout-moment-goal-alone = Postav všech devět kostek na jednu věž.
blockout-moment-lots = Karty se rozdávají. Los určí, kdo začne, a každý dostane sedm karet.
blockout-moment-wait = Na tahu: { $name }. { $way ->
        [back] Hraje se proti směru hodin, protože padl Obrat.
       *[clockwise] Hraje se po směru hodin, jedna karta na tah.
    }
blockout-moment-watch = Na tahu: { $name }. V každém tahu se zahraje jedna karta a položí se kostka, kterou dovoluje.
blockout-moment-over = Hra skončila. Už se nedá nic zahrát.
blockout-moment-card = Zahraj kartu, jejíž kostka je ještě volná, nebo akční kartu. Kostka přijde na vršek věže.
blockout-moment-base = Zahraj kartu, jejíž kostka je volná, nebo akční kartu. První kostka věže se staví na staveniště.
blockout-moment-ninth = Volná je už jen jedna kostka. Když na ni máš kartu a kostka vydrží, vyhráváš, ať ti zbývá karet kolik chce.
blockout-moment-last-card = Tohle je tvoje poslední karta. Kdo na konci tahu nemá karty, vyhrává, pokud si domácí pravidlo nežádá ještě jednu kostku.
blockout-moment-draw = Žádná tvoje karta se nedá zahrát. Lízej, dokud nepřijde taková, která se dá, a tu hned zahraj.
blockout-moment-luck = { $count ->
        [0] Lízáš, dokud nepřijde karta, která se dá zahrát.
        [one] Za pád si lízáš ještě jednu kartu.
        [few] Za pád si lízáš ještě { $count } karty.
       *[other] Za pád si lízáš ještě { $count } karet.
    } Hraješ dál, až budou karty odkryté.
blockout-moment-restart = Věž spadla a všechny kostky jsou volné. Ještě v tomhle tahu začínáš novou věž kartou kostky; akční karty se teď hrát nedají.
blockout-moment-bonus = Poslední karta je zahraná, takže přijde ještě jedna kostka. Vezmi si kteroukoli volnou: když vydrží, vyhráváš.
blockout-moment-practice = Vezmi si kteroukoli volnou kostku; karty tu nejsou. { $count ->
        [one] Do plné věže chybí ještě jedna kostka.
        [few] Do plné věže chybí ještě { $count } kostky.
       *[other] Do plné věže chybí ještě { $count } kostek.
    }
blockout-moment-slip = Kostka dopadne kousek vedle vybraného místa. Jak daleko, o tom rozhodne náhoda, protože žádná ruka není úplně v klidu.
blockout-moment-placing = Kostka se smí dotknout jen horní plochy nejvyšší kostky. Jakmile ji pustíš, věž musí stát, než dopočítáme do tří.
blockout-moment-stack = { $own ->
        [yes] Polož skutečnou kostku jednou rukou, jen na nejvyšší kostku.
       *[no] { $name }: kostka jednou rukou, jen na nejvyšší kostku.
    } Kdokoli může říct, že kostka už stojí, nebo že věž spadla.
blockout-moment-count = Všichni počítají do tří. Platí jen věž, která stojí i na konci; pád se dá ohlásit hned.
blockout-moment-report = Vydržela? Stačí jedna odpověď, ale pár sekund může každý odporovat.
blockout-moment-vote = Dva viděli každý něco jiného, takže hlasují všichni. Rozhodne většina.
blockout-moment-revote = Hlasů bylo stejně, takže všichni hlasují ještě jednou. Když to bude zase nerozhodně, kostka se pokládá znovu.

blockout-coach-fell = { $name }: věž spadla. { $count ->
        [0] Všechny kostky jsou zase volné.
        [one] Stojí to { $count } kartu a začíná nová věž.
        [few] Stojí to { $count } karty a začíná nová věž.
       *[other] Stojí to { $count } karet a začíná nová věž.
    }
blockout-coach-late = Věž spadla až po dopočítání: kostka pořád platí.
blockout-coach-back = Tenhle pokus se nepočítá, karta i kostka se vracejí.
blockout-coach-reverse = Odteď se hraje { $way ->
        [back] proti směru hodin.
       *[clockwise] po směru hodin.
    }
blockout-coach-bonus = Karty ti došly: ještě jedna kostka, a ta musí vydržet.
blockout-coach-drew = { $count ->
        [one] Lízáš si kartu.
        [few] Lízáš si { $count } karty.
       *[other] Lízáš si { $count } karet.
    }
blockout-coach-eight = Stojí osm kostek: kdo přidá devátou, vyhrává.
blockout-coach-one-card = Už jen jedna karta: { $name }.
blockout-coach-stuck = { $count ->
        [one] Kostka k jedné tvé kartě už je na věži: ta karta musí počkat.
        [few] Kostky k { $count } tvým kartám už jsou na věži: ty karty musí počkat.
       *[other] Kostky k { $count } tvým kartám už jsou na věži: ty karty musí počkat.
    }
