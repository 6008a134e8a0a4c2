### The lessons of Blokus. Sentences are short: they stand above the board on a phone.

lesson-blokus-basics = Grunderna
lesson-blokus-points = Poäng
lesson-blokus-two-players = Två spelare
lesson-blokus-three-players = Tre spelare
lesson-blokus-duo = Lilla spelplanen

## The basics
lesson-blokus-first-corner = Din första bricka täcker ett hörn av spelplanen. Lägg en.
lesson-blokus-first-corner-done = Varje färg kommer från sitt eget hörn.
lesson-blokus-touch-corner = Från och med nu nuddar varje bricka en av dina, hörn mot hörn.
lesson-blokus-touch-corner-done = Hörn mot hörn: så växer din färg.
lesson-blokus-never-edge = Hörn ja, sidor aldrig. Lägg den raka femman.
lesson-blokus-never-edge-done = Dina egna brickor ligger aldrig sida mot sida.
lesson-blokus-others-edge = Andra färgers sidor får du nudda. Lägg en bricka tätt intill en.
lesson-blokus-others-edge-done = Det är bara dina egna sidor som är förbjudna.
lesson-blokus-turn-flip = Brickor kan vridas och vändas. Fyll precis de upplysta rutorna.
lesson-blokus-turn-flip-done = Samma bricka, fast åt ett annat håll.
lesson-blokus-big-first = Stora brickor får snart inte plats. Lägg en med fem rutor.
lesson-blokus-big-first-done = De små får plats senare också.
lesson-blokus-to-middle = Mitten öppnar hela spelplanen. Nå en upplyst ruta.
lesson-blokus-to-middle-done = Därifrån kan du växa åt alla håll.
lesson-blokus-close-door = Gul vill vidare från den upplysta rutan. Täck den.
lesson-blokus-close-door-done = Ett täckt hörn är en stängd dörr.
lesson-blokus-shut-out = Gul får inte plats längre och hoppas över. Lägg din nästa bricka.
lesson-blokus-shut-out-done = Din tur igen: den som får plats fortsätter.
lesson-blokus-fewest-left = Ingen får plats längre. Vem har vunnit?
lesson-blokus-fewest-left-blue = Blå, med 17 rutor kvar
lesson-blokus-fewest-left-yellow = Gul, med 54 rutor kvar
lesson-blokus-fewest-left-done = Minst antal rutor kvar vinner.

## Points
lesson-blokus-points-left = Spelar ni om poäng ger varje ruta som är kvar minus ett. Vad kostar två brickor med fyra rutor?
lesson-blokus-points-left-minus-two = −2
lesson-blokus-points-left-minus-eight = −8
lesson-blokus-points-left-eight = +8
lesson-blokus-points-left-done = Två gånger fyra rutor: minus åtta.
lesson-blokus-points-bonus = Alla brickor utlagda ger 15. Med den minsta brickan sist, 5 till. Hur mycket blir det ihop?
lesson-blokus-points-bonus-five = +5
lesson-blokus-points-bonus-fifteen = +15
lesson-blokus-points-bonus-twenty = +20
lesson-blokus-points-bonus-done = Mer än tjugo går inte.

## Two players
lesson-blokus-two-red = När ni är två spelar du blå och röd. Lägg röd i ett ledigt hörn.
lesson-blokus-two-red-done = Varje färg har sina egna brickor och sin egen start.
lesson-blokus-two-apart = Blå och röd är dina, men de hjälper inte varandra. Lägg blå.
lesson-blokus-two-apart-done = Blå växer bara från blå.

## Three players
lesson-blokus-shared-turn = Grön är gemensam: ni turas om att lägga den, nu du. Lägg den i det sista hörnet.
lesson-blokus-shared-turn-done = Nästa gång lägger någon annan grön.
lesson-blokus-shared-count = Vems är de gröna rutorna när spelet är slut?
lesson-blokus-shared-count-me = Mina
lesson-blokus-shared-count-all = Allas
lesson-blokus-shared-count-nobody = Ingens
lesson-blokus-shared-count-done = Den gemensamma färgen räknas inte för någon.

## The small board
lesson-blokus-duo-start = Duo börjar en bit in på spelplanen. Täck din upplysta startruta.
lesson-blokus-duo-start-done = Den andra färgen börjar mittemot.
lesson-blokus-duo-meet = På den lilla spelplanen möts ni på en gång. Gå emellan: nå en upplyst ruta.
lesson-blokus-duo-meet-done = Plats som du tar tidigt är plats som den andra saknar.

## What was wrong. The first ones go with a refusal of the rules.
lesson-wrong-no-start-corner = Första brickan i en färg täcker en ledig hörnruta.
lesson-wrong-no-start-square = I Duo täcker första brickan din egen startruta.
lesson-wrong-edge-contact = Där ligger den sida mot sida med din egen färg.
lesson-wrong-no-corner-contact = Där nuddar den inget hörn i samma färg.
lesson-wrong-overlap = Där ligger redan en bricka.
lesson-wrong-off-board = En del hamnar utanför spelplanen.
lesson-wrong-not-the-line = Den passar, men ta den raka femman.
lesson-wrong-no-neighbour = Den passar, men ingen annan färg ligger intill.
lesson-wrong-not-the-lit = Precis de upplysta rutorna: vrid eller vänd brickan.
lesson-wrong-too-small = Den passar, men den har färre än fem rutor.
lesson-wrong-not-to-middle = Den passar, men ingen upplyst ruta är täckt.
lesson-wrong-door-open = Gul kan fortfarande gå vidare från den upplysta rutan.
lesson-wrong-more-left = Det är färgen med flest rutor kvar.
lesson-wrong-per-piece = Det är rutorna som räknas, inte brickorna.
lesson-wrong-no-minus = Det som är kvar kostar poäng.
lesson-wrong-smallest-too = Och den minsta brickan kom sist.
lesson-wrong-all-laid-too = Och alla brickor är utlagda.
lesson-wrong-shared-mine = Du lägger den bara var tredje gång.
lesson-wrong-shared-all = Då skulle det inte ändra något.
lesson-wrong-not-between = Den passar, men ingen upplyst ruta är täckt.
