import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playMatch, randomPlayer } from '@banneret/ai';
import { DEEPEST_JSON, tryScenario } from '@banneret/game';
import { hashOf, Journal, writeRecord, type MatchRecord } from '@banneret/kernel';
import { shelf } from '@banneret/shelf';
import { toyGame, type Event, type Setup, type State } from '@banneret/toy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from './command.js';

/** Files as somebody with bad intentions may send them. */

const dir = mkdtempSync(join(tmpdir(), 'banneret-hostile-'));
const path = (name: string): string => join(dir, name);

/** Red letters, a wiped screen, a new title of the window, a bell, the one-letter form of an escape, letters from right to left. */
const STEERS = '\x1b[31mred\x1b[2J\x1b]0;title\x07\x9b1m\x7f\r\u202egnp.exe\u2066\u200f\u061c\u2028';
const STEERING = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

async function wholeGame(): Promise<MatchRecord> {
  const setup = toyGame.setupFor({});
  if (!setup.ok) throw new Error('no set-up');
  const names = [`Ann${STEERS}`, `Bob${STEERS}`];
  const journal = new Journal(toyGame.system, { kind: 'setup', setup: setup.value }, { seats: 2, names });
  await playMatch<State, Event, Setup>(toyGame.system, journal.match, [randomPlayer, randomPlayer], {
    seed: 'hostile',
    submit: input => journal.submit(input),
    current: () => journal.match,
  });
  return journal.record({ events: true });
}

const position = {
  round: 4,
  rounds: 4,
  leader: 1,
  sides: [
    { squads: [3], coins: 0 },
    { squads: [2], coins: 0 },
  ],
};
const resting = [
  { seat: 1, choose: 'rest' },
  { seat: 2, choose: 'rest' },
];

beforeAll(async () => {
  const record = await wholeGame();
  const { header } = record;
  const write = (name: string, content: unknown): void =>
    writeFileSync(path(name), typeof content === 'string' ? content : JSON.stringify(content));
  write('system.record.json', writeRecord({ ...record, header: { ...header, system: STEERS } }));
  write('rules.record.json', writeRecord({ ...record, header: { ...header, rules: STEERS } }));
  write('names.record.json', writeRecord(record));
  const [first, ...others] = record.events ?? [];
  const told = { ...(first as object), type: STEERS };
  write('events.record.json', writeRecord({ ...record, events: [told, ...others] }));
  const start = { kind: 'setup' as const, setup: { [STEERS]: STEERS } };
  write('setup.record.json', writeRecord({ ...record, header: { ...header, start, content: hashOf(start) } }));
  write('input.record.json', writeRecord({ ...record, inputs: [{ seat: 0, choice: STEERS }] }));
  write('system.json', { system: STEERS, position });
  write('title.json', {
    system: 'toy',
    title: STEERS,
    position,
    choices: resting,
    expect: { result: { winners: [9] } },
  });
  write('key.json', { system: 'toy', position: { ...position, [STEERS]: STEERS } });
  write('choice.json', { system: 'toy', position, choices: [{ seat: 1, choose: STEERS }] });
  write('army.json', { id: STEERS, units: STEERS });
  write('not.json', STEERS);
});

afterAll(() => rmSync(dir, { recursive: true }));

describe('nothing in a file steers the terminal', () => {
  const RECORDS = ['system', 'rules', 'names', 'events', 'setup', 'input'].map(name => `${name}.record.json`);
  const SCENARIOS = ['system.json', 'title.json', 'key.json', 'choice.json', 'not.json'];
  const calls: readonly (readonly string[])[] = [
    ...RECORDS.flatMap(file => [
      ['replay', path(file)],
      ['replay', path(file), '--json'],
      ['replay', path(file), path('names.record.json')],
      ['verify', path(file)],
      ['inspect', path(file)],
      ['inspect', path(file), '--json'],
    ]),
    ...SCENARIOS.flatMap(file => [
      ['run', path(file)],
      ['run', path(file), '--json'],
      ['inspect', path(file)],
    ]),
    ['play', 'grimdark-future', '--armies', `${path('army.json')},${path('army.json')}`],
    ['run', path(`none${STEERS}.json`)],
    ['play', STEERS],
    ['sim', 'toy', `--${STEERS}`, '1'],
    ['sim', 'toy', '--options', `${STEERS}=1`],
    [STEERS],
  ];

  it.each(calls)('%s %s %s %s', async (...args) => {
    const { out, err } = await inProcess(
      args.filter(arg => arg !== undefined),
      ['q'],
    );
    expect((out + err).length).toBeGreaterThan(0);
    expect(out + err).not.toMatch(STEERING);
  });

  it('but what it holds is shown, and is the same data in JSON', async () => {
    const { err } = await inProcess(['replay', path('system.record.json'), '--lang', 'en']);
    expect(err).toContain(String.raw`\u001b[31mred\u001b[2J`);
    expect(err).toContain(String.raw`\u202egnp.exe`);
    const { out } = await inProcess(['replay', path('names.record.json'), path('input.record.json'), '--json']);
    expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(STEERS).slice(1, 20));
  });
});

describe('names that every object of JavaScript knows', () => {
  const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

  it.each(NAMES)('a fact called %s is one that the position does not have', async name => {
    const file = path('fact.json');
    const expected = `{ "facts": { "${name}": 1, "sides": { "${name}": 1, "1": { "${name}": 1 } } } }`;
    const whole = { system: 'toy', position, choices: resting };
    writeFileSync(file, `${JSON.stringify(whole).slice(0, -1)}, "expect": ${expected} }`);
    const { code, err } = await inProcess(['run', file, '--lang', 'en']);
    expect(code).toBe(1);
    expect(err).not.toContain('function');
  });

  it.each(NAMES)('%s is the name of no player, army, option or game', async name => {
    for (const args of [
      ['sim', 'toy', '--players', `${name},random`, '--games', '1'],
      ['play', 'toy', '--players', name],
      ['play', name],
      ['rules', 'toy', name],
      ['sim', 'toy', '--options', `${name}=1`, '--games', '1'],
      ['sim', 'the-edge', '--armies', `${name},${name}`, '--games', '1'],
    ])
      expect({ args, code: (await inProcess(args)).code }).toEqual({ args, code: 2 });
  });

  it.each(NAMES)('a figure may be called %s', name => {
    const file = new URL('../../systems/beyond-the-stars/test/scenarios/volley.json', import.meta.url);
    const text = readFileSync(file, 'utf8').replaceAll('"guard"', JSON.stringify(name));
    expect(
      tryScenario(
        text,
        shelf.map(({ game }) => game),
      ).verdict,
    ).toEqual({ kind: 'held' });
  });
});

describe.each(shelf.map(({ game }) => [game.system.id, game] as const))('set-ups for %s', (_id, game) => {
  const deep = (key?: string): unknown => {
    let whole: unknown = [];
    for (let levels = 0; levels < 60_000; levels++) whole = key === undefined ? [whole] : { [key]: whole };
    return whole;
  };
  const tooDeep = { ok: false, problem: { say: 'setup.too-deep', args: { limit: DEEPEST_JSON } } };

  it('are refused with a sentence if they nest too deep, wherever they do', () => {
    for (const whole of [deep(), deep('units'), { id: 'mine', units: deep() }]) {
      expect(game.setupFor({ armies: [whole, whole] })).toEqual(tooDeep);
      expect(game.setupFor({ options: { table: whole } })).toEqual(tooDeep);
      expect(game.readSetup?.(whole)).toEqual(tooDeep);
    }
    const setup = game.setupFor({ ...(game.unattended && { options: game.unattended }) });
    if (!setup.ok) throw new Error('no set-up');
    for (const part of Object.keys(setup.value as object))
      expect(game.readSetup?.({ ...(setup.value as object), [part]: deep() })).toEqual(tooDeep);
  });

  it.each(['constructor', '__proto__', 'toString'])('take %s for nothing they know', name => {
    const [army] = game.armies;
    const asked = [
      { armies: [name, name] },
      { armies: [`${army?.id}/${name}`, name] },
      { armies: [{ id: name }, { id: name, units: [{ unit: name, [name]: 1 }] }] },
      { options: JSON.parse(`{ "${name}": 1 }`) as Record<string, unknown> },
    ];
    for (const request of asked) expect({ request, ok: game.setupFor(request).ok }).toEqual({ request, ok: false });
  });
});
