import { describe, expect, it } from 'vitest';
import { seesFigure } from '../src/sight/sight.js';
import type { Body, FigureBody, RangedBody } from '../src/scenario/body.js';
import { apart, man, roll, scene, um, type Scene } from './scene.js';

const shoot = { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] };
const other = man(1, 'other', 5, 5, { ranged: [{ range: 200 }] });
const duel = (
  a: Partial<FigureBody>,
  gun: RangedBody,
  z: Partial<FigureBody> = {},
  more: Partial<Body> & { extra?: readonly FigureBody[] } = {},
): Scene => {
  const { extra = [], ...rest } = more;
  return scene({
    figures: [man(1, 'a', 20, 20, { ranged: [gun], ...a }), man(2, 'z', 40, 20, { pv: 5, ...z }), ...extra, other],
    begin: 'shots',
    ...rest,
  });
};
const moved = (spent = 100_000) => ({ marks: { moved: true, spent } });
const modifier = (t: Scene, face = 1) => t.do(shoot, roll('to-hit', face)).events('hits.rolled')[0]?.modifier;

describe('special rules of shooters', () => {
  it('BTS-SPR-01: Mounted hunters: mounted, Heavy weapons follow the Light rules', () => {
    const hunter = (more: Partial<FigureBody>) => duel({ ...moved(), ...more }, { category: 'heavy' });
    expect(modifier(hunter({ rules: ['srMountedHunter'], build: 'cavalry' }))).toBe(-1);
    expect(hunter({ rules: ['srMountedHunter'] }).refusal(shoot)).toEqual(['BTS-WPN-09']);
    expect(hunter({ build: 'cavalry' }).refusal(shoot)).toEqual(['BTS-WPN-09']);
  });

  it('BTS-SPR-07, BTS-IMP-02, BTS-IMP-10: a shield spoils the aim with a two-handed weapon, except a Master archer’s', () => {
    expect(modifier(duel({ support: ['shield'] }, { hands: 2 }))).toBe(-1);
    expect(modifier(duel({ support: ['shield'] }, { hands: 1 }))).toBe(0);
    expect(modifier(duel({ support: ['shield'], rules: ['srMasterArcher'] }, { hands: 2 }))).toBe(0);
  });

  it('BTS-SPR-08, R-06: Plasma: every die that counts as a 1 strikes the shooter with the weapon’s Force', () => {
    const plasma = { rules: ['srPlasma'], force: 7 };
    const t = duel({ pv: 3, ...moved() }, plasma).do(shoot, roll('to-hit', 2));
    expect(t.next).toBe('bts.roll.wound');
    t.do(roll('wound', 6));
    expect([t.figure('a').pv, t.events('wounds.rolled')[0]?.force]).toEqual([2, 7]);
    expect(duel({ pv: 3 }, plasma).do(shoot, roll('to-hit', 2)).next).toBe('bts.ask.shoot');
  });

  it('BTS-SPR-12: Stabilised: no penalty after half the Mvt or less', () => {
    expect(modifier(duel(moved(80_000), { rules: ['srStabilised'] }))).toBe(0);
    expect(modifier(duel(moved(80_001), { rules: ['srStabilised'] }))).toBe(-1);
    expect(modifier(duel(moved(80_000), {}))).toBe(-1);
  });

  it('BTS-SPR-15: Repeating: a D6 of shots', () => {
    const t = duel({}, { rules: ['srRepeating'] }).do(shoot, roll('repeating', 4), roll('to-hit', 1, 1, 1, 1));
    expect(t.events('hits.rolled')[0]?.faces).toHaveLength(4);
  });

  it('BTS-SPR-61, BTS-SPR-16, R-52: Fragmentation bursts on the target: half Force for the others; Bursting shot only on a natural 6', () => {
    const near = [man(2, 'y', 43, 20, { pv: 5 })];
    const t = duel({}, { rules: ['srFragmentation'], force: 7 }, {}, { extra: near }).do(
      shoot,
      roll('to-hit', 4),
      roll('wound', 1),
      roll('wound', 1),
    );
    expect(t.events('wounds.rolled').map(({ victim, force }) => [victim, force])).toEqual([
      [1, 7],
      [2, 4],
    ]);
    const bursting = (face: number) =>
      duel({}, { rules: ['srBurstingShot'], force: 7 }, {}, { extra: near }).do(
        shoot,
        roll('to-hit', face),
        roll('wound', 1),
      ).next;
    expect([bursting(6), bursting(5)]).toEqual(['bts.roll.wound', 'bts.ask.shoot']);
  });

  it('BTS-SPR-26: Sturdy: one-handed Heavy weapons are Light, two-handed ones Precision', () => {
    const sturdy = (hands: 1 | 2, spent: number) =>
      duel({ rules: ['srSturdy'], ...moved(spent) }, { category: 'heavy', hands });
    expect(modifier(sturdy(1, 150_000))).toBe(-1);
    expect(modifier(sturdy(2, 80_000))).toBe(-1);
    expect(sturdy(2, 80_001).refusal(shoot)).toEqual(['BTS-WPN-08']);
  });

  it('BTS-SPR-31: Treacherous: past allies with a Trajectory roll that may strike them, and into fights without penalty', () => {
    const friend = [man(1, 'c', 30, 20, { pv: 3 })];
    expect(duel({}, {}, { height: 4 }, { extra: friend }).refusal(shoot)).toEqual(['BTS-SHO-14']);
    const t = duel({ rules: ['srTreacherous'] }, {}, { height: 4 }, { extra: friend });
    t.do(shoot, roll('to-hit', 6), roll('trajectory', 3), roll('wound', 6));
    expect(t.figure('c').pv).toBe(2);
    const melee = { extra: [man(1, 'c', 40, 22.5)], engaged: [['c', 'z']] as const };
    expect([modifier(duel({}, {}, {}, melee)), modifier(duel({ rules: ['srTreacherous'] }, {}, {}, melee))]).toEqual([
      -1, 0,
    ]);
  });

  it('BTS-SPR-56, BTS-SHO-21, BTS-WPN-11, R-07, edge case 33, edge case 34: only a natural 6 hits a Swarm; flamethrowers use their CT', () => {
    const swarm = { rules: ['srSwarm'] };
    const hits = (t: Scene, face: number) => t.do(shoot, roll('to-hit', face)).events('hits.rolled')[0]?.hits;
    expect([hits(duel({}, {}, swarm), 5), hits(duel(moved(), {}, swarm), 6)]).toEqual([0, 1]);
    expect(hits(duel({}, { category: 'flamer' }, swarm), 4)).toBe(1);
  });

  it('BTS-SPR-39: a Gigantic shooter has no penalty for moving; small figures do not cover a Gigantic target', () => {
    expect(modifier(duel({ rules: ['srGigantic'], ...moved() }, {}))).toBe(0);
    const big = { rules: ['srGigantic'], height: 9, baseMm: 60 };
    const blocked = (z: Partial<FigureBody>, y: Partial<FigureBody>) =>
      duel({}, {}, { height: 9, baseMm: 60, ...z }, { extra: [man(2, 'y', 35, 20, { height: 6, ...y })] }).do(
        shoot,
        roll('to-hit', 6),
      ).next;
    expect(blocked({}, {})).toBe('bts.roll.trajectory');
    expect(blocked(big, {})).toBe('bts.roll.wound');
    expect(blocked(big, { build: 'monster' })).toBe('bts.roll.trajectory');
    expect(blocked(big, { baseMm: 60 })).toBe('bts.roll.trajectory');
  });

  it('BTS-SPR-49: Mastery of a ranged weapon rolls its misses again; of another it does not', () => {
    const next = (x: string) =>
      duel({ rules: [{ id: 'srMastery', x }] }, { id: 'rifle' }).do(shoot, roll('to-hit', 3)).next;
    expect([next('rifle'), next('bow')]).toEqual(['bts.roll.to-hit-again', 'bts.ask.shoot']);
  });

  it('BTS-SPR-74, BTS-GEN-08, BTS-GEN-11: Expert shot rolls misses again, once, and the last result stands', () => {
    const t = duel({ rules: ['srExpertShot'] }, { dice: 2 });
    t.do(
      { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z', 'z'] }] }] },
      roll('to-hit', 5, 2),
      roll('to-hit-again', 3),
    );
    expect(t.events('hits.rolled')[0]).toMatchObject({ faces: [5, 3], hits: 1, rerolled: 1 });
  });

  it('BTS-SPR-55, BTS-SPR-58: a Gunslinger fires three one-handed weapons, a Many-armed figure four', () => {
    const guns = (n: number) => ({
      ranged: Array.from({ length: n }, (_, i) => ({ id: `gun-${i}`, hands: 1 as const })),
    });
    const refusal = (n: number, rules: readonly string[]) =>
      scene({
        figures: [man(1, 'a', 20, 20, { ...guns(n), rules }), man(2, 'z', 40, 20), other],
        begin: 'shots',
      }).refusal({
        do: 'shoot',
        volleys: [{ figure: 'a', shots: Array.from({ length: n }, (_, weapon) => ({ weapon, targets: ['z'] })) }],
      });
    expect([refusal(3, ['srGunslinger']), refusal(4, ['srGunslinger'])]).toEqual([[], ['BTS-SHO-03']]);
    expect([refusal(4, ['srManyArmed']), refusal(5, ['srManyArmed'])]).toEqual([[], ['BTS-SHO-03']]);
  });

  it('BTS-SPR-72: Poisoned shots roll wound dice of 1 again, flamethrowers’ do not', () => {
    const next = (category: RangedBody['category']) =>
      duel({ rules: ['srPoisoned'] }, { category: category ?? 'light' }).do(shoot, roll('to-hit', 6), roll('wound', 1))
        .next;
    expect([next('light'), next('flamer')]).toEqual(['bts.roll.wound-again', 'bts.ask.shoot']);
  });

  it('BTS-SPR-78, R-87: Line troops shoot past the two comrades in line before them', () => {
    const line = (rules: readonly string[], x3 = 25) => [
      man(1, 'b', 22.5, 20, { rules }),
      man(1, 'c', x3, 20, { rules }),
    ];
    const rules = ['srLineTroops'];
    const at = (own: readonly string[], others: readonly string[], x3?: number) =>
      duel({ rules: own }, {}, { height: 5 }, { extra: line(others, x3) }).refusal(shoot);
    expect(at(rules, rules)).toEqual([]);
    expect(at([], rules)).toEqual(['BTS-SHO-05']);
    expect(at(rules, [])).toEqual(['BTS-SHO-05']);
    expect(at(rules, rules, 25.1)).toEqual(['BTS-SHO-14']);
  });

  it('BTS-SPR-68, BTS-IMP-11, R-81: a Loner who has not moved is unseen from more than 15 cm where some scenery covers it', () => {
    const wood = { kind: 'wooded', box: [35, 10, 20, 20] as const, height: 8 };
    const sees = (gap: number, z: Partial<FigureBody>, terrain: Body['terrain'] = [wood]) => {
      const t = scene({ figures: [man(1, 'a', 40 - apart(gap), 20), man(2, 'z', 40, 20, z)], terrain: terrain ?? [] });
      return seesFigure(t.state, 0, 1);
    };
    const loner = { rules: ['srLoner'] };
    expect([sees(15, loner), sees(15 + um(1), loner)]).toEqual([true, false]);
    expect(sees(20, { ...loner, marks: { moved: true } })).toBe(true);
    expect(sees(20, loner, [])).toBe(true);
    expect(sees(20, { ...loner, build: 'cavalry' })).toBe(true);
    expect([sees(30, { ...loner, armourRank: 3 }), sees(30 + um(1), { ...loner, armourRank: 3 })]).toEqual([
      true,
      false,
    ]);
    expect([sees(37, { ...loner, armourRank: 4 }), sees(20, { support: ['camo-cloak'] })]).toEqual([true, false]);
  });
});

describe('shots on the move, along a line and at big game', () => {
  it('BTS-SPR-12, BTS-SPR-59: a stabilised weapon counts the way of what carries it: half its Mvt, and not more', () => {
    const modifier = (spent: number) =>
      scene({
        phase: 'shooting',
        begin: 'shots',
        figures: [
          man(1, 'v', 40, 60, {
            build: 'monster',
            baseMm: 60,
            height: 4,
            mvt: 30,
            pv: 5,
            capacity: 4,
            rules: ['srFiringPlatform'],
            marks: { moved: true, spent, done: true },
          }),
          man(1, 'p', 0, 0, {
            place: 'aboard',
            host: 'v',
            ranged: [{ category: 'light', rules: ['srStabilised'] }],
          }),
          man(2, 'z', 70, 60),
        ],
      })
        .do({ do: 'shoot', volleys: [{ figure: 'p', shots: [{ weapon: 0, targets: ['z'] }] }] }, roll('to-hit', 1))
        .events('hits.rolled')[0]?.modifier;
    expect([modifier(150_000), modifier(150_001)]).toEqual([0, -1]);
  });

  it('BTS-WPN-11: each hit of a flamethrower is one on everybody on the line, even when the target has fallen', () => {
    const t = scene({
      phase: 'shooting',
      begin: 'shots',
      figures: [
        man(1, 'g', 30, 60, { ranged: [{ category: 'flamer', force: 8, range: 45, dice: 2 }] }),
        man(2, 'x', 40, 60, { pv: 3, height: 2 }),
        man(2, 'z', 50, 60),
        man(2, 'far', 110, 110),
      ],
    }).do(
      { do: 'shoot', volleys: [{ figure: 'g', shots: [{ weapon: 0, targets: ['z', 'z'] }] }] },
      roll('to-hit', 6, 6),
      roll('wound', 6),
      roll('wound', 6),
      roll('wound', 6),
    );
    expect([t.figure('z').place, t.figure('x').pv]).toEqual(['gone', 1]);
  });

  it('BTS-SPR-41: Big game knows a Beast by its keyword as by its build', () => {
    const modifier = (more: Partial<FigureBody>) =>
      scene({
        phase: 'duel',
        begin: 'duels',
        engaged: [['a', 'm']],
        figures: [
          man(1, 'a', 33.25, 60, { rules: ['srBigGame'] }),
          man(2, 'm', 35.75, 60, more),
          man(2, 'y', 110, 110),
        ],
      })
        .do(roll('duel', 5), roll('duel', 1), { to: [38.75, 60] }, roll('wound', 3))
        .events('wounds.rolled')[0]?.modifier;
    expect([modifier({ keywords: ['beast'] }), modifier({})]).toEqual([1, 0]);
  });
});
