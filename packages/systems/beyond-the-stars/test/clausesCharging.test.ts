import { describe, expect, it } from 'vitest';
import { chargeAt, judgeCharge } from '../src/movement/charges.js';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { gun, house, inside, man, scene, servant, type Scene } from './scene.js';

/** Charges on foot and on tracks: which way, against whom, on which level; and what slows or holds who moves. */

const ask: ActQuestion = { kind: 'bts.act', figures: [0], midMove: true };
const z = man(2, 'z', 110, 110);
const a = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 20, 20, more);

describe('charges', () => {
  it('BTS-CHG-06, BTS-CHG-09: a way with bends is judged as it is walked', () => {
    const figures = [a({ mvt: 30 }), man(2, 'y', 27, 20), man(2, 'x', 36, 27), z];
    const charge = (...path: readonly (readonly [number, number])[]): string[] =>
      scene({ figures }).refusal({ do: 'charge', figure: 'a', targets: ['x'], path });
    expect(charge([20, 27], [33.5, 27])).toEqual([]);
    expect(charge([33.64, 26.17])).not.toEqual([]);
    // On its first leg into the zone of another.
    expect(charge([23, 20], [20, 27], [33.5, 27])).toEqual(['BTS-CHG-06']);
  });

  it('BTS-DEF-15: nobody is in contact with one who stands higher', () => {
    const ledge: TerrainBody = { kind: 'platform', box: [30, 0, 20, 40], height: 1 };
    const charge = (terrain: readonly TerrainBody[]): string[] =>
      scene({ terrain, figures: [a(), man(2, 'y', 31.25, 20), z] }).refusal({
        do: 'charge',
        figure: 'a',
        targets: ['y'],
        path: [[28.75, 20]],
      });
    expect([charge([]), charge([ledge])]).toEqual([[], ['BTS-DEF-15']]);
  });

  /** The charge that somebody makes who has to, as after a throw; its rules are those of any other. */
  const found = (body: Body, target = 1): boolean => {
    const { state } = scene(body);
    const plan = chargeAt(state, ask, 0, target);
    if (plan === undefined) return false;
    expect(plan.targets).toContain(target);
    expect(judgeCharge(state, ask, 0, plan)).toEqual({ ok: true });
    return true;
  };

  it('BTS-SPR-09, BTS-CHG-03: whoever must charge somebody finds a way, straight or around others', () => {
    const y = man(2, 'y', 30, 20);
    expect(found({ figures: [a(), y, z] })).toBe(true);
    expect(found({ figures: [a({ mvt: 7 }), y, z] })).toBe(false);
    expect(found({ figures: [a({ mvt: 8 }), y, z] })).toBe(true);
    // A friend, a rock, or the control zone of another in the straight way.
    expect(found({ figures: [a(), y, man(1, 'f', 26, 21.4), z] })).toBe(true);
    const rock: TerrainBody = { kind: 'impassable', box: [25, 19, 1, 4], height: 1 };
    expect(found({ terrain: [rock], figures: [a({ mvt: 20 }), y, z] })).toBe(true);
    expect(found({ terrain: [rock], figures: [a({ mvt: 8 }), y, z] })).toBe(false);
    expect(found({ figures: [a({ mvt: 20 }), y, man(2, 'x', 25, 24), z] })).toBe(true);
    expect(found({ figures: [a({ mvt: 40 }), y, man(2, 'x', 25, 24), man(2, 'w', 25, 16), z] })).toBe(true);
  });

  it('BTS-SPR-09, BTS-CHG-12: and names everybody whom he touches there', () => {
    const { state } = scene({ figures: [a(), man(2, 'y', 30, 18.7), man(2, 'x', 30, 21.3), z] });
    const plan = chargeAt(state, ask, 0, 1);
    expect(plan !== undefined && judgeCharge(state, ask, 0, plan).ok).toBe(true);
    // Between two friends there is room on one side only.
    const walled = scene({
      figures: [a(), man(2, 'y', 30, 20), man(1, 'f', 28, 21.9), man(1, 'g', 28, 17.2), man(1, 'h', 31, 17.3), z],
    }).state;
    const squeezed = chargeAt(walled, ask, 0, 1);
    expect(squeezed === undefined || judgeCharge(walled, ask, 0, squeezed).ok).toBe(true);
  });
});

describe('Monsters and Vehicles', () => {
  const beast = (more: Partial<FigureBody> = {}): FigureBody =>
    man(1, 'a', 40, 60, { build: 'monster', baseMm: 60, height: 6, force: 7, pv: 6, mvt: 20, ...more });
  const drive = (cm: number, degrees = 0): object => ({ do: 'drive', figure: 'a', degrees, cm });
  const at = (m: FigureBody, others: readonly FigureBody[] = [], more: Partial<Body> = {}): Scene =>
    scene({ figures: [m, ...others, man(1, 'b', 5, 5), z], ...more });

  it('BTS-MON-03: all whom it reaches at once are charged', () => {
    const two = [man(2, 'y', 52, 58.5), man(2, 'x', 52, 61.5)];
    const t = at(beast(), two).do(drive(15));
    expect(t.state.links.map(({ charged }) => charged).sort()).toEqual([1, 2]);
    // Whoever stands beside it from the beginning is not run into.
    const beside = at(beast(), [man(2, 'w', 40, 64.25), ...two]).do(drive(15));
    expect(beside.state.links.map(({ charged }) => charged).sort()).toEqual([2, 3]);
  });

  it('BTS-MOV-02, BTS-CHG-20: it goes somewhere or turns, and whoever may not charge rams nobody', () => {
    expect([at(beast()).refusal(drive(0)), at(beast()).refusal(drive(0, 10))]).toEqual([['BTS-MOV-02'], []]);
    const calm = beast({ marks: { noCharge: true } });
    expect([at(calm, [man(2, 'y', 52, 60)]).refusal(drive(15)), at(calm).refusal(drive(15))]).toEqual([
      ['BTS-CHG-20'],
      [],
    ]);
  });

  it('BTS-MON-05: a pivot does not go through those who fight', () => {
    const long = beast({ baseMm: [100, 40] });
    const others = [man(2, 'y', 40, 64.5), man(1, 'f', 40, 67)];
    expect(at(long, others).refusal(drive(0, 90))).toEqual([]);
    expect(at(long, others, { engaged: [['f', 'y']] }).refusal(drive(0, 90))).toEqual(['BTS-MON-05']);
  });

  it('BTS-SPR-05: Antigrav floats over the impassable, not over buildings or high walls', () => {
    const tank = beast({
      build: 'vehicle',
      attacks: 0,
      melee: [],
      rules: ['srAntigrav'],
      vehicle: { front: 12, flank: 11, rear: 10, crew: 2 },
    });
    const over = (kind: string): string[] =>
      at(tank, [], { terrain: [{ kind, box: [46, 55, 1, 10], height: 6 }] }).refusal(drive(15));
    expect([over('impassable'), over('building'), over('obstacle')]).toEqual([[], ['BTS-MON-06'], ['BTS-MON-06']]);
  });
});

describe('ground and leash', () => {
  const walk = (...path: readonly (readonly [number, number])[]): object => ({ do: 'walk', figure: 'a', path });
  const spent = (
    terrain: readonly TerrainBody[],
    more: Partial<FigureBody>,
    ...path: (readonly [number, number])[]
  ) => {
    const { marks } = scene({ terrain, figures: [a({ mvt: 60, ...more }), man(1, 'b', 5, 5), z] })
      .do(walk(...path))
      .figure('a');
    return [marks.spent / 10_000, marks.rough];
  };
  const piece = (kind: string, x: number, y: number, wide: number, deep: number): TerrainBody => ({
    kind,
    box: [x, y, wide, deep],
    height: 1,
  });

  it('BTS-TER-07, R-04: wholly inside every centimetre counts double, to the last hair', () => {
    expect(spent([piece('wooded', 0, 0, 60, 60)], {}, [25, 20])).toEqual([10, true]);
    expect(spent([piece('wooded', 21, 0, 60, 60)], {}, [40, 20])).toEqual([40, true]);
  });

  it('BTS-SPR-36: a Forester is slowed by rocks, and not by the wood before them', () => {
    const both = [piece('wooded', 28, 10, 2, 20), piece('rocky', 34, 10, 2, 20)];
    expect(spent(both, { rules: ['srForester'] }, [40, 20])).toEqual([24.5, true]);
    expect(spent(both, {}, [40, 20])).toEqual([29, true]);
  });

  it('BTS-CAV-12: a way around a wood does not lead through it', () => {
    expect(spent([piece('wooded', 24, 24, 10, 10)], {}, [40, 20], [40, 40])).toEqual([40, false]);
  });

  it('BTS-SGE-02: a weapon may be pushed towards whoever was left behind, and not farther from him', () => {
    const pushed = (x: number, to: number): string[] =>
      scene({
        figures: [gun(['s', 't', 'u']), servant('s', 40, 43.75), servant('t', 40, 36.25), servant('u', x, 40), z],
      }).refusal({ do: 'push', figure: 'gun', to: [to, 40], facing: 0 });
    expect([pushed(10, 38), pushed(10, 42)]).toEqual([[], ['BTS-SGE-02']]);
  });

  it('BTS-SGE-02, R-30: a Servant follows his light weapon into its building, and into no other', () => {
    const homes = [
      house({ box: [50, 50, 12, 12] }),
      house({ id: 'g', box: [90, 50, 12, 12], openings: [{ at: [90, 56], kind: 'door' }] }),
    ];
    const enter = (x: number, home: string): string[] =>
      scene({
        terrain: homes,
        figures: [
          man(1, 's', x, 56, { serves: 'gun' }),
          inside(1, 'gun', {
            build: 'siege',
            baseMm: 25,
            mvt: 0,
            attacks: 0,
            melee: [],
            pv: 3,
            rules: ['srLightSiege'],
            siege: { servants: ['s'] },
          }),
          z,
        ],
      }).refusal({ do: 'enter', figure: 's', path: [], piece: home, opening: 0 });
    expect([enter(48.74, 'h'), enter(88.74, 'g')]).toEqual([[], ['BTS-SGE-02']]);
  });
});
