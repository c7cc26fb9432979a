import { HIDDEN } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { hasControlZone } from '../src/figures/traits.js';
import { mustTest } from '../src/procedures/morale.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { standsInLine } from '../src/shooting/line.js';
import { seesPast } from '../src/sight/sight.js';
import { UNDECIDED } from '../src/state.js';
import { redact } from '../src/view.js';
import { END, apart, man, roll, scene, type Scene } from './scene.js';

/** Clauses of Command, Morale, tests of ground, control zones, sight and wounds, each with what would be so without it. */

describe('clauses of Orders and Morale', () => {
  const champion = (seat: 1 | 2, id: string, x: number): FigureBody =>
    man(seat, id, x, seat === 1 ? 20 : 90, { rank: 3, morale: 4, orders: ['stopThem'] });
  const order = (figure: string): object => ({ do: 'order', figure, order: 'stopThem' });

  it('BTS-CMD-02: sides alternate after an Order as after a pass, whoever has the initiative', () => {
    const asked = (initiative: 1 | 2): number[] => {
      const t = scene({
        figures: [champion(1, 'a', 20), champion(1, 'b', 60), champion(2, 'y', 20), champion(2, 'z', 60)],
        begin: 'orders',
        initiative,
      });
      const seats = [t.seat];
      for (const figure of initiative === 1 ? ['a', 'y', 'b'] : ['y', 'a', 'z'])
        seats.push(t.do(order(figure), roll('order', 2)).seat);
      return seats;
    };
    expect([asked(1), asked(2)]).toEqual([
      [0, 1, 0, 1],
      [1, 0, 1, 0],
    ]);
  });

  it('BTS-MOR-05, R-57: of a Demoralised army nobody tests who is gone or not yet there; all others do, one by one', () => {
    const t = scene({
      demoralised: [1],
      figures: [
        man(1, 'gone', 0, 0, { place: 'gone' }),
        man(1, 'late', 0, 0, { place: 'waiting' }),
        man(1, 'a', 20, 20),
        man(1, 'steady', 40, 20, { marks: { steady: true } }),
        man(1, 'b', 60, 20),
        man(2, 'z', 100, 100),
      ],
    }).do(END, roll('morale', 6, 6), roll('morale', 1, 1));
    expect(t.next).toBe('over');
    expect(t.events('morale.tested').map(({ figure }) => t.state.battle.sheets[figure]?.id)).toEqual(['a', 'b']);
    expect(['a', 'b'].map(name => t.figure(name).place)).toEqual(['table', 'gone']);
    const { state } = scene({
      demoralised: [1],
      figures: (['gone', 'waiting', 'reserve', 'table'] as const).map((place, i) => man(1, `f${i}`, 20, 20, { place })),
    });
    expect([0, 1, 2, 3].map(figure => mustTest(state, figure))).toEqual([false, false, true, true]);
  });

  it('BTS-MOR-09, R-133: a Champion who passes spares the man beside him, and the one far off tests after both', () => {
    const t = scene({
      demoralised: [1],
      figures: [
        man(1, 'a', 40, 40),
        man(1, 'b', 44, 40, { rank: 3, morale: 9 }),
        man(1, 'c', 100, 20),
        man(2, 'z', 110, 110),
      ],
    }).do(END, 'b', roll('morale', 6, 6));
    expect(t.next).toBe('bts.roll.morale');
    t.do(roll('morale', 1, 1));
    expect(['a', 'b', 'c'].map(name => t.figure(name).place)).toEqual(['table', 'table', 'gone']);
  });
});

describe('clauses of ground and control zones', () => {
  const wall = (height: number): TerrainBody => ({ id: 'w', kind: 'obstacle', box: [30, 10, 1, 20], height });
  const rider = { build: 'cavalry', height: 5, shoulder: 3, rules: ['srExpertRider'] } as const;
  const crossing = (more: Partial<FigureBody>): string =>
    scene({ terrain: [wall(2)], figures: [man(1, 'a', 25, 20, { mvt: 20, ...more }), man(2, 'z', 100, 100)] }).do(
      { do: 'cross', figure: 'a', path: [[28.75, 20]], piece: 'w', to: [32.25, 20] },
      roll('crossing', 1),
    ).next;

  it('BTS-SPR-17: an Expert rider may roll a Crossing test again while mounted, and only then', () => {
    expect(crossing(rider)).toBe('bts.ask.reroll-test');
    expect(crossing({ ...rider, rules: [] })).not.toBe('bts.ask.reroll-test');
    expect(crossing({ rules: ['srExpertRider'] })).not.toBe('bts.ask.reroll-test');
  });

  it('BTS-DEF-07: a defender keeps his control zone only while every enemy attacks him across his barrier', () => {
    const zone = (engaged: readonly (readonly [string, string] | readonly [string, string, { barrier: string }])[]) => {
      const t = scene({
        terrain: [wall(2)],
        figures: [man(1, 'a', 28.75, 20), man(1, 'b', 34.75, 20), man(2, 'z', 32.25, 20)],
        engaged,
      });
      return hasControlZone(t.state, t.id('z'));
    };
    expect(zone([['a', 'z', { barrier: 'w' }]])).toBe(true);
    expect(
      zone([
        ['a', 'z', { barrier: 'w' }],
        ['b', 'z'],
      ]),
    ).toBe(false);
    // He charges another himself.
    expect(
      zone([
        ['a', 'z', { barrier: 'w' }],
        ['z', 'b'],
      ]),
    ).toBe(false);
    expect(zone([['z', 'b', { barrier: 'w' }]])).toBe(false);
  });
});

describe('clauses of sight', () => {
  it('BTS-SPR-78, R-87: in line stands who touches, is no larger, and is nearer to the target', () => {
    const rules = ['srLineTroops'];
    const inLine = (more: Partial<FigureBody>, x: number, y: number): boolean[] => {
      const t = scene({
        figures: [
          man(1, 'a', 20, 20, { rules }),
          man(2, 'z', 60, 20),
          man(1, 'b', x, y, { rules, ...more }),
          man(1, 'c', x + 2.5, y, { rules }),
        ],
      });
      return ['b', 'c'].map(name => standsInLine(t.state, t.id('a'), t.id('z'), t.id(name)));
    };
    expect(inLine({}, 22.5, 20)).toEqual([true, true]);
    // Beside him, hence a little farther off; whoever stands before that one is in another line.
    expect(inLine({}, 20, 22.5)).toEqual([false, false]);
    expect(inLine({}, 22.6, 20)).toEqual([false, false]);
    expect(inLine({ baseMm: 30 }, 22.75, 20)[0]).toBe(false);
    expect(inLine({ rules: [] }, 22.5, 20)).toEqual([false, false]);
    // The line of one target is not that of another.
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { rules }),
        man(2, 'z', 60, 20),
        man(2, 'y', 20, 60),
        man(1, 'b', 22.5, 20, { rules }),
      ],
    });
    expect(['z', 'y'].map(name => standsInLine(t.state, 0, t.id(name), 3))).toEqual([true, false]);
  });

  it('BTS-SPR-68, BTS-SPR-78: an unseen Loner is not seen past comrades in line either', () => {
    const sees = (more: Partial<FigureBody>): boolean => {
      const t = scene({
        terrain: [{ kind: 'wooded', box: [35, 10, 20, 20], height: 8 }],
        figures: [man(1, 'a', 40 - apart(20), 20), man(2, 'z', 40, 20, more)],
      });
      return seesPast(t.state, 0, 1, []);
    };
    expect([sees({}), sees({ rules: ['srLoner'] })]).toEqual([true, false]);
  });

  it('BTS-SPR-68, R-81: what covers a Loner must be scenery; figures before him are none', () => {
    const seen = (terrain: readonly TerrainBody[]): boolean => {
      const t = scene({
        terrain,
        figures: [man(1, 'a', 20, 20), man(2, 'z', 50, 20, { rules: ['srLoner'] }), man(2, 'y', 46, 20, { height: 2 })],
      });
      return seesPast(t.state, 0, 1, []);
    };
    expect(seen([])).toBe(true);
    expect(seen([{ kind: 'obstacle', box: [47, 10, 1, 20], height: 2 }])).toBe(false);
  });
});

describe('clauses of wounds', () => {
  it('BTS-SPR-41: Big game counts in Duels, not when shooting', () => {
    const shot = (z: Partial<FigureBody>): Scene =>
      scene({
        begin: 'shots',
        figures: [
          man(1, 'a', 20, 20, { rules: ['srBigGame'], ranged: [{ force: 5 }] }),
          man(2, 'z', 40, 20, { pv: 5, ...z }),
        ],
      }).do({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] }, roll('to-hit', 6));
    expect(shot({ build: 'beast' }).do(roll('wound', 1)).events('wounds.rolled')[0]?.modifier).toBe(0);
    const vehicle = {
      build: 'vehicle',
      baseMm: [60, 60],
      attacks: 0,
      melee: [],
      vehicle: { front: 14, flank: 13, rear: 12, crew: 3 },
    } as const;
    expect(shot(vehicle).do(roll('penetration', 1)).events('penetration.rolled')[0]?.bonus).toBe(5);
  });
});

describe('clauses of secrets', () => {
  it('BTS-SCN-14: the news of a designation shows it to whoever made it, and to nobody else', () => {
    const secret = { ownChampion: 1, enemyTarget: 3, objective: UNDECIDED };
    const news = { type: 'secret.chosen', seat: 0, secret } as const;
    expect(redact(news, 0)).toEqual(news);
    const hidden = { ...news, secret: { ownChampion: HIDDEN, enemyTarget: HIDDEN, objective: UNDECIDED } };
    expect([redact(news, 1), redact(news, 'spectator' as never)]).toEqual([hidden, hidden]);
    // What is no secret is told to all.
    const told = { type: 'figure.rose', figure: 0 } as const;
    expect(redact(told, 1)).toEqual(told);
  });
});
