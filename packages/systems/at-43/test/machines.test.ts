import { describe, expect, it } from 'vitest';
import { WALKER, type Kind } from './army.js';
import { hit, scene, type UnitBody, led } from './scene.js';

/** Machines: what two fresh readings of the rulebook found, clause by clause; the files in `scenarios/found` are the cases themselves. */

const foe: UnitBody = { id: 'e', seat: 1, at: [[60, 100]] };

describe('AT-43, machines', () => {
  const pair: UnitBody = {
    id: 'a',
    seat: 0,
    at: [
      [60, 20],
      [66.5, 20],
      [53.5, 20],
    ],
    kind: { ...WALKER, movement: 14 },
  };

  it('AT43-MOV-05, AT43-MOV-07: a machine does not go through one of its own unit that stays', () => {
    const s = scene({ units: [pair, foe] }).do('pay', 'combat');
    // From the left of the line to the right of it, past two who stay: the way round is 14.2 cm and more.
    expect(s.refusal(s.spots('a', [undefined, undefined, [60, 26.6]]))).toEqual([]);
    expect(s.refusal(s.spots('a', [[60, 20.1], undefined, [66.8, 26.6]]))).toEqual(['AT43-MOV-16']);
    expect(
      s.refusal(
        s.spots('a', [
          [60, 20.1],
          [66.5, 20.1],
          [60, 26.7],
        ]),
      ),
    ).toEqual([]);
  });

  it('AT43-DMG-17, R-19: a unit that was not paid for keeps a machine it cannot reach; one that could act may rest', () => {
    const apart: UnitBody = {
      id: 'a',
      seat: 0,
      at: [
        [20, 20],
        [90, 20],
      ],
      kind: WALKER,
      parts: { 1: [0, 3, 1, 1] },
    };
    const unpaid = scene({ units: [apart, foe] }).do('decline');
    expect(unpaid.options()).toEqual(['keep', 'eject']);
    unpaid.do('keep');
    expect(unpaid.of('a').fighters).toHaveLength(2);
    const paid = scene({ units: [apart, foe] }).do('pay');
    expect(paid.barred('keep')).toEqual(['AT43-DMG-17']);
    paid.do('rest');
    expect(paid.next).toBe('at43.ask.attitude');
    expect(paid.of('a').fighters).toHaveLength(2);
  });

  it('AT43-TER-05, AT43-LOS-02, R-94: a vehicle shoots at terrain through the arc of its weapon', () => {
    const at = (facing: number) =>
      scene({
        units: [
          {
            id: 'v',
            seat: 0,
            at: [[60, 20]],
            facing,
            kind: {
              ...WALKER,
              category: 'vehicle',
              weapons: ['cannon'],
              arcs: [{ towards: 0, halfWidth: 512 }],
              command: {},
            },
          },
          foe,
        ],
        terrain: [{ box: [55, 50, 10, 2], size: 2, protection: 5, structure: 2 }],
      }).options();
    expect(at(1024)).toContain('demolish:3');
    expect(at(3072)).not.toContain('demolish:3');
  });

  it('AT43-TER-05, R-94: the zone before an element is that before a single machine: size and locked fire count', () => {
    const shot = (weapon: string, size: number, men: Kind = {}) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[60, 20]], kind: { weapons: [weapon] }, ...led },
          { id: 'b', seat: 1, at: [[60, 40]], kind: { protection: 0, ...men } },
        ],
        terrain: [{ box: [50, 60, 20, 3], size, protection: 0, structure: 3 }],
      });
      const number = weapon === 'sure' ? 8 : 4;
      s.do(`demolish:${number}`, 0);
      if (weapon === 'beam') s.do(hit(6));
      return s;
    };
    const through = shot('sure', 2);
    expect(through.of('b').place).toBe('eliminated');
    expect(through.state.terrain[0]!.structure).toBe(3);
    // Smaller than the element he is no obstacle; locked fire hits only what it is aimed at.
    expect(shot('sure', 3).of('b').place).toBe('table');
    expect(shot('beam', 2).of('b').place).toBe('table');
  });
});
