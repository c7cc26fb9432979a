import { FOOTPRINTS, type Placement, type SpaceId } from '@banneret/hexboard';
import { illegal, soleListed, type Prompt, type Rng, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import { inContact, occupiedWithout } from '../board.js';
import { judgeEnd, landingsIn, makeRoom, randomRoom, roomsFor } from '../movement.js';
import { baseOf, figureOf, type FigureId, type State } from '../state.js';
import { isObject, listOf, placement, whole } from './parse.js';

/** Where an effect puts a figure: EDGE-MOV-19, -20, R47. */
export interface PlaceQuestion extends Shape {
  readonly kind: 'edge.place';
  readonly figure: FigureId;
  readonly spaces: readonly SpaceId[];
  /** It must come to stand base to base with one of these. */
  readonly touching?: readonly Placement[];
  /** May it push others? A figure that comes onto the board may not: it needs free hexes. */
  readonly pushes: boolean;
}

export interface PlaceChoice extends Placement {
  readonly pushed: readonly Placement[];
}

type Places = Omit<PlaceQuestion, 'kind'>;

export const askPlace = (seat: Seat, rule: string, shape: Places): Prompt<PlaceQuestion> => ({
  seat,
  ask: 'edge.ask.place',
  rule,
  shape: { kind: 'edge.place', ...shape },
  args: { figure: shape.figure },
});

export const placeKind: ShapeKind<State, PlaceQuestion, PlaceChoice> = {
  parse(raw) {
    if (!isObject(raw)) return undefined;
    const space = whole(raw['space']);
    const mask = whole(raw['mask']);
    const pushed = listOf(raw['pushed'], placement);
    return space === undefined || mask === undefined || pushed === undefined ? undefined : { space, mask, pushed };
  },
  judge(s, shape, { space, mask, pushed }, _seat, rule) {
    if (!shape.spaces.includes(space)) return illegal(rule, 'edge.no.space');
    if (!touchesWanted(s, shape, { space, mask })) return illegal(rule, 'edge.no.contact');
    if (!shape.pushes && pushed.length > 0) return illegal(rule, 'edge.no.free-hexes');
    return judgeEnd(s, shape.figure, { space, mask }, pushed, []);
  },
  *enumerate(s, shape) {
    for (const to of placesFor(s, shape))
      for (const pushed of shape.pushes ? roomsFor(s, shape.figure, to) : [[]]) yield { ...to, pushed };
  },
  sample(s, shape, _seat, rng) {
    for (let tries = 0; tries < SAMPLE_TRIES; tries++) {
      const found = chosen(s, shape, randomPlace(s, shape, rng), rng);
      if (found !== undefined) return found;
    }
    const places = placesFor(s, shape);
    return chosen(s, shape, places[rng.below(places.length)] as Placement, rng) as PlaceChoice;
  },
  finite: ({ pushes }) => !pushes,
  sole: (s, shape, seat) => (shape.pushes ? undefined : soleListed(placeKind.enumerate(s, shape, seat))),
};

const touchesWanted = (s: State, { touching }: Places, to: Placement): boolean =>
  touching === undefined || touching.some(piece => inContact(s, piece, to));

/** Tries before the places are listed: mostly there is room somewhere near. */
const SAMPLE_TRIES = 8;

function randomPlace(s: State, { figure, spaces }: Places, rng: Rng): Placement {
  const footprints = FOOTPRINTS[baseOf(s, figure)];
  return { space: spaces[rng.below(spaces.length)] ?? 0, mask: footprints[rng.below(footprints.length)] ?? 0 };
}

/** The choice of this place with the first way to push whoever is there, or any, if it can be chosen. */
function chosen(s: State, places: Places, to: Placement, rng?: Rng): PlaceChoice | undefined {
  if (!touchesWanted(s, places, to)) return undefined;
  const pushed = rng === undefined ? makeRoom(s, places.figure, to) : randomRoom(s, places.figure, to, [], rng);
  return pushed === undefined || (pushed.length > 0 && !places.pushes) ? undefined : { ...to, pushed };
}

/** Is there any place at all? The same as a list that is not empty, without listing. */
export function hasPlace(s: State, places: Places): boolean {
  const footprints = FOOTPRINTS[baseOf(s, places.figure)];
  return places.spaces.some(space => footprints.some(mask => chosen(s, places, { space, mask }) !== undefined));
}

/** R101: is there any but the one where it stands? */
export function hasOtherPlace(s: State, places: Places): boolean {
  const { space: own, mask: ownMask } = figureOf(s, places.figure);
  const footprints = FOOTPRINTS[baseOf(s, places.figure)];
  return places.spaces.some(space =>
    footprints.some(mask => !(space === own && mask === ownMask) && chosen(s, places, { space, mask }) !== undefined),
  );
}

/** Every place that could be chosen; whoever asks makes sure that there is one. */
export function placesFor(s: State, places: Places): Placement[] {
  const { figure, spaces, pushes } = places;
  const all = pushes ? landingsIn(s, figure, spaces) : freePlaces(s, figure, spaces);
  return all.filter(to => touchesWanted(s, places, to));
}

function freePlaces(s: State, figure: FigureId, spaces: readonly SpaceId[]): Placement[] {
  const taken = occupiedWithout(s, figure);
  const footprints = FOOTPRINTS[baseOf(s, figure)];
  const free: Placement[] = [];
  for (const space of spaces)
    for (const mask of footprints) if ((taken[space]! & mask) === 0) free.push({ space, mask });
  return free;
}
