### Messages of the terminal and the command line. Every game has its own in its `locales` folder.

## Players

player-default-name = Traveller
seat-without-name = Seat { $number }
# used-by: bot-*
bot-random = Random
bot-greedy = Greedy
bot-level1 = Beginner
bot-level2 = Apprentice
bot-level3 = Merchant
bot-level4 = Caravan leader
bot-level5 = Master
bot-random-about = Answers at random.
bot-greedy-about = Looks to the end of its turn and takes what it then likes best.
bot-level1-about = Knows the rules, and misjudges most of the rest.
bot-level2-about = Plays sensible turns, and often misjudges them.
bot-level3-about = Seldom misjudges, but looks no further than its own turn.
bot-level4-about = Weighs every turn with care.
bot-level5-about = Thinks ahead, also about what the others may do.
# The part of a position's value that is somebody else's; each game names its own parts.
part-rival = strongest rival
player-points = { $player } { $points }
player-points-secret = { $player } { $points } (+{ $secret } secret)

## At the table

turn-number = Turn { $turn }
game-over = The game is over
game-unfinished = The game is not finished
asked = { $player }: { $question }
prompt = 1–{ $count }, ? for help >
not-understood = “{ $text }” is not one of the choices. Type a number from 1 to { $count }, or ? for help.
nothing-to-take-back = There is nothing you could take back.
hand-over =
    { $last } has answered.
    It is { $player }'s turn. Hand over the screen; { $last } looks away now.
press-enter = { $player }: press Enter (u: { $last } takes the last answer back) >
press-enter-only = Press Enter.
earlier-news =
    { $count ->
        [one] { $count } earlier line; l shows it
       *[other] { $count } earlier lines; l shows them
    }
earlier-log =
    { $count ->
        [one] { $count } earlier line; “l all” shows it
       *[other] { $count } earlier lines; “l all” shows them
    }
saved = Saved in { $file }
not-saved = Could not save in { $file }: { $reason }
saved-for-later =
    The game is saved. To go on:
    caravansary play --resume { $file }
kept-record =
    To look at the game again:
    caravansary replay { $file }
help-commands =
    Type the number of a choice, or its words (the beginning is enough), or
      u        take back your last answer
      r        start this turn again
      b        show the board again
      p        points of all players by category
      l        what happened so far (l all: from the beginning)
      s FILE   save a copy in a file
      q        leave; the game is saved and can be resumed
      ?        this help

## Points

score-title = Points
score-total = Total
score-open = Open points
score-secret = Secret points
score-place = { $place }. { $player }
winner = { $player } wins.
winners = { $players } share the victory.

## Replay

replay-move = Move { $at } of { $count }
replay-prompt = { $at }/{ $count }, Enter: next, ? for help >
replay-answer = { $player }: { $answer }
replay-not-understood = “{ $text }” means nothing here; ? for help.
replay-no-such-move = There is no move { $number }; the game has { $count }.
replay-no-such-seat = There is no seat “{ $text }”; the seats are 1 to { $count }.
replay-help =
    Enter    next move
    b        back one move
    t        to the next turn
    e        to the end
    NUMBER   after that move; 0 is the start
    v SEAT   look from a seat; v alone: as a spectator
    p        points by category
    q        leave

## Command line: games

games-players = { $players } players
games-default = (default)

## Command line: simulate

simulate-progress = Games
simulate-seat = Seat
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-points = Mean points
simulate-summary =
    { $games ->
        [one] { $game }, { $games } game: { $decisions } decisions a game, { $speed } games a second
       *[other] { $game }, { $games } games: { $decisions } decisions a game, { $speed } games a second
    }

## Command line: ladder

ladder-progress = Games
# used-by: ladder-*
ladder-bot = Bot
ladder-elo = Elo
ladder-sure = 95 %
ladder-games = Games
ladder-share = Victories
ladder-points = Mean points
ladder-pair = Pair
ladder-before = First before second

## Command line: field

# used-by: field-*
field-players = Players
field-bot = Level
field-rival = Against
field-share = Victories
field-sure = 95 %
field-fair = Fair
field-games = Games

## Command line: analyse

analyse-progress = Questions
analyse-player = { $player }: chance of victory over the game, and the costliest decisions
analyse-costly = move { $move }: “{ $played }” cost { $loss } %; the bot would have played “{ $better }”
analyse-quality = Accuracy { $accuracy }. { $mistakes }
analyse-line = Better to the end of the turn: { $line }
analyse-why = What that changes: { $reasons }
analyse-partly = The time was enough for { $done } of { $of } decisions.
# used-by: grade-*
grade-inaccuracy = Detour
grade-mistake = Wrong road
grade-blunder = Lost in the sand

## Command line: tune

tune-progress = Generations
tune-summary = { $file }: the new weights won { $share } % ({ $low } to { $high }) of { $games } games against the old ones
learn-progress = Rounds
learn-summary = { $file }: greedy with the new judgement won { $share } % ({ $low } to { $high }) of { $games } games against the league

## Command line: check

check-progress = Games
check-summary =
    { $games ->
        [one] { $game }: { $games } game, { $decisions } decisions, { $setups } set-ups
       *[other] { $game }: { $games } games, { $decisions } decisions, { $setups } set-ups
    }
check-passed = All promises are kept.
check-more = Rare faults need more games: caravansary check { $game } --games { $games }
check-failed =
    { $count ->
        [one] One promise is broken.
       *[other] { $count } promises are broken.
    }
check-failure = BROKEN: { $promise }: { $text }
check-where = set-up { $setup }, seed { $seed }, after { $move } answers
check-kept = The game is kept in { $file }

## Command line: box

box-written =
    { $count ->
        [one] One file is written to { $folder }. Change it, then check it.
       *[other] { $count } files are written to { $folder }. Change them, then check them.
    }
box-fits = { $folder } is a box that { $game } can be played with. Rows by source:

## Command line: bench

bench-progress = Rounds
# used-by: bench-*
bench-name = Game
bench-players = Players
bench-games = Games/s
bench-decision = µs/dec.
bench-copy = µs/copy
bench-compiled = Compiled
bench-ratio-decision = Ratio
bench-ratio-copy = Copy ratio
yes = yes
no = no

## Command line: help texts

cli-about =
    Four caravan board games at one inn: play them, let bots play them, look at games again.
cli-about-examples =
    Begin with: caravansary play yspahan
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-lang = Language: English, Czech or Polish. May stand anywhere on the line; CARAVANSARY_LANG and LANG are asked otherwise.
cli-version = Print the version.
cli-help = Show this help.
cli-games = List the games with their players, presets and options.
cli-games-examples = Example: caravansary games --json
cli-play = Play a whole game in the terminal, against bots or with several people at one screen.
cli-play-examples =
    Examples:

    caravansary play yspahan

    caravansary play yspahan --players 4 --seats you:Ann,greedy,random

    caravansary play yspahan --seats human:Ann,human:Bob,greedy --preset first

    caravansary play --resume last
cli-simulate = Let bots play many games and print wins and points.
cli-simulate-examples =
    Examples:

    caravansary simulate yspahan --bots greedy,random --games 400 --swap --jobs 2

    caravansary simulate yspahan --players 3 --bots greedy --records games/ --json
cli-ladder = Let bots play each other from all seats, and rate them.
cli-ladder-examples =
    Examples:

    caravansary ladder yspahan --bots level1,level2,level3 --games 400 --jobs 2

    caravansary ladder yspahan --players 4 --results ladder.jsonl --html ladder.html

    With --results you may stop with Ctrl-C and go on by the same command.
cli-ladder-bots = The bots to compare: random, greedy, level1–level5, GAME-STYLE, exec:COMMAND. All bots and styles, if none is named.
cli-ladder-games = Games for each pair, or each group that fills a table; rounded up so that all sit everywhere equally often.
cli-ladder-results = Keep every game in this file, and do not play again what it holds.
cli-ladder-html = Write a report with plots to this file.
cli-ladder-ray = Play on the Ray cluster at this address; “local” starts Ray on this machine.
cli-field = Measure what every level wins against all that play a game: levels, greedy, styles, mixed tables.
cli-field-examples =
    Examples:

    caravansary field yspahan --levels level5 --games 120 --jobs 2

    caravansary field --games 120 --jobs 2 --results field/ --page strength.md

    With --results you may stop with Ctrl-C and go on by the same command.
cli-field-game = The games to measure; all, if none is named.
cli-field-games = Games for each match; rounded up so that all sit everywhere equally often.
cli-field-players = Sizes of tables, such as 2,3,4; 1 is alone against the opponents of the rules. All, if none is named.
cli-field-levels = The levels to measure, such as level4,level5; all, if none is named.
cli-field-results = Keep every game in this folder, a file for each game, and do not play again what it holds.
cli-field-page = Write the figures as a page in Markdown to this file.
cli-field-write = Write every bot's Elo to strength.toml of the games, where tables read it.
cli-field-so-far = Play nothing, and tell what --results holds so far.
cli-tune = Find better weights for a game's evaluation by self-play.
cli-tune-examples = Example: caravansary tune yspahan --generations 40 --games 40 --jobs 2 --out weights.toml
cli-tune-generations = How many rounds of candidates.
cli-tune-population = How many candidates in each round.
cli-tune-games = How many games each candidate plays against the old weights.
cli-tune-check = How many games the result plays against the old weights in the end.
cli-tune-seed = Equal seeds give equal weights.
cli-tune-out = Where to write the weights; otherwise they are printed.
cli-fit = Find better weights for a game's evaluation from how its own games went on.
cli-fit-examples = Example: caravansary fit wayfarers --rounds 2 --games 120 --jobs 2 --out weights.toml
cli-fit-rounds = How often games are played and the weights corrected.
cli-fit-games = How many games are played in each round.
cli-fit-trace = Lambda: 0 learns from the next turn alone, 1 from the end of the game alone.
cli-fit-keep = Weights that steer rather than estimate: they stay as they are.
cli-learn = Learn how to judge the positions of a game, from games played by that judgement.
cli-learn-examples = Example: caravansary learn marco-polo-ii --rounds 8 --games 200 --jobs 2 --out judgement.toml
cli-learn-lead = Leads far beyond so many points count as hardly more: won is won.
cli-learn-check = How many games greedy plays with the result against the league.
cli-learn-noise = How much bots misjudge while they learn; given several times, they take turns, deal by deal.
cli-learn-think = Let who learns think so many iterations instead of playing greedily, where it does not misjudge.
cli-learn-from = The judgement to go on from; otherwise greedy bots play the first round.
cli-learn-seed = Equal seeds give equal judgements.
cli-learn-out = Where to write the judgement; otherwise it is printed.
cli-replay = Look at a recorded game step by step.
cli-replay-examples =
    Examples:

    caravansary replay game.json --view 1

    caravansary replay game.json --plain
cli-analyse = Judge a recorded game: everybody's chance of victory, and the decisions that cost most.
cli-analyse-examples = Example: caravansary analyse game.json --iterations 400 --jobs 2 --json
cli-analyse-iterations = How long to think about each question; by default as the strongest level does, at most 200 iterations.
cli-analyse-seconds = About how long it may take in all; 50 unless --iterations is given. With --iterations alone the result can be repeated.
cli-analyse-costliest = How many decisions of each seat to show.
cli-analyse-seed = Equal seeds give equal judgements.
cli-check = Check that a game keeps all promises of the contract, on random games under all its options.
cli-check-examples = Example: caravansary check yspahan --games 50
cli-box-about = Write out the components of a game, and check your own.
cli-box-examples = Examples: caravansary box export marco-polo-ii my-box; caravansary box check marco-polo-ii my-box
cli-box-export = Write the game's component files to a folder, as a start for your own.
cli-box-check = Check component files, and count their rows by source.
cli-box-folder = The folder with the component files.
cli-bench = Measure the speed of the games in random play on one core.
cli-bench-examples = Example: caravansary bench yspahan --peers
cli-game = The game's id; “caravansary games” lists them.
cli-players = Number of players; otherwise as many as are named, or the fewest the game allows.
cli-preset = A named set of options; otherwise the game's first.
cli-option = Changes one option of the preset; may be repeated.
cli-box = A folder with your own component files in place of the game's.
cli-json = Print one JSON object and nothing else.
cli-bots = A bot for each seat, or one for all: random, greedy, level1–level5, exec:COMMAND.
cli-simulate-games = How many games.
cli-seed = Equal seeds give equal games.
cli-play-seed = Equal seeds give equal dice; otherwise they are secret.
cli-jobs = How many processes share the work; the result does not depend on it.
cli-swap = Bots change seats from game to game; wins and points then count for the bots in the order named.
cli-records = Keep the record of every game in this folder.
cli-seats = Who sits where: you, you:NAME, human:NAME, or a bot (random, greedy, level1–level5). Empty seats go to greedy bots.
cli-resume = Go on with a saved game; “last” is the one you left last.
cli-save = Where this game is kept while you play; otherwise in your own folder of games.
cli-replay-file = The record of a game, a JSON file.
cli-plain = Print the moves and points and end.
cli-view = Look from this seat, 1 is the first; otherwise as a spectator.
cli-check-games = How many random games, dealt over all set-ups; otherwise one for each.
cli-check-records = The folder for games that show a broken promise.
cli-bench-games = Only these games.
cli-seconds = Time for each engine.
cli-peers = Measure Catanatron in the same run and compare with it.
cli-serve = Serve tables to browsers: play with friends and against bots.
cli-serve-examples =
    Without options it serves this computer only, at http://localhost:8000, and keeps everything in one SQLite file in your data folder.

    On your own network: caravansary serve --host 0.0.0.0 (and tell the others your computer's address)

    On the internet: behind nginx or Caddy, which add https; docs/host.md shows both, and systemd, backup and restore.

    For many people: caravansary serve --database postgresql://user@host/name --workers 4

    Stop it and start it again whenever you like: every move that a player saw accepted is stored.
cli-serve-host = The address to listen on; 0.0.0.0 for all.
cli-serve-port = The port to listen on.
cli-serve-database = sqlite:////path/file.sqlite3 or postgresql://user@host/name; otherwise SQLite in the data folder.
cli-serve-database-file = A file with the database’s address, so that a password in it is not seen in the list of processes.
cli-serve-data-dir = The folder for the SQLite file and the key; otherwise your own data folder.
cli-serve-secret-file = The file with the key that signs cookies, made if it is missing; otherwise in the data folder.
cli-serve-workers = How many server processes share the port.
cli-serve-bot-workers = How many processes let bots think, for each server process.
cli-serve-bot-seconds = A bot that thinks longer than this is replaced by a weaker one.
cli-serve-bot-delay = Bots wait this long before they answer, so that people can follow.
cli-serve-analysis = How many iterations bots spend on each decision of a game that somebody wants analysed, however long that takes.
cli-serve-analysis-seconds = About how long an analysis of a game may take, unless --analysis-iterations is given.
cli-serve-import = A Python module that brings bots of its own; may be repeated.
cli-serve-origin = Another address of this server, such as https://games.example.org; may be repeated.
cli-serve-proxy = Proxies whose X-Forwarded headers are believed.
cli-serve-grace = So many seconds somebody who was cut off has to come back before a vote or a rule gives the seat to a bot.
cli-serve-tables-of-one = How many tables that are not over one guest may open within a day.
cli-serve-bots-of-one = How many bots may play at these tables.
cli-serve-seen-password = Everybody on this machine can read the database’s password in the list of processes. Put the address into a file and say --database-file, or into CARAVANSARY_DATABASE.
cli-serve-open = Open the browser.
cli-serve-json-logs = The form of the log; otherwise JSON unless you look at it in a terminal.

# Refusals.
too-many-tables =
    { $number ->
        [one] You have opened { $number } table today that is not over. Finish it, or come back tomorrow.
       *[other] You have opened { $number } tables today that are not over. Finish some of them, or come back tomorrow.
    }
too-many-bots =
    { $number ->
        [one] At most { $number } bot may play at your open tables. Finish some games, or come back tomorrow.
       *[other] At most { $number } bots may play at your open tables. Finish some games, or come back tomorrow.
    }
