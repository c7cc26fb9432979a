import { placedOf, sheetOf, unitWithFighter, type Event, type State } from '@banneret/at-43';
import type { At, Effect, EffectOf, Rim, Tread, Way } from '../../effects/kinds.js';
import {
  fallen,
  gone,
  ground,
  inContact,
  leaving,
  light,
  melee,
  middleOfAll,
  morale,
  moved,
  nearestEdge,
  NOTHING,
  round,
  rout,
  slid,
  state as stateOf,
  volley,
  waysBetween,
} from '../../effects/standings.js';
import { end, latestOf, turn, type EffectsOf } from '../../effects/told.js';
import { halvesOf, mmOf, scaleOf, type Scale } from '../../tabletop/scale.js';
import type { Flag } from '../../tabletop/tableau.js';

const NOBODY = -1;
const scaleFor = ({ battle }: State): Scale => scaleOf(battle);
const seatOf = ({ battle }: State, unit: number): number => battle.rosters[unit]?.seat ?? 0;

/** The fighters of a unit on the table. */
function rimsOf(state: State, unit: number): readonly Rim[] {
  const own = state.units[unit];
  if (own === undefined || own.place !== 'table') return [];
  const { at } = scaleFor(state);
  const seat = seatOf(state, unit);
  return own.fighters.map(fighter => {
    const placed = placedOf(state, fighter);
    return { unit: String(unit), model: fighter.id, at: at(placed.at), radius: halvesOf(placed.base).long, seat };
  });
}

const rimOf = (state: State, fighter: number): readonly Rim[] =>
  rimsOf(state, unitWithFighter(state, fighter)).filter(({ model }) => model === fighter);

/** What is to be seen of an event of a battle. */
export const effectsOf: EffectsOf<State, Event> = (event, { before, after, past, t }) => {
  switch (event.type) {
    case 'turn.began':
      return turn(t.say('web.effects.turn', { turn: event.turn }));
    case 'game.ended':
      return end(t.say('web.effects.end'), event.winners.length === 1 ? event.winners[0] : undefined);
    case 'activation.began':
    case 'alert.began':
      return round('activation', rimsOf(after, event.unit));
    case 'unit.moved':
      return movement(event, before, after);
    case 'fighters.placed':
      return placing(event, before, after);
    case 'test.rolled':
      return test(event, past, after);
    case 'location.rolled':
      return round('wound', rimOf(after, event.fighter));
    case 'part.damaged':
      return round('wound', rimOf(after, event.fighter));
    case 'part.repaired':
      return light(rimOf(after, event.fighter), true);
    case 'fighter.healed':
      return light(rimOf(after, event.fighter), true);
    case 'fighter.lost':
      return fallen(rimsOf(before, event.unit).filter(({ model }) => model === event.fighter));
    case 'morale.tested':
      return morale(rimsOf(after, event.unit), event.passed);
    case 'unit.routed':
      return rout(rimsOf(before, event.unit), scaleFor(before).width, scaleFor(before).height);
    case 'template.landed':
      return [{ kind: 'blast', at: scaleFor(after).at(event.at), radius: mmOf(event.radius) }];
    case 'terrain.placed':
      return ground(outlineAt(after, after.terrain.length - 1), 'made');
    case 'terrain.turned':
      return ground(outlineAt(after, event.piece), 'turned');
    case 'terrain.damaged':
      return ground(outlineAt(after, event.piece), 'broken');
    case 'fighters.proned': {
      const down = new Set(event.fighters);
      return stateOf(
        rimsOf(after, event.unit).filter(({ model }) => down.has(model)),
        'prone',
        true,
      );
    }
    case 'unit.stood':
      return stateOf(rimsOf(after, event.unit), 'prone', false);
    case 'attitude.taken': {
      const flag = FLAG_OF[event.attitude];
      return flag === undefined ? NOTHING : stateOf(rimsOf(after, event.unit), flag, true);
    }
    case 'attitudes.lost':
      return attitudesLost(event.unit, before, after);
    case 'alert.ended':
      return event.left === 'none' ? stateOf(rimsOf(after, event.unit), 'ready', false) : NOTHING;
    case 'morale.changed':
      return stateOf(rimsOf(after, event.unit), 'shaken', event.morale === 'disorganised');
    case 'leader.replaced':
      return light(rimOf(after, event.fighter), true);
    case 'unit.exited': {
      const rims = rimsOf(before, event.unit);
      const { width, height } = scaleFor(before);
      return leaving(rims, rims[0] && nearestEdge(rims[0].at, width, height));
    }
    case 'unit.transferred':
    case 'unit.eliminated':
      return leaving(gone(rimsOf(before, event.unit), rimsOf(after, event.unit)));
    case 'site.searched':
      return objective(after, event.place, NOBODY);
    case 'survivor.moved': {
      const [escort] = event.unit === NOBODY ? [] : rimsOf(after, event.unit);
      const at = escort?.at ?? scaleFor(after).at(event.at);
      return [{ kind: 'objective', at, radius: PLACE_MM, seat: escort?.seat }];
    }
    case 'place.controlled':
    case 'place.captured':
      return objective(after, event.place, event.seat);
    default:
      return NOTHING;
  }
};

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

function movement({ unit, spots, paths }: EventOf<'unit.moved'>, before: State, after: State): readonly Effect[] {
  const { at } = scaleFor(after);
  const rims = rimsOf(after, unit);
  const told = new Map(spots.map(({ fighter }, i) => [fighter, (paths[i] ?? []).map(point => at(point))]));
  const stood = rimsOf(before, unit);
  // Whoever comes onto the table comes by the way that was told.
  const entering = rims.filter(({ model }) => !stood.some(rim => rim.model === model));
  const ways = [
    ...waysBetween(stood, rims, ({ model }) => told.get(model)),
    ...entering.flatMap((rim): readonly Way[] => {
      const path = told.get(rim.model) ?? [];
      return path.length === 0 ? [] : [{ unit: rim.unit, model: rim.model, path: [...path, rim.at] }];
    }),
  ];
  const others = [...after.units.keys()].filter(other => seatOf(after, other) !== seatOf(after, unit));
  return moved(
    ways,
    treadOf(after, rims),
    others.some(other => inContact(rims, rimsOf(after, other))),
  );
}

const treadOf = (state: State, rims: readonly Rim[]): Tread =>
  rims.some(({ model }) => ['vehicle', 'walker'].includes(sheetOf(state, model).category)) ? 'tracks' : 'boots';

/** Pushed aside they slide; all others are put down. */
function placing({ unit, spots }: EventOf<'fighters.placed'>, before: State, after: State): readonly Effect[] {
  const rims = rimsOf(after, unit);
  const ways = waysBetween(rimsOf(before, unit), rims);
  if (ways.length > 0) return slid(ways);
  const put = new Set(spots.map(({ fighter }) => fighter));
  return round(
    'arrive',
    rims.filter(({ model }) => put.has(model)),
  );
}

/** The shots or blows that were declared, once the dice have said how many of them hit. */
function test(event: EventOf<'test.rolled'>, past: readonly Event[], state: State): readonly Effect[] {
  const hits = event.faces.map((_, i) => i < event.successes);
  if (event.test === 'shooting') {
    const salvo = latestOf(past, 'salvo.declared');
    if (salvo === undefined) return NOTHING;
    const bearers = new Set(salvo.uses.map(([fighter]) => fighter));
    const from = rimsOf(state, salvo.unit).filter(({ model }) => bearers.has(model));
    return volley(from, targetsOf(state, salvo), hits, sortOf(state, salvo.weapon));
  }
  if (event.test !== 'melee') return NOTHING;
  const fight = latestOf(past, 'fight.declared');
  if (fight === undefined) return NOTHING;
  const attackers = new Set(fight.uses.map(([fighter]) => fighter));
  const defenders = new Set(fight.defenders);
  return melee(
    rimsOf(state, fight.unit).filter(({ model }) => attackers.has(model)),
    rimsOf(state, fight.against).filter(({ model }) => defenders.size === 0 || defenders.has(model)),
  );
}

function targetsOf(state: State, { target }: EventOf<'salvo.declared'>): readonly Rim[] {
  if (target.unit !== NOBODY) {
    const all = rimsOf(state, target.unit);
    const one = all.filter(({ model }) => model === target.fighter);
    return one.length > 0 ? one : all;
  }
  const at = target.piece === undefined ? undefined : middleOfPiece(state, target.piece);
  return at === undefined ? [] : [{ unit: '', model: 0, at, radius: 0, seat: 0 }];
}

/** How a weapon sounds and looks follows from what it does. */
function sortOf({ battle }: State, weapon: number): EffectOf<'shot'>['weapon'] {
  const own = battle.weapons[weapon];
  if (own === undefined) return 'rifle';
  if (own.locked !== null || /laser|beam|ray|sonic|tremor/.test(own.id)) return 'beam';
  return own.mode === 'indirect' || own.damage > 1 ? 'cannon' : 'rifle';
}

/** The corners of a piece of terrain. */
const outlineAt = (state: State, piece: number): readonly At[] =>
  (state.terrain[piece]?.outline ?? []).map(corner => scaleFor(state).at(corner));

const middleOfPiece = (state: State, piece: number): At | undefined => middleOfAll(outlineAt(state, piece));

/** Attitudes that a unit's plate shows. */
const FLAG_OF: Readonly<Partial<Record<string, Flag>>> = { staggered: 'suppressed', alert: 'ready' };

function attitudesLost(unit: number, before: State, after: State): readonly Effect[] {
  const lost = before.units[unit]?.attitudes;
  const rims = rimsOf(after, unit);
  return [
    ...(lost?.staggered === true ? stateOf(rims, 'suppressed', false) : NOTHING),
    ...(lost !== undefined && lost.alert !== 'none' ? stateOf(rims, 'ready', false) : NOTHING),
  ];
}

/** How large the ring round a place is that is a stretch of the edge, or a surface. */
const PLACE_MM = 40;

function objective(state: State, place: number, seat: number): readonly Effect[] {
  const shape = state.battle.mission.places[place]?.shape;
  if (shape === undefined) return NOTHING;
  const { at } = scaleFor(state);
  const owner = seat < 0 ? undefined : seat;
  if (shape.kind === 'disc') return [{ kind: 'objective', at: at(shape.at), radius: mmOf(shape.radius), seat: owner }];
  const corners = shape.kind === 'edge' ? [shape.from, shape.to] : shape.outline;
  const middle = middleOfAll(corners.map(at));
  return middle === undefined ? NOTHING : [{ kind: 'objective', at: middle, radius: PLACE_MM, seat: owner }];
}
