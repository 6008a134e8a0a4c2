# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Speel je laatste kaart, of zet het negende blok bovenop.
blockout-moment-goal-alone = Zet alle negen blokken op één toren.
blockout-moment-lots = De kaarten worden gedeeld. Er wordt geloot wie begint, en iedereen krijgt zeven kaarten.
blockout-moment-wait = Nu aan de beurt: { $name }. { $way ->
        [back] We spelen tegen de klok in, want er is “Keer om” gespeeld.
       *[clockwise] We spelen met de klok mee, één kaart per beurt.
    }
blockout-moment-watch = Nu aan de beurt: { $name }. In elke beurt speel je één kaart en zet je een blok neer dat erbij hoort.
blockout-moment-over = Het spel is afgelopen. Er valt niets meer te spelen.
blockout-moment-card = Speel een kaart waarvan het blok nog vrij is, of een actiekaart. Het blok komt boven op de toren.
blockout-moment-base = Speel een kaart waarvan het blok vrij is, of een actiekaart. Het eerste blok van een toren staat op de bouwplaats.
blockout-moment-ninth = Er is nog maar één blok vrij. Heb je er een kaart voor en blijft het staan, dan win je, hoeveel kaarten er ook nog over zijn.
blockout-moment-last-card = Dit is je laatste kaart. Zonder kaarten aan het eind van je beurt win je, tenzij een huisregel nog één blok vraagt.
blockout-moment-draw = Geen van je kaarten kun je spelen. Je moet trekken tot er een komt die wel kan, en die speel je meteen.
blockout-moment-luck = { $count ->
        [0] Je trekt tot je een kaart kunt spelen.
        [one] Voor de val trek je nog één kaart.
       *[other] Voor de val trek je nog { $count } kaarten.
    } Je kunt verder als de kaarten open liggen.
blockout-moment-restart = De toren viel om, en alle blokken zijn vrij. In dezelfde beurt begin je met een blokkaart aan een nieuwe toren; actiekaarten kun je nu niet spelen.
blockout-moment-bonus = Er moet nog één blok bij, want je laatste kaart is gespeeld. Pak een vrij blok naar keuze: blijft het staan, dan win je.
blockout-moment-practice = Pak een vrij blok naar keuze; kaarten zijn er niet. { $count ->
        [one] Er ontbreekt nog één blok aan de hele toren.
       *[other] Er ontbreken nog { $count } blokken aan de hele toren.
    }
blockout-moment-slip = Het blok komt een beetje naast de gekozen plaats terecht. Het toeval beslist hoe ver, want geen hand is helemaal stil.
blockout-moment-placing = Het blok mag alleen de bovenkant van het bovenste blok raken. Heb je losgelaten, dan moet de toren blijven staan tot er tot drie geteld is.
blockout-moment-stack = { $own ->
        [yes] Zet het echte blok met één hand neer, alleen op het bovenste blok.
       *[no] Het blok wordt met één hand neergezet, alleen op het bovenste blok: { $name }.
    } Iedereen mag zeggen dat het staat, of dat de toren omviel.
blockout-moment-count = Iedereen telt tot drie. Alleen een toren die dan nog staat, telt; valt hij om, dan mag je het meteen melden.
blockout-moment-report = Bleef hij staan? Eén antwoord is genoeg, maar een paar seconden lang mag iedereen het tegenspreken.
blockout-moment-vote = Twee mensen zagen iets verschillends, dus iedereen stemt. De meerderheid beslist.
blockout-moment-revote = Er waren evenveel stemmen voor als tegen, dus iedereen stemt nog een keer. Blijft het gelijk, dan wordt het blok opnieuw neergezet.

blockout-coach-fell = { $name }: de toren viel om. { $count ->
        [0] Alle blokken zijn weer vrij.
       *[other] Dat kost { $count } kaarten, en er begint een nieuwe toren.
    }
blockout-coach-late = De toren viel pas na het tellen om: het blok telt toch.
blockout-coach-back = Die poging telde niet: kaart en blok komen terug.
blockout-coach-reverse = Vanaf nu spelen we { $way ->
        [back] tegen de klok in.
       *[clockwise] met de klok mee.
    }
blockout-coach-bonus = Je kaarten zijn op: nog één blok, en het moet blijven staan.
blockout-coach-drew = { $count ->
        [one] Je hebt een kaart getrokken.
       *[other] Je hebt { $count } kaarten getrokken.
    }
blockout-coach-eight = Er staan acht blokken: wie het negende erop zet, wint.
blockout-coach-one-card = Nog maar één kaart: { $name }.
blockout-coach-stuck = { $count ->
        [one] Het blok van een van je kaarten staat nu op de toren: die kaart moet wachten.
       *[other] De blokken van { $count } van je kaarten staan nu op de toren: die kaarten moeten wachten.
    }
