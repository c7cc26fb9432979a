import { isEngaged, placedAt, stratagemName, type Event, type State } from '@banneret/the-other-side';
import type { At, Effect, Rim } from '../../effects/kinds.js';
import {
  come,
  fallen,
  ground,
  inContact,
  leaving,
  light,
  melee,
  middleOfAll,
  morale,
  moved,
  NOTHING,
  round,
  slid,
  state as stateOf,
  volley,
  waysBetween,
} from '../../effects/standings.js';
import { end, turn, type EffectsOf } from '../../effects/told.js';
import { halvesOf, scaleOf, type Scale } from '../../tabletop/scale.js';
import type { Flag } from '../../tabletop/tableau.js';

const NONE = -1;
const scaleFor = ({ book }: State): Scale => scaleOf(book.table);
const seatOf = (state: State, fireteam: number): number =>
  state.units[state.fireteams[fireteam]?.unit ?? NONE]?.seat ?? 0;

/** A Fireteam on the table; nothing if it stands elsewhere. */
function rimOf(state: State, id: number): readonly Rim[] {
  const fireteam = state.fireteams[id];
  if (fireteam === undefined || fireteam.place !== 'table') return [];
  const { base, at } = placedAt(state, id, fireteam.at);
  return [
    {
      unit: String(fireteam.unit),
      model: id,
      at: scaleFor(state).at(at),
      radius: halvesOf(base).long,
      seat: seatOf(state, id),
    },
  ];
}

const rimsOf = (state: State, ids: readonly number[]): readonly Rim[] => ids.flatMap(id => rimOf(state, id));
const unitRims = (state: State, unit: number): readonly Rim[] => rimsOf(state, state.units[unit]?.fireteams ?? []);

/** What is to be seen of an event of an Encounter. */
export const effectsOf: EffectsOf<State, Event> = (event, { before, after, t }) => {
  switch (event.type) {
    case 'turn.began':
      return turn(t.say('web.effects.turn', { turn: event.turn }));
    case 'match.ended':
      return end(t.say('web.effects.end'));
    case 'unit.activated':
      return round('activation', unitRims(after, event.unit));
    case 'fireteam.deployed':
      return round('arrive', rimOf(after, event.fireteam));
    case 'models.added':
      return round('arrive', rimOf(after, event.fireteam));
    case 'fireteam.moved':
      return movement(event, before, after);
    case 'fireteam.climbed':
      return moved(waysBetween(rimOf(before, event.fireteam), rimOf(after, event.fireteam)));
    case 'duel.decided':
      return duel(event.result.success, after);
    case 'blast.resolved':
      return blast(after);
    case 'hit.resolved':
      return event.damage > 0 ? round('wound', rimOf(after, event.fireteam)) : NOTHING;
    case 'models.killed':
      return round(
        'wound',
        rimsOf(
          after,
          event.losses.map(({ fireteam }) => fireteam),
        ),
      );
    case 'fireteam.killed':
      return fallen(rimOf(before, event.fireteam));
    case 'tokens.gained':
      return tokens(event, after);
    case 'tokens.lost':
      return tokensLost(event, after);
    case 'stratagem.played':
      return [{ kind: 'card', title: stratagemName(after, event.stratagem, t), seat: event.seat }];
    case 'asset.attached':
      return light(rimOf(after, event.fireteam), true);
    case 'asset.abandoned':
      return light(unitRims(after, event.unit), false);
    case 'asset.turned':
      return light(unitRims(after, event.unit), event.face === 'standard');
    case 'unit.entered':
      return leaving(unitRims(before, event.unit), middleOfAll(outlineAt(after, event.zone)));
    case 'unit.left':
      return round('arrive', come(unitRims(before, event.unit), unitRims(after, event.unit)));
    case 'zones.suffered':
      return event.zones.flatMap(zone => ground(outlineAt(after, zone), 'turned'));
    case 'terrain.created': {
      const made = after.terrain.findIndex(piece => !before.terrain.includes(piece));
      return ground(outlineAt(after, made), 'made');
    }
    case 'unit.turned':
      return light(unitRims(after, event.unit), event.side === 'glory');
    case 'marker.placed':
      return [
        {
          kind: 'objective',
          at: scaleFor(after).at(event.marker.at),
          radius: MARKER_MM,
          seat: ownerOf(event.marker.owner),
        },
      ];
    case 'marker.removed':
    case 'markers.unclaimed':
      return released(before, after);
    case 'marker.claimed': {
      const marker = after.markers.find(({ id }) => id === event.marker);
      return marker === undefined
        ? NOTHING
        : [{ kind: 'objective', at: scaleFor(after).at(marker.at), radius: MARKER_MM, seat: event.seat }];
    }
    default:
      return NOTHING;
  }
};

/** The corners of a piece of terrain. */
const outlineAt = (state: State, zone: number): readonly At[] =>
  (state.terrain[zone]?.outline ?? []).map(corner => scaleFor(state).at(corner));

/** Markers that are gone, or nobody's any more. */
function released(before: State, after: State): readonly Effect[] {
  const { at } = scaleFor(before);
  const held = new Map(after.markers.map(({ id, claimedBy }) => [id, claimedBy]));
  return before.markers
    .filter(({ id, claimedBy }) => held.get(id) !== claimedBy)
    .map(marker => ({ kind: 'objective', at: at(marker.at), radius: MARKER_MM, seat: undefined }));
}

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const MARKER_MM = 25;
/** TOS-DMG-16: the pulse reaches this far. */
const BLAST_MM = 76.2;
const ownerOf = (seat: number): number | undefined => (seat < 0 ? undefined : seat);

function movement(event: EventOf<'fireteam.moved'>, before: State, after: State): readonly Effect[] {
  const { fireteam, path, by } = event;
  const [from, to] = [rimOf(before, fireteam), rimOf(after, fireteam)];
  if (by === 'place' || from.length === 0) return round('arrive', to);
  const { at } = scaleFor(after);
  const enemies = after.fireteams.flatMap((_, id) =>
    seatOf(after, id) === seatOf(after, fireteam) ? [] : rimOf(after, id),
  );
  const ways = waysBetween(from, to, () => path.slice(1, -1).map(at));
  if (by === 'push') return slid(ways);
  const charges = (by === 'march' || by === 'rush') && inContact(to, enemies) && !inContact(from, enemies);
  return moved(ways, 'boots', charges);
}

/** A Duel over an Action at somebody: shots, or blows between those who are Engaged. */
function duel(success: boolean, state: State): readonly Effect[] {
  const { action } = state;
  if (action === null) return NOTHING;
  const [actor, target] = [rimOf(state, action.actor), rimOf(state, action.target)];
  if (target.length === 0 || action.target === action.actor) return light(actor, success);
  if (seatOf(state, action.actor) === seatOf(state, action.target)) return light(target, success);
  if (isEngaged(state, action.actor) && inContact(near(actor), near(target))) return melee(actor, target);
  const shots = Array.from({ length: SHOTS }, (_, i) => success && i !== 1);
  return volley(actor, target, shots, action.blast ? 'cannon' : 'rifle');
}

/** A Fireteam fires a volley, whatever it is armed with. */
const SHOTS = 3;

/** Engaged is a little more than base to base. */
const ENGAGED_MM = 14;
const near = (rims: readonly Rim[]): readonly Rim[] => rims.map(rim => ({ ...rim, radius: rim.radius + ENGAGED_MM }));

function blast(state: State): readonly Effect[] {
  const [centre] = state.action === null ? [] : rimOf(state, state.action.target);
  return centre === undefined ? NOTHING : [{ kind: 'blast', at: centre.at, radius: BLAST_MM + centre.radius }];
}

function tokens({ unit, token }: EventOf<'tokens.gained'>, state: State): readonly Effect[] {
  const rims = unitRims(state, unit);
  const flag = FLAG_OF[token];
  if (flag !== undefined) return [...morale(rims, false), ...stateOf(rims, flag, true)];
  return token === 'inspired' ? morale(rims, true) : NOTHING;
}

/** Its sign goes with the last of its kind. */
function tokensLost({ unit, token }: EventOf<'tokens.lost'>, state: State): readonly Effect[] {
  const flag = FLAG_OF[token];
  const isOver = state.units[unit]?.tokens[token] === 0;
  return flag !== undefined && isOver ? stateOf(unitRims(state, unit), flag, false) : NOTHING;
}

/** Tokens that a unit's plate shows. */
const FLAG_OF: Readonly<Partial<Record<string, Flag>>> = { shaken: 'shaken', pinned: 'suppressed' };
