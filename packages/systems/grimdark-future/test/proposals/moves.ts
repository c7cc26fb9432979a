import { inches, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import type { OrderChoice } from '../../src/decisions/order.js';
import type { PlaceChoice } from '../../src/decisions/place.js';
import { judgeCoherency, placedAfter, type Legs } from '../../src/movement/movement.js';
import { figures, middleOf } from '../../src/units/figures.js';
import { box, hit, block as blocks, profile, rollOff, scene, type Scene, type Spot } from '../scene.js';
import { around, between, block, BASE, possibly, shifted, vectors, type Manoeuvre } from './manoeuvre.js';

const CLUB = { id: 'club', attacks: 1 };
type Case = Omit<Manoeuvre, 'name' | 'positions' | 'make'>;

const um = (spots: readonly Spot[]): Point[] =>
  spots.map(([x, y]) => ({ x: Math.round(x * 25_400), y: Math.round(y * 25_400) }));

/** Two pieces of terrain around a point. */
const pieces = (rng: Rng, at: Spot) =>
  [0, 1].map(i => {
    const [x, y] = around(at, (rng.below(100) + 100 * i) / 200, between(rng, 3, 8));
    const types = ([['difficult'], ['impassable'], ['difficult', 'cover']] as const)[rng.below(3)]!;
    return { types, outline: box(x - 2, y - 2, between(rng, 2, 4), between(rng, 2, 4)) };
  });

const middleAfter = (s: Scene, unit: number, legs: Legs): Point => middleOf(placedAfter(figures(s.state, unit), legs));

const far = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The markers that a move of the unit gets nearer to, by at least so much. */
function nearedBy(s: Scene, unit: number, legs: Legs, least: number): string[] {
  const [from, to] = [middleOf(figures(s.state, unit)), middleAfter(s, unit, legs)];
  return [...s.state.markers.entries()].flatMap(([i, at]) =>
    far(from, at) - far(to, at) >= least ? [`marker ${i}`] : [],
  );
}

const markersOf = (s: Scene): string[] => s.state.markers.map((_, i) => `marker ${i}`);

const marching = (rng: Rng): Scene | undefined => {
  const at: Spot = [36, 24];
  const count = 1 + rng.below(6);
  return possibly(() =>
    scene({
      weapons: [CLUB],
      profiles: [
        profile({ id: 'own', count, weapons: ['club'] }),
        profile({ id: 'foes', count: 3, weapons: ['club'] }),
      ],
      terrain: pieces(rng, at),
      markers: [0, 1, 2].map(i => ({ at: around(at, (rng.below(100) + 100 * i) / 300, 16) })),
      units: [
        { player: 1, profile: 'own', models: block(at, count) },
        { player: 2, profile: 'foes', models: block(around(at, rng.below(1000) / 1000, between(rng, 4, 12)), 3) },
      ],
    }).do('own'),
  );
};

const march: Case = {
  objects: markersOf,
  draws: 150,
  aims(s, answer) {
    const choice = answer as OrderChoice;
    return choice.order === 'advance' || choice.order === 'rush' ? nearedBy(s, 0, choice.legs, inches(2)) : [];
  },
  search: (s, object) =>
    vectors([12, 9, 6, 4]).some(by => {
      const legs = shifted(figures(s.state, 0), by);
      return nearedBy(s, 0, legs, inches(3)).includes(object) && s.judged({ order: 'rush', legs }).length === 0;
    }),
};

/** A Scout that has just been placed behind others. */
function scouting(rng: Rng): Scene | undefined {
  const count = 1 + rng.below(5);
  const x = between(rng, 20, 50);
  return possibly(() =>
    scene({
      round: 0,
      stage: 'deployment',
      weapons: [CLUB],
      profiles: [
        profile({ id: 'line', count: 5, weapons: ['club'] }),
        profile({
          id: 'scouts',
          count,
          weapons: ['club'],
          rules: rng.below(3) === 0 ? ['scout', 'flying'] : ['scout'],
        }),
      ],
      terrain: [{ types: ['impassable'], outline: box(x - 3, 14, 5, 3) }],
      markers: [0, 1, 2].map(i => ({ at: [x + 14 * (i - 1), between(rng, 16, 30)] as const })),
      units: [
        { player: 1, profile: 'line', place: 'waiting' },
        { player: 1, profile: 'scouts', place: 'waiting' },
        { player: 2, profile: 'line', name: 'foes', place: 'waiting' },
      ],
    }).do(
      rollOff(6, 1),
      'near',
      { scouts: ['scouts'] },
      { unit: 'line', models: block([x + between(rng, -4, 4), 9.5], 5, 5) },
      { unit: 'foes', models: block([x, 40], 5, 5) },
      { unit: 'scouts', models: block([x, 4], count) },
    ),
  );
}

const scoutMove: Case = {
  objects: markersOf,
  aims: (s, answer) => nearedBy(s, 1, answer as Legs, inches(3)),
  search: (s, object) =>
    vectors([12, 10, 8, 6]).some(by => {
      const legs = shifted(figures(s.state, 1), by);
      return nearedBy(s, 1, legs, inches(4)).includes(object) && s.judged(legs).length === 0;
    }),
};

/** A unit whose enemy has just been destroyed. */
function consolidating(rng: Rng): Scene | undefined {
  const at: Spot = [36, 24];
  const count = 1 + rng.below(5);
  const dir = rng.below(1000) / 1000;
  return possibly(() => {
    const s = scene({
      weapons: [{ id: 'club', attacks: 6 }],
      profiles: [
        profile({ id: 'own', count, weapons: ['club'] }),
        profile({ id: 'foe', count: 1, weapons: ['club'], defense: 6 }),
        profile({ id: 'rest', count: 2, weapons: ['club'] }),
      ],
      terrain: pieces(rng, at),
      markers: [0, 1, 2].map(i => ({ at: around(at, (rng.below(100) + 100 * i) / 300, 12) })),
      units: [
        { player: 1, profile: 'own', models: block(around(at, dir, between(rng, 3, 6)), count) },
        { player: 2, profile: 'foe', models: [at] },
        { player: 2, profile: 'rest', models: block(around(at, rng.below(1000) / 1000, between(rng, 5, 9)), 2) },
      ],
    }).do('own', { charge: 'foe' });
    const strikes =
      s.match.pending.kind === 'chance'
        ? ((s.match.pending.chance as unknown as { count?: number }).count ?? 6 * count)
        : 0;
    s.do(hit(...Array.from({ length: strikes }, () => 6)), blocks(...Array.from({ length: strikes }, () => 1)));
    if (s.next !== 'gdf.ask.consolidate') throw new Error(s.next);
    return s;
  });
}

const consolidate: Case = {
  objects: markersOf,
  aims: (s, answer) => nearedBy(s, 0, answer as Legs, inches(0.75)),
  search: (s, object) =>
    vectors([3, 2.5, 2, 1.5, 1]).some(by => {
      const legs = shifted(figures(s.state, 0), by);
      return nearedBy(s, 0, legs, inches(1)).includes(object) && s.judged(legs).length === 0;
    }),
};

/** A unit torn apart by casualties. */
function scattered(rng: Rng): Scene | undefined {
  const at: Spot = [36, 24];
  const count = 2 + rng.below(5);
  const rules = ([[], ['slow'], ['fast']] as const)[rng.below(3)]!;
  return possibly(() => {
    const s = scene({
      weapons: [CLUB],
      profiles: [
        profile({ id: 'own', count, weapons: ['club'], rules }),
        profile({ id: 'foes', count: 3, weapons: ['club'] }),
      ],
      terrain: pieces(rng, at),
      units: [
        {
          player: 1,
          profile: 'own',
          models: Array.from({ length: count }, () => around(at, rng.below(1000) / 1000, between(rng, 0, 10))),
        },
        { player: 2, profile: 'foes', models: block(around(at, rng.below(1000) / 1000, between(rng, 4, 12)), 3) },
      ],
    }).do('own');
    const living = figures(s.state, 0);
    if (judgeCoherency(living, living).ok) throw new Error('together');
    return s;
  });
}

const regroup: Case = {
  objects: () => ['together'],
  draws: 30,
  aims(s, answer) {
    const choice = answer as OrderChoice;
    if (choice.order !== 'advance' && choice.order !== 'rush') return [];
    const living = figures(s.state, 0);
    return judgeCoherency(living, placedAfter(living, choice.legs)).ok ? ['together'] : [];
  },
  search(s) {
    const living = figures(s.state, 0);
    const middle = middleOf(living);
    for (let dx = -6; dx <= 6; dx++) {
      for (let dy = -6; dy <= 6; dy++) {
        const at: Spot = [middle.x / 25_400 + dx, middle.y / 25_400 + dy];
        for (const [files, step] of [
          [1, BASE + 0.9],
          [2, BASE + 0.9],
          [3, BASE + 0.9],
          [living.length, BASE + 0.9],
          [2, BASE + 0.1],
          [3, BASE + 0.1],
        ] as const) {
          const spots = um(block(at, living.length, files, step));
          const legs: Point[][] = [];
          // Everybody to the place nearest to him that is left.
          for (const { at: from } of living) {
            spots.sort((a, b) => far(a, from) - far(b, from));
            legs.push([spots.shift() as Point]);
          }
          if (s.judged({ order: 'rush', legs }).length === 0) return true;
        }
      }
    }
    return false;
  },
};

/** A zone with rocks in it and others deployed already. */
function deploying(rng: Rng): Scene | undefined {
  const count = 3 + rng.below(8);
  const rocks = Array.from({ length: 6 }, (_, i) =>
    box(1 + 8 * i + between(rng, 0, 3), between(rng, 0, 6), between(rng, 2, 4), between(rng, 2, 5)),
  );
  return possibly(() =>
    scene({
      round: 0,
      stage: 'deployment',
      width: 48,
      depth: 36,
      weapons: [CLUB],
      profiles: [
        profile({ id: 'own', count, weapons: ['club'] }),
        profile({ id: 'foes', count: 1, weapons: ['club'] }),
      ],
      terrain: rocks.map(outline => ({ types: ['impassable'] as const, outline })),
      units: [
        { player: 1, profile: 'own', place: 'waiting' },
        { player: 2, profile: 'foes', place: 'waiting' },
      ],
    }).do(rollOff(6, 1), 'near'),
  );
}

const THIRDS = ['left', 'middle', 'right'];

const deploy: Case = {
  objects: () => THIRDS,
  draws: 150,
  aims(_s, answer) {
    const { models } = answer as PlaceChoice;
    if (models.length === 0) return [];
    return [
      THIRDS[
        Math.min(2, Math.floor((3 * middleOf(models.map(({ x, y }) => ({ at: { x, y } }))).x) / inches(48)))
      ] as string,
    ];
  },
  search(s, object) {
    const count = s.state.battle.rosters[0]!.models.length;
    const third = THIRDS.indexOf(object);
    for (let x = 16 * third + 0.5; x < 16 * third + 16; x += 0.5) {
      for (let y = 0.7; y < 6; y += 0.25) {
        for (const files of [1, 2, 3, 5, count]) {
          const models = um(block([x, y], count, files, BASE + 0.02)).map(at => ({ ...at, facing: 0 }));
          if (s.judged({ unit: 0, models }).length === 0) return true;
        }
      }
    }
    return false;
  },
};

export const MOVES: readonly Manoeuvre[] = [
  { name: 'towards each marker, around terrain and enemies', positions: 40, make: marching, ...march },
  { name: 'Scout move towards each marker', positions: 40, make: scouting, ...scoutMove },
  { name: 'consolidation towards each marker', positions: 50, make: consolidating, ...consolidate },
  { name: 'regrouping', positions: 120, make: scattered, ...regroup },
  { name: 'deployment in each third of a crowded zone', positions: 30, make: deploying, ...deploy },
];
