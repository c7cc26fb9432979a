import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { END, man, roll, scene } from './scene.js';

const raging = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'e', 40, 40, { rules: ['srEnraged'], ...more });
const at = (e: FigureBody, others: readonly FigureBody[], more: Partial<Body> = {}) =>
  scene({ figures: [e, man(1, 'b', 10, 10), ...others], ...more });

describe('whoever must charge', () => {
  it('BTS-SPR-33, R-83: his side cannot end its moves while he has a charge, and can when he has none', () => {
    expect(at(raging(), [man(2, 'z', 48, 40)]).refusal(END)).toEqual(['BTS-SPR-33']);
    expect(at(raging(), [man(2, 'z', 90, 40)]).refusal(END)).toEqual([]);
    // Others of his side may move before him.
    expect(at(raging(), [man(2, 'z', 48, 40)]).refusal({ do: 'walk', figure: 'b', path: [[12, 10]] })).toEqual([]);
  });

  it('BTS-SPR-33, R-83: nothing but the charge is open to him, not even lying down', () => {
    const t = at(raging(), [man(2, 'z', 48, 40)]);
    expect(t.refusal({ do: 'lie', figure: 'e' })).toEqual(['BTS-SPR-33']);
    expect(t.refusal({ do: 'walk', figure: 'e', path: [[38, 40]] })).toEqual(['BTS-SPR-33']);
    expect(t.refusal({ do: 'charge', figure: 'e', path: [[45.5, 40]], targets: ['z'] })).toEqual([]);
    expect(at(raging(), [man(2, 'z', 90, 40)]).refusal({ do: 'lie', figure: 'e' })).toEqual([]);
  });

  it('BTS-SPR-33, R-83: prone, he gets up first if he can charge then; too far for that, he may crawl', () => {
    const near = at(raging({ prone: true }), [man(2, 'z', 48, 40)]);
    expect([near.refusal(END), near.refusal({ do: 'walk', figure: 'e', path: [[38, 40]] })]).toEqual([
      ['BTS-SPR-33'],
      ['BTS-SPR-33'],
    ]);
    expect(near.refusal({ do: 'stand', figure: 'e' })).toEqual([]);
    // Standing up takes 8 of 15 cm: 7 are left for 7.5.
    const far = at(raging({ prone: true }), [man(2, 'z', 50, 40)]);
    expect([far.refusal(END), far.refusal({ do: 'walk', figure: 'e', path: [[38, 40]] })]).toEqual([[], []]);
  });

  it('BTS-SPR-33, R-83: a Monster must ram, and may not drive past', () => {
    const beast = raging({ build: 'monster', baseMm: 40, pv: 5, mvt: 20 });
    const t = at(beast, [man(2, 'z', 52, 40)]);
    expect(t.refusal({ do: 'drive', figure: 'e', facing: 1024, length: 100_000 })).toEqual(['BTS-SPR-33']);
    expect(t.refusal({ do: 'drive', figure: 'e', facing: 0, length: 150_000 })).toEqual([]);
  });

  it('BTS-SPR-33, BTS-ORD-02: in the early move of an Order he may wait for his side’s moves, where he must charge', () => {
    const t = scene({
      begin: 'turns',
      figures: [man(1, 'c', 30, 40, { rank: 2, morale: 9, orders: ['stopThem'] }), raging(), man(2, 'z', 48, 40)],
    });
    t.do(roll('initiative', 6, 1), { do: 'order', figure: 'c', order: 'stopThem' }, roll('order', 6), END);
    expect([t.next, t.refusal(END)]).toEqual(['bts.ask.act', []]);
    t.do(END);
    expect([t.next, t.refusal(END)]).toEqual(['bts.ask.act', ['BTS-SPR-33']]);
  });

  it('BTS-SPR-34: a Fanatic is bound in the same way', () => {
    expect(at(raging({ rules: ['srFanatic'] }), [man(2, 'z', 48, 40)]).refusal(END)).toEqual(['BTS-SPR-33']);
  });

  it('BTS-SPR-33, BTS-SPR-71, R-83: he who fails before something Terrifying has done what he could', () => {
    const t = at(raging({ morale: 2 }), [man(2, 'z', 48, 40, { rules: ['srTerrifying'] })]);
    t.do({ do: 'charge', figure: 'e', path: [[45.5, 40]], targets: ['z'] }, roll('morale', 1, 1));
    expect([t.at('e'), t.refusal(END)]).toEqual([[40, 40], []]);
  });
});
