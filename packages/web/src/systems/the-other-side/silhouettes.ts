import type { Pack } from '@banneret/the-other-side';
import { looksLike, type Silhouette } from '../../paint/figures/kinds.js';

type Card = Pick<Pack['units'][number], 'id' | 'fireteam'> &
  Partial<Pick<Pack['units'][number], 'titan' | 'champion' | 'commander'>>;

/** What units look like from above, by the ids of their cards. Those of several models stand on one base together. */
export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  // Tidewall
  'tidewall.vask': looksLike('hero', 'hat'),
  'tidewall.tolliver': looksLike('team', 'hat', 'tool'),
  'tidewall.lieutenant': looksLike('hero', 'cap'),
  'tidewall.lockBreaker': looksLike('titan', 'crane'),
  'tidewall.maud': looksLike('hero', 'square', 'harpoon'),
  'tidewall.rook': looksLike('hero', 'long-rifle', 'hood'),
  'tidewall.runner': looksLike('infantry', 'cap', 'none'),
  'tidewall.militia': looksLike('team', 'cap'),
  'tidewall.boarders': looksLike('team', 'hook', 'bare'),
  'tidewall.sappers': looksLike('team', 'tool', 'square', 'flask'),
  'tidewall.lamplighters': looksLike('team', 'lantern', 'hood'),
  'tidewall.coastguard': looksLike('team', 'crest'),
  'tidewall.carronade': looksLike('gun'),
  // The Hollow Hunt
  'hunt.mother': looksLike('mage', 'antlers', 'claws'),
  'hunt.whipperIn': looksLike('hero', 'antlers'),
  'hunt.huntsman': looksLike('hero', 'bow', 'hood'),
  'hunt.stag': looksLike('titan', 'stag'),
  'hunt.firstHound': looksLike('hound', 'large'),
  'hunt.seamstress': looksLike('mage', 'mask'),
  'hunt.wisp': looksLike('wisp'),
  'hunt.hounds': looksLike('pack'),
  'hunt.matron': looksLike('pack', 'two', 'large'),
  'hunt.whelps': looksLike('pack', 'two'),
  'hunt.stalkers': looksLike('team', 'bow', 'hood', 'cloak'),
  'hunt.weepers': looksLike('team', 'veil', 'none', 'mask'),
  'hunt.boars': looksLike('pack', 'boars'),
};

export const silhouetteOf = (card: Card): Silhouette => SILHOUETTES[card.id] ?? byItsRules(card);

/** For packs of one's own: the nearest by what the rules say of it. */
export function byItsRules({ fireteam, titan, champion, commander }: Card): Silhouette {
  if (titan === true) return looksLike('titan');
  if (champion === true || commander === true) return looksLike('hero');
  return looksLike(fireteam.models === undefined ? 'infantry' : 'team');
}
