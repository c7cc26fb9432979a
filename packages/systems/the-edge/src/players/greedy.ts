import type { Kit, Player } from '@banneret/ai';
import {
  awaited,
  drawOutcome,
  promptOf,
  seededRng,
  submit,
  type ForkableRng,
  type Match,
  type MatchView,
  type Prompt,
  type Rng,
  type Seat,
} from '@banneret/kernel';
import type { Action } from '../content/types.js';
import { sourceOf, type Play, type PlayQuestion } from '../decisions/play.js';
import type { Effect } from '../effect.js';
import { evaluate } from '../evaluate.js';
import { actionOf } from '../scope.js';
import { printed, seatOf, type State } from '../state.js';
import { theEdge } from '../system.js';
import { instinct } from './instinct.js';
import { worthOfPick } from './picks.js';
import type { Table } from './table.js';

/**
 * Weighs what matters and answers the rest by instinct. Options are ordered by a first guess; the best few are tried out
 * in imagined worlds, in which everybody goes on by instinct until the matter is settled, and the outcomes compared by
 * the evaluation.
 */
export const greedyEdgePlayer: Player<State> = {
  name: 'greedy',
  decide(view, kit) {
    const table: Table = { state: view.state, stack: view.stack, prompt: kit.prompt, rng: kit.rng };
    const { ask } = kit.prompt;
    if (ask === 'edge.ask.turn') return weighPlays(view, kit, table);
    if (ask === 'edge.ask.declare') return weighTurn(view, kit);
    if (ask.startsWith('edge.ask.window.')) return weighReactions(view, kit);
    if (WEIGHED.includes(ask)) return weighPicks(view, kit, table);
    return instinct(table);
  },
};

/** Questions in the middle of an Action that are worth a thought. */
const WEIGHED: readonly string[] = [
  'edge.ask.target.figure',
  'edge.ask.target.squad',
  'edge.ask.target.space',
  'edge.ask.user',
  'edge.ask.choose',
  'edge.ask.place',
  'edge.ask.mode',
];

const MOST_PLAYS = 3;
const MOST_PICKS = 6;

/** `edge.ask.turn`: cards, Upgrades, Banner and Altar against simply going on with an Activation. */
function weighPlays(view: MatchView<State>, kit: Kit<State>, table: Table): unknown {
  const seat = kit.prompt.seat;
  const plays = [...kit.options()] as Play[];
  const hopeful = plays.filter(play => isCardPlay(play) && guess(view.state, seat, play) > HOPELESS);
  const cards = best(hopeful, MOST_PLAYS, play => guess(view.state, seat, play));
  const usual = instinct(table);
  if (cards.length === 0) return usual;
  return weigh(kit, [usual, ...cards], turnOver(view.state), 2);
}

/** A first guess below this is not tried out. */
const HOPELESS = -4;

const isCardPlay = (play: Play): boolean => !['end', 'activate', 'pass', 'silence'].includes(play.do);

/** `edge.ask.declare`: what the cards in hand may bring is not tried out, but counts. */
function weighTurn(view: MatchView<State>, kit: Kit<State>): unknown {
  const { reserve, hand } = seatOf(view.state, kit.prompt.seat);
  const prospects = HOPE * Math.min(reserve, hand.cards.length);
  return weigh(kit, ['active', 'passive'], turnOver(view.state), 2, [prospects, 0]);
}

/** What a card with a Crystal to play it is expected to gain. */
const HOPE = 4;

/** In a window: what could be played now, against letting things go. Only where something is at stake. */
function weighReactions(view: MatchView<State>, kit: Kit<State>): unknown {
  const pass: Play = { do: 'pass' };
  const { moment } = kit.prompt.shape as PlayQuestion;
  if (view.state.exchanges.length === 0 || moment === 'open') return pass;
  const plays = ([...kit.options()] as Play[]).filter(isCardPlay);
  if (plays.length === 0) return pass;
  const found = best(plays, MOST_PLAYS, play => guess(view.state, kit.prompt.seat, play));
  return weigh(kit, [pass, ...found], exchangeOver(view.state), 2);
}

function weighPicks(view: MatchView<State>, kit: Kit<State>, table: Table): unknown {
  const options = best([...kit.options()], MOST_PICKS, option => worthOfPick(table, option));
  if (options.length < 2) return options[0] ?? instinct(table);
  const over = kit.prompt.ask === 'edge.ask.mode' ? turnOver(view.state) : exchangeOver(view.state);
  return weigh(kit, options, over, 1);
}

type Over = (match: Match<State>) => boolean;

const turnOver =
  ({ turn, turnKind }: State): Over =>
  ({ state }) =>
    state.turn !== turn || state.phase === 'over' || (turnKind === 'active' && state.turnKind !== 'active');

/** Until the exchange under way is closed, or else the turn is over. */
const exchangeOver =
  (before: State): Over =>
  match =>
    turnOver(before)(match) || match.state.exchanges.length < before.exchanges.length;

const FATES = 2 ** 32;

/** Each option in the same imagined worlds with the same dice, played on by instinct. The first among equals. */
function weigh(
  kit: Kit<State>,
  options: readonly unknown[],
  over: Over,
  worlds: number,
  extra: readonly number[] = [],
): unknown {
  const scores = options.map((_, i) => (extra[i] ?? 0) * worlds);
  for (let world = 0; world < worlds; world++) {
    const before = kit.imagine();
    const fate = kit.rng.below(FATES);
    for (const [i, option] of options.entries()) {
      const after = kit.fork(before);
      const rng = seededRng(fate);
      kit.tryOut(after, option, rng, 0);
      playOn(after, rng, over);
      scores[i] = (scores[i] ?? 0) + evaluate(after.state, kit.prompt.seat);
    }
  }
  return options[scores.indexOf(Math.max(...scores))];
}

/** So many inputs are more than any turn needs; whatever is not over then is judged as it stands. */
const MOST_INPUTS = 150;

function playOn(match: Match<State>, rng: ForkableRng, over: Over): void {
  for (let inputs = 0; inputs < MOST_INPUTS && match.pending.kind !== 'over' && !over(match); inputs++)
    stepByInstinct(match, rng);
}

function stepByInstinct(match: Match<State>, rng: Rng): void {
  const { pending, wait, state, stack } = match;
  if (pending.kind === 'chance') {
    submit(theEdge, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
    return;
  }
  const seat = awaited(match)[0] as Seat;
  const prompt = promptOf(match, seat) as Prompt;
  const choice = instinct({ state, stack, prompt, rng });
  const ruling = submit(theEdge, match, { kind: 'choice', wait, seat, choice });
  if (!ruling.ok) throw new Error(`instinct is refused at ${prompt.ask}: ${JSON.stringify([choice, ruling])}`);
}

/** A first guess at a play, by its price and by what its effects are. */
function guess(s: State, seat: Seat, play: Play): number {
  const source = sourceOf(play);
  if (source === undefined) return play.do === 'attach' ? worthOfAttaching(s, seat, play.card) : 0;
  const action = actionOf(s, seat, source);
  return (
    action.effects.reduce((sum, effect) => sum + guessEffect(effect), PASSIVE * (action.passive?.length ?? 0)) -
    price(s, seat, action)
  );
}

const PASSIVE = 12;

const worthOfAttaching = (s: State, seat: Seat, card: number): number => {
  const { attach = {}, lower } = printed(s, card);
  return (lower.passive === undefined ? 6 : 9) - price(s, seat, { ...lower, cost: attach });
};

/** A Crystal that has to be paid in tokens or points is dear. */
function price(s: State, seat: Seat, { cost }: Action): number {
  const { crystals = 0, charges = 0, endurance = 0, sacrifice = 0, discard = 0 } = cost;
  const lacking = Math.max(0, crystals - seatOf(s, seat).reserve);
  return 4 * crystals + 8 * lacking + 3 * charges + 10 * endurance + 14 * sacrifice + 3 * discard;
}

const GUESSES: Readonly<Partial<Record<Effect['do'], number>>> = {
  wound: 14,
  shot: 10,
  strike: 10,
  combat: 9,
  activate: 14,
  revive: 12,
  restore: 9,
  vp: 20,
  crystals: 9,
  recover: 5,
  rob: 7,
  draw: 5,
  discard: 4,
  drain: 9,
  status: 6,
  move: 4,
  reposition: 5,
  cancel: 10,
  reroll: 6,
  'set-roll': 8,
  'add-power': 8,
  sneak: 7,
  token: 4,
  sacrifice: -10,
};

function guessEffect(effect: Effect): number {
  if (effect.do === 'choose') return Math.max(...effect.of.map(({ effects }) => guessAll(effects)));
  if (effect.do === 'test') return guessAll(effect.pass) / 2;
  return GUESSES[effect.do] ?? OTHERS;
}

const guessAll = (effects: readonly Effect[]): number => effects.reduce((sum, effect) => sum + guessEffect(effect), 0);
const OTHERS = 3;

/** The best few, best first; those that stand first among equals. */
function best<T>(items: readonly T[], most: number, score: (item: T) => number): T[] {
  const scored = items.map((item, place) => ({ item, place, score: score(item) }));
  scored.sort((a, b) => b.score - a.score || a.place - b.place);
  return scored.slice(0, most).map(({ item }) => item);
}
