import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, um, type Scene } from './scene.js';

/** z has just lost to a, who stands to its left, and is asked where it recoils to. */
const lost = (extra: readonly FigureBody[] = [], more: Partial<Body> = {}, z: Partial<FigureBody> = {}): Scene =>
  scene({
    figures: [man(1, 'a', 20, 60), man(2, 'z', 22.5, 60, { pv: 5, ...z }), ...extra],
    engaged: [['a', 'z']],
    begin: 'duels',
    ...more,
  }).do(roll('duel', 6), roll('duel', 1));
const to = (x: number, y: number) => ({ to: [x, y] });

describe('recoil', () => {
  it('BTS-REC-01, R-39: 3 cm in a straight line, in any direction that leads away from the winner', () => {
    const t = lost();
    expect([t.next, t.seat]).toEqual(['bts.ask.recoil', 1]);
    expect(t.refusal(to(25.5, 60))).toEqual([]);
    expect(t.refusal(to(22.5, 63))).toEqual([]);
    expect(t.refusal(to(25.4, 60))).toEqual(['BTS-REC-01']);
    expect(t.refusal(to(25.6, 60))).toEqual(['BTS-REC-01']);
    expect(t.refusal(to(22.4, 62.998_3))).toEqual(['BTS-REC-01']);
  });

  it('BTS-REC-01: all Engaged figures of the losing side recoil, each as its owner likes', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 60, { attacks: 3 }), man(2, 'y', 17.5, 60), man(2, 'z', 22.5, 60)],
      engaged: [
        ['a', 'y'],
        ['a', 'z'],
      ],
      begin: 'duels',
    }).do(roll('duel', 6, 6, 6), roll('duel', 1, 1), to(14.5, 60), to(25.5, 60));
    expect([t.at('y'), t.at('z')]).toEqual([
      [14.5, 60],
      [25.5, 60],
    ]);
  });

  it('BTS-REC-02, BTS-MOV-13: through enemy control zones, but into no enemy base', () => {
    const near = lost([man(1, 'b', 28.2, 60)]);
    expect(near.refusal(to(25.5, 60))).toEqual([]);
    expect(lost([man(1, 'b', 28, 60)]).refusal(to(25.5, 60))).toEqual(['BTS-REC-02']);
  });

  it('BTS-REC-03, BTS-MOV-16: it is no move: even the Immobilised recoil, and difficult ground does not slow it', () => {
    const wood = { kind: 'wooded', box: [20, 50, 20, 20] as const, height: 5 };
    const t = lost([], { terrain: [wood] }, { effects: [{ id: 'immobilised', until: 'turn' }] });
    t.do(to(25.5, 60), roll('wound', 1));
    expect([t.at('z'), t.figure('z').marks.moved]).toEqual([[25.5, 60], false]);
  });

  it('BTS-REC-04: no obstacle is crossed', () => {
    const fence = (height: number) => ({ kind: 'obstacle', box: [25, 50, 0.5, 20] as const, height });
    expect(lost([], { terrain: [fence(2)] }).refusal(to(25.5, 60))).toEqual(['BTS-REC-04']);
    expect(lost([], { terrain: [fence(1.4)] }).refusal(to(25.5, 60))).toEqual([]);
  });

  it('BTS-REC-05: over the edge of a deep drop only if there is nowhere else to go', () => {
    const rock = { kind: 'platform', box: [10, 50, 14, 20] as const, height: 6 };
    const free = lost([], { terrain: [rock] });
    expect(free.refusal(to(25.5, 60))).toEqual(['BTS-REC-05']);
    expect(free.refusal(to(22.5, 63))).toEqual([]);
    const ledge = { kind: 'platform', box: [10, 50, 14, 20] as const, height: 2 };
    expect(lost([], { terrain: [ledge] }).refusal(to(25.5, 60))).toEqual([]);
  });

  const ally = (more: Partial<FigureBody> = {}) => man(2, 'y', 25, 60, more);
  const way = (x: number, y: number) => ({ to: [25.5, 60], way: { figure: 'y', to: [x, y] } });

  it('BTS-REC-06: an ally in the way may step aside, 3 cm at most', () => {
    const t = lost([ally()]);
    expect(t.refusal(to(25.5, 60))).toEqual(['BTS-REC-02']);
    expect(t.refusal(way(25.2, 62.9))).toEqual([]);
    expect(t.refusal(way(25, 63 + um(1)))).toEqual(['BTS-REC-06']);
    t.do(way(25.2, 62.9), roll('wound', 1));
    expect([t.at('z'), t.at('y'), t.figure('y').marks.moved]).toEqual([[25.5, 60], [25.2, 62.9], false]);
  });

  it('R-139, BTS-REC-06: no farther than needed in its direction, to half a centimetre; offered even to one who is free to recoil', () => {
    const aside = (y: number) => ({ to: [25.5, 60], way: { figure: 'y', to: [25, y] } });
    // At 25, 61.5 he is 1.5 cm beside the way: 1 cm more is enough.
    const t = lost([man(2, 'y', 25, 61.5)]);
    expect([t.refusal(aside(62.49)), t.refusal(aside(62.5)), t.refusal(aside(63)), t.refusal(aside(63.01))]).toEqual([
      ['BTS-REC-02'],
      [],
      [],
      ['BTS-REC-06'],
    ]);
    const offered = t.options() as { way?: { figure: number } }[];
    expect(offered.some(({ way: made }) => made === undefined)).toBe(true);
    expect(offered.some(({ way: made }) => made?.figure === t.id('y'))).toBe(true);
  });

  it('BTS-REC-06: not Vehicles, Monsters, the Engaged or the Immobilised; and only who is in the way', () => {
    expect(lost([ally({ build: 'monster' })]).refusal(way(25.2, 62.9))).toEqual(['BTS-REC-06']);
    expect(lost([ally({ effects: [{ id: 'immobilised', until: 'turn' }] })]).refusal(way(25.2, 62.9))).toEqual([
      'BTS-REC-06',
    ]);
    expect(lost([man(2, 'y', 25, 70)]).refusal(way(25, 72))).toEqual(['BTS-REC-06']);
    expect(lost([man(1, 'y', 30, 60)]).refusal(way(30, 62))).toEqual(['BTS-REC-06']);
  });

  it('BTS-REC-07: stepping aside may enter a control zone but touch no enemy, cross nothing, and Infantry keeps out of water', () => {
    expect(lost([ally(), man(1, 'b', 25.2, 65.7)]).refusal(way(25.2, 62.9))).toEqual([]);
    expect(lost([ally(), man(1, 'b', 25.2, 65.3)]).refusal(way(25.2, 62.9))).toEqual(['BTS-REC-07']);
    const fence = { kind: 'obstacle', box: [23, 61.5, 8, 0.3] as const, height: 2 };
    expect(lost([ally()], { terrain: [fence] }).refusal(way(25.2, 62.9))).toEqual(['BTS-REC-07']);
    const pond = { kind: 'shallow-water', box: [23, 62, 8, 5] as const };
    expect(lost([ally()], { terrain: [pond] }).refusal(way(25.2, 62.9))).toEqual(['BTS-REC-07']);
    expect(lost([ally({ build: 'cavalry' })], { terrain: [pond] }).refusal(way(25.2, 62.9))).toEqual([]);
  });

  it('BTS-REC-08: the prone may step aside, and difficult ground does not slow them', () => {
    const wood = { kind: 'wooded', box: [20, 50, 20, 20] as const, height: 5 };
    expect(lost([ally({ prone: true })], { terrain: [wood] }).refusal(way(25.2, 62.9))).toEqual([]);
  });

  /** A pit of walls around z, open towards a. */
  const pit = {
    kind: 'impassable',
    outline: [
      [22, 58.7],
      [22, 57],
      [27, 57],
      [27, 63],
      [22, 63],
      [22, 61.3],
      [23.8, 61.3],
      [23.8, 58.7],
    ] as const,
    height: 5,
  };

  it('BTS-REC-10, BTS-REC-11, BTS-REC-12, edge case 21: who cannot recoil 3 cm is Blocked, goes as far as he can, and is struck twice a point', () => {
    const t = lost([], { terrain: [pit] });
    expect(t.options()).toEqual([{ blocked: true }]);
    t.do({ blocked: true }, roll('wound', 6, 6));
    expect(t.events('figure.blocked')).toEqual([{ type: 'figure.blocked', figure: 1 }]);
    expect(t.figure('z').pv).toBe(3);
    expect(t.at('z')[0]).toBeCloseTo(22.55, 3);
    expect(lost().refusal({ blocked: true })).toEqual(['BTS-REC-10']);
  });

  it('BTS-REC-09, edge case 22: only one ally makes way; if that is not enough the loser is Blocked', () => {
    const walls = [
      { kind: 'impassable', box: [21, 61.3, 8, 2] as const, height: 5 },
      { kind: 'impassable', box: [21, 56.7, 8, 2] as const, height: 5 },
    ];
    const t = lost([man(2, 'x', 25, 60), man(2, 'y', 27.5, 60)], { terrain: walls });
    expect(t.options()).toEqual([{ blocked: true }]);
  });

  it('BTS-REC-13: a Monster is never Blocked: one wound roll a point', () => {
    const t = lost([], { terrain: [pit] }, { build: 'monster' });
    expect(t.next).toBe('bts.roll.wound');
    t.do(roll('wound', 1));
  });
});
