import type { ScenarioId } from '../names.js';
import type { Name } from '../sheet.js';

/** What the scenarios are called, in the order of the die. BTS-SCN-01. */
export const SCENARIO_NAMES: Readonly<Record<ScenarioId, Name>> = {
  'great-clash': { fr: 'Le Grand Choc', en: 'The Great Clash' },
  'search-and-destroy': { fr: 'Recherche et Destruction', en: 'Search and Destroy' },
  conquest: { fr: 'Conquête', en: 'Conquest' },
  ambush: { fr: 'Embuscade', en: 'Ambush' },
  escalation: { fr: 'Escalade', en: 'Escalation' },
  vip: { fr: 'Protection de VIP', en: 'VIP Protection' },
};
