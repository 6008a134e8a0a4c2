# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Spela ditt sista kort, eller ställ den nionde klossen överst.
blockout-moment-goal-alone = Ställ alla nio klossar i ett enda torn.
blockout-moment-lots = Korten delas ut. Det lottas om vem som börjar, och alla får sju kort.
blockout-moment-wait = På tur nu: { $name }. { $way ->
        [back] Spelet går motsols, eftersom någon har spelat ”Byt håll”.
       *[clockwise] Spelet går medsols, ett kort per tur.
    }
blockout-moment-watch = På tur nu: { $name }. I varje tur spelas ett kort, och en kloss som kortet tillåter ställs dit.
blockout-moment-over = Spelet är slut. Det går inte att spela mer.
blockout-moment-card = Spela ett kort vars kloss fortfarande är ledig, eller ett actionkort. Klossen ställs överst i tornet.
blockout-moment-base = Spela ett kort vars kloss är ledig, eller ett actionkort. Tornets första kloss ställs på byggplatsen.
blockout-moment-ninth = Bara en kloss är ledig. Har du ett kort för den och klossen står kvar vinner du, hur många kort som än är kvar.
blockout-moment-last-card = Det här är ditt sista kort. Har du inga kort när din tur är slut vinner du, om inte en husregel kräver en kloss till.
blockout-moment-draw = Inget av dina kort går att spela. Du måste dra tills det kommer ett som gör det, och spela det genast.
blockout-moment-luck = { $count ->
        [0] Du drar tills ett kort går att spela.
        [one] Du drar ett kort till för raset.
       *[other] Du drar { $count } kort till för raset.
    } Du kan fortsätta när korten ligger öppna.
blockout-moment-restart = Tornet rasade, och alla klossar är lediga. I samma tur börjar du ett nytt torn med ett klosskort. Actionkort kan inte spelas nu.
blockout-moment-bonus = En kloss till ska upp, eftersom ditt sista kort är spelat. Ta vilken ledig kloss du vill: står den kvar vinner du.
blockout-moment-practice = Ta vilken ledig kloss du vill, här finns inga kort. { $count ->
        [one] En kloss fattas innan tornet är klart.
       *[other] { $count } klossar fattas innan tornet är klart.
    }
blockout-moment-slip = Klossen hamnar en aning bredvid det valda stället. Slumpen avgör hur långt, för ingen hand är helt stilla.
blockout-moment-placing = Klossen får bara nudda ovansidan av den översta klossen. När du har släppt måste tornet stå tills ni har räknat till tre.
blockout-moment-stack = { $own ->
        [yes] Ställ den riktiga klossen med en hand, bara på den översta klossen.
       *[no] Klossen ställs med en hand, bara på den översta klossen: { $name }.
    } Vem som helst får säga till när den står, eller om tornet rasade.
blockout-moment-count = Alla räknar till tre. Bara ett torn som står då räknas. Rasar det kan ni säga till på en gång.
blockout-moment-report = Stod det kvar? Det räcker med ett svar, men under några sekunder får vem som helst säga emot.
blockout-moment-vote = Två har sett olika saker, så alla röstar. Majoriteten avgör.
blockout-moment-revote = Det vägde jämnt, så alla röstar en gång till. Väger det fortfarande jämnt ställs klossen dit en gång till.

blockout-coach-fell = { $name }: tornet rasade. { $count ->
        [0] Alla klossar är lediga igen.
       *[other] Det kostar { $count } kort, och ett nytt torn börjar.
    }
blockout-coach-late = Tornet rasade efter räkningen: draget gäller ändå.
blockout-coach-back = Det försöket räknades inte, så kort och kloss kommer tillbaka.
blockout-coach-reverse = Från och med nu går spelet { $way ->
        [back] motsols.
       *[clockwise] medsols.
    }
blockout-coach-bonus = Dina kort är slut: en kloss till, och den måste stå kvar.
blockout-coach-drew = { $count ->
        [one] Du har dragit ett kort.
       *[other] Du har dragit { $count } kort.
    }
blockout-coach-eight = Åtta klossar står: den som ställer dit den nionde vinner.
blockout-coach-one-card = Bara ett kort kvar: { $name }.
blockout-coach-stuck = { $count ->
        [one] Klossen till ett av dina kort står i tornet nu: kortet får vänta.
       *[other] Klossarna till { $count } av dina kort står i tornet nu: korten får vänta.
    }
