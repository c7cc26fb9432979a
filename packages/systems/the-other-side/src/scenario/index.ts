import type { ScenarioReader } from '@banneret/game';
import { HIDDEN, type Chance } from '@banneret/kernel';
import { assetCard, stratagemCard, unitCard } from '../book.js';
import { fireteamOf, NONE, type State } from '../state.js';
import { choice, outcome } from './choice.js';
import { position } from './position.js';
import { schema } from './schema.js';
import { inchesOf, wordOf } from './words.js';

/** The position in readable values, for expectations. Units are listed in their order. */
const facts = (s: State): unknown => ({
  turn: s.turn,
  phase: s.phase,
  initiative: s.initiative + 1,
  markers: s.markers.map(({ kind, at, claimedBy }) => ({
    kind,
    at: inchesOf(at),
    claimed: claimedBy === NONE ? null : claimedBy + 1,
  })),
  players: s.players.map(({ vp, tactics, hand, deck, discard, conflict, acquired }) => ({
    vp,
    tactics,
    hand: words(hand.cards),
    deck: deck.list.length,
    discard: words(discard.cards),
    conflict: words(conflict.cards),
    acquired: acquired.map(card => stratagemCard(s.book, card).id),
  })),
  units: s.units.map(({ seat, card, side, activated, tokens, assets, fireteams }) => ({
    player: seat + 1,
    unit: unitCard(s.book, card).id,
    side,
    activated,
    tokens,
    assets: assets
      .filter(({ abandoned }) => !abandoned)
      .map(asset => ({ asset: assetCard(s.book, asset.card).id, face: asset.face })),
    fireteams: fireteams.map(id => {
      const { place, at, models } = fireteamOf(s, id);
      return place === 'table' ? { at: inchesOf(at), models } : { place, models };
    }),
  })),
});

const words = (cards: readonly number[]): string[] => cards.filter(card => card !== HIDDEN).map(wordOf);

const writeOutcome = (_s: State, _chance: Chance, cards: readonly number[]): unknown => words(cards);

export const scenario: ScenarioReader<State> = { schema, position, choice, outcome, writeOutcome, facts };
