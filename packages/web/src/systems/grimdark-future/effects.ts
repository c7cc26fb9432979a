import {
  figures,
  isAircraft,
  succeeds,
  type Event,
  type State,
  type UnitId,
  type Weapon,
} from '@banneret/grimdark-future';
import type { EffectOf, Rim, Tread } from '../../effects/kinds.js';
import {
  fallen,
  gone,
  inContact,
  leaving,
  light,
  melee,
  morale,
  moved,
  nearestEdge,
  NOTHING,
  round,
  rout,
  state as stateOf,
  volley,
  waysBetween,
} from '../../effects/standings.js';
import { turn, type EffectsOf } from '../../effects/told.js';
import { halvesOf, scaleOf, type Scale } from '../../tabletop/scale.js';

const scaleFor = ({ battle }: State): Scale => scaleOf(battle);
const seatOf = ({ battle }: State, unit: UnitId): number => battle.rosters[unit]?.seat ?? 0;

/** The models of a unit on the table. */
function rimsOf(state: State, unit: UnitId): readonly Rim[] {
  if (state.units[unit] === undefined) return [];
  const { at } = scaleFor(state);
  const seat = seatOf(state, unit);
  return figures(state, unit).map(figure => ({
    unit: String(unit),
    model: figure.model,
    at: at(figure.at),
    radius: halvesOf(figure.base).long,
    seat,
  }));
}

/** What is to be seen of an event of a battle. */
export const effectsOf: EffectsOf<State, Event> = (event, { before, after, t }) => {
  switch (event.type) {
    case 'round.began':
      return turn(t.say('web.effects.round', { round: event.round }), event.first);
    case 'activation.began':
      return round('activation', rimsOf(after, event.unit));
    case 'unit.moved':
      return movement(event, before, after);
    case 'unit.flew':
      return moved(waysBetween(rimsOf(before, event.unit), rimsOf(after, event.unit)), 'wings');
    case 'unit.placed':
    case 'unit.disembarked':
      return round('arrive', rimsOf(after, event.unit));
    case 'hits.rolled':
      return attack(event, after);
    case 'strike.began':
      return melee(rimsOf(after, event.unit), rimsOf(after, event.target));
    case 'unit.wounded':
      return harm(event, before, after);
    case 'morale.tested':
      return morale(rimsOf(after, event.unit), event.passed);
    case 'fear.mastered':
      return morale(rimsOf(after, event.unit), event.passed);
    case 'unit.shaken':
      return stateOf(rimsOf(after, event.unit), 'shaken', true);
    case 'unit.recovered':
      return morale(rimsOf(after, event.unit), true);
    case 'unit.routed':
      return rout(rimsOf(before, event.unit), scaleFor(before).width, scaleFor(before).height);
    case 'unit.boarded':
      return leaving(rimsOf(before, event.unit), rimsOf(after, event.host)[0]?.at);
    case 'unit.flew-off': {
      const rims = rimsOf(before, event.unit);
      const { width, height } = scaleFor(before);
      return leaving(rims, rims[0] && nearestEdge(rims[0].at, width, height));
    }
    case 'unit.reserved':
      return leaving(gone(rimsOf(before, event.unit), rimsOf(after, event.unit)));
    case 'models.trapped':
      return fallen(gone(rimsOf(before, event.unit), rimsOf(after, event.unit)));
    case 'transport.wrecked':
      return [
        ...rimsOf(before, event.unit).slice(0, 1).map(wreck),
        ...fallen(gone(rimsOf(before, event.unit), rimsOf(after, event.unit))),
      ];
    case 'spell.rolled':
      return event.cast
        ? light(rimsOf(after, event.target), seatOf(after, event.unit) === seatOf(after, event.target))
        : NOTHING;
    case 'spell.struck':
      return volley(
        rimsOf(after, event.unit).slice(0, 1),
        rimsOf(after, event.target),
        event.hits.flatMap(({ count }) => Array<boolean>(count).fill(true)),
        'beam',
      );
    case 'marker.placed':
      return [{ kind: 'objective', at: scaleFor(after).at(event.at), radius: MARKER_MM, seat: undefined }];
    case 'marker.changed': {
      const at = after.markers[event.marker];
      const seat = event.owner < 0 ? undefined : event.owner;
      return at === undefined ? NOTHING : [{ kind: 'objective', at: scaleFor(after).at(at), radius: MARKER_MM, seat }];
    }
    default:
      return NOTHING;
  }
};

const MARKER_MM = 26;
const wreck = ({ at, radius }: Rim): EffectOf<'blast'> => ({ kind: 'blast', at, radius: radius * 1.6 });

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function movement(event: EventOf<'unit.moved'>, before: State, after: State): ReturnType<typeof moved> {
  const { unit, paths, manner } = event;
  const { at } = scaleFor(after);
  const rims = rimsOf(after, unit);
  const legs = new Map(paths.map(path => [path.model, path.legs.map(leg => at(leg))]));
  const ways = waysBetween(rimsOf(before, unit), rims, ({ model }) => legs.get(model)?.slice(0, -1));
  return moved(ways, treadOf(after, unit), manner === undefined && hasArrivedAtEnemies(after, unit, rims));
}

/** Only a charge ends in contact. */
const hasArrivedAtEnemies = (state: State, unit: UnitId, rims: readonly Rim[]): boolean =>
  [...state.units.keys()].some(
    other => seatOf(state, other) !== seatOf(state, unit) && inContact(rims, rimsOf(state, other)),
  );

/** What is larger than this rolls. */
const LARGE_MM = 29;

function treadOf(state: State, unit: UnitId): Tread {
  if (isAircraft(state, unit)) return 'wings';
  return rimsOf(state, unit).some(({ radius }) => radius > LARGE_MM) ? 'tracks' : 'boots';
}

/** Shots of those who carry the weapon, or blows. */
function attack(event: EventOf<'hits.rolled'>, state: State): ReturnType<typeof volley> {
  const { unit, target, faces, need, modifier } = event;
  const roster = state.battle.rosters[unit];
  const weapon = roster?.weapons[event.weapon];
  const [own, theirs] = [rimsOf(state, unit), rimsOf(state, target)];
  if (roster === undefined || weapon === undefined) return NOTHING;
  if (weapon.range === undefined) return melee(own, theirs);
  const bearers = own.filter(({ model }) => roster.kinds[roster.models[model] ?? -1]?.weapons.includes(event.weapon));
  const hits = faces.map(face => succeeds(face, need, modifier));
  return volley(bearers.length > 0 ? bearers : own, theirs, hits, sortOf(weapon));
}

/** How a weapon sounds and looks follows from what it does. */
function sortOf({ id, rules }: Weapon): EffectOf<'shot'>['weapon'] {
  if (/beam|lens|light|glass|lance/.test(id)) return 'beam';
  return rules.some(({ id: rule }) => rule === 'blast' || rule === 'deadly') ? 'cannon' : 'rifle';
}

/** Who fell, and who bleeds. */
function harm({ unit, wounds }: EventOf<'unit.wounded'>, before: State, after: State): ReturnType<typeof fallen> {
  const [stood, stands] = [rimsOf(before, unit), rimsOf(after, unit)];
  const bleeding = stands.filter(({ model }) => (wounds[model] ?? 0) > 0);
  return [...fallen(gone(stood, stands)), ...round('wound', bleeding)];
}
