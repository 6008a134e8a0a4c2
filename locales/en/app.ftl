# What every page says, whatever the game.

app-name = Blockcade
app-title = { $page } – Blockcade

close = Close
cancel = Cancel
done = Done
yes = Yes
no = No
try-again = Try again
to-home = Home

## Waiting and broken

waiting-page = One moment…
waiting-table = Setting the table…
waiting-replay = Fetching the game…
broken-part = This part of the page did not arrive.
connection-lost = Connection lost. Trying again…
# Stands beside the sentence above, while nothing can be played.
connection-lost-can = You can still look at the table, the rules and the settings.
not-found-title = Nothing here
not-found-about = This address leads to no page. Perhaps a letter is missing from the link.
table-title = Table
table-gone-about = If somebody sent you this link, ask for a new one.
table-closed-about = Whoever runs this server has ended this table.

## Games

game-players = { $players } players
game-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }
# The age that the box prints: from this age on.
game-age = ages { $age } and up

## Home

home-motto = The block-game arcade
home-continue = Continue
# The title of the games that the player finished last.
home-lately = Lately
# A button with a cross: takes one finished game off the list.
home-lately-remove = Remove from the list
home-table-nameless =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ago-now = just now
ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
home-play = Play now
home-starting = Setting the table…
home-play-about =
    { $count ->
        [one] You against one bot, at once.
        [2] You against two bots, at once.
        [3] You against three bots, at once.
       *[other] You against { $count } bots, at once.
    }
# Below the button "Play now", which opens the same game against bots as last time.
home-play-last =
    { $count ->
        [one] As last time: { $count } bot
       *[other] As last time: { $count } bots
    }
home-play-level = Level: { $level }
# A button beside "Play now"; it opens a sheet of the same title, where one chooses how many bots and how strong.
home-against-bots = Against bots
home-set-up = With friends
home-alone = Alone
home-rules = How it is played
# A button at the end of the home page: opens a saved game from a file.
home-open-file = Open a saved game
# A file that somebody opens holds a game with this illegal move; the rule that it breaks follows.
file-bad-move = Move { $number } in this file is not allowed
file-too-big = The file is too big: { $most } kB at most

## Settings

settings-title = Settings
settings-language = Language
settings-language-unread = First translation, not yet read by a native speaker.
settings-language-better = Suggest a better text
settings-theme = Appearance
settings-theme-auto = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
# How much detail pictures have: as much as the device can draw, less of it, or flat pictures.
settings-graphics = Graphics
settings-graphics-auto = Automatic
settings-graphics-low = Simple
settings-graphics-flat = Flat
# How long bots wait before they move.
settings-bot-speed = Speed of bots
settings-bot-speed-quick = Quick
settings-bot-speed-normal = Normal
settings-bot-speed-slow = Slow
settings-sound = Sound
settings-volume = Volume
settings-patterns = Patterns on colours
settings-patterns-about = Dots, stripes and grids, so that nobody needs to tell colours apart.
# A link to the licences of the software that is part of Blockcade.
settings-licences = Open-source licences

## A reader suggests a better text for a message

words-title = Better texts
words-search = Words of the text that you would change
words-none = No text has these words.
words-english = In English
words-better = Your text
# The reader sees a text such as "{ $name } is to play".
words-brackets = Please keep everything in { "{ }" } as it is: names and numbers go there.
words-mail = Send by mail
words-copy = Copy
words-to-whom = Send it to the people who run this server.

## Setting a table

new-title = A table of { $game }
new-chairs = Chairs
new-players = Players
new-players-count = { $count }
new-hint = Tap a chair to say who sits there.
new-alone = Alone, against your own time.
new-friend = Friend
new-shared = shared
new-who = Who sits here?
new-level = How strong?
new-rules = Rules
new-house-rules = House rules
new-house-rules-changed =
    { $count ->
        [one] ({ $count } changed)
       *[other] ({ $count } changed)
    }
new-takeback = Taking moves back
new-takeback-about = A move may be undone until somebody else has played or luck has decided something.
new-hints = Hints
new-hints-about = Whoever is to play may ask the computer for a good move.
new-patience = If a player is away
new-patience-about = The others may go on after this time: with a bot, or with somebody else on the chair.
new-patience-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
new-patience-never = Always wait
# The time that each player has for all turns together, as in chess.
new-total = Time for the whole game
new-total-none = No limit
# A label: so many minutes, and so many seconds more after each turn.
new-total-value = { $minutes } min + { $seconds } s
new-total-about = Each player’s clock runs in their own turns and gets a few seconds back after each. A player without time is out.
new-start = Start
# In place of "Start" when friends come by link: it opens the table and shows the link.
new-open = Open the table
new-broken = The table cannot be set just now.
sitter-me = Me
sitter-me-about = You play on this device.
sitter-here = Here with me
sitter-here-about = Somebody beside you; you pass the device round.
sitter-link = By link
sitter-link-about = You get a link and a code to send to a friend.
sitter-bot = Bot
sitter-bot-about = The computer plays.
bot-level-random = Carefree
bot-level-greedy = Eager
bot-level-easy = Easy
bot-level-medium = Medium
bot-level-strong = Strong
bot-level-adapting = Adapting
bot-level-adapting-about = As quick as the slowest person at the table.
bot-level-champion = Champion
bot-level-more = More levels
bot-level-numbered = { $number } · { $level }
bot-level-pace =
    { $seconds ->
        [one] Needs about a second for a move, less for an easy one.
       *[other] Needs about { $seconds } seconds for a move, less for an easy one.
    }
# Bots of Blokus that differ by how they play, not by how well.
bot-level-characters = Characters
bot-level-guard = Guard
bot-level-guard-about = Stands in your way wherever it can.
bot-level-explorer = Explorer
bot-level-explorer-about = Runs for open space.
bot-level-magnet = Magnet
bot-level-magnet-about = Makes for the middle of the board.
bot-level-1 = First steps
bot-level-1-about = A child’s game, good for the very first time.
bot-level-2 = Playful
bot-level-2-about = For children who know the rules.
bot-level-3 = Friendly
bot-level-3-about = A relaxed game for the family.
bot-level-4 = Curious
bot-level-4-about = For people who play now and then.
bot-level-5 = Clever
bot-level-5-about = Takes what you leave open.
bot-level-6 = Careful
bot-level-6-about = Makes few mistakes.
bot-level-7 = Sharp
bot-level-7-about = For players who plan ahead.
bot-level-8 = Tough
bot-level-8-about = Hard to beat.
bot-level-9 = Master
bot-level-9-about = For experts.
bot-level-10 = Full strength
bot-level-10-about = All it can do. It takes its time, and thinks while you think.
bot-name-1 = Oak
bot-name-2 = Maple
bot-name-3 = Cherry
bot-name-4 = Birch
bot-name-5 = Walnut

## Chairs

chair-you = You
chair-open = free chair
chair-away = away
chair-acting = to play
chair-nameless = Player { $number }
chair-bot = Bot { $number }
chair-your-bot = Your bot
chair-menu = { $name }: more
seat-standing-bot = A bot plays: { $level }
seat-standing-here = At the table
seat-standing-away = Not at the table just now
seat-standing-away-since = Away since { $time }
seat-standing-open = Nobody sits here yet
seat-name = Name
seat-rename = Rename
seat-reclaim = Play myself again
seat-yield = Let a bot play for me
seat-yield-do = Bot, take over
seat-fill = Put a bot here
seat-fill-do = Sit down, bot
# Below the choice of a bot's strength during a game: from now on it plays so.
seat-level-do = Change its strength
seat-offer = Invite somebody by link
seat-new-link = Make a new link
seat-resign = Give up
seat-resign-sure = Give up for good? The others play on without you.
seat-resign-sure-two = Give up for good? Then the other player has won.
seat-resign-sure-alone = Give up for good? Then the game is over.
seat-left =
    { $who ->
        [you] You have given up
        [nobody] Somebody has given up
       *[other] { $name } has given up
    }
seat-left-goes-on =
    { $who ->
        [you] You have given up. The game goes on.
        [nobody] Somebody has given up. The game goes on.
       *[other] { $name } has given up. The game goes on.
    }
seat-late =
    { $who ->
        [you] Your time is over
        [nobody] The time of a free chair is over
       *[other] { $name } has no time left
    }
seat-late-goes-on =
    { $who ->
        [you] Your time is over. The others play on.
        [nobody] The time of a free chair is over. The game goes on.
       *[other] { $name } has no time left. The game goes on.
    }
seat-resign-do = Yes, give up

## Invitations

invite-title = Invite friends
invite-chair = For which chair?
invite-how = Point a phone at the code, or send the link.
invite-code = Code of the invitation
invite-link = Link of the invitation
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-text = Come and play { $game } with me!
invite-my-name = Your name, for your friends
invite-only-here = This link works on this computer only. Start the server with --host 0.0.0.0 to let other devices in.
invite-waiting = You need not wait: the game goes on as soon as it is somebody’s turn who is here.
invite-all-here = Everybody has arrived.
invite-to-game = To the game
claim-title = A chair is waiting for you
claim-by =
    { $who ->
        [you] This is your own invitation to { $game }.
        [nobody] You are invited to play { $game }.
       *[other] { $name } invites you to play { $game }.
    }
claim-about = What shall the others call you?
claim-do = Sit down
claim-watch = Just watch
claim-used = This chair is taken
claim-used-by =
    { $who ->
        [you] You have taken this chair.
        [nobody] Somebody else has used this invitation.
       *[other] { $name } has used this invitation.
    }
claim-used-about = You can watch the game, or open a table of your own.
claim-own-table = Open my own table

## At the table

bar-menu = Menu
bar-rules = Rules
bar-takeback = Take back
bar-leave = Leave
# The button that opens the list of moves, and the title of the list.
bar-moves = Moves
bar-missing = Away
bar-result = Result
bar-invite-short = Invite
bar-invite =
    { $count ->
        [one] Invite ({ $count } chair)
       *[other] Invite ({ $count } chairs)
    }
turn-yours = Your turn
turn-of =
    { $who ->
        [you] Your turn
        [nobody] The chair is still free
       *[other] { $name } is to play
    }
# For screen readers, before figures such as “4:05”.
time-total = Time left:
time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
turn-thinking =
    { $who ->
        [you] You are thinking
        [nobody] The chair is still free
       *[other] { $name } is thinking
    }
turn-bot-for-you = A bot plays for you
turn-away-since =
    { $who ->
        [you] Waiting for you since { $time }
        [nobody] Waiting for a player since { $time }
       *[other] Waiting for { $name }, away since { $time }
    }
turn-open-chair = Player { $number } has not arrived yet
turn-all = Everybody at once!
turn-others = It is up to the others
turn-nobody = One moment…
turn-over = The game is over
turn-closed = The table was closed
menu-title = Table
menu-chairs = Who plays
menu-agreed = Rules of this table
menu-watchers =
    { $count ->
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
missing-title =
    { $who ->
        [you] You are away
        [nobody] A player is away
       *[other] { $name } is away
    }
missing-since = Away since { $time }.
missing-soon = You can go on in { $time }.
missing-never = The host chose that this table waits.
missing-wait = Wait
missing-wait-about = The game goes on when everybody is here.
missing-bot = Let a bot play
missing-bot-about = Until the player is back.
missing-invite = Invite somebody else
missing-invite-about = The chair becomes free. Until somebody sits down, its player can take it back.
missing-claim = Claim the win
missing-claim-about = The game ends, and you have won.
missing-claim-soon = Possible in { $time }.
missing-claim-turn = Possible while the game waits for this player.
return-bot-by =
    { $who ->
        [you] You let it play before you left.
        [nobody] The others let it play while you were away.
       *[other] { $name } let it play while you were away.
    }
return-bot-go-on = Let it play on
return-do = Take my seat back
return-offered = Your chair was offered
return-offered-about =
    { $who ->
        [you] You invited somebody else. Nobody has come yet.
        [nobody] The others invited somebody else while you were away. Nobody has come yet.
       *[other] { $name } invited somebody else while you were away. Nobody has come yet.
    }
return-taken =
    { $who ->
        [you] You have your chair again
        [nobody] Somebody else has your chair now
       *[other] { $name } has your chair now
    }
return-taken-about = The others went on while you were away. You can watch how it ends.
resigned-title = You have given up
resigned-about = The others play on without you.
resigned-watch = Watch them
leave-title = Leave the table?
leave-keep = Keep my chair and go
leave-keep-about = Your game waits under “Continue”.
leave-bot = Let a bot play for me
leave-bot-about = You can come back and take over.
leave-resign = Give up
leave-resign-about = For good: the others play on without you.
leave-resign-about-two = For good: then the other player has won.
leave-resign-about-alone = For good: then the game is over.

## The list of moves during play

# Above the moves that others have made since the reader's own last move.
moves-since = Since your turn
# The bar over an earlier position, which is shown instead of the live game.
moves-looking = Looking back
# The button that leads from an earlier position back to the live game.
moves-now = Now
moves-new =
    { $count ->
        [one] { $count } new move
       *[other] { $count } new moves
    }

## The end

end-away =
    { $who ->
        [you] You were away for too long
        [nobody] A player was away for too long
       *[other] { $name } was away for too long
    }
end-won =
    { $who ->
        [you] You won!
        [together] You share the win with { $names }
        [several] { $names } share the win
        [nobody] Nobody won
       *[other] { $names } won
    }
end-level =
    { $way ->
        [up] Next time the bots are one level stronger: { $level }.
        [down] Next time the bots are one level easier: { $level }.
       *[same] Next time the bots play as strongly: { $level }.
    }
end-rematch = Play again
end-join-rematch = To the next game
end-replay = Replay
end-review = Review
# Names a button without a word of its own, which opens the whole result: score sheet, replay, record.
end-details = Details
# In the review of a finished game: a new table that begins with this position, against bots.
# In a replay or review: a new table that begins with this position, against bots.
review-play-on = Play on from here
end-record = Record and fairness
end-record-json = Record of the game
end-fair = All luck came from one secret number. Its fingerprint was fixed before the first move; here is the number, so that anybody can check.
end-seed-hash = Fingerprint (SHA-256)
end-seed = Number
closed-title = The table was closed
closed-about = Whoever runs this server has ended this table. Nobody has won; what was played so far is kept, and you can save it.
replay-start = The start
replay-move = { $name }: { $move }
replay-left =
    { $who ->
        [you] You left the game
        [nobody] A player left the game
       *[other] { $name } left the game
    }
replay-wait = time is up
replay-board = Position { $at } of { $last }
replay-position = Position
replay-count = { $at } / { $last }
replay-first = To the start
replay-last = To the end
replay-back = One back
replay-forward = One on
replay-play = Play
replay-pause = Pause
actor-chance = Luck
actor-clock = The clock
actor-gravity = Gravity

## A playing area in words

twin-open = Play by text
twin-story = What happened

## The map of keys, opened with "?" or from the table's menu

keys-title = Keys
# A heading above the keys that work in every game.
keys-everywhere = In every game
keys-hint = Hint
keys-pass = Pass
# A place where the held piece fits.
keys-next = Next place that fits
keys-previous = Previous place that fits
keys-back = Put back, or close what is open
keys-takeback = Take back the last move
keys-replay = Look back at the moves
keys-sound = Sound on or off
keys-settings = Table and settings
keys-move = Move
keys-turn = Turn
keys-turn-back = Turn the other way
keys-lay = Lay it there
# The names of keys as they are printed on keyboards.
key-up = Up arrow
key-down = Down arrow
key-left = Left arrow
key-right = Right arrow
key-enter = Enter
key-escape = Esc
key-space = Space
key-page-up = Page up
key-page-down = Page down
key-shift = Shift
key-control = Ctrl
