import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMatch, randomPlayer } from '@banneret/ai';
import { hashOf, Journal, writeRecord, type MatchRecord } from '@banneret/kernel';
import { toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banneret, inProcess, plainSpaces } from './command.js';

const dir = mkdtempSync(join(tmpdir(), 'banneret-test-'));
const path = (name: string): string => join(dir, name);

const position = {
  round: 1,
  rounds: 4,
  leader: 1,
  sides: [
    { squads: [3], coins: 0 },
    { squads: [2], coins: 0 },
  ],
};

async function wholeGame(): Promise<MatchRecord> {
  const setup = toyGame.setupFor({});
  if (!setup.ok) throw new Error('no set-up');
  const journal = new Journal(toyGame.system, { kind: 'setup', setup: setup.value }, { seats: 2 });
  await playMatch<State, Event, Setup>(toyGame.system, journal.match, [randomPlayer, randomPlayer], {
    seed: 1,
    submit: input => journal.submit(input),
    current: () => journal.match,
  });
  return journal.record();
}

beforeAll(async () => {
  const record = await wholeGame();
  const { header, inputs } = record;
  const text = writeRecord(record);
  const write = (name: string, content: unknown): void =>
    writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
  const withHeader = (changes: object): string => writeRecord({ ...record, header: { ...header, ...changes } });
  const start = { kind: 'setup' as const, setup: { seats: 2, rounds: 4, lines: null } };
  write('cut.record.json', text.slice(0, text.length / 2));
  write('no-inputs.record.json', text.replace('"inputs"', '"imputs"'));
  write('foreign.record.json', withHeader({ system: 'chess' }));
  write('changed.record.json', withHeader({ start }));
  write('forged.record.json', withHeader({ start, content: hashOf(start) }));
  write('after-end.record.json', writeRecord({ ...record, inputs: [...inputs, { seat: 0, choice: 'rest' }] }));
  write('stale.record.json', writeRecord({ ...record, inputs: [{ seat: 0, choice: 1 }, ...inputs] }));
  write('other-dice.record.json', writeRecord({ ...record, hashes: [{ after: 4, hash: '0'.repeat(16) }] }));
  write('cut.json', '{"system": "toy", "position": {');
  write('binary.json', '\u0000\u0001\u0002');
  write('not-a-scenario.json', []);
  write('unknown-system.json', { system: 'chess', position });
  write('unknown-field.json', { system: 'toy', position: { ...position, weather: 'fine' } });
  write('impossible.json', {
    system: 'toy',
    position: { ...position, sides: [{ squads: [3], coins: 0, hand: [1], played: [1] }, position.sides[1]] },
  });
  write('wrong-type.json', { system: 'toy', position, choices: [{ seat: 1, choose: { to: [1, 2] } }] });
  write('huge.json', '');
  truncateSync(path('huge.json'), 100_000_000);
  mkdirSync(path('folder'));
});

afterAll(() => rmSync(dir, { recursive: true }));

/** What is called, the exit code, and the sentence in English and in French. `DIR` stands for the folder of the files. */
const MISTAKES: readonly (readonly [string[], number, string, string])[] = [
  [['run', 'DIR/none.json'], 2, 'the file DIR/none.json does not exist', 'le fichier DIR/none.json n’existe pas'],
  [['run', 'DIR/folder'], 2, 'DIR/folder is a directory, not a file', 'DIR/folder est un dossier, pas un fichier'],
  [
    ['run', 'DIR/huge.json'],
    2,
    'the file DIR/huge.json is larger than the limit of 4 MB',
    'le fichier DIR/huge.json dépasse la limite de 4 Mo',
  ],
  [
    ['replay', 'DIR/huge.json'],
    2,
    'the file DIR/huge.json is larger than the limit of 64 MB',
    'le fichier DIR/huge.json dépasse la limite de 64 Mo',
  ],
  [
    ['run', 'DIR/cut.json'],
    2,
    'DIR/cut.json: this is not valid JSON: the file may be damaged or cut short',
    'DIR/cut.json : ce n’est pas du JSON valide : le fichier est peut-être abîmé ou tronqué',
  ],
  [
    ['run', 'DIR/binary.json'],
    2,
    'DIR/binary.json: this is not valid JSON: the file may be damaged or cut short',
    'DIR/binary.json : ce n’est pas du JSON valide : le fichier est peut-être abîmé ou tronqué',
  ],
  [
    ['run', 'DIR/not-a-scenario.json'],
    2,
    'DIR/not-a-scenario.json: a scenario is a JSON object with at least “system” and “position” or “setup”',
    'DIR/not-a-scenario.json : un scénario est un objet JSON avec au moins « system » et « position » ou « setup »',
  ],
  [
    ['run', 'DIR/unknown-system.json'],
    2,
    'DIR/unknown-system.json: system: the game “chess” is unknown; known games: SHELF',
    'DIR/unknown-system.json : system : le jeu « chess » est inconnu ; jeux connus : SHELF',
  ],
  [
    ['run', 'DIR/unknown-field.json'],
    2,
    'DIR/unknown-field.json: position: the field “weather” is unknown; possible fields: round, rounds, leader, sides',
    'DIR/unknown-field.json : position : le champ « weather » est inconnu ; champs possibles : round, rounds, leader, sides',
  ],
  [
    ['run', 'DIR/impossible.json'],
    2,
    'DIR/impossible.json: position.sides[0].hand: card 1 has been played already.',
    'DIR/impossible.json : position.sides[0].hand : la carte 1 a déjà été jouée.',
  ],
  [
    ['replay', 'DIR/cut.record.json'],
    2,
    'DIR/cut.record.json: This file is not valid JSON: it may be damaged or cut short.',
    'DIR/cut.record.json : Ce fichier n’est pas du JSON valide : il est peut-être abîmé ou tronqué.',
  ],
  [
    ['replay', 'DIR/no-inputs.record.json'],
    2,
    'DIR/no-inputs.record.json: The record has no proper list “inputs”.',
    'DIR/no-inputs.record.json : L’enregistrement n’a pas de liste « inputs » correcte.',
  ],
  [
    ['inspect', 'DIR/unknown-system.json', '--at', '0'],
    2,
    'DIR/unknown-system.json: This file is not a Banneret game record.',
    'DIR/unknown-system.json : Ce fichier n’est pas un enregistrement de partie Banneret.',
  ],
  [
    ['replay', 'DIR/foreign.record.json'],
    2,
    'the game “chess” is unknown; known games: SHELF',
    'le jeu « chess » est inconnu ; jeux connus : SHELF',
  ],
  [
    ['replay', 'DIR/changed.record.json'],
    1,
    'DIR/changed.record.json: the start of the game no longer matches its fingerprint, the file has been changed',
    'DIR/changed.record.json : le début de la partie ne correspond plus à son empreinte, le fichier a été modifié',
  ],
  [
    ['replay', 'DIR/after-end.record.json'],
    1,
    'DIR/after-end.record.json: input LAST comes after the end of the game. The game is over. [KRN-01]',
    'DIR/after-end.record.json : l’entrée LAST vient après la fin de la partie. La partie est terminée. [KRN-01]',
  ],
  [
    ['replay', 'DIR/stale.record.json'],
    1,
    'DIR/stale.record.json: input 1 is refused at main.bid › each.collect › draw.take. A roll or a draw is awaited, not a choice. [KRN-03]',
    'DIR/stale.record.json : l’entrée 1 est refusée à main.bid › each.collect › draw.take. On attend un jet de dés ou une pioche, pas un choix. [KRN-03]',
  ],
  [
    ['replay', 'DIR/other-dice.record.json'],
    1,
    'DIR/other-dice.record.json: after input 4, at WHERE, the position is no longer that of the record (they agreed after input 0)',
    'DIR/other-dice.record.json : après l’entrée 4, à WHERE, la position n’est plus celle de l’enregistrement (elles concordaient après l’entrée 0)',
  ],
  [
    ['inspect', 'DIR/forged.record.json', '--at', '9'],
    2,
    'DIR/forged.record.json: the rules cannot play this record (WHY)',
    'DIR/forged.record.json : les règles ne peuvent pas jouer cet enregistrement (WHY)',
  ],
  [
    ['play', 'chess'],
    2,
    'the game “chess” is unknown; known games: SHELF',
    'le jeu « chess » est inconnu ; jeux connus : SHELF',
  ],
  [
    ['play', 'toy', '--level', 'divine'],
    2,
    'the option --level does not know “divine”; values: random, greedy',
    'l’option --level ne connaît pas « divine » ; valeurs : random, greedy',
  ],
  [
    ['play', 'toy', '--seats', '7'],
    2,
    'the option --seats needs a whole number from 1 to 4, not “7”',
    'l’option --seats demande un nombre entier de 1 à 4, pas « 7 »',
  ],
  [['play', 'toy', '--seats', '1'], 2, 'toy is for 2, 3, 4 players, not 1', 'toy se joue à 2, 3, 4, pas à 1'],
  [
    ['play', 'toy', '--armies', 'wall,orcs'],
    2,
    '“orcs” is not an army of the ford.',
    '« orcs » n’est pas une armée du gué.',
  ],
  [
    ['play', 'toy', '--armies', 'wall,DIR/cut.json'],
    2,
    'DIR/cut.json: this is not valid JSON: the file may be damaged or cut short',
    'DIR/cut.json : ce n’est pas du JSON valide : le fichier est peut-être abîmé ou tronqué',
  ],
  [
    ['play', 'toy', '--record', 'DIR/none/game.json'],
    2,
    'the file DIR/none/game.json cannot be written',
    'le fichier DIR/none/game.json ne peut pas être écrit',
  ],
  [
    ['sim', 'toy', '--games', 'many'],
    2,
    'the option --games needs a whole number from 1 to 10,000,000, not “many”',
    'l’option --games demande un nombre entier de 1 à 10 000 000, pas « many »',
  ],
  [
    ['sim', 'toy', '--games', '-3'],
    2,
    'the option --games needs a whole number from 1 to 10,000,000, not “-3”',
    'l’option --games demande un nombre entier de 1 à 10 000 000, pas « -3 »',
  ],
  [
    ['sim', 'toy', '--players', 'greedy,weird'],
    2,
    'the level “weird” is unknown; levels: random, greedy',
    'le niveau « weird » est inconnu ; niveaux : random, greedy',
  ],
  [
    ['sim', 'toy', '--players', 'greedy,random', '--armies', 'wall,wall,spear'],
    2,
    'one army a player is needed: 3 armies for 2 players',
    'il faut une armée par joueur : 3 armées pour 2 joueurs',
  ],
  [['sim', 'toy', '--seed'], 2, 'the option --seed needs a value', 'l’option --seed demande une valeur'],
  [['sim', 'toy', '--json=yes'], 2, 'the option --json takes no value', 'l’option --json ne prend pas de valeur'],
  [['sim', 'toy', '--gmaes', '3'], 2, 'the option --gmaes is unknown', 'l’option --gmaes est inconnue'],
  [['rules', 'toy', 'TOY-99'], 2, 'there is no rule “TOY-99” in toy', 'la règle « TOY-99 » n’existe pas dans toy'],
  [
    ['inspect', 'DIR/after-end.record.json', '--at', '9999'],
    2,
    'the option --at needs a whole number from 0 to LENGTH, not “9999”',
    'l’option --at demande un nombre entier de 0 à LENGTH, pas « 9999 »',
  ],
  [
    ['run'],
    2,
    'an argument is missing; see “banneret run --help”',
    'il manque un argument ; voir « banneret run --help »',
  ],
  [['list', 'toy'], 2, 'the argument “toy” is one too many', 'l’argument « toy » est de trop'],
  [
    ['dance'],
    2,
    'the command “dance” is unknown; commands: COMMANDS',
    'la commande « dance » est inconnue ; commandes : COMMANDS',
  ],
  [
    [],
    2,
    'a command is missing; “banneret --help” lists them all',
    'il manque une commande ; « banneret --help » les donne toutes',
  ],
];

const REALLY = [
  'run DIR/none.json',
  'run DIR/folder',
  'run DIR/huge.json',
  'run DIR/cut.json',
  'run DIR/unknown-field.json',
  'replay DIR/cut.record.json',
  'replay DIR/after-end.record.json',
  'play chess',
  'sim toy --gmaes 3',
];

/** Words in capitals stand for whatever the shelf, the record or the rules put there. */
function pattern(sentence: string): RegExp {
  const literal = sentence.replaceAll('DIR', dir).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/SHELF|LAST|LENGTH|WHERE|WHY|COMMANDS/g, '.+')}\n$`);
}

const inDir = (args: readonly string[]): string[] => args.map(arg => arg.replaceAll('DIR', dir));

describe('a user’s mistake gets one sentence, an exit code, and changes nothing', () => {
  it.each(MISTAKES)('%j', async (args, code, english, french) => {
    const before = readdirSync(dir);
    const inEnglish = await inProcess([...inDir(args), '--lang', 'en']);
    const inFrench = await inProcess([...inDir(args), '--lang', 'fr']);
    expect(inEnglish).toEqual({ code, out: '', err: expect.stringMatching(pattern(`banneret: ${english}`)) as string });
    expect({ ...inFrench, err: plainSpaces(inFrench.err) }).toEqual({
      code,
      out: '',
      err: expect.stringMatching(pattern(`banneret : ${french}`)) as string,
    });
    expect(readdirSync(dir)).toEqual(before);
  });

  // Starting the real command takes its time: one mistake of each sort will do.
  it.each(MISTAKES.filter(([args]) => REALLY.includes(args.join(' '))))('really: %j', async (args, code, english) => {
    const { code: really, out, err } = await banneret([...inDir(args), '--lang', 'en']);
    expect([really, out]).toEqual([code, '']);
    expect(err).toMatch(pattern(`banneret: ${english}`));
  });

  it('and none of those was forgotten', () =>
    expect(REALLY.filter(args => !MISTAKES.some(mistake => mistake[0].join(' ') === args))).toEqual([]));

  it('a choice of the wrong type is refused, and the position stays', async () => {
    const { code, out, err } = await banneret(['run', path('wrong-type.json'), '--lang', 'en']);
    expect(code).toBe(3);
    expect(err).toBe('choices[0]: choice refused. This answer does not have the expected form (pick). [KRN-05]\n');
    expect(JSON.parse(out)).toMatchObject({ verdict: 'refused', facts: { sides: [{ squads: [3] }, { squads: [2] }] } });
  });
});

describe('the language', () => {
  it('is French unless the system speaks English', async () => {
    expect((await banneret(['dance'])).err).toMatch(/est inconnue/);
    expect((await banneret(['dance'], '', { LANG: 'en_GB.UTF-8' })).err).toMatch(/is unknown/);
    expect((await banneret(['dance'], '', { LANG: 'en_GB.UTF-8', LC_ALL: 'de_DE.UTF-8' })).err).toMatch(/inconnue/);
  });

  it('can be asked for, before or after the command', async () => {
    expect((await inProcess(['--lang', 'en', 'dance'])).err).toMatch(/is unknown/);
    expect((await inProcess(['dance', '--lang=en'])).err).toMatch(/is unknown/);
  });

  it('has to exist', async () => {
    const { code, err } = await inProcess(['list', '--lang', 'de']);
    expect([code, plainSpaces(err)]).toEqual([
      2,
      'banneret : l’option --lang ne connaît pas « de » ; valeurs : fr, en\n',
    ]);
  });
});
