import { randomChoice } from '@banneret/ai';
import { awaited, drawOutcome, seededRng, start, submit, type Match, type Seat } from '@banneret/kernel';
import { CAMPAIGN } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { occupied } from '../src/board.js';
import { theEdge, theEdgeGame, type Setup, type State } from '../src/index.js';
import { MOST_UPGRADES, NEUTRAL_PILE, VP_TRACK_HALF } from '../src/rulings.js';
import { printed, squadCard } from '../src/state.js';
import { BLUE, RED } from './testFaction.js';

/** What holds after every single input of any game (catalogue 4.2), tried on random games of every mode. */

const GAMES = CAMPAIGN.games ?? 4;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

function faultIn(s: State, decks: readonly number[]): string | undefined {
  const pile = NEUTRAL_PILE[s.book.mode];
  const crystals = s.crystals + sum(s.seats.map(side => side.reserve + side.exhausted));
  if (crystals !== pile || s.crystals < 0) return `${crystals} Crystals instead of ${pile}`;
  const charges = s.charges + sum(s.squads.flatMap(({ upgrades }) => upgrades.map(upgrade => upgrade.charges)));
  if (charges !== pile || s.charges < 0) return `${charges} Charges instead of ${pile}`;
  return faultInVp(s) ?? faultInCards(s, decks) ?? faultInSquads(s) ?? faultOnBoard(s);
}

function faultInVp(s: State): string | undefined {
  if (s.book.mode === 'duel') return Math.abs(s.marker) > VP_TRACK_HALF ? `the marker is at ${s.marker}` : undefined;
  const owners = s.seats.map((side, owner) => side.vpStart + sum(s.seats.map(other => other.vpCaptured[owner] ?? 0)));
  // In a free-for-all tokens may leave the game (EDGE-FFA-03), between teams never.
  const wrong = owners.findIndex(
    tokens => tokens > VP_TRACK_HALF || (s.book.mode === 'team' && tokens < VP_TRACK_HALF),
  );
  return wrong < 0 ? undefined : `seat ${wrong} once had ${owners[wrong]} Victory Point tokens`;
}

function faultInCards(s: State, decks: readonly number[]): string | undefined {
  for (const [seat, { deck, hand, playing, discard }] of s.seats.entries()) {
    const attached = s.squads.filter(squad => squad.seat === seat).flatMap(({ upgrades }) => upgrades.map(u => u.card));
    const all = [...deck.list, ...hand.cards, ...playing.cards, ...discard.cards, ...attached];
    if (new Set(all).size !== all.length) return `seat ${seat} has a card twice`;
    if (decks[seat] !== undefined && all.length !== decks[seat]) return `seat ${seat} has ${all.length} cards`;
    if (hand.cards.length > s.book.options.handSize) return `seat ${seat} holds ${hand.cards.length} cards`;
  }
  return undefined;
}

function faultInSquads(s: State): string | undefined {
  for (const [id, { endurance, upgrades }] of s.squads.entries()) {
    if (endurance < 0 || endurance > squadCard(s, id).endurance) return `Squad ${id} has ${endurance} Endurance`;
    const names = upgrades.map(({ card }) => printed(s, card).id);
    if (names.length > MOST_UPGRADES || new Set(names).size !== names.length)
      return `Squad ${id} bears ${names.join()}`;
  }
  return undefined;
}

/** Two pieces on one hex make `occupied` throw; a base in two Spaces cannot even be written down. */
function faultOnBoard(s: State): string | undefined {
  occupied(s);
  return undefined;
}

/** Plays one game and looks at every position of it; gives their number. */
function play(setup: Setup, seed: number): number {
  const rng = seededRng('invariants', seed);
  const match: Match<State> = start(theEdge, setup);
  const decks: number[] = [];
  let inputs = 0;
  for (; match.pending.kind !== 'over'; inputs++) {
    if (inputs > 20_000) throw new Error('no end');
    const { pending, wait, state } = match;
    if (pending.kind === 'chance')
      submit(theEdge, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) });
    else {
      const seat = awaited(match)[0] as Seat;
      submit(theEdge, match, { kind: 'choice', wait, seat, choice: randomChoice(theEdge, match, seat, rng) });
    }
    for (const [seat, { deck }] of state.seats.entries()) if (deck.list.length > 0) decks[seat] ??= deck.list.length;
    const fault = faultIn(match.state, decks);
    if (fault !== undefined) throw new Error(`${fault} after input ${inputs} of seed ${seed}`);
  }
  return inputs;
}

/** Fewer positions than this in a game would mean that nothing was played. */
const SHORTEST = 30;

function playAll(setup: Setup): void {
  for (let seed = 1; seed <= GAMES; seed++) expect(play(setup, seed)).toBeGreaterThan(SHORTEST);
}

describe('what always holds', () => {
  it.each([
    ['duel', {}],
    ['duel', { draft: true, buyVp: true, specialSources: true, mulligan: true, reshuffle: true }],
    ['ffa3', { draft: true, moreCrystals: true }],
    ['ffa4', { specialSources: true, handSize: 5 }],
    ['team', { altSetup: true, reshuffle: true }],
  ])('EDGE-GEN-12: Crystals, Charges, points, cards and hexes add up in every game: %s %j', (mode, options) => {
    const setup = theEdgeGame.setupFor({ options: { mode, ...options } });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
    playAll(setup.value);
  });

  it('EDGE-GEN-12: and with the odd Squads of the test factions', () => {
    const options = { ...(theEdgeGame.setupFor({}) as { value: Setup }).value.options, specialSources: true };
    const setup: Setup = { mode: 'duel', options, factions: [RED, BLUE], presets: [-1, -1] };
    playAll(setup);
  });
});
