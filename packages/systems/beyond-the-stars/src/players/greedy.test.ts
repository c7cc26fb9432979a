import { kitFor, playMatch, randomPlayer, type Player } from '@banneret/ai';
import { seededRng, start, viewOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { man, scene, type Scene } from '../../test/scene.js';
import { beyondTheStarsGame as game } from '../game.js';
import type { State } from '../state.js';
import { beyondTheStars } from '../system.js';
import { greedyBtsPlayer } from './greedy.js';

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
