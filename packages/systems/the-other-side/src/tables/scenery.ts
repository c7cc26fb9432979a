import type { TerrainZone } from '../book.js';
import type { Name } from '../content/types.js';
import { named } from '../content/words.js';
import type { Trait } from '../ground/traits.js';

/** A sort of terrain and the traits all pieces of it have (TOS-TER-26). */
export interface Scenery extends Pick<TerrainZone, 'roof' | 'rooms'> {
  readonly name: Name;
  readonly traits: readonly Trait[];
}

const low = (trait: Trait['trait']): Trait => ({ trait, only: 'low' });
const all = (trait: Trait['trait']): Trait => ({ trait });

/** TOS-TER-26, section 5.3 of the book: the sample pieces. The cliff is the other zone of hills with cliffs. */
export const SCENERY = {
  hill: { name: named('Colline', 'Hill'), traits: [all('elevated'), low('blocking')] },
  cliff: { name: named('Falaise', 'Cliff'), traits: [all('impassable')] },
  water: { name: named('Eau', 'Water'), traits: [all('difficult'), low('covering')] },
  brush: { name: named('Broussailles', 'Brush'), traits: [low('difficult'), low('covering')] },
  flora: {
    name: named('Flore sauvage', 'Wild Flora'),
    traits: [{ trait: 'dangerous', only: 'low', strength: 0 }, low('difficult'), low('covering')],
  },
  minefield: { name: named('Champ de mines', 'Minefield'), traits: [{ trait: 'dangerous', strength: 3 }] },
  barricade: { name: named('Barricade', 'Barricade'), traits: [low('covering')] },
  palisade: { name: named('Palissade', 'Palisade'), traits: [low('difficult'), low('covering')] },
  forest: { name: named('Forêt dense', 'Dense Forest'), traits: [all('difficult'), all('covering'), all('blocking')] },
  wagon: { name: named('Wagon', 'Wagon'), traits: [all('blocking'), all('impassable')] },
  building: {
    name: named('Bâtiment', 'Building'),
    traits: [all('blocking'), all('impassable')],
    roof: true,
    rooms: true,
  },
  platform: {
    name: named('Plateforme surélevée', 'Raised Platform'),
    traits: [all('difficult'), all('elevated'), low('blocking'), { trait: 'impassable', only: 'high' }],
  },
} as const satisfies Readonly<Record<string, Scenery>>;

export type SceneryName = keyof typeof SCENERY;

/** Which sort a piece is: none, if the players or an effect have made it. */
export function sortOf({ name }: Pick<TerrainZone, 'name'>): SceneryName | undefined {
  const found = Object.entries(SCENERY).find(([, sort]) => sort.name.en === name.en && sort.name.fr === name.fr);
  return found?.[0] as SceneryName | undefined;
}
