import type { CardMove } from '@banneret/cards';
import type { Placement, SpaceId } from '@banneret/hexboard';
import type { AllocateShape, EventBase, Prompt, Seat } from '@banneret/kernel';
import type { DeployChoice } from '../decisions/deploy.js';
import type { PlaceChoice } from '../decisions/place.js';
import type { Play } from '../decisions/play.js';
import type { StepChoice } from '../decisions/step.js';
import { placeName, spaceName } from '../places.js';
import { bearerOf } from '../reduce/cards.js';
import { NONE, printed, type Exchange, type Source, type State } from '../state.js';
import { attached, copiesByName, inHand, nameIn } from './cards.js';
import { cardName, figureName, offered, squadName } from './names.js';

/** An answer as a file would write it: the inverse of `choice`. */
export function write(s: State, prompt: Prompt, choice: unknown): unknown {
  switch (prompt.shape.kind) {
    case 'edge.play':
      return writePlay(s, prompt.seat, choice as Play);
    case 'edge.step':
      return writeStep(s, prompt.seat, choice as StepChoice);
    case 'edge.deploy': {
      const { squad, at } = choice as DeployChoice;
      return { squad: squadName(s, squad, prompt.seat), at: at.map(place => placeName(s, place)) };
    }
    case 'edge.place': {
      const { space, mask, pushed } = choice as PlaceChoice;
      return { to: placeName(s, { space, mask }), ...pushes(s, pushed) };
    }
    case 'edge.deck': {
      const names = copiesByName(s, prompt.seat);
      return (choice as readonly number[]).map(copy => nameIn(names, copy) ?? copy).map(first);
    }
    default:
      return writePlain(s, prompt, choice);
  }
}

/** In a deck every copy is named in full, so that no two are taken for each other. */
const first = (name: string | number): string | number =>
  typeof name === 'string' && !name.includes('#') ? `${name}#1` : name;

const pushes = (s: State, pushed: readonly Placement[]): { push?: string[] } =>
  pushed.length > 0 ? { push: pushed.map(place => placeName(s, place)) } : {};

function writePlain(s: State, prompt: Prompt, choice: unknown): unknown {
  if (prompt.ask === 'edge.ask.special-source' && typeof choice === 'string')
    return writeSource(s, prompt.seat, choice);
  const names = [...offered(s, prompt)];
  const nameOf = (id: unknown): unknown => names.find(([, known]) => known === id)?.[0] ?? id;
  if (prompt.shape.kind !== 'allocate') return Array.isArray(choice) ? choice.map(nameOf) : nameOf(choice);
  const { bins } = prompt.shape as AllocateShape;
  const shares = bins.map(({ id }, i) => [String(nameOf(id)), (choice as readonly number[])[i] ?? 0] as const);
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}

function writeSource(s: State, seat: Seat, choice: string): unknown {
  const [what = '', number] = choice.split('-');
  if (number === undefined) return choice;
  if (what === 'agreed') return { agreed: Number(number) + 1 };
  return { [what]: what === 'restore' ? squadName(s, Number(number), seat) : figureName(s, Number(number)) };
}

function writePlay(s: State, seat: Seat, play: Play): unknown {
  switch (play.do) {
    case 'activate':
      return { activate: squadName(s, play.squad, seat) };
    case 'attach':
      return { attach: nameIn(inHand(s, seat), play.card) };
    case 'card':
      return { card: nameIn(inHand(s, seat), play.card), half: play.half };
    case 'upgrade': {
      const on = bearerOf(s, play.card);
      return { upgrade: nameIn(attached(s, seat, on), play.card), half: play.half, on: squadName(s, on, seat) };
    }
    default:
      return play.do;
  }
}

function writeStep(s: State, seat: Seat, step: StepChoice): unknown {
  switch (step.do) {
    case 'stop':
      return 'stop';
    case 'fight':
      return { fight: figureName(s, step.figure), target: figureName(s, step.target) };
    case 'move': {
      const space = step.path.at(-1) ?? s.figures[step.figure]?.space ?? 0;
      const via = step.path.map(passed => spaceName(s, passed));
      const to = placeName(s, { space, mask: step.mask });
      return { move: figureName(s, step.figure), to, via, push: step.pushed.map(place => placeName(s, place)) };
    }
    default:
      return writePlay(s, seat, step);
  }
}

/** The numbers of events as files have them: players from 1, figures, Squads, cards and places by name. */
export function event(s: State, happened: EventBase): Readonly<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(happened as unknown as Record<string, unknown>)) {
    if (field === 'seat' && typeof value === 'number') told['player'] = value + 1;
    if (field === 'by' && byPlayers.includes(happened.type) && Number(value) >= 0) told['byPlayer'] = Number(value) + 1;
    if (field === 'from' && byPlayers.includes(happened.type)) told['fromPlayer'] = Number(value) + 1;
    if (field === 'side' && happened.type === 'striker.chosen') Object.assign(told, strikerIn(s, value));
    const words = worded(s, field, value);
    if (words !== undefined) told[field] = words;
  }
  return { ...told, ...ofOne(s, happened as unknown as Readonly<Record<string, unknown>>) };
}

/** Fields that mean something of their own in one sort of event. */
function ofOne(s: State, happened: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  switch (happened['type']) {
    case 'status.given':
    case 'bonus.given':
      return {
        id: happened['on'] === 'squad' ? squadName(s, Number(happened['id'])) : figureName(s, Number(happened['id'])),
      };
    case 'targets.spared':
      return { figures: (happened['figures'] as readonly number[]).map(figure => figureName(s, figure)) };
    case 'action.aimed':
      return { players: (happened['on'] as readonly Seat[]).map(seat => seat + 1) };
    case 'hand.returned':
      return { cards: idsOf(s, happened['cards'] as readonly number[]) };
    case 'cards.drawn':
      return {
        cards: idsOf(
          s,
          (happened['moves'] as readonly CardMove[]).map(({ card }) => card),
        ),
      };
    case 'exchange.opened':
      return { exchange: exchangeIn(s, happened['exchange'] as Exchange) };
    default:
      return {};
  }
}

const idsOf = (s: State, cards: readonly number[]): string[] =>
  cards.filter(card => card >= 0).map(card => printed(s, card).id);

/** Who is in a Combat or a Shot, whose Action it is. */
function exchangeIn(s: State, exchange: Exchange): unknown {
  const named = (figures: readonly number[]): string[] => figures.map(figure => figureName(s, figure));
  switch (exchange.kind) {
    case 'combat':
      return { ...exchange, figures: named(exchange.figures) };
    case 'shot': {
      const shooter = exchange.shooter === NONE ? 'nobody' : figureName(s, exchange.shooter);
      return { ...exchange, player: exchange.seat + 1, shooter, targets: named(exchange.targets) };
    }
    case 'action':
      return { ...exchange, player: exchange.seat + 1, source: sourceName(s, exchange.source) };
  }
}

const sourceName = (s: State, source: Source): unknown =>
  'card' in source ? { ...source, card: cardName(s, source.card) } : source;

/** Who attacks now, of the two in the Combat under way. */
function strikerIn(s: State, side: unknown): { figure?: string } {
  const exchange = s.exchanges.at(-1);
  return exchange?.kind === 'combat' ? { figure: figureName(s, exchange.figures[side === 1 ? 1 : 0]) } : {};
}

/** Elsewhere `by` is an amount and `from` a pile or a card. */
const byPlayers: readonly string[] = ['figure.killed', 'vp.captured', 'vp.lost', 'crystals.robbed'];

function worded(s: State, field: string, value: unknown): unknown {
  switch (field) {
    case 'figure':
    case 'attacker':
    case 'target':
    case 'shooter':
      return typeof value === 'number' && s.figures[value] !== undefined ? figureName(s, value) : undefined;
    case 'squad':
      return typeof value === 'number' && s.squads[value] !== undefined ? squadName(s, value) : undefined;
    case 'card':
      return typeof value === 'number' && value >= 0 ? cardName(s, value) : undefined;
    case 'space':
      return typeof value === 'number' && value >= 0 ? spaceName(s, value) : undefined;
    case 'to':
      return isPlacement(value) ? placeName(s, value) : undefined;
    case 'path':
      return Array.isArray(value) ? value.map((space: SpaceId) => spaceName(s, space)) : undefined;
    case 'pushed':
      return Array.isArray(value)
        ? value.map((push: object) => ({ ...push, ...event(s, push as EventBase) }))
        : undefined;
    case 'move': {
      const card = (value as { readonly card?: number } | null)?.card;
      return card !== undefined && card >= 0 ? { card: printed(s, card).id } : undefined;
    }
    default:
      return undefined;
  }
}

const isPlacement = (value: unknown): value is Placement =>
  typeof value === 'object' && value !== null && 'space' in value && 'mask' in value && Number(value.space) >= 0;
