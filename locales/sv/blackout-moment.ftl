# Blackout: the rule of the moment, the coach, the goal in one line.

blackout-moment-goal = Lägg den sista spelmarken på ett kort så vinner du det. Fem kort vinner spelet.
blackout-moment-lots = Korten läggs ut. Det lottas om vem som börjar och om de tre första korten.
blackout-moment-wait = På tur nu: { $name }. När det slaget är använt går tärningarna vidare till vänster.
blackout-moment-watch = På tur nu: { $name }. Varje tal i slaget lägger en spelmark på ett kort.
blackout-moment-over = Spelet är slut: med fem kort är det slut på en gång. De andra placeras efter hur många kort de har vunnit.
blackout-moment-roll = Skicka först tärningarna nerför rutschkanan. Du kan bara lägga det du har slagit.
blackout-moment-luck = Tärningarna eller ett nytt kort är på väg. Du kan fortsätta när de ligger stilla.
blackout-moment-place = Kvar att lägga: { $numbers }. { $duty ->
        [may] Det som passar måste läggas, om du inte har vunnit ett kort eller använt SLÅ OM i den här turen.
       *[must] Varje tal som passar måste läggas. Du väljer rutan.
    } { $gone ->
        [0] { "" }
        [one] Passar ingenstans just nu: { $lost }.
       *[other] Passar ingenstans just nu: { $lost }.
    }
blackout-moment-reroll = Dina tal är slut, så nu måste de andra två tärningarna slås en gång till. JOKER och ÅNGRA sparas till efteråt.
blackout-moment-wild = Med din JOKER får du lägga en spelmark på vilket öppet tal som helst. Använder du den inte går den förlorad när turen är slut.
blackout-moment-undo = Med ÅNGRA får du ta bort en spelmark från vilket kort som helst, vem som än lade den. Använder du det inte går det förlorat när turen är slut.
blackout-moment-end = Du får avsluta turen. Det som är kvar av slaget går förlorat.
blackout-moment-call = Alla tre specialsidorna på en gång: ropa BLACKOUT! Den som ropar först tar nästa kort i draghögen.

blackout-coach-dark = Ljuset är släckt: den som ropar först tar ett kort.
blackout-coach-won = Du har vunnit ett kort. { $count ->
        [0] { "" }
       *[other] Fortsätt med resten av slaget.
    }
blackout-coach-taken = Kort vunnet: { $name }.
blackout-coach-found = Det finns plats igen för { $numbers }: lägg det som passar.
blackout-coach-lost = { $count ->
        [one] Ingen öppen ruta för { $numbers }: talet är förlorat om det inte blir plats.
       *[other] Inga öppna rutor för { $numbers }: talen är förlorade om det inte blir plats.
    }
blackout-coach-wild = Du har en JOKER kvar: tryck på vilket öppet tal som helst.
blackout-coach-winner = Ett kort saknar bara { $number }, och det har du slagit.
