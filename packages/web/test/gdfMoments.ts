import type { Moment } from './moment.js';

/** Moments of Grimdark Future that a game takes long to reach. The first player, at the bottom, is asked. */

const row = (x: number, y: number, count: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => [x + 1.4 * i, y] as const);

/** The first player has won the roll-off and the near edge, and declares; his army has everything that can be declared. */
export const DECLARING: Moment = {
  position: {
    round: 0,
    stage: 'deployment',
    active: 1,
    width: 72,
    depth: 48,
    markers: [{ at: [36, 24] }],
    units: [
      ...['brood-queen', 'rust-oracle', 'shredders', 'creepers', 'burrowers', 'belly-bearer', 'hulks'].map(profile => ({
        player: 1,
        profile,
        place: 'waiting',
        ...(profile === 'creepers' && { copies: [['vanguard']] }),
      })),
      { player: 2, profile: 'lamp-walker', place: 'waiting' },
    ],
  },
  inputs: [{ outcome: [6, 1] }, { seat: 0, choice: 'near' }],
};

/** Two Casters of the same side, and an enemy in sight whose own Caster is too far off to interfere. */
export const CASTING: Moment = {
  position: {
    round: 2,
    active: 1,
    width: 48,
    depth: 36,
    markers: [{ at: [24, 18] }],
    units: [
      { player: 1, profile: 'fire-reader', name: 'Ada', models: [[20, 10]], tokens: [3] },
      { player: 1, profile: 'fire-reader', name: 'Bo', models: [[26, 9]], tokens: [2] },
      { player: 1, profile: 'wardens', models: row(14, 6, 10) },
      {
        player: 2,
        profile: 'hulks',
        models: [
          [18, 20],
          [20.5, 20],
          [23, 20],
        ],
      },
      { player: 2, profile: 'great-maw', models: [[40, 30]] },
    ],
  },
  inputs: [{ seat: 0, choice: 0 }],
};

/** An Aircraft with somebody standing 32 inches ahead of it, and the edge of the table within its longest flight. */
export const FLYING: Moment = {
  position: {
    round: 2,
    active: 1,
    width: 72,
    depth: 48,
    markers: [{ at: [36, 24] }],
    units: [
      { player: 1, profile: 'kite', models: [[36, 12, 90]] },
      { player: 2, profile: 'lamp-walker', models: [[36, 44]] },
      { player: 2, profile: 'gnawers', models: row(10, 40, 10) },
    ],
  },
  inputs: [{ seat: 0, choice: 0 }],
};
