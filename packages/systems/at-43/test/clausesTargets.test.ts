import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { officer, WALKER, weaponId, type Kind } from './army.js';
import { row, scene, type At, type TerrainBody, led } from './scene.js';

/** Second clauses of who takes part in a salvo. */

describe('AT-43, clause by clause: who fires', () => {
  it('AT43-SHO-16, AT43-SHO-24: seeing the zone is enough for a salvo, but locked fire has none', () => {
    const shooters = (weapon: string): unknown =>
      scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [25.5, 20],
              [20, 28.4],
              [28, 24],
            ],
            kind: { weapons: [weapon] },
            ...led,
          },
          { id: 'b', seat: 1, at: [[26, 60]] },
          { id: 'z', seat: 1, at: [[28, 31]] },
        ],
        terrain: [{ box: [10, 30, 14, 1], size: 3 }],
      }).aim('a', weapon, 'b').uses;
    expect(shooters('rifle')).toHaveLength(3);
    expect(shooters('beam')).toHaveLength(2);
  });

  /** `b` hides behind a wall, fighting `c`, whose last man stands beyond it. */
  const brawl = (at: readonly At[]) =>
    scene({
      units: [
        { id: 'a', seat: 0, at, ...led },
        { id: 'b', seat: 1, at: [[6, 45]] },
        { id: 'c', seat: 0, at: [10, 13.5, 17, 20.5, 24].map(x => [x, 45] as const) },
      ],
      terrain: [{ box: [5.5, 42, 16.5, 1], size: 3 }],
    });

  it('AT43-SHO-13, AT43-SHO-16, R-43: somebody must see the unit that was named; then who sees the rest of the melee fires too', () => {
    expect(brawl([[25, 20]]).aim('a', 'rifle', 'b').uses).toEqual([]);
    expect(
      brawl([
        [25, 20],
        [4, 20],
      ]).aim('a', 'rifle', 'b').uses,
    ).toHaveLength(2);
  });

  const SNIPER: Kind = { weapons: ['rifle'], abilities: ['sniper'] };

  it('AT43-SPC-01, AT43-SHO-12: a fighter is designated with the unit he is of', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: SNIPER, ...led },
        { id: 'b', seat: 1, at: [[20, 50]] },
        { id: 'c', seat: 1, at: [[30, 50]] },
      ],
    }).do('fire:0');
    const uses = [[s.figure('a', 0), 0]];
    expect(s.refusal({ target: { unit: 1, fighter: s.figure('b', 0) }, uses })).toEqual([]);
    expect(s.refusal({ target: { unit: 1, fighter: s.figure('c', 0) }, uses })).toEqual(['AT43-SHO-12']);
  });

  it('AT43-SPC-01, AT43-SHO-07: a sniper does not join the salvo of others, even with the same weapon', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 4), figures: { 0: officer(), 3: { abilities: ['sniper'] } } },
        { id: 'b', seat: 1, at: [[20, 50]] },
      ],
    }).do('fire:0');
    const uses = s.of('a').fighters.map(({ id }) => [id, 0]);
    expect(s.refusal({ target: { unit: 1, fighter: NOBODY }, uses })).toEqual(['AT43-SPC-01']);
    expect(s.refusal({ target: { unit: 1, fighter: NOBODY }, uses: uses.slice(0, 3) })).toEqual([]);
  });

  it('AT43-SHO-15: of a machine that is alone there is one way to aim at it', () => {
    const aims = (at: readonly At[]) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 4), ...led },
          { id: 'b', seat: 1, at, kind: WALKER },
        ],
      })
        .do('fire:0')
        .options().length;
    expect(aims([[20, 50]])).toBe(1);
    expect(
      aims([
        [20, 50],
        [28, 50],
      ]),
    ).toBe(3);
  });

  it('AT43-SHO-07, R-77: of support weapons all that have gunners fire together', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: row(20, 20, 4),
          kind: { category: 'support', weapons: [] },
          figures: {
            0: { role: 'gunner', command: {} },
            1: { role: 'supportWeapon', weapons: ['cannon'] },
            2: { role: 'supportWeapon', weapons: ['cannon'] },
            3: { role: 'gunner' },
          },
        },
        { id: 'b', seat: 1, at: [[20, 50]] },
      ],
    });
    if (s.next === 'at43.ask.pay') s.do('pay');
    s.do(s.fireWith('cannon'));
    const { target, uses } = s.aim('a', 'cannon', 'b');
    expect(uses).toHaveLength(2);
    expect(s.refusal({ target, uses })).toEqual([]);
    expect(s.refusal({ target, uses: (uses as unknown[]).slice(0, 1) })).toEqual(['AT43-SHO-07']);
  });

  const WALL: TerrainBody = { box: [15, 45, 10, 2], size: 2, protection: 5, structure: 9 };

  it('AT43-TER-05, AT43-MOV-15: terrain is shot at with direct fire, and not after a rapid move', () => {
    const beside = (weapon: string) =>
      scene({
        units: [{ id: 'a', seat: 0, at: row(20, 20, 4), kind: { weapons: [weapon] }, ...led }],
        terrain: [WALL],
      });
    expect(beside('launcher').options()).not.toContain(`demolish:${weaponId('launcher')}`);
    const s = beside('rifle');
    expect(s.options()).toContain('demolish:0');
    s.do('rapid', s.shift('a', 0, 1));
    expect(s.options()).not.toContain('demolish:0');
  });

  it('AT43-COV-01, AT43-TER-04: an element that stands open shelters nobody', () => {
    const shot = (open: boolean) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['sure'] }, ...led },
          { id: 'b', seat: 1, at: row(20, 50, 3) },
        ],
        terrain: [{ box: [15, 46, 20, 1], size: 1, openable: true, open }],
      }).fire('a', 'sure', 'b').next;
    expect(shot(false)).toBe('at43.roll.save');
    expect(shot(true)).toBe('at43.ask.action');
  });
});
