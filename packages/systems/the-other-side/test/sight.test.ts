import { gap, inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { hasCover } from '../src/cover.js';
import { placedOf, touchesZone, markerBody } from '../src/ground/board.js';
import { isWithin } from '../src/rulings.js';
import { seesFireteam, seesMarker } from '../src/sight.js';
import { avOf, worthOf } from '../src/stats.js';
import { actionOf } from '../src/actions.js';
import { cannotAim } from '../src/targets.js';
import { box, scene, stateOf, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/** Fireteams: 0 is seat 0's at (10, 10), 1 is seat 1's at (22, 10); further ones follow. */
function table(
  terrain: readonly TerrainBody[],
  own: readonly UnitBody[] = [],
  enemy: readonly UnitBody[] = [],
  first = 'gunners',
  second = 'gunners',
) {
  return scene({
    terrain,
    seats: [
      { units: [{ card: first, at: [[10, 10]] }, ...own] },
      { units: [{ card: second, at: [[22, 10]] }, ...enemy] },
    ],
  });
}
const looks = (t: ReturnType<typeof table>, from: [number, number], to: [number, number]) =>
  seesFireteam(t.state, t.fireteam(...from), t.fireteam(...to));
const covered = (t: ReturnType<typeof table>, target: [number, number], from: [number, number]) =>
  hasCover(t.state, t.fireteam(...target), t.fireteam(...from));
const A: [number, number] = [0, 0];
const B: [number, number] = [1, 0];
const wall = (x: number, traits: string[], y1 = 0, y2 = 20): TerrainBody => ({ box: [x, y1, x + 1, y2], traits });
const at = (...spots: Spot[]): UnitBody => ({ card: 'gunners', at: spots });

describe('measuring', () => {
  const { state } = scene({
    seats: [
      { units: [{ card: 'gunners', at: [[10, 10]] }] },
      {
        units: [
          { card: 'gunners', at: [[20, 10]] },
          { card: 'gunners', at: [[20 + 50 / 25.4, 10]] },
        ],
      },
    ],
  });

  it('TOS-MEA-01: the usual table is six feet by four, and nothing leaves it', () => {
    const { table: size } = stateOf({ seats: [{}, {}] }).book;
    expect([size.width, size.depth]).toEqual([inches(72), inches(48)]);
    const t = scene({ seats: [{ units: [{ card: 'gunners', at: [[71, 10]] }] }, {}] });
    t.order(0, 0, 'march').do('move');
    expect(t.refusal(t.moves([t.fireteam(0, 0), [71.5, 10]]))).toEqual(['TOS-MOV-04']);
  });

  it('TOS-MEA-03, TOS-MEA-04, TOS-GEN-03: inches and fractions between the edges of two bases; 0 when they touch', () => {
    expect(gap(placedOf(state, 0), placedOf(state, 1))).toBe(inches(10) - 50_000);
    expect(gap(placedOf(state, 1), placedOf(state, 2))).toBe(0);
  });

  it('TOS-MEA-05: from above; terrain of any height changes no distance', () => {
    const hill = stateOf({
      terrain: [{ box: [15, 5, 25, 15], traits: ['elevated'] }],
      seats: [{ units: [at([10, 10])] }, { units: [at([20, 10])] }],
    });
    expect(gap(placedOf(hill, 0), placedOf(hill, 1))).toBe(gap(placedOf(state, 0), placedOf(state, 1)));
  });

  it('TOS-MEA-06: measuring asks nobody and changes nothing', () => {
    const before = JSON.stringify(state.fireteams);
    gap(placedOf(state, 0), placedOf(state, 2));
    expect(JSON.stringify(state.fireteams)).toBe(before);
  });

  it('TOS-MEA-07: in contact is touching terrain, or partly inside it', () => {
    const body = placedOf(state, 0);
    const edge = 10 + 25 / 25.4;
    expect(touchesZone(body, box([edge, 8, 14, 12]))).toBe(true);
    expect(touchesZone(body, box([10, 8, 14, 12]))).toBe(true);
    expect(touchesZone(body, box([edge + 0.001, 8, 14, 12]))).toBe(false);
  });

  it('TOS-MEA-09, TOS-ACT-03: exactly the range is in range, a hair more is not', () => {
    expect([isWithin(inches(6), inches(6)), isWithin(inches(6) + 1, inches(6))]).toEqual([true, false]);
    const far = (more: number) => {
      const x = 10 + 12 + 50 / 25.4 + more;
      const t = scene({ seats: [{ units: [at([10, 10])] }, { units: [at([x, 10])] }] });
      return cannotAim(t.state, 0, actionOf(t.state, 0, 'card.shoot')!, 1)?.rule;
    };
    expect([far(-0.0001), far(0.0001)]).toEqual([undefined, 'TOS-ACT-03']);
  });
});

describe('line of sight', () => {
  it('TOS-LOS-01, TOS-LOS-03, TOS-LOS-05, TOS-TER-06: one clear line from edge to edge is enough', () => {
    // Bases reach from y = 9.016 to 10.984.
    expect(looks(table([wall(15, ['blocking'], 0, 10.9)]), A, B)).toBe(true);
    expect(looks(table([wall(15, ['blocking'], 0, 11)]), A, B)).toBe(false);
  });

  it('TOS-LOS-02: height is ignored: a wall blocks whoever is not said to look over it', () => {
    expect(looks(table([wall(15, ['blocking', 'elevated'])]), A, B)).toBe(false);
  });

  it('TOS-LOS-04: a Fireteam sees itself', () => {
    expect(looks(table([{ box: [0, 0, 20, 20], traits: ['blocking'] }]), A, A)).toBe(true);
  });

  it('TOS-LOS-05, TOS-LOS-06, TOS-LOS-12: E-42, other Fireteams block, those of the own Company never, and give no Cover', () => {
    const rank = {
      card: 'infantry',
      at: [
        [16, 8.2],
        [16, 10],
        [16, 11.8],
      ] as Spot[],
    };
    const theirs = table([], [], [rank]);
    expect(looks(theirs, A, B)).toBe(false);
    const ours = table([], [rank]);
    expect([looks(ours, A, B), covered(ours, B, A)]).toEqual([true, false]);
  });

  it('TOS-LOS-07, TOS-LOS-08, TOS-UNT-04: a Titan looks through all but Titans', () => {
    const rank = {
      card: 'infantry',
      at: [
        [16, 8.2],
        [16, 10],
        [16, 11.8],
      ] as Spot[],
    };
    expect(looks(table([], [], [rank], 'colossus'), A, B)).toBe(true);
    expect(looks(table([wall(15, ['blocking low'])], [], [rank], 'colossus', 'colossus'), A, B)).toBe(true);
    const other = { card: 'colossus', at: [[16, 10]] as Spot[] };
    expect(looks(table([], [], [other], 'colossus'), A, B)).toBe(false);
  });

  it('TOS-LOS-09, TOS-TER-09: from wholly inside Elevated ground one looks over non-Titans and Low terrain', () => {
    const rank = {
      card: 'infantry',
      at: [
        [16, 8.2],
        [16, 10],
        [16, 11.8],
      ] as Spot[],
    };
    const hill: TerrainBody = { box: [8, 8, 12, 12], traits: ['elevated'] };
    expect(looks(table([hill, wall(18, ['blocking low'])], [], [rank]), A, B)).toBe(true);
    expect(looks(table([{ ...hill, box: [10, 8, 12, 12] }], [], [rank]), A, B)).toBe(false);
    expect(looks(table([hill, wall(18, ['blocking'])], [], [rank]), A, B)).toBe(false);
    expect(looks(table([hill], [], [{ card: 'colossus', at: [[16, 10]] }]), A, B)).toBe(false);
  });

  it('TOS-LOS-10: E-39, sight can be one-sided', () => {
    const t = table([wall(15, ['blocking low'])], [], [], 'gunners', 'colossus');
    expect([looks(t, A, B), looks(t, B, A)]).toEqual([false, true]);
  });

  it('TOS-LOS-15, TOS-MRK-03: to a Marker other Fireteams do not count, terrain does', () => {
    const rank = {
      card: 'infantry',
      at: [
        [16, 8.2],
        [16, 10],
        [16, 11.8],
      ] as Spot[],
    };
    const marker = { at: { x: inches(22), y: inches(10) } };
    expect(seesMarker(table([], [], [rank]).state, 0, marker)).toBe(true);
    expect(seesMarker(table([wall(15, ['blocking'])]).state, 0, marker)).toBe(false);
    expect(markerBody(marker).base).toEqual({ kind: 'round', radius: 25_000 });
  });
});

describe('Cover', () => {
  it('TOS-LOS-11: E-40, only what is more than 2" from the one who looks', () => {
    const edge = 10 + 25 / 25.4;
    const half = (gap: number) => covered(table([wall(edge + gap, ['blocking'], 0, 10)]), B, A);
    expect([half(2), half(2.001), half(1.5)]).toEqual([false, true, false]);
  });

  it('TOS-LOS-11: E-41, an enemy Fireteam in front of part of the target gives Cover', () => {
    const t = table([], [], [at([15, 11])]);
    expect([looks(t, A, B), covered(t, B, A)]).toEqual([true, true]);
    expect(covered(table([], [], [at([15, 14])]), B, A)).toBe(false);
  });

  it('TOS-LOS-12, TOS-TER-17: what does not block gives none: Low walls against a Titan', () => {
    const low = [wall(15, ['blocking low'], 0, 10)];
    expect(covered(table(low), B, A)).toBe(true);
    expect(covered(table(low, [], [], 'colossus'), B, A)).toBe(false);
  });

  it('TOS-LOS-13, TOS-TER-07: Covering terrain gives Cover without blocking, beyond 2" only', () => {
    const t = table([wall(15, ['covering'])]);
    expect([looks(t, A, B), covered(t, B, A)]).toEqual([true, true]);
    expect(covered(table([wall(11.5, ['covering'])]), B, A)).toBe(false);
  });

  it('TOS-TER-06: R-32, the piece that wholly holds the target gives none; one it stands half in does', () => {
    expect(covered(table([{ box: [20, 8, 24, 12], traits: ['covering'] }]), B, A)).toBe(false);
    expect(covered(table([{ box: [20, 8, 22, 12], traits: ['covering'] }]), B, A)).toBe(true);
  });

  it('TOS-LOS-14: Ranged Actions have 2 less against Cover, others do not feel it', () => {
    const t = table([wall(15, ['covering'])], [], [], 'infantry');
    const use = actionOf(t.state, 0, 'card.shoot')!;
    const av = (types: readonly ('ranged' | 'magic' | 'melee' | 'morale')[]) =>
      worthOf(avOf(t.state, 0, { ...use, action: { ...use.action, types } }, t.fireteam(1, 0)));
    expect([av(['ranged']), av(['magic']), av(['melee']), av(['morale']), av(['magic', 'ranged'])]).toEqual([
      3, 5, 5, 5, 3,
    ]);
  });

  it('TOS-TER-10, TOS-AVM-01: E-07, height takes 2 off every Action from below, on top of Cover, never below 0', () => {
    const hill: TerrainBody = { box: [20, 8, 24, 12], traits: ['elevated'] };
    const fence = wall(15, ['covering']);
    const av = (terrain: TerrainBody[], value: number) => {
      const t = table(terrain);
      const use = actionOf(t.state, 0, 'card.shoot')!;
      return worthOf(avOf(t.state, 0, { ...use, action: { ...use.action, av: { value } } }, t.fireteam(1, 0)));
    };
    expect([
      av([hill], 5),
      av([hill, fence], 5),
      av([hill, fence], 1),
      av([{ ...hill, box: [20, 8, 22, 12] }], 5),
    ]).toEqual([3, 1, 0, 5]);
    // From another hill it is felt too; on the same one it is not.
    expect(av([hill, { box: [8, 8, 12, 12], traits: ['elevated'] }], 5)).toBe(3);
    expect(av([{ box: [8, 8, 24, 12], traits: ['elevated'] }], 5)).toBe(5);
  });
});
