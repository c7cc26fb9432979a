import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { theOtherSideGame } from '../src/index.js';

const { setupFor, readSetup } = theOtherSideGame;
const words = (['fr', 'en'] as const).map(locale => strictTranslator(locale, kernelText, theOtherSideGame.text));

function problemOf(request: Parameters<typeof setupFor>[0]): string {
  const read = setupFor(request);
  if (read.ok) return 'ok';
  for (const t of words) expect(t.say(read.problem.say, read.problem.args)).not.toBe('');
  return read.problem.say;
}

describe('asking for a set-up', () => {
  it('gives every seat a ready Company of its Allegiance, with as many Commanders as the game has', () => {
    for (const commanders of [1, 2]) {
      const read = setupFor({ options: { commanders } });
      if (!read.ok) throw new Error(read.problem.say);
      expect(read.value.companies.map(company => company?.commanders.length)).toEqual([commanders, commanders]);
      expect(new Set(read.value.companies.map(company => company?.allegiance)).size).toBe(2);
    }
  });

  it('TOS-CNQ-01, TOS-KTA-01, TOS-TRI-01: the number of players names the Encounter', () => {
    const encounter = (seats: number, options = {}) => {
      const read = setupFor({ seats, options });
      return read.ok ? [read.value.encounter, read.value.seats] : read.problem.say;
    };
    expect([
      encounter(2),
      encounter(3),
      encounter(4),
      encounter(4, { encounter: 'killThemAll' }),
      encounter(5),
    ]).toEqual([['standard', 2], ['triumvirate', 3], ['conquest', 4], ['killThemAll', 4], 'tos.setup.seats']);
  });

  it('TOS-CNQ-01, TOS-TRI-01: Conquest and Triumvirate are for one Commander each, on four feet by four', () => {
    for (const seats of [3, 4]) {
      expect(problemOf({ seats, options: {} })).toBe('ok');
      expect(problemOf({ seats, options: { commanders: 2 } })).toBe('tos.setup.one-commander');
      expect(problemOf({ seats, options: { table: 'quay' } })).toBe('tos.setup.small-table');
      expect(problemOf({ seats, options: { table: 'market' } })).toBe('ok');
    }
    expect(problemOf({ seats: 4, options: { encounter: 'killThemAll', commanders: 2, draft: true } })).toBe('ok');
  });

  it('TOS-TER-26, TOS-ENC-03: takes a table of the players’ own', () => {
    const terrain = [
      { sort: 'hill', box: [10, 10, 20, 16] },
      {
        outline: [
          [30, 30],
          [36, 30],
          [33, 36],
        ],
        traits: ['dangerous 3'],
      },
    ];
    const read = setupFor({ options: { table: { width: 48, depth: 48, terrain } } });
    if (!read.ok) throw new Error(read.problem.say);
    expect(read.value.table.terrain.map(({ traits }) => traits.map(({ trait }) => trait))).toEqual([
      ['elevated', 'blocking'],
      ['dangerous'],
    ]);
    expect(readSetup?.(JSON.parse(JSON.stringify(read.value))).ok).toBe(true);
    expect(problemOf({ options: { table: { terrain: [{ sort: 'swamp', box: [1, 1, 4, 4] }] } } })).toBe(
      'tos.table.sort',
    );
    expect(problemOf({ options: { table: { rocks: [] } } })).toBe('tos.table.field');
  });

  it('takes an Allegiance, or one of its Companies by name', () => {
    const [first] = theOtherSideGame.armies;
    const list = first?.lists?.[0] ?? '';
    const read = setupFor({ armies: [`${first?.id}/${list}`, first?.id] });
    expect(read.ok && read.value.companies.map(company => company?.allegiance)).toEqual([first?.id, first?.id]);
    expect(read.ok && theOtherSideGame.armyOf(read.value, 0)).toBe(first?.id);
  });

  it('refuses what it does not know, in words', () => {
    expect(problemOf({ armies: ['nobody'] })).toBe('tos.setup.unknown-army');
    expect(problemOf({ armies: ['tidewall/nothing'] })).toBe('tos.setup.commanders');
    expect(problemOf({ seats: 3, options: { encounter: 'standard' } })).toBe('tos.setup.seats');
    expect(problemOf({ options: { commanders: 4 } })).toBe('tos.setup.option');
    expect(problemOf({ options: { encounter: 'feast' } })).toBe('tos.setup.option');
    expect(problemOf({ options: { table: 'nowhere' } })).toBe('tos.setup.option');
    expect(problemOf({ options: { operation: 'dance' } })).toBe('tos.setup.option');
    expect(problemOf({ options: { weather: true } })).toBe('tos.setup.unknown-option');
  });

  it('varies the table with the seed', () => {
    const table = (seed: number, options = {}) => {
      const read = setupFor({ seed, options });
      return read.ok ? read.value.table : undefined;
    };
    expect(table(1)?.id).not.toBe(table(2)?.id);
    expect(table(1, { table: 'random' })).not.toEqual(table(2, { table: 'random' }));
    expect(table(3, { table: 'random' })).toEqual(table(3, { table: 'random' }));
  });
});

describe('reading a set-up of a record', () => {
  const good = setupFor({});
  const written = (change: object): unknown => JSON.parse(JSON.stringify({ ...(good.ok && good.value), ...change }));
  const say = (raw: unknown): string => {
    const read = readSetup!(raw);
    return read.ok ? 'ok' : read.problem.say;
  };

  it('takes its own, and only what is whole', () => {
    expect(say(written({}))).toBe('ok');
    expect(say(7)).toBe('tos.setup.not-a-setup');
    expect(say(written({ seats: 3 }))).toBe('tos.setup.not-a-setup');
    expect(say(written({ companies: [null] }))).toBe('tos.setup.not-a-setup');
    expect(say(written({ pack: {} }))).toBe('tos.setup.pack');
    expect(say(written({ table: { id: 'x' } }))).toBe('tos.setup.table');
    expect(say(written({ options: { climb: 1 } }))).toBe('tos.setup.option');
    const [first, second] = good.ok ? good.value.companies : [];
    expect(
      say(written({ companies: [{ ...first, units: [...(first?.units ?? []), ...(first?.units ?? [])] }, second] })),
    ).toBe('tos.setup.company');
    expect(say(written({ companies: [{ allegiance: 'tidewall' }, second] }))).toBe('tos.setup.company');
  });
});
