import { describe, expect, it } from 'vitest';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { damage, hit, location, row, scene, type UnitBody, led } from './scene.js';

/** `a` of seat 0 with an officer, `b` of seat 1 twenty centimetres off. */
const facing = (own: Partial<UnitBody> = {}, other: Partial<UnitBody> = {}, others: readonly UnitBody[] = []) =>
  scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own },
      { id: 'b', seat: 1, at: row(20, 43, 5), ...other },
      ...others,
    ],
  });

const impacts = (s: ReturnType<typeof facing>) => s.events('impacts.shared')[0]!;

describe('AT-43, the fire zone', () => {
  const between = (more: Partial<UnitBody> = {}): UnitBody => ({ id: 'm', seat: 1, at: row(20, 32, 3), ...more });
  const zone = (
    own: Partial<UnitBody>,
    other: Partial<UnitBody>,
    middle: UnitBody,
    shots: readonly number[] = [6, 6, 6],
  ) =>
    facing(own, other, [middle])
      .fire('a', 'rifle', 'b')
      .do(hit(...shots));

  it('AT43-ZON-01, AT43-ZON-05, R-45, edge case 16: whoever stands even partly between the two units is in the zone, friend or enemy', () => {
    for (const seat of [0, 1]) expect(impacts(zone({}, {}, between({ seat }))).zone).toHaveLength(3);
    // The surface is bounded by the line along the left edges of both units (x = 18.5).
    expect(impacts(zone({}, {}, between({ at: [[17.001, 32]] }))).zone).toHaveLength(1);
    expect(impacts(zone({}, {}, between({ at: [[16.999, 32]] }))).zone).toHaveLength(0);
  });

  it('AT43-ZON-02: indirect fire has none', () => {
    const s = facing({ at: row(20, 20, 2), figures: { 0: officer(), 1: bearer('launcher') } }, {}, [between()]).do(
      'plain',
    );
    s.fire('a', 'launcher', 'b', 4).do(hit(6));
    expect(s.told).not.toContain('impacts.shared');
  });

  it('AT43-ZON-03: it is drawn with all members of both units, those who do not fire included', () => {
    const own = {
      at: [
        [20, 20],
        [23.5, 20],
        [27, 20],
        [30.5, 20],
      ] as const,
      figures: { 0: officer(), 3: { weapons: ['knife'] } },
    };
    const aside = between({ at: [[31, 32]] });
    expect(
      impacts(
        zone(
          own,
          {
            at: [
              [20, 43],
              [23, 43],
              [26, 43],
              [29, 43],
            ],
          },
          aside,
        ),
      ).zone,
    ).toHaveLength(1);
    expect(
      impacts(
        zone(
          { at: row(20, 20, 3) },
          {
            at: [
              [20, 43],
              [23, 43],
            ],
          },
          aside,
        ),
      ).zone,
    ).toHaveLength(0);
  });

  it('AT43-ZON-04: towards one designated machine it is drawn to that machine alone', () => {
    const target = { at: row(20, 60, 3, 9), kind: WALKER };
    const middle = between({ at: [[38, 50]], kind: { ...WALKER, radius: 1.5 } });
    const whole = facing({ kind: { weapons: ['cannon'], size: 4 } }, target, [middle]).fire('a', 'cannon', 'b');
    const single = facing({ kind: { weapons: ['cannon'], size: 4 } }, target, [middle]).fire('a', 'cannon', 'b', 0);
    const after = (s: ReturnType<typeof facing>) => (s.next === 'at43.roll.hit' ? s.do(hit(6, 6, 6)) : s);
    expect(impacts(after(whole)).zone).toHaveLength(1);
    expect(impacts(after(single)).zone).toHaveLength(0);
  });

  it('AT43-ZON-04, AT43-ZON-06: his comrades are no target then, and stand in it like anybody else', () => {
    // Two machines in file: the shot at the one behind passes the one in front.
    const file = { at: [[20, 50], [20, 60]] as const, kind: WALKER }; // prettier-ignore
    const shot = (figure?: number) => {
      const s = facing({ kind: { weapons: ['cannon'], size: 4 } }, file).fire('a', 'cannon', 'b', figure);
      return impacts(s.next === 'at43.roll.hit' ? s.do(hit(6, 6, 6)) : s).zone;
    };
    const front = facing({}, file).figure('b', 0);
    expect([shot(1), shot(0), shot()]).toEqual([[front], [], []]);
  });

  it('AT43-ZON-06: members of the two units are never in it', () => {
    const own = {
      at: [
        [20, 20],
        [20, 23.5],
        [20, 27],
      ] as const,
    };
    const s = facing(own, {})
      .fire('a', 'rifle', 'b')
      .do(hit(6, 6, 6));
    expect(impacts(s)).toMatchObject({ zone: [], target: 3 });
  });

  it('AT43-ZON-07, edge case 18: who is seen by none of the shooters takes nothing', () => {
    const hidden = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led },
        { id: 'b', seat: 1, at: row(20, 60, 5), kind: { size: 4 } },
        between({ at: row(20, 40, 3), kind: { size: 4 } }),
      ],
      terrain: [{ box: [0, 34, 60, 1], size: 3 }],
    });
    hidden.fire('a', 'rifle', 'b').do(hit(6, 6, 6));
    expect(impacts(hidden).zone).toHaveLength(3);
    const small = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led, kind: { size: 2 } },
        { id: 'b', seat: 1, at: row(20, 60, 5), kind: { size: 2 } },
        between({ at: row(20, 40, 3), kind: { size: 2 } }),
      ],
      terrain: [{ box: [0, 34, 60, 1], size: 3 }],
    });
    expect(small.barred('fire:0')).toEqual(['AT43-SHO-16']);
    const partly = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led },
        { id: 'b', seat: 1, at: row(20, 70, 5), kind: { size: 4 } },
        between({ at: [[23.5, 50]], kind: { size: 3 } }),
      ],
      terrain: [{ box: [0, 45, 60, 1], size: 3 }],
    });
    partly.fire('a', 'rifle', 'b').do(hit(6, 6, 6));
    expect(impacts(partly)).toMatchObject({ zone: [], target: 3 });
  });

  it('AT43-ZON-08, AT43-ZON-11: one impact each, nearest to the shooting leader first; the rest is for the target', () => {
    const three = between({
      at: [
        [20, 34],
        [20, 30],
        [23.5, 36],
      ],
    });
    const s = zone({}, {}, three, [6, 6, 1]);
    expect(impacts(s)).toEqual({ type: 'impacts.shared', zone: [s.figure('m', 1), s.figure('m', 0)], target: 0 });
    const one = zone({}, {}, between({ at: [[20, 32]] }));
    expect(impacts(one)).toMatchObject({ zone: [one.figure('m', 0)], target: 2 });
  });

  it.each([
    [2, 4, 4, 0],
    [4, 4, 4, 3],
    [2, 2, 2, 3],
    [3, 2, 4, 0],
    [3, 4, 2, 0],
    [4, 2, 2, 3],
  ])(
    'AT43-ZON-09, R-46, edge case 17: size %i between shooters of %i and a target of %i: %i impacts',
    (size, own, other, count) => {
      const s = zone({ kind: { size: own } }, { kind: { size: other } }, between({ kind: { size } }));
      expect(impacts(s).zone).toHaveLength(count);
    },
  );

  it('AT43-ZON-10, AT43-STAT-11, AT43-ATT-08, edge case 15: the prone and the kneeling are passed over, unless they are the target', () => {
    expect(impacts(zone({}, {}, between({ prone: [0, 1] }))).zone).toHaveLength(1);
    expect(impacts(zone({}, {}, between({ attitudes: { kneeling: true } })))).toMatchObject({ zone: [], target: 3 });
    const aimed = facing({}, { attitudes: { kneeling: true } })
      .fire('a', 'rifle', 'b')
      .do(hit(6, 6, 6));
    expect(impacts(aimed).target).toBe(3);
  });
});

describe('AT-43, losses from fire', () => {
  it('AT43-CAS-01, AT43-CAS-02: nearest to the shooting leader first', () => {
    const s = facing(
      { kind: { weapons: ['sure'] }, at: row(20, 20, 2) },
      {
        at: [
          [20, 50],
          [20, 46.5],
          [20, 43],
        ],
        kind: { protection: 6 },
      },
    ).fire('a', 'sure', 'b');
    expect(s.events('fighter.lost').map(({ fighter }) => fighter)).toEqual([s.figure('b', 2), s.figure('b', 1)]);
  });

  it('AT43-CAS-01, R-57: with different Protections each impact is tested against the nearest still there', () => {
    const tough: Kind = { protection: 9 };
    const s = facing(
      { at: row(20, 20, 3) },
      {
        at: [
          [20, 43],
          [20, 46.5],
          [20, 50],
        ],
        figures: { 0: tough },
      },
    )
      .fire('a', 'rifle', 'b')
      .do(hit(6, 6, 6));
    expect(s.match.pending).toMatchObject({ chance: { count: 1 } });
    s.do(damage(5));
    expect(s.match.pending).toMatchObject({ chance: { count: 1 } });
    s.do(damage(6));
    s.do(damage(6));
    expect(s.of('b').fighters).toHaveLength(1);
  });

  it('AT43-CAS-03: among equally near ones the shooter chooses', () => {
    const s = facing(
      { at: [[20, 20]], kind: { weapons: ['sure'] } },
      {
        at: [
          [16, 43],
          [24, 43],
        ],
        kind: { protection: 6 },
      },
    ).fire('a', 'sure', 'b');
    expect(s.next).toBe('at43.ask.victim');
    expect(s.seat).toBe(0);
    s.do(s.figure('b', 1));
    expect(s.of('b').fighters.map(({ id }) => id)).toEqual([s.figure('b', 0)]);
  });

  it('AT43-CAS-04, AT43-CAS-05: impacts on machines are shared evenly, the rest to the nearest, each with its own tests', () => {
    const s = facing(
      { at: row(20, 20, 5, 3.1), kind: { weapons: ['cannon'] } },
      {
        at: [
          [20, 43],
          [20, 51.5],
          [20, 60],
        ],
        kind: WALKER,
      },
    );
    s.fire('a', 'cannon', 'b');
    expect(s.match.pending).toMatchObject({ chance: { count: 2, why: 'at43.roll.damage' } });
    s.do(damage(1, 1));
    expect(s.match.pending).toMatchObject({ chance: { count: 2 } });
    s.do(damage(1, 1));
    expect(s.match.pending).toMatchObject({ chance: { count: 1 } });
  });

  it('AT43-CAS-04, R-58: among equally near machines the shooter says who takes the odd one', () => {
    const s = facing(
      { at: row(22.5, 20, 1), kind: { weapons: ['cannon'] } },
      {
        at: [
          [19, 43],
          [26, 43],
        ],
        kind: WALKER,
      },
    ).fire('a', 'cannon', 'b');
    expect(s.next).toBe('at43.ask.extra');
    s.do(s.figure('b', 1), damage(6), location(3));
    expect(s.of('b').fighters.map(({ parts }) => parts[1])).toEqual([3, 1]);
  });

  it('AT43-CAS-06: leaders, officers, specialists and bearers fall like anybody else', () => {
    const order: readonly Kind[] = [officer(), bearer('cannon'), { role: 'specialist', abilities: [] }];
    for (const kind of order) {
      const s = facing(
        { at: [[20, 20]], kind: { weapons: ['sure'] } },
        {
          at: [
            [20, 43],
            [20, 46.5],
          ],
          figures: { 0: { ...kind, protection: 6 } },
        },
      );
      s.fire('a', 'sure', 'b');
      expect(s.events('fighter.lost')[0]!.fighter).toBe(s.figure('b', 0));
    }
  });
});
