import { describe, expect, it } from 'vitest';
import { statOf } from '../src/figures/stats.js';
import type { FigureBody } from '../src/scenario/body.js';
import { END, apart, man, roll, scene, um, type Scene } from './scene.js';

const champion = (seat: 1 | 2, id: string, x: number, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, x, y, {
    rank: 3,
    morale: 5,
    orders: ['fullAhead', 'stopThem', 'raiseFlags', 'killThatThing', 'soundAlarm', 'holdAtAllCosts'],
    ...more,
  });
const order = (figure: string, name: string, target?: string) => ({
  do: 'order',
  figure,
  order: name,
  ...(target !== undefined && { target }),
});
const walk = (figure: string, ...path: (readonly [number, number])[]) => ({ do: 'walk', figure, path });
const charge = (figure: string, to: readonly [number, number], ...targets: string[]) => ({
  do: 'charge',
  figure,
  path: [to],
  targets,
});

/** Player 2 has the initiative, player 1’s Champion launches an Order; then the Movement phase begins. */
function launched(name: string, figures: readonly FigureBody[]): Scene {
  const t = scene({ figures, begin: 'turn', turn: 0, initiative: 2 });
  return t.do(roll('initiative', 1, 6), order('a', name), roll('order', 4));
}

describe('Orders that move', () => {
  it('BTS-ORD-01, R-14: Full ahead: its figures move before everybody else, the Champion first', () => {
    const t = launched('fullAhead', [
      champion(1, 'a', 20, 20),
      man(1, 'b', 20 + apart(15), 20),
      man(1, 'c', 20 + apart(15) + um(1), 40),
      man(2, 'z', 100, 100),
    ]);
    expect([t.next, t.seat]).toEqual(['bts.ask.act', 0]);
    expect(t.refusal(walk('b', [30, 20]))).toEqual(['BTS-MOV-01']);
    t.do(walk('a', [20, 45]));
    expect(t.refusal(walk('b', [25, 40]))).toEqual([]);
    expect(t.refusal(walk('c', [30, 40]))).toEqual(['BTS-MOV-01']);
    t.do(END);
    // Then the side with the initiative.
    expect(t.seat).toBe(1);
  });

  it('BTS-ORD-01: +10 cm for Infantry and Monsters, +15 for riders and Vehicles, for the rest of the turn (R-13)', () => {
    const mvt = (build: NonNullable<FigureBody['build']>) =>
      statOf(
        scene({ figures: [man(1, 'a', 20, 20, { build, mvt: 15, effects: [{ id: 'fullAhead', until: 'turn' }] })] })
          .state,
        0,
        'mvt',
      ) / 10_000;
    expect((['infantry', 'monster', 'walker', 'beast', 'cavalry', 'bike', 'vehicle'] as const).map(mvt)).toEqual([
      25, 25, 25, 25, 30, 30, 30,
    ]);
  });

  it('BTS-ORD-01: whoever moves early ends within 15 cm of the Champion; whoever declines moves later, with the bonus', () => {
    const t = launched('fullAhead', [champion(1, 'a', 20, 20), man(1, 'b', 30, 20), man(2, 'z', 100, 100)]);
    t.do(walk('a', [20, 45]));
    expect(t.refusal(walk('b', [30, 32]))).toEqual([]);
    expect(t.refusal(walk('b', [30, 22]))).toEqual(['BTS-ORD-01']);
    t.do(END, END);
    expect(t.seat).toBe(0);
    expect(t.refusal(walk('b', [55, 20]))).toEqual([]);
    expect(t.refusal(walk('b', [55 + um(1), 20]))).toEqual(['BTS-MOV-02']);
  });

  it('BTS-ORD-01, BTS-GEN-14, R-11: nobody under Full ahead charges in this turn, however near the enemy', () => {
    const t = launched('fullAhead', [champion(1, 'a', 20, 20), man(1, 'b', 30, 20), man(2, 'z', 34.5, 20)]);
    t.do(END);
    expect(t.refusal(charge('b', [32, 20], 'z'))).toEqual(['BTS-ORD-01']);
  });

  it('BTS-ORD-01: one Full ahead a figure at a time, and it adds to other bonuses', () => {
    const figures = [
      champion(1, 'a', 20, 20),
      champion(1, 'b', 30, 20, { rank: 3 }),
      man(1, 'c', 25, 25),
      man(2, 'z', 100, 100),
    ];
    const t = scene({ figures, begin: 'turn', turn: 0, initiative: 1 });
    t.do(
      roll('initiative', 6, 1),
      order('a', 'fullAhead'),
      roll('order', 4),
      'refuse',
      order('b', 'fullAhead'),
      roll('order', 4),
      'refuse',
    );
    t.do(END, END, END);
    expect(t.figure('c').effects.filter(({ id }) => id === 'fullAhead')).toHaveLength(1);
  });

  it('BTS-ORD-02: Stop them: early moves near the Champion, charges included, without a bonus', () => {
    const t = launched('stopThem', [champion(1, 'a', 20, 20), man(1, 'b', 30, 20), man(2, 'z', 34.5, 20)]);
    t.do(END);
    expect(t.refusal(charge('b', [32, 20], 'z'))).toEqual([]);
    expect(t.refusal(walk('b', [15, 20]))).toEqual(['BTS-MOV-05']);
    expect(statOf(t.state, 1, 'mvt')).toBe(150_000);
  });

  it('BTS-ORD-02, R-12: who cannot come within 15 cm of the Champion any more may not move in this phase', () => {
    const figures = (x: number) => [
      champion(1, 'a', 20, 20, { mvt: 60 }),
      man(1, 'b', x, 20, { mvt: 10 }),
      man(2, 'z', 100, 100),
    ];
    // Champion and man start apart; 15 + 10 of reach plus the bases.
    const t = launched('stopThem', figures(30));
    t.do(walk('a', [20, 46]));
    expect(t.figure('b').marks.noMove).toBe(true);
    const near = launched('stopThem', figures(30));
    near.do(walk('a', [20, 44]));
    expect(near.figure('b').marks.noMove).toBe(false);
  });
});

describe('other Orders', () => {
  it('BTS-ORD-03: Raise the flags names one allied banner within 15 cm, once', () => {
    const figures = [
      champion(1, 'a', 20, 20),
      champion(1, 'b', 20, 25, { rank: 3 }),
      man(1, 'flag', 20 + apart(15), 20, { support: ['banner'] }),
      man(1, 'far', 20 + apart(15) + um(1), 20, { support: ['banner'], prone: true }),
      man(1, 'plain', 25, 25),
      man(2, 'z', 30, 30, { support: ['banner'] }),
    ];
    const t = scene({
      figures: figures.map(f => (f.id === 'far' ? { ...f, at: [20, 20 + apart(15) + um(1)] as const } : f)),
      begin: 'orders',
    });
    expect(t.refusal(order('a', 'raiseFlags', 'flag'))).toEqual([]);
    for (const name of ['far', 'plain', 'z']) expect(t.refusal(order('a', 'raiseFlags', name))).toEqual(['BTS-ORD-03']);
    t.do(order('a', 'raiseFlags', 'flag'), roll('order', 4));
    expect(t.state.orders[0]?.target).toBe(2);
    expect(t.refusal(order('b', 'raiseFlags', 'flag'))).toEqual(['BTS-ORD-03']);
  });

  it('BTS-ORD-04: Kill that thing: misses at Walkers, Monsters and Vehicles are rolled again near the Champion', () => {
    const shot = { do: 'shoot', volleys: [{ figure: 'b', shots: [{ weapon: 0, targets: ['z'] }] }] };
    const at = (x: number, build: NonNullable<FigureBody['build']>) =>
      scene({
        figures: [
          champion(1, 'a', 20, 20, { effects: [{ id: 'killThatThing', until: 'turn' }] }),
          man(1, 'b', x, 20, { ranged: [{}] }),
          man(2, 'z', 60, 30, { build, pv: 3 }),
        ],
        begin: 'shots',
      }).do(shot, roll('to-hit', 3)).next;
    expect(at(30, 'walker')).toBe('bts.roll.to-hit-again');
    expect(at(30, 'infantry')).toBe('over');
    expect(at(20 + apart(15) + um(1), 'walker')).toBe('over');
  });

  it('BTS-ORD-04: and one Duel die against a Walker or a Monster', () => {
    const at = (build: NonNullable<FigureBody['build']>) =>
      scene({
        figures: [
          champion(1, 'a', 20, 20, { effects: [{ id: 'killThatThing', until: 'turn' }] }),
          man(2, 'z', 22.5, 20, { build }),
        ],
        engaged: [['a', 'z']],
        begin: 'duels',
      }).do(roll('duel', 3), roll('duel', 4));
    expect([at('walker').next, at('infantry').next]).toEqual(['bts.ask.reroll-duel', 'bts.ask.recoil']);
    expect(at('walker').do(0, roll('duel-again', 6)).events('duel.compared')[0]?.winner).toBe(0);
  });

  it('BTS-ORD-05: Sound the alarm names one unit in reserve, once', () => {
    const figures = [
      champion(1, 'a', 20, 20),
      champion(1, 'b', 90, 20),
      man(1, 'r', 0, 0, { place: 'reserve', unit: 'res' }),
      man(1, 'c', 40, 20, { unit: 'here' }),
    ];
    const t = scene({ figures, begin: 'orders' });
    expect(t.refusal(order('a', 'soundAlarm', 'here'))).toEqual(['BTS-ORD-05']);
    t.do(order('a', 'soundAlarm', 'res'), roll('order', 4));
    expect(t.state.units.map(({ alarm }) => alarm)).toEqual([false, false, true, false]);
    expect(t.refusal(order('b', 'soundAlarm', 'res'))).toEqual(['BTS-ORD-05']);
  });

  it('BTS-ORD-06, BTS-GEN-12, BTS-GEN-24: Hold at all costs: +1 D for Infantry near the Champion, himself included, 10 at most', () => {
    const at = (more: Partial<FigureBody>, x = 30) =>
      statOf(
        scene({
          figures: [
            champion(1, 'a', 20, 20, { defence: 10, effects: [{ id: 'holdAtAllCosts', until: 'turn' }] }),
            man(1, 'b', x, 20, { defence: 4, ...more }),
          ],
        }).state,
        1,
        'defence',
      );
    expect([at({}), at({ build: 'cavalry' }), at({}, 20 + apart(15)), at({}, 20 + apart(15) + um(1))]).toEqual([
      5, 4, 5, 4,
    ]);
    expect(at({ rules: ['srFlight'] })).toBe(4);
    const own = scene({
      figures: [champion(1, 'a', 20, 20, { defence: 10, effects: [{ id: 'holdAtAllCosts', until: 'turn' }] })],
    });
    expect(statOf(own.state, 0, 'defence')).toBe(10);
  });
});

describe('characteristics under effects', () => {
  it('BTS-GEN-12, BTS-CMD-05: beside a banner Mo 10 counts 10 for an Order, and Mo 2 weakened thrice counts 1', () => {
    const weak = { id: 'weakMind', until: 'game' } as const;
    const total = (morale: number, more: Partial<FigureBody>, others: readonly FigureBody[] = []) =>
      scene({
        begin: 'turns',
        figures: [
          man(1, 'c', 30, 40, { rank: 2, morale, orders: ['stopThem'], ...more }),
          ...others,
          man(2, 'z', 100, 100),
        ],
      })
        .do(roll('initiative', 6, 1), { do: 'order', figure: 'c', order: 'stopThem' }, roll('order', 2))
        .events('order.rolled')[0]?.total;
    expect(total(10, {}, [man(1, 'f', 34, 40, { support: ['banner'] })])).toBe(12);
    expect(total(9, {}, [man(1, 'f', 34, 40, { support: ['banner'] })])).toBe(12);
    expect(total(2, { effects: [weak, weak, weak] })).toBe(3);
  });

  it('R-123: a Mage may rage the same figure again, +4 in all', () => {
    const t = scene({
      figures: [
        man(1, 'm', 30, 20, { rank: 3, morale: 9, spells: ['bestialRage'] }),
        man(1, 'a', 34, 20, { cc: 3, effects: [{ id: 'bestialRage', until: 'turn' }] }),
        man(2, 'z', 100, 100),
      ],
    }).do({ do: 'cast', figure: 'm', spell: 'bestialRage', target: 'a' }, roll('spell', 5));
    expect(statOf(t.state, t.id('a'), 'cc')).toBe(7);
  });
});
