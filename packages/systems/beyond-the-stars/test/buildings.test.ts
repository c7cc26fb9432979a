import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { man, roll, scene, Scene } from './scene.js';

/** A house of 10 by 10 cm with a door on its left side and a window on its right. */
const house = (more: Partial<TerrainBody> = {}): TerrainBody => ({
  id: 'h',
  kind: 'building',
  box: [40, 40, 10, 10],
  height: 4,
  openings: [
    { at: [40, 45], kind: 'door' },
    { at: [50, 45], kind: 'window' },
  ],
  ...more,
});
const inside = (seat: 1 | 2, id: string, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, 0, 0, { place: 'inside', host: 'h', ...more });
const at = (figures: readonly FigureBody[], more: Partial<TerrainBody> = {}, rest: Partial<Body> = {}): Scene =>
  scene({ figures, terrain: [house(more)], ...rest });
const byDoor = { do: 'enter', figure: 'a', path: [[38.74, 45]], piece: 'h', opening: 0 };
const byWindow = { do: 'enter', figure: 'a', path: [[51.26, 45]], piece: 'h', opening: 1 };

describe('going in and out', () => {
  it('BTS-BLD-02: only Infantry, and light siege weapons', () => {
    const refused = (more: Partial<FigureBody>): string[] => at([man(1, 'a', 30, 45, more)]).refusal(byDoor);
    expect(refused({})).toEqual([]);
    for (const build of ['cavalry', 'beast', 'walker'] as const) expect(refused({ build })).toEqual(['BTS-BLD-02']);
  });

  it('BTS-BLD-03: by ending the move against an opening', () => {
    const t = at([man(1, 'a', 30, 45)]);
    expect(t.refusal({ ...byDoor, path: [[38.5, 45]] })).toEqual(['BTS-BLD-03']);
    expect(t.refusal({ ...byDoor, path: [[38.74, 48]] })).toEqual(['BTS-BLD-03']);
    t.do(byDoor);
    expect(t.figure('a')).toMatchObject({ place: 'inside', host: 0, storey: 0, marks: { done: true } });
    expect(t.refusal({ ...byDoor, path: [[38.74, 45]] })).not.toEqual([]);
  });

  it('BTS-BLD-03: the walk to it is an ordinary one', () => {
    expect(at([man(1, 'a', 23.74, 45)]).refusal(byDoor)).toEqual([]);
    expect(at([man(1, 'a', 23.73, 45)]).refusal(byDoor)).toEqual(['BTS-MOV-02']);
  });

  it('BTS-BLD-01, BTS-BLD-04: windows serve for standard buildings, doors alone for fortified ones', () => {
    const right = [man(1, 'a', 58, 45)];
    expect(at(right).refusal(byWindow)).toEqual([]);
    expect(at(right, { fortified: true }).refusal(byWindow)).toEqual(['BTS-BLD-04']);
    expect(at([man(1, 'a', 30, 45)], { fortified: true }).refusal(byDoor)).toEqual([]);
  });

  it('BTS-BLD-05: out by an opening, from where the move is measured', () => {
    const t = at([inside(1, 'a')]);
    t.do({ do: 'leave', figure: 'a', opening: 1 });
    expect(t.at('a')[0]).toBeCloseTo(51.26, 2);
    expect(t.refusal({ do: 'walk', figure: 'a', path: [[66.2, 45]] })).toEqual([]);
    expect(t.refusal({ do: 'walk', figure: 'a', path: [[66.3, 45]] })).toEqual(['BTS-MOV-02']);
    expect(at([inside(1, 'a')], { fortified: true }).refusal({ do: 'leave', figure: 'a', opening: 1 })).toEqual([
      'BTS-BLD-04',
    ]);
  });

  it('BTS-BLD-06: a terrace outside is not a room: one leaves the building to get onto it', () => {
    const terrace = { id: 't', kind: 'platform', box: [50, 40, 8, 10], height: 1 } as const;
    const t = scene({ figures: [inside(1, 'a')], terrain: [house(), terrace] });
    expect(t.refusal({ do: 'walk', figure: 'a', path: [[54, 45]] })).toEqual(['BTS-BLD-05']);
    expect(t.refusal({ do: 'leave', figure: 'a', opening: 1 })).toEqual([]);
    t.do({ do: 'leave', figure: 'a', opening: 1 });
    expect(t.figure('a').spot.z).toBe(10_000);
    expect(t.refusal({ do: 'walk', figure: 'a', path: [[54, 45]] })).toEqual([]);
  });

  it('BTS-BLD-22, BTS-BLD-23: each storey is a building of its own, and one storey takes the whole move', () => {
    const tall = { storeys: 3, height: 12 };
    const t = at([inside(1, 'a')], tall);
    expect(t.refusal({ do: 'storey', figure: 'a', storey: 2 })).toEqual(['BTS-BLD-23']);
    expect(t.refusal({ do: 'storey', figure: 'a', storey: 1 })).toEqual([]);
    expect(
      at([inside(1, 'a', { marks: { spent: 10_000 } })], tall).refusal({ do: 'storey', figure: 'a', storey: 1 }),
    ).toEqual(['BTS-BLD-23']);
    t.do({ do: 'storey', figure: 'a', storey: 1 });
    expect(t.figure('a')).toMatchObject({ storey: 1, marks: { done: true, moved: true } });
    expect(at([inside(1, 'a', { storey: 1 })], tall).refusal({ do: 'leave', figure: 'a', opening: 0 })).toEqual([
      'BTS-BLD-05',
    ]);
    // An enemy one storey higher is no enemy in the same room.
    const shared = at([man(1, 'a', 30, 45), inside(2, 'z', { storey: 1 })], tall).do(byDoor);
    expect(shared.state.fights).toEqual([]);
  });

  it('BTS-TER-25: nobody enters a burning building', () => {
    expect(at([man(1, 'a', 30, 45)], {}, { burning: ['h'] }).refusal(byDoor)).toEqual(['BTS-TER-25']);
  });
});

const gun = (more: object = {}): Partial<FigureBody> => ({ ranged: [{ range: 30, force: 4, ...more }], ct: 2 });
const shoot = (figure: string, target: string): object => ({
  do: 'shoot',
  volleys: [{ figure, shots: [{ weapon: 0, targets: [target] }] }],
});

describe('shooting', () => {
  it('BTS-BLD-07, BTS-BLD-08: occupants shoot from the wall nearest to the target, each as its owner likes', () => {
    const range = (x: number): string[] =>
      at([inside(1, 'a', gun()), man(2, 'z', x, 45)], {}, { begin: 'shots' }).next === 'over' ? ['over'] : [];
    expect(range(50 + 30 + 1.25)).toEqual([]);
    expect(range(50 + 30 + 1.26)).toEqual(['over']);
    // From the other side of the house just as well.
    const t = at([inside(1, 'a', gun()), inside(1, 'b', gun()), man(2, 'z', 20, 45)], {}, { begin: 'shots' });
    expect(t.refusal(shoot('b', 'z'))).toEqual([]);
  });

  it('BTS-BLD-09: to hit, then a Trajectory roll at -1', () => {
    const shot = (face: number): string => {
      const t = at([man(1, 'a', 30, 45, gun()), inside(2, 'z')], {}, { begin: 'shots' });
      return t.do(shoot('a', 'z'), roll('to-hit', 6), roll('trajectory', face)).next;
    };
    expect([shot(5), shot(4)]).toEqual(['bts.roll.wound', 'over']);
  });

  it('BTS-BLD-10, edge case 37: into a fortified building a success must be rolled again', () => {
    const shot = (first: number, second: number): string => {
      const t = at([man(1, 'a', 30, 45, gun()), inside(2, 'z')], { fortified: true }, { begin: 'shots' });
      return t.do(shoot('a', 'z'), roll('to-hit', 6), roll('trajectory', first), roll('trajectory-again', second)).next;
    };
    expect([shot(5, 5), shot(5, 4)]).toEqual(['bts.roll.wound', 'over']);
  });

  const two = [inside(2, 'y', { defence: 3, pv: 2 }), inside(2, 'z', { defence: 8, pv: 2 })];

  it('BTS-BLD-11, R-29: against the best Defence; the owner says who takes the wound', () => {
    const t = at([man(1, 'a', 30, 45, gun()), ...two], {}, { begin: 'shots' });
    t.do(shoot('a', 'y'), roll('to-hit', 6), roll('trajectory', 6), roll('wound', 6));
    expect(t.events('wounds.rolled')[0]).toMatchObject({ defence: 8, need: 6 });
    expect([t.next, t.seat]).toEqual(['bts.ask.allot', 1]);
    t.do('y');
    expect([t.figure('y').pv, t.figure('z').pv]).toEqual([1, 2]);
  });

  it('BTS-BLD-12, BTS-IMP-06: with a scope the shooter picks his man, and his Defence', () => {
    const t = at([man(1, 'a', 30, 45, { ...gun(), support: ['scope'] }), ...two], {}, { begin: 'shots' });
    t.do(shoot('a', 'y'), roll('to-hit', 6), roll('trajectory', 6), roll('wound', 4));
    expect(t.figure('y').pv).toBe(1);
  });

  it('BTS-BLD-13: a flamethrower hits everybody in it, each against his own Defence', () => {
    const t = at([man(1, 'a', 30, 45, gun({ category: 'flamer' })), ...two], { flammable: false }, { begin: 'shots' });
    t.do(shoot('a', 'y'), roll('to-hit', 6), roll('wound', 1), roll('wound', 1));
    expect(t.events('wounds.rolled').map(({ victim, defence }) => [victim, defence])).toEqual([
      [1, 3],
      [2, 8],
    ]);
    expect(t.told).not.toContain('trajectory.rolled');
  });

  it('BTS-BLD-24, BTS-TER-27: and may set it on fire', () => {
    const t = at(
      [man(1, 'a', 30, 45, gun({ category: 'flamer' })), two[0] as FigureBody],
      { flammable: true },
      { begin: 'shots' },
    );
    t.do(shoot('a', 'y'), roll('to-hit', 6), roll('wound', 1), roll('ignite', 4));
    expect(t.state.burning).toEqual([0]);
  });

  it('BTS-BLD-14, BTS-BLD-15, BTS-BLD-22, edge case 38: artillery on the building hits all its storeys with half Force, and nobody outside', () => {
    const blast = (x: number): Scene =>
      during(
        {
          figures: [
            man(1, 'a', 10, 10, gun({ force: 7, category: 'light-artillery' })),
            inside(2, 'y', { pv: 3 }),
            inside(2, 'z', { storey: 1, pv: 3 }),
            man(2, 'x', x, 45, { pv: 3 }),
          ],
          terrain: [house({ storeys: 2, height: 8 })],
        },
        'blast',
        { by: 0, weapon: 0, force: 7, pen: 0, at: { x: 390_000, y: 450_000 }, size: 'light' },
      );
    // The centre is a centimetre outside the wall.
    const beside = blast(38).do(roll('wound', 1));
    expect(beside.events('wounds.rolled').map(({ victim }) => victim)).toEqual([3]);
    const on = during(
      {
        figures: [
          man(1, 'a', 10, 10, gun({ force: 7 })),
          inside(2, 'y', { pv: 3 }),
          inside(2, 'z', { storey: 1, pv: 3 }),
          man(2, 'x', 38.7, 45, { pv: 3 }),
        ],
        terrain: [house({ storeys: 2, height: 8 })],
      },
      'blast',
      { by: 0, weapon: 0, force: 7, pen: 0, at: { x: 410_000, y: 450_000 }, size: 'light' },
    ).do(roll('wound', 1), roll('wound', 1));
    expect(on.events('wounds.rolled').map(({ victim, force }) => [victim, force])).toEqual([
      [1, 4],
      [2, 4],
    ]);
  });
});

describe('fighting inside', () => {
  it('BTS-BLD-16, BTS-BLD-20: whoever enters fights everybody in that storey, and all are Engaged', () => {
    const t = at([man(1, 'a', 30, 45), man(1, 'b', 30, 49), inside(2, 'y'), inside(2, 'z')]).do(byDoor);
    expect(t.state.fights).toEqual([{ piece: 0, storey: 0, assailant: 0, fought: false }]);
    for (const id of ['a', 'y', 'z']) expect(isEngaged(t.state, t.id(id))).toBe(true);
    expect(t.figure('a').marks.charged).toBe(true);
  });

  it('BTS-BLD-16, BTS-BLD-22: another storey is stormed in the same way', () => {
    const tall = { storeys: 2, height: 8 };
    const t = at([inside(1, 'a'), inside(2, 'z', { storey: 1 })], tall).do({ do: 'storey', figure: 'a', storey: 1 });
    expect(t.state.fights).toEqual([{ piece: 0, storey: 1, assailant: 0, fought: false }]);
    const tired = at([inside(1, 'a', { marks: { noCharge: true } }), inside(2, 'z', { storey: 1 })], tall);
    expect(tired.refusal({ do: 'storey', figure: 'a', storey: 1 })).toEqual(['BTS-CHG-20']);
  });

  it('BTS-DEF-18: whoever came in by a door fights as one who came up the stairs, and strikes freely', () => {
    const tall = { storeys: 2, height: 8 };
    const came = {
      door: at([man(1, 'a', 30, 45), inside(2, 'z', { pv: 3 })], tall).do(byDoor),
      stairs: at([inside(1, 'a', { storey: 1 }), inside(2, 'z', { pv: 3 })], tall).do({
        do: 'storey',
        figure: 'a',
        storey: 0,
      }),
    };
    const duels = Object.values(came).map(({ state }) => {
      const t = new Scene(state, [{ proc: 'duels', step: 'begin', vars: {} }]).do(roll('duel', 6), roll('duel', 1));
      // No barrier to strike across: the wound roll comes at once.
      expect([state.links, t.next, t.told.includes('trajectory.rolled')]).toEqual([[], 'bts.roll.wound', false]);
      return t.events('duel.rolled').map(({ dice }) => dice.map(({ value }) => value));
    });
    expect(duels[0]).toEqual(duels[1]);
  });

  it('BTS-BLD-16, R-31: it is a charge: whoever may not charge, or did not see the house, stays out', () => {
    const refused = (more: Partial<FigureBody>, terrain: TerrainBody[] = []): string[] =>
      scene({ figures: [man(1, 'a', 30, 45, more), inside(2, 'z')], terrain: [house(), ...terrain] }).refusal(byDoor);
    expect(refused({})).toEqual([]);
    expect(refused({ marks: { noCharge: true } })).toEqual(['BTS-CHG-20']);
    const screen = { kind: 'impassable', box: [33, 30, 1, 14.9], height: 10 } as const;
    const around = scene({ figures: [man(1, 'a', 30, 42), inside(2, 'z')], terrain: [house(), screen] });
    expect(
      around.refusal({
        ...byDoor,
        path: [
          [30, 46.5],
          [36, 46.5],
          [38.74, 45],
        ],
      }),
    ).toEqual(['BTS-BLD-16']);
    const frightening = at([man(1, 'a', 30, 45), inside(2, 'z', { rules: ['srTerrifying'] })]).do(byDoor);
    expect(frightening.next).toBe('bts.roll.morale');
  });

  /** Inside, player 1 has broken in; perhaps it has been fought once. */
  const within = (proc: string, vars: object, figures: readonly FigureBody[], fought = false): Scene =>
    during({ figures, terrain: [house()] }, proc, vars, state => {
      state.fights = [{ piece: 0, storey: 0, assailant: 0, fought }];
    });
  const fight = (fought = false): Scene =>
    within('duels', {}, [inside(1, 'a', { pv: 3 }), inside(2, 'z', { pv: 3 })], fought);

  it('BTS-BLD-17: at first the assailants have -1 on their dice', () => {
    const rolled = (fought: boolean): number | undefined =>
      fight(fought).do(roll('duel', 4)).events('duel.rolled')[0]?.dice[0]?.value;
    expect([rolled(false), rolled(true)]).toEqual([3, 4]);
  });

  it('BTS-BLD-18, BTS-BLD-19, R-32: it goes on next turn without the -1, and nobody gives ground or is Blocked', () => {
    const t = fight().do(roll('duel', 6), roll('duel', 1), roll('wound', 1));
    expect(t.state.fights).toEqual([{ piece: 0, storey: 0, assailant: 0, fought: true }]);
    expect(t.told).not.toContain('figure.blocked');
    expect(t.told).not.toContain('figure.shifted');
    expect([t.figure('a').place, t.figure('z').place]).toEqual(['inside', 'inside']);
  });

  it('BTS-BLD-18: when one side is gone the fight is over, and the next one begins anew', () => {
    const t = fight().do(roll('duel', 1), roll('duel', 6), roll('wound', 6));
    expect(t.figure('a').pv).toBe(2);
    const done = within('duels', {}, [inside(1, 'a'), inside(2, 'z')], true).do(
      roll('duel', 1),
      roll('duel', 6),
      roll('wound', 6),
    );
    expect([done.figure('a').place, done.state.fights]).toEqual(['gone', []]);
  });

  it('BTS-BLD-21, edge case 39: example 3: the larger side may send out as many as it has more', () => {
    const crowd = (own: number, foe: number): Scene => {
      const figures = [
        ...Array.from({ length: own }, (_, i) => inside(1, `a${i}`)),
        ...Array.from({ length: foe }, (_, i) => inside(2, `z${i}`)),
      ];
      return within('moves', { seat: 0 }, figures, true);
    };
    const leave = (figure: string): object => ({ do: 'leave', figure, opening: 0 });
    // The book’s example 3: four against two, two may go.
    const t = crowd(4, 2);
    t.do(leave('a0'), { do: 'walk', figure: 'a0', path: [[30, 45]] });
    t.do(leave('a1'), { do: 'walk', figure: 'a1', path: [[30, 40]] });
    expect(t.next).toBe('over');
    const five = crowd(5, 3);
    five.do(leave('a0'), { do: 'walk', figure: 'a0', path: [[30, 45]] });
    expect(five.refusal(leave('a1'))).toEqual([]);
    five.do(leave('a1'), { do: 'walk', figure: 'a1', path: [[30, 40]] });
    expect(five.next).toBe('over');
    expect(crowd(3, 3).next).toBe('over');
  });
});
