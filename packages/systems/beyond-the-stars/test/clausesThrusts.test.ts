import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { END, man, roll, scene, type Scene } from './scene.js';
import { told } from './told.js';

/** Magic Push, Compel and General Panic, event by event. */

const z = man(2, 'z', 60, 20);
const mage = (spell: NonNullable<FigureBody['spells']>[number], more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 30, 20, { rank: 3, morale: 6, keywords: ['mage'], spells: [spell], pv: 3, ...more });
const cast = (
  spell: NonNullable<FigureBody['spells']>[number],
  target: string,
  others: readonly FigureBody[],
  more: Partial<Body> = {},
): Scene =>
  scene({ figures: [mage(spell), ...others], ...more }).do(
    { do: 'cast', figure: 'm', spell, target },
    roll('spell', 5),
  );
const foe = (more: Partial<FigureBody> = {}): FigureBody => man(2, 'y', 40, 20, { pv: 3, ...more });
const platform: TerrainBody = { kind: 'platform', box: [35, 10, 8, 20], height: 4 };
const after = (t: Scene): string[] => [...told(t), t.next];

describe('Magic Push', () => {
  it('BTS-SPL-04, R-72: away from the Mage as far as the dice say, a hit of F5, down, and a hit of F3', () => {
    expect(after(cast('push', 'y', [foe(), z]).do(roll('push', 3, 2), roll('wound', 1), roll('wound', 1)))).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'links.cut: figures [1]',
      'figure.shifted: y, to 45,20, how ejected',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'figure.thrown: y',
      'wounds.rolled: y, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('push', 'y', [foe(), z]).do(roll('push', 3, 2), roll('wound', 6), roll('wound', 6)))).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'links.cut: figures [1]',
      'figure.shifted: y, to 45,20, how ejected',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: y, wounds 1, lost 1',
      'figure.thrown: y',
      'wounds.rolled: y, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: y, wounds 1, lost 1',
      'bts.ask.go-on',
    ]);
    expect(after(cast('push', 'y', [foe({ pv: 1 }), z]).do(roll('push', 3, 2), roll('wound', 6)))).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'links.cut: figures [1]',
      'figure.shifted: y, to 45,20, how ejected',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [6], seconds [], wounds 1',
      'figure.wounded: y, wounds 1, lost 1',
      'figure.removed: y, cause wounds',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-SPL-04: riders fly half as far and are hit twice; the heavy only hit', () => {
    expect(
      after(
        cast('push', 'y', [foe({ build: 'cavalry', height: 5 }), z]).do(
          roll('push', 3),
          roll('wound', 1, 1),
          roll('wound', 1),
        ),
      ),
    ).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'links.cut: figures [1]',
      'figure.shifted: y, to 43,20, how ejected',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [1; 1], seconds [], wounds 0',
      'figure.thrown: y',
      'wounds.rolled: y, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('push', 'y', [foe({ build: 'monster', baseMm: 50 }), z]).do(roll('wound', 1)))).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('push', 'y', [foe({ force: 6 }), z]).do(roll('wound', 1)))).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-SPL-04: whom he strikes goes down with him; against something heavy it is struck too', () => {
    expect(
      after(
        cast('push', 'y', [foe(), man(2, 'x', 44, 20, { pv: 3 }), z]).do(
          roll('push', 5, 5),
          roll('wound', 1),
          roll('wound', 1),
          roll('wound', 1),
        ),
      ),
    ).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'links.cut: figures [1]',
      'figure.shifted: y, to 41.5,20, how ejected',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'figure.thrown: y',
      'figure.thrown: x',
      'wounds.rolled: y, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'wounds.rolled: x, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'bts.ask.go-on',
    ]);
    expect(
      after(
        cast('push', 'y', [foe(), man(2, 'x', 46, 20, { build: 'monster', baseMm: 50, pv: 5 }), z]).do(
          roll('push', 5, 5),
          roll('wound', 1),
          roll('wound', 1),
          roll('wound', 1),
        ),
      ),
    ).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'links.cut: figures [1]',
      'figure.shifted: y, to 42.3,20, how ejected',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'figure.thrown: y',
      'wounds.rolled: y, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'wounds.rolled: x, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-SPL-04: off a height it is a fall as well', () => {
    expect(after(cast('push', 'y', [foe(), z], { terrain: [platform] }).do(roll('push', 5, 1)))).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'links.cut: figures [1]',
      'figure.shifted: y, to 46,20, how ejected',
      'figure.thrown: y',
      'bts.roll.wound',
    ]);
  });

  it('BTS-SPL-04, BTS-CHG-19: out of a combat all who fight in it go down', () => {
    expect(
      after(
        cast('push', 'y', [foe(), man(1, 'a', 40, 22.5, { pv: 3 }), man(1, 'b', 80, 22.5), man(2, 'w', 80, 20), z], {
          engaged: [
            ['a', 'y'],
            ['b', 'w'],
          ],
        }).do(roll('push', 3, 2), roll('wound', 1), roll('wound', 1), roll('wound', 1)),
      ),
    ).toEqual([
      'spell.rolled: m, spell push, target 1, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'duels.split: duels [], links [a, y; b, w]',
      'links.cut: figures [1]',
      'figure.shifted: y, to 45,20, how ejected',
      'wounds.rolled: y, by 0, force 5, defence 4, need 4, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'figure.thrown: y',
      'figure.thrown: a',
      'wounds.rolled: y, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'wounds.rolled: a, by 0, force 3, defence 4, need 5, second 0, modifier 0, faces [1], seconds [], wounds 0',
      'bts.ask.go-on',
    ]);
  });
});

describe('Compel', () => {
  it('BTS-SPL-07, R-73: the other side moves him up to half of his Mvt, then he is Immobilised', () => {
    expect(after(cast('compel', 'y', [foe(), z]))).toEqual([
      'spell.rolled: m, spell compel, target 1, face 5, total 11, need 7, cast true',
      'mover.set: m',
      'figure.marked: y, spent 0, done false, noMove false, rough false, brave true',
      'bts.ask.go-on',
    ]);
    expect(after(cast('compel', 'y', [foe(), z]).do({ do: 'walk', figure: 'y', path: [[40, 27]] }))).toEqual([
      'spell.rolled: m, spell compel, target 1, face 5, total 11, need 7, cast true',
      'mover.set: m',
      'figure.marked: y, spent 0, done false, noMove false, rough false, brave true',
      'figure.moved: y, by 1, to 40,27, cost 7, manner walk',
      'figure.marked: y, done true',
      'mover.set: nobody',
      'figure.marked: y, noMove true, done true, brave false',
      'effect.gained: y, id immobilised, until turn, source 0',
      'mover.set: m',
      'bts.ask.go-on',
    ]);
    expect(after(cast('compel', 'y', [foe(), z]).do(END))).toEqual([
      'spell.rolled: m, spell compel, target 1, face 5, total 11, need 7, cast true',
      'mover.set: m',
      'figure.marked: y, spent 0, done false, noMove false, rough false, brave true',
      'figure.marked: y, noMove true, done true, brave false',
      'effect.gained: y, id immobilised, until turn, source 0',
      'mover.set: m',
      'bts.ask.go-on',
    ]);
    expect(after(cast('compel', 'y', [foe(), man(1, 'a', 40, 22.5), z], { engaged: [['a', 'y']] }))).toEqual([
      'spell.rolled: m, spell compel, target 1, face 5, total 11, need 7, cast true',
      'mover.set: m',
      'figure.marked: y, noMove true, done true, brave false',
      'effect.gained: y, id immobilised, until turn, source 0',
      'mover.set: m',
      'bts.ask.go-on',
    ]);
    expect(
      after(
        cast('compel', 'y', [foe({ build: 'monster', baseMm: 50, facing: 90 }), z]).do({
          do: 'drive',
          figure: 'y',
          facing: 1024,
          length: 40_000,
        }),
      ),
    ).toEqual([
      'spell.rolled: m, spell compel, target 1, face 5, total 11, need 7, cast true',
      'mover.set: m',
      'figure.marked: y, spent 0, done false, noMove false, rough false, brave true',
      'figure.moved: y, by 1, to 40,24, cost 4, manner drive',
      'mover.set: y',
      'figure.marked: y, noMove true, done true, brave false',
      'effect.gained: y, id immobilised, until turn, source 0',
      'mover.set: m',
      'bts.ask.go-on',
    ]);
  });
});

describe('General Panic', () => {
  it('BTS-SPL-10, R-74: those near him test in the order he likes; who fails flees as far as he can', () => {
    expect(
      after(
        cast('generalPanic', 'm', [
          man(2, 'y', 36, 20, { morale: 2 }),
          man(2, 'x', 30, 25, { morale: 2 }),
          man(2, 'w', 25, 20, { morale: 0 }),
          z,
        ]),
      ),
    ).toEqual([
      'spell.rolled: m, spell generalPanic, target 0, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'bts.ask.panic-order',
    ]);
    expect(
      after(
        cast('generalPanic', 'm', [man(2, 'y', 36, 20, { morale: 2 }), man(2, 'x', 30, 25, { morale: 2 }), z]).do(
          'x',
          roll('morale', 1, 1),
          roll('morale', 6, 6),
        ),
      ),
    ).toEqual([
      'spell.rolled: m, spell generalPanic, target 0, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'morale.tested: x, faces [1; 1], total 4, passed false, how rolled',
      'figure.shifted: x, to 30,40, how fled',
      'figure.marked: x, noMove true, done true, moved true, spent 15',
      'morale.tested: y, faces [6; 6], total 14, passed true, how rolled',
      'bts.ask.go-on',
    ]);
    expect(
      after(
        cast('generalPanic', 'm', [man(2, 'y', 36, 20, { morale: 2 }), man(1, 'a', 36, 22.5, { morale: 9 }), z], {
          engaged: [['a', 'y']],
        }).do(roll('morale', 1, 1)),
      ),
    ).toEqual([
      'spell.rolled: m, spell generalPanic, target 0, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'morale.tested: y, faces [1; 1], total 4, passed false, how rolled',
      'figure.marked: y, noMove true',
      'bts.ask.go-on',
    ]);
  });
});
