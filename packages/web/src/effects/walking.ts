import { EASE_IN, EASE_OUT } from './ease.js';
import type { At, EffectOf, FigureKey, Way } from './kinds.js';
import { setsOutAt, walkLength } from './lengths.js';
import { lengthOfPath, sharesOf, withoutRepeats } from './paths.js';

/** A place on the way as an offset from its end, at a share of the time. */
export interface Footstep {
  readonly translate: string;
  readonly offset: number;
}

/**
 * A way as steps that lead to where the figure already stands: the drawing has put it at its end, so whatever becomes of the motion,
 * that is where it ends. `translate` comes before any `transform`, so it does not matter how the figure was put there.
 */
export function footsteps({ path }: Pick<Way, 'path'>): readonly Footstep[] {
  const way = withoutRepeats(path);
  const end = way.at(-1);
  if (end === undefined || way.length < 2) return [];
  const shares = sharesOf(way);
  return way.map(({ x, y }, i) => ({
    translate: `${(x - end.x).toFixed(2)}px ${(y - end.y).toFixed(2)}px`,
    offset: i === way.length - 1 ? 1 : (shares[i] as number),
  }));
}

/** Which way somebody looks at a share of the time, away from where it looks in the end. */
export interface Turning {
  readonly rotate: string;
  readonly offset: number;
}

/** Time for each turn, in shares of the way. */
const TURN = 0.06;
/** On a step nobody turns round. */
const LEAST_WALK = 12;

/**
 * Whoever walks looks where it goes: from where it looks in the end to the first leg, round each corner, and back. `looks` is what the
 * drawing shows, in degrees; like steps, turns lead to nothing.
 */
export function turnings({ path, slides = false }: Pick<Way, 'path' | 'slides'>, looks: number): readonly Turning[] {
  const way = withoutRepeats(path);
  if (slides || lengthOfPath(way) < LEAST_WALK) return [];
  const shares = sharesOf(way);
  const turns: Turning[] = [{ rotate: '0deg', offset: 0 }];
  let turned = 0;
  let free = TURN;
  const turnTo = (angle: number, from: number, to: number): void => {
    turns.push({ rotate: `${turned.toFixed(1)}deg`, offset: from });
    turned += shortest(angle - looks - turned);
    turns.push({ rotate: `${turned.toFixed(1)}deg`, offset: to });
    free = to;
  };
  for (let leg = 0; leg + 1 < way.length; leg++) {
    const [a, b] = [way[leg] as At, way[leg + 1] as At];
    const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const corner = shares[leg] as number;
    if (leg === 0) turnTo(angle, 0, TURN);
    else if (corner - TURN / 2 >= free && corner + TURN / 2 <= 1 - TURN * 2)
      turnTo(angle, corner - TURN / 2, corner + TURN / 2);
  }
  turnTo(looks, 1 - TURN * 2, 1);
  // A whole turn on the way is no turn in the end.
  turns[turns.length - 1] = { rotate: `${(360 * Math.round(turned / 360)).toFixed(1)}deg`, offset: 1 };
  return turns;
}

const shortest = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

/** What of a figure turns with it: its picture, and a base that is not round. */
const TURNS = '[data-turn], .tt-base:not(circle)';

function turn(element: Element, way: Way, options: KeyframeAnimationOptions): readonly Animation[] {
  const looks = Number(element.querySelector('[data-turn]')?.getAttribute('data-turn') ?? NaN);
  if (!Number.isFinite(looks)) return [];
  const frames = turnings(way, looks);
  if (frames.length === 0) return [];
  return [...element.querySelectorAll(TURNS)].map(part => part.animate(frames as unknown as Keyframe[], options));
}

/** What the drawing shows of a figure: the figure itself, and what lies on it. */
export function elementsOf(scene: Element, { unit, model }: FigureKey): readonly Element[] {
  const id = CSS.escape(unit);
  const named =
    unit === ''
      ? `[data-figure="${model}"]`
      : `:is(.tt-unit[data-unit="${id}"], [data-of="${id}"]) [data-model="${model}"]`;
  return [...scene.querySelectorAll(named)];
}

/** What belongs to a whole unit: it comes back when all have arrived. */
function decorationsOf(scene: Element, unit: string): readonly Element[] {
  const id = CSS.escape(unit);
  return [...scene.querySelectorAll(`[data-plate="${id}"], [data-outline="${id}"]`)];
}

/** Sends the figures of a move on their ways. The motions are given back, to be ended early if somebody has seen enough. */
export function walk(scene: Element, effect: EffectOf<'move'>, rate: number): readonly Animation[] {
  const { ways, charge } = effect;
  const duration = walkLength(effect) / rate;
  const easing = charge ? EASE_IN : EASE_OUT;
  const walks = ways.flatMap((way, i) => {
    const steps = footsteps(way);
    if (steps.length === 0) return [];
    const delay = setsOutAt(i, ways.length) / rate;
    const options: KeyframeAnimationOptions = { duration, delay, easing, fill: 'backwards' };
    return elementsOf(scene, way).flatMap(element => [
      element.animate(steps as unknown as Keyframe[], options),
      ...turn(element, way, options),
    ]);
  });
  const last = duration + setsOutAt(ways.length - 1, ways.length) / rate;
  const notes = [...new Set(ways.map(({ unit }) => unit))].flatMap(unit =>
    decorationsOf(scene, unit).map(element => element.animate(COMING_BACK, { duration: last })),
  );
  return [...walks, ...notes];
}

const COMING_BACK: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.75 }, { opacity: 1 }];

/** When those who charge arrive, both sides feel it: two pixels to and fro. */
export function shake(scene: Element, effect: EffectOf<'move'>, rate: number, zoom: number): readonly Animation[] {
  if (!effect.charge) return [];
  const by = 2 / zoom;
  const delay = (walkLength(effect) + setsOutAt(effect.ways.length - 1, effect.ways.length)) / rate;
  const frames: Keyframe[] = [0, by, -by, by / 2, 0].map(x => ({ translate: `${x.toFixed(2)}px 0px` }));
  return [...new Set(effect.ways.map(({ unit }) => unit))].flatMap(unit =>
    [...scene.querySelectorAll(`.tt-unit[data-unit="${CSS.escape(unit)}"]`)].map(element =>
      element.animate(frames, { duration: 120 / rate, delay }),
    ),
  );
}
