import { describe, expect, it } from 'vitest';
import type { FigureBody, RangedBody, TerrainBody } from '../src/scenario/body.js';
import { isInArc } from '../src/shooting/arcs.js';
import { standsInLine } from '../src/shooting/line.js';
import { movedBy } from '../src/shooting/platform.js';
import { mayRerollHurt } from '../src/shooting/rerolls.js';
import { inTheWay, isIntoMelee, judgeTarget } from '../src/shooting/targets.js';
import { judgeShooter, judgeWeapon, weaponOf } from '../src/shooting/weapons.js';
import { obstructions } from '../src/sight/trajectory.js';
import { man, scene } from './scene.js';

/** A Vehicle of 10 by 6 cm in the middle of the table, looking along +x. */
const tank = (ranged: readonly RangedBody[], more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 60, 60, {
    build: 'vehicle',
    baseMm: [100, 60],
    height: 5,
    attacks: 0,
    melee: [],
    morale: 0,
    vehicle: { front: 12, flank: 11, rear: 10 },
    ranged,
    ...more,
  });
const fence: TerrainBody = { id: 'fence', kind: 'obstacle', box: [38, 10, 0.5, 20], height: 1.5 };

describe('fields of fire', () => {
  const inArc = (slots: readonly RangedBody['slot'][], x: number, y: number, more: Partial<FigureBody> = {}) => {
    const guns = slots.map((slot, i) => ({ id: `g${i}`, range: 90, ...(slot && { slot }) }));
    const { state } = scene({ figures: [tank(guns, more), man(2, 'z', x, y)] });
    return slots.map((_, weapon) => isInArc(state, 0, weapon, 1));
  };

  it('H-14: side weapons look to the left and to the right in turn; those of other slots do not count', () => {
    expect(inArc(['side', 'side', 'side'], 60, 90)).toEqual([true, false, true]);
    expect(inArc(['side', 'side', 'side'], 60, 30)).toEqual([false, true, false]);
    expect(inArc(['front', 'side', 'rear', 'side'], 60, 90).slice(1)).toEqual([true, false, false]);
  });

  it('BTS-VEH-15: from where it is mounted: dead ahead of the hull is in the field of neither side', () => {
    for (const baseMm of [[100, 60], 60] as const) {
      expect(inArc(['side', 'side'], 90, 60, { baseMm })).toEqual([false, false]);
      // Farther off to the side than half the hull, the base of the target reaches into it.
      expect(inArc(['side', 'side'], 90, 62, { baseMm })).toEqual([true, false]);
      expect(inArc(['side', 'side'], 90, 58, { baseMm })).toEqual([false, true]);
    }
  });

  it('BTS-SPR-13: a central weapon that fires to the front does so from the middle of the hull', () => {
    const rules = ['srMechArtillery'];
    expect(inArc(['central', 'front'], 62, 90, { rules })).toEqual([true, false]);
    expect(inArc(['central', 'front'], 58, 90, { rules })).toEqual([false, false]);
    expect(inArc(['central', 'front'], 58, 90)).toEqual([true, false]);
  });
});

describe('Line troops', () => {
  const rules = ['srLineTroops'];
  const line = (a: Partial<FigureBody>, b: readonly [number, number], z: readonly [number, number]): boolean => {
    const t = scene({
      figures: [man(2, 'z', ...z), man(1, 'b', ...b, { rules }), man(1, 'a', 20, 20, { rules, ...a })],
    });
    return standsInLine(t.state, t.id('a'), t.id('z'), t.id('b'));
  };

  it('BTS-SPR-78, R-87: only Infantry that has the rule itself, and only past comrades who are nearer to the target', () => {
    expect(line({}, [22.5, 20], [60, 20])).toBe(true);
    expect(line({ rules: [] }, [22.5, 20], [60, 20])).toBe(false);
    expect(line({ build: 'cavalry' }, [22.5, 20], [60, 20])).toBe(false);
    // Shoulder to shoulder, exactly as near.
    expect(line({}, [20, 22.5], [60, 21.25])).toBe(false);
  });

  it('BTS-SPR-78, BTS-SHO-12: the scenery on the way is ignored by nobody', () => {
    const { state } = scene({
      figures: [
        man(1, 'b', 22.5, 20, { rules, height: 3 }),
        man(1, 'a', 20, 20, { rules, ranged: [{ range: 90 }] }),
        man(2, 'z', 40, 20),
      ],
      terrain: [fence],
    });
    expect(standsInLine(state, 1, 2, 0)).toBe(true);
    expect(inTheWay(state, 1, weaponOf(state, 1, 0), 2)).toEqual([{ kind: 'piece', id: 0 }]);
  });
});

describe('what a miss rolled again may do', () => {
  const hurts = (gun: RangedBody, between: readonly FigureBody[], terrain: readonly TerrainBody[] = []) => {
    const t = scene({
      figures: [
        man(1, 'a', 20, 20, { rules: ['srTreacherous'], ranged: [{ range: 90, ...gun }] }),
        man(2, 'z', 40, 20, { height: 4 }),
        ...between,
      ],
      terrain,
    });
    return mayRerollHurt(t.state, { shooter: 0, weapon: 0, target: 1 });
  };

  it('BTS-GEN-08: harm is done by plasma, fragments and templates, and to an ally on the way; not to an enemy or a fence', () => {
    expect(hurts({}, [])).toBe(false);
    expect(
      [{ rules: ['srPlasma'] }, { rules: ['srFragmentation'] }, { category: 'light-artillery' } as const].map(gun =>
        hurts(gun, []),
      ),
    ).toEqual([true, true, true]);
    expect(hurts({}, [man(1, 'c', 30, 20)])).toBe(true);
    expect(hurts({}, [man(2, 'y', 30, 20)])).toBe(false);
    // Piece 0 is not the shooter, who is figure 0.
    expect(hurts({}, [], [{ ...fence, height: 2.4 }])).toBe(false);
  });
});

describe('targets', () => {
  it('BTS-SHO-16: an Engaged enemy on the trajectory counts; an Engaged ally and scenery do not', () => {
    const into = (between: FigureBody, engaged: readonly (readonly [string, string])[]): boolean => {
      const t = scene({
        figures: [
          man(1, 'e', 30, 22.5),
          man(1, 'a', 20, 20, { ranged: [{}] }),
          man(2, 'z', 40, 20, { height: 4 }),
          between,
          man(2, 'f', 32.5, 22.5),
        ],
        terrain: [{ ...fence, height: 2.4 }],
        engaged,
      });
      const way = obstructions(t.state, 1, 2);
      expect(way).toEqual([
        { kind: 'figure', id: 3 },
        { kind: 'piece', id: 0 },
      ]);
      return isIntoMelee(t.state, 1, 2, way);
    };
    expect(into(man(2, 'c', 30, 20), [['e', 'c']])).toBe(true);
    expect(into(man(2, 'c', 30, 20), [])).toBe(false);
    // Figure 0 fights beside the trajectory; the fence, piece 0, is another matter.
    expect(into(man(2, 'c', 30, 20), [['e', 'f']])).toBe(false);
    expect(into(man(1, 'c', 32.5, 20), [['c', 'f']])).toBe(false);
  });

  it('BTS-SHO-05: whoever is not in play is no target, wherever he stood', () => {
    const why = (place: 'table' | 'gone' | 'reserve') => {
      const t = scene({
        figures: [man(1, 'a', 20, 20, { ranged: [{}] }), man(2, 'z', 30, 20, { place }), man(2, 'y', 90, 90)],
      });
      const ruling = judgeTarget(t.state, 0, 0, 1);
      return ruling.ok ? 'legal' : ruling.because.map(({ say }) => say);
    };
    expect([why('table'), why('gone'), why('reserve')]).toEqual([
      'legal',
      ['bts.no.not-on-table'],
      ['bts.no.not-on-table'],
    ]);
  });

  it('BTS-SPR-13, BTS-IMP-07: only the central weapon uses the sight of another, and only of one who has a Radio', () => {
    const sees = (slot: 'front' | 'central', support: NonNullable<FigureBody['support']>): boolean => {
      const t = scene({
        figures: [
          tank([{ slot, range: 90 }], { rules: ['srMechArtillery'] }),
          man(1, 'w', 80, 70, { support }),
          man(2, 'z', 90, 60),
        ],
        terrain: [{ kind: 'impassable', box: [75, 40, 1, 40], height: 9 }],
      });
      return judgeTarget(t.state, 0, 0, 2).ok;
    };
    expect([sees('central', ['radio']), sees('front', ['radio']), sees('central', ['shield'])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('shooters', () => {
  it('BTS-SHO-02: whoever has no ranged weapon cannot shoot, however good his CT', () => {
    const may = (more: Partial<FigureBody>) => {
      const ruling = judgeShooter(scene({ figures: [man(1, 'a', 20, 20, more), man(2, 'z', 40, 20)] }).state, 0);
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
    };
    expect([may({ ct: 4, ranged: [{}] }), may({ ct: 4 }), may({ ct: 0, ranged: [{}] })]).toEqual([
      [],
      ['BTS-SHO-02'],
      ['BTS-SHO-02'],
    ]);
  });

  it('BTS-VEH-10: of several weapons the destroyed one is silent, and the others are not', () => {
    const guns = ['g', 'h'].map(id => ({ id, slot: 'central' as const }));
    const t = scene({ figures: [tank(guns, { damage: { weapons: ['g'] } }), man(2, 'z', 90, 60)] });
    expect([0, 1].map(weapon => judgeWeapon(t.state, 0, weapon))).toMatchObject([
      { ok: false, because: [{ rule: 'BTS-VEH-10' }] },
      { ok: true },
    ]);
  });

  it('BTS-SPR-59, BTS-SPR-69: Stable counts for those aboard, not for the carrier; who sits in one that stood still has not moved', () => {
    const moved = (rules: readonly string[], its: boolean, own = false): boolean[] => {
      const t = scene({
        figures: [
          tank([{ slot: 'central' }], { rules, capacity: 5, marks: { moved: its } }),
          man(1, 'p', 0, 0, { place: 'aboard', host: 'm', ranged: [{}], marks: { moved: own } }),
          man(2, 'z', 90, 60),
        ],
      });
      return ['m', 'p'].map(name => movedBy(t.state, t.id(name)).moved);
    };
    const [platform, stable] = [['srFiringPlatform'], ['srFiringPlatform', 'srStable']];
    expect([moved(platform, true), moved(platform, false), moved(platform, false, true)]).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
    expect(moved(stable, true)).toEqual([true, false]);
  });
});
