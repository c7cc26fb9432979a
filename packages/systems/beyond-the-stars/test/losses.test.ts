import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { gun, house, inside, man, roll, scene, servant, type Scene } from './scene.js';

/** What follows when somebody is lost, whatever he is lost to; and the end of the game that may follow from it. */

const wood = { id: 'wood', kind: 'wooded', box: [60, 50, 10, 10], height: 4 } as const;

describe('whoever depends on the lost', () => {
  it('BTS-SGE-13, BTS-MOR-06, R-130: the last Servant lost to Morale takes his weapon with him, the last but one does not', () => {
    const shaken = { morale: 2 };
    const tested = (servants: readonly FigureBody[]): Scene =>
      scene({
        demoralised: [1],
        figures: [gun(servants.map(({ id }) => id)), ...servants, man(1, 'c', 90, 90), man(2, 'z', 110, 110)],
      }).do({ do: 'walk', figure: 's', path: [[46, 40]] }, roll('morale', 1, 2));
    expect(tested([servant('s', 44, 40, shaken)]).figure('gun').place).toBe('gone');
    const crewed = tested([servant('s', 44, 40, shaken), servant('t', 40, 44, shaken)]);
    expect([crewed.figure('s').place, crewed.figure('gun').place]).toEqual(['gone', 'table']);
  });

  it('BTS-MON-20, R-130: a Monster lost to Morale throws out those it carried', () => {
    const t = scene({
      demoralised: [1],
      figures: [
        man(1, 'm', 40, 40, { build: 'monster', baseMm: 60, pv: 5, morale: 2, capacity: 2 }),
        man(1, 'p', 0, 0, { place: 'aboard', host: 'm', marks: { steady: true } }),
        man(2, 'z', 110, 110),
      ],
    }).do({ do: 'drive', figure: 'm', facing: 0, length: 50_000 }, roll('morale', 1, 2), roll('passenger', 2));
    expect(t.figure('m').place).toBe('gone');
    expect(t.figure('p')).toMatchObject({ place: 'table', prone: true });
  });

  it('BTS-SGE-13: a Servant who dies as a passenger is a Servant lost', () => {
    const t = during(
      {
        figures: [
          gun(['s']),
          man(1, 's', 0, 0, { serves: 'gun', place: 'aboard', host: 'm' }),
          man(1, 'm', 60, 40, { build: 'monster', baseMm: 60, pv: 5, capacity: 2 }),
          man(2, 'z', 110, 110),
        ],
      },
      'remove',
      { figure: 2, why: 'wounds' },
    ).do(roll('passenger', 1));
    expect([t.figure('s').place, t.figure('gun').place]).toEqual(['gone', 'gone']);
  });

  it('BTS-SPR-02, BTS-MON-20: thrown out of a wreck an agile passenger keeps his feet on a 4+', () => {
    const thrown = (...dice: Parameters<Scene['do']>): boolean =>
      during(
        {
          figures: [
            man(1, 'm', 60, 40, { build: 'monster', baseMm: 60, pv: 5, capacity: 2 }),
            man(1, 'p', 0, 0, { place: 'aboard', host: 'm', rules: dice.length > 1 ? ['srAgile'] : [] }),
            man(2, 'z', 110, 110),
          ],
        },
        'remove',
        { figure: 0, why: 'wounds' },
      )
        .do(...dice)
        .figure('p').prone;
    expect(thrown(roll('passenger', 2), roll('agility', 4))).toBe(false);
    expect(thrown(roll('passenger', 2), roll('agility', 3))).toBe(true);
    expect(thrown(roll('passenger', 2))).toBe(true);
  });

  it('BTS-BLD-18, BTS-BLD-20: a fight in a building is over when its last defender is lost outside a Duel', () => {
    const fighting = (left: number): Scene =>
      during(
        {
          terrain: [house()],
          burning: ['h'],
          figures: [inside(1, 'a', { pv: 3 }), inside(2, 'd', { pv: 3, left }), man(2, 'z', 110, 110)],
        },
        'ending',
        {},
        state => {
          state.fights = [{ piece: 0, storey: 0, assailant: 0, fought: true }];
        },
      );
    const won = fighting(1);
    expect([won.figure('d').place, isEngaged(won.state, won.id('a'))]).toEqual(['gone', false]);
    const still = fighting(2);
    expect([still.figure('d').place, isEngaged(still.state, still.id('a'))]).toEqual(['inside', true]);
  });
});

describe('annihilation', () => {
  const rifle = { ranged: [{ force: 8, range: 90 }] } as const;
  const fire = (target: string) => ({
    do: 'shoot',
    volleys: [{ figure: 'b', shots: [{ weapon: 0, targets: [target] }] }],
  });
  const shooting = (others: readonly FigureBody[], more: Partial<Body> = {}): Scene =>
    scene({ begin: 'turns', turn: 2, figures: [man(2, 'b', 58.75, 55, rifle), ...others], ...more });

  it('BTS-SCN-07, R-69: the last figure falls in the Shooting phase and the game is over at once, 12 to 0', () => {
    const t = shooting([man(1, 'a', 30, 55)], { terrain: [wood], burning: ['wood'] });
    t.do(roll('initiative', 6, 1), { do: 'end' }, { do: 'end' }, fire('a'), roll('to-hit', 6), roll('wound', 6));
    expect([t.next, t.state.ending]).toEqual(['over', { reason: 'wipeout', scores: [0, 12] }]);
    expect(t.figure('b').place).toBe('table');
  });

  it('BTS-SCN-07, R-61: with somebody left anywhere, even in reserve, it goes on', () => {
    const t = shooting([man(1, 'a', 30, 55), man(1, 'r', 0, 0, { place: 'reserve' })], { near: 1 });
    t.do(roll('initiative', 6, 1), { do: 'end' }, roll('reserve', 1), { do: 'end' });
    t.do(fire('a'), roll('to-hit', 6), roll('wound', 6));
    expect(t.state.ending).toBe(null);
  });

  it('BTS-SCN-08, R-69: two who kill each other in one Duel are a Massacre, 0 to 0', () => {
    const t = scene({
      phase: 'duel',
      begin: 'duels',
      engaged: [['a', 'z']],
      figures: [man(1, 'a', 35.5, 60), man(2, 'z', 38, 60)],
    });
    // Both win a Glory Point with equal dice of equal CC.
    t.do(roll('duel', 4), roll('duel', 4), roll('wound', 6), roll('wound', 6));
    expect([t.next, t.state.ending]).toEqual(['over', { reason: 'massacre', scores: [0, 0] }]);
  });

  it('BTS-SCN-08, R-69, R-134: fire is one moment for both armies; rage is another', () => {
    const end = (a: Partial<FigureBody>, z: Partial<FigureBody>): Scene =>
      during(
        { terrain: [wood], burning: ['wood'], figures: [man(1, 'a', 58.75, 52, a), man(2, 'z', 58.75, 57, z)] },
        'ending',
        {},
      );
    expect(end({}, {}).state.ending).toEqual({ reason: 'massacre', scores: [0, 0] });
    const raging = end({}, { pv: 2, effects: [{ id: 'bestialRage', until: 'turn' }] });
    expect([raging.next, raging.state.ending]).toEqual(['over', { reason: 'wipeout', scores: [0, 12] }]);
  });

  it('R-134: of those who burn at one moment nobody is removed before all have rolled', () => {
    const t = during(
      {
        terrain: [wood],
        burning: ['wood'],
        figures: [
          man(1, 'doc', 58.75, 52, { rules: ['srMedic'] }),
          man(1, 'a', 58.75, 57),
          man(1, 'far', 10, 10),
          man(2, 'z', 110, 110),
        ],
      },
      'ending',
      {},
    );
    // The medic falls to the first die, and still stands by the other man.
    t.do(roll('save', 1), roll('save', 6));
    expect([t.figure('doc').place, t.figure('a').place]).toEqual(['gone', 'table']);
  });

  it('R-123: two Rages on one figure are +4, and two hits at the end', () => {
    const rages = [
      { id: 'bestialRage', until: 'turn' },
      { id: 'bestialRage', until: 'turn' },
    ] as const;
    const t = during(
      { figures: [man(1, 'a', 30, 20, { pv: 3, effects: rages }), man(2, 'z', 60, 60)] },
      'ending',
      {},
    ).do(roll('wound', 6), roll('wound', 6));
    expect(t.figure('a').pv).toBe(1);
  });
});
