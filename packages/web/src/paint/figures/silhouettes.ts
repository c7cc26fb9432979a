import { BEAST_FEATURES, bug, galloper, hound, maw, monster, mound, pack, queen, swarm, tree, wisp } from './beasts.js';
import { FOOT_FEATURES, heavy, hero, infantry, leader, mage, spear, team, type Has } from './foot.js';
import { catapult, gun, GUN_FEATURES, mortar } from './guns.js';
import type { FigureKind, Silhouette } from './kinds.js';
import { flyer, hauler, light, MACHINE_FEATURES, skiff, sledge, stilt, tank, titan, walker } from './machines.js';
import { biker, cavalry, chariot, MOUNT_FEATURES } from './mounted.js';
import { reachOf, type Part } from './parts.js';

interface Recipe {
  readonly parts: (has: Has) => readonly Part[];
  /** How high it stands, in millimetres: its shadow tells. */
  readonly tall: number;
  /** Of the half of its base; the rest is room for what sticks out. */
  readonly size?: number;
  /** How large each of several is that stand on the base. */
  readonly each?: number;
}

const RECIPES: Readonly<Record<FigureKind, Recipe>> = {
  infantry: { parts: infantry, tall: 26 },
  leader: { parts: leader, tall: 28 },
  hero: { parts: hero, tall: 34 },
  spear: { parts: spear, tall: 28 },
  mage: { parts: mage, tall: 30 },
  heavy: { parts: heavy, tall: 38 },
  bug: { parts: bug, tall: 20 },
  queen: { parts: queen, tall: 40 },
  hound: { parts: hound, tall: 18 },
  pack: { parts: pack, tall: 20, each: 0.54 },
  swarm: { parts: swarm, tall: 12, each: 0.5 },
  cavalry: { parts: cavalry, tall: 50, size: 0.95 },
  biker: { parts: biker, tall: 32, size: 0.95 },
  galloper: { parts: galloper, tall: 36, size: 0.95 },
  team: { parts: team, tall: 28, each: 0.54 },
  gun: { parts: gun, tall: 34 },
  mortar: { parts: mortar, tall: 26 },
  catapult: { parts: catapult, tall: 55, size: 0.95 },
  chariot: { parts: chariot, tall: 40, size: 0.95 },
  walker: { parts: walker, tall: 70 },
  stilt: { parts: stilt, tall: 85 },
  tank: { parts: tank, tall: 50, size: 0.95 },
  light: { parts: light, tall: 75, size: 0.95 },
  hauler: { parts: hauler, tall: 55, size: 0.95 },
  sledge: { parts: sledge, tall: 42, size: 0.95 },
  skiff: { parts: skiff, tall: 48, size: 0.95 },
  flyer: { parts: flyer, tall: 120 },
  monster: { parts: monster, tall: 70, size: 0.84 },
  maw: { parts: maw, tall: 60 },
  mound: { parts: mound, tall: 48 },
  titan: { parts: titan, tall: 120, size: 0.94 },
  tree: { parts: tree, tall: 110 },
  wisp: { parts: wisp, tall: 30 },
};

const ON_FOOT_SIZE = 0.92;

/** All that `Silhouette.with` may say. */
export const FEATURES: ReadonlySet<string> = new Set([
  ...FOOT_FEATURES,
  ...BEAST_FEATURES,
  ...MOUNT_FEATURES,
  ...MACHINE_FEATURES,
  ...GUN_FEATURES,
]);

/** Two silhouettes with the same words look the same. */
export const wordsOf = ({ kind, with: features = [] }: Silhouette): string => [kind, ...features].join(' ');

const known = new Map<string, readonly Part[]>();
const reaches = new Map<string, number>();

export function partsOf(silhouette: Silhouette): readonly Part[] {
  const words = wordsOf(silhouette);
  const ready = known.get(words);
  if (ready !== undefined) return ready;
  const made = RECIPES[silhouette.kind].parts(feature => silhouette.with?.includes(feature) === true);
  known.set(words, made);
  return made;
}

/** How far it reaches from the middle, in halves of its base. */
export function farthestOf(silhouette: Silhouette): number {
  const words = wordsOf(silhouette);
  const ready = reaches.get(words) ?? reachOf(partsOf(silhouette));
  reaches.set(words, ready);
  return ready;
}

export const tallnessOf = ({ kind }: Silhouette): number => RECIPES[kind].tall;
export const eachOf = ({ kind }: Silhouette): number => RECIPES[kind].each ?? 1;
export const sizeOf = ({ kind }: Silhouette): number => RECIPES[kind].size ?? ON_FOOT_SIZE;
/** In the air: its shadow lies apart from it. */
export const flies = ({ kind }: Silhouette): boolean => kind === 'flyer';
