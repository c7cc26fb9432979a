import { randomChoice } from '@banneret/ai';
import { FOOTPRINTS, FULL } from '@banneret/hexboard';
import { awaited, drawOutcome, resume, seededRng, submit, type Match, type Rng, type Seat } from '@banneret/kernel';
import { CAMPAIGN } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { areEnemies, inContact, occupied } from '../src/board.js';
import type { Mode } from '../src/book.js';
import { FACTIONS } from '../src/content/index.js';
import type { Event } from '../src/events.js';
import { theEdge, theEdgeGame, type State } from '../src/index.js';
import { NONE, ownerOfFigure, squadOf } from '../src/state.js';

/**
 * Random games that begin in the thick of it: Squads of all sides stand mixed, with traps between them and cards in hand. Nobody may
 * change by what he is out of reach of, and what an event does not name stays as it is.
 */

const GAMES = CAMPAIGN.games ?? 6;
const INPUTS = 260;

/** Places around the middle, a hex or a whole Space at a time. */
function packer(rng: Rng, columns: number) {
  const taken = new Map<string, number>();
  return (size: 1 | 2 | 3 | 4 | 7): string | null => {
    for (let tries = 0; tries < 60; tries++) {
      const space = `${String.fromCharCode(66 + rng.below(columns))}${2 + rng.below(4)}`;
      const mask = FOOTPRINTS[size][rng.below(FOOTPRINTS[size].length)]!;
      const before = taken.get(space) ?? 0;
      if ((before & mask) !== 0) continue;
      taken.set(space, before | mask);
      return mask === FULL ? space : `${space}:${[0, 1, 2, 3, 4, 5, 6].filter(slot => (mask >> slot) & 1).join('')}`;
    }
    return null;
  };
}

function melee(mode: Mode, seats: number, seed: number): Match<State> {
  const rng = seededRng('meetings', seed);
  const place = packer(rng, mode === 'duel' ? 5 : 7);
  const order = [1, 0, 2, 1];
  const players = Array.from({ length: seats }, (_, seat) => {
    const faction = FACTIONS[order[(seat + seed) % 3]!]!;
    const starter = mode === 'duel' ? faction.starter : faction.starter15;
    const squads = starter.squads.slice(0, 4).map(id => {
      const card = faction.squads.find(squad => squad.id === id)!;
      const at = Array.from({ length: card.figures }, () => (rng.below(5) === 0 ? null : place(card.base)));
      return { squad: id, at, endurance: rng.below(card.endurance + 1) };
    });
    const cards = Object.entries(starter.deck).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
    const traps = faction.tokens.filter(({ trap }) => trap !== undefined).flatMap(({ id }) => [id, id, id]);
    const tokens = traps.flatMap(token => {
      const at = place(1);
      return at === null ? [] : [{ token, at }];
    });
    const [one = 0, two = 1] = [rng.below(6), 6 + rng.below(6)];
    const hand = [cards[one]!, cards[two]!];
    const deck = cards.filter((_, i) => i !== one && i !== two);
    return { faction: faction.id, squads, tokens, hand, deck, reserve: 3, exhausted: 1 };
  });
  const position = theEdgeGame.scenario.position({ mode, active: 1 + (seed % seats), begin: 'active', players });
  if (!position.ok) throw new Error(JSON.stringify(position.problem));
  return resume(theEdge, position.value.state, [...position.value.stack]);
}

/** Figures that an event may move or remove. */
function namedIn(before: State, event: Event): ReadonlySet<number> {
  switch (event.type) {
    case 'figure.moved':
      return new Set([event.figure, ...event.pushed.map(({ figure }) => figure)]);
    case 'figures.swapped':
      return new Set(event.figures);
    case 'figure.returned':
    case 'figure.killed':
      return new Set([event.figure]);
    case 'seat.eliminated':
      return new Set(before.figures.flatMap((_, id) => (ownerOfFigure(before, id) === event.seat ? [id] : [])));
    default:
      return new Set();
  }
}

/** Squads whose tokens an event may change. */
function drainedIn(before: State, event: Event): ReadonlySet<number> {
  switch (event.type) {
    case 'figure.wounded':
      return new Set([before.figures[event.figure]!.squad]);
    case 'endurance.changed':
      return new Set([event.squad]);
    case 'cost.paid':
      return new Set(event.endurance.map(({ squad }) => squad));
    default:
      return new Set();
  }
}

const counts = { fights: 0, traps: 0, pushes: 0, deaths: 0, eliminated: 0 };

function faultIn(before: State, after: State, event: Event): string | undefined {
  const figures = namedIn(before, event);
  for (const [id, { space, mask }] of after.figures.entries()) {
    const was = before.figures[id]!;
    if ((was.space !== space || was.mask !== mask) && !figures.has(id)) return `figure ${id} changed by ${event.type}`;
  }
  const squads = drainedIn(before, event);
  for (const [id, { endurance }] of after.squads.entries())
    if (before.squads[id]!.endurance !== endurance && !squads.has(id)) return `Squad ${id} changed by ${event.type}`;
  if (event.type === 'exchange.opened' && event.exchange.kind === 'combat') {
    counts.fights++;
    const [a, b] = event.exchange.figures;
    if (!inContact(after, after.figures[a]!, after.figures[b]!)) return `${a} fights ${b} from afar`;
    if (!areEnemies(after, ownerOfFigure(after, a), ownerOfFigure(after, b))) return `${a} fights its own side`;
  }
  if (event.type === 'token.removed') {
    counts.traps++;
    const { space, owner } = before.tokens[event.token]!;
    const enemy = after.figures.some(
      (figure, id) => figure.space === space && areEnemies(after, owner, ownerOfFigure(after, id)),
    );
    if (!enemy) return `trap ${event.token} went off with nobody there`;
  }
  if (event.type === 'figure.moved') counts.pushes += event.pushed.length;
  if (event.type === 'figure.killed') counts.deaths++;
  if (event.type === 'seat.eliminated') counts.eliminated++;
  const gone = after.figures.findIndex(
    ({ space }, id) => space !== NONE && after.seats[ownerOfFigure(after, id)]!.eliminated,
  );
  if (gone >= 0 && after.book.mode.startsWith('ffa')) return `figure ${gone} of an eliminated player stands (R97)`;
  occupied(after);
  return undefined;
}

function play(match: Match<State>, seed: number): void {
  const rng = seededRng('melee', seed);
  let before = theEdge.clone(match.state);
  const sink = (event: Event): void => {
    const fault = faultIn(before, match.state, event);
    if (fault !== undefined) throw new Error(`${fault}, seed ${seed}`);
    before = theEdge.clone(match.state);
  };
  for (let inputs = 0; inputs < INPUTS && match.pending.kind !== 'over'; inputs++) {
    const { pending, wait } = match;
    if (pending.kind === 'chance') {
      submit(theEdge, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }, { sink });
      continue;
    }
    const seat = awaited(match)[0] as Seat;
    const ruling = submit(
      theEdge,
      match,
      { kind: 'choice', wait, seat, choice: randomChoice(theEdge, match, seat, rng) },
      { sink },
    );
    if (!ruling.ok) throw new Error(`${JSON.stringify(ruling.because)}, seed ${seed}`);
    for (const [id, { endurance }] of match.state.squads.entries())
      if (endurance < 0) throw new Error(`Squad ${id} of ${squadOf(match.state, id).seat} has ${endurance} tokens`);
  }
}

describe('in the thick of it', () => {
  it.each([
    ['duel', 2],
    ['ffa3', 3],
    ['ffa4', 4],
    ['team', 4],
  ] as const)('EDGE-BRD-14, R97, R98: nobody changes by what is not about him: %s', (mode, seats) => {
    for (let seed = 1; seed <= GAMES; seed++) play(melee(mode, seats, seed), seed);
  });

  it('EDGE-CMB-02, EDGE-MOV-18: with Combats, traps, Pushes and deaths enough to mean something', () => {
    expect(counts.fights).toBeGreaterThan(10);
    expect(counts.traps).toBeGreaterThan(5);
    expect(counts.pushes).toBeGreaterThan(3);
    expect(counts.deaths).toBeGreaterThan(10);
  });
});
