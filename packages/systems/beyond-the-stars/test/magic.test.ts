import { describe, expect, it } from 'vitest';
import { hasEffect } from '../src/compile.js';
import { statOf } from '../src/figures/stats.js';
import { isImmobilised } from '../src/figures/traits.js';
import { dispellersOf } from '../src/magic/judge.js';
import { SPELL_SHEETS } from '../src/magic/spells.js';
import type { SpellId } from '../src/names.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { apart, man, roll, scene, um, type Scene } from './scene.js';

const mage = (spells: readonly SpellId[], more: Partial<FigureBody> = {}): FigureBody =>
  man(1, 'm', 20, 20, { spells, keywords: ['mage'], morale: 5, ...more });
const cast = (spell: SpellId, target = 'z'): object => ({ do: 'cast', figure: 'm', spell, target });

/** The mage has cast it at z, who did not resist. */
function under(spell: SpellId, others: readonly FigureBody[], more: Partial<Body> = {}, target = 'z'): Scene {
  const t = scene({ figures: [mage([spell], { morale: 10 }), ...others], ...more });
  t.do(cast(spell, target), roll('spell', 6));
  return t;
}

describe('casting', () => {
  it('BTS-MAG-01: only his own spells', () => {
    const t = scene({ figures: [mage(['numb']), man(1, 'a', 30, 30), man(2, 'z', 40, 20)] });
    expect(t.refusal(cast('numb'))).toEqual([]);
    expect(t.refusal(cast('push'))).toEqual(['BTS-MAG-01']);
    expect(t.refusal({ ...cast('numb'), figure: 'a' })).toEqual(['BTS-MAG-01']);
  });

  it('BTS-MAG-02, BTS-MOV-08: in the middle of his move, and then he goes on, even to charge', () => {
    const t = scene({ figures: [mage(['numb'], { mvt: 30 }), man(2, 'z', 60, 20)] });
    t.do({ do: 'walk', figure: 'm', path: [[32, 20]], on: true });
    t.do(cast('numb'), roll('spell', 1));
    expect([t.next, t.state.mover]).toEqual(['bts.ask.go-on', 0]);
    expect(t.refusal({ do: 'walk', figure: 'm', path: [[32, 38]] })).toEqual([]);
    expect(t.refusal({ do: 'walk', figure: 'm', path: [[32, 38.01]] })).toEqual(['BTS-MOV-02']);
    const near = scene({ figures: [mage(['numb']), man(2, 'z', 30, 20)] }).do(cast('numb'), roll('spell', 1));
    expect(near.refusal({ do: 'charge', figure: 'm', path: [[27.5, 20]], targets: ['z'] })).toEqual([]);
  });

  it('BTS-MAG-03: one attempt a turn, even if it failed', () => {
    const t = scene({ figures: [mage(['numb', 'weakMind']), man(2, 'z', 40, 20)] }).do(cast('numb'), roll('spell', 1));
    expect(t.refusal(cast('weakMind'))).toEqual(['BTS-MAG-03']);
  });

  it('BTS-MAG-04: neither Engaged nor Immobilised, and in sight of the target', () => {
    const figures = [mage(['numb']), man(1, 'a', 60, 60), man(2, 'z', 40, 20)];
    const engaged = scene({ figures: [...figures, man(2, 'y', 20, 22.5)], engaged: [['y', 'm']] });
    expect(engaged.refusal(cast('numb'))).not.toEqual([]);
    const held = scene({
      figures: [mage(['numb'], { effects: [{ id: 'immobilised', until: 'turn' }] }), ...figures.slice(1)],
    });
    expect(held.refusal(cast('numb'))).toEqual(['BTS-MAG-04']);
    const wall = { kind: 'impassable', box: [30, 10, 1, 20], height: 10 } as const;
    expect(scene({ figures, terrain: [wall] }).refusal(cast('numb'))).toEqual(['BTS-MAG-04']);
  });

  it.each(Object.entries(SPELL_SHEETS).map(([id, { need }]) => [id as SpellId, need] as const))(
    'BTS-MAG-05: %s needs a total of %i, and neither a 6 nor a 1 decides by itself',
    (spell, need) => {
      const result = (morale: number, face: number): boolean | undefined => {
        const self = SPELL_SHEETS[spell].at === 'self';
        const target = self ? 'm' : SPELL_SHEETS[spell].at === 'ally' ? 'a' : 'z';
        const figures = [mage([spell], { morale }), man(1, 'a', 25, 25, { pv: 2, left: 1 }), man(2, 'z', 40, 20)];
        const t = scene({ figures }).do(cast(spell, target), roll('spell', face));
        return t.events('spell.rolled')[0]?.cast;
      };
      expect([result(need - 6, 6), result(need - 5, 4)]).toEqual([true, false]);
      expect(result(Math.min(10, need - 1), 1)).toBe(need <= 11);
      expect(result(1, 6)).toBe(need <= 7);
    },
  );

  it('BTS-MAG-06, edge case 47, R-76: a Champion who is its victim dispels it with the casting total or more', () => {
    const figures = [mage(['immobilise'], { morale: 4 }), man(2, 'z', 40, 20, { rank: 4, morale: 5 })];
    const against = (face: number): Scene =>
      scene({ figures }).do(cast('immobilise'), roll('spell', 4), 'z', roll('dispel', face));
    expect(isImmobilised(against(2).state, 1)).toBe(true);
    expect(isImmobilised(against(3).state, 1)).toBe(false);
    const declined = scene({ figures }).do(cast('immobilise'), roll('spell', 4), 'let-be');
    expect(isImmobilised(declined.state, 1)).toBe(true);
    const common = scene({ figures: [figures[0] as FigureBody, man(2, 'z', 40, 20)] }).do(
      cast('immobilise'),
      roll('spell', 4),
    );
    expect(isImmobilised(common.state, 1)).toBe(true);
  });

  it('BTS-MAG-07: of several victims only one tries, for all; nobody else may', () => {
    const champion = (id: string, x: number): FigureBody => man(2, id, x, 20, { rank: 4 });
    const t = scene({
      figures: [mage(['generalPanic'], { morale: 10 }), champion('y', 25), champion('z', 15), champion('x', 60)],
    });
    expect(dispellersOf(t.state, 0, 'generalPanic', 0)).toEqual([1, 2]);
    t.do(cast('generalPanic', 'm'), roll('spell', 6), 'y', roll('dispel', 1));
    // The second is not asked: the spell takes its course.
    expect(t.next).toBe('bts.ask.panic-order');
  });

  it('BTS-MAG-09: 45 cm are within 45 cm', () => {
    const at = (gap: number): string[] =>
      scene({ figures: [mage(['weakMind']), man(2, 'z', 20 + apart(gap), 20)] }).refusal(cast('weakMind'));
    expect([at(45), at(45 + um(10))]).toEqual([[], ['BTS-SPL-08']]);
  });

  it('BTS-MAG-10: passengers are out of reach', () => {
    const truck = man(2, 'truck', 40, 20, {
      build: 'vehicle',
      capacity: 4,
      vehicle: { front: 10, flank: 10, rear: 10 },
    });
    const t = scene({ figures: [mage(['numb']), truck, man(2, 'z', 40, 20, { place: 'aboard', host: 'truck' })] });
    expect(t.refusal(cast('numb'))).toEqual(['BTS-MAG-10']);
  });
});

describe('out of a building', () => {
  it('R-30, BTS-MAG-04: the Mage casts from the wall nearest to the target, but nobody picks an occupant from outside', () => {
    const house = {
      id: 'h',
      kind: 'building',
      box: [10, 10, 10, 10],
      height: 4,
      openings: [{ at: [20, 15], kind: 'door' }],
    } as const;
    const indoors = (x: number): Scene =>
      scene({
        figures: [mage(['weakMind', 'generalPanic'], { place: 'inside', host: 'h' }), man(2, 'z', x, 15)],
        terrain: [house],
      });
    expect(indoors(20 + 45 + 1.25).refusal(cast('weakMind'))).toEqual([]);
    expect(indoors(20 + 45 + 1.26).refusal(cast('weakMind'))).toEqual(['BTS-SPL-08']);
    expect(indoors(30).refusal(cast('generalPanic', 'm'))).toEqual(['BTS-SPL-10']);
    const outside = scene({
      figures: [mage(['weakMind'], { at: [40, 15] }), man(2, 'z', 0, 0, { place: 'inside', host: 'h' })],
      terrain: [house],
    });
    expect(outside.refusal(cast('weakMind'))).toEqual(['BTS-SPL-08']);
  });
});

describe('spells of Light', () => {
  it('BTS-SPL-01, BTS-SPL-13: the target can do nothing of its own this turn', () => {
    const t = under('immobilise', [man(2, 'z', 40, 20)]);
    expect(t.figure('z').effects).toEqual([{ id: 'immobilised', until: 'turn', source: 0 }]);
    const state = {
      figures: [
        man(1, 'a', 20, 20, { effects: [{ id: 'immobilised', until: 'turn' }], ranged: [{}] }),
        man(1, 'b', 10, 10),
        man(2, 'z', 30, 20),
      ],
    } as const;
    expect(scene(state).refusal({ do: 'walk', figure: 'a', path: [[22, 20]] })).toEqual(['BTS-SPL-13']);
    expect(scene(state).refusal({ do: 'charge', figure: 'a', path: [[27.5, 20]], targets: ['z'] })).toEqual([
      'BTS-SPL-13',
    ]);
    const shots = scene({
      ...state,
      begin: 'shots',
      figures: [state.figures[0], man(1, 'b', 10, 10, { ranged: [{}] }), state.figures[2]],
    });
    expect(
      shots.refusal({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] }),
    ).not.toEqual([]);
  });

  it('BTS-SPL-02: F -1 for the game, once for each time, never below one', () => {
    const numbed = (count: number, force: number): number => {
      const effects = Array.from({ length: count }, () => ({ id: 'numb', until: 'game' as const }));
      return statOf(scene({ figures: [man(1, 'a', 20, 20, { force, effects })] }).state, 0, 'force');
    };
    expect([numbed(1, 4), numbed(2, 4), numbed(3, 2)]).toEqual([3, 2, 1]);
    expect(under('numb', [man(2, 'z', 40, 20)]).figure('z').effects).toEqual([
      { id: 'numb', until: 'game', source: 0 },
    ]);
  });

  it('BTS-SPL-03: shots at the caster and at allies around him who see him hit only on a natural 6', () => {
    const hit = (target: string, face: number, x: number, terrain: Body['terrain'] = []): boolean => {
      const light = { effects: [{ id: 'blindingLight', until: 'wound' as const, source: 0 }] };
      const figures = [mage([], light), man(1, 'a', x, 20), man(2, 'z', 20, 50, { ct: 2, ranged: [{ range: 90 }] })];
      const t = scene({ begin: 'shots', initiative: 2, figures, terrain });
      t.do(
        { do: 'shoot', volleys: [{ figure: 'z', shots: [{ weapon: 0, targets: [target] }] }] },
        roll('to-hit', face),
      );
      return t.events('hits.rolled')[0]?.hits === 1;
    };
    expect([hit('m', 5, 30), hit('m', 6, 30)]).toEqual([false, true]);
    expect([hit('a', 5, 20 + apart(15)), hit('a', 5, 20 + apart(15.01))]).toEqual([false, true]);
    const wall = { kind: 'impassable', box: [28, 5, 1, 25], height: 20 } as const;
    expect([hit('a', 5, 34), hit('a', 5, 34, [wall])]).toEqual([false, true]);
  });

  it('BTS-SPL-03, BTS-SPL-05, BTS-SPL-09, R-71: they last until the caster is wounded, even if he is saved', () => {
    for (const spell of ['blindingLight', 'courage', 'terror'] as const) {
      const t = during(
        { figures: [mage([], { rank: 4, pv: 2, effects: [{ id: spell, until: 'wound', source: 0 }] })] },
        'wounds',
        { victim: 0, wounds: 1 },
      );
      expect(hasEffect(t.state, 0, spell)).toBe(true);
      t.do(roll('save', 6));
      expect(t.figure('m').pv).toBe(2);
      expect(hasEffect(t.state, 0, spell)).toBe(false);
    }
  });

  it('BTS-SPL-05: the caster and allies within 15 cm pass all Morale tests', () => {
    const test = (gap: number): string => {
      const courage = { effects: [{ id: 'courage', until: 'wound' as const, source: 0 }] };
      return during({ figures: [mage([], courage), man(1, 'a', 20 + apart(gap), 20)] }, 'morale', { figure: 1 }).next;
    };
    expect([test(15), test(15.01)]).toEqual(['over', 'bts.roll.morale']);
  });

  it('BTS-SPL-06: a wounded ally gets one PV back', () => {
    const t = under('song', [man(1, 'a', 40, 20, { pv: 3, left: 1 }), man(1, 'b', 20, 40)], {}, 'a');
    expect(t.figure('a').pv).toBe(2);
    const fresh = scene({ figures: [mage(['song']), man(1, 'b', 20, 40)] });
    expect(fresh.refusal(cast('song', 'b'))).toEqual(['BTS-SPL-06']);
  });
});

describe('Magic Push', () => {
  const push = (others: readonly FigureBody[], more: Partial<Body> = {}): Scene => under('push', others, more);

  it('BTS-SPL-04, BTS-GEN-30: straight away from the caster, prone, one hit of Force 5 and one of Force 3', () => {
    const t = push([man(2, 'z', 40, 20, { pv: 5 })]).do(roll('push', 3, 4), roll('wound', 1), roll('wound', 1));
    expect(t.at('z')).toEqual([47, 20]);
    expect(t.figure('z').prone).toBe(true);
    expect(t.events('wounds.rolled').map(({ force }) => force)).toEqual([5, 3]);
  });

  it('BTS-SPL-04: riders go half as far and take two hits of Force 5', () => {
    const t = push([man(2, 'z', 40, 20, { build: 'cavalry', baseMm: 50, pv: 5 })]).do(
      roll('push', 3),
      roll('wound', 1, 1),
      roll('wound', 1),
    );
    expect(t.at('z')).toEqual([43, 20]);
  });

  it('BTS-SPL-04, R-72: whoever it strikes stops it and falls too, unless he is heavy', () => {
    const light = push([man(2, 'z', 40, 20, { pv: 5 }), man(2, 'y', 46, 20, { pv: 5 })]).do(
      roll('push', 5, 5),
      roll('wound', 1),
      roll('wound', 1),
      roll('wound', 1),
    );
    expect(light.at('z')[0]).toBeCloseTo(43.5, 2);
    expect([light.figure('z').prone, light.figure('y').prone]).toEqual([true, true]);
    const heavy = push([man(2, 'z', 40, 20, { pv: 5 }), man(2, 'y', 46, 20, { pv: 5, force: 6 })]).do(
      roll('push', 5, 5),
      roll('wound', 1),
      roll('wound', 1),
      roll('wound', 1),
    );
    expect([heavy.figure('z').prone, heavy.figure('y').prone]).toEqual([true, false]);
    expect(heavy.events('wounds.rolled').map(({ victim, force }) => [victim, force])).toEqual([
      [1, 5],
      [1, 3],
      [2, 3],
    ]);
  });

  it('BTS-SPL-04: a target of F 6 or a Monster only takes a hit of Force 5', () => {
    const t = push([man(2, 'z', 40, 20, { pv: 5, force: 6 })]);
    expect(t.next).toBe('bts.roll.wound');
    t.do(roll('wound', 1));
    expect([t.at('z'), t.figure('z').prone]).toEqual([[40, 20], false]);
  });

  it('BTS-SPL-04, BTS-MOV-13: who cannot be thrown out of a throng is drawn apart from those he fought', () => {
    const t = scene({
      figures: [
        mage(['push'], { morale: 10, at: [32.5, 8] }),
        man(1, 'a', 30, 20),
        man(2, 'z', 32.5, 20),
        man(2, 'w', 32.5, 22.5, { force: 7 }),
      ],
      engaged: [['a', 'z']],
    }).do(cast('push'), roll('spell', 6), roll('push', 1, 1));
    expect(t.state.links).toEqual([]);
    const [a, z] = [t.figure('a').spot, t.figure('z').spot];
    expect(Math.hypot(a.x - z.x, a.y - z.y)).toBeGreaterThan(25_000);
  });

  it('BTS-SPL-04: the whole combat of whoever falls is thrown down', () => {
    const figures = [man(2, 'z', 40, 20, { pv: 5 }), man(1, 'a', 40, 22.5, { pv: 5 }), man(2, 'y', 40, 25, { pv: 5 })];
    const t = push(figures, {
      engaged: [
        ['z', 'a'],
        ['y', 'a'],
      ],
    }).do(roll('push', 1, 1), roll('wound', 1), roll('wound', 1), roll('wound', 1), roll('wound', 1));
    expect(['z', 'a', 'y'].map(id => t.figure(id).prone)).toEqual([true, true, true]);
    expect(t.state.links).toEqual([{ charger: 3, charged: 2 }]);
  });
});

describe('spells of Darkness', () => {
  it('BTS-SPL-07: the caster’s side moves the target up to half its Mvt, then it is Immobilised', () => {
    const t = under('compel', [man(2, 'z', 40, 20, { marks: { done: true, spent: 150_000 } }), man(1, 'a', 52, 20)]);
    expect([t.next, t.seat]).toEqual(['bts.ask.go-on', 0]);
    expect(t.refusal({ do: 'walk', figure: 'z', path: [[40, 28]] })).toEqual([]);
    expect(t.refusal({ do: 'walk', figure: 'z', path: [[40, 28.01]] })).toEqual(['BTS-MOV-02']);
    expect(t.refusal({ do: 'lie', figure: 'z' })).toEqual(['BTS-SPL-07']);
    t.do({ do: 'walk', figure: 'z', path: [[40, 28]] });
    expect([isImmobilised(t.state, 1), t.figure('z').marks.noMove]).toEqual([true, true]);
    expect(t.state.mover).toBe(0);
  });

  it('BTS-SPL-07, R-73: it may be made to charge the caster’s side, without fear', () => {
    const t = under('compel', [
      man(2, 'z', 40, 20),
      man(1, 'a', 50, 20, { rules: ['srTerrifying'] }),
      man(2, 'y', 40, 30),
    ]);
    expect(t.refusal({ do: 'charge', figure: 'z', path: [[40, 27.5]], targets: ['y'] })).toEqual(['BTS-CHG-01']);
    t.do({ do: 'charge', figure: 'z', path: [[47.5, 20]], targets: ['a'] });
    expect(t.state.links).toEqual([{ charger: 1, charged: 2 }]);
    expect(t.told).not.toContain('morale.tested');
  });

  it('BTS-SPL-08: Mo -1 for the game, never below one', () => {
    const weak = (count: number, morale: number): number => {
      const effects = Array.from({ length: count }, () => ({ id: 'weakMind', until: 'game' as const }));
      return statOf(scene({ figures: [man(1, 'a', 20, 20, { morale, effects })] }).state, 0, 'morale');
    };
    expect([weak(1, 4), weak(2, 4), weak(3, 2)]).toEqual([3, 2, 1]);
  });

  it('BTS-SPL-09: whoever would charge the caster tests his morale', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20), man(2, 'z', 30, 20, { effects: [{ id: 'terror', until: 'wound' }] })],
    });
    expect(t.do({ do: 'charge', figure: 'a', path: [[27.5, 20]], targets: ['z'] }).next).toBe('bts.roll.morale');
  });

  it('BTS-SPL-10: enemies under the heavy template test, and flee straight away if they fail', () => {
    const reach = 6.25 + 1.25;
    const t = under('generalPanic', [man(2, 'z', 20 + reach - 0.01, 20), man(2, 'y', 20, 20 + reach)], {}, 'm');
    t.do(roll('morale', 2, 2));
    expect(t.events('morale.tested').map(({ figure }) => figure)).toEqual([1]);
    expect(t.at('z')[0]).toBeCloseTo(20 + reach - 0.01 + 15, 3);
    expect(t.figure('z').marks).toMatchObject({ noMove: true, moved: true });
    const brave = under('generalPanic', [man(2, 'z', 25, 20)], {}, 'm').do(roll('morale', 3, 3));
    expect(brave.at('z')).toEqual([25, 20]);
  });

  it('BTS-SPL-10, R-74: it stops before others and at the edge; the Engaged stay', () => {
    const t = under('generalPanic', [man(2, 'z', 25, 20), man(2, 'y', 34, 20)], {}, 'm').do(roll('morale', 1, 1));
    // A hair's breadth before the friend, not against him.
    expect(t.at('z')[0]).toBeCloseTo(31.49, 4);
    const edge = under('generalPanic', [man(2, 'z', 20, 15)], {}, 'm').do(roll('morale', 1, 1));
    expect(edge.at('z')[1]).toBeCloseTo(1.25, 2);
    const engaged = under(
      'generalPanic',
      [man(2, 'z', 25, 20), man(1, 'a', 25, 22.5)],
      { engaged: [['a', 'z']] },
      'm',
    ).do(roll('morale', 1, 1));
    expect([engaged.at('z'), engaged.figure('z').marks.noMove]).toEqual([[25, 20], true]);
  });

  it('BTS-SPL-10, BTS-GEN-14, R-74: who may not move does not flee: Immobilised, or forbidden to move for the rest of the turn', () => {
    const held = (z: Partial<FigureBody>): Scene =>
      under('generalPanic', [man(2, 'z', 25, 20, { morale: 2, ...z })], {}, 'm').do(roll('morale', 1, 1));
    expect(held({}).at('z')).not.toEqual([25, 20]);
    const stuck = [{ effects: [{ id: 'immobilised', until: 'turn' as const }] }, { marks: { noMove: true } }];
    for (const z of stuck) {
      const t = held(z);
      expect([t.at('z'), t.figure('z').marks.noMove, t.figure('z').marks.moved]).toEqual([[25, 20], true, false]);
    }
  });

  it('BTS-SPL-10, BTS-SPL-07, BTS-PRN-02, R-145: whoever lies on the ground flees 3 cm, and is compelled to crawl 1.5 cm', () => {
    const fled = under('generalPanic', [man(2, 'z', 25, 20, { morale: 2, prone: true })], {}, 'm');
    fled.do(roll('morale', 1, 1));
    expect([fled.at('z'), fled.figure('z').prone]).toEqual([[28, 20], true]);
    const t = under('compel', [man(2, 'z', 40, 20, { prone: true })]);
    const crawl = (to: number) => ({ do: 'walk', figure: 'z', path: [[40, to]] });
    expect([t.refusal(crawl(21.5)), t.refusal(crawl(21.51))]).toEqual([[], ['BTS-PRN-02']]);
  });

  it('BTS-SPL-11, edge case 55: +2 CC, A, F and Mo until the end of the turn, then a hit of Force 10', () => {
    const t = under('bestialRage', [man(1, 'a', 30, 20, { cc: 9, force: 4, attacks: 1, morale: 4 })], {}, 'a');
    expect((['cc', 'attacks', 'force', 'morale'] as const).map(stat => statOf(t.state, 1, stat))).toEqual([
      10, 3, 6, 6,
    ]);
    const end = during(
      {
        figures: [man(1, 'a', 30, 20, { pv: 3, effects: [{ id: 'bestialRage', until: 'turn' }] }), man(2, 'z', 60, 60)],
      },
      'ending',
      {},
    );
    end.do(roll('wound', 6));
    expect(end.events('wounds.rolled')[0]).toMatchObject({ victim: 0, force: 10 });
    expect(end.figure('a').effects).toEqual([]);
    const monster = scene({ figures: [mage(['bestialRage']), man(1, 'a', 30, 20, { build: 'walker' })] });
    expect(monster.refusal(cast('bestialRage', 'a'))).toEqual(['BTS-SPL-11']);
  });

  it('BTS-SPL-12, R-120, edge case 59: a D3 of PV, without Invulnerability; it ends what a wound ends', () => {
    const t = under('elements', [man(2, 'z', 40, 20, { pv: 4, rank: 4, effects: [{ id: 'terror', until: 'wound' }] })]);
    t.do('let-be', roll('elements', 5));
    expect(t.figure('z').pv).toBe(1);
    expect(t.told).not.toContain('saves.rolled');
    expect(hasEffect(t.state, 1, 'terror')).toBe(false);
  });
});
