import { describe, expect, it } from 'vitest';
import { canSee } from '../src/table/sight.js';
import { officer, WALKER } from './army.js';
import { damage, hit, row, scene, stateOf, type At, type TerrainBody, type UnitBody } from './scene.js';

/** One man with Movement 12 south of a barrier across his way. */
const walk = (barrier: Partial<TerrainBody>, man: Partial<UnitBody> = {}, more: readonly UnitBody[] = []) =>
  scene({
    units: [{ id: 'a', seat: 0, at: [[20, 20]], figures: { 0: officer() }, ...man }, ...more],
    terrain: [{ box: [0, 24, 60, 1], size: 1, ...barrier }],
  }).do('combat');

const refusal = (s: ReturnType<typeof walk>, ...to: At[]) => s.refusal(s.spots('a', to));

describe('AT-43, using terrain', () => {
  it('AT43-TER-01: terrain is gone round', () => {
    expect(refusal(walk({}), [20, 28])).not.toEqual([]);
    expect(refusal(walk({ box: [30, 24, 30, 1] }), [20, 28])).toEqual([]);
  });

  it('AT43-TER-02: infantry crosses an element of Size 1 for 3 cm more', () => {
    expect(refusal(walk({ crossable: true }), [20, 29])).toEqual([]);
    expect(refusal(walk({ crossable: true }), [20, 29.001])).not.toEqual([]);
    expect(refusal(walk({ crossable: true, size: 2 }), [20, 29])).not.toEqual([]);
  });

  it('AT43-TER-02: no move ends on it', () => {
    expect(refusal(walk({ crossable: true }), [20, 26.4])).not.toEqual([]);
    expect(refusal(walk({ crossable: true }), [20, 26.5])).toEqual([]);
  });

  it('AT43-TER-02: walkers cross what is two Sizes smaller for nothing, vehicles nothing at all', () => {
    const machine = (category: 'walker' | 'vehicle', size: number) =>
      walk({ crossable: true, size }, { kind: { ...WALKER, category, command: {} }, figures: {}, at: [[20, 18]] });
    expect(refusal(machine('walker', 2), [20, 30])).toEqual([]);
    expect(refusal(machine('walker', 3), [20, 30])).not.toEqual([]);
    expect(refusal(machine('vehicle', 1), [20, 30])).not.toEqual([]);
  });

  it('AT43-TER-02: a support weapon crosses nothing, its gunners do', () => {
    const s = walk(
      { crossable: true },
      {
        at: [
          [20, 20],
          [20, 16],
        ],
        kind: { category: 'support', role: 'gunner' },
        figures: { 0: { ...officer(), role: 'gunner' }, 1: { role: 'supportWeapon' } },
      },
    );
    expect(refusal(s, [20, 27], [20, 22])).toEqual([]);
    expect(refusal(s, [20, 29], [23.5, 27])).not.toEqual([]);
  });

  /** A viewer, a wall of Size 2, a man behind it; either may stand on a platform of Size 2. */
  const look = (viewerUp: boolean, targetUp: boolean, wall = 2): boolean => {
    const platforms: TerrainBody[] = [
      ...(viewerUp ? [{ box: [15, 15, 10, 10] as const, size: 2, standable: true }] : []),
      ...(targetUp ? [{ box: [15, 45, 10, 10] as const, size: 2, standable: true }] : []),
    ];
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]] },
        { id: 'b', seat: 1, at: [[20, 50]] },
      ],
      terrain: [{ box: [0, 35, 60, 1], size: wall }, ...platforms],
    });
    const [a, b] = [state.units[0]!.fighters[0]!, state.units[1]!.fighters[0]!];
    return canSee(state, { unit: 0, fighter: a }, { unit: 1, fighter: b });
  };

  it('AT43-TER-03: on top one is seen over what would hide one, and sees over what is no higher', () => {
    expect(look(false, false)).toBe(false);
    expect(look(true, false)).toBe(true);
    expect(look(true, false, 3)).toBe(false);
    expect(look(false, true)).toBe(true);
    expect(look(false, true, 4)).toBe(false);
  });

  it('AT43-TER-03: a platform can be climbed, by all but vehicles', () => {
    expect(refusal(walk({ box: [10, 24, 20, 10], size: 2, standable: true }), [20, 30])).toEqual([]);
    const vehicle: Partial<UnitBody> = {
      kind: { ...WALKER, category: 'vehicle', command: {} },
      figures: {},
      at: [[20, 18]],
    };
    expect(refusal(walk({ box: [10, 24, 20, 10], size: 2, standable: true }, vehicle), [20, 28])).not.toEqual([]);
  });

  it('AT43-TER-04: a unit that ends its move in contact may open it, and does not shoot any more', () => {
    const s = walk({ openable: true, size: 4 }, {}, [{ id: 'b', seat: 1, at: [[20, 50]] }]);
    s.do(s.spots('a', [[20, 20.1]]));
    expect(s.options()).toContain('open:0');
    s.do('open:0');
    expect(s.state.terrain[0]!.open).toBe(true);
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-TER-04']);
  });

  it('AT43-TER-04: only in contact, only after a move, and not after shooting', () => {
    const far = walk({ openable: true, size: 4 });
    far.do(far.spots('a', [[20, 19.9]]));
    expect(far.options()).not.toContain('open:0');
    const still = scene({
      units: [{ id: 'a', seat: 0, at: [[20, 21]], figures: { 0: officer() } }],
      terrain: [{ box: [0, 24, 60, 1], size: 4, openable: true }],
    });
    expect(still.options()).not.toContain('open:0');
  });

  it('AT43-TER-04: an open element lets people and looks through', () => {
    expect(refusal(walk({ openable: true, open: true, size: 4 }), [20, 32])).toEqual([]);
  });

  it('AT43-TER-05: what can be destroyed is designated like a machine, loses structure and is removed at 0', () => {
    const wall: TerrainBody = { box: [15, 45, 10, 2], size: 2, protection: 5, structure: 2 };
    const s = scene({ units: [{ id: 'a', seat: 0, at: row(20, 20, 2), figures: { 0: officer() } }], terrain: [wall] });
    expect(s.options()).toContain('demolish:0');
    // 23.5 cm from the leader's base: band 2, so 5 - 2 needs a 3; then 5 against 5 needs a 4.
    s.do('demolish:0', 0, hit(3, 2), damage(4));
    expect(s.state.terrain[0]!.structure).toBe(1);
    expect(s.options()).not.toContain('demolish:0');
    const gone = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 2), figures: { 0: officer() } }],
      terrain: [{ ...wall, structure: 1 }],
    });
    gone.do('demolish:0', 0, hit(3, 3), damage(4, 4));
    expect(gone.state.terrain).toEqual([]);
  });

  it('AT43-TER-05: other terrain cannot be shot at', () => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: [[20, 20]], figures: { 0: officer() } }],
      terrain: [{ box: [15, 45, 10, 2], size: 2 }],
    });
    expect(s.options()).not.toContain('demolish:0');
  });
});
