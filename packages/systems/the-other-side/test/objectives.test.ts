import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../src/book.js';
import { playerOf } from '../src/state.js';
import { cards, point, scene, type Scene, type SceneBody, type Spot } from './scene.js';

interface Body extends Partial<SceneBody> {
  readonly at?: Spot;
  readonly tactics?: number;
  readonly enemyAt?: Spot;
  readonly card?: string;
}

/** A lone infantryman of seat 0 (at the left, in the upper half) with an Order to act, and one enemy far away. */
function ready(
  operation: Operation,
  { at = [20, 20], tactics = 3, enemyAt = [60, 40], card = 'gunners', ...body }: Body = {},
): Scene {
  const t = scene({
    operation,
    seats: [{ units: [{ card, at: [at] }], tactics }, { units: [{ card: 'lancers', at: [enemyAt] }] }],
    ...body,
  });
  return t.order(0, 0, 'concertedEffort').do('none');
}

const actions = (t: Scene): string[] =>
  t.open
    .map(String)
    .filter(id => id.includes('operation.'))
    .map(id => id.split('.')[1] as string);
const act = (t: Scene, action: string): Scene => t.do(`act:${t.fireteam(0, 0)}:operation.${action}`);
/** Base to base from a Fireteam 50 mm across to a Marker 50 mm across. */
const beside = ([x, y]: Spot, gap: number): Spot => [x + (50_000 + gap) / inches(1), y];

describe('Operation Actions', () => {
  it('TOS-OPS-01: each Operation has its own', () => {
    const markers = [{ at: [22, 20] as Spot }];
    expect(actions(ready('pillage', { markers }))).toEqual(['investigate']);
    expect(actions(ready('supplyCache', { markers }))).toEqual(['loot']);
    expect(actions(ready('pitchedBattle', { markers }))).toEqual(['investigate']);
    expect(actions(ready('traps', { markers, at: [20, 40] }))).toEqual(['setTrap']);
    expect(actions(ready('traps', { markers: [{ at: [22, 40] }], at: [20, 40] }))).toEqual(['disarmTrap']);
  });

  it('TOS-PIL-04, TOS-BAT-02, TOS-OPS-04: Investigate claims a Marker within 3 inches for a Tactics Token, whoever had it', () => {
    const at: Spot = [20, 20];
    for (const operation of ['pillage', 'pitchedBattle'] as const) {
      const t = act(ready(operation, { markers: [{ at: beside(at, inches(3)), claimedBy: 1 }] }), 'investigate').do(0);
      expect(t.state.markers[0]?.claimedBy).toBe(0);
      expect(playerOf(t.state, 0).tactics).toBe(2);
      expect(actions(ready(operation, { markers: [{ at: beside(at, inches(3) + 2) }] }))).toEqual([]);
    }
  });

  it('TOS-PIL-04: needs to see the Marker', () => {
    const wall = { box: [21.1, 10, 21.3, 30] as const, traits: ['blocking'] };
    expect(actions(ready('pillage', { markers: [{ at: [22.5, 20] }], terrain: [wall] }))).toEqual([]);
  });

  it('TOS-OPS-07: is not for the Engaged; R-64: nor without a token', () => {
    const markers = [{ at: [22, 20] as Spot }];
    expect(actions(ready('pillage', { markers }))).toEqual(['investigate']);
    expect(actions(ready('pillage', { markers, enemyAt: [20, 22.5] }))).toEqual([]);
    expect(actions(ready('pillage', { markers, tactics: 0 }))).toEqual([]);
  });

  it('TOS-OPS-07: is a Morale Action that a Commander may take on top of the Order', () => {
    const t = ready('pillage', { card: 'captain', markers: [{ at: [22, 20] }] });
    t.do(`act:${t.fireteam(0, 0)}:card.rally`, cards('9 rams'), 'done');
    t.do(`free:${t.fireteam(0, 0)}:operation.investigate`, 0);
    expect(t.state.markers[0]?.claimedBy).toBe(0);
  });

  it('TOS-SUP-03: Loot removes a Marker', () => {
    const t = act(ready('supplyCache', { markers: [{ at: [22, 20] }, { at: [40, 40] }] }), 'loot').do(0);
    expect(t.state.markers.map(({ id }) => id)).toEqual([1]);
    expect([playerOf(t.state, 0).tactics, playerOf(t.state, 0).removedOwn, playerOf(t.state, 0).removedEnemy]).toEqual([
      2, 1, 0,
    ]);
  });
});

describe('Traps', () => {
  it('TOS-TRP-02: sets one in contact, in the enemy half, for a token', () => {
    const at: Spot = [20, 40];
    const t = act(ready('traps', { at }), 'setTrap');
    expect(t.refusal(point(beside(at, 3)))).toEqual(['TOS-TRP-02']);
    expect(t.refusal(point(beside(at, 0)))).toEqual([]);
    t.do(point(beside(at, 0)));
    expect(t.state.markers).toMatchObject([{ kind: 'objective', owner: 0, claimedBy: -1 }]);
    expect(playerOf(t.state, 0).tactics).toBe(2);
  });

  it('TOS-TRP-02: not in the own half', () => {
    expect(actions(ready('traps', { at: [20, 20] }))).toEqual([]);
    const at: Spot = [20, 25.5];
    const t = act(ready('traps', { at }), 'setTrap');
    expect(t.refusal(point([20, 25.5 - 50_000 / inches(1)]))).toEqual(['TOS-TRP-02']);
    expect(t.refusal(point([20, 25.5 + 50_000 / inches(1)]))).toEqual([]);
  });

  it('TOS-TRP-02, TOS-TRP-04: E-50, more than 12 inches from others, 8 on a small table', () => {
    const far = (gap: number, size: Spot): readonly string[] => {
      const at: Spot = [20, 40];
      const marker = beside(at, 0);
      const t = act(
        ready('traps', { at, size, enemyAt: [45, 5], markers: [{ at: [marker[0] + (50_000 + gap) / inches(1), 40] }] }),
        'setTrap',
      );
      return t.refusal(point(marker));
    };
    expect(far(inches(12), [72, 48])).toEqual(['TOS-TRP-02']);
    expect(far(inches(12) + 1, [72, 48])).toEqual([]);
    expect(far(inches(8), [48, 48])).toEqual(['TOS-TRP-02']);
    expect(far(inches(8) + 1, [48, 48])).toEqual([]);
  });

  it('TOS-TRP-08: nobody can claim one', () => {
    expect(actions(ready('traps', { at: [20, 40], markers: [{ at: [22, 40] }] }))).not.toContain('investigate');
  });

  it('TOS-TRP-03: disarms one, and takes a Hit of Strength 0 that the opponent flips and may not cheat', () => {
    const seats = [
      { units: [{ card: 'gunners', at: [[20, 20] as Spot] }], tactics: 1 },
      { units: [{ card: 'lancers', at: [[60, 40] as Spot] }], hand: ['13 rams'] },
    ];
    const t = act(ready('traps', { seats, markers: [{ at: [22, 20] }] }), 'disarmTrap').do(0);
    expect(t.state.markers).toEqual([]);
    t.do(cards('8 masks'));
    // No question for seat 1 in between, hand or no hand.
    expect(t.events('hit.resolved')).toMatchObject([{ seat: 1, strength: 0, total: 8, ar: 8, damage: 1 }]);
    expect(t.state.fireteams[0]?.models).toBe(2);
  });
});

describe('the Supply Cache', () => {
  const refreshing = (tactics: number, body: Partial<SceneBody> = {}): Scene =>
    scene({ operation: 'supplyCache', begin: 'refresh', seats: [{ tactics }, { tactics: 0 }], ...body });

  it('TOS-SUP-02: one more Marker each Refresh for two tokens, in the own half, outside the zone, 12 inches from others', () => {
    const t = refreshing(3, { markers: [{ at: [36, 20] }] });
    expect(t.next).toBe('tos.ask.cache');
    t.do('yes');
    expect(t.refusal(point([5, 30]))).toEqual(['TOS-SUP-02']);
    expect(t.refusal(point([5, 12]))).toEqual(['TOS-SUP-02']);
    expect(t.refusal({ x: inches(36) + inches(12) + 49_999, y: inches(20) })).toEqual(['TOS-SUP-02']);
    // the edges do not matter.
    expect(t.refusal(point([1, 20]))).toEqual([]);
    t.do({ x: inches(36) + inches(12) + 50_000, y: inches(20) });
    expect(t.state.markers).toHaveLength(2);
    expect(playerOf(t.state, 0).tactics).toBe(1);
    expect(t.next).not.toBe('tos.ask.cache');
  });

  it('TOS-SUP-02: is not offered to the poor, nor in other Operations', () => {
    expect(refreshing(1).next).not.toBe('tos.ask.cache');
    expect(refreshing(3, { operation: 'pillage' }).next).not.toBe('tos.ask.cache');
    expect(refreshing(3).do('no').state.markers).toEqual([]);
  });
});
