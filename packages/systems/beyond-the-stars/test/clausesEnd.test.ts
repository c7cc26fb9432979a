import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { UNDECIDED, type State } from '../src/state.js';
import { during } from './battle.js';
import { house, inside, man, roll, type Scene } from './scene.js';

/** The end of the game wherever it comes, fire and rage, and what is revealed then. */

const foe = man(2, 'z', 100, 100);
/** As if they had just been removed. */
const remove = (state: State, seat: 0 | 1): void => {
  for (const [i, figure] of state.figures.entries())
    if (state.battle.sheets[i]?.seat === seat) (figure as { place: string }).place = 'gone';
};
const hero: Partial<FigureBody> = {
  rank: 3,
  morale: 9,
  orders: ['stopThem'],
  actions: ['combat', 'shot'],
  ranged: [{ range: 90 }],
};

describe('an army without figures', () => {
  const after = (proc: string, vars: object, more: Partial<Body> = {}, edit?: (state: State) => void): Scene =>
    during({ figures: [man(1, 'a', 40, 40, hero), man(1, 'b', 50, 40), foe], ...more }, proc, vars, state => {
      remove(state, 1);
      edit?.(state);
    });

  it.each([
    ['moves', { seat: 0 }, {}],
    ['shots', { seat: 0 }, { phase: 'shooting' }],
    ['pursuit', { seat: 0, figures: [0] }, { phase: 'duel' }],
    ['legendaryShots', {}, { phase: 'shooting' }],
    ['legendaryCombats', {}, { phase: 'duel' }],
    [
      'reinforcements',
      { seat: 0 },
      { turn: 2, figures: [man(1, 'a', 40, 40), man(1, 'r', 0, 0, { place: 'reserve' }), foe] },
    ],
  ] as const)('BTS-SCN-07, R-69: has lost at once; nobody is asked or rolls any more (%s)', (proc, vars, more) => {
    const t = after(proc, vars, more);
    expect(t.next).toBe('over');
    expect(t.told.filter(type => type !== 'figure.marked')).toEqual(['game.ended']);
    expect(t.state.ending).toMatchObject({ reason: 'wipeout' });
  });

  it('BTS-SCN-07: with Orders still to be carried out nobody moves early', () => {
    const order = { figure: 0, order: 'stopThem', target: -1, refused: [], executed: false } as const;
    const t = after('movement', {}, {}, state => void (state.orders = [order as never]));
    expect([t.next, t.told]).toEqual(['over', ['phase.began', 'game.ended']]);
    const early = after('earlyMoves', { index: 0 }, {}, state => void (state.orders = [order as never]));
    expect([early.next, early.told.at(-1)]).toEqual(['over', 'game.ended']);
    const panic = after('bolt', { figure: 0, seat: 1 });
    expect([panic.next, panic.told]).toEqual(['over', ['panic.changed', 'game.ended']]);
  });

  it('BTS-SCN-07: a phase that ends the game has no end of its own', () => {
    const t = after('shooting', {}, { phase: 'shooting' }).do({ do: 'pass' });
    expect([t.next, t.told]).toEqual(['over', ['phase.began', 'game.ended']]);
    const fire = after('ending', {}, {}, () => undefined);
    expect(fire.told).toEqual(['phase.began', 'game.ended']);
    const command = after('command', {}, {});
    expect([command.next, command.told]).toEqual(['over', ['phase.began', 'game.ended']]);
  });

  it('BTS-SCN-08: together both have lost; alone the other has won', () => {
    const other = after('moves', { seat: 0 }).state.ending;
    const both = after('moves', { seat: 0 }, {}, state => remove(state, 0)).state.ending;
    const mine = during({ figures: [man(1, 'a', 40, 40), foe] }, 'moves', { seat: 1 }, state => remove(state, 0));
    expect(both).not.toEqual(other);
    expect(mine.state.ending).not.toEqual(other);
  });
});

describe('what was secret', () => {
  const told = (secret: Partial<{ ownChampion: number; enemyTarget: number; objective: number }>): readonly string[] =>
    during({ figures: [man(1, 'a', 40, 40), foe] }, 'moves', { seat: 0 }, state => {
      remove(state, 1);
      const none = { ownChampion: UNDECIDED, enemyTarget: UNDECIDED, objective: UNDECIDED };
      state.secrets = [none, { ...none, ...secret }];
    }).told;

  it('BTS-SCN-14: is revealed at the end, if anything was designated', () => {
    expect(told({})).toEqual(['game.ended']);
    expect(told({ enemyTarget: 0 })).toEqual(['secrets.revealed', 'game.ended']);
    expect(told({ objective: 1 })).toEqual(['secrets.revealed', 'game.ended']);
  });
});

describe('the End phase', () => {
  it('BTS-TER-26, R-27: fire burns those in and against it on the table, and in a burning building; Vehicles it does not', () => {
    const hull = man(1, 'v', 66, 60, {
      build: 'vehicle',
      baseMm: [30, 30],
      attacks: 0,
      melee: [],
      vehicle: { front: 9, flank: 9, rear: 9 },
    });
    const t = during(
      {
        terrain: [
          { id: 'f', kind: 'wooded', box: [60, 60, 10, 10], height: 3, flammable: true },
          house({ box: [20, 20, 12, 12] }),
          house({ id: 'g', box: [90, 20, 12, 12] }),
        ],
        figures: [
          man(1, 'in', 63, 63, { pv: 3 }),
          man(1, 'at', 58.75, 65, { pv: 3 }),
          man(1, 'off', 58.6, 68, { pv: 3 }),
          hull,
          inside(1, 'host', { pv: 3 }),
          inside(1, 'safe', { host: 'g', pv: 3 }),
          man(1, 'reserve', 63, 63, { pv: 3, place: 'reserve' }),
          man(2, 'z', 100, 100, { pv: 3 }),
        ],
      },
      'ending',
      {},
      state => void (state.burning = [0, 1]),
    );
    expect(t.events('figure.wounded').map(({ figure }) => t.state.battle.sheets[figure]?.id)).toEqual([
      'in',
      'at',
      'host',
    ]);
  });

  it('BTS-SPL-11, R-123, R-134: each Rage is a hit; all are rolled before anybody falls', () => {
    const rage = { id: 'bestialRage', until: 'turn' } as const;
    const t = during(
      {
        figures: [
          man(1, 'a', 40, 40, { pv: 1, effects: [rage, rage] }),
          man(1, 'b', 50, 40, { pv: 3, effects: [rage] }),
          man(1, 'c', 60, 40),
          man(2, 'z', 100, 100),
        ],
      },
      'ending',
      {},
    ).do(roll('wound', 6), roll('wound', 1), roll('wound', 6));
    expect(t.told.filter(type => type === 'wounds.rolled' || type === 'figure.removed')).toEqual([
      'wounds.rolled',
      'wounds.rolled',
      'wounds.rolled',
      'figure.removed',
    ]);
    expect([t.figure('a').place, t.figure('b').pv]).toEqual(['gone', 2]);
  });

  it('BTS-MOR-03, BTS-SCN-09: demoralised is who has lost more than half; the end is rolled for from the turn after', () => {
    const phase = (lost: number, more: Partial<Body> = {}): Scene =>
      during(
        {
          figures: [
            ...[0, 1, 2, 3].map(i => man(1, `a${i}`, 20 + 5 * i, 20, i < lost ? { place: 'gone' } : {})),
            man(2, 'z', 100, 100),
          ],
          ...more,
        },
        'ending',
        {},
      );
    expect([2, 3].map(lost => phase(lost).told.includes('army.demoralised'))).toEqual([false, true]);
    expect([2, 3].map(lost => phase(lost).told.includes('demoralisation.observed'))).toEqual([false, true]);
    // Once demoralised, not again.
    expect(phase(3, { demoralised: [1] }).told).not.toContain('army.demoralised');
    expect([2, 3].map(lost => phase(lost).next)).toEqual(['over', 'over']);
    expect(phase(3, { demoralised: [1] }).events('demoralisation.observed').length).toBeLessThan(2);
  });
});
