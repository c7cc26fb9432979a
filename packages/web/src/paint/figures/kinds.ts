/** The silhouettes there are. Each game says of each kind of fighter which of them it is; what is new gets the nearest. */
export const FIGURE_KINDS = [
  'infantry',
  'leader',
  'hero',
  'spear',
  'mage',
  'heavy',
  'bug',
  'queen',
  'hound',
  'pack',
  'swarm',
  'cavalry',
  'biker',
  'galloper',
  'team',
  'gun',
  'mortar',
  'catapult',
  'chariot',
  'walker',
  'stilt',
  'tank',
  'light',
  'hauler',
  'sledge',
  'skiff',
  'flyer',
  'monster',
  'maw',
  'mound',
  'titan',
  'tree',
  'wisp',
] as const;

export type FigureKind = (typeof FIGURE_KINDS)[number];

/** A silhouette, and what tells it from others of its kind: a hood, fins, scythes. */
export interface Silhouette {
  readonly kind: FigureKind;
  readonly with?: readonly string[];
}

/** Short for tables: the kind, then what tells it from others of its kind. */
export const looksLike = (kind: FigureKind, ...features: string[]): Silhouette =>
  features.length === 0 ? { kind } : { kind, with: features };
