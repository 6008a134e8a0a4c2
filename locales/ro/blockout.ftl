### Block Out!: all that pages say of it, but for its rules.

game-blockout = Block Out!
game-blockout-edition-top = Top of the Blocks!
game-blockout-pitch = Clădește mai sus, ține-ți respirația și nu dărâma tu turnul.
game-blockout-alone = Exersează
game-blockout-alone-about = Un turn fără cărți, pentru exersat.

# A letter for each colour of block; all differ.
blockout-letter-wood = L
blockout-letter-red = R
blockout-letter-blue = A
blockout-letter-yellow = G
blockout-letter-black = N

# A block by size and colour.
blockout-block =
    { $size ->
        [small] blocul mic
        [medium] blocul mijlociu
        [large] blocul mare
       *[any] orice bloc
    } { $colour ->
        [wood] din lemn
        [red] roșu
        [blue] albastru
        [yellow] galben
        [black] negru
       *[any] de orice culoare
    }
blockout-card-exact =
    { $size ->
        [small] Mic
        [medium] Mijlociu
       *[large] Mare
    } { $colour ->
        [wood] din lemn
        [red] roșu
        [blue] albastru
        [yellow] galben
       *[black] negru
    }
blockout-card-colour =
    { $colour ->
        [wood] Din lemn
        [red] Roșu
        [blue] Albastru
        [yellow] Galben
       *[black] Negru
    }
blockout-card-size =
    { $size ->
        [small] Mic
        [medium] Mijlociu
       *[large] Mare
    }
blockout-card-any = Orice bloc
blockout-card-pass = Pas
blockout-card-reverse = Schimbă sensul

# Spoken while the block must stand, one a second.
blockout-count-1 = o mie unu
blockout-count-2 = o mie doi
blockout-count-3 = o mie trei

blockout-hand = Cărțile tale
blockout-copies =
    { $count ->
        [one] { $count } carte: { $card }
        [few] { $count } cărți: { $card }
       *[other] { $count } de cărți: { $card }
    }
blockout-choose-card = Alege o carte
blockout-choose-block = Acum alege un bloc
blockout-hint-again = Apasă din nou pe carte ca s-o joci
blockout-hint-draw = Nu se potrivește nimic: trage până se potrivește ceva
blockout-show-hand =
    { $who ->
        [you] Arată cărțile tale
        [nobody] Arată cărțile
       *[other] Arată cărțile: { $name }
    }
blockout-dealing = Se împart cărțile
blockout-left = a plecat
blockout-clockwise = Se joacă în sens orar
blockout-counter = Se joacă în sens antiorar
blockout-cards =
    { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
    }
blockout-player-cards =
    { $count ->
        [one] { $name }: { $count } carte
        [few] { $name }: { $count } cărți
       *[other] { $name }: { $count } de cărți
    }
blockout-pile =
    { $count ->
        [one] { $count } carte în teanc
        [few] { $count } cărți în teanc
       *[other] { $count } de cărți în teanc
    }
blockout-height =
    { $count ->
        [one] Turn: { $count } bloc din { $all }
        [few] Turn: { $count } blocuri din { $all }
       *[other] Turn: { $count } de blocuri din { $all }
    }
blockout-discard = Ultima jucată: { $card }

blockout-lower = Coboară
blockout-raise = Ridică
blockout-keys-far = Mută cu pași mari
blockout-turn = Sfert de tură
blockout-hold-left =
    { $seconds ->
        [one] Mai ai { $seconds } secundă să-i dai drumul
        [few] Mai ai { $seconds } secunde să-i dai drumul
       *[other] Mai ai { $seconds } de secunde să-i dai drumul
    }
blockout-put = Pune-l aici
blockout-back = Pune-l înapoi
blockout-landing =
    { $safety ->
        [steady] Pare stabil
        [risky] Riscant
        [falls] Ar cădea
       *[misses] Pe lângă turn
    }
blockout-face = Vederea inițială
blockout-picture = Păstrează o poză
blockout-slowly = Revezi căderea, încet
blockout-flat-front = Din față
blockout-flat-side = Din lateral
blockout-flat-top = De sus

blockout-centred = în mijloc
blockout-turned = rotit
blockout-aside =
    { $way ->
        [left] cu { $mm } mm la stânga centrului
        [right] cu { $mm } mm la dreapta centrului
        [nearer] cu { $mm } mm mai aproape
       *[further] cu { $mm } mm mai departe
    }
blockout-standing =
    { $block }, { $spot }, { $state ->
        [steady] stabil
       *[moving] se mișcă
    }
blockout-held = { $block }, { $spot }, cu { $mm } mm mai sus
blockout-tower-is =
    { $state ->
        [steady] Turnul e stabil.
       *[moving] Turnul se mișcă.
    }
blockout-push =
    { $way ->
        [left] Stânga { $mm } mm
        [right] Dreapta { $mm } mm
        [nearer] Mai aproape { $mm } mm
        [further] Mai departe { $mm } mm
        [down] Jos { $mm } mm
       *[up] Sus { $mm } mm
    }

blockout-asked = A ținut? Fiecare spune ce a văzut.
blockout-asked-again = Nu sunteți de acord între voi. Fiecare spune încă o dată ce a văzut.
blockout-how = A ținut?
blockout-fell-late = A căzut abia acum
blockout-place = Pune { $block }
blockout-now-placing =
    { $who ->
        [you] Pui { $block }.
        [nobody] Așteaptă să fie pus: { $block }.
       *[other] { $name } pune { $block }.
    }

blockout-said-begin =
    { $who ->
        [you] Începi tu.
        [nobody] Începe un loc liber.
       *[other] { $name } începe.
    }
blockout-said-take =
    { $who ->
        [you] Joci { $card } și iei { $block }.
        [nobody] Se joacă { $card } și se ia { $block }.
       *[other] { $name } joacă { $card } și ia { $block }.
    }
blockout-said-extra =
    { $who ->
        [you] La urmă iei { $block }.
        [nobody] La urmă se ia { $block }.
       *[other] La urmă { $name } ia { $block }.
    }
blockout-said-block =
    { $who ->
        [you] Iei { $block }.
        [nobody] Se ia { $block }.
       *[other] { $name } ia { $block }.
    }
blockout-said-slip = Mâna alunecă: { $mm } mm.
blockout-said-pass =
    { $who ->
        [you] Zici pas.
        [nobody] Se zice pas.
       *[other] { $name } zice pas.
    }
blockout-said-reverse =
    { $who ->
        [you] Schimbi sensul jocului.
        [nobody] Sensul jocului se schimbă.
       *[other] { $name } schimbă sensul jocului.
    }
blockout-said-letgo =
    { $who ->
        [you] Îi dai drumul.
        [nobody] Mâna dă drumul blocului.
       *[other] { $name } îi dă drumul.
    }
blockout-said-drew =
    { $who ->
        [you] Tragi { $count ->
            [one] { $count } carte.
            [few] { $count } cărți.
           *[other] { $count } de cărți.
        }
        [nobody] Din teanc: { $count ->
            [one] { $count } carte.
            [few] { $count } cărți.
           *[other] { $count } de cărți.
        }
       *[other] { $name } trage { $count ->
            [one] { $count } carte.
            [few] { $count } cărți.
           *[other] { $count } de cărți.
        }
    }
blockout-said-stood = Ține!
blockout-said-fell = Turnul a căzut!
blockout-said-late = Turnul a căzut singur.
blockout-said-oops = Nu se pune: cartea și blocul vin înapoi, alege din nou.
blockout-said-touched = Turnul a fost atins: cartea și blocul vin înapoi, iar rândul se încheie.
blockout-said-again = Tot nu sunteți de acord: blocul trebuie pus din nou.
blockout-said-open = Tot nu sunteți de acord: se consideră că turnul stă în picioare, iar jocul continuă.
blockout-said-void =
    { $reason ->
        [touched] Turnul a fost atins: cartea și blocul vin înapoi, alege din nou.
        [time] Timpul s-a scurs: alege din nou.
        [back] Blocul a fost pus înapoi: alege din nou.
       *[lost] Încercarea s-a pierdut: alege din nou.
    }
blockout-said-says-stood =
    { $who ->
        [you] Spui că a ținut.
        [nobody] Se spune că a ținut.
       *[other] { $name } spune că a ținut.
    }
blockout-said-says-fell =
    { $who ->
        [you] Spui că a căzut.
        [nobody] Se spune că a căzut.
       *[other] { $name } spune că a căzut.
    }
blockout-said-says-unsay =
    { $who ->
        [you] Îți retragi vorba.
        [nobody] Vorba este retrasă.
       *[other] { $name } își retrage vorba.
    }
blockout-said-left =
    { $who ->
        [you] Ai plecat din joc.
        [nobody] Un jucător a plecat din joc.
       *[other] { $name } a plecat din joc.
    }
blockout-said-back = S-a retras o mutare.
blockout-said-turn =
    { $who ->
        [you] E rândul tău.
        [nobody] E rândul unui loc liber.
       *[other] { $name } e la rând.
    }
blockout-said-restart =
    { $who ->
        [you] Începe un turn nou cu o carte Bloc.
        [nobody] Trebuie început un turn nou.
       *[other] { $name } începe un turn nou.
    }
blockout-said-bonus =
    { $who ->
        [you] Încă un bloc, oricare e liber, și câștigi.
        [nobody] Mai trebuie pus un bloc.
       *[other] { $name } mai pune un bloc.
    }
blockout-said-practice =
    { $who ->
        [you] Ia orice bloc vrei.
        [nobody] Se poate lua orice bloc.
       *[other] { $name } exersează.
    }
blockout-said-over =
    { $who ->
        [you] Jocul s-a terminat. Ai câștigat.
        [together] Jocul s-a terminat. Victorie comună cu { $names }.
        [several] Jocul s-a terminat. Victorie comună: { $names }.
        [nobody] Jocul s-a terminat.
       *[other] Jocul s-a terminat. { $names } câștigă.
    }

blockout-move-block = { $card }: ia { $block }
blockout-move-extra = Ia { $block }
blockout-move-pass = Pas
blockout-move-reverse = Schimbă sensul
blockout-move-drawcards = Trage cărți
blockout-move-letgo = Dă drumul
blockout-move-stood = A ținut
blockout-move-fell = A căzut
blockout-move-unsay = Retrage
blockout-move-oops = Hopa, atins

blockout-text-not-now = Nu ai nimic de făcut acum.
blockout-text-moves = Ce poți face
blockout-text-hand = Mută blocul
blockout-text-state = Cum merge jocul
blockout-text-free = Blocuri libere: { $blocks }
blockout-text-cards = Cărțile tale: { $cards }

blockout-sheet =
    { $count ->
        [one] Turn: { $count } bloc din { $all }
        [few] Turn: { $count } blocuri din { $all }
       *[other] Turn: { $count } de blocuri din { $all }
    }
blockout-sheet-place = Loc
blockout-sheet-player = Jucător
blockout-sheet-cards = Cărți rămase

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-block-on-tower = E deja în turn
reason-block-mismatch = Blocul nu se potrivește
reason-no-contact = Pune-l în vârf
reason-off-site = În afara șantierului
reason-wrong-spot = Loc nevalabil
reason-wrong-verdict = Verdict nevalabil
reason-can-play = Poți juca
reason-need-block-card = Trebuie o carte Bloc
reason-bonus-due = Întâi blocul în plus
reason-nine-blocks = Toate nouă blocurile țin
reason-bonus-block = Blocul în plus a ținut

## Moves as a replay tells them

replay-blockout-take = { $card } și { $block }
replay-blockout-extra = la urmă { $block }
replay-blockout-slip = mâna alunecă: { $mm } mm
replay-blockout-pass = pas
replay-blockout-reverse = sensul jocului se schimbă
replay-blockout-drawcards = nu se potrivește nimic, se trag cărți
replay-blockout-letgo = dă drumul
replay-blockout-oops = atins, nu se pune
replay-blockout-stood = turnul a ținut
replay-blockout-fell = turnul a căzut
replay-blockout-unsay = retras: n-a căzut
replay-blockout-void =
    { $reason ->
        [touched] turnul a fost atins, nu se pune
        [time] timpul s-a scurs: se încearcă din nou
        [back] blocul a fost pus înapoi
       *[lost] încercarea s-a pierdut: se încearcă din nou
    }
replay-blockout-begin =
    { $who ->
        [you] Începi tu
        [nobody] Începe un loc liber
       *[other] { $name } începe
    }
replay-blockout-draw = o carte din teanc: { $card }
replay-blockout-hidden = o carte din teanc
