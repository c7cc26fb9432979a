import { around, gapBetween, isWithin, middleOfBox, nearestIn, type Box, type Line, type Spot } from './box.js';

/** A place where a plate might lie, in pixels of the screen. */
export interface Candidate extends Box {
  /** Tells places apart from one laying-out to the next: the same side of the same figure, the same ring and direction. */
  readonly key: number;
  /** Does it lie there with its name, or a short one? */
  readonly isNamed: boolean;
  /** Which of its forms it has there. */
  readonly form: number;
  /** From the plate to the nearest figure of its unit. */
  readonly gap: number;
  /** How good it looks there, apart from everything else: above is best. */
  readonly taste: number;
  /** From the plate to its unit, where it does not stand beside it. */
  readonly leader?: Line;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a plate may look like. */
export interface Form extends Size {
  readonly isNamed: boolean;
  /** What it costs to be shown so and not better. */
  readonly cost: number;
}

/** Between a plate and the figure it stands beside. */
const TOUCH = 3;
/** Farther away than this, a line says whose it is. */
const LEADER_FROM = 10;
/** How far rings of further places lie from the unit. */
const RINGS: readonly number[] = [18, 38, 64, 96, 132];
const RING_PLACES = 16;
const ABOVE = 0;
const DIAGONAL = 2;
const SIDE = 3;
const BELOW = 5;
/** For each pixel that a plate's middle lies beside its unit's. */
const OFF_CENTRE = 0.03;

interface Beside {
  readonly taste: number;
  at(box: Box, size: Size): Spot;
}

/** Against the sides and corners of a box. */
const BESIDE: readonly Beside[] = [
  { taste: ABOVE, at: (b, s) => ({ x: b.x + (b.width - s.width) / 2, y: b.y - TOUCH - s.height }) },
  { taste: ABOVE + 1, at: (b, s) => ({ x: b.x, y: b.y - TOUCH - s.height }) },
  { taste: ABOVE + 1, at: (b, s) => ({ x: b.x + b.width - s.width, y: b.y - TOUCH - s.height }) },
  { taste: DIAGONAL, at: (b, s) => ({ x: b.x + b.width * 0.85 + TOUCH, y: b.y + b.height * 0.15 - s.height }) },
  {
    taste: DIAGONAL,
    at: (b, s) => ({ x: b.x + b.width * 0.15 - TOUCH - s.width, y: b.y + b.height * 0.15 - s.height }),
  },
  { taste: SIDE, at: (b, s) => ({ x: b.x + b.width + TOUCH, y: b.y + (b.height - s.height) / 2 }) },
  { taste: SIDE, at: (b, s) => ({ x: b.x - TOUCH - s.width, y: b.y + (b.height - s.height) / 2 }) },
  { taste: BELOW, at: (b, s) => ({ x: b.x + (b.width - s.width) / 2, y: b.y + b.height + TOUCH }) },
  { taste: BELOW, at: b => ({ x: b.x + b.width * 0.85 + TOUCH, y: b.y + b.height * 0.85 }) },
  { taste: BELOW, at: (b, s) => ({ x: b.x + b.width * 0.15 - TOUCH - s.width, y: b.y + b.height * 0.85 }) },
];

/** Keys: ten for each figure, after those of the whole unit and of the rings. */
const RING_KEYS = 100;
const FIGURE_KEYS = 1000;

const DIRECTIONS: readonly Spot[] = Array.from({ length: RING_PLACES }, (_, i) => {
  const angle = (2 * Math.PI * i) / RING_PLACES - Math.PI / 2;
  return { x: Math.cos(angle), y: Math.sin(angle) };
});

const tasteTowards = ({ x, y }: Spot): number => {
  if (y < -0.9) return ABOVE;
  if (Math.abs(x) > 0.9) return SIDE;
  return y > 0 ? BELOW : DIAGONAL;
};

/** All places inside the frame for a plate of this size: beside the unit, beside its outermost figures, and around it with a line. */
export function candidatesFor(
  figures: readonly Box[],
  { isNamed, width, height }: Form,
  form: number,
  frame: Box,
  /** What is seen beside the table: room for plates that find none on it. */
  margins: readonly Box[] = [],
): readonly Candidate[] {
  const size = { width, height };
  const whole = around(figures);
  const middle = middleOfBox(whole);
  const found: Candidate[] = [];
  const offer = (key: number, at: Spot, taste: number): void => {
    const place = { x: Math.round(at.x), y: Math.round(at.y), ...size };
    if (!isWithin(place, frame)) return;
    const [nearest, gap] = nearestFigure(figures, place);
    const offCentre = OFF_CENTRE * Math.abs(place.x + size.width / 2 - middle.x);
    const leader = gap > LEADER_FROM ? { leader: leaderBetween(place, nearest) } : {};
    found.push({ key, isNamed, form, ...place, gap, taste: taste + offCentre, ...leader });
  };
  BESIDE.forEach(({ taste, at }, i) => offer(i, at(whole, size), taste));
  if (figures.length > 1)
    for (const outer of outermost(figures)) {
      const figure = figures[outer] as Box;
      BESIDE.forEach(({ taste, at }, i) => offer(FIGURE_KEYS + outer * BESIDE.length + i, at(figure, size), taste + 1));
    }
  RINGS.forEach((far, ring) =>
    DIRECTIONS.forEach((towards, i) => {
      const x = middle.x + towards.x * (whole.width / 2 + far + size.width / 2) - size.width / 2;
      const y = middle.y + towards.y * (whole.height / 2 + far + size.height / 2) - size.height / 2;
      offer(RING_KEYS * (ring + 1) + i, { x, y }, tasteTowards(towards));
    }),
  );
  margins.forEach((margin, i) =>
    inMargin(margin, middle, size).forEach((at, k) => offer(MARGIN_KEYS * (i + 1) + k, at, BELOW)),
  );
  return found;
}

/** Keys of places in margins come after those of any unit's figures. */
const MARGIN_KEYS = 1_000_000;
/** Rows and columns of places in a margin, as near as may be to the unit. */
const ROW_GAP = 4;
const MOST_ROWS = 7;
const ASIDE = [0, -36, 36, -72, 72, -108, 108, -150, 150, -200, 200] as const;

/** Places in rows, the nearest row first; along each row beside the unit, then farther and farther off. */
function inMargin(margin: Box, { x, y }: Spot, size: Size): readonly Spot[] {
  const isBelow = margin.y > y;
  const rows = Math.min(MOST_ROWS, Math.floor(margin.height / (size.height + ROW_GAP)));
  return Array.from({ length: rows }, (_, row) => {
    const down = ROW_GAP / 2 + row * (size.height + ROW_GAP);
    const top = isBelow ? margin.y + down : margin.y + margin.height - size.height - down;
    return ASIDE.map(aside => {
      const left = x + aside - size.width / 2;
      return { x: Math.max(margin.x, Math.min(margin.x + margin.width - size.width, left)), y: top };
    });
  }).flat();
}

function nearestFigure(figures: readonly Box[], place: Box): readonly [Box, number] {
  let best = figures[0] as Box;
  let least = Infinity;
  for (const figure of figures) {
    const gap = gapBetween(figure, place);
    if (gap < least) [best, least] = [figure, gap];
  }
  return [best, least];
}

/** From the edge of the plate to the rim of the figure. */
function leaderBetween(place: Box, figure: Box): Line {
  const middle = middleOfBox(figure);
  const from = nearestIn(place, middle);
  const [across, down] = [from.x - middle.x, from.y - middle.y];
  const length = Math.sqrt(across * across + down * down);
  const rim = Math.min(figure.width, figure.height) / 2 / Math.max(1, length);
  return { from, to: { x: middle.x + across * rim, y: middle.y + down * rim } };
}

/** The figures that lie farthest out, in eight directions. */
function outermost(figures: readonly Box[]): readonly number[] {
  const found = new Set<number>();
  for (let i = 0; i < RING_PLACES; i += 2) {
    const { x, y } = DIRECTIONS[i] as Spot;
    let [best, most] = [0, -Infinity];
    figures.forEach((figure, index) => {
      const middle = middleOfBox(figure);
      const out = middle.x * x + middle.y * y;
      if (out > most) [best, most] = [index, out];
    });
    found.add(best);
  }
  return [...found];
}
