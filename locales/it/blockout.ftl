### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Impila più in alto, trattieni il respiro e non essere tu a far crollare tutto.
game-blockout-alone = Allenati
game-blockout-alone-about = Una torre senza carte, per allenarsi.

# A letter for each colour of block; all differ.
blockout-letter-wood = L
blockout-letter-red = R
blockout-letter-blue = B
blockout-letter-yellow = G
blockout-letter-black = N

# A block by size and colour.
blockout-block =
    { $colour ->
        [wood] blocco di legno
        [red] blocco rosso
        [blue] blocco blu
        [yellow] blocco giallo
        [black] blocco nero
       *[any] blocco
    } { $size ->
        [small] piccolo
        [medium] medio
        [large] grande
       *[any] qualsiasi
    }
blockout-card-exact =
    { $size ->
        [small] Piccolo
        [medium] Medio
       *[large] Grande
    } { $colour ->
        [wood] di legno
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[black] nero
    }
blockout-card-colour =
    { $colour ->
        [wood] Legno
        [red] Rosso
        [blue] Blu
        [yellow] Giallo
       *[black] Nero
    }
blockout-card-size =
    { $size ->
        [small] Piccolo
        [medium] Medio
       *[large] Grande
    }
blockout-card-any = Qualsiasi
blockout-card-pass = Passa
blockout-card-reverse = Inverti

# Spoken while the block must stand, one a second.
blockout-count-1 = Milleuno
blockout-count-2 = Milledue
blockout-count-3 = Milletré

blockout-hand = Le tue carte
blockout-copies = { $count } volte { $card }
blockout-choose-card = Scegli una carta
blockout-choose-block = Ora scegli un blocco
blockout-hint-again = Tocca di nuovo la carta per giocarla
blockout-hint-draw = Niente va bene: pesca finché non arriva una carta buona
blockout-show-hand =
    { $who ->
        [you] Mostra le tue carte
        [nobody] Mostra le carte
       *[other] Mostra le carte di { $name }
    }
blockout-dealing = Si danno le carte
blockout-left = ha lasciato
blockout-clockwise = Si gioca in senso orario
blockout-counter = Si gioca in senso antiorario
blockout-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } carta
       *[other] { $name }: { $count } carte
    }
blockout-pile =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
blockout-height =
    { $count ->
        [one] Torre: { $count } blocco su { $all }
       *[other] Torre: { $count } blocchi su { $all }
    }
blockout-discard = Ultima carta: { $card }

blockout-lower = Abbassa
blockout-raise = Alza
blockout-keys-far = Sposta a passi lunghi
blockout-turn = Quarto di giro
blockout-hold-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo per lasciare
       *[other] Ancora { $seconds } secondi per lasciare
    }
blockout-put = Metti qui
blockout-back = Rimetti via
blockout-landing =
    { $safety ->
        [steady] Sembra stabile
        [risky] Rischioso
        [falls] Cadrebbe
       *[misses] Fuori dalla torre
    }
blockout-face = Raddrizza la vista
blockout-picture = Salva una foto
blockout-slowly = Rivedi il crollo al rallentatore
blockout-flat-front = Di fronte
blockout-flat-side = Di lato
blockout-flat-top = Dall’alto

blockout-centred = al centro
blockout-turned = ruotato
blockout-aside =
    { $way ->
        [left] { $mm } mm a sinistra
        [right] { $mm } mm a destra
        [nearer] { $mm } mm più vicino
       *[further] { $mm } mm più lontano
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabile
       *[moving] si muove
    }
blockout-held = { $block }, { $spot }, { $mm } mm più in alto
blockout-tower-is =
    { $state ->
        [steady] La torre è stabile.
       *[moving] La torre si muove.
    }
blockout-push =
    { $way ->
        [left] Sinistra { $mm } mm
        [right] Destra { $mm } mm
        [nearer] Più vicino { $mm } mm
        [further] Più lontano { $mm } mm
        [down] Giù { $mm } mm
       *[up] Su { $mm } mm
    }

blockout-asked = Ha retto? Ognuno dice che cosa ha visto.
blockout-asked-again = Non siete d’accordo. Ognuno dice ancora una volta che cosa ha visto.
blockout-how = Ha retto?
blockout-fell-late = È crollata adesso
blockout-place = Metti il { $block }
blockout-now-placing =
    { $who ->
        [you] Metti il { $block }.
        [nobody] C’è da mettere il { $block }.
       *[other] { $name } mette il { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Cominci tu.
        [nobody] Comincia un posto libero.
       *[other] Comincia { $name }.
    }
blockout-said-take =
    { $who ->
        [you] Giochi «{ $card }» e prendi il { $block }.
        [nobody] Si gioca «{ $card }» per il { $block }.
       *[other] { $name } gioca «{ $card }» e prende il { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] Prendi il { $block } come ultimo blocco.
        [nobody] Si prende il { $block } come ultimo blocco.
       *[other] { $name } prende il { $block } come ultimo blocco.
    }
blockout-said-block =
    { $who ->
        [you] Prendi il { $block }.
        [nobody] Si prende il { $block }.
       *[other] { $name } prende il { $block }.
    }
blockout-said-slip = La mano scivola: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Passi.
        [nobody] Si passa un turno.
       *[other] { $name } passa.
    }
blockout-said-reverse =
    { $who ->
        [you] Inverti il senso di gioco.
        [nobody] Il senso di gioco si inverte.
       *[other] { $name } inverte il senso di gioco.
    }
blockout-said-letgo =
    { $who ->
        [you] Lasci il blocco.
        [nobody] Si lascia il blocco.
       *[other] { $name } lascia il blocco.
    }
blockout-said-drew =
    { $who ->
        [you] Peschi { $count ->
            [one] { $count } carta.
           *[other] { $count } carte.
        }
        [nobody] Dal mazzo: { $count ->
            [one] { $count } carta.
           *[other] { $count } carte.
        }
       *[other] { $name } pesca { $count ->
            [one] { $count } carta.
           *[other] { $count } carte.
        }
    }
blockout-said-stood = Regge!
blockout-said-fell = La torre è crollata!
blockout-said-late = La torre è crollata da sola.
blockout-said-oops = Non vale: carta e blocco tornano indietro, scegli di nuovo.
blockout-said-touched = La torre è stata toccata: carta e blocco tornano indietro e il turno finisce.
blockout-said-again = Non siete ancora d’accordo: il blocco va messo di nuovo.
blockout-said-open = Non siete ancora d’accordo: si considera che la torre sia in piedi, e la partita continua.
blockout-said-void =
    { $reason ->
        [touched] La torre è stata toccata: carta e blocco tornano indietro, scegli di nuovo.
        [time] Il tempo è scaduto: scegli di nuovo.
        [back] Il blocco torna a posto: scegli di nuovo.
       *[lost] La mossa si è persa: scegli di nuovo.
    }
blockout-said-says-stood =
    { $who ->
        [you] Dici che ha retto.
        [nobody] Qualcuno dice che ha retto.
       *[other] { $name } dice che ha retto.
    }
blockout-said-says-fell =
    { $who ->
        [you] Dici che è crollata.
        [nobody] Qualcuno dice che è crollata.
       *[other] { $name } dice che è crollata.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Ci ripensi: non è crollata.
        [nobody] Ripensamento: non è crollata.
       *[other] { $name } ci ripensa: non è crollata.
    }
blockout-said-left =
    { $who ->
        [you] Hai lasciato la partita.
        [nobody] Qualcuno ha lasciato la partita.
       *[other] { $name } ha lasciato la partita.
    }
blockout-said-back = Si annulla una mossa.
blockout-said-turn =
    { $who ->
        [you] Tocca a te.
        [nobody] Tocca a un posto libero.
       *[other] Tocca a { $name }.
    }
blockout-said-restart =
    { $who ->
        [you] Comincia una nuova torre con una carta Blocco.
        [nobody] C’è da cominciare una nuova torre.
       *[other] { $name } comincia una nuova torre.
    }
blockout-said-bonus =
    { $who ->
        [you] Ancora un blocco libero, quello che vuoi, e vinci.
        [nobody] C’è da mettere ancora un blocco.
       *[other] { $name } mette ancora un blocco.
    }
blockout-said-practice =
    { $who ->
        [you] Prendi un blocco qualsiasi.
        [nobody] Si può prendere un blocco qualsiasi.
       *[other] { $name } si allena.
    }
blockout-said-over =
    { $who ->
        [you] La partita è finita. Hai vinto.
        [together] La partita è finita. Condividi la vittoria con { $names }.
        [several] La partita è finita. Vittoria condivisa: { $names }.
        [nobody] La partita è finita.
       *[other] La partita è finita. Vince { $names }.
    }

blockout-move-block = { $card }: prendi il { $block }
blockout-move-extra = Prendi il { $block }
blockout-move-pass = Passa
blockout-move-reverse = Inverti
blockout-move-drawcards = Pesca carte
blockout-move-letgo = Lascia
blockout-move-stood = Ha retto
blockout-move-fell = È crollata
blockout-move-unsay = Annulla
blockout-move-oops = Ops, toccata

blockout-text-not-now = Ora non devi fare niente.
blockout-text-moves = Cosa puoi fare
blockout-text-hand = Sposta il blocco
blockout-text-state = A che punto siamo
blockout-text-free = Blocchi liberi: { $blocks }
blockout-text-cards = Le tue carte: { $cards }

blockout-sheet =
    { $count ->
        [one] Torre: { $count } blocco su { $all }
       *[other] Torre: { $count } blocchi su { $all }
    }
blockout-sheet-place = Posto
blockout-sheet-player = Giocatore
blockout-sheet-cards = Carte rimaste

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = Già sulla torre
reason-block-mismatch = Il blocco non va bene
reason-no-contact = Deve poggiare in cima
reason-off-site = Fuori dal cantiere
reason-wrong-spot = Punto inesistente
reason-wrong-verdict = Risposta non valida
reason-can-play = Puoi giocare
reason-need-block-card = Serve una carta Blocco
reason-bonus-due = Prima il blocco in più
reason-nine-blocks = Nove blocchi in piedi
reason-bonus-block = Il blocco in più ha retto

## Moves as a replay tells them

replay-blockout-take = { $card }, e il { $block }
replay-blockout-extra = il { $block }, come ultimo blocco
replay-blockout-slip = la mano scivola: { $mm } mm
replay-blockout-pass = passa
replay-blockout-reverse = il senso di gioco si inverte
replay-blockout-drawcards = niente va bene, si pesca
replay-blockout-letgo = lascia il blocco
replay-blockout-oops = toccata, non vale
replay-blockout-stood = ha retto
replay-blockout-fell = è crollata
replay-blockout-unsay = ripensamento: non è crollata
replay-blockout-void =
    { $reason ->
        [touched] la torre è stata toccata, non vale
        [time] il tempo è scaduto, si riprova
        [back] il blocco è tornato a posto
       *[lost] la mossa si è persa, si riprova
    }
replay-blockout-begin =
    { $who ->
        [you] Cominci tu
        [nobody] Comincia un posto libero
       *[other] Comincia { $name }
    }
replay-blockout-draw = una carta dal mazzo: { $card }
replay-blockout-hidden = una carta dal mazzo
