### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Tri kocky po šmykľavke, žetóny na karty a potom zhasne svetlo.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = ŽOLÍK
blackout-undo = VRÁŤ
blackout-reroll = PREHOĎ
blackout-free = VOĽNÉ

# The letter of each die, after its special; all three differ.
blackout-die-W = Ž
blackout-die-U = V
blackout-die-R = P
blackout-die = Kocka { $die } ukazuje { $face }
blackout-die-aside = Kocka { $die } leží bokom
blackout-dice = Kocky

blackout-card = Karta { $card }
blackout-card-coming = Ďalšia karta už ide
blackout-space-open = { $number }, odkryté, karta { $card }, políčko { $space }
blackout-space-covered = { $number }, zakryté, karta { $card }, políčko { $space }
blackout-space-free = VOĽNÉ, zakryté, karta { $card }, políčko { $space }

blackout-tray = Čo zostalo z hodu
blackout-token = { $item }
blackout-token-lost = { $item }, nikam sa nehodí
blackout-fits-nowhere = Teraz sa nikam nehodí
blackout-about-wild = Žetón na ktorékoľvek odkryté políčko.
blackout-about-undo = Odoberie jeden žetón z ktorejkoľvek karty.
blackout-about-reroll = Zvyšnými dvoma kockami sa hádže znova.

blackout-roll-do = Hodiť
blackout-reroll-do = PREHOĎ
blackout-end-do = Koniec ťahu
blackout-call = BLACKOUT!
blackout-keys-number = Vziať to číslo
blackout-keys-use = Použiť na políčko alebo hodiť

blackout-your-turn = Si na ťahu
blackout-turn-of =
    { $who ->
        [you] Si na ťahu
        [nobody] Miesto je ešte voľné
       *[other] Na ťahu: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Hráš
        [nobody] Miesto je ešte voľné
       *[other] { $name } hrá
    }
blackout-setting = Karty sa vykladajú
blackout-extra-turn = Ťah navyše
blackout-left = už nehrá
blackout-hint-roll = Pusti kocky po šmykľavke
blackout-hint-wait =
    { $who ->
        [you] O chvíľku hádžeš
        [nobody] Hod čaká na hráča
       *[other] { $name } sa chystá hádzať
    }
blackout-cards-won =
    { $count ->
        [one] { $count } karta z { $goal }
        [few] { $count } karty z { $goal }
       *[other] { $count } kariet z { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } karta z { $goal }
        [few] { $name }: { $count } karty z { $goal }
       *[other] { $name }: { $count } kariet z { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } kariet v balíčku
    }
blackout-chips =
    { $count ->
        [one] zostáva { $count } žetón
        [few] zostávajú { $count } žetóny
       *[other] zostáva { $count } žetónov
    }
blackout-last-roll = Posledný hod: { $dice }
blackout-pending = Zostáva použiť: { $items }.
blackout-lost = Teraz sa nikam nehodí: { $items }

blackout-said-begins =
    { $who ->
        [you] Začínaš.
        [nobody] Začína voľné miesto.
       *[other] { $name } začína.
    }
blackout-said-rolled =
    { $who ->
        [you] Tvoj hod: { $dice }.
        [nobody] Na kockách je { $dice }.
       *[other] { $name } hádže: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Hádžeš znova dvoma kockami: { $dice }.
        [nobody] Dve kocky znova: { $dice }.
       *[other] { $name } hádže znova dvoma kockami: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] { $item }: dávaš žetón, karta { $card }, políčko { $space }.
        [nobody] Leží žetón: karta { $card }, políčko { $space }.
       *[other] { $name }, { $item }: žetón na kartu { $card }, políčko { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] VRÁŤ: berieš žetón preč, karta { $card }, políčko { $space }.
        [nobody] Žetón je preč: karta { $card }, políčko { $space }.
       *[other] { $name }, VRÁŤ: žetón mizne z karty { $card }, políčko { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Získavaš kartu.
        [nobody] Karta je získaná.
       *[other] { $name } získava kartu.
    }
blackout-said-opened = Odkrýva sa karta { $card }.
blackout-said-blackout = BLACKOUT! Kto zavolá prvý, vezme si kartu.
blackout-said-called =
    { $who ->
        [you] Voláš skôr než ostatní!
        [nobody] Niekto zavolal prvý!
       *[other] { $name } volá skôr než ostatní!
    }
blackout-said-nobody = Nikto nezavolal včas.
blackout-said-nothing = Nič sa nehodí.
blackout-said-ended =
    { $who ->
        [you] Končíš ťah.
        [nobody] Ťah sa končí.
       *[other] { $name } končí ťah.
    }
blackout-said-left =
    { $who ->
        [you] Odchádzaš z hry.
        [nobody] Niekto odchádza z hry.
       *[other] { $name } odchádza z hry.
    }
blackout-said-back = Jeden ťah sa berie späť.
blackout-said-turn =
    { $who ->
        [you] Si na ťahu.
        [nobody] Na ťahu je voľné miesto.
       *[other] Na ťahu: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Máš ťah navyše.
        [nobody] Hrá sa ťah navyše.
       *[other] { $name } má ťah navyše.
    }
blackout-said-over =
    { $who ->
        [you] Koniec hry. Vyhrávaš.
        [together] Koniec hry. Spoločná výhra: ty, { $names }.
        [several] Koniec hry. Spoločná výhra: { $names }.
        [nobody] Koniec hry.
       *[other] Koniec hry. Vyhráva { $names }.
    }

blackout-move-roll = Hodiť kockami
blackout-move-reroll = PREHOĎ: hodiť znova zvyšnými dvoma kockami
blackout-move-end = Ukončiť ťah
blackout-move-call = Zavolať BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Voláš BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } volá BLACKOUT!
    }
blackout-move-number = { $number } na kartu { $card }, políčko { $space }
blackout-move-wild = ŽOLÍK na { $number }, karta { $card }, políčko { $space }
blackout-move-undo = VRÁŤ { $number }, karta { $card }, políčko { $space }

blackout-text-not-now = Teraz nemáš čo robiť.
blackout-text-moves = Čo môžeš urobiť
blackout-text-state = Stav hry
blackout-cards-table = Odkryté karty
blackout-space-column = Políčko
blackout-cell-open = { $number }, odkryté
blackout-cell-covered = { $number }, zakryté

blackout-sheet =
    { $goal ->
        [one] Vyhráva, kto má prvý { $goal } kartu
        [few] Vyhráva, kto má prvý { $goal } karty
       *[other] Vyhráva, kto má prvý { $goal } kariet
    }
blackout-sheet-place = Poradie
blackout-sheet-player = Hráč
blackout-sheet-cards = Získané karty

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = V tomto hode nie je
reason-no-match = Číslo nesedí
reason-covered = Už je zakryté
reason-no-chip = Nie je tam žetón
reason-no-blackout = Teraz nie je Blackout
reason-five-cards = Päť získaných kariet

## Moves as a replay tells them

replay-blackout-roll = po šmykľavke
replay-blackout-reroll = dve kocky ešte raz
replay-blackout-end = koniec ťahu
replay-blackout-call = Blackout!
replay-blackout-put = { $what } na kartu { $card }, políčko { $space }
replay-blackout-undo = žetón preč z karty { $card }, políčko { $space }
replay-blackout-draw = nová karta
replay-blackout-begin =
    { $who ->
        [you] Začínaš
        [nobody] Začína voľné miesto
       *[other] { $name } začína
    }

## The hint / The review

blackout-advice-take = Položiť
blackout-advice-said = Nápoveda: { $move }. { $chance }.
blackout-chance = Šanca na výhru: asi { $percent }
blackout-review-chances = Šanca na výhru: { $played } namiesto { $better }
