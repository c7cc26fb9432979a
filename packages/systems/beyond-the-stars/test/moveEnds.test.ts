import { describe, expect, it } from 'vitest';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { gun, house, man, roll, scene, servant, um } from './scene.js';

/** Where a move may end, however it is made. */

describe('where a move may end', () => {
  it('BTS-SGE-02: over a wall, over somebody prone, on wings and through a door a Servant stays within 15 cm too', () => {
    const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [60, 30, 1, 20], height: 2 };
    const cross = (x: number) =>
      scene({
        terrain: [wall],
        figures: [gun(['s'], { at: [x, 40] }), servant('s', 56, 40), man(2, 'z', 110, 110)],
      }).refusal({
        do: 'cross',
        figure: 's',
        path: [[58.75, 40]],
        piece: 'w',
        to: [62.25, 40],
      });
    expect([cross(40), cross(44)]).toEqual([['BTS-SGE-02'], []]);
    const step = (x: number) =>
      scene({
        figures: [
          gun(['s'], { at: [x, 40] }),
          servant('s', 52, 40),
          man(2, 'z', 56, 40, { prone: true }),
          man(2, 'y', 110, 110),
        ],
      }).refusal({ do: 'step', figure: 's', path: [[53.4, 40]], over: 2, to: [58.6, 40] });
    expect([step(38), step(42)]).toEqual([['BTS-SGE-02'], []]);
    const fly = (to: number) =>
      scene({ figures: [gun(['s']), servant('s', 44, 40, { rules: ['srFlight'] }), man(2, 'z', 110, 110)] }).refusal({
        do: 'fly',
        figure: 's',
        to: [to, 40],
      });
    expect([fly(58.75), fly(58.76)]).toEqual([[], ['BTS-SGE-02']]);
    const enter = (x: number) =>
      scene({
        terrain: [house()],
        figures: [gun(['s'], { at: [x, 56] }), servant('s', 45, 56), man(2, 'z', 110, 110)],
      }).refusal({
        do: 'enter',
        figure: 's',
        path: [[48.7, 56]],
        piece: 'h',
        opening: 0,
      });
    expect([enter(33), enter(32)]).toEqual([[], ['BTS-SGE-02']]);
  });

  it('BTS-SGE-02, R-124: a weapon is not pushed farther than 15 cm away from a Servant who stays behind', () => {
    const push = (to: number) =>
      scene({
        figures: [
          gun(['s', 't', 'u']),
          servant('s', 40, 43.75),
          servant('t', 40, 36.25),
          servant('u', 30, 40),
          man(2, 'z', 110, 110),
        ],
      }).refusal({ do: 'push', figure: 'gun', to: [to, 40], facing: 0 });
    // The bases of 5 and 2.5 cm leave 18.75 cm between their middles.
    expect([push(48.75), push(48.75 + um(1))]).toEqual([[], ['BTS-SGE-02']]);
  });

  it('BTS-ORD-02, BTS-BLD-03: under Stop them a follower enters only a building within 15 cm of the Champion', () => {
    const enter = (x: number): string[] => {
      const t = scene({
        begin: 'turns',
        terrain: [house()],
        figures: [
          man(1, 'c', 30, 56, { rank: 2, morale: 9, orders: ['stopThem'] }),
          man(1, 'f', 43, 56),
          man(2, 'z', 110, 110),
        ],
      });
      t.do(roll('initiative', 6, 1), { do: 'order', figure: 'c', order: 'stopThem' }, roll('order', 6));
      t.do({ do: 'walk', figure: 'c', path: [[x, 56]] });
      return t.refusal({ do: 'enter', figure: 'f', path: [[48.7, 56]], piece: 'h', opening: 0 });
    };
    expect([enter(33.75), enter(33.74)]).toEqual([[], ['BTS-ORD-02']]);
  });

  it('BTS-CAV-02: neither Cavalry nor Bikes crawl; they stand up', () => {
    const crawl = (build: NonNullable<FigureBody['build']>) =>
      scene({ figures: [man(1, 'k', 40, 40, { build, prone: true }), man(2, 'z', 110, 110)] });
    const walk = { do: 'walk', figure: 'k', path: [[42, 40]] };
    expect(crawl('cavalry').refusal(walk)).toEqual(['BTS-CAV-02']);
    expect(crawl('bike').refusal(walk)).toEqual(['BTS-CAV-02']);
    expect([crawl('infantry').refusal(walk), crawl('cavalry').refusal({ do: 'stand', figure: 'k' })]).toEqual([[], []]);
  });

  it('BTS-PRN-11, BTS-GEN-14: who stumbles over a prone enemy charges him, unless he may not charge', () => {
    const engaged = (effects: NonNullable<FigureBody['effects']>) =>
      scene({ figures: [man(1, 'a', 40, 40, { effects }), man(2, 'z', 46, 40, { prone: true })] }).do(
        { do: 'step', figure: 'a', path: [[43.4, 40]], over: 1, to: [48.6, 40] },
        roll('crossing', 1),
      ).state.links.length;
    expect([engaged([]), engaged([{ id: 'fullAhead', until: 'turn' }])]).toEqual([1, 0]);
  });
});
