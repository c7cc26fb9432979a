import type { Action, ActionCard, Faction } from '../src/content/types.js';
import { BLUE, RED } from './testFaction.js';

const name = (text: string) => ({ fr: text, en: text });

/** An Action of nobody in particular that costs nothing, unless it says otherwise. */
export const anAction = (part: Partial<Action>): Action => ({ name: name('action'), cost: {}, effects: [], ...part });

export interface CustomCard {
  readonly upper: Partial<Action>;
  readonly lower?: Partial<Action>;
  readonly attach?: ActionCard['attach'];
}

/** The test factions with cards of one's own, for what their own cards do not do. */
export function factionsWith(
  cards: Readonly<Record<string, CustomCard>>,
  part: Partial<Faction> = {},
): readonly Faction[] {
  const own = Object.entries(cards).map(([id, { upper, lower = {}, attach }]): ActionCard => ({
    id,
    name: name(id),
    copies: 3,
    upper: anAction(upper),
    lower: anAction(lower),
    ...(attach && { attach }),
  }));
  const faction = (base: Faction): Faction => ({ ...base, ...part, cards: [...own, ...base.cards] });
  return [faction(RED), faction(BLUE), { ...faction(RED), id: 'red-2' }, { ...faction(BLUE), id: 'blue-2' }];
}
