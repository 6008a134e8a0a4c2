# The page of whoever runs the server.

operator-title = Operator
operator-key = Operator’s key
operator-key-about = For whoever runs this server. The key lies beside its data; this command prints it there.
operator-enter = Open
operator-leave = Lock up
operator-ready = All well
operator-problem-draining = The server is stopping
operator-problem-store-unreachable = The store does not answer
operator-problem-store-failing = The store cannot write
operator-problem-disk-full = The disk is full
operator-problem-bus-lost = The other nodes are out of reach
operator-problem-no-jetstream = Workers get no turns: NATS has no JetStream
operator-since = started { $ago }

## Figures

operator-figures = Figures
operator-people = People here
operator-pages =
    { $count ->
        [one] { $count } open page
       *[other] { $count } open pages
    }
operator-running = Games under way
operator-kept =
    { $count ->
        [one] { $count } table kept
       *[other] { $count } tables kept
    }
operator-append = A move is safe within
operator-lag = timers late by { $ms }
operator-ms = { $ms } ms
operator-commands = Commands so far
operator-bots-waiting =
    { $count ->
        [0] no bot waits
        [one] { $count } bot waits
       *[other] { $count } bots wait
    }
operator-by-game = By game
operator-game-count = { $running } of { $kept }
operator-troubles = Troubles since the start
operator-store-errors = Moves that could not be kept
operator-damaged = Damaged tables
operator-bot-failures = Bots that failed
operator-cut-offs = Pages cut off for not reading
operator-refusals = Refused most often
operator-no-refusals = Nothing was refused.

## Tables

operator-tables = Tables
operator-search = Name, game or address
operator-over = over
operator-live =
    { $count ->
        [one] { $count } page
       *[other] { $count } pages
    }
operator-awake = awake
operator-asleep = asleep
operator-events =
    { $count ->
        [one] { $count } event
       *[other] { $count } events
    }
operator-nothing-found = Nothing found. Perhaps fewer letters?
operator-no-tables = No tables yet.
operator-more = More

## One table

operator-standing = Standing
operator-under-way = under way
operator-closed = closed by the operator
operator-log-damaged = log damaged
operator-log-damaged-about = The log of this table cannot be read, so nothing more is known of it. It stays as it is, also when you end the table.
operator-opened = Opened
operator-changed = Last change
operator-log = Log
operator-study = Lesson or puzzle
operator-last-events = What happened last
operator-event-opened = table opened
operator-event-seated = chair arranged
operator-event-moved = move
operator-event-chanced = draw of luck
operator-event-elapsed = time was up
operator-event-weighed = tower weighed
operator-event-left = gave up
operator-event-taken_back = taken back
operator-event-missed = a player is missed
operator-event-returned = the player is back
operator-event-paused = pause asked for
operator-event-resumed = goes on after a pause
operator-event-paced = speed of bots
operator-event-tried = wrong answer
operator-event-revealed = seed revealed
operator-event-followed = rematch
operator-event-closed = closed by the operator
operator-watch = Watch
operator-export = Export
operator-export-about = The record of a game under way shows what its players may not know yet. Keep it to yourself.
operator-end = End this table
operator-end-sure = End this table for good?
operator-end-about = Its players are told that you ended it. Nobody wins, and nobody can play on here. This cannot be undone.
operator-end-do = Yes, end it
