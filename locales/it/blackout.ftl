### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Tre dadi giù per lo scivolo, gettoni sulle carte… e poi si spengono le luci.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = JOLLY
blackout-undo = ANNULLA
blackout-reroll = RILANCIA
blackout-free = LIBERO

# The letter of each die, after its special; all three differ.
blackout-die-W = J
blackout-die-U = A
blackout-die-R = R
blackout-die = Dado { $die }: esce { $face }
blackout-die-aside = Dado { $die } da parte
blackout-dice = Dadi

blackout-card = Carta { $card }
blackout-card-coming = Arriva la prossima carta
blackout-space-open = { $number }, scoperto, carta { $card }, casella { $space }
blackout-space-covered = { $number }, coperto, carta { $card }, casella { $space }
blackout-space-free = LIBERO, coperto, carta { $card }, casella { $space }

blackout-tray = Cosa resta del lancio
blackout-token = { $item }
blackout-token-lost = { $item }, non ci sta
blackout-fits-nowhere = Ora non ci sta
blackout-about-wild = Un gettone su una casella scoperta a tua scelta.
blackout-about-undo = Toglie un gettone da una carta qualsiasi.
blackout-about-reroll = Rilancia gli altri due dadi.

blackout-roll-do = Lancia
blackout-reroll-do = RILANCIA
blackout-end-do = Fine turno
blackout-call = BLACKOUT!
blackout-keys-number = Prendi quel numero
blackout-keys-use = Usalo su questa casella, o lancia

blackout-your-turn = Tocca a te
blackout-turn-of =
    { $who ->
        [you] Tocca a te
        [nobody] Il posto è ancora libero
       *[other] Tocca a { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Stai giocando
        [nobody] Il posto è ancora libero
       *[other] { $name } sta giocando
    }
blackout-setting = Si preparano le carte
blackout-extra-turn = Turno extra
blackout-left = ha lasciato
blackout-hint-roll = Manda i dadi giù per lo scivolo
blackout-hint-wait =
    { $who ->
        [you] Stai per lanciare
        [nobody] I dadi aspettano qualcuno
       *[other] { $name } sta per lanciare
    }
blackout-cards-won =
    { $count ->
        [one] { $count } carta su { $goal }
       *[other] { $count } carte su { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } carta su { $goal }
       *[other] { $name }: { $count } carte su { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
blackout-chips =
    { $count ->
        [one] Resta { $count } gettone
       *[other] Restano { $count } gettoni
    }
blackout-last-roll = Ultimo lancio: { $dice }
blackout-pending = Ancora da usare: { $items }.
blackout-lost = Ora non ci sta: { $items }

blackout-said-begins =
    { $who ->
        [you] Cominci tu.
        [nobody] Comincia un posto libero.
       *[other] Comincia { $name }.
    }
blackout-said-rolled =
    { $who ->
        [you] Il tuo lancio: { $dice }.
        [nobody] I dadi: { $dice }.
       *[other] Lancio di { $name }: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Rilanci due dadi: { $dice }.
        [nobody] Di nuovo due dadi: { $dice }.
       *[other] { $name } rilancia due dadi: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] Usi { $item }: un gettone sulla carta { $card }, casella { $space }.
        [nobody] C’è un gettone sulla carta { $card }, casella { $space }.
       *[other] { $name } usa { $item }: un gettone sulla carta { $card }, casella { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] Usi ANNULLA: via il gettone dalla carta { $card }, casella { $space }.
        [nobody] Via il gettone dalla carta { $card }, casella { $space }.
       *[other] { $name } usa ANNULLA: via il gettone dalla carta { $card }, casella { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Vinci una carta.
        [nobody] Una carta è vinta.
       *[other] { $name } vince una carta.
    }
blackout-said-opened = Si scopre la carta { $card }.
blackout-said-blackout = BLACKOUT! Chi grida prima di tutti prende una carta.
blackout-said-called =
    { $who ->
        [you] Hai gridato prima di tutti!
        [nobody] Qualcuno ha gridato prima!
       *[other] { $name } ha gridato prima di tutti!
    }
blackout-said-nobody = Nessuno ha gridato in tempo.
blackout-said-nothing = Non ci sta niente.
blackout-said-ended =
    { $who ->
        [you] Finisci il turno.
        [nobody] Il turno finisce.
       *[other] { $name } finisce il turno.
    }
blackout-said-left =
    { $who ->
        [you] Hai lasciato la partita.
        [nobody] Qualcuno ha lasciato la partita.
       *[other] { $name } ha lasciato la partita.
    }
blackout-said-back = Si annulla una mossa.
blackout-said-turn =
    { $who ->
        [you] Tocca a te.
        [nobody] Tocca a un posto libero.
       *[other] Tocca a { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Hai un turno extra.
        [nobody] C’è un turno extra.
       *[other] { $name } ha un turno extra.
    }
blackout-said-over =
    { $who ->
        [you] La partita è finita. Hai vinto.
        [together] La partita è finita. Condividi la vittoria con { $names }.
        [several] La partita è finita. Vittoria condivisa: { $names }.
        [nobody] La partita è finita.
       *[other] La partita è finita. Vince { $names }.
    }

blackout-move-roll = Lancia i dadi
blackout-move-reroll = RILANCIA: lancia di nuovo gli altri due dadi
blackout-move-end = Finisci il turno
blackout-move-call = Grida BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Gridi BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } grida BLACKOUT!
    }
blackout-move-number = { $number } sulla carta { $card }, casella { $space }
blackout-move-wild = JOLLY sul { $number } della carta { $card }, casella { $space }
blackout-move-undo = ANNULLA il { $number } della carta { $card }, casella { $space }

blackout-text-not-now = Ora non devi fare niente.
blackout-text-moves = Cosa puoi fare
blackout-text-state = A che punto siamo
blackout-cards-table = Le carte scoperte
blackout-space-column = Casella
blackout-cell-open = { $number }, scoperto
blackout-cell-covered = { $number }, coperto

blackout-sheet = Vince chi arriva prima a { $goal } carte
blackout-sheet-place = Posto
blackout-sheet-player = Giocatore
blackout-sheet-cards = Carte vinte

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = Non in questo lancio
reason-no-match = Il numero non va bene
reason-covered = Già coperto
reason-no-chip = Nessun gettone lì
reason-no-blackout = Ora niente Blackout
reason-five-cards = Cinque carte vinte

## Moves as a replay tells them

replay-blackout-roll = giù per lo scivolo
replay-blackout-reroll = due dadi di nuovo
replay-blackout-end = fine del turno
replay-blackout-call = Blackout!
replay-blackout-put = { $what } sulla carta { $card }, casella { $space }
replay-blackout-undo = via il gettone dalla carta { $card }, casella { $space }
replay-blackout-draw = una nuova carta
replay-blackout-begin =
    { $who ->
        [you] Cominci tu
        [nobody] Comincia un posto libero
       *[other] Comincia { $name }
    }

## The hint / The review

blackout-advice-take = Mettilo
blackout-advice-said = Consiglio: { $move }. { $chance }.
blackout-chance = Probabilità di vincere: circa { $percent }
blackout-review-chances = Probabilità di vincere: { $played } invece di { $better }
