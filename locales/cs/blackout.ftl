### Blackout: all that pages say of it, but for its rules.

game-blackout = Blackout
game-blackout-pitch = Tři kostky po skluzavce, žetony na karty a pak zhasne světlo.

# The words on the specials of the dice and on a space that needs no number.
blackout-wild = ŽOLÍK
blackout-undo = VRAŤ
blackout-reroll = PŘEHOĎ
blackout-free = VOLNÉ

# The letter of each die, after its special; all three differ.
blackout-die-W = Ž
blackout-die-U = V
blackout-die-R = P
blackout-die = Kostka { $die } ukazuje { $face }
blackout-die-aside = Kostka { $die } leží stranou
blackout-dice = Kostky

blackout-card = Karta { $card }
blackout-card-coming = Další karta už jde
blackout-space-open = { $number }, odkryté, karta { $card }, políčko { $space }
blackout-space-covered = { $number }, zakryté, karta { $card }, políčko { $space }
blackout-space-free = VOLNÉ, zakryté, karta { $card }, políčko { $space }

blackout-tray = Co zbylo z hodu
blackout-token = { $item }
blackout-token-lost = { $item }, nikam se nehodí
blackout-fits-nowhere = Teď se nikam nehodí
blackout-about-wild = Žeton na kterékoli odkryté políčko.
blackout-about-undo = Sundá jeden žeton z kterékoli karty.
blackout-about-reroll = Zbylými dvěma kostkami se hází znovu.

blackout-roll-do = Hodit
blackout-reroll-do = PŘEHOĎ
blackout-end-do = Konec tahu
blackout-call = BLACKOUT!
blackout-keys-number = Vzít to číslo
blackout-keys-use = Použít na políčko, nebo hodit

blackout-your-turn = Jsi na tahu
blackout-turn-of =
    { $who ->
        [you] Jsi na tahu
        [nobody] Místo je ještě volné
       *[other] Na tahu: { $name }
    }
blackout-waiting-for =
    { $who ->
        [you] Hraješ
        [nobody] Místo je ještě volné
       *[other] { $name } hraje
    }
blackout-setting = Karty se vykládají
blackout-extra-turn = Tah navíc
blackout-left = už nehraje
blackout-hint-roll = Pusť kostky po skluzavce
blackout-hint-wait =
    { $who ->
        [you] Za chvilku házíš
        [nobody] Hod čeká na hráče
       *[other] { $name } se chystá házet
    }
blackout-cards-won =
    { $count ->
        [one] { $count } karta z { $goal }
        [few] { $count } karty z { $goal }
       *[other] { $count } karet z { $goal }
    }
blackout-cards-count = { $count } / { $goal }
blackout-player-cards =
    { $count ->
        [one] { $name }: { $count } karta z { $goal }
        [few] { $name }: { $count } karty z { $goal }
       *[other] { $name }: { $count } karet z { $goal }
    }
blackout-pile =
    { $count ->
        [one] { $count } karta v balíčku
        [few] { $count } karty v balíčku
       *[other] { $count } karet v balíčku
    }
blackout-chips =
    { $count ->
        [one] zbývá { $count } žeton
        [few] zbývají { $count } žetony
       *[other] zbývá { $count } žetonů
    }
blackout-last-roll = Poslední hod: { $dice }
blackout-pending = Zbývá použít: { $items }.
blackout-lost = Teď se nikam nehodí: { $items }

blackout-said-begins =
    { $who ->
        [you] Začínáš.
        [nobody] Začíná volné místo.
       *[other] { $name } začíná.
    }
blackout-said-rolled =
    { $who ->
        [you] Tvůj hod: { $dice }.
        [nobody] Na kostkách je { $dice }.
       *[other] { $name } hází: { $dice }.
    }
blackout-said-rerolled =
    { $who ->
        [you] Házíš znovu dvěma kostkami: { $dice }.
        [nobody] Dvě kostky znovu: { $dice }.
       *[other] { $name } hází znovu dvěma kostkami: { $dice }.
    }
blackout-said-chip =
    { $who ->
        [you] { $item }: dáváš žeton, karta { $card }, políčko { $space }.
        [nobody] Leží žeton: karta { $card }, políčko { $space }.
       *[other] { $name }, { $item }: žeton na kartu { $card }, políčko { $space }.
    }
blackout-said-lifted =
    { $who ->
        [you] VRAŤ: bereš žeton pryč, karta { $card }, políčko { $space }.
        [nobody] Žeton je pryč: karta { $card }, políčko { $space }.
       *[other] { $name }, VRAŤ: žeton mizí z karty { $card }, políčko { $space }.
    }
blackout-said-won =
    { $who ->
        [you] Získáváš kartu.
        [nobody] Karta je získaná.
       *[other] { $name } získává kartu.
    }
blackout-said-opened = Odkrývá se karta { $card }.
blackout-said-blackout = BLACKOUT! Kdo zavolá první, vezme si kartu.
blackout-said-called =
    { $who ->
        [you] Voláš první!
        [nobody] Někdo volá první!
       *[other] { $name } volá první!
    }
blackout-said-nobody = Nikdo nezavolal včas.
blackout-said-nothing = Nic se nehodí.
blackout-said-ended =
    { $who ->
        [you] Končíš tah.
        [nobody] Tah končí.
       *[other] { $name } končí tah.
    }
blackout-said-left =
    { $who ->
        [you] Odcházíš ze hry.
        [nobody] Někdo odchází ze hry.
       *[other] { $name } odchází ze hry.
    }
blackout-said-back = Jeden tah se bere zpět.
blackout-said-turn =
    { $who ->
        [you] Jsi na tahu.
        [nobody] Na tahu je volné místo.
       *[other] Na tahu: { $name }.
    }
blackout-said-extra =
    { $who ->
        [you] Máš tah navíc.
        [nobody] Hraje se tah navíc.
       *[other] { $name } má tah navíc.
    }
blackout-said-over =
    { $who ->
        [you] Konec hry. Vyhráváš.
        [together] Konec hry. Společná výhra: ty, { $names }.
        [several] Konec hry. Společná výhra: { $names }.
        [nobody] Konec hry.
       *[other] Konec hry. Vyhrává { $names }.
    }

blackout-move-roll = Hodit kostkami
blackout-move-reroll = PŘEHOĎ: hodit znovu zbylými dvěma kostkami
blackout-move-end = Ukončit tah
blackout-move-call = Zavolat BLACKOUT!
blackout-move-call-as =
    { $who ->
        [you] Voláš BLACKOUT!
        [nobody] BLACKOUT!
       *[other] { $name } volá BLACKOUT!
    }
blackout-move-number = { $number } na kartu { $card }, políčko { $space }
blackout-move-wild = ŽOLÍK na { $number }, karta { $card }, políčko { $space }
blackout-move-undo = VRAŤ { $number }, karta { $card }, políčko { $space }

blackout-text-not-now = Teď nemáš co dělat.
blackout-text-moves = Co můžeš udělat
blackout-text-state = Stav hry
blackout-cards-table = Odkryté karty
blackout-space-column = Políčko
blackout-cell-open = { $number }, odkryté
blackout-cell-covered = { $number }, zakryté

blackout-sheet =
    { $goal ->
        [one] Vyhrává, kdo má první { $goal } kartu
        [few] Vyhrává, kdo má první { $goal } karty
       *[other] Vyhrává, kdo má první { $goal } karet
    }
blackout-sheet-place = Pořadí
blackout-sheet-player = Hráč
blackout-sheet-cards = Získané karty

## Why something was refused or the game ended, in as few words as fit beside a piece

reason-not-pending = V tomto hodu není
reason-no-match = Číslo nesedí
reason-covered = Už je zakryté
reason-no-chip = Žádný žeton tam není
reason-no-blackout = Teď není Blackout
reason-five-cards = Pět získaných karet

## Moves as a replay tells them

replay-blackout-roll = po skluzavce
replay-blackout-reroll = dvě kostky ještě jednou
replay-blackout-end = konec tahu
replay-blackout-call = Blackout!
replay-blackout-put = { $what } na kartu { $card }, políčko { $space }
replay-blackout-undo = žeton pryč z karty { $card }, políčko { $space }
replay-blackout-draw = nová karta
replay-blackout-begin =
    { $who ->
        [you] Začínáš
        [nobody] Začíná volné místo
       *[other] { $name } začíná
    }

## The hint / The review

blackout-advice-take = Položit
blackout-advice-said = Nápověda: { $move }. { $chance }.
blackout-chance = Šance na výhru: asi { $percent }
blackout-review-chances = Šance na výhru: { $played } místo { $better }
