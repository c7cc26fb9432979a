import { figureOf, placedOf, sheetOf, type Event, type FigureId, type State } from '@banneret/beyond-the-stars';
import type { At, Effect, EffectOf, Rim, Tread } from '../../effects/kinds.js';
import {
  fallen,
  ground,
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

const scaleFor = ({ battle }: State): Scale => scaleOf(battle);

/** The unit that each figure belongs to. */
const units = new WeakMap<State['battle']['units'], readonly number[]>();

function unitOfFigure({ battle }: State, figure: FigureId): number {
  let known = units.get(battle.units);
  if (known === undefined) {
    const list: number[] = [];
    for (const [unit, { figures }] of battle.units.entries()) for (const one of figures) list[one] = unit;
    units.set(battle.units, (known = list));
  }
  return known[figure] ?? -1;
}

/** A figure on the table; nothing if it stands elsewhere. */
function rimOf(state: State, figure: FigureId): readonly Rim[] {
  if (state.figures[figure] === undefined || figureOf(state, figure).place !== 'table') return [];
  const unit = unitOfFigure(state, figure);
  const { base, at } = placedOf(state, figure);
  const seat = state.battle.units[unit]?.seat ?? 0;
  return [{ unit: String(unit), model: figure, at: scaleFor(state).at(at), radius: halvesOf(base).long, seat }];
}

const rimsOf = (state: State, figures: readonly FigureId[]): readonly Rim[] =>
  figures.flatMap(figure => rimOf(state, figure));

/** What is to be seen of an event of a battle. */
export const effectsOf: EffectsOf<State, Event> = (event, { before, after, t }) => {
  switch (event.type) {
    case 'turn.began':
      return turn(t.say('web.effects.turn', { turn: event.turn }));
    case 'game.ended':
      return end(t.say('web.effects.end'));
    case 'order.launched':
      return light(rimOf(after, event.figure), true);
    case 'mover.set':
      return round('activation', rimOf(after, event.figure));
    case 'figure.moved':
      return movement(event, before, after);
    case 'figure.shifted':
      return shift(event, before, after);
    case 'building.entered':
      return leaving(rimOf(before, event.figure), middleOfAll(outlineAt(after, event.piece)));
    case 'figure.boarded':
      return leaving(rimOf(before, event.figure), rimOf(after, event.host)[0]?.at);
    case 'figure.lay':
      return stateOf(rimOf(after, event.figure), 'prone', true);
    case 'figure.stood':
    case 'figure.rose':
      return stateOf(rimOf(after, event.figure), 'prone', false);
    case 'panic.changed':
      return stateOf(rimOf(after, event.figure), 'shaken', event.panic !== 'none');
    case 'shields.raised':
      return light(duellists(after, event.duel, event.seat), true);
    case 'action.declared':
      return light(rimOf(after, event.figure), true);
    case 'dispel.rolled':
      return event.dispelled ? light(rimOf(after, event.figure), false) : NOTHING;
    case 'death.cheated':
      return event.ignored > 0 ? light(rimOf(after, event.figure), true) : NOTHING;
    case 'repair.rolled':
      return event.repaired ? light(rimOf(after, event.target), true) : NOTHING;
    case 'figure.blocked':
      return morale(rimOf(after, event.figure), false);
    case 'servants.freed':
      return light(rimsOf(after, event.figures), true);
    case 'markers.placed':
      return event.markers.map(({ x, y }) => ({
        kind: 'objective',
        at: scaleFor(after).at({ x, y }),
        radius: MARKER_MM,
        seat: undefined,
      }));
    case 'scenery.placed':
      return ground(outlineAt(after, after.battle.terrain.length - 1), 'made');
    case 'figure.placed':
    case 'building.left':
      return round('arrive', rimOf(after, event.figure));
    case 'figure.charged':
      return melee(
        rimOf(after, event.figure),
        rimsOf(
          after,
          event.links.map(({ charger, charged }) => (charger === event.figure ? charged : charger)),
        ),
      );
    case 'hits.rolled':
      return shots(event, after);
    case 'template.placed':
      return [{ kind: 'blast', at: scaleFor(after).at(event.at), radius: BLAST_MM[event.category] ?? BLAST_MM.light }];
    case 'duel.compared': {
      const [one, other] = event.series.map(dice => rimsOf(after, [...new Set(dice.map(({ figure }) => figure))]));
      return melee(one ?? [], other ?? []);
    }
    case 'figure.wounded':
      return round('wound', rimOf(after, event.figure));
    case 'figure.healed':
      return light(rimOf(after, event.figure), true);
    case 'figure.removed':
      return fallen(rimOf(before, event.figure));
    case 'figure.thrown':
      return [...round('wound', rimOf(after, event.figure)), ...stateOf(rimOf(after, event.figure), 'prone', true)];
    case 'vehicle.damaged':
      return round('wound', rimOf(after, event.figure));
    case 'giant.fell':
      return round('wound', rimsOf(after, [event.figure, ...event.under]));
    case 'morale.tested':
      return morale(rimOf(after, event.figure), event.passed);
    case 'army.demoralised':
      return morale(standing(after, event.seat), false);
    case 'spell.rolled':
      return event.cast ? light(rimOf(after, event.target), sameSide(after, event.figure, event.target)) : NOTHING;
    case 'piece.ignited':
      return ground(outlineAt(after, event.piece), 'lit');
    default:
      return NOTHING;
  }
};

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** True radii of the templates. */
const BLAST_MM: Readonly<Record<string, number>> & { readonly light: number } = {
  light: 37.5,
  'light-artillery': 37.5,
  'heavy-artillery': 62.5,
};

const TREADS: Readonly<Partial<Record<EventOf<'figure.moved'>['manner'], Tread>>> = { fly: 'wings', drive: 'tracks' };

function movement(event: EventOf<'figure.moved'>, before: State, after: State): readonly Effect[] {
  const { figure, path, manner } = event;
  const { at } = scaleFor(after);
  const ways = waysBetween(rimOf(before, figure), rimOf(after, figure), () => path.slice(0, -1).map(at));
  return moved(ways, TREADS[manner] ?? treadOf(after, figure), false);
}

const treadOf = (state: State, figure: FigureId): Tread =>
  ['vehicle', 'walker', 'monster'].includes(sheetOf(state, figure).build) ? 'tracks' : 'boots';

function shots({ figure, weapon, target, faces, hits }: EventOf<'hits.rolled'>, state: State): readonly Effect[] {
  const own = sheetOf(state, figure).ranged[weapon];
  const marks = faces.map((_, i) => i < hits);
  return volley(rimOf(state, figure), rimOf(state, target), marks, sortOf(own?.category));
}

function sortOf(category: string | undefined): EffectOf<'shot'>['weapon'] {
  if (category === 'flamer') return 'beam';
  return category === 'light-artillery' || category === 'heavy-artillery' || category === 'heavy' ? 'cannon' : 'rifle';
}

const standing = (state: State, seat: number): readonly Rim[] =>
  state.battle.units.flatMap(unit => (unit.seat === seat ? rimsOf(state, unit.figures) : []));

const sameSide = (state: State, a: FigureId, b: FigureId): boolean =>
  state.battle.units[unitOfFigure(state, a)]?.seat === state.battle.units[unitOfFigure(state, b)]?.seat;

const MARKER_MM = 26;

/** Who fights for a side in a Duel. */
const duellists = (state: State, duel: number, seat: number): readonly Rim[] =>
  rimsOf(state, state.duels.find(({ id }) => id === duel)?.sides[seat as 0 | 1] ?? []);

/** The corners of a piece of terrain. */
const outlineAt = (state: State, piece: number): readonly At[] =>
  (state.battle.terrain[piece]?.outline ?? []).map(corner => scaleFor(state).at(corner));

/** Driven back or pushed aside they slide; whoever flees turns and runs. */
function shift({ figure, how }: EventOf<'figure.shifted'>, before: State, after: State): readonly Effect[] {
  const ways = waysBetween(rimOf(before, figure), rimOf(after, figure));
  return how === 'fled' || how === 'compelled' ? moved(ways) : slid(ways);
}
