import type { Point } from '@banneret/geometry';
import { shortestPath } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import type { DisembarkChoice } from '../../src/decisions/disembark.js';
import type { OrderChoice } from '../../src/decisions/order.js';
import { boardingField } from '../../src/ground/board.js';
import { steppedOut } from '../../src/movement/boarding.js';
import { figures, livingModels, middleOf, type Figure } from '../../src/units/figures.js';
import { box, profile, scene, type Scene, type Spot } from '../scene.js';
import { anyCharge } from './charges.js';
import { around, between, block, contacts, isTowards, possibly, type Manoeuvre } from './manoeuvre.js';

const CLUB = { id: 'club', attacks: 1 };
const TRUCK = { id: 'truck', count: 1, weapons: ['club'], rules: ['transport(10)', 'tough(6)'] };
const trucks = [profile({ ...TRUCK, baseMm: 60 }), profile({ ...TRUCK, hullMm: [120, 60] as const })];

/** Passengers in a transport, enemies so far from it, and perhaps a rock beside it. */
function aboard(rng: Rng, passengers: number, least: number, most: number): Scene | undefined {
  const at: Spot = [36, 24];
  const foes = 1 + rng.below(5);
  const hull = rng.below(2);
  const rock = around(at, rng.below(1000) / 1000, between(rng, 3, 6));
  const enemy = around(at, rng.below(1000) / 1000, between(rng, least + 1.8 + hull, most + 2 + hull));
  return possibly(() =>
    scene({
      weapons: [CLUB],
      profiles: [
        trucks[hull]!,
        profile({ id: 'riders', count: passengers, weapons: ['club'] }),
        profile({ id: 'foes', count: foes, weapons: ['club'] }),
      ],
      terrain: rng.below(2) === 0 ? [] : [{ types: ['impassable'], outline: box(rock[0] - 1, rock[1] - 1, 2, 2) }],
      markers: [{ at: around(at, rng.below(1000) / 1000, 10) }, { at: around(at, rng.below(1000) / 1000, 10) }],
      units: [
        { player: 1, profile: 'truck', models: [hull === 1 ? ([...at, rng.below(360)] as unknown as Spot) : at] },
        { player: 1, profile: 'riders', aboard: 'truck' },
        { player: 2, profile: 'foes', models: block(enemy, foes) },
      ],
    }).do('riders'),
  );
}

const RIDERS = 1;

function doorSets(s: Scene): { x: number; y: number; facing: number }[][] {
  const living = livingModels(s.state, RIDERS);
  const host = figures(s.state, 0)[0] as Figure;
  return contacts((living[0] as Figure).base, host, 24).map(at => living.map(() => ({ ...at, facing: 0 })));
}

const fight: Omit<Manoeuvre, 'name' | 'positions' | 'make'> = {
  objects: () => ['2'],
  aims(_s, answer) {
    const choice = answer as DisembarkChoice;
    return choice.order === 'charge' ? [String(choice.target)] : [];
  },
  search: (s, object) =>
    doorSets(s).some(doors => {
      const target = Number(object);
      const out = steppedOut(s.state, RIDERS, doors);
      return anyCharge(
        figures(out, RIDERS),
        figures(out, target),
        legs => s.judged({ order: 'charge', target, doors, legs }).length === 0,
      );
    }),
};

/** Where passengers may want to go: to each marker, or away from the enemy. */
function goalOf(s: Scene, object: string): Point {
  const from = middleOf(figures(s.state, 0));
  const foe = middleOf(figures(s.state, 2));
  return object === 'away'
    ? { x: 2 * from.x - foe.x, y: 2 * from.y - foe.y }
    : (s.state.markers[Number(object)] as Point);
}

const GOALS = ['0', '1', 'away'];

const leave: Omit<Manoeuvre, 'name' | 'positions' | 'make'> = {
  objects: () => GOALS,
  aims(s, answer) {
    const choice = answer as DisembarkChoice;
    if (choice.order === 'hold' || choice.order === 'charge') return [];
    const end = middleOf(choice.doors.map((door, i) => ({ at: choice.legs[i]?.at(-1) ?? door })));
    const from = middleOf(figures(s.state, 0));
    return GOALS.filter(goal => isTowards(from, end, goalOf(s, goal), 0.5));
  },
  search(s, object) {
    const [from, goal] = [middleOf(figures(s.state, 0)), goalOf(s, object)];
    const count = livingModels(s.state, RIDERS).length;
    for (const distance of [2.8, 3.4, 4, 4.6]) {
      for (let turn = 0; turn < 24; turn++) {
        const middle = around([from.x / 25_400, from.y / 25_400], turn / 24, distance);
        const at = { x: Math.round(middle[0] * 25_400), y: Math.round(middle[1] * 25_400) };
        if (!isTowards(from, at, goal, 0.8)) continue;
        for (const files of [1, 2, 3]) {
          const legs = block(middle, count, files).map(([x, y]) => [
            { x: Math.round(x * 25_400), y: Math.round(y * 25_400) },
          ]);
          if (doorSets(s).some(doors => s.judged({ order: 'advance', doors, legs }).length === 0)) return true;
        }
      }
    }
    return false;
  },
};

/** A squad near its transport, with walls and other units between them. */
function boarding(rng: Rng): Scene | undefined {
  const at: Spot = [36, 24];
  const hull = rng.below(2);
  const count = 1 + rng.below(5);
  const wall = around(at, rng.below(1000) / 1000, between(rng, 2.5, 5));
  const [w, d] = [between(rng, 1, 5), between(rng, 1, 3)];
  const other = around(at, rng.below(1000) / 1000, between(rng, 2.5, 6));
  const types = rng.below(3) === 0 ? (['difficult'] as const) : (['impassable'] as const);
  return possibly(() =>
    scene({
      weapons: [CLUB],
      profiles: [
        trucks[hull]!,
        profile({ id: 'squad', count, weapons: ['club'] }),
        profile({ id: 'foes', count: 2, weapons: ['club'] }),
      ],
      terrain: [{ types, outline: box(wall[0] - w / 2, wall[1] - d / 2, w, d) }],
      units: [
        { player: 1, profile: 'truck', models: [hull === 1 ? ([...at, rng.below(360)] as unknown as Spot) : at] },
        { player: 1, profile: 'squad', models: block(around(at, rng.below(1000) / 1000, between(rng, 5, 11)), count) },
        { player: 2, profile: 'foes', models: block(other, 2) },
      ],
    }).do('squad'),
  );
}

const board: Omit<Manoeuvre, 'name' | 'positions' | 'make'> = {
  objects: () => ['0'],
  draws: 150,
  aims(_s, answer) {
    const choice = answer as OrderChoice;
    return choice.order === 'rush' || choice.order === 'advance'
      ? choice.into === undefined
        ? []
        : [String(choice.into)]
      : [];
  },
  search(s) {
    const host = figures(s.state, 0)[0] as Figure;
    const field = boardingField(s.state, 1, 0, 'walk');
    for (const most of [304_800, 152_400]) {
      const legs = figures(s.state, 1).map(({ base, at, facing }) => {
        const ways = contacts(base, host, 36).map(to => shortestPath(field, base, at, to, most, facing));
        const found = ways.flatMap(way => (way.ok ? [way] : [])).sort((a, b) => a.length - b.length)[0];
        return found?.path.slice(1);
      });
      if (legs.includes(undefined)) continue;
      if (s.judged({ order: 'rush', into: 0, legs }).length === 0) return true;
    }
    return false;
  },
};

export const TRANSPORTS: readonly Manoeuvre[] = [
  {
    name: 'out of a transport to fight, enemy 0 to 3" away',
    positions: 60,
    make: rng => aboard(rng, 1 + rng.below(5), 0, 3),
    ...fight,
  },
  {
    name: 'out of a transport to fight, enemy 3 to 6" away',
    positions: 40,
    make: rng => aboard(rng, 1 + rng.below(5), 3, 5),
    ...fight,
  },
  {
    name: 'out of a transport to each marker and away',
    positions: 40,
    make: rng => aboard(rng, 1 + rng.below(5), 0, 6),
    ...leave,
  },
  { name: 'aboard, around walls and others', positions: 100, make: boarding, ...board },
];
