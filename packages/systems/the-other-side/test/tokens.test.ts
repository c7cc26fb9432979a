import { describe, expect, it } from 'vitest';
import { playerOf, unitOf } from '../src/state.js';
import { cards, scene, type Scene, type Spot, type UnitBody } from './scene.js';

const foe: UnitBody = { card: 'gunners', at: [[60, 40]] };
const alone = (unit: UnitBody, more = {}): Scene => scene({ seats: [{ units: [unit], ...more }, { units: [foe] }] });
const tokens = (t: Scene, seat = 0) => unitOf(t.state, t.unit(seat, 0)).tokens;

describe('tokens', () => {
  it('TOS-TOK-01, TOS-TOK-02: what one Fireteam is given sits on the unit and does nothing by itself', () => {
    const t = scene({
      seats: [
        { units: [{ card: 'mystic', at: [[10, 10]] }] },
        {
          units: [
            {
              card: 'infantry',
              at: [
                [16, 10],
                [16, 13],
                [16, 16],
              ],
            },
          ],
        },
      ],
    });
    t.order(0, 0, 'concertedEffort')
      .do('none')
      .act(t.fireteam(0, 0), 'card.hex', t.fireteam(1, 0, 1))
      .do(cards('9 tomes', '9 masks'), 'burn', cards('1 rams'));
    expect(tokens(t, 1)).toEqual({ inspired: 0, shaken: 1, pinned: 0, reinforcement: 0 });
  });

  it('TOS-TOK-05: Inspired and Shaken cancel one for one', () => {
    const t = alone({ card: 'gunners', at: [[10, 10]], tokens: { shaken: 2 } })
      .order(0, 0, 'concertedEffort')
      .do('inspired');
    expect(tokens(t)).toMatchObject({ inspired: 0, shaken: 1 });
  });

  it('TOS-TOK-10: E-32, Pinned and Reinforcement cancel one for one', () => {
    const t = alone({ card: 'gunners', at: [[10, 10]], tokens: { pinned: 2 } })
      .order(0, 0, 'concertedEffort')
      .do('reinforcement');
    expect(tokens(t)).toMatchObject({ pinned: 1, reinforcement: 0 });
  });

  it('TOS-TOK-07: each Pinned Token takes 2" off, and is gone', () => {
    const t = alone({ card: 'gunners', at: [[10, 10]], tokens: { pinned: 1 } })
      .order(0, 0, 'march')
      .do('move');
    expect([
      t.refusal(t.moves([t.fireteam(0, 0), [13, 10]])),
      t.refusal(t.moves([t.fireteam(0, 0), [13.01, 10]])),
      t.refusal(t.moves([t.fireteam(0, 0), [15, 10]])),
      // Beyond its Speed it is not for the token that it may not.
      t.refusal(t.moves([t.fireteam(0, 0), [15.01, 10]])),
    ]).toEqual([[], ['TOS-TOK-07'], ['TOS-TOK-07'], ['TOS-MOV-02']]);
    t.move([t.fireteam(0, 0), [11, 10]]);
    expect(tokens(t).pinned).toBe(0);
  });

  it('TOS-TOK-07: E-31, three tokens and Speed 5: no move, two tokens gone; R-53: who stays does not try', () => {
    const three = { card: 'gunners', at: [[10, 10]] as Spot[], tokens: { pinned: 3 } };
    const t = alone(three).order(0, 0, 'march').do('move');
    expect(t.refusal(t.moves([t.fireteam(0, 0), [10.1, 10]]))).toEqual(['TOS-TOK-07']);
    t.move([t.fireteam(0, 0)]);
    expect(tokens(t).pinned).toBe(1);
    const still = alone(three).order(0, 0, 'march').do('move', []);
    expect(tokens(still).pinned).toBe(3);
  });

  it('TOS-TOK-07: R-53, in a Squad the first to move feels them', () => {
    const t = alone({
      card: 'infantry',
      at: [
        [10, 10],
        [10, 13],
        [10, 16],
      ],
      tokens: { pinned: 1 },
    })
      .order(0, 0, 'march')
      .do('move');
    const [a, b] = [t.fireteam(0, 0, 0), t.fireteam(0, 0, 1)];
    expect(t.refusal(t.moves([a, [13, 10]], [b, [15, 13]]))).toEqual([]);
    expect(t.refusal(t.moves([b, [15, 13]], [a, [13, 10]]))).toEqual(['TOS-TOK-07']);
  });

  it('TOS-TOK-08, TOS-TOK-09: a Reinforcement Token turns a Deactivated Asset back during the Activation, and pays for Reinforcements', () => {
    const t = alone({
      card: 'gunners',
      at: [[10, 10]],
      tokens: { reinforcement: 1 },
      assets: [{ asset: 'plating', deactivated: true }],
    }).order(0, 0, 'march');
    expect(t.open).toContain('restore:0');
    t.do('restore:0');
    expect([unitOf(t.state, t.unit(0, 0)).assets[0]?.face, tokens(t).reinforcement]).toEqual(['standard', 0]);
    expect(t.open.some(id => String(id).startsWith('restore'))).toBe(false);
    const wounded = {
      card: 'infantry',
      at: [[10, 10], null, null] as (Spot | null)[],
      models: [1],
      tokens: { reinforcement: 1 },
    };
    const planning = scene({ seats: [{ units: [wounded] }, { units: [foe] }], begin: 'turn', turn: 0 });
    planning.do(planning.unit(0, 0));
    expect(unitOf(planning.state, planning.unit(0, 0)).tokens.reinforcement).toBe(0);
  });

  it('TOS-TOK-11: Tactics Tokens are the player’s and last from Turn to Turn', () => {
    const t = scene({ seats: [{ tactics: 3 }, { tactics: 1 }], begin: 'shuffle', turn: 1 });
    expect(t.state.turn).toBe(2);
    expect([playerOf(t.state, 0).tactics, playerOf(t.state, 1).tactics]).toEqual([7, 5]);
  });

  it('TOS-TOK-12: they pay for cards, a second card of a flip, a Coordinated Strike, an unharmed retreat', () => {
    const paid = (rule: string, t: Scene) =>
      t.events('tactics.spent').some(event => event.rule === rule && event.count === 1);
    const drawn = scene({ seats: [{ tactics: 1 }, {}], begin: 'draw' }).do(1, cards('5 rams'));
    expect(paid('TOS-TRN-07', drawn)).toBe(true);
    const strike = scene({
      seats: [
        {
          tactics: 1,
          units: [
            { card: 'gunners', at: [[10, 10]] },
            { card: 'lancers', at: [[10, 20]] },
          ],
        },
        { units: [foe] },
      ],
    });
    strike.order(0, 0, 'march').do('end', 'unit:1');
    expect(paid('TOS-TRN-16', strike)).toBe(true);
    const flip = scene({ seats: [{ tactics: 1, units: [{ card: 'mystic', at: [[10, 10]] }] }, { units: [foe] }] });
    flip.order(0, 0, 'march').act(flip.fireteam(0, 0), 'card.rally').do(cards('5 rams'), 'tactics');
    expect(paid('TOS-DUE-08', flip)).toBe(true);
    const retreat = scene({
      seats: [
        { tactics: 1, units: [{ card: 'lancers', at: [[10, 10]] }] },
        { units: [{ card: 'lancers', at: [[13, 10]] }] },
      ],
    });
    retreat
      .order(0, 0, 'march')
      .do('move')
      .move([retreat.fireteam(0, 0), [5, 10]])
      .do('pay');
    expect(paid('TOS-ENG-16', retreat)).toBe(true);
  });
});
