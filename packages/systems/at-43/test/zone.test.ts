import { fireZone, inFireZone } from '@banneret/geometry';
import { seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { zoneMembers } from '../src/fire/zone.js';
import { basesOf } from '../src/units.js';
import { stateOf, type At } from './scene.js';

describe('the shortcuts of the fire zone', () => {
  it('agree with the exact areas for fighters anywhere around two units', () => {
    const rng = seededRng('zone');
    const at = (x: number, y: number, spread: number): At => [
      x + rng.below(100 * spread) / 100,
      y + rng.below(100 * spread) / 100,
    ];
    for (let table = 0; table < 25; table++) {
      const unit = (x: number, y: number): At[] => Array.from({ length: 1 + rng.below(6) }, () => at(x, y, 10));
      const state = stateOf({
        units: [
          { id: 'a', seat: 0, at: unit(20, 20) },
          { id: 'b', seat: 1, at: unit(20 + rng.below(30), 30 + rng.below(25)) },
          { id: 'm', seat: 1, at: Array.from({ length: 25 }, () => at(10, 10, 60)) },
        ],
      });
      const zone = fireZone(basesOf(state, 0), basesOf(state, 1));
      const exact = state.units[2]!.fighters.filter((_, i) => inFireZone(zone, basesOf(state, 2)[i]!)).map(
        ({ id }) => id,
      );
      const quick = zoneMembers(state, 0, { unit: 1, fighter: NOBODY }).map(({ fighter }) => fighter.id);
      expect(quick).toEqual(exact);
    }
  });
});
