import type { CardId } from '@banneret/cards';
import { fits, type BaseSize, type Placement } from '@banneret/hexboard';
import type { Because, Option, Seat } from '@banneret/kernel';
import { areEnemies, fireLine, inContact, occupied, spacesApart } from './board.js';
import { boardOf } from './book.js';
import type { Near, Ref, TargetSpec, Whom, Whose } from './effect.js';
import { bearerOf } from './reduce/cards.js';
import { actionOf, reactedTo, type Scope } from './scope.js';
import {
  baseOf,
  figureOf,
  isAlive,
  killedOf,
  livingOf,
  NONE,
  seatOf,
  seatsOf,
  squadCard,
  squadOf,
  type Exchange,
  type FigureId,
  type SquadId,
  type State,
} from './state.js';
import { isWhose } from './stats.js';

/** What may be named for one target of an Action; what is out of reach is barred and says why. */
export function targetOptions(s: State, spec: TargetSpec, scope: Scope): Option[] {
  const outOfReach = reachFor(s, spec, scope);
  return candidates(s, spec, scope).map(id => option(id, outOfReach(id)));
}

/** Everything of the right kind, near enough or not. */
export function candidates(s: State, spec: TargetSpec, scope: Scope): number[] {
  switch (spec.pick) {
    case 'figure':
      return figuresFor(s, spec, scope);
    case 'squad':
      return squadsFor(s, spec, scope);
    case 'space':
      return spacesFor(s, spec.room);
    case 'upgrade':
      return upgradesFor(s, spec.whose, scope.seat);
    case 'opponent':
      return seatsOf(s).filter(seat => areEnemies(s, seat, scope.seat) && !seatOf(s, seat).eliminated);
  }
}

/** Tells why a candidate is not near enough. */
export function reachFor(s: State, spec: TargetSpec, scope: Scope): (id: number) => Because | undefined {
  if (spec.pick === 'opponent' || spec.near === undefined) return NEAR_ENOUGH;
  const far = nearness(s, spec.near, scope);
  switch (spec.pick) {
    case 'figure':
      return id => far(figureOf(s, id));
    case 'space':
      return space => far({ space, mask: 0 });
    case 'squad':
      return squad => farSquad(s, far, squad);
    case 'upgrade':
      return card => farSquad(s, far, bearerOf(s, card));
  }
}

const NEAR_ENOUGH = (): undefined => undefined;

/** All Spaces, or those with room for a base of this size on free hexes. */
function spacesFor(s: State, room: BaseSize | undefined): number[] {
  const spaces = [...boardOf(s).spaces.keys()];
  if (room === undefined) return spaces;
  const taken = occupied(s);
  return spaces.filter(space => fits(room, taken[space] ?? 0));
}

const option = (id: number, barred: Because | undefined): Option =>
  barred === undefined ? { id } : { id, barred: [barred] };

type FigureSpec = Extract<TargetSpec, { readonly pick: 'figure' }>;
type SquadSpec = Extract<TargetSpec, { readonly pick: 'squad' }>;

function figuresFor(s: State, spec: FigureSpec, scope: Scope): FigureId[] {
  const of = spec.of === undefined ? undefined : squadsAt(s, spec.of, scope);
  const found: FigureId[] = [];
  for (let figure = 0; figure < s.figures.length; figure++) {
    const { squad, space } = figureOf(s, figure);
    if (space === NONE || (of !== undefined && !of.includes(squad))) continue;
    const { seat, endurance } = squadOf(s, squad);
    if (!isWhose(s, spec.whose, scope.seat, seat) || (spec.unprotected && endurance > 0)) continue;
    if (spec.alike !== undefined && !isAlike(s, figure, figuresAt(s, spec.alike, scope))) continue;
    found.push(figure);
  }
  return found;
}

/** A figure can change places with another of its size. */
const isAlike = (s: State, figure: FigureId, others: readonly FigureId[]): boolean =>
  others.some(other => other !== figure && baseOf(s, other) === baseOf(s, figure));

function squadsFor(s: State, spec: SquadSpec, scope: Scope): SquadId[] {
  const found: SquadId[] = [];
  for (let squad = 0; squad < s.squads.length; squad++) if (isMeant(s, spec, scope, squad)) found.push(squad);
  return found;
}

function isMeant(s: State, spec: SquadSpec, scope: Scope, squad: SquadId): boolean {
  const { seat, status, endurance } = squadOf(s, squad);
  if (status !== 'deployed' || !isWhose(s, spec.whose, scope.seat, seat)) return false;
  if (spec.other && squad === scope.squad) return false;
  if (spec.missing === 'figures') return killedOf(s, squad).length > 0;
  if (!isAlive(s, squad)) return false;
  return spec.missing !== 'endurance' || endurance < squadCard(s, squad).endurance;
}

const upgradesFor = (s: State, whose: Whose, seat: Seat): CardId[] =>
  s.squads.flatMap(squad => (isWhose(s, whose, seat, squad.seat) ? squad.upgrades.map(({ card }) => card) : []));

type Nearness = (to: Placement) => Because | undefined;

/** A Squad is near enough when one of its figures is; a killed one is nowhere. */
function farSquad(s: State, far: Nearness, squad: SquadId): Because | undefined {
  let reason: Because | undefined = NOWHERE;
  for (const figure of livingOf(s, squad)) {
    reason = far(figureOf(s, figure));
    if (reason === undefined) return undefined;
  }
  return reason;
}

const NOWHERE: Because = { rule: 'EDGE-SHT-11', say: 'edge.no.not-there' };
const NO_CONTACT: Because = { rule: 'EDGE-BRD-07', say: 'edge.no.contact' };

/** Tells why a place is not near enough, seen from the best of the places it may be near to. */
export function nearness(s: State, near: Near, scope: Scope): Nearness {
  const places = placesAt(s, near.of, scope);
  return to => {
    let reason: Because | undefined = NOWHERE;
    for (const from of places) {
      reason = farFrom(s, near, from, to);
      if (reason === undefined) return undefined;
    }
    return reason;
  };
}

export const tooFar = (s: State, near: Near | undefined, scope: Scope, to: Placement): Because | undefined =>
  near === undefined ? undefined : nearness(s, near, scope)(to);

/** EDGE-SHT-10 to -14, R06. */
export function farFrom(s: State, near: Omit<Near, 'of'>, from: Placement, to: Placement): Because | undefined {
  if (near.contact && !inContact(s, from, to)) return NO_CONTACT;
  const { range = Infinity } = near;
  const distance = spacesApart(s, from.space, to.space);
  if (distance > range) return { rule: 'EDGE-SHT-11', say: 'edge.no.too-far', args: { distance, range } };
  if (!near.line) return undefined;
  const line = fireLine(s, from.space, to.space, range);
  if (line.clear) return undefined;
  if (line.why === 'blocked') return { rule: 'EDGE-SHT-10', say: 'edge.no.blocked', args: { space: line.by } };
  return { rule: 'EDGE-SHT-14', say: 'edge.no.not-in-line' };
}

/** The places of a thing to measure from. */
export function placesAt(s: State, ref: Ref, scope: Scope): Placement[] {
  if (ref === 'altar')
    return s.tokens.filter(({ kind, owner, space }) => kind === 'altar' && owner === scope.seat && space !== NONE);
  if (typeof ref === 'object' && specOf(s, scope, ref.target)?.pick === 'space')
    return (scope.targets[ref.target] ?? []).map(space => ({ space, mask: 0 }));
  return figuresAt(s, ref, scope).map(figure => figureOf(s, figure));
}

export const specOf = (s: State, scope: Scope, target: number): TargetSpec | undefined =>
  actionOf(s, scope.seat, scope.source).targets?.[target];

/** The standing figures of a thing to measure from. */
function figuresAt(s: State, ref: Ref, scope: Scope): FigureId[] {
  if (ref === 'user') return scope.squad === NONE ? [] : livingOf(s, scope.squad);
  if (ref === 'altar') return [];
  if (ref === 'itself') return scope.itself === undefined ? [] : onBoard(s, [scope.itself]);
  if (ref === 'roller' || ref === 'facing') return exchangeSide(s, ref, scope);
  const ids = scope.targets[ref.target] ?? [];
  switch (specOf(s, scope, ref.target)?.pick) {
    case 'figure':
      return ids.filter(figure => figureOf(s, figure).space !== NONE);
    case 'squad':
      return ids.flatMap(squad => livingOf(s, squad));
    case 'upgrade':
      return ids.flatMap(card => (bearerOf(s, card) < 0 ? [] : livingOf(s, bearerOf(s, card))));
    default:
      return [];
  }
}

/** The Squads of a thing named before, alive or not. */
export function squadsAt(s: State, ref: Ref, scope: Scope): SquadId[] {
  if (ref === 'user') return scope.squad === NONE ? [] : [scope.squad];
  if (typeof ref === 'string') return distinct(figuresAt(s, ref, scope).map(figure => figureOf(s, figure).squad));
  const ids = scope.targets[ref.target] ?? [];
  switch (specOf(s, scope, ref.target)?.pick) {
    case 'figure':
      return distinct(ids.map(figure => figureOf(s, figure).squad));
    case 'squad':
      return [...ids];
    case 'upgrade':
      return distinct(ids.map(card => bearerOf(s, card)).filter(squad => squad >= 0));
    default:
      return [];
  }
}

/** The standing figures an effect is about. */
export function whomOf(s: State, whom: Whom, scope: Scope): FigureId[] {
  if (whom === 'intruder') return scope.intruder === undefined ? [] : onBoard(s, [scope.intruder]);
  if (typeof whom === 'string' || 'target' in whom) return figuresAt(s, whom, scope);
  const far = whom.near === undefined ? NEAR_ENOUGH : nearness(s, whom.near, scope);
  return s.figures.flatMap((at, figure) => {
    if (at.space === NONE || !isWhose(s, whom.all, scope.seat, squadOf(s, at.squad).seat)) return [];
    if (whom.except === 'user' && at.squad === scope.squad) return [];
    return far(at) === undefined ? [figure] : [];
  });
}

/** The Squads an effect is about. */
export function squadsOfWhom(s: State, whom: Whom, scope: Scope): SquadId[] {
  if (whom === 'user' || (typeof whom === 'object' && 'target' in whom)) return squadsAt(s, whom, scope);
  return distinct(whomOf(s, whom, scope).map(figure => figureOf(s, figure).squad));
}

/** The figure that rolls (or is about to) in the exchange reacted to, or whoever it faces. */
function exchangeSide(s: State, side: 'roller' | 'facing', scope: Scope): FigureId[] {
  if (side === 'facing' && scope.facing !== undefined) return onBoard(s, scope.facing);
  return onBoard(s, sideOfExchange(s.exchanges[reactedTo(s, ['combat', 'shot'], scope)], side));
}

export function sideOfExchange(exchange: Exchange | undefined, side: 'roller' | 'facing'): readonly FigureId[] {
  if (exchange === undefined || exchange.kind === 'action') return [];
  if (exchange.kind === 'shot')
    return side === 'facing' ? exchange.targets : exchange.shooter === NONE ? [] : [exchange.shooter];
  // Before Initiative is compared, whoever started the Combat is taken for the one who will attack.
  const striker = exchange.striker === 1 ? 1 : 0;
  const roller = exchange.roll?.purpose === 'defence' ? 1 - striker : striker;
  return [exchange.figures[side === 'roller' ? roller : 1 - roller] as FigureId];
}

const onBoard = (s: State, figures: readonly FigureId[]): FigureId[] =>
  figures.filter(figure => figureOf(s, figure).space !== NONE);

export const distinct = (ids: readonly number[]): number[] => ids.filter((id, i) => ids.indexOf(id) === i);
