### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Pagrindai
lesson-blokus-points = Taškai
lesson-blokus-two-players = Du žaidėjai
lesson-blokus-three-players = Trys žaidėjai
lesson-blokus-duo = Maža lenta

## The basics
lesson-blokus-first-corner = Pirmoji tavo detalė uždengia lentos kampą. Padėk ją.
lesson-blokus-first-corner-done = Kiekviena spalva pradeda iš savo kampo.
lesson-blokus-touch-corner = Nuo šiol kiekviena detalė liečia kurią nors tavo detalę, kampas prie kampo.
lesson-blokus-touch-corner-done = Kampas prie kampo: taip auga tavo spalva.
lesson-blokus-never-edge = Kampais galima, kraštinėmis niekada. Padėk penkių langelių juostelę.
lesson-blokus-never-edge-done = Tavo detalės niekada neguli kraštinė prie kraštinės.
lesson-blokus-others-edge = Kitų spalvų kraštines liesti galima. Padėk detalę visai prie kitos spalvos.
lesson-blokus-others-edge-done = Negalima liesti tik savo spalvos kraštinių.
lesson-blokus-turn-flip = Detales galima pasukti ir apversti. Užpildyk tiksliai šviečiančius langelius.
lesson-blokus-turn-flip-done = Ta pati detalė, tik kita puse į viršų.
lesson-blokus-big-first = Didelės detalės greitai nebetilps. Padėk penkių langelių detalę.
lesson-blokus-big-first-done = Mažos tilps ir vėliau.
lesson-blokus-to-middle = Iš vidurio pasieksi visą lentą. Pasiek šviečiantį langelį.
lesson-blokus-to-middle-done = Iš ten gali augti į visas puses.
lesson-blokus-close-door = Geltona nori eiti toliau nuo šviečiančio langelio. Uždenk jį.
lesson-blokus-close-door-done = Uždengtas kampas – uždarytos durys.
lesson-blokus-shut-out = Geltona niekur nebetelpa ir praleidžia ėjimą. Dėk kitą detalę.
lesson-blokus-shut-out-done = Vėl tavo eilė: kas dar telpa, tas eina.
lesson-blokus-fewest-left = Niekas nebetelpa. Kas laimėjo?
lesson-blokus-fewest-left-blue = Mėlyna, liko 17 langelių
lesson-blokus-fewest-left-yellow = Geltona, liko 54 langeliai
lesson-blokus-fewest-left-done = Laimi tas, kam liko mažiausiai langelių.

## Points
lesson-blokus-points-left = Skaičiuojant taškus, kiekvienas likęs langelis yra minus vienas. Kiek kainuoja dvi keturių langelių detalės?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Du kartus po keturis langelius: minus aštuoni.
lesson-blokus-points-bonus = Už visas padėtas detales gauni 15. Jei vieno langelio detalė buvo paskutinė, dar 5. Kiek iš viso?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Daugiau kaip dvidešimt gauti negalima.

## Two players
lesson-blokus-two-red = Dviese tu žaidi mėlyna ir raudona. Dėk raudoną į laisvą kampą.
lesson-blokus-two-red-done = Kiekviena spalva turi savo detales ir savo pradžią.
lesson-blokus-two-apart = Mėlyna ir raudona tavo, bet viena kitai jos nepadeda. Dėk mėlyną.
lesson-blokus-two-apart-done = Mėlyna auga tik iš mėlynos.

## Three players
lesson-blokus-shared-turn = Žalia yra bendra: ja einate paeiliui, dabar tu. Dėk ją į paskutinį kampą.
lesson-blokus-shared-turn-done = Kitą kartą žalia eis kitas žaidėjas.
lesson-blokus-shared-count = Kam pabaigoje skaičiuojami žalios langeliai?
lesson-blokus-shared-count-me = Man
lesson-blokus-shared-count-all = Visiems
lesson-blokus-shared-count-nobody = Niekam
lesson-blokus-shared-count-done = Bendra spalva niekam neskaičiuojama.

## The small board
lesson-blokus-duo-start = Duo prasideda lentos viduje. Uždenk savo šviečiantį pradžios langelį.
lesson-blokus-duo-start-done = Kita spalva pradeda priešais.
lesson-blokus-duo-meet = Ant mažos lentos susitinkate iš karto. Įsiterpk: pasiek šviečiantį langelį.
lesson-blokus-duo-meet-done = Anksti užimtos vietos trūks kitam.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Pirmoji spalvos detalė uždengia laisvą kampinį langelį.
lesson-wrong-no-start-square = Žaidžiant Duo, pirmoji detalė uždengia tavo pradžios langelį.
lesson-wrong-edge-contact = Ten ji guli kraštinė prie kraštinės su savo spalva.
lesson-wrong-no-corner-contact = Ten ji neliečia jokio tos pačios spalvos kampo.
lesson-wrong-overlap = Ten jau yra detalė.
lesson-wrong-off-board = Dalis jos už lentos krašto.
lesson-wrong-not-the-line = Tinka, bet prašom imti penkių langelių juostelę.
lesson-wrong-no-neighbour = Tinka, bet šalia nėra jokios kitos spalvos.
lesson-wrong-not-the-lit = Tiksliai šviečiantys langeliai: pasuk arba apversk detalę.
lesson-wrong-too-small = Tinka, bet ji mažesnė nei penki langeliai.
lesson-wrong-not-to-middle = Tinka, bet joks šviečiantis langelis neuždengtas.
lesson-wrong-door-open = Geltona vis dar gali eiti toliau nuo šviečiančio langelio.
lesson-wrong-more-left = Tai spalva, kuriai liko daugiausia langelių.
lesson-wrong-per-piece = Skaičiuojami langeliai, ne detalės.
lesson-wrong-no-minus = Kas liko, kainuoja taškus.
lesson-wrong-smallest-too = Ir vieno langelio detalė padėta paskutinė.
lesson-wrong-all-laid-too = Ir visos detalės padėtos.
lesson-wrong-shared-mine = Tu ja eini tik kas trečią kartą.
lesson-wrong-shared-all = Tada tai nieko nekeistų.
lesson-wrong-not-between = Tinka, bet joks šviečiantis langelis neuždengtas.
