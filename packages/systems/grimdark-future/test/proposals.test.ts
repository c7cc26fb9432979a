import { describe, expect, it } from 'vitest';
import { ARRIVALS } from './proposals/arrivals.js';
import { CHARGES } from './proposals/charges.js';
import { FIRE } from './proposals/fire.js';
import { shareOf } from './proposals/manoeuvre.js';
import { MOVES } from './proposals/moves.js';
import { TRANSPORTS } from './proposals/transports.js';

/**
 * People and computer players play what is proposed: whenever a search of its own, denser than the engine's, finds an answer that
 * the judge accepts, the engine lists one of its kind, and draws it as well.
 */
describe('proposals', () => {
  it.each([...CHARGES, ...TRANSPORTS, ...ARRIVALS, ...MOVES, ...FIRE])('R-26, R-64: $name', manoeuvre => {
    const { possible, offered, sampled } = shareOf(manoeuvre);
    const share = (part: number): string => `${((100 * part) / Math.max(1, possible)).toFixed(1)} %`;
    console.log(`${manoeuvre.name}: ${possible} possible, ${share(offered)} listed, ${share(sampled)} drawn`);
    expect(possible).toBeGreaterThan(manoeuvre.positions / 4);
    expect(offered / possible).toBeGreaterThanOrEqual(0.99);
    expect(sampled / possible).toBeGreaterThanOrEqual(0.99);
  });
});
