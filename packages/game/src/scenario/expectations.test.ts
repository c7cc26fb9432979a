import { disagreements, missingKeys } from '@banneret/i18n';
import { toyGame } from '@banneret/toy';
import { assert, describe, expect, it } from 'vitest';
import { gameText, outcomeOf, readScenario, runScenario, schemaFor, tellFault, tryScenario } from '../index.js';
import { fits } from './matching.js';
import { attack, position, run, words } from '../../test/toyFiles.js';

describe('expectations', () => {
  const placesOf = (expected: object): string[] => {
    const { verdict } = run({
      ...attack,
      choices: [...attack.choices, { seat: 1, choose: [2] }],
      chance: [[6, 5, 1], [1]],
      expect: expected,
    });
    return verdict.kind === 'failed' ? verdict.differences.map(d => tellFault(d, words('en'))) : [];
  };

  it.each([
    [{ events: [{ type: 'dice.rolled', hits: 3 }] }, ['expect.events[0].hits: expected 3, found 2']],
    [
      { events: [{ type: 'dice.rolled' }, { type: 'coins.changed' }] },
      ['expect.events[1]: no event matches {"type":"coins.changed"} from event 3 on'],
    ],
    [
      { events: [{ type: 'dice.rolled' }, { type: 'dice.rolled' }] },
      ['expect.events[1]: no event matches {"type":"dice.rolled"} from event 3 on'],
    ],
    [{ facts: { sides: [{ coins: 2 }, {}] } }, ['expect.facts.sides[0].coins: expected 2, found 1']],
    [
      { facts: { sides: [{ squads: [3] }, {}] } },
      ['expect.facts.sides[0].squads: expected 1 item, [3]; found 2 items, [3,1]'],
    ],
    [{ facts: { weather: 'fine' } }, ['expect.facts.weather: expected "fine", but there is no such field']],
    [{ facts: { constructor: 1 } }, ['expect.facts.constructor: expected 1, but there is no such field']],
    [{ facts: { weather: null } }, []],
    [{ facts: { round: null } }, ['expect.facts.round: expected null, found 4']],
    [{ never: [{ type: 'card.played' }, { type: 'dice.rolled', hits: 3 }] }, []],
    [
      { never: [{ type: 'card.played' }, { type: 'coins.changed', by: -1 }] },
      ['expect.never[1]: should not happen, but event 1 is {"type":"coins.changed","seat":0,"by":-1}'],
    ],
    [{ never: [{ type: 'coins.changed', why: null }] }, [expect.stringMatching(/^expect\.never\[0\]/)]],
    [{ never: [{ type: 'coins.changed', by: null }] }, []],
    [{ count: [{ event: { type: 'dice.rolled' }, times: 1 }] }, []],
    [{ count: [{ event: { type: 'card.played' }, times: 0 }] }, []],
    [
      { count: [{ event: { type: 'dice.rolled' }, times: 2 }] },
      ['expect.count[0]: expected 2 times, found 1 times: {"type":"dice.rolled"}'],
    ],
    [{ events: [{ type: 'dice.rolled', player: 1, seat: 0, wounds: null }] }, []],
    [{ events: [{ type: 'dice.rolled', player: 2 }] }, ['expect.events[0].player: expected 2, found 1']],
    [{ events: [{ type: 'dice.rolled', hits: null }] }, ['expect.events[0].hits: expected null, found 2']],
    [{ offered: ['pass', 1], notOffered: ['shield', 5] }, []],
    [{ offered: ['pass'], next: { seat: 2 } }, []],
    [{ offered: [5] }, ['expect.offered[0]: 5 should be offered and is not']],
    [{ notOffered: [1] }, ['expect.notOffered[0]: 1 should not be offered and is']],
    [
      { offered: ['pass'], next: { seat: 1 } },
      [
        expect.stringMatching(/^expect\.next/),
        'expect.offered[0]: nothing is offered: this player is not asked at that moment',
      ],
    ],
    [{ next: { seat: 1 } }, [expect.stringMatching(/^expect\.next: expected \{"seat":1\}, found .*toy\.shield/)]],
    [{ result: { winners: [1] } }, ['expect.result: the game is not over']],
    [{ events: [{ type: 'coins.changed' }, { type: 'dice.rolled', hits: 2 }], next: { seat: 2 } }, []],
  ])('%j', (expected, sentences) => expect(placesOf(expected)).toEqual(sentences));
});

describe('a beginning that must be refused', () => {
  const tried = (raw: object) => {
    const trial = tryScenario(JSON.stringify({ system: 'toy', ...raw }), [toyGame]);
    const { verdict } = trial;
    return verdict.kind === 'failed' ? verdict.differences.map(d => tellFault(d, words('en'))) : verdict.kind;
  };
  const orcs = { setup: { armies: ['wall', 'orcs'] } };
  const tooMany = { position: { ...position, leader: 3 } };

  it('holds when it is, whatever complains', () => {
    expect(tried({ ...orcs, expect: { refused: true } })).toBe('held');
    expect(tried({ ...tooMany, expect: { refused: true } })).toBe('held');
    expect(tried({ position: { ...position, round: 0 }, expect: { refused: true } })).toBe('held');
  });

  it('is bad when the file does not say so', () => {
    expect(tried(orcs)).toBe('bad');
    expect(tried({ ...orcs, choices: [{ seat: 1, choose: 1 }], expect: { refused: true } })).toBe('bad');
  });

  it('is no excuse for faults elsewhere in the file', () =>
    expect(tried({ position, chance: 3, expect: { refused: true } })).toBe('bad'));

  it.each([
    { choices: null },
    { choices: 3, expect: { refused: true } },
    { expect: null },
    { expect: { refused: { rule: 'TOY-01' } } },
    { expect: { refused: [3] } },
    { expect: { refused: false } },
  ])('a bad start is told first where %j is no better', more =>
    expect(tried({ position: { ...position, round: 0 }, ...more })).toBe('bad'),
  );

  it('fails when it is accepted, or refused by another rule', () => {
    expect(tried({ position, expect: { refused: 'TOY-01' } })).toEqual([
      'expect.refused: this beginning should have been refused (TOY-01); it was accepted',
    ]);
    expect(tried({ ...orcs, expect: { refused: 'TOY-01' } })).toEqual([
      'expect.refused: this beginning should have been refused by TOY-01; it was refused by –',
      'setup: “orcs” is not an army of the ford.',
    ]);
  });

  it('names its rule where the problem does', () => {
    const setupFor = () => ({ ok: false as const, problem: { say: 'toy.setup.seats', args: { rule: 'TOY-01' } } });
    const game = { ...toyGame, setupFor } as typeof toyGame;
    const kind = (refused: unknown) =>
      tryScenario(JSON.stringify({ system: 'toy', setup: {}, expect: { refused } }), [game]).verdict.kind;
    expect([kind('TOY-01'), kind(['TOY-09', 'TOY-01']), kind('TOY-09')]).toEqual(['held', 'held', 'failed']);
  });
});

describe('refusals', () => {
  const saidOf = (choose: unknown, before: readonly object[] = [], more: object = {}): string => {
    const { verdict } = run({ ...attack, choices: [...before, { seat: 1, choose }], ...more });
    if (verdict.kind !== 'refused') return verdict.kind;
    return verdict.because.map(({ say, args }) => words('en').say(say, args)).join(' ');
  };

  it('speak of answers as the file has them', () => {
    expect(saidOf('attack-9')).toBe('“attack-9” is not one of the options.');
    expect(saidOf({ not: 'a name' })).toContain('not');
    expect(saidOf([7], attack.choices)).toContain('7 is not among');
  });
});

describe('numbers in expectations', () => {
  it.each([
    [22.36, 22.37, true],
    [22.36, 22.35, true],
    [22.36, 22.38, false],
    [37.0115, 37.012, true],
    [22, 22.004, true],
    [22.01, 22, true],
    [22, 22.02, false],
    [3, 4, false],
    [25_400, 25_401, false],
    ['3', 3, false],
    [null, 0, false],
  ])('%j is %j: %j', (want, found, same) => expect(fits({ at: [want] }, { at: [found] })).toBe(same));
});

describe('the rest', () => {
  it('explains events on request', () => {
    const read = readScenario({ ...attack, choices: [...attack.choices, { seat: 1, choose: [] }] }, [toyGame]);
    if (!read.ok) throw new Error('unreadable');
    const [plain, explained] = [false, true].map(explain => runScenario(toyGame, read.value.scenario, { explain }));
    const why = (events: readonly object[] | undefined) => events?.some(event => 'why' in event);
    expect([why(plain?.events), why(explained?.events)]).toEqual([false, true]);
  });

  it('sums a run up as plain data', () => {
    const outcome = outcomeOf(toyGame, run(attack));
    expect(JSON.parse(JSON.stringify(outcome))).toMatchObject({
      verdict: 'held',
      next: [{ seat: 1, ask: 'toy.reroll' }],
      facts: { round: 4 },
    });
  });

  it('lets no game see a number beyond all measure', () => {
    const game = { ...toyGame, scenario: { ...toyGame.scenario, schema: {}, position: () => assert.fail() } };
    const read = readScenario({ system: 'toy', position: { at: [3, { x: 1e7 + 1 }] } }, [game]);
    expect(read.ok || tellFault(read.fault, words('en'))).toBe(
      'position.at[1].x: 10,000,001 is beyond all measure: numbers go up to 10,000,000 here',
    );
  });

  it('moves definitions of the game to the root of the schema', () => {
    const schema = { type: 'object', properties: { a: { $ref: '#/$defs/a' } }, $defs: { a: { type: 'integer' } } };
    const game = { ...toyGame, scenario: { ...toyGame.scenario, schema } };
    expect(schemaFor(game)).toMatchObject({
      $defs: { a: { type: 'integer' } },
      properties: { system: { const: 'toy' } },
    });
    const read = readScenario({ system: 'toy', position: { a: 'x' } }, [game]);
    expect(read.ok || tellFault(read.fault, words('en'))).toBe('position.a: a whole number is needed, not "x"');
  });

  it('speaks both languages', () => {
    expect(missingKeys(gameText)).toEqual([]);
    expect(disagreements(gameText)).toEqual([]);
  });
});
