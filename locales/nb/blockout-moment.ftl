# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Spill det siste kortet ditt, eller sett den niende klossen øverst.
blockout-moment-goal-alone = Sett alle ni klossene på ett tårn.
blockout-moment-lots = Kortene deles ut. Loddet avgjør hvem som begynner, og alle får sju kort.
blockout-moment-wait = Nå spiller: { $name }. { $way ->
        [back] Spillet går mot klokka, siden noen spilte Snu.
       *[clockwise] Spillet går med klokka, ett kort per tur.
    }
blockout-moment-watch = Nå spiller: { $name }. I hver tur spilles ett kort, og klossen det tillater, settes på.
blockout-moment-over = Spillet er over. Ingenting kan spilles lenger.
blockout-moment-card = Spill et kort med en kloss som er ledig, eller et handlingskort. Klossen settes øverst på tårnet.
blockout-moment-base = Spill et kort med en kloss som er ledig, eller et handlingskort. Den første klossen i et tårn står på byggeplassen.
blockout-moment-ninth = Bare én kloss er ledig. Har du et kort til den og den blir stående, vinner du, uansett hvor mange kort du har igjen.
blockout-moment-last-card = Dette er det siste kortet ditt. Har du ingen kort når turen er over, vinner du, hvis ikke en husregel krever én kloss til.
blockout-moment-draw = Ingen av kortene dine kan spilles. Du må trekke til det kommer et som kan, og spille det med en gang.
blockout-moment-luck = { $count ->
        [0] Du trekker til et kort kan spilles.
        [one] Du trekker ett kort til for raset.
       *[other] Du trekker { $count } kort til for raset.
    } Du kan fortsette når kortene ligger åpne.
blockout-moment-restart = Tårnet raste, og alle klossene er ledige. I samme tur begynner du på et nytt tårn med et klosskort. Handlingskort kan ikke spilles nå.
blockout-moment-bonus = Du skylder én kloss til, siden det siste kortet ditt er spilt. Ta en ledig kloss: Blir den stående, vinner du.
blockout-moment-practice = Ta hvilken ledig kloss du vil. Her er det ingen kort. { $count ->
        [one] Det mangler én kloss før tårnet er helt.
       *[other] Det mangler { $count } klosser før tårnet er helt.
    }
blockout-moment-slip = Klossen lander litt ved siden av stedet du valgte. Tilfeldet avgjør hvor langt, for ingen hånd er helt stødig.
blockout-moment-placing = Klossen må bare berøre oversiden av den øverste klossen. Når du har sluppet, må tårnet stå til dere har talt til tre.
blockout-moment-stack = { $own ->
        [yes] Sett den ekte klossen på med én hånd, bare på den øverste klossen.
       *[no] { $name }: klossen settes på med én hånd, bare på den øverste klossen.
    } Hvem som helst kan si at den står, eller at tårnet raste.
blockout-moment-count = Alle teller til tre. Bare et tårn som står til slutt, gjelder. Et ras kan meldes med en gang.
blockout-moment-report = Ble det stående? Ett svar er nok, men i noen sekunder kan alle si imot.
blockout-moment-vote = To har sett hver sin ting, så alle stemmer. Flertallet avgjør.
blockout-moment-revote = Det ble like mange stemmer, så alle stemmer en gang til. Blir det likt igjen, settes klossen på en gang til.

blockout-coach-fell = { $name }: Tårnet raste. { $count ->
        [0] Alle klossene er ledige igjen.
       *[other] Det koster { $count } kort, og et nytt tårn begynner.
    }
blockout-coach-late = Tårnet raste etter tellingen: Klossen gjelder likevel.
blockout-coach-back = Forsøket gjaldt ikke, så kort og kloss kommer tilbake.
blockout-coach-reverse = Fra nå av går spillet { $way ->
        [back] mot klokka.
       *[clockwise] med klokka.
    }
blockout-coach-bonus = Kortene dine er borte: én kloss til, og den må bli stående.
blockout-coach-drew = { $count ->
        [one] Du har trukket ett kort.
       *[other] Du har trukket { $count } kort.
    }
blockout-coach-eight = Åtte klosser står: Den som setter på den niende, vinner.
blockout-coach-one-card = Bare ett kort igjen: { $name }.
blockout-coach-stuck = { $count ->
        [one] Klossen til ett av kortene dine står nå i tårnet: Kortet må vente.
       *[other] Klossene til { $count } av kortene dine står nå i tårnet: Kortene må vente.
    }
