import { describe, expect, it } from 'vitest';
import { unitOf } from '../src/state.js';
import { cards, scene, type Scene, type SeatBody, type Spot, type UnitBody } from './scene.js';

const squad: UnitBody = {
  card: 'infantry',
  at: [
    [10, 10],
    [10, 13],
    [10, 16],
  ],
};
const foe: UnitBody = { card: 'gunners', at: [[20, 13]] };
function ordered(
  order: string,
  own: readonly UnitBody[] = [squad],
  enemy: readonly UnitBody[] = [foe],
  actor: SeatBody = {},
): Scene {
  const t = scene({ seats: [{ units: own, ...actor }, { units: enemy }] });
  return t.order(0, 0, order);
}
const acts = (t: Scene, n: number) =>
  t.open.filter(id => String(id).startsWith(`act:${t.fireteam(0, 0, n)}:`)).map(id => String(id).split(':')[2]);
const shoot = (t: Scene, n: number, value: number) => {
  t.act(t.fireteam(0, 0, n), 'card.shoot', t.fireteam(1, 0)).do(cards(`${value} rams`, `${value + 10} crows`));
  return t;
};

describe('March', () => {
  it('TOS-ORD-01, TOS-ORD-03, TOS-ORD-15: all Fireteams carry out the same Order, with Actions of their own, in any order', () => {
    const t = ordered('march');
    expect([acts(t, 0), acts(t, 2)]).toEqual([['card.shoot'], ['card.shoot']]);
    shoot(t, 2, 1);
    expect([acts(t, 2), acts(t, 0)]).toEqual([[], ['card.shoot']]);
  });

  it('TOS-ORD-04, TOS-CRD-07: then all may move up to their Speed, in one step', () => {
    const t = shoot(ordered('march'), 0, 1).do('move');
    const all = [0, 1, 2].map(n => [t.fireteam(0, 0, n), [15, 10 + 3 * n] as Spot] as const);
    expect(t.refusal(t.moves(...all))).toEqual([]);
    expect(t.refusal(t.moves([t.fireteam(0, 0, 2), [15.01, 16]]))).toEqual(['TOS-MOV-02']);
    t.do([]);
    expect(t.open).not.toContain('move');
  });

  it('TOS-ORD-05, TOS-ORD-06, TOS-ORD-14: after it those who have not acted may, once', () => {
    const t = shoot(ordered('march'), 0, 1).do('move', []);
    expect([acts(t, 0), acts(t, 1)]).toEqual([[], ['card.shoot']]);
    shoot(t, 1, 2);
    expect(acts(t, 1)).toEqual([]);
  });

  it('TOS-ORD-13: nobody has to do anything but take an Order', () => {
    const t = ordered('march');
    expect(t.refusal('end')).toEqual([]);
    t.do('end');
    expect(t.seat).toBe(1);
  });
});

describe('Rush', () => {
  it('TOS-ORD-08: up to twice the Speed', () => {
    const t = ordered('rush', [{ ...squad, at: [[10, 10], null, null] }], [{ card: 'gunners', at: [[40, 40]] }]).do(
      'move',
    );
    expect([
      t.refusal(t.moves([t.fireteam(0, 0), [20, 10]])),
      t.refusal(t.moves([t.fireteam(0, 0), [20.01, 10]])),
    ]).toEqual([[], ['TOS-MOV-02']]);
  });

  it('TOS-ORD-09, TOS-ACT-20: after the move one Melee Action, and no other', () => {
    const t = ordered('rush', [{ ...squad, at: [[10, 10], null, null] }], [{ card: 'gunners', at: [[20, 10]] }]);
    expect(acts(t, 0)).toEqual([]);
    t.do('move').move([t.fireteam(0, 0), [17.5, 10]]);
    expect(acts(t, 0)).toEqual(['card.slash']);
    expect(t.refusal(`act:${t.fireteam(0, 0)}:card.shoot`).length).toBeGreaterThan(0);
  });
});

describe('Concerted Effort', () => {
  it('TOS-ORD-11, TOS-ORD-12: a token of choice or none, then an Action each, and no move', () => {
    for (const token of ['inspired', 'shaken', 'pinned', 'reinforcement'] as const) {
      const t = ordered('concertedEffort');
      expect([t.next, t.open]).toEqual(['tos.ask.token', ['none', 'inspired', 'shaken', 'pinned', 'reinforcement']]);
      t.do(token);
      expect(unitOf(t.state, t.unit(0, 0)).tokens[token]).toBe(1);
      expect([t.open.includes('move'), acts(t, 0)]).toEqual([false, ['card.shoot']]);
    }
  });

  it('TOS-ORD-02, TOS-UNT-13, TOS-UNT-14, TOS-UNT-15: the free Morale Action of a Commander comes on top, at any moment, once', () => {
    const captain: UnitBody = { card: 'captain', at: [[10, 10]] };
    const t = ordered('march', [captain]);
    const free = `free:${t.fireteam(0, 0)}:card.rally`;
    expect(t.open).toContain(free);
    expect(t.open.some(id => String(id).includes('free') && String(id).includes('slash'))).toBe(false);
    t.do('move', []);
    expect(t.open).toContain(free);
    t.do(free, cards('2 rams'), 'done');
    expect(t.open.filter(id => String(id).startsWith('free'))).toEqual([]);
    expect(t.open).toContain(`act:${t.fireteam(0, 0)}:card.rally`);
    const plain = ordered('march', [{ card: 'mystic', at: [[10, 10]] }]);
    expect(plain.open.some(id => String(id).startsWith('free'))).toBe(false);
  });
});
