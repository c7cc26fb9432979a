import { describe, expect, it } from 'vitest';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { gun, house, man, scene, servant, um, type Scene } from './scene.js';

/** Servants and their weapon, and what a way costs: distances to the last hair. */

const z = man(2, 'z', 110, 110);

describe('the leash of a Servant', () => {
  const at = (
    s: readonly [number, number],
    g: Partial<FigureBody> = {},
    others: readonly FigureBody[] = [z],
    terrain: readonly TerrainBody[] = [],
  ): Scene => scene({ terrain, figures: [gun(['s', 't'], g), servant('s', ...s), servant('t', 40, 36.25), ...others] });
  const walk = (x: number, y = 40): object => ({ do: 'walk', figure: 's', path: [[x, y]] });

  it('BTS-SGE-02: he stays within 15 cm of it, for as long as it is there', () => {
    expect([at([45, 40]).refusal(walk(58.75)), at([45, 40]).refusal(walk(58.75 + um(1)))]).toEqual([
      [],
      ['BTS-SGE-02'],
    ]);
    expect(at([45, 40], { place: 'gone' }).refusal(walk(59.5))).toEqual([]);
  });

  it('BTS-SGE-02, R-49: driven away he comes nearer, and goes neither farther nor aside', () => {
    const away = at([80, 40]);
    expect([away.refusal(walk(70)), away.refusal(walk(80 - um(1))), away.refusal(walk(80.1))]).toEqual([
      [],
      [],
      ['BTS-SGE-02'],
    ]);
    expect(away.refusal(walk(79.9, 45))).toEqual(['BTS-SGE-02']);
    // Whoever is near enough does not leave by coming from elsewhere.
    expect(at([58, 40]).refusal(walk(58.8))).toEqual(['BTS-SGE-02']);
  });

  it('BTS-SGE-14: he charges enemies within 15 cm of the weapon', () => {
    const charge = (x: number): string[] =>
      at([50, 40], {}, [man(2, 'y', x, 40), z]).refusal({
        do: 'charge',
        figure: 's',
        path: [[x - 2.5, 40]],
        targets: ['y'],
      });
    expect([charge(58.75), charge(58.75 + um(1))]).toEqual([[], ['BTS-SGE-14']]);
  });

  it('BTS-SGE-02, R-30: in a building he is as near as its walls', () => {
    const enter = (x: number): string[] =>
      at([x - 3, 40], {}, [z], [house({ box: [x, 34, 12, 12], openings: [{ at: [x, 40], kind: 'door' }] })]).refusal({
        do: 'enter',
        figure: 's',
        path: [[x - 1.26, 40]],
        piece: 'h',
        opening: 0,
      });
    expect([enter(57.5), enter(57.6)]).toEqual([[], ['BTS-SGE-02']]);
  });
});

describe('what a way costs', () => {
  const walk = (x: number): object => ({ do: 'walk', figure: 'a', path: [[x, 20]] });
  const on = (terrain: readonly TerrainBody[], more: Partial<FigureBody> = {}): Scene =>
    scene({ terrain, figures: [man(1, 'a', 20, 20, more), man(1, 'b', 5, 5), z] });
  const wood = (from: number, width: number, kind = 'wooded'): TerrainBody => ({
    kind,
    box: [from, 10, width, 20],
    height: 1,
  });

  it('BTS-TER-07, BTS-TER-08, BTS-TER-09, R-04: each part in difficult ground doubles, or triples, rounded up', () => {
    const spent = (terrain: readonly TerrainBody[], more: Partial<FigureBody> = {}): number =>
      on(terrain, { mvt: 60, ...more })
        .do(walk(40))
        .figure('a').marks.spent / 10_000;
    expect(spent([])).toBe(20);
    // 2 cm of wood and 2.5 of base: 4.5 count 9.
    expect(spent([wood(28, 2)])).toBe(24.5);
    expect(spent([wood(28, 2), wood(34, 2)])).toBe(29);
    expect(spent([wood(28, 2)], { build: 'cavalry', baseMm: 25 })).toBe(29.5);
    // 4.6 count 9.2, and so 10.
    expect(spent([wood(28, 2.1)])).toBe(25.4);
    expect(spent([wood(28, 2, 'open')])).toBe(20);
    expect(spent([{ ...wood(28, 2), box: [28, 40, 2, 20] }])).toBe(20);
  });

  it('BTS-SPR-36, BTS-CAV-12: a Forester is not slowed, but has been in difficult ground', () => {
    const t = on([wood(28, 2)], { rules: ['srForester'], mvt: 30 }).do(walk(40));
    expect([t.figure('a').marks.spent, t.figure('a').marks.rough]).toEqual([200_000, true]);
    expect(on([]).do(walk(30)).figure('a').marks.rough).toBe(false);
  });

  it('BTS-TER-09: it begins with the first part of the base inside', () => {
    const left = (x: number, mvt: number): string[] => on([wood(31.25, 10)], { mvt }).refusal(walk(x));
    // Up to the edge of the wood it is open ground; the first millimetre behind it counts a whole centimetre.
    expect([left(30, 10), left(30.1, 11), left(30.1, 10)]).toEqual([[], [], ['BTS-MOV-02']]);
  });

  it('BTS-PRN-02: a crawl is 3 cm whatever the ground, less what has been used', () => {
    const crawl = (x: number, spent = 0): string[] =>
      on([wood(10, 20)], { prone: true, marks: { spent } }).refusal(walk(x));
    expect([crawl(23), crawl(23 + um(1)), crawl(21, 20_000), crawl(21 + um(1), 20_000)]).toEqual([
      [],
      ['BTS-PRN-02'],
      [],
      ['BTS-PRN-02'],
    ]);
  });
});
