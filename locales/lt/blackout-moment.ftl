# Blackout: the rule of the moment, the coach, the goal in one line. Numbers come as a list: 2, 5. WILD, UNDO and
# REROLL are faces of the dice.

blackout-moment-goal = Padėk ant kortos paskutinį žetoną, ir ji tavo. Penkios kortos – pergalė.
blackout-moment-lots = Kortos išdėliojamos. Burtai lemia, kas pradės ir kokios bus pirmos trys kortos.
blackout-moment-wait = Eilė: { $name }. Kai metimas bus panaudotas, kauliukai keliaus toliau į kairę.
blackout-moment-watch = Eilė: { $name }. Kiekvienas išmestas skaičius padeda ant kortos vieną žetoną.
blackout-moment-over = Žaidimas baigtas: su penkiomis kortomis jis baigiasi iš karto. Kitų vietas lemia laimėtos kortos.
blackout-moment-roll = Pirma paleisk kauliukus čiuožykla žemyn. Dėti gali tik tai, ką išmeti.
blackout-moment-luck = Kauliukai arba nauja korta jau pakeliui. Tęsti galėsi, kai tik jie sustos.
blackout-moment-place = Dar padėti: { $numbers }. { $duty ->
        [may] Tinkamą skaičių reikia padėti, nebent šiuo ėjimu jau laimėta korta arba buvo PERMESK.
       *[must] Kiekvieną tinkamą skaičių reikia padėti; vietą renkiesi tu.
    } { $gone ->
        [0] { "" }
        [one] Dabar niekur netinka: { $lost }.
        [few] Dabar niekur netinka: { $lost }.
       *[other] Dabar niekur netinka: { $lost }.
    }
blackout-moment-reroll = Tavo skaičiai panaudoti, todėl kitus du kauliukus reikia mesti dar kartą. DŽOKERIS ir ATŠAUK tau lieka ir po to.
blackout-moment-wild = Turi DŽOKERĮ: gali dėti žetoną ant bet kurio atviro skaičiaus. Nepanaudotas jis dings ėjimo pabaigoje.
blackout-moment-undo = Turi ATŠAUK: gali nuimti vieną žetoną nuo bet kurios kortos, nesvarbu, kieno jis. Nepanaudota ši galimybė dings ėjimo pabaigoje.
blackout-moment-end = Gali baigti ėjimą. Kas liko iš metimo, dings.
blackout-moment-call = Visos trys ypatingos sienelės iš karto: šauk BLACKOUT! Kas pirmas sušuks, gaus kitą kaladės kortą.

blackout-coach-dark = Šviesos užgeso: kas pirmas sušuks, gaus kortą.
blackout-coach-won = Laimėjai kortą. { $count ->
        [0] { "" }
       *[other] Tęsk su likusiais skaičiais.
    }
blackout-coach-taken = Kortą laimėjo: { $name }.
blackout-coach-found = Vėl atsirado vietos: { $numbers }. Padėk, kas tinka.
blackout-coach-lost = { $count ->
        [one] Atviros vietos nėra: { $numbers }. Jei jos neatsiras, skaičius dings.
        [few] Atvirų vietų nėra: { $numbers }. Jei jų neatsiras, skaičiai dings.
       *[other] Atvirų vietų nėra: { $numbers }. Jei jų neatsiras, skaičiai dings.
    }
blackout-coach-wild = Liko DŽOKERIS: paliesk bet kurį atvirą skaičių.
blackout-coach-winner = Vienai kortai trūksta tik { $number }, ir kaip tik tai tu išmetei.
