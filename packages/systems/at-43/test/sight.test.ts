import { describe, expect, it } from 'vitest';
import { canSee, inArc } from '../src/table/sight.js';
import { WALKER } from './army.js';
import { scene, stateOf, type SceneBody, type TerrainBody, type UnitBody } from './scene.js';

/** A viewer at (20, 20) looks north at a target at (20, 60); things stand in between. */
function looking(things: {
  viewer?: Partial<UnitBody>;
  target?: Partial<UnitBody>;
  others?: readonly UnitBody[];
  terrain?: readonly TerrainBody[];
}) {
  const body: SceneBody = {
    units: [
      { id: 'v', seat: 0, at: [[20, 20]], ...things.viewer },
      { id: 't', seat: 1, at: [[20, 60]], ...things.target },
      ...(things.others ?? []),
    ],
    terrain: things.terrain ?? [],
  };
  const state = stateOf(body);
  const member = (unit: number) => ({ unit, fighter: state.units[unit]!.fighters[0]! });
  return { forth: canSee(state, member(0), member(1)), back: canSee(state, member(1), member(0)), state };
}

const wall = (size: number, x = 5, w = 30): TerrainBody => ({ box: [x, 40, w, 2], size });

describe('AT-43, sight', () => {
  it('AT43-LOS-01: foot soldiers and walkers see all round, whatever their facing', () => {
    for (const kind of [{}, WALKER, { category: 'support', role: 'gunner' } as const])
      for (const facing of [0, 1024, 2048, 3072]) {
        const { state } = looking({ viewer: { kind, facing } });
        expect(inArc(state, state.units[0]!.fighters[0]!, 0, state.units[1]!.fighters[0]!)).toBe(true);
      }
  });

  it('AT43-LOS-02: a vehicle’s weapon sees through its own arc, which turns with the hull', () => {
    const forward = { towards: 0, halfWidth: 512 };
    const kind = { ...WALKER, category: 'vehicle' as const, arcs: [forward, null] };
    const sees = (facing: number, mount: number): boolean => {
      const { state } = looking({ viewer: { kind, facing } });
      return inArc(state, state.units[0]!.fighters[0]!, mount, state.units[1]!.fighters[0]!);
    };
    // The target lies north, at 1024 of 4096.
    expect(sees(1024, 0)).toBe(true);
    expect(sees(1024 + 512, 0)).toBe(true);
    expect(sees(1024 + 600, 0)).toBe(false);
    expect(sees(3072, 0)).toBe(false);
    expect(sees(3072, 1)).toBe(true);
  });

  it('AT43-LOS-02: a vehicle shoots only at what is in the arc', () => {
    const kind = {
      ...WALKER,
      category: 'vehicle' as const,
      weapons: ['cannon'],
      arcs: [{ towards: 0, halfWidth: 512 }],
    };
    const facing = (direction: number) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind, facing: direction },
          { id: 'b', seat: 1, at: [[20, 60]] },
        ],
      }).do('pay');
    expect(facing(1024).barred('fire:3')).toEqual([]);
    expect(facing(3072).barred('fire:3')).toEqual(['AT43-SHO-16']);
  });

  it('AT43-LOS-03, AT43-LOS-04: one clear line between the bases is enough; without one the target cannot be chosen', () => {
    expect(looking({}).forth).toBe(true);
    expect(looking({ terrain: [wall(3)] }).forth).toBe(false);
    // The wall ends level with the left edge of both bases: the line along their edges grazes it.
    expect(looking({ terrain: [wall(3, 18.6)] }).forth).toBe(true);
    expect(looking({ terrain: [wall(3, 18.4)] }).forth).toBe(false);
    const s = scene({
      units: [
        { id: 'v', seat: 0, at: [[20, 20]] },
        { id: 't', seat: 1, at: [[20, 60]] },
      ],
      terrain: [wall(3)],
    });
    expect(s.do('pay').barred(s.fireWith('rifle'))).toEqual(['AT43-SHO-16']);
  });

  it('AT43-LOS-05: whoever is partly seen is seen: nothing changes in the test', () => {
    const need = (terrain: readonly TerrainBody[]) => {
      const s = scene({
        units: [
          { id: 'v', seat: 0, at: [[20, 20]] },
          { id: 't', seat: 1, at: [[20, 60]] },
        ],
        terrain,
      });
      s.do('pay').fire('v', 'rifle', 't');
      return s.match.pending.kind === 'chance' && s.match.pending.chance;
    };
    expect(need([wall(3, 18.6)])).toEqual(need([]));
  });

  it('AT43-LOS-06: foot soldiers never block sight, of either side', () => {
    const crowd = (seat: number): UnitBody => ({
      id: `c${seat}`,
      seat,
      at: [
        [17, 40],
        [20, 40],
        [23, 40],
      ],
      kind: { size: 9 },
    });
    expect(
      looking({
        others: [
          crowd(0),
          {
            ...crowd(1),
            at: [
              [17, 50],
              [20, 50],
              [23, 50],
            ],
          },
        ],
      }).forth,
    ).toBe(true);
  });

  it('AT43-LOS-06, R-13: machines and support units do, but never those of the viewer or of the target', () => {
    const tank: UnitBody = { id: 'w', seat: 0, at: [[20, 40]], kind: { ...WALKER, radius: 6 } };
    expect(looking({ others: [tank] }).forth).toBe(false);
    const gun: UnitBody = {
      id: 'g',
      seat: 1,
      at: [[20, 40]],
      kind: { category: 'support', role: 'supportWeapon', radius: 6 },
    };
    expect(looking({ others: [gun] }).forth).toBe(false);
    const kind = { ...WALKER, radius: 6 };
    expect(
      looking({
        viewer: {
          at: [
            [20, 20],
            [20, 40],
          ],
          kind,
        },
      }).forth,
    ).toBe(true);
    expect(
      looking({
        target: {
          at: [
            [20, 60],
            [20, 40],
          ],
          kind,
        },
      }).forth,
    ).toBe(true);
  });

  it.each([
    [1, true],
    [2, false],
    [3, false],
  ])('AT43-LOS-07: behind a wall of size %i a figure of size 2 is seen: %s', (size, seen) => {
    expect(looking({ terrain: [wall(size)] }).forth).toBe(seen);
  });

  it('AT43-LOS-07, R-14: the size of the target alone counts, so sight can be one-way', () => {
    const { forth, back } = looking({ target: { kind: WALKER }, terrain: [wall(3)] });
    expect([forth, back]).toEqual([true, false]);
  });
});
