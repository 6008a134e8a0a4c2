# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Gioca la tua ultima carta o metti in cima il nono blocco.
blockout-moment-goal-alone = Metti tutti e nove i blocchi su una sola torre.
blockout-moment-lots = Si danno le carte. Il caso decide chi comincia, e ognuno riceve sette carte.
blockout-moment-wait = Ora gioca: { $name }. { $way ->
        [back] Si gioca in senso antiorario, perché è uscito un Inverti.
       *[clockwise] Si gioca in senso orario, una carta per turno.
    }
blockout-moment-watch = Ora gioca: { $name }. In ogni turno si gioca una carta e si mette il blocco che permette.
blockout-moment-over = La partita è finita. Non si può più giocare niente.
blockout-moment-card = Gioca una carta con un blocco ancora libero, o una carta Azione. Il blocco va in cima alla torre.
blockout-moment-base = Gioca una carta con un blocco libero, o una carta Azione. Il primo blocco di una torre va sul cantiere.
blockout-moment-ninth = Solo un blocco è libero. Se hai una carta per lui e regge, vinci, non importa con quante carte in mano.
blockout-moment-last-card = È la tua ultima carta. Se a fine turno non hai più carte vinci, a meno che una regola della casa non chieda un blocco in più.
blockout-moment-draw = Non puoi giocare nessuna delle tue carte. Pesca finché non ne arriva una buona, e giocala subito.
blockout-moment-luck = { $count ->
        [0] Peschi finché non arriva una carta buona.
        [one] Peschi ancora una carta per il crollo.
       *[other] Peschi ancora { $count } carte per il crollo.
    } Puoi continuare quando le carte sono scoperte.
blockout-moment-restart = La torre è crollata e tutti i blocchi sono liberi. Nello stesso turno cominci una nuova torre con una carta Blocco; le carte Azione ora non si possono giocare.
blockout-moment-bonus = Hai giocato l’ultima carta, quindi serve ancora un blocco. Prendi un blocco libero qualsiasi: se regge, vinci.
blockout-moment-practice = Prendi un blocco libero qualsiasi; non ci sono carte. { $count ->
        [one] Manca ancora un blocco per finire la torre.
       *[other] Mancano ancora { $count } blocchi per finire la torre.
    }
blockout-moment-slip = Il blocco finisce un po’ accanto al punto scelto. Quanto, lo decide il caso, perché nessuna mano è del tutto ferma.
blockout-moment-placing = Il blocco può toccare soltanto la faccia superiore del blocco in cima. Quando lo lasci, la torre deve reggere fino a tre.
blockout-moment-stack = { $own ->
        [yes] Metti il blocco vero con una mano sola, soltanto sul blocco in cima.
       *[no] { $name }: il blocco con una mano sola, soltanto sul blocco in cima.
    } Chiunque può dire che è messo, o che la torre è crollata.
blockout-moment-count = Tutti contano fino a tre. Vale solo una torre che alla fine è in piedi; un crollo si può dire subito.
blockout-moment-report = Ha retto? Basta una risposta, ma per qualche secondo chiunque può dire il contrario.
blockout-moment-vote = Due persone hanno visto due cose diverse, quindi votano tutti. Decide la maggioranza.
blockout-moment-revote = I voti erano pari, quindi tutti votano ancora una volta. Se restano pari, il blocco va messo di nuovo.

blockout-coach-fell = { $name }: la torre è crollata. { $count ->
        [0] Tutti i blocchi sono di nuovo liberi.
       *[other] Costa { $count } carte, e comincia una nuova torre.
    }
blockout-coach-late = La torre è crollata dopo il conto: il blocco vale lo stesso.
blockout-coach-back = Quel tentativo non vale: carta e blocco tornano indietro.
blockout-coach-reverse = Da ora si gioca { $way ->
        [back] in senso antiorario.
       *[clockwise] in senso orario.
    }
blockout-coach-bonus = Non hai più carte: ancora un blocco, e deve reggere.
blockout-coach-drew = { $count ->
        [one] Hai pescato una carta.
       *[other] Hai pescato { $count } carte.
    }
blockout-coach-eight = Otto blocchi in piedi: chi mette il nono vince.
blockout-coach-one-card = Resta solo una carta: { $name }.
blockout-coach-stuck = { $count ->
        [one] Il blocco di una tua carta ora è sulla torre: deve aspettare.
       *[other] I blocchi di { $count } tue carte ora sono sulla torre: devono aspettare.
    }
