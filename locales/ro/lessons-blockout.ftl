# The lessons of Block Out!: one sentence for each step, why it was right, and what is wrong with other moves.

lesson-blockout-basics = Primul tău turn
lesson-blockout-box = Cu cutia reală
lesson-blockout-take = Cartea roșie permite orice bloc roșu: apasă pe carte, apoi pe un bloc.
lesson-blockout-take-done = Merge orice bloc roșu; alte culori nu.
lesson-blockout-lower = Apasă pe cartea luminată, apasă ↓ până când blocul stă pe masă și dă-i drumul.
lesson-blockout-lower-done = E baza turnului tău.
lesson-blockout-stack = Trage blocul deasupra turnului, apasă ↓ și dă-i drumul: trebuie să țină până la trei.
lesson-blockout-stack-done = A ținut toată numărătoarea.
lesson-blockout-edge = Blocul din vârf stă mai la dreapta: coboară-l acolo pe al tău și dă-i drumul când e stabil.
lesson-blockout-edge-done = Mijlocul unui bloc trebuie să se sprijine pe ceva.
lesson-blockout-fall = Turnul acesta nu va ține: ia un bloc, vezi cât costă o cădere și ia-o de la capăt.
lesson-blockout-fall-done = Trei cărți în plus și un turn nou tot la rândul acesta.
lesson-blockout-pass = Se clatină prea tare? Apasă de două ori pe Pas.
lesson-blockout-pass-done = De data asta fără bloc: să tremure ceilalți.
lesson-blockout-reverse = Apasă de două ori pe Schimbă sensul, și se joacă în sens invers.
lesson-blockout-reverse-done = Acum urmează jucătorul din cealaltă parte a ta.
lesson-blockout-extra = Cu „Încă un bloc”, ultima carte încă nu câștigă: pune ce bloc vrei.
lesson-blockout-extra-done = Ține, iar jocul e al tău.
lesson-blockout-ninth = Opt blocuri stau în picioare: pune-l pe al nouălea și câștigi pe loc.
lesson-blockout-ninth-done = Toate nouă: nimic altceva nu mai contează.
lesson-blockout-real = Apasă pe cartea luminată, pune un astfel de bloc pe masa ta și spune ce s-a întâmplat.
lesson-blockout-real-done = Telefonul ține cărțile; tu ții turnul.

lesson-wrong-red-card = Nu aceasta: joacă cartea roșie.
lesson-wrong-build = Nu acum: ia un bloc.
lesson-wrong-play-pass = Nu acum: joacă Pas.
lesson-wrong-play-reverse = Nu acum: joacă Schimbă sensul.
lesson-wrong-fell = A căzut. Mai încearcă.
lesson-wrong-need-block-card = Un turn nou începe cu o carte Bloc.
