import type { Polygon, Um } from '@banneret/geometry';
import type { Name, Pack, UnitCard, CombinedArmsCard, AssetCard, StratagemCard } from './content/types.js';
import type { Trait } from './ground/traits.js';

/** TOS-GEN-01, TOS-MPL: the standard game for two, and the three for more. */
export const ENCOUNTERS = ['standard', 'conquest', 'killThemAll', 'triumvirate'] as const;
export type Encounter = (typeof ENCOUNTERS)[number];

/** TOS-ENC-10. */
export const OPERATIONS = ['pillage', 'supplyCache', 'pitchedBattle', 'traps'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** TOS-DEP-05. */
export const LAYOUTS = ['corners', 'confrontation', 'killingField', 'diagonals'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** TOS-TER-01, -02. A large piece with several zones is several of these with the same `piece`. */
export interface TerrainZone {
  readonly id: string;
  readonly name: Name;
  readonly outline: Polygon;
  readonly traits: readonly Trait[];
  /** The piece it is a zone of; itself unless said. */
  readonly piece?: string;
  /** TOS-TER-19, -20: does it have a flat roof to Climb on, rooms to Enter? */
  readonly roof?: boolean;
  readonly rooms?: boolean;
}

export interface Table {
  readonly id: string;
  readonly name: Name;
  readonly width: Um;
  readonly depth: Um;
  readonly terrain: readonly TerrainZone[];
}

/** What is agreed on before the game. */
export interface Options {
  /** TOS-TER-18 … -23. */
  readonly climb: boolean;
  readonly enter: boolean;
  /** TOS-DCK-15: ask for the order of several cards that go to the pile together, or keep that in which they came. */
  readonly pileOrder: boolean;
  /** Agreed on instead of flipped for. */
  readonly operation: Operation | 'flip';
  readonly layout: Layout | 'flip';
}

export const PLAIN_OPTIONS: Options = {
  climb: false,
  enter: false,
  pileOrder: false,
  operation: 'flip',
  layout: 'flip',
};

/** A unit of a list, with its Assets. An Adjunct says which of the unit's Fireteams it joins (0 unless said). */
export interface Recruit {
  readonly unit: string;
  readonly assets?: readonly { readonly asset: string; readonly fireteam?: number }[];
}

/** TOS-ENC-04 … -07, TOS-HIR: everything a player brings, but the Stratagem Deck, which is always chosen in secret. */
export interface Company {
  readonly id: string;
  readonly name: Name;
  readonly allegiance: string;
  readonly envoy?: string;
  readonly commanders: readonly Recruit[];
  readonly units: readonly Recruit[];
}

/** Everything fixed for a whole match. All states and forks share this one object, and indexes hang on it. */
export interface Book {
  readonly encounter: Encounter;
  readonly seats: number;
  /** TOS-ENC-02. */
  readonly commanders: number;
  readonly table: Table;
  readonly options: Options;
  readonly pack: Pack;
  /** A ready Company for each seat; a seat without one chooses at the table. */
  readonly companies: readonly (Company | null)[];
}

/** What a match begins with. */
export type Setup = Book;

const SEATS: Readonly<Record<Encounter, number>> = { standard: 2, conquest: 4, killThemAll: 4, triumvirate: 3 };
export const seatCount = (encounter: Encounter): number => SEATS[encounter];

interface Index {
  readonly units: ReadonlyMap<string, number>;
  readonly combinedArms: ReadonlyMap<string, CombinedArmsCard>;
  readonly assets: ReadonlyMap<string, number>;
  readonly stratagems: ReadonlyMap<string, number>;
}

const indexes = new WeakMap<Pack, Index>();

function indexOf(pack: Pack): Index {
  const known = indexes.get(pack);
  if (known !== undefined) return known;
  const places = (cards: readonly { readonly id: string }[]) => new Map(cards.map(({ id }, i) => [id, i]));
  const made: Index = {
    units: places(pack.units),
    combinedArms: new Map(pack.combinedArms.map(card => [card.id, card])),
    assets: places(pack.assets),
    stratagems: places(pack.stratagems),
  };
  indexes.set(pack, made);
  return made;
}

function placeIn(places: ReadonlyMap<string, number>, id: string): number {
  const place = places.get(id);
  if (place === undefined) throw new Error(`no card '${id}' in the pack`);
  return place;
}

export const unitPlace = ({ pack }: Book, id: string): number => placeIn(indexOf(pack).units, id);
export const assetPlace = ({ pack }: Book, id: string): number => placeIn(indexOf(pack).assets, id);
export const stratagemPlace = ({ pack }: Book, id: string): number => placeIn(indexOf(pack).stratagems, id);

export const unitCard = ({ pack }: Book, place: number): UnitCard => pack.units[place] as UnitCard;
export const assetCard = ({ pack }: Book, place: number): AssetCard => pack.assets[place] as AssetCard;
export const stratagemCard = ({ pack }: Book, place: number): StratagemCard => pack.stratagems[place] as StratagemCard;

export function combinedArmsCard({ pack }: Book, id: string): CombinedArmsCard {
  const card = indexOf(pack).combinedArms.get(id);
  if (card === undefined) throw new Error(`no Combined Arms card '${id}' in the pack`);
  return card;
}
