import type { ScenarioReader } from '@banneret/game';
import { HIDDEN, type Chance } from '@banneret/kernel';
import { assetCard, stratagemCard, unitCard } from '../book.js';
import { engagedWith } from '../engagement.js';
import { fireteamOf, NONE, type DuelSide, type Flip, type State } from '../state.js';
import { choice, outcome } from './choice.js';
import { position } from './position.js';
import { keyRef } from './keys.js';
import { fireteamRef, unitRef } from './names.js';
import { schema } from './schema.js';
import { inchesOf, wordOf } from './words.js';
import { event, write } from './write.js';

/** The position in readable values, for expectations. Units are listed in their order. */
const facts = (s: State): unknown => ({
  turn: s.turn,
  phase: s.phase,
  initiative: s.initiative + 1,
  attacker: s.attacker === NONE ? null : s.attacker + 1,
  operation: s.operation,
  layout: s.layout,
  terrain: s.terrain.map(({ id }) => id),
  activation: s.activation && {
    unit: unitRef(s, s.activation.unit),
    order: s.activation.order,
    moved: s.activation.moved,
  },
  duel: duelIn(s),
  markers: s.markers.map(({ kind, at, claimedBy }) => ({
    kind,
    at: inchesOf(at),
    claimed: claimedBy === NONE ? null : claimedBy + 1,
  })),
  players: s.players.map(
    ({
      allegiance,
      envoy,
      stratagems,
      vp,
      tactics,
      hand,
      deck,
      discard,
      conflict,
      acquired,
      played,
      zone,
      initiativeCard,
      removedOwn,
      removedEnemy,
    }) => ({
      allegiance: s.book.pack.allegiances[allegiance]?.id ?? null,
      envoy: s.book.pack.envoys[envoy]?.id ?? null,
      stratagems: stratagems.cards.filter(card => card !== HIDDEN).map(card => stratagemCard(s.book, card).id),
      vp,
      tactics,
      hand: words(hand.cards),
      deck: deck.list.length,
      discard: words(discard.cards),
      conflict: words(conflict.cards),
      acquired: acquired.map(card => stratagemCard(s.book, card).id),
      played: played.map(card => stratagemCard(s.book, card).id),
      zone: zone === NONE ? null : zone + 1,
      initiativeCard: initiativeCard === NONE ? null : wordOf(initiativeCard),
      removed: { own: removedOwn, enemy: removedEnemy },
    }),
  ),
  units: s.units.map(({ seat, card, side, activated, tokens, assets, fireteams, inside, summoned }, unit) => ({
    player: seat + 1,
    name: unitRef(s, unit),
    unit: unitCard(s.book, card).id,
    side,
    activated,
    tokens,
    assets: assets
      .filter(({ abandoned }) => !abandoned)
      .map(asset => ({ asset: assetCard(s.book, asset.card).id, face: asset.face })),
    inside: inside === NONE ? null : (s.terrain[inside]?.id ?? null),
    summoned: summoned > 0 && summoned === s.turn,
    fireteams: fireteams.map(id => {
      const { place, at, models, adjuncts, top } = fireteamOf(s, id);
      if (place !== 'table') return { place, models };
      return {
        at: inchesOf(at),
        models,
        adjuncts: adjuncts.map(asset => assetCard(s.book, assets[asset]?.card ?? 0).id),
        engaged: engagedWith(s, id).map(foe => fireteamRef(s, foe)),
        top: top === NONE ? null : (s.terrain[top]?.id ?? null),
      };
    }),
  })),
});

/** The Duel under way, in the words of `begin`. */
function duelIn(s: State): unknown {
  const { action } = s;
  if (!action?.duel) return null;
  const { actor, other, turn } = action.duel;
  return {
    action: keyRef(s, fireteamOf(s, action.actor).unit, action.key),
    step: turn === 'actor' ? 'attacker' : turn === 'other' ? 'defender' : 'over',
    attacker: sideIn(s, actor),
    defender: sideIn(s, other),
  };
}

const sideIn = (s: State, { seat, fireteam, flip, inspired, shaken }: DuelSide): unknown => ({
  player: seat + 1,
  ...(fireteam !== NONE && { fireteam: fireteamRef(s, fireteam), inspired, shaken }),
  ...(flip !== NONE && { ...cardIn(s, flip) }),
});

function cardIn(s: State, place: number): object {
  const { card, cheated, helped } = s.flips[place] as Flip;
  return { ...(card !== NONE && { card: wordOf(card) }), cheated, helped };
}

const words = (cards: readonly number[]): string[] => cards.filter(card => card !== HIDDEN).map(wordOf);

const writeOutcome = (_s: State, _chance: Chance, cards: readonly number[]): unknown => words(cards);

export const scenario: ScenarioReader<State> = {
  schema,
  position,
  choice,
  write,
  event,
  outcome,
  writeOutcome,
  facts,
};
