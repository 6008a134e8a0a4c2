# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Chiudi
cancel = Annulla
done = Fatto
yes = Sì
no = No
try-again = Riprova
to-home = Inizio

## Waiting and broken

waiting-page = Un momento…
waiting-table = Prepariamo il tavolo…
waiting-replay = Cerchiamo la partita…
broken-part = Questa parte della pagina non è arrivata.
connection-lost = Connessione persa. Riproviamo…
connection-lost-can = Puoi ancora guardare il tavolo, le regole e le opzioni.
not-found-title = Qui non c’è niente
not-found-about = Questo indirizzo non porta a nessuna pagina. Forse al link manca una lettera.
table-title = Tavolo
table-gone-about = Se qualcuno ti ha mandato questo link, chiedine uno nuovo.
table-closed-about = Chi gestisce questo server ha chiuso il tavolo.

## Games

game-players = { $players } giocatori
game-minutes =
    { $minutes ->
        [one] circa { $minutes } minuto
       *[other] circa { $minutes } minuti
    }
game-age = da { $age } anni in su

## Home

home-motto = La sala giochi dei blocchi
home-continue = Continua
home-lately = Recenti
home-lately-remove = Togli dalla lista
home-table-nameless =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
ago-now = poco fa
ago-minutes =
    { $count ->
        [one] un minuto fa
       *[other] { $count } minuti fa
    }
ago-hours =
    { $count ->
        [one] un’ora fa
       *[other] { $count } ore fa
    }
ago-days =
    { $count ->
        [one] ieri
       *[other] { $count } giorni fa
    }
home-play = Gioca ora
home-starting = Prepariamo il tavolo…
home-play-about =
    { $count ->
        [one] Tu contro un bot, subito.
        [2] Tu contro due bot, subito.
        [3] Tu contro tre bot, subito.
       *[other] Tu contro { $count } bot, subito.
    }
home-play-last =
    { $count ->
        [one] Come l’ultima volta: { $count } bot
       *[other] Come l’ultima volta: { $count } bot
    }
home-play-level = Livello: { $level }
home-against-bots = Contro i bot
home-set-up = Con gli amici
home-alone = Da soli
home-rules = Come si gioca
home-open-file = Apri partita salvata
file-bad-move = La mossa { $number } di questo file non è valida
file-too-big = Il file è troppo grande: al massimo { $most } kB

## Settings

settings-title = Opzioni
settings-language = Lingua
settings-language-unread = Prima traduzione, non ancora letta da una persona madrelingua.
settings-language-better = Proponi un testo migliore
settings-theme = Aspetto
settings-theme-auto = Automatico
settings-theme-light = Chiaro
settings-theme-dark = Scuro
settings-graphics = Grafica
settings-graphics-auto = Automatica
settings-graphics-low = Semplice
settings-graphics-flat = Piatta
settings-bot-speed = Velocità dei bot
settings-bot-speed-quick = Veloce
settings-bot-speed-normal = Normale
settings-bot-speed-slow = Lenta
settings-sound = Suono
settings-volume = Volume
settings-patterns = Motivi sui colori
settings-patterns-about = Punti, righe e quadretti: così nessuno deve distinguere i colori.
settings-licences = Licenze open source
words-title = Testi migliori
words-search = Parole del testo che cambieresti
words-none = Nessun testo contiene queste parole.
words-english = In inglese
words-better = Il tuo testo
words-brackets = Lascia com’è tutto ciò che sta in { "{ }" }: lì vanno nomi e numeri.
words-mail = Manda per mail
words-copy = Copia
words-to-whom = Mandalo a chi gestisce questo server.

## Setting a table

new-title = Un tavolo di { $game }
new-chairs = Posti
new-players = Giocatori
new-players-count = { $count }
new-hint = Tocca un posto per dire chi ci si siede.
new-alone = In solitario, contro il tuo tempo.
new-friend = Ospite
new-shared = condiviso
new-who = Chi si siede qui?
new-level = Quanto forte?
new-rules = Regole
new-house-rules = Regole della casa
new-house-rules-changed =
    { $count ->
        [one] ({ $count } cambiata)
       *[other] ({ $count } cambiate)
    }
new-takeback = Annullare mosse
new-takeback-about = Una mossa si può annullare finché nessun altro ha giocato e il caso non ha deciso niente.
new-hints = Consigli
new-hints-about = Chi è di turno può chiedere al computer una buona mossa.
new-patience = Se qualcuno si assenta
new-patience-about = Passato questo tempo gli altri possono continuare: con un bot o con un’altra persona a quel posto.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
new-patience-never = Aspetta sempre
new-total = Tempo per l’intera partita
new-total-none = Illimitato
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Ognuno ha il suo orologio: corre solo nei propri turni e dopo ogni turno recupera qualche secondo. Chi resta senza tempo è fuori.
new-start = Inizia
new-open = Apri il tavolo
new-broken = Ora non si può preparare il tavolo.
sitter-me = Io
sitter-me-about = Giochi su questo dispositivo.
sitter-here = Qui con me
sitter-here-about = Qualcuno accanto a te: vi passate il dispositivo.
sitter-link = Via link
sitter-link-about = Ricevi un link e un codice da mandare a qualcuno.
sitter-bot = Bot
sitter-bot-about = Gioca il computer.
bot-level-random = Spensierato
bot-level-greedy = Goloso
bot-level-easy = Facile
bot-level-medium = Medio
bot-level-strong = Forte
bot-level-adapting = Adattivo
bot-level-adapting-about = Veloce quanto la persona più lenta al tavolo.
bot-level-champion = Campione
bot-level-more = Altri livelli
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Ci mette circa un secondo per mossa, meno se è facile.
       *[other] Ci mette circa { $seconds } secondi per mossa, meno se è facile.
    }
bot-level-characters = Personaggi
bot-level-guard = Guardiano
bot-level-guard-about = Si mette sulla tua strada appena può.
bot-level-explorer = Esploratore
bot-level-explorer-about = Corre dove c’è spazio.
bot-level-magnet = Calamita
bot-level-magnet-about = Va sempre verso il centro.
bot-level-1 = Primi passi
bot-level-1-about = Un gioco da bambini, ideale per la primissima volta.
bot-level-2 = Giocoso
bot-level-2-about = Per bambini che conoscono le regole.
bot-level-3 = Amichevole
bot-level-3-about = Una partita tranquilla in famiglia.
bot-level-4 = Curioso
bot-level-4-about = Per chi gioca ogni tanto.
bot-level-5 = Furbo
bot-level-5-about = Si prende quello che lasci aperto.
bot-level-6 = Prudente
bot-level-6-about = Sbaglia poco.
bot-level-7 = Acuto
bot-level-7-about = Per chi pensa alle mosse in anticipo.
bot-level-8 = Tosto
bot-level-8-about = Difficile da battere.
bot-level-9 = Maestro
bot-level-9-about = Per esperti.
bot-level-10 = Piena potenza
bot-level-10-about = Tutto quello che sa fare. Si prende il suo tempo e pensa mentre pensi tu.
bot-name-1 = Quercia
bot-name-2 = Acero
bot-name-3 = Ciliegio
bot-name-4 = Betulla
bot-name-5 = Noce

## Chairs

chair-you = Tu
chair-open = posto libero
chair-away = assente
chair-acting = di turno
chair-nameless = Giocatore { $number }
chair-bot = Bot { $number }
chair-your-bot = Il tuo bot
chair-menu = { $name }: altro
seat-standing-bot = Gioca un bot: { $level }
seat-standing-here = Al tavolo
seat-standing-away = Ora non è al tavolo
seat-standing-away-since = Ultima volta qui: { $time }
seat-standing-open = Qui non c’è ancora nessuno
seat-name = Nome
seat-rename = Rinomina
seat-reclaim = Torno a giocare io
seat-yield = Fai giocare un bot per me
seat-yield-do = Bot, gioca per me
seat-fill = Metti un bot qui
seat-fill-do = Siediti, bot
seat-level-do = Cambia livello
seat-offer = Invita qualcuno con un link
seat-new-link = Crea un nuovo link
seat-resign = Abbandona
seat-resign-sure = Abbandonare per davvero? Gli altri vanno avanti senza di te.
seat-resign-sure-two = Abbandonare per davvero? Allora vince l’altra persona.
seat-resign-sure-alone = Abbandonare per davvero? Allora la partita finisce.
seat-left =
    { $who ->
        [you] Hai abbandonato
        [nobody] Qualcuno ha abbandonato
       *[other] { $name } ha abbandonato
    }
seat-left-goes-on =
    { $who ->
        [you] Hai abbandonato. La partita continua.
        [nobody] Qualcuno ha abbandonato. La partita continua.
       *[other] { $name } ha abbandonato. La partita continua.
    }
seat-late =
    { $who ->
        [you] Il tuo tempo è scaduto
        [nobody] Il tempo di un posto libero è scaduto
       *[other] Tempo scaduto per { $name }
    }
seat-late-goes-on =
    { $who ->
        [you] Il tuo tempo è scaduto. Gli altri vanno avanti.
        [nobody] Il tempo di un posto libero è scaduto. La partita continua.
       *[other] Tempo scaduto per { $name }. La partita continua.
    }
seat-resign-do = Sì, abbandona

## Invitations

invite-title = Invita gli amici
invite-chair = Per quale posto?
invite-how = Inquadra il codice con un telefono o manda il link.
invite-code = Codice dell’invito
invite-link = Link dell’invito
invite-copy = Copia link
invite-copied = Copiato
invite-share = Condividi
invite-text = Vieni a giocare a { $game } con me!
invite-my-name = Il tuo nome, per gli amici
invite-only-here = Questo link funziona solo su questo computer. Avvia il server con --host 0.0.0.0 per far entrare altri dispositivi.
invite-waiting = Non serve aspettare: la partita va avanti appena tocca a qualcuno che è già qui.
invite-all-here = Ci siamo tutti.
invite-to-game = Alla partita
claim-title = C’è un posto per te
claim-by =
    { $who ->
        [you] Questo è il tuo invito a { $game }.
        [nobody] Ti invitano a giocare a { $game }.
       *[other] { $name } ti invita a giocare a { $game }.
    }
claim-about = Come devono chiamarti gli altri?
claim-do = Siediti
claim-watch = Guarda solo
claim-used = Questo posto è occupato
claim-used-by =
    { $who ->
        [you] Hai preso questo posto.
        [nobody] Un’altra persona ha usato questo invito.
       *[other] { $name } ha usato questo invito.
    }
claim-used-about = Puoi guardare la partita o aprire un tavolo tutto tuo.
claim-own-table = Apri il mio tavolo

## At the table

bar-menu = Menu
bar-rules = Regole
bar-takeback = Annulla mossa
bar-leave = Esci
bar-moves = Mosse
bar-missing = Assente
bar-result = Risultato
bar-invite-short = Invita
bar-invite =
    { $count ->
        [one] Invita ({ $count } posto)
       *[other] Invita ({ $count } posti)
    }
turn-yours = Tocca a te
turn-of =
    { $who ->
        [you] Tocca a te
        [nobody] Il posto è ancora libero
       *[other] Tocca a { $name }
    }
time-total = Tempo rimasto:
time-left =
    { $seconds ->
        [one] Ancora { $seconds } secondo
       *[other] Ancora { $seconds } secondi
    }
turn-thinking =
    { $who ->
        [you] Stai pensando
        [nobody] Il posto è ancora libero
       *[other] { $name } sta pensando
    }
turn-bot-for-you = Un bot gioca per te
turn-away-since =
    { $who ->
        [you] Aspettiamo te (ultima volta qui: { $time })
        [nobody] Manca qualcuno (ultima volta qui: { $time })
       *[other] Manca { $name } (ultima volta qui: { $time })
    }
turn-open-chair = Il giocatore { $number } non è ancora qui
turn-all = Tutti insieme!
turn-others = Tocca agli altri
turn-nobody = Un momento…
turn-over = La partita è finita
turn-closed = Il tavolo è stato chiuso
menu-title = Tavolo
menu-chairs = Chi gioca
menu-agreed = Regole di questo tavolo
menu-watchers =
    { $count ->
        [one] { $count } persona guarda
       *[other] { $count } persone guardano
    }
missing-title =
    { $who ->
        [you] Non sei al tavolo
        [nobody] Manca qualcuno
       *[other] Manca { $name }
    }
missing-since = Ultima volta qui: { $time }.
missing-soon = Si può continuare tra { $time }.
missing-never = Chi ha aperto il tavolo ha deciso che si aspetta sempre.
missing-wait = Aspetta
missing-wait-about = La partita continua quando ci sono tutti.
missing-bot = Fai giocare un bot
missing-bot-about = Finché non torna chi manca.
missing-invite = Invita un’altra persona
missing-invite-about = Il posto si libera. Finché nessuno si siede, chi lo aveva può riprenderselo.
missing-claim = Prendi la vittoria
missing-claim-about = La partita finisce e vinci tu.
missing-claim-soon = Possibile tra { $time }.
missing-claim-turn = Possibile mentre la partita aspetta questa persona.
return-bot-by =
    { $who ->
        [you] L’hai fatto giocare tu prima di andare via.
        [nobody] Gli altri l’hanno fatto giocare mentre non c’eri.
       *[other] { $name } l’ha fatto giocare mentre non c’eri.
    }
return-bot-go-on = Che continui pure
return-do = Riprendo il mio posto
return-offered = Il tuo posto è stato offerto
return-offered-about =
    { $who ->
        [you] Hai invitato un’altra persona. Non è ancora arrivato nessuno.
        [nobody] Gli altri hanno invitato un’altra persona mentre non c’eri. Non è ancora arrivato nessuno.
       *[other] { $name } ha invitato un’altra persona mentre non c’eri. Non è ancora arrivato nessuno.
    }
return-taken =
    { $who ->
        [you] Hai di nuovo il tuo posto
        [nobody] Ora il tuo posto è di un’altra persona
       *[other] Ora il tuo posto è di { $name }
    }
return-taken-about = Gli altri sono andati avanti mentre non c’eri. Puoi guardare come va a finire.
resigned-title = Hai abbandonato
resigned-about = Gli altri vanno avanti senza di te.
resigned-watch = Guarda
leave-title = Lasciare il tavolo?
leave-keep = Tieni il mio posto ed esci
leave-keep-about = La tua partita ti aspetta sotto «Continua».
leave-bot = Fai giocare un bot per me
leave-bot-about = Puoi tornare e riprendere a giocare tu.
leave-resign = Abbandona
leave-resign-about = Non si torna indietro: gli altri vanno avanti senza di te.
leave-resign-about-two = Non si torna indietro: vince l’altra persona.
leave-resign-about-alone = Non si torna indietro: la partita finisce.
moves-since = Dopo il tuo turno
moves-looking = Posizione passata
moves-now = Ora
moves-new =
    { $count ->
        [one] { $count } nuova mossa
       *[other] { $count } nuove mosse
    }

## The end

end-away =
    { $who ->
        [you] La tua assenza è durata troppo
        [nobody] Un’assenza è durata troppo
       *[other] L’assenza di { $name } è durata troppo
    }
end-won =
    { $who ->
        [you] Hai vinto!
        [together] Condividi la vittoria con { $names }
        [several] Vittoria condivisa: { $names }
        [nobody] Non ha vinto nessuno
       *[other] Ha vinto { $names }
    }
end-level =
    { $way ->
        [up] La prossima volta i bot salgono di un livello: { $level }.
        [down] La prossima volta i bot scendono di un livello: { $level }.
       *[same] La prossima volta i bot restano allo stesso livello: { $level }.
    }
end-rematch = Rivincita
end-join-rematch = Alla prossima partita
end-replay = Rivedi
end-review = Analisi
end-details = Dettagli
review-play-on = Continua da qui
end-record = Registrazione e fair play
end-record-json = Partita registrata
end-fair = Ogni scelta del caso è venuta da un solo numero segreto. La sua impronta era fissata prima della prima mossa; ecco il numero, così chiunque può controllare.
end-seed-hash = Impronta (SHA-256)
end-seed = Numero
closed-title = Il tavolo è stato chiuso
closed-about = Chi gestisce questo server ha chiuso il tavolo. Non ha vinto nessuno; quello che si è giocato finora resta, e puoi salvarlo.
replay-start = L’inizio
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] Hai lasciato la partita
        [nobody] Qualcuno ha lasciato la partita
       *[other] { $name } ha lasciato la partita
    }
replay-wait = tempo scaduto
replay-board = Posizione { $at } di { $last }
replay-position = Posizione
replay-count = { $at } / { $last }
replay-first = All’inizio
replay-last = Alla fine
replay-back = Indietro
replay-forward = Avanti
replay-play = Avvia
replay-pause = Pausa
actor-chance = Il caso
actor-clock = L’orologio
actor-gravity = La gravità

## A playing area in words

twin-open = Gioca via testo
twin-story = Cosa è successo
keys-title = Tasti
keys-everywhere = In tutti i giochi
keys-hint = Consiglio
keys-pass = Passa
keys-next = Prossima posizione adatta
keys-previous = Posizione adatta precedente
keys-back = Rimetti via, o chiudi ciò che è aperto
keys-takeback = Annulla l’ultima mossa
keys-replay = Rivedi le mosse
keys-sound = Suono sì o no
keys-settings = Tavolo e opzioni
keys-move = Sposta
keys-turn = Ruota
keys-turn-back = Ruota nell’altro senso
keys-lay = Metti lì
key-up = Freccia su
key-down = Freccia giù
key-left = Freccia sinistra
key-right = Freccia destra
key-enter = Invio
key-escape = Esc
key-space = Spazio
key-page-up = Pag su
key-page-down = Pag giù
key-shift = Maiusc
key-control = Ctrl
