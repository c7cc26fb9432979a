import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { judgeHero } from '../src/heroic/actions.js';
import { judgeSpell } from '../src/magic/judge.js';
import { awayFrom, flightFrom, thrustFrom } from '../src/magic/thrust.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { house, inside, man, scene } from './scene.js';

/** Whoever is sent away by a spell, and those who may cast one or act. */

const at = (x: number, y: number) => ({ x: cm(x), y: cm(y) });
const inCm = ({ x, y }: { x: number; y: number }): [number, number] => [
  Math.round(x / 100) / 100,
  Math.round(y / 100) / 100,
];
const z = man(2, 'z', 110, 110);

describe('whoever is sent away', () => {
  it('BTS-GEN-30: goes straight from the one centre through the other; from his own centre, up the table', () => {
    expect(awayFrom(at(20, 20), at(26, 28), cm(5))).toEqual(at(29, 32));
    expect(awayFrom(at(20, 20), at(14, 12), cm(5))).toEqual(at(11, 8));
    expect(awayFrom(at(20, 20), at(20, 20), cm(5))).toEqual(at(20, 25));
  });

  it('R-30: is not thrown about in a building', () => {
    const { state } = scene({ figures: [inside(1, 'i'), man(1, 'a', 30, 30), z], terrain: [house()] });
    const { spot } = state.figures[0] as (typeof state.figures)[number];
    expect(thrustFrom(state, 0, at(10, 10), cm(5))).toEqual({
      to: { x: spot.x, y: spot.y },
      struck: { kind: 'nothing' },
    });
    expect(inCm(thrustFrom(state, 1, at(20, 30), cm(5)).to)).toEqual([35, 30]);
  });

  it('BTS-SPL-10: flees as far as his movement takes him, by twelfths of it where the ground is slow', () => {
    const flees = (terrain: readonly TerrainBody[], mvt = 15): [number, number] =>
      inCm(flightFrom(scene({ figures: [man(1, 'a', 30, 60), z], terrain }).state, 0, at(20, 60), cm(mvt)));
    const wood = (x: number): TerrainBody => ({ kind: 'wooded', box: [x, 40, 60, 40], height: 5 });
    expect([flees([]), flees([], 12)]).toEqual([
      [45, 60],
      [42, 60],
    ]);
    // Twice the way from the first step on, and from half way.
    expect(flees([wood(20)])).toEqual([37.5, 60]);
    const [x] = flees([wood(37)]);
    expect(x).toBeGreaterThan(37.5);
    expect(x).toBeLessThan(45);
  });
});

describe('whoever casts or acts', () => {
  it('BTS-MAG-04, R-30: at himself and in his own storey without a look; at others as far as the spell reaches', () => {
    const mage = { rank: 3, morale: 6, spells: ['bestialRage', 'song'], pv: 3, left: 1 } as const;
    const t = scene({
      figures: [
        man(1, 'm', 30, 20, mage),
        man(1, 'b', 60, 20, { pv: 3, left: 1 }),
        inside(1, 'i', { ...mage, storey: 0 }),
        inside(1, 'j', { pv: 3, left: 1 }),
        inside(1, 'k', { pv: 3, left: 1, storey: 1 }),
        z,
      ],
      terrain: [house({ storeys: 2 }), { kind: 'impassable', box: [40, 10, 1, 20], height: 9 }],
    });
    const song = (caster: string, target: string) => {
      const ruling = judgeSpell(t.state, t.id(caster), 'song', t.id(target));
      return ruling.ok ? undefined : ruling.because[0]?.say;
    };
    expect([song('m', 'm'), song('i', 'i'), song('i', 'j')]).toEqual([undefined, undefined, undefined]);
    expect([song('m', 'b') === undefined, song('i', 'k'), song('m', 'j')]).toEqual([
      false,
      'bts.no.unseen',
      'bts.no.out-of-range',
    ]);
  });

  it('BTS-HER-02: a Champion with Actions, on the table, indoors, or aboard what is on the table', () => {
    const why = (more: Partial<FigureBody>, carrier: 'table' | 'reserve' = 'table') => {
      const { state } = scene({
        figures: [
          man(1, 'm', 20, 20, { build: 'monster', baseMm: 60, pv: 5, capacity: 4, place: carrier }),
          man(1, 'c', 60, 20, { rank: 3, actions: ['combat'], ...more }),
          man(1, 'x', 90, 20),
          z,
        ],
        terrain: [house()],
      });
      const ruling = judgeHero(state, 1);
      return ruling.ok ? undefined : ruling.because[0]?.say;
    };
    expect([why({}), why({ rank: 0 as never }), why({ actions: [] })]).toEqual([
      undefined,
      'bts.no.no-actions',
      'bts.no.no-actions',
    ]);
    expect([why({ place: 'inside', host: 'h' }), why({ place: 'aboard', host: 'm' })]).toEqual([undefined, undefined]);
    expect([why({ place: 'reserve' }), why({ place: 'gone' }), why({ place: 'aboard', host: 'm' }, 'reserve')]).toEqual(
      ['bts.no.not-on-table', 'bts.no.not-on-table', 'bts.no.not-on-table'],
    );
  });
});
