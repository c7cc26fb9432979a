import { describe, expect, it } from 'vitest';
import type { FigureBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { man, roll, type Scene } from './scene.js';

/** The Command phase: who tests first, who is asked to obey, and what an Order that was launched leaves behind. */

describe('tests in the Command phase', () => {
  it('BTS-MOR-07, R-57: the Champions of Demoralised armies, the initiative’s first; nobody else, and none in reserve', () => {
    const tested = (initiative: 1 | 2, demoralised: readonly (1 | 2)[]): number[] => {
      const t = during(
        {
          initiative,
          demoralised,
          figures: [
            man(1, 'a', 20, 20, { rank: 3, morale: 9 }),
            man(1, 'plain', 60, 20),
            man(2, 'z', 100, 100, { rank: 3, morale: 9 }),
            man(2, 'late', 0, 0, { rank: 3, place: 'reserve' }),
            man(2, 'gone', 0, 0, { rank: 3, place: 'gone' }),
          ],
        },
        'command',
        {},
      );
      while (t.next === 'bts.roll.morale') t.do(roll('morale', 6, 6));
      return t.events('morale.tested').map(({ figure }) => figure);
    };
    expect([tested(1, [1, 2]), tested(2, [1, 2]), tested(1, [2]), tested(1, [])]).toEqual([[0, 2], [2, 0], [2], []]);
  });
});

describe('an Order that was launched', () => {
  const launch = (order: string, others: readonly FigureBody[], target = -1): Scene =>
    during(
      { figures: [man(1, 'a', 20, 20, { rank: 3, morale: 9 }), ...others, man(2, 'z', 110, 110, { rank: 5 })] },
      'launch',
      { seat: 0, figure: 0, order, target },
    ).do(roll('order', 5));
  const near = (id: string, y: number, rank: 0 | 2 | 3 | 4): FigureBody => man(1, id, 20, y, { rank });
  const obeyed = (t: Scene): number[] =>
    t.events('figure.marked').flatMap(({ figure, marks }) => (marks.obeyed === true ? [figure] : []));

  it('BTS-CMD-08 to -11: Champions within 15 cm obey, or refuse if their Rank allows; neither he himself nor ordinary men count', () => {
    const others = [near('equal', 24, 3), near('low', 28, 4), near('plain', 32, 0), near('far', 60, 3)];
    const t = launch('fullAhead', others);
    expect([t.next, t.seat]).toEqual(['bts.ask.obey', 0]);
    const yes = launch('fullAhead', others).do('obey');
    expect([obeyed(yes), yes.events('order.launched')[0]?.refused, yes.next]).toEqual([[1, 2], [], 'over']);
    const no = launch('fullAhead', others).do('refuse');
    expect([obeyed(no), no.events('order.launched')[0]?.refused, no.next]).toEqual([[2], [1], 'over']);
  });

  it('BTS-ORD-04 to -06: a lasting effect, an alarm, or nothing but the record', () => {
    const told = (order: string, target?: number) =>
      launch(order, [man(1, 'late', 0, 0, { place: 'reserve' })], target).told.filter(
        type => type === 'effect.gained' || type === 'unit.changed',
      );
    expect(told('fullAhead')).toEqual([]);
    expect([told('killThatThing'), told('holdAtAllCosts')]).toEqual([['effect.gained'], ['effect.gained']]);
    expect(told('soundAlarm', 1)).toEqual(['unit.changed']);
  });

  it('BTS-CMD-08: an Order that names somebody is obeyed by nobody else', () => {
    expect(obeyed(launch('soundAlarm', [near('low', 28, 4), man(1, 'late', 0, 0, { place: 'reserve' })], 2))).toEqual(
      [],
    );
  });
});
