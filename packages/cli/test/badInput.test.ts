import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readScenario } from '@banneret/game';
import { playMatch, randomPlayer } from '@banneret/ai';
import { hashOf, Journal, writeRecord, type MatchRecord } from '@banneret/kernel';
import { grimdarkFutureGame } from '@banneret/grimdark-future';
import { toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { banneret, BIN, inProcess, plainSpaces } from './command.js';
import { MISTAKES } from './mistakes.js';

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
  return journal.record({ events: true });
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

beforeAll(async () => {
  const { events = [], ...record } = await wholeGame();
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
  const forged = (name: string, from: MatchRecord['header']['start'], changes: object = {}): void =>
    write(name, withHeader({ start: from, content: hashOf(from), ...changes }));
  forged('billion.record.json', { kind: 'setup', setup: { seats: 1e9, rounds: 4, lines: [] } });
  forged('three.record.json', { kind: 'setup', setup: { seats: 3, rounds: 4, lines: [[1], [1], [1]] } });
  forged('stumbles.record.json', {
    kind: 'position',
    state: {},
    stack: [{ proc: 'main', step: 'begin', vars: {} }],
  });
  write('good.record.json', text);
  write('bare.record.json', writeRecord({ ...record, hashes: [] }));
  write('with-events.record.json', writeRecord({ ...record, events }));
  write('other-events.record.json', writeRecord({ ...record, events: [{ type: 'round.began', round: 7 }] }));
  write('fewer-inputs.record.json', writeRecord({ ...record, inputs: inputs.slice(0, 4) }));
  write('deep.record.json', text.replace(/"setup":\{.*?\}\}/, `"setup":${deep(100_000)}}`));
  write('deep.json', `{"system":${deep(100_000)},"position":{}}`);
  write('no-dice.json', { system: 'toy', position, choices: [{ seat: 1, choose: 'attack-2' }] });
  write('unknown-option.json', { system: 'toy', setup: { options: { zzz: 1 } } });
  const [army] = grimdarkFutureGame.armies;
  write('no-army.json', { id: 'mine', units: [] });
  write('no-army.scenario.json', {
    system: 'grimdark-future',
    setup: { armies: [army?.id, { id: 'mine', units: [] }] },
  });
  symlinkSync(path('loop.json'), path('loop.json'));
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
  return new RegExp(`^${literal.replaceAll(/SHELF|LAST|LENGTH|WHERE|COMMANDS/g, '.+')}\n$`);
}

const inDir = (args: readonly string[]): string[] =>
  args.map(arg => arg.replaceAll('DIR', dir).replaceAll('GDF', grimdarkFutureGame.armies[0]?.id ?? ''));

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
    expect(err).toBe(
      'choices[0]: choice refused. This answer does not have the form that the question asks for. [KRN-05] ' +
        '(asked: “What does your side do?”, toy.turn; an answer reads, say, "rest", "regroup", "attack-2")\n',
    );
    expect(JSON.parse(out)).toMatchObject({ verdict: 'refused', facts: { sides: [{ squads: [3] }, { squads: [2] }] } });
  });
});

describe('records', () => {
  it('with events that come out again agree', async () => {
    const { code, out } = await inProcess(['replay', path('with-events.record.json'), '--lang', 'en']);
    expect([code, out]).toEqual([0, expect.stringMatching(/^The record agrees: /)]);
  });

  it('with nothing to compare do not pretend to agree', async () => {
    const { code, out } = await inProcess(['replay', path('bare.record.json'), '--lang', 'en']);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/^The rules accept all \d+ inputs; nothing could be compared,/),
    ]);
    const json = JSON.parse((await inProcess(['replay', path('bare.record.json'), '--json'])).out) as object;
    expect(json).toMatchObject({ compared: { hashes: 0, events: 0 } });
  });

  it('are kept of files whose dice run out', async () => {
    const kept = path('kept.record.json');
    const { code, err } = await inProcess(['run', path('no-dice.json'), '--record', kept, '--lang', 'en']);
    expect([code, err]).toEqual([2, expect.stringContaining('there are no chance outcomes left')]);
    const { out } = await inProcess(['inspect', kept, '--at', '1', '--lang', 'en']);
    expect(out).toContain('Awaited: 3 dice with 6 sides');
  });
});

describe('a forged position', () => {
  it('that the rules can begin with but nobody can show is the file’s fault', async () => {
    const read = readScenario({ system: 'grimdark-future', position: nameless }, [grimdarkFutureGame]);
    if (!read.ok || read.value.scenario.start.kind !== 'position') throw new Error('no position');
    const { stack, state } = read.value.scenario.start;
    const { battle, ...others } = state as { battle: { rosters: readonly object[] } };
    const rosters = battle.rosters.map(roster => ({ ...roster, name: undefined }));
    const start = JSON.parse(
      JSON.stringify({ kind: 'position', stack, state: { ...others, battle: { ...battle, rosters } } }),
    ) as MatchRecord['header']['start'];
    const header = { system: 'grimdark-future', rules: '1', content: hashOf(start), seats: 2, start };
    writeFileSync(path('nameless.record.json'), writeRecord({ header, inputs: [], hashes: [] }));
    const { code, err } = await inProcess(['inspect', path('nameless.record.json'), '--at', '0', '--lang', 'en']);
    expect([code, err]).toEqual([2, expect.stringContaining('the rules cannot play this record')]);
  });

  const nameless = {
    round: 4,
    active: 1,
    units: [
      { player: 1, profile: 'lamp-walker', models: [[60, 4]] },
      { player: 2, profile: 'brood-queen', models: [[36, 38]] },
    ],
  };
});

describe('when nobody reads any more', () => {
  const shell = (command: string) =>
    spawnSync('bash', ['-c', `set -o pipefail; node ${BIN} ${command}; echo "\${PIPESTATUS[0]}" >&3`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });

  it('complaints still end with their code', () => {
    expect(shell(`run ${path('none.json')} 2>&1 | true`).output[3]).toBe('2\n');
  });

  it.skipIf(!existsSync('/dev/full'))('a full disk is told', () => {
    const { output } = shell('list --lang en > /dev/full');
    expect([output[3], output[2]]).toEqual(['2\n', 'banneret: the output cannot be written (ENOSPC)\n']);
  });

  it('a game still leaves its record', async () => {
    const file = path('unread.record.json');
    // Somebody sits at the keyboard, and answers nothing for a while.
    const person = '< <(sleep 2 >&- 2>&- 3>&-)';
    expect(shell(`play toy --seed 4 --record ${file} ${person} | true`).output[3]).toBe('0\n');
    expect((await inProcess(['replay', file])).code).toBe(0);
  });
});

describe('the language', () => {
  it('is French unless the system speaks English', async () => {
    expect((await banneret(['dance'])).err).toMatch(/est inconnue/);
    expect((await inProcess(['en'])).err).toMatch(/est inconnue/);
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
