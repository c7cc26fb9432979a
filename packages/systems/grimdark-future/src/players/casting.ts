import { spellStrike } from '../attack/attack.js';
import { spellOf, type Cast } from '../attack/casting.js';
import type { CastChoice, CastQuestion } from '../decisions/cast.js';
import { enemyOf, rosterOf, seatOf, unitOf, type State, type UnitId } from '../state.js';
import { standingUnits } from '../units/figures.js';
import { menace } from './duel.js';
import { expectedWounds, worthOfWounds } from './harm.js';

/** The spell and target that are worth most for the tokens; none if nothing is gained. */
export function bestCast(state: State, { unit, options }: CastQuestion): CastChoice {
  let best: { cast: Cast; worth: number } | undefined;
  const stakes = new Map<UnitId, Stakes>();
  for (const { model, spell, targets } of options) {
    for (const target of targets) {
      const cast = { model, spell, target };
      const worth = castWorth(state, unit, cast, stakes);
      if (worth > (best?.worth ?? 0)) best = { cast, worth };
    }
  }
  return best?.cast ?? 'none';
}

/** Points a token. */
function castWorth(
  state: State,
  unit: UnitId,
  { model, spell: id, target }: Cast,
  stakes: Map<UnitId, Stakes>,
): number {
  const spell = spellOf(state, unit, id);
  if (spell === undefined) return 0;
  const { effect, cost } = spell;
  if (effect.kind === 'hits') {
    const wounds = expectedWounds(state, spellStrike(state, unit, model, target, id, effect));
    return worthOfWounds(state, target, wounds) / cost;
  }
  if (effect.kind === 'rally') return (rosterOf(state, target).cost * RALLIED) / cost;
  let stake = stakes.get(target);
  if (stake === undefined) stakes.set(target, (stake = stakesOf(state, target)));
  return boonWorth(state, target, stake, effect.until === 'activation') / cost;
}

/** What a unit that is Shaken no longer is worth more, as a share of it. */
const RALLIED = 0.35;

/** A boon or a curse changes about so much of what is done by the unit, or of what is done to it. */
const CHANGED = 0.2;

/** What a unit can do to the enemy, and the enemy to it. */
interface Stakes {
  readonly done: number;
  readonly suffered: number;
}

function stakesOf(state: State, unit: UnitId): Stakes {
  let [done, suffered] = [0, 0];
  for (const enemy of standingUnits(state, enemyOf(seatOf(state, unit)))) {
    done = Math.max(done, menace(state, unit, enemy));
    suffered = Math.max(suffered, menace(state, enemy, unit));
  }
  return { done, suffered };
}

function boonWorth(state: State, target: UnitId, { done, suffered }: Stakes, untilItActs: boolean): number {
  const { shaken, activated } = unitOf(state, target);
  if (untilItActs) return shaken || activated ? 0 : CHANGED * done;
  return CHANGED * Math.max(activated ? 0 : done, suffered);
}
