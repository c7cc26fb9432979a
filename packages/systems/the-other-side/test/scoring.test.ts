import { describe, expect, it } from 'vitest';
import type { Operation } from '../src/book.js';
import { resultOf } from '../src/endings.js';
import type { Player } from '../src/state.js';
import { Scene, stateOf, type SceneBody, type Spot } from './scene.js';

type Mark = NonNullable<SceneBody['markers']>[number];
const mark = (x: number, y: number, claimedBy = -1): Mark => ({ at: [x, y] as Spot, claimedBy });

/** The end of a Turn; players may be changed before it. */
function ending(
  operation: Operation,
  markers: readonly Mark[],
  players: readonly Partial<Player>[] = [],
  turn = 2,
): Scene {
  const s = stateOf({ operation, markers, turn, seats: [{}, {}] });
  s.players = s.players.map((player, seat) => ({ ...player, ...players[seat] }));
  const stack = [
    { proc: 'main', step: 'next', vars: {} },
    { proc: 'turn', step: 'score', vars: {} },
  ];
  return new Scene(s, stack, false);
}

const points = (t: Scene): number[] => t.state.players.map(({ vp }) => vp);

describe('Pillage', () => {
  it('TOS-PIL-06, TOS-TRN-23: 1 in the own half, 2 on the line, 3 in the enemy’s', () => {
    expect(points(ending('pillage', [mark(30, 10, 0)]))).toEqual([1, 0]);
    expect(points(ending('pillage', [mark(30, 24, 0)]))).toEqual([2, 0]);
    expect(points(ending('pillage', [mark(30, 40, 0)]))).toEqual([3, 0]);
    expect(points(ending('pillage', [mark(30, 40, 1), mark(10, 10, 1)]))).toEqual([0, 4]);
    expect(points(ending('pillage', [mark(30, 40)]))).toEqual([0, 0]);
  });

  it('TOS-PIL-06: whatever touches the line is on it', () => {
    const radius = 25_000 / 25_400;
    expect(points(ending('pillage', [mark(30, 24 - radius, 0)]))).toEqual([2, 0]);
    expect(points(ending('pillage', [mark(30, 24 - radius - 0.001, 0)]))).toEqual([1, 0]);
  });

  it('TOS-PIL-07: claims are gone afterwards', () => {
    const t = ending('pillage', [mark(30, 10, 0), mark(30, 40, 1)], [{ tactics: 0 }, { tactics: 0 }]);
    expect(t.state.markers.map(({ claimedBy }) => claimedBy)).toEqual([-1, -1]);
  });

  it('TOS-PIL-08: then the one with fewest points may pay a token to remove a Marker', () => {
    const t = ending('pillage', [mark(30, 10, 0), mark(30, 40)], [{ tactics: 1 }, { tactics: 1 }]);
    expect([t.next, t.seat, t.open]).toEqual(['tos.ask.remove', 1, ['none', 0, 1]]);
    t.do(0);
    expect(t.state.markers.map(({ id }) => id)).toEqual([1]);
    expect(t.events('tactics.spent')).toMatchObject([{ seat: 1, count: 1 }]);
  });

  it('TOS-PIL-08: E-52, nobody on a tie, nobody without a token, and nobody has to', () => {
    expect(ending('pillage', [mark(30, 10)], [{ tactics: 1 }, { tactics: 1 }]).next).not.toBe('tos.ask.remove');
    expect(ending('pillage', [mark(30, 10, 0)], [{ tactics: 1 }, { tactics: 0 }]).next).not.toBe('tos.ask.remove');
    const kept = ending('pillage', [mark(30, 10, 0)], [{ tactics: 1 }, { tactics: 1 }]).do('none');
    expect(kept.state.markers).toHaveLength(1);
    expect(kept.events('tactics.spent')).toEqual([]);
  });
});

describe('Supply Cache', () => {
  it('TOS-SUP-06: 1 for each Marker in the own half, claimed or not', () => {
    expect(points(ending('supplyCache', [mark(10, 10), mark(30, 10, 1), mark(30, 40), mark(50, 24)]))).toEqual([2, 1]);
  });

  it('TOS-SUP-07: 1 for each that was removed from the enemy’s half in this Turn, none for the own', () => {
    expect(points(ending('supplyCache', [], [{ removedEnemy: 2, removedOwn: 1 }, {}]))).toEqual([2, 0]);
  });
});

describe('Pitched Battle', () => {
  it('TOS-BAT-08: 3 for who has more claims, nobody if equal', () => {
    expect(points(ending('pitchedBattle', [mark(24, 24, 1), mark(48, 24, 1)]))).toEqual([0, 3]);
    expect(points(ending('pitchedBattle', [mark(24, 24, 0), mark(48, 24)]))).toEqual([3, 0]);
    expect(points(ending('pitchedBattle', [mark(24, 24, 0), mark(48, 24, 1)]))).toEqual([0, 0]);
    expect(points(ending('pitchedBattle', [mark(24, 24), mark(48, 24)]))).toEqual([0, 0]);
  });

  it('TOS-BAT-09: claims are gone afterwards', () => {
    expect(ending('pitchedBattle', [mark(24, 24, 1)]).state.markers[0]?.claimedBy).toBe(-1);
  });
});

describe('Traps', () => {
  it('TOS-TRP-06: 2 for each Marker in the enemy’s half, whoever set it', () => {
    const own: Mark = { at: [30, 10], owner: 0 };
    expect(points(ending('traps', [mark(30, 40), mark(10, 40)]))).toEqual([4, 0]);
    expect(points(ending('traps', [own]))).toEqual([0, 2]);
    expect(points(ending('traps', [mark(30, 24)]))).toEqual([0, 0]);
  });

  it('TOS-TRP-07: 1 for each that was removed from the own half in this Turn', () => {
    expect(points(ending('traps', [], [{ removedOwn: 2, removedEnemy: 3 }, {}]))).toEqual([2, 0]);
  });
});

describe('the end', () => {
  it('TOS-OPS-06: most points win after the fifth Turn, equal ones are a draw', () => {
    const won = ending('traps', [mark(30, 40)], [], 5);
    expect([won.next, points(won)]).toEqual(['over', [2, 0]]);
    expect(resultOf(won.state).winners).toEqual([0]);
    expect(resultOf(ending('traps', [], [], 5).state).winners).toEqual([]);
    expect(ending('traps', [], [], 4).next).not.toBe('over');
  });
});

describe('per Turn', () => {
  it('TOS-SUP-07, TOS-TRP-07: what was removed counts in its own Turn only', () => {
    const t = ending('supplyCache', [], [{ removedEnemy: 1 }, { removedOwn: 1 }]);
    expect(t.state.turn).toBe(3);
    expect(t.state.players.map(({ removedEnemy, removedOwn }) => removedEnemy + removedOwn)).toEqual([0, 0]);
  });
});
