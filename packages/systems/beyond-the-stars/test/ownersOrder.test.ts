import { describe, expect, it } from 'vitest';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { END, man, roll, scene, type Scene } from './scene.js';

describe('orders that the owner chooses', () => {
  const reserve = (id: string): FigureBody => man(1, id, 0, 0, { place: 'reserve', rank: 3 });
  const arriving = (more: Partial<Body> = {}): Scene =>
    during(
      { turn: 2, near: 1, figures: [reserve('u'), reserve('v'), man(2, 'z', 60, 100)], ...more },
      'reinforcements',
      {
        seat: 0,
      },
    );

  it('BTS-RNF-04, R-132: of several units in reserve their owner says which rolls first; a single one just rolls', () => {
    const t = arriving();
    expect([t.next, t.seat]).toEqual(['bts.ask.next-reserve', 0]);
    t.do(1, roll('reserve', 1));
    expect(t.events('reserve.rolled').map(({ unit }) => unit)).toEqual([1]);
    expect(t.next).toBe('bts.roll.reserve');
  });

  it('BTS-RNF-04, R-61: the roll is compulsory; by agreement a unit may be held back', () => {
    const one = { figures: [reserve('u'), man(2, 'z', 60, 100)] };
    expect(arriving(one).next).toBe('bts.roll.reserve');
    const t = arriving({ ...one, reserveRolls: 'optional' });
    expect(t.next).toBe('bts.ask.try-reserve');
    expect(t.do('hold').next).toBe('over');
    expect(arriving({ ...one, reserveRolls: 'optional' }).do('roll').next).toBe('bts.roll.reserve');
  });

  it('BTS-MOR-05, R-133: who did nothing tests in the order his owner likes, if a Champion is among them', () => {
    const waiting = (rank: 0 | 3): Scene =>
      scene({
        demoralised: [1],
        figures: [man(1, 'a', 40, 40), man(1, 'b', 44, 40, { rank, morale: 9 }), man(2, 'z', 110, 110)],
      }).do(END);
    const t = waiting(3);
    expect([t.next, t.seat]).toEqual(['bts.ask.next-test', 0]);
    t.do('b', roll('morale', 6, 6));
    // He covers the other.
    expect([t.next, t.figure('a').place]).toEqual(['over', 'table']);
    expect(waiting(0).next).toBe('bts.roll.morale');
  });

  it('BTS-MOR-07, R-133: of two Champions whose auras or lives matter to each other the owner says who tests first', () => {
    const tested = (a: Partial<FigureBody>, b: Partial<FigureBody>): Scene =>
      during(
        {
          demoralised: [1, 2],
          figures: [
            man(1, 'a', 40, 40, { rank: 3, ...a }),
            man(1, 'b', 44, 40, { rank: 3, ...b }),
            man(2, 'y', 80, 80, { rank: 3 }),
            man(2, 'z', 84, 80, { rank: 3, support: ['banner'] }),
          ],
        },
        'command',
        {},
      );
    expect(tested({}, {}).next).toBe('bts.roll.morale');
    for (const t of [tested({}, { support: ['banner'] }), tested({ rules: ['srBodyguard'] }, { general: true })]) {
      expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.next-test', 0, [0, 1]]);
      t.do('b', roll('morale', 6, 6));
    }
    // The other side orders its own afterwards.
    const other = tested({}, {}).do(roll('morale', 6, 6), roll('morale', 6, 6));
    expect([other.next, other.seat, other.options()]).toEqual(['bts.ask.next-test', 1, [2, 3]]);
  });

  it('R-70: without a limit the game goes on after turn 10; with one it ends there', () => {
    const end = (turns?: number) =>
      during(
        { turn: 10, ...(turns !== undefined && { turns }), figures: [man(1, 'a', 10, 10), man(2, 'z', 90, 90)] },
        'ending',
        {},
      ).state.ending?.reason;
    expect([end(), end(10), end(11)]).toEqual([undefined, 'turn-limit', undefined]);
  });
});
