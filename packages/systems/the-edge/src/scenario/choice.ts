import type { Placement } from '@banneret/hexboard';
import { readKernelChoice } from '@banneret/game';
import { isObject, problem, type Chance, type Outcome, type Parsed, type Prompt, type Seat } from '@banneret/kernel';
import { movesOf } from '../movement.js';
import { readPlace } from '../places.js';
import { bearerOf } from '../reduce/cards.js';
import { figureOf, printed, seatOf, squadCard, squadOf, squadsOf, type FigureId, type State } from '../state.js';

/**
 * A readable choice as the prompt's shape wants it: figures are `player:squad:number` (`1:militia:2`), Squads and cards
 * go by their ids, places by their names. Legality is not judged here.
 */
export function choice(s: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  switch (prompt.shape.kind) {
    case 'edge.play':
      return playChoice(s, prompt.seat, raw);
    case 'edge.step':
      return isStep(raw) ? stepChoice(s, raw) : playChoice(s, prompt.seat, raw);
    case 'edge.deploy':
      return deployChoice(s, prompt.seat, raw);
    case 'edge.place':
      return placeChoice(s, raw);
    default:
      return { ok: true, value: named(s, prompt.seat, readKernelChoice(prompt, raw)) };
  }
}

/** Cards to be drawn may be written by their ids. */
export function outcome(s: State, chance: Chance, raw: unknown): Parsed<Outcome> {
  if (!Array.isArray(raw)) return WRONG;
  const left = chance.kind === 'draw' ? [...chance.from] : [];
  const values: number[] = [];
  for (const item of raw as unknown[]) {
    const at =
      typeof item === 'string' ? left.findIndex(card => printed(s, card).id === item) : left.indexOf(Number(item));
    if (typeof item === 'string' && at < 0) return unknown(item);
    values.push(typeof item === 'string' ? (left[at] as number) : (item as number));
    if (at >= 0) left.splice(at, 1);
  }
  return { ok: true, value: values };
}

const WRONG = problem('edge.scenario.choice', { place: 'choice' });
const ok = (value: unknown): Parsed<unknown> => ({ ok: true, value });
const unknown = (name: unknown): Parsed<never> =>
  problem('edge.scenario.unknown', {
    place: 'choice',
    name: typeof name === 'string' ? name.slice(0, 80) : typeof name,
  });

/** `1:militia:2`. */
export function figureNamed(s: State, name: unknown): FigureId | undefined {
  const [player, squad, number] = typeof name === 'string' ? name.split(':') : [];
  const found = squadsOf(s, Number(player) - 1).find(id => squadCard(s, id).id === squad);
  const figure = found === undefined ? -1 : squadOf(s, found).firstFigure + Number(number) - 1;
  return s.figures[figure]?.squad === found && found !== undefined ? figure : undefined;
}

/** A name anywhere in a plain choice becomes its number; what is no name stays as it is. */
function named(s: State, seat: Seat, raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.map(item => named(s, seat, item));
  if (typeof raw !== 'string') return raw;
  const figure = figureNamed(s, raw);
  if (figure !== undefined) return figure;
  const place = readPlace(s, raw);
  if (place !== undefined) return place.space;
  return squadNamed(s, seat, raw) ?? cardNamed(s, seat, raw) ?? raw;
}

/** One's own Squad by its id, or anybody's as `2:militia`. */
function squadNamed(s: State, seat: Seat, name: string): number | undefined {
  const [player, id] = name.includes(':') ? name.split(':') : [`${seat + 1}`, name];
  return squadsOf(s, Number(player) - 1).find(squad => squadCard(s, squad).id === id);
}

/** A card of the seat: in hand, or attached. */
function cardNamed(s: State, seat: Seat, id: string): number | undefined {
  const attached = squadsOf(s, seat).flatMap(squad => squadOf(s, squad).upgrades.map(({ card }) => card));
  return [...seatOf(s, seat).hand.cards, ...attached].find(card => card >= 0 && printed(s, card).id === id);
}

function playChoice(s: State, seat: Seat, raw: unknown): Parsed<unknown> {
  if (typeof raw === 'string') return ok({ do: raw });
  if (!isObject(raw)) return WRONG;
  if (typeof raw['activate'] === 'string') {
    const squad = squadNamed(s, seat, raw['activate']);
    return squad === undefined ? unknown(raw['activate']) : ok({ do: 'activate', squad });
  }
  for (const what of ['attach', 'card', 'upgrade'] as const) {
    const id = raw[what];
    if (typeof id !== 'string') continue;
    const card = cardNamed(s, seat, id);
    if (card === undefined) return unknown(id);
    if (what === 'attach') return ok({ do: 'attach', card });
    return ok({ do: bearerOf(s, card) < 0 ? 'card' : 'upgrade', card, half: raw['half'] ?? 'upper' });
  }
  return ok(raw);
}

/** Steps are written with `move`, `fight` or `stop`; anything else is a card. */
const isStep = (raw: unknown): boolean =>
  raw === 'stop' || (isObject(raw) && ('move' in raw || 'fight' in raw || 'do' in raw));

function stepChoice(s: State, raw: unknown): Parsed<unknown> {
  if (raw === 'stop') return ok({ do: 'stop' });
  if (!isObject(raw)) return WRONG;
  const figure = figureNamed(s, raw['move'] ?? raw['fight']);
  if (figure === undefined) return 'do' in raw ? ok(raw) : unknown(raw['move'] ?? raw['fight']);
  if ('fight' in raw) {
    const target = figureNamed(s, raw['target']);
    return target === undefined ? unknown(raw['target']) : ok({ do: 'fight', figure, target });
  }
  const to = placeNamed(s, raw['to']);
  if (to === undefined) return unknown(raw['to']);
  const via = placesNamed(s, raw['via']);
  const push = placesNamed(s, raw['push']);
  if (via === 'unknown' || push === 'unknown') return WRONG;
  return ok({
    do: 'move',
    figure,
    ...way(
      s,
      figure,
      to,
      via?.map(({ space }) => space),
      push,
    ),
  });
}

/** By a shortest way and with the first push, unless written out. */
function way(
  s: State,
  figure: FigureId,
  to: Placement,
  via: readonly number[] | undefined,
  push: readonly Placement[] | undefined,
) {
  const here = figureOf(s, figure).space;
  const known = [...movesOf(s, { figure, pushed: [] })].find(
    ({ path, mask }) => (path.at(-1) ?? here) === to.space && mask === to.mask,
  );
  const straight = to.space === here ? [] : [to.space];
  return { path: via ?? known?.path ?? straight, mask: to.mask, pushed: push ?? known?.pushed ?? [] };
}

const placeNamed = (s: State, raw: unknown): Placement | undefined =>
  typeof raw === 'string' ? readPlace(s, raw) : undefined;

function placesNamed(s: State, raw: unknown): Placement[] | 'unknown' | undefined {
  if (raw === undefined) return undefined;
  if (!Array.isArray(raw)) return 'unknown';
  const places = raw.map(item => placeNamed(s, item));
  return places.includes(undefined) ? 'unknown' : (places as Placement[]);
}

function deployChoice(s: State, seat: Seat, raw: unknown): Parsed<unknown> {
  if (!isObject(raw) || typeof raw['squad'] !== 'string') return ok(raw);
  const squad = squadNamed(s, seat, raw['squad']);
  const at = placesNamed(s, raw['at']);
  if (squad === undefined) return unknown(raw['squad']);
  return at === undefined || at === 'unknown' ? WRONG : ok({ squad, at });
}

function placeChoice(s: State, raw: unknown): Parsed<unknown> {
  if (!isObject(raw) || typeof raw['to'] !== 'string') return ok(raw);
  const to = placeNamed(s, raw['to']);
  const pushed = placesNamed(s, raw['push'] ?? []);
  if (to === undefined) return unknown(raw['to']);
  return pushed === undefined || pushed === 'unknown' ? WRONG : ok({ ...to, pushed });
}
