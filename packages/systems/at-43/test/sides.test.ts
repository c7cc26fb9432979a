import { describe, expect, it } from 'vitest';
import { isAnnihilated, isDecided, resultOf } from '../src/missions/ending.js';
import { setupFor } from '../src/request.js';
import { clockwiseAfter } from '../src/units.js';
import { scene, type SceneBody, led } from './scene.js';

/** Three and four sides: what two fresh readings of the rulebook found, clause by clause; the files in `scenarios/found` are the cases themselves. */

describe('AT-43, three and four sides', () => {
  const three = (more: Partial<SceneBody> = {}) =>
    scene({
      seats: 3,
      mission: 'searchAndDestroy',
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['sure'] }, ...led },
        { id: 'b', seat: 1, at: [[20, 50]] },
        { id: 'c', seat: 2, at: [[100, 100]] },
        { id: 'd', seat: 1, at: [[60, 100]] },
      ],
      cards: [[], [], []],
      ...more,
    });

  it('AT43-MSG-07, R-90: the side whose action removed the last figure scores, and no other', () => {
    const s = three().fire('a', 'sure', 'b').do('end', 'none');
    expect(s.events('unit.eliminated')[0]).toMatchObject({ by: 0 });
    expect(s.state.sides.map(({ victory }) => victory)).toEqual([1, 0, 0]);
  });

  it('AT43-MSG-07, R-90: what a side does to itself counts for every other side', () => {
    const s = three({ start: { activate: 'd' } });
    s.state.units[1]!.place = 'eliminated';
    s.state.mission.slain = [{ unit: 1, by: 1 }];
    s.do('decline', 'none');
    expect(s.state.sides.map(({ victory }) => victory)).toEqual([1, 0, 1]);
  });

  it('AT43-MSG-10, R-89: the battle goes on while two sides are left, and who is gone is ranked by victory points', () => {
    const { state } = three();
    state.units[2]!.place = 'eliminated';
    expect(isAnnihilated(state, 2)).toBe(true);
    expect(isDecided(state)).toBe(false);
    state.sides[2]!.victory = 5;
    expect(resultOf(state).winners).toEqual([2]);
    state.units[1]!.place = 'eliminated';
    state.units[3]!.place = 'eliminated';
    expect(isDecided(state)).toBe(true);
  });

  it('AT43-MSG-10, R-88: a side whose last unit left the table as the mission wants is not wiped out', () => {
    const { state } = three();
    state.units[0]!.place = 'exited';
    expect(isAnnihilated(state, 0)).toBe(false);
    state.units[0]!.place = 'eliminated';
    expect(isAnnihilated(state, 0)).toBe(true);
  });

  it('AT43-MULT-01, R-93: clockwise is the order of the seats, whatever portions they play', () => {
    const { state } = three({ portions: [2, 0, 1] });
    expect(clockwiseAfter(state, 1)).toEqual([2, 0]);
  });

  it.each([3, 4])('AT43-PREP-01: left to the die, %i sides get a mission that is for so many', seats => {
    const missions = [0, 1, 2, 3, 4, 5].map(seed => {
      const read = setupFor({ seats, seed, options: { value: 1000 } });
      return read.ok ? read.value.mission : read.problem.say;
    });
    expect(new Set(missions)).toEqual(new Set(['searchAndDestroy', 'holdThePositions', 'skirmish']));
  });
});
