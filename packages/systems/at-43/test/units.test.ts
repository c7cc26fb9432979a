import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { isArmour, isFootSoldiers, isInfantry, leaderOf, officerOf } from '../src/units.js';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { damage, hit, morale, row, scene, stateOf, type UnitBody } from './scene.js';

const UM = 1 / 10_000;
const enemy: UnitBody = { id: 'e', seat: 1, at: row(20, 60, 5) };

/** Fires at `b` with so many sure shots that as many fighters die, nearest to (20, 20) first. */
function shotAt(body: Omit<UnitBody, 'id' | 'seat'>, shots: number) {
  const s = scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, shots), kind: { weapons: ['sure'] } },
      { id: 'b', seat: 1, ...body },
    ],
  });
  return s.do('pay').fire('a', 'sure', 'b');
}

describe('AT-43, units', () => {
  it('AT43-UNIT-01, AT43-UNIT-02: a fighter stays in the unit he began in, whatever happens to it', () => {
    const s = shotAt({ at: row(20, 40, 5) }, 2);
    const mine = s.state.battle.rosters[s.unit('b')]!.fighters;
    expect(s.of('b').fighters.every(({ id }) => mine.includes(id))).toBe(true);
    expect([...s.of('b').fighters.map(({ id }) => id), ...s.of('b').lost].sort((x, y) => x - y)).toEqual([...mine]);
  });

  it('AT43-UNIT-03, R-09: the unit is measured at its leader; a single fighter is his own', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3) },
        { id: 'b', seat: 1, at: row(20, 50, 1) },
      ],
    });
    expect(leaderOf(state, 0).id).toBe(0);
    expect(leaderOf(state, 1).id).toBe(3);
  });

  it('AT43-UNIT-04: the nearest standard fighter takes a fallen leader’s place where he stands', () => {
    const s = shotAt(
      {
        at: [
          [20, 40],
          [27, 41],
          [23, 43],
        ],
      },
      1,
    );
    expect(s.events('fighter.lost')[0]).toMatchObject({ fighter: s.figure('b', 0) });
    expect(s.of('b').leader).toBe(s.figure('b', 2));
    expect(leaderOf(s.state, s.unit('b'))).toMatchObject({ x: 230_000, y: 430_000 });
  });

  it('AT43-UNIT-04, R-10: special fighters lead only when no standard one is left; equals are for the owner to choose from', () => {
    const special = shotAt(
      {
        at: [
          [20, 40],
          [22, 43],
          [20, 47],
        ],
        figures: { 1: bearer('cannon') },
      },
      1,
    );
    expect(special.of('b').leader).toBe(special.figure('b', 2));
    const lone = shotAt(
      {
        at: [
          [20, 40],
          [22, 43],
        ],
        figures: { 1: bearer('cannon') },
      },
      1,
    );
    expect(lone.of('b').leader).toBe(lone.figure('b', 1));
    const tie = shotAt(
      {
        at: [
          [20, 40],
          [16, 43],
          [24, 43],
        ],
      },
      1,
    );
    expect(tie.next).toBe('at43.ask.leader');
    expect(tie.seat).toBe(1);
    expect(tie.do(tie.figure('b', 2)).of('b').leader).toBe(tie.figure('b', 2));
  });

  it('AT43-UNIT-05: a unit that was played has everybody within 10 cm of its leader', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 5) }, enemy] });
    s.do('pay', 'combat');
    expect(s.refusal(s.spots('a', [undefined, undefined, undefined, [30, 22], [33, 20]]))).toEqual([]);
    expect(s.refusal(s.spots('a', [undefined, undefined, undefined, [30, 22], [33 + UM, 20]]))).toEqual([
      'AT43-UNIT-05',
    ]);
  });

  it('AT43-UNIT-06: and everybody within 2.5 cm of another member', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 3) }, enemy] });
    s.do('pay', 'combat');
    expect(s.refusal(s.spots('a', [undefined, undefined, [29, 20]]))).toEqual([]);
    expect(s.refusal(s.spots('a', [undefined, undefined, [29 + UM, 20]]))).toEqual(['AT43-UNIT-06']);
  });

  it('AT43-UNIT-05, AT43-UNIT-06: two pairs side by side keep together without one chain', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [23.5, 20],
            [27, 20],
            [30.5, 20],
          ],
        },
        enemy,
      ],
    });
    s.do('pay', 'combat');
    expect(s.refusal(s.spots('a', [undefined, undefined, [29.5, 20], [32.9, 20]]))).toEqual([]);
  });

  it('AT43-UNIT-05, AT43-UNIT-06, R-11: a unit in cohesion ends in cohesion, however far its leader goes', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 3), figures: { 2: { movement: 4 } } }, enemy] });
    s.do('pay', 'combat');
    expect(
      s.refusal(
        s.spots('a', [
          [20, 32],
          [23.5, 32],
          [27, 24],
        ]),
      ),
    ).toEqual(['AT43-UNIT-06']);
    expect(
      s.refusal(
        s.spots('a', [
          [20, 24],
          [23.5, 24],
          [27, 24],
        ]),
      ),
    ).toEqual([]);
  });

  it('AT43-UNIT-05, R-11: a unit torn apart by losses must close up when it acts, as near as its members can', () => {
    const tornAt = (x: number) =>
      scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [20, 20],
              [x, 20],
              [x + 3.5, 20],
            ],
          },
          enemy,
        ],
      });
    // 55 cm off nobody can close up, whatever the leader does.
    const torn = tornAt(75);
    torn.do('pay');
    expect(torn.barred('end')).toEqual([]);
    torn.do('combat');
    expect(torn.refusal(torn.shift('a', 0, 0))).toEqual(['AT43-UNIT-05']);
    expect(torn.refusal(torn.spots('a', [undefined, [63, 20], [66.5, 20]]))).toEqual([]);
    expect(torn.refusal(torn.spots('a', [undefined, [70.5, 20], [66.5, 20]]))).toEqual(['AT43-UNIT-05']);
    // 25 cm off they meet halfway: a leader who stays behind is no excuse.
    const mended = tornAt(45).do('pay', 'combat');
    expect(mended.refusal(mended.spots('a', [undefined, [33, 20], [36.5, 20]]))).toEqual(['AT43-UNIT-06']);
    expect(
      mended.refusal(
        mended.spots('a', [
          [31.9, 20],
          [35.3, 20],
          [38.8, 20],
        ]),
      ),
    ).toEqual([]);
    const shooting = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [20, 20],
            [45, 20],
            [48.5, 20],
          ],
        },
        enemy,
      ],
    });
    shooting
      .do('pay')
      .fire('a', 'rifle', 'e')
      .do(hit(1, 1, 1));
    expect(shooting.barred('end')).toEqual(['AT43-UNIT-05']);
    expect(shooting.barred('combat')).toEqual([]);
  });

  it('AT43-UNIT-07, AT43-UNIT-08: infantry is foot soldiers and support units; armour is walkers and vehicles', () => {
    const kinds: readonly Kind[] = [
      {},
      { category: 'support', role: 'gunner' },
      WALKER,
      { ...WALKER, category: 'vehicle' },
    ];
    const state = stateOf({
      units: kinds.map((kind, i) => ({ id: `u${i}`, seat: 0, at: row(20, 20 + 10 * i, 1), kind })),
    });
    expect(kinds.map((_, i) => isInfantry(state, i))).toEqual([true, true, false, false]);
    expect(kinds.map((_, i) => isArmour(state, i))).toEqual([false, false, true, true]);
    expect(kinds.map((_, i) => isFootSoldiers(state, i))).toEqual([true, false, false, false]);
  });

  it('AT43-UNIT-09: a combat suit is a foot soldier: one point of damage removes it', () => {
    const s = shotAt({ at: row(20, 40, 3), kind: { rank: 3, size: 3, protection: 8 } }, 1);
    s.do(damage(6));
    expect(s.of('b').fighters).toHaveLength(2);
  });

  const gun: Kind = { category: 'support', role: 'supportWeapon', weapons: ['cannon'] };
  const gunner: Kind = { category: 'support', role: 'gunner', weapons: ['knife'] };
  const battery = (gunnerAt: readonly [number, number], prone: readonly number[] = []): UnitBody => ({
    id: 'a',
    seat: 0,
    at: [gunnerAt, [30, 20]],
    figures: { 0: gunner, 1: gun },
    prone,
  });

  it('AT43-UNIT-10, R-77: a support weapon fires only with a gunner of its unit beside it', () => {
    const near = scene({ units: [battery([30 - 5.5, 20]), enemy] });
    expect(near.do('pay').barred(near.fireWith('cannon'))).toEqual([]);
    const far = scene({ units: [battery([30 - 5.5 - UM, 20]), enemy] });
    expect(far.do('pay').barred(far.fireWith('cannon'))).toEqual(['AT43-UNIT-10']);
  });

  it('AT43-UNIT-10, R-77: a gunner serves one weapon in an activation; without gunners a weapon does not even move', () => {
    const two = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [
            [30, 20],
            [33.2, 20],
            [26.8, 20],
          ],
          figures: { 0: gunner, 1: gun, 2: gun },
        },
        enemy,
      ],
    });
    two.do('pay', two.fireWith('cannon'));
    const both = [
      [two.figure('a', 1), 0],
      [two.figure('a', 2), 0],
    ];
    const target = { unit: two.unit('e'), fighter: NOBODY };
    expect(two.refusal({ target, uses: both })).toEqual(['AT43-UNIT-10']);
    // Which of the two he serves is his player's business.
    expect(two.refusal({ target, uses: both.slice(0, 1) })).toEqual([]);
    expect(two.refusal({ target, uses: both.slice(1) })).toEqual([]);
    const alone = scene({ units: [{ id: 'a', seat: 0, at: [[30, 20]], figures: { 0: gun } }, enemy] });
    expect(alone.do('pay').barred('combat')).toEqual(['AT43-DMG-16']);
  });

  it('AT43-UNIT-11, AT43-UNIT-17: a special-weapon bearer is a special fighter with his own weapon', () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 4), figures: { 3: bearer('cannon') } }, enemy] });
    s.do('pay', 'plain');
    expect(s.aim('a', 'cannon', 'e').uses).toEqual([[s.figure('a', 3), 0]]);
    expect(s.aim('a', 'rifle', 'e').uses).toHaveLength(3);
  });

  it('AT43-UNIT-12, AT43-UNIT-13, AT43-UNIT-14: the officer fights like his men, and is their leader', () => {
    const state = stateOf({ units: [{ id: 'a', seat: 0, at: row(20, 20, 3), figures: { 0: officer() } }] });
    expect(officerOf(state, 0)).toBe(0);
    expect(leaderOf(state, 0).id).toBe(0);
    const [leading, ordinary] = state.battle.sheets;
    expect(leading).toMatchObject({
      combat: ordinary!.combat,
      protection: ordinary!.protection,
      mounts: ordinary!.mounts,
    });
  });

  it('AT43-UNIT-15: a fallen officer is replaced as leader, not as officer', () => {
    const s = shotAt({ at: row(20, 40, 3), figures: { 0: officer() } }, 1);
    expect(s.of('b').leader).toBe(s.figure('b', 1));
    expect(officerOf(s.state, s.unit('b'))).toBe(NOBODY);
  });

  it('AT43-UNIT-18: a specialist does what his card says: a medic may bring a comrade back', () => {
    const patched = (role: Kind) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 1), kind: { weapons: ['sure'] } },
          { id: 'b', seat: 1, at: row(20, 40, 3), figures: { 2: role } },
        ],
      });
      return s.do('pay').fire('a', 'sure', 'b');
    };
    expect(patched({ role: 'specialist', abilities: ['medic'] }).next).toBe('at43.roll.medic');
    expect(patched({ role: 'specialist' }).next).toBe('at43.ask.action');
  });

  it('AT43-UNIT-19: only weapons that a fighter has can be fired', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['knife'] }, figures: { 1: { weapons: ['rifle'] } } },
        enemy,
      ],
    });
    s.do('pay', s.fireWith('rifle'));
    const target = { unit: s.unit('e'), fighter: NOBODY };
    expect(s.refusal({ target, uses: [[s.figure('a', 0), 0]] })).toEqual(['AT43-SHO-03']);
    expect(s.refusal({ target, uses: [[s.figure('a', 1), 0]] })).toEqual([]);
  });

  it('AT43-UNIT-08: the others of an armoured unit are shaken when one is lost', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['sure'] } },
        { id: 'b', seat: 1, at: row(20, 40, 2, 7), kind: { ...WALKER, structure: [1, 1, 1], protection: 6 } },
      ],
    });
    s.do('pay', s.fireWith('sure'), s.aim('a', 'sure', 'b', 0));
    expect(s.next).toBe('at43.roll.location');
    s.do({ kind: 'dice', outcome: [3] }, morale(6));
    expect(s.of('b').fighters).toHaveLength(1);
  });
});
