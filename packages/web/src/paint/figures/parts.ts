/**
 * A figure is a list of parts as seen from above, looking along +x, in units of half the length of its base. The first lies lowest.
 * Parts say what they are made of; which colour that is follows from the side.
 */
export type Part = Oval | Box | Shape | Limb;

/** What a part is made of: the side's colour, darker or lighter, or a material that is the same for all. */
export const ROLES = [
  'main',
  'dark',
  'light',
  'black',
  'steel',
  'wood',
  'hide',
  'bone',
  'gold',
  'leaf',
  'glow',
] as const;
export type Role = (typeof ROLES)[number];

interface Made {
  readonly role: Role;
  /** Too small to be more than dirt from afar: seen on large figures only. */
  readonly fine?: boolean;
}

export interface Oval extends Made {
  readonly form: 'oval';
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Box extends Made {
  readonly form: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly round: number;
}

export interface Shape extends Made {
  readonly form: 'shape';
  readonly corners: readonly Spot[];
}

/** A thick line with round ends. */
export interface Limb extends Made {
  readonly form: 'limb';
  readonly from: Spot;
  readonly to: Spot;
  readonly wide: number;
}

export type Spot = readonly [x: number, y: number];

export const oval = (role: Role, x: number, y: number, rx: number, ry = rx): Part => ({
  form: 'oval',
  role,
  x,
  y,
  rx,
  ry,
});

/** From its upper left corner. */
export const box = (role: Role, x: number, y: number, width: number, height: number, round = 0): Part => ({
  form: 'box',
  role,
  x,
  y,
  width,
  height,
  round,
});

/** Corners in either direction; they are kept in one, so that overlapping parts never cut holes into each other's shadow. */
export const shape = (role: Role, ...corners: Spot[]): Part => ({
  form: 'shape',
  role,
  corners: area(corners) < 0 ? corners.toReversed() : corners,
});

export const limb = (role: Role, x: number, y: number, toX: number, toY: number, wide: number): Part => ({
  form: 'limb',
  role,
  from: [x, y],
  to: [toX, toY],
  wide,
});

export const fine = (...parts: Part[]): Part[] => parts.map(part => ({ ...part, fine: true }));

/** The same on the left and on the right: `hand` is -1, then 1. */
export const both = (make: (hand: -1 | 1) => Part | readonly Part[]): Part[] =>
  ([-1, 1] as const).flatMap(hand => make(hand));

/** Corners of a regular polygon. */
export const ring = (corners: number, radius: number, x = 0, y = 0, turned = 0): Spot[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = turned + (i * 2 * Math.PI) / corners;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** Parts in another size, elsewhere. */
export const moved = (parts: readonly Part[], scale: number, x: number, y: number): Part[] =>
  parts.map(part => {
    const at = ([px, py]: Spot): Spot => [x + px * scale, y + py * scale];
    switch (part.form) {
      case 'oval':
        return { ...part, x: x + part.x * scale, y: y + part.y * scale, rx: part.rx * scale, ry: part.ry * scale };
      case 'box':
        return {
          ...part,
          x: x + part.x * scale,
          y: y + part.y * scale,
          width: part.width * scale,
          height: part.height * scale,
          round: part.round * scale,
        };
      case 'shape':
        return { ...part, corners: part.corners.map(at) };
      case 'limb':
        return { ...part, from: at(part.from), to: at(part.to), wide: part.wide * scale };
    }
  });

/** A circle that holds a part: what its light falls across. */
export function roundOf(part: Part): { readonly x: number; readonly y: number; readonly r: number } {
  switch (part.form) {
    case 'oval':
      return { x: part.x, y: part.y, r: Math.max(part.rx, part.ry) };
    case 'box':
      return {
        x: part.x + part.width / 2,
        y: part.y + part.height / 2,
        r: Math.max(part.width, part.height) / 2,
      };
    case 'limb': {
      const [x, y] = part.from;
      const [u, v] = part.to;
      return { x: (x + u) / 2, y: (y + v) / 2, r: Math.hypot(u - x, v - y) / 2 + part.wide };
    }
    case 'shape': {
      const { corners } = part;
      const x = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length;
      const y = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length;
      return { x, y, r: Math.max(...corners.map(corner => Math.hypot(corner[0] - x, corner[1] - y))) };
    }
  }
}

/** How far the parts reach from the middle. */
export const reachOf = (parts: readonly Part[]): number =>
  Math.max(0, ...parts.flatMap(part => outermost(part).map(([x, y]) => Math.hypot(x, y))));

function outermost(part: Part): readonly Spot[] {
  switch (part.form) {
    case 'oval':
      return ring(8, 1).map(([x, y]) => [part.x + x * part.rx, part.y + y * part.ry]);
    case 'box': {
      const { x, y, width, height } = part;
      return [
        [x, y],
        [x + width, y],
        [x, y + height],
        [x + width, y + height],
      ];
    }
    case 'limb':
      return [part.from, part.to].flatMap(([x, y]) => ring(8, part.wide / 2, x, y));
    case 'shape':
      return part.corners;
  }
}

const area = (corners: readonly Spot[]): number =>
  corners.reduce((sum, [x, y], i) => {
    const [u, v] = corners[(i + 1) % corners.length] as Spot;
    return sum + x * v - u * y;
  }, 0);
