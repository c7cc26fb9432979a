import type { PickShape } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { fireteamOf, NONE } from '../src/state.js';
import { point, Scene, stateOf } from './scene.js';

/** Units for which there is no place, or one between round numbers. */

describe('units without a place', () => {
  const free = (frame: string, step: string) => [
    { proc: 'main', step: 'next', vars: {} },
    { proc: frame, step, vars: {} },
  ];
  /** The zone of seat 0 is rock but for a corner, where the gunners stand; a Titan waits. */
  const crowded = (corner = 4) => {
    const s = stateOf({
      size: [48, 48],
      turn: 0,
      terrain: [
        { box: [corner, 0, 48, 12], traits: ['impassable'] },
        { box: [0, corner, corner, 12], traits: ['impassable'] },
      ],
      seats: [
        {
          units: [
            { card: 'gunners', at: [[corner / 2, corner / 2]] },
            { card: 'colossus', at: [[30, 30]] },
          ],
        },
        { units: [{ card: 'gunners', at: [[40, 40]] }] },
      ],
    });
    s.fireteams = s.fireteams.with(1, { ...s.fireteams[1]!, place: 'waiting' });
    return s;
  };

  it('R-100, TOS-DEP-09: who finds no room at Deployment is told, and enters at the first Planning step with room', () => {
    const held = new Scene(crowded(), free('deployment', 'begin'), false);
    expect(held.events('unit.heldBack')).toEqual([{ type: 'unit.heldBack', unit: 1 }]);
    expect(held.next).toBe('tos.ask.draw');
    const s = crowded();
    s.fireteams = s.fireteams.with(0, { ...s.fireteams[0]!, at: point([20, 20]) });
    const t = new Scene(s, free('turn', 'begin'), false);
    expect([t.next, t.seat, t.prompt.args]).toEqual(['tos.ask.deploy', 0, { unit: 1 }]);
    expect(t.refusal([point([20, 30])])).toEqual(['TOS-DEP-09']);
    t.do([point([2, 2])]);
    expect(fireteamOf(t.state, 1)).toMatchObject({ place: 'table', at: point([2, 2]) });
    expect(t.next).toBe('tos.ask.draw');
  });

  it('R-100, TOS-DEP-01: who chooses a zone sees for whom it has no room', () => {
    const s = crowded(3);
    s.fireteams = s.fireteams.map(fireteam => ({ ...fireteam, place: 'waiting' }));
    s.players = s.players.map(player => ({ ...player, zone: NONE }));
    const t = new Scene(s, free('exploration', 'zones'), false);
    const { options } = t.prompt.shape as PickShape;
    expect(options).toMatchObject([
      { id: 0, say: 'tos.choice.zone-tight', args: { zone: 1, unit: 1, count: 0 } },
      { id: 1, say: 'tos.choice.zone' },
    ]);
  });

  it('TOS-DEP-08: room between round numbers is room', () => {
    // A slot 0.1" wider than the Titan's base, off every whole inch.
    const width = 80 / 25.4;
    const s = stateOf({
      size: [48, 48],
      turn: 0,
      terrain: [
        { box: [0, 0, 5.3, 12], traits: ['impassable'] },
        { box: [5.4 + width, 0, 48, 12], traits: ['impassable'] },
      ],
      seats: [{ units: [{ card: 'colossus', at: [[30, 30]] }] }, {}],
    });
    s.fireteams = [{ ...s.fireteams[0]!, place: 'waiting' }];
    const t = new Scene(s, free('deployment', 'begin'), false);
    expect(t.next).toBe('tos.ask.deploy');
  });
});
