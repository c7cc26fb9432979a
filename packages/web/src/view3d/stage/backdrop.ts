import { mix } from '../../paint/core/colour.js';
import type { Ink, Theme } from '../../paint/theme.js';
import { painted, shaded, shining } from '../mesh/coat.js';
import type { Mesh } from '../mesh/mesh.js';
import { PLAIN, Sculptor } from '../mesh/sculptor.js';
import type { Vec } from '../mesh/vec.js';

interface Backdrop {
  /** What is far melts into this. */
  readonly haze: Ink;
  readonly sky: Mesh;
  /** The rim of the table and the floor it stands on. */
  readonly frame: Mesh;
}

const FAR = 6_000;
const RIM = 26;
const DEEP = 34;
const FLOOR = 40;

/** Sky, and what the table stands on. */
export function backdrop({
  width,
  depth,
  theme,
  isBoard,
}: {
  readonly width: number;
  readonly depth: number;
  readonly theme: Theme;
  readonly isBoard: boolean;
}): Backdrop {
  const isNight = theme.id === 'the-edge';
  const haze = isNight ? mix(theme.beyond, '#2a4a5a', 0.35) : mix(theme.ground.ramp[4], '#aab4ba', 0.5);
  const zenith = isNight ? theme.beyond : mix(haze, '#5f7f9e', 0.55);
  return { haze, sky: domeOf(haze, zenith), frame: frameOf(width, depth, theme, haze, isBoard) };
}

function domeOf(haze: Ink, zenith: Ink): Mesh {
  const s = new Sculptor(PLAIN);
  const around = 16;
  const rings: readonly (readonly [up: number, ink: Ink])[] = [
    [-1, haze],
    [-0.02, haze],
    [0.08, haze],
    [0.3, mix(haze, zenith, 0.5)],
    [0.7, mix(haze, zenith, 0.85)],
    [1, zenith],
  ];
  for (let k = 0; k + 1 < rings.length; k++) {
    const [low, high] = [rings[k] as (typeof rings)[number], rings[k + 1] as (typeof rings)[number]];
    const spot = (up: number, i: number): Vec => {
      const turn = (2 * Math.PI * i) / around;
      const out = Math.sqrt(Math.max(0, 1 - up * up)) * FAR;
      return [out * Math.cos(turn), up * FAR, out * Math.sin(turn)];
    };
    for (let i = 0; i < around; i++) {
      const corners = [
        { at: spot(low[0], i), coat: shining(low[1]) },
        { at: spot(low[0], i + 1), coat: shining(low[1]) },
        { at: spot(high[0], i + 1), coat: shining(high[1]) },
        { at: spot(high[0], i), coat: shining(high[1]) },
      ].map(corner => ({ ...corner, normal: [0, 1, 0] as Vec }));
      s.smooth(corners, [
        [0, 1, 2],
        [0, 2, 3],
      ]);
    }
  }
  return s.mesh();
}

/** Boards around the ground, and a dark floor that fades into the haze. */
function frameOf(width: number, depth: number, theme: Theme, haze: Ink, isBoard: boolean): Mesh {
  const s = new Sculptor(PLAIN);
  const wood = isBoard
    ? painted(mix(theme.beyond, '#3a4650', 0.5))
    : painted(mix(theme.beyond, theme.terrain.timber, 0.34));
  const rim = isBoard ? 16 : RIM;
  for (const [x, z, long, wide] of [
    [width / 2, -rim / 2, width + 2 * rim, rim],
    [width / 2, depth + rim / 2, width + 2 * rim, rim],
    [-rim / 2, depth / 2, rim, depth],
    [width + rim / 2, depth / 2, rim, depth],
  ] as const) {
    s.box([x, -DEEP, z], [long, DEEP + 4, wide], wood, [1, 1]);
    s.box([x, 4, z], [long - 6, 0.8, wide - 8], shaded(wood, 1.35));
  }
  if (isBoard) s.box([width / 2, -34, depth / 2], [width, 6, depth], painted(mix(theme.beyond, '#10202a', 0.6)));
  // The bare colour of the ground, until its picture is painted.
  if (!isBoard) s.box([width / 2, -9, depth / 2], [width, 8, depth], painted(theme.ground.ramp[2]));
  const floor = mix(theme.beyond, haze, 0.14);
  const around = 24;
  const rings: readonly (readonly [number, Ink])[] = [
    [0.01, floor],
    [1600, floor],
    [FAR * 0.9, haze],
  ];
  for (let k = 0; k + 1 < rings.length; k++) {
    const [near, far] = [rings[k] as (typeof rings)[number], rings[k + 1] as (typeof rings)[number]];
    const spot = (out: number, i: number): Vec => {
      const turn = (2 * Math.PI * i) / around;
      return [width / 2 + out * Math.cos(turn), -FLOOR, depth / 2 + out * Math.sin(turn)];
    };
    for (let i = 0; i < around; i++)
      s.smooth(
        [
          { at: spot(near[0], i), coat: shining(near[1]) },
          { at: spot(near[0], i + 1), coat: shining(near[1]) },
          { at: spot(far[0], i + 1), coat: shining(far[1]) },
          { at: spot(far[0], i), coat: shining(far[1]) },
        ].map(corner => ({ ...corner, normal: [0, 1, 0] as Vec })),
        [
          [0, 1, 2],
          [0, 2, 3],
        ],
      );
  }
  return s.mesh();
}
