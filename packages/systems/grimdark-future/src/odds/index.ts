export { chargedState } from './charge.js';
export { meleeOdds, type MeleeOdds } from './melee.js';
export { type UnitOdds } from './outcome.js';
export { shootingOdds, spellOdds, type RollOdds, type TargetOdds } from './shooting.js';
