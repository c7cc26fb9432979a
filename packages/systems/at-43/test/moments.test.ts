import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { saveFor } from '../src/fire/cover.js';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { damage, hit, row, scene, stateOf, type SceneBody, led } from './scene.js';

/** When who of a unit shoots, and what shelters from whom: what two fresh readings of the rulebook found, clause by clause; the files in `scenarios/found` are the cases themselves. */

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 3 } };
describe('AT-43, the moment of a unit', () => {
  const squad = (figures: Readonly<Record<number, Kind>>, more: Partial<SceneBody> = {}) =>
    scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), figures },
        { id: 'e', seat: 1, at: row(20, 60, 3) },
      ],
      ...more,
    });
  const moves = (s: ReturnType<typeof squad>) => s.do('combat', s.shift('a', 0, 1));

  it('AT43-SHO-05, AT43-ATT-10, R-87: a hero with one weapon shoots with the rest; Staggered Fire is for bearers only', () => {
    const pistol: Kind = { ...HERO, weapons: ['blaster'] };
    const plain = squad({ 0: pistol });
    plain.fire('a', 'rifle', 'e').do(hit(1, 1));
    expect(moves(plain).barred(plain.fireWith('blaster'))).toEqual(['AT43-ATT-10']);
    const staggered = squad({ 0: pistol, 2: bearer('cannon') }).do('staggered');
    staggered.fire('a', 'rifle', 'e').do(hit(1));
    moves(staggered);
    expect(staggered.barred(staggered.fireWith('blaster'))).toEqual(['AT43-ATT-10']);
    expect(staggered.barred(staggered.fireWith('cannon'))).toEqual([]);
  });

  it('AT43-SHO-06, R-87: who has several ranged weapons divides them, and sets nobody else his moment', () => {
    const s = squad({ 0: { ...officer(), weapons: ['blaster', 'cannon'] } });
    s.fire('a', 'blaster', 'e').do(hit(6));
    expect(s.next).toBe('at43.roll.damage');
    s.do(damage(1));
    moves(s);
    expect(s.barred(s.fireWith('cannon'))).toEqual([]);
    expect(s.barred(s.fireWith('rifle'))).toEqual([]);
  });

  it('AT43-ALRT-03: a unit that leaves everybody where he stands makes no move', () => {
    const watch = (dx: number, dy: number) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
          { id: 'w', seat: 1, at: row(20, 60, 2), attitudes: { alert: 'all' } },
        ],
      }).do('combat');
      return s.do(s.spots('a', [undefined, [23.5 + dx, 20 + dy]])).next;
    };
    expect(watch(0, 0)).toBe('at43.ask.action');
    expect([watch(0, 0.1), watch(0.1, 0)]).toEqual(['at43.ask.alert', 'at43.ask.alert']);
  });

  it('AT43-ALRT-03, R-99: a vehicle that turns on the spot moves; who has no front does not', () => {
    const turn = (category: 'vehicle' | 'walker') => {
      const kind = { ...WALKER, category };
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind, figures: { 0: { ...kind, ...officer() } } },
          { id: 'w', seat: 1, at: row(20, 60, 2), attitudes: { alert: 'all' } },
        ],
      }).do('combat');
      return s.do(s.spots('a', [undefined]).map(spot => ({ ...spot, facing: 1024 }))).next;
    };
    expect([turn('vehicle'), turn('walker')]).toEqual(['at43.ask.alert', 'at43.ask.action']);
  });

  it('AT43-SHO-07, AT43-ALRT-01: alert fire too is fired whole', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), ...led },
        { id: 'w', seat: 1, at: row(20, 60, 3), attitudes: { alert: 'all' } },
      ],
    }).do('combat');
    s.do(s.shift('a', 0, 1), `${s.unit('w')}:all`, 0);
    const { target, uses } = s.aim('w', 'rifle', 'a');
    expect(s.refusal({ target, uses: (uses as unknown[]).slice(1) })).toEqual(['AT43-SHO-07']);
    s.do({ target, uses }, hit(1, 1, 1));
    expect(s.of('w').attitudes.alert).toBe('none');
  });
});

describe('AT-43, cover between edges', () => {
  const wall = { box: [22.2, 44, 4, 1] as const, size: 1 };
  const save = (leader: 0 | 1, uses: readonly number[] = [0, 1]) => {
    const at = [
      [20, 20],
      [50, 20],
    ] as const;
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: leader === 0 ? [...at] : [at[1], at[0]] },
        { id: 'b', seat: 1, at: [[20, 48]] },
      ],
      terrain: [wall],
    });
    const salvo = {
      unit: 0,
      weapon: 0,
      target: { unit: 1, fighter: NOBODY },
      uses: uses.map(who => [who, 0] as const),
    };
    return saveFor(state, salvo, [1]);
  };

  it('AT43-COV-04, AT43-COV-05, R-54: who leads the shooters does not matter, only who fires', () => {
    // From the left nothing is in the way; from the right the wall is.
    expect(save(0)).toBe(5);
    expect(save(1)).toBe(5);
    expect(save(0, [0])).toBeUndefined();
    expect(save(0, [1])).toBe(5);
  });
});
