import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';
import { told } from './told.js';

/** Spells as they are cast and put into force, event by event. */

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
const after = (t: Scene): string[] => [...told(t), t.next];

describe('the roll', () => {
  it('BTS-MAG-05: D6 and Morale against what the spell needs; after a failure the Mage may go on too', () => {
    expect(
      after(
        scene({ figures: [mage('numb'), z] }).do(
          { do: 'cast', figure: 'm', spell: 'numb', target: 'z' },
          roll('spell', 1),
        ),
      ),
    ).toEqual([
      'spell.rolled: m, spell numb, target 1, face 1, total 7, need 7, cast true',
      'mover.set: m',
      'effect.gained: z, id numb, until game, source 0',
      'bts.ask.go-on',
    ]);
    expect(
      after(
        scene({ figures: [mage('numb', { morale: 5 }), z] }).do(
          { do: 'cast', figure: 'm', spell: 'numb', target: 'z' },
          roll('spell', 1),
        ),
      ),
    ).toEqual([
      'spell.rolled: m, spell numb, target 1, face 1, total 6, need 7, cast false',
      'mover.set: m',
      'bts.ask.go-on',
    ]);
  });
});

describe('lasting spells', () => {
  it('BTS-SPL-01 to -03, -05, -08, -09, -11: each in force as long as it says', () => {
    expect(after(cast('immobilise', 'z', [z]))).toEqual([
      'spell.rolled: m, spell immobilise, target 1, face 5, total 11, need 6, cast true',
      'mover.set: m',
      'effect.gained: z, id immobilised, until turn, source 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('blindingLight', 'm', [z]))).toEqual([
      'spell.rolled: m, spell blindingLight, target 0, face 5, total 11, need 8, cast true',
      'mover.set: m',
      'effect.gained: m, id blindingLight, until wound, source 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('courage', 'm', [z]))).toEqual([
      'spell.rolled: m, spell courage, target 0, face 5, total 11, need 9, cast true',
      'mover.set: m',
      'effect.gained: m, id courage, until wound, source 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('weakMind', 'z', [z]))).toEqual([
      'spell.rolled: m, spell weakMind, target 1, face 5, total 11, need 7, cast true',
      'mover.set: m',
      'effect.gained: z, id weakMind, until game, source 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('terror', 'm', [z]))).toEqual([
      'spell.rolled: m, spell terror, target 0, face 5, total 11, need 8, cast true',
      'mover.set: m',
      'effect.gained: m, id terror, until wound, source 0',
      'bts.ask.go-on',
    ]);
    expect(after(cast('bestialRage', 'a', [man(1, 'a', 34, 20), z]))).toEqual([
      'spell.rolled: m, spell bestialRage, target 1, face 5, total 11, need 10, cast true',
      'mover.set: m',
      'effect.gained: a, id bestialRage, until turn, source 0',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-SPL-06: the Song gives a PV back', () => {
    expect(after(cast('song', 'a', [man(1, 'a', 34, 20, { pv: 2, left: 1 }), z]))).toEqual([
      'spell.rolled: m, spell song, target 1, face 5, total 11, need 10, cast true',
      'mover.set: m',
      'figure.healed: a, pv 1',
      'bts.ask.go-on',
    ]);
  });

  it('BTS-SPL-12, R-120: the Elements take PV without a save, no more than there are; of a Vehicle a roll of damage', () => {
    expect(after(cast('elements', 'y', [foe(), z]).do(roll('elements', 4)))).toEqual([
      'spell.rolled: m, spell elements, target 1, face 5, total 11, need 11, cast true',
      'mover.set: m',
      'figure.wounded: y, wounds 2, lost 2',
      'bts.ask.go-on',
    ]);
    expect(after(cast('elements', 'y', [foe({ pv: 1 }), z]).do(roll('elements', 6)))).toEqual([
      'spell.rolled: m, spell elements, target 1, face 5, total 11, need 11, cast true',
      'mover.set: m',
      'figure.wounded: y, wounds 1, lost 1',
      'figure.removed: y, cause wounds',
      'bts.ask.go-on',
    ]);
    expect(
      after(
        cast('elements', 'y', [
          foe({ build: 'vehicle', baseMm: [40, 40], attacks: 0, melee: [], vehicle: { front: 9, flank: 9, rear: 9 } }),
          z,
        ]),
      ),
    ).toEqual([
      'spell.rolled: m, spell elements, target 1, face 5, total 11, need 11, cast true',
      'mover.set: m',
      'bts.roll.damage',
    ]);
  });
});
