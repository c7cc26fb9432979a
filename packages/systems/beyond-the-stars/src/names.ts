/** The closed lists of the game, by the catalogue's code identifiers. R-10: one for each thing, whatever it is called. */

export const ORDERS = ['fullAhead', 'stopThem', 'raiseFlags', 'killThatThing', 'soundAlarm', 'holdAtAllCosts'] as const;
export type OrderId = (typeof ORDERS)[number];

export const COMMAND_ACTIONS = ['defence', 'fate', 'focus'] as const;
export const SHOOTING_ACTIONS = ['shot', 'fusillade', 'precision'] as const;
export const DUEL_ACTIONS = ['combat', 'strike', 'strength', 'slash'] as const;
export const ACTIONS = [...COMMAND_ACTIONS, ...SHOOTING_ACTIONS, ...DUEL_ACTIONS] as const;
export type ActionId = (typeof ACTIONS)[number];

/** BTS-HER-01. */
export const WINDOWS = ['command', 'shooting', 'duel'] as const;
export type ActionWindow = (typeof WINDOWS)[number];

export const LIGHT_SPELLS = ['immobilise', 'numb', 'blindingLight', 'push', 'courage', 'song'] as const;
export const DARK_SPELLS = ['compel', 'weakMind', 'terror', 'generalPanic', 'bestialRage', 'elements'] as const;
export const SPELLS = [...LIGHT_SPELLS, ...DARK_SPELLS] as const;
export type SpellId = (typeof SPELLS)[number];

/** BTS-SCN-01, in the order of the die. */
export const SCENARIOS = ['great-clash', 'search-and-destroy', 'conquest', 'ambush', 'escalation', 'vip'] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** BTS-TRN-01, after the deployment. */
export const PHASES = ['deployment', 'initiative', 'command', 'movement', 'shooting', 'duel', 'end'] as const;
export type Phase = (typeof PHASES)[number];
