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
not-found-title = Nothing here
not-found-about = This address leads to no page. Perhaps a letter is missing from the link.
table-title = Table
table-gone-about = If somebody sent you this link, ask for a new one.
table-closed-about = Whoever runs this server has ended this table.

## Games

game-blokus = Blokus
game-blokus-pitch = Corner to corner, never side by side: find room for all your pieces before the others take it.
game-blockout = Block Out!
game-blockout-pitch = Stack higher, hold your breath, and do not be the one who knocks it down.
game-blockyou = BlockYou!
game-blockyou-pitch = No turns, no mercy: match the colours, lay your card first, and point the others out of the round.
game-blackout = Blackout
game-blackout-pitch = Three dice down the slide, chips on the cards, and then the lights go out.
game-players = { $players } players
game-minutes =
    { $minutes ->
        [one] about { $minutes } minute
       *[other] about { $minutes } minutes
    }

## Home

home-motto = The block-game arcade
home-continue = Continue
home-table-nameless =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
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
home-set-up = With friends
home-rules = How it is played

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Automatic
settings-theme-light = Light
settings-theme-dark = Dark
settings-sound = Sound
settings-patterns = Patterns on colours
settings-patterns-about = Dots, stripes and grids, so that nobody needs to tell colours apart.

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
new-takeback-about = A move may be undone until another person has played.
new-hints = Hints
new-hints-about = Whoever is to play may ask the computer for a good move.
new-start = Start
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
bot-level-child = Child
bot-level-family = Family
bot-level-champion = Champion
bot-level-numbered = { $number } · { $name }
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
chair-menu = { $name }: more
seat-standing-bot = A bot plays: { $level }
seat-standing-here = At the table
seat-standing-away = Not at the table just now
seat-standing-open = Nobody sits here yet
seat-name = Name
seat-rename = Rename
seat-reclaim = Play myself again
seat-yield = Let a bot play for me
seat-yield-do = Bot, take over
seat-fill = Put a bot here
seat-fill-do = Sit down, bot
seat-offer = Invite somebody by link
seat-new-link = Make a new link
seat-resign = Give up
seat-resign-sure = Give up for good? The others play on without you.
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
invite-text = Come and play with me!
invite-only-here = This link works on this computer only. Start the server with --host 0.0.0.0 to let other devices in.
invite-waiting = You need not wait: the game goes on as soon as it is somebody's turn who is here.
invite-all-here = Everybody has arrived.
invite-to-game = To the game
claim-title = A chair is waiting for you
claim-about = You have been invited to play. What shall the others call you?
claim-do = Sit down
claim-watch = Just watch

## At the table

bar-menu = Menu
bar-rules = Rules
bar-takeback = Take back
bar-leave = Leave
bar-result = Result
bar-invite-short = Invite
bar-invite =
    { $count ->
        [one] Invite ({ $count } chair)
       *[other] Invite ({ $count } chairs)
    }
turn-yours = Your turn
turn-of = { $name } is to play
time-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
turn-thinking = { $name } is thinking
turn-bot-for-you = A bot plays for you
turn-away = Waiting for { $name }
turn-open-chair = { $name } has not arrived yet
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
leave-title = Leave the table?
leave-keep = Keep my chair and go
leave-keep-about = Your game waits under “Continue”.
leave-bot = Let a bot play for me
leave-bot-about = You can come back and take over.
leave-resign = Give up
leave-resign-about = For good: the others play on without you.

## The end

end-you-won = You won!
end-won =
    { $count ->
        [one] { $names } won
       *[other] { $names } share the win
    }
end-rematch = Play again
end-join-rematch = To the next game
end-replay = Replay
end-review = Review
end-record = Record and fairness
end-record-json = Record of the game
end-record-blksgf = For Pentobi (.blksgf)
end-fair = All luck came from one secret number. Its fingerprint was fixed before the first move; here is the number, so that anybody can check.
end-seed-hash = Fingerprint (SHA-256)
end-seed = Number
closed-title = The table was closed
closed-about = Whoever runs this server has ended this table. Nobody has won; what was played so far is kept, and you can save it.
replay-start = The start
replay-move = { $who }: { $move }
replay-left = { $who } left the game
replay-wait = time is up
replay-blackout-roll = down the slide
replay-blackout-reroll = two dice once more
replay-blackout-end = end of the turn
replay-blackout-call = Blackout!
replay-blackout-put = { $what } on card { $card }, space { $space }
replay-blackout-undo = chip off card { $card }, space { $space }
replay-blackout-draw = card { $card }
replay-blackout-begin = { $name } begins
replay-blockyou-ready = ready
replay-blockyou-count = three, two, one, zero
replay-blockyou-turn = the cards are turned over
replay-blockyou-lay =
    { $turns ->
        [0] a card at row { $row }, column { $column }
        [1] a card at row { $row }, column { $column }, turned a quarter to the right
        [2] a card at row { $row }, column { $column }, turned half round
       *[3] a card at row { $row }, column { $column }, turned a quarter to the left
    }
replay-blockyou-hidden = a card, face down
replay-blockyou-draw = a card from the pile: { $card }
replay-blockout-take = { $card }, and the { $block }
replay-blockout-extra = the { $block }, as the last one
replay-blockout-pass = pass
replay-blockout-reverse = the order of play turns round
replay-blockout-drawcards = nothing fits, cards are drawn
replay-blockout-letgo = lets go
replay-blockout-oops = it does not count, once more
replay-blockout-stood = it stood
replay-blockout-fell = it fell
replay-blockout-void =
    { $reason ->
        [touched] the tower was touched, once more
        [time] the time was over, once more
       *[lost] the placement was lost, once more
    }
replay-blockout-begin = { $name } begins
replay-blockout-draw = a card from the pile: { $card }
replay-blockout-hidden = a card from the pile
replay-board = Position { $at } of { $last }
replay-position = Position
replay-count = { $at } / { $last }
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
