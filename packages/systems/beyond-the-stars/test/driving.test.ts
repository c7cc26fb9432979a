import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const QUARTER = 1024;
const beast = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 60, 60, { build: 'monster', baseMm: 60, height: 6, force: 7, pv: 6, mvt: 20, ...more });
const tank = (more: Partial<FigureBody> = {}): FigureBody =>
  beast({
    build: 'vehicle',
    baseMm: [100, 60],
    attacks: 0,
    melee: [],
    morale: 0,
    vehicle: { front: 12, flank: 11, rear: 10, crew: 2 },
    ...more,
  });
const drive = (length: number, degrees = 0) => ({
  do: 'drive',
  figure: 'm',
  facing: Math.round((degrees * QUARTER) / 90),
  length: cm(length),
});
const field = (m: FigureBody, others: readonly FigureBody[] = [], more: Partial<Body> = {}): Scene =>
  scene({ figures: [m, man(2, 'far', 5, 5), ...others], ...more });

describe('how Monsters and Vehicles move', () => {
  it('BTS-MON-02, BTS-VEH-01, BTS-MOV-04: straight ahead up to their Mvt, not freely', () => {
    for (const m of [beast(), tank()]) {
      const t = field(m);
      expect(t.refusal({ do: 'walk', figure: 'm', path: [[60, 70]] })).toEqual(['BTS-MON-02']);
      expect(t.refusal(drive(20.1))).toEqual(['BTS-MOV-02']);
      expect(t.do(drive(20)).at('m')).toEqual([80, 60]);
    }
    expect(scene({ figures: [man(1, 'm', 60, 60), man(2, 'z', 5, 5)] }).refusal(drive(5))).toEqual(['BTS-MON-02']);
  });

  it('each way to go is offered once, also when several goals lie in the same direction', () => {
    const first = field(beast(), [man(2, 'z', 100, 60), man(2, 'y', 110, 60)]);
    // Two quarter turns are all it has: whatever it wants to go to lies straight ahead now.
    const second = field(beast()).do(drive(5, 90)).do(drive(5, 91));
    for (const t of [first, second]) {
      const offered = t.options().map(option => JSON.stringify(option));
      expect(offered.filter(option => option.includes('drive')).length).toBeGreaterThan(0);
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  it('BTS-MON-02: they ignore control zones', () => {
    // 3 cm + 1.25 cm from its line: 1 cm of gap.
    const t = field(beast(), [man(2, 'z', 70, 65.25)]).do(drive(20));
    expect([t.at('m'), isEngaged(t.state, 0)]).toEqual([[80, 60], false]);
  });

  it('BTS-MON-05: two quarter turns or one half turn, at any moment of the move', () => {
    const t = field(beast());
    expect([t.refusal(drive(0, 180)), t.refusal(drive(0, 90)), t.refusal(drive(0, 270))]).toEqual([[], [], []]);
    t.do(drive(5, 90)).do(drive(5, 91));
    expect([t.next, t.at('m')[1] > 69.9, t.refusal(drive(1, 92)), t.refusal(drive(1, 91.0))]).toEqual([
      'bts.ask.go-on',
      true,
      ['BTS-MON-05'],
      [],
    ]);
    expect(field(beast()).do(drive(0, 91)).refusal(drive(0, 92))).toEqual(['BTS-MON-05']);
  });

  it('BTS-MON-05, BTS-MOV-06: whoever a pivot touches is shifted and not rammed; scenery forbids it', () => {
    const t = field(tank(), [man(2, 'z', 60, 64.5)]).do(drive(0, 90));
    expect([t.at('z')[1] !== 64.5 || t.at('z')[0] !== 60, isEngaged(t.state, 0), t.events('wounds.rolled')]).toEqual([
      true,
      false,
      [],
    ]);
    const walled = (y: number) =>
      field(tank(), [], { terrain: [{ kind: 'impassable', box: [55, y, 10, 5], height: 9 }] }).refusal(drive(0, 90));
    expect([walled(64.5), walled(66)]).toEqual([['BTS-MON-05'], []]);
  });

  it('BTS-MON-06, R-22: obstacles lower than 5 cm are passed, higher ones are not', () => {
    const wall = (height: number) =>
      field(beast(), [], { terrain: [{ kind: 'obstacle', box: [70, 50, 1, 20], height }] }).refusal(drive(20));
    expect([wall(4.9), wall(5)]).toEqual([[], ['BTS-MON-06']]);
  });

  it('BTS-VEH-20: a Vehicle stays out of deep water unless it is made for it', () => {
    const terrain = [{ id: 'lake', kind: 'deep-water', box: [70, 50, 20, 20] as const }];
    expect(field(tank(), [], { terrain }).refusal(drive(20))).toEqual(['BTS-MON-06']);
    expect(field(tank({ rules: ['srAmphibious'] }), [], { terrain }).refusal(drive(8))).toEqual([]);
  });

  it('BTS-MON-07: one that was charged neither pivots nor advances', () => {
    const t = field(beast(), [man(2, 'z', 64.25, 60), man(1, 'w', 20, 20)], { engaged: [['z', 'm']] });
    expect([t.refusal(drive(0, 90)), t.refusal(drive(3))]).toEqual([['BTS-MOV-07'], ['BTS-MOV-07']]);
  });

  it('BTS-MOV-15: off the table nobody drives by himself', () => {
    expect(field(beast({ at: [110, 60] })).refusal(drive(8))).toEqual(['BTS-MOV-15']);
    expect(field(beast({ at: [110, 60] })).refusal(drive(7))).toEqual([]);
  });

  it('BTS-VEH-11: not with a destroyed engine', () => {
    const t = field(tank(), [man(1, 'w', 20, 20)]);
    t.state.figures[0] = { ...t.figure('m'), damage: { ...t.figure('m').damage, engine: true } };
    expect(t.refusal(drive(3))).toEqual(['BTS-VEH-11']);
  });

  it('BTS-SPR-05: Antigrav floats over the impassable but does not end on it', () => {
    const terrain = [{ kind: 'impassable', box: [66, 50, 3, 20] as const, height: 9 }];
    expect(field(tank(), [], { terrain }).refusal(drive(20))).toEqual(['BTS-MON-06']);
    const skimmer = field(tank({ rules: ['srAntigrav'] }), [], { terrain });
    expect([skimmer.refusal(drive(20)), skimmer.refusal(drive(10))]).toEqual([[], ['BTS-SPR-05']]);
  });

  it('BTS-SPR-05: Antigrav ignores difficult ground', () => {
    const terrain = [{ kind: 'rocky', box: [66, 50, 10, 20] as const }];
    expect(field(tank(), [], { terrain }).refusal(drive(20))).toEqual(['BTS-MOV-02']);
    expect(field(tank({ rules: ['srAntigrav'] }), [], { terrain }).refusal(drive(20))).toEqual([]);
  });
});

describe('ramming', () => {
  it('BTS-MON-03, BTS-SPR-44: it rams whom it meets: who survives stops it, who falls does not', () => {
    const t = () => field(beast(), [man(2, 'z', 70, 60, { pv: 2 })]).do(drive(20));
    expect(t().next).toBe('bts.roll.wound');
    const stopped = t().do(roll('wound', 6));
    expect([stopped.at('m')[0] < 66, isEngaged(stopped.state, 0)]).toEqual([true, true]);
    const through = field(beast(), [man(2, 'z', 70, 60)])
      .do(drive(20))
      .do(roll('wound', 6));
    expect([through.figure('z').place, Math.round(through.at('m')[0]), isEngaged(through.state, 0)]).toEqual([
      'gone',
      80,
      false,
    ]);
  });

  it('BTS-MON-03, R-121: no line of sight is needed to ram', () => {
    const blind = [{ kind: 'wooded', box: [64, 50, 4, 20] as const, height: 9 }];
    const t = field(beast({ mvt: 35 }), [man(2, 'z', 75, 60)], { terrain: blind }).do(drive(20));
    expect(t.next).toBe('bts.roll.wound');
  });

  it('BTS-VEH-02: a Vehicle rams with Force 7', () => {
    const t = field(tank(), [man(2, 'z', 70, 60, { pv: 2 })]).do(drive(20), roll('wound', 1));
    expect(t.events('wounds.rolled')[0]?.force).toBe(7);
  });

  it('BTS-VEH-20: nobody is rammed on a higher level', () => {
    const terrain = [{ kind: 'platform', box: [68, 50, 20, 20] as const, height: 4 }];
    const t = field(tank(), [man(2, 'z', 70, 60)], { terrain }).do(drive(10));
    expect([t.events('wounds.rolled'), isEngaged(t.state, 0)]).toEqual([[], false]);
    // He is in the way all the same: to drive at him again leads nowhere.
    expect(t.refusal(drive(5))).toEqual(['BTS-VEH-20']);
  });

  it('BTS-MON-03: a Monster that climbs a step rams those on top of it', () => {
    const terrain = [{ kind: 'platform', box: [66, 50, 20, 20] as const, height: 2 }];
    const t = field(beast({ height: 6 }), [man(2, 'z', 75, 60, { pv: 3 })], { terrain }).do(
      drive(20),
      roll('wound', 1),
    );
    expect([t.figure('m').spot.z, isEngaged(t.state, t.id('z'))]).toEqual([20_000, true]);
  });

  it('BTS-MON-04: the owner chooses to ram a friend or to stop; one that survives stops it', () => {
    const t = () => field(beast(), [man(1, 'f', 70, 60)]).do(drive(20));
    expect([t().next, t().seat]).toEqual(['bts.ask.ram', 0]);
    const stopped = t().do('stop');
    expect([stopped.at('m')[0] < 66, stopped.events('wounds.rolled'), stopped.next]).toEqual([
      true,
      [],
      'bts.ask.go-on',
    ]);
    expect(t().do('stop').do(drive(5), 'stop').figure('m').marks.done).toBe(true);
    const hurt = t().do('ram', roll('wound', 1));
    expect([hurt.figure('f').place, hurt.figure('m').marks.done]).toEqual(['table', true]);
    expect(t().do('ram', roll('wound', 6)).figure('f').place).toBe('gone');
  });

  it('BTS-SPR-71: to ram the Terrifying it must pass a test', () => {
    const t = () =>
      field(beast({ morale: 4 }), [man(2, 'z', 70, 60, { rules: ['srTerrifying'], pv: 2 })]).do(drive(20));
    expect(t().do(roll('morale', 3, 3)).next).toBe('bts.roll.wound');
    expect(isEngaged(t().do(roll('morale', 3, 2)).state, 0)).toBe(false);
  });
});

describe('panic', () => {
  const panicking = (more: Partial<FigureBody> = {}): Scene =>
    field(beast({ panic: 'pending', at: [110, 60], ...more }), [
      man(1, 'x', 0, 0, { place: 'aboard', host: 'm' }),
      man(1, 'w', 20, 20),
    ]);

  it('BTS-MON-18: the opponent moves it, even off the table with all aboard', () => {
    const t = panicking();
    expect([t.seat, t.next, t.figure('m').panic]).toEqual([1, 'bts.ask.go-on', 'running']);
    t.do(drive(15));
    expect([t.figure('m').place, t.figure('x').place, t.seat]).toEqual(['gone', 'gone', 0]);
  });

  it('BTS-MON-18: afterwards its owner moves the others, and it no more in this phase', () => {
    const t = panicking().do(drive(5, 180)).do({ do: 'end' });
    expect([t.seat, t.figure('m').marks.done, t.refusal(drive(5, 180))]).toEqual([0, true, ['BTS-MOV-01']]);
  });

  it('BTS-MON-07, R-80: one that was charged meanwhile does not panic', () => {
    const t = field(beast({ panic: 'pending' }), [man(2, 'z', 64.25, 60), man(1, 'w', 20, 20)], {
      engaged: [['z', 'm']],
    });
    expect([t.seat, t.figure('m').panic]).toEqual([0, 'none']);
  });
});
