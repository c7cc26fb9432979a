import { describe, expect, it } from 'vitest';
import { red, scene, yellow, type SceneBody } from './scene.js';

/** Two figures face to face: seat 0's of the first Squad card, seat 1's of the second; no Crystals unless given. */
function duel(own: string, foe: string, body: Partial<SceneBody> = {}) {
  const at = (card: string, left: boolean) => {
    if (card === 'riders') return left ? ([3, 3, 3, 4] as const) : ([3, 3, 1, 6] as const);
    if (card === 'brutes') return left ? ([3, 3, 0, 3, 4] as const) : ([4, 3, 0, 3, 4] as const);
    return left ? ([3, 3, 0] as const) : ([3, 3, 1] as const);
  };
  const t = scene({
    seats: [
      { squads: [{ card: own, at: [at(own, true)] }] },
      {
        squads: [
          { card: foe, at: [at(foe, false)] },
          { card: 'militia', at: [[0, 0, 0]] },
        ],
      },
    ],
    marker: 0,
    ...body,
  });
  return { t, own: t.figure(0, 0), foe: t.figure(1, 0), squad: t.squad(0, 0) };
}

describe('combat', () => {
  it('EDGE-CMB-10, R52 (edge case 2): equal powers are a failed Attack that may be answered', () => {
    const { t, own, foe, squad } = duel('militia', 'militia');
    t.do({ do: 'activate', squad }, 'keep', t.fight(own, foe), 'yellow', yellow(2), 'yellow', yellow(2));
    expect(t.events('attack.resolved')).toMatchObject([{ attacker: own, target: foe, hit: false }]);
    expect(t.next).toBe('edge.ask.counter');
    expect(t.seat).toBe(1);
  });

  it('EDGE-DICE-04: the Red die costs a Crystal', () => {
    const { t, own, foe, squad } = duel('militia', 'militia');
    t.do({ do: 'activate', squad }, 'keep', t.fight(own, foe), 'red');
    expect(t.next).toBe('edge.ask.pay');
    t.do('pay', red(5));
    expect(t.events('die.rolled')).toMatchObject([{ die: 'red', value: 5 }]);
  });
});
