/** A direction: x to the right, y downwards, z out of the screen. */
export type Vector = readonly [number, number, number];
/** Where the three axes of a die point. */
export type Pose = readonly [Vector, Vector, Vector];

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Opposite faces add up to seven. */
const NORMALS: Readonly<Record<number, Vector>> = {
  1: [0, 0, 1],
  6: [0, 0, -1],
  2: [1, 0, 0],
  5: [-1, 0, 0],
  3: [0, 1, 0],
  4: [0, -1, 0],
};

/** The pose in which a face is up; any number that is on no such die counts as a one. */
export function poseWith(face: number): Pose {
  const [x, y, z] = NORMALS[face] ?? [0, 0, 1];
  if (z === 1) return turned([1, 0, 0], 0);
  if (z === -1) return turned([1, 0, 0], Math.PI);
  return x === 0 ? turned([1, 0, 0], (y * Math.PI) / 2) : turned([0, 1, 0], (-x * Math.PI) / 2);
}

/** The axes after a turn about an axis of length one. */
export function turned([x, y, z]: Vector, angle: number): Pose {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const k = 1 - c;
  return [
    [c + x * x * k, y * x * k + z * s, z * x * k - y * s],
    [x * y * k - z * s, c + y * y * k, z * y * k + x * s],
    [x * z * k + y * s, y * z * k - x * s, c + z * z * k],
  ];
}

/** A direction of the die as it lies. */
export const applied = ([a, b, c]: Pose, [x, y, z]: Vector): Vector => [
  a[0] * x + b[0] * y + c[0] * z,
  a[1] * x + b[1] * y + c[1] * z,
  a[2] * x + b[2] * y + c[2] * z,
];

/** One turn after another. */
export const after = (second: Pose, first: Pose): Pose => [
  applied(second, first[0]),
  applied(second, first[1]),
  applied(second, first[2]),
];

export interface VisibleFace {
  readonly face: number;
  readonly normal: Vector;
  /** The face's own right and down, as they lie. */
  readonly right: Vector;
  readonly down: Vector;
}

/** The faces that one sees, the farthest first. */
export function visibleFaces(pose: Pose): readonly VisibleFace[] {
  return FACES.map(face => {
    const own = NORMALS[face] as Vector;
    const right: Vector = own[0] === 0 ? [1, 0, 0] : [0, 0, -own[0]];
    const down: Vector = own[1] === 0 ? [0, 1, 0] : [0, 0, -own[1]];
    return { face, normal: applied(pose, own), right: applied(pose, right), down: applied(pose, down) };
  })
    .filter(({ normal }) => normal[2] > LEAST_SEEN)
    .toSorted((a, b) => a.normal[2] - b.normal[2]);
}

const LEAST_SEEN = 0.02;
