import { playMatch, randomPlayer, type Player } from '@banneret/ai';
import { start } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { at43, at43Game, greedyOfficer, type State } from '../src/index.js';
import { bestShot } from '../src/players/harm.js';
import { goalOf, prefersMelee } from '../src/players/aims.js';
import { officer, WALKER } from './army.js';
import { row, scene, stateOf } from './scene.js';

function setupFor(mission: string) {
  const setup = at43Game.setupFor({ options: { mission, value: 1000 }, seed: 4 });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

describe('the greedy player', () => {
  it.each([
    ['skirmish', 0],
    ['bridgehead', 1],
  ])(
    'beats chance at %s from seat %i',
    async (mission, seat) => {
      const match = start(at43, setupFor(mission));
      const players = [0, 1].map((own): Player<State> => (own === seat ? greedyOfficer : randomPlayer));
      await playMatch(at43, match, players, { seed: 12 });
      expect(at43.result(match.state).winners).toEqual([seat]);
    },
    30_000,
  );

  it('sends infantry to objectives, and machines after enemies', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: row(45, 20, 3) },
        { id: 'w', seat: 0, at: [[20, 20]], kind: WALKER },
        { id: 'b', seat: 1, at: [[20, 85]] },
      ],
    });
    expect(goalOf(state, 0, { x: 450_000, y: 200_000 })?.at).toEqual({ x: 450_000, y: 450_000 });
    expect(goalOf(state, 1, { x: 200_000, y: 200_000 })?.at).toEqual({ x: 200_000, y: 850_000 });
  });

  it('fires at what it can hurt most, and not through its own men', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), figures: { 0: officer() } },
        { id: 'tough', seat: 1, at: row(20, 45, 3), kind: { protection: 12 } },
        { id: 'soft', seat: 1, at: row(60, 45, 3) },
      ],
    });
    expect(bestShot(s.state, 0, 0)?.aim.target.unit).toBe(s.unit('soft'));
    const crossed = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), figures: { 0: officer() } },
        { id: 'own', seat: 0, at: row(16, 32, 6), cost: 400 },
        { id: 'b', seat: 1, at: row(20, 45, 3), cost: 50 },
      ],
    });
    expect(bestShot(crossed.state, 0, 0)).toBeUndefined();
  });

  it('knows blades from guns', () => {
    const kinds = (weapons: readonly string[]) =>
      prefersMelee(stateOf({ units: [{ id: 'a', seat: 0, at: row(20, 20, 3), kind: { weapons } }] }), 0);
    expect([kinds(['rifle', 'claw']), kinds(['cannon', 'knife'])]).toEqual([true, false]);
  });
});
