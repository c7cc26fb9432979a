import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { END, man, roll, scene, um, type Scene } from './scene.js';

/** Charges over barriers and up edges, clause by clause. The wall and the edge are at x = 30, the defender right behind. */

const wall = (more: Partial<TerrainBody> = {}): TerrainBody => ({
  id: 'w',
  kind: 'obstacle',
  box: [30, 0, 1, 60],
  height: 2,
  ...more,
});
const ledge = (height: number): TerrainBody => wall({ kind: 'platform', box: [30, 0, 20, 60], height });
const a = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 20, 30, more);
const z = (more: Partial<FigureBody> = {}): FigureBody => man(2, 'z', 32.25, 30, more);
const at = (figures: readonly FigureBody[], terrain: readonly TerrainBody[] = [wall()], more: Partial<Body> = {}) =>
  scene({ figures, terrain, ...more });
const storm = (more: object = {}): object => ({
  do: 'storm',
  figure: 'a',
  path: [[28.75, 30]],
  target: 'z',
  piece: 'w',
  ...more,
});
const to = (x: number, y = 30): object => storm({ path: [[x, y]] });
const HERE = storm({ path: [] });

describe('who storms whom, over what', () => {
  it('BTS-CHG-20: whoever may not charge does not storm', () => {
    const refused = (more: Partial<FigureBody>): string[] => at([a(more), man(1, 'b', 10, 50), z()]).refusal(storm());
    expect(refused({})).toEqual([]);
    expect(refused({ prone: true })).toEqual(['BTS-PRN-04']);
    expect(refused({ marks: { noCharge: true } })).toEqual(['BTS-CHG-20']);
    expect(refused({ marks: { done: true } })).toEqual(['BTS-MOV-01']);
  });

  it('BTS-CHG-01, BTS-CHG-02: only an enemy whom he saw when he set out', () => {
    expect(at([a(), z({ seat: 1 }), man(2, 'y', 100, 100)]).refusal(storm())).toEqual(['BTS-CHG-01']);
    const screen: TerrainBody = { kind: 'impassable', box: [24, 27, 1, 6], height: 10 };
    expect(at([a(), z()], [wall(), screen]).refusal(storm())).toEqual(['BTS-CHG-02']);
  });

  it('BTS-DEF-01: a barrier is an obstacle; woods, rocks and what is not there are none', () => {
    for (const kind of ['wooded', 'impassable'])
      expect(at([a(), z()], [wall({ kind, height: 1 })]).refusal(storm())).toEqual(['BTS-DEF-01']);
    expect(at([a(), z()]).refusal(storm({ piece: 7 }))).toEqual(['BTS-DEF-01']);
  });

  it('BTS-DEF-02: nobody is stormed over a barrier that he does not stand against', () => {
    expect(at([a(), z({ at: [32.45, 30] })]).refusal(storm())).toEqual([]);
    expect(at([a(), z({ at: [32.45 + um(1), 30] })]).refusal(storm())).toEqual(['BTS-DEF-02']);
  });

  it('BTS-DEF-09, R-21: more than twice as tall as the barrier he reaches over it whoever is against it, even lying', () => {
    const low = wall({ height: 1.5 });
    const reach = (height: number, foe: Partial<FigureBody>): string[] =>
      at([a({ at: [26.6, 30], height }), z(foe)], [low]).refusal(storm());
    expect([reach(3, { prone: true }), reach(3.1, { prone: true })]).toEqual([['BTS-DEF-02'], []]);
    expect([reach(3, {}), reach(3.1, {})]).toEqual([[], []]);
    expect(reach(3.1, { at: [32.45, 30] })).toEqual([]);
    expect(reach(3.1, { at: [32.45 + um(1), 30] })).toEqual(['BTS-DEF-02']);
  });
});

describe('where he stands', () => {
  it('BTS-DEF-05: against the barrier, opposite the defender, within 3 cm of him', () => {
    const t = at([a(), z()]);
    expect([t.refusal(to(28.55)), t.refusal(to(28.55 - um(1)))]).toEqual([[], ['BTS-DEF-05']]);
    // 3.5 cm across and 4.24 along: 5.5 cm from middle to middle.
    expect([t.refusal(to(28.75, 34.24)), t.refusal(to(28.75, 34.25))]).toEqual([[], ['BTS-DEF-05']]);
    const behind = at([a({ at: [45, 30] }), z()]);
    expect(behind.refusal(to(32.25, 33.5))).toEqual(['BTS-DEF-05']);
  });

  it('BTS-DEF-13, BTS-DEF-15: against the edge that the defender stands above, within 3 cm of him', () => {
    const below = (x: number, height = 4): Scene => at([a(), z({ at: [x, 30] })], [ledge(height)]);
    expect([below(34.25).refusal(storm()), below(34.26).refusal(storm())]).toEqual([[], ['BTS-DEF-15']]);
    expect([below(31.3).refusal(to(28.55)), below(31.3).refusal(to(28.55 - um(1)))]).toEqual([[], ['BTS-DEF-15']]);
    expect(below(31.3, 1.5).refusal(storm())).toEqual(['BTS-DEF-13']);
    const lower: TerrainBody = { id: 'l', kind: 'platform', box: [30, 60, 20, 10], height: 1 };
    expect(at([a(), z({ at: [31.3, 30] })], [ledge(4), lower]).refusal(storm({ piece: 'l' }))).toEqual(['BTS-DEF-13']);
    // Who stands on the ground beside it holds no height.
    expect(at([a(), z({ at: [28.7, 34] })], [ledge(4)]).refusal(to(28.7))).toEqual(['BTS-DEF-13']);
  });

  it('BTS-DEF-14: neither riders nor Siege Weapons charge up; Walkers and Beasts do', () => {
    const up = (build: NonNullable<FigureBody['build']>): string[] =>
      at([a({ build, baseMm: 25, pv: 4 }), z({ at: [31.3, 30] })], [ledge(4)]).refusal(storm());
    expect(up('cavalry')).toEqual(['BTS-DEF-14']);
    for (const build of ['walker', 'beast'] as const) expect(up(build)).toEqual([]);
  });
});

describe('how far it is', () => {
  it('BTS-CHG-03: the way to the barrier is within his Mvt, difficult ground counted double', () => {
    const from = (x: number, terrain: readonly TerrainBody[] = []): string[] =>
      at([a({ at: [x, 30] }), z()], [wall(), ...terrain]).refusal(storm());
    expect([from(13.75), from(13.75 - um(1))]).toEqual([[], ['BTS-CHG-03']]);
    const wood: TerrainBody = { kind: 'wooded', box: [20, 20, 1, 20], height: 1 };
    // 12.75 cm, of which 3.5 in the wood take 7.
    expect([from(16), from(16, [wood]), from(17.5, [wood])]).toEqual([[], ['BTS-CHG-03'], []]);
  });

  it('BTS-DEF-05, BTS-CHG-03: whoever stands there already needs no movement for a barrier, whatever its height', () => {
    const there = (terrain: TerrainBody): string[] =>
      at([a({ at: [28.75, 30], marks: { spent: 150_000 } }), z()], [terrain]).refusal(HERE);
    expect([there(wall()), there(wall({ height: 2.6 }))]).toEqual([[], []]);
  });

  it('BTS-DEF-15: the climb counts from where he stands to where the defender stands', () => {
    const left = (spent: number): string[] =>
      at([a({ at: [28.75, 30], marks: { spent } }), z({ at: [31.3, 30] })], [ledge(4)]).refusal(HERE);
    expect([left(110_000), left(110_001)]).toEqual([[], ['BTS-DEF-15']]);
    const step: TerrainBody = { id: 'l', kind: 'platform', box: [10, 0, 20, 60], height: 2 };
    const from = (height: number): string[] => at([a(), z({ at: [31.3, 30] })], [ledge(height), step]).refusal(storm());
    // 8.75 cm to walk, and up from 2 cm.
    expect([from(8.25), from(8.26)]).toEqual([[], ['BTS-DEF-15']]);
  });
});

describe('the way there', () => {
  it('BTS-MOV-05: not through friends, other enemies or closed scenery', () => {
    expect(at([a(), man(1, 'b', 24, 32), z()]).refusal(storm())).toEqual(['BTS-MOV-05']);
    expect(at([a(), man(2, 'y', 24, 32, { prone: true }), z()]).refusal(storm())).toEqual(['BTS-MOV-05']);
    const rock: TerrainBody = { kind: 'impassable', box: [23, 31, 1, 2], height: 1 };
    expect(at([a(), z()], [wall(), rock]).refusal(storm())).toEqual(['BTS-TER-05']);
  });

  it('BTS-CHG-06, BTS-CHG-09: through nobody else’s control zone before the defender’s own, which reaches over the wall', () => {
    const past = (x: number, y: number, more: Partial<FigureBody> = {}): string[] =>
      at([a(), man(2, 'y', x, y, more), z()]).refusal(storm());
    expect([past(24, 35), past(24, 35.6)]).toEqual([['BTS-CHG-06'], []]);
    expect(past(24, 35, { prone: true })).toEqual([]);
    // He enters the defender’s zone at x = 25.75, the zone of the one at 35 only at 26.5.
    expect([past(28.75, 35), past(28, 34.5)]).toEqual([[], ['BTS-CHG-06']]);
    expect(at([a(), man(1, 'b', 24, 34), z()]).refusal(storm())).toEqual([]);
  });

  const both = (x: number, y = 30): Scene => at([a({ at: [x, y] }), man(2, 'y', 32.25, 28), z({ at: [32.25, 32] })]);

  it('BTS-CHG-10: where two zones begin at the same place he chooses whom he charges', () => {
    for (const target of ['y', 'z']) expect(both(20).refusal(storm({ target }))).toEqual([]);
    // Without a wall it is no other.
    const open = at([a(), man(2, 'y', 32, 28), z({ at: [32, 32] })], []);
    const charge = (target: string, y: number): string[] =>
      open.refusal({
        do: 'charge',
        figure: 'a',
        targets: [target],
        path: [
          [27, 30],
          [29.6, y],
        ],
      });
    expect([charge('z', 31.3), charge('y', 28.7)]).toEqual([[], []]);
  });

  it('BTS-CHG-09, BTS-CHG-10: whoever starts in the zone of both may go nearer to the other first', () => {
    for (const target of ['y', 'z'])
      for (const y of [29.5, 30.5]) expect(both(27).refusal(storm({ target, path: [[28.75, y]] }))).toEqual([]);
  });
});

describe('what it does', () => {
  it('BTS-CHG-14, BTS-SPR-71: he tests before he storms something Terrifying, and stays if he fails', () => {
    const begun = (): Scene => at([a({ morale: 4 }), man(1, 'b', 10, 50), z({ rules: ['srTerrifying'] })]).do(storm());
    expect(begun().next).toBe('bts.roll.morale');
    const failed = begun().do(roll('morale', 1, 1));
    expect([failed.at('a'), failed.state.links, failed.figure('a').marks.done]).toEqual([[20, 30], [], true]);
    expect(begun().do(roll('morale', 5, 5)).state.links).toEqual([{ charger: 0, charged: 1 + 1, barrier: 0 }]);
    const brave = at([a({ morale: 4, marks: { brave: true } }), z({ rules: ['srTerrifying'] })]).do(storm());
    expect(brave.state.links).toHaveLength(1);
  });

  it('BTS-CHG-01, BTS-CAV-12: he walks, and has charged; through difficult ground it is a rough charge', () => {
    const t = at([a(), z()]).do(storm());
    expect([t.at('a'), t.figure('a').marks.spent, t.figure('a').marks.charged]).toEqual([[28.75, 30], 87_500, true]);
    expect(t.figure('a').marks.roughCharge).toBe(false);
    const wood: TerrainBody = { kind: 'wooded', box: [24, 20, 1, 20], height: 1 };
    expect(at([a(), z()], [wall(), wood]).do(storm()).figure('a').marks.roughCharge).toBe(true);
    const here = at([a({ at: [28.75, 30] }), z()]).do(HERE);
    expect([here.told.includes('figure.moved'), here.state.links.length]).toEqual([false, 1]);
  });

  it('BTS-MOV-01: in the middle of his move it ends that move, and others may move', () => {
    const t = at([a({ at: [24, 30], prone: true }), man(1, 'b', 10, 50), z()]).do({ do: 'stand', figure: 'a' });
    expect(t.state.mover).toBe(0);
    t.do(storm());
    expect([t.state.mover, t.refusal({ do: 'walk', figure: 'b', path: [[12, 50]] })]).toEqual([NOBODY, []]);
  });
});

describe('whoever must charge', () => {
  const e = (more: Partial<FigureBody> = {}): FigureBody => a({ rules: ['srEnraged'], ...more });
  const held = (figures: readonly FigureBody[], terrain: readonly TerrainBody[] = [wall()]): string[] =>
    at([...figures, man(1, 'b', 10, 50)], terrain).refusal(END);

  it('BTS-SPR-33, R-83: storms if he can, from where he is, straight or around what is in his way', () => {
    expect(held([e({ at: [28.75, 30], marks: { spent: 150_000 } }), z()])).toEqual(['BTS-SPR-33']);
    expect(held([e(), z()])).toEqual(['BTS-SPR-33']);
    expect(held([e({ at: [13.75, 30] }), z()])).toEqual(['BTS-SPR-33']);
    expect(held([e({ at: [12, 30] }), z()])).toEqual([]);
    const rock: TerrainBody = { kind: 'impassable', box: [23, 28, 1, 4], height: 1 };
    expect(held([e({ mvt: 20 }), z()], [wall(), rock])).toEqual(['BTS-SPR-33']);
    // Too far to go around it.
    expect(held([e({ mvt: 9 }), z()], [wall(), rock])).toEqual([]);
    expect(held([e(), z({ at: [31.3, 30] })], [ledge(5)])).toEqual(['BTS-SPR-33']);
    expect(held([e(), z({ at: [31.3, 30] })], [ledge(7)])).toEqual([]);
  });

  it('BTS-SPR-33, BTS-CHG-06: he goes around the zones of others into that of the one he storms', () => {
    // In the way of the straight line, but not of a bow to the other side.
    const y = man(2, 'y', 22.5, 34.4);
    expect(held([e(), y, z()])).toEqual(['BTS-SPR-33']);
  });
});
