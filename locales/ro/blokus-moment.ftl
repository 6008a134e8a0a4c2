# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words.

blokus-moment-goal = Pune cât mai multe pătrate, colț la colț.
blokus-moment-lots = Se trage la sorți cine începe. Până atunci nimeni nu poate pune o piesă.
blokus-moment-wait = Acum joacă: { $name }. Se joacă în sens orar, câte o piesă, așa că rândul tău vine de la sine.
blokus-moment-watch = Acum joacă: { $name }. La fiecare rând se pune o piesă din culoarea aceea: { $colour }.
blokus-moment-first = Prima piesă a unei culori trebuie să acopere un colț al tablei. { $count ->
        [one] Mai e liber { $count } colț.
        [few] Mai sunt libere { $count } colțuri.
       *[other] Mai sunt libere { $count } de colțuri.
    }
blokus-moment-own-start = Prima piesă a unei culori trebuie să acopere colțul ei de pe tablă. E luminat pentru tine: { $colour }.
blokus-moment-start = Pe tabla mică, prima ta piesă trebuie să acopere pătratul tău de start. E luminat pentru tine: { $colour }.
blokus-moment-corner = Piesa trebuie să-ți atingă propria culoare la un colț, niciodată pe latură. { $pass ->
        [yes] Poți și să zici pas.
       *[no] Pătratele luminate arată de unde poți începe.
    }
blokus-moment-shared-first = Pui pentru culoarea comună tuturor: { $colour }. Prima ei piesă trebuie să acopere un colț liber al tablei.
blokus-moment-shared = Pui pentru culoarea comună tuturor: { $colour }. Piesa trebuie să atingă culoarea la un colț, niciodată pe latură.
blokus-moment-shut = Nicio piesă de-a ta nu mai are loc, așa că rândul tău e sărit. Tabla doar se umple: pătratele tale rămase se numără la sfârșit.
blokus-moment-done = Toate piesele tale sunt puse, așa că rândul tău e sărit. Ceilalți pun până nu mai poate nimeni.
blokus-moment-over = Jocul s-a terminat. Se numără pătratele rămase.

blokus-coach-corners = De acum, orice piesă trebuie să atingă această culoare doar la colț: { $colour }.
blokus-coach-mine = Această culoare a ta nu mai are loc și de acum e sărită: { $colour }.
blokus-coach-theirs = Această culoare nu mai are drum și de acum e sărită: { $colour }.
blokus-coach-finished = Toate piesele acestei culori sunt puse: { $colour }.
blokus-coach-lane = { $name }: mutarea aceasta a închis un drum. { $count ->
        [one] { $count } piesă de-a ta nu mai încape nicăieri.
        [few] { $count } piese de-ale tale nu mai încap nicăieri.
       *[other] { $count } de piese de-ale tale nu mai încap nicăieri.
    }
