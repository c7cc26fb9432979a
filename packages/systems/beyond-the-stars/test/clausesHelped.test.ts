import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { house, inside, man, roll, scene, type Scene } from './scene.js';
import { told } from './told.js';

/** Help, and getting on, off, in and out as they are carried out, event by event, and what is asked or rolled next. */

const z = man(2, 'z', 110, 110);
const on = (
  a: Partial<FigureBody>,
  others: readonly FigureBody[] = [z],
  terrain: readonly TerrainBody[] = [],
  more: Partial<Body> = {},
): Scene => scene({ terrain, figures: [man(1, 'a', 60, 60, a), man(1, 'o', 5, 5), ...others], ...more });
const after = (t: Scene): string[] => [...told(t), t.next];
const hull = man(1, 'v', 70, 60, {
  build: 'vehicle',
  baseMm: [60, 60],
  height: 4,
  attacks: 0,
  melee: [],
  mvt: 20,
  capacity: 2,
  vehicle: { front: 12, flank: 11, rear: 10 },
});
const wreck: FigureBody = {
  ...hull,
  at: [64.25, 60],
  ranged: [{ id: 'g' }, { id: 'k' }],
  damage: { engine: true, weapons: ['g', 'k'] },
};
const hurt = man(1, 'h', 62.5, 60, { pv: 2, left: 1 });
const repairer = { rules: ['srRepairer'] };
const tower = house({ storeys: 2 });

describe('help', () => {
  it('BTS-IMP-08, H-15: a 4 heals; either way the move is over', () => {
    expect(
      after(on({ support: ['medkit'] }, [hurt, z]).do({ do: 'heal', figure: 'a', target: 'h' }, roll('heal', 4))),
    ).toEqual([
      'heal.rolled: a, target 2, face 4, healed true',
      'figure.marked: a, repaired true',
      'figure.marked: a, done true',
      'figure.healed: h, pv 1',
      'bts.ask.act',
    ]);
    expect(
      after(on({ support: ['medkit'] }, [hurt, z]).do({ do: 'heal', figure: 'a', target: 'h' }, roll('heal', 3))),
    ).toEqual([
      'heal.rolled: a, target 2, face 3, healed false',
      'figure.marked: a, repaired true',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });

  it('BTS-SPR-65, R-47: a 4 mends what was named, and nothing else', () => {
    expect(
      after(
        on(repairer, [{ ...hurt, build: 'walker' }, z]).do(
          { do: 'repair', figure: 'a', target: 'h', what: 'pv' },
          roll('repair', 4),
        ),
      ),
    ).toEqual([
      'repair.rolled: a, target 2, face 4, repaired true',
      'figure.marked: a, repaired true',
      'figure.marked: a, done true',
      'figure.healed: h, pv 1',
      'bts.ask.act',
    ]);
    expect(
      after(on(repairer, [wreck, z]).do({ do: 'repair', figure: 'a', target: 'v', what: 'engine' }, roll('repair', 4))),
    ).toEqual([
      'repair.rolled: a, target 2, face 4, repaired true',
      'figure.marked: a, repaired true',
      'figure.marked: a, done true',
      'vehicle.damaged: v, weapons [0; 1], engine false, crewLost 0, mountsLost 0, silent false',
      'bts.ask.act',
    ]);
    expect(
      after(on(repairer, [wreck, z]).do({ do: 'repair', figure: 'a', target: 'v', what: 1 }, roll('repair', 5))),
    ).toEqual([
      'repair.rolled: a, target 2, face 5, repaired true',
      'figure.marked: a, repaired true',
      'figure.marked: a, done true',
      'vehicle.damaged: v, weapons [0], engine true, crewLost 0, mountsLost 0, silent false',
      'bts.ask.act',
    ]);
    expect(
      after(on(repairer, [wreck, z]).do({ do: 'repair', figure: 'a', target: 'v', what: 1 }, roll('repair', 3))),
    ).toEqual([
      'repair.rolled: a, target 2, face 3, repaired false',
      'figure.marked: a, repaired true',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });
});

describe('in and out', () => {
  it('BTS-MON-08, BTS-MON-09: on board the move is over; who gets off has half of his Mvt left', () => {
    expect(after(on({}, [hull, z]).do({ do: 'embark', figure: 'a', host: 'v', path: [[65.74, 60]] }))).toEqual([
      'figure.moved: a, by 1, to 65.7,60, cost 5.7, manner walk',
      'figure.marked: a, done true',
      'figure.boarded: a, v',
      'bts.ask.act',
    ]);
    expect(after(on({ at: [65.74, 60] }, [hull, z]).do({ do: 'embark', figure: 'a', host: 'v' }))).toEqual([
      'figure.marked: a, done true',
      'figure.boarded: a, v',
      'bts.ask.act',
    ]);
    expect(
      after(
        scene({ figures: [hull, man(1, 'p', 0, 0, { place: 'aboard', host: 'v' }), z] }).do({
          do: 'disembark',
          figure: 'v',
          target: 'p',
          to: [74.26, 60],
        }),
      ),
    ).toEqual([
      'figure.placed: p, to 74.3,60, how disembarked',
      'figure.marked: p, spent 7, boarded true',
      'bts.ask.act',
    ]);
  });

  it('BTS-BLD-03, BTS-BLD-16: in by a door; where the enemy is, it is a charge and a fight, unless it is one already', () => {
    expect(
      after(
        on({ at: [45, 56] }, [z], [tower]).do({ do: 'enter', figure: 'a', path: [[48.7, 56]], piece: 'h', opening: 0 }),
      ),
    ).toEqual([
      'figure.moved: a, by 1, to 48.7,56, cost 3.7, manner walk',
      'building.entered: a, piece 0, storey 0',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(
      after(
        on({ at: [45, 56] }, [inside(1, 'b'), inside(2, 'y', { storey: 1 }), z], [tower]).do({
          do: 'enter',
          figure: 'a',
          path: [[48.7, 56]],
          piece: 'h',
          opening: 0,
        }),
      ),
    ).toEqual([
      'figure.moved: a, by 1, to 48.7,56, cost 3.7, manner walk',
      'building.entered: a, piece 0, storey 0',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(
      after(
        on({ at: [45, 56] }, [inside(2, 'y'), z], [tower]).do({
          do: 'enter',
          figure: 'a',
          path: [[48.7, 56]],
          piece: 'h',
          opening: 0,
        }),
      ),
    ).toEqual([
      'figure.moved: a, by 1, to 48.7,56, cost 3.7, manner walk',
      'building.entered: a, piece 0, storey 0',
      'figure.charged: a, links [], rough false',
      'fight.began: piece 0, storey 0, assailant 0',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(
      after(
        on({ at: [45, 56] }, [inside(1, 'b'), inside(2, 'y'), z], [tower], {
          fights: [{ building: 'h', assailant: 1 }],
        }).do({ do: 'enter', figure: 'a', path: [[48.7, 56]], piece: 'h', opening: 0 }),
      ),
    ).toEqual([
      'figure.moved: a, by 1, to 48.7,56, cost 3.7, manner walk',
      'building.entered: a, piece 0, storey 0',
      'figure.charged: a, links [], rough false',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });

  it('BTS-BLD-05, BTS-BLD-23: out at the door, and on; to another storey takes a whole move', () => {
    expect(
      after(scene({ terrain: [tower], figures: [inside(1, 'a'), z] }).do({ do: 'leave', figure: 'a', opening: 0 })),
    ).toEqual(['building.left: a, to 48.7,56', 'figure.marked: a, moved true', 'mover.set: a', 'bts.ask.go-on']);
    expect(
      after(
        scene({ terrain: [tower], figures: [inside(1, 'a'), man(1, 'o', 5, 5), inside(2, 'y', { storey: 1 }), z] }).do({
          do: 'storey',
          figure: 'a',
          storey: 1,
        }),
      ),
    ).toEqual([
      'figure.marked: a, spent 15, moved true',
      'storey.changed: a, storey 1',
      'figure.charged: a, links [], rough false',
      'fight.began: piece 0, storey 1, assailant 0',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
    expect(
      after(
        scene({ terrain: [tower], figures: [inside(1, 'a'), man(1, 'o', 5, 5), z] }).do({
          do: 'storey',
          figure: 'a',
          storey: 1,
        }),
      ),
    ).toEqual([
      'figure.marked: a, spent 15, moved true',
      'storey.changed: a, storey 1',
      'figure.marked: a, done true',
      'bts.ask.act',
    ]);
  });
});
