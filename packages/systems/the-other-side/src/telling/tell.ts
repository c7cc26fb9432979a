import type { Translate } from '@banneret/i18n';
import { HIDDEN, type Seat } from '@banneret/kernel';
import { actionOf, triggersOf } from '../actions.js';
import type { Trigger } from '../content/types.js';
import type { Event } from '../events.js';
import { ownerOf } from '../fate.js';
import { fireteamOf, NONE, unitOf, type State, type UnitId } from '../state.js';
import { POWER_ATTACK } from '../triggers.js';
import {
  actionName,
  assetName,
  fateName,
  fateNames,
  fireteamName,
  fireteamNames,
  markerKind,
  markerName,
  markerNumber,
  placeName,
  playerName,
  stratagemName,
  unitName,
} from './names.js';

type Tellers = {
  readonly [T in Event['type']]: (event: Extract<Event, { type: T }>, s: State, t: Translate) => string | undefined;
};

/** One line for an event, or nothing if it needs no telling; the state is the one after it. */
export const tell = (event: Event, s: State, t: Translate): string | undefined =>
  (TELL[event.type] as (event: Event, s: State, t: Translate) => string | undefined)(event, s, t);

const nothing = (): undefined => undefined;
const player = (seat: Seat, t: Translate) => ({ player: playerName(seat, t) });
const asset = (s: State, unit: UnitId, place: number, t: Translate): string =>
  assetName(s, unitOf(s, unit).assets[place]?.card ?? 0, t);

const TELL: Tellers = {
  'companies.revealed': ({ players }, s, t) =>
    players
      .map(({ allegiance }, seat) =>
        t.say('tos.event.companies', {
          ...player(seat, t),
          allegiance: s.book.pack.allegiances[allegiance]?.name[t.locale] ?? '?',
        }),
      )
      .join(' '),
  'unit.joined': ({ unit }, s, t) =>
    t.say('tos.event.joined', { ...player(unit.seat, t), unit: s.book.pack.units[unit.card]?.name[t.locale] ?? '?' }),
  'commanders.counted': nothing,
  'list.sealed': ({ seat }, _s, t) => t.say('tos.event.sealed', player(seat, t)),
  'lists.shown': nothing,
  'stratagems.chosen': ({ seat }, _s, t) => t.say('tos.event.stratagems', player(seat, t)),
  'roles.settled': ({ attacker }, _s, t) => t.say('tos.event.attacker', player(attacker, t)),
  'operation.settled': ({ operation }, _s, t) =>
    t.say('tos.event.operation', { operation: t.say(`tos.operation.${operation}`) }),
  'layout.settled': ({ layout }, _s, t) => t.say('tos.event.layout', { layout: t.say(`tos.layout.${layout}`) }),
  'zone.chosen': ({ seat, zone }, _s, t) => t.say('tos.event.zone', { ...player(seat, t), zone: zone + 1 }),
  'lot.flipped': ({ seat, card }, _s, t) => t.say('tos.event.lot', { ...player(seat, t), card: fateName(card, t) }),
  'initiative.flipped': ({ seat, card }, _s, t) =>
    t.say('tos.event.initiative-card', { ...player(seat, t), card: fateName(card, t) }),
  'initiative.discarded': ({ seat }, _s, t) => t.say('tos.event.initiative-gone', player(seat, t)),
  'fireteam.deployed': ({ fireteam, at }, s, t) =>
    t.say('tos.event.deployed', { fireteam: fireteamName(s, fireteam, t), place: placeName(at, t) }),
  'unit.heldBack': ({ unit }, s, t) =>
    t.say('tos.event.held-back', { ...player(unitOf(s, unit).seat, t), unit: unitName(s, unit, t) }),
  'turn.began': ({ turn }, _s, t) => t.say('tos.event.turn', { turn }),
  'phase.began': nothing,
  'initiative.settled': ({ seat }, _s, t) => t.say('tos.event.initiative', player(seat, t)),
  'tactics.gained': ({ seat, count }, _s, t) => t.say('tos.event.tactics-gained', { ...player(seat, t), count }),
  'tactics.spent': ({ seat, count }, _s, t) => t.say('tos.event.tactics-spent', { ...player(seat, t), count }),
  'vp.scored': ({ seat, points }, _s, t) => t.say('tos.event.vp', { ...player(seat, t), points }),
  'kills.scored': nothing,
  passed: ({ seat }, _s, t) => t.say('tos.event.passed', player(seat, t)),
  'unit.activated': ({ seat, unit }, s, t) =>
    t.say('tos.event.activated', { ...player(seat, t), unit: unitName(s, unit, t) }),
  'order.given': ({ order }, _s, t) =>
    t.say('tos.event.order', { order: t.say(`tos.order.${order === 'concertedEffort' ? 'concerted-effort' : order}`) }),
  'move.made': nothing,
  'fireteam.acted': nothing,
  'disengage.paid': (_event, _s, t) => t.say('tos.event.disengage'),
  'zones.suffered': nothing,
  'activation.ended': nothing,
  'match.ended': (_event, _s, t) => t.say('tos.event.ended'),
  'cards.drawn': ({ seat, moves }, _s, t) => {
    const known = moves.map(({ card }) => card).filter(card => card !== HIDDEN);
    const cards = known.length === 0 ? 'none' : fateNames(known, t);
    return t.say('tos.event.drawn', { ...player(seat, t), count: moves.length, cards });
  },
  'card.discarded': ({ seat, card }, _s, t) =>
    t.say('tos.event.discarded', { ...player(seat, t), card: fateName(card, t) }),
  'deck.milled': ({ seat, cards }, _s, t) =>
    t.say('tos.event.milled', { ...player(seat, t), cards: fateNames(cards, t) }),
  'deck.rebuilt': ({ seat }, _s, t) => t.say('tos.event.rebuilt', player(seat, t)),
  'flip.made': ({ seat, card }, _s, t) => t.say('tos.event.flipped', { ...player(seat, t), card: fateName(card, t) }),
  'flip.added': ({ card }, _s, t) =>
    t.say('tos.event.flipped', { ...player(ownerOf(card), t), card: fateName(card, t) }),
  'flip.kept': ({ card }, _s, t) => t.say('tos.event.kept', { ...player(ownerOf(card), t), card: fateName(card, t) }),
  'flip.cheated': ({ card }, _s, t) =>
    t.say('tos.event.cheated', { ...player(ownerOf(card), t), card: fateName(card, t) }),
  'conflict.cleared': nothing,
  'stratagem.acquired': ({ seat, stratagem }, s, t) =>
    t.say('tos.event.acquired', { ...player(seat, t), stratagem: stratagemName(s, stratagem, t) }),
  'stratagem.played': ({ seat, stratagem }, s, t) =>
    t.say('tos.event.stratagem', { ...player(seat, t), stratagem: stratagemName(s, stratagem, t) }),
  'action.declared': ({ action: { actor, key, target, marker } }, s, t) => {
    const aim = target === NONE ? (marker === NONE ? 'none' : markerName(marker, t)) : fireteamName(s, target, t);
    return t.say('tos.event.action', {
      fireteam: fireteamName(s, actor, t),
      action: actionName(s, actor, key, t),
      target: aim,
    });
  },
  'action.changed': nothing,
  'action.ended': nothing,
  'duel.began': nothing,
  'duel.token': nothing,
  'duel.turned': nothing,
  'duel.decided': ({ result: { total, needed, success, margin } }, _s, t) =>
    t.say('tos.event.duel', { total, needed, success: success ? 'yes' : 'no', margin }),
  'trigger.declared': ({ trigger }, s, t) => t.say('tos.event.trigger', { trigger: triggerName(s, trigger, t) }),
  'hit.resolved': ({ fireteam, strength, total, ar, damage }, s, t) =>
    t.say('tos.event.hit', { fireteam: fireteamName(s, fireteam, t), strength, total, ar, damage }),
  'blast.resolved': ({ value, fireteams }, s, t) =>
    t.say('tos.event.blast', { value, fireteams: fireteams.length === 0 ? 'none' : fireteamNames(s, fireteams, t) }),
  'models.killed': ({ losses }, s, t) =>
    losses
      .map(({ fireteam, models, adjuncts }) =>
        t.say('tos.event.models', { fireteam: fireteamName(s, fireteam, t), models: models + adjuncts.length }),
      )
      .join(' '),
  'damage.reduced': ({ fireteam, amount }, s, t) =>
    t.say('tos.event.reduced', { fireteam: fireteamName(s, fireteam, t), amount }),
  'fireteam.killed': ({ fireteam }, s, t) =>
    t.say('tos.event.fireteam-killed', { fireteam: fireteamName(s, fireteam, t) }),
  'unit.killed': ({ unit }, s, t) => t.say('tos.event.unit-killed', { unit: unitName(s, unit, t) }),
  'tokens.gained': ({ unit, token, count }, s, t) =>
    t.say('tos.event.token-gained', { unit: unitName(s, unit, t), count, token: t.say(`tos.token.${token}`) }),
  'tokens.lost': ({ unit, token, count }, s, t) =>
    t.say('tos.event.token-lost', { unit: unitName(s, unit, t), count, token: t.say(`tos.token.${token}`) }),
  'unit.turned': ({ unit, side }, s, t) => t.say('tos.event.turned', { unit: unitName(s, unit, t), side }),
  'asset.turned': ({ unit, asset: place, face }, s, t) =>
    t.say('tos.event.asset-turned', { unit: unitName(s, unit, t), asset: asset(s, unit, place, t), face }),
  'asset.abandoned': ({ unit, asset: place }, s, t) =>
    t.say('tos.event.asset-abandoned', { unit: unitName(s, unit, t), asset: asset(s, unit, place, t) }),
  'asset.attached': ({ unit, card }, s, t) =>
    t.say('tos.event.asset-attached', { unit: unitName(s, unit, t), asset: assetName(s, card, t) }),
  'models.added': ({ fireteam, models, adjuncts }, s, t) =>
    t.say('tos.event.models-added', { fireteam: fireteamName(s, fireteam, t), models: models + adjuncts.length }),
  'use.noted': nothing,
  'modifier.lent': nothing,
  'period.ended': nothing,
  'fireteam.moved': ({ fireteam, path }, s, t) => {
    const place = placeName(path.at(-1) ?? fireteamOf(s, fireteam).at, t);
    return t.say('tos.event.moved', { fireteam: fireteamName(s, fireteam, t), place });
  },
  'fireteam.climbed': ({ fireteam, top, at }, s, t) =>
    t.say('tos.event.climbed', {
      fireteam: fireteamName(s, fireteam, t),
      up: top === NONE ? 'no' : 'yes',
      place: placeName(at, t),
    }),
  'unit.entered': ({ unit, zone }, s, t) =>
    t.say('tos.event.entered', { unit: unitName(s, unit, t), building: s.terrain[zone]?.name[t.locale] ?? '?' }),
  'unit.left': ({ unit }, s, t) => t.say('tos.event.left', { unit: unitName(s, unit, t) }),
  'marker.placed': ({ marker: { id, kind, at } }, _s, t) =>
    t.say('tos.event.marker', { kind: markerKind(kind, t), number: markerNumber(id), place: placeName(at, t) }),
  'marker.claimed': ({ marker, seat }, _s, t) =>
    t.say('tos.event.claimed', { ...player(seat, t), marker: markerName(marker, t) }),
  'markers.unclaimed': (_event, _s, t) => t.say('tos.event.unclaimed'),
  'marker.removed': ({ marker }, _s, t) => t.say('tos.event.removed', { marker: markerName(marker, t) }),
  'terrain.created': ({ terrain }, _s, t) => t.say('tos.event.created', { terrain: terrain.name[t.locale] }),
  'room.lacked': ({ seat, what }, _s, t) => t.say('tos.event.no-room', { ...player(seat, t), what }),
};

/** A declared Trigger by its key; Power Attack is no card's. Once its Action is over it is looked for on all cards. */
export function triggerName(s: State, key: string, t: Translate): string {
  if (key === POWER_ATTACK) return t.say('tos.choice.power');
  const { action } = s;
  const use = action === null ? undefined : actionOf(s, action.actor, action.key);
  const uses = action === null || use === undefined ? [] : triggersOf(s, action.actor, use.action);
  const found = uses.find(one => one.key === key)?.trigger ?? printedTrigger(s, key.slice(key.lastIndexOf('.') + 1));
  return found?.name[t.locale] ?? key;
}

function printedTrigger({ book: { pack } }: State, id: string): Trigger | undefined {
  const sides = [...pack.units, ...pack.combinedArms].flatMap(({ standard, glory }) => [standard, glory]);
  const faces = pack.assets.flatMap(({ standard, deactivated }) => [standard, deactivated]);
  const own = [...sides, ...faces].flatMap(({ actions }) => actions.flatMap(({ triggers = [] }) => triggers));
  const given = [...sides, ...faces, ...pack.allegiances, ...pack.envoys].flatMap(({ abilities }) =>
    abilities.flatMap(({ rules }) => rules.flatMap(rule => (rule.kind === 'trigger' ? [rule.trigger] : []))),
  );
  return [...own, ...given].find(trigger => trigger.id === id);
}
