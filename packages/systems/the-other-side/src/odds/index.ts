import { fraction, fromWeights, type Distribution, type Fraction } from '@banneret/dice';
import type { OptionId, Seat } from '@banneret/kernel';
import { actionOf } from '../actions.js';
import { actionUnderWay } from '../duels.js';
import type { Hit } from '../procedures/machine.js';
import { NONE, type FireteamId, type State } from '../state.js';
import { explore, type Chanced, type Plan } from './explore.js';
import { frame, modificationFrames } from './frames.js';

export { riposteRisk } from './riposte.js';

/** What an Action, or a change to a Duel or flip under way, may come to; exact for what the viewer knows of the decks. */
export interface ActionOdds {
  /** Nothing without a Duel. */
  readonly duel?: DuelOdds;
  /** Nothing where no Hit can come of it. */
  readonly hit?: HitOdds;
}

export interface DuelOdds {
  readonly success: Fraction;
  /** Of the Duels that succeed; nothing if none can. */
  readonly margin?: Distribution;
}

/** What the Hit does once there is one: after a Duel, if it succeeds. */
export interface HitOdds {
  readonly fireteam: FireteamId;
  /** Before anything lowers it (TOS-DMG-08). */
  readonly damage: Distribution;
  readonly killed: Fraction;
}

/** An Action of a Fireteam, at a Fireteam or a Marker. */
export interface Aimed {
  readonly actor: FireteamId;
  readonly key: string;
  readonly target?: FireteamId;
  readonly marker?: number;
}

/** The odds of an Action that is about to be declared; none if no card decides it. */
export function actionOdds(state: State, viewer: Seat, aimed: Aimed): ActionOdds {
  const action = actionOf(state, aimed.actor, aimed.key)?.action;
  const { target = NONE } = aimed;
  const hits = action?.strength !== undefined && target !== NONE;
  if (action === undefined || (action.against === undefined && !hits)) return {};
  const stack = [frame('action', 'pay', { ...aimed, additional: false })];
  return oddsOf({ viewer, state, stack, target });
}

/** The odds once this change has been made in the modification step of the Duel under way, and nothing else. */
export function modificationOdds(state: State, viewer: Seat, choice: OptionId): ActionOdds {
  const { action, duel } = actionUnderWay(state);
  const stack = modificationFrames(state, duel.turn === 'other' ? 'other' : 'actor');
  return oddsOf({ viewer, state, stack, choice, target: action.target });
}

/** The odds once this change has been made to the Penetration Flip that lies on the table. */
export function penetrationOdds(
  state: State,
  viewer: Seat,
  { fireteam, strength, precise }: Pick<Hit, 'fireteam' | 'strength' | 'precise'>,
  choice: OptionId,
): ActionOdds {
  const actor = state.action?.actor ?? NONE;
  // The card is there: Piercing has had its say, and whether it may be cheated is judged with the choice.
  const hit: Hit = { fireteam, strength, precise, piercing: false, by: viewer, cheatable: true, actor };
  const flip = state.flips.length - 1;
  const stack = [
    frame('hit', 'flipped', { hit }),
    frame('flip', 'offer', {
      seat: viewer,
      purpose: 'penetration',
      cards: 1,
      cheatable: true,
      rule: 'TOS-DMG-02',
      hit,
      flip,
    }),
  ];
  return oddsOf({ viewer, state, stack, choice, target: fireteam });
}

/** TOS-ENG-14: the odds of one of the strikes at a Fireteam that Disengages. */
export const strikeOdds = (state: State, viewer: Seat, fireteam: FireteamId, choice: OptionId): ActionOdds =>
  oddsOf({ viewer, state, stack: [frame('disengage', 'struck', { fireteam })], choice, target: fireteam });

function oddsOf(plan: Plan): ActionOdds {
  const { duels, hits } = explore(plan);
  return {
    ...(duels.length > 0 && { duel: duelOdds(duels) }),
    ...(hits.length > 0 && {
      hit: {
        fireteam: plan.target,
        damage: spread(hits, ({ damage }) => damage),
        killed: share(hits, ({ killed }) => killed),
      },
    }),
  };
}

function duelOdds(duels: readonly Chanced<number | 'failed'>[]): DuelOdds {
  const won = duels.filter((duel): duel is Chanced<number> => duel.what !== 'failed');
  const success = share(duels, what => what !== 'failed');
  return won.length === 0 ? { success } : { success, margin: spread(won, margin => margin) };
}

/** Weights over one total: decks of different sizes may have led here. */
function levelled<T>(list: readonly Chanced<T>[]): readonly (readonly [what: T, weight: bigint])[] {
  const common = [...new Set(list.map(({ total }) => total))].reduce((product, total) => product * total, 1n);
  return list.map(({ what, weight, total }) => [what, weight * (common / total)]);
}

const spread = <T>(list: readonly Chanced<T>[], measure: (what: T) => number): Distribution =>
  fromWeights(levelled(list).map(([what, weight]) => [measure(what), weight]));

function share<T>(list: readonly Chanced<T>[], counts: (what: T) => boolean): Fraction {
  let [part, whole] = [0n, 0n];
  for (const [what, weight] of levelled(list)) {
    whole += weight;
    if (counts(what)) part += weight;
  }
  return fraction(part, whole);
}
