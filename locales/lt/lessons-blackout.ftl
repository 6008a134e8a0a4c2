# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Pirmosios kortos
lesson-blackout-roll = Paleisk savo kauliukus čiuožykla žemyn.
lesson-blackout-roll-done = 2, 3 ir 5: visi trys nori vietos.
lesson-blackout-cover = Kiekvienas skaičius uždengia tokį pat skaičių ant kortos: paliesk 2, 3 ir 5.
lesson-blackout-cover-done = Visi trys panaudoti, tad tavo ėjimas baigtas.
lesson-blackout-win = Pirmajai kortai trūksta tik 5: paliesk jį, ir korta tavo.
lesson-blackout-win-done = Tai buvo paskutinis atviras skaičius: laimėjai kortą.
lesson-blackout-go-on = Atėjo nauja korta, ir dabar tavo 2 turi vietą: uždenk ją.
lesson-blackout-go-on-done = Laimėjus kortą, tęsi su kitais savo skaičiais.
lesson-blackout-lost = Nė viena korta nerodo 5, tad tavo 5 dingsta: uždenk 1 ir 3.
lesson-blackout-lost-done = Kas niekur netinka, dingsta, ir meta kitas žaidėjas.
lesson-blackout-wild = DŽOKERIS uždengia bet kurį skaičių: paliesk jį, tada baik pirmąją kortą.
lesson-blackout-wild-done = Jis atstojo 2, kurio tau reikėjo.
lesson-blackout-undo = ATŠAUK nuima žetoną: paliesk jį, tada sugadink beveik pilną kortą.
lesson-blackout-undo-done = Dabar niekas nebaigs tos kortos vienu skaičiumi.
lesson-blackout-reroll = Pirma uždenk 3, tada mesk kitus du kauliukus dar kartą.
lesson-blackout-reroll-done = Du nauji skaičiai: tęsi su jais.
lesson-blackout-call = Mesk: jei visos trys ypatingos sienelės iškrinta iš karto, šauk greičiau už kitą žaidėją.
lesson-blackout-call-done = Tavo šūksnis pirmas, ir korta tau. Šaukti gali ir per kitų ėjimą.
lesson-blackout-fifth = Turi keturias kortas: uždenk 4, kuris laimi penktą.
lesson-blackout-fifth-done = Penkios kortos: laimėjai žaidimą.

lesson-wrong-finish-card = Ne šį: kitai kortai trūksta tik vieno skaičiaus.
lesson-wrong-use-wild = Panaudok DŽOKERĮ, kol ėjimas nesibaigė.
lesson-wrong-use-undo = Panaudok ATŠAUK, kol ėjimas nesibaigė.
lesson-wrong-nearly-full = Ne šį žetoną: imk nuo kortos, ant kurios keturi žetonai.
lesson-wrong-no-match = Tai kitas skaičius.
lesson-wrong-must-place = Pirma uždenk visus skaičius, kurie turi vietą.
