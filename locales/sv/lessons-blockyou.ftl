# The lesson of BlockYou!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockyou-basics = Färger och fingrar
lesson-blockyou-match = Dra ditt kort till ramen: varje färg ligger på sin egen.
lesson-blockyou-match-done = Alla färger stämmer, så kortet får ligga där.
lesson-blockyou-white = Vit passar ihop med alla färger, på ditt kort och på planen: använd ramen.
lesson-blockyou-white-done = Vit och en annan färg stämmer alltid.
lesson-blockyou-turn = Tryck på kortet för att vrida det, och dra det sedan till ramen.
lesson-blockyou-turn-done = Ett kvarts varv kan få ett kort att passa.
lesson-blockyou-two = Ett kort ligger aldrig på bara ett kort: lägg ditt tvärs över två.
lesson-blockyou-two-done = Minst två kort under: det är tillåtet.
lesson-blockyou-point = Ditt kort pekar uppåt mot den andra spelaren: lägg det, så blir den spelaren blockerad.
lesson-blockyou-point-done = Blockerad: därifrån kommer inget kort den här omgången.
lesson-blockyou-self = Ett finger som pekar neråt pekar på dig: vrid kortet tills inget gör det, och lägg det sedan.
lesson-blockyou-self-done = Ingen blockerar sig själv med flit.
lesson-blockyou-last = Den andra spelaren gjorde ett fel: i ett spel har du nu tio sekunder på dig att lägga ditt kort.
lesson-blockyou-last-done = I tid: ett kort mindre för dig.
lesson-blockyou-round = En riktig omgång mot en sömnig spelare: börja, vänta på noll och hitta ett ställe.
lesson-blockyou-round-done = Du var först, så omgången är slut.

lesson-wrong-colours-differ = Några färger stämmer inte där, och det skulle kosta ett straffkort.
lesson-wrong-points-at-you = Ett finger pekar på dig: vrid kortet.
lesson-wrong-no-white = Det passar, men där hjälper inget vitt på planen.
lesson-wrong-point-across = Det passar, men inget finger pekar på den andra spelaren.
lesson-wrong-covers-one-card = Det ligger på ett enda kort: flytta det ett halvt kort till.
