import { describe, expect, it } from 'vitest';
import type { Pack } from '../src/content/types.js';
import { judgeMove, type Move, type MoveReason } from '../src/movement/unitMove.js';
import type { State } from '../src/state.js';
import { point, stateOf, type Spot, type UnitBody } from './scene.js';
import { PACK, side, UNITS } from './testPack.js';

/** The whole move of a unit: who goes, who stays, and how far a move that breaks the Formation might go. */

/** From centre to centre of two bases of 50 mm that are so far apart. */
const gap = (inch: number): number => inch + 50 / 25.4;
const MARCH: MoveReason = { by: 'march' };
const RUSH: MoveReason = { by: 'rush' };
const FAST: Pack = { ...PACK, units: UNITS.map(card => ({ ...card, standard: side({ sp: 12 }) })) };
const squad = (at: readonly (Spot | null)[], change: Partial<UnitBody> = {}): State =>
  stateOf({ pack: FAST, seats: [{ units: [{ card: 'infantry', at, ...change }] }, {}] });
const go = (fireteam: number, ...way: readonly Spot[]): Move => ({ fireteam, way: way.map(spot => point(spot)) });
const because = (s: State, reason: MoveReason, ...moves: readonly Move[]) => {
  const ruling = judgeMove(s, 0, reason, moves);
  return ruling.ok ? undefined : ruling.because[0];
};
const refused = (s: State, ...moves: readonly Move[]): string | undefined => because(s, MARCH, ...moves)?.rule;

describe('who moves', () => {
  it('TOS-ORD-04: every Fireteam of the unit once, and nobody else', () => {
    const s = squad([[10, 10], [13, 10], null]);
    expect(refused(s, go(0, [10, 12]), go(1, [13, 12]))).toBeUndefined();
    expect([refused(s, go(0, [10, 12]), go(0, [10, 13])), refused(s, go(2, [10, 12])), refused(s, go(7, [1, 2]))]).toEqual(['TOS-ORD-04', 'TOS-ORD-04', 'TOS-ORD-04']); // prettier-ignore
  });

  it('R-89, TOS-MOV-03: nobody has to, not even those who have lost their Formation', () => {
    const s = squad([[10, 10], [40, 10], null]);
    expect([refused(s), refused(s, go(0, [11, 10]))]).toEqual([undefined, 'TOS-MOV-17']);
  });

  it('R-53, TOS-MOV-01: no distance is no move, unless Pinned Tokens leave none', () => {
    const pinned = (tokens: number): State => squad([[10, 10], [13, 10], null], { tokens: { pinned: tokens } });
    expect([refused(pinned(0), go(0)), refused(pinned(5), go(0)), refused(pinned(6), go(0))]).toEqual(['TOS-MOV-01', 'TOS-MOV-01', undefined]); // prettier-ignore
    // The first feels them all, the second none of them.
    expect([refused(pinned(6), go(0), go(1)), refused(pinned(12), go(0), go(1))]).toEqual(['TOS-MOV-01', undefined]);
    expect(refused(pinned(6), go(0), go(1, [13, 16], [13, 10]))).toBeUndefined();
  });
});

describe('how far a Fireteam may go on its way', () => {
  const limit = (s: State, ...moves: readonly Move[]): unknown => because(s, RUSH, ...moves)?.args?.['limit'];
  const floor = (inch: number): number => Math.floor(inch * 100) / 100;

  it('R-14, TOS-MOV-19: as far as keeps it with those who stay, however long the way is', () => {
    const s = squad([[10, 10], [7, 10], null]);
    const far = limit(s, go(0, [34, 10])) as number;
    // 24" would be allowed; the limit is the eighth inch from the comrade 3" behind.
    expect(far).toBeLessThanOrEqual(floor(gap(8) - 3));
    expect(far).toBeGreaterThan(gap(8) - 3 - 0.05);
  });

  it('R-14, TOS-MOV-19: even if that is next to nothing', () => {
    const s = squad([[10, 10], [10 - gap(6.5), 10], null]);
    const far = limit(s, go(0, [34, 10])) as number;
    expect([far <= 1.5, far > 1.45]).toEqual([true, true]);
  });

  it('R-14: with the others where their ways end', () => {
    const s = squad([[10, 10], [7, 10], null]);
    // The comrade goes round a corner and ends 4" farther on.
    const far = limit(s, go(0, [34, 10]), go(1, [7, 14], [11, 14])) as number;
    const most = 1 + Math.sqrt(gap(8) ** 2 - 16);
    expect(far).toBeLessThanOrEqual(most);
    expect(far).toBeGreaterThan(most - 0.05);
  });

  it('R-14: none where no part of the way would keep it', () => {
    const s = squad([[20, 10], [23, 10], null]);
    expect(limit(s, go(0, [10, 10]), go(1, [40, 10]))).toBe('none');
  });
});
