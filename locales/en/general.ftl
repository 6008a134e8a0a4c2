# The board for any game from outside: its own picture, and a list of moves.
general-moves = Moves
general-search = Search moves
general-no-match = No move is called like this.
general-text-moves = What you can do
general-text-parts = What the picture shows
general-text-not-now = Nothing for you to do now.
general-tap = Tap the picture.
general-tap-or-list = Tap the picture, or choose a move from the list.
general-choose = Choose a move from the list.
general-as = Play as
general-no-picture = This game has no picture now. Every move is in the list.
general-refused = That cannot be played now.
general-said-move =
    { $who ->
        [you] You play { $move }.
        [nobody] { $move } is played.
       *[other] { $name } plays { $move }.
    }
general-said-hidden =
    { $who ->
        [you] You have played.
        [nobody] Something happened that is not yours to see.
       *[other] { $name } has played.
    }
general-said-actor = { $actor }: { $move }
general-said-left =
    { $who ->
        [you] You have left the game.
        [nobody] A player has left the game.
       *[other] { $name } has left the game.
    }
general-said-back = A move is taken back.
general-sheet = How it ended
general-sheet-place = Place
general-sheet-player = Player
general-sheet-points = Points
general-about = This game comes from a package that the owner of this server has installed.
