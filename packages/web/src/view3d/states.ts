import type { Flag } from '../tabletop/tableau.js';
import { COATS, painted, shining, type Coat } from './mesh/coat.js';
import type { Mesh } from './mesh/mesh.js';
import { BARE, COARSE, Sculptor, type Finish } from './mesh/sculptor.js';
import type { Flat, Vec } from './mesh/vec.js';
import { tokenMesh } from './signs.js';
import type { Base, Figure } from './world.js';

/** What a state looks like on the table: what is put where, turned and stretched. */
export interface Form {
  readonly key: string;
  readonly make: (finish: Finish) => Mesh;
  /** From the middle of the base, on its foot. */
  readonly at: Vec;
  readonly turn: number;
  readonly size: Vec;
}

const TURN = 2 * Math.PI;
/** On top of a base. */
const ON_BASE = 3.1;

/** The states that have a token, the one that matters most first: as on the flat table. */
const SIGNED: readonly Flag[] = ['shaken', 'suppressed', 'prone', 'engaged', 'hidden', 'ready', 'activated'];

/** The states of a figure, each of a form of its own, so that none is told by its colour alone. One of a unit bears its sign. */
export function formsOf(figure: Figure, isBearer: boolean, finish: Finish): readonly Form[] {
  const { base, flags, turn } = figure;
  const around = (key: string, make: Form['make']): Form => ({
    key: `${key} ${base.kind}`,
    make,
    at: [0, 0.6, 0],
    turn,
    size: [base.long, 1, base.wide],
  });
  return [
    ...(flags.includes('shaken') ? [around('wave', cut => waveMesh(base.kind, cut))] : []),
    ...(flags.includes('suppressed') ? [around('arcs', cut => arcsMesh(base.kind, cut))] : []),
    ...(flags.includes('hidden') ? [around('dots', cut => dotsMesh(base.kind, cut))] : []),
    ...(isBearer ? tokenOf(figure) : []),
    ...(finish === BARE ? [] : dropsOf(figure)),
  ];
}

function tokenOf({ base, flags }: Figure): readonly Form[] {
  const flag = SIGNED.find(one => flags.includes(one));
  if (flag === undefined) return [];
  const size = Math.min(9, Math.max(5.5, Math.min(base.long, base.wide) * 0.42));
  const out = base.kind === 'round' ? 0.74 : 0.9;
  const at: Vec = [base.long * out, ON_BASE, base.wide * out];
  return [{ key: `token ${flag}`, make: () => tokenMesh(flag), at, turn: 0, size: [size, 4, size] }];
}

const FIRST_DROP = 2;
const NEXT_DROP = 0.42;
/** A large drop stands for so many. */
export const LARGE_DROP = 5;
const MOST_DROPS = 9;

/** Wounds: drops along the near rim, a large one for five. */
function dropsOf({ base, wounds }: Figure): readonly Form[] {
  if (wounds <= 0) return [];
  const large = Math.floor(wounds / LARGE_DROP);
  const count = Math.min(MOST_DROPS, large + (wounds % LARGE_DROP));
  const [long, wide] = [base.long * 0.92, base.wide * 0.92];
  const size = Math.max(2, Math.min(5, Math.min(long, wide) * 0.17));
  return Array.from({ length: count }, (_, i): Form => {
    const angle = FIRST_DROP + i * NEXT_DROP - (count > 5 ? 1 : 0);
    const k = i < large ? 1.7 * size : size;
    return {
      key: 'drop',
      make: dropMesh,
      at: [Math.cos(angle) * long, ON_BASE, Math.sin(angle) * wide],
      turn: 0,
      size: [k, k, k],
    };
  });
}

const BLOOD: Coat = painted('#e23b4e');
const WHITE: Coat = shining('#ffffff');

/** A drop that stands on a white disc. */
function dropMesh(finish: Finish): Mesh {
  const s = new Sculptor({ ...finish, least: 0 });
  const around = finish.around > COARSE.around ? 8 : 5;
  s.lathe(
    [0, 0, 0],
    [
      [1.15, 0],
      [1.15, 0.16],
    ],
    WHITE,
    { sharp: true, around },
  );
  s.lathe(
    [0, 0.16, 0],
    [
      [0.55, 0],
      [0.86, 0.5],
      [0.7, 1.05],
      [0.02, 2.1],
    ],
    BLOOD,
    { around },
  );
  return s.mesh();
}

const WARNING: Coat = shining('#ffd24a');
const PALE: Coat = shining('#f6efe0');
const EDGE: Coat = shining('#15151a');
const WAVES = 9;

/** How far out a base reaches in a direction, one to its rim. */
function rimAt(kind: Base['kind'], angle: number): Flat {
  const [c, n] = [Math.cos(angle), Math.sin(angle)];
  const k = kind === 'round' ? 1 : 1 / Math.max(Math.abs(c), Math.abs(n));
  return [c * k, n * k];
}

/** A band round a base from an angle to an angle, with a dark edge on both sides. */
function band(
  s: Sculptor,
  kind: Base['kind'],
  [from, to]: Flat,
  { steps, out, wide, coat }: { steps: number; out: (angle: number) => number; wide: number; coat: Coat },
): void {
  const spot = (angle: number, more: number, y: number): Vec => {
    const [x, z] = rimAt(kind, angle);
    const k = out(angle) + more;
    return [x * k, y, z * k];
  };
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps];
    for (const [half, y, ink] of [
      [wide / 2 + 0.035, 0, EDGE],
      [wide / 2, 0.5, coat],
    ] as const)
      s.facet([spot(a, -half, y), spot(b, -half, y), spot(b, half, y), spot(a, half, y)], ink, [0, -99, 0]);
  }
}

const stepsOf = ({ around }: Finish): number => (around > COARSE.around ? 54 : around > BARE.around ? 36 : 27);

function waveMesh(kind: Base['kind'], finish: Finish): Mesh {
  const s = new Sculptor(finish);
  const out = (angle: number): number => 1.2 + 0.075 * Math.sin(WAVES * angle);
  band(s, kind, [0, TURN], { steps: stepsOf(finish), out, wide: 0.12, coat: WARNING });
  return s.mesh();
}

/** Three thick arcs, outside a wave if there is one as well. */
function arcsMesh(kind: Base['kind'], finish: Finish): Mesh {
  const s = new Sculptor(finish);
  for (let i = 0; i < 3; i++)
    band(s, kind, [((i + 0.16) * TURN) / 3, ((i + 0.84) * TURN) / 3], {
      steps: Math.round(stepsOf(finish) / 5),
      out: () => 1.42,
      wide: 0.17,
      coat: WARNING,
    });
  return s.mesh();
}

const DOTS = 12;

function dotsMesh(kind: Base['kind'], finish: Finish): Mesh {
  const s = new Sculptor(finish);
  for (let i = 0; i < DOTS; i++)
    band(s, kind, [((i + 0.28) * TURN) / DOTS, ((i + 0.72) * TURN) / DOTS], {
      steps: 1,
      out: () => 1.14,
      wide: 0.15,
      coat: PALE,
    });
  return s.mesh();
}

/** How near foes must be for the sign of their fight to stand between them. */
const CLOSE_MM = 70;

/** Where crossed blades stand: between the nearest pair of foes that are engaged, once for each of their units. */
export function clashesOf(figures: readonly Figure[]): readonly { readonly at: Flat; readonly turn: number }[] {
  const engaged = figures.filter(({ flags }) => flags.includes('engaged'));
  const nearest = new Map<string, { readonly far: number; readonly one: Figure; readonly other: Figure }>();
  for (const one of engaged)
    for (const other of engaged) {
      if (other.seat === one.seat) continue;
      const far = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) - one.base.wide - other.base.wide;
      if (far < CLOSE_MM && far < (nearest.get(one.unit)?.far ?? Infinity)) nearest.set(one.unit, { far, one, other });
    }
  const places = new Map<string, { readonly at: Flat; readonly turn: number }>();
  for (const { one, other } of nearest.values()) {
    const [dx, dz] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
    const share = (one.base.wide + (Math.hypot(dx, dz) - one.base.wide - other.base.wide) / 2) / Math.hypot(dx, dz);
    const at: Flat = [one.at[0] + dx * share, one.at[1] + dz * share];
    places.set(at.map(Math.round).join(), { at, turn: Math.atan2(-dz, dx) + Math.PI / 2 });
  }
  return [...places.values()];
}

/** Three blades, leaning against one another, planted in the ground: crossed from wherever one looks. */
export function bladesMesh(finish: Finish): Mesh {
  const s = new Sculptor({ ...finish, least: 0 });
  const grip = shining('#ff9d86');
  for (let i = 0; i < 3; i++)
    s.posed({ turn: (i * TURN) / 3 }, () => {
      const along = (k: number): Vec => [11 - 22 * k, 1 + 36 * k, 1.6];
      s.rod(along(0), along(0.7), 0.4, COATS.steel, 2);
      s.rod(along(0.7), along(1), 1.5, grip);
      const [x, y, z] = along(0.7);
      s.rod([x - 4.4, y - 2.7, z], [x + 4.4, y + 2.7, z], 1.2, grip);
    });
  return s.mesh();
}
