import { describe, expect, it } from 'vitest';
import { diceOwners } from '../src/duel/owners.js';
import type { FigureBody } from '../src/scenario/body.js';
import type { Sheet } from '../src/sheet.js';
import { categoryOf, judgeHands, judgeWeapon, weaponOf } from '../src/shooting/weapons.js';
import type { State } from '../src/state.js';
import { man, roll, scene, type Scene } from './scene.js';

/** Clauses that stand second or later in their rules, each with what would be so without it. */

const hull = (slot: 'front' | 'side' | 'rear' | 'central'): FigureBody =>
  man(1, 'v', 40, 60, {
    build: 'vehicle',
    baseMm: [60, 60],
    height: 4,
    attacks: 0,
    melee: [],
    ct: 3,
    ranged: [{ range: 60, force: 6, slot, rules: ['srPlasma'] }],
    vehicle: { front: 14, flank: 13, rear: 12, crew: 3 },
  });

describe('clauses of weapons', () => {
  it('BTS-SPR-08: (a) every 1 strikes the shooter; (b) a Vehicle on the side of the slot, central ones from behind', () => {
    const struck = (slot: 'front' | 'side' | 'rear' | 'central', at: readonly [number, number]) => {
      const t = scene({ phase: 'shooting', begin: 'shots', figures: [hull(slot), man(2, 'z', ...at)] });
      t.do({ do: 'shoot', volleys: [{ figure: 'v', shots: [{ weapon: 0, targets: ['z'] }] }] }, roll('to-hit', 1));
      t.do(roll('penetration', 1));
      const [told] = t.events('penetration.rolled');
      return [told?.victim, told?.side, told?.armour, told?.bonus];
    };
    expect(struck('front', [70, 60])).toEqual([0, 'front', 14, 6]);
    expect(struck('side', [40, 90])).toEqual([0, 'flank', 13, 6]);
    expect(struck('rear', [10, 60])).toEqual([0, 'rear', 12, 6]);
    expect(struck('central', [70, 60])).toEqual([0, 'rear', 12, 6]);
  });

  it('BTS-SPR-07: (c) a composite bow is Light for a Master archer on horseback, and for nobody else', () => {
    const category = (build: 'cavalry' | 'infantry', rules: string[], bow: 'composite' | 'longbow') => {
      const { state } = scene({
        figures: [
          man(1, 'a', 40, 60, {
            build,
            rules,
            ranged: [{ category: 'heavy' }],
            marks: { moved: true, spent: 150_000 },
          }),
        ],
      });
      const [sheet] = state.battle.sheets as [Sheet];
      const armed: Sheet = { ...sheet, ranged: [{ ...weaponOf(state, 0, 0), bow }] };
      const table: State = { ...state, battle: { ...state.battle, sheets: [armed] } };
      return [categoryOf(table, 0, weaponOf(table, 0, 0)), judgeWeapon(table, 0, 0).ok];
    };
    expect(category('cavalry', ['srMasterArcher'], 'composite')).toEqual(['light', true]);
    expect(category('infantry', ['srMasterArcher'], 'composite')).toEqual(['heavy', false]);
    expect(category('cavalry', [], 'composite')).toEqual(['heavy', false]);
    expect(category('cavalry', ['srMasterArcher'], 'longbow')).toEqual(['heavy', false]);
  });

  it('BTS-ACT-05: (a) no penalty for having moved, but what may not be fired after a move still may not', () => {
    const fusillade = { effects: [{ id: 'actFusillade', until: 'phase', source: 0 }] } as const;
    const fired = (category: 'light' | 'heavy' | 'precision', spent: number, more: Partial<FigureBody>) => {
      const { state } = scene({
        figures: [
          man(1, 'a', 40, 60, { ranged: [{ category }], marks: { moved: true, spent }, ...more }),
          man(2, 'z', 60, 60),
        ],
      });
      return judgeWeapon(state, 0, 0).ok;
    };
    expect([fired('heavy', 10_000, fusillade), fired('light', 150_000, fusillade)]).toEqual([false, true]);
    expect([fired('precision', 80_000, fusillade), fired('precision', 90_000, fusillade)]).toEqual([true, false]);
  });

  it('BTS-SPR-55: (d) four one-handed weapons are fired, and each two-handed one counts as two of them', () => {
    const fits = (rules: string[], hands: readonly (1 | 2)[]): boolean => {
      const { state } = scene({
        figures: [man(1, 'a', 40, 60, { rules, ranged: hands.map((n, i) => ({ id: `g${i}`, hands: n })) })],
      });
      return judgeHands(state, 0, [...hands.keys()]).ok;
    };
    expect([fits(['srManyArmed'], [1, 1, 1, 1]), fits(['srManyArmed'], [1, 1, 1, 1, 1])]).toEqual([true, false]);
    expect([
      fits(['srManyArmed'], [2, 1, 1]),
      fits(['srManyArmed'], [2, 2]),
      fits(['srManyArmed'], [2, 1, 1, 1]),
    ]).toEqual([true, true, false]);
    expect([fits([], [1, 1]), fits([], [1, 1, 1])]).toEqual([true, false]);
  });
});

describe('clauses of Duels', () => {
  const duel = (figures: readonly FigureBody[], engaged: readonly (readonly [string, string])[]): Scene =>
    scene({ phase: 'duel', begin: 'duels', figures, engaged: engaged as [string, string][] });

  it('BTS-SPR-56: (b) half the CC of its enemies, rounded up', () => {
    const glory = (cc: number, swarm: number) => {
      const t = duel(
        [man(1, 'a', 37.5, 60, { cc }), man(2, 'z', 40, 60, { cc: swarm, rules: ['srSwarm'] })],
        [['a', 'z']],
      );
      t.do(roll('duel', 4), roll('duel', 4));
      return t.events('duel.compared')[0]?.glory.map(points => points.length);
    };
    // 5 becomes 3, 6 becomes 3, 7 becomes 4.
    expect([glory(5, 3), glory(6, 3), glory(7, 3), glory(4, 3)]).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [0, 1],
    ]);
  });

  it('BTS-SPR-20: (c) the extra attack of a Monstrous charge is kept whoever charges it then', () => {
    const dice = (counter: Partial<FigureBody>): number => {
      const t = scene({
        phase: 'duel',
        begin: 'duels',
        figures: [
          man(1, 'm', 40, 60, { build: 'monster', baseMm: 50, attacks: 2, pv: 5, marks: { charged: true } }),
          man(2, 'z', 43.75, 60),
          man(2, 'y', 36.25, 60, counter),
        ],
        engaged: [
          ['m', 'z'],
          ['y', 'm'],
        ],
      });
      const [own] = t.state.duels;
      return own === undefined ? 0 : diceOwners(t.state, { duel: own.id, weapons: { 0: [0] } }, own, 0).length;
    };
    expect([dice({}), dice({ build: 'cavalry' }), dice({ rules: ['srMonstrousCharge'] })]).toEqual([3, 3, 3]);
  });

  it('BTS-ACT-07: (b) a new move for all who fought, if all enemies fell; (g) nobody has a second one', () => {
    const after = (marks: FigureBody['marks'], wound: number): Scene =>
      duel(
        [
          man(1, 'a', 37.5, 60, {
            rank: 3,
            force: 8,
            effects: [{ id: 'actCombat', until: 'phase', source: 0 }],
            ...(marks !== undefined && { marks }),
          }),
          man(2, 'z', 40, 60),
          man(2, 'y', 90, 60),
        ],
        [['a', 'z']],
      ).do(roll('duel', 6), roll('duel', 1), { to: [43, 60] }, roll('wound', wound));
    expect([after({}, 6).next, after({}, 1).next]).toEqual(['bts.ask.act', 'over']);
    expect(after({ pursued: true }, 6).next).toBe('over');
  });

  it('BTS-ORD-04: (b) one Duel die again against Walkers and Monsters, not against Vehicles or men', () => {
    const again = (build: 'walker' | 'monster' | 'infantry'): boolean => {
      const t = duel(
        [
          man(1, 'a', 37.5, 60, { effects: [{ id: 'killThatThing', until: 'turn', source: 0 }], rank: 3 }),
          man(2, 'z', 40, 60, { build, pv: 5 }),
        ],
        [['a', 'z']],
      ).do(roll('duel', 3), roll('duel', 5));
      return t.next === 'bts.ask.reroll-duel';
    };
    expect([again('walker'), again('monster'), again('infantry')]).toEqual([true, true, false]);
  });
});

describe('clauses of Morale', () => {
  it('BTS-SPR-23, BTS-SPR-28: whoever is Courageous beside a Spiritual leader chooses: both dice, the lower one, or none', () => {
    const test = (rules: string[], leader: boolean): Scene =>
      scene(
        {
          figures: [
            man(1, 'a', 40, 60, { keywords: ['warrior'], rules, morale: 2 }),
            man(1, 'l', 45, 60, leader ? { rules: ['srSpiritualLeader'] } : {}),
            man(2, 'z', 90, 60),
          ],
          begin: 'morale',
        },
        { figure: 0 },
      ).do(roll('morale', 6, 1));
    const both = test(['srCourageous'], true);
    expect([both.next, both.options()]).toEqual(['bts.ask.reroll-morale', ['all', 'one', 'keep']]);
    expect(both.do('one', roll('morale-again', 2)).events('morale.tested')[0]).toMatchObject({
      faces: [6, 2],
      passed: true,
    });
    expect(test([], true).options()).toEqual(['all', 'keep']);
    expect(test(['srCourageous'], false).options()).toEqual(['one', 'keep']);
  });
});

describe('clauses of shots', () => {
  const marksman = (rules: FigureBody['rules'], gun: object, others: readonly FigureBody[] = []): Scene =>
    scene({
      phase: 'shooting',
      begin: 'shots',
      figures: [
        man(1, 'a', 20, 60, { ct: 4, rules: rules ?? [], ranged: [{ id: 'gun', range: 90, dice: 3, ...gun }] }),
        man(2, 'z', 60, 60, { pv: 9 }),
        ...others,
      ],
    });
  const fire = { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z', 'z', 'z'] }] }] };

  it('BTS-SPR-49: misses with a mastered plasma gun may be rolled again, die by die; with others nobody is asked', () => {
    const mastery = [{ id: 'srMastery', x: 'gun' }];
    const t = marksman(mastery, { rules: ['srPlasma'] }).do(fire, roll('to-hit', 1, 3, 5));
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.reroll-misses', 0, ['all', 1, 3, 'keep']]);
    t.do(1, roll('to-hit-again', 2));
    expect(t.options()).toEqual(['all', 'keep']);
    t.do('keep');
    // The 1 is gone, the 3 was kept: nobody burns.
    expect(t.events('hits.rolled')[0]).toMatchObject({ faces: [5, 2, 3], hits: 1, rerolled: 1 });
    expect(t.next).toBe('bts.roll.wound');
    const plain = marksman(mastery, {}).do(fire, roll('to-hit', 1, 3, 5));
    expect(plain.next).toBe('bts.roll.to-hit-again');
  });

  it('BTS-SPR-15, BTS-SHO-06: each shot of a repeating weapon may have a target of its own', () => {
    const repeating = { dice: 1, rules: ['srRepeating'] };
    const t = marksman([], repeating, [man(2, 'y', 60, 80, { pv: 9 })]);
    t.do({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] }, roll('repeating', 4));
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.next-shot', 0, ['rest', 1, 2]]);
    t.do('y', 'y', 'rest', roll('to-hit', 1, 1), roll('to-hit', 1, 1));
    expect(t.events('hits.rolled').map(({ target, faces }) => [target, faces.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    // With one enemy in reach nobody is asked.
    const alone = marksman([], repeating);
    alone.do({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] }, roll('repeating', 4));
    expect(alone.next).toBe('bts.roll.to-hit');
  });

  it('BTS-SPR-74: an Expert shot rolls his misses again whether he likes it or not', () => {
    const t = marksman(['srExpertShot'], { rules: ['srPlasma'] }).do(fire, roll('to-hit', 1, 3, 5));
    expect(t.next).toBe('bts.roll.to-hit-again');
  });

  it('BTS-SPR-72: wound dice of 1 are rolled again, the second die of a 6/X roll too', () => {
    const t = scene(
      {
        figures: [
          man(1, 'a', 20, 60, { rules: ['srPoisoned'], ranged: [{}] }),
          man(2, 'z', 60, 60, { defence: 9, pv: 3 }),
        ],
        begin: 'blows',
      },
      { blow: { kind: 'shot', by: 0, victim: 1, force: 4, pen: 0, weapon: 0 }, rolls: 2 },
    );
    t.do(roll('wound', 1, 6), roll('wound-again', 6), roll('wound-second', 1, 3));
    expect(t.next).toBe('bts.roll.wound-again');
    t.do(roll('wound-again', 4));
    expect(t.events('wounds.rolled')[0]).toMatchObject({ second: 4, faces: [6, 6], seconds: [3, 4], wounds: 1 });
  });
});
