import { gameText, parseScenario, runScenario, schemaFor, tellFault } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, promptOf, verifyRecord } from '@banneret/kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grimdarkFutureGame } from '../src/index.js';
import type { ActivationBody } from '../src/scenario/activation.js';
import type { UnitBody } from '../src/scenario/position.js';
import { hit, profile, row, scene } from './scene.js';

const FILES = new URL('./scenarios/', import.meta.url);
/** Those in `found` showed a fault once. */
const names = ['', 'found/'].flatMap(folder =>
  readdirSync(new URL(folder, FILES))
    .filter(name => name.endsWith('.json'))
    .map(name => `${folder}${name}`),
);
const words = strictTranslator('en', kernelText, gameText, grimdarkFutureGame.text);

describe('scenario files', () => {
  it.each(names)('%s holds', name => {
    const read = parseScenario(readFileSync(new URL(name, FILES), 'utf8'), [grimdarkFutureGame]);
    if (!read.ok) throw new Error(tellFault(read.fault, words));
    const played = runScenario(grimdarkFutureGame, read.value.scenario);
    expect(played.verdict).toEqual({ kind: 'held' });
    expect(played.unusedOutcomes).toBe(0);
    expect(verifyRecord(grimdarkFutureGame.system, played.record).divergence).toBeUndefined();
  });

  it('are described by a schema', () => {
    expect(schemaFor(grimdarkFutureGame)).toMatchObject({ properties: { system: { const: 'grimdark-future' } } });
  });
});

describe('positions that cannot be', () => {
  const unit = { player: 1, profile: 'keeper', models: [[10, 10]] };
  const base = { round: 1, active: 1, units: [unit] };

  it.each([
    ['gdf.scenario.unknown-profile', { ...base, units: [{ ...unit, profile: 'nobody' }] }],
    ['gdf.scenario.unknown-profile', { ...base, units: [{ ...unit, joined: 'nobody' }] }],
    ['gdf.scenario.twice', { ...base, units: [unit, unit] }],
    ['file.bad-list', { ...base, weapons: [{ id: 'club', attacks: 1 }] }],
    ['gdf.scenario.no-lasting-spell', { ...base, units: [{ ...unit, spells: ['nothing'] }] }],
    ['gdf.scenario.no-lasting-spell', { ...base, units: [{ ...unit, spells: ['burning-lens'] }] }],
    [
      'gdf.scenario.too-many-models',
      {
        ...base,
        units: [
          {
            ...unit,
            models: [
              [10, 10],
              [20, 20],
            ],
          },
        ],
      },
    ],
    [
      'gdf.scenario.bad-outline',
      {
        ...base,
        terrain: [
          {
            types: ['cover'],
            outline: [
              [0, 0],
              [0, 5],
              [5, 5],
            ],
          },
        ],
      },
    ],
    [
      'gdf.army.unknown-rule',
      { ...base, profiles: [profile({ rules: ['magic'] })], weapons: [{ id: 'rifle', attacks: 1 }] },
    ],
  ])('%s', (say, body) => {
    expect(grimdarkFutureGame.scenario.position(body)).toMatchObject({ ok: false, problem: { say } });
  });

  it('GDF-SPC-16: refuse a rule of models on a weapon, with its place', () => {
    const weapons = [
      { id: 'rifle', range: 24, attacks: 1 },
      { id: 'odd', attacks: 1, rules: ['ap(1)', 'fast'] },
    ];
    expect(grimdarkFutureGame.scenario.position({ ...base, profiles: [profile({})], weapons })).toMatchObject({
      problem: { say: 'gdf.army.not-of-a-weapon', args: { place: 'position.weapons[1].rules[1]', rule: 'fast' } },
    });
  });

  it('GDF-GEN-04, GDF-MOR-04: profiles have upgrades for single models, and so has a Hero who joined', () => {
    const s = scene({
      profiles: [
        {
          ...profile({ id: 'mixed', count: 3, weapons: ['rifle'] }),
          upgrades: [{ id: 'tank', models: 1, replaces: ['rifle'], weapons: ['blade'], rules: ['tough(3)'] }],
        },
        {
          ...profile({ id: 'boss', count: 1, hero: true }),
          upgrades: [{ id: 'cloak', models: 'all', rules: ['stealth'] }],
        },
        profile({ id: 'foe', count: 1 }),
      ],
      weapons: [{ id: 'blade', attacks: 2 }],
      units: [
        {
          player: 1,
          profile: 'mixed',
          models: row(10, 10, 4),
          wounds: [2, 0, 0, 0],
          copies: [['tank']],
          joined: { profile: 'boss', upgrades: ['cloak'] },
        },
        { player: 2, profile: 'foe', models: [[60, 40]] },
      ],
    });
    const { kinds, models, weapons } = s.state.battle.rosters[0]!;
    expect(models).toHaveLength(4);
    const rulesOf = (model: number) => kinds[models[model]!]!.rules.map(({ id }) => id);
    expect([0, 1, 2, 3].map(rulesOf)).toEqual([['tough'], [], [], ['stealth']]);
    expect(kinds[models[0]!]!.weapons.map(weapon => weapons[weapon]?.id)).toEqual(['blade']);
    const refuse = (joined: unknown) =>
      grimdarkFutureGame.scenario.position({
        ...base,
        units: [{ player: 1, profile: 'wardens', joined, models: [[10, 10]] }],
      });
    expect(refuse({ profile: 'keeper', upgrades: ['nothing'] })).toMatchObject({
      problem: { args: { place: 'position.units[0].joined.upgrades', id: 'nothing' } },
    });
  });

  it('name a faulty profile by its place in the file', () => {
    const profiles = [profile({}), profile({ id: 'other', rules: ['magic'] })];
    const body = { ...base, profiles, weapons: [{ id: 'rifle', attacks: 1 }] };
    expect(grimdarkFutureGame.scenario.position(body)).toMatchObject({
      problem: { args: { place: 'position.profiles[1].rules[0]' } },
    });
  });
});

describe('models that cannot stand so', () => {
  const rock = {
    types: ['impassable'],
    outline: [
      [20, 10],
      [30, 10],
      [30, 20],
      [20, 20],
    ],
  };
  const body = (first: object, second: object = {}) => ({
    round: 1,
    active: 1,
    terrain: [rock],
    weapons: [{ id: 'rifle', range: 24, attacks: 1 }],
    profiles: [profile({ count: 3 }), profile({ id: 'tough', count: 1, rules: ['tough(3)'] })],
    units: [
      { player: 1, profile: 'squad', models: row(10, 10, 3), ...first },
      { player: 2, profile: 'tough', models: [[40, 30]], ...second },
    ],
  });
  const read = (...units: [object, object?]) => grimdarkFutureGame.scenario.position(body(...units));

  it.each([
    ['gdf.scenario.overlap', 'position.units[0].models[1]', { models: [...row(10, 10, 1), [11.2, 10]] }],
    ['gdf.scenario.overlap', 'position.units[1].models[0]', {}, { models: [[10.5, 10.5]] }],
    ['gdf.scenario.off-table', 'position.units[1].models[0]', {}, { models: [[0.5, 10]] }],
    ['gdf.scenario.in-impassable', 'position.units[1].models[0]', {}, { models: [[25, 15]] }],
    ['gdf.scenario.in-impassable', 'position.units[1].models[0]', {}, { models: [[19.5, 15]] }],
    ['gdf.scenario.too-many-wounds', 'position.units[0].wounds[2]', { wounds: [0, 0, 1] }],
    ['gdf.scenario.too-many-wounds', 'position.units[1].wounds[0]', {}, { wounds: [3] }],
    ['gdf.scenario.too-many-wounds', 'position.units[1].wounds[0]', {}, { models: [null], wounds: [1] }],
    ['gdf.scenario.wounds-of-nobody', 'position.units[1].wounds', {}, { wounds: [1, 1] }],
  ])('are refused with %s at %s', (say, place, first, second: object = {}) => {
    const refused = read(first, second);
    expect(refused).toMatchObject({ ok: false, problem: { say, args: { place } } });
    if (refused.ok) return;
    for (const locale of ['fr', 'en'] as const) {
      const told = strictTranslator(locale, grimdarkFutureGame.text).say(say, refused.problem.args);
      expect(told).toContain(place);
    }
  });

  const LURKER = profile({ id: 'lurker', count: 1, rules: ['ambush'] });
  const HAULER = profile({ id: 'hauler', count: 1, rules: ['ambush', 'transport(6)', 'tough(6)'], baseMm: 60 });
  const PLANE = profile({ id: 'plane', count: 1, rules: ['aircraft'] });
  const MAGE = profile({ id: 'mage', count: 1, rules: ['caster(2)'] });
  const BOSS = profile({ id: 'boss', count: 1, hero: true, rules: ['tough(6)'] });
  const GIANT = profile({ id: 'giant', count: 1, hero: true, rules: ['tough(7)'] });

  /** Whether one more unit, and some more words about the position, can be. */
  const withUnit = (unit: object | undefined, more: object = {}) => {
    const { profiles, units, ...rest } = body({});
    return grimdarkFutureGame.scenario.position({
      ...rest,
      profiles: [...profiles, LURKER, HAULER, PLANE, MAGE, BOSS, GIANT],
      units: [...units, ...(unit === undefined ? [] : [unit])],
      ...more,
    });
  };
  const one = (profile: string, more: object) => ({ player: 1, profile, name: 'one', ...more });
  const at = { models: [[50, 10]] };
  const three = { models: row(50, 10, 3), name: 'one' };

  it.each([
    ['GDF-AMB-01', 'gdf.scenario.not-in-reserve', 'place', one('tough', { place: 'reserve' }), {}],
    ['GDF-AIR-06', 'gdf.scenario.not-away', 'place', one('tough', { place: 'away' }), {}],
    ['GDF-AMB-02', 'gdf.scenario.did-not-arrive', 'arrived', one('tough', { ...at, arrived: 2 }), { round: 2 }],
    ['GDF-AMB-02', 'gdf.scenario.did-not-arrive', 'arrived', one('lurker', { ...at, arrived: 3 }), { round: 2 }],
    [
      'GDF-AMB-02',
      'gdf.scenario.did-not-arrive',
      'arrived',
      one('lurker', { place: 'reserve', arrived: 2 }),
      { round: 2 },
    ],
    [
      'GDF-RND-11',
      'gdf.scenario.did-not-arrive',
      'arrived',
      one('lurker', { ...at, arrived: 2 }),
      { round: 2, stage: 'round' },
    ],
    ['GDF-CAS-01', 'gdf.scenario.no-caster', 'tokens[0]', one('tough', { ...at, tokens: [1] }), {}],
    ['GDF-HER-01', 'gdf.scenario.cannot-join', 'joined', { ...one('squad', three), joined: 'tough' }, {}],
    ['GDF-HER-01', 'gdf.scenario.cannot-join', 'joined', { ...one('squad', three), joined: 'giant' }, {}],
    ['GDF-HER-01', 'gdf.scenario.cannot-join', 'joined', { ...one('boss', at), joined: 'boss' }, {}],
  ])('%s: what no game leads to is refused: %s at %s', (_, say, field, unit, more) => {
    const refused = withUnit(unit, more);
    expect(refused).toMatchObject({ ok: false, problem: { say, args: { place: `position.units[2].${field}` } } });
    if (refused.ok) return;
    for (const locale of ['fr', 'en'] as const)
      expect(strictTranslator(locale, grimdarkFutureGame.text).say(say, refused.problem.args)).toContain('units[2]');
  });

  it.each([
    ['GDF-AMB-01', one('lurker', { place: 'reserve' }), {}],
    ['GDF-AIR-06', one('plane', { place: 'away' }), {}],
    ['GDF-AMB-02', one('lurker', { ...at, arrived: 2 }), { round: 2 }],
    ['GDF-CAS-02', one('mage', { ...at, tokens: [6] }), {}],
    ['GDF-CAS-01', one('tough', { ...at, tokens: [0] }), {}],
    ['GDF-HER-01', { ...one('squad', { models: row(50, 10, 4) }), joined: 'boss' }, {}],
  ])('%s: its neighbour is not', (_, unit, more) => {
    expect(withUnit(unit, more)).toMatchObject({ ok: true });
  });

  it('H-33: nor is anybody aboard what lies in Ambush who could not lie there', () => {
    const hauler = { player: 1, profile: 'hauler', place: 'reserve' };
    const aboard = (profile: string) => {
      const { units } = body({});
      return withUnit(undefined, { units: [...units, hauler, { player: 1, profile, name: 'in', aboard: 'hauler' }] });
    };
    expect(aboard('lurker')).toMatchObject({ ok: true });
    expect(aboard('squad')).toMatchObject({
      problem: { say: 'gdf.scenario.not-in-reserve', args: { place: 'position.units[3].aboard' } },
    });
  });

  it('GDF-RND-06, R-16: no activation is the latest of both players', () => {
    expect(withUnit(undefined, { latest: [2, 2] })).toMatchObject({
      problem: { say: 'gdf.scenario.same-activation', args: { place: 'position.latest' } },
    });
    expect(withUnit(undefined, { latest: [0, 0] })).toMatchObject({ ok: true });
    expect(withUnit(undefined, { latest: [2, 1] })).toMatchObject({ ok: true });
  });

  it('GDF-SPC-03: a rule of size nothing is none', () => {
    const none = profile({ id: 'none', count: 1, rules: ['tough(0)'] });
    const { profiles } = body({});
    expect(withUnit(undefined, { profiles: [...profiles, none] })).toMatchObject({
      problem: { say: 'gdf.army.unknown-rule', args: { place: 'position.profiles[2].rules[0]', rule: 'tough(0)' } },
    });
  });

  it('GDF-MOV-12: while scattered, wounded, fallen and touching ones can', () => {
    const scattered = [
      [10, 10],
      [30, 40],
    ];
    expect(read({ models: scattered })).toMatchObject({ ok: true });
    expect(read({}, { wounds: [2] })).toMatchObject({ ok: true });
    expect(read({ models: [[10, 10], null, [10 + 32_000 / 25_400, 10]] })).toMatchObject({ ok: true });
    const state = grimdarkFutureGame.scenario.position(body({ models: [null, null, [10, 10]] }));
    expect(state.ok && grimdarkFutureGame.scenario.facts(state.value.state)).toMatchObject({
      units: { squad: { living: [3], models: [[10, 10]] } },
    });
  });

  it('nor can a marker off the table', () => {
    expect(grimdarkFutureGame.scenario.position({ ...body({}), markers: [{ at: [10, 49] }] })).toMatchObject({
      ok: false,
      problem: { say: 'gdf.scenario.off-table', args: { place: 'position.markers[0]' } },
    });
  });
});

describe('positions in the middle of an activation', () => {
  const body = (activation: object, own: object = {}) => ({
    profiles: [profile({ count: 1 }), profile({ id: 'still', count: 1, rules: ['immobile'] })],
    units: [
      { player: 1, profile: 'squad', name: 'own', models: [[10, 10]], ...own },
      { player: 1, profile: 'squad', name: 'other', models: [[60, 10]], activated: true },
      { player: 2, profile: 'squad', name: 'foe', models: [[10, 20]] },
      { player: 1, profile: 'still', name: 'post', models: [[50, 10]] },
    ] as UnitBody[],
    activation: activation as ActivationBody,
  });
  const fire = [{ weapon: 'rifle', target: 'foe' }];

  it('GDF-ACT-01: without an order the unit is asked for one', () => {
    const s = scene(body({ unit: 'own' }));
    expect([s.next, s.seat]).toEqual(['gdf.ask.order', 0]);
    s.do('hold', fire, hit(1));
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
    expect(s.facts.units['own']?.activated).toBe(true);
  });

  it('GDF-ACT-02, GDF-ACT-03, GDF-ACT-05: with one it shoots next, and after a rush it is the enemy’s turn', () => {
    for (const [order, moved] of [
      ['hold', false],
      ['advance', true],
    ] as const) {
      const s = scene(body({ unit: 'own', order }, { moved }));
      expect([s.next, s.seat]).toEqual(['gdf.ask.shots', 0]);
      s.do(fire, hit(1));
      expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
      expect(s.facts.units['own']).toMatchObject({ activated: true, moved });
    }
    const rushed = scene(body({ unit: 'own', order: 'rush' }, { moved: true }));
    expect([rushed.next, rushed.seat]).toEqual(['gdf.ask.unit', 1]);
  });

  it('GDF-SPC-15: whether it has moved counts for its shots', () => {
    const shots = (moved: boolean) =>
      scene({
        ...body({ unit: 'own', order: 'advance' }, { moved }),
        profiles: [profile({ count: 1, weapons: ['mortar'] }), profile({ id: 'still', count: 1, rules: ['immobile'] })],
        weapons: [{ id: 'mortar', range: 24, attacks: 1, rules: ['indirect'] }],
      }).do([{ weapon: 'mortar', target: 'foe' }], hit(1));
    expect(shots(true).events('hits.rolled')[0]?.modifier).toBe(-1);
    expect(shots(false).events('hits.rolled')[0]?.modifier).toBe(0);
  });

  it.each([
    ['gdf.scenario.unknown-unit', { unit: 'nobody' }, {}],
    ['gdf.scenario.not-activated', { unit: 'foe' }, {}],
    ['gdf.scenario.not-activated', { unit: 'other' }, {}],
    ['gdf.scenario.not-activated', { unit: 'own' }, { models: [null] }],
    ['gdf.scenario.moved-without-order', { unit: 'own' }, { moved: true }],
    ['gdf.scenario.moved-without-order', { unit: 'own', order: 'hold' }, { moved: true }],
    ['gdf.no.immobile', { unit: 'post', order: 'advance' }, {}],
  ])('are refused with %s: %o', (say, activation, own) => {
    expect(() => scene(body(activation, own))).toThrow(say);
  });
});

describe('choices that cannot be read', () => {
  it('GDF-MOV-08: a number beyond every table is refused with its place, and nothing hangs', () => {
    const s = scene({
      units: [
        { player: 1, profile: 'squad', name: 'own', models: row(10, 10, 5) },
        { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 5) },
      ],
    }).do('own');
    const read = (raw: unknown) => grimdarkFutureGame.scenario.choice(s.state, s.prompt!, raw);
    const refused = (raw: unknown): unknown => {
      const found = read(raw);
      return found.ok ? found.value : [found.problem.say, found.problem.args?.['place']];
    };
    const wild = 'gdf.scenario.wild-number';
    expect(refused({ advance: { to: [1e12, 2] } })).toEqual([wild, 'choice.advance.to[0]']);
    expect(
      refused({
        rush: {
          models: [
            [1, 2],
            [3, -1001],
          ],
        },
      }),
    ).toEqual([wild, 'choice.rush.models[1][1]']);
    expect(refused({ charge: { target: 'foe', models: [[1e300, 0]] } })).toEqual([wild, 'choice.charge.models[0][0]']);
    expect(refused(1e9)).toEqual([wild, 'choice']);
    expect(read({ advance: { to: [1000, -1000] } }).ok).toBe(true);
  });

  const asked = scene({
    units: [
      { player: 1, profile: 'squad', name: 'own', models: row(10, 10, 5) },
      { player: 2, profile: 'squad', name: 'foe', models: row(10, 20, 5) },
    ],
  });
  const problemOf = (raw: unknown): unknown => {
    const prompt = promptOf(asked.match, asked.seat);
    const read = prompt && grimdarkFutureGame.scenario.choice(asked.state, prompt, raw);
    return read?.ok === false ? read.problem.say : read;
  };

  it('name what is expected instead', () => {
    expect(problemOf(5)).toBe('gdf.scenario.expected-unit');
    expect(problemOf('nobody')).toBe('gdf.scenario.unknown-unit');
    asked.do('own');
    for (const raw of ['run', { advance: 5 }, { rush: { models: [[1]] } }, null])
      expect(problemOf(raw)).toBe('gdf.scenario.expected-order');
    const here = { to: [20, 40] };
    expect(problemOf({ advance: here, rush: here })).toBe('gdf.scenario.one-field');
    expect(problemOf({ advance: { ...here, models: [[1, 1]] } })).toBe('gdf.scenario.one-field');
    expect(problemOf({ advance: here, fly: 3 })).toBe('gdf.scenario.unknown-field');
    expect(problemOf({ rush: { ...here, zz: 1 } })).toBe('gdf.scenario.unknown-field');
    expect(problemOf([])).toBe('gdf.scenario.expected-order');
    asked.do('hold');
    expect(problemOf('foe')).toBe('gdf.scenario.expected-shots');
    expect(problemOf([['rifle', 'foe']])).toBe('gdf.scenario.expected-shots');
    expect(problemOf([{ weapon: 'rifle', target: 'foe', twice: true }])).toBe('gdf.scenario.unknown-field');
    expect(problemOf([{ weapon: 'bow', target: 'foe' }])).toBe('gdf.scenario.unknown-weapon');
    expect(problemOf([{ weapon: 'rifle', target: 'nobody' }])).toBe('gdf.scenario.unknown-unit');
  });
});
