import { gap, overlapping, within, type Placed, type Point } from '@banneret/geometry';
import type { Rng } from '@banneret/kernel';
import type { OrderChoice } from '../../src/decisions/order.js';
import { COHERENCY } from '../../src/rulings.js';
import { figures, type Figure } from '../../src/units/figures.js';
import { box, profile, scene, type Scene, type Spot } from '../scene.js';
import { around, between, block, contacts, possibly, type Manoeuvre } from './manoeuvre.js';

const CLUB = { id: 'club', attacks: 1 };
const squad = (id: string, count: number) => profile({ id, count, weapons: ['club'] });

type Types = readonly ('difficult' | 'impassable' | 'elevated')[];

/** Chargers some inches from enemies who stand beside a piece of terrain. */
function besideTerrain(rng: Rng, types: Types, own: number, foes: number): Scene | undefined {
  const enemy: Spot = [36, 24];
  const [w, d] = [between(rng, 2, 6), between(rng, 2, 6)];
  const corner = around(enemy, rng.below(1000) / 1000, between(rng, 0, 3.5));
  const start = around(enemy, rng.below(1000) / 1000, between(rng, own > 1 ? 5 : 4, 12));
  return possibly(() =>
    scene({
      weapons: [CLUB],
      profiles: [squad('own', own), squad('foes', foes)],
      terrain: [{ types, outline: box(corner[0] - w / 2, corner[1] - d / 2, w, d), height: 3 }],
      units: [
        { player: 1, profile: 'own', models: block(start, own) },
        { player: 2, profile: 'foes', models: block(enemy, foes) },
      ],
    }).do('own'),
  );
}

/** Two enemy units near one another, with a wood or a rock somewhere between them and the chargers. */
function amongTwo(rng: Rng, own: number): Scene | undefined {
  const start: Spot = [36, 24];
  const [first, second] = [0, 1].map(i => around(start, (rng.below(100) + 120 * i) / 400, between(rng, 4, 10))) as [
    Spot,
    Spot,
  ];
  const corner = around(start, rng.below(1000) / 1000, between(rng, 3, 7));
  const types = rng.below(2) === 0 ? (['difficult'] as const) : (['impassable'] as const);
  return possibly(() =>
    scene({
      weapons: [CLUB],
      profiles: [squad('own', own), squad('one', 2), squad('two', 4)],
      terrain: [{ types, outline: box(corner[0], corner[1], 3, 3) }],
      units: [
        { player: 1, profile: 'own', models: block(start, own) },
        { player: 2, profile: 'one', models: block(first, 2) },
        { player: 2, profile: 'two', models: block(second, 4) },
      ],
    }).do('own'),
  );
}

/** The enemies by their numbers. */
const enemiesOf = (s: Scene): string[] =>
  [...s.state.units.keys()].filter(unit => s.state.battle.rosters[unit]?.seat === 1).map(String);

const chargeAims = (_s: Scene, answer: unknown): string[] => {
  const choice = answer as OrderChoice;
  return choice.order === 'charge' ? [String(choice.target)] : [];
};

/** Is some charge at this unit legal that goes straight, whoever leads it and wherever he comes into contact? */
function searchCharge(s: Scene, object: string): boolean {
  const target = Number(object);
  const living = figures(s.state, 0);
  return anyCharge(living, figures(s.state, target), legs => s.judged({ order: 'charge', target, legs }).length === 0);
}

/** Tries every model as the first, at many places, the others after it as near to the enemy as they find. */
export function anyCharge(
  living: readonly Figure[],
  enemies: readonly Figure[],
  isLegal: (legs: readonly Point[][]) => boolean,
): boolean {
  const spots = enemies.flatMap(enemy => contacts((living[0] as Figure).base, enemy, 36));
  for (const lead of living.keys()) {
    for (const spot of spots) {
      const ends = after(living, lead, spot, enemies, spots);
      if (ends !== undefined && isLegal(ends.map(({ at }) => [at]))) return true;
    }
  }
  return false;
}

function after(
  living: readonly Figure[],
  lead: number,
  spot: Point,
  enemies: readonly Placed[],
  spots: readonly Point[],
): Placed[] | undefined {
  const put = (i: number, at: Point): Placed => ({ base: living[i]!.base, facing: living[i]!.facing, at });
  const ends: Placed[] = [];
  ends[lead] = put(lead, spot);
  const by = { x: spot.x - living[lead]!.at.x, y: spot.y - living[lead]!.at.y };
  const rest = [...living.keys()]
    .filter(i => i !== lead)
    .sort((a, b) => apart(living[a]!, ends[lead]!) - apart(living[b]!, ends[lead]!));
  for (const i of rest) {
    const standing = ends.filter(end => end !== undefined);
    const here = { x: living[i]!.at.x + by.x, y: living[i]!.at.y + by.y };
    const beside = standing.flatMap(end => contacts(living[i]!.base, end, 12));
    const free = [...spots, here, ...beside]
      .map(at => put(i, at))
      .filter(
        placed =>
          apart(placed, living[i]!) <= 304_800 &&
          standing.some(other => within(placed, other, COHERENCY.link)) &&
          ![...standing, ...enemies].some(other => overlapping(placed, other)),
      );
    const nearest = free.sort((a, b) => least(a, enemies) - least(b, enemies))[0];
    if (nearest === undefined) return undefined;
    ends[i] = nearest;
  }
  return ends;
}

const apart = (a: Placed, b: Placed): number =>
  Math.sqrt((a.at.x - b.at.x) * (a.at.x - b.at.x) + (a.at.y - b.at.y) * (a.at.y - b.at.y));

const least = (placed: Placed, enemies: readonly Placed[]): number =>
  Math.min(...enemies.map(enemy => gap(placed, enemy)));

const charges = { objects: enemiesOf, aims: chargeAims, search: searchCharge } as const;

export const CHARGES: readonly Manoeuvre[] = [
  {
    name: 'charge beside difficult ground, alone',
    positions: 150,
    make: rng => besideTerrain(rng, ['difficult'], 1, 1),
    ...charges,
  },
  {
    name: 'charge beside an impassable block, alone',
    positions: 150,
    make: rng => besideTerrain(rng, ['impassable'], 1, 1),
    ...charges,
  },
  {
    name: 'charge beside a hill, alone',
    positions: 60,
    make: rng => besideTerrain(rng, ['elevated'], 1, 1),
    ...charges,
  },
  {
    name: 'charge beside difficult ground, three',
    positions: 60,
    make: rng => besideTerrain(rng, ['difficult'], 3, 1 + rng.below(4)),
    ...charges,
  },
  {
    name: 'charge beside an impassable block, three',
    positions: 60,
    make: rng => besideTerrain(rng, ['impassable'], 3, 1 + rng.below(4)),
    ...charges,
  },
  {
    name: 'charge beside difficult ground, five',
    positions: 40,
    make: rng => besideTerrain(rng, ['difficult'], 5, 1 + rng.below(6)),
    ...charges,
  },
  {
    name: 'charge beside an impassable block, five',
    positions: 40,
    make: rng => besideTerrain(rng, ['impassable'], 5, 1 + rng.below(6)),
    ...charges,
  },
  { name: 'charge at each of two', positions: 40, make: rng => amongTwo(rng, 1 + rng.below(4)), ...charges },
];
