import { lit, mix, shaded } from '../../../paint/core/colour.js';
import { lightOn, shadowOf } from '../../../paint/core/light.js';
import { moved, ringOf, sidesOf, type Outline, type Spot } from '../../../paint/core/outline.js';
import type { Ink } from '../../../paint/theme.js';

/** Something to fill: a face of a thing of stone with the light that falls on it. */
export interface Face {
  readonly outline: Outline;
  readonly ink: Ink;
}

export interface Step {
  readonly walls: readonly Face[];
  readonly top: Face;
  /** Along the top's edges. */
  readonly bevels: readonly Face[];
}

/** From the ground up: how far it reaches, and how high its top lies above the ground on the screen. */
const STEPS = [
  { radius: 33.5, rise: 5, stone: '#4b5560' },
  { radius: 25, rise: 10.5, stone: '#78838d' },
  { radius: 16.5, rise: 16, stone: '#a8b2ba' },
] as const;
const WALL = 5.5;
/** As high as three steps look. */
const TALL = 60;
const BEVEL = 2.2;
/** Turned as the hexes are, so that it stands on its Space as if it had been cut for it. */
const TURN = Math.PI / 6 - Math.atan2(Math.sqrt(3), 5);

/** Where the owner's sign lies on the top of the Altar. */
export const TOP_OF_ALTAR = -STEPS[2].rise;

const SHADOW_STEPS = 4;

/** Its shadow on the ground, from its foot to its end: laid one over the other they are dark where it is dark from all of the sun. */
export const altarShadows = (): readonly Outline[] =>
  Array.from({ length: SHADOW_STEPS }, (_, i) => {
    const { x, y } = shadowOf(TALL * (1 - 0.18 * i));
    return hullOf([...ringOf(6, STEPS[0].radius, TURN), ...moved(ringOf(6, STEPS[0].radius * 0.72, TURN), x, y)]);
  });

/** The outline around places, clockwise on the screen. */
function hullOf(places: Outline): Outline {
  const sorted = places.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const half = (along: Outline): Spot[] => {
    const hull: Spot[] = [];
    for (const place of along) {
      while (hull.length > 1 && turnOf(hull.at(-2) as Spot, hull.at(-1) as Spot, place) <= 0) hull.pop();
      hull.push(place);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

const turnOf = (a: Spot, b: Spot, c: Spot): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** An Altar is three steps of stone, one on the other; relative to the middle of its Space. */
export const altarSteps = (): readonly Step[] =>
  STEPS.map(({ radius, rise, stone }) => {
    const top = moved(ringOf(6, radius, TURN), 0, -rise);
    const inner = moved(ringOf(6, radius - BEVEL, TURN), 0, -rise);
    const sides = sidesOf(top);
    return {
      walls: sides
        .filter(({ out }) => out.y > 0)
        .map(({ from, to, out }) => ({
          outline: [from, to, { x: to.x, y: to.y + WALL }, { x: from.x, y: from.y + WALL }],
          ink: shaded(stone, 0.5 - 0.22 * lightOn(out)),
        })),
      top: { outline: top, ink: stone },
      bevels: sides.map(({ from, to, out }, i) => ({
        outline: [from, to, inner[(i + 1) % 6] as Spot, inner[i] as Spot],
        ink: lightOn(out) > 0 ? lit(stone, 0.62 * lightOn(out)) : mix(stone, '#0a0d12', -0.6 * lightOn(out)),
      })),
    };
  });
