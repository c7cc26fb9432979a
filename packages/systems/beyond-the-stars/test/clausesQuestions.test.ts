import { describe, expect, it } from 'vitest';
import { cm } from '@banneret/geometry';
import { actKind } from '../src/decisions/act.js';
import { actionKind } from '../src/decisions/action.js';
import { diceOrderKind } from '../src/decisions/diceOrder.js';
import { entryKind } from '../src/decisions/entry.js';
import { landingKind } from '../src/decisions/landing.js';
import { markerKind } from '../src/decisions/marker.js';
import { orderKind } from '../src/decisions/order.js';
import { placeKind } from '../src/decisions/place.js';
import { recoilKind } from '../src/decisions/recoil.js';
import { sceneryKind } from '../src/decisions/scenery.js';
import { secretKind } from '../src/decisions/secret.js';
import { shootKind } from '../src/decisions/shoot.js';
import { spotKind } from '../src/decisions/spot.js';
import { splitKind } from '../src/decisions/split.js';
import type { DuelDie } from '../src/events/core.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { during } from './battle.js';
import { man, scene } from './scene.js';

/** Questions of Orders, Actions, designations, dice and volleys: what they accept, and what they list. */

const empty = scene({ figures: [man(1, 'a', 10, 10), man(2, 'z', 110, 110)] }).state;

describe('questions of names', () => {
  const PASS = { do: 'pass' };

  it('BTS-CMD-02, BTS-ORD-03, BTS-ORD-05: all Orders that may be tried are listed, with each banner and each unit', () => {
    const orders = ['stopThem', 'raiseFlags', 'soundAlarm'] as const;
    const banner = { support: ['banner'] } as const;
    const t = during(
      {
        figures: [
          man(1, 'c', 30, 30, { rank: 3, morale: 6, orders }),
          man(1, 'f', 34, 30, banner),
          man(1, 'far', 90, 30, banner),
          man(1, 'off', 34, 34, { ...banner, place: 'gone' }),
          man(1, 'plain', 30, 34, { support: ['shield'] }),
          man(2, 'w', 30, 26, { ...banner, rank: 3, orders: ['stopThem'] }),
          man(1, 'r', 0, 0, { place: 'reserve', unit: 'u' }),
          man(2, 'q', 0, 0, { place: 'reserve', unit: 'v' }),
          man(2, 'z', 100, 100),
        ],
      },
      'orders',
      {},
    );
    const { state } = t;
    const unit = state.battle.sheets[t.id('r')]?.unit;
    const listed = (): unknown[] => [...orderKind.enumerate(state, { kind: 'bts.order' }, 0)];
    const order = (name: string, target: number | undefined) => ({ do: 'order', figure: 0, order: name, target });
    expect(listed()).toEqual([
      PASS,
      order('stopThem', NOBODY),
      order('raiseFlags', t.id('f')),
      order('soundAlarm', unit),
    ]);
    const why = (name: (typeof orders)[number] | 'fullAhead', target: number): string[] => {
      const choice = { do: 'order', figure: 0, order: name, target } as const;
      const ruling = orderKind.judge(state, { kind: 'bts.order' }, choice, 0, '');
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
    };
    expect(why('stopThem', t.id('f'))).toEqual(['BTS-ORD-02']);
    expect(why('fullAhead', NOBODY)).toEqual(['BTS-CMD-05']);
    for (const target of [NOBODY, 99, ...['far', 'off', 'plain', 'w'].map(name => t.id(name))])
      expect(why('raiseFlags', target)).toEqual(['BTS-ORD-03']);
    for (const target of [NOBODY, 99, 0, state.battle.sheets[t.id('q')]?.unit ?? 0])
      expect(why('soundAlarm', target)).toEqual(['BTS-ORD-05']);
    // What has been raised or called once is not again; another banner's Order does not count.
    state.orders = [{ launcher: 0, order: 'raiseFlags', target: t.id('far') } as never];
    expect(listed()).toHaveLength(4);
    state.orders = [{ launcher: 0, order: 'killThatThing', target: t.id('f') } as never];
    expect(listed()).toHaveLength(4);
    state.orders = [{ launcher: 0, order: 'raiseFlags', target: t.id('f') } as never];
    expect(listed()).toHaveLength(3);
    (state.units[unit as number] as { alarm: boolean }).alarm = true;
    expect(listed()).toEqual([PASS, order('stopThem', NOBODY)]);
  });

  it('BTS-CMD-02: an Order is given by a figure that exists, of the player who is asked', () => {
    const { state } = scene({
      figures: [
        man(1, 'c', 30, 30, { rank: 3, orders: ['stopThem'] }),
        man(2, 'z', 90, 90, { rank: 3, orders: ['stopThem'] }),
      ],
    });
    const ok = (figure: number): boolean =>
      orderKind.judge(state, { kind: 'bts.order' }, { do: 'order', figure, order: 'stopThem', target: NOBODY }, 0, '')
        .ok;
    expect([ok(0), ok(1), ok(7)]).toEqual([true, false, false]);
  });

  it('BTS-HER-02, BTS-HER-03: an Action is listed alone, and shared where it may be', () => {
    const { state } = scene({
      phase: 'shooting',
      figures: [man(1, 'c', 30, 30, { rank: 3, actions: ['fusillade', 'combat'] }), man(2, 'z', 90, 90)],
    });
    const listed = (window: 'shooting' | 'duel'): unknown[] => [
      ...actionKind.enumerate(state, { kind: 'bts.action', window }, 0),
    ];
    const all = [...listed('shooting'), ...listed('duel')] as { do: string; action?: string; extend?: boolean }[];
    for (const choice of all)
      if (choice.action !== undefined)
        expect(
          actionKind.judge(
            state,
            { kind: 'bts.action', window: choice.action === 'combat' ? 'duel' : 'shooting' },
            choice as never,
            0,
            '',
          ).ok,
        ).toBe(true);
    const extended = all.filter(({ extend }) => extend === true).map(({ action }) => action);
    const single = all.filter(({ extend }) => extend === false).map(({ action }) => action);
    expect(single).toContain('fusillade');
    const shared = (action: 'fusillade' | 'combat'): boolean =>
      actionKind.judge(
        state,
        { kind: 'bts.action', window: action === 'combat' ? 'duel' : 'shooting' },
        { do: 'action', figure: 0, action, extend: true },
        0,
        '',
      ).ok;
    expect((['fusillade', 'combat'] as const).filter(action => single.includes(action) && shared(action))).toEqual(
      extended,
    );
  });

  it('BTS-SCN-14: every designation is listed; what a scenario does not offer stays undecided', () => {
    const { state } = scene({
      scenario: 'vip',
      figures: [
        man(1, 'c', 10, 10, { rank: 3 }),
        man(1, 'd', 20, 10, { rank: 2 }),
        man(1, 'a', 30, 10),
        man(2, 'z', 90, 90, { rank: 3 }),
      ],
    });
    const listed = [...secretKind.enumerate(state, { kind: 'bts.secret' }, 0)];
    expect(listed.length).toBeGreaterThan(0);
    const ok = (choice: object): boolean => secretKind.judge(state, { kind: 'bts.secret' }, choice as never, 0, '').ok;
    for (const choice of listed) {
      expect(ok(choice)).toBe(true);
      expect(ok({ ...choice, objective: 7 })).toBe(false);
      expect(ok({ ...choice, ownChampion: 2 })).toBe(false);
    }
    expect(new Set(listed.map(choice => JSON.stringify(choice))).size).toBe(listed.length);
    expect([...new Set(listed.map(({ ownChampion }) => ownChampion))].sort()).toEqual([0, 1]);
    const none = [...secretKind.enumerate(empty, { kind: 'bts.secret' }, 0)];
    expect(none).toHaveLength(1);
  });

  const die = (figure: number, value: number): DuelDie => ({ figure, face: value, value });

  it('BTS-DUE-05, BTS-DUE-09: an order has every die once, from low to high; all such orders are listed', () => {
    const shape = { kind: 'bts.dice-order', dice: [die(0, 4), die(1, 2), die(2, 4)] } as const;
    const why = (...order: number[]): string | undefined => {
      const ruling = diceOrderKind.judge(empty, shape, order, 0, '');
      return ruling.ok ? undefined : ruling.because[0]?.rule;
    };
    expect([why(1, 0, 2), why(1, 2, 0)]).toEqual([undefined, undefined]);
    expect([why(0, 1, 2), why(0, 2, 1), why(2, 1, 0)]).toEqual(['BTS-DUE-05', 'BTS-DUE-05', 'BTS-DUE-05']);
    for (const order of [
      [1, 0],
      [1, 0, 0],
      [1, 0, 2, 2],
      [1, 0, 3],
      [3, 4, 5],
      [1, 0, 2, 3],
    ])
      expect(why(...order)).toBe('BTS-DUE-09');
    expect([...diceOrderKind.enumerate(empty, shape, 0)]).toEqual([
      [1, 0, 2],
      [1, 2, 0],
    ]);
    const equal = (count: number) =>
      ({ kind: 'bts.dice-order', dice: Array.from({ length: count }, (_, i) => die(i, 3)) }) as const;
    expect([3, 6, 7].map(count => [...diceOrderKind.enumerate(empty, equal(count), 0)].length)).toEqual([6, 720, 720]);
    expect([5, 6].map(count => diceOrderKind.finite(equal(count)))).toEqual([true, false]);
  });
});

describe('questions whose answers can be counted', () => {
  it('are those of names; places, moves and shots have more answers than are listed', () => {
    expect([orderKind, actionKind, secretKind, splitKind].map(kind => kind.finite({} as never))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      [entryKind, landingKind, markerKind, placeKind, recoilKind, sceneryKind, shootKind, spotKind].map(kind =>
        kind.finite({} as never),
      ),
    ).toEqual([false, false, false, false, false, false, false, false]);
  });

  it('BTS-MOV-01: nobody is asked in vain who is on foot, in the middle of a move, with nothing left of it', () => {
    const sole = (more: Partial<FigureBody>, midMove = true, budget?: number) => {
      const figures = [man(1, 'a', 60, 60, { marks: { moved: true, spent: cm(15) }, ...more }), man(2, 'z', 110, 110)];
      const shape = { kind: 'bts.act', figures: [0], midMove, ...(budget !== undefined && { budget }) } as const;
      return actKind.sole?.(scene({ figures }).state, shape, 0);
    };
    expect(sole({})).toMatchObject({ do: 'end' });
    expect([sole({ build: 'cavalry' }), sole({}, false), sole({}, true, cm(16))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(actKind.sole?.(empty, { kind: 'bts.act', figures: [], midMove: false }, 0)).toMatchObject({ do: 'end' });
    expect(actKind.finite({} as never)).toBe(false);
  });

  it('BTS-SHO-02: whoever has nobody left to shoot is not asked in vain', () => {
    const sole = (figures: readonly number[]) => shootKind.sole?.(empty, { kind: 'bts.shoot', figures }, 0);
    expect([sole([]), sole([0])]).toEqual([{ do: 'end' }, undefined]);
  });
});

describe('volleys that are listed', () => {
  const wall: TerrainBody = { kind: 'impassable', box: [55, 10, 1, 30], height: 20 };
  const volleys = (
    a: Partial<FigureBody>,
    foes: readonly FigureBody[],
    terrain: readonly TerrainBody[] = [],
  ): unknown[] => {
    const t = scene({
      phase: 'shooting',
      begin: 'shots',
      terrain,
      figures: [man(1, 'a', 40, 60, a), ...foes, man(1, 'b', 5, 5, { ranged: [{ range: 400 }] })],
    });
    const all = [...shootKind.enumerate(t.state, { kind: 'bts.shoot', figures: [0] }, 0)];
    for (const choice of all)
      expect(shootKind.judge(t.state, { kind: 'bts.shoot', figures: [0] }, choice, 0, '').ok).toBe(true);
    return all.map(choice =>
      choice.do === 'end'
        ? 'end'
        : choice.volleys
            .map(({ shots }) => shots.map(({ weapon, targets }) => `${weapon}:${targets.join('')}`).join(' '))
            .join(),
    );
  };
  const y = man(2, 'y', 60, 60);
  const z = man(2, 'z', 60, 70);
  const far = man(2, 'x', 110, 110);

  it('BTS-SHO-05: at each enemy in reach, with all weapons that reach him and that hands can hold', () => {
    const gun = (range: number, hands: 1 | 2 = 1, more = {}) => ({ id: `g${range}`, range, hands, ...more });
    expect(volleys({ ranged: [gun(30)] }, [y, z, far])).toEqual(['end', '0:1', '0:2']);
    expect(volleys({ ranged: [gun(30), gun(90)] }, [y, far])).toEqual(['end', '0:1 1:1', '1:2', '0:1 1:2']);
    expect(volleys({ ranged: [gun(30, 2), gun(31)] }, [y])).toEqual(['end', '0:1', '1:1']);
    expect(volleys({ ranged: [gun(30)] }, [man(2, 'y', 70, 20)], [wall])).toEqual(['end']);
    expect(volleys({ ranged: [] }, [y])).toEqual(['end']);
  });

  it('BTS-SHO-06, BTS-SHO-07: split between each two: by turns, weapon by weapon and die by die', () => {
    const gun = (id: string, dice: number, hands: 1 | 2 = 1, range = 90) => ({ id, range, hands, dice });
    expect(volleys({ ranged: [gun('g', 3)] }, [y, z])).toEqual(['end', '0:111', '0:222', '0:121', '0:212']);
    expect(volleys({ ranged: [gun('g', 1)] }, [y, z])).toEqual(['end', '0:1', '0:2']);
    expect(volleys({ ranged: [gun('g', 1), gun('h', 2)] }, [y, z])).toEqual([
      'end',
      '0:1 1:11',
      '0:2 1:22',
      '0:1 1:22',
      '0:2 1:11',
      '0:1 1:12',
      '0:2 1:21',
    ]);
    // Of two loads each is listed, and each is split.
    expect(volleys({ ranged: [gun('g', 2, 2), gun('h', 2, 2)] }, [y, z])).toEqual([
      'end',
      '0:11',
      '0:22',
      '1:11',
      '1:22',
      '0:12',
      '0:21',
      '1:12',
      '1:21',
    ]);
    // What does not reach the one fires at the other alone.
    expect(volleys({ ranged: [gun('g', 1), gun('h', 2, 1, 21)] }, [y, far])).toEqual([
      'end',
      '0:1 1:11',
      '0:2',
      '0:2 1:11',
    ]);
  });
});
