import { stateSignOf } from '../tabletop/labels/marks.js';
import type { Flag } from '../tabletop/tableau.js';
import { painted, shining, type Coat } from './mesh/coat.js';
import type { Mesh } from './mesh/mesh.js';
import { COARSE, Sculptor } from './mesh/sculptor.js';
import type { Flat, Vec } from './mesh/vec.js';

const TURN = 2 * Math.PI;

/** The colours of signs, as on plates: the form says the same without them. */
const INKS: Readonly<Record<Flag, string>> = {
  shaken: '#ffd24a',
  suppressed: '#ffd24a',
  engaged: '#ff9d86',
  prone: '#bcd0ff',
  hidden: '#f6efe0',
  ready: '#8ff0ea',
  activated: '#9be08a',
};

const PLATE: Coat = painted('#12100f');
const AROUND = 10;
/** Signs are drawn on a square from -5.500 to 5.500; the token around them is so large. */
const REACH = 8;
const STROKE = 0.75;

/** A token with the sign of a state, one millimetre in radius, to be laid on a base. */
export function tokenMesh(flag: Flag): Mesh {
  const s = new Sculptor(COARSE);
  const ink = shining(INKS[flag]);
  const rim = (k: number): readonly Flat[] =>
    Array.from({ length: AROUND }, (_, i) => [Math.cos((TURN * i) / AROUND) * k, Math.sin((TURN * i) / AROUND) * k]);
  s.plate(rim(1), 0, 0.24, ink);
  s.plate(rim(0.9), 0.24, 0.3, PLATE);
  for (const stroke of strokesOf(stateSignOf(flag) ?? ''))
    for (let i = 1; i < stroke.length; i++) ribbon(s, stroke[i - 1] as Flat, stroke[i] as Flat, ink);
  return s.mesh();
}

function ribbon(s: Sculptor, [ax, az]: Flat, [bx, bz]: Flat, ink: Coat): void {
  const long = Math.hypot(bx - ax, bz - az) || 1;
  const [u, v] = [((bz - az) / long) * STROKE, (-(bx - ax) / long) * STROKE];
  const spot = (x: number, z: number): Vec => [x / REACH, 0.36, z / REACH];
  s.facet([spot(ax + u, az + v), spot(bx + u, bz + v), spot(bx - u, bz - v), spot(ax - u, az - v)], ink, [0, -9, 0]);
}

const CURVE = 4;

/** The strokes of a drawn sign as corners: moves, straight lines, curves; small circles become squares. */
export function strokesOf(path: string): readonly (readonly Flat[])[] {
  const strokes: Flat[][] = [];
  let at: Flat = [0, 0];
  const go = (to: Flat): void => {
    at = to;
    strokes.at(-1)?.push(to);
  };
  for (const [, order = '', rest = ''] of path.matchAll(/([MHVCAz])([^MHVCAz]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (order === 'M') {
      at = [n[0] as number, n[1] as number];
      strokes.push([at]);
      for (let i = 2; i + 1 < n.length; i += 2) go([n[i] as number, n[i + 1] as number]);
    } else if (order === 'H') go([n[0] as number, at[1]]);
    else if (order === 'V') go([at[0], n[0] as number]);
    else if (order === 'z') go(strokes.at(-1)?.[0] ?? at);
    else if (order === 'C')
      for (let i = 0; i + 5 < n.length; i += 6) {
        const from = at;
        for (let k = 1; k <= CURVE; k++) go(curved(from, n.slice(i, i + 6), k / CURVE));
      }
    else if (order === 'A') for (let i = 0; i + 6 < n.length; i += 7) bulge(at, n.slice(i, i + 7), go);
  }
  return strokes.filter(({ length }) => length > 1);
}

function curved([x, z]: Flat, n: readonly number[], k: number): Flat {
  const [ax, az, bx, bz, ex, ez] = n as [number, number, number, number, number, number];
  const mix = (from: number, a: number, b: number, to: number): number =>
    (1 - k) ** 3 * from + 3 * (1 - k) ** 2 * k * a + 3 * (1 - k) * k * k * b + k ** 3 * to;
  return [mix(x, ax, bx, ex), mix(z, az, bz, ez)];
}

/** Half a circle: out to its side, and on to its end. */
function bulge([x, z]: Flat, n: readonly number[], go: (to: Flat) => void): void {
  const [radius, ex, ez] = [n[0] as number, n[5] as number, n[6] as number];
  const long = Math.hypot(ex - x, ez - z) || 1;
  go([(x + ex) / 2 + ((ez - z) / long) * radius, (z + ez) / 2 - ((ex - x) / long) * radius]);
  go([ex, ez]);
}
