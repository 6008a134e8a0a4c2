# Blokus: the rule of the moment, the coach, the goal in one line. The colours come as words: blue, yellow, red, green.

blokus-moment-goal = Lay as many squares as you can, corner to corner.
blokus-moment-lots = The first player is being drawn by lot. Nobody can lay a piece before that.
blokus-moment-wait = Now playing: { $name }. Turns go round clockwise, one piece each, so yours comes by itself.
blokus-moment-watch = Now playing: { $name }. Each turn lays one piece of that colour: { $colour }.
blokus-moment-first = The first piece of a colour must cover a corner of the board. { $count ->
        [one] One corner is still free.
       *[other] { $count } corners are still free.
    }
blokus-moment-own-start = The first piece of a colour must cover its own corner of the board. It is lit for you: { $colour }.
blokus-moment-start = On the small board your first piece must cover your own start square. It is lit for you: { $colour }.
blokus-moment-corner = Your piece must touch your own colour at a corner and never along an edge. { $pass ->
        [yes] You may also pass.
       *[no] The lit squares are where it can begin.
    }
blokus-moment-shared-first = You lay for the colour that all share: { $colour }. Its first piece must cover a free corner of the board.
blokus-moment-shared = You lay for the colour that all share: { $colour }. It must touch that colour at a corner, never along an edge.
blokus-moment-shut = No piece of yours has a place any more, so you are passed over. The board only gets fuller: your squares left over are counted at the end.
blokus-moment-done = All your pieces are laid, so you are passed over. The others lay until nobody can.
blokus-moment-over = The game is over. The squares left over are counted.

blokus-coach-corners = From now on every piece must touch this colour at a corner only: { $colour }.
blokus-coach-mine = This colour has no place left and is passed over from now on: { $colour }.
blokus-coach-theirs = This colour is shut out and is passed over from now on: { $colour }.
blokus-coach-finished = Everything of this colour is laid: { $colour }.
blokus-coach-lane = { $name }: this move closed a lane. { $count ->
        [one] One piece of yours no longer fits anywhere.
       *[other] { $count } pieces of yours no longer fit anywhere.
    }
