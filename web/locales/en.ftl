### The browser client. Games bring their own messages; shared ones are in src/caravansary/locales.

## Everywhere

ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-copy-by-hand = The link is selected: copy it with Ctrl+C
ui-share = Share
ui-send = Send
ui-new = new
ui-more = More about the game
ui-loading = One moment …
ui-try-again = Try again
ui-pages = Pages
ui-home = To the start page
ui-nowhere = There is nothing here
ui-nowhere-more = The address may be mistyped, or what was here is gone.

## Start page

ui-tagline = Caravan games for an evening: against bots, with friends, or on your own.
ui-play-now = Play now
ui-play-now-more =
    { $count ->
        [one] You and a bot ({ $bot }), at once
       *[other] You and { $count } bots ({ $bot }), at once
    }
ui-friends = Invite friends
ui-friends-more = A table of your own and a link to send
ui-learn = Learn a game
ui-learn-more = A first game with a coach beside you
ui-tables = Tables
ui-no-tables = No table is waiting. Open one and invite somebody.
ui-games = Games
ui-game = Game
ui-your-turn = Your turn
ui-over = Over
ui-running = Under way
ui-look = Look
ui-continue = Continue
ui-join = Join
ui-rules = Rules
ui-rules-of = { $game }: the rules
ui-replays = Replays

## New table and waiting table

ui-new-table = New table
ui-number-of-players = Players
ui-seats = Seats
ui-seat-number = Seat { $number }
ui-seat-me = Me
ui-seat-friend = A friend, by link
ui-seat-device = Somebody at this screen
ui-bot-levels = Levels
ui-bot-styles = Styles of their own
ui-bot-elo = Elo { $elo }
ui-rival = Opponent
# used-by: ui-rival-*
ui-rival-first = A fair start: the { $bot }.
ui-rival-won = You won against the { $last }: try the { $bot }.
ui-rival-top = You won against the { $bot }, and nobody here is stronger. Once more?
ui-rival-lost = The { $last } won last time: try again.
ui-rival-lost-twice = The { $last } won twice in a row: try the { $bot } first.
ui-rival-next = Next: the { $bot }.
ui-rival-style = Three victories against the { $last }: now meet somebody with a style, the { $bot }.
ui-seat-open = Free
ui-name-of = Name, { $seat }
ui-preset = Rules in use
ui-options = Single rules
ui-options-changed =
    { $count ->
        [one] { $count } changed
       *[other] { $count } changed
    }
ui-listed = Show the table on the start page, so that anybody can join
ui-hints-allowed = Hints: a bot may be asked what it would do
ui-absent = If somebody is away
ui-absent-never = the seat waits, or the others vote
ui-absent-after =
    { $count ->
        [one] a bot plays after { $count } minute
       *[other] a bot plays after { $count } minutes
    }
ui-hints-here = Hints may be asked for at this table.
ui-open-table = Open the table
ui-start = Start the game
ui-table-of = A table of { $game }
ui-invited = You are invited
ui-sit = Sit down here
ui-stand = Stand up
ui-free-seat = Free this seat
ui-fill-with-bots = Fill with bots
ui-seats-free =
    { $count ->
        [0] All seats are taken
        [one] { $count } free seat
       *[other] { $count } free seats
    }
ui-host-starts = Everybody is here. The host starts the game.
ui-invite = Invite friends
ui-invite-more = Whoever opens this link can take a free seat, or watch.
ui-no-table = This table cannot be opened
ui-claim = Play on here?
ui-claim-more = This link moves a seat to this device. It works once; the other device can only watch then.
ui-claim-do = Move the seat here
ui-claim-watch = Only watch

## At the table

ui-reconnecting = The connection is lost. Trying again …
ui-answer-waits = Your answer will be sent as soon as you are connected again.
ui-answer-sent = Your answer was sent.
ui-show-all = Show all
ui-answers-more = Show more answers
ui-answers-less = Show fewer answers
ui-do-it = Do it
ui-not-yet = Not yet
ui-several-choices =
    { $count ->
        [one] { $count } choice: click it
       *[other] { $count } choices: click to see them
    }
ui-board = The board
ui-whole-board = Whole board
ui-board-failed = The board of { $game } cannot be shown. Play from the list of answers.
ui-board-in-words = The board in words
ui-read-board = Read the board now
ui-players = Players
ui-you = you
ui-away = away
ui-is-asked = must answer now
ui-bot-replaced = another bot took over
ui-played-by-bot = played by the bot { $bot }
ui-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-secret = secret
ui-secret-mine =
    { $points ->
        [one] and { $points } secret point that only you can see
       *[other] and { $points } secret points that only you can see
    }
ui-secret-theirs = and secret points
ui-log = Log
ui-log-older =
    { $count ->
        [one] Show { $count } earlier line
       *[other] Show earlier lines ({ $count })
    }
ui-score = Points
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Say something
ui-table = Table
ui-go-to-moment = Go to this moment
ui-history = The game so far
ui-step-back = One step back
ui-step-on = One step on
ui-back-to-now = Back to the game
ui-undo = Undo
ui-undo-more = Take back the last answer (U)
ui-restart = Restart turn
ui-restart-more = Take back all answers of this turn (R)
ui-title-your-turn = ● Your turn – { $game }
ui-hand-over = { $player } is next
ui-hand-over-more = Hand over the screen. Nobody else is looking now.
ui-i-am = I am { $player }
ui-take-back-by = { $player }: take the last answer back
ui-hint = Hint
ui-hint-waiting = The bot is thinking …
ui-hint-is = { $bot } would play: { $answer }
ui-hint-why = What speaks for it: { $reasons }, against “{ $other }”.
ui-hint-mark = the hint
ui-bot-plays-for-you = { $bot } plays for you.
ui-away-more = { $player } is away.
ui-absent-rule =
    { $count ->
        [one] After { $count } minute { $bot } takes over.
       *[other] After { $count } minutes { $bot } takes over.
    }
ui-votes = { $bot }: { $count } of { $needed } votes ({ $people })
ui-which-bot = Which bot
ui-votes-count-at = A vote for a bot counts from { $time } on: until then the seat is kept.
ui-vote-bot = Vote for this bot

## The table's own page

ui-play-myself = Play it myself again
ui-give-to-bot = Let a bot play
ui-move-seat = Move to another device
ui-seat-link = The secret link of this seat
ui-seat-link-more = Open it on the other device. Whoever has the link gets the seat.
ui-watch = A link to watch
ui-spectators =
    { $count ->
        [0] Nobody is watching.
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
ui-fair-dice = Fair dice
ui-fair-dice-more = All dice and cards come from one secret number. Its fingerprint was published at the start; at the end the number itself is told, and everybody can check every roll.
ui-record = The record of the game
ui-record-more = One file to replay the game, to go on with it, or to report a problem.
ui-download = Download

## The end

ui-result = The result
ui-rematch = Rematch
ui-rematch-go = To the rematch
ui-replay-this = Replay
ui-verify = Verify the dice
ui-see-board = Look at the board
ui-dice-checking = Recomputing every roll …
ui-dice-honest =
    { $count ->
        [one] { $count } roll and draw recomputed: it is right.
       *[other] { $count } rolls and draws recomputed: all are right.
    }
ui-dice-wrong =
    { $count ->
        [0] The secret number is not the one whose fingerprint was published.
        [one] { $count } roll is not what the secret number gives.
       *[other] { $count } rolls are not what the secret number gives.
    }
ui-dice-wrong-roll = Move { $move }, pick { $number }: { $value }, but it should be { $expected }.
ui-dice-skipped =
    { $count ->
        [one] { $count } roll belongs to the game that this table went on with; it is not checked here.
       *[other] { $count } rolls belong to the game that this table went on with; they are not checked here.
    }
ui-dice-hash = Fingerprint published at the start (SHA-256)
ui-dice-seed = The secret number
ui-dice-how = Your browser has just computed HMAC-SHA256 of the secret number for every roll and compared.
ui-dice-insecure = Browsers only compute this on https pages and on localhost.

## Replay

ui-replays-more = Every finished game can be kept as a file. Open one to step through it, see it from any seat, and play on from any moment.
ui-open-record = Open a record
ui-drop-record = Choose a file or drop it here
ui-replay-of = { $game }: replay
ui-look-from = Seen by
ui-spectator = a spectator
ui-fork = Play on from here
ui-fork-more = A new table goes on after move { $move }. Who plays?
ui-fork-go = Go on

## Analysis

ui-analyse = Analyse
ui-analyse-more = A bot goes through every decision of the game, knowing only what the player could know then.
ui-analyse-waiting =
    { $count ->
        [0] The analysis begins …
        [one] { $count } other game comes first …
       *[other] { $count } other games come first …
    }
ui-analyse-progress = { $done } of { $of } decisions
ui-analyse-closer = Costly decisions get more thought: { $count } so far …
ui-analyse-partly = The time was enough for { $done } of { $of } decisions.
ui-accuracy = Accuracy
ui-quality = How everybody played
ui-then = Then
ui-why = Why
ui-chances = Chances of victory
ui-chances-at = Move { $move }: { $chances }
ui-at-move = Move { $move }
ui-costliest = Costliest decisions: { $player }
ui-costliest-of = Whose decisions
ui-costliest-none = There is nothing the bot would have done better.
ui-lost = { $loss } lost
ui-played = Played
ui-bot-would = The bot
ui-try-from-here = Try again from here

## Learning

ui-coach = Coach
ui-coach-close = Play without the coach
ui-coach-glow = What glows on the board can be clicked. Point at an answer to see what it touches; Undo takes it back.
ui-coach-wait = It is not your turn. The log says what the others do.

## Settings

ui-settings = Settings
ui-settings-kept = The settings are kept on this device; your name is kept by this inn.
ui-your-name = Your name
ui-language = Language
ui-theme = Colours
# used-by: ui-theme-*
ui-theme-system = As the device
ui-theme-light = Day
ui-theme-dark = Night
ui-motion = Motion
# used-by: ui-motion-*
ui-motion-system = As the device
ui-motion-off = Off
ui-sound = Sound
ui-sound-more = Two soft notes when it is your turn
ui-confirm = Confirm every answer
ui-confirm-more = The first click shows the answer on the board, the second plays it

## Help

ui-help = Help
ui-help-click = What you can do now glows. Click it on the board or choose it from the list; if a place stands for several answers, the list shows just these.
ui-help-touch = On a phone, enlarge the board with two fingers or a double tap.
ui-keys = Keys
ui-key-number = choose an answer by its number
ui-key-arrows = go through the answers
ui-key-enter = play the chosen answer
ui-key-escape = show all answers again, leave the past
ui-key-undo = take back the last answer
ui-key-restart = restart the turn
ui-key-history = one step back, one step on
ui-key-help = this help

## What went wrong

# used-by: ui-error-*
ui-error-bad-message = The server did not understand this page. Reload it.
ui-error-bad-record = This file is not a record of a game, or not all of its moves are legal.
ui-error-bad-setup = The game cannot be played with these seats and rules.
ui-error-expired = This link was used already or is too old.
ui-error-forbidden = That is not yours to do.
ui-error-game-over = The game is over.
ui-error-illegal-action = That answer is not possible now.
ui-error-internal = Something broke. Nothing of the game is lost.
ui-error-not-found = That does not exist, or no longer.
ui-error-not-started = The game has not started yet.
ui-error-no-name = Say your name first.
ui-error-nothing-to-undo = There is nothing you could take back.
ui-error-seat-taken = Somebody was quicker: this seat is taken.
ui-error-stale = The game has moved on meanwhile.
ui-error-started = The game has already started.
ui-error-too-large = That is too long.
ui-error-too-many = Not so fast, please.
ui-error-unreadable = This table’s record cannot be read by this version of Caravansary. Nothing of it is lost.
ui-error-wrong-origin = This address may not be used to play here.
ui-error-offline = The server cannot be reached.
