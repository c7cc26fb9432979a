import { touching } from '@banneret/geometry';
import type { PickShape, Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { placedOf } from '../src/figures/placed.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import type { Duel, State } from '../src/state.js';
import { during } from './battle.js';
import { END, man, roll, scene, type Scene } from './scene.js';

/** How losers recoil, blows across a barrier, who is drawn apart when, and who is asked to shoot. */

const tough = { pv: 9 };
const far = man(2, 'far', 110, 110);
const duel = (
  proc: string,
  figures: readonly FigureBody[],
  vars: object,
  more: Partial<Duel> = {},
  body: Partial<Body> = {},
): Scene =>
  during({ figures, phase: 'duel', ...body }, proc, vars, state => {
    state.duels = [{ id: 0, sides: [[0], [1]], attacker: 0, ...more }];
  });
const wall = (x: number, y: number, wide: number, deep: number): TerrainBody => ({
  kind: 'impassable',
  box: [x, y, wide, deep],
  height: 9,
});

describe('whom a blow is for', () => {
  it('BTS-DUE-11, BTS-DUE-15, BTS-WLK-05: who has fallen, and who only supports, is shown with the reason', () => {
    const striking = (a: Partial<FigureBody>) =>
      duel(
        'strikes',
        [
          man(1, 'a', 60, 60, a),
          man(2, 'w', 57.5, 60, tough),
          man(2, 'x', 60, 62.5, tough),
          man(2, 'y', 62.5, 60, { ...tough }),
          man(2, 's', 65, 60, tough),
        ],
        {
          seat: 0,
          glory: [{ figure: 0, surplus: false }],
          foes: [1, 2, 3],
          supports: [4],
          backed: {},
          blocked: [],
          weapons: {},
          shielding: false,
        },
        { sides: [[0], [1, 2, 3]] },
      );
    const t = striking({});
    expect([t.next, t.options(), t.refusal('s')]).toEqual(['bts.ask.strike', [1, 2, 3], ['BTS-DUE-15']]);
    expect(striking({ build: 'walker', pv: 5 }).options()).toEqual([1, 2, 3, 4]);
    const fallen = during(
      { figures: [man(1, 'a', 60, 60), ...[57.5, 62.5, 65].map((x, i) => man(2, `z${i}`, x, 60, tough))] },
      'strikes',
      {
        seat: 0,
        glory: [{ figure: 0, surplus: false }],
        foes: [1, 2, 3],
        supports: [],
        backed: {},
        blocked: [],
        weapons: {},
        shielding: false,
      },
      state => {
        state.duels = [{ id: 0, sides: [[0], [1, 2, 3]], attacker: 0 }];
        state.figures[2] = { ...(state.figures[2] as State['figures'][number]), pv: 0 };
      },
    );
    expect([fallen.options(), fallen.refusal('z1')]).toEqual([[1, 3], ['BTS-DUE-11']]);
    const { options } = (fallen.prompt as Prompt).shape as PickShape;
    const reasons = options.flatMap(({ barred = [] }) => barred);
    expect(reasons.map(({ say }) => say)).toEqual(['bts.no.fallen']);
  });
});

describe('recoils', () => {
  const recoil = (a: Partial<FigureBody>, terrain: readonly TerrainBody[] = [], z: Partial<FigureBody> = {}): Scene =>
    duel(
      'recoil',
      [man(1, 'a', 60, 60, a), man(2, 'z', 57.5, 60, z), far],
      { losers: [0], foes: [1] },
      {},
      { terrain },
    );

  it('BTS-REC-01: where the owner says, be it straight aside', () => {
    for (const to of [
      [63, 60],
      [60, 63],
    ] as const)
      expect(recoil({}).do({ to }).at('a')).toEqual(to);
  });

  it('BTS-REC-11, BTS-REC-13: who is shut in stays where he is and is Blocked; a Monster that gives ground never is', () => {
    const pit = [wall(61.25, 50, 1, 20), wall(50, 61.25, 20, 1), wall(50, 57.75, 20, 1)];
    const t = recoil({}, pit).do({ blocked: true });
    expect([t.events('figure.shifted'), t.events('figure.blocked').length]).toEqual([[], 1]);
    const giant = (baseMm: number) => ({ build: 'monster', baseMm, pv: 9 }) as const;
    const beast = recoil(giant(25), pit, giant(40)).do({ blocked: true });
    expect(beast.events('figure.blocked')).toEqual([]);
  });

  it('BTS-REC-01: those who are gone or indoors, and those who never recoil, are not asked', () => {
    for (const more of [{ place: 'gone' }, { build: 'monster', baseMm: 50, pv: 9 }] as const)
      expect(recoil(more).next).toBe('over');
  });
});

describe('blows across a barrier', () => {
  const fence: TerrainBody = { id: 'w', kind: 'obstacle', box: [60, 50, 1, 20], height: 2 };
  const strikes = (z: Partial<FigureBody>, attacks: number): Scene =>
    scene({
      terrain: [fence],
      phase: 'duel',
      begin: 'duels',
      figures: [man(1, 'a', 58.7, 60, { attacks, ...tough }), man(2, 'z', 62.3, 60, z), far],
      engaged: [['a', 'z', { barrier: 'w' }]],
    });

  it('BTS-DEF-12: each needs a 4, and is told so', () => {
    const t = strikes(tough, 2).do(roll('duel', 6, 6), roll('duel', 1), { to: [65.3, 60] });
    t.do(roll('trajectory', 3), roll('trajectory', 4), roll('wound', 1));
    expect(t.events('trajectory.rolled').map(({ face, passed, by }) => [face, passed, by])).toEqual([
      [3, false, { kind: 'piece', id: 0 }],
      [4, true, { kind: 'piece', id: 0 }],
    ]);
    expect(t.events('wounds.rolled')).toHaveLength(1);
  });

  it('BTS-DUE-17, BTS-DEF-12: whoever falls to one still strikes back', () => {
    const t = strikes({ attacks: 2 }, 3).do(roll('duel', 1, 6, 6), roll('duel', 2, 3), { to: [65.3, 60] });
    // Two points against one; the first blow kills.
    t.do(roll('trajectory', 6), roll('wound', 6), roll('wound', 6));
    expect(t.events('wounds.rolled').map(({ by }) => by)).toEqual([0, 1]);
    expect(t.figure('z').place).toBe('gone');
  });
});

describe('being drawn apart', () => {
  it('BTS-DUE-19, BTS-PRN-13: before a prone winner is asked whether he gets up', () => {
    const t = duel('part', [man(1, 'a', 60, 60, { prone: true }), man(2, 'z', 62.5, 60), far], { duel: 0, winner: 0 });
    expect([t.next, t.seat]).toEqual(['bts.ask.rise', 0]);
    expect(touching(placedOf(t.state, 0), placedOf(t.state, 1))).toBe(false);
    expect(t.events('figure.shifted').map(({ figure, how }) => [figure, how])).toEqual([[0, 'separated']]);
    expect([t.do('rise').figure('a').prone, t.next]).toEqual([false, 'over']);
  });

  it('BTS-CHG-19: outside the Duel phase whoever has lost his last enemy leaves those he still touches; the Engaged stay', () => {
    const lose = (engaged: NonNullable<Body['engaged']>, phase: Body['phase'], a: Partial<FigureBody> = {}) =>
      during(
        {
          phase: phase ?? 'movement',
          engaged,
          figures: [man(1, 'a', 60, 60, a), man(2, 'z', 62.5, 60), man(2, 'y', 57.5, 60), man(1, 'b', 20, 20)],
        },
        'remove',
        { figure: 1, why: 'wounds' },
      )
        .events('figure.shifted')
        .map(({ figure, how }) => [figure, how]);
    expect(lose([['a', 'z']], 'movement')).toEqual([[0, 'separated']]);
    expect(
      lose(
        [
          ['a', 'z'],
          ['y', 'a'],
        ],
        'movement',
      ),
    ).toEqual([]);
    expect(lose([['a', 'z']], 'duel')).toEqual([]);
  });
});

describe('who shoots', () => {
  it('BTS-SHO-02: only those who are there; a phase ends when both sides have shot', () => {
    const armed = (seat: 1 | 2, id: string, y: number, more: Partial<FigureBody> = {}): FigureBody =>
      man(seat, id, 20 * seat, y, { ranged: [{ range: 90 }], ...more });
    const t = during(
      {
        phase: 'shooting',
        figures: [
          armed(1, 'a', 20),
          armed(1, 'gone', 25, { place: 'gone' }),
          armed(1, 'late', 30, { place: 'reserve' }),
          armed(1, 'waits', 35, { place: 'waiting' }),
          armed(2, 'z', 20),
        ],
      },
      'shooting',
      {},
    );
    const asked = (): readonly number[] =>
      (t.prompt as unknown as { shape: { figures: readonly number[] } }).shape.figures;
    expect([t.next, t.seat, asked()]).toEqual(['bts.ask.shoot', 0, [0]]);
    t.do(END);
    expect([t.next, t.seat, asked()]).toEqual(['bts.ask.shoot', 1, [4]]);
    t.do(END);
    expect([t.next, t.events('phase.ended').length]).toEqual(['over', 1]);
  });
});

describe('General Panic', () => {
  it('BTS-SPL-10, BTS-MOR-11: those without Mo do not test', () => {
    const panic = (morale: number) =>
      during({ figures: [man(1, 'm', 40, 40, { rank: 4 }), man(2, 'x', 42.6, 40, { morale }), far] }, 'generalPanic', {
        figure: 0,
      }).next;
    expect([panic(4), panic(0)]).toEqual(['bts.roll.morale', 'over']);
  });
});
