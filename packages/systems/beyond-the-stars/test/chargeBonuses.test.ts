import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import { man, roll, scene } from './scene.js';

/** Monstrous and Brutal charges, which have what Cavalry has, and lose it where Cavalry does. */

const monster = (more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 30, 60, { build: 'monster', baseMm: 40, height: 6, attacks: 2, pv: 5, mvt: 30, ...more });
const wood = (x: number): TerrainBody => ({ id: 'w', kind: 'wooded', box: [x, 50, 2, 20], height: 1 });

describe('charges that have the bonuses of Cavalry', () => {
  it('BTS-SPR-20, BTS-CAV-12, R-122: a Monstrous charge through a wood has no extra attack; beside it, it has', () => {
    const dice = (terrain: readonly TerrainBody[]): number => {
      const t = scene({ begin: 'turn', turn: 2, terrain, figures: [monster(), man(2, 'z', 48, 60, { pv: 3 })] });
      t.do(roll('initiative', 6, 1), { do: 'drive', figure: 'm', facing: 0, length: 200_000 }, roll('wound', 1));
      const { pending } = t.match;
      return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
    };
    expect([dice([wood(36)]), dice([wood(60)])]).toEqual([2, 3]);
  });

  it('BTS-CAV-12: a way through a wood and a charge from behind it are one charge, in one piece or in two', () => {
    const rider = man(1, 'k', 30, 60, { build: 'cavalry', baseMm: 25, mvt: 30 });
    const t = scene({ terrain: [wood(33)], figures: [rider, man(2, 'z', 50, 60)] });
    t.do({ do: 'walk', figure: 'k', path: [[38, 60]], on: true });
    t.do({ do: 'charge', figure: 'k', path: [[47.5, 60]], targets: ['z'] });
    expect(t.figure('k').marks.roughCharge).toBe(true);
    const open = scene({ terrain: [wood(90)], figures: [rider, man(2, 'z', 50, 60)] });
    open.do({ do: 'walk', figure: 'k', path: [[38, 60]], on: true });
    open.do({ do: 'charge', figure: 'k', path: [[47.5, 60]], targets: ['z'] });
    expect(open.figure('k').marks.roughCharge).toBe(false);
  });

  const brutal = (others: readonly FigureBody[], engaged: NonNullable<Body['engaged']>, marks = {}) =>
    scene({
      begin: 'duels',
      phase: 'duel',
      figures: [
        man(1, 'a', 40, 60, { rules: ['srBrutalCharge'], cc: 9, attacks: 6, marks: { charged: true, ...marks } }),
        ...others,
        man(2, 'far', 110, 110),
      ],
      engaged,
    });

  it('BTS-SPR-18, R-122: a Brutal charge at Infantry throws down all it fights, those too who charged it on foot', () => {
    const foes = [man(2, 'z', 42.5, 60, { pv: 9 }), man(2, 'y', 37.5, 60, { pv: 9 })];
    const won = (engaged: NonNullable<Body['engaged']>, marks = {}): boolean[] => {
      const first = engaged?.[0]?.[0] === 'a';
      const [own, theirs] = [roll('duel', 6, 6, 6, 6, 6, 6), roll('duel', 1, 1)];
      const t = brutal(foes, engaged, marks).do(first ? own : theirs, first ? theirs : own);
      for (const to of [
        [45.5, 60],
        [34.5, 60],
      ])
        if (t.next === 'bts.ask.recoil') t.do({ to });
      return [t.figure('z').prone, t.figure('y').prone];
    };
    expect(
      won([
        ['a', 'z'],
        ['y', 'a'],
      ]),
    ).toEqual([true, true]);
    // Charged only by others it has no charge of its own.
    expect(
      won([
        ['z', 'a'],
        ['y', 'a'],
      ]),
    ).toEqual([false, false]);
    expect(
      won(
        [
          ['a', 'z'],
          ['y', 'a'],
        ],
        { roughCharge: true },
      ),
    ).toEqual([false, false]);
  });

  it('BTS-SPR-18, BTS-CAV-12: and loses it to riders who charge in their turn', () => {
    const t = brutal(
      [man(2, 'z', 42.5, 60, { pv: 9 }), man(2, 'y', 37.5, 60, { pv: 9, build: 'cavalry', baseMm: 25 })],
      [
        ['a', 'z'],
        ['y', 'a'],
      ],
    ).do(roll('duel', 6, 6, 6, 6, 6, 6), roll('duel', 1, 1));
    t.do({ to: [45.5, 60] }, { to: [34.5, 60] });
    expect([t.figure('z').prone, t.figure('y').prone]).toEqual([false, false]);
  });
});
