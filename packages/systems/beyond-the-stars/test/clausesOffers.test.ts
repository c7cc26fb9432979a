import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { groundFor } from '../src/deploy/ground.js';
import { marchTo } from '../src/manoeuvres/suggestMarch.js';
import { cutTo, stepTowards } from '../src/movement/suggestGoals.js';
import { man, scene } from './scene.js';

/** What is offered and shown for marches, steps and arrivals. */

const point = (x: number, y: number) => ({ x: cm(x), y: cm(y) });

describe('marches and steps that are offered', () => {
  it('BTS-MOV-01: a march moves the whole unit of its leader, those in front first, and nobody of another', () => {
    const { state } = scene({
      figures: [
        man(1, 'a', 40, 20, { unit: 'u' }),
        man(1, 'b', 44, 20, { unit: 'u' }),
        man(1, 'c', 40, 30, { unit: 'v' }),
        man(2, 'z', 100, 100),
      ],
    });
    const ask = { kind: 'bts.act', figures: [0, 1, 2], midMove: false } as const;
    const march = (x: number) => marchTo(state, ask, 0, point(x, 20))?.moves.map(({ figure }) => figure);
    expect([march(50), march(30)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    // One alone is no march.
    expect(marchTo(state, ask, 2, point(50, 30))).toBeUndefined();
  });

  it('BTS-MOV-02: a step goes towards its goal, no farther than its length, and is none where there is no room', () => {
    expect(cutTo(point(0, 0), point(10, 0), cm(10))).toEqual(point(10, 0));
    expect(cutTo(point(0, 0), point(10, 0), cm(5)).x).toBeLessThanOrEqual(cm(5));
    const { state } = scene({ figures: [man(1, 'a', 40, 20), man(1, 'b', 42.5, 20), man(2, 'z', 100, 100)] });
    expect(stepTowards(state, 0, point(60, 20), cm(10))).toBeUndefined();
    expect(stepTowards(state, 0, point(20, 20), cm(10))?.x).toBeLessThan(cm(31));
  });
});

describe('the ground of arrivals', () => {
  it('BTS-RNF-04, BTS-SPR-70: as far as the fastest goes from where they come in; 15 cm around whoever appears', () => {
    const { state } = scene({
      figures: [man(1, 'a', 40, 20), man(1, 'b', 50, 20, { mvt: 20 }), man(2, 'z', 100, 100)],
    });
    const [entry, centre] = [point(60, 0), point(60, 60)];
    const ask = { kind: 'bts.place', unit: 0, figures: [0, 1] } as const;
    expect(groundFor(state, { ...ask, how: 'edge', entry })).toEqual([{ kind: 'disc', centre: entry, radius: cm(20) }]);
    expect(groundFor(state, { ...ask, how: 'teleport', centre })).toEqual([{ kind: 'disc', centre, radius: cm(15) }]);
    expect(groundFor(state, { ...ask, how: 'teleport' })).toEqual([]);
  });
});
