import { expect, test } from 'vitest';
import { coveredPart, isWithin, meet, type Box } from './box.js';
import { COVERED, placeLabels, type Ground, type Obstacle, type Placement, type Wish } from './place.js';

const NAMED = { width: 80, height: 18, isNamed: true, cost: 0 };
const CHIP = { width: 30, height: 18, isNamed: false, cost: 150 };

const square = (x: number, y: number, size = 20): Box => ({ x, y, width: size, height: size });

const wish = (id: string, figures: readonly Box[], more: Partial<Wish> = {}): Wish => ({
  id,
  figures,
  forms: [NAMED, CHIP],
  rank: 0,
  isDemanded: false,
  ...more,
});

const figuresOf = (wishes: readonly Wish[]): readonly Obstacle[] =>
  wishes.flatMap(({ id, figures }) => figures.map(figure => ({ ...figure, unit: id })));

const groundOf = (wishes: readonly Wish[], more: Partial<Ground> = {}): Ground => ({
  frame: { x: 0, y: 0, width: 600, height: 400 },
  figures: figuresOf(wishes),
  things: [],
  barred: [],
  ...more,
});

const place = (
  wishes: readonly Wish[],
  more: Partial<Ground> = {},
  before: readonly Placement[] = [],
): ReadonlyMap<string, Placement> => {
  const placed = placeLabels(wishes, groundOf(wishes, more), new Map(before.map(one => [one.id, one])));
  return new Map(placed.map(one => [one.id, one]));
};

test('a unit with room around it has its name right above it, without a line', () => {
  const { y, x, leader, isNamed } = place([wish('a', [square(300, 200)])]).get('a') as Placement;
  expect({ x, y, leader, isNamed }).toEqual({ x: 270, y: 179, leader: undefined, isNamed: true });
});

test('at the edge a name goes where none of it is cut off', () => {
  const frame = { x: 0, y: 0, width: 600, height: 400 };
  for (const corner of [square(0, 0), square(580, 0), square(0, 380), square(580, 380)])
    expect(isWithin(place([wish('a', [corner])]).get('a') as Placement, frame)).toBe(true);
});

/** Five by four units of single figures, shoulder to shoulder. */
const crowd = (gap: number): readonly Wish[] =>
  Array.from({ length: 20 }, (_, i) => wish(`${i}`, [square(200 + (i % 5) * gap, 120 + Math.floor(i / 5) * gap)]));

test('in a crowd no plate lies on another or hides a figure, and all are there', () => {
  const wishes = crowd(24);
  const placed = [...place(wishes).values()];
  expect(placed.length).toBe(20);
  for (const [i, plate] of placed.entries()) {
    expect(placed.slice(i + 1).filter(other => meet(plate, other))).toEqual([]);
    expect(figuresOf(wishes).filter(figure => coveredPart(figure, plate) >= COVERED)).toEqual([]);
  }
});

test('where there is no room beside a unit, a line leads from its plate to its rim', () => {
  const others = crowd(21).filter(({ id }) => id !== '7');
  const inside = crowd(21)[7] as Wish;
  const { leader } = place([...others, inside]).get('7') as Placement;
  const figure = inside.figures[0] as Box;
  expect(leader).toBeDefined();
  const fromMiddle = Math.hypot(
    (leader?.to.x ?? 0) - figure.x - figure.width / 2,
    (leader?.to.y ?? 0) - figure.y - figure.height / 2,
  );
  expect(fromMiddle).toBeCloseTo(figure.width / 2);
});

test('a name that fits nowhere gives way to a shorter plate, and that to nothing', () => {
  const narrow = { x: 280, y: 170, width: 60, height: 60 };
  const only = wish('a', [square(300, 200)]);
  expect(place([only], { frame: narrow }).get('a')?.isNamed).toBe(false);
  expect(place([only], { frame: { ...narrow, width: 25 } }).size).toBe(0);
});

test('a name that fits beside no figure finds room beside the table, and a line says whose it is', () => {
  const full = Array.from({ length: 400 }, (_, i) => square((i % 20) * 20, 100 + Math.floor(i / 20) * 20));
  const frame = { x: 0, y: 0, width: 400, height: 560 };
  const figures = full.map(figure => ({ ...figure, unit: 'others' }));
  const only = wish('a', [square(200, 300)]);
  expect(place([only], { frame, figures }).size).toBe(0);
  const margins = [
    { x: 0, y: 0, width: 400, height: 100 },
    { x: 0, y: 500, width: 400, height: 60 },
  ];
  const placed = place([only], { frame, figures, margins }).get('a') as Placement;
  expect(placed.isNamed).toBe(true);
  expect(placed.leader).toBeDefined();
  expect(margins.some(margin => isWithin(placed, margin))).toBe(true);
});

test('who the question is about has its name even over figures; others never', () => {
  const full = Array.from({ length: 400 }, (_, i) => square((i % 20) * 20, Math.floor(i / 20) * 20));
  const frame = { x: 0, y: 0, width: 400, height: 400 };
  const figures = full.map(figure => ({ ...figure, unit: 'others' }));
  const asked = wish('a', [square(200, 200)], { isDemanded: true });
  expect(place([asked], { frame, figures }).get('a')?.isNamed).toBe(true);
  expect(place([{ ...asked, isDemanded: false }], { frame, figures }).size).toBe(0);
});

test('nothing lies under buttons, not even the name that must be shown', () => {
  const button = { x: 200, y: 0, width: 400, height: 195 };
  const asked = wish('a', [square(300, 200)], { isDemanded: true });
  expect(meet(place([asked], { barred: [button] }).get('a') as Placement, button)).toBe(false);
});

test('whoever takes a place from one that can go elsewhere shortens nobody', () => {
  // Between two walls of figures there is room for one name; the other unit has room on its far side as well.
  const wall = (y: number): readonly Box[] => Array.from({ length: 30 }, (_, i) => square(i * 20, y));
  const [inside, outside] = [wish('inside', [square(300, 240)]), wish('outside', [square(300, 300)], { rank: 5 })];
  const placed = place([inside, outside], {
    figures: [...figuresOf([inside, outside]), ...wall(190).map(figure => ({ ...figure, unit: 'wall' }))],
  });
  expect([...placed.values()].filter(({ isNamed }) => isNamed).length).toBe(2);
});

const nudged = (wishes: readonly Wish[], by: number): readonly Wish[] =>
  wishes.map(one => ({ ...one, figures: one.figures.map(figure => ({ ...figure, x: figure.x + by })) }));

test('plates do not dance: a small step of somebody leaves all the others where they are, on the same side', () => {
  const wishes = crowd(40);
  const first = place(wishes);
  const stepped = [...nudged(wishes.slice(0, 1), 4), ...wishes.slice(1)];
  const second = place(stepped, {}, [...first.values()]);
  const keysOf = (placed: ReadonlyMap<string, Placement>): unknown => [...placed].map(([id, { key }]) => [id, key]);
  expect(keysOf(second)).toEqual(keysOf(first));
});

test('a plate leaves its side when that is covered, and comes back only for something clearly better', () => {
  const alone = wish('a', [square(300, 200)]);
  const above = place([alone]).get('a') as Placement;
  const visitor: Obstacle = { ...square(300, 175), unit: 'visitor' };
  const figures = [...figuresOf([alone]), visitor];
  const beside = place([alone], { figures }, [above]).get('a') as Placement;
  expect(beside.key).not.toBe(above.key);
  expect(meet(beside, visitor)).toBe(false);
  expect(place([alone], {}, [beside]).get('a')?.key).toBe(beside.key);
});

test('the same table is laid out in the same way, in whatever order its units come', () => {
  const wishes = crowd(30).map((one, i) => ({ ...one, rank: i }));
  const spots = (placed: ReadonlyMap<string, Placement>): unknown =>
    [...placed.values()].map(({ id, x, y }) => `${id} ${x} ${y}`).toSorted();
  expect(spots(place(wishes.toReversed()))).toEqual(spots(place(wishes)));
});
