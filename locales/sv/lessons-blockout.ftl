# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Ditt första torn
lesson-blockout-box = Med riktiga spelet
lesson-blockout-take = Det röda kortet tillåter alla röda klossar: tryck på kortet och sedan på en kloss.
lesson-blockout-take-done = Vilken röd kloss som helst går bra. Andra färger gör det inte.
lesson-blockout-lower = Tryck på det upplysta kortet, tryck på ↓ tills klossen ligger på bordet, och släpp.
lesson-blockout-lower-done = Det är grunden till ditt torn.
lesson-blockout-stack = Dra klossen över tornet, tryck på ↓ och släpp: tornet måste stå tills det har räknats till tre.
lesson-blockout-stack-done = Det stod hela räkningen.
lesson-blockout-edge = Den översta klossen står till höger: sänk din där, och släpp när den är stadig.
lesson-blockout-edge-done = Klossens mitt måste vila på något.
lesson-blockout-fall = Det här tornet håller inte: ta en kloss, se vad ett ras kostar och börja om.
lesson-blockout-fall-done = Tre kort till, och ett nytt torn i samma tur.
lesson-blockout-pass = Känns det för skakigt? Tryck två gånger på ”Stå över”.
lesson-blockout-pass-done = Ingen kloss den här gången: låt de andra darra.
lesson-blockout-reverse = Tryck två gånger på ”Byt håll”, så går spelet åt andra hållet.
lesson-blockout-reverse-done = Nu är spelaren på din andra sida på tur.
lesson-blockout-extra = Med ”En kloss till” vinner inte ditt sista kort än: ställ dit vilken kloss du vill.
lesson-blockout-extra-done = Den står, och du har vunnit.
lesson-blockout-ninth = Åtta klossar står: ställ dit den nionde, så vinner du på en gång.
lesson-blockout-ninth-done = Alla nio: inget annat räknas längre.
lesson-blockout-real = Tryck på det upplysta kortet, ställ en sådan kloss på ert eget bord och säg vad som hände.
lesson-blockout-real-done = Mobilen har hand om korten, du om tornet.

lesson-wrong-red-card = Inte det: spela det röda kortet.
lesson-wrong-build = Inte nu: ta en kloss.
lesson-wrong-play-pass = Inte nu: spela ”Stå över”.
lesson-wrong-play-reverse = Inte nu: spela ”Byt håll”.
lesson-wrong-fell = Det rasade. Försök igen.
lesson-wrong-need-block-card = Ett nytt torn börjar med ett klosskort.
