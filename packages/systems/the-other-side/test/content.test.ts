import { inches, overlapsPolygon, type Placed } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { checkCompanies, checkPack, Misfit } from '../src/content/check/index.js';
import { companies, pack } from '../src/content/index.js';
import {
  ACTION_TYPES,
  ALLEGIANCE_TYPES,
  MODIFIED,
  MOMENTS,
  PERIODS,
  SUITS,
  TOKENS,
  type Ability,
  type Action,
  type AssetFace,
  type Effect,
  type Pack,
  type UnitCard,
} from '../src/content/types.js';
import { TRAITS } from '../src/ground/traits.js';
import { generateTable } from '../src/tables/generate.js';
import { TABLES } from '../src/tables/ready.js';
import { SCENERY } from '../src/tables/scenery.js';
import { coverageOf } from '../src/tables/sketch.js';

const facesOf = ({ units, combinedArms, assets }: Pack): AssetFace[] => [
  ...[...units, ...combinedArms].flatMap(({ standard, glory }) => [standard, glory]),
  ...assets.flatMap(({ standard, deactivated }) => [standard, deactivated]),
];
const ACTIONS: Action[] = facesOf(pack).flatMap(({ actions }) => actions);
const ABILITIES: Ability[] = [
  ...facesOf(pack).flatMap(({ abilities }) => abilities),
  ...[...pack.allegiances, ...pack.envoys].flatMap(({ abilities }) => abilities),
];
const RULES = ABILITIES.flatMap(({ rules }) => rules);
const TRIGGERS = [
  ...ACTIONS.flatMap(({ triggers = [] }) => triggers),
  ...RULES.flatMap(rule => (rule.kind === 'trigger' ? [rule.trigger] : [])),
];
const EFFECTS: Effect[] = [
  ...ACTIONS.flatMap(({ effects = [] }) => effects),
  ...TRIGGERS.flatMap(({ effects }) => effects),
  ...RULES.flatMap(rule => (rule.kind === 'when' ? rule.effects : [])),
  ...pack.stratagems.flatMap(({ effects }) => effects),
].flatMap(effect => (effect.do === 'flip' ? [effect, ...effect.success] : [effect]));

const used = (values: readonly unknown[]): unknown[] => [...new Set(values)];
const of = (allegiance: string): UnitCard[] => pack.units.filter(({ allegiances }) => allegiances.includes(allegiance));

describe('the Allegiances', () => {
  it('are one of each type, with an Envoy for each', () => {
    expect(pack.allegiances.map(({ type }) => type)).toEqual([...ALLEGIANCE_TYPES]);
    expect(used(pack.envoys.map(({ allegiance }) => allegiance))).toEqual(pack.allegiances.map(({ id }) => id));
  });

  it.each(pack.allegiances.map(({ id }) => [id]))('%s has all that it takes', id => {
    const units = of(id);
    const count = (fits: (card: UnitCard) => unknown): number => units.filter(fits).length;
    expect(count(card => card.commander && card.unique)).toBeGreaterThanOrEqual(2);
    expect(count(card => card.titan)).toBeGreaterThanOrEqual(1);
    expect(count(card => card.champion && !card.commander)).toBeGreaterThanOrEqual(2);
    expect(count(card => card.squad)).toBeGreaterThanOrEqual(5);
    expect(count(card => card.combinedArms)).toBeGreaterThanOrEqual(1);
    expect(count(card => card.reserves)).toBeGreaterThanOrEqual(1);
    const assets = pack.assets.filter(({ allegiances }) => allegiances.includes(id));
    expect(assets.length).toBeGreaterThanOrEqual(12);
    expect(assets.some(({ adjunct }) => adjunct !== undefined)).toBe(true);
    expect(pack.stratagems.filter(({ allegiance }) => allegiance === id).length).toBeGreaterThanOrEqual(8);
    for (const commanders of [1, 2])
      expect(companies.some(list => list.allegiance === id && list.commanders.length === commanders)).toBe(true);
  });
});

describe('the cards between them', () => {
  it('use every type of Action, of Duel and of damage', () => {
    expect(used(ACTIONS.flatMap(({ types }) => types))).toEqual(expect.arrayContaining([...ACTION_TYPES]));
    expect(used(ACTIONS.map(({ against }) => (typeof against === 'number' ? 'number' : against)))).toEqual(
      expect.arrayContaining(['df', 'wp', 'number', undefined]),
    );
    for (const kind of ['piercing', 'precise', 'blast'] as const)
      expect(ACTIONS.some(action => action[kind] === true)).toBe(true);
    expect(used(ACTIONS.map(({ oncePer }) => oncePer))).toEqual(expect.arrayContaining([...PERIODS]));
  });

  it('use every suit, prices in Margin, and immediate Triggers and later ones', () => {
    expect(used(TRIGGERS.flatMap(({ suits }) => suits))).toEqual(expect.arrayContaining([...SUITS]));
    expect(TRIGGERS.some(({ margin, suits }) => margin !== undefined && suits.length === 0)).toBe(true);
    expect(TRIGGERS.some(({ margin, suits }) => margin !== undefined && suits.length > 0)).toBe(true);
    expect(used(TRIGGERS.map(({ immediate = false }) => immediate)).toSorted()).toEqual([false, true]);
  });

  it('give and take every token, and change every number', () => {
    expect(used(EFFECTS.flatMap(effect => (effect.do === 'token' ? [effect.token] : [])))).toEqual(
      expect.arrayContaining([...TOKENS]),
    );
    const modifiers = [
      ...RULES.flatMap(rule => ('modifier' in rule ? [rule.modifier] : [])),
      ...EFFECTS.flatMap(effect => (effect.do === 'lend' ? [effect.modifier] : [])),
    ];
    expect(used(modifiers.map(modifier => modifier.of))).toEqual(expect.arrayContaining([...MODIFIED]));
  });

  it('use every kind of Ability and every moment', () => {
    expect(used(RULES.map(({ kind }) => kind)).toSorted()).toEqual([
      'aura',
      'modify',
      'slip',
      'soak',
      'trigger',
      'when',
    ]);
    expect(used(RULES.flatMap(rule => (rule.kind === 'when' ? [rule.moment] : [])))).toEqual(
      expect.arrayContaining([...MOMENTS]),
    );
  });

  it('have Assets with every sort of limit', () => {
    const { assets } = pack;
    expect(used(assets.flatMap(({ restrictions = [] }) => restrictions.map(({ kind }) => kind))).toSorted()).toEqual([
      'allegiance',
      'type',
      'unit',
    ]);
    for (const field of ['slot', 'unique', 'most', 'adjunct', 'deactivate', 'abandon', 'generic'] as const)
      expect(assets.some(asset => asset[field] !== undefined)).toBe(true);
  });
});

describe('what does not fit', () => {
  const [action] = ACTIONS as [Action];
  const withAction = (change: Partial<Action>): (() => void) => {
    const [first, ...rest] = pack.units as [UnitCard, ...UnitCard[]];
    const standard = { ...first.standard, actions: [{ ...action, ...change }] };
    return () => void checkPack({ ...pack, units: [{ ...first, standard }, ...rest] });
  };

  it('is refused as it is loaded', () => {
    expect(withAction({})).not.toThrow();
    expect(withAction({ types: [] })).toThrow(Misfit);
    expect(withAction({ triggers: [{ id: 'x', name: action.name, suits: [], effects: [] }] })).toThrow(Misfit);
    expect(withAction({ effects: [{ do: 'summon', unit: 'nobody', within: 3 }] })).toThrow(Misfit);
    expect(withAction({ effects: [{ do: 'strength', amount: 1 }] })).toThrow(Misfit);
    expect(withAction({ effects: [{ do: 'draw', count: 0 }] })).toThrow(Misfit);
    const [first] = pack.stratagems;
    expect(() =>
      checkPack({
        ...pack,
        stratagems: [
          {
            ...first!,
            effects: [
              { do: 'draw', count: 1 },
              { do: 'token', whom: 'actor', token: 'pinned', count: 1 },
            ],
          },
        ],
      }),
    ).toThrow(Misfit);
    expect(() => checkPack({ ...pack, stratagems: [first!, first!] })).toThrow(Misfit);
    expect(() =>
      checkCompanies(pack, [{ ...companies[0]!, units: [...companies[0]!.units, { unit: 'tidewall.lockBreaker' }] }]),
    ).toThrow(Misfit);
  });
});

describe('tables', () => {
  const all = [
    ...TABLES,
    ...[1, 2, 3].map(seed => generateTable(seed)),
    ...[4, 5].map(seed => generateTable(seed, inches(48), inches(48))),
  ];

  it.each(all.map(table => [table.id, table] as const))(
    'TOS-TER-01, TOS-ENC-03: %s is covered by about a quarter, each piece with its traits',
    (_id, table) => {
      expect(coverageOf(table)).toBeGreaterThan(20);
      expect(coverageOf(table)).toBeLessThan(30);
      for (const { traits, outline } of table.terrain) {
        expect(traits.length).toBeGreaterThan(0);
        expect(outline.every(({ x, y }) => x >= 0 && y >= 0 && x <= table.width && y <= table.depth)).toBe(true);
      }
    },
  );

  it('TOS-MEA-02: are six feet by four, or four by four for one Commander', () => {
    expect(used(TABLES.map(({ width, depth }) => `${width / inches(1)} x ${depth / inches(1)}`))).toEqual([
      '72 x 48',
      '48 x 48',
    ]);
  });

  it('are the same from both sides, and the same for the same seed', () => {
    for (const { width, depth, terrain } of all) {
      const corners = (turned: boolean): string[] =>
        terrain
          .flatMap(({ outline }) => outline.map(({ x, y }) => (turned ? `${width - x} ${depth - y}` : `${x} ${y}`)))
          .toSorted();
      expect(corners(true)).toEqual(corners(false));
    }
    expect(generateTable(7)).toEqual(generateTable(7));
    expect(generateTable(7)).not.toEqual(generateTable(8));
  });

  it('have pieces that do not overlap', () => {
    const dot = (at: Placed['at']): Placed => ({ base: { kind: 'round', radius: 2 }, at, facing: 0 });
    const overlapping = all.flatMap(({ id, terrain }) =>
      terrain.flatMap((one, i) =>
        terrain
          .filter((other, j) => i !== j && other.outline.some(at => overlapsPolygon(dot(at), one.outline)))
          .map(other => `${id}: ${other.name.en} ${other.id} in ${one.name.en} ${one.id}`),
      ),
    );
    expect(overlapping).toEqual([]);
  });

  it('TOS-TER-26: the sample pieces have the traits of the book, Low and High among them', () => {
    const traits = (name: keyof typeof SCENERY): string[] =>
      SCENERY[name].traits.map(trait =>
        [trait.trait, 'strength' in trait ? trait.strength : '', 'only' in trait ? trait.only : '']
          .filter(part => part !== '')
          .join(' '),
      );
    expect(
      Object.fromEntries((Object.keys(SCENERY) as (keyof typeof SCENERY)[]).map(name => [name, traits(name)])),
    ).toEqual({
      hill: ['elevated', 'blocking low'],
      cliff: ['impassable'],
      water: ['difficult', 'covering low'],
      brush: ['difficult low', 'covering low'],
      flora: ['dangerous 0 low', 'difficult low', 'covering low'],
      minefield: ['dangerous 3'],
      barricade: ['covering low'],
      palisade: ['difficult low', 'covering low'],
      forest: ['difficult', 'covering', 'blocking'],
      wagon: ['blocking', 'impassable'],
      building: ['blocking', 'impassable'],
      platform: ['difficult', 'elevated', 'blocking low', 'impassable high'],
    });
    expect(used(Object.values(SCENERY).flatMap(piece => piece.traits.map(({ trait }) => trait))).toSorted()).toEqual(
      [...TRAITS].toSorted(),
    );
  });
});
