/** What tells people on two feet from one another: what they wear on their heads, and what they hold. */

export type Headgear = 'helmet' | 'hood' | 'crest' | 'cap' | 'horns' | 'square' | 'hat' | 'bare' | 'crown';

const HEADS: Readonly<Record<string, Headgear>> = {
  hood: 'hood',
  veil: 'hood',
  mask: 'hood',
  crest: 'crest',
  plume: 'crest',
  cap: 'cap',
  square: 'square',
  hat: 'hat',
  kettle: 'hat',
  bare: 'bare',
  crown: 'crown',
  antlers: 'horns',
  horn: 'horns',
};

/** What somebody holds, by what is said of him. */
export const HELDS: Readonly<Record<string, Held>> = {
  'long-rifle': 'long rifle',
  scope: 'long rifle',
  launcher: 'cannon',
  harpoon: 'spear',
  bow: 'bow',
  crossbow: 'bow',
  blade: 'sword',
  pistols: 'sword',
  axe: 'sword',
  tool: 'sword',
  hook: 'sword',
  blades: 'two swords',
  claws: 'two swords',
  scythe: 'spear',
  spear: 'spear',
  halberd: 'spear',
  lantern: 'staff',
};

/** What tells somebody from others of his kind. */
export function dressed(tags: readonly string[], usual: Dress): Dress {
  const head = tags.map(tag => HEADS[tag]).find(Boolean) ?? usual.head;
  const held = tags.map(tag => HELDS[tag]).find(Boolean) ?? usual.held;
  const isCloaked = tags.includes('cloak') || usual.cape === true;
  return {
    ...usual,
    ...(head && { head }),
    ...(held && { held }),
    cape: isCloaked,
    robe: tags.includes('robe') || usual.robe === true,
    pack: !isCloaked && (usual.pack ?? (held === undefined || GUNS.has(held))),
  };
}
export type Held = 'rifle' | 'long rifle' | 'bow' | 'spear' | 'sword' | 'two swords' | 'staff' | 'cannon' | 'none';

const GUNS: ReadonlySet<Held> = new Set(['rifle', 'long rifle', 'cannon']);

export interface Dress {
  readonly head?: Headgear;
  readonly held?: Held;
  readonly cape?: boolean;
  readonly robe?: boolean;
  readonly shield?: boolean;
  readonly gilded?: boolean;
  readonly pack?: boolean;
  /** In the saddle: no legs to stand on. */
  readonly seated?: boolean;
}
