import { cm, FACINGS, pointAt, type Point } from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';
import { actKind, sampleOf, type ActChoice } from '../src/decisions/act.js';
import { MANOEUVRES } from '../src/manoeuvres/index.js';
import type { ActQuestion, AnyManoeuvre } from '../src/manoeuvres/manoeuvre.js';
import { boxOf } from '../src/movement/boxes.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { figureOf, sheetOf, type FigureId, type State } from '../src/state.js';
import { man, scene, type Scene } from './scene.js';

/** Random tables, and searches that try far more places than any list of proposals and ask nobody but the judge. */

export interface Table {
  readonly terrain?: readonly TerrainBody[];
  readonly figures: readonly FigureBody[];
}

/** A box of scenery or a base that others keep clear of, in centimetres. */
type Taken = readonly [x: number, y: number, reach: number];

/** Puts figures down at random around a place, clear of one another and of boxes. */
export class Placer {
  readonly #taken: Taken[] = [];
  readonly #boxes: readonly (readonly [number, number, number, number])[];
  readonly rng: Rng;

  constructor(rng: Rng, terrain: readonly TerrainBody[] = []) {
    this.rng = rng;
    this.#boxes = terrain.flatMap(({ box }) => (box === undefined ? [] : [box]));
  }

  within(from: number, to: number): number {
    return Math.round((from + ((to - from) * this.rng.below(10_000)) / 10_000) * 100) / 100;
  }

  isClear(x: number, y: number, reach: number): boolean {
    const boxed = this.#boxes.some(
      ([left, near, wide, deep]) =>
        x > left - reach && x < left + wide + reach && y > near - reach && y < near + deep + reach,
    );
    return !boxed && this.#taken.every(([ox, oy, other]) => Math.hypot(x - ox, y - oy) > reach + other + 0.02);
  }

  take(x: number, y: number, reach: number): void {
    this.#taken.push([x, y, reach]);
  }

  /** Between these distances from a place; nothing if there is no room. */
  around(x: number, y: number, least: number, most: number, reach: number): readonly [number, number] | undefined {
    for (let tries = 0; tries < 60; tries++) {
      const angle = (2 * Math.PI * this.rng.below(3_600)) / 3_600;
      const away = this.within(least, most);
      const [px, py] = [
        Math.round((x + away * Math.cos(angle)) * 100) / 100,
        Math.round((y + away * Math.sin(angle)) * 100) / 100,
      ];
      if (!this.isClear(px, py, reach)) continue;
      this.take(px, py, reach);
      return [px, py];
    }
    return undefined;
  }

  /** So many soldiers around a place. */
  crowd(
    seat: 1 | 2,
    name: string,
    count: number,
    at: readonly [number, number],
    spread: readonly [number, number],
  ): FigureBody[] {
    return Array.from({ length: count }, (_, i) => {
      const spot = this.around(at[0], at[1], spread[0], spread[1], 1.25);
      return spot === undefined ? [] : [man(seat, `${name}${i}`, ...spot)];
    }).flat();
  }
}

/** The question of a table's first side. */
export function questionOf(t: Scene): ActQuestion {
  return t.prompt?.shape as ActQuestion;
}

export const isLegal = (state: State, ask: ActQuestion, choice: unknown): boolean => {
  const parsed = actKind.parse(choice, ask);
  return parsed !== undefined && actKind.judge(state, ask, parsed, 0, 'BTS-MOV-01').ok;
};

/** Straight there, or around one corner: the ways that a hand would draw. */
export function* waysTo(from: Point, to: Point, most = 12): Generator<readonly Point[]> {
  yield [to];
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  for (const radius of [cm(3), cm(6)])
    for (let i = 0; i < most; i++) {
      const over = pointAt({ x: Math.round(mx), y: Math.round(my) }, (i * FACINGS) / most, radius);
      yield [over, to];
    }
}

/** Places all around another base at a gap. */
export function* spotsAround(
  state: State,
  figure: FigureId,
  other: FigureId,
  gap: number,
  count: number,
): Generator<Point> {
  const reach = boxOf(sheetOf(state, figure).base) + boxOf(sheetOf(state, other).base) + gap;
  for (let i = 0; i < count; i++) yield pointAt(figureOf(state, other).spot, Math.round((i * FACINGS) / count), reach);
}

/** Does any of these ways make a legal choice? */
export function anyWay(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  spots: Iterable<Point>,
  choiceOf: (path: readonly Point[]) => unknown,
): boolean {
  const { spot } = figureOf(state, figure);
  const goals = [...spots];
  for (const to of goals) if (isLegal(state, ask, choiceOf([to]))) return true;
  for (const to of goals)
    for (const path of waysTo(spot, to)) if (path.length > 1 && isLegal(state, ask, choiceOf(path))) return true;
  return false;
}

const SAMPLES = 300;

/** What is enumerated, and what is sampled, by one manoeuvre of one figure: the objects of both. */
export function offered(
  state: State,
  ask: ActQuestion,
  figure: FigureId,
  name: string,
  objectOf: (choice: never) => string | undefined,
  seed: number,
  wanted: ReadonlySet<string>,
): { readonly listed: ReadonlySet<string>; readonly sampled: ReadonlySet<string> } {
  const [listed, sampled] = [new Set<string>(), new Set<string>()];
  const own = { ...ask, figures: [figure] };
  for (const choice of actKind.enumerate(state, own, 0)) {
    const object = choice.do === name ? objectOf(choice as never) : undefined;
    if (object !== undefined) listed.add(object);
  }
  const manoeuvre = MANOEUVRES.find(({ do: deed }) => deed === name) as AnyManoeuvre;
  const rng = seededRng(seed);
  for (let i = 0; i < SAMPLES * wanted.size && [...wanted].some(object => !sampled.has(object)); i++) {
    const choice = sampleOf(manoeuvre, state, own, figure, rng);
    const object = choice === undefined ? undefined : objectOf(choice as never);
    if (object !== undefined && isLegal(state, own, choice)) sampled.add(object);
  }
  return { listed, sampled };
}

export const newTable = (table: Table): Scene => scene({ ...table });

export type { ActChoice };
