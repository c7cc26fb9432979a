import type { CardId } from '@banneret/cards';
import {
  fork,
  kindOf,
  promptOf,
  resume,
  submit,
  type Frame,
  type Match,
  type OptionId,
  type PickShape,
  type Prompt,
  type Seat,
} from '@banneret/kernel';
import type { Event } from '../events.js';
import { ownerOf, valueOf } from '../fate.js';
import { fireteamOf, NONE, type FireteamId, type State } from '../state.js';
import { theOtherSide } from '../system.js';
import { view } from '../view.js';
import { byValue, possibleCards, supposing } from './decks.js';

/**
 * Every way a Duel and the Hit after it can go, with its exact chance. The rules themselves are played: wherever they ask for a
 * card, one world is made for each value that the viewer may think possible, and worlds that no longer differ are counted together.
 *
 * Nobody is supposed to do more than has been chosen: no cheating, no token, no Trigger, no Asset against damage. Of several cards
 * flipped for one thing the highest is kept. With that only the values of cards count, and suits make no difference.
 */

/** What the rules are to play, as the viewer sees the table. */
export interface Plan {
  readonly viewer: Seat;
  readonly state: State;
  readonly stack: readonly Frame[];
  /** The answer to the question that the stack comes to at once; nothing if it does not come to one. */
  readonly choice?: OptionId;
  /** Who may be hit; `NONE` if nobody. */
  readonly target: FireteamId;
}

/** One thing that may happen; its chance is `weight` over `total`. */
export interface Chanced<T> {
  readonly what: T;
  readonly weight: bigint;
  readonly total: bigint;
}

export interface Findings {
  /** How the Duel ends: its Margin, or a failure. Empty if there is none. */
  readonly duels: readonly Chanced<Decision>[];
  /** What the Hit does once it is made. Empty if there is none. */
  readonly hits: readonly Chanced<Harm>[];
}

export type Decision = number | 'failed';

export interface Harm {
  /** Before anything lowers it. */
  readonly damage: number;
  readonly killed: boolean;
}

/** What has happened so far in a world. */
interface Story {
  duel?: Decision;
  damage?: number;
  /** Models have been removed. */
  suffered?: boolean;
}

interface World {
  readonly match: Match<State>;
  readonly story: Story;
  readonly weight: bigint;
  readonly total: bigint;
}

export function explore(plan: Plan): Findings {
  const duels: Chanced<Decision>[] = [];
  const hits: Chanced<Harm>[] = [];
  const enter = (next: Map<string, World>, world: World, before: Story): void => {
    const { story, match, weight, total } = world;
    if (story.duel !== undefined && before.duel === undefined) duels.push({ what: story.duel, weight, total });
    if (!isOver(world)) return merge(next, world);
    if (story.damage === undefined) return;
    const killed = fireteamOf(match.state, plan.target).place === 'killed';
    hits.push({ what: { damage: story.damage, killed }, weight, total });
  };
  let frontier = new Map<string, World>();
  enter(frontier, setOff(plan), {});
  while (frontier.size > 0) {
    const next = new Map<string, World>();
    for (const world of frontier.values()) for (const branch of branches(plan, world)) enter(next, branch, world.story);
    frontier = next;
  }
  return { duels, hits };
}

/** Nothing is left that the odds are about. */
function isOver({ match: { pending, stack, state }, story }: World): boolean {
  if (pending.kind === 'over' || story.duel === 'failed') return true;
  if (story.damage !== undefined) return story.suffered === true || !stack.some(({ proc }) => proc === 'damage');
  if (story.duel === undefined) return false;
  return state.action === null || state.action.strength === NONE || state.action.target === NONE;
}

function merge(worlds: Map<string, World>, world: World): void {
  const key = keyOf(world);
  const alike = worlds.get(key);
  if (alike === undefined) return void worlds.set(key, world);
  const { weight, total } = world;
  const sum =
    alike.total === total
      ? { weight: alike.weight + weight, total }
      : { weight: alike.weight * total + weight * alike.total, total: alike.total * total };
  worlds.set(key, { ...alike, ...sum });
}

/**
 * What the rest depends on: the place in the rules, what is left in the deck that is flipped from, and the values that count. Once
 * a Duel is decided its cards and its Margin do not matter any more.
 */
function keyOf({ match: { state, stack, pending }, story }: World): string {
  const flips = state.flips.filter(({ purpose }) => story.duel === undefined || purpose !== 'duel');
  const left = pending.kind === 'chance' && pending.chance.kind === 'draw' ? pending.chance.from : [];
  return JSON.stringify([
    stack.map(({ proc, step }) => [proc, step]),
    left.map(valueOf).sort((a, b) => a - b),
    flips.map(({ card, rivals }) => [card === NONE ? NONE : valueOf(card), rivals.map(valueOf)]),
    story.damage ?? NONE,
  ]);
}

function setOff({ viewer, state, stack, choice, target }: Plan): World {
  const story: Story = {};
  const match = resume(theOtherSide, supposing(view(state, viewer)), [...stack], { sink: noting(story, target) });
  if (choice !== undefined) answer(match, choice, story, target);
  settle({ match, story, target, viewer });
  return { match, story, weight: 1n, total: 1n };
}

/** One world for each value that the awaited card may have. */
function* branches({ viewer, target }: Plan, { match, story, weight, total }: World): Generator<World> {
  const { pending, wait } = match;
  if (pending.kind !== 'chance' || pending.chance.kind !== 'draw' || pending.chance.count !== 1)
    throw new Error('only single cards are reckoned with');
  const seen = view(match.state, viewer);
  const { from } = pending.chance;
  for (const alike of byValue(from)) {
    const [card] = alike as [CardId];
    const copy = fork(theOtherSide, match);
    copy.state = supposing(seen, card);
    const tale = { ...story };
    submit(theOtherSide, copy, { kind: 'chance', wait, outcome: [card] }, { sink: noting(tale, target) });
    settle({ match: copy, story: tale, target, viewer });
    yield { match: copy, story: tale, weight: weight * BigInt(alike.length), total: total * BigInt(from.length) };
  }
}

/** Writes down what the odds are about. Only the first Hit on the target is: others come of effects. */
const noting =
  (story: Story, target: FireteamId) =>
  (event: Event): void => {
    if (event.type === 'duel.decided') story.duel = event.result.success ? event.result.margin : 'failed';
    if (event.type === 'hit.resolved' && event.fireteam === target) story.damage ??= event.damage;
    if (event.type === 'models.killed' && story.damage !== undefined) story.suffered = true;
  };

interface Course {
  readonly match: Match<State>;
  readonly story: Story;
  readonly target: FireteamId;
  readonly viewer: Seat;
}

/** Plays on through questions to the next card or the end; what is flipped next is reckoned from the viewer's knowledge. */
function settle({ match, story, target, viewer }: Course): void {
  while (match.pending.kind === 'decision' && !isOver({ match, story, weight: 1n, total: 1n })) {
    const { seat } = match.pending.prompts[0] as Prompt;
    answer(match, usualAnswer(match.state, promptOf(match, seat) as Prompt), story, target);
  }
  const { pending } = match;
  if (pending.kind !== 'chance' || pending.chance.kind !== 'draw') return;
  const from = possibleCards(view(match.state, viewer), ownerOf(pending.chance.from[0] as CardId));
  match.pending = { kind: 'chance', chance: { ...pending.chance, from } };
}

function answer(match: Match<State>, choice: unknown, story: Story, target: FireteamId): void {
  const { pending, wait } = match;
  const seat = pending.kind === 'decision' ? (pending.prompts[0] as Prompt).seat : NONE;
  const ruling = submit(theOtherSide, match, { kind: 'choice', wait, seat, choice }, { sink: noting(story, target) });
  if (!ruling.ok) throw new Error(`a usual answer was refused: ${JSON.stringify(ruling.because)}`);
}

const DOING_NOTHING: readonly OptionId[] = ['done', 'suffer', 'none'];

/** The highest of several cards, else nothing, and where something must be chosen the first that may be. */
function usualAnswer(s: State, { shape, seat, ask }: Prompt): unknown {
  const options =
    shape.kind === 'pick'
      ? (shape as PickShape).options.filter(({ barred }) => barred === undefined).map(({ id }) => id)
      : [];
  if (ask === 'tos.ask.keep') return options.reduce((a, b) => (valueOf(Number(b)) > valueOf(Number(a)) ? b : a));
  const nothing = options.find(id => DOING_NOTHING.includes(id));
  if (nothing !== undefined) return nothing;
  for (const choice of kindOf(theOtherSide, shape).enumerate(s, shape, seat)) return choice;
  throw new Error(`nothing can be answered to ${ask}`);
}
