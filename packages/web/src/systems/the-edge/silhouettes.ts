import type { Faction } from '@banneret/the-edge';
import { looksLike, type Silhouette } from '../../paint/figures/kinds.js';

type Squad = Pick<Faction['squads'][number], 'id' | 'base' | 'figures' | 'leader'>;

/** What Squads look like from above, by their ids. */
export const SILHOUETTES: Readonly<Record<string, Silhouette>> = {
  // The Brazen Watch
  halberdiers: looksLike('spear', 'halberd'),
  arbalesters: looksLike('infantry', 'crossbow', 'kettle'),
  'bell-knights': looksLike('cavalry'),
  culverin: looksLike('gun'),
  marshal: looksLike('hero', 'crest'),
  bastion: looksLike('hauler', 'towers'),
  // The Briar Brood
  sproutlings: looksLike('bug', 'long-legs'),
  thornwolves: looksLike('hound', 'thorns'),
  stranglers: looksLike('monster', 'vines'),
  'lantern-wasps': looksLike('flyer', 'wasp'),
  'root-mother': looksLike('maw', 'roots'),
  'old-wood': looksLike('tree'),
  // The Salt Veils
  'grey-blades': looksLike('spear', 'blades', 'hood'),
  harpooners: looksLike('infantry', 'harpoon', 'cap'),
  'foam-dancers': looksLike('spear', 'scythe', 'veil'),
  breakers: looksLike('heavy', 'fists'),
  'strongbox-crab': looksLike('maw', 'claws'),
  captain: looksLike('hero', 'hat'),
  leviathan: looksLike('monster', 'finned'),
};

export const silhouetteOf = (squad: Squad): Silhouette => SILHOUETTES[squad.id] ?? byItsRules(squad);

/** For factions of one's own: the nearest by the size of its base. */
export function byItsRules({ base, leader }: Squad): Silhouette {
  if (base >= 7) return looksLike('titan');
  if (base === 3) return looksLike('maw');
  if (base === 2) return looksLike('cavalry');
  return looksLike(leader === true ? 'hero' : 'infantry');
}
