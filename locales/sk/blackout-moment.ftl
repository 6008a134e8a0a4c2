blackout-moment-goal = Kto dá na kartu posledný žetón, získa ju. Päť kariet vyhráva.
blackout-moment-lots = Karty sa vykladajú. Žreb určí, kto začne, aj prvé tri karty.
blackout-moment-wait = Na ťahu: { $name }. Keď bude hod využitý, kocky dostane ďalší hráč naľavo.
blackout-moment-watch = Na ťahu: { $name }. Za každé hodené číslo príde na kartu jeden žetón.
blackout-moment-over = Hra sa skončila: päť kariet ju ukončí hneď. Poradie ostatných určia získané karty.
blackout-moment-roll = Najprv pusti kocky po šmykľavke. Položiť môžeš len to, čo padne.
blackout-moment-luck = Kocky alebo nová karta sú na ceste. Hráš ďalej, len čo sa zastavia.
blackout-moment-place = Zostáva položiť: { $numbers }. { $duty ->
        [may] Číslo, ktoré sa hodí, sa musí položiť, len po získanej karte alebo po PREHOĎ v tomto ťahu už nie.
       *[must] Každé číslo, ktoré sa hodí, sa musí položiť; políčko si vyberáš ty.
    } { $gone ->
        [0] { "" }
        [one] Teraz sa nikam nehodí: { $lost }.
        [few] Teraz sa nikam nehodia: { $lost }.
       *[other] Teraz sa nikam nehodia: { $lost }.
    }
blackout-moment-reroll = Čísla máš využité, takže zvyšnými dvoma kockami treba hodiť ešte raz. ŽOLÍK a VRÁŤ zostávajú na potom.
blackout-moment-wild = ŽOLÍK: môžeš dať žetón na ktorékoľvek odkryté číslo. Nevyužitý na konci ťahu prepadne.
blackout-moment-undo = VRÁŤ: môžeš odobrať jeden žetón z ktorejkoľvek karty, nech ho tam dal ktokoľvek. Nevyužité na konci ťahu prepadne.
blackout-moment-end = Môžeš ukončiť ťah. Čo z hodu zostalo, prepadne.
blackout-moment-call = Všetky tri zvláštne strany naraz: zavolaj BLACKOUT! Kto zavolá prvý, vezme si ďalšiu kartu z balíčka.

blackout-coach-dark = Svetlo zhaslo: kto zavolá prvý, vezme si kartu.
blackout-coach-won = Získavaš kartu. { $count ->
        [0] { "" }
       *[other] Hraj ďalej so zvyškom hodu.
    }
blackout-coach-taken = Získaná karta: { $name }.
blackout-coach-found = Zase je miesto pre { $numbers }: polož, čo sa hodí.
blackout-coach-lost = { $count ->
        [one] Žiadne odkryté políčko pre { $numbers }: to číslo prepadne, ak sa miesto nenájde.
        [few] Žiadne odkryté políčka pre { $numbers }: tie čísla prepadnú, ak sa miesto nenájde.
       *[other] Žiadne odkryté políčka pre { $numbers }: tie čísla prepadnú, ak sa miesto nenájde.
    }
blackout-coach-wild = Zostáva ŽOLÍK: ťukni na ktorékoľvek odkryté číslo.
blackout-coach-winner = Jednej karte chýba už len { $number }, a to máš v hode.
