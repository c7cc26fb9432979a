import { cm, FACINGS } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { aimKind, type Aim } from '../src/decisions/aim.js';
import { enterKind } from '../src/decisions/enter.js';
import { fightKind } from '../src/decisions/fight.js';
import { moveKind } from '../src/decisions/move.js';
import { pushKind } from '../src/decisions/push.js';
import { sceneryKind } from '../src/decisions/scenery.js';
import { standKind } from '../src/decisions/stand.js';
import { officer, WALKER, weaponId, type Kind } from './army.js';
import { led, row, scene, type UnitBody } from './scene.js';

/** Answers as strangers may send them, and questions that have a single answer. */

/** What an answer is read as; the question does not matter. */
const read = (kind: { parse: (raw: unknown, shape: never) => unknown }, raw: unknown): unknown =>
  kind.parse(raw, undefined as never);

const NO_OBJECTS: readonly unknown[] = [undefined, null, 7, 'done?', true, []];

describe('AT-43, answers from outside', () => {
  /** What is no number of a fighter, weapon or unit. */
  const NO_IDS: readonly unknown[] = [undefined, null, -1, 0.5, '0', 2 ** 53, Infinity, {}];

  it.each([
    ['a shot', aimKind, (uses: unknown) => ({ target: { unit: 1, fighter: 2 }, uses })],
    ['a fight', fightKind, (uses: unknown) => ({ weapon: 1, defender: 2, uses })],
  ] as const)('who takes part in %s is a list of pairs of numbers, put in order', (_name, kind, answer) => {
    const uses = (raw: unknown) => (read(kind, answer(raw)) as { uses?: unknown } | undefined)?.uses;
    expect(uses([])).toEqual([]);
    expect(
      uses([
        [3, 0],
        [2, 1],
        [2, 0],
      ]),
    ).toEqual([
      [2, 0],
      [2, 1],
      [3, 0],
    ]);
    expect(uses([[-0, -0]])).toEqual([[0, 0]]);
    for (const raw of [undefined, null, 'all', {}, 3, [3], [[3]], [[3, 0, 0]], ['30'], [{ 0: 3, 1: 0 }]])
      expect(uses(raw)).toBeUndefined();
    for (const id of NO_IDS) {
      expect(uses([[id, 0]])).toBeUndefined();
      expect(uses([[0, id]])).toBeUndefined();
    }
    const many = (count: number) => Array.from({ length: count }, () => [0, 0]);
    expect(uses(many(200))).toHaveLength(200);
    expect(uses(many(201))).toBeUndefined();
  });

  it('a shot names a target', () => {
    const parse = (target: unknown) => read(aimKind, { target, uses: [] }) as Aim | undefined;
    expect(parse({ unit: 1, fighter: 2 })?.target).toEqual({ unit: 1, fighter: 2 });
    expect(parse({ unit: 1, fighter: NOBODY })?.target).toEqual({ unit: 1, fighter: NOBODY });
    expect(parse({ unit: -0, fighter: -0 })?.target).toEqual({ unit: 0, fighter: 0 });
    for (const raw of NO_OBJECTS) {
      expect(read(aimKind, raw)).toBeUndefined();
      expect(parse(raw)).toBeUndefined();
    }
    for (const id of NO_IDS) expect(parse({ unit: id, fighter: 2 })).toBeUndefined();
    for (const id of NO_IDS.filter(one => one !== NOBODY)) expect(parse({ unit: 1, fighter: id })).toBeUndefined();
  });

  it('a fight names a weapon and a defender', () => {
    const parse = (raw: object) => read(fightKind, { weapon: 1, defender: 2, uses: [], ...raw });
    expect(parse({})).toEqual({ weapon: 1, defender: 2, uses: [] });
    expect(parse({ weapon: -0, defender: -0 })).toEqual({ weapon: 0, defender: 0, uses: [] });
    for (const raw of NO_OBJECTS) expect(read(fightKind, raw)).toBeUndefined();
    for (const id of NO_IDS) {
      expect(parse({ weapon: id })).toBeUndefined();
      expect(parse({ defender: id })).toBeUndefined();
    }
    expect(read(fightKind, 'done')).toBe('done');
  });

  const FARTHEST = 4_000_000;
  const NO_PLACES: readonly unknown[] = [undefined, null, '0', 0.5, FARTHEST + 1, -FARTHEST - 1, {}];

  it.each([
    ['pushed aside', pushKind],
    ['put down', standKind],
  ] as const)('who is %s has one place', (_name, kind) => {
    expect(read(kind, { x: 1, y: -2 })).toEqual({ x: 1, y: -2 });
    expect(read(kind, { x: -0, y: -0 })).toEqual({ x: 0, y: 0 });
    expect(read(kind, { x: FARTHEST, y: -FARTHEST })).toEqual({ x: FARTHEST, y: -FARTHEST });
    for (const raw of NO_OBJECTS) expect(read(kind, raw)).toBeUndefined();
    for (const wrong of NO_PLACES) {
      expect(read(kind, { x: wrong, y: 0 })).toBeUndefined();
      expect(read(kind, { x: 0, y: wrong })).toBeUndefined();
    }
  });

  it.each([
    ['moves', moveKind],
    ['comes in', enterKind],
  ] as const)('a unit that %s has a place and a facing for each fighter', (_name, kind) => {
    const one = { fighter: 1, x: 2, y: 3, facing: 4 };
    const parse = (raw: object) => read(kind, [{ ...one, ...raw }]);
    expect(parse({})).toEqual([one]);
    expect(parse({ facing: undefined })).toEqual([{ ...one, facing: 0 }]);
    expect(parse({ fighter: -0, facing: -0 })).toEqual([{ ...one, fighter: 0, facing: 0 }]);
    expect(parse({ facing: FACINGS - 1 })).toEqual([{ ...one, facing: FACINGS - 1 }]);
    expect(parse({ facing: FACINGS })).toBeUndefined();
    for (const id of NO_IDS) {
      expect(parse({ fighter: id })).toBeUndefined();
      if (id !== undefined) expect(parse({ facing: id })).toBeUndefined();
    }
    for (const wrong of NO_PLACES) expect(parse({ x: wrong })).toBeUndefined();
    for (const raw of NO_OBJECTS.slice(0, 5)) expect(read(kind, raw)).toBeUndefined();
    expect(read(kind, { length: 0 })).toBeUndefined();
    for (const raw of NO_OBJECTS) expect(read(kind, [one, raw])).toBeUndefined();
    const many = (count: number) => Array.from({ length: count }, () => one);
    expect(read(kind, many(100))).toHaveLength(100);
    expect(read(kind, many(101))).toBeUndefined();
  });

  it('an element of terrain has a name, a place and a facing', () => {
    const one = { kind: 'wall', x: 1, y: 2, facing: 3 };
    const parse = (raw: object) => read(sceneryKind, { ...one, ...raw });
    expect(parse({})).toEqual(one);
    expect(parse({ facing: -0 })).toEqual({ ...one, facing: 0 });
    expect(parse({ facing: FACINGS - 1 })).toMatchObject({ facing: FACINGS - 1 });
    expect(parse({ facing: FACINGS })).toBeUndefined();
    expect(parse({ kind: 'w'.repeat(40) })).toMatchObject({ kind: 'w'.repeat(40) });
    expect(parse({ kind: 'w'.repeat(41) })).toBeUndefined();
    for (const id of NO_IDS) expect(parse({ facing: id })).toBeUndefined();
    for (const wrong of [undefined, null, 3, ['wall']]) expect(parse({ kind: wrong })).toBeUndefined();
    for (const wrong of NO_PLACES) expect(parse({ y: wrong })).toBeUndefined();
    for (const raw of NO_OBJECTS) expect(read(sceneryKind, raw)).toBeUndefined();
  });

  it('where the table is the answer, no list is all of them', () => {
    for (const kind of [aimKind, enterKind, fightKind, moveKind, pushKind, sceneryKind, standKind])
      expect((kind.finite as (shape: unknown) => boolean)({})).toBe(false);
  });
});

describe('AT-43, nobody is asked in vain', () => {
  const sole = (
    unit: Partial<UnitBody>,
    target: Partial<UnitBody>,
    weapon: string,
    others: readonly UnitBody[] = [],
  ) => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: [weapon] }, ...led, ...unit },
        { id: 'b', seat: 1, at: [[20, 50]], ...target },
        ...others,
      ],
    });
    return aimKind.sole!(s.state, { kind: 'at43.aim', unit: 0, weapon: weaponId(weapon) }, 0);
  };

  it('AT43-SHO-07: one weapon each and one target leave nothing to say', () => {
    const uses = [
      [0, 0],
      [1, 0],
    ];
    expect(sole({}, {}, 'rifle')).toEqual({ target: { unit: 1, fighter: NOBODY }, uses });
    const second: UnitBody = { id: 'c', seat: 1, at: [[30, 50]] };
    expect(sole({}, {}, 'rifle', [second])).toBeUndefined();
    expect(sole({ kind: { weapons: ['launcher'] }, at: [[60, 20]] }, { at: [[60, 50]] }, 'launcher')).toBeUndefined();
  });

  it('AT43-SHO-11, AT43-SPC-01, AT43-SHO-15: several copies, snipers and single machines leave a choice', () => {
    expect(sole({ kind: { weapons: ['rifle', 'rifle'] } }, {}, 'rifle')).toBeUndefined();
    const sniper: Kind = { weapons: ['rifle'], abilities: ['sniper'] };
    expect(sole({ at: [[20, 20]], kind: sniper }, {}, 'rifle')).toBeUndefined();
    expect(sole({ figures: { 0: officer(), 1: sniper } }, {}, 'rifle')).toBeUndefined();
    expect(sole({}, { kind: WALKER }, 'rifle')).toBeUndefined();
  });

  it('R-77: two support weapons may have one gunner between them; a single one has no choice', () => {
    const crew = (count: number): Partial<UnitBody> => ({
      at: [23.5, 20, 27].slice(0, count + 1).map(x => [x, 20] as const),
      kind: { category: 'support', role: 'supportWeapon', weapons: ['cannon'] },
      figures: { 0: { role: 'gunner', command: {}, weapons: [] } },
    });
    expect(sole(crew(1), {}, 'cannon')).toEqual({ target: { unit: 1, fighter: NOBODY }, uses: [[1, 0]] });
    expect(sole(crew(2), {}, 'cannon')).toBeUndefined();
  });

  it('AT43-MEL-10: without a fight there is only an end', () => {
    const fight = (y: number) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], ...led },
          { id: 'b', seat: 1, at: [[20, y]] },
        ],
      });
      return fightKind.sole!(s.state, { kind: 'at43.fight', unit: 0 }, 0);
    };
    expect(fight(24)).toBeUndefined();
    expect(fight(60)).toBe('done');
  });

  it('no answer is listed twice', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 60]], ...led },
        { id: 'b', seat: 1, at: [[60, 100]] },
        { id: 'c', seat: 1, at: [[60, 110]] },
      ],
    }).do('combat');
    const places = s.options().map(one => JSON.stringify(one));
    expect(places.length).toBeGreaterThan(1);
    expect(new Set(places).size).toBe(places.length);
    // One of them stays where he is.
    expect(places).toContain(JSON.stringify([{ fighter: 0, x: cm(60), y: cm(60), facing: 0 }]));
  });
});
