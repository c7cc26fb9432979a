import type { Translate } from '@banneret/i18n';
import { fullModels } from '../ground/board.js';
import type { Trait } from '../ground/traits.js';
import { TOKENS } from '../content/types.js';
import { TURNS } from '../rulings.js';
import { fireteamOf, NONE, unitOf, type FireteamId, type State, type Terrain, type UnitId } from '../state.js';
import { fireteamRef } from '../scenario/names.js';
import {
  assetName,
  fateNames,
  fireteamLetter,
  inInches,
  markerKind,
  markerNumber,
  placeName,
  playerName,
  stratagemName,
  unitName,
} from './names.js';

/** The table as lines of text: the score, the players, the scenery, the Markers, the units. */
export function show(s: State, t: Translate): string {
  const head = t.say('tos.show.head', {
    turn: s.turn,
    turns: TURNS,
    operation: s.operation === null ? 'none' : t.say(`tos.operation.${s.operation}`),
    scores: s.players.map(({ vp }, seat) => `${playerName(seat, t)} ${vp}`).join(', '),
  });
  const units = [...s.units.keys()].map(unit => showUnit(s, unit, t));
  return [head, ...showPlayers(s, t), ...showTerrain(s.terrain, t), ...showMarkers(s, t), ...units].join('\n');
}

function showPlayers(s: State, t: Translate): string[] {
  return s.players.flatMap(({ tactics, hand, deck, discard, acquired, conflict }, seat) => {
    const line = t.say('tos.show.player', {
      player: playerName(seat, t),
      tactics,
      hand:
        hand.cards.every(card => card >= 0) && hand.cards.length > 0
          ? `${hand.cards.length} [${fateNames(hand.cards, t)}]`
          : hand.cards.length,
      deck: deck.list.length,
      discard: discard.cards.length,
      acquired: acquired.length === 0 ? 'none' : acquired.map(card => stratagemName(s, card, t)).join(', '),
    });
    if (conflict.cards.length === 0) return [line];
    return [line, t.say('tos.show.conflict', { player: playerName(seat, t), cards: fateNames(conflict.cards, t) })];
  });
}

/** One line for all pieces of the same name and traits. */
function showTerrain(terrain: readonly Terrain[], t: Translate): string[] {
  const areas = new Map<string, string[]>();
  for (const zone of terrain) {
    const traits = zone.traits.map(trait => traitName(trait, t)).join(', ');
    const kind = t.say('tos.show.terrain', { name: zone.name[t.locale], traits });
    areas.set(kind, [...(areas.get(kind) ?? []), t.say('tos.show.area', extentOf(zone))]);
  }
  return [...areas].map(([kind, places]) => `${kind} ${places.join(', ')}`);
}

export function traitName({ trait, only, strength }: Trait, t: Translate): string {
  const name = t.say(`tos.trait.${trait}`, trait === 'dangerous' ? { strength: strength ?? 0 } : {});
  return only === undefined ? name : t.say(`tos.trait.${only}`, { trait: name });
}

/** The least rectangle that holds the piece. */
function extentOf({ outline }: Terrain): Readonly<Record<'left' | 'right' | 'near' | 'far', number>> {
  const xs = outline.map(({ x }) => inInches(x));
  const ys = outline.map(({ y }) => inInches(y));
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
}

const showMarkers = (s: State, t: Translate): string[] =>
  s.markers.map(({ id, kind, at, claimedBy }) =>
    t.say('tos.show.marker', {
      number: markerNumber(id),
      kind: markerKind(kind, t),
      place: placeName(at, t),
      owner: claimedBy === NONE ? 'none' : playerName(claimedBy, t),
    }),
  );

function showUnit(s: State, unit: UnitId, t: Translate): string {
  const { seat, side, activated, tokens, assets, fireteams } = unitOf(s, unit);
  const held = TOKENS.filter(token => tokens[token] > 0).map(
    token => `${t.say(`tos.token.${token}`)} ×${tokens[token]}`,
  );
  const cards = assets.filter(({ abandoned }) => !abandoned).map(({ card }) => assetName(s, card, t));
  return t.say('tos.show.unit', {
    player: playerName(seat, t),
    unit: unitName(s, unit, t),
    side,
    activated: activated ? 'yes' : 'no',
    tokens: held.length === 0 ? 'none' : held.join(', '),
    assets: cards.length === 0 ? 'none' : cards.join(', '),
    fireteams: fireteams.map(id => showFireteam(s, id, t)).join(' · '),
  });
}

/** With its letter in the words of the game, and the name that answers in files give it: `B militia/2`. */
function showFireteam(s: State, id: FireteamId, t: Translate): string {
  const fireteam = fireteamOf(s, id);
  const { place, at, models } = fireteam;
  const number = [fireteamLetter(s, id), fireteamRef(s, id)].filter(Boolean).join(' ');
  if (place === 'killed' || place === 'waiting') return t.say(`tos.show.${place}`, { number });
  const full = fullModels(s, fireteam);
  if (place === 'inside') return t.say('tos.show.inside', { number, models, full });
  return t.say('tos.show.fireteam', { number, place: placeName(at, t), models, full });
}
