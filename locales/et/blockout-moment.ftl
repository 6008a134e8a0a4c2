# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Mängi oma viimane kaart või pane üheksas klots tippu.
blockout-moment-goal-alone = Pane kõik üheksa klotsi ühte torni.
blockout-moment-lots = Kaarte jagatakse. Alustaja loositakse ja igaüks saab seitse kaarti.
blockout-moment-wait = Kord: { $name }. { $way ->
        [back] Mäng käib vastupäeva, sest mängiti Suunamuutus.
       *[clockwise] Mäng käib päripäeva, iga kord üks kaart.
    }
blockout-moment-watch = Kord: { $name }. Iga kord mängitakse üks kaart ja pannakse klots, mida see lubab.
blockout-moment-over = Mäng on läbi. Midagi ei saa enam mängida.
blockout-moment-card = Mängi kaart, mille klots on veel vaba, või tegevuskaart. Klots läheb torni tippu.
blockout-moment-base = Mängi kaart, mille klots on vaba, või tegevuskaart. Torni esimene klots seisab ehitusplatsil.
blockout-moment-ninth = Vaba on ainult üks klots. Kui sul on selle jaoks kaart ja klots jääb püsti, siis võidad, ükskõik kui palju kaarte sul veel on.
blockout-moment-last-card = See on su viimane kaart. Kui sul korra lõpus kaarte pole, siis võidad, välja arvatud kui kodureegel nõuab lisaklotsi.
blockout-moment-draw = Ühtki su kaarti ei saa mängida. Pead tõmbama, kuni tuleb sobiv, ja mängima selle kohe.
blockout-moment-luck = { $count ->
        [0] Tõmbad, kuni tuleb kaart, mida saab mängida.
        [one] Tõmbad kukkumise eest veel ühe kaardi.
       *[other] Tõmbad kukkumise eest veel { $count } kaarti.
    } Jätkata saad siis, kui kaardid on lahti.
blockout-moment-restart = Torn kukkus ümber ja kõik klotsid on vabad. Samal korral alustad klotsikaardiga uut torni; tegevuskaarti praegu mängida ei saa.
blockout-moment-bonus = Vaja on veel üht klotsi, sest su viimane kaart on mängitud. Võta mis tahes vaba klots: kui see jääb püsti, siis võidad.
blockout-moment-practice = Võta mis tahes vaba klots; kaarte pole. { $count ->
        [one] Tervest tornist on puudu veel üks klots.
       *[other] Tervest tornist on puudu veel { $count } klotsi.
    }
blockout-moment-slip = Klots maandub valitud kohast veidi kõrvale. Kui kaugele, otsustab juhus, sest ükski käsi pole päris paigal.
blockout-moment-placing = Klots tohib puudutada ainult ülemise klotsi pealmist külge. Kui lased lahti, peab torn püsti jääma, kuni loetakse kolmeni.
blockout-moment-stack = { $own ->
        [yes] Pane päris klots ühe käega paika, ainult ülemise klotsi peale.
       *[no] Klotsi paneb ühe käega, ainult ülemise klotsi peale: { $name }.
    } Igaüks võib öelda, et see on paigas või et torn kukkus.
blockout-moment-count = Kõik loevad kolmeni. Loeb ainult torn, mis lõpuks püsti on; kukkumisest võib kohe teatada.
blockout-moment-report = Kas jäi püsti? Ühest vastusest piisab, aga mõne sekundi jooksul võib igaüks vastu vaielda.
blockout-moment-vote = Kaks inimest nägid eri asju, nii et kõik hääletavad. Otsustab enamus.
blockout-moment-revote = Hääli oli võrdselt, nii et kõik hääletavad veel kord. Kui jääb võrdseks, pannakse klots uuesti paika.

blockout-coach-fell = { $name }: torn kukkus ümber. { $count ->
        [0] Kõik klotsid on jälle vabad.
       *[other] See maksab { $count } kaarti ja algab uus torn.
    }
blockout-coach-late = Torn kukkus pärast lugemist: klots läheb ikkagi arvesse.
blockout-coach-back = See katse ei läinud arvesse, nii et kaart ja klots tulevad tagasi.
blockout-coach-reverse = Nüüdsest käib mäng { $way ->
        [back] vastupäeva.
       *[clockwise] päripäeva.
    }
blockout-coach-bonus = Su kaardid on otsas: veel üks klots, ja see peab püsti jääma.
blockout-coach-drew = { $count ->
        [one] Tõmbasid kaardi.
       *[other] Tõmbasid { $count } kaarti.
    }
blockout-coach-eight = Kaheksa klotsi on püsti: kes paneb üheksanda, võidab.
blockout-coach-one-card = Ainult üks kaart järel: { $name }.
blockout-coach-stuck = { $count ->
        [one] Ühe su kaardi klots on nüüd tornis: kaart peab ootama.
       *[other] { $count } su kaardi klotsid on nüüd tornis: kaardid peavad ootama.
    }
