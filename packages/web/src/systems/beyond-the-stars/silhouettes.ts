import type { sheetOf } from '@banneret/beyond-the-stars';
import { armedWith } from '../../paint/figures/foot.js';
import { looksLike, type Silhouette } from '../../paint/figures/kinds.js';

type Sheet = ReturnType<typeof sheetOf>;

/** What the profiles of the factions look like from above, by their ids. */
export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  // March Tribes
  'storm-mother': looksLike('mage', 'antlers'),
  'march-duke': looksLike('hero', 'axe'),
  'march-knight': looksLike('hero'),
  'band-leader': looksLike('hero', 'hat'),
  'wind-speaker': looksLike('mage', 'hood'),
  'storm-child': looksLike('mage'),
  'tribal-warrior': looksLike('spear'),
  'march-veteran': looksLike('spear', 'halberd', 'crest'),
  'clan-guard': looksLike('spear', 'axe', 'square'),
  'wood-runner': looksLike('infantry', 'bow', 'hood', 'cloak'),
  frenzied: looksLike('spear', 'axe', 'antlers', 'bone-arms'),
  'steppe-hound': looksLike('hound'),
  'carrion-swarm': looksLike('swarm', 'birds'),
  ancestor: looksLike('mage', 'mask', 'veil'),
  'pack-mammoth': looksLike('monster', 'mammoth'),
  'hill-colossus': looksLike('monster', 'giant'),
  'war-chariot': looksLike('chariot'),
  catapult: looksLike('catapult'),
  'repeating-ballista': looksLike('catapult', 'ballista'),
  // The Steel Choir
  primate: looksLike('hero', 'crown'),
  cantor: looksLike('hero', 'mask'),
  lector: looksLike('hero', 'square'),
  precentor: looksLike('hero', 'cap'),
  'null-oracle': looksLike('mage', 'mask'),
  'perfect-pitch': looksLike('mage', 'crown'),
  chorister: looksLike('infantry'),
  vigil: looksLike('infantry', 'crest', 'cloak'),
  stalker: looksLike('infantry', 'long-rifle', 'hood', 'cloak'),
  'blade-dancer': looksLike('spear', 'blades', 'veil'),
  tuner: looksLike('infantry', 'tool', 'flask'),
  healer: looksLike('infantry', 'none', 'medic', 'cap'),
  automaton: looksLike('infantry', 'square', 'bone-arms'),
  'six-arm': looksLike('heavy', 'six'),
  'steel-hound': looksLike('hound', 'steel'),
  'psalm-walker': looksLike('walker', 'saws', 'choir'),
  'hymn-flesh': looksLike('walker', 'blades', 'choir'),
  'organ-beast': looksLike('monster', 'pipes'),
  processional: looksLike('tank', 'transport'),
  litany: looksLike('tank', 'organ'),
  'dissonance-gun': looksLike('gun', 'horn', 'uncrewed'),
  // Lost Fortresses
  'fortress-prince': looksLike('hero', 'crown'),
  'gate-captain': looksLike('hero', 'crest'),
  'fortress-page': looksLike('mage', 'cap'),
  halberdier: looksLike('spear', 'halberd'),
  arquebusier: looksLike('infantry', 'long-rifle', 'kettle'),
  adventurer: looksLike('infantry', 'pistols', 'hat'),
  'experimental-tank': looksLike('tank', 'steam'),
};

export function silhouetteOf(sheet: Sheet): Silhouette {
  const { profile, build, keywords, support } = sheet;
  const known = SILHOUETTES[profile] ?? byItsRules(sheet);
  if (build === 'cavalry' || build === 'bike') return mounted(sheet, known);
  if (keywords.includes('servant')) return looksLike('infantry', 'none', 'bare');
  if (known.kind === 'spear' || known.kind === 'infantry') {
    const carried = carriedBy(sheet);
    if (carried !== undefined) return armedWith(known, carried);
  }
  return support.length > 0 && known.kind === 'infantry' ? known : known;
}

const isLeader = ({ rank }: Pick<Sheet, 'rank'>): boolean => rank > 0;

function mounted({ build, rank, keywords, height }: Sheet, known: Silhouette): Silhouette {
  if (build === 'bike') return looksLike('biker', ...(isLeader({ rank }) ? ['guns'] : []));
  const features = [
    ...(keywords.includes('nexus') ? ['steel'] : height > TALL_MOUNT ? ['elk'] : []),
    ...(isLeader({ rank }) ? ['hero'] : []),
    ...(known.kind === 'mage' ? ['staff'] : []),
  ];
  return looksLike('cavalry', ...features);
}

/** In micrometres: whoever sits higher sits on something with antlers. */
const TALL_MOUNT = 55_000;

/** What was bought for them shows. */
function carriedBy({ ranged, melee }: Sheet): string | undefined {
  const [shot] = ranged;
  if (shot !== undefined)
    return 'bow' in shot && shot.bow !== undefined ? (shot.bow === 'crossbow' ? 'crossbow' : 'bow') : undefined;
  return melee.some(({ id }) => id === 'spear' || id === 'pike') ? 'spear' : undefined;
}

/** For profiles of one's own: the nearest by what the rules say of them. */
export function byItsRules({ build, rank, keywords, ranged, base }: Sheet): Silhouette {
  switch (build) {
    case 'infantry':
      if (keywords.includes('mage')) return looksLike('mage');
      if (isLeader({ rank })) return looksLike('hero');
      return looksLike(ranged.length > 0 ? 'infantry' : 'spear');
    case 'beast':
      return base.kind === 'round' && base.radius > WIDE_BEAST ? looksLike('swarm') : looksLike('hound');
    case 'cavalry':
      return looksLike('cavalry');
    case 'bike':
      return looksLike('biker');
    case 'walker':
      return looksLike('walker');
    case 'monster':
      return looksLike('monster');
    case 'vehicle':
      return looksLike('tank');
    case 'siege':
      return looksLike('catapult');
  }
}

const WIDE_BEAST = 17_000;
