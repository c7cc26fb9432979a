import { around, coveredPart, cross, gapBetween, grown, meet, runsOver, type Box } from './box.js';
import { candidatesFor, type Candidate, type Form } from './candidates.js';
import { Grid } from './grid.js';

/** A plate that wants to lie beside its unit. All lengths are pixels of the screen. */
export interface Wish {
  readonly id: string;
  /** The squares of the unit's figures, as far as they are seen. */
  readonly figures: readonly Box[];
  /** What the plate may look like, the best first: with its name, with a short one, without. */
  readonly forms: readonly Form[];
  /** Who comes first where there is not room for all. */
  readonly rank: number;
  /** It is shown whatever it covers: the question is about it. */
  readonly isDemanded: boolean;
}

/** Something that a plate should not lie on. */
export interface Obstacle extends Box {
  /** The unit that it is a figure of. */
  readonly unit?: string;
}

export interface Ground {
  /** Plates lie wholly inside. */
  readonly frame: Box;
  /** Parts of it beside the table, where nothing can be covered. */
  readonly margins?: readonly Box[];
  /** Never covered beyond the eye's notice. */
  readonly figures: readonly Obstacle[];
  /** Better not covered: objectives. */
  readonly things: readonly Box[];
  /** Buttons and notes that lie over the table. */
  readonly barred: readonly Box[];
}

/** Where a plate lay at last. */
export interface Placement extends Candidate {
  readonly id: string;
}

/** A figure counts as covered from this part of its square on. */
export const COVERED = 0.08;
/** Stays well below, so that rounding never makes a figure count. */
const MOST_COVERED = 0.06;
/** Between one plate and the next. */
const APART = 3;

const PER_PIXEL = 0.9;
const OTHER_FIGURE = 48;
const OWN_FIGURE = 26;
const THING = 34;
/** A plate nearer to somebody else's figure than to its own misleads, unless a line says whose it is. */
const MISLEADS = 12;
const LEADER_OVER_FIGURE = 9;
const LEADERS_CROSS = 60;
const LEADER_UNDER_PLATE = 40;
const LEFT_OUT = 600;
/** Worse than any number of covered figures. */
const NAMELESS = 100_000;
const DEMANDED_COVERS = 300;
/** Another place must be better by this before a plate leaves its own: nothing dances. */
const STAYS = 15;
const ROUNDS = 4;
/** How many places somebody may be asked to leave before a name is given up. */
const MOST_ASKED = 10;

interface Searched extends Ground {
  readonly figuresIn: Grid<Obstacle>;
}

interface Piece {
  readonly wish: Wish;
  /** The cheapest first. */
  options: readonly Option[];
}

interface Option {
  readonly place: Candidate;
  /** What it costs wherever the others lie. */
  readonly own: number;
}

/** A plate for every wish that can be fulfilled, none on another; plates stay where they were unless that has become bad. */
export function placeLabels(
  wishes: readonly Wish[],
  ground: Ground,
  before: ReadonlyMap<string, Placement> = new Map(),
): readonly Placement[] {
  const searched = { ...ground, figuresIn: new Grid(ground.figures) };
  const pieces = wishes.toSorted((a, b) => b.rank - a.rank).map(wish => pieceOf(wish, searched, before.get(wish.id)));
  const chosen: (Option | undefined)[] = pieces.map(() => undefined);
  // Whoever lay somewhere begins there: only those that are new, or have to leave, look for a place among them.
  pieces.forEach(({ wish, options }, i) => {
    const last = before.get(wish.id);
    const again = last && options.find(({ place }) => isSame(place, last));
    if (again && Number.isFinite(costAt(again, i, chosen))) chosen[i] = again;
  });
  pieces.forEach((piece, i) => (chosen[i] ??= bestFor(piece, i, chosen)));
  settle(pieces, chosen);
  // Most find room in their first form, and near: only the others are looked at in all forms, and in all places.
  const wanting = pieces.filter((_, i) => (chosen[i]?.own ?? Infinity) > CONTENT);
  if (wanting.length > 0) {
    for (const piece of wanting) piece.options = optionsOf(piece.wish, searched, before.get(piece.wish.id), true);
    settle(pieces, chosen);
  }
  return pieces.flatMap(({ wish: { id } }, i) => (chosen[i] === undefined ? [] : [{ id, ...chosen[i].place }]));
}

/** Nobody whose place costs no more looks for a better form. */
const CONTENT = 24;

function settle(pieces: readonly Piece[], chosen: (Option | undefined)[]): void {
  for (let round = 0; round < ROUNDS; round++) {
    const moved = pieces.filter((piece, i) => improve(piece, i, chosen)).length;
    const madeRoom = pieces.filter((_, i) => makeRoom(pieces, i, chosen)).length;
    if (moved + madeRoom === 0) break;
  }
}

function pieceOf(wish: Wish, ground: Searched, last: Placement | undefined): Piece {
  return { wish, options: optionsOf(wish, ground, last, (last?.form ?? 0) > 0) };
}

/** The places of a wish, the cheapest first: in its first form near its unit, or in all forms wherever there is room. */
function optionsOf(wish: Wish, ground: Searched, last: Placement | undefined, isThorough: boolean): readonly Option[] {
  const { figures, forms } = wish;
  return (isThorough ? forms : forms.slice(0, 1))
    .flatMap((form, i) =>
      candidatesFor(figures, form, i, ground.frame, isThorough && form.isNamed ? ground.margins : []),
    )
    .map(place => ({ place, own: ownCost(place, wish, ground) - (isSame(place, last) ? STAYS : 0) }))
    .filter(({ own }) => own < LEFT_OUT || wish.isDemanded)
    .toSorted((a, b) => a.own - b.own);
}

const isSame = (place: Candidate, last: Placement | undefined): boolean =>
  last !== undefined && last.key === place.key && last.form === place.form;

function ownCost(place: Candidate, { id, isDemanded, forms }: Wish, { figuresIn, things, barred }: Searched): number {
  if (barred.some(box => meet(place, box))) return Infinity;
  let cost = PER_PIXEL * place.gap + place.taste + costOfForm(forms[place.form], isDemanded);
  let nearestOther = Infinity;
  for (const figure of figuresIn.in(reachOf(place))) {
    const part = coveredPart(figure, place);
    if (part > MOST_COVERED) {
      if (!isDemanded) return Infinity;
      cost += DEMANDED_COVERS;
    }
    cost += part * (figure.unit === id ? OWN_FIGURE : OTHER_FIGURE);
    if (figure.unit === id) continue;
    if (place.leader === undefined) nearestOther = Math.min(nearestOther, gapBetween(figure, place));
    else if (runsOver(place.leader, figure)) cost += LEADER_OVER_FIGURE;
  }
  if (place.leader === undefined && nearestOther < place.gap) cost += MISLEADS;
  for (const thing of things) cost += THING * coveredPart(thing, place);
  return cost;
}

/** What counts for a plate at a place: what it may lie on, what its line may run over, who is nearer than its own. */
function reachOf({ leader, gap, ...place }: Candidate): Box {
  if (leader === undefined) return grown(place, gap);
  const end = { ...leader.to, width: 0, height: 0 };
  return around([place, end]);
}

const costOfForm = (form: Form | undefined, isDemanded: boolean): number =>
  form === undefined || (isDemanded && !form.isNamed) ? NAMELESS : form.cost;

/** What two plates are to one another. */
function clash(a: Candidate, b: Candidate): number {
  if (meet(a, b, APART)) return Infinity;
  let cost = 0;
  if (a.leader && b.leader && cross(a.leader, b.leader)) cost += LEADERS_CROSS;
  if (a.leader && runsOver(a.leader, b)) cost += LEADER_UNDER_PLATE;
  if (b.leader && runsOver(b.leader, a)) cost += LEADER_UNDER_PLATE;
  return cost;
}

function costAt(option: Option, index: number, chosen: readonly (Option | undefined)[]): number {
  let cost = option.own;
  for (let i = 0; i < chosen.length; i++) {
    const other = chosen[i];
    if (i === index || other === undefined) continue;
    cost += clash(option.place, other.place);
    if (cost === Infinity) break;
  }
  return cost;
}

const costNow = (index: number, chosen: readonly (Option | undefined)[]): number => {
  const option = chosen[index];
  return option === undefined ? LEFT_OUT : costAt(option, index, chosen);
};

function bestFor({ options }: Piece, index: number, chosen: readonly (Option | undefined)[]): Option | undefined {
  let best: Option | undefined;
  let least = Infinity;
  for (const option of options) {
    if (option.own >= least) break;
    const cost = costAt(option, index, chosen);
    if (cost < least) [best, least] = [option, cost];
  }
  return best;
}

/** Goes where it is best as the others lie now. */
function improve(piece: Piece, index: number, chosen: (Option | undefined)[]): boolean {
  const best = bestFor(piece, index, chosen);
  if (best === undefined || best === chosen[index]) return false;
  if (costAt(best, index, chosen) >= costNow(index, chosen)) return false;
  chosen[index] = best;
  return true;
}

/** A plate that had to be shortened or left out takes the place of a single other one, if that finds another at less than is gained. */
function makeRoom(pieces: readonly Piece[], index: number, chosen: (Option | undefined)[]): boolean {
  const now = chosen[index];
  if (now?.place.isNamed === true) return false;
  const before = costNow(index, chosen);
  let asked = 0;
  for (const option of (pieces[index] as Piece).options) {
    if (option.own >= before) break;
    const inTheWay = chosen.flatMap((other, i) =>
      i !== index && other !== undefined && meet(option.place, other.place, APART) ? [i] : [],
    );
    const [other] = inTheWay;
    if (other === undefined || inTheWay.length > 1) continue;
    if (asked++ === MOST_ASKED) return false;
    const left = chosen[other];
    const sum = before + costNow(other, chosen);
    chosen[index] = option;
    chosen[other] = undefined;
    chosen[other] = bestFor(pieces[other] as Piece, other, chosen);
    if (chosen[other] !== undefined && costNow(index, chosen) + costNow(other, chosen) < sum) return true;
    chosen[index] = now;
    chosen[other] = left;
  }
  return false;
}
