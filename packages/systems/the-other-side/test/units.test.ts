import { describe, expect, it } from 'vitest';
import { actionsOf } from '../src/actions.js';
import { sideOf } from '../src/cardsInPlay.js';
import { companyFault, incomeOf } from '../src/hiring.js';
import { fullModels, isTitan, placedOf } from '../src/ground/board.js';
import { mostAssets } from '../src/rulings.js';
import { fireteamOf, unitOf } from '../src/state.js';
import { point, scene, stateOf, type Spot, type UnitBody } from './scene.js';
import { PACK, UNITS } from './testPack.js';

const { book } = stateOf({ seats: [{}, {}] });
const company = (units: readonly string[]) => ({
  id: 'x',
  name: { fr: 'x', en: 'x' },
  allegiance: 'red',
  commanders: [{ unit: 'captain' }],
  units: units.map(unit => ({ unit })),
});
const table = (unit: UnitBody) => scene({ seats: [{ units: [unit] }, {}] }).state;
const mixed: UnitBody = {
  card: 'mixed',
  at: [
    [10, 10],
    [10, 13],
    [10, 16],
  ] as Spot[],
};

describe('what a unit is', () => {
  it('TOS-UNT-01: a Unique unit once in a Company', () => {
    const unique = {
      ...book,
      pack: { ...book.pack, units: UNITS.map(card => (card.id === 'mystic' ? { ...card, unique: true } : card)) },
    };
    expect(companyFault(unique, company(['mystic']))).toBeUndefined();
    expect(companyFault(unique, company(['mystic', 'mystic']))?.rule).toBe('TOS-UNT-01');
    expect(companyFault(book, company(['mystic', 'mystic']))).toBeUndefined();
  });

  it('TOS-UNT-02, TOS-GEN-02, TOS-GEN-04: bases and models of the card; without models it is a single one', () => {
    const many = table({
      card: 'infantry',
      at: [
        [10, 10],
        [10, 13],
        [10, 16],
      ],
    });
    expect([placedOf(many, 0).base, fullModels(many, fireteamOf(many, 0))]).toEqual([
      { kind: 'round', radius: 25_000 },
      3,
    ]);
    const one = table({ card: 'mystic', at: [[10, 10]] });
    expect([placedOf(one, 0).base, fullModels(one, fireteamOf(one, 0))]).toEqual([
      { kind: 'round', radius: 15_000 },
      1,
    ]);
  });

  it('TOS-UNT-06: a Titan carries three Assets, others fewer', () => {
    expect(mostAssets(UNITS.find(({ titan }) => titan)!)).toBe(3);
    expect(mostAssets(UNITS[0]!)).toBe(1);
  });

  it('TOS-UNT-12: a Commander brings Scrip', () => {
    expect(incomeOf(book, [{ unit: 'captain' }])).toBe(30);
    expect(
      companyFault(book, company(['infantry', 'infantry', 'infantry', 'lancers', 'lancers', 'gunners', 'gunners']))
        ?.rule,
    ).toBe('TOS-HIR-03');
    expect(
      companyFault(book, company(['infantry', 'infantry', 'infantry', 'lancers', 'lancers', 'gunners'])),
    ).toBeUndefined();
  });

  it('TOS-UNT-16: a Squad has its number of Fireteams, all with one card', () => {
    const s = table({
      card: 'infantry',
      at: [
        [10, 10],
        [10, 13],
        [10, 16],
      ],
    });
    expect(s.fireteams).toHaveLength(3);
    expect(sideOf(s, 0)).toBe(sideOf(s, 2));
  });
});

describe('Combined Arms', () => {
  it('TOS-UNT-20, TOS-UNT-23: its Fireteam comes along for nothing and uses its own card', () => {
    const s = table(mixed);
    expect([s.fireteams.length, fireteamOf(s, 2).combined]).toEqual([3, true]);
    expect([sideOf(s, 2).ar, sideOf(s, 2).sp, placedOf(s, 2).base]).toEqual([10, 3, { kind: 'round', radius: 30_000 }]);
    expect([sideOf(s, 0).ar, actionsOf(s, 2).map(({ key }) => key)]).toEqual([8, ['card.shoot']]);
    expect(companyFault(book, company(['mixed', 'mixed', 'mixed', 'mixed', 'mixed', 'mixed']))).toBeUndefined();
  });

  it('TOS-UNT-23: in all else it is a Fireteam of its unit: Formation, Orders, tokens', () => {
    const t = scene({ seats: [{ units: [mixed] }, { units: [{ card: 'gunners', at: [[18, 16]] }] }] });
    t.order(0, 0, 'march');
    expect(t.open).toContain(`act:${t.fireteam(0, 0, 2)}:card.shoot`);
    t.do('move');
    expect(t.refusal(t.moves([t.fireteam(0, 0, 2), [10, 19]]))).toEqual([]);
    expect(t.refusal(t.moves([t.fireteam(0, 0, 2), [10, 19.01]]))).toEqual(['TOS-MOV-02']);
    expect(t.refusal(t.moves([t.fireteam(0, 0, 0), [10, 5]], [t.fireteam(0, 0, 2), [10, 19]]))).toEqual(['TOS-MOV-17']);
  });

  it('TOS-UNT-21: it does not change what the unit is', () => {
    const pack = {
      ...book.pack,
      units: UNITS.map(card => (card.id === 'colossus' ? { ...card, combinedArms: 'cannon' } : card)),
    };
    const s = scene({
      pack,
      seats: [
        {
          units: [
            {
              card: 'colossus',
              at: [
                [10, 10],
                [20, 10],
              ],
            },
          ],
        },
        {},
      ],
    }).state;
    expect([isTitan(s, 0), isTitan(s, 1)]).toEqual([true, true]);
  });

  it('TOS-UNT-22: no Asset is attached to its card: the Assets are those of the unit, and an Adjunct cannot join it', () => {
    const withAdjunct = (fireteam: number) =>
      companyFault(book, { ...company([]), units: [{ unit: 'mixed', assets: [{ asset: 'sergeant', fireteam }] }] })
        ?.rule;
    expect([withAdjunct(1), withAdjunct(2)]).toEqual([undefined, 'TOS-AST-17']);
  });

  it('TOS-UNT-24, TOS-GLO-03: its card turns over with the main one', () => {
    const s = table({ ...mixed, side: 'glory' });
    expect([sideOf(s, 0).sp, sideOf(s, 2).ar]).toEqual([7, 11]);
    expect(unitOf(s, 0).side).toBe('glory');
  });

  it('TOS-UNT-25, TOS-UNT-26, TOS-REI-01: a Killed one comes back with Reinforcements; Reserves bring more models', () => {
    const t = scene({
      seats: [{ units: [{ card: 'mixed', at: [[10, 10], [10, 13], null], tokens: { reinforcement: 1 } }] }, {}],
      begin: 'turn',
      turn: 0,
    });
    t.do(t.unit(0, 0));
    expect(t.next).toBe('tos.ask.new-fireteam');
    t.do([point([10 + 55.001 / 25.4, 13])]);
    expect(fireteamOf(t.state, t.fireteam(0, 0, 2))).toMatchObject({ place: 'table', combined: true, models: 1 });
    // TOS-UNT-25: only in a Squad.
    const loose = PACK.units.map(({ squad, ...card }) =>
      card.id === 'mixed' ? card : { ...card, ...(squad && { squad }) },
    );
    const other = scene({
      pack: { ...PACK, units: loose },
      seats: [{ units: [{ card: 'mixed', at: [[10, 10], null], tokens: { reinforcement: 1 } }] }, {}],
      begin: 'turn',
      turn: 0,
    });
    expect(other.next).not.toBe('tos.ask.reinforce');
    const reserves = scene({
      seats: [
        {
          units: [
            {
              card: 'infantry',
              at: [
                [10, 10],
                [10, 13],
                [10, 16],
              ],
              models: [1, 1, 1],
              tokens: { reinforcement: 1 },
            },
          ],
        },
        {},
      ],
      begin: 'turn',
      turn: 0,
    });
    reserves.do(reserves.unit(0, 0), ...[0, 0].map(n => `${reserves.fireteam(0, 0, n)}`));
    expect(reserves.next).toBe('tos.ask.reserves');
    reserves.do(1, `${reserves.fireteam(0, 0, 1)}`);
    expect([0, 1, 2].map(n => fireteamOf(reserves.state, reserves.fireteam(0, 0, n)).models)).toEqual([3, 2, 1]);
    expect(reserves.next).not.toBe('tos.ask.reinforce-model');
  });
});
