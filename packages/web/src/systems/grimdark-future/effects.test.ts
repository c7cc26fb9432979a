import { figures, grimdarkFutureGame, type Event, type State } from '@banneret/grimdark-future';
import { expect, test } from 'vitest';
import { storyOf } from '../../../test/stories.js';
import type { Effect } from '../../effects/kinds.js';
import { effectsOf } from './effects.js';

const story = storyOf(grimdarkFutureGame, 'a');
const state = story.findLast(({ event }) => event.type === 'unit.moved')?.after as State;

/** A unit on the table, with as many models at least. */
function unitOf(seat: number, least = 1): number {
  const unit = state.battle.rosters.findIndex(
    (roster, id) => roster.seat === seat && figures(state, id).length >= least,
  );
  if (unit < 0) throw new Error('no such unit stands on the table');
  return unit;
}

const t = { say: (key: string, args?: object) => `${key} ${JSON.stringify(args)}`, locale: 'en' };
const seen = (event: Event, after = state): readonly Effect[] =>
  effectsOf(event, { before: state, after, past: [], t: t as never });

const [own, enemy] = [unitOf(0, 3), unitOf(1, 3)];

/** The state with wounds that fell some models and leave others. */
function wounded(unit: number, felled: number, bleeding: number): { readonly event: Event; readonly after: State } {
  const after = grimdarkFutureGame.system.clone(state);
  const wounds = state.units[unit]?.models.map((_, i) => (i < felled ? 99 : i < felled + bleeding ? 0.1 : 0)) ?? [];
  const event: Event = { type: 'unit.wounded', unit, wounds };
  grimdarkFutureGame.system.reduce(after, event);
  return { event, after };
}

test('a weapon with a range shoots: every die is a shot, and as many hit as were rolled', () => {
  const roster = state.battle.rosters[own];
  const weapon = roster?.weapons.findIndex(({ range }) => range !== undefined) ?? -1;
  const event: Event = {
    type: 'hits.rolled',
    unit: own,
    weapon,
    target: enemy,
    need: 4,
    modifier: 0,
    faces: [6, 1, 5],
    hits: [],
  };
  const [effect] = seen(event);
  expect(effect?.kind === 'shot' && effect.shots.map(({ hit }) => hit)).toEqual([true, false, true]);
});

test('a weapon without one strikes', () => {
  const weapon = state.battle.rosters[own]?.weapons.findIndex(({ range }) => range === undefined) ?? -1;
  const event: Event = {
    type: 'hits.rolled',
    unit: own,
    weapon,
    target: enemy,
    need: 4,
    modifier: 0,
    faces: [6],
    hits: [],
  };
  expect(seen(event).map(({ kind }) => kind)).toEqual(['melee']);
  expect(seen({ type: 'strike.began', unit: own, target: enemy, manner: 'charge' }).map(({ kind }) => kind)).toEqual([
    'melee',
  ]);
});

test('those who fall fall, those who bleed flash', () => {
  const { event, after } = wounded(enemy, 2, 0);
  const effects = seen(event, after);
  expect(effects.map(({ kind }) => kind)).toEqual(['fall']);
  expect(effects[0]?.kind === 'fall' && effects[0].rims.length).toBe(2);
  const light = wounded(enemy, 0, 1);
  expect(seen(light.event, light.after).map(({ kind }) => kind)).toEqual(['wound']);
});

test('nerve holds or breaks', () => {
  const tested = (passed: boolean): readonly Effect[] =>
    seen({ type: 'morale.tested', unit: own, need: 4, face: 3, passed });
  expect(tested(true)[0]).toMatchObject({ kind: 'morale', held: true });
  expect(tested(false)[0]).toMatchObject({ kind: 'morale', held: false });
  expect(seen({ type: 'unit.recovered', unit: own })[0]).toMatchObject({ kind: 'morale', held: true });
  expect(seen({ type: 'unit.routed', unit: own })[0]?.kind).toBe('rout');
});

test('a marker is taken by a seat, or by nobody', () => {
  expect(seen({ type: 'marker.changed', marker: 0, owner: 1 })[0]).toMatchObject({ kind: 'objective', seat: 1 });
  expect(seen({ type: 'marker.changed', marker: 0, owner: -1 })[0]).toMatchObject({
    kind: 'objective',
    seat: undefined,
  });
  expect(seen({ type: 'marker.changed', marker: 99, owner: 1 })).toEqual([]);
});

test('spells strike, transports burn, passengers step out', () => {
  expect(
    seen({ type: 'spell.struck', unit: own, spell: 's', target: enemy, hits: [{ count: 3, ap: 0 }] })[0],
  ).toMatchObject({
    kind: 'shot',
    weapon: 'beam',
    shots: [{ hit: true }, { hit: true }, { hit: true }],
  });
  expect(seen({ type: 'transport.wrecked', unit: own })[0]?.kind).toBe('blast');
  expect(seen({ type: 'unit.disembarked', unit: own, host: 0, models: [] })[0]?.kind).toBe('arrive');
});

test('only a move that ends in contact is a charge, and a pile-in is none', () => {
  const after = structuredClone({ ...state, battle: undefined }) as unknown as State;
  Object.assign(after, { battle: state.battle });
  const target = figures(state, enemy)[0];
  const models = state.units[own]?.models ?? [];
  const at = target?.at ?? { x: 0, y: 0 };
  (after.units[own] as { models: unknown }).models = models.map((model, i) => (i === 0 ? { ...model, ...at } : model));
  const event: Event = { type: 'unit.moved', unit: own, paths: [{ model: 0, legs: [at] }] };
  expect(seen(event, after)[0]).toMatchObject({ kind: 'move', charge: true });
  expect(seen({ ...event, manner: 'pile-in' }, after)[0]).toMatchObject({ kind: 'move', charge: false });
});
