const langLine = '  --lang fr|en      language (French by default, unless the system speaks English)';

export const en = {
  'cli.help': `banneret: play miniature games with every rule applied.

Usage: banneret COMMAND [options]

  play SYSTEM         play a game in the terminal, against the computer or together
  run FILE…           play scenarios and check what they expect
  replay FILE         judge a record again; say where it differs
  verify FILE         check an online match and its dice, and say what is proved
  inspect FILE        walk through a record step by step
  sim SYSTEM          let the computer play against itself
  rules SYSTEM [ID]   read a rule, or all of them
  schema SYSTEM       the JSON Schema of scenarios
  list                the games on offer

  banneret COMMAND --help    help on a command
  --version                  the version
${langLine}`,
  'cli.help.play': `Usage: banneret play SYSTEM [options]

Plays a whole game, against the computer or with several people at one screen. Questions come one by one; type a
number, or “?”. Where players have secrets, the screen is wiped before it passes from one person to another.

  --players A,B     who plays in each seat: human or a level of the computer; one for all seats
  --level LEVEL     strength of the computer (see banneret list; greedy by default)
  --seat N          your seat, counted from 1; 0 to watch only
  --seats N         number of players
  --armies A,B      armies, by name or as JSON files, one a player
  --options A=1,B=2 what the players agree on (mission, points, table…)
  --seed SEED       the same dice for the same seed
  --record FILE     records the game
${langLine}`,
  'cli.help.run': `Usage: banneret run FILE… [options]
       banneret run FOLDER… [options]

Plays a scenario (docs/scenarios.md). Events come out as JSON, one a line, then the outcome on one line; sentences
go to standard error. Several files, or folders with all the .json files in them, get a line each and a count in the end.

Exit code: 0 all as expected, 1 something differs, 2 a file is bad, 3 a choice was refused unexpectedly, 70 a program
error; of several files the highest.

  --explain         events carry their reasons
  --quiet           one file: no events; several: only those that do not hold
  --record FILE     keeps the game of one file, for banneret inspect
${langLine}`,
  'cli.help.replay': `Usage: banneret replay FILE [OTHER] [options]

Judges every input of a record again and says where it differs. With two files: where the two part.

Exit code: 0 all agrees, 1 a difference, 2 unreadable file.

  --json            the outcome as JSON
${langLine}`,
  'cli.help.verify': `Usage: banneret verify FILE [--witness FILE]… [options]

Plays the whole log of an online match again, with all that was taken back, computes every roll from what the server
and the players' devices had promised, and says what is proved and what is not. What a device remembers of the match
(the page saves it beside the record) proves that the match was this one.

Marks: ✓ proved, ? not proved by anything here. What is wrong comes as a mistake.
Exit code: 0 nothing is wrong, 1 it is not honest (or nothing was promised), 2 a file cannot be read.

  --witness FILE    what a player's device remembers; may stand several times
  --json            the verdict as JSON
${langLine}`,
  'cli.help.inspect': `Usage: banneret inspect FILE [options]

Walks through a record: the place in the rules, the position, the question and the answers allowed, with the reasons
of those that are not. Without --at you move by keyboard.

  --at N            the position after N inputs, without a dialogue
  --events          the events of the last input, with their reasons
  --state           the whole state and the stack, as JSON
  --seat N          what player N sees
${langLine}`,
  'cli.help.sim': `Usage: banneret sim SYSTEM [options]

Lets the computer play against itself and counts the wins, with 95 % confidence intervals.
Players change seats from game to game, and armies change hands after each round of seats.
The same seed gives the same games, whatever the number of threads.

  --games N         number of games (100)
  --seed SEED       seed (1)
  --first N         number of the first game (0): to play a single one again
  --workers N       number of threads (as many as cores)
  --players A,B     level of each player, or one for all (random)
  --armies A,B      armies, by name or as JSON files
  --options A=1,B=2 what the players agree on (mission, points, table…)
  --json            the results as one JSON object
${langLine}`,
  'cli.help.rules': `Usage: banneret rules SYSTEM [ID]

A rule, or all of them, in our own words.

${langLine}`,
  'cli.help.schema': `Usage: banneret schema SYSTEM

The JSON Schema of this game’s scenarios, for your editor.

${langLine}`,
  'cli.help.list': `Usage: banneret list

The games on offer, with their numbers of players, their armies and the levels of the computer.

${langLine}`,

  'cli.mistake': 'banneret: {sentence}',
  'cli.bug':
    'banneret: a program error, not your fault ({message}); to see it again: {reproduce} (trace with BANNERET_DEBUG=1)',
  'cli.no-command': 'a command is missing; “banneret --help” lists them all',
  'cli.unknown-command': 'the command “{command}” is unknown; commands: {known}',
  'cli.unknown-system': 'the game “{system}” is unknown; known games: {known}',
  'cli.unknown-level': 'the level “{level}” is unknown; levels: {known}',
  'cli.operand.missing': 'an argument is missing; see “banneret {command} --help”',
  'cli.operand.extra': 'the argument “{operand}” is one too many',
  'cli.option.unknown': 'the option {option} is unknown',
  'cli.option.needs-value': 'the option {option} needs a value',
  'cli.option.takes-none': 'the option {option} takes no value',
  'cli.option.count': 'the option {option} needs a whole number from {least} to {most}, not “{value}”',
  'cli.option.pair': 'the option --options reads name=value,name=value; “{value}” does not',
  'cli.option.one-of': 'the option {option} does not know “{value}”; values: {allowed}',
  'cli.file.missing': 'the file {file} does not exist',
  'cli.file.directory': '{file} is a directory, not a file',
  'cli.file.no-name': 'the name of the file is empty',
  'cli.file.unreadable': 'the file {file} cannot be read ({code})',
  'cli.file.no-output': 'the output cannot be written ({code})',
  'cli.file.denied': 'the file {file} cannot be read: access denied',
  'cli.file.too-big': 'the file {file} is larger than the limit of {limit} MB',
  'cli.file.not-writable': 'the file {file} cannot be written',
  'cli.in-file': '{file}: {reason}',
  'cli.verify.no-witness': 'this is not what a device remembers of a match',
  'cli.seats': '{game} is for {allowed} players, not {seats}',
  'cli.asked': 'Player {seat}: {ask}',
  'cli.barred': '{option}: {because}',
  'cli.more-exist': '… and others',
  'cli.awaits-secret': 'Awaited: a secret draw.',
  'cli.awaits-seat': 'Player {seat} is awaited.',
  'cli.awaits-chance': 'Awaited: {what}.',
  'cli.draw': 'A draw.',
  'cli.won': 'Player {winners} wins.',
  'cli.scores': ' Scores: {scores}.',
  'cli.you': 'you',

  'cli.list.seats': 'players: {seats}',
  'cli.list.levels': 'levels of the computer: {levels}',
  'cli.level.random': 'at random',
  'cli.level.greedy': 'the best move at once',
  'cli.list.armies': 'armies: {armies}',
  'cli.rules.unknown': 'there is no rule “{rule}” in {game}',

  'cli.run.held': '{file}: all went as expected.',
  'cli.run.played': '{file}: played; the file expects nothing in particular.',
  'cli.run.empty-folder': 'there is no .json file in {folder}',
  'cli.run.record-one': '--record keeps the game of one file; name a single one',
  'cli.run.word.held': 'held',
  'cli.run.word.failed': 'FAILED',
  'cli.run.word.refused': 'REFUSED',
  'cli.run.word.bad': 'BAD',
  'cli.run.word.bug': 'ERROR',
  'cli.run.summary':
    '{files, plural, one {# file} other {# files}}: {held} held, {failed} failed, {refused} refused, {bad} bad, {bugs} with a program error',
  'cli.run.refused': '{place}: choice refused. {because}',

  'cli.record.stumbles': '{file}: the rules cannot play this record (the cause: BANNERET_DEBUG=1)',
  'cli.replay.fine': 'The record agrees: {inputs, plural, one {# input} other {# inputs}}, fingerprint {hash}.',
  'cli.record.seats': 'the header speaks of {seats} players, the set-up is for {needed}',
  'cli.replay.uncompared':
    'The rules accept {inputs, plural, =0 {the start, there is no input} one {the only input} other {all # inputs}}; nothing could be compared, the record holds neither fingerprints nor events. Fingerprint here: {hash}.',
  'cli.replay.version': 'Recorded under rules {rules}; the ones here are {here}.',
  'cli.replay.content': '{file}: the start of the game no longer matches its fingerprint, the file has been changed',
  'cli.replay.refused': '{file}: input {input} is refused at {where}. {because}',
  'cli.replay.after-end': '{file}: input {input} comes after the end of the game. {because}',
  'cli.replay.cut-short':
    '{file}: the record is cut short: it stops after {inputs, plural, one {# input} other {# inputs}}, its fingerprints go further',
  'cli.replay.event': '{file}: event {event} is {found} here, {recorded} in the record',
  'cli.replay.hash':
    '{file}: after input {input}, at {where}, the position is no longer that of the record (they agreed after input {agreedUntil})',
  'cli.replay.same': 'The two records are the same game: {inputs} inputs.',
  'cli.replay.parted': 'the records part at input {input} ({what}), at {where}: {left} / {right}',
  'cli.replay.what.start': 'the start',
  'cli.replay.what.input': 'the input',
  'cli.replay.what.event': 'an event',
  'cli.replay.what.state': 'the position',
  'cli.replay.what.length': 'the length',
  'cli.replay.what.refusal': 'a refusal',

  'cli.inspect.at': '── {at} of {of} ── {where}',
  'cli.inspect.input': 'Input: {input}',
  'cli.inspect.refused': 'Input {input} is refused: {because}',
  'cli.inspect.keys':
    'Enter = next, b = back, < and > = first and last, a number = go there, e = events, s = state, q = quit',
  'cli.inspect.unknown': '“{typed}” means nothing here: type ?, or a number from 0 to {last}.',

  'cli.armies': 'one army a player is needed: {armies} armies for {players} players',
  'cli.sim.head':
    '{system}: {games, plural, one {# game} other {# games}}, seed {seed}, {workers, plural, one {# thread} other {# threads}}',
  'cli.sim.speed': '{seconds} s, {rate} games/s, {inputs, number} inputs',
  'cli.sim.by-player': 'Wins by level:',
  'cli.sim.by-army': 'Wins by army:',
  'cli.sim.by-seat': 'Wins by seat:',
  'cli.sim.draws': 'Draws',
  'cli.sim.share': '{count} of {of}: {rate} % ({low} to {high} %)',
  'cli.sim.progress': '{done, number} of {games, number}',

  'cli.play.welcome': '{game} (seed {seed})',
  'cli.play.keys':
    'You are player {seat}. Answer with a number; u = take back, r = the rule, b = the board, o 3 = the odds of answer 3, + = more answers, ? = help, q = quit. An answer may also be written as JSON, as in a scenario.',
  'cli.play.shared':
    'There are {count} of you at this screen. Answer with a number; ? = help, q = quit. The screen will be wiped before it shows the secrets of another.',
  'cli.play.person': 'player {seat}',
  'cli.play.hide': 'Press Enter to hide the screen.',
  'cli.play.pass': 'Pass the screen to player {seat}. Player {seat}: press Enter when nobody else is looking.',
  'cli.play.players-alone': 'the option --players already says who plays: {option} is one too many',
  'cli.play.players-count': 'the option --players names {players} players, but there are {seats} seats',
  'cli.play.more': '+ for more answers',
  'cli.play.no-odds': 'There are no odds to tell for this answer.',
  'cli.play.undone': 'Choice taken back.',
  'cli.play.left': 'Game abandoned.',
  'cli.play.recorded': 'Game recorded in {file}.',
  'cli.answer.list': 'Your choice (a number)?',
  'cli.answer.amount': 'A number from {min} to {max}?',
  'cli.answer.subset': '{min} to {max} numbers, separated by spaces; “-” for none?',
  'cli.answer.order': 'The {count} numbers in the order you want?',
  'cli.answer.bin': '{item} ({min} to {max})',
  'cli.answer.allocate': 'Share out {total}: {count, plural, one {# number} other {# numbers in this order}}?',
  'cli.answer.numbers': '“{typed}”: type numbers, or “?” for help.',
  'cli.answer.one-number': '“{typed}”: one number only, please.',
  'cli.answer.absent': 'There is no number {number}: 1 to {last}.',
  'cli.answer.too-deep': 'This answer nests its lists and objects more than {limit} levels deep.',
  'cli.answer.json': '“{typed}” is not valid JSON.',
} as const;
