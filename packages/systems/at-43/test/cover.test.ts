import { describe, expect, it } from 'vitest';
import { coverGivenBy } from '../src/rulings.js';
import { officer } from './army.js';
import { direction, hit, row, save, scene, type At, type SceneBody, type TerrainBody, type UnitBody } from './scene.js';

const WALL: TerrainBody = { box: [10, 44, 40, 1], size: 1 };

/** Shooters south of a wall whose shots always hit and always kill, and a unit north of it. */
const volley = (target: Partial<UnitBody> = {}, more: Partial<SceneBody> = {}, shooters: readonly At[] = [[25, 20]]) =>
  scene({
    units: [
      { id: 'a', seat: 0, at: shooters, kind: { weapons: ['sure'] }, figures: { 0: officer() } },
      { id: 'b', seat: 1, at: row(20, 48, 4), ...target },
    ],
    terrain: [WALL],
    ...more,
  }).fire('a', 'sure', 'b');

describe('AT-43, cover', () => {
  it('AT43-COV-01: terrain shelters whoever it is not big enough to hide', () => {
    expect(volley().next).toBe('at43.roll.save');
    expect(volley({}, { terrain: [] }).next).toBe('at43.ask.action');
    expect(coverGivenBy(2, 2)).toBe('none');
    expect(coverGivenBy(2, 3)).toBe('cover');
    expect(coverGivenBy(1, 2)).toBe('cover');
  });

  it('AT43-COV-02, AT43-IND-15: cover is for direct fire; a blast behind the same wall knows none', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[25, 20]], kind: { weapons: ['launcher'] }, figures: { 0: officer() } },
        { id: 'b', seat: 1, at: row(20, 48, 4) },
      ],
      terrain: [WALL],
    });
    s.fire('a', 'launcher', 'b', 1).do(hit(1), direction(4));
    expect(s.next).toBe('at43.roll.damage');
  });

  it('AT43-COV-03: an obstacle too small for certain gives cover only with Take Cover', () => {
    expect(coverGivenBy(1, 3)).toBe('disputed');
    expect(volley({ kind: { size: 3 } }).next).toBe('at43.ask.action');
    expect(volley({ kind: { size: 3 }, attitudes: { takeCover: true } }).next).toBe('at43.roll.save');
  });

  it('AT43-COV-04, AT43-COV-05: the zone lies beyond the obstacle, and part of a base in it is enough', () => {
    // The wall stands between the shooting leader and the man; beside him or behind him it gives nothing.
    expect(volley({ at: [[25, 48]] }, { terrain: [{ box: [20, 44, 10, 1], size: 1 }] }).next).toBe('at43.roll.save');
    expect(volley({ at: [[25, 48]] }, { terrain: [{ box: [20, 52, 10, 1], size: 1 }] }).next).toBe('at43.ask.action');
    expect(volley({ at: [[25, 48]] }, { terrain: [{ box: [32, 44, 10, 1], size: 1 }] }).next).toBe('at43.ask.action');
    // At y 44 to 45 the lines to his base reach from about x 23.7 to x 26.3.
    expect(volley({ at: [[25, 48]] }, { terrain: [{ box: [26.2, 44, 10, 1], size: 1 }] }).next).toBe('at43.roll.save');
    expect(volley({ at: [[25, 48]] }, { terrain: [{ box: [26.6, 44, 10, 1], size: 1 }] }).next).toBe('at43.ask.action');
  });

  it('AT43-COV-06: with half of its members in cover the whole unit saves every impact', () => {
    const half = { terrain: [{ box: [10, 44, 13.5, 1] as const, size: 1 }] };
    const s = volley({ at: row(20, 48, 4) }, half, row(25, 20, 3));
    expect(s.next).toBe('at43.roll.save');
    expect(s.match.pending).toMatchObject({ chance: { count: 3, seat: 1 } });
    s.do(save(5, 4, 6));
    expect(s.of('b').fighters).toHaveLength(3);
  });

  it('AT43-COV-07: with less than half in cover nobody saves', () => {
    const s = volley({ at: row(20, 48, 4) }, { terrain: [{ box: [10, 44, 11, 1], size: 1 }] });
    expect(s.next).toBe('at43.ask.action');
    expect(s.of('b').fighters).toHaveLength(3);
  });

  it.each([
    [4, 3],
    [5, 4],
  ])('AT43-COV-08: a save of %i leaves %i', (face, left) => {
    expect(volley().do(save(face)).of('b').fighters).toHaveLength(left);
  });

  it.each([
    [2, 3],
    [3, 4],
  ])('AT43-COV-09: with Take Cover a save of %i leaves %i', (face, left) => {
    expect(
      volley({ attitudes: { takeCover: true } })
        .do(save(face))
        .of('b').fighters,
    ).toHaveLength(left);
  });

  it('AT43-COV-10, edge case 14: a leader within 10 cm of the far edge of the cover ignores it', () => {
    const from = (y: number) => volley({ at: [[25, 60]] }, { terrain: [{ box: [10, 44, 40, 1], size: 1 }] }, [[25, y]]);
    // The far edge is at y 45, his base ends 1.5 cm north of him.
    expect(from(33.5).next).toBe('at43.ask.action');
    expect(from(33.4999).next).toBe('at43.roll.save');
  });

  it('AT43-COV-10: it is the edge nearest to the unit that counts, whoever of it is nearest, and not the one nearest to its leader', () => {
    const block = { terrain: [{ box: [20, 40, 20, 10] as const, size: 1 }] };
    // The leader stands east of the block, all the others close behind it in the north.
    const unit = { at: [[45, 45] as const, ...row(25, 52, 3)] };
    expect(volley(unit, block, [[38.5, 35]]).next).toBe('at43.roll.save');
    // The far edge is within 10 cm of who fires.
    expect(volley(unit, block, [[30, 38.5]]).next).not.toBe('at43.roll.save');
  });

  it('AT43-COV-11: whoever nobody who fires can see is not hit', () => {
    // A container hides one of four: the fourth impact is lost.
    const hidden = { terrain: [{ box: [10, 44, 14, 1] as const, size: 3 }] };
    const s = volley({ at: row(20, 48, 4, 4.5) }, hidden, row(25, 20, 4));
    expect(s.next).toBe('at43.ask.action');
    const left = s.of('b').fighters.map(({ id }) => id);
    expect(left).toEqual([s.figure('b', 0)]);
  });
});
