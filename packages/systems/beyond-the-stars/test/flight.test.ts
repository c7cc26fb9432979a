import { describe, expect, it } from 'vitest';
import { isEngaged } from '../src/figures/traits.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { man, roll, scene, type Scene } from './scene.js';

const field = (others: readonly FigureBody[] = [], a: Partial<FigureBody> = {}, more: Partial<Body> = {}): Scene =>
  scene({ figures: [man(1, 'a', 20, 20, { rules: ['srFlight'], ...a }), man(2, 'far', 115, 115), ...others], ...more });
const fly = (x: number, y = 20, targets: readonly string[] = []) => ({ do: 'fly', figure: 'a', to: [x, y], targets });

describe('flight', () => {
  it('BTS-SPR-79: 10 cm farther than on foot; Fast does not add', () => {
    expect([field().refusal(fly(45)), field().refusal(fly(45.1))]).toEqual([[], ['BTS-SPR-79']]);
    expect(field([], { rules: ['srFlight', 'srFast'] }).refusal(fly(45.1))).toEqual(['BTS-SPR-79']);
    expect(field([], { rules: [] }).refusal(fly(25))).toEqual(['BTS-SPR-79']);
    const t = field().do(fly(45));
    expect([t.at('a'), t.figure('a').marks.flew, t.figure('a').marks.done]).toEqual([[45, 20], true, true]);
  });

  it('BTS-SPR-79: over figures, control zones and scenery', () => {
    const wall = [{ kind: 'impassable', box: [26, 10, 4, 20] as const, height: 20 }];
    expect(field([man(2, 'z', 33, 20), man(1, 'f', 36, 20)], {}, { terrain: wall }).refusal(fly(45))).toEqual([]);
  });

  it('BTS-SPR-79: it does not land in a forest or on what does not bear it, but on a platform', () => {
    const at = (kind: string) =>
      field([], {}, { terrain: [{ kind, box: [35, 15, 10, 10], height: 4 }] }).refusal(fly(40));
    expect([at('wooded'), at('impassable'), at('obstacle'), at('rocky'), at('platform')]).toEqual([
      ['BTS-SPR-79'],
      ['BTS-SPR-79'],
      ['BTS-SPR-79'],
      [],
      [],
    ]);
  });

  it('BTS-SPR-79, R-82, edge case 52: nor in a control zone, unless it charges whom it saw at the start (R-82)', () => {
    const z = man(2, 'z', 40, 20);
    expect([
      field([z]).refusal(fly(34.5)),
      field([z]).refusal(fly(34.6)),
      field([z]).refusal(fly(37.5, 20, ['z'])),
    ]).toEqual([[], ['BTS-SPR-79'], []]);
    const t = field([z]).do(fly(37.5, 20, ['z']));
    expect([isEngaged(t.state, 0), t.next]).toEqual([true, 'over']);
    const hidden = [{ kind: 'impassable', box: [30, 0, 1, 60] as const, height: 20 }];
    expect(field([z], {}, { terrain: hidden }).refusal(fly(37.5, 20, ['z']))).toEqual(['BTS-CHG-02']);
    expect(field([z]).refusal(fly(36, 20, ['z']))).toEqual(['BTS-CHG-01']);
  });

  it('BTS-SPR-79: not after a walk, nor out of a wood', () => {
    const t = field().do({ do: 'walk', figure: 'a', path: [[22, 20]], on: true });
    expect(t.refusal(fly(30))).toEqual(['BTS-SPR-79']);
    const wood = (x: number) =>
      field([], {}, { terrain: [{ kind: 'wooded', box: [x, 10, 3, 20], height: 8 }] }).refusal(fly(20, 40));
    expect([wood(21), wood(22)]).toEqual([['BTS-SPR-79'], []]);
  });

  it('BTS-SPR-79: a Monster that flies into contact has no Impact', () => {
    const monster: Partial<FigureBody> = { build: 'monster', pv: 5 };
    const t = field([man(2, 'z', 40, 20)], monster).do(fly(37.5, 20, ['z']));
    expect([t.events('wounds.rolled'), isEngaged(t.state, 0), t.next]).toEqual([[], true, 'over']);
  });

  it('BTS-SPR-79, BTS-SPR-71: the Terrifying frighten from the ground too', () => {
    const t = () => field([man(2, 'z', 40, 20, { rules: ['srTerrifying'] })]).do(fly(37.5, 20, ['z']));
    expect(t().next).toBe('bts.roll.morale');
    expect([
      isEngaged(t().do(roll('morale', 3, 3)).state, 0),
      isEngaged(t().do(roll('morale', 1, 1)).state, 0),
    ]).toEqual([true, false]);
  });
});
