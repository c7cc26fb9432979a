import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { readBook } from '../src/content/index.js';
import { borealLeague } from '../src/content/armies/borealLeague.js';
import { officer, WALKER, type Kind } from './army.js';
import { hit, row, save, scene, type SceneBody, type UnitBody } from './scene.js';

const healed = (face: number) => dice([face], 'at43.roll.medic');
const mended = (face: number) => dice([face], 'at43.roll.mechanic');
const SNIPER: Kind = { role: 'bearer', weapons: ['sure'], abilities: ['sniper'] };
const HERO: Kind = { role: 'hero', hero: 'h', command: {} };

describe('AT-43, abilities', () => {
  const hunt = (target: Partial<UnitBody>, more: Partial<SceneBody> = {}) =>
    scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), figures: { 0: officer(), 1: SNIPER } },
        { id: 'b', seat: 1, at: row(20, 50, 3), ...target },
      ],
      ...more,
    }).do('plain');

  it('AT43-SPC-01, AT43-HERO-12: a sniper designates one fighter, a hero if he likes, and only he is hit', () => {
    const s = hunt({ figures: { 0: HERO } });
    s.do(s.fireWith('sure'));
    expect(s.refusal({ target: { unit: 1, fighter: -1 }, uses: [[1, 0]] })).toEqual(['AT43-SPC-01']);
    s.do(s.aim('a', 'sure', 'b', 0));
    expect(s.of('b').fighters.map(({ id }) => id)).toEqual([s.figure('b', 1), s.figure('b', 2)]);
  });

  it('AT43-SPC-01: nobody in between is hit', () => {
    const s = hunt(
      {},
      {
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 2), figures: { 0: officer(), 1: SNIPER } },
          { id: 'b', seat: 1, at: row(20, 50, 3) },
          { id: 'z', seat: 1, at: row(16, 35, 4) },
        ],
      },
    );
    s.fire('a', 'sure', 'b', 1);
    expect([s.of('z').fighters.length, s.of('b').fighters.length]).toEqual([4, 2]);
  });

  it('AT43-SPC-01: he saves only if he is himself in cover', () => {
    const wall = { terrain: [{ box: [26, 46, 20, 1] as const, size: 1 }] };
    const at = [
      [20, 50],
      [30, 50],
      [34, 50],
    ] as const;
    expect(hunt({ at }, wall).fire('a', 'sure', 'b', 0).next).toBe('at43.ask.action');
    const covered = hunt({ at }, wall).fire('a', 'sure', 'b', 1);
    expect(covered.next).toBe('at43.roll.save');
    expect(covered.do(save(5)).of('b').fighters).toHaveLength(3);
  });

  const ward = (target: Partial<UnitBody> = {}) =>
    scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['sure'] }, figures: { 0: officer() } },
        {
          id: 'b',
          seat: 1,
          at: row(20, 50, 3),
          figures: { 2: { role: 'specialist', abilities: ['medic'] } },
          ...target,
        },
      ],
    }).fire('a', 'sure', 'b');

  it.each([
    [4, 2],
    [5, 3],
  ])('AT43-SPC-02, AT43-UNIT-18: a medic who rolls %i leaves %i', (face, left) => {
    const s = ward();
    expect(s.next).toBe('at43.roll.medic');
    s.do(healed(face));
    expect(s.of('b').fighters).toHaveLength(left);
  });

  it('AT43-SPC-02: whoever comes back lies on the ground', () => {
    const s = ward().do(healed(5));
    expect(s.of('b').fighters.find(({ id }) => id === s.figure('b', 0))).toMatchObject({ prone: true });
    expect(s.of('b').lost).toEqual([]);
  });

  it('AT43-SPC-02: a medic who lies down or falls himself helps nobody', () => {
    expect(ward({ prone: [2] }).next).toBe('at43.ask.action');
    expect(
      ward({
        at: [
          [20, 56],
          [24, 56],
          [20, 50],
        ],
      }).next,
    ).toBe('at43.ask.action');
  });

  it('AT43-SPC-02: one of several fallen, chosen by his player', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), kind: { weapons: ['sure'] }, figures: { 0: officer() } },
        { id: 'b', seat: 1, at: row(20, 50, 4), figures: { 3: { role: 'specialist', abilities: ['medic'] } } },
      ],
    }).fire('a', 'sure', 'b');
    s.do(healed(6));
    expect([s.next, s.seat]).toEqual(['at43.ask.patient', 1]);
    expect(s.options()).toEqual([s.figure('b', 0), s.figure('b', 1)]);
    s.do(s.figure('b', 1));
    expect(s.of('b').fighters.map(({ id }) => id)).toContain(s.figure('b', 1));
  });

  const workshop = (mechanic: readonly [number, number] = [20, 25.5], parts = [1, 3, 0, 1]) =>
    scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: [mechanic, [24, 22]],
          figures: { 0: { ...officer(), abilities: ['mechanic'] } },
        },
        { id: 'w', seat: 0, at: [[20, 32.5]], kind: WALKER, parts: { 0: parts } },
        { id: 'b', seat: 1, at: [[60, 60]] },
      ],
    });

  it.each([
    [3, [1, 2, 0, 1]],
    [4, [1, 3, 0, 1]],
  ])(
    'AT43-SPC-03, AT43-UNIT-18, AT43-DMG-13: a mechanic who rolls %i leaves %j; what is at 0 is beyond him',
    (face, parts) => {
      const s = workshop([20, 25.5], [1, 2, 0, 1]).do('repair');
      expect(s.options()).toEqual([`${s.figure('w', 0)}:0`, `${s.figure('w', 0)}:1`]);
      s.do(`${s.figure('w', 0)}:1`, mended(face));
      expect(s.of('w').fighters[0]!.parts).toEqual(parts);
    },
  );

  it('AT43-SPC-03: only in contact, only what is damaged, and instead of shooting', () => {
    expect(workshop([20, 25.4999]).options()).not.toContain('repair');
    expect(workshop([20, 25.5], [2, 3, 1, 1]).options()).not.toContain('repair');
    const s = workshop().do('repair').do(`${2}:0`, mended(1));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-TER-04']);
    expect(s.options()).not.toContain('repair');
    const shot = workshop();
    shot.fire('a', 'rifle', 'b').do(hit(1, 1));
    expect(shot.options()).not.toContain('repair');
  });

  it('AT43-SPC-04: an ability nobody has described cannot even be written into a book', () => {
    const book = structuredClone(borealLeague.book) as { heroes: { abilities?: string[] }[] };
    expect(readBook(book).ok).toBe(true);
    book.heroes[0]!.abilities = ['overseer-routine'];
    expect(readBook(book)).toMatchObject({ ok: false, problem: { say: 'file.not-one-of' } });
  });

  it('AT43-SPC-02: a fight needs its medic as much as a salvo', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['claw'] }, figures: { 0: officer() } },
        {
          id: 'b',
          seat: 1,
          at: [
            [20, 24],
            [24, 25],
          ],
          kind: { combat: 1 },
          figures: { 1: { role: 'specialist', abilities: ['medic'] } },
        },
      ],
    });
    s.do('melee');
    s.do(s.options()[0]);
    expect(s.next).toBe('at43.roll.medic');
  });
});
