# BlockYou!: the rule of the moment, the coach, the goal in one line.

blockyou-moment-goal = Atsikratyk visų savo kortų greičiau už kitus.
blockyou-moment-lots = Traukiamos kortos. Tęsti galėsi, kai tavo bus atversta.
blockyou-moment-ready = Pasakyk, kad jau gali pradėti. Skaičiuoti pradedama, kai pasiruošia visi.
blockyou-moment-lead = Vedi žaidimą ir pirmą kartą skaičiuoti atgal pradedi tu. { $count ->
        [0] Visi kiti pasiruošę.
        [one] Dar nepasiruošė { $count } žaidėjas.
        [few] Dar nepasiruošė { $count } žaidėjai.
       *[other] Dar nepasiruošė { $count } žaidėjų.
    }
blockyou-moment-wait = Tu jau gali pradėti. Skaičiuoti pradedama, kai pasiruošia ir visi kiti.
blockyou-moment-countdown = Trys, du, vienas, nulis: tada visos kortos atverčiamos iš karto. Iki tol niekas negali dėti.
blockyou-moment-lay = Dėk kortą ant bent dviejų kortų dalių: kiekviena spalva ant savos, balta ant bet ko. Joks jos pirštas neturi rodyti į tavo pusę.
blockyou-moment-last = Po klaidos likai tik tu. Kortai padėti tau liko { $seconds } s, taisyklės tos pačios.
blockyou-moment-alone = Dėk kortą po kortos: kiekviena spalva ant savos, balta ant bet ko. Klaida kainuoja baudos kortą, ir svarbus tik laikas.
blockyou-moment-done = Tavo korta padėta, ir jos pirštai blokavo tuos, į kuriuos rodo. Iki kito raundo tau niekas negresia.
blockyou-moment-blocked = Pirštas rodo į tavo pusę, todėl iškrenti iš šio raundo. Tavo korta keliauja po kitomis tavo kortomis.
blockyou-moment-fault = Klaida: praleidi šį ir kitą raundą. Prie tavo kortų prisideda baudos korta, jei jų dar yra.
blockyou-moment-sit-out = Šį raundą praleidi, nes praėjusiame buvo tavo klaida. Kitame vėl žaidi.
blockyou-moment-back = Tau raundas baigtas, ir tavo korta keliauja po kitomis tavo kortomis. Tuoj vėl bus skaičiuojama atgal.
blockyou-moment-watch = Visi lenktyniauja vienu metu. Galioja kiekviena teisinga korta, o jos pirštai gali blokuoti kitus.
blockyou-moment-over = Žaidimas baigtas. Laimėjo tas, kas pirmas atsikratė visų kortų.

blockyou-coach-blocked = Tave blokuoja: { $name }. Tos kortos pirštas rodo į tavo pusę.
blockyou-coach-colours = Spalvos nederėjo: praleidi ir kitą raundą.
blockyou-coach-self = Pirštas rodė į tave: praleidi ir kitą raundą.
blockyou-coach-fewer = Padėta be klaidų. { $count ->
        [0] Kortų nebeturi.
        [one] Tau liko { $count } korta.
        [few] Tau liko { $count } kortos.
       *[other] Tau liko { $count } kortų.
    }
blockyou-coach-last = Likai tik tu: teisinga korta baigė raundą.
blockyou-coach-ten = Likai tik tu: { $seconds } s.
blockyou-coach-dead = Niekas negalėjo padėti kortos, todėl raundas baigtas.
blockyou-coach-refreshed = Niekas negalėjo padėti kortos, todėl išdalijamas naujas laukas.
