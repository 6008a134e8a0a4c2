# Puzzles: positions with a question, the puzzle of the day, ratings and the rush.

puzzles-title = Rätsel
puzzles-streak =
    { $count ->
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzles-streak-best = Rekord: { $count }
puzzles-daily = Rätsel des Tages
puzzles-daily-about = Für alle dasselbe, jeden Tag ein neues.
puzzles-state-new = Noch neu
puzzles-state-open = Wartet auf dich
puzzles-state-wrong = Noch nicht gelöst
puzzles-state-solved = Gelöst
puzzles-practice = Üben
puzzles-ideas = Jeweils eine Idee
puzzles-rush = Sprint
puzzles-rush-about = Drei Minuten; beim dritten Fehler ist Schluss.
puzzles-rush-start = Sprint starten
puzzles-none = Auf diesem Server gibt es keine Rätsel.

## A puzzle. The goal stands over the board.

puzzles-goal = Ziel
puzzles-goal-better-of-two = Welcher dieser Züge ist besser?
puzzles-goal-best-roll = Mach das Beste aus diesem Wurf.
puzzles-goal-block = Lass der anderen Seite so wenig Platz wie möglich.
puzzles-goal-find-place = Finde eine Stelle für diese Karte.
puzzles-goal-find-place-leader = Finde eine Stelle, an der ein Finger auf die Person mit den wenigsten Karten zeigt.
puzzles-goal-fit-everything = Finde Platz für alle deine Steine.
puzzles-goal-keep-lane = Halt dir den eigenen Weg offen.
puzzles-goal-last-piece = Finde Platz für alle deine Steine, das einzelne Quadrat zuletzt.
puzzles-goal-most-squares =
    { $squares ->
        [one] Leg { $squares } Quadrat: Mehr passt nicht.
       *[other] Leg { $squares } Quadrate: Mehr passen nicht.
    }
puzzles-goal-which-stands = An welcher dieser Stellen bleibt der Klotz stehen?
puzzles-goal-will-it-stand = Bleibt der Klotz dort stehen?
puzzles-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
puzzles-choice-yes = Er steht
puzzles-choice-no = Er fällt
puzzles-choice = { $letter }
puzzles-choice-look = { $letter } zeigen
puzzles-level = Stufe { $rating }

## Why an answer is right or wrong

puzzles-right = Richtig!
puzzles-wrong = Nicht ganz
puzzles-solved-late = Am Ende gelöst
puzzles-go-on = Versuch es noch einmal.
puzzles-why-colours-differ = Unter der Karte liegen andere Farben.
puzzles-why-falls = Dort fällt er.
puzzles-why-finger-misses = Kein Finger zeigt auf die Person mit den wenigsten Karten.
puzzles-why-finger-points-back = Ein Finger zeigt auf dich selbst zurück.
puzzles-why-not-best = Das ist erlaubt, aber es geht noch besser.
puzzles-why-not-last = Alles passt, aber ein anderer Stein kam zuletzt.
puzzles-why-pieces-left = Einige Steine haben keinen Platz mehr.
puzzles-why-stands = Er bleibt doch stehen.
puzzles-why-too-few-squares = Mehr Quadrate waren möglich.
puzzles-idea-any-place = Fang mit der Farbe deiner Karte an, die auf dem Spielfeld am seltensten ist.
puzzles-idea-counterweight = Das Gewicht eines Klotzes hält einen anderen fest.
puzzles-idea-deny = Nimm die Ecke, die die andere Seite am dringendsten braucht.
puzzles-idea-edge = Ein Klotz steht, solange seine Mitte auf dem darunter liegt.
puzzles-idea-ending = Sind nur noch wenige Züge übrig, zähl, was beide Seiten noch legen können.
puzzles-idea-finger-on-leader = Dreh zuerst die Karte so, dass ein Finger auf Platz eins zeigt, und such dann, wo sie passt.
puzzles-idea-lane = Platz für später ist mehr wert als Quadrate jetzt.
puzzles-idea-leave-little = Gibt es nichts zu gewinnen, lass denen nach dir wenig übrig.
puzzles-idea-lower-joint = Ein Turm bricht an seiner schwächsten Stelle, und die kann weit unten sein.
puzzles-idea-middle-game = Ein Zug, der zwei Wege öffnet, ist besser als ein großer.
puzzles-idea-order = Die Reihenfolge entscheidet: Heb das einzelne Quadrat bis zum Schluss auf.
puzzles-idea-packing = Leg zuerst die sperrigen Steine; kleine passen überall.
puzzles-idea-squares = Probier zuerst die großen Steine und sieh, was jeder versperrt.
puzzles-idea-take-back = Ein ZURÜCK kann eine Zahl öffnen, die doppelt hilft.
puzzles-idea-wild-card = Heb den JOKER für die Zahl auf, die fehlt.
puzzles-idea-win-card = Such die Karte, die dieser Wurf voll machen kann.
puzzles-tag-any-place = Stelle finden
puzzles-tag-counterweight = Gegengewichte
puzzles-tag-deny = Platz rauben
puzzles-tag-edge = Über die Kante
puzzles-tag-ending = Das Endspiel
puzzles-tag-finger-on-leader = Auf Platz eins zeigen
puzzles-tag-lane = Offene Wege
puzzles-tag-leave-little = Wenig lassen
puzzles-tag-lower-joint = Die Schwachstelle
puzzles-tag-middle-game = Mittelspiel
puzzles-tag-order = Die Reihenfolge
puzzles-tag-packing = Packen
puzzles-tag-squares = Viele Quadrate
puzzles-tag-take-back = Zurücknehmen
puzzles-tag-wild-card = Der JOKER
puzzles-tag-win-card = Karte gewinnen
puzzles-next = Neues Rätsel
puzzles-again = Von vorn
puzzles-answer = Lösung zeigen

## Results, sharing and times

puzzles-share = Teilen
puzzles-shared = Kopiert
puzzles-share-head = Blockcade { $game }, { $day }
puzzles-board = Zeiten von heute
puzzles-board-none = Noch hat es niemand im ersten Versuch gelöst.
puzzles-board-answered =
    { $count ->
        [one] { $count } Person hat es versucht
       *[other] { $count } Personen haben es versucht
    }
puzzles-rush-over = Der Sprint ist vorbei
puzzles-rush-solved =
    { $count ->
        [one] { $count } Rätsel gelöst
       *[other] { $count } Rätsel gelöst
    }
puzzles-rush-best = Dein Rekord: { $count }
puzzles-rush-wrong = Fehler: { $count } von { $most }
puzzles-time-left = Restzeit
puzzles-mine = Meine Rätsel
puzzles-rating = Stärke
puzzles-rating-early = geschätzt
puzzles-counts = { $right } von { $tried } im ersten Versuch
puzzles-mistakes = Eigene Fehler üben
puzzles-goal-mistake = Finde einen besseren Zug als in deiner Partie.

reason-colours-differ = Farben passen nicht
reason-falls = Dort fällt er
reason-finger-misses = Verfehlt Platz eins
reason-finger-points-back = Zeigt auf dich zurück
reason-not-best = Es geht besser
reason-not-last = Falscher letzter Stein
reason-not-offered = Nimm die Knöpfe
reason-pieces-left = Noch Steine übrig
reason-stands = Er steht doch
reason-too-few-squares = Es ging mehr
