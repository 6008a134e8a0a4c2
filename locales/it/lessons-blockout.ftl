# The lessons of Block Out!.

lesson-blockout-basics = La tua prima torre
lesson-blockout-box = Con il gioco vero
lesson-blockout-take = La carta rossa permette qualsiasi blocco rosso: tocca la carta, poi un blocco.
lesson-blockout-take-done = Andava bene qualsiasi blocco rosso; gli altri colori no.
lesson-blockout-lower = Tocca la carta illuminata, premi ↓ finché il suo blocco è sul tavolo, e lascialo.
lesson-blockout-lower-done = Questa è la base della tua torre.
lesson-blockout-stack = Trascina il blocco sopra la torre, premi ↓ e lascialo: deve reggere fino a tre.
lesson-blockout-stack-done = Ha retto per tutto il conto.
lesson-blockout-edge = Il blocco in cima sta verso destra: abbassa lì il tuo e lascialo quando è stabile.
lesson-blockout-edge-done = Il centro di un blocco deve poggiare su qualcosa.
lesson-blockout-fall = Questa torre non reggerà: prendi un blocco, guarda quanto costa un crollo e ricomincia.
lesson-blockout-fall-done = Tre carte in più, e una nuova torre nello stesso turno.
lesson-blockout-pass = Trema troppo? Tocca Passa due volte.
lesson-blockout-pass-done = Stavolta niente blocco: che tremino gli altri.
lesson-blockout-reverse = Tocca Inverti due volte, e si gioca nell’altro senso.
lesson-blockout-reverse-done = Ora tocca a chi sta dall’altro tuo lato.
lesson-blockout-extra = Con «Un blocco in più» l’ultima carta non basta ancora per vincere: metti il blocco che vuoi.
lesson-blockout-extra-done = Regge, e la partita è tua.
lesson-blockout-ninth = Otto blocchi in piedi: metti il nono e vinci subito.
lesson-blockout-ninth-done = Tutti e nove: nient’altro conta più.
lesson-blockout-real = Tocca la carta illuminata, metti un blocco così sul tuo tavolo e di’ com’è andata.
lesson-blockout-real-done = Il telefono tiene le carte; tu tieni la torre.

lesson-wrong-red-card = Non questa: gioca la carta rossa.
lesson-wrong-build = Non ora: prendi un blocco.
lesson-wrong-play-pass = Non ora: gioca Passa.
lesson-wrong-play-reverse = Non ora: gioca Inverti.
lesson-wrong-fell = È crollata. Riprova.
lesson-wrong-need-block-card = Una nuova torre comincia con una carta Blocco.
