import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';
import { told } from './told.js';

/** Ways over things as they are carried out, event by event, and what is asked or rolled next. */

const z = man(2, 'z', 110, 110);
const on = (
  a: Partial<FigureBody>,
  others: readonly FigureBody[] = [z],
  terrain: readonly TerrainBody[] = [],
  more: Partial<Body> = {},
): Scene => scene({ terrain, figures: [man(1, 'a', 60, 60, a), man(1, 'o', 5, 5), ...others], ...more });
const after = (t: Scene): string[] => [...told(t), t.next];
/** The first part of a move. */
const ahead = (x: number): object => ({ do: 'walk', figure: 'a', path: [[x, 60]], on: true });
const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [65, 40, 1, 40], height: 2 };
const ditch: TerrainBody = { id: 'w', kind: 'ditch', box: [65, 40, 2, 40], height: 0 };
const cliff: TerrainBody = { id: 'w', kind: 'platform', box: [65, 40, 20, 40], height: 5 };
const over = (what: string, x: number): object => ({
  do: what,
  figure: 'a',
  path: [[63.74, 60]],
  piece: 'w',
  to: [x, 60],
});
const down = { do: 'climb', figure: 'a', path: [], piece: 'w', to: [63.74, 60] };
const lying = (seat: 1 | 2): FigureBody[] => [man(seat, 'y', 65, 60, { prone: true }), z];
const step = { do: 'step', figure: 'a', path: [[62.4, 60]], over: 2, to: [67.6, 60] };
const deck: TerrainBody = {
  id: 'p',
  kind: 'platform',
  box: [65, 50, 20, 20],
  height: 3,
  access: [{ kind: 'wide-stairs', foot: [64, 60], head: [67, 60] }],
};

describe('ways over things', () => {
  it('BTS-TER-14: up to it, then the test: a 6 goes on, a 1 stays before it', () => {
    expect(after(on({}, [z], [wall]).do(over('cross', 67.26), roll('crossing', 4)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test crossing, face 4',
      'figure.moved: a, by 1, to 67.3,60, cost 3.5, manner cross',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on({}, [z], [wall]).do(over('cross', 67.26), roll('crossing', 6)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test crossing, face 6',
      'figure.moved: a, by 1, to 67.3,60, cost 3.5, manner cross',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(after(on({}, [z], [wall]).do(over('cross', 67.26), roll('crossing', 1)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test crossing, face 1',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(
      after(on({ at: [63.74, 60] }, [z], [wall]).do({ ...over('cross', 67.26), path: [] }, roll('crossing', 4))),
    ).toEqual([
      'test.rolled: a, test crossing, face 4',
      'figure.moved: a, by 1, to 67.3,60, cost 3.5, manner cross',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });

  it('BTS-TER-20: whoever fails a jump is lost, in the middle of a move too', () => {
    expect(after(on({}, [z], [ditch]).do(over('jump', 68.26), roll('jump', 4)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test jump, face 4',
      'figure.moved: a, by 1, to 68.3,60, cost 4.5, manner jump',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on({}, [z], [ditch]).do(over('jump', 68.26), roll('jump', 1)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test jump, face 1',
      'figure.removed: a, cause jump',
      'bts.ask.act',
    ]);
    expect(after(on({}, [z], [ditch]).do(ahead(62), over('jump', 68.26), roll('jump', 1)))).toEqual([
      'figure.moved: a, by 1, to 62,60, cost 2, manner walk',
      'mover.set: a',
      'figure.moved: a, by 1, to 63.7,60, cost 1.7, manner walk',
      'test.rolled: a, test jump, face 1',
      'mover.set: nobody',
      'figure.removed: a, cause jump',
      'bts.ask.act',
    ]);
  });

  it('BTS-TER-15, R-137: up as far as the movement goes; a fall from the foot does no harm', () => {
    expect(after(on({}, [z], [cliff]).do(over('climb', 66.3), roll('climb', 4)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test climb, face 4',
      'figure.moved: a, by 1, to 66.3,60,5, cost 7.6, manner climb',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on({}, [z], [cliff]).do(over('climb', 66.3), roll('climb', 1)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test climb, face 1',
      'figure.marked: a, done true',
      'figure.shifted: a, to 63.7,60, how fell',
      'figure.thrown: a',
      'bts.ask.act',
    ]);
    expect(after(on({}, [z], [{ ...cliff, height: 14 }]).do(over('climb', 66.3), roll('climb', 4)))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'test.rolled: a, test climb, face 4',
      'figure.moved: a, by 0, to 63.7,60,11.3, cost 11.3, manner climb',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });

  it('BTS-TER-15, BTS-TER-24: down as far as the movement goes; whoever fails falls to the foot', () => {
    expect(after(on({ at: [66.3, 60] }, [z], [cliff]).do(down, roll('climb', 4)))).toEqual([
      'test.rolled: a, test climb, face 4',
      'figure.moved: a, by 1, to 63.7,60, cost 7.6, manner climb',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on({ at: [66.3, 60] }, [z], [{ ...cliff, height: 20 }]).do(down, roll('climb', 4)))).toEqual([
      'test.rolled: a, test climb, face 4',
      'figure.moved: a, by 1, to 63.7,60,5, cost 15, manner climb',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on({ at: [66.3, 60] }, [z], [cliff]).do(down, roll('climb', 1)))).toEqual([
      'test.rolled: a, test climb, face 1',
      'figure.marked: a, done true',
      'figure.shifted: a, to 63.7,60, how fell',
      'figure.thrown: a',
      'bts.roll.wound',
    ]);
  });

  it('BTS-PRN-10, BTS-PRN-11: over the prone: a 6 goes on, a 1 charges an enemy and stops before a friend', () => {
    expect(after(on({}, lying(2)).do(step, roll('crossing', 4)))).toEqual([
      'figure.moved: a, by 1, to 62.4,60, cost 2.4, manner walk',
      'test.rolled: a, test crossing, face 4',
      'figure.moved: a, by 1, to 67.6,60, cost 5.2, manner walk',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on({}, lying(2)).do(step, roll('crossing', 6)))).toEqual([
      'figure.moved: a, by 1, to 62.4,60, cost 2.4, manner walk',
      'test.rolled: a, test crossing, face 6',
      'figure.moved: a, by 1, to 67.6,60, cost 5.2, manner walk',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(after(on({}, lying(2)).do(step, roll('crossing', 1)))).toEqual([
      'figure.moved: a, by 1, to 62.4,60, cost 2.4, manner walk',
      'test.rolled: a, test crossing, face 1',
      'figure.moved: a, by 1, to 62.5,60, cost 0.1, manner walk',
      'figure.charged: a, links [a, y], rough false',
      'mover.set: nobody',
      'bts.ask.act',
    ]);
    expect(after(on({}, lying(1)).do(step, roll('crossing', 1)))).toEqual([
      'figure.moved: a, by 1, to 62.4,60, cost 2.4, manner walk',
      'test.rolled: a, test crossing, face 1',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });

  it('BTS-TER-30: stairs cost their length, and the move goes on', () => {
    expect(
      after(on({}, [z], [deck]).do({ do: 'stairs', figure: 'a', path: [[63, 60]], piece: 'p', access: 0 })),
    ).toEqual([
      'figure.moved: a, by 1, to 63,60, cost 3, manner walk',
      'figure.moved: a, by 1, to 67,60,3, cost 3, manner climb',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(
      after(on({ at: [63.7, 60] }, [z], [deck]).do({ do: 'stairs', figure: 'a', path: [], piece: 'p', access: 0 })),
    ).toEqual(['figure.moved: a, by 1, to 67,60,3, cost 3, manner climb', 'mover.set: a', 'bts.ask.go-on']);
  });
});
