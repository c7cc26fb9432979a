import { pointFrom } from '@banneret/geometry';
import { illegal, legal, type Prompt, type Rng, type Seat, type ShapeKind } from '@banneret/kernel';
import { judgePlacement } from '../deploy/judge.js';
import {
  WAITS,
  type Lodging,
  type PlaceChoice,
  type Placement,
  type PlaceQuestion,
  type Placing,
} from '../deploy/placement.js';
import { likelyPlaces, placementAt, randomPlace } from '../deploy/suggest.js';
import { idsFrom, isId } from '../manoeuvres/parse.js';
import type { State } from '../state.js';

export const askPlace = (seat: Seat, shape: Omit<PlaceQuestion, 'kind'>): Prompt<PlaceQuestion> => ({
  seat,
  ask: `bts.ask.place-${shape.how}`,
  rule: shape.how === 'deploy' ? 'BTS-SCN-10' : 'BTS-RNF-05',
  shape: { kind: 'bts.place', ...shape },
});

/** Where every figure of a unit goes, all at once. */
export const placeKind: ShapeKind<State, PlaceQuestion, PlaceChoice> = {
  parse,
  judge(state, shape, choice) {
    if (choice.do === 'place') return judgePlacement(state, shape, choice);
    if (anyPlacement(state, shape) === undefined) return legal;
    return illegal(shape.how === 'deploy' ? 'BTS-SCN-10' : 'BTS-RNF-04', 'bts.no.must-place');
  },
  *enumerate(state, shape) {
    let any = false;
    for (const at of likelyPlaces(state, shape))
      for (const aboard of [false, true]) {
        const placement = placementAt(state, shape, at, aboard);
        if (placement === undefined || (aboard && placement.aboard.length === 0)) continue;
        any = true;
        yield placement;
      }
    if (!any) yield WAITS;
  },
  sample(state, shape, _seat, rng) {
    return randomPlacement(state, shape, rng) ?? anyPlacement(state, shape) ?? WAITS;
  },
  finite: () => false,
};

const TRIES = 12;

function randomPlacement(state: State, shape: PlaceQuestion, rng: Rng): Placement | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const placement = placementAt(state, shape, randomPlace(state, shape, rng), rng.below(2) === 0);
    if (placement !== undefined) return placement;
  }
  return undefined;
}

/** One of those that a player would think of first. */
function anyPlacement(state: State, shape: PlaceQuestion): Placement | undefined {
  for (const at of likelyPlaces(state, shape))
    for (const aboard of [false, true]) {
      const placement = placementAt(state, shape, at, aboard);
      if (placement !== undefined) return placement;
    }
  return undefined;
}

const MOST = 100;

function parse(raw: unknown): PlaceChoice | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const {
    do: what,
    spots: rawSpots,
    aboard: rawAboard = [],
    inside: rawInside = [],
  } = raw as Readonly<Record<string, unknown>>;
  if (what === 'wait') return WAITS;
  if (what !== 'place' || !Array.isArray(rawSpots) || !Array.isArray(rawInside)) return undefined;
  if (rawSpots.length > MOST || rawInside.length > MOST) return undefined;
  const spots = rawSpots.map(placingFrom);
  const inside = rawInside.map(lodgingFrom);
  const aboard = idsFrom(rawAboard);
  if (
    aboard === undefined ||
    !spots.every(spot => spot !== undefined) ||
    !inside.every(lodging => lodging !== undefined)
  )
    return undefined;
  return { do: 'place', spots, aboard, inside };
}

function placingFrom(raw: unknown): Placing | undefined {
  const at = pointFrom(raw);
  if (at === undefined) return undefined;
  const { figure, facing = 0 } = raw as { figure?: unknown; facing?: unknown };
  return isId(figure) && isId(facing) && facing < 4096 ? { figure, ...at, facing } : undefined;
}

function lodgingFrom(raw: unknown): Lodging | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const { figure, piece, storey = 0 } = raw as { figure?: unknown; piece?: unknown; storey?: unknown };
  return isId(figure) && isId(piece) && isId(storey) ? { figure, piece, storey } : undefined;
}
