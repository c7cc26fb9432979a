import { mm, type BaseShape } from '@banneret/geometry';
import type { State } from '@banneret/grimdark-future';
import { armedWith } from '../../paint/figures/foot.js';
import { looksLike, type Silhouette } from '../../paint/figures/kinds.js';

type Roster = State['battle']['rosters'][number];
export type ModelKind = Roster['kinds'][number];

/** What the units of the books look like from above, by their ids. */
export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  // The Lantern Company
  keeper: looksLike('hero'),
  'fire-reader': looksLike('mage'),
  wardens: looksLike('infantry', 'carbine'),
  lensmen: looksLike('infantry', 'long-rifle', 'hood', 'cloak'),
  bulwarks: looksLike('heavy'),
  couriers: looksLike('biker', 'guns'),
  'mortar-pit': looksLike('mortar'),
  'lamp-walker': looksLike('walker', 'lamp'),
  hauler: looksLike('hauler'),
  'rolling-light': looksLike('light'),
  kite: looksLike('flyer'),
  // The Rust Brood
  'brood-queen': looksLike('queen'),
  'rust-oracle': looksLike('mage', 'claws', 'mask'),
  gnawers: looksLike('bug'),
  shredders: looksLike('bug', 'scythes'),
  creepers: looksLike('bug', 'long-legs'),
  gallopers: looksLike('galloper'),
  burrowers: looksLike('bug', 'drill'),
  hulks: looksLike('monster'),
  'spore-mound': looksLike('mound'),
  'belly-bearer': looksLike('monster', 'pouch'),
  'great-maw': looksLike('maw'),
  colossus: looksLike('titan'),
  // The Glasswind Riders
  'wind-captain': looksLike('cavalry', 'hero'),
  'glass-singer': looksLike('mage', 'veil'),
  reavers: looksLike('infantry', 'hat'),
  'veiled-blades': looksLike('spear', 'blades', 'veil', 'hood'),
  'long-eyes': looksLike('infantry', 'long-rifle', 'scope'),
  lancers: looksLike('cavalry'),
  skimmers: looksLike('biker', 'skimmer'),
  'thunder-battery': looksLike('gun', 'pots'),
  'stilt-walker': looksLike('stilt', 'blades'),
  'storm-skiff': looksLike('skiff'),
  'glass-hawk': looksLike('flyer', 'feathers'),
  leviathan: looksLike('monster', 'leviathan'),
};

/** Weapons that one sees from above. */
const CARRIED: Readonly<Record<string, string>> = {
  'flare-tube': 'launcher',
  'lens-rifle': 'long-rifle',
  'long-lens': 'long-rifle',
  'glass-rifle': 'long-rifle',
  'vitriol-jet': 'launcher',
  'bolt-thrower': 'launcher',
};

/** A figure of a unit; `roster` is what its model was listed in. */
export function silhouetteOf(roster: Roster, kind: ModelKind): Silhouette {
  const known = SILHOUETTES[roster.id.replace(/-\d+$/, '')] ?? byItsRules(roster, kind);
  if (known.kind !== 'infantry') return known;
  const carried = kind.weapons.map(weapon => CARRIED[roster.weapons[weapon]?.id ?? '']).find(Boolean);
  return carried === undefined ? known : armedWith(known, carried);
}

const FOOT = mm(32);
const LARGE = mm(60);

/** For armies of one's own: the nearest by what the rules say of it. */
export function byItsRules({ weapons }: Pick<Roster, 'weapons'>, kind: ModelKind): Silhouette {
  const has = (rule: string): boolean => kind.rules.some(({ id }) => id === rule);
  const shoots = kind.weapons.some(weapon => weapons[weapon]?.range !== undefined);
  const { base } = kind;
  if (has('aircraft')) return looksLike('flyer');
  if (base.kind === 'rectangle')
    return has('flying') ? looksLike('skiff') : looksLike(has('transport') ? 'hauler' : 'tank');
  if (base.kind === 'oval') {
    if (lengthOf(base) >= mm(90)) return looksLike(shoots && !has('fear') ? 'walker' : 'monster');
    if (has('flying')) return looksLike('biker', 'skimmer');
    return kind.hero ? looksLike('cavalry', 'hero') : looksLike('cavalry');
  }
  if (has('caster')) return looksLike('mage');
  if (kind.hero) return looksLike('hero');
  if (lengthOf(base) >= LARGE) {
    if (has('immobile') || has('artillery')) return looksLike('gun');
    return looksLike(shoots ? 'walker' : 'monster');
  }
  if (lengthOf(base) > FOOT) return looksLike('heavy');
  return looksLike(shoots ? 'infantry' : 'spear');
}

const lengthOf = (base: BaseShape): number => (base.kind === 'round' ? 2 * base.radius : base.length);
