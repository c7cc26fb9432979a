import type { Obstacle, Role } from '@banneret/game';
import { COARSE, Sculptor } from './mesh/sculptor.js';
import { COATS, painted, type Coat } from './mesh/coat.js';
import type { Mesh } from './mesh/mesh.js';
import type { Flat, Vec } from './mesh/vec.js';
import { lid, sides, up } from './land/raise.js';
import { drawnIn } from './land/outline.js';
import { groundAt } from './land/surface.js';
import { placed, tallOf, type Batch } from './plan.js';
import type { Figure, Post, World } from './world.js';

/** What is to be seen of the question and of whoever looks. */
export interface Attention {
  readonly selected: string | undefined;
  readonly pointed: string | undefined;
  readonly acting: string | undefined;
  readonly options: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
  readonly hinted: ReadonlySet<string>;
  /** Through whose eyes one looks, and at whom. */
  readonly look?: { readonly from: Figure; readonly target: Figure; readonly answer: Answer };
  /** Scenery and units that are in the way of a look. */
  readonly inTheWay: readonly Thing[];
}

type Answer = 'seen' | 'cover' | 'hidden';
type Thing = Obstacle & { readonly role: Role };

const WHITE: Vec = [1, 1, 1];
const MINT: Vec = [0.49, 0.94, 0.75];
const RED: Vec = [1, 0.35, 0.28];
const AMBER: Vec = [0.96, 0.74, 0.24];
const PALE: Vec = [0.8, 0.8, 0.76];
const BLUSH: Vec = [1, 0.72, 0.68];

/** In the colours of the judge's answer; the stroke says it again. */
const ANSWERS: Readonly<Record<Answer, Vec>> = { seen: MINT, cover: AMBER, hidden: RED };
const ROLES: Readonly<Record<Role, Vec>> = { blocks: RED, cover: AMBER, through: MINT };

/** Rings on the ground: whole for who is chosen, double for who acts, in four arcs for who may be chosen, with ticks for a target. */
export function marksOf(world: World, attention: Attention): readonly Batch[] {
  const rings: Spot[] = [];
  const arcs: Spot[] = [];
  const ticks: Spot[] = [];
  const aims: Spot[] = [];
  const doubles: Spot[] = [];
  const { selected, pointed, acting, options, targets, hinted, look, inTheWay } = attention;
  for (const figure of world.figures) {
    const { unit } = figure;
    const role = inTheWay.find(({ kind, id }) => kind === 'unit' && id === unit)?.role;
    const spot = (colour: Vec, room: number): Spot => ({ figure, colour, room });
    if (look !== undefined) {
      if (figure === look.target) ticks.push(spot(ANSWERS[look.answer], 5));
      else if (role !== undefined) rings.push(spot(ROLES[role], 4));
      continue;
    }
    const isTarget = targets.has(unit);
    if (unit === selected && isTarget) ticks.push(spot(RED, 4));
    else if (unit === selected || unit === pointed) rings.push(spot(unit === selected ? WHITE : PALE, 3));
    else if (isTarget) aims.push(spot(BLUSH, 4));
    else if (options.has(unit)) arcs.push(spot(WHITE, 4));
    if (unit === acting) doubles.push(spot(AMBER, 4));
    if (hinted.has(unit)) arcs.push(spot(AMBER, 9));
    if (role !== undefined) ticks.push(spot(ROLES[role], 4));
  }
  return [
    ...batchOf(world, 'rings', MARKS.ring(), rings),
    ...batchOf(world, 'doubles', MARKS.double(), doubles),
    ...batchOf(world, 'arcs', MARKS.arcs(), arcs),
    ...batchOf(world, 'aims', MARKS.aim(), aims),
    ...batchOf(world, 'ticks', MARKS.target(), ticks),
    ...(look === undefined ? [] : [lineOf(world, look)]),
  ];
}

interface Spot {
  readonly figure: Figure;
  readonly colour: Vec;
  /** Millimetres outside the base. */
  readonly room: number;
}

function batchOf(world: World, name: string, mesh: Mesh, spots: readonly Spot[]): readonly Batch[] {
  if (spots.length === 0) return [];
  const places = new Float32Array(16 * spots.length);
  const sides = new Float32Array(3 * spots.length);
  for (const [i, { figure, colour, room }] of spots.entries()) {
    const { at, turn, base } = figure;
    const lift = groundAt(world.pieces, at) + 0.9;
    places.set(placed([at[0], lift, at[1]], turn, [base.long + room, 1, base.wide + room]), 16 * i);
    sides.set(colour, 3 * i);
  }
  return [{ name, mesh, count: spots.length, places, sides }];
}

const INNER = 0.94;
const TURN = 2 * Math.PI;
const EDGE: Coat = painted('#0b0a0a');

/** A stretch of a ring one millimetre in radius, with a dark edge so that it is seen on snow as well. */
function arc(s: Sculptor, from: number, to: number, inner = INNER, outer = 1.05): void {
  const steps = Math.max(2, Math.round((to - from) / 0.2));
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + ((to - from) * i) / steps, from + ((to - from) * (i + 1)) / steps];
    for (const [more, y, coat] of [
      [0.03, 0, EDGE],
      [0, 0.35, COATS.main],
    ] as const) {
      const spot = (turn: number, r: number): Vec => [r * Math.cos(turn), y, r * Math.sin(turn)];
      s.facet(
        [spot(a, inner - more), spot(b, inner - more), spot(b, outer + more), spot(a, outer + more)],
        coat,
        [0, -9, 0],
      );
    }
  }
}

function arcs(s: Sculptor, parts: number): void {
  for (let i = 0; i < parts; i++) arc(s, (i + 0.14) * (TURN / parts), (i + 0.86) * (TURN / parts), INNER, 1.1);
}

/** Four spikes that point at whoever stands in the ring. */
function spikes(s: Sculptor, turned: number): void {
  for (let i = 0; i < 4; i++) {
    const turn = turned + (i * TURN) / 4;
    for (const [more, y, coat] of [
      [0.05, 0, EDGE],
      [0, 0.4, COATS.main],
    ] as const) {
      const spot = (r: number, aside: number): Vec => [r * Math.cos(turn + aside), y, r * Math.sin(turn + aside)];
      s.facet(
        [
          spot(0.96 - more, -0.02 - more / 2),
          spot(0.96 - more, 0.02 + more / 2),
          spot(1.42 + more, 0.1 + more / 2),
          spot(1.42 + more, -0.1 - more / 2),
        ],
        coat,
        [0, -9, 0],
      );
    }
  }
}

function once(draw: (s: Sculptor) => void): () => Mesh {
  let known: Mesh | undefined;
  return () => {
    if (known !== undefined) return known;
    const s = new Sculptor(COARSE);
    draw(s);
    known = s.mesh();
    return known;
  };
}

const MARKS = {
  ring: once(s => arc(s, 0, TURN)),
  double: once(s => {
    arc(s, 0, TURN, 0.9, 0.98);
    arc(s, 0, TURN, 1.1, 1.18);
  }),
  arcs: once(s => arcs(s, 4)),
  aim: once(s => {
    arcs(s, 4);
    spikes(s, 0);
  }),
  target: once(s => {
    arc(s, 0, TURN);
    spikes(s, TURN / 8);
  }),
};

const one = (name: string, mesh: Mesh, colour: Vec): Batch => ({
  name,
  mesh,
  count: 1,
  places: placed([0, 0, 0], 0, [1, 1, 1]),
  sides: new Float32Array(colour),
  isOwn: true,
});

/** From eye to target: whole where it is clear, in dashes where it is not. */
function lineOf(world: World, { from, target, answer }: NonNullable<Attention['look']>): Batch {
  const s = new Sculptor({ ...COARSE, rod: 6 });
  const eye = (figure: Figure): Vec => up(figure.at, groundAt(world.pieces, figure.at) + tallOf(figure) * 0.86);
  const [a, b] = [eye(from), eye(target)];
  const parts = answer === 'seen' ? 1 : answer === 'cover' ? 9 : 26;
  const whole = answer === 'seen' ? 1 : answer === 'cover' ? 0.66 : 0.34;
  for (let i = 0; i < parts; i++) {
    const spot = (k: number): Vec => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
    s.rod(spot(i / parts), spot((i + whole) / parts), 0.7, COATS.main);
  }
  return one('line', s.mesh(), ANSWERS[answer]);
}

/** What is in the way, in its true volume and in the colour of what it does there. */
export function glassOf(world: World, { inTheWay }: Attention): readonly Batch[] {
  const volumes = inTheWay.flatMap(({ kind, id, role }) => {
    if (kind !== 'scenery') return [];
    const piece = world.pieces.find(other => other.id === id);
    const tiles = (world.tiles ?? []).filter(({ space }) => space === id);
    const low = { outline: piece?.outline ?? [], height: Math.max(6, piece?.height ?? 0) + 1 };
    return [
      ...(piece === undefined ? [] : [low]),
      ...tiles.map(({ outline }) => ({ outline, height: SPACE_HIGH })),
    ].map(volume => ({ ...volume, role }));
  });
  // What is seen through is no more than ground: tinted, it would hide what matters.
  return (['blocks', 'cover'] as const).flatMap(role => {
    const own = volumes.filter(volume => volume.role === role);
    if (own.length === 0) return [];
    const s = new Sculptor(COARSE);
    for (const { outline, height } of own) {
      const around: readonly Flat[] = drawnIn(outline, 1.015);
      sides(s, around, 0.5, around, height, COATS.main);
      lid(s, around, height, COATS.main);
    }
    return [one(`in the way ${role}`, s.mesh(), ROLES[role])];
  });
}

/** A Space of a board that cuts a line has no height of its own. */
const SPACE_HIGH = 14;

/** Soft shadows of figures and of what marks places: as long as they are high. */
export function shadeOf(world: World): readonly Batch[] {
  const casts = [
    ...world.figures.map(({ at, base, ...figure }) => ({
      at,
      wide: Math.max(base.long, base.wide),
      tall: tallOf({ at, base, ...figure }),
    })),
    ...world.markers.map(({ at, look }) => ({ at, ...POSTS[look] })),
  ];
  if (casts.length === 0) return [];
  const places = new Float32Array(16 * casts.length);
  const sides = new Float32Array(3 * casts.length);
  for (const [i, { at, wide, tall }] of casts.entries()) {
    const long = Math.min(tall * 0.62, MOST_SHADE);
    const lift = groundAt(world.pieces, at) + 0.5;
    const middle: Vec = [at[0] + SUNWARDS[0] * long * 0.5, lift, at[1] + SUNWARDS[1] * long * 0.5];
    places.set(
      placed(middle, -Math.atan2(SUNWARDS[1], SUNWARDS[0]), [wide * 1.02 + long * 0.5, 1, wide * 1.08]),
      16 * i,
    );
    sides.set(WHITE, 3 * i);
  }
  return [{ name: 'shade', mesh: shadeMesh(world.theme.shade), count: casts.length, places, sides }];
}

/** Giants would darken their neighbours. */
const MOST_SHADE = 48;

const POSTS: Readonly<Record<Post['look'], { readonly wide: number; readonly tall: number }>> = {
  flag: { wide: 16, tall: 14 },
  altar: { wide: 26, tall: 24 },
  crystal: { wide: 14, tall: 12 },
  token: { wide: 11, tall: 10 },
};

/** Away from the sun. */
const SUNWARDS: Flat = [0.78, 0.626];
const AROUND = 10;
const shades = new Map<number, Mesh>();

function shadeMesh(shade: number): Mesh {
  const ready = shades.get(shade);
  if (ready !== undefined) return ready;
  const s = new Sculptor(COARSE);
  const rings: readonly Flat[] = [
    [0.01, shade],
    [0.72, shade * 0.86],
    [1, 0],
  ];
  const corners = rings.flatMap(([out, dark]) =>
    Array.from({ length: AROUND }, (_, i) => ({
      at: [out * Math.cos((i / AROUND) * TURN), 0, out * Math.sin((i / AROUND) * TURN)] as Vec,
      normal: [0, 1, 0] as Vec,
      coat: [dark, 0, 0, 0] as Coat,
    })),
  );
  const faces = rings.slice(1).flatMap((_, ring) =>
    Array.from({ length: AROUND }, (_, i): readonly Vec[] => {
      const [a, b] = [ring * AROUND + i, ring * AROUND + ((i + 1) % AROUND)];
      return ring === 0
        ? [[a, a + AROUND, b + AROUND]]
        : [
            [a, b, b + AROUND],
            [a, b + AROUND, a + AROUND],
          ];
    }).flat(),
  );
  s.smooth(corners, faces);
  const mesh = s.mesh();
  shades.set(shade, mesh);
  return mesh;
}
