import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';
import { told } from './told.js';

/** Walks, postures and charges as they are carried out, event by event, and what is asked or rolled next. */

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
const charge = { do: 'charge', figure: 'a', path: [[67.5, 60]], targets: ['z'] };
const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [65, 40, 1, 40], height: 2 };
const cliff: TerrainBody = { id: 'w', kind: 'platform', box: [65, 40, 20, 40], height: 5 };
const storm = { do: 'storm', figure: 'a', path: [[63.74, 60]], target: 'z', piece: 'w' };

describe('walks and postures', () => {
  it('BTS-MOV-02: a walk costs its length and ends the move; in the middle of one it goes on', () => {
    expect(
      after(
        on({}).do({
          do: 'walk',
          figure: 'a',
          path: [
            [64, 60],
            [64, 63],
          ],
        }),
      ),
    ).toEqual(['figure.moved: a, by 2, to 64,63, cost 7, manner walk', 'figure.marked: a, done true', 'bts.ask.act']);
    expect(after(on({}).do({ do: 'walk', figure: 'a', path: [[64, 60]], on: true }))).toEqual([
      'figure.moved: a, by 1, to 64,60, cost 4, manner walk',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-PRN-03: the prone crawl', () => {
    expect(after(on({ prone: true }).do({ do: 'walk', figure: 'a', path: [[62, 60]] }))).toEqual([
      'figure.moved: a, by 1, to 62,60, cost 2, manner crawl',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });

  it('BTS-PRN-05, BTS-PRN-06, R-02: to stand up or lie down costs half of the Mvt, rounded up; after lying down the move is over', () => {
    expect(after(on({ prone: true }).do({ do: 'stand', figure: 'a' }))).toEqual([
      'figure.stood: a, cost 8',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
    expect(after(on({}).do({ do: 'lie', figure: 'a' }))).toEqual([
      'figure.lay: a, cost 8',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(after(on({}).do(ahead(64), { do: 'lie', figure: 'a' }))).toEqual([
      'figure.moved: a, by 1, to 64,60, cost 4, manner walk',
      'mover.set: a',
      'figure.lay: a, cost 8',
      'figure.marked: a, done true',
      'mover.set: nobody',
      'bts.ask.act',
    ]);
  });
});

describe('charges', () => {
  it('BTS-CHG-01: a charge engages both and ends the move, in one piece or in two', () => {
    expect(after(on({}, [man(2, 'z', 70, 60)]).do(charge))).toEqual([
      'figure.moved: a, by 1, to 67.5,60, cost 7.5, manner walk',
      'figure.charged: a, links [a, z], rough false',
      'mover.set: nobody',
      'bts.ask.act',
    ]);
    expect(after(on({}, [man(2, 'z', 70, 60)]).do(ahead(62), charge))).toEqual([
      'figure.moved: a, by 1, to 62,60, cost 2, manner walk',
      'mover.set: a',
      'figure.moved: a, by 1, to 67.5,60, cost 5.5, manner walk',
      'figure.charged: a, links [a, z], rough false',
      'mover.set: nobody',
      'bts.ask.act',
    ]);
  });

  it('BTS-SPR-44: who has killed all he charged by the impact goes on', () => {
    expect(
      after(
        on({ rules: [{ id: 'srImpact', x: 4 }] }, [man(2, 'z', 70, 60), man(2, 'y', 110, 110)]).do(
          charge,
          roll('wound', 6),
        ),
      ),
    ).toEqual([
      'figure.moved: a, by 1, to 67.5,60, cost 7.5, manner walk',
      'figure.charged: a, links [a, z], rough false',
      'mover.set: nobody',
      'wounds.rolled: z, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: z, wounds 1, lost 1',
      'figure.removed: z, cause wounds',
      'figure.marked: a, done false',
      'mover.set: a',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-SPR-79: a flight is a whole move; a charge from the air has no impact', () => {
    expect(after(on({ rules: ['srFlight'] }).do({ do: 'fly', figure: 'a', to: [80, 60] }))).toEqual([
      'figure.moved: a, by 1, to 80,60, cost 20, manner fly',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(
      after(
        on({ rules: ['srFlight'] }, [man(2, 'z', 80, 60)]).do({
          do: 'fly',
          figure: 'a',
          to: [77.5, 60],
          targets: ['z'],
        }),
      ),
    ).toEqual([
      'figure.moved: a, by 1, to 77.5,60, cost 17.5, manner fly',
      'figure.charged: a, links [a, z], rough false',
      'bts.ask.act',
    ]);
  });

  it('BTS-DEF-05, BTS-DEF-15: across a barrier and up an edge, from where one walks to or stands', () => {
    expect(after(on({}, [man(2, 'z', 67.3, 60)], [wall]).do(storm))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'figure.charged: a, links [a, z, barrier 0], rough false',
      'bts.ask.act',
    ]);
    expect(after(on({ at: [63.74, 60] }, [man(2, 'z', 67.3, 60)], [wall]).do({ ...storm, path: [] }))).toEqual([
      'figure.charged: a, links [a, z, barrier 0], rough false',
      'bts.ask.act',
    ]);
    expect(after(on({}, [man(2, 'z', 66.5, 60)], [{ ...cliff, height: 2 }]).do(storm))).toEqual([
      'figure.moved: a, by 1, to 63.7,60, cost 3.7, manner walk',
      'figure.charged: a, links [a, z, edge 0], rough false',
      'bts.ask.act',
    ]);
  });
});
