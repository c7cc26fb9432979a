import type { Point } from '@banneret/geometry';
import type { Prompt } from '@banneret/kernel';
import type { BidChoice, BidQuestion } from '../decisions/bid.js';
import type { CastChoice } from '../decisions/cast.js';
import type { CasualtiesQuestion } from '../decisions/casualties.js';
import type { DisembarkChoice } from '../decisions/disembark.js';
import type { OrderChoice } from '../decisions/order.js';
import type { PlaceChoice } from '../decisions/place.js';
import type { ShotsChoice, ShotsQuestion } from '../decisions/shots.js';
import type { Spot } from '../events/placeEvents.js';
import type { Legs } from '../movement/ways.js';
import type { Muster, Pairing } from '../places/muster.js';
import { rosterOf, type State, type UnitId } from '../state.js';
import { writeBid } from './castChoice.js';
import { asksToStrike } from './meleeChoice.js';
import { exactInches, pathsOf, spotOfStep } from './spots.js';

/** The inverse of `choice`: an answer as a file writes it. Moves are written step by step, so that they come back as they were. */
export function write(state: State, { shape, ask }: Prompt, choice: unknown): unknown {
  const nameOf = (unit: UnitId): string => state.battle.rosters[unit]?.id ?? String(unit);
  switch (shape.kind) {
    case 'gdf.marker':
      return spotOfStep({ x: (choice as Point).x, y: (choice as Point).y });
    case 'gdf.place':
      return placed(choice as PlaceChoice, nameOf);
    case 'gdf.muster':
      return mustered(choice as Muster, nameOf);
    case 'gdf.scout':
    case 'gdf.consolidate':
      return (choice as Legs).every(way => way.length === 0) ? 'stay' : { paths: pathsOf(choice as Legs) };
    case 'gdf.pile-in':
      return { paths: pathsOf(choice as Legs) };
    case 'gdf.flight':
      return exactInches(choice as number);
    case 'gdf.order':
      return ordered(choice as OrderChoice, nameOf);
    case 'gdf.disembark':
      return stepsOut(choice as DisembarkChoice, nameOf);
    case 'gdf.shots':
      return (choice as ShotsChoice).map(({ weapon, target, model }) => ({
        weapon: rosterOf(state, (shape as ShotsQuestion).unit).weapons[weapon]?.id,
        target: nameOf(target),
        ...(model !== undefined && { model: model + 1 }),
      }));
    case 'gdf.cast':
      return spelled(choice as CastChoice, nameOf);
    case 'gdf.bid':
      return writeBid(state, shape as BidQuestion, choice as BidChoice);
    case 'gdf.casualties':
      return (shape as CasualtiesQuestion).bins.flatMap(({ id }, i) =>
        Array.from({ length: (choice as readonly number[])[i] ?? 0 }, () => (id as number) + 1),
      );
    default:
      return inAWord(ask, choice, nameOf);
  }
}

type Namer = (unit: UnitId) => string;

function inAWord(ask: string, choice: unknown, nameOf: Namer): unknown {
  if (ask === 'gdf.ask.edge' || ask === 'gdf.ask.morale-tester' || asksToStrike(ask)) return choice;
  if (ask === 'gdf.ask.unit') return nameOf(choice as UnitId);
  // A player, or a model: both count from 1.
  return (choice as number) + 1;
}

const doorOf = ({ x, y, facing }: Spot): number[] => spotOfStep({ x, y, facing });

const placed = (choice: PlaceChoice, nameOf: Namer): unknown =>
  choice.unit < 0
    ? 'stop'
    : { unit: nameOf(choice.unit), ...(choice.models.length > 0 && { models: choice.models.map(doorOf) }) };

function mustered({ reserve, scouts, joins, loads }: Muster, nameOf: Namer): unknown {
  const pairs = (pairings: readonly Pairing[]): Readonly<Record<string, string>> =>
    Object.fromEntries(pairings.map(pairing => [nameOf(pairing.unit), nameOf(pairing.with)]));
  return {
    ...(reserve.length > 0 && { reserve: reserve.map(nameOf) }),
    ...(scouts.length > 0 && { scouts: scouts.map(nameOf) }),
    ...(joins.length > 0 && { joins: pairs(joins) }),
    ...(loads.length > 0 && { aboard: pairs(loads) }),
  };
}

function ordered(choice: OrderChoice, nameOf: Namer): unknown {
  if (choice.order === 'hold') return 'hold';
  const paths = pathsOf(choice.legs);
  if (choice.order === 'charge') return { charge: { target: nameOf(choice.target), paths } };
  return { [choice.order]: { ...(choice.into !== undefined && { into: nameOf(choice.into) }), paths } };
}

function stepsOut(choice: DisembarkChoice, nameOf: Namer): unknown {
  if (choice.order === 'hold') return 'hold';
  const way = { from: choice.doors.map(doorOf), paths: pathsOf(choice.legs) };
  return choice.order === 'charge' ? { charge: { target: nameOf(choice.target), ...way } } : { [choice.order]: way };
}

const spelled = (choice: CastChoice, nameOf: Namer): unknown =>
  choice === 'none' ? 'none' : { spell: choice.spell, target: nameOf(choice.target), caster: choice.model + 1 };
