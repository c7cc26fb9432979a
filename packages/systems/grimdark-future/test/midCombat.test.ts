import { describe, expect, it } from 'vitest';
import { grimdarkFutureGame } from '../src/index.js';
import type { MeleeBody } from '../src/scenario/combat.js';
import { apart, block, hit, morale, profile, scene, type Scene, type SceneBody, type Spot } from './scene.js';

/** Positions that begin in the middle of a volley or of a melee. */

const WEAPONS = [
  { id: 'blade', attacks: 1 },
  { id: 'pike', attacks: 1, rules: ['counter'] },
  { id: 'tube', range: 24, attacks: 1, rules: ['blast(3)'] },
];

const PROFILES = [
  profile({ id: 'squad', count: 3, weapons: ['blade', 'rifle', 'tube', 'pike'], rules: ['impact(1)'] }),
];

const line = (y: number, models: readonly number[] = [0, 1, 2]): (Spot | null)[] =>
  [0, 1, 2].map(i => (models.includes(i) ? [20 + apart(0.1) * i, y] : null));

const facing = (y: number, more: Partial<SceneBody> = {}, foe: readonly number[] = [0, 1, 2]): SceneBody => ({
  profiles: PROFILES,
  weapons: WEAPONS,
  units: [
    { player: 1, profile: 'squad', name: 'own', models: line(10) },
    { player: 2, profile: 'squad', name: 'foe', models: line(10 + apart(y), foe) },
  ],
  ...more,
});

const refusal = (body: SceneBody): string => {
  const { profiles = [], weapons = [], ...rest } = body;
  const found = grimdarkFutureGame.scenario.position({
    round: 1,
    active: 1,
    profiles,
    weapons: [{ id: 'rifle', range: 24, attacks: 1 }, ...weapons],
    ...rest,
  });
  return found.ok ? '' : found.problem.say;
};

describe('in the middle of a volley', () => {
  const volley = (attack: SceneBody['attack']): Scene =>
    scene(facing(8, { activation: { unit: 'own', order: 'hold' }, ...(attack && { attack }) }));

  it('the first roll is about to be made, and the others follow in their order', () => {
    const s = volley({
      rolls: [
        { weapon: 'tube', target: 'foe' },
        { weapon: 'rifle', target: 'foe' },
      ],
    });
    expect(s.next).toBe('gdf.roll.hit');
    s.do(hit(4, 1, 1), block(6, 6, 6), hit(1, 1, 1));
    expect(s.events('hits.rolled').map(({ hits }) => hits)).toEqual([[{ count: 3, ap: 0 }], []]);
    expect([s.next, s.seat]).toEqual(['gdf.ask.unit', 1]);
  });

  it('what was frozen before the casualties can be said', () => {
    const s = scene(
      facing(
        8,
        {
          activation: { unit: 'own', order: 'hold' },
          attack: { rolls: [{ weapon: 'tube', target: 'foe', attacks: 2, targetSize: 3, cover: 'in' }] },
        },
        [0],
      ),
    );
    s.do(hit(4, 1), block(6, 6, 6));
    expect(s.events('hits.rolled')[0]).toMatchObject({ faces: [4, 1], hits: [{ count: 3, ap: 0 }] });
  });

  it('hits wait for their blocks', () => {
    const s = volley({ rolls: [{ weapon: 'rifle', target: 'foe' }], hits: [{ count: 2, ap: 1 }] });
    expect(s.next).toBe('gdf.roll.block');
    s.do(block(4, 5));
    expect(s.events('blocks.rolled')[0]).toMatchObject({ unblocked: 1 });
    expect([s.next, s.seat]).toEqual(['gdf.ask.casualties', 1]);
  });

  it('unblocked hits wait for their casualties, and units wounded before still test', () => {
    const body = facing(8, { activation: { unit: 'own', order: 'advance' } }, [0, 1]);
    const s = scene({
      ...body,
      attack: { rolls: [{ weapon: 'rifle', target: 'foe' }], unblocked: 1, wounded: ['foe'] },
    });
    expect(s.next).toBe('gdf.ask.casualties');
    s.do([2], morale(4));
    expect(s.events('morale.tested')).toMatchObject([{ unit: 1, passed: true }]);
    const only = scene({ ...body, attack: { rolls: [], wounded: ['foe'] } });
    expect(only.next).toBe('gdf.ask.unit'); // two of three are left
  });

  it.each([
    ['gdf.scenario.no-activation', { attack: { rolls: [] } }],
    [
      'gdf.scenario.attack-without-order',
      { activation: { unit: 'own', order: 'rush' as const }, attack: { rolls: [] } },
    ],
    ['gdf.scenario.unknown-weapon', { attack: { rolls: [{ weapon: 'bow', target: 'foe' }] } }],
    ['gdf.scenario.not-a-ranged-weapon', { attack: { rolls: [{ weapon: 'blade', target: 'foe' }] } }],
    ['gdf.scenario.unknown-unit', { attack: { rolls: [{ weapon: 'rifle' }] } }],
    ['gdf.no.not-an-enemy', { attack: { rolls: [{ weapon: 'rifle', target: 'own' }] } }],
    ['gdf.scenario.unknown-unit', { attack: { rolls: [], wounded: ['nobody'] } }],
    ['gdf.scenario.no-present-roll', { attack: { rolls: [], unblocked: 1 } }],
    [
      'gdf.scenario.no-present-roll',
      { attack: { rolls: [{ weapon: 'rifle', target: 'foe' }], unblocked: 1, hits: [{ count: 1, ap: 0 }] } },
    ],
  ] satisfies [string, Partial<SceneBody>][])('%s', (say, more) => {
    const activation =
      say === 'gdf.scenario.no-activation' ? {} : { activation: { unit: 'own', order: 'hold' as const } };
    expect(refusal(facing(8, { ...activation, ...more }))).toBe(say);
  });

  it('gdf.scenario.nobody-strikes: out of range, unless the number of dice is given', () => {
    const far = (attacks?: number): string =>
      refusal(
        facing(30, {
          activation: { unit: 'own', order: 'hold' },
          attack: { rolls: [{ weapon: 'rifle', target: 'foe', ...(attacks !== undefined && { attacks }) }] },
        }),
      );
    expect(far()).toBe('gdf.scenario.nobody-strikes');
    expect(far(3)).toBe('');
  });
});

describe('in the middle of a melee', () => {
  const CHARGED = { activation: { unit: 'own', order: 'charge' as const, target: 'foe' } };
  const melee = (body: SceneBody['melee'], more: Partial<SceneBody> = {}): Scene =>
    scene(facing(0, { ...CHARGED, ...(body && { melee: body }), ...more }));

  it('each stage asks or rolls what comes next', () => {
    const next = (at: NonNullable<SceneBody['melee']>['at']): string => melee({ at }).next;
    expect(scene(facing(0, CHARGED)).next).toBe('gdf.ask.counter'); // nobody needs to pile in
    expect(next('pile-in')).toBe('gdf.ask.counter');
    expect(next('counter')).toBe('gdf.ask.counter');
    expect(next('attack')).toBe('gdf.roll.hit');
    expect(next('strike-back')).toBe('gdf.ask.strike-back');
    expect(next('result')).toBe('gdf.ask.unit');
    expect(next('consolidation')).toBe('gdf.ask.unit');
  });

  it('wounds caused so far decide it', () => {
    const s = melee({ at: 'result', wounds: [0, 2] });
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [0, 2], loser: 0 }]);
    expect(s.next).toBe('gdf.roll.morale');
  });

  it('who was tired, and who has struck already', () => {
    const tired = melee({ at: 'strike-back', fatigued: ['foe'], countered: true });
    tired.do('strike', hit(5, 5, 5));
    expect(tired.events('hits.rolled')).toMatchObject([{ need: 6, hits: [] }]);
    const fresh = melee({ at: 'strike-back', fatigued: [] }).do('strike', hit(5, 5, 5));
    expect(fresh.next).toBe('gdf.roll.block');
  });

  it('in the middle of one side’s strikes', () => {
    const s = melee(
      { at: 'attack', wounds: [0, 1] },
      { attack: { rolls: [{ weapon: 'impact', attacks: 3 }, { weapon: 'blade' }], unblocked: 1, wounds: 2 } },
    );
    expect([s.next, s.seat]).toEqual(['gdf.ask.casualties', 1]);
    s.do([3], hit(1, 1, 1), 'refrain');
    expect(s.events('melee.decided')).toMatchObject([{ wounds: [3, 1], loser: 1 }]);
  });

  it('Counter strikes under way are not made again', () => {
    const s = melee({ at: 'counter' }, { attack: { rolls: [{ weapon: 'pike' }], hits: [{ count: 1, ap: 0 }] } });
    s.do(block(6));
    expect(s.next).toBe('gdf.roll.hit');
    s.do(hit(1, 1, 1), hit(1, 1, 1), 'strike', hit(1, 1, 1));
    const { weapons } = s.state.battle.rosters[1]!;
    expect(s.events('hits.rolled').map(({ weapon }) => weapons[weapon]?.id)).toEqual(['blade', 'pike', 'blade']);
  });

  it('the unit that charged may be gone at its end', () => {
    const gone = facing(0, { ...CHARGED, melee: { at: 'result', wounds: [0, 3] } });
    const units = [{ ...gone.units[0]!, models: [null, null, null] }, gone.units[1]!];
    const s = scene({ ...gone, units });
    expect([s.next, s.seat]).toEqual(['gdf.ask.consolidate', 1]);
  });

  it.each([
    [
      'gdf.scenario.melee-without-charge',
      { activation: { unit: 'own', order: 'hold' as const }, melee: { at: 'attack' as const } },
    ],
    ['gdf.scenario.no-activation', { activation: undefined, melee: { at: 'attack' as const } }],
    ['gdf.scenario.charge-without-target', { activation: { unit: 'own', order: 'charge' as const } }],
    ['gdf.no.not-an-enemy', { activation: { unit: 'own', order: 'charge' as const, target: 'own' } }],
    ['gdf.scenario.unknown-unit', { activation: { unit: 'own', order: 'charge' as const, target: 'nobody' } }],
    ['gdf.scenario.attack-without-melee', { attack: { rolls: [] } }],
    ['gdf.scenario.no-strikes-now', { melee: { at: 'result' as const }, attack: { rolls: [] } }],
    ['gdf.scenario.not-a-melee-weapon', { melee: { at: 'attack' as const }, attack: { rolls: [{ weapon: 'rifle' }] } }],
    ['gdf.scenario.unknown-unit', { melee: { at: 'attack' as const, fatigued: ['nobody'] } }],
  ])('%s', (say, more) => {
    const { activation, ...rest } = { ...CHARGED, ...more };
    expect(refusal(facing(0, { ...(activation && { activation }), ...rest }))).toBe(say);
  });

  it('gdf.scenario.not-in-contact: before the pile-in somebody is in contact', () => {
    expect(refusal(facing(1, { ...CHARGED, melee: { at: 'pile-in' } }))).toBe('gdf.scenario.not-in-contact');
    expect(refusal(facing(1, { ...CHARGED, melee: { at: 'attack' } }))).toBe('');
  });

  it('GDF-MEL-06: before the first blow somebody is near enough to strike; after it those may have fallen', () => {
    const at = (gap: number, melee: MeleeBody): string => refusal(facing(gap, { ...CHARGED, melee }));
    for (const stage of ['counter', 'attack'] as const) {
      expect([at(1.99, { at: stage }), at(2.01, { at: stage })]).toEqual(['', 'gdf.scenario.out-of-reach']);
      expect(at(2.01, { at: stage, wounds: [0, 1] })).toBe('');
    }
    expect(at(2.01, { at: 'attack', countered: true })).toBe('');
    expect(at(2.01, { at: 'strike-back' })).toBe('');
  });
});
