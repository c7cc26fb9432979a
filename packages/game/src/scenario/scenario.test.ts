import { readdirSync, readFileSync } from 'node:fs';
import { strictTranslator, disagreements, missingKeys } from '@banneret/i18n';
import { kernelText, verifyRecord } from '@banneret/kernel';
import { toyGame } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import {
  gameText,
  nestsTooDeep,
  outcomeOf,
  parseScenario,
  readScenario,
  runScenario,
  schemaFor,
  tellFault,
} from '../index.js';

const FILES = new URL('../../../systems/toy/test/scenarios/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FILES), 'utf8');
const words = (locale: 'fr' | 'en') => strictTranslator(locale, kernelText, gameText, toyGame.text);

function run(raw: unknown) {
  const read = readScenario(raw, [toyGame]);
  if (!read.ok) throw new Error(tellFault(read.fault, words('en')));
  return runScenario(read.value.game, read.value.scenario);
}

/** The one sentence about a file that cannot be read or played. */
function faultOf(raw: unknown, locale: 'fr' | 'en' = 'en'): string {
  const read = typeof raw === 'string' ? parseScenario(raw, [toyGame]) : readScenario(raw, [toyGame]);
  if (!read.ok) return tellFault(read.fault, words(locale));
  const { verdict } = runScenario(read.value.game, read.value.scenario);
  return verdict.kind === 'bad' ? tellFault(verdict.fault, words(locale)) : `no fault: ${verdict.kind}`;
}

const position = {
  round: 4,
  rounds: 4,
  leader: 1,
  sides: [
    { squads: [3, 1], coins: 2 },
    { squads: [3, 3], coins: 0, hand: [1, 2] },
  ],
};
const attack = { system: 'toy', position, chance: [[6, 5, 1]], choices: [{ seat: 1, choose: 'attack-2' }] };

describe('the toy scenarios', () => {
  const names = readdirSync(FILES).filter(name => name.endsWith('.json'));

  it.each(names)('%s holds', name => {
    const read = parseScenario(textOf(name), [toyGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words('en')));
    const { scenario } = read.value;
    const played = runScenario(toyGame, scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(toyGame.system, played.record).divergence).toBeUndefined();
  });

  it('are all there', () => expect(names.length).toBeGreaterThanOrEqual(4));
});

describe('files that cannot be read', () => {
  it.each([
    ['not JSON', '{"system": "toy"', 'this is not valid JSON: the file may be damaged or cut short'],
    ['a list', [], 'a scenario is a JSON object with at least “system” and “position” or “setup”'],
    ['unknown system', { system: 'chess' }, 'system: the game “chess” is unknown; known games: toy'],
    ['no start', { system: 'toy' }, '“position” or “setup” is needed, and only one of the two'],
    ['two starts', { ...attack, setup: {} }, '“position” or “setup” is needed, and only one of the two'],
    ['bad army', { system: 'toy', setup: { armies: ['wall', 'orcs'] } }, 'setup: “orcs” is not an army of the ford.'],
    [
      'missing field',
      { system: 'toy', position: { round: 1, rounds: 1, leader: 1 } },
      'position: the field “sides” is missing',
    ],
    ['wrong type', { ...attack, chance: [6] }, 'chance[0]: a list is needed, not 6'],
    ['wrong type of seed', { ...attack, seed: true }, 'seed: true has none of the accepted forms'],
    [
      'unknown seat',
      { ...attack, choices: [{ seat: 3, choose: 1 }] },
      'choices[0].seat: there are only 2 players, counted from 1',
    ],
    ['too small', { ...attack, position: { ...position, round: 0 } }, 'position.round: at least 1 is needed, not 0'],
    [
      'twice the same card',
      { ...attack, position: { ...position, sides: [{ squads: [1], coins: 0, hand: [2, 2] }, position.sides[1]] } },
      'position.sides[0].hand: the same value stands there twice',
    ],
    [
      'a refusal of nothing',
      { system: 'toy', position, expect: { refused: 'TOY-01' } },
      'expect.refused: no choice can be refused: the list “choices” is empty',
    ],
    [
      'a misspelt field',
      { ...attack, position: { ...position, sides: [{ squads: [1], coin: 0 }, position.sides[1]] } },
      'position.sides[0]: the field “coin” is unknown; possible fields: squads, coins, hand, played',
    ],
    ['a system that is no name', { system: [1], position }, 'system: the game “[1]” is unknown; known games: toy'],
    [
      'too deep',
      `{"system":${'['.repeat(100_000)}${']'.repeat(100_000)},"position":{}}`,
      'the file nests its lists and objects more than 200 levels deep',
    ],
    [
      'an unknown option',
      { system: 'toy', setup: { options: { zzz: 1 } } },
      'setup.options: the option “zzz” is unknown; the only one is “rounds”.',
    ],
  ])('%s', (_name, raw, sentence) => expect(faultOf(raw)).toBe(sentence));

  it('tells depth from brackets, not from those in texts', () => {
    expect(nestsTooDeep(`["${'['.repeat(500)}\\"${'['.repeat(500)}"]`)).toBe(false);
    expect(nestsTooDeep('[]'.repeat(500))).toBe(false);
    expect(nestsTooDeep('['.repeat(200))).toBe(false);
    expect(nestsTooDeep('['.repeat(201))).toBe(true);
  });

  it('names the place and the known fields in both languages', () => {
    const text = textOf('bad/unknown-field.json');
    const fields = 'squads, coins, hand, played';
    expect(faultOf(text, 'en')).toBe(`position.sides[1]: the field “coin” is unknown; possible fields: ${fields}`);
    expect(faultOf(text, 'fr').replaceAll('\u202f', ' ')).toBe(
      `position.sides[1] : le champ « coin » est inconnu ; champs possibles : ${fields}`,
    );
  });

  it('lets the game say what is impossible, without naming the place twice', () =>
    expect(faultOf(textOf('bad/card-twice.json'))).toBe('position.sides[0].hand: card 4 has been played already.'));

  it('refuses what is too large before reading it', () =>
    expect(faultOf(`"${'x'.repeat(4_000_000)}"`)).toBe('the file is larger than the limit of 4 MB'));
});

describe('chance', () => {
  it('says what was asked for when it runs out', () =>
    expect(faultOf(textOf('bad/no-dice.json'))).toBe(
      'chance[0]: there are no chance outcomes left, and no “seed” (the game asks for 3 dice with 6 sides for “Attack roll”, rule TOY-06)',
    ));

  it('says what was asked for when the outcome does not fit', () => {
    const asked = '(the game asks for 3 dice with 6 sides for “Attack roll”, rule TOY-06)';
    expect(faultOf({ ...attack, chance: [[6, 5]] })).toBe(`chance[0]: Exactly 3 whole results are needed. ${asked}`);
    expect(faultOf({ ...attack, chance: [[6, 7, 1]] })).toBe(`chance[0]: A die with 6 sides cannot show 7. ${asked}`);
  });

  it('takes the listed outcomes first and then those of the seed', () => {
    const listed = run({ ...attack, seed: 3 });
    expect(listed.match.pending.kind).toBe('decision');
    const seeded = run({ ...attack, chance: [], seed: 3 });
    expect(run({ ...attack, chance: [], seed: 3 }).record).toEqual(seeded.record);
    expect(seeded.record.inputs[1]).not.toEqual(listed.record.inputs[1]);
  });

  it('may be where the file ends, if it says so', () => {
    const ends = { ...attack, chance: [], expect: { next: { chance: 'toy.attack-roll' } } };
    expect(run(ends).verdict).toEqual({ kind: 'held' });
    expect(run({ ...ends, chance: [[6, 5, 1]] }).verdict.kind).toBe('failed');
  });

  it('counts the outcomes nobody asked for', () =>
    expect(run({ ...attack, chance: [[6, 5, 1], [1], [2]] }).unusedOutcomes).toBe(2));
});

describe('choices', () => {
  it('that the game cannot read make the file bad, at their place', () => {
    const unreadable = (args?: object) => {
      const choice = () => ({
        ok: false as const,
        problem: { say: 'toy.scenario.card-played', ...(args && { args }) },
      });
      const game = { ...toyGame, scenario: { ...toyGame.scenario, choice } } as typeof toyGame;
      const read = readScenario(attack, [game]);
      return read.ok ? runScenario(game, read.value.scenario).verdict : read;
    };
    expect(unreadable()).toMatchObject({ kind: 'bad', fault: { place: 'choices[0].choose' } });
    expect(unreadable({ place: 'choice.move[2]', card: 3 })).toMatchObject({
      kind: 'bad',
      fault: { place: 'choices[0].choose.move[2]', problem: { args: { place: 'choices[0].choose.move[2]', card: 3 } } },
    });
  });

  it('stop at an unexpected refusal', () => {
    const { verdict } = run({ ...attack, choices: [{ seat: 1, choose: 'attack-1' }] });
    expect(verdict).toMatchObject({ kind: 'refused', choice: 0, because: [{ rule: 'TOY-03' }] });
  });

  it('of the wrong type are refused, and change nothing', () => {
    const played = run({ ...attack, choices: [{ seat: 1, choose: { to: [1, 2] } }] });
    expect(played.verdict).toMatchObject({ kind: 'refused', because: [{ rule: 'KRN-05' }] });
    expect(played.record.inputs).toEqual([]);
  });

  it('may begin with the bids', () => {
    const { verdict, match } = run({
      system: 'toy',
      position: { ...position, at: 'bids' },
      choices: [
        { seat: 1, choose: 1 },
        { seat: 2, choose: 0 },
      ],
      expect: { events: [{ type: 'bids.opened', bids: [1, 0] }], next: { seat: 1, ask: 'toy.turn' } },
    });
    expect([verdict.kind, match.pending.kind]).toEqual(['held', 'decision']);
  });

  it('after the end are refused', () => {
    const rest = (seat: number) => ({ seat, choose: 'rest' });
    const { verdict } = run({ ...attack, choices: [rest(1), rest(2), rest(1)] });
    expect(verdict).toMatchObject({ kind: 'refused', choice: 2, because: [{ rule: 'KRN-01' }] });
  });

  it('that should have been refused fail the file', () => {
    const { verdict } = run({ ...attack, choices: [{ seat: 1, choose: 'rest', refused: 'TOY-05' }] });
    expect(verdict).toMatchObject({ kind: 'failed', differences: [{ place: 'choices[0].refused' }] });
  });

  it('refused by another rule fail the file', () => {
    const { verdict } = run({ ...attack, choices: [{ seat: 2, choose: 'rest' }], expect: { refused: 'TOY-05' } });
    expect(verdict).toMatchObject({
      kind: 'failed',
      differences: [{ problem: { args: { wanted: 'TOY-05', found: 'KRN-03' } } }],
    });
  });

  it('share points by name or by number', () => {
    const wounds = (choose: unknown) => ({
      ...attack,
      choices: [...attack.choices, { seat: 1, choose: [] }, { seat: 2, choose: 'pass' }, { seat: 2, choose }],
    });
    const byNumber = run(wounds([2, 0]));
    expect(byNumber.verdict.kind).toBe('held');
    expect(run(wounds({ 0: 2 })).record).toEqual(byNumber.record);
    expect(run(wounds({ front: 2 })).verdict.kind).toBe('refused');
  });
});

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
    [{ facts: { sides: [{ squads: [3] }, {}] } }, ['expect.facts.sides[0].squads: expected [3], found [3,1]']],
    [{ facts: { weather: 'fine' } }, ['expect.facts.weather: expected "fine", found undefined']],
    [{ next: { seat: 1 } }, [expect.stringMatching(/^expect\.next: expected \{"seat":1\}, found .*toy\.shield/)]],
    [{ result: { winners: [1] } }, ['expect.result: the game is not over']],
    [{ events: [{ type: 'coins.changed' }, { type: 'dice.rolled', hits: 2 }], next: { seat: 2 } }, []],
  ])('%j', (expected, sentences) => expect(placesOf(expected)).toEqual(sentences));
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
