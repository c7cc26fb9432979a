import type { Because, Option, Seat } from '@banneret/kernel';
import { actionOf, type ActionUse } from './actions.js';
import { suitsOf, valueOf } from './fate.js';
import { changesOf } from './flips.js';
import { actorWins } from './rulings.js';
import { opponentOf } from './seats.js';
import {
  areEnemies,
  fireteamOf,
  NONE,
  seatOf,
  unitOf,
  type ActionUnderWay,
  type Duel,
  type DuelResult,
  type DuelSide,
  type FireteamId,
  type Flip,
  type State,
} from './state.js';
import { addTokens, avOf, resistance, worthOf, type Worth } from './stats.js';

/** What a Duel comes to, and what each side may still do to it. Odds and players ask here too. */

export function actionUnderWay(s: State): {
  readonly action: ActionUnderWay;
  readonly use: ActionUse;
  readonly duel: Duel;
} {
  const action = s.action;
  const use = action && actionOf(s, action.actor, action.key);
  if (!action?.duel || !use) throw new Error('no Duel is under way');
  return { action, use, duel: action.duel };
}

/** who faces the acting player in a Simple Duel. */
export function otherSeat(s: State, acting: Seat, target: FireteamId): Seat {
  const owner = target === NONE ? acting : seatOf(s, target);
  return areEnemies(s, acting, owner) ? owner : opponentOf(s, acting);
}

/** TOS-DUE-09: the AV of the acting side, tokens included. */
export function actorWorth(s: State, explain = false): Worth {
  const { action, use, duel } = actionUnderWay(s);
  const worth = avOf(s, action.actor, use, action.target, explain);
  addTokens(worth, duel.actor);
  return worth;
}

/** The Df or Wp of the target, tokens included; nothing in a Simple Duel. */
export function otherWorth(s: State, explain = false): Worth | undefined {
  const { action, use, duel } = actionUnderWay(s);
  const { against, types } = use.action;
  if (typeof against !== 'string') return undefined;
  const worth = resistance(s, action.target, against, types, explain);
  addTokens(worth, duel.other);
  return worth;
}

export const flipValue = (s: State, flip: number): number => valueOf((s.flips[flip] as Flip).card);

/** TOS-DUE-10 … -12, R-10: suits are counted one by one. */
export function judgeDuel(s: State, actor: Worth, other: Worth | undefined): DuelResult {
  const { use, duel } = actionUnderWay(s);
  const total = worthOf(actor) + flipValue(s, duel.actor.flip);
  const fixed = typeof use.action.against === 'number' ? use.action.against : 0;
  const needed = other === undefined ? fixed : worthOf(other) + flipValue(s, duel.other.flip);
  const success = actorWins(total, needed);
  const suits = [...actor.suits, ...suitsOf((s.flips[duel.actor.flip] as Flip).card)];
  return { total, needed, success, margin: success ? total - needed : 0, suits: success ? suits : [], declared: [] };
}

/** TOS-DUE-03 … -08: what a side may do before it says "done". Everything that opens an option is public. */
export function modificationsOf(s: State, which: 'actor' | 'other'): Option[] {
  const { duel } = actionUnderWay(s);
  const side = duel[which];
  const foe = duel[which === 'actor' ? 'other' : 'actor'];
  const options: Option[] = [];
  if (side.flip !== NONE)
    options.push(
      ...changesOf(s, side.flip).map(option =>
        option.id === 'tactics' && side.tactics ? { ...option, barred: [SECOND_TOKEN] } : option,
      ),
    );
  if (tokensOf(s, side, 'inspired') > 0)
    options.push({ id: 'inspired', say: 'tos.choice.inspired', ...(side.inspired && { barred: [SECOND_TOKEN] }) });
  if (tokensOf(s, foe, 'shaken') > 0)
    options.push({ id: 'shaken', say: 'tos.choice.shaken', ...(foe.shaken && { barred: [SECOND_TOKEN] }) });
  return options;
}

/** TOS-DUE-05: one of each kind in one Duel. */
const SECOND_TOKEN: Because = { rule: 'TOS-DUE-05', say: 'tos.no.second-token' };

/** TOS-DUE-06, -07: tokens of the units in the Duel. */
export const tokensOf = (s: State, { fireteam }: DuelSide, token: 'inspired' | 'shaken'): number =>
  fireteam === NONE ? 0 : unitOf(s, fireteamOf(s, fireteam).unit).tokens[token];
