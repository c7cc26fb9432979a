import {
  EMPTY_MUSTER,
  waitingUnits,
  type Muster,
  type Pairing,
  type State,
  type UnitId,
} from '@banneret/grimdark-future';
import { isObject, type Prompt, type Ruling } from '@banneret/kernel';
import type { Desk } from '../../table/desk.js';
import { draftChoice, draftedChoice } from '../../tabletop/draft.js';

/** What a unit may be declared as before the deployment. */
export type Fate =
  | { readonly kind: 'usual' | 'reserve' | 'scouts' }
  | { readonly kind: 'joins' | 'loads'; readonly with: UnitId };

/** A unit with more than one way to begin the battle. */
export interface MusterLine {
  readonly unit: UnitId;
  readonly fates: readonly Fate[];
}

export const USUAL: Fate = { kind: 'usual' };

/** A fate in one word, for lists to choose from. */
export const keyOf = (fate: Fate): string => ('with' in fate ? `${fate.kind} ${fate.with}` : fate.kind);

const isMuster = (raw: unknown): raw is Muster =>
  isObject(raw) && ['reserve', 'scouts', 'joins', 'loads'].every(part => Array.isArray(raw[part]));

/** The declaration so far; at first everybody deploys as usual. */
export function musterOf(desk: Desk): Muster {
  const choice = draftedChoice(desk);
  return isMuster(choice) ? choice : EMPTY_MUSTER;
}

export function fateOf({ reserve, scouts, joins, loads }: Muster, unit: UnitId): Fate {
  if (reserve.includes(unit)) return { kind: 'reserve' };
  if (scouts.includes(unit)) return { kind: 'scouts' };
  const [join, load] = [joins, loads].map(pairings => pairings.find(pairing => pairing.unit === unit));
  if (join !== undefined) return { kind: 'joins', with: join.with };
  return load === undefined ? USUAL : { kind: 'loads', with: load.with };
}

/** The same with another fate for this unit. What the others do stays, whether or not that still fits: the judge says. */
export function withFate({ reserve, scouts, joins, loads }: Muster, unit: UnitId, fate: Fate): Muster {
  const units = (before: readonly UnitId[], kind: Fate['kind']): UnitId[] =>
    [...before.filter(other => other !== unit), ...(fate.kind === kind ? [unit] : [])].sort((a, b) => a - b);
  const pairs = (before: readonly Pairing[], kind: Fate['kind']): Pairing[] =>
    [
      ...before.filter(pairing => pairing.unit !== unit),
      ...(fate.kind === kind && 'with' in fate ? [{ unit, with: fate.with }] : []),
    ].sort((a, b) => a.unit - b.unit);
  return {
    reserve: units(reserve, 'reserve'),
    scouts: units(scouts, 'scouts'),
    joins: pairs(joins, 'joins'),
    loads: pairs(loads, 'loads'),
  };
}

export const declare = (desk: Desk, unit: UnitId, fate: Fate): void =>
  draftChoice(desk, withFate(musterOf(desk), unit, fate));

// A question never changes, and neither does what may be declared in answer to it.
const known = new WeakMap<Prompt, readonly MusterLine[]>();

/** The units that have a choice, each with everything that the judge would let it alone be declared as. */
export function musterLines(desk: Desk): readonly MusterLine[] {
  const { prompt } = desk;
  if (prompt === undefined) return [];
  const lines = known.get(prompt) ?? freshLines(desk, waitingUnits(desk.state as State, prompt.seat));
  known.set(prompt, lines);
  return lines;
}

function freshLines(desk: Desk, waiting: readonly UnitId[]): readonly MusterLine[] {
  const mayAlone = (unit: UnitId, fate: Fate): boolean => desk.judge(withFate(EMPTY_MUSTER, unit, fate)).ok;
  return waiting
    .map(unit => {
      const others = waiting.filter(other => other !== unit);
      const fates: readonly Fate[] = [
        { kind: 'reserve' },
        { kind: 'scouts' },
        ...others.map((other): Fate => ({ kind: 'joins', with: other })),
        ...others.map((other): Fate => ({ kind: 'loads', with: other })),
      ];
      return { unit, fates: [USUAL, ...fates.filter(fate => mayAlone(unit, fate))] };
    })
    .filter(({ fates }) => fates.length > 1);
}

/** The units that a refusal is about: those it names, and those declared to go with them. */
export function blamedUnits(ruling: Ruling, { joins, loads }: Muster): ReadonlySet<UnitId> {
  if (ruling.ok) return new Set();
  const named = ruling.because.map(({ args }) => args?.['unit']).filter(unit => typeof unit === 'number');
  const going = [...joins, ...loads].filter(pairing => named.includes(pairing.with));
  return new Set([...named, ...going.map(({ unit }) => unit)]);
}

/** The transports that somebody could go aboard. */
export const transportsIn = (lines: readonly MusterLine[]): readonly UnitId[] => [
  ...new Set(lines.flatMap(({ fates }) => fates.flatMap(fate => (fate.kind === 'loads' ? [fate.with] : [])))),
];

/** How many units are declared as anything special. */
export const declaredCount = ({ reserve, scouts, joins, loads }: Muster): number =>
  reserve.length + scouts.length + joins.length + loads.length;
