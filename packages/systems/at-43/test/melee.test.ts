import { describe, expect, it } from 'vitest';
import type { Fight } from '../src/melee/fights.js';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { damage, hit, location, row, scene, type UnitBody, led } from './scene.js';

const UM = 1 / 10_000;

/** `a` of seat 0 stands in contact with `b` of seat 1, one centimetre between the lines. */
const locked = (own: Partial<UnitBody> = {}, other: Partial<UnitBody> = {}, others: readonly UnitBody[] = []) =>
  scene({
    units: [
      { id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own },
      { id: 'b', seat: 1, at: row(20, 24, 3), ...other },
      ...others,
    ],
    cards: [[], ['b']],
  });

const offered = (s: ReturnType<typeof locked>): Fight[] => s.options().filter(option => option !== 'done') as Fight[];
/** Each with all who can take part: those without the ones who have others to strike are left out. */
const fights = (s: ReturnType<typeof locked>): Fight[] =>
  offered(s).filter(({ weapon, defender, uses }) =>
    offered(s).every(
      other =>
        other.weapon !== weapon ||
        other.defender !== defender ||
        other.uses.length <= uses.length ||
        !uses.every(([who]) => other.uses.some(([one]) => one === who)),
    ),
  );
const against = (s: ReturnType<typeof locked>, unit: string): Fight =>
  fights(s).find(({ defender }) => s.state.battle.rosters[s.unit(unit)]!.fighters.includes(defender))!;

describe('AT-43, melee', () => {
  it('AT43-MEL-01: in its own activation, with a figure engaged after its move or without one', () => {
    expect(locked().barred('melee')).toEqual([]);
    const apart = locked({}, { at: row(20, 25.5 + UM, 3) });
    expect(apart.barred('melee')).toEqual(['AT43-MEL-03']);
    apart.do('combat', apart.shift('a', 0, UM));
    expect(apart.barred('melee')).toEqual([]);
  });

  it('AT43-MEL-02: once with each melee weapon', () => {
    const s = locked({ kind: { weapons: ['knife', 'blades'] } }).do('melee');
    expect(fights(s).map(({ weapon }) => weapon)).toEqual([5, 6]);
    s.do(fights(s)[0], hit(1, 1, 1));
    expect(fights(s).map(({ weapon }) => weapon)).toEqual([6]);
    s.do(fights(s)[0], hit(1, 1, 1));
    expect(s.told).toContain('activation.ended');
  });

  it('AT43-MEL-03: only engaged fighters with a melee weapon strike, and nobody strikes back', () => {
    const s = locked({
      at: [
        [20, 20],
        [23.5, 20],
        [23.5, 15],
      ],
      kind: { weapons: ['rifle'] },
      figures: { 0: officer(), 1: { weapons: ['knife'] }, 2: { weapons: ['knife'] } },
    });
    s.do('melee');
    expect(fights(s)).toEqual([{ weapon: 5, uses: [[s.figure('a', 1), 0]], defender: s.figure('b', 0) }]);
    expect(s.refusal({ weapon: 5, uses: [[s.figure('a', 2), 0]], defender: s.figure('b', 0) })).toEqual([
      'AT43-MEL-03',
    ]);
    s.do(fights(s)[0], hit(1));
    expect(s.events('fight.declared')).toHaveLength(1);
    expect(s.of('a').fighters).toHaveLength(3);
  });

  it('AT43-MEL-04, edge case 45: special-weapon bearers never strike, but can be struck', () => {
    const s = locked({ figures: { 0: officer(), 1: bearer('cannon') } }).do('melee');
    expect(fights(s)[0]!.uses.map(([who]) => who)).toEqual([s.figure('a', 0), s.figure('a', 2)]);
    expect(s.refusal({ weapon: 5, uses: [[s.figure('a', 1), 1]], defender: s.figure('b', 0) })).toEqual([
      'AT43-MEL-04',
    ]);
    const alone = locked({ at: [[20, 20]], figures: { 0: bearer('cannon') } }).do('pay');
    expect(alone.barred('melee')).toEqual(['AT43-MEL-03']);
    expect(alone.barred('fire:3')).toEqual(['AT43-SHO-04']);
    const struck = locked({}, { figures: { 1: bearer('cannon') } }).do('melee');
    struck.do(fights(struck)[0], hit(6, 6, 6), damage(6, 6, 6));
    expect(struck.of('b').place).toBe('eliminated');
  });

  it('AT43-MEL-05, AT43-MEL-09: one fight for one type; leaders, officers and specialists are of the type of the others', () => {
    const s = locked({}, { figures: { 0: officer(), 1: { role: 'specialist' } } }).do('melee');
    expect(fights(s)).toHaveLength(1);
    expect(fights(s)[0]!.uses).toHaveLength(3);
  });

  it('AT43-MEL-06: particular characteristics or weapons fight apart, heroes always', () => {
    const tougher = locked({}, { figures: { 1: { combat: 7 } } }).do('melee');
    expect(fights(tougher)).toHaveLength(2);
    const hero: Kind = { role: 'hero', hero: 'h', command: {} };
    expect(fights(locked({}, { figures: { 0: hero } }).do('melee'))).toHaveLength(2);
    const heroic = locked({ figures: { 0: hero } }).do('melee');
    expect(fights(heroic)).toHaveLength(2);
    const [first] = fights(heroic);
    expect(
      heroic.refusal({
        ...first!,
        uses: [
          [heroic.figure('a', 0), 1],
          [heroic.figure('a', 1), 1],
        ],
      }),
    ).toEqual(['AT43-MEL-06']);
  });

  it('AT43-MEL-05, AT43-MEL-10, R-59: a type fights whole, and there is no second wave against the same defenders', () => {
    const s = locked({ at: row(20, 20, 4) }, { at: row(20, 24, 4) }).do('melee');
    const [all] = fights(s);
    expect(all!.uses).toHaveLength(4);
    expect(offered(s)).toHaveLength(1);
    expect(s.refusal({ ...all!, uses: all!.uses.slice(0, 3) })).toEqual(['AT43-MEL-05']);
    s.do(all, hit(1, 1, 1, 1));
    expect(s.told).toContain('activation.ended');
  });

  it('AT43-MEL-10, R-59: who touches two types may be kept for the other, and nobody else', () => {
    // Attackers 0 and 1 touch `b`, 1 and 2 touch `c`.
    const two = () => locked({}, { at: [[20, 24]] }, [{ id: 'c', seat: 1, at: [[27, 24]] }]).do('melee');
    const s = two();
    const [a, b, c] = [0, 1, 2].map(i => [s.figure('a', i), 1] as const);
    const fight = against(s, 'b');
    expect(fight.uses).toEqual([a, b]);
    expect(offered(s).map(({ uses }) => uses)).toEqual([[a, b], [b, c], [a], [c]]);
    expect(s.refusal({ ...fight, uses: [a] })).toEqual([]);
    expect(s.refusal({ ...fight, uses: [b] })).toEqual(['AT43-MEL-05']);
    s.do({ ...fight, uses: [a] }, hit(1));
    // Whoever was kept goes to the other fight now: nobody strikes `b` again.
    expect(offered(s).map(({ uses }) => uses)).toEqual([[b, c]]);
    expect(s.refusal({ ...fight, uses: [b] })).toEqual(['AT43-MEL-05']);
    expect(s.refusal({ ...against(s, 'c'), uses: [c] })).toEqual(['AT43-MEL-05']);
    const first = two();
    first.do(fight, hit(1, 1));
    expect(offered(first).map(({ uses }) => uses)).toEqual([[c]]);
  });

  it('AT43-MEL-07: defenders of different units are different fights', () => {
    const s = locked({}, { at: [[20, 24]] }, [{ id: 'c', seat: 1, at: [[27, 24]] }]).do('melee');
    expect(fights(s)).toHaveLength(2);
    const fight = against(s, 'c');
    expect(fight.uses.map(([who]) => who)).toEqual([s.figure('a', 1), s.figure('a', 2)]);
  });

  it('AT43-MEL-08: gunners and their weapons are different fights', () => {
    const crew = {
      figures: {
        0: { category: 'support', role: 'gunner' },
        1: { category: 'support', role: 'supportWeapon' },
        2: { category: 'support', role: 'gunner' },
      },
    } as const;
    expect(fights(locked({}, crew).do('melee'))).toHaveLength(2);
  });

  it('AT43-MEL-10, R-59: the attacker divides his men and chooses the order, or leaves it', () => {
    const s = locked({}, { at: [[20, 24]] }, [{ id: 'c', seat: 1, at: [[27, 24]] }]).do('melee');
    const both = against(s, 'c');
    s.do({ ...both, uses: [[s.figure('a', 2), 1]] }, hit(1));
    expect(against(s, 'b').uses.map(([who]) => who)).toEqual([s.figure('a', 0), s.figure('a', 1)]);
    s.do('done');
    expect(s.events('fight.declared')).toHaveLength(1);
    expect(s.told).toContain('activation.ended');
  });

  it('AT43-MEL-11, R-60: attackers times Rate of Fire, with the weapon’s rerolls', () => {
    const s = locked({ at: [[20, 20]], kind: { ...WALKER, weapons: ['claw'] }, figures: {} }, { at: [[20, 25]] }).do(
      'pay',
      'melee',
    );
    s.do(fights(s)[0]);
    expect(s.match.pending).toMatchObject({ chance: { count: 2, why: 'at43.roll.hit' } });
    const all = locked().do('melee');
    all.do(fights(all)[0]);
    expect(all.match.pending).toMatchObject({ chance: { count: 3 } });
    all.do(hit(1, 1, 1));
    expect(all.told).toContain('activation.ended');
    const again = locked({ kind: { weapons: ['saw'] } }).do('melee');
    again.do(fights(again)[0], hit(1, 1, 6));
    expect(again.prompt).toMatchObject({ ask: 'at43.ask.reroll', rule: 'AT43-MEL-11', shape: { max: 2 } });
  });

  it('AT43-MEL-12, AT43-MEL-13: Accuracy against Combat; each success is an impact with its damage test', () => {
    // The knives of the book: 4 against 5 needs 4 or more.
    const s = locked().do('melee');
    s.do(fights(s)[0], hit(3, 4, 5));
    expect(s.events('test.rolled')[0]).toMatchObject({ test: 'melee', need: 4, successes: 2 });
    expect(s.match.pending).toMatchObject({ chance: { count: 2, why: 'at43.roll.damage' } });
    const hard = locked({}, { kind: { combat: 10 } }).do('melee');
    hard.do(fights(hard)[0]);
    expect(hard.events('test.rolled')[0]).toMatchObject({ need: 'never', successes: 0 });
  });

  it('AT43-MEL-14, R-61, edge case 46: the attacker chooses the losses among those in contact with who struck, never more than there are', () => {
    const s = locked().do('melee');
    s.do(fights(s)[0], hit(6, 6, 1), damage(6, 1));
    expect(s.next).toBe('at43.ask.losses');
    expect(s.prompt!.shape).toMatchObject({
      of: [s.figure('b', 0), s.figure('b', 1), s.figure('b', 2)],
      min: 1,
      max: 1,
    });
    s.do([s.figure('b', 2)]);
    expect(s.of('b').lost).toEqual([s.figure('b', 2)]);
    const few = locked(
      { at: [[20, 20]], kind: { weapons: ['claw'] } },
      { at: row(20, 24, 5), kind: { protection: 11, combat: 1 } },
    ).do('melee');
    few.do(fights(few)[0], damage(6, 6));
    expect(few.events('fight.declared')[0]!.defenders).toEqual([few.figure('b', 0), few.figure('b', 1)]);
    expect(few.of('b').lost).toEqual([few.figure('b', 0), few.figure('b', 1)]);
  });

  it('AT43-MEL-15: against machines the attacker shares the impacts as he likes', () => {
    const s = locked(
      { kind: { weapons: ['claw'] }, at: [[24, 19]] },
      {
        at: [
          [20, 24],
          [27, 24],
        ],
        kind: WALKER,
      },
    ).do('melee');
    s.do(fights(s)[0], hit(6, 6));
    expect(s.next).toBe('at43.ask.impacts');
    s.do([0, 2], damage(6, 1), location(3));
    expect(s.of('b').fighters.map(({ parts }) => parts[1])).toEqual([3, 1]);
  });

  it('AT43-MEL-16: losses are removed when the fight is done, before the next', () => {
    const s = locked({}, { at: [[20, 24]] }, [{ id: 'c', seat: 1, at: [[27, 24]] }]).do('melee');
    s.do({ ...against(s, 'b'), uses: [[s.figure('a', 0), 1]] }, hit(6), damage(6));
    expect(s.of('b').place).toBe('eliminated');
    expect(fights(s)).toHaveLength(1);
  });

  it('AT43-MEL-17: no cover in melee', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...led },
        { id: 'b', seat: 1, at: row(20, 25, 3) },
      ],
      terrain: [{ box: [18, 22, 12, 1], size: 1 }],
    }).do('melee');
    s.do(fights(s as ReturnType<typeof locked>)[0], hit(6, 6, 6));
    expect(s.next).toBe('at43.roll.damage');
  });
});
