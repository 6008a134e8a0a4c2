# The lesson of Blackout: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blackout-basics = Tavas pirmās kārtis
lesson-blackout-roll = Laid savus kauliņus lejup pa slidkalniņu.
lesson-blackout-roll-done = 2, 3 un 5: visi trīs grib vietu.
lesson-blackout-cover = Katrs skaitlis nosedz tādu pašu skaitli uz kārts: pieskaries 2, 3 un 5.
lesson-blackout-cover-done = Visi trīs ir izmantoti, tāpēc tavs gājiens beidzas.
lesson-blackout-win = Pirmajai kārtij trūkst tikai 5: pieskaries tam, un kārts ir tava.
lesson-blackout-win-done = Tas bija pēdējais atvērtais skaitlis: tu ieguvi kārti.
lesson-blackout-go-on = Atnāca jauna kārts, un tagad tavam 2 ir vieta: nosedz to.
lesson-blackout-go-on-done = Pēc iegūtas kārts tu turpini ar pārējiem skaitļiem.
lesson-blackout-lost = Nevienai kārtij nav 5, tāpēc tavs 5 pazūd: nosedz 1 un 3.
lesson-blackout-lost-done = Kas nekur neder, tas pazūd, un met nākamais spēlētājs.
lesson-blackout-wild = DŽOKERS nosedz jebkuru skaitli: pieskaries tam, tad pabeidz pirmo kārti.
lesson-blackout-wild-done = Tas aizstāja 2, ko tev vajadzēja.
lesson-blackout-undo = ATCELT noņem žetonu: pieskaries tam, tad sabojā gandrīz pilno kārti.
lesson-blackout-undo-done = Tagad neviens nevar pabeigt to kārti ar vienu skaitli.
lesson-blackout-reroll = Vispirms nosedz 3, tad met pārējos divus kauliņus vēlreiz.
lesson-blackout-reroll-done = Divi jauni skaitļi: tu turpini ar tiem.
lesson-blackout-call = Met: ja visas trīs īpašās skaldnes uzkrīt reizē, sauc pirms otra spēlētāja.
lesson-blackout-call-done = Tavs sauciens bija pirmais, un kārts ir tava. Saukt vari arī citu gājienā.
lesson-blackout-fifth = Tev ir četras kārtis: nosedz to 4, kas iegūst piekto.
lesson-blackout-fifth-done = Piecas kārtis: tu uzvarēji.

lesson-wrong-finish-card = Ne šis: citai kārtij trūkst tikai viena skaitļa.
lesson-wrong-use-wild = DŽOKERS jāizmanto, pirms gājiens beidzas.
lesson-wrong-use-undo = ATCELT jāizmanto, pirms gājiens beidzas.
lesson-wrong-nearly-full = Ne šis žetons: ņem no kārts, uz kuras ir četri žetoni.
lesson-wrong-no-match = Tas ir cits skaitlis.
lesson-wrong-must-place = Vispirms nosedz visus skaitļus, kam ir vieta.
