import { describe, expect, it } from 'vitest';
import type { Army, ArmyUnit } from '../src/content/army.js';
import { suggestedPrice } from '../src/forces/price.js';
import { readOptions } from '../src/options.js';
import { finishedFirst, spacesOf, succeeds, volumeFor, zoneDepthOf } from '../src/rulings.js';
import type { RuleUse } from '../src/state.js';
import { withHero } from '../src/units/hero.js';
import { capacityOf, freeSpaces, mayBeJoined, mayJoin, passengersOf, spacesNeeded } from '../src/units/traits.js';
import { inches } from '@banneret/geometry';
import { dice } from '@banneret/testkit';
import { block, hit, profile, row, scene, type Scene, type SceneBody } from './scene.js';

const ruleFrom = (text: string): RuleUse => {
  const [, id = '', x] = /^([a-z-]+)(?:\((\d+)\))?$/.exec(text)!;
  return { id, ...(x !== undefined && { x: Number(x) }) };
};

describe('the first price of a model', () => {
  interface Asked {
    readonly rules?: readonly string[];
    readonly weapon?: readonly string[];
    readonly range?: number | undefined;
    readonly quality?: number;
    readonly defense?: number;
    readonly held?: readonly string[];
  }
  /** For a thousand of them, so that nothing is rounded away; Quality and Defence 4+, a gun of 24 inches and a blade. */
  function price({
    rules = [],
    weapon = [],
    quality = 4,
    defense = 4,
    held = ['gun', 'blade'],
    ...more
  }: Asked = {}): number {
    const range = 'range' in more ? more.range : 24;
    const gun = { id: 'gun', range, attacks: 1, rules: weapon.map(ruleFrom) };
    const army = { weapons: [gun, { id: 'blade', attacks: 1, rules: [] }] } as unknown as Army;
    const model = { weapons: held, rules: rules.map(ruleFrom) };
    return suggestedPrice(
      army,
      { quality, defense } as ArmyUnit,
      Array.from({ length: 1000 }, () => model),
    );
  }

  it('is what it takes to remove it, what it shoots and how it fights', () => {
    expect(price({ held: [] })).toBe(9_000);
    expect(price({ held: ['blade'] })).toBe(12_000);
    expect(price()).toBe(19_500);
    expect(price({ range: 48 })).toBe(24_500);
    expect(price({ quality: 3 })).toBe(23_000);
    expect([price({ defense: 2 }), price({ defense: 6 })]).toEqual([28_500, 17_700]);
  });

  it.each([
    ['tough(3)', 37_500],
    ['stealth', 20_850],
    ['entrenched', 21_300],
    ['aircraft', 20_100],
    ['regeneration', 22_650],
    ['fearless', 20_400],
    ['impact(2)', 29_500],
    ['fast', 21_105],
    ['slow', 17_815],
    ['furious', 19_950],
    ['relentless', 20_250],
    ['immobile', 14_025],
    ['transport(6)', 31_500],
    ['caster(2)', 59_500],
    ['fear(2)', 27_500],
    ['flying', 21_450],
    ['strider', 20_085],
    ['scout', 21_060],
    ['ambush', 21_060],
    ['reliable', 19_500],
  ] as const)('counts %s of a model', (rule, points) => {
    expect(price({ rules: [rule] })).toBe(points);
  });

  it.each([
    ['reliable', 24_500],
    ['sniper', 28_250],
    ['ap(2)', 23_250],
    ['rending', 21_000],
    ['lance', 21_000],
    ['poison', 20_625],
    ['lock-on', 20_625],
    ['counter', 20_625],
    ['blast(3)', 30_000],
    ['deadly(3)', 24_000],
    ['indirect', 20_625],
    ['fast', 19_500],
  ] as const)('counts %s of a weapon', (rule, points) => {
    expect(price({ weapon: [rule] })).toBe(points);
  });

  it('multiplies what goes together', () => {
    expect(price({ rules: ['stealth', 'entrenched'] })).toBe(22_920);
    expect(price({ rules: ['regeneration', 'fearless'] })).toBe(23_865);
    expect(price({ rules: ['tough(3)', 'stealth', 'regeneration'] })).toBe(52_420);
    expect(price({ rules: ['fast', 'flying', 'strider', 'scout', 'immobile', 'slow'] })).toBe(17_120);
    expect(price({ rules: ['impact(2)', 'fast', 'furious', 'slow'] })).toBe(29_880);
    const all = [
      'ap(2)',
      'rending',
      'lance',
      'poison',
      'lock-on',
      'sniper',
      'counter',
      'blast(3)',
      'deadly(3)',
      'indirect',
    ];
    expect(price({ weapon: all })).toBe(219_360);
  });

  it('is a multiple of five, and five at least', () => {
    const army = { weapons: [] } as unknown as Army;
    const unit = { quality: 4, defense: 4 } as ArmyUnit;
    expect(suggestedPrice(army, unit, [{ weapons: [], rules: [] }])).toBe(10);
    expect(suggestedPrice(army, unit, [])).toBe(5);
  });
});

describe('options', () => {
  const read = (raw: unknown) => readOptions(raw, 'options');

  it('GDF-ARM-01, GDF-ARM-05: what is agreed on before the battle is read, each in its form', () => {
    const all = { sight: 'volumetric', points: 750, forceOrganisation: false, skipSeparation: true, strictPaths: true };
    expect(read(all)).toEqual({ ok: true, value: all });
    expect(read({})).toEqual({ ok: true, value: {} });
    expect([read({ points: 1 }).ok, read({ points: 10_000 }).ok]).toEqual([true, true]);
    for (const points of [0, -1, 10_001, 1.5, '750', null]) expect(read({ points }).ok).toBe(false);
    for (const sight of ['above', '', null, 1]) expect(read({ sight }).ok).toBe(false);
    for (const option of ['forceOrganisation', 'skipSeparation', 'strictPaths'])
      for (const bad of [1, 'true', null]) expect(read({ [option]: bad }).ok).toBe(false);
    for (const bad of [undefined, null, 1, 'x', []]) expect(read(bad).ok).toBe(false);
    expect(read({ pionts: 750 })).toMatchObject({ ok: false, problem: { say: 'gdf.setup.unknown-option' } });
    expect(read({ points: 0 })).toMatchObject({
      problem: { say: 'gdf.setup.bad-option', args: { place: 'options.points' } },
    });
  });
});

describe('numbers of the rulings', () => {
  it('GDF-GEN-17 to GDF-GEN-19: six and one, whatever the modifier; the need itself is enough', () => {
    expect([
      succeeds(6, 6, -9),
      succeeds(1, 1, 9),
      succeeds(4, 4, 0),
      succeeds(3, 4, 0),
      succeeds(3, 4, 1),
      succeeds(5, 5, -1),
    ]).toEqual([true, false, true, false, true, false]);
  });

  it('R-16: who finished earlier begins; if nobody did anything, whoever began', () => {
    expect([
      finishedFirst([3, 5], 1),
      finishedFirst([5, 3], 0),
      finishedFirst([0, 4], 1),
      finishedFirst([0, 0], 1),
      finishedFirst([0, 0], 0),
      finishedFirst([], 1),
    ]).toEqual([0, 1, 0, 1, 0, 1]);
  });

  it('GDF-TRA-01 to GDF-TRA-03, R-65: spaces', () => {
    const spaces = (hero: boolean) => [1, 2, 3, 4, 6, 7].map(toughness => spacesOf(toughness, hero));
    expect(spaces(false)).toEqual([1, 3, 3, undefined, undefined, undefined]);
    expect(spaces(true)).toEqual([1, 1, 1, 1, 1, undefined]);
  });

  it('R-08: zones of twelve inches, or what leaves 24 between the armies', () => {
    expect([
      zoneDepthOf(inches(48)),
      zoneDepthOf(inches(60)),
      zoneDepthOf(inches(47)),
      zoneDepthOf(inches(30)),
    ]).toEqual([12, 12, 11.5, 3].map(n => inches(n)));
  });

  it('R-07, GDF-LOS-18: the height of a base, the next larger row in between', () => {
    expect([20, 25, 26, 32, 40, 41, 50, 60, 61, 100, 120].map(volumeFor)).toEqual(
      [1, 1, 1.25, 1.25, 1.5, 2, 2, 3, 4, 4, 4].map(n => inches(n)),
    );
  });
});

describe('units', () => {
  const PROFILES = [
    profile({ id: 'one', count: 1 }),
    profile({ count: 5 }),
    profile({ id: 'ship', count: 1, rules: ['aircraft'], baseMm: 60 }),
    profile({ id: 'chief', count: 1, hero: true, weapons: ['blade', 'rifle'], rules: ['tough(6)'] }),
    profile({ id: 'giant', count: 1, hero: true, rules: ['tough(7)'] }),
    profile({ id: 'ace', count: 1, hero: true, rules: ['aircraft'] }),
    profile({ id: 'twins', count: 2, hero: true }),
    profile({ id: 'truck', count: 1, rules: ['transport(6)', 'tough(3)'], baseMm: 60 }),
    profile({ id: 'mage', count: 1, hero: true, rules: ['caster(1)'] }),
    profile({ id: 'lurker', count: 1, rules: ['ambush'] }),
  ];
  const SPELLS = [
    { id: 'aim', cost: 1, target: 'friend', effect: { kind: 'boon', rules: ['steady'], until: 'round' } },
    { id: 'daze', cost: 1, target: 'enemy', effect: { kind: 'boon', rules: ['dazed'], until: 'round' } },
    { id: 'blur', cost: 1, target: 'friend', effect: { kind: 'boon', rules: ['blurred'], until: 'round' } },
    { id: 'ward', cost: 1, target: 'friend', effect: { kind: 'boon', rules: ['warded'], until: 'round' } },
    { id: 'bare', cost: 1, target: 'enemy', effect: { kind: 'boon', rules: ['exposed'], until: 'round' } },
  ];
  type Unit = SceneBody['units'][number];
  const table = (units: readonly Unit[], more: Partial<SceneBody> = {}): Scene =>
    scene({ profiles: PROFILES, weapons: [{ id: 'blade', attacks: 1 }], spells: SPELLS, units, ...more });
  const FOE: Unit = { player: 2, profile: 'squad', name: 'foe', models: row(20, 20, 5) };
  const at = (kind: string, name: string, x: number, more: Partial<Unit> = {}): Unit => ({
    player: 1,
    profile: kind,
    name,
    models: [[x, 10]],
    ...more,
  });

  it('GDF-HER-01, R-54: a Hero alone, of toughness six at most, on foot, joins a unit of several without a Hero', () => {
    const kinds = ['one', 'squad', 'chief', 'giant', 'ace', 'twins'];
    const units = kinds.map((kind, i): Unit => ({
      player: 1,
      profile: kind,
      name: kind,
      models: row(4 + 10 * i, 10, kind === 'squad' ? 5 : kind === 'twins' ? 2 : 1),
    }));
    const { rosters } = table([...units, FOE]).state.battle;
    expect(kinds.filter((_, i) => mayJoin(rosters[i]!))).toEqual(['chief']);
    expect(kinds.filter((_, i) => mayBeJoined(rosters[i]!))).toEqual(['squad']);
  });

  it('GDF-HER-06, R-22: the Hero is the last model, his weapons are added once, and so are his spells', () => {
    const { rosters } = table([
      at('chief', 'chief', 5),
      { player: 1, profile: 'squad', name: 'own', models: row(20, 4, 5) },
      at('mage', 'mage', 40),
      FOE,
    ]).state.battle;
    const led = withHero(rosters[1]!, rosters[0]!);
    expect(led.weapons.map(({ id }) => id)).toEqual(['rifle', 'blade']);
    expect(led.kinds.at(-1)!.weapons.map(weapon => led.weapons[weapon]!.id)).toEqual(['blade', 'rifle']);
    expect([led.models, led.kinds.map(({ hero }) => hero)]).toEqual([
      [0, 0, 0, 0, 0, 1],
      [false, true],
    ]);
    expect([mayBeJoined(rosters[1]!), mayBeJoined(led)]).toEqual([true, false]);
    const spelled = withHero(withHero(rosters[1]!, rosters[2]!), rosters[2]!);
    expect(spelled.spells.map(({ id }) => id)).toEqual(['aim', 'daze', 'blur', 'ward', 'bare']);
    const learnt = { ...rosters[1]!, spells: rosters[2]!.spells.slice(1, 2) };
    expect(withHero(learnt, rosters[2]!).spells.map(({ id }) => id)).toEqual(['daze', 'aim', 'blur', 'ward', 'bare']);
  });

  it('GDF-TRA-01, R-42, R-65: passengers are those of this transport; who is one himself, or flies high, takes no space', () => {
    const s = table([
      at('truck', 'a', 10),
      at('truck', 'b', 20),
      { player: 1, profile: 'one', name: 'in-a', aboard: 'a' },
      { player: 1, profile: 'squad', name: 'in-b', aboard: 'b' },
      at('ship', 'ship', 40),
      FOE,
    ]);
    expect([passengersOf(s.state, 0), passengersOf(s.state, 1), passengersOf(s.state, 4)]).toEqual([[2], [3], []]);
    expect([freeSpaces(s.state, 0), freeSpaces(s.state, 1), capacityOf(s.state, 0), capacityOf(s.state, 2)]).toEqual([
      5, 1, 6, 0,
    ]);
    expect([spacesNeeded(s.state, 0), spacesNeeded(s.state, 4), spacesNeeded(s.state, 3)]).toEqual([
      undefined,
      undefined,
      5,
    ]);
  });

  it('GDF-AMB-04, GDF-OBJ-17: only who arrives in the last round holds no marker, not everybody else', () => {
    const s = scene({
      round: 4,
      stage: 'round',
      profiles: PROFILES,
      weapons: [{ id: 'blade', attacks: 1 }],
      spells: SPELLS,
      markers: [{ at: [36, 24] }, { at: [10, 11] }, { at: [60, 41] }],
      units: [
        { player: 1, profile: 'lurker', name: 'l', place: 'reserve' },
        at('one', 'own', 10),
        { player: 2, profile: 'one', name: 'far', models: [[60, 40]] },
      ],
    });
    s.do({ models: [[36, 23]] }, 'l', 'hold', 'far', 'hold', 'own', 'hold');
    expect(s.facts.markers).toEqual(['neutral', 1, 2]);
  });

  it('GDF-CAS-06: what lasting spells add to hit and to block, and take away', () => {
    const cast = dice([6], 'gdf.roll.cast');
    const mage: Unit = at('mage', 'mage', 30, { tokens: [1] });
    const shot = (spell: string, target: string): Scene => {
      const s = table([mage, at('one', 'own', 22), FOE]).do(
        'mage',
        { spell, target },
        cast,
        'hold',
        [],
        'foe',
        'hold',
        [],
      );
      return s.do('own', 'hold', [{ weapon: 'rifle', target: 'foe' }]);
    };
    expect(shot('aim', 'own').do(hit(3)).events('hits.rolled').at(-1)).toMatchObject({
      modifier: 1,
      hits: [{ count: 1 }],
    });
    expect(shot('bare', 'foe').do(hit(4), block(4)).events('blocks.rolled').at(-1)).toMatchObject({ unblocked: 1 });
    const back = (spell: string, target: string): Scene =>
      table([mage, at('one', 'own', 22), FOE]).do('mage', { spell, target }, cast, 'hold', [], 'foe', 'hold', [
        { weapon: 'rifle', target: 'own' },
      ]);
    expect(
      back('daze', 'foe')
        .do(hit(4, 4, 4, 4, 5))
        .events('hits.rolled')
        .at(-1),
    ).toMatchObject({ modifier: -1, hits: [{ count: 1 }] });
    expect(
      back('blur', 'own')
        .do(hit(4, 4, 4, 4, 5))
        .events('hits.rolled')
        .at(-1),
    ).toMatchObject({ modifier: -1, hits: [{ count: 1 }] });
    expect(
      back('ward', 'own')
        .do(hit(4, 1, 1, 1, 1), block(3))
        .events('blocks.rolled')
        .at(-1),
    ).toMatchObject({ unblocked: 0 });
    // With nothing laid on anybody the same dice say otherwise.
    const plain = table([at('one', 'own', 22), FOE]).do('own', 'hold', [{ weapon: 'rifle', target: 'foe' }], hit(3));
    expect(plain.events('hits.rolled').at(-1)).toMatchObject({ modifier: 0, hits: [] });
  });
});
