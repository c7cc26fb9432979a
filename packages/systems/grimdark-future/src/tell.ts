import type { Translate } from '@banneret/i18n';
import type { PickShape, Prompt } from '@banneret/kernel';
import type { CasualtiesQuestion } from './decisions/casualties.js';
import type { OrderChoice, OrderQuestion } from './decisions/order.js';
import type { ShotsChoice, ShotsQuestion } from './decisions/shots.js';
import type { DeclaredShot, Event } from './events.js';
import { figures } from './figures.js';
import { destination } from './movement.js';
import { resultOf } from './objectives.js';
import { sum, whereIs } from './show.js';
import { NEUTRAL, rosterOf, type State, type UnitId } from './state.js';

const list = (numbers: readonly number[]): string => numbers.join(' ');
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const unitName = (state: State, unit: UnitId, t: Translate): string => rosterOf(state, unit).name[t.locale];
const weaponName = (state: State, unit: UnitId, weapon: number, t: Translate): string =>
  rosterOf(state, unit).weapons[weapon]?.name[t.locale] ?? '?';

const shotWords = (state: State, unit: UnitId, { weapon, target }: DeclaredShot, t: Translate): string =>
  t.say('gdf.choice.shot', { weapon: weaponName(state, unit, weapon, t), target: unitName(state, target, t) });

/** One line for an event; the state is the one after it. */
export function tell(event: Event, state: State, t: Translate): string | undefined {
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
    case 'activation.began':
    case 'activation.ended':
      return undefined;
    default:
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
  | ShootingEvent
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
      return t.say(`gdf.event.${event.order}`, { unit });
    case 'unit.moved':
      return t.say('gdf.event.moved', { unit, ...whereIs(state, event.unit) });
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
      return t.say('gdf.event.wounded', { unit, wounds: sum(event.wounds), left: figures(state, event.unit).length });
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
  switch (shape.kind) {
    case 'gdf.order':
      return tellOrder(state, (shape as OrderQuestion).unit, choice as OrderChoice, t);
    case 'gdf.shots': {
      const shots = choice as ShotsChoice;
      if (shots.length === 0) return t.say('gdf.choice.hold-fire');
      return shots.map(shot => shotWords(state, (shape as ShotsQuestion).unit, shot, t)).join(', ');
    }
    case 'gdf.casualties': {
      const { bins } = shape as CasualtiesQuestion;
      const models = (choice as readonly number[]).flatMap((wounds, i) =>
        wounds > 0 ? [`${Number(bins[i]?.id) + 1}${wounds > 1 ? ` (×${wounds})` : ''}`] : [],
      );
      return t.say('gdf.choice.casualties', { models: models.join(', ') });
    }
    default:
      return tellPick(state, prompt as Prompt<PickShape>, choice as number, t);
  }
}

const tellPick = (state: State, { ask }: Prompt<PickShape>, id: number, t: Translate): string =>
  ask === 'gdf.ask.unit' ? unitName(state, id, t) : t.say('gdf.choice.model', { model: id + 1 });

function tellOrder(state: State, unit: UnitId, choice: OrderChoice, t: Translate): string {
  if (choice.order === 'hold') return t.say('gdf.choice.hold');
  return t.say(`gdf.choice.${choice.order}`, destination(state, unit, choice.legs));
}
