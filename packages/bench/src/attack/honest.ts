import type { Wanted } from './wire.js';
import { human } from './wire.js';

/** A match of honest people, which is opened again when it ends. */
export interface HonestMatch {
  readonly name: string;
  readonly wanted: Wanted;
  /** From where its players come. */
  readonly from: readonly string[];
  readonly pace: number;
  readonly standing?: number;
}

/** Where ten players live behind one address; in one run the attackers live there too. */
export const HOME = '127.0.0.60';

const twoPeople = [human, human];
const SYSTEMS = ['grimdark-future', 'the-edge', 'the-other-side', 'at-43', 'beyond-the-stars'];
/** Twenty gnawers a unit: a hundred models a side, and a queen. */
const horde = {
  army: 'rust-brood',
  points: 2000,
  units: ['brood-queen', ...Array.from({ length: 5 }, () => ({ unit: 'gnawers', copies: [[], []] }))],
};

/** All kinds of honest people: those who think, and those who are as fast as anybody can be. */
export const honestMatches: readonly HonestMatch[] = [
  ...SYSTEMS.map(system => ({
    name: `two travellers, ${system}`,
    wanted: { system, seats: twoPeople },
    from: ['127.0.0.70', '127.0.0.71'],
    pace: 600,
  })),
  ...SYSTEMS.map(system => ({
    name: `neighbours behind one address, ${system}`,
    wanted: { system, seats: twoPeople },
    from: [HOME, HOME],
    pace: 600,
  })),
  {
    name: 'standing answers as fast as they can be given',
    wanted: { system: 'the-edge', seats: twoPeople },
    from: ['127.0.0.80', '127.0.0.81'],
    pace: 20,
    standing: 1,
  },
  {
    name: 'somebody quick against the computer',
    wanted: { system: 'the-other-side', seats: [human, { player: 'greedy' }] },
    from: ['127.0.0.82'],
    pace: 50,
  },
  {
    name: 'two hundred models, put down as fast as one can',
    wanted: {
      system: 'grimdark-future',
      seats: twoPeople,
      armies: [horde, horde],
    },
    from: ['127.0.0.83', '127.0.0.84'],
    pace: 20,
  },
];

/** Computers among themselves, looked at by somebody honest. */
export const shownMatch: Wanted = { system: 'beyond-the-stars', seats: [{ player: 'random' }, { player: 'random' }] };
export const SHOWN_FROM = '127.0.0.85';
