import { inches } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { rulesOfAll } from '../src/attack/attack.js';
import { IMPACT, SPELL } from '../src/attack/strike.js';
import { firingOptions } from '../src/attack/targets.js';
import { casualtiesKind, askCasualties } from '../src/decisions/casualties.js';
import { boardOf, chargeField, engagedField, fieldFor } from '../src/ground/board.js';
import { LAYOUTS } from '../src/index.js';
import { regrouping } from '../src/movement/regroup.js';
import { closingUp } from '../src/movement/closingUp.js';
import { needsPileIn, judgePileIn } from '../src/movement/pileIn.js';
import { openField } from '../src/places/access.js';
import { markerSpots } from '../src/places/markers.js';
import { markerGaps } from '../src/places/objectives.js';
import { packed } from '../src/places/packed.js';
import { homelessIn, setup } from '../src/setup.js';
import { coverPieces } from '../src/sight/cover.js';
import { perimeters } from '../src/sight/perimeter.js';
import type { State } from '../src/state.js';
import { figures, frozenModels } from '../src/units/figures.js';
import { setupOn } from './forces.js';
import { apart, box, profile, scene, type SceneBody, type Spot, type Stance } from './scene.js';

// What a battle is made of is worked out once, for as long as it holds: whole games would take many times as long otherwise.

const PROFILES = [
  profile({ id: 'one', count: 1 }),
  profile({ id: 'two', count: 2 }),
  profile({ id: 'three', count: 3 }),
  profile({ id: 'bikes', count: 2, baseMm: [60, 35] }),
  profile({ id: 'post', count: 1, rules: ['immobile'] }),
  profile({ id: 'planes', count: 2, rules: ['aircraft'] }),
  profile({ id: 'guns', count: 1, weapons: ['rifle', 'blade', 'tracker'] }),
];
const WEAPONS = [
  { id: 'blade', attacks: 1 },
  { id: 'tracker', range: 24, attacks: 1, rules: ['lock-on'] },
];
const stateOf = (units: SceneBody['units'], more: Partial<SceneBody> = {}): State =>
  scene({ profiles: PROFILES, weapons: WEAPONS, units, ...more }).state;
const own = (kind: string, ...models: readonly (Spot | Stance)[]) => ({
  player: 1,
  profile: kind,
  name: 'own',
  models,
});
const foe = (kind: string, ...models: readonly (Spot | Stance)[]) => ({
  player: 2,
  profile: kind,
  name: 'foe',
  models,
});
const PAIR = [own('two', [10, 10], [11.5, 10]), foe('one', [60, 40])];

describe('set-ups', () => {
  const first = setupOn('pass', 0);

  it('GDF-SET-07: all matches of one set-up, and of the same lists on the same table, share its battle', () => {
    const { battle } = setup(first);
    expect(setup(first).battle).toBe(battle);
    expect(setup({ ...first }).battle).toBe(battle);
    const whole = { ...first, layout: LAYOUTS[0]! };
    expect(setup(whole).battle).toBe(setup(whole).battle);
    // But not their state, nor with other options, other lists, or on another table.
    expect(setup(first)).not.toBe(setup(first));
    expect(setup({ ...first, options: { ...first.options, strictPaths: true } }).battle.options.strictPaths).toBe(true);
    const swapped = setup({ ...first, armies: [first.armies[1], first.armies[0]] }).battle;
    expect(swapped.armies).toEqual([...battle.armies].toReversed());
  });

  it('GDF-SET-06: each ready table is played on under its own name; the lists are the same on all of them', () => {
    const { battle } = setup(first);
    for (const layout of LAYOUTS) {
      const other = setup({ ...first, layout: layout.id }).battle;
      expect(other.terrain).toBe(layout.terrain);
      expect([other.width, other.depth]).toEqual([layout.width, layout.depth]);
      expect(other.rosters[0]).toBe(battle.rosters[0]);
    }
    expect(() => setup({ ...first, layout: 'nowhere' })).toThrow(/nowhere/);
  });

  it('GDF-DEP-03: the first unit that finds no room on its table, if there is one, is told however often it is asked', () => {
    expect([homelessIn(first), homelessIn(first)]).toEqual([undefined, undefined]);
    const { width, depth } = LAYOUTS[0]!;
    const rock = { id: 'rock', name: { fr: 'Rocher', en: 'Rock' }, height: 5, types: ['impassable'] as const };
    const outline = [{ x: 0, y: 0 }, { x: width, y: 0 }, { x: width, y: depth }, { x: 0, y: depth }]; // prettier-ignore
    const terrain = [{ ...rock, outline, seeIntoNotThrough: false }];
    const full = { ...first, layout: { ...LAYOUTS[0]!, terrain } };
    const homeless = homelessIn(full);
    expect(homeless).toBe(setup(full).battle.rosters[0]);
    expect(homelessIn(full)).toBe(homeless);
  });
});

describe('in one position', () => {
  it('R-41, GDF-MOV-05, R-09: rules, fields and pieces of terrain', () => {
    const state = stateOf(PAIR);
    const same = (ask: () => unknown): void => expect(ask()).toBe(ask());
    same(() => rulesOfAll(state, 0));
    same(() => fieldFor(state, 0));
    same(() => chargeField(state, 0, 'fly'));
    same(() => engagedField(state, 0, 1, 'walk'));
    same(() => boardOf(state.battle));
    same(() => openField(state.battle));
    same(() => coverPieces(state.battle.terrain));
    same(() => markerGaps(state, 0));
    same(() => figures(state, 0));
    expect(engagedField(state, 0, 1, 'walk')).not.toBe(engagedField(state, 0, 1, 'fly'));
  });

  it('GDF-MOV-12, R-20: how a torn unit comes together, with either order', () => {
    const torn = stateOf([own('two', [10, 10], [20, 10]), foe('one', [60, 40])]);
    expect(regrouping(torn, 0)).toBe(regrouping(torn, 0));
    const far = stateOf([own('two', [5, 10], [50, 10]), foe('one', [60, 40])]);
    const [slow, fast] = [closingUp(far, 0, 'advance'), closingUp(far, 0, 'rush')];
    expect([closingUp(far, 0, 'advance'), closingUp(far, 0, 'rush')].map((found, i) => found === [slow, fast][i])).toEqual([true, true]); // prettier-ignore
    expect(slow!.widest).toBeGreaterThan(fast!.widest);
  });

  it('H-30: the grid for markers, fine and coarse', () => {
    const state = scene({
      round: 0,
      stage: 'deployment',
      near: 1,
      profiles: PROFILES,
      weapons: WEAPONS,
      units: [
        { player: 1, profile: 'one', name: 'own', place: 'waiting' },
        { player: 2, profile: 'one', name: 'foe', place: 'waiting' },
      ],
    }).state;
    const spot = (grid: number) => markerSpots(state, grid).next().value;
    const [fine, coarse] = [spot(inches(1)), spot(inches(4))];
    expect([spot(inches(1)) === fine, spot(inches(4)) === coarse]).toEqual([true, true]);
  });

  it('H-31: how a unit is packed, also when another has been packed since', () => {
    const state = stateOf([own('three', [10, 10], [11.5, 10], [13, 10]), foe('bikes', [40, 30], [43, 30])]);
    const ask = (unit: number, facing: number) => packed(state, figures(state, unit), facing);
    const known = [ask(0, 0), ask(0, 1024), ask(1, 0)];
    expect([ask(0, 0) === known[0], ask(0, 1024) === known[1], ask(1, 0) === known[2]]).toEqual([true, true, true]);
    expect(new Set(known).size).toBe(3);
  });

  it('R-05: a unit that goes on in formation takes along what hides behind it, any other does not', () => {
    const start: readonly Stance[] = [[10, 10, 0], [16, 13, 0]]; // prettier-ignore
    const kept = (...shifts: readonly (readonly [number, number, number?])[]): boolean => {
      const state = stateOf([own('bikes', ...start), foe('one', [60, 40])]);
      const before = perimeters(state).blockers;
      const [unit, ...others] = state.units;
      const models = unit!.models.map((model, i) => {
        const [dx, dy, turn = 0] = shifts[i] ?? shifts[0]!;
        return { ...model, x: model.x + inches(dx), y: model.y + inches(dy), facing: model.facing + turn };
      });
      const moved: State = { ...state, units: [{ ...unit!, models: frozenModels(models) }, ...others] };
      const after = perimeters(moved).blockers;
      expect(after.bodies).toHaveLength(before.bodies.length);
      for (const [i, { x, y }] of models.entries()) expect([after.xs[i], after.ys[i]]).toEqual([x, y]);
      return after.bodies.every(({ source }, i) => source === before.bodies[i]?.source);
    };
    expect([kept([3, 2]), kept([-3, -2]), kept([0, 4]), kept([5, 0])]).toEqual([true, true, true, true]);
    expect([kept([3, 2], [3, 3]), kept([3, 2], [4, 2]), kept([3, 2], [3, 2, 512])]).toEqual([false, false, false]);
  });
});

describe('attacks', () => {
  it('GDF-SPC-25, R-74: what is no weapon of a list has no place in it', () => {
    expect([IMPACT, SPELL].every(place => place < 0)).toBe(true);
    expect(IMPACT).not.toBe(SPELL);
  });

  it('GDF-GEN-22, GDF-SHT-05: nobody shoots with a blade, not even at an enemy in contact', () => {
    const state = stateOf([own('guns', [20, 20]), foe('one', [20 + apart(0), 20])]);
    const { weapons } = state.battle.rosters[0]!;
    expect(firingOptions(state, 0).map(({ weapon }) => weapons[weapon]!.id)).toEqual(['rifle', 'tracker']);
  });

  it('GDF-SHT-16: what shares itself out in one way is known without asking, what does not is not', () => {
    const state = stateOf([own('three', [10, 10], [11.5, 10], [13, 10]), foe('one', [60, 40])]);
    const sole = (wounds: number) => casualtiesKind.sole?.(state, askCasualties(state, 0, wounds).shape, 0);
    expect([sole(3), sole(2), sole(1)]).toEqual([[1, 1, 1], undefined, undefined]);
    const lone = casualtiesKind.sole?.(state, askCasualties(state, 1, 1).shape, 1);
    expect(lone).toEqual([1]);
  });
});

describe('piling in', () => {
  const wall = (x: number, y: number, w: number, d: number) => ({ types: ['impassable'] as const, outline: box(x, y, w, d), height: 3 }); // prettier-ignore

  it('GDF-MEL-05, H-20: a unit is asked only if somebody can come nearer', () => {
    const contact: Spot = [20 + apart(0), 20];
    const asked = (models: readonly Spot[], kind: string, terrain: SceneBody['terrain'] = []) =>
      needsPileIn(stateOf([own(kind, ...models), foe('one', contact)], { terrain }), 0, 1);
    expect(asked([[20, 20]], 'one')).toBe(false);
    expect(asked([[18, 20]], 'one')).toBe(true);
    expect(asked([[18, 20]], 'post')).toBe(false);
    expect(asked([[20, 20], [18.2, 20]], 'two')).toBe(true); // prettier-ignore
    // Shut in by walls it stays, though it might move.
    const cell = [wall(17, 19.1, 2.3, 0.2), wall(17, 20.7, 2.3, 0.2), wall(17, 19.3, 0.5, 1.4), wall(18.9, 19.3, 0.3, 1.4)]; // prettier-ignore
    expect(asked([[18.2, 20]], 'one', cell)).toBe(false);
  });

  it('GDF-MEL-05: whoever touches a charger does not even turn', () => {
    // A round base goes nowhere by turning, so no distance forbids it.
    const state = stateOf([own('one', [20, 20]), foe('one', [20 + apart(0), 20])]);
    const { x, y } = figures(state, 0)[0]!.at;
    const ruling = judgePileIn(state, 0, 1, [[{ x, y, facing: 100 }]]);
    expect(ruling.ok ? undefined : ruling.because[0]?.say).toBe('gdf.no.stays-put');
  });
});
