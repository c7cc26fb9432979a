import type { FigureKind, Silhouette } from '../../paint/figures/kinds.js';
import type { Mesh } from '../mesh/mesh.js';
import { Sculptor, type Finish } from '../mesh/sculptor.js';
import { bug, galloper, hound, maw, monster, mound, pack, queen, swarm, tree, wisp } from './beasts.js';
import { heavy, hero, infantry, leader, mage, spear } from './foot.js';
import { stilt, titan, walker } from './giants.js';
import { catapult, gun, mortar, team } from './guns.js';
import { biker, cavalry, chariot } from './riders.js';
import { flyer, hauler, lighthouse, skiff, sledge, tank } from './vehicles.js';

/** How a kind of figure is sculpted. */
export interface Model {
  /** Half the length of the base that it was made for, in millimetres. */
  readonly half: number;
  /** From the ground to its top there. */
  readonly tall: number;
  sculpt(s: Sculptor, tags: readonly string[]): void;
}

export const MODELS: Readonly<Record<FigureKind, Model>> = {
  infantry: { half: 12.5, tall: 30, sculpt: infantry },
  leader: { half: 12.5, tall: 33, sculpt: leader },
  hero: { half: 12.5, tall: 34, sculpt: hero },
  spear: { half: 12.5, tall: 33, sculpt: spear },
  mage: { half: 12.5, tall: 32, sculpt: mage },
  heavy: { half: 17, tall: 33, sculpt: heavy },
  bug: { half: 15, tall: 18, sculpt: bug },
  queen: { half: 19, tall: 28, sculpt: queen },
  hound: { half: 17, tall: 22, sculpt: hound },
  pack: { half: 16, tall: 14, sculpt: pack },
  swarm: { half: 12.5, tall: 8, sculpt: swarm },
  cavalry: { half: 28, tall: 46, sculpt: cavalry },
  biker: { half: 23, tall: 30, sculpt: biker },
  galloper: { half: 30, tall: 38, sculpt: galloper },
  team: { half: 14, tall: 20, sculpt: team },
  gun: { half: 28, tall: 24, sculpt: gun },
  mortar: { half: 20, tall: 24, sculpt: mortar },
  catapult: { half: 30, tall: 42, sculpt: catapult },
  chariot: { half: 30, tall: 38, sculpt: chariot },
  walker: { half: 22, tall: 50, sculpt: walker },
  stilt: { half: 24, tall: 66, sculpt: stilt },
  tank: { half: 33, tall: 34, sculpt: tank },
  light: { half: 33, tall: 78, sculpt: lighthouse },
  hauler: { half: 33, tall: 44, sculpt: hauler },
  sledge: { half: 34, tall: 30, sculpt: sledge },
  skiff: { half: 34, tall: 60, sculpt: skiff },
  flyer: { half: 30, tall: 48, sculpt: flyer },
  monster: { half: 30, tall: 46, sculpt: monster },
  maw: { half: 29, tall: 34, sculpt: maw },
  mound: { half: 20, tall: 24, sculpt: mound },
  titan: { half: 44, tall: 106, sculpt: titan },
  wisp: { half: 12.5, tall: 26, sculpt: wisp },
  tree: { half: 20, tall: 50, sculpt: tree },
};

/** A unit whose game says nothing of its looks is a foot soldier. */
export const kindOf = (silhouette: Silhouette | undefined): FigureKind => silhouette?.kind ?? 'infantry';

export function sculpted(silhouette: Silhouette | undefined, finish: Finish): Mesh {
  const s = new Sculptor(finish);
  s.posed({ at: [0, BASE_HIGH, 0] }, () => MODELS[kindOf(silhouette)].sculpt(s, silhouette?.with ?? []));
  return s.mesh();
}

/** How thick bases are. */
export const BASE_HIGH = 3;
