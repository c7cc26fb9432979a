import type { sheetOf, State } from '@banneret/at-43';
import { armedWith } from '../../paint/figures/foot.js';
import { looksLike, type Silhouette } from '../../paint/figures/kinds.js';

type Sheet = ReturnType<typeof sheetOf>;
type Roster = State['battle']['rosters'][number];

/** What the units of the books look like from above, by their ids. */
export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  // The Boreal League
  levies: looksLike('infantry', 'cap', 'carbine'),
  'snow-rangers': looksLike('infantry', 'hood', 'cloak'),
  'white-voltigeurs': looksLike('infantry', 'crest'),
  'floe-grenadiers': looksLike('infantry', 'square', 'axe', 'flask'),
  'bear-suits': looksLike('heavy'),
  'gyrfalcon-suits': looksLike('heavy', 'fins'),
  'laser-battery': looksLike('gun', 'laser', 'tripod', 'uncrewed'),
  'mortar-crew': looksLike('mortar', 'uncrewed'),
  wolverine: looksLike('walker'),
  walrus: looksLike('walker', 'tusks'),
  'ice-sledge': looksLike('sledge'),
  // The Obsidian Choir
  'ash-pilgrims': looksLike('infantry', 'robe', 'hood', 'carbine'),
  'hollow-watchers': looksLike('infantry', 'robe', 'mask'),
  'flint-golems': looksLike('heavy', 'facets'),
  'scythe-dancers': looksLike('spear', 'scythe', 'veil'),
  'basalt-guard': looksLike('heavy', 'fists', 'mask'),
  'tremor-cantors': looksLike('heavy', 'horn'),
  'echo-choir': looksLike('gun', 'horn', 'uncrewed'),
  'bell-ringers': looksLike('mortar', 'bell', 'uncrewed'),
  wader: looksLike('stilt'),
  monolith: looksLike('titan', 'square'),
  'cinder-barge': looksLike('skiff', 'cinder'),
};

export const HEROES: Readonly<Record<string, Silhouette>> = {
  'ilse-marrow': looksLike('hero'),
  'oskar-rune': looksLike('hero', 'launcher'),
  anamnese: looksLike('hero', 'scythe', 'hood'),
  ostinato: looksLike('hero', 'blades', 'mask'),
};

/** Those who serve a weapon stand beside it, on bases of their own. */
export const CREWS: Readonly<Record<string, Silhouette>> = {
  'laser-battery': looksLike('infantry', 'cap', 'none'),
  'mortar-crew': looksLike('infantry', 'helmet', 'tool'),
  'echo-choir': looksLike('infantry', 'robe', 'bare', 'none'),
  'bell-ringers': looksLike('infantry', 'robe', 'hood', 'none'),
};

/** `unit` is the place of the roster's id that names the type: `seat:type:copy`, perhaps with a portion before. */
export function silhouetteOf({ id, category }: Pick<Roster, 'id' | 'category'>, sheet: Sheet): Silhouette {
  const type = id.split(':').find(part => part in SILHOUETTES) ?? '';
  const { role, hero } = sheet;
  if (role === 'hero' && category === 'footSoldier') return HEROES[hero] ?? looksLike('hero');
  const known = SILHOUETTES[type];
  if (category === 'support' && role !== 'supportWeapon')
    return CREWS[type] ?? looksLike(role === 'officer' ? 'leader' : 'infantry', 'none');
  if (known === undefined) return byItsRules(sheet);
  if (known.kind !== 'infantry') return known;
  if (role === 'officer') return { ...known, kind: 'leader' };
  if (role === 'bearer') return armedWith(known, 'launcher');
  return sheet.abilities.includes('medic') ? { ...known, with: [...(known.with ?? []), 'medic'] } : known;
}

const LARGE_SUIT = 3;

/** For armies of one's own: the nearest by what the rules say of it. */
export function byItsRules({
  role,
  category,
  size,
  rank,
}: Pick<Sheet, 'role' | 'category' | 'size' | 'rank'>): Silhouette {
  if (role === 'hero' && category === 'footSoldier') return looksLike('hero');
  switch (category) {
    case 'walker':
      return size > LARGE_SUIT + 1 ? looksLike('titan') : looksLike('walker');
    case 'vehicle':
      return looksLike('tank');
    case 'support':
      return role === 'supportWeapon' ? looksLike('gun', 'uncrewed') : looksLike('infantry', 'none');
    case 'footSoldier':
      if (size >= LARGE_SUIT || rank >= LARGE_SUIT) return looksLike('heavy');
      return looksLike(role === 'officer' ? 'leader' : 'infantry');
  }
}
