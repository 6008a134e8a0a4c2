# Block Out!: the rule of the moment, the coach, the goal in one line.

blockout-moment-goal = Spiel deine letzte Karte, oder setz den neunten Klotz obendrauf.
blockout-moment-goal-alone = Setz alle neun Klötze auf einen Turm.
blockout-moment-lots = Die Karten werden verteilt: sieben für jede Person. Das Los bestimmt, wer beginnt.
blockout-moment-wait = Gerade dran: { $name }. { $way ->
        [back] Es geht gegen den Uhrzeigersinn, weil „Umkehr“ gespielt wurde.
       *[clockwise] Es geht im Uhrzeigersinn, eine Karte pro Zug.
    }
blockout-moment-watch = Gerade dran: { $name }. In jedem Zug wird eine Karte gespielt und der Klotz gesetzt, den sie erlaubt.
blockout-moment-over = Die Partie ist zu Ende. Jetzt lässt sich nichts mehr spielen.
blockout-moment-card = Spiel eine Karte, deren Klotz noch frei ist, oder eine Aktionskarte. Der Klotz kommt oben auf den Turm.
blockout-moment-base = Spiel eine Karte, deren Klotz frei ist, oder eine Aktionskarte. Der erste Klotz eines Turms steht auf dem Bauplatz.
blockout-moment-ninth = Nur noch ein Klotz ist frei. Hast du eine Karte für ihn und bleibt er stehen, gewinnst du, egal wie viele Karten noch übrig sind.
blockout-moment-last-card = Das ist deine letzte Karte. Hast du am Ende deines Zugs keine mehr, gewinnst du, wenn nicht eine Hausregel noch einen Klotz verlangt.
blockout-moment-draw = Keine deiner Karten lässt sich spielen. Du musst ziehen, bis eine kommt, die passt, und sie sofort spielen.
blockout-moment-luck = { $count ->
        [0] Du ziehst, bis sich eine Karte spielen lässt.
        [one] Für den Sturz ziehst du noch eine Karte.
       *[other] Für den Sturz ziehst du noch { $count } Karten.
    } Es geht weiter, sobald die Karten offen liegen.
blockout-moment-restart = Der Turm ist umgefallen, und alle Klötze sind wieder frei. Noch im selben Zug beginnst du mit einer Klotzkarte einen neuen Turm; Aktionskarten kannst du jetzt nicht spielen.
blockout-moment-bonus = Ein Klotz fehlt noch, denn deine letzte Karte ist gespielt. Nimm irgendeinen freien: Bleibt er stehen, gewinnst du.
blockout-moment-practice = Nimm irgendeinen freien Klotz; Karten gibt es hier nicht. { $count ->
        [one] Zum vollen Turm fehlt noch ein Klotz.
       *[other] Zum vollen Turm fehlen noch { $count } Klötze.
    }
blockout-moment-slip = Der Klotz landet ein wenig neben der gewählten Stelle. Wie weit, entscheidet das Los, denn ganz still ist keine Hand.
blockout-moment-placing = Der Klotz darf nur die Oberseite des obersten Klotzes berühren. Hast du losgelassen, muss der Turm stehen, bis auf drei gezählt ist.
blockout-moment-stack = { $own ->
        [yes] Setz den echten Klotz mit einer Hand, nur auf den obersten Klotz.
       *[no] Der Klotz wird mit einer Hand gesetzt, nur auf den obersten Klotz: { $name }.
    } Alle dürfen sagen, wenn er sitzt oder wenn der Turm umgefallen ist.
blockout-moment-count = Alle zählen bis drei. Nur ein Turm, der dann noch steht, zählt; fällt er um, könnt ihr es sofort melden.
blockout-moment-report = Stand der Turm? Eine Antwort reicht, aber ein paar Sekunden lang dürfen alle widersprechen.
blockout-moment-vote = Zwei Leute haben Verschiedenes gesehen, deshalb stimmen alle ab. Die Mehrheit entscheidet.
blockout-moment-revote = Es stand unentschieden, deshalb stimmen alle noch einmal ab. Bleibt es dabei, wird der Klotz noch einmal gesetzt.

blockout-coach-fell = { $name }: Der Turm ist umgefallen. { $count ->
        [0] Alle Klötze sind wieder frei.
       *[other] Das kostet { $count } Karten, und ein neuer Turm beginnt.
    }
blockout-coach-late = Der Turm ist erst nach dem Zählen umgefallen: Der Klotz gilt trotzdem als gesetzt.
blockout-coach-back = Dieser Versuch zählt nicht: Karte und Klotz kommen zurück.
blockout-coach-reverse = Ab jetzt geht es { $way ->
        [back] gegen den Uhrzeigersinn.
       *[clockwise] im Uhrzeigersinn.
    }
blockout-coach-bonus = Deine Karten sind weg: noch ein Klotz, und er muss stehen bleiben.
blockout-coach-drew = { $count ->
        [one] Du hast eine Karte gezogen.
       *[other] Du hast { $count } Karten gezogen.
    }
blockout-coach-eight = Acht Klötze stehen: Wer den neunten setzt, gewinnt.
blockout-coach-one-card = Nur noch eine Karte: { $name }.
blockout-coach-stuck = { $count ->
        [one] Der Klotz für eine deiner Karten steht jetzt im Turm: Sie muss warten.
       *[other] Die Klötze für { $count } deiner Karten stehen jetzt im Turm: Sie müssen warten.
    }
