import type { Point } from '@banneret/geometry';
import type { Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import { steppedOut } from '../movement/boarding.js';
import type { DisembarkChoice, DisembarkQuestion } from '../decisions/disembark.js';
import type { PlaceChoice } from '../decisions/place.js';
import type { ScoutQuestion } from '../decisions/scout.js';
import { middleOf } from '../units/figures.js';
import { destination, inInches } from '../movement/movement.js';
import type { Muster, Pairing } from '../places/muster.js';
import type { PlaceEvent, Spot } from '../events/placeEvents.js';
import { whereIs } from './show.js';
import { runsUpwards } from '../rulings.js';
import { NOBODY, rosterOf, type State, type UnitId } from '../state.js';
import type { Legs } from '../movement/ways.js';

const nameOf = (state: State, unit: UnitId, t: Translate): string => rosterOf(state, unit).name[t.locale];

/** One line for what happens to markers and places. */
export function tellPlace(event: PlaceEvent, state: State, t: Translate): string {
  switch (event.type) {
    case 'markers.counted':
      return t.say('gdf.event.markers-counted', { count: event.count });
    case 'marker.placed':
      return t.say('gdf.event.marker-placed', {
        player: event.seat + 1,
        marker: state.markers.length,
        ...inInchesBoth(event.at),
      });
    case 'markers.dropped':
      return t.say('gdf.event.markers-dropped', { left: event.left });
    case 'edge.chosen':
      return t.say('gdf.event.edge', { player: event.seat + 1, edge: edgeName(state, event.near === event.seat) });
    case 'hero.joined':
      return t.say('gdf.event.joined', {
        hero: nameOf(state, event.hero, t),
        unit: nameOf(state, event.unit, t),
      });
    case 'unit.boarded':
    case 'unit.disembarked':
      return t.say(event.type === 'unit.boarded' ? 'gdf.event.boarded' : 'gdf.event.disembarked', {
        unit: nameOf(state, event.unit, t),
        host: nameOf(state, event.host, t),
      });
    case 'unit.placed':
      return t.say(`gdf.event.${event.how}`, { unit: nameOf(state, event.unit, t), ...whereIs(state, event.unit) });
    case 'unit.flew':
    case 'unit.flew-off':
      return t.say(event.type === 'unit.flew' ? 'gdf.event.flew' : 'gdf.event.flew-off', {
        unit: nameOf(state, event.unit, t),
        inches: inInches(event.distance),
      });
    case 'models.trapped':
      return t.say('gdf.event.trapped', { unit: nameOf(state, event.unit, t), count: event.models.length });
    default:
      return t.say(`gdf.event.${event.type}`, { unit: nameOf(state, event.unit, t) });
  }
}

/** Where the middle of these places is, in inches. */
function middleOfSpots(spots: readonly Spot[]): { readonly x: number; readonly y: number } {
  return inInchesBoth(middleOf(spots.map(at => ({ at }))));
}

const inInchesBoth = ({ x, y }: Point): { readonly x: number; readonly y: number } => ({
  x: inInches(x),
  y: inInches(y),
});

/** A choice about places in a player's words; nothing if it is about something else. */
export function tellPlaceChoice(state: State, prompt: Prompt, choice: unknown, t: Translate): string | undefined {
  switch (prompt.shape.kind) {
    case 'gdf.marker':
      return t.say('gdf.choice.point', inInchesBoth(choice as Point));
    case 'gdf.place':
      return tellPlacing(state, choice as PlaceChoice, t);
    case 'gdf.muster':
      return tellMuster(state, choice as Muster, t);
    case 'gdf.flight':
      return t.say('gdf.choice.flight', { inches: inInches(choice as number) });
    case 'gdf.scout':
      return t.say('gdf.choice.scout', destination(state, (prompt.shape as ScoutQuestion).unit, choice as Legs));
    case 'gdf.disembark':
      return tellDisembark(state, (prompt.shape as DisembarkQuestion).unit, choice as DisembarkChoice, t);
    default:
      return undefined;
  }
}

function tellPlacing(state: State, { unit, models }: PlaceChoice, t: Translate): string {
  if (unit === NOBODY) return t.say('gdf.choice.place-none');
  const name = nameOf(state, unit, t);
  if (models.length === 0) return t.say('gdf.choice.leave-out', { unit: name });
  return t.say('gdf.choice.place', { unit: name, ...middleOfSpots(models) });
}

function tellMuster(state: State, { reserve, scouts, joins, loads }: Muster, t: Translate): string {
  const names = (units: readonly UnitId[]): string => units.map(unit => nameOf(state, unit, t)).join(', ');
  const pairs = (pairings: readonly Pairing[]): string =>
    pairings.map(({ unit, with: other }) => `${nameOf(state, unit, t)} → ${nameOf(state, other, t)}`).join(', ');
  const parts = [
    ...(joins.length > 0 ? [t.say('gdf.choice.joins', { pairs: pairs(joins) })] : []),
    ...(loads.length > 0 ? [t.say('gdf.choice.loads', { pairs: pairs(loads) })] : []),
    ...(reserve.length > 0 ? [t.say('gdf.choice.reserve', { units: names(reserve) })] : []),
    ...(scouts.length > 0 ? [t.say('gdf.choice.scouts', { units: names(scouts) })] : []),
  ];
  return parts.length === 0 ? t.say('gdf.choice.nothing-special') : parts.join(' ; ');
}

function tellDisembark(state: State, unit: UnitId, choice: DisembarkChoice, t: Translate): string {
  if (choice.order === 'hold') return t.say('gdf.choice.stay-aboard');
  const to = destination(steppedOut(state, unit, choice.doors), unit, choice.legs);
  if (choice.order === 'charge') return t.say('gdf.choice.out-and-charge', { target: nameOf(state, choice.target, t) });
  return t.say(choice.order === 'advance' ? 'gdf.choice.out-advance' : 'gdf.choice.out-rush', to);
}

/** what people call the edge: on a table deeper than wide the long edges are left and right. */
function edgeName({ battle }: State, near: boolean): string {
  if (runsUpwards(battle)) return near ? 'left' : 'right';
  return near ? 'near' : 'far';
}
