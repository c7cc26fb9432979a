import type { AllocateShape, PickShape } from '@banneret/kernel';
import { judgePlay, type Play, type PlayQuestion } from '../decisions/play.js';
import { isAlive, isNamed, livingOf, printed, seatOf, squadCard, squadOf, type SquadId, type State } from '../state.js';
import { chooseDie, settle } from './dice.js';
import { chooseAltar, chooseSource, deploySquad, recruit } from './opening.js';
import { worthOfPick } from './picks.js';
import { fightValue } from './stakes.js';
import { promiseOf, takeStep } from './steps.js';
import { anyAnswer, highest, optionsOf, seatAsked, type Table } from './table.js';

/**
 * A quick answer to any question, by knowledge of the game alone and without trying anything out. It plays all seats in
 * the worlds that the greedy player imagines, and answers for that player where there is nothing to weigh.
 */
export function instinct(table: Table): unknown {
  const answer = ANSWERS[table.prompt.ask];
  if (answer !== undefined) return answer(table);
  const { ask, shape } = table.prompt;
  if (ask.startsWith('edge.ask.die.')) return chooseDie(table);
  if (ask.startsWith('edge.ask.window.')) return SILENCE;
  if (shape.kind === 'pick') return bestPick(table);
  return anyAnswer(table);
}

type Answer = (table: Table) => unknown;

/** In imagined worlds nobody reacts, and nobody wants to be asked again: that is most of the questions. */
const SILENCE: Play = { do: 'silence' };

const ANSWERS: Readonly<Record<string, Answer>> = {
  'edge.ask.squads': recruit,
  'edge.ask.altar': chooseAltar,
  'edge.ask.source': chooseSource,
  'edge.ask.deploy': deploySquad,
  'edge.ask.declare': table => (bestPromise(table).promise > 0 ? 'active' : 'passive'),
  'edge.ask.buy-vp': table => (seatOf(table.state, seatAsked(table)).reserve > RICH ? 'buy' : 'no'),
  'edge.ask.mulligan': () => 'no',
  'edge.ask.turn': playTurn,
  'edge.ask.discard': discardWorst,
  'edge.ask.mode': chooseMode,
  'edge.ask.step': takeStep,
  'edge.ask.reroll': table => settle(table),
  'edge.ask.counter': () => 'counter',
  'edge.ask.pairing': choosePairing,
  'edge.ask.pay': payCheaply,
};

const RICH = 4;

/** Activate whoever promises most, then end the turn. */
function playTurn(table: Table): Play {
  const { squad, promise } = bestPromise(table);
  return promise > 0 ? { do: 'activate', squad } : { do: 'end' };
}

function bestPromise(table: Table): { squad: SquadId; promise: number } {
  const { state } = table;
  const seat = seatAsked(table);
  const shape: PlayQuestion = { kind: 'edge.play', moment: 'open', main: true };
  let best = { squad: -1, promise: 0 };
  for (const [squad, { seat: owner, status }] of state.squads.entries()) {
    if (owner !== seat || status !== 'deployed' || !isAlive(state, squad)) continue;
    const promise = promiseOfSquad(state, squad);
    if (promise > best.promise && judgePlay(state, shape, { do: 'activate', squad }, seat).ok)
      best = { squad, promise };
  }
  return best;
}

export const promiseOfSquad = (s: State, squad: SquadId): number =>
  livingOf(s, squad).reduce((sum, figure) => sum + promiseOf(s, figure), 0);

/**
 * Whoever leads lets cards go to bring the end of the deck nearer; others only what they could not use. When a match drags
 * on everybody does, or it might never end.
 */
function discardWorst(table: Table): number | 'none' {
  const { state } = table;
  const seat = seatAsked(table);
  const { cards } = seatOf(state, seat).hand;
  const ahead = state.book.mode === 'duel' && (seat === 0 ? state.marker : -state.marker) > 0;
  const worst = highest(cards, card => -useOf(state, card));
  return worst !== undefined && (ahead || isLong(state) || useOf(state, worst) <= USELESS) ? worst : 'none';
}

const USELESS = 1;

const isLong = (s: State): boolean => s.turn > LONG * s.seats.length;
const LONG = 8;

/** Roughly how often a card of one's own can be used: it needs its Squad for the lower half. */
function useOf(s: State, card: number): number {
  const { lower, attach } = printed(s, card);
  const seat = s.seats.findIndex(({ hand }) => hand.cards.includes(card));
  const able =
    lower.squad === undefined ||
    s.squads.some((squad, id) => squad.seat === seat && lower.squad !== undefined && isNamedAlive(s, id, lower.squad));
  return (able ? 2 : 0) + (attach === undefined ? 1 : 0) + (lower.instant === true ? 1 : 0);
}

const isNamedAlive = (s: State, squad: SquadId, id: string): boolean => isNamed(s, squad, id) && isAlive(s, squad);

/** Attack when somebody is near, move when nobody is; a change must be worth its price. */
function chooseMode(table: Table): 'keep' | 'change' {
  const { state, prompt } = table;
  const squad = Number(prompt.args?.['squad']);
  const { mode } = squadOf(state, squad);
  const { faces } = squadCard(state, squad);
  const { options } = prompt.shape as PickShape;
  if (options.some(({ id, barred }) => id === 'change' && barred !== undefined)) return 'keep';
  const engaged = livingOf(state, squad).some(figure => promiseOf(state, figure) > 1);
  const score = ({ att, def, mov, attReroll, defReroll }: (typeof faces)[number]): number =>
    (att ?? -2) * (engaged ? 2 : 1) +
    (def ?? 0) +
    (mov ?? -1) * (engaged ? 1 : 2) +
    (attReroll ? 1 : 0) +
    (defReroll ? 0.5 : 0);
  const gain = score(faces[mode === 0 ? 1 : 0]) - score(faces[mode]);
  return gain > 0.5 + 1.5 * (faces[mode].change ?? 0) ? 'change' : 'keep';
}

/** `edge.ask.pairing`: whom this figure fights in a Combat Action out of turn. */
function choosePairing(table: Table): unknown {
  const figure = Number(table.prompt.args?.['figure']);
  return highest(optionsOf(table), option =>
    option === 'none' ? 0 : fightValue(table.state, figure, option as number),
  );
}

/** Crystals first, then tokens of the Squad that has most of them, Victory Points last. */
function payCheaply({ state, prompt }: Table): number[] {
  const { total, bins } = prompt.shape as AllocateShape;
  const share = bins.map(() => 0);
  const rank = (id: string | number): number => {
    if (id === 'crystals') return FIRST;
    return id === 'vp' ? LAST : squadOf(state, Number(id)).endurance - (isAlive(state, Number(id)) ? 0 : LAST);
  };
  const order = [...bins.keys()].sort((a, b) => rank(bins[b]!.id) - rank(bins[a]!.id) || a - b);
  let left = total;
  for (const i of order) {
    share[i] = Math.min(left, bins[i]!.max);
    left -= share[i] ?? 0;
  }
  return share;
}

const FIRST = 1000;
const LAST = -1000;

/** The most promising of the options, by what they name. */
function bestPick(table: Table): unknown {
  return highest(optionsOf(table), option => worthOfPick(table, option)) ?? anyAnswer(table);
}
