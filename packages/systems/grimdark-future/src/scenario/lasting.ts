import type { Problem } from '@banneret/kernel';
import type { Army } from '../content/index.js';
import { reduceCast } from '../reduce/reduceCast.js';
import type { State } from '../state.js';
import type { UnitBody } from './position.js';

/** GDF-CAS-09: lays the spells that units are under, whoever has cast them; those of all books are known. */
export function laySpells(state: State, units: readonly UnitBody[], books: readonly Army[]): Problem | undefined {
  for (const [unit, { spells = [] }] of units.entries())
    for (const [i, id] of spells.entries()) {
      const effect = books.flatMap(book => book.spells).find(spell => spell.id === id)?.effect;
      if (effect?.kind !== 'boon')
        return {
          say: 'gdf.scenario.no-lasting-spell',
          args: { place: `position.units[${unit}].spells[${i}]`, spell: id },
        };
      const { rules, until } = effect;
      reduceCast(state, { type: 'boon.laid', unit, boon: { spell: id, rules, until } });
    }
  return undefined;
}
