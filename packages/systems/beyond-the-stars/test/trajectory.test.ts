import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { seesFigure } from '../src/sight/sight.js';
import { obstructions } from '../src/sight/trajectory.js';
import { man, roll, scene, type Scene } from './scene.js';

const shoot = (figure: string, ...targets: string[]) => ({
  do: 'shoot',
  volleys: [{ figure, shots: [{ weapon: 0, targets }] }],
});
const gunner = (more: Partial<FigureBody> = {}) => man(1, 'a', 20, 20, { ranged: [{ force: 6 }], ...more });
const at = (figures: readonly FigureBody[], more: Partial<Body> = {}): Scene =>
  scene({ figures, begin: 'shots', ...more });
const fence = (height: number) => ({ id: 'fence', kind: 'obstacle', box: [38, 10, 0.5, 20] as const, height });

describe('line of sight', () => {
  it('BTS-GEN-17, BTS-GEN-21, R-20: from the eye to the body; whatever shows above a wall is seen', () => {
    const sees = (height: number) => {
      const t = at([gunner(), man(2, 'z', 40, 20)], { terrain: [fence(height)] });
      return seesFigure(t.state, 0, 1);
    };
    expect([sees(1.5), sees(2.7), sees(3), sees(5)]).toEqual([true, true, false, false]);
  });

  it('BTS-GEN-18: of a figure behind a wall higher than itself nothing that counts can be seen', () => {
    const t = at([gunner(), man(2, 'z', 40, 20)], { terrain: [fence(3.1)] });
    expect(seesFigure(t.state, 0, 1)).toBe(false);
  });

  it('BTS-GEN-19: seen is what one of three straight lines from the middle reaches: past a corner half a base will do', () => {
    const post = (y: number) => ({ id: 'post', kind: 'impassable', box: [30, y, 2, 20] as const, height: 9 });
    const sees = (y: number) => seesFigure(at([gunner(), man(2, 'z', 40, 20)], { terrain: [post(y)] }).state, 0, 1);
    expect([sees(19.5), sees(19.2)]).toEqual([true, false]);
  });

  it('BTS-GEN-20: a figure always sees itself', () => {
    expect(
      seesFigure(at([gunner()], { terrain: [{ kind: 'wooded', box: [10, 10, 20, 20], height: 9 }] }).state, 0, 0),
    ).toBe(true);
  });
});

describe('Trajectory rolls', () => {
  it('BTS-SHO-12, R-21: scenery that hides half of the target or more takes a roll of 4+ for each hit', () => {
    const hidden = (height: number) =>
      obstructions(at([gunner(), man(2, 'z', 40, 20)], { terrain: [fence(height)] }).state, 0, 1);
    expect(hidden(1.5)).toEqual([{ kind: 'piece', id: 0 }]);
    expect(hidden(1.3)).toEqual([]);
    const shot = (face: number) =>
      at([gunner(), man(2, 'z', 40, 20)], { terrain: [fence(1.5)] }).do(
        shoot('a', 'z'),
        roll('to-hit', 6),
        roll('trajectory', face),
      ).next;
    expect([shot(4), shot(3)]).toEqual(['bts.roll.wound', 'over']);
  });

  it('BTS-SHO-11: the Trajectory rolls stand between to-hit and wound rolls, hit by hit', () => {
    const t = at([gunner({ ranged: [{ dice: 2 }] }), man(2, 'z', 40, 20, { pv: 9 })], { terrain: [fence(1.5)] });
    t.do(shoot('a', 'z', 'z'), roll('to-hit', 6, 6), roll('trajectory', 6), roll('wound', 1), roll('trajectory', 1));
    expect(t.told.filter(type => /rolled/.test(type))).toEqual([
      'hits.rolled',
      'trajectory.rolled',
      'wounds.rolled',
      'trajectory.rolled',
    ]);
  });

  it('BTS-SHO-13, R-55, edge case 28: an enemy that hides half of the target takes the wound roll when the roll fails', () => {
    const figures = [gunner(), man(2, 'y', 35, 20), man(2, 'z', 40, 20, { height: 4 })];
    const passed = at(figures).do(shoot('a', 'z'), roll('to-hit', 6), roll('trajectory', 4), roll('wound', 6));
    expect([passed.figure('y').place, passed.figure('z').place]).toEqual(['table', 'gone']);
    const failed = at(figures).do(shoot('a', 'z'), roll('to-hit', 6), roll('trajectory', 3), roll('wound', 6));
    expect([failed.figure('y').place, failed.figure('z').place]).toEqual(['gone', 'table']);
  });

  it('BTS-SHO-13: example 4bis: the book’s two hits: a 6 goes on to the target, a 3 strikes the enemy in the way', () => {
    const t = at([
      gunner({ ranged: [{ dice: 2 }] }),
      man(2, 'y', 35, 20, { pv: 3 }),
      man(2, 'z', 40, 20, { height: 4, pv: 3 }),
    ]);
    t.do(
      shoot('a', 'z', 'z'),
      roll('to-hit', 5, 5),
      roll('trajectory', 6),
      roll('wound', 1),
      roll('trajectory', 3),
      roll('wound', 1),
    );
    expect(t.events('wounds.rolled').map(({ victim }) => victim)).toEqual([2, 1]);
  });

  it('BTS-SHO-14: an ally on the trajectory forbids the shot', () => {
    const figures = (y: number) => [
      gunner(),
      man(1, 'c', 30, y),
      man(2, 'z', 40, 20, { height: 4 }),
      man(1, 'q', 60, 60, { ranged: [{}] }),
    ];
    expect(at(figures(20)).refusal(shoot('a', 'z'))).toEqual(['BTS-SHO-14']);
    expect(at(figures(23)).refusal(shoot('a', 'z'))).toEqual([]);
  });

  it('BTS-SHO-15, edge case 29: a blocker killed by an earlier hit does not hinder the next', () => {
    const t = at([
      gunner({ ranged: [{ dice: 2, force: 9 }] }),
      man(2, 'y', 35, 20),
      man(2, 'z', 40, 20, { height: 4 }),
    ]);
    t.do(shoot('a', 'z', 'z'), roll('to-hit', 6, 6), roll('trajectory', 1), roll('wound', 6));
    expect(t.figure('y').place).toBe('gone');
    expect(t.next).toBe('bts.roll.wound');
  });

  it('BTS-SHO-18: at an Engaged Walker or Monster one shoots even through an ally, with +1 on the Trajectory', () => {
    const figures = (build: NonNullable<FigureBody['build']>) => [
      gunner(),
      man(1, 'c', 35, 20),
      man(2, 'z', 40, 20, { build, height: 4, pv: 5 }),
      man(1, 'd', 42.5, 20),
    ];
    const t = at(figures('walker'), { engaged: [['d', 'z']] });
    expect(t.refusal(shoot('a', 'z'))).toEqual([]);
    t.do(shoot('a', 'z'), roll('to-hit', 6), roll('trajectory', 3));
    expect([t.events('trajectory.rolled')[0]?.passed, t.next]).toEqual([true, 'bts.roll.wound']);
    expect(at(figures('infantry'), { engaged: [['d', 'z']] }).next).toBe('over');
    expect(at(figures('walker')).next).toBe('over');
  });

  it('BTS-SHO-19, R-53: one roll for each obstruction, nearest first; the first failure stops the shot there', () => {
    const figures = [gunner(), man(2, 'y', 30, 20, { pv: 3 }), man(2, 'z', 40, 20, { height: 5 })];
    const t = at(figures, { terrain: [fence(2.4)] });
    expect(obstructions(t.state, 0, 2)).toEqual([
      { kind: 'figure', id: 1 },
      { kind: 'piece', id: 0 },
    ]);
    t.do(shoot('a', 'z'), roll('to-hit', 6), roll('trajectory', 4), roll('trajectory', 3));
    expect([t.events('trajectory.rolled').map(({ by }) => by.kind), t.next]).toEqual([['figure', 'piece'], 'over']);
  });

  it('BTS-SHO-16: an Engaged enemy on the trajectory gives -1 as well', () => {
    const figures = [gunner(), man(2, 'y', 35, 20), man(1, 'c', 35, 22.5), man(2, 'z', 40, 20, { height: 4 })];
    const t = at(figures, { engaged: [['c', 'y']] }).do(shoot('a', 'z'), roll('to-hit', 1));
    expect(t.events('hits.rolled')[0]?.modifier).toBe(-1);
  });

  it('H-03: whoever stands in a wood is covered by it, whoever shoots out of it is not hindered', () => {
    const wood = { id: 'wood', kind: 'wooded', box: [36, 15, 10, 10] as const, height: 8 };
    const t = at([gunner(), man(2, 'z', 40, 20, { ranged: [{}] })], { terrain: [wood] });
    expect(seesFigure(t.state, 0, 1)).toBe(true);
    expect([obstructions(t.state, 0, 1), obstructions(t.state, 1, 0)]).toEqual([[{ kind: 'piece', id: 0 }], []]);
  });
});
