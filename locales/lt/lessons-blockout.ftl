# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Pirmasis bokštas
lesson-blockout-box = Su tikra dėže
lesson-blockout-take = Raudona korta leidžia bet kurią raudoną kaladėlę: paliesk kortą, tada kaladėlę.
lesson-blockout-take-done = Tiko bet kuri raudona kaladėlė, kitos spalvos netiko.
lesson-blockout-lower = Paliesk šviečiančią kortą, spausk ↓, kol kaladėlė atsiguls ant stalo, ir paleisk.
lesson-blockout-lower-done = Tai tavo bokšto pagrindas.
lesson-blockout-stack = Nutempk kaladėlę virš bokšto, spausk ↓ ir paleisk: bokštas turi išstovėti, kol suskaičiuosi iki trijų.
lesson-blockout-stack-done = Jis stovėjo iki skaičiavimo pabaigos.
lesson-blockout-edge = Viršutinė kaladėlė stovi dešiniau: nuleisk savąją ten ir paleisk, kai ji bus stabili.
lesson-blockout-edge-done = Kaladėlės vidurys turi į kažką remtis.
lesson-blockout-fall = Šis bokštas neišlaikys: imk kaladėlę, pažiūrėk, kiek kainuoja griūtis, ir pradėk iš naujo.
lesson-blockout-fall-done = Dar trys kortos, ir tuo pačiu ėjimu naujas bokštas.
lesson-blockout-pass = Bokštas per daug klibus? Paliesk „Praleisti“ du kartus.
lesson-blockout-pass-done = Šįkart be kaladėlės: tegul dreba kiti.
lesson-blockout-reverse = Paliesk „Apsukti“ du kartus, ir eisime į kitą pusę.
lesson-blockout-reverse-done = Dabar eis žaidėjas iš kitos tavo pusės.
lesson-blockout-extra = Kai galioja „Papildoma kaladėlė“, paskutinė korta dar nelaimi: dėk bet kurią kaladėlę.
lesson-blockout-extra-done = Ji išstovėjo, ir pergalė tavo.
lesson-blockout-ninth = Stovi aštuonios kaladėlės: padėk devintą, ir iš karto laimėsi.
lesson-blockout-ninth-done = Visos devynios: visa kita nebesvarbu.
lesson-blockout-real = Paliesk šviečiančią kortą, dėk tokią kaladėlę ant savo stalo ir pasakyk, kas įvyko.
lesson-blockout-real-done = Telefonas saugo kortas, jūs saugote bokštą.

lesson-wrong-red-card = Ne šią: žaisk raudoną kortą.
lesson-wrong-build = Ne dabar: imk kaladėlę.
lesson-wrong-play-pass = Ne dabar: žaisk „Praleisti“.
lesson-wrong-play-reverse = Ne dabar: žaisk „Apsukti“.
lesson-wrong-fell = Nugriuvo. Bandyk dar kartą.
lesson-wrong-need-block-card = Naujas bokštas prasideda kaladėlės korta.
