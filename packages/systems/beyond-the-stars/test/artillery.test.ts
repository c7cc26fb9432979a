import { describe, expect, it } from 'vitest';
import type { Body, FigureBody, RangedBody } from '../src/scenario/body.js';
import { man, roll, scene, um, type Scene } from './scene.js';

const shoot = { do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: ['z'] }] }] };
const gun = (more: RangedBody = {}): RangedBody => ({
  category: 'light-artillery',
  force: 7,
  pen: 1,
  range: 100,
  ...more,
});
const at = (figures: readonly FigureBody[], more: Partial<Body> = {}, weapon: RangedBody = gun()): Scene =>
  scene({ figures: [man(1, 'a', 20, 20, { ranged: [weapon] }), ...figures], begin: 'shots', ...more });

describe('artillery', () => {
  it('BTS-ART-01, BTS-ART-03: not after a move; a miss is lost', () => {
    const moved = scene({
      figures: [
        man(1, 'a', 20, 20, { ranged: [gun()], marks: { moved: true, spent: 1 } }),
        man(2, 'z', 60, 20),
        man(1, 'q', 5, 5, { ranged: [{}] }),
      ],
      begin: 'shots',
    });
    expect(moved.refusal(shoot)).toEqual(['BTS-ART-01']);
    const miss = at([man(2, 'z', 60, 20)]).do(shoot, roll('to-hit', 3));
    expect([miss.next, miss.events('template.placed')]).toEqual(['over', []]);
  });

  it('BTS-ART-01, BTS-ART-05, R-114: on a hit the light template falls: full Force under the centre, half rounded up elsewhere', () => {
    const t = at([man(2, 'z', 60, 20, { pv: 3 }), man(2, 'y', 64, 20, { pv: 3 })]);
    t.do(shoot, roll('to-hit', 4), roll('deviation', 6), roll('wound', 1), roll('wound', 1));
    expect(t.events('wounds.rolled').map(({ victim, force, defence }) => [victim, force, defence])).toEqual([
      [1, 7, 3],
      [2, 4, 3],
    ]);
  });

  it('BTS-ART-02, BTS-ART-09, R-50: the light template is 7.5 cm wide, the heavy one 12.5', () => {
    // The rim of the other base lies just inside or just outside the template.
    const victims = (category: RangedBody['category'], x: number) => {
      const t = at(
        [man(2, 'z', 60, 20, { pv: 3 }), man(2, 'y', x, 20, { pv: 3 })],
        {},
        gun({ category: category ?? 'heavy' }),
      );
      t.do(shoot, roll('to-hit', 4), roll('deviation', 6), roll('wound', 1));
      return t.next === 'bts.roll.wound' ? 2 : 1;
    };
    expect([victims('light-artillery', 65 - um(1)), victims('light-artillery', 65)]).toEqual([2, 1]);
    expect([victims('heavy-artillery', 67.5 - um(1)), victims('heavy-artillery', 67.5)]).toEqual([2, 1]);
  });

  it('BTS-ART-04: 1: the opponent puts the centre within 30 cm; 2-3: within 15; 4-5: the shooter, beyond 5 and within 15', () => {
    const fallen = (face: number) => at([man(2, 'z', 60, 60)]).do(shoot, roll('to-hit', 4), roll('deviation', face));
    const wide = fallen(1);
    expect([wide.next, wide.seat]).toEqual(['bts.ask.deviation', 1]);
    expect([wide.refusal({ x: 900_000, y: 600_000 }), wide.refusal({ x: 900_001, y: 600_000 })]).toEqual([
      [],
      ['BTS-ART-04'],
    ]);
    for (const face of [2, 3]) {
      const t = fallen(face);
      expect(t.seat).toBe(1);
      expect([t.refusal({ x: 750_000, y: 600_000 }), t.refusal({ x: 750_001, y: 600_000 })]).toEqual([
        [],
        ['BTS-ART-04'],
      ]);
    }
    for (const face of [4, 5]) {
      const t = fallen(face);
      expect(t.seat).toBe(0);
      expect([t.refusal({ x: 650_000, y: 600_000 }), t.refusal({ x: 650_001, y: 600_000 })]).toEqual([
        ['BTS-ART-04'],
        [],
      ]);
      expect([t.refusal({ x: 750_000, y: 600_000 }), t.refusal({ x: 750_001, y: 600_000 })]).toEqual([
        [],
        ['BTS-ART-04'],
      ]);
    }
    expect(fallen(6).next).toBe('bts.roll.wound');
  });

  it('BTS-ART-06: cover is judged from the centre of the template', () => {
    const wall = { kind: 'obstacle', box: [61.5, 10, 0.5, 20] as const, height: 2.5 };
    const t = at([man(2, 'z', 60, 20, { pv: 3 }), man(2, 'y', 63.5, 20, { pv: 3 })], { terrain: [wall] });
    t.do(shoot, roll('to-hit', 4), roll('deviation', 6), roll('wound', 1));
    expect(t.next).toBe('bts.roll.trajectory');
    t.do(roll('trajectory', 3));
    expect(t.next).toBe('over');
  });

  it('BTS-ART-08: friends and enemies alike are hit; R-51: friends between do not forbid the shot', () => {
    const t = at([man(2, 'z', 60, 20, { pv: 3, height: 4 }), man(1, 'c', 56.5, 20, { pv: 3 })]);
    t.do(shoot, roll('to-hit', 4), roll('deviation', 6), roll('wound', 1), roll('wound', 6));
    expect(t.figure('c').pv).toBe(2);
  });
});
