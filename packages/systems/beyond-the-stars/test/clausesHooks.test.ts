import { cm } from '@banneret/geometry';
import { Tally } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { BLOWS, type Blow, type BlowKind, type ShotCase, type SpecialRule, type Use } from '../src/rule.js';
import { ruleNamed } from '../src/ruleBook.js';
import { chargesFoot, hasChargeBonus, isFullCharge, isRiddenDown } from '../src/rules/builds/mounted.js';
import type { Body, FigureBody, RangedBody, TerrainBody } from '../src/scenario/body.js';
import { BUILDS, CATEGORIES, type Build, type RangedWeapon, type Sheet } from '../src/sheet.js';
import { NOBODY, TERRAIN_KINDS, type State } from '../src/state.js';
import { house, inside, man, scene } from './scene.js';

/** Whom, with what and when a rule of the book concerns: every kind of blow, figure, weapon and ground. */

const rule = (id: string): SpecialRule => ruleNamed(id) as SpecialRule;
const use = (figure = 0, x?: string | number, source = figure): Use => ({ figure, source, x });

/** Somebody of that build, as simply as can be. */
const built = (seat: 1 | 2, id: string, x: number, build: Build, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, x, 60, {
    build,
    ...(build === 'vehicle' && { vehicle: { front: 11, flank: 10, rear: 10 }, attacks: 0, melee: [], morale: 0 }),
    ...(build === 'siege' && { attacks: 0, mvt: 0, melee: [], morale: 0, pv: 3, siege: { servants: [] } }),
    ...(build === 'monster' && { pv: 5 }),
    ...more,
  });

/** Figure 0 against figure 1. */
const pair = (
  a: Partial<FigureBody> = {},
  z: Partial<FigureBody> & { readonly build?: Build } = {},
  more: Partial<Body> = {},
): State => scene({ figures: [man(1, 'a', 40, 60, a), built(2, 'z', 60, z.build ?? 'infantry', z)], ...more }).state;

const blow = (kind: BlowKind, more: Partial<Blow> = {}): Blow => ({
  kind,
  by: 0,
  victim: 1,
  force: 4,
  pen: 0,
  weapon: 0,
  ...more,
});

type Modifier = 'toWound' | 'toPenetrate' | 'toDamage';
const bonus = (id: string, hook: Modifier, kind: BlowKind, state = pair(), more: Partial<Blow> = {}): number => {
  const roll = new Tally(0);
  rule(id).wound?.[hook]?.(roll, blow(kind, more), state, use());
  return roll.total;
};
/** The kinds of blows for which something holds. */
const kinds = (holds: (kind: BlowKind) => boolean): BlowKind[] => BLOWS.filter(holds);
const builds = (holds: (build: Build) => boolean): Build[] => BUILDS.filter(holds);

describe('rules that wound', () => {
  it('BTS-SPR-41: Big game: in Duels, Beasts by build or keyword, Monsters and Walkers; and whatever is penetrated', () => {
    expect(kinds(kind => bonus('srBigGame', 'toWound', kind, pair({}, { build: 'walker' })) === 1)).toEqual(['duel']);
    expect(kinds(kind => bonus('srBigGame', 'toPenetrate', kind) === 1)).toEqual(['duel']);
    const game = builds(build => bonus('srBigGame', 'toWound', 'duel', pair({}, { build })) === 1);
    expect(game).toEqual(['beast', 'walker', 'monster']);
    expect(bonus('srBigGame', 'toWound', 'duel', pair({}, { keywords: ['beast'] }))).toBe(1);
  });

  it('BTS-SPR-21, BTS-SPR-22, BTS-SPR-34, BTS-SPR-27: Bestial chariot with its impact, Headhunter at Champions, Fanatic after a charge, Mighty blow at machines', () => {
    for (const hook of ['toWound', 'toPenetrate'] as const)
      expect(kinds(kind => bonus('srBestialChariot', hook, kind) === 1)).toEqual(['impact']);
    expect(kinds(kind => bonus('srHeadhunter', 'toWound', kind, pair({}, { rank: 3 })) === 1)).toEqual(['duel']);
    expect(bonus('srHeadhunter', 'toWound', 'duel')).toBe(0);
    const charging = pair({ marks: { charged: true } });
    expect(kinds(kind => bonus('srFanatic', 'toWound', kind, charging) === 1)).toEqual(['duel']);
    expect(bonus('srFanatic', 'toWound', 'duel')).toBe(0);
    expect(bonus('srMightyBlow', 'toDamage', 'duel')).toBe(1);
    expect(rule('srMightyBlow').wound?.loss?.(blow('shot'), pair(), use())).toEqual({ kind: 'fixed', pv: 2 });
  });

  it('BTS-SPR-72, BTS-SPR-73: poisoned and flaming are shots, those of flamethrowers excepted', () => {
    const armed = (category: RangedBody['category'] & string) => pair({ ranged: [{ category }] });
    for (const category of CATEGORIES) {
      const state = armed(category);
      const shots = category === 'flamer' ? [] : ['shot'];
      expect(kinds(kind => bonus('srFlaming', 'toPenetrate', kind, state) === 1)).toEqual(shots);
      expect(kinds(kind => rule('srPoisoned').wound?.rerollsOnes?.(blow(kind), state, use()) === true)).toEqual(shots);
    }
  });

  it('BTS-SPR-54, BTS-SPR-37: a bite meets Force, but of no machine; a spectral strike meets Mo, but of nobody without a soul', () => {
    const against = (id: string, kind: BlowKind, z: Partial<FigureBody> = {}) =>
      rule(id).wound?.against?.(blow(kind), pair({}, z), use());
    expect(BLOWS.map(kind => against('srInfectiousBite', kind))).toEqual(
      BLOWS.map(kind => (kind === 'duel' ? 'force' : undefined)),
    );
    expect(BLOWS.map(kind => against('srSpectralStrike', kind))).toEqual(
      BLOWS.map(kind => (kind === 'duel' ? 'morale' : undefined)),
    );
    expect(builds(build => against('srInfectiousBite', 'duel', { build }) === undefined)).toEqual(['vehicle', 'siege']);
    expect(builds(build => against('srSpectralStrike', 'duel', { build }) === undefined)).toEqual([
      'walker',
      'vehicle',
      'siege',
    ]);
    expect(against('srSpectralStrike', 'duel', { build: 'walker', rules: ['srOrganicWalker'] })).toBe('morale');
    expect(against('srSpectralStrike', 'duel', { rules: ['srRobotic'] })).toBeUndefined();
    expect(against('srSpectralStrike', 'duel', { rules: ['srOrganicWalker'] })).toBe('morale');
  });

  it('BTS-SPR-63, BTS-SPR-40, BTS-SPR-29, BTS-ACT-10: a Grudge and Sharp fangs in Duels, a Great team with its impact, Slash in Duels', () => {
    const hated = pair({}, { keywords: ['mage'] });
    const again = (id: string, kind: BlowKind, x?: string) =>
      rule(id).wound?.rerollsOnes?.(blow(kind), hated, use(0, x)) === true;
    expect(kinds(kind => again('srGrudge', kind, 'mage'))).toEqual(['duel']);
    expect(again('srGrudge', 'duel', 'beast')).toBe(false);
    expect(kinds(kind => again('srGreatTeam', kind))).toEqual(['impact']);
    expect(kinds(kind => rule('srSharpFangs').wound?.surePenetration?.(blow(kind)) === true)).toEqual(['duel']);
    const slash = (kind: BlowKind) => rule('actSlash').wound?.loss?.(blow(kind), hated, use());
    expect(kinds(kind => slash(kind) !== undefined)).toEqual(['duel']);
    expect(slash('duel')).toEqual({ kind: 'd3', plus: 1 });
  });

  it('BTS-IMP-03: a two-handed weapon: -1 on Duel dice if it is the main one, +1 to wound with it in Duels', () => {
    const state = pair({
      melee: [
        { id: 'axe', hands: 2 },
        { id: 'blade', hands: 1 },
      ],
    });
    const wounding = (kind: BlowKind, weapon: number) => bonus('twoHanded', 'toWound', kind, state, { weapon });
    expect(kinds(kind => wounding(kind, 0) === 1)).toEqual(['duel']);
    expect([wounding('duel', 1), wounding('duel', NOBODY)]).toEqual([0, 0]);
    const dice = (weapons: readonly number[]) => {
      const roll = new Tally(0);
      rule('twoHanded').duel?.dice?.(roll, { state, figure: 0, foes: [1], weapons, shielding: false }, use());
      return roll.total;
    };
    expect([dice([0]), dice([0, 1]), dice([1]), dice([1, 0]), dice([])]).toEqual([-1, -1, 0, 0, 0]);
  });
});

describe('rules of movement', () => {
  const ground = (id: string, build: Build = 'infantry') => {
    const { state } = scene({ figures: [built(1, 'a', 40, build), man(2, 'z', 90, 90)] });
    return TERRAIN_KINDS.filter(kind => rule(id).move?.ground?.(kind, state, use()) === 1);
  };
  const not = (...kinds: readonly (typeof TERRAIN_KINDS)[number][]) =>
    TERRAIN_KINDS.filter(kind => !kinds.includes(kind));

  it('BTS-SPR-36, BTS-SPR-42, BTS-SPR-53: woods, ruins and rocks do not slow those on foot who know them', () => {
    expect([ground('srForester'), ground('srGuerrilla'), ground('srMountaineer')]).toEqual([
      ['wooded'],
      ['urban'],
      ['rocky'],
    ]);
    for (const id of ['srForester', 'srGuerrilla', 'srMountaineer'])
      expect(builds(build => ground(id, build).length > 0)).toEqual(['infantry']);
  });

  it('BTS-SPR-03, BTS-SPR-05, BTS-SPR-06, BTS-SPR-24: water for the Amphibious; all for Antigrav; all but water on eight legs; all but deep water on tracks', () => {
    expect([
      ground('srAmphibious').toSorted(),
      ground('srAntigrav'),
      ground('srArachnid'),
      ground('srTracked'),
    ]).toEqual([
      ['deep-water', 'shallow-water'],
      [...TERRAIN_KINDS],
      not('shallow-water', 'deep-water'),
      not('deep-water'),
    ]);
  });

  it('BTS-SPR-42, BTS-SPR-53, BTS-SPR-57, BTS-SPR-17: tests are rolled again, or sure, on foot; a Crossing test by an Expert rider in the saddle', () => {
    const state = (build: Build) => scene({ figures: [built(1, 'a', 40, build), man(2, 'z', 90, 90)] }).state;
    for (const id of ['srGuerrilla', 'srMountaineer'])
      expect(builds(build => rule(id).move?.rerollsTest?.('jump', state(build), use()) === true)).toEqual(['infantry']);
    expect(builds(build => rule('srLightFooted').move?.sureTest?.('climb', state(build), use()) === true)).toEqual([
      'infantry',
    ]);
    const rider = (test: 'crossing' | 'climb' | 'jump') =>
      builds(build => rule('srExpertRider').move?.rerollsTest?.(test, state(build), use()) === true);
    expect([rider('crossing'), rider('climb'), rider('jump')]).toEqual([['cavalry', 'bike'], [], []]);
  });

  it('BTS-SPR-64, BTS-SPR-40, BTS-SPR-39: Fast is 5 cm on legs, 10 otherwise; a Great team 5; Gigantic twice the PV, or a point of armour all around', () => {
    const made = (id: string, sheet: Partial<Sheet>) => rule(id).muster?.(sheet as Sheet);
    expect(builds(build => made('srFast', { mvt: cm(15), build })?.mvt === cm(20))).toEqual([
      'infantry',
      'beast',
      'walker',
    ]);
    expect(builds(build => made('srFast', { mvt: cm(15), build })?.mvt === cm(25))).toEqual([
      'cavalry',
      'bike',
      'monster',
      'vehicle',
      'siege',
    ]);
    expect(made('srGreatTeam', { mvt: cm(15) })).toEqual({ mvt: cm(20) });
    expect(made('srGigantic', { pv: 3 })).toEqual({ pv: 6 });
    const vehicle = { front: 12, flank: 11, rear: 10, crew: 2, crewMounts: 1 };
    expect(made('srGigantic', { pv: 0, vehicle })).toEqual({ vehicle: { ...vehicle, front: 13, flank: 12, rear: 11 } });
  });

  it('BTS-ORD-01: Full ahead: farther for riders, Bikes, Vehicles and whoever flies', () => {
    const gain = (build: Build, rules: readonly string[] = []) => {
      const value = new Tally(0);
      rule('fullAhead').stats?.mvt?.(
        value,
        scene({ figures: [built(1, 'a', 40, build, { rules }), man(2, 'z', 90, 90)] }).state,
        use(),
      );
      return value.total;
    };
    const fast = gain('cavalry');
    expect(builds(build => gain(build) === fast)).toEqual(['cavalry', 'bike', 'vehicle']);
    expect(fast).toBeGreaterThan(gain('infantry'));
    expect(gain('infantry', ['srFlight'])).toBe(fast);
  });
});

describe('rules of shots', () => {
  const category = (id: string, weapon: Partial<RangedWeapon>, build: Build = 'infantry') =>
    rule(id).shoot?.category?.(weapon as RangedWeapon, { build } as Sheet, use());

  it('BTS-SPR-01, BTS-SPR-07, BTS-SPR-26: which weapons count as lighter, in whose hands', () => {
    expect(CATEGORIES.filter(one => category('srMountedHunter', { category: one }, 'cavalry') !== undefined)).toEqual([
      'heavy',
    ]);
    expect(builds(build => category('srMountedHunter', { category: 'heavy' }, build) === 'light')).toEqual([
      'cavalry',
      'bike',
    ]);
    expect(builds(build => category('srMasterArcher', { bow: 'composite' }, build) === 'light')).toEqual(['cavalry']);
    expect([category('srMasterArcher', { bow: 'bow' }, 'cavalry'), category('srMasterArcher', {}, 'cavalry')]).toEqual([
      undefined,
      undefined,
    ]);
    expect([1, 2].map(hands => category('srSturdy', { category: 'heavy', hands: hands as 1 | 2 }))).toEqual([
      'light',
      'precision',
    ]);
    expect(CATEGORIES.filter(one => category('srSturdy', { category: one, hands: 1 }) !== undefined)).toEqual([
      'heavy',
    ]);
  });

  const shot = (state: State, weapon: Partial<RangedWeapon> = {}) => ({
    state,
    shooter: 0,
    weapon: weapon as RangedWeapon,
    target: 1,
    reach: cm(10),
    near: true,
  });

  it('BTS-SPR-56, BTS-SPR-49, BTS-SPR-74: only a 6 hits a Swarm, unless it burns; Mastery of one weapon, expert shots in any case', () => {
    const state = pair();
    expect(
      CATEGORIES.filter(one => rule('srSwarm').target?.onlySix?.(shot(state, { category: one }), use()) !== true),
    ).toEqual(['flamer']);
    const mastered = (id: string) => rule('srMastery').shoot?.rerollsMisses?.(shot(state, { id }), use(0, 'bow'));
    expect([mastered('bow'), mastered('gun')]).toEqual(['may', undefined]);
    expect(rule('srExpertShot').shoot?.rerollsMisses?.(shot(state), use())).toBe('must');
    const armed = pair({ melee: ['sword', 'axe'] });
    const again = (weapons: readonly number[], x: string) =>
      rule('srMastery').duel?.rerolls?.({ state: armed, figure: 0, foes: [1], weapons, shielding: false }, use(0, x));
    expect([again([0], 'sword'), again([0], 'axe'), again([0, 1], 'axe'), again([], 'sword')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('BTS-ORD-04: Kill that thing: shots at Walkers, Monsters and Vehicles, Duels with Walkers and Monsters, and every Penetration roll', () => {
    const lent = (rule('killThatThing').aura as NonNullable<SpecialRule['aura']>).lends;
    expect(builds(build => lent.shoot?.rerollsMisses?.(shot(pair({}, { build })), use()) === 'may')).toEqual([
      'walker',
      'monster',
      'vehicle',
    ]);
    const duel = (build: Build, foes: readonly number[]) =>
      lent.duel?.rerolls?.({ state: pair({}, { build }), figure: 0, foes, weapons: [], shielding: false }, use()) ===
      true;
    expect(builds(build => duel(build, [1]))).toEqual(['walker', 'monster']);
    // One among several is enough; nobody is not.
    expect([duel('walker', [0, 1]), duel('walker', [0]), duel('walker', [])]).toEqual([true, false, false]);
    const roll = new Tally(0);
    lent.wound?.toPenetrate?.(roll, blow('shot'), pair(), use());
    expect(roll.total).toBe(1);
  });

  it('BTS-SPR-39(f) to (h): past a Gigantic target’s smaller neighbours, who do not fight it', () => {
    const past = (z: Partial<FigureBody>, more: Partial<Body> = {}, other = 1) =>
      rule('srGigantic').target?.looksPast?.(pair({ build: 'monster', baseMm: 60, pv: 9 }, z, more), 0, other, use());
    expect([past({ baseMm: 50 }), past({ baseMm: 60 }), past({ baseMm: 80 })]).toEqual([true, false, false]);
    expect(builds(build => past({ build, baseMm: 25 }) === false)).toEqual(['monster', 'vehicle']);
    expect(past({ baseMm: 25, rules: ['srGigantic'] })).toBe(false);
    // What has no base is the larger, whatever its outline.
    const hull = pair({ build: 'monster', baseMm: 60, pv: 9 }, { baseMm: 80 });
    const [own, its] = hull.battle.sheets as readonly [Sheet, Sheet];
    const baseless = { ...hull, battle: { ...hull.battle, sheets: [{ ...own, baseLevel: 0 }, its] } } as State;
    expect(rule('srGigantic').target?.looksPast?.(baseless, 0, 1, use())).toBe(true);
    expect(past({ baseMm: 25, at: [44.25, 60] }, { engaged: [['a', 'z']] })).toBe(false);
  });

  it('BTS-IMP-01, BTS-IMP-02, BTS-SPR-17: a shield is lost with ranged equipment, but by an Expert rider in the saddle', () => {
    const value = (more: Partial<FigureBody>) => {
      const tally = new Tally(0);
      rule('shield').stats?.defence?.(tally, pair(more), use());
      return tally.total;
    };
    const ranged = [{}];
    const rules = ['srExpertRider'];
    expect([value({}), value({ ranged }), value({ ranged, rules }), value({ ranged, build: 'cavalry' })]).toEqual([
      1, 0, 0, 0,
    ]);
    expect([value({ ranged, rules, build: 'cavalry' }), value({ ranged, rules, build: 'bike' })]).toEqual([1, 1]);
    const hit = (hands: 1 | 2) => {
      const roll = new Tally(0);
      rule('shield').shoot?.toHit?.(roll, shot(pair(), { hands }), use());
      return roll.total;
    };
    expect([hit(1), hit(2)]).toEqual([0, -1]);
  });

  it('BTS-SPR-77: who has cheated death has a CT of 6 unless it is worse, and a CC of 1 whatever it was', () => {
    const ct = (printed: number) => rule('cheatedDeath').shoot?.ct?.(printed, shot(pair()), use());
    expect([ct(3), ct(6), ct(7)]).toEqual([6, 6, 7]);
    const cc = (total: number) => {
      const value = new Tally(total);
      rule('cheatedDeath').settles?.cc?.(value, pair(), use());
      return value.total;
    };
    expect([cc(7), cc(1)]).toEqual([1, 1]);
  });
});

describe('rules of Siege Weapons', () => {
  it('BTS-SGE-07, BTS-SPR-77: the best CT of its Servants; after cheating death a 6, but a dash stays a dash', () => {
    const ct = (...servants: readonly Partial<FigureBody>[]) => {
      const ids = servants.map((_, i) => `s${i}`);
      const gun = built(1, 'gun', 40, 'siege', { baseMm: 50, siege: { servants: ids } });
      const crew = servants.map((more, i) => man(1, `s${i}`, i === 0 ? 43.75 : 36.25, 60, { serves: 'gun', ...more }));
      const { state } = scene({ figures: [gun, ...crew, man(2, 'z', 90, 90)] });
      const shot = {
        state,
        shooter: 0,
        weapon: { category: 'light' },
        target: servants.length + 1,
        reach: 1,
        near: true,
      };
      return rule('crewed').shoot?.ct?.(9, shot as unknown as ShotCase, use());
    };
    const cheated = { effects: [{ id: 'cheatedDeath', until: 'turn' }] } as const;
    expect([ct({ ct: 4 }), ct({ ct: 5 }, { ct: 3 }), ct({ ct: 0 }), ct({ ct: 0 }, { ct: 5 })]).toEqual([4, 3, 9, 5]);
    expect([ct({ ct: 4, ...cheated }), ct({ ct: 7, ...cheated }), ct({ ct: 0, ...cheated })]).toEqual([6, 7, 9]);
    expect(ct({ ct: 4, ...cheated }, { ct: 5 })).toBe(5);
  });
});

describe('rules of those around', () => {
  const reaches = (id: string, more: Partial<FigureBody>, build: Build = 'infantry') => {
    const { state } = scene({
      figures: [man(1, 'c', 40, 60, { rank: 3 }), built(1, 'b', 44, build, more), man(2, 'z', 90, 90)],
    });
    const aura = rule(id).aura as NonNullable<SpecialRule['aura']>;
    return aura.reaches === undefined || aura.reaches(state, 1, 0);
  };

  it('BTS-SPR-35, BTS-SPR-23, BTS-IMP-09, BTS-ORD-06: Irregular Warriors; Warriors; those on foot; and those on foot who do not fly', () => {
    expect(
      [['warrior', 'irregular'], ['warrior'], ['irregular'], []].map(keywords =>
        reaches('srPopularFigure', { keywords }),
      ),
    ).toEqual([true, false, false, false]);
    expect([['warrior'], ['irregular']].map(keywords => reaches('srSpiritualLeader', { keywords }))).toEqual([
      true,
      false,
    ]);
    expect(builds(build => reaches('greatInstrument', {}, build))).toEqual(['infantry']);
    expect(builds(build => reaches('holdAtAllCosts', {}, build))).toEqual(['infantry']);
    expect(reaches('holdAtAllCosts', { rules: ['srFlight'] })).toBe(false);
    expect(reaches('banner', {})).toBe(true);
  });

  it('BTS-CMD-10: an Order works on those who have not refused that very Order of that very Champion', () => {
    const { state } = scene({ figures: [man(1, 'c', 40, 60, { rank: 3 }), man(1, 'b', 44, 60), man(2, 'z', 90, 90)] });
    const under = (order: 'holdAtAllCosts' | 'killThatThing', figure: number, refused: readonly number[]) => {
      const launched = { ...state, orders: [{ order, figure, target: NOBODY, refused }] } as unknown as State;
      return ['holdAtAllCosts', 'killThatThing'].map(id => rule(id).aura?.reaches?.(launched, 1, 0));
    };
    expect(under('holdAtAllCosts', 0, [])).toEqual([true, true]);
    expect(under('holdAtAllCosts', 0, [1])).toEqual([false, true]);
    expect(under('killThatThing', 0, [1])).toEqual([true, false]);
    expect(under('holdAtAllCosts', 2, [1])).toEqual([true, true]);
    expect(under('holdAtAllCosts', 0, [2])).toEqual([true, true]);
  });

  it('BTS-SPR-38: a Bodyguard passes while his General is in play: outdoors, indoors or aboard; not in reserve, not without one', () => {
    const passes = (general: readonly FigureBody[], figure = 0) => {
      const { state } = scene({
        figures: [
          man(1, 'b', 40, 60),
          man(2, 'z', 90, 90),
          man(1, 'm', 20, 20, { build: 'monster', baseMm: 60, pv: 5, capacity: 4 }),
          ...general,
        ],
        terrain: [house()],
      });
      return rule('srBodyguard').morale?.passes?.(state, use(figure));
    };
    const general = { general: true, rank: 2 } as const;
    expect(passes([])).toBe(false);
    expect(passes([man(1, 'g', 60, 90, general)])).toBe(true);
    expect(passes([inside(1, 'g', general)])).toBe(true);
    expect(passes([man(1, 'g', 0, 0, { ...general, place: 'aboard', host: 'm' })])).toBe(true);
    expect(passes([man(1, 'g', 0, 0, { ...general, place: 'reserve' })])).toBe(false);
    expect(passes([man(1, 'g', 0, 0, { ...general, place: 'gone' })])).toBe(false);
    // The enemy's is none of his.
    expect(passes([man(2, 'g', 60, 90, general)])).toBe(false);
    expect(passes([man(2, 'g', 60, 90, general)], 1)).toBe(true);
  });

  it('BTS-ACT-08, BTS-ACT-09: Strike and Strength add what was rolled, and nothing before that', () => {
    const gain = (id: string, stat: 'cc' | 'force', x?: number) => {
      const value = new Tally(4);
      rule(id).stats?.[stat]?.(value, pair(), use(0, x));
      return value.total;
    };
    expect([
      gain('actStrike', 'cc', 2),
      gain('actStrike', 'cc'),
      gain('actStrength', 'force', 5),
      gain('actStrength', 'force'),
    ]).toEqual([6, 4, 9, 4]);
    const doubled = new Tally(4);
    rule('actDefence').stats?.defence?.(doubled, pair({ defence: 5 }), use());
    expect(doubled.total).toBe(9);
  });
});

describe('charges with a bonus', () => {
  const charge = (
    a: Partial<FigureBody>,
    z: Partial<FigureBody>,
    more: Partial<Body> & { extra?: readonly FigureBody[] } = {},
  ): State => {
    const { extra = [], ...rest } = more;
    return scene({
      figures: [
        man(1, 'a', 40, 60, { build: 'cavalry', marks: { charged: true }, ...a }),
        man(2, 'z', 42.5, 60, z),
        ...extra,
      ],
      engaged: [['a', 'z']],
      ...rest,
    }).state;
  };
  const has = (state: State) => [
    isFullCharge(state, 0),
    chargesFoot(state, 0),
    isRiddenDown(state, 0),
    hasChargeBonus(state, 0),
  ];

  it('BTS-CAV-10 to -12, BTS-CAV-15: over open ground, at somebody on foot, not ridden down itself and not Immobilised', () => {
    expect(has(charge({}, {}))).toEqual([true, true, false, true]);
    expect(has(charge({ marks: { charged: false } }, {}))).toEqual([false, true, false, false]);
    expect(has(charge({ marks: { charged: true, roughCharge: true } }, {}))).toEqual([false, true, false, false]);
    expect(has(charge({}, { build: 'cavalry' }))).toEqual([true, false, false, false]);
    expect(has(charge({}, { build: 'bike' }))).toEqual([true, false, false, false]);
    const ridden = (build: Build) =>
      charge(
        {},
        {},
        {
          extra: [built(2, 'y', 37.5, build)],
          engaged: [
            ['a', 'z'],
            ['y', 'a'],
          ],
        },
      );
    expect(has(ridden('cavalry'))).toEqual([true, true, true, false]);
    expect(has(ridden('infantry'))).toEqual([true, true, false, true]);
    // Charged by somebody else, it has charged nobody.
    expect(has(charge({}, {}, { engaged: [['z', 'a']] }))).toEqual([false, false, false, false]);
    // Nobody of those it charged stands behind a barrier or over an edge.
    const fence: TerrainBody = { id: 'fence', kind: 'obstacle', box: [41, 40, 0.5, 40], height: 1.5 };
    const ledge: TerrainBody = { id: 'ledge', kind: 'platform', box: [80, 80, 10, 10], height: 4 };
    const over = (what: { barrier?: string; edge?: string }) =>
      isFullCharge(
        charge(
          {},
          {},
          {
            extra: [man(2, 'y', 40, 62.5)],
            engaged: [
              ['a', 'y'],
              ['a', 'z', what],
            ],
            terrain: [fence, ledge],
          },
        ),
        0,
      );
    expect([over({}), over({ barrier: 'fence' }), over({ edge: 'ledge' })]).toEqual([true, false, false]);
    // One of several on foot is enough.
    const two = charge(
      {},
      { build: 'cavalry' },
      {
        extra: [man(2, 'y', 40, 62.5)],
        engaged: [
          ['a', 'z'],
          ['a', 'y'],
        ],
      },
    );
    expect(has(two)).toEqual([true, true, false, true]);
  });

  it('BTS-CAV-13, BTS-SPR-20, R-122: an extra attack for riders and Monstrous charges, not twice for riders', () => {
    const attacks = (id: string, state: State) => {
      const dice = new Tally(0);
      rule(id).duel?.attacks?.(dice, { state, figure: 0, foes: [1], weapons: [], shielding: false }, use());
      return dice.total;
    };
    const beast = { build: 'beast' } as const;
    expect([attacks('mounted', charge({}, {})), attacks('mounted', charge({}, { build: 'cavalry' }))]).toEqual([1, 0]);
    expect([attacks('srMonstrousCharge', charge({}, {})), attacks('srMonstrousCharge', charge(beast, {}))]).toEqual([
      0, 1,
    ]);
    expect(attacks('srMonstrousCharge', charge(beast, { build: 'cavalry' }))).toBe(0);
    expect(attacks('srMonstrousCharge', charge({ ...beast, marks: { charged: false } }, {}))).toBe(0);
    const ridden = (a: Partial<FigureBody>) =>
      charge(
        a,
        {},
        {
          extra: [built(2, 'y', 37.5, 'cavalry')],
          engaged: [
            ['a', 'z'],
            ['y', 'a'],
          ],
        },
      );
    expect([attacks('srMonstrousCharge', ridden(beast)), attacks('srMonstrousCharge', ridden({}))]).toEqual([1, 1]);
  });

  it('BTS-CAV-14, BTS-SPR-18, BTS-SPR-20: thrown down are those too weak to stand, not machines nor Monsters', () => {
    const throws = (id: string, state: State, foe = 1) =>
      rule(id).duel?.throwsDown?.({ state, figure: 0, foes: [1], weapons: [], shielding: false }, foe, use());
    for (const id of ['mounted', 'srBrutalCharge', 'srMonstrousCharge']) {
      const a = id === 'mounted' ? {} : { build: 'beast' as const };
      expect([5, 6].map(force => throws(id, charge(a, { force })))).toEqual([true, false]);
      expect(throws(id, charge({ ...a, marks: { charged: false } }, {}))).toBe(false);
      expect(throws(id, charge(a, { build: 'monster', pv: 5 }))).toBe(false);
    }
    // Brutal is a charge at Infantry; Monstrous one throws riders too, if they are weaker than itself.
    const beast = { build: 'beast', force: 7 } as const;
    expect(throws('srBrutalCharge', charge(beast, { build: 'beast' }))).toBe(false);
    const both = charge(
      beast,
      { build: 'beast' },
      {
        extra: [man(2, 'y', 40, 62.5)],
        engaged: [
          ['a', 'z'],
          ['a', 'y'],
        ],
      },
    );
    expect(throws('srBrutalCharge', both)).toBe(true);
    expect(throws('srMonstrousCharge', charge(beast, { build: 'cavalry', force: 6 }))).toBe(true);
    expect(throws('srMonstrousCharge', charge(beast, { build: 'cavalry', force: 7 }))).toBe(false);
    expect(throws('srMonstrousCharge', charge(beast, { force: 6 }))).toBe(true);
    expect(throws('srMonstrousCharge', charge(beast, { build: 'monster', force: 5, pv: 5 }))).toBe(false);
    const ridden = charge(
      beast,
      { force: 6 },
      {
        extra: [built(2, 'y', 37.5, 'cavalry')],
        engaged: [
          ['a', 'z'],
          ['y', 'a'],
        ],
      },
    );
    expect([throws('srMonstrousCharge', ridden), throws('srMonstrousCharge', ridden, 2)]).toEqual([false, false]);
  });
});
