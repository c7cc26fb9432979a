import { inches, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import type { PlaceChoice } from '../../src/decisions/place.js';
import { middleOf } from '../../src/units/figures.js';
import { block as blocks, box, danger, hit, profile, scene, type Scene, type Spot } from '../scene.js';
import { around, BASE, between, block, possibly, type Manoeuvre } from './manoeuvre.js';

/** Whoever comes to the table, leaves a wreck or flies over everybody. */

type Case = Omit<Manoeuvre, 'name' | 'positions' | 'make'>;

const um = (value: number): number => Math.round(value * 25_400);

/** The same formations again, more densely: every half inch of a stretch of table, in lines, ranks and columns. */
function* formations(count: number, [left, near, right, far]: readonly [number, number, number, number]) {
  for (let x = left; x <= right; x += 0.5)
    for (let y = near; y <= far; y += 0.5)
      for (const files of new Set([1, 2, 3, count]))
        yield block([x, y], count, files, BASE + 0.02).map(([mx, my]) => ({ x: um(mx), y: um(my), facing: 0 }));
}

const middleAt = (choice: PlaceChoice): Point => middleOf(choice.models.map(({ x, y }) => ({ at: { x, y } })));

const QUARTERS = ['near left', 'near right', 'far left', 'far right'];
const quarterOf = ({ x, y }: Point): string => QUARTERS[(y < inches(24) ? 0 : 2) + (x < inches(36) ? 0 : 1)] as string;

/** A unit in Ambush, enemies all over the table, and rocks between them. */
function lying(rng: Rng): Scene | undefined {
  const count = 1 + rng.below(5);
  const foes = Array.from({ length: 2 + rng.below(4) }, (): Spot => [between(rng, 6, 66), between(rng, 6, 42)]);
  const rocks = Array.from({ length: 5 }, () => box(between(rng, 2, 64), between(rng, 2, 42), 5, 3));
  return possibly(() =>
    scene({
      round: 2,
      stage: 'round',
      profiles: [profile({ id: 'lurkers', count, rules: ['ambush'] }), profile({ id: 'one', count: 1 })],
      terrain: rocks.map(outline => ({ types: ['impassable'] as const, outline })),
      units: [
        { player: 1, profile: 'lurkers', place: 'reserve' },
        { player: 1, profile: 'one', name: 'own', models: [[1, 1]] },
        ...foes.map((at, i) => ({ player: 2, profile: 'one', name: `foe ${i}`, models: [at] })),
      ],
    }),
  );
}

const ambush: Case = {
  objects: () => QUARTERS,
  draws: 200,
  aims(_s, answer) {
    const choice = answer as PlaceChoice;
    return choice.models.length === 0 ? [] : [quarterOf(middleAt(choice))];
  },
  search(s, object) {
    const count = s.state.battle.rosters[0]!.models.length;
    const quarter = QUARTERS.indexOf(object);
    const [left, near] = [36 * (quarter % 2), 24 * Math.floor(quarter / 2)];
    for (const models of formations(count, [left + 0.7, near + 0.7, left + 35.3, near + 23.3])) {
      if (quarterOf(middleOf(models.map(at => ({ at })))) !== object) continue;
      if (s.judged({ unit: 0, models }).length === 0) return true;
    }
    return false;
  },
};

const WRECK: Spot = [36, 24];

/** Passengers whose transport has just been shot to pieces, with rocks and enemies around it. */
function wrecked(rng: Rng): Scene | undefined {
  const count = 1 + rng.below(5);
  const rocks = [0, 1, 2].map(i => around(WRECK, (rng.below(100) + 100 * i) / 300, between(rng, 3, 6)));
  const enemy = around(WRECK, rng.below(1000) / 1000, between(rng, 4, 12));
  return possibly(() => {
    const s = scene({
      active: 2,
      weapons: [{ id: 'cannon', range: 48, attacks: 3, rules: ['deadly(3)'] }],
      profiles: [
        profile({ id: 'truck', count: 1, baseMm: 60, rules: ['transport(10)', 'tough(6)'] }),
        profile({ id: 'riders', count }),
        profile({ id: 'guns', count: 1, weapons: ['cannon'] }),
      ],
      terrain: rocks.map(([x, y]) => ({ types: ['impassable'] as const, height: 1, outline: box(x - 1, y - 1, 2, 2) })),
      units: [
        { player: 1, profile: 'truck', models: [WRECK] },
        { player: 1, profile: 'riders', aboard: 'truck' },
        { player: 1, profile: 'riders', name: 'reserve', models: block([4, 4], count) },
        { player: 2, profile: 'guns', models: [enemy] },
      ],
    });
    s.do('guns', 'hold', [{ weapon: 'cannon', target: 'truck' }], hit(6, 6, 6), blocks(1, 1, 1));
    s.do(danger(...Array.from({ length: count }, () => 6)));
    if (s.next !== 'gdf.ask.bail-out') throw new Error(s.next);
    return s;
  });
}

const SIDES = ['right', 'far', 'left', 'near'];
function sideOf({ x, y }: Point): string {
  const [dx, dy] = [x - um(WRECK[0]), y - um(WRECK[1])];
  return SIDES[Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : 2) : dy > 0 ? 1 : 3] as string;
}

const bailOut: Case = {
  objects: () => SIDES,
  draws: 200,
  aims(_s, answer) {
    const choice = answer as PlaceChoice;
    return choice.models.length === 0 ? [] : [sideOf(middleAt(choice))];
  },
  search(s, object) {
    const count = s.state.battle.rosters[1]!.models.length;
    for (const models of formations(count, [30, 18, 42, 30])) {
      const middle = middleOf(models.map(at => ({ at })));
      // On the border between two sides either will do.
      if (sideOf(middle) !== object || Math.max(Math.abs(middle.x - um(36)), Math.abs(middle.y - um(24))) < um(2))
        continue;
      if (s.judged({ unit: 1, models }).length === 0) return true;
    }
    return false;
  },
};

/** An Aircraft before its flight, with others under its course. */
function airborne(rng: Rng): Scene | undefined {
  const others = Array.from({ length: 6 }, (): Spot => [between(rng, 36, 47), between(rng, 21, 27)]);
  return possibly(() =>
    scene({
      width: 72,
      profiles: [
        profile({ id: 'plane', count: 1, rules: ['aircraft', 'tough(6)'], baseMm: 60 }),
        profile({ id: 'one', count: 1 }),
      ],
      units: [
        { player: 1, profile: 'plane', models: [[8, 24, 0] as unknown as Spot] },
        ...others.map((at, i) => ({ player: 1 + (i % 2), profile: 'one', name: `o${i}`, models: [at] })),
      ],
    }).do('plane'),
  );
}

/** An inch farther is another place to fly to. */
const stretchOf = (distance: number): string => `${Math.floor(distance / inches(1))}"`;

const flight: Case = {
  objects: () => ['30"', '31"', '32"', '33"', '34"', '35"'],
  draws: 200,
  aims: (_s, answer) => [stretchOf(answer as number)],
  search(s, object) {
    const from = inches(Number.parseInt(object));
    for (let distance = from; distance < from + inches(1); distance += 1_000)
      if (s.judged(distance).length === 0) return true;
    return false;
  },
};

export const ARRIVALS: readonly Manoeuvre[] = [
  { name: 'Ambush in each quarter of the table', positions: 25, make: lying, ...ambush },
  { name: 'out of a wreck to each side', positions: 40, make: wrecked, ...bailOut },
  { name: 'a flight, inch by inch', positions: 40, make: airborne, ...flight },
];
