# Blokus: the rule of the moment, the coach, the goal in one line.

blokus-moment-goal = Lägg ut så många rutor du kan, hörn mot hörn.
blokus-moment-lots = Det lottas om vem som börjar. Ingen kan lägga en bricka innan dess.
blokus-moment-wait = På tur nu: { $name }. Turen går runt medsols, en bricka i taget, så din kommer av sig själv.
blokus-moment-watch = På tur nu: { $name }. I varje tur läggs en bricka i den färgen: { $colour }.
blokus-moment-first = Första brickan i en färg måste täcka ett hörn av spelplanen. { $count ->
        [one] Ett hörn är fortfarande ledigt.
       *[other] { $count } hörn är fortfarande lediga.
    }
blokus-moment-own-start = Första brickan i en färg måste täcka sitt eget hörn av spelplanen. Det lyser för dig: { $colour }.
blokus-moment-start = På den lilla spelplanen måste din första bricka täcka din egen startruta. Den lyser för dig: { $colour }.
blokus-moment-corner = Brickan måste nudda din egen färg i ett hörn men får aldrig ligga sida mot sida med den. { $pass ->
        [yes] Du får också stå över.
       *[no] Vid de upplysta rutorna kan den börja.
    }
blokus-moment-shared-first = Du lägger åt den gemensamma färgen: { $colour }. Dess första bricka måste täcka ett ledigt hörn av spelplanen.
blokus-moment-shared = Du lägger åt den gemensamma färgen: { $colour }. Brickan måste nudda den färgen i ett hörn, aldrig sida mot sida.
blokus-moment-shut = Ingen av dina brickor får plats längre, så du hoppas över. Spelplanen blir bara fullare: rutorna du har kvar räknas när spelet är slut.
blokus-moment-done = Alla dina brickor är utlagda, så du hoppas över. De andra lägger tills ingen kan mer.
blokus-moment-over = Spelet är slut. Rutorna som är kvar räknas.

blokus-coach-corners = Från och med nu måste varje bricka nudda den här färgen, och bara i hörnen: { $colour }.
blokus-coach-mine = Den här färgen har ingen plats kvar och hoppas över från och med nu: { $colour }.
blokus-coach-theirs = Den här färgen är utestängd och hoppas över från och med nu: { $colour }.
blokus-coach-finished = I den här färgen är allt utlagt: { $colour }.
blokus-coach-lane = { $name }: det draget stängde en väg. { $count ->
        [one] En av dina brickor får inte plats någonstans längre.
       *[other] { $count } av dina brickor får inte plats någonstans längre.
    }
