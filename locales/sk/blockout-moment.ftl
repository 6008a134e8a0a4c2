blockout-moment-goal = Zahraj poslednú kartu alebo polož na vrch deviatu kocku.
blockout-moment-goal-alone = Postav všetkých deväť kociek na jednu vežu.
blockout-moment-lots = Karty sa rozdávajú. Žreb určí, kto začne, a každý dostane sedem kariet.
blockout-moment-wait = Na ťahu: { $name }. { $way ->
        [back] Hrá sa proti smeru hodín, lebo padol Obrat.
       *[clockwise] Hrá sa v smere hodín, jedna karta na ťah.
    }
blockout-moment-watch = Na ťahu: { $name }. V každom ťahu sa zahrá jedna karta a položí sa kocka, ktorú dovoľuje.
blockout-moment-over = Hra sa skončila. Už sa nedá nič zahrať.
blockout-moment-card = Zahraj kartu, ktorej kocka je ešte voľná, alebo akčnú kartu. Kocka príde na vrch veže.
blockout-moment-base = Zahraj kartu, ktorej kocka je voľná, alebo akčnú kartu. Prvá kocka veže sa kladie na stavenisko.
blockout-moment-ninth = Voľná je už len jedna kocka. Ak na ňu máš kartu a kocka vydrží, vyhrávaš, nech ti zostáva kariet, koľko chce.
blockout-moment-last-card = Toto je tvoja posledná karta. Kto na konci ťahu nemá karty, vyhráva, pokiaľ si domáce pravidlo nežiada ešte jednu kocku.
blockout-moment-draw = Žiadna tvoja karta sa nedá zahrať. Ťahaj, kým nepríde taká, ktorá sa dá, a tú hneď zahraj.
blockout-moment-luck = { $count ->
        [0] Ťaháš, kým nepríde karta, ktorá sa dá zahrať.
        [one] Za pád si ťaháš ešte jednu kartu.
        [few] Za pád si ťaháš ešte { $count } karty.
       *[other] Za pád si ťaháš ešte { $count } kariet.
    } Hráš ďalej, keď budú karty odkryté.
blockout-moment-restart = Veža spadla a všetky kocky sú voľné. Ešte v tomto ťahu začínaš novú vežu kartou kocky; akčné karty sa teraz nedajú hrať.
blockout-moment-bonus = Posledná karta je zahraná, takže príde ešte jedna kocka. Vezmi si ktorúkoľvek voľnú: ak vydrží, vyhrávaš.
blockout-moment-practice = Vezmi si ktorúkoľvek voľnú kocku; karty tu nie sú. { $count ->
        [one] Do plnej veže chýba ešte jedna kocka.
        [few] Do plnej veže chýbajú ešte { $count } kocky.
       *[other] Do plnej veže chýba ešte { $count } kociek.
    }
blockout-moment-slip = Kocka dopadne kúsok vedľa vybraného miesta. Ako ďaleko, o tom rozhodne náhoda, lebo žiadna ruka nie je úplne pokojná.
blockout-moment-placing = Kocka sa smie dotknúť len hornej plochy najvyššej kocky. Len čo ju pustíš, veža musí stáť, kým nenapočítame do troch.
blockout-moment-stack = { $own ->
        [yes] Polož skutočnú kocku jednou rukou, len na najvyššiu kocku.
       *[no] { $name }: kocka jednou rukou, len na najvyššiu kocku.
    } Ktokoľvek môže povedať, že kocka už stojí, alebo že veža spadla.
blockout-moment-count = Všetci počítajú do troch. Platí len veža, ktorá stojí aj na konci; pád sa dá ohlásiť hneď.
blockout-moment-report = Vydržala? Stačí jedna odpoveď, ale pár sekúnd môže každý odporovať.
blockout-moment-vote = Dvaja videli každý niečo iné, takže hlasujú všetci. Rozhodne väčšina.
blockout-moment-revote = Hlasov bolo rovnako, takže všetci hlasujú ešte raz. Ak to bude zase nerozhodne, kocka sa kladie znova.

blockout-coach-fell = { $name }: veža spadla. { $count ->
        [0] Všetky kocky sú zase voľné.
        [one] Stojí to { $count } kartu a začína sa nová veža.
        [few] Stojí to { $count } karty a začína sa nová veža.
       *[other] Stojí to { $count } kariet a začína sa nová veža.
    }
blockout-coach-late = Veža spadla až po dopočítaní: kocka aj tak platí.
blockout-coach-back = Tento pokus sa neráta, karta aj kocka sa vracajú.
blockout-coach-reverse = Odteraz sa hrá { $way ->
        [back] proti smeru hodín.
       *[clockwise] v smere hodín.
    }
blockout-coach-bonus = Karty sa ti minuli: ešte jedna kocka, a tá musí vydržať.
blockout-coach-drew = { $count ->
        [one] Ťaháš si kartu.
        [few] Ťaháš si { $count } karty.
       *[other] Ťaháš si { $count } kariet.
    }
blockout-coach-eight = Stojí osem kociek: kto pridá deviatu, vyhráva.
blockout-coach-one-card = Už len jedna karta: { $name }.
blockout-coach-stuck = { $count ->
        [one] Kocka k jednej tvojej karte už je na veži: tá karta musí počkať.
        [few] Kocky k { $count } tvojim kartám už sú na veži: tie karty musia počkať.
       *[other] Kocky k { $count } tvojim kartám už sú na veži: tie karty musia počkať.
    }
