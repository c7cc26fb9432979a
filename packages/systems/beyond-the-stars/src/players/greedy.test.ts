import { kitFor, playMatch, randomPlayer, type Player } from '@banneret/ai';
import { cm } from '@banneret/geometry';
import { seededRng, start, viewOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { man, roll, scene, type Scene } from '../../test/scene.js';
import type { ArmsShape } from '../decisions/arms.js';
import { beyondTheStarsGame as game } from '../game.js';
import type { State } from '../state.js';
import { beyondTheStars } from '../system.js';
import { greedyBtsPlayer } from './greedy.js';
import { bestSecret } from './opening.js';

/** What the player does with the question of a scene. */
function decides(t: Scene): unknown {
  const view = viewOf(beyondTheStars, t.match, t.seat);
  return greedyBtsPlayer().decide(view, kitFor(beyondTheStars, view, seededRng('greedy'), 1_000));
}

const strong = { cc: 7, force: 7, defence: 7, attacks: 4 };

describe('the greedy player', () => {
  it('charges whom it is bound to beat, and not whom it cannot', () => {
    const meet = (own: object, foe: object): Scene =>
      scene({ figures: [man(1, 'a', 20, 20, own), man(2, 'z', 30, 20, foe)] });
    expect(decides(meet(strong, {}))).toMatchObject({ do: 'charge', targets: [1] });
    expect(decides(meet({}, strong))).not.toMatchObject({ do: 'charge' });
  });

  it('marches a whole unit at once', () => {
    const figures = [10, 14, 18, 22].map((x, i) => man(1, `a${i}`, x, 20, { unit: 'u' }));
    const t = scene({ figures: [...figures, man(2, 'z', 20, 100)] });
    const { do: what, moves } = decides(t) as { do: string; moves: unknown[] };
    expect([what, moves.length]).toEqual(['group', 4]);
  });

  it('goes around what is in its way', () => {
    const terrain = [{ kind: 'obstacle', box: [10, 28, 22, 1], height: 4 }] as const;
    const t = scene({ figures: [man(1, 'a', 20, 25), man(2, 'z', 20, 60)], terrain });
    const { path } = decides(t) as { path: { x: number; y: number }[] };
    expect(path.length).toBeGreaterThan(1);
    expect(t.refusal({ do: 'walk', figure: 'a', path: path.map(({ x, y }) => [x / 1e4, y / 1e4]) })).toEqual([]);
  });

  it('seeks the enemy as long as there is time, and is at its objective in the end', () => {
    const goes = (turn: number): number => {
      const figures = [man(1, 'a', 60, 60), man(2, 'z', 60, 110)];
      const t = scene({ figures, scenario: 'conquest', markers: [[60, 30]], turn, turns: 10 });
      return (decides(t) as { path: { y: number }[] }).path.at(-1)?.y ?? 0;
    };
    expect(goes(2)).toBeGreaterThan(cm(60));
    expect(goes(8)).toBeLessThan(cm(60));
  });

  it('every turn may be the last one once an army is Demoralised', () => {
    const figures = [man(1, 'a', 60, 60), man(2, 'z', 60, 110)];
    const t = scene({
      figures,
      scenario: 'conquest',
      markers: [[60, 30]],
      turn: 2,
      turns: 10,
      demoralised: [2],
      observed: 1,
    });
    expect((decides(t) as { path: { y: number }[] }).path.at(-1)?.y).toBeLessThan(cm(60));
  });

  it('takes its VIP to the far side when it is time, and out of harm’s way before', () => {
    const goes = (turn: number): unknown => {
      const figures = [man(1, 'a', 60, 20, { rank: 4 }), man(2, 'z', 110, 118)];
      const t = scene({ figures, scenario: 'vip', near: 1, turn, turns: 10 });
      t.match.state.secrets = [{ ownChampion: 0, enemyTarget: -2, objective: -2 }, t.match.state.secrets[1]];
      return decides(t);
    };
    expect(goes(1)).toMatchObject({ do: 'end' });
    const { path } = goes(4) as { path: { y: number }[] };
    expect(path.at(-1)?.y).toBeGreaterThan(cm(20));
  });

  it('keeps a General away from whoever could kill him, where his life is worth most', () => {
    const figures = [man(1, 'a', 60, 20, { rank: 2, general: true, pv: 3 }), man(2, 'z', 60, 34, strong)];
    const { path } = decides(scene({ figures, scenario: 'great-clash' })) as { path: { y: number }[] };
    expect(path.at(-1)?.y).toBeLessThan(cm(20));
  });

  it('designates the swiftest as VIP, and the weakest enemy as prey', () => {
    const figures = [
      man(1, 'a', 10, 20, { rank: 4 }),
      man(1, 'b', 20, 20, { rank: 4, mvt: 25 }),
      man(2, 'y', 40, 90, { rank: 4, pv: 3 }),
      man(2, 'z', 40, 80, { rank: 4, pv: 1 }),
    ];
    const { state } = scene({ figures, scenario: 'vip' }).match;
    const none = { ownChampion: -2, enemyTarget: -2, objective: -2 };
    const own = [0, 1].map(ownChampion => ({ ...none, ownChampion }));
    const foe = [2, 3].map(enemyTarget => ({ ...none, enemyTarget }));
    expect(bestSecret(state, own)).toMatchObject({ ownChampion: 1 });
    expect(bestSecret(state, foe)).toMatchObject({ enemyTarget: 3 });
  });

  it('stays where it can shoot, and fires at whom it hurts most', () => {
    const figures = [
      man(1, 'a', 20, 20, { ranged: [{ force: 5 }], attacks: 1 }),
      man(2, 'y', 40, 20, { defence: 9 }),
      man(2, 'z', 40, 30, { defence: 3 }),
    ];
    expect(decides(scene({ figures }))).toMatchObject({ do: 'end' });
    const t = scene({ figures, begin: 'shots' });
    expect(decides(t)).toMatchObject({ do: 'shoot', volleys: [{ figure: 0, shots: [{ targets: [t.id('z')] }] }] });
  });

  it.each([0, 1, 2, 3])('takes the best of its weapons in hand, wherever it stands in the list (%i)', best => {
    const melee = [0, 1, 2, 3].map(i => ({ id: `w${i}`, hands: 2 as const, pen: (i - best + 7) % 4 }));
    const figures = [man(2, 'z', 42.5, 20), man(1, 'a', 40, 20, { melee })];
    const t = scene({ figures, begin: 'duels', phase: 'duel', engaged: [['a', 'z']] });
    expect(t.next).toBe('bts.ask.weapons');
    const { loadouts } = t.prompt!.shape as ArmsShape;
    expect(loadouts?.[decides(t) as number]).toEqual([best]);
  });

  it('rolls a failed Morale test again, and a Crossing test that failed outright', () => {
    const frail = { rules: ['srCourageous'], morale: 2 };
    const t = scene({ demoralised: [1], figures: [man(1, 'a', 40, 60, frail), man(2, 'z', 90, 60)] });
    t.do({ do: 'end' }, roll('morale', 5, 1));
    expect([t.next, decides(t)]).toEqual(['bts.ask.reroll-morale', 'one']);
    const crossing = (face: number): unknown => {
      const wall = scene({
        terrain: [{ id: 'wall', kind: 'obstacle', box: [50, 30, 1, 20], height: 2 }],
        figures: [man(1, 'a', 46, 40, { rules: ['srMountaineer'] }), man(2, 'z', 90, 90)],
      });
      wall.do({ do: 'cross', figure: 'a', path: [[48.7, 40]], piece: 'wall', to: [52.3, 40] }, roll('crossing', face));
      return [wall.next, decides(wall)];
    };
    expect([1, 2, 5].map(crossing)).toEqual(['again', 'keep', 'keep'].map(answer => ['bts.ask.reroll-test', answer]));
  });

  it('plays whole games by the rules, the same ones from the same seed', async () => {
    const play = async (): Promise<State> => {
      const setup = game.setupFor({ options: { points: 500, turns: 3, scenario: 'conquest' }, seed: 4 });
      if (!setup.ok) throw new Error(JSON.stringify(setup));
      const first = start(beyondTheStars, setup.value);
      const players: readonly Player<State>[] = [greedyBtsPlayer(), randomPlayer];
      const { match } = await playMatch(beyondTheStars, first, players, { seed: 'one' });
      return match.state;
    };
    const [once, twice] = [await play(), await play()];
    expect(once.ending).not.toBeNull();
    expect(twice.figures).toEqual(once.figures);
  });
});
