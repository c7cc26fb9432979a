import type { Name, TerrainPiece, TerrainType } from '../state.js';

/** A sort of terrain piece: what the players agree on for every piece of it (GDF-SET-06, GDF-LOS-16). */
export interface Scenery {
  readonly name: Name;
  readonly types: readonly TerrainType[];
  /** GDF-LOS-12: real height in inches plus one. */
  readonly height: number;
  /** GDF-TER-02: one sees into it and out of it, but not through it. */
  readonly seeIntoNotThrough?: true;
}

const scenery = (
  fr: string,
  en: string,
  height: number,
  types: readonly TerrainType[],
  seeIntoNotThrough?: true,
): Scenery => ({ name: { fr, en }, types, height, ...(seeIntoNotThrough && { seeIntoNotThrough }) });

/** Everything that stands on our tables; between them the sorts show every type of terrain. */
export const SCENERY = {
  wood: scenery('Bois', 'Wood', 5, ['cover', 'difficult'], true),
  ruin: scenery('Ruine', 'Ruin', 4, ['cover', 'difficult'], true),
  rock: scenery('Rocher', 'Rock', 5, ['impassable', 'blocking']),
  container: scenery('Conteneur', 'Container', 4, ['impassable', 'blocking', 'cover']),
  tenement: scenery('Immeuble', 'Tenement', 7, ['impassable', 'blocking']),
  silo: scenery('Silo', 'Silo', 6, ['impassable', 'blocking']),
  wall: scenery('Mur éventré', 'Breached wall', 3, ['blocking', 'cover', 'difficult'], true),
  hill: scenery('Colline', 'Hill', 3, ['elevated', 'blocking']),
  terrace: scenery('Terrasse', 'Terrace', 4, ['elevated', 'blocking', 'cover']),
  cliff: scenery('Falaise', 'Cliff', 6, ['elevated', 'blocking']),
  barricade: scenery('Barricade', 'Barricade', 2, ['cover']),
  sandbags: scenery('Sacs de sable', 'Sandbags', 2, ['cover']),
  crater: scenery('Cratère', 'Crater', 1, ['cover', 'difficult']),
  marsh: scenery('Marais', 'Marsh', 1, ['difficult']),
  ford: scenery('Gué', 'Ford', 1, ['difficult']),
  lake: scenery('Eau profonde', 'Deep water', 1, ['impassable']),
  minefield: scenery('Champ de mines', 'Minefield', 1, ['dangerous']),
  wire: scenery('Barbelés', 'Barbed wire', 1, ['difficult', 'dangerous']),
  thorns: scenery('Ronciers de fer', 'Iron thorns', 2, ['cover', 'difficult', 'dangerous']),
  slag: scenery('Coulée de scories', 'Slag flow', 1, ['dangerous']),
  crevasse: scenery('Crevasse', 'Crevasse', 1, ['gap']),
  road: scenery('Route', 'Road', 1, []),
} as const satisfies Readonly<Record<string, Scenery>>;

export type SceneryName = keyof typeof SCENERY;

/** Which sort a piece is: none, if the players have made it themselves. */
export function sortOf({ name }: Pick<TerrainPiece, 'name'>): SceneryName | undefined {
  const found = Object.entries(SCENERY).find(([, sort]) => sort.name.en === name.en && sort.name.fr === name.fr);
  return found?.[0] as SceneryName | undefined;
}
