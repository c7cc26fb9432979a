import type { Translate } from '@banneret/i18n';
import type { OptionId, PickShape, Prompt } from '@banneret/kernel';
import { isCastEvent, type CastEvent } from '../events/castEvents.js';
import type { BidChoice, BidQuestion } from '../decisions/bid.js';
import type { CastChoice, CastQuestion } from '../decisions/cast.js';
import type { CasualtiesQuestion } from '../decisions/casualties.js';
import type { ConsolidateQuestion } from '../decisions/consolidate.js';
import type { OrderChoice, OrderQuestion } from '../decisions/order.js';
import type { PileInQuestion } from '../decisions/pileIn.js';
import type { ShotsChoice, ShotsQuestion } from '../decisions/shots.js';
import type { DeclaredShot, Event } from '../events/events.js';
import { livingModels } from '../units/figures.js';
import type { MeleeEvent } from '../events/meleeEvents.js';
import { destination, type Legs } from '../movement/movement.js';
import { resultOf } from '../places/objectives.js';
import { isPlaceEvent, type PlaceEvent } from '../events/placeEvents.js';
import { sum, whereIs } from './show.js';
import { IMPACT } from '../attack/strike.js';
import { tellBid, tellCast, tellCastChoice } from './tellCast.js';
import { tellMelee } from './tellMelee.js';
import { tellPlace, tellPlaceChoice } from './tellPlace.js';
import { NEUTRAL, rosterOf, type State, type UnitId } from '../state.js';

const list = (numbers: readonly number[]): string => numbers.join(' ');
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const unitName = (state: State, unit: UnitId, t: Translate): string => rosterOf(state, unit).name[t.locale];
const weaponName = (state: State, unit: UnitId, weapon: number, t: Translate): string =>
  weapon === IMPACT ? t.say('gdf.weapon.impact') : (rosterOf(state, unit).weapons[weapon]?.name[t.locale] ?? '?');

function shotWords(state: State, unit: UnitId, { weapon, target, model }: DeclaredShot, t: Translate): string {
  const words = { weapon: weaponName(state, unit, weapon, t), target: unitName(state, target, t) };
  return model === undefined
    ? t.say('gdf.choice.shot', words)
    : t.say('gdf.choice.shot-at-model', { ...words, model: model + 1 });
}

/** One line for an event; the state is the one after it. */
export function tell(event: Event, state: State, t: Translate): string | undefined {
  if (isPlaceEvent(event)) return tellPlace(event, state, t);
  switch (event.type) {
    case 'roll-off.rolled':
      return t.say('gdf.event.roll-off', { first: event.faces[0] ?? 0, second: event.faces[1] ?? 0 });
    case 'round.began':
      return t.say('gdf.event.round', { round: event.round, player: event.first + 1 });
    case 'marker.changed':
      if (event.owner === NEUTRAL) return t.say('gdf.event.marker-neutral', { marker: event.marker + 1 });
      return t.say('gdf.event.marker-seized', { marker: event.marker + 1, player: event.owner + 1 });
    case 'round.ended': {
      const [a = 0, b = 0] = resultOf(state).scores ?? [];
      return t.say('gdf.event.round-ended', { round: event.round, a, b });
    }
    case 'hits.rolled':
    case 'group.wasted':
    case 'shots.declared':
      return tellShooting(event, state, t);
    case 'strike.began':
    case 'strike.declined':
    case 'melee.decided':
    case 'unit.routed':
      return tellMelee(event, state, t);
    case 'activation.began':
    case 'activation.ended':
      return undefined;
    default:
      if (isCastEvent(event)) return tellCast(event, state, t);
      return tellUnit(event, state, t);
  }
}

type ShootingEvent = Extract<Event, { type: 'hits.rolled' | 'group.wasted' | 'shots.declared' }>;

function tellShooting(event: ShootingEvent, state: State, t: Translate): string {
  const unit = unitName(state, event.unit, t);
  if (event.type === 'shots.declared')
    return t.say('gdf.event.declared', {
      unit,
      shots: event.shots.map(shot => shotWords(state, event.unit, shot, t)).join(', '),
    });
  const weapon = weaponName(state, event.unit, event.weapon, t);
  const target = unitName(state, event.target, t);
  if (event.type === 'group.wasted') return t.say('gdf.event.wasted', { weapon, target });
  const { need, modifier, faces, hits } = event;
  const count = sum(hits.map(group => group.count));
  return t.say('gdf.event.hits', { weapon, target, need, modifier: signed(modifier), faces: list(faces), hits: count });
}

type UnitEvent = Exclude<
  Event,
  | PlaceEvent
  | ShootingEvent
  | MeleeEvent
  | CastEvent
  | {
      type:
        | 'roll-off.rolled'
        | 'round.began'
        | 'marker.changed'
        | 'round.ended'
        | 'activation.began'
        | 'activation.ended';
    }
>;

function tellUnit(event: UnitEvent, state: State, t: Translate): string {
  const unit = unitName(state, event.unit, t);
  switch (event.type) {
    case 'unit.idled':
      return t.say('gdf.event.idled', { unit });
    case 'order.given':
      if (event.target === undefined) return t.say(`gdf.event.${event.order}`, { unit });
      return t.say('gdf.event.charge', { unit, target: unitName(state, event.target, t) });
    case 'unit.moved':
      return t.say(`gdf.event.${event.manner ?? 'moved'}`, { unit, ...whereIs(state, event.unit) });
    case 'ground.tested':
      return t.say('gdf.event.ground', { unit, faces: list(event.faces), wounds: event.wounds });
    case 'blocks.rolled':
      return t.say('gdf.event.blocks', {
        unit,
        need: event.need,
        faces: list(event.faces),
        unblocked: event.unblocked,
      });
    case 'wounds.regenerated':
      return t.say('gdf.event.regenerated', { unit, faces: list(event.faces), ignored: event.ignored });
    case 'unit.wounded':
      return t.say('gdf.event.wounded', {
        unit,
        wounds: sum(event.wounds),
        left: livingModels(state, event.unit).length,
      });
    case 'morale.tested': {
      if (event.face === undefined) return t.say('gdf.event.morale-auto', { unit });
      const key = event.passed ? 'gdf.event.morale-passed' : 'gdf.event.morale-failed';
      return t.say(key, { unit, face: event.face, need: event.need });
    }
    case 'fear.mastered':
      return t.say(event.passed ? 'gdf.event.fearless-passed' : 'gdf.event.fearless-failed', {
        unit,
        face: event.face,
      });
    case 'unit.shaken':
      return t.say('gdf.event.shaken', { unit });
    case 'unit.recovered':
      return t.say('gdf.event.recovered', { unit });
  }
}

/** A choice in a player's words, for lists of options. */
export function tellChoice(state: State, prompt: Prompt, choice: unknown, t: Translate): string {
  const { shape } = prompt;
  const placed = tellPlaceChoice(state, prompt, choice, t);
  if (placed !== undefined) return placed;
  switch (shape.kind) {
    case 'gdf.order':
      return tellOrder(state, (shape as OrderQuestion).unit, choice as OrderChoice, t);
    case 'gdf.shots': {
      const shots = choice as ShotsChoice;
      if (shots.length === 0) return t.say('gdf.choice.hold-fire');
      return shots.map(shot => shotWords(state, (shape as ShotsQuestion).unit, shot, t)).join(', ');
    }
    case 'gdf.pile-in':
      return t.say('gdf.choice.pile-in', destination(state, (shape as PileInQuestion).unit, choice as Legs));
    case 'gdf.consolidate':
      return tellConsolidation(state, (shape as ConsolidateQuestion).unit, choice as Legs, t);
    case 'gdf.cast':
      return tellCastChoice(state, shape as CastQuestion, choice as CastChoice, t);
    case 'gdf.bid':
      return tellBid(state, shape as BidQuestion, choice as BidChoice, t);
    case 'gdf.casualties': {
      const { bins } = shape as CasualtiesQuestion;
      const models = (choice as readonly number[]).flatMap((wounds, i) =>
        wounds > 0 ? [`${Number(bins[i]?.id) + 1}${wounds > 1 ? ` (×${wounds})` : ''}`] : [],
      );
      return t.say('gdf.choice.casualties', { models: models.join(', ') });
    }
    default:
      return tellPick(state, prompt as Prompt<PickShape>, choice as OptionId, t);
  }
}

function tellPick(state: State, { ask }: Prompt<PickShape>, id: OptionId, t: Translate): string {
  if (ask === 'gdf.ask.unit') return unitName(state, id as UnitId, t);
  if (ask === 'gdf.ask.first-marker') return t.say('gdf.choice.player', { player: (id as number) + 1 });
  return typeof id === 'string' ? t.say(`gdf.choice.${id}`) : t.say('gdf.choice.model', { model: id + 1 });
}

function tellConsolidation(state: State, unit: UnitId, legs: Legs, t: Translate): string {
  if (legs.every(way => way.length === 0)) return t.say('gdf.choice.stay');
  return t.say('gdf.choice.consolidate', destination(state, unit, legs));
}

function tellOrder(state: State, unit: UnitId, choice: OrderChoice, t: Translate): string {
  if (choice.order === 'hold') return t.say('gdf.choice.hold');
  if (choice.order === 'charge') return t.say('gdf.choice.charge', { target: unitName(state, choice.target, t) });
  if (choice.into !== undefined) return t.say('gdf.choice.board', { host: unitName(state, choice.into, t) });
  return t.say(`gdf.choice.${choice.order}`, destination(state, unit, choice.legs));
}
