import { boardOf, cardName, membersOf, ownerOfFigure, type Event, type FigureId, type State } from '@banneret/the-edge';
import { HIDDEN } from '@banneret/kernel';
import type { Translate } from '@banneret/i18n';
import type { At, Effect, Rim } from '../../effects/kinds.js';
import {
  fallen,
  leaving,
  light,
  melee,
  moved,
  NOTHING,
  round,
  slid,
  volley,
  waysBetween,
} from '../../effects/standings.js';
import { end, turn, type EffectsOf } from '../../effects/told.js';
import { centreOfHexes, drawingOf, hexesOf, SIZE } from './hexes.js';

const NONE = -1;

type Place = Pick<State['figures'][number], 'space' | 'mask'>;

/** The middle of the hexes that something covers, in the measure of the drawing. */
function middleOf(state: State, place: Place): At {
  const board = boardOf(state);
  const { left, top } = drawingOf(board);
  const { x, y } = centreOfHexes(hexesOf(board, place));
  return { x: x - left, y: y - top };
}

/** A figure on the board; nothing if it waits, or was killed. */
function rimOf(state: State, figure: FigureId): readonly Rim[] {
  const own = state.figures[figure];
  if (own === undefined || own.space === NONE) return [];
  const hexes = hexesOf(boardOf(state), own).length;
  return [
    {
      // The drawing knows figures by their number alone.
      unit: '',
      model: figure,
      at: middleOf(state, own),
      radius: SIZE * (hexes > 3 ? WIDE : hexes > 1 ? BROAD : SLIM),
      seat: ownerOfFigure(state, figure),
    },
  ];
}

const [SLIM, BROAD, WIDE] = [0.72, 1.1, 1.7];

const rimsOf = (state: State, figures: readonly FigureId[]): readonly Rim[] =>
  figures.flatMap(figure => rimOf(state, figure));

const squadRims = (state: State, squad: number): readonly Rim[] => rimsOf(state, membersOf(state, squad));

/** What is to be seen of an event of a match. */
export const effectsOf: EffectsOf<State, Event> = (event, { before, after, t }) => {
  switch (event.type) {
    case 'turn.began':
      return turn(t.say('web.effects.turn', { turn: event.turn }), event.seat);
    case 'match.ended':
      return end(t.say('web.effects.end'), event.winners.length === 1 ? event.winners[0] : undefined);
    case 'squad.deployed':
      return round('arrive', squadRims(after, event.squad));
    case 'activation.began':
      return round('activation', squadRims(after, event.squad));
    case 'mode.changed':
      return light(squadRims(after, event.squad), true);
    case 'squad.removed':
      return leaving(squadRims(before, event.squad));
    case 'card.played':
      return shown(event.seat, event.move.card, after, t);
    case 'figure.moved':
      return movement(event, before, after);
    case 'figures.swapped':
      return slid(waysBetween(rimsOf(before, event.figures), rimsOf(after, event.figures)));
    case 'figure.returned':
      return round('arrive', rimOf(after, event.figure));
    case 'figure.wounded':
      return event.killed ? NOTHING : round('wound', rimOf(after, event.figure));
    case 'figure.killed':
      return fallen(rimOf(before, event.figure));
    case 'attack.resolved':
      return melee(rimOf(after, event.attacker), rimOf(after, event.target));
    case 'shot.resolved':
      return shot(event, after);
    case 'crystals.gained':
      return harvest(event, after);
    case 'token.placed':
      return event.space === NONE ? NOTHING : [ring(middleOf(after, event), event.owner)];
    case 'token.removed':
      return vanished(event.token, before);
    case 'altar.used':
      return ownTokens(after, 'altar', event.seat);
    case 'upgrade.attached':
      return [...shown(event.seat, event.move.card, after, t), ...light(squadRims(after, event.squad), true)];
    case 'upgrade.detached':
      return light(squadRims(after, event.squad), false);
    case 'status.given':
    case 'bonus.given':
      return light(event.on === 'squad' ? squadRims(after, event.id) : rimOf(after, event.id), true);
    default:
      return NOTHING;
  }
};

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** From Space to Space; whoever is pushed slides. */
function movement({ figure, path, pushed }: EventOf<'figure.moved'>, before: State, after: State): readonly Effect[] {
  const spaces = path.slice(0, -1).map(space => middleOf(after, { space, mask: WHOLE_SPACE }));
  const all = [figure, ...pushed.map(one => one.figure)];
  const ways = waysBetween(rimsOf(before, all), rimsOf(after, all), ({ model }) =>
    model === figure ? spaces : undefined,
  );
  return moved(
    ways.map(way => (way.model === figure ? way : { ...way, slides: true })),
    'boots',
  );
}

/** All seven hexes. */
const WHOLE_SPACE = 127;

function shot({ target, hit }: EventOf<'shot.resolved'>, state: State): readonly Effect[] {
  const exchange = state.exchanges.findLast(({ kind }) => kind === 'shot');
  const shooter = exchange?.kind === 'shot' ? rimOf(state, exchange.shooter) : [];
  const aim = rimOf(state, target);
  return shooter.length === 0 ? light(aim, false) : volley(shooter, aim, [hit], 'rifle');
}

/** A Source gives its crystals. */
function harvest({ seat, source }: EventOf<'crystals.gained'>, state: State): readonly Effect[] {
  const token = source === undefined ? undefined : state.tokens[source];
  return token === undefined || token.space === NONE ? NOTHING : [ring(middleOf(state, token), seat)];
}

/** A card that is held up. Its back says nothing. */
const shown = (seat: number, card: number, state: State, t: Translate): readonly Effect[] =>
  card === HIDDEN ? NOTHING : [{ kind: 'card', title: cardName(state, card, t), seat }];

/** What lay there is nobody's any more. */
function vanished(token: number, before: State): readonly Effect[] {
  const own = before.tokens[token];
  return own === undefined || own.space === NONE ? NOTHING : [ring(middleOf(before, own), NONE)];
}

const ownTokens = (state: State, kind: State['tokens'][number]['kind'], seat: number): readonly Effect[] =>
  state.tokens
    .filter(token => token.kind === kind && token.owner === seat && token.space !== NONE)
    .map(token => ring(middleOf(state, token), seat));

const ring = (at: At, seat: number): Effect => ({
  kind: 'objective',
  at,
  radius: SIZE,
  seat: seat < 0 ? undefined : seat,
});
