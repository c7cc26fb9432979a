import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, RangedBody } from '../src/scenario/body.js';
import { apart, man, roll, scene, um, type Scene } from './scene.js';

const shoot = (figure: string, ...targets: string[]) => ({
  do: 'shoot',
  volleys: [{ figure, shots: [{ weapon: 0, targets }] }],
});
const fire = (figure: string, ...shots: { weapon: number; targets: string[] }[]) => ({
  do: 'shoot',
  volleys: [{ figure, shots }],
});
const gunner = (x: number, y: number, gun: RangedBody = {}, more: Partial<FigureBody> = {}) =>
  man(1, 'a', x, y, { ranged: [gun], ...more });
/** Somebody else who can always shoot, so that the question is asked. */
const other = man(1, 'other', 5, 5, { ranged: [{ range: 200 }] });
const at = (figures: readonly FigureBody[], more: Partial<Body> = {}): Scene =>
  scene({ figures: [...figures, other], begin: 'shots', ...more });

describe('who shoots, and at what', () => {
  it('BTS-SHO-01, BTS-TRN-05: the side with the initiative resolves all its shots first', () => {
    const figures = [gunner(20, 20), man(2, 'z', 40, 20, { ranged: [{}] })];
    const t = scene({ figures, begin: 'shooting', initiative: 2 });
    expect([t.next, t.seat]).toEqual(['bts.ask.shoot', 1]);
    t.do(shoot('z', 'a'), roll('to-hit', 4), roll('wound', 6));
    // The gunner is dead and does not shoot any more.
    expect([t.figure('a').place, t.next]).toEqual(['gone', 'over']);
  });

  it('BTS-SHO-02, BTS-ARM-36: neither the Engaged nor the Immobilised nor figures without CT or gun shoot', () => {
    const z = man(2, 'z', 40, 20);
    expect(at([gunner(20, 20), z]).refusal(shoot('a', 'z'))).toEqual([]);
    expect(at([gunner(20, 20, {}, { ct: 0 }), z]).refusal(shoot('a', 'z'))).toEqual(['BTS-SHO-02']);
    expect(
      at([gunner(20, 20, {}, { effects: [{ id: 'immobilised', until: 'turn' }] }), z]).refusal(shoot('a', 'z')),
    ).toEqual(['BTS-SPL-13']);
    const busy = at([gunner(20, 20), z, man(2, 'y', 22.5, 20)], { engaged: [['a', 'y']] });
    expect(busy.refusal(shoot('a', 'z'))).toEqual(['BTS-SHO-02']);
  });

  it('BTS-SHO-03: one two-handed or two one-handed weapons; BTS-SHO-04: a Walker fires all it has', () => {
    const guns = (...hands: (1 | 2)[]) => ({ ranged: hands.map((n, i) => ({ id: `gun-${i}`, hands: n })) });
    const all = (n: number) => fire('a', ...Array.from({ length: n }, (_, weapon) => ({ weapon, targets: ['z'] })));
    const t = (more: Partial<FigureBody>) => at([man(1, 'a', 20, 20, more), man(2, 'z', 40, 20)]);
    expect(t(guns(1, 1)).refusal(all(2))).toEqual([]);
    expect(t(guns(1, 1, 1)).refusal(all(3))).toEqual(['BTS-SHO-03']);
    expect(t(guns(2, 1)).refusal(all(2))).toEqual(['BTS-SHO-03']);
    expect(t({ ...guns(2, 2, 1), build: 'walker' }).refusal(all(3))).toEqual([]);
    expect(t(guns(1)).refusal(fire('a', { weapon: 0, targets: ['z'] }, { weapon: 0, targets: ['z'] }))).toEqual([
      'BTS-SHO-03',
    ]);
    const once = t(guns(1)).do(all(1), roll('to-hit', 1));
    expect(once.refusal(all(1))).toEqual(['BTS-SHO-03']);
  });

  it('BTS-SHO-05, BTS-GEN-22, BTS-GEN-26, R-01: the target must be within range, base to base, and in sight', () => {
    const gap = (n: number) => at([gunner(20, 20, { range: 30 }), man(2, 'z', 20 + apart(n), 20)]);
    expect(gap(30).refusal(shoot('a', 'z'))).toEqual([]);
    expect(gap(30 + um(1)).refusal(shoot('a', 'z'))).toEqual(['BTS-SHO-05']);
    const wall = { kind: 'impassable', box: [30, 10, 2, 20], height: 10 } as const;
    expect(
      at([gunner(20, 20), man(2, 'z', 40, 20), man(2, 'y', 20, 40)], { terrain: [wall] }).refusal(shoot('a', 'z')),
    ).toEqual(['BTS-SHO-05']);
    expect(at([gunner(20, 20), man(2, 'z', 40, 20)]).refusal(shoot('a', 'other'))).toEqual(['BTS-SHO-05']);
  });

  it('BTS-SHO-06, BTS-SHO-07, BTS-WPN-12: as many dice as the category says, each with a target of its own', () => {
    const t = at([gunner(20, 20, { dice: 2 }), man(2, 'y', 40, 20), man(2, 'z', 40, 30)]);
    expect(t.refusal(shoot('a', 'z'))).toEqual(['BTS-SHO-07']);
    expect(t.refusal(shoot('a', 'z', 'z', 'z'))).toEqual(['BTS-SHO-07']);
    t.do(shoot('a', 'z', 'y'), roll('to-hit', 1), roll('to-hit', 1));
    expect(t.events('hits.rolled').map(({ target, faces }) => [target, faces])).toEqual([
      [2, [1]],
      [1, [1]],
    ]);
  });

  it('BTS-SHO-06: example 4: the book’s Baroudeur: two pistols of two dice may have four targets', () => {
    const foes = ['w', 'x', 'y', 'z'].map((id, i) => man(2, id, 30, 10 + 6 * i));
    const pistol = { hands: 1, range: 30, category: 'heavy', dice: 2 } as const;
    const t = at([man(1, 'a', 20, 20, { ct: 4, ranged: [pistol, pistol] }), ...foes]);
    t.do(fire('a', { weapon: 0, targets: ['w', 'x'] }, { weapon: 1, targets: ['y', 'z'] }));
    t.do(
      roll('to-hit', 1),
      roll('to-hit', 2),
      roll('to-hit', 4),
      roll('wound', 1),
      roll('to-hit', 5),
      roll('wound', 1),
    );
    expect(t.events('hits.rolled').map(({ hits }) => hits)).toEqual([0, 0, 1, 1]);
  });
});

describe('the roll to hit', () => {
  it('BTS-SHO-08, BTS-SHO-10: each die must reach the CT; dice at one target are rolled together', () => {
    const t = at([gunner(20, 20, { dice: 4 }, { ct: 4 }), man(2, 'z', 40, 20, { pv: 9 })]);
    t.do(shoot('a', 'z', 'z', 'z', 'z'), roll('to-hit', 1, 2, 4, 5));
    expect(t.events('hits.rolled')[0]).toMatchObject({ need: 4, modifier: 0, hits: 2 });
  });

  it('BTS-SHO-09, R-07, edge case 32: no automatic hit: CT 6+ at -1 cannot hit', () => {
    const t = at([gunner(20, 20, {}, { ct: 6, marks: { moved: true, spent: 10_000 } }), man(2, 'z', 40, 20)]);
    t.do(shoot('a', 'z'), roll('to-hit', 6));
    expect(t.events('hits.rolled')[0]?.hits).toBe(0);
  });

  it('BTS-SHO-16, BTS-SHO-17, BTS-SHO-20, edge case 31: -1 at an Engaged enemy, once, and it adds to the one for moving', () => {
    const figures = [
      gunner(20, 20, {}, { ct: 4, marks: { moved: true, spent: 10_000 } }),
      man(1, 'c', 40, 22.5),
      man(2, 'z', 40, 20),
    ];
    const t = at(figures, { engaged: [['c', 'z']] });
    t.do(shoot('a', 'z'), roll('to-hit', 5));
    expect(t.events('hits.rolled')[0]).toMatchObject({ modifier: -2, hits: 0 });
    const six = at(figures, { engaged: [['c', 'z']] }).do(shoot('a', 'z'), roll('to-hit', 6));
    expect(six.next).toBe('bts.roll.wound');
  });

  it('BTS-GEN-04: a modified die stays within 1 and 6', () => {
    const t = at([gunner(20, 20, {}, { ct: 1, marks: { moved: true, spent: 10_000 } }), man(2, 'z', 40, 20)]);
    t.do(shoot('a', 'z'), roll('to-hit', 1));
    expect(t.events('hits.rolled')[0]?.hits).toBe(1);
  });
});

describe('categories', () => {
  const moved = (category: RangedBody['category'], spent: number, mvt = 15) =>
    at([
      gunner(20, 20, { category: category ?? 'light' }, { mvt, marks: { moved: true, spent } }),
      man(2, 'z', 40, 20),
    ]);
  const modifier = (t: Scene) => t.do(shoot('a', 'z'), roll('to-hit', 1)).events('hits.rolled')[0]?.modifier;

  it('BTS-WPN-07: Light: -1 after a move, nothing otherwise', () => {
    expect(modifier(moved('light', 150_000))).toBe(-1);
    expect(modifier(at([gunner(20, 20), man(2, 'z', 40, 20)]))).toBe(0);
  });

  it('BTS-WPN-08, R-02, edge case 35: Precision: -1 up to half the Mvt (8 of 15), not at all beyond', () => {
    expect(modifier(moved('precision', 80_000))).toBe(-1);
    expect(moved('precision', 80_001).refusal(shoot('a', 'z'))).toEqual(['BTS-WPN-08']);
  });

  it('BTS-WPN-09: Heavy: not after a move', () => {
    expect(moved('heavy', 1).refusal(shoot('a', 'z'))).toEqual(['BTS-WPN-09']);
    expect(at([gunner(20, 20, { category: 'heavy' }), man(2, 'z', 40, 20)]).refusal(shoot('a', 'z'))).toEqual([]);
  });

  it('BTS-WPN-10, edge case 36: a shotgun takes a D3 of PV a wound at half its range or less', () => {
    const lost = (gap: number) => {
      const t = at([
        gunner(20, 20, { category: 'shotgun', range: 30, force: 6 }),
        man(2, 'z', 20 + apart(gap), 20, { pv: 5 }),
      ]);
      t.do(shoot('a', 'z'), roll('to-hit', 6), roll('wound', 6));
      if (t.next === 'bts.roll.loss') t.do(roll('loss', 5));
      return t.events('figure.wounded')[0]?.lost;
    };
    expect([lost(15), lost(15 + um(1))]).toEqual([3, 1]);
    expect(modifier(moved('shotgun', 10_000))).toBe(-1);
  });

  it('BTS-WPN-11, BTS-TER-27, R-54: a flamethrower hits everybody on the line, friends too, without Trajectory rolls', () => {
    const figures = [
      gunner(20, 20, { category: 'flamer', range: 30 }),
      man(1, 'c', 30, 20),
      man(2, 'z', 35, 20, { height: 4 }),
    ];
    const t = at(figures).do(shoot('a', 'z'), roll('to-hit', 6), roll('wound', 6), roll('wound', 6));
    expect([t.figure('z').place, t.figure('c').place]).toEqual(['gone', 'gone']);
    expect(t.events('trajectory.rolled')).toEqual([]);
  });

  it('BTS-WPN-11: it sets fire to flammable scenery its victims stand in, on a 4+', () => {
    const wood = { id: 'wood', kind: 'wooded', box: [33, 15, 10, 10], height: 2, flammable: true } as const;
    const t = (face: number) =>
      at([gunner(20, 20, { category: 'flamer' }), man(2, 'z', 36, 20, { pv: 3 })], { terrain: [wood] }).do(
        shoot('a', 'z'),
        roll('to-hit', 6),
        roll('wound', 1),
        roll('ignite', face),
      ).state.burning;
    expect([t(4), t(3)]).toEqual([[0], []]);
  });
});
