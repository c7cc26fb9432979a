import type { Placement, SpaceId } from '@banneret/hexboard';
import { knownFields } from '@banneret/game';
import { isObject, problem, type Chance, type Outcome, type Parsed, type Prompt, type Seat } from '@banneret/kernel';
import { HALVES } from '../content/types.js';
import { strideOf, type StepQuestion } from '../decisions/step.js';
import { movesOf } from '../movement.js';
import { readPlace } from '../places.js';
import { valueOf } from '../rulings.js';
import { figureOf, printed, type Die, type FigureId, type State } from '../state.js';
import { attached, inHand, readDeck } from './cards.js';
import { ABOUT } from '../tellChoice.js';
import { figureNamed, offered, spaceNamed, squadNamed, thingNamed, type Kind } from './names.js';

/**
 * A readable choice as the prompt's shape wants it: figures are `player:squad:number` (`1:militia:2`), Squads and cards
 * go by their ids, places by their names, players count from 1. Legality is not judged here.
 */
export function choice(s: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  switch (prompt.shape.kind) {
    case 'edge.play':
      return playChoice(s, prompt.seat, raw);
    case 'edge.step':
      return isStep(raw) ? stepChoice(s, prompt as Prompt<StepQuestion>, raw) : playChoice(s, prompt.seat, raw);
    case 'edge.deploy':
      return deployChoice(s, prompt.seat, raw);
    case 'edge.place':
      return placeChoice(s, raw);
    case 'edge.deck':
      return deckChoice(s, prompt.seat, raw);
    default:
      return plainChoice(s, prompt, raw);
  }
}

/** Cards that are drawn go by their ids, dice by what they show: `["yellow:4"]`, `["red:6"]`; bare numbers are sides. */
export function outcome(s: State, chance: Chance, raw: unknown): Parsed<Outcome> {
  if (!Array.isArray(raw)) return problem('edge.scenario.outcome', { place: 'chance' });
  const left = chance.kind === 'draw' ? [...chance.from] : [];
  const values: number[] = [];
  for (const [i, item] of (raw as unknown[]).entries()) {
    if (typeof item !== 'string') {
      values.push(item as number);
      continue;
    }
    const value = chance.kind === 'dice' ? sideNamed(item) : cardIn(s, left, item);
    if (chance.kind === 'dice' && value !== undefined && item.split(':')[0] !== chance.die)
      return problem('edge.scenario.other-die', { place: `chance[${i}]`, name: item, die: chance.die ?? '' });
    if (value === undefined) return unknown(item, `chance[${i}]`);
    values.push(value);
  }
  return { ok: true, value: values };
}

function cardIn(s: State, left: number[], id: string): number | undefined {
  const at = left.findIndex(card => printed(s, card).id === id);
  return at < 0 ? undefined : left.splice(at, 1)[0];
}

/** EDGE-DICE-02, -04: the Yellow die has 0 twice; either side will do, both are gears. */
function sideNamed(name: string): number | undefined {
  const found = /^(?:yellow:([0-4])|red:([1-6]))$/.exec(name);
  if (found === null) return undefined;
  const [, yellow, red] = found;
  return yellow === undefined ? Number(red) : yellow === '0' ? 1 : Number(yellow) + 2;
}

/** The inverse: what a side of the die shows. */
export const dieName = (die: Die, side: number): string => `${die}:${valueOf(die, side)}`;

const WRONG = problem('edge.scenario.choice', { place: 'choice' });
const ok = (value: unknown): Parsed<unknown> => ({ ok: true, value });
const unknown = (name: unknown, place = 'choice'): Parsed<never> =>
  typeof name === 'string'
    ? problem('edge.scenario.unknown', { place, name: name.slice(0, 80) })
    : problem('edge.scenario.choice', { place });

/** Names anywhere in a plain choice become what they stand for; what is no name stays as it is. */
function plainChoice(s: State, prompt: Prompt, raw: unknown): Parsed<unknown> {
  if (prompt.ask === 'edge.ask.special-source' && isObject(raw)) return sourceChoice(s, prompt.seat, raw);
  const names = offered(s, prompt);
  if (prompt.shape.kind === 'allocate' && isObject(raw)) {
    const shares = Object.entries(raw).map(([name, share]) => [String(names.get(name) ?? name), share] as const);
    return ok(Object.fromEntries(shares));
  }
  const used = new Set<string | number>();
  const meant = (item: unknown): unknown => {
    if (typeof item !== 'string') return item;
    // The same name twice means two copies.
    const same = [...names].find(([name, id]) => (name === item || name.split('#')[0] === item) && !used.has(id))?.[1];
    const id = same ?? names.get(item) ?? notOffered(s, prompt, item) ?? item;
    if (typeof id === 'string' || typeof id === 'number') used.add(id);
    return id;
  };
  return ok(Array.isArray(raw) ? raw.map(meant) : meant(raw));
}

/** A name of the kind that the question is about, though it is not on offer: the judge says why. */
function notOffered(s: State, { ask, seat }: Prompt, name: string): number | undefined {
  const kind = ABOUT[ask];
  return kind === undefined || !KINDS.has(kind) ? undefined : thingNamed(s, seat, kind as Kind, name);
}

const KINDS: ReadonlySet<string> = new Set<Kind>(['figure', 'squad', 'space', 'card', 'player']);

/** `{ "remove": "2:militia:1" }`, `{ "return": "1:militia:2" }`, `{ "restore": "militia" }`, `{ "agreed": 1 }`. */
function sourceChoice(s: State, seat: Seat, raw: Readonly<Record<string, unknown>>): Parsed<unknown> {
  const known = knownFields(raw, ['remove', 'return', 'restore', 'agreed'], 'choice');
  if (!known.ok) return known;
  const [[what, name] = [], another] = Object.entries(raw);
  if (what === undefined || another !== undefined) return WRONG;
  if (what === 'agreed')
    return Number.isSafeInteger(name) ? ok(`agreed-${Number(name) - 1}`) : unknown(name, 'choice.agreed');
  const id = what === 'restore' ? squadNamed(s, seat, name) : figureNamed(s, name);
  return id === undefined ? unknown(name, `choice.${what}`) : ok(`${what}-${id}`);
}

const WORDS: readonly unknown[] = ['pass', 'silence', 'end', 'banner', 'altar'];

function playChoice(s: State, seat: Seat, raw: unknown): Parsed<unknown> {
  if (typeof raw === 'string') return WORDS.includes(raw) ? ok({ do: raw }) : unknown(raw);
  if (!isObject(raw)) return WRONG;
  if (Object.hasOwn(raw, 'do')) return asKept(raw);
  const words = Object.keys(FIELDS);
  const what = words.find(word => Object.hasOwn(raw, word));
  const known = knownFields(raw, FIELDS[what ?? ''] ?? words, 'choice');
  if (!known.ok) return known;
  if (what === undefined) return WRONG;
  const name = raw[what];
  if (what === 'activate') {
    const squad = squadNamed(s, seat, name);
    return squad === undefined ? unknown(name, 'choice.activate') : ok({ do: 'activate', squad });
  }
  const on = raw['on'] === undefined ? undefined : squadNamed(s, seat, raw['on']);
  if (raw['on'] !== undefined && on === undefined) return unknown(raw['on'], 'choice.on');
  const [first, second] =
    what === 'upgrade' ? [attached(s, seat, on), inHand(s, seat)] : [inHand(s, seat), attached(s, seat)];
  const card = first.get(String(name)) ?? second.get(String(name));
  if (card === undefined) return unknown(name, `choice.${what}`);
  if (what === 'attach') return ok({ do: 'attach', card });
  const half = raw['half'] ?? 'upper';
  if (!HALVES.some(known => known === half)) return unknown(half, 'choice.half');
  return ok({ do: [...inHand(s, seat).values()].includes(card) ? 'card' : 'upgrade', card, half });
}

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  activate: ['activate'],
  attach: ['attach'],
  card: ['card', 'half'],
  upgrade: ['upgrade', 'half', 'on'],
};

/** As the engine keeps it: bare numbers, which nobody has to write. */
function asKept(raw: Readonly<Record<string, unknown>>): Parsed<unknown> {
  const known = knownFields(raw, KEPT, 'choice');
  return known.ok ? ok(raw) : known;
}

const KEPT = ['do', 'squad', 'card', 'half', 'figure', 'target', 'path', 'mask', 'pushed'];

/** Steps are written with `move`, `fight` or `stop`; anything else is a card. */
const isStep = (raw: unknown): boolean =>
  raw === 'stop' || (isObject(raw) && ['move', 'fight', 'do'].some(word => Object.hasOwn(raw, word)));

function stepChoice(s: State, prompt: Prompt<StepQuestion>, raw: unknown): Parsed<unknown> {
  if (raw === 'stop') return ok({ do: 'stop' });
  if (!isObject(raw)) return WRONG;
  if (Object.hasOwn(raw, 'do')) return asKept(raw);
  const what = Object.hasOwn(raw, 'fight') ? 'fight' : 'move';
  const known = knownFields(raw, what === 'fight' ? ['fight', 'target'] : ['move', 'to', 'via', 'push'], 'choice');
  if (!known.ok) return known;
  const figure = figureNamed(s, raw[what]);
  if (figure === undefined) return unknown(raw[what], `choice.${what}`);
  if (what === 'fight') {
    const target = figureNamed(s, raw['target']);
    return target === undefined ? unknown(raw['target'], 'choice.target') : ok({ do: 'fight', figure, target });
  }
  const to = placeNamed(s, raw['to']);
  if (to === undefined) return unknown(raw['to'], 'choice.to');
  const via = spacesNamed(s, raw['via'], 'choice.via');
  const push = placesNamed(s, raw['push'], 'choice.push');
  if (!via.ok) return via;
  if (!push.ok) return push;
  if (via.value !== undefined && (via.value.at(-1) ?? figureOf(s, figure).space) !== to.space)
    return problem('edge.scenario.way', { place: 'choice.via' });
  return ok({ do: 'move', figure, ...way(s, prompt.shape, figure, to, via.value, push.value) });
}

/** By the first way that is proposed and with its push, unless written out. */
function way(
  s: State,
  shape: StepQuestion,
  figure: FigureId,
  to: Placement,
  via: readonly number[] | undefined,
  push: readonly Placement[] | undefined,
) {
  const here = figureOf(s, figure).space;
  let known: { readonly path: readonly number[]; readonly pushed: readonly Placement[] } | undefined;
  if ((via === undefined || push === undefined) && here >= 0)
    for (const move of movesOf(s, strideOf(shape, figure)))
      if ((move.path.at(-1) ?? here) === to.space && move.mask === to.mask) {
        known = move;
        break;
      }
  const straight = to.space === here ? [] : [to.space];
  return { path: via ?? known?.path ?? straight, mask: to.mask, pushed: push ?? known?.pushed ?? [] };
}

const placeNamed = (s: State, raw: unknown): Placement | undefined =>
  typeof raw === 'string' ? readPlace(s, raw) : undefined;

function listNamed<T>(raw: unknown, place: string, read: (item: unknown) => T | undefined): Parsed<T[] | undefined> {
  if (raw === undefined) return { ok: true, value: undefined };
  if (!Array.isArray(raw)) return problem('edge.scenario.choice', { place });
  const found: T[] = [];
  for (const [i, item] of (raw as unknown[]).entries()) {
    const one = read(item);
    if (one === undefined) return unknown(item, `${place}[${i}]`);
    found.push(one);
  }
  return { ok: true, value: found };
}

const placesNamed = (s: State, raw: unknown, place: string): Parsed<Placement[] | undefined> =>
  listNamed(raw, place, item => placeNamed(s, item));

const spacesNamed = (s: State, raw: unknown, place: string): Parsed<SpaceId[] | undefined> =>
  listNamed(raw, place, item => (typeof item === 'string' ? spaceNamed(s, item) : undefined));

function deployChoice(s: State, seat: Seat, raw: unknown): Parsed<unknown> {
  if (!isObject(raw)) return ok(raw);
  const known = knownFields(raw, ['squad', 'at'], 'choice');
  if (!known.ok) return known;
  if (typeof raw['squad'] === 'number') return ok(raw);
  const squad = squadNamed(s, seat, raw['squad']);
  if (squad === undefined) return unknown(raw['squad'], 'choice.squad');
  const at = placesNamed(s, raw['at'] ?? [], 'choice.at');
  return at.ok ? ok({ squad, at: at.value }) : at;
}

function placeChoice(s: State, raw: unknown): Parsed<unknown> {
  if (!isObject(raw)) return ok(raw);
  const kept = Object.hasOwn(raw, 'mask');
  const known = knownFields(raw, kept ? ['space', 'mask', 'pushed'] : ['to', 'push'], 'choice');
  if (!known.ok) return known;
  if (kept) return ok(raw);
  const to = placeNamed(s, raw['to']);
  if (to === undefined) return unknown(raw['to'], 'choice.to');
  const pushed = placesNamed(s, raw['push'] ?? [], 'choice.push');
  return pushed.ok ? ok({ ...to, pushed: pushed.value }) : pushed;
}

/** More of one card than any faction owns need not be written out to be refused. */
const isCount = (raw: unknown): boolean => Number.isSafeInteger(raw) && Number(raw) >= 0 && Number(raw) <= MOST_CARDS;
const MOST_CARDS = 99;

/** The cards of a deck by name, in order where they are arranged; or how many of each. */
function deckChoice(s: State, seat: Seat, raw: unknown): Parsed<unknown> {
  if (isObject(raw)) {
    const wrong = Object.entries(raw).find(([, count]) => !isCount(count));
    if (wrong !== undefined) return problem('edge.scenario.choice', { place: `choice.${wrong[0].slice(0, 80)}` });
  }
  const names = isObject(raw)
    ? Object.entries(raw).flatMap(([id, count]) => Array.from({ length: Number(count) }, () => id))
    : raw;
  if (!Array.isArray(names) || names.some(name => typeof name === 'number')) return ok(names);
  const copies = readDeck(s, seat, names);
  const missing = copies.indexOf(undefined);
  return missing < 0 ? ok(copies) : problem('edge.scenario.card', { place: 'choice', name: String(names[missing]) });
}
