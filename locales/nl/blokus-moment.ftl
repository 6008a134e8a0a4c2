# Blokus: the rule of the moment, the coach, the goal in one line.

blokus-moment-goal = Leg zo veel vierkantjes als je kunt, hoek aan hoek.
blokus-moment-lots = Er wordt geloot wie begint. Eerder kan niemand een steentje leggen.
blokus-moment-wait = Nu aan de beurt: { $name }. De beurt gaat met de klok mee rond, steeds één steentje, dus jij komt vanzelf weer.
blokus-moment-watch = Nu aan de beurt: { $name }. In deze beurt komt er één steentje van deze kleur bij: { $colour }.
blokus-moment-first = Het eerste steentje van een kleur moet een hoek van het bord bedekken. { $count ->
        [one] Er is nog één hoek vrij.
       *[other] Er zijn nog { $count } hoeken vrij.
    }
blokus-moment-own-start = Het eerste steentje van een kleur moet de eigen hoek van het bord bedekken. Die is voor je verlicht: { $colour }.
blokus-moment-start = Op het kleine bord moet je eerste steentje je eigen startvakje bedekken. Dat is voor je verlicht: { $colour }.
blokus-moment-corner = Je steentje moet je eigen kleur met een hoek raken en mag er nergens met een zijkant tegenaan liggen. { $pass ->
        [yes] Je mag ook passen.
       *[no] Bij de verlichte vakjes kan het beginnen.
    }
blokus-moment-shared-first = Je legt voor de gedeelde kleur: { $colour }. Het eerste steentje ervan moet een vrije hoek van het bord bedekken.
blokus-moment-shared = Je legt voor de gedeelde kleur: { $colour }. Het steentje moet die kleur met een hoek raken, nooit met een zijkant.
blokus-moment-shut = Geen van je steentjes past nog ergens, dus je wordt overgeslagen. Het bord wordt alleen maar voller: aan het eind tellen de vierkantjes die je overhebt.
blokus-moment-done = Al je steentjes liggen, dus je wordt overgeslagen. De anderen leggen tot niemand meer kan.
blokus-moment-over = Het spel is afgelopen. De vierkantjes die over zijn, worden geteld.

blokus-coach-corners = Vanaf nu moet elk steentje deze kleur raken, en alleen met een hoek: { $colour }.
blokus-coach-mine = Deze kleur heeft geen plaats meer en wordt vanaf nu overgeslagen: { $colour }.
blokus-coach-theirs = Deze kleur zit vast en wordt vanaf nu overgeslagen: { $colour }.
blokus-coach-finished = Van deze kleur ligt alles op het bord: { $colour }.
blokus-coach-lane = { $name }: deze zet sloot een doorgang af. { $count ->
        [one] Eén steentje van jou past nu nergens meer.
       *[other] Van jou passen { $count } steentjes nu nergens meer.
    }
