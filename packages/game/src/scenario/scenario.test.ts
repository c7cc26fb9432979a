import { readdirSync } from 'node:fs';
import { verifyRecord } from '@banneret/kernel';
import { toyGame } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { nestsTooDeep, parseScenario, readScenario, runScenario, tellFault } from '../index.js';
import { attack, faultOf, FILES, position, run, textOf, words } from '../../test/toyFiles.js';

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
      'a choice both allowed and refused',
      { ...attack, choices: [{ seat: 1, choose: 'rest', allowed: true, refused: true }] },
      'choices[0]: a choice cannot be both allowed and refused',
    ],
    [
      'a number beyond all measure in an answer',
      { ...attack, choices: [{ seat: 1, choose: { to: [1, -1e12] } }] },
      'choices[0].choose.to[1]: -1,000,000,000,000 is beyond all measure: numbers go up to 10,000,000 here ' +
        '(asked: “What does your side do?”, toy.turn; an answer reads, say, "rest", "regroup", "attack-2")',
    ],
    ['a choice of nothing', { ...attack, choices: [{ seat: 1 }] }, 'choices[0]: the field “choose” is missing'],
    [
      'a refusal of what is only looked at',
      { ...attack, choices: [{ seat: 1, offered: ['rest'] }], expect: { refused: true } },
      'choices[0]: the field “choose” is missing',
    ],
    [
      'a refusal by nothing',
      { ...attack, choices: [{ seat: 1, choose: 'rest', refused: false }] },
      'choices[0].refused: false is not a possible value: true',
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

  it('may end on a roll that follows another roll', () => {
    // The auction: equal bids roll until one is higher.
    const auction = {
      system: 'toy',
      position: { ...position, at: 'bids' },
      chance: [
        [3, 3],
        [5, 5],
      ],
      choices: [
        { seat: 1, choose: 0 },
        { seat: 2, choose: 0 },
      ],
      expect: { next: { chance: 'toy.tie' } },
    };
    expect(run(auction).verdict).toEqual({ kind: 'held' });
    expect(run({ ...auction, chance: [] }).verdict).toEqual({ kind: 'held' });
    expect(run({ ...auction, chance: [[3, 4]] }).verdict).toMatchObject({
      kind: 'failed',
      differences: [{ place: 'expect.next' }],
    });
    const other = { ...auction, expect: { next: { chance: 'toy.attack-roll' } } };
    expect(run(other).verdict.kind).toBe('failed');
  });

  it('goes on with the seed until the roll where the file ends', () => {
    const begun = { system: 'toy', setup: { seats: 2 }, seed: 1, expect: { next: { chance: 'toy.draw' } } };
    const first = run(begun);
    expect([first.verdict.kind, first.record.inputs.length]).toEqual(['held', 0]);
    const tie = { ...attack, position: { ...position, at: 'bids' }, chance: [], seed: 5 };
    const bids = [0, 1].map(seat => ({ seat: seat + 1, choose: 0 }));
    const ended = run({ ...tie, choices: bids, expect: { next: { chance: 'toy.attack-roll' } } });
    expect(ended.verdict.kind).toBe('failed');
    expect(ended.match.pending.kind).toBe('decision');
  });

  it('that nobody asked for fails the file', () => {
    const played = run({ ...attack, chance: [[6, 5, 1], [1], [2]] });
    expect(played.unusedOutcomes).toBe(2);
    const differences = played.verdict.kind === 'failed' ? played.verdict.differences : [];
    expect(differences.map(d => tellFault(d, words('en')))).toEqual([
      'chance[1]: 2 chance outcomes were never asked for',
    ]);
  });
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

  describe('refused', () => {
    const tried = (choose: unknown, refused: unknown) =>
      run({ ...attack, chance: [], choices: [{ seat: 1, choose, refused }] });

    it.each([['TOY-03'], [['TOY-99', 'TOY-03']], [true]])('by %j holds', refused => {
      const { verdict, refusals } = tried('attack-1', refused);
      expect([verdict.kind, refusals.length]).toEqual(['held', 1]);
    });

    it.each([
      [
        'attack-1',
        ['TOY-98', 'TOY-99'],
        'this choice should have been refused by TOY-98, TOY-99; it was refused by TOY-03',
      ],
      ['rest', ['TOY-98', 'TOY-99'], 'this choice should have been refused by TOY-98, TOY-99; it was accepted'],
      ['rest', true, 'this choice should have been refused; it was accepted'],
    ])('%j by %j fails', (choose, refused, sentence) => {
      const { verdict } = tried(choose, refused);
      const [difference] = verdict.kind === 'failed' ? verdict.differences : [];
      expect(difference && tellFault(difference, words('en'))).toBe(`choices[0].refused: ${sentence}`);
    });

    it('takes what cannot be read for the wrong form', () => {
      const wounds = (refused: unknown) => {
        const before = [...attack.choices, { seat: 1, choose: [] }, { seat: 2, choose: 'pass' }];
        return run({ ...attack, choices: [...before, { seat: 2, choose: { front: 2 }, refused }] });
      };
      expect(wounds(true).verdict).toEqual({ kind: 'held' });
      expect(wounds('KRN-05').verdict).toEqual({ kind: 'held' });
      expect(wounds(true).refusals).toMatchObject([{ choice: 3, because: [{ rule: 'KRN-05' }] }]);
      expect(wounds('TOY-08').verdict.kind).toBe('bad');
    });
  });

  it('that are allowed would be legal, and are not played', () => {
    const allowed = (choose: string, seat = 1) =>
      run({ ...attack, chance: [], choices: [{ seat, choose, allowed: true }], expect: { next: { ask: 'toy.turn' } } });
    expect(allowed('attack-2').verdict).toEqual({ kind: 'held' });
    expect(allowed('attack-2').record.inputs).toEqual([]);
    expect(allowed('attack-1').verdict).toMatchObject({ kind: 'refused', because: [{ rule: 'TOY-03' }] });
    expect(allowed('attack-2', 2).verdict).toMatchObject({ kind: 'refused', because: [{ rule: 'KRN-03' }] });
  });

  it('may be preceded by what is offered, or be nothing else', () => {
    const looked = (look: object, seat = 1) => {
      const { verdict } = run({ ...attack, choices: [{ seat, ...look }, ...attack.choices] });
      return verdict.kind === 'failed' ? verdict.differences.map(d => tellFault(d, words('en'))) : verdict.kind;
    };
    expect(looked({ offered: ['rest', 'attack-2'], notOffered: ['attack-1', 'attack-3'] })).toBe('held');
    expect(looked({ offered: ['attack-1'] })).toEqual([
      'choices[0].offered[0]: "attack-1" should be offered and is not',
    ]);
    expect(looked({ notOffered: ['rest'] })).toEqual(['choices[0].notOffered[0]: "rest" should not be offered and is']);
    expect(looked({ offered: ['rest'] }, 2)).toEqual([
      'choices[0].offered[0]: nothing is offered: this player is not asked at that moment',
    ]);
    const first = { ...attack.choices[0], offered: ['regroup'], notOffered: ['attack-1'] };
    expect(run({ ...attack, choices: [first] }).verdict.kind).toBe('held');
  });

  it('do not offer what is barred', () => {
    const sides = [{ squads: [0, 1], coins: 0 }, position.sides[1]];
    const choices = [{ seat: 1, offered: ['rest'], notOffered: ['attack-2'] }];
    expect(run({ system: 'toy', position: { ...position, sides }, choices }).verdict.kind).toBe('held');
  });

  it('share points by name or by number', () => {
    const wounds = (choose: unknown) => ({
      ...attack,
      choices: [...attack.choices, { seat: 1, choose: [] }, { seat: 2, choose: 'pass' }, { seat: 2, choose }],
    });
    const byNumber = run(wounds([2, 0]));
    expect(byNumber.verdict.kind).toBe('held');
    expect(run(wounds({ 0: 2 })).record).toEqual(byNumber.record);
    expect(faultOf(wounds({ front: 2 }))).toBe(
      'choices[3].choose: “front” is not a field; known are: 0, 1. ' +
        '(asked: “How do you share the wounds between your squads?”, toy.wounds; an answer reads, say, {"1":2}, {"0":1,"1":1}, {"0":2})',
    );
  });
});
