import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/effect.js';
import { asked, DECK, FIRST, FOES, holding, MILITIA, playIt } from './holding.js';
import { scene, type SquadBody } from './scene.js';

/** R99: an Action needs something to work on; luck and supplies are another matter. */

const GUN: SquadBody = { card: 'gun', at: [[1, 3, 0, 1]] };
const LONE: SquadBody = { card: 'militia', at: [[0, 0, 0]] };
const refusal = (t: ReturnType<typeof holding>) => t.refusal(t.play(0, 'it'));

describe('an Action that could do nothing', () => {
  it('EDGE-MOV-06, R99: no Move Action for a Squad with MOV “-”; one for a Squad that can move', () => {
    const move: Effect = { do: 'move', whom: 'user', steps: 1 };
    expect(refusal(holding([move], { bySquad: true, own: { squads: [GUN] } }))).toEqual(['EDGE-MOV-06']);
    const t = holding([move], { bySquad: true, own: { squads: [GUN, MILITIA] } });
    playIt(t);
    // Only one Squad can use it, so nobody is asked which.
    expect(asked(t)).toBe('edge.ask.step');
  });

  it('EDGE-WND-12, R99: no return without anybody killed, an Altar to return to, or room beside it', () => {
    const back = (altar: boolean, squads: readonly SquadBody[]) =>
      holding([{ do: 'revive', whom: FIRST, figures: 1, near: { of: 'altar', range: 0 } }], {
        action: { onDead: true, targets: [{ pick: 'squad', whose: 'yours', missing: 'figures' }] },
        own: { squads, ...(altar && { altar: [0, 3] }) },
      });
    expect(refusal(back(false, [MILITIA]))).toEqual(['EDGE-WND-12']);
    // The Altar fills its own Space.
    expect(refusal(back(true, [MILITIA]))).toEqual(['EDGE-WND-12']);
    const near = holding([{ do: 'revive', whom: FIRST, figures: 1, near: { of: 'altar', range: 1 } }], {
      action: { onDead: true, targets: [{ pick: 'squad', whose: 'yours', missing: 'figures' }] },
      own: { squads: [MILITIA], altar: [0, 3] },
    });
    expect(refusal(near)).toEqual([]);
  });

  it('EDGE-SHT-01, R99: no Shot at a place where nobody stands', () => {
    const t = holding([{ do: 'shot', shooter: 'none', at: FIRST, blast: 0, affects: 'enemies', hit: [] }], {
      action: { targets: [{ pick: 'space' }] },
    });
    t.do(t.play(0, 'it'));
    expect(t.refusal(t.space(0, 0))).toEqual(['EDGE-SHT-01']);
    expect(t.refusal(t.space(4, 3))).toEqual([]);
  });

  it('EDGE-CMB-02, R99: no Combat Action without an enemy in contact', () => {
    const fight: Effect = { do: 'combat', whom: 'user' };
    expect(refusal(holding([fight], { bySquad: true, own: { squads: [LONE] } }))).toEqual(['EDGE-CMB-02']);
    expect(refusal(holding([fight], { bySquad: true, own: { squads: [MILITIA] } }))).toEqual([]);
  });

  it('R99: one effect with something to work on is enough', () => {
    const both: Effect[] = [
      { do: 'combat', whom: 'user' },
      { do: 'bonus', whom: 'user', stat: 'att', amount: 1, until: 'turn' },
    ];
    expect(refusal(holding(both, { bySquad: true, own: { squads: [LONE] } }))).toEqual([]);
  });

  it('EDGE-GEN-07, -10, R99: an empty pile is no reason: one gets what there is', () => {
    const t = holding([{ do: 'crystals', count: 2 }], { body: { crystals: 0 } });
    expect(refusal(t)).toEqual([]);
    playIt(t);
    expect(t.events('crystals.gained')).toEqual([]);
    expect(t.state.seats[0]!.discard.cards).toHaveLength(1);
  });

  it('EDGE-SNK-01, R99: a Sneak Attack is for a Squad in the Combat, on either side of it', () => {
    const t = scene({
      seats: [
        { squads: [MILITIA, LONE], hand: ['ambush'], deck: DECK },
        { squads: [FOES, { card: 'ghosts', at: [[0, 4, 0]] }], hand: ['ambush'], deck: DECK },
      ],
      windows: true,
    });
    while (t.next.startsWith('edge.ask.window')) t.do({ do: 'pass' });
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.window.combat-declared']);
    // Of the two Squads only one fights: it is taken.
    t.do(t.play(0, 'ambush'));
    while (t.next === 'edge.ask.window.action-announced') t.do({ do: 'pass' });
    expect(t.events('sneak.declared')).toMatchObject([{ side: 0 }]);
    while (t.seat !== 1) t.do({ do: 'pass' });
    t.do(t.play(1, 'ambush'));
    while (t.next === 'edge.ask.window.action-announced') t.do({ do: 'pass' });
    expect(t.events('sneak.declared')).toMatchObject([{ side: 0 }, { side: 1 }]);
  });
});
