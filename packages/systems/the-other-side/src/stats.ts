import { inches, within, type Um } from '@banneret/geometry';
import { Tally, type Because } from '@banneret/kernel';
import { abilitiesOf, isAlive, sideOf, type AbilityUse } from './cardsInPlay.js';
import type { ActionType, Condition, Modified, Modifier, Suit, Value } from './content/types.js';
import { hasCover } from './cover.js';
import { isEngaged } from './engagement.js';
import { isElevatedAbove, placedOf } from './ground/board.js';
import {
  BUILDING_ARMOUR,
  COVER_PENALTY,
  ELEVATED_PENALTY,
  ELEVATED_TYPES,
  INSPIRED_BONUS,
  notBelowZero,
  SHAKEN_PENALTY,
} from './rulings.js';
import { seesFireteam } from './sight.js';
import { areEnemies, fireteamOf, seatOf, unitOf, type DuelSide, type FireteamId, type State } from './state.js';
import type { ActionUse } from './actions.js';

/** A number that is added to a flip, with its reasons and its suits. */
export interface Worth {
  readonly tally: Tally;
  readonly suits: readonly Suit[];
}

/** TOS-AVM-01: never below 0. */
export const worthOf = ({ tally }: Worth): number => notBelowZero(tally.total);

/** TOS-DUE-09, catalogue 4.4: the AV of an Action against a target, all modifiers summed (TOS-AVM-03). */
export function avOf(s: State, actor: FireteamId, use: ActionUse, target: FireteamId, explain = false): Worth {
  const { action } = use;
  const worth = modified(s, actor, 'av', action.av ?? NOTHING, action.types, explain);
  if (target < 0) return worth;
  // TOS-LOS-14: Cover is only felt by what shoots.
  if (action.types.includes('ranged') && hasCover(s, target, actor)) worth.tally.add(-COVER_PENALTY, COVER);
  // TOS-TER-10: both are felt at once.
  if (feelsHeight(action.types) && isElevatedAbove(s, target, actor)) worth.tally.add(-ELEVATED_PENALTY, ELEVATED);
  return worth;
}

const NOTHING: Value = { value: 0 };
const feelsHeight = (types: readonly ActionType[]): boolean => types.some(type => ELEVATED_TYPES.includes(type));
const COVER: Because = { rule: 'TOS-LOS-14', say: 'tos.why.cover' };
const ELEVATED: Because = { rule: 'TOS-TER-10', say: 'tos.why.elevated' };
const BUILDING: Because = { rule: 'TOS-TER-20', say: 'tos.why.building' };
const INSPIRED: Because = { rule: 'TOS-DUE-06', say: 'tos.why.inspired' };
const SHAKEN: Because = { rule: 'TOS-DUE-07', say: 'tos.why.shaken' };

/** TOS-DUE-06, -07: the tokens spent in a Duel. */
export function addTokens({ tally }: Worth, side: Pick<DuelSide, 'inspired' | 'shaken'>): void {
  if (side.inspired) tally.add(INSPIRED_BONUS, INSPIRED);
  if (side.shaken) tally.add(-SHAKEN_PENALTY, SHAKEN);
}

/** Df or Wp against an Action of these types. */
export const resistance = (
  s: State,
  id: FireteamId,
  stat: 'df' | 'wp',
  types: readonly ActionType[],
  explain = false,
): Worth => modified(s, id, stat, sideOf(s, id)[stat], types, explain);

/** TOS-CRD-09. */
export function armourOf(s: State, id: FireteamId, explain = false): Tally {
  const { tally } = modified(s, id, 'ar', { value: sideOf(s, id).ar }, NO_TYPES, explain);
  // TOS-TER-20: walls help.
  return fireteamOf(s, id).place === 'inside' ? tally.add(BUILDING_ARMOUR, BUILDING) : tally;
}

/** TOS-CRD-07: the length of one normal move. */
export const speedOf = (s: State, id: FireteamId): Um =>
  inches(notBelowZero(modified(s, id, 'sp', { value: sideOf(s, id).sp }, NO_TYPES, false).tally.total));

/** what is added to the Strength of a Fireteam's own Actions. */
export const strengthBonus = (s: State, id: FireteamId, types: readonly ActionType[]): number =>
  modified(s, id, 'strength', NOTHING, types, false).tally.total;

const NO_TYPES: readonly ActionType[] = [];

function modified(
  s: State,
  id: FireteamId,
  of: Modified,
  { value, suits = [] }: Value,
  types: readonly ActionType[],
  explain: boolean,
): Worth {
  const tally = new Tally(value, explain);
  let all: readonly Suit[] = suits;
  for (const { modifier, because } of modifiersOn(s, id, of)) {
    if (!holds(s, id, modifier.when, types)) continue;
    tally.add(modifier.amount, because);
    if (modifier.suits !== undefined) all = [...all, ...modifier.suits];
  }
  return { tally, suits: all };
}

interface Standing {
  readonly modifier: Modifier;
  readonly because: Because;
}

const NO_MODIFIERS: readonly Standing[] = [];

/** Everything that may change this number of a Fireteam: its own Abilities, the Auras it is in, what was lent to its unit. */
function modifiersOn(s: State, id: FireteamId, of: Modified): readonly Standing[] {
  let found: Standing[] | undefined;
  const add = (modifier: Modifier, because: Because): void => {
    if (modifier.of === of) (found ??= []).push({ modifier, because });
  };
  for (const use of abilitiesOf(s, id)) {
    for (const rule of use.ability.rules)
      if (rule.kind === 'modify' && mayUse(s, id, rule.modifier.when, use)) add(rule.modifier, ABILITY);
  }
  // the Aura of one Ability of a unit counts once, however many of its Fireteams are near.
  const felt = new Set<string>();
  for (const source of aurasOf(s)) {
    if (source.modifier.of !== of || felt.has(source.key) || !isUnder(s, source, id)) continue;
    felt.add(source.key);
    add(source.modifier, AURA);
  }
  for (const { modifier } of unitOf(s, fireteamOf(s, id).unit).lent) add(modifier, LENT);
  return found ?? NO_MODIFIERS;
}

const ABILITY: Because = { rule: 'TOS-AVM-01', say: 'tos.why.ability' };
const AURA: Because = { rule: 'TOS-ARE-02', say: 'tos.why.aura' };
const LENT: Because = { rule: 'TOS-AVM-01', say: 'tos.why.lent' };

/** TOS-AST-18: some benefits are for the Fireteam of the Adjunct only. */
const mayUse = (s: State, id: FireteamId, when: Condition | undefined, { asset }: AbilityUse): boolean =>
  when?.ownFireteam !== true || fireteamOf(s, id).adjuncts.includes(asset);

function holds(s: State, id: FireteamId, when: Condition | undefined, types: readonly ActionType[]): boolean {
  if (when === undefined) return true;
  if (when.modelsAtMost !== undefined && fireteamOf(s, id).models > when.modelsAtMost) return false;
  if (when.types !== undefined && !when.types.some(type => types.includes(type))) return false;
  if (when.engaged !== undefined && isEngaged(s, id) !== when.engaged) return false;
  if (when.order === undefined) return true;
  return s.activation?.unit === fireteamOf(s, id).unit && s.activation.order === when.order;
}

interface AuraSource {
  readonly fireteam: FireteamId;
  /** Unit, Ability and rule: the same for all its Fireteams. */
  readonly key: string;
  readonly range: Um;
  readonly whom: 'friendly' | 'enemy' | 'all';
  readonly modifier: Modifier;
}

const auras = new WeakMap<State['fireteams'], readonly AuraSource[]>();

function aurasOf(s: State): readonly AuraSource[] {
  let known = auras.get(s.fireteams);
  if (known === undefined) auras.set(s.fireteams, (known = findAuras(s)));
  return known;
}

function findAuras(s: State): AuraSource[] {
  const found: AuraSource[] = [];
  for (let fireteam = 0; fireteam < s.fireteams.length; fireteam++) {
    if (!isAlive(s, fireteam)) continue;
    for (const use of abilitiesOf(s, fireteam))
      for (const [i, rule] of use.ability.rules.entries())
        if (rule.kind === 'aura' && mayUse(s, fireteam, rule.modifier.when, use))
          found.push({
            fireteam,
            key: `${fireteamOf(s, fireteam).unit} ${use.key} ${i}`,
            range: inches(rule.range),
            whom: rule.whom,
            modifier: rule.modifier,
          });
  }
  return found;
}

/** TOS-ARE-01, -02, -05, R-58: any part of the base, and it must see the object at the centre; the centre itself is in it. */
function isUnder(s: State, { fireteam, range, whom }: AuraSource, id: FireteamId): boolean {
  if (!concerns(s, seatOf(s, fireteam), seatOf(s, id), whom) || !isAlive(s, id)) return false;
  return id === fireteam || (within(placedOf(s, fireteam), placedOf(s, id), range) && seesFireteam(s, id, fireteam));
}

/** TOS-MPL-07: Fireteams of a partner are neither friendly nor enemy. */
export function concerns(s: State, seat: number, other: number, whom: 'friendly' | 'enemy' | 'all'): boolean {
  if (whom === 'all') return true;
  return whom === 'friendly' ? seat === other : areEnemies(s, seat, other);
}
