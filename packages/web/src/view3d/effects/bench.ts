import type { At } from '../../effects/kinds.js';
import { channels } from '../mesh/coat.js';
import type { Flat, Vec } from '../mesh/vec.js';
import { groundAt } from '../land/surface.js';
import { tallOf } from '../plan.js';
import type { Figure, World } from '../world.js';
import type { Lights } from './light.js';

/** What effects are lit with: the table's own measure, its ground and its people, whatever the camera. */
export interface Bench {
  readonly lights: Lights;
  readonly world: World;
}

const flatOf = ({ x, y }: At): Flat => [x, y];

/** On the ground, so far above it. */
export const onGround = ({ world }: Pick<Bench, 'world'>, at: At, lift = 1.6): Vec => [
  at.x,
  groundAt(world.pieces, flatOf(at)) + lift,
  at.y,
];

/** Whoever stands at a place. */
function figureAt({ figures }: World, at: At): Figure | undefined {
  let best: Figure | undefined;
  let nearest = Infinity;
  for (const figure of figures) {
    const far = Math.hypot(figure.at[0] - at.x, figure.at[1] - at.y) - Math.max(figure.base.long, figure.base.wide);
    if (far < nearest) [best, nearest] = [figure, far];
  }
  return nearest < NEAR_MM ? best : undefined;
}

const NEAR_MM = 6;
/** Where nobody stands any more, somebody of usual height did. */
const USUAL_TALL = 30;

/** At a share of the height of whoever stands there. */
export function atHeight(bench: Bench, at: At, share: number): Vec {
  const figure = figureAt(bench.world, at);
  return onGround(bench, at, (figure === undefined ? USUAL_TALL : tallOf(figure)) * share);
}

const NOBODY: Vec = [0.96, 0.94, 0.88];

export const sideInk = ({ world }: Bench, seat: number | undefined): Vec =>
  seat === undefined ? NOBODY : channels(world.theme.sides[seat % 4] as string);

/** A ring on the ground, from an angle to an angle; `out` says how far out at an angle. */
export function circle(
  bench: Bench,
  at: At,
  out: number | ((angle: number) => number),
  [from, to]: readonly [number, number] = [0, 2 * Math.PI],
  steps = 32,
): readonly Vec[] {
  const count = Math.max(2, Math.ceil((steps * Math.abs(to - from)) / (2 * Math.PI)));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count;
    const far = typeof out === 'number' ? out : out(angle);
    return onGround(bench, { x: at.x + Math.cos(angle) * far, y: at.y + Math.sin(angle) * far });
  });
}
