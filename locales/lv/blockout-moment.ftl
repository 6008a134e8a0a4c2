# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Izspēlē pēdējo kārti vai noliec devīto kluci pašā augšā.
blockout-moment-goal-alone = Saliec visus deviņus klučus vienā tornī.
blockout-moment-lots = Dala kārtis. Izloze izšķir, kas sāks, un katrs saņem septiņas kārtis.
blockout-moment-wait = Gājiens: { $name }. { $way ->
        [back] Ejam pretēji pulkstenim, jo kāds izspēlēja „Apgriezt”.
       *[clockwise] Ejam pulksteņa virzienā, pa vienai kārtij.
    }
blockout-moment-watch = Gājiens: { $name }. Katrā gājienā izspēlē vienu kārti un noliek kluci, ko tā atļauj.
blockout-moment-over = Spēle ir beigusies. Iet vairs nevar.
blockout-moment-card = Izspēlē kārti, kuras klucis vēl ir brīvs, vai darbības kārti. Kluci liek torņa augšā.
blockout-moment-base = Izspēlē kārti, kuras klucis ir brīvs, vai darbības kārti. Torņa pirmais klucis stāv uz būvlaukuma.
blockout-moment-ninth = Brīvs ir tikai viens klucis. Ja tev ir tā kārts un klucis noturas, tu uzvari, vienalga, cik kāršu vēl palicis.
blockout-moment-last-card = Šī ir tava pēdējā kārts. Ja gājiena beigās kāršu vairs nav, tu uzvari, ja vien mājas noteikums neprasa vēl vienu kluci.
blockout-moment-draw = Nevienu tavu kārti nevar izspēlēt. Tev jāvelk, līdz nāk derīga, un tā uzreiz jāizspēlē.
blockout-moment-luck = { $count ->
        [0] Tu velc, līdz nāk kārts, ko var izspēlēt.
        [zero] Par kritienu tu velc vēl { $count } kāršu.
        [one] Par kritienu tu velc vēl { $count } kārti.
       *[other] Par kritienu tu velc vēl { $count } kārtis.
    } Turpināt varēsi, kad kārtis būs atklātas.
blockout-moment-restart = Tornis sagāzās, un visi kluči ir brīvi. Tajā pašā gājienā tu sāc jaunu torni ar kluča kārti; darbības kārti tagad izspēlēt nevar.
blockout-moment-bonus = Jāliek vēl viens klucis, jo tava pēdējā kārts ir izspēlēta. Ņem jebkuru brīvo: ja tas noturas, tu uzvari.
blockout-moment-practice = Ņem jebkuru brīvo kluci; kāršu te nav. { $count ->
        [zero] Līdz pilnam tornim trūkst vēl { $count } kluču.
        [one] Līdz pilnam tornim trūkst vēl { $count } kluča.
       *[other] Līdz pilnam tornim trūkst vēl { $count } kluču.
    }
blockout-moment-slip = Klucis nolaižas mazliet blakus izvēlētajai vietai. Cik tālu, izšķir nejaušība, jo neviena roka nav pavisam mierīga.
blockout-moment-placing = Klucis drīkst skart tikai augšējā kluča virspusi. Kad atlaid, tornim jānoturas, kamēr saskaita līdz trīs.
blockout-moment-stack = { $own ->
        [yes] Liec īsto kluci ar vienu roku, tikai uz augšējā kluča.
       *[no] Liek: { $name }. Ar vienu roku, tikai uz augšējā kluča.
    } Ikviens var teikt, ka tas ir nolikts vai ka tornis sagāzās.
blockout-moment-count = Visi skaita līdz trīs. Skaitās tikai tornis, kas beigās stāv; par kritienu var ziņot uzreiz.
blockout-moment-report = Vai noturējās? Pietiek ar vienu atbildi, bet dažas sekundes ikviens var iebilst.
blockout-moment-vote = Divi redzēja dažādi, tāpēc balso visi. Izšķir vairākums.
blockout-moment-revote = Balsis sadalījās vienādi, tāpēc visi balso vēlreiz. Ja atkal būs vienādi, klucis jāliek vēlreiz.

blockout-coach-fell = { $name }: tornis sagāzās. { $count ->
        [0] Visi kluči atkal ir brīvi.
        [zero] Tas maksā { $count } kāršu, un sākas jauns tornis.
        [one] Tas maksā { $count } kārti, un sākas jauns tornis.
       *[other] Tas maksā { $count } kārtis, un sākas jauns tornis.
    }
blockout-coach-late = Tornis sagāzās pēc skaitīšanas: klucis tik un tā skaitās.
blockout-coach-back = Šis mēģinājums neskaitās, tāpēc kārts un klucis nāk atpakaļ.
blockout-coach-reverse = No šī brīža ejam { $way ->
        [back] pretēji pulkstenim.
       *[clockwise] pulksteņa virzienā.
    }
blockout-coach-bonus = Tavas kārtis ir beigušās: vēl viens klucis, un tam jānoturas.
blockout-coach-drew = { $count ->
        [zero] Tu izvilki { $count } kāršu.
        [one] Tu izvilki { $count } kārti.
       *[other] Tu izvilki { $count } kārtis.
    }
blockout-coach-eight = Stāv astoņi kluči: kas noliks devīto, uzvarēs.
blockout-coach-one-card = Palikusi tikai viena kārts: { $name }.
blockout-coach-stuck = { $count ->
        [zero] { $count } tavu kāršu kluči tagad ir tornī: kārtīm jāpagaida.
        [one] { $count } tavas kārts klucis tagad ir tornī: kārtij jāpagaida.
       *[other] { $count } tavu kāršu kluči tagad ir tornī: kārtīm jāpagaida.
    }
