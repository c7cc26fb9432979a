import { grimdarkFutureGame, type Setup } from '../src/index.js';

/** Small forces with a bit of everything: Heroes, Casters, transports, Aircraft, Scouts and Ambushes. */
const FORCES = [
  {
    army: 'lantern-company',
    units: ['keeper', 'fire-reader', 'wardens', 'hauler', { unit: 'couriers', upgrades: ['outriders'] }, 'kite'],
  },
  {
    army: 'glasswind-riders',
    units: ['wind-captain', 'reavers', 'storm-skiff', 'veiled-blades', 'long-eyes', 'glass-hawk'],
  },
  {
    army: 'rust-brood',
    units: ['rust-oracle', 'gnawers', 'belly-bearer', 'burrowers', 'gallopers', 'great-maw'],
  },
];

/** Two of them on a table. */
export function setupOn(layout: unknown, i: number): Setup {
  const armies = [FORCES[i % 3], FORCES[(i + 1) % 3]];
  const setup = grimdarkFutureGame.setupFor({ armies, options: { layout, points: 3000 }, seed: i });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}
