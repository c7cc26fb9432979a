import { describe, expect, it } from 'vitest';
import { statOf } from '../src/figures/stats.js';
import { apart, man, roll, scene, um } from './scene.js';
import type { FigureBody } from '../src/scenario/body.js';

const ORDERS = ['fullAhead', 'stopThem', 'raiseFlags', 'killThatThing', 'soundAlarm', 'holdAtAllCosts'] as const;
const champion = (seat: 1 | 2, id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, x, y, { rank: 3, morale: 4, orders: ORDERS, ...more });
const order = (figure: string, name: string, target?: string) => ({
  do: 'order',
  figure,
  order: name,
  ...(target !== undefined && { target }),
});
const PASS = { do: 'pass' };

describe('the Command phase', () => {
  it('BTS-CMD-02, BTS-TRN-03, BTS-CMD-13, R-17: sides alternate from the initiative; two passes in a row end it, one does not', () => {
    const t = scene({
      figures: [champion(1, 'a', 20, 20), champion(1, 'b', 60, 20), champion(2, 'y', 20, 90), champion(2, 'z', 60, 90)],
      begin: 'orders',
      initiative: 2,
    });
    expect([t.next, t.seat]).toEqual(['bts.ask.order', 1]);
    t.do(PASS);
    expect(t.seat).toBe(0);
    t.do(order('a', 'stopThem'), roll('order', 2));
    // The pass was not final.
    expect(t.seat).toBe(1);
    t.do(order('y', 'stopThem'), roll('order', 2));
    expect(t.seat).toBe(0);
    t.do(PASS, PASS);
    expect(t.next).toBe('over');
  });

  it('BTS-CMD-03, R-16: only Champions on the table with Orders, neither Engaged nor muted, launch them', () => {
    const t = scene({
      figures: [
        champion(1, 'a', 20, 20),
        champion(1, 'none', 40, 20, { orders: [] }),
        champion(1, 'far', 0, 0, { place: 'reserve' }),
        champion(1, 'busy', 60, 20),
        champion(1, 'mute', 80, 20, { effects: [{ id: 'immobilised', until: 'turn' }] }),
        man(1, 'man', 100, 20, { orders: ORDERS }),
        man(2, 'z', 62.5, 20),
      ],
      engaged: [['busy', 'z']],
      begin: 'orders',
    });
    expect(t.refusal(order('a', 'stopThem'))).toEqual([]);
    for (const name of ['none', 'far', 'busy', 'man'])
      expect(t.refusal(order(name, 'stopThem'))).toEqual(['BTS-CMD-03']);
    expect(t.refusal(order('mute', 'stopThem'))).toEqual(['BTS-SPL-13']);
    expect(t.refusal(order('z', 'stopThem'))).toEqual(['BTS-CMD-02']);
  });

  it('BTS-CMD-04: one attempt a turn, even a failed one', () => {
    const t = scene({ figures: [champion(1, 'a', 20, 20), champion(1, 'b', 90, 20)], begin: 'orders' });
    t.do(order('a', 'stopThem'), roll('order', 2));
    expect(t.refusal(order('a', 'fullAhead'))).toEqual(['BTS-CMD-04']);
  });

  it('BTS-CMD-05, BTS-GEN-05: D6 + Mo against the Order’s value; the sum is not clamped', () => {
    const at = (morale: number, face: number) =>
      scene({ figures: [champion(1, 'a', 20, 20, { morale })], begin: 'orders' })
        .do(order('a', 'stopThem'), roll('order', face))
        .events('order.rolled')[0]?.launched;
    expect([at(4, 4), at(4, 3)]).toEqual([true, false]);
    expect([at(6, 2), at(5, 2)]).toEqual([true, false]);
  });

  it('BTS-CMD-06, edge case 2, edge case 3: a natural 6 always succeeds, a natural 1 always fails', () => {
    const at = (morale: number, name: string, face: number) =>
      scene({ figures: [champion(1, 'a', 20, 20, { morale })], begin: 'orders' })
        .do(order('a', name), roll('order', face))
        .events('order.rolled')[0]?.launched;
    expect(at(9, 'stopThem', 1)).toBe(false);
    expect(at(3, 'holdAtAllCosts', 6)).toBe(true);
  });

  it('BTS-CMD-07, BTS-CMD-14: a launched Order stays on record until the turn ends', () => {
    const t = scene({ figures: [champion(1, 'a', 20, 20)], begin: 'orders' });
    t.do(order('a', 'killThatThing'), roll('order', 5));
    expect(t.state.orders.map(({ order: name, figure }) => [name, figure])).toEqual([['killThatThing', 0]]);
    const later = scene({
      figures: [champion(1, 'a', 20, 20, { effects: [{ id: 'killThatThing', until: 'turn' }] }), man(2, 'z', 60, 60)],
      begin: 'ending',
    });
    expect([later.figure('a').effects, later.state.orders]).toEqual([[], []]);
  });

  const lower = (more: object) => [
    champion(1, 'a', 20, 20, { rank: 3, ...more }),
    champion(1, 'b', 20 + apart(15), 20, { rank: 4 }),
  ];

  it('BTS-CMD-08, BTS-CMD-09, BTS-CMD-11, R-15: a Champion of lower Rank within 15 cm obeys and launches nothing himself', () => {
    const t = scene({ figures: lower({}), begin: 'orders' });
    t.do(order('a', 'stopThem'), roll('order', 4));
    // Nobody is left who could launch anything.
    expect(t.next).toBe('over');
    expect(t.figure('b').marks.obeyed).toBe(true);
    const [a, b] = lower({}) as [FigureBody, FigureBody];
    const far = scene({ figures: [a, { ...b, at: [20 + apart(15) + um(1), 20] }], begin: 'orders' });
    far.do(order('a', 'stopThem'), roll('order', 4));
    expect([far.next, far.figure('b').marks.obeyed]).toEqual(['bts.ask.order', false]);
  });

  it('BTS-CMD-10, edge case 5: a Champion of equal or higher Rank may refuse, unless the General calls', () => {
    const equals = [champion(1, 'a', 20, 20), champion(1, 'b', 30, 20, { rank: 3 })];
    const t = scene({ figures: equals, begin: 'orders' }).do(order('a', 'stopThem'), roll('order', 4));
    expect([t.next, t.seat]).toEqual(['bts.ask.obey', 0]);
    t.do('refuse');
    expect([t.figure('b').marks.obeyed, t.state.orders[0]?.refused]).toEqual([false, [1]]);
    expect(t.refusal(order('b', 'fullAhead'))).toEqual([]);
    const general = [champion(1, 'a', 20, 20, { general: true }), champion(1, 'b', 30, 20, { rank: 1 })];
    const obeyed = scene({ figures: general, begin: 'orders' }).do(order('a', 'stopThem'), roll('order', 4));
    expect([obeyed.next, obeyed.figure('b').marks.obeyed]).toEqual(['over', true]);
  });

  it('BTS-CMD-10, edge case 5: who refuses has none of the effects', () => {
    const figures = [
      champion(1, 'a', 20, 20),
      champion(1, 'b', 30, 20, { rank: 3, defence: 4 }),
      man(1, 'c', 25, 20, { defence: 4 }),
    ];
    const t = scene({ figures, begin: 'orders' }).do(order('a', 'holdAtAllCosts'), roll('order', 6), 'refuse');
    expect([statOf(t.state, 1, 'defence'), statOf(t.state, 2, 'defence')]).toEqual([4, 5]);
  });

  it('BTS-CMD-11: who has launched his own Order may still be affected by another', () => {
    const figures = [champion(1, 'a', 20, 20), champion(1, 'b', 30, 20, { rank: 4 })];
    const t = scene({ figures, begin: 'orders' });
    t.do(order('b', 'stopThem'), roll('order', 2), order('a', 'holdAtAllCosts'), roll('order', 6));
    expect(statOf(t.state, 1, 'defence')).toBe(5);
  });

  it('BTS-CMD-12: from inside a Transport an Order is measured from the Transport', () => {
    const truck = man(1, 'truck', 40, 20, {
      build: 'vehicle',
      baseMm: [100, 60],
      capacity: 8,
      vehicle: { front: 11, flank: 10, rear: 10 },
      rank: 0,
    });
    const figures = [
      champion(1, 'a', 0, 0, { place: 'aboard', host: 'truck' }),
      truck,
      champion(1, 'b', 61, 20, { rank: 4 }),
      champion(1, 'c', 61.3, 40, { rank: 4 }),
    ];
    const t = scene({ figures, begin: 'orders' }).do(order('a', 'holdAtAllCosts'), roll('order', 6));
    // 21 cm from the middle, less 5 of hull and 1.25 of base: 14.75.
    expect([t.figure('b').marks.obeyed, t.figure('c').marks.obeyed]).toEqual([true, false]);
  });

  it('BTS-CMD-15, BTS-MOR-07, BTS-MOR-08: Champions of a Demoralised army test before anything else', () => {
    const figures = [champion(1, 'a', 20, 20, { rank: 5 }), champion(1, 'b', 60, 20, { rank: 5 }), man(2, 'z', 60, 90)];
    const t = scene({ figures, demoralised: [1], begin: 'command' });
    expect(t.next).toBe('bts.roll.morale');
    t.do(roll('morale', 3, 3), roll('morale', 1, 2));
    expect([t.figure('a').place, t.figure('b').place, t.next]).toEqual(['table', 'gone', 'bts.ask.order']);
    expect(t.refusal(order('a', 'stopThem'))).toEqual([]);
  });
});
