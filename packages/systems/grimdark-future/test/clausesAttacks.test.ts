import { describe, expect, it } from 'vitest';
import { weightRules } from '../src/compile.js';
import type { ModelKind } from '../src/state.js';
import { dice } from '@banneret/testkit';
import { inRolls } from '../src/attack/attack.js';
import { meleeStrikes, strikesOf, type Assault } from '../src/attack/melee.js';
import { IMPACT } from '../src/attack/strike.js';
import { figures } from '../src/units/figures.js';
import {
  apart,
  block,
  fearless,
  hit,
  morale,
  profile,
  reblock,
  regeneration,
  row,
  scene,
  type Scene,
  type SceneBody,
} from './scene.js';

// Whose rules count for an attack: of the bearer, of the weapon, of every model of the target.

const weapon = (id: string, rules: readonly string[] = [], range?: number) => ({
  id,
  attacks: 1,
  rules,
  ...(range !== undefined && { range }),
});

const WEAPONS = [
  weapon('blade'),
  weapon('pike', ['counter']),
  weapon('fang', ['poison', 'lock-on']),
  weapon('long-lance', ['lance'], 24),
  weapon('dart', ['poison', 'lock-on'], 24),
];

type Unit = SceneBody['units'][number];
type Kind = Parameters<typeof profile>[0];

const BRAVE = {
  id: 'brave',
  name: { fr: 'brave', en: 'brave' },
  cost: 0,
  models: 1,
  replaces: [],
  weapons: [],
  rules: ['fearless'],
};

interface Side extends Kind {
  readonly joined?: Kind;
  readonly unit?: Partial<Unit>;
}

/** Two units so far apart, in lines; each may have a Hero as its last model. */
function meet(gap: number, own: Side, foe: Side, more: Partial<SceneBody> = {}): Scene {
  const sides = { own, foe };
  const unit = (player: number, id: 'own' | 'foe', y: number): Unit => {
    const { count = 1, joined, unit: body = {} } = sides[id];
    const models = row(20, y, count + (joined === undefined ? 0 : 1)).map(([x]) => [x, y] as const);
    return { player, profile: id, name: id, models, ...(joined && { joined: `${id}-hero` }), ...body };
  };
  return scene({
    profiles: (['own', 'foe'] as const).flatMap(id => {
      const { joined, unit: _, ...kind } = sides[id];
      const hero = joined && profile({ id: `${id}-hero`, count: 1, hero: true, ...joined });
      return [profile({ id, count: 1, ...kind }), ...(hero ? [hero] : [])];
    }),
    weapons: WEAPONS,
    units: [unit(1, 'own', 10), unit(2, 'foe', 10 + apart(gap))],
    ...more,
  });
}

const SHOT = (id: string) => [{ weapon: id, target: 'foe' }];
const rolls = (s: Scene) => s.events('hits.rolled').map(({ hits }) => hits);

describe('shots', () => {
  it('GDF-SPC-22, GDF-SPC-29: Furious and the Lance are for charges, not for shots', () => {
    const s = meet(10, { rules: ['furious'] }, { count: 5 }).do('own', 'hold', SHOT('rifle'), hit(6));
    expect(rolls(s)).toEqual([[{ count: 1, ap: 0 }]]);
    const t = meet(10, { weapons: ['long-lance'] }, { count: 5 }).do('own', 'hold', SHOT('long-lance'), hit(6));
    expect(rolls(t)).toEqual([[{ count: 1, ap: 0 }]]);
  });

  it('GDF-CAS-06, GDF-SPC-29: a spell does not charge either', () => {
    const spells = [{ id: 'bolt', cost: 1, target: 'enemy', effect: { kind: 'hits', hits: 1, rules: ['lance'] } }];
    const s = meet(10, { rules: ['caster(1)'], unit: { tokens: [1] } }, { count: 5 }, { spells });
    s.do('own', { spell: 'bolt', target: 'foe' }, dice([4], 'gdf.roll.cast'));
    expect(s.events('spell.struck')).toMatchObject([{ hits: [{ count: 1, ap: 0 }] }]);
  });

  it('GDF-SHT-13, GDF-SHT-14, GDF-SHT-16: each roll and question of shots is under their rule, not under that of melee', () => {
    const ruleOf = (s: Scene): string | undefined =>
      s.match.pending.kind === 'chance' ? s.match.pending.chance.rule : s.prompt?.rule;
    const s = meet(10, {}, { count: 5 }).do('own', 'hold', SHOT('rifle'));
    expect(ruleOf(s)).toBe('GDF-SHT-13');
    expect(ruleOf(s.do(hit(4)))).toBe('GDF-SHT-14');
    expect(ruleOf(s.do(block(1)))).toBe('GDF-SHT-16');
    const t = meet(0, { weapons: ['blade'] }, { count: 5, weapons: ['blade'] }).do('own', { charge: 'foe' });
    if (t.next === 'gdf.ask.pile-in') t.do('close');
    expect(ruleOf(t)).toBe('GDF-MEL-10');
    expect(ruleOf(t.do(hit(4)))).toBe('GDF-MEL-11');
    expect(ruleOf(t.do(block(1)))).toBe('GDF-MEL-12');
  });

  it('R-22: whoever has another rule, or the same with another number, rolls apart; who has the same rolls along', () => {
    const count = (own: readonly string[], hero: readonly string[]): number[] => {
      const s = meet(10, { count: 2, rules: own, joined: { rules: hero } }, { count: 5 }).do(
        'own',
        'hold',
        SHOT('rifle'),
      );
      const { pending } = s.match;
      return pending.kind === 'chance' && pending.chance.kind === 'dice' ? [pending.chance.count] : [];
    };
    expect(count(['ap(1)'], ['ap(1)'])).toEqual([3]);
    expect(count(['ap(1)'], ['ap(2)'])).toEqual([2]);
    expect(count(['relentless'], ['steady'])).toEqual([2]);
    expect(count(['relentless'], [])).toEqual([2]);
  });

  it('R-22: those who roll apart do so in the order of the roster, whoever is named first', () => {
    const { state } = meet(10, { count: 2, joined: { quality: 3 } }, { count: 5 });
    const models = figures(state, 0).toReversed();
    const frozen = {
      unit: 0,
      weapon: 0,
      target: 1,
      melee: false,
      charging: false,
      fatigued: false,
      held: true,
      moved: false,
      distance: 0,
      cover: 'none',
      targetSize: 5,
      targetMoved: false,
      targetRules: [],
    } as const;
    const rolled = inRolls(state.battle.rosters[0]!, models, frozen);
    expect(rolled.map(({ kind, attacks }) => [kind, attacks])).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('GDF-SPC-33, GDF-SPC-34: a rule beside another of the same unit or weapon works all the same', () => {
    const s = meet(10, { weapons: ['dart'] }, { count: 5 }).do(
      'own',
      'hold',
      SHOT('dart'),
      hit(4),
      block(6),
      reblock(1),
    );
    expect(s.next).toBe('gdf.ask.casualties');
    const t = meet(10, {}, { count: 5, rules: ['entrenched', 'regeneration', 'stealth'] });
    t.do('own', 'hold', SHOT('rifle'), hit(6), block(1), regeneration(5));
    expect(t.events('wounds.regenerated')).toMatchObject([{ ignored: 1 }]);
  });

  it('R-41, GDF-SPC-44: a rule of the target works only if every model of it has just that rule', () => {
    const modifier = (unit: readonly string[], hero: readonly string[]): number =>
      meet(13, {}, { count: 3, rules: unit, joined: { rules: hero } })
        .do('own', 'hold', SHOT('rifle'), hit(1))
        .events('hits.rolled')[0]!.modifier;
    expect(modifier(['stealth'], ['stealth'])).toBe(-1);
    expect(modifier(['stealth', 'fast'], ['strider', 'stealth'])).toBe(-1);
    expect(modifier(['stealth'], ['fast'])).toBe(0);
    expect(modifier(['fast'], ['stealth'])).toBe(0);
  });
});

describe('blows', () => {
  const charge = (own: Side, foe: Side): Scene => {
    const s = meet(0, { weapons: ['blade'], ...own }, { weapons: ['blade'], ...foe }).do('own', { charge: 'foe' });
    return s.next === 'gdf.ask.pile-in' ? s.do('close') : s;
  };
  const assault = (manner: Assault['manner']): Assault => ({
    unit: 0,
    target: 1,
    manner,
    fatigued: false,
    countered: false,
  });
  const impacts = (s: Scene): (readonly number[])[] =>
    meleeStrikes(s.state, assault('charge'))
      .filter(({ weapon: used }) => used === IMPACT)
      .map(({ kind, attacks }) => [kind, attacks]);

  it('R-29: a bonus does not help the Fatigued to hit on five, nor a penalty spoil their six', () => {
    const s = charge({ count: 2, rules: ['steady'], unit: { fatigued: true } }, { count: 5, rules: ['blurred'] });
    s.do(hit(5, 6));
    expect(s.events('hits.rolled')).toMatchObject([{ need: 6, modifier: 0, hits: [{ count: 1, ap: 0 }] }]);
  });

  it('R-29, GDF-SPC-25: the weight of a charge knows no Fatigue: what modifies its roll still does', () => {
    const s = charge({ count: 2, rules: ['impact(1)'], unit: { fatigued: true } }, { count: 5, rules: ['blurred'] });
    s.do(hit(2, 3));
    expect(s.events('hits.rolled')[0]).toMatchObject({
      weapon: IMPACT,
      need: 2,
      modifier: -1,
      hits: [{ count: 1, ap: 0 }],
    });
  });

  it('GDF-SPC-35: Relentless is for those who Hold and shoot, not for blows', () => {
    expect(rolls(charge({ rules: ['relentless'] }, { count: 5 }).do(hit(6)))).toEqual([[{ count: 1, ap: 0 }]]);
  });

  it('GDF-SPC-10, R-56: what Counter takes away comes off the last roll first, then off the one before', () => {
    const own: Side = {
      count: 2,
      rules: ['impact(2)'],
      joined: { quality: 3, rules: ['impact(1)'], weapons: ['blade'] },
    };
    const against = (pikes: number) =>
      impacts(meet(0, { weapons: ['blade'], ...own }, { count: pikes, weapons: ['pike'] }));
    expect(against(1)).toEqual([[0, 4]]);
    expect(against(2)).toEqual([[0, 3]]);
    expect(against(4)).toEqual([[0, 1]]);
    expect(impacts(meet(0, { weapons: ['blade'], ...own }, { count: 1 }))).toEqual([
      [0, 4],
      [1, 1],
    ]);
  });

  it('GDF-SPC-10, R-48: a model whose only weapons are ranged has no Counter weapon', () => {
    const s = meet(0, { weapons: ['blade'], rules: ['impact(2)'] }, { rules: ['counter'] });
    expect(impacts(s)).toEqual([[0, 2]]);
    const t = meet(0, { weapons: ['blade'], rules: ['impact(2)'] }, { rules: ['counter'], weapons: ['blade'] });
    expect(impacts(t)).toEqual([[0, 1]]);
  });

  it('GDF-SPC-25, R-53: rules of weapons do not help the weight, whoever has them; Furious does', () => {
    const weightOf = (id: string) => weightRules({ rules: [{ id, x: 2 }] } as unknown as ModelKind);
    for (const id of ['ap', 'blast', 'counter', 'deadly', 'lance', 'poison', 'reliable', 'rending'])
      expect([id, weightOf(id)]).toEqual([id, []]);
    expect(weightOf('furious')).toHaveLength(1);
  });

  it('GDF-SPC-25: only models that have Impact bring weight, and a weapon’s blows are its own', () => {
    const { state } = meet(
      0,
      { count: 2, weapons: ['blade'], joined: { quality: 3, rules: ['impact(2)'], weapons: ['blade'] } },
      {},
    );
    const models = figures(state, 0);
    const of = (used: number) =>
      strikesOf(state, assault('charge'), models, used).map(({ kind, attacks }) => [kind, attacks]);
    expect(of(IMPACT)).toEqual([[1, 2]]);
    expect(of(state.battle.rosters[0]!.weapons.findIndex(({ id }) => id === 'blade'))).toEqual([
      [0, 2],
      [1, 1],
    ]);
  });

  it('GDF-MEL-24: a charger of whom nobody is left has lost, though it caused more wounds', () => {
    const s = charge({ quality: 2, weapons: ['blade', 'blade'] }, { count: 5 });
    s.do(hit(6, 6), block(1, 1), [4, 5], 'strike', hit(6, 1, 1), block(1));
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [2, 1], loser: 0 }]);
    expect(s.told).not.toContain('morale.tested');
  });
});

describe('who tests morale', () => {
  /** Three of four models are shot away; the last two test. */
  const tested = (unit: Side): Scene =>
    meet(10, { weapons: ['rifle', 'rifle', 'rifle'] }, unit).do(
      'own',
      'hold',
      SHOT('rifle'),
      hit(6, 6, 6),
      block(1, 1, 1),
    );

  it('GDF-SPC-19, R-51: a unit is Fearless if all its ordinary models are, whatever its Hero is', () => {
    const s = tested({ count: 4, rules: ['fearless'], joined: {} }).do([1, 2, 3]);
    expect(s.next).toBe('gdf.ask.morale-tester');
    s.do('unit', morale(1));
    expect(s.next).toBe('gdf.roll.fearless');
    expect(s.do(fearless(4)).facts.units['foe']!.shaken).toBe(false);
  });

  it('GDF-SPC-19, R-51: one Fearless model among others saves nobody', () => {
    const mixed = (dead: readonly number[]): Scene =>
      tested({ count: 5, upgrades: [BRAVE], unit: { copies: [['brave']] } }).do(dead, morale(1));
    const { rosters } = mixed([1, 2, 3]).state.battle;
    const brave = rosters[1]!.models.findIndex(kind => rosters[1]!.kinds[kind]!.rules.length > 0) + 1;
    const others = [1, 2, 3, 4, 5].filter(model => model !== brave);
    const s = mixed(others.slice(0, 3));
    expect(s.facts.units['foe']).toMatchObject({ shaken: true });
    expect(s.told).not.toContain('fear.mastered');
    expect(s.next).not.toBe('gdf.roll.fearless');
  });
});
