import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const javelin: FigureBody['ranged'] = [{ id: 'javelin', hands: 1, range: 15, force: 5, rules: ['srThrown'] }];
/** The gap to the enemy is 10 cm. */
const field = (a: Partial<FigureBody> = {}, others: readonly FigureBody[] = []): Scene =>
  scene({
    figures: [
      man(1, 'a', 20, 20, { ranged: javelin, ...a }),
      man(1, 'b', 20, 60),
      man(2, 'z', 32.5, 20, { pv: 2 }),
      ...others,
    ],
  });
const hurl = (x: number) => ({ do: 'throw', figure: 'a', weapon: 0, target: 'z', path: x === 20 ? [] : [[x, 20]] });

describe('thrown weapons', () => {
  it('BTS-SPR-09, R-111: a charger stops 3 cm before his target, throws, and must charge it if it stands', () => {
    const t = field();
    expect([t.refusal(hurl(27)), t.refusal(hurl(26.9)), t.refusal(hurl(27.1))]).toEqual([
      [],
      ['BTS-SPR-09'],
      ['BTS-MOV-09'],
    ]);
    t.do(hurl(27));
    expect(t.next).toBe('bts.roll.to-hit');
    // he has moved.
    t.do(roll('to-hit', 5), roll('wound', 6));
    expect([t.events('hits.rolled')[0]?.modifier, t.figure('z').pv, isEngaged(t.state, 0)]).toEqual([-1, 1, true]);
  });

  it('BTS-SPR-09: he needs a Thrown weapon, and movement enough to charge', () => {
    expect(field({ ranged: [{ range: 15 }] }).refusal(hurl(27))).toEqual(['BTS-SPR-09']);
    expect([field({ mvt: 10 }).refusal(hurl(27)), field({ mvt: 9.9 }).refusal(hurl(27))]).toEqual([[], ['BTS-CHG-03']]);
  });

  it('BTS-SPR-09: whoever starts in its control zone throws without a move', () => {
    const t = field({ at: [28, 20] });
    expect(t.refusal(hurl(20))).toEqual([]);
    expect(t.do(hurl(20), roll('to-hit', 4), roll('wound', 1)).events('hits.rolled')[0]).toMatchObject({
      modifier: 0,
      hits: 1,
    });
    expect(isEngaged(t.state, 0)).toBe(true);
  });

  it('BTS-SPR-09: if the target falls he goes on as he likes, but throws no more in this phase', () => {
    const t = field({ mvt: 30 }, [man(2, 'y', 45, 20)]);
    t.state.figures[2] = { ...t.figure('z'), pv: 1 };
    t.do(hurl(27), roll('to-hit', 6), roll('wound', 6));
    expect([t.figure('z').place, t.next]).toEqual(['gone', 'bts.ask.go-on']);
    expect(t.refusal({ do: 'charge', figure: 'a', path: [[42.5, 20]], targets: ['y'] })).toEqual([]);
    expect(t.refusal({ do: 'throw', figure: 'a', weapon: 0, target: 'y', path: [[39.5, 20]] })).toEqual(['BTS-SPR-09']);
  });
});
