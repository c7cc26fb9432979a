import { gap } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { placedOf } from '../src/figures/placed.js';
import type { FigureBody } from '../src/scenario/body.js';
import type { Duel } from '../src/state.js';
import { during } from './battle.js';
import { man, roll, scene, type Scene } from './scene.js';

/** Assaults at those who have no Attacks, and giants that fall. */

const hull = (id: string, x: number, y = 60, more: Partial<FigureBody> = {}): FigureBody =>
  man(2, id, x, y, {
    build: 'vehicle',
    baseMm: [60, 60],
    attacks: 0,
    melee: [],
    morale: 0,
    vehicle: { front: 14, flank: 14, rear: 14, crew: 3 },
    ...more,
  });
const assault = (
  figures: readonly FigureBody[],
  sides: Duel['sides'],
  supports: readonly (readonly [number, number])[] = [],
): Scene =>
  during({ figures, phase: 'duel' }, 'assault', { duel: 0, weapons: {}, supports }, state => {
    state.duels = [{ id: 0, sides, attacker: 0 }];
  });
const pierced = (t: Scene) => t.events('penetration.rolled').map(({ by, victim }) => [by, victim]);

describe('assaults', () => {
  it('BTS-VEH-17, R-42: every Attack has a target of its own where there are several, and no Attack is made twice', () => {
    const t = assault(
      [man(1, 'a', 60, 60, { attacks: 3, force: 1 }), hull('v', 64.25), hull('w', 55.75)],
      [[0], [1, 2]],
    );
    for (const target of ['v', 'w', 'v']) {
      expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.strike', 0, [1, 2]]);
      t.do(target, roll('penetration', 1));
    }
    expect(pierced(t)).toEqual([
      [0, 1],
      [0, 2],
      [0, 1],
    ]);
    expect(t.next).toBe('over');
  });

  it('BTS-VEH-17: with one target all Attacks at once; supports one each', () => {
    const t = assault(
      [man(1, 'a', 60, 60, { attacks: 3, force: 1 }), hull('v', 64.25), man(1, 's', 57.5, 60)],
      [[0], [1]],
      [[2, 0]],
    );
    t.do(roll('penetration', 1, 1, 1), roll('penetration', 1));
    expect(t.next).toBe('over');
  });

  it('BTS-VEH-13: what is destroyed is struck no more, whoever is still to strike', () => {
    const t = assault(
      [
        man(1, 'a', 60, 60, { attacks: 1, force: 9 }),
        hull('v', 64.25),
        man(1, 'b', 64.25, 64.25, { attacks: 2, force: 9 }),
        man(2, 'z', 110, 110),
      ],
      [[0, 2], [1]],
    );
    t.do(roll('penetration', 6), roll('damage', 6));
    expect([t.figure('v').place, t.next]).toEqual(['gone', 'over']);
  });

  it('BTS-VEH-17, BTS-VEH-18: afterwards the attackers step back a little; only those who cannot fight draw, 3 cm apart', () => {
    const left = (t: Scene): number => gap(placedOf(t.state, 0), placedOf(t.state, 1)) / 10_000;
    const struck = scene({
      begin: 'duels',
      phase: 'duel',
      engaged: [['a', 'v']],
      figures: [man(1, 'a', 60, 60, { force: 1 }), hull('v', 64.25)],
    }).do(roll('penetration', 1));
    expect([left(struck) > 0, left(struck) < 0.5]).toEqual([true, true]);
    const drawn = assault([hull('v', 60, 60, { seat: 1 }), hull('w', 66)], [[0], [1]]);
    expect([drawn.next, Math.round(left(drawn) * 10)]).toEqual(['over', 30]);
  });

  it('BTS-MON-15, R-40: a Monster of either side gives ground to a Vehicle', () => {
    const beast = (seat: 1 | 2, x: number): FigureBody =>
      man(seat, `m${seat}`, x, 60, { build: 'monster', baseMm: 50, pv: 5, force: 1 });
    const first = assault([beast(1, 60), hull('v', 65.5)], [[0], [1]]).do(roll('penetration', 1));
    expect([first.next, first.seat]).toEqual(['bts.ask.recoil', 0]);
    const second = assault([hull('v', 65.5, 60, { seat: 1 }), beast(2, 60)], [[0], [1]]).do(roll('penetration', 1));
    expect([second.next, second.seat]).toEqual(['bts.ask.recoil', 1]);
  });
});

describe('giants', () => {
  const fall = (giant: Partial<FigureBody>, under: Partial<FigureBody> = {}): Scene =>
    during(
      {
        phase: 'duel',
        figures: [
          man(1, 'g', 60, 60, { rules: ['srGigantic'], ...giant }),
          man(2, 'x', 62.5, 60, { pv: 5, ...under }),
          man(2, 'y', 57.5, 60, { pv: 5, ...under }),
          man(2, 'z', 64, 64, { pv: 5 }),
        ],
      },
      'collapse',
      { duel: 0, giants: [0] },
      state => {
        state.duels = [{ id: 0, sides: [[0], [1, 2]], attacker: 0 }];
      },
    );

  it('BTS-SPR-39: (e) fallen it strikes those of its Duel on 3 or more, each by his own die', () => {
    const t = fall({ place: 'gone' }).do(roll('collapse', 2, 3), roll('wound', 6));
    expect(t.events('giant.fell')).toMatchObject([{ figure: 0, under: [1, 2], faces: [2, 3] }]);
    expect([t.figure('x').pv, t.figure('y').pv, t.figure('z').pv, t.next]).toEqual([5, 4, 5, 'over']);
  });

  it('BTS-SPR-39: (e) standing it strikes nobody; nor does it fall on those who are gone', () => {
    expect([fall({}).next, fall({}).told]).toEqual(['over', []]);
    expect(fall({ place: 'gone' }, { place: 'gone' }).told).toEqual([]);
  });
});
