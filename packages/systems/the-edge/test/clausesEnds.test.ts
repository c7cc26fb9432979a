import { describe, expect, it } from 'vitest';
import { added } from '../src/reduce/record.js';
import { cards, END, Scene, scene, type SquadBody } from './scene.js';
import { beginning, deploy, readyTable } from './setUp.js';

/** How a match comes to its end, and when it does not yet. */

describe('two reasons in one turn', () => {
  it('EDGE-END-03, -05, R14: the first of them stays, and is told once', () => {
    const riders: SquadBody = { card: 'riders', endurance: 0, at: [[4, 3, 0, 1]] };
    const t = scene({
      marker: 8,
      seats: [
        { squads: [{ card: 'militia', at: [[0, 0, 0]] }], hand: ['bolt'], deck: ['jump', 'jump', 'jump'] },
        { squads: [riders, { card: 'ghosts', at: [[0, 4, 0]] }], hand: ['slow', 'slow', 'slow'] },
      ],
    });
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    expect(t.events('end.pending')).toMatchObject([{ reason: 'track' }]);
    // The refill takes the last cards of the deck.
    t.do(END, cards(...t.state.seats[0]!.deck.list));
    expect(t.state.seats[0]!.deck.list).toEqual([]);
    expect(t.events('end.pending')).toHaveLength(1);
    expect(t.events('match.ended')).toMatchObject([{ winners: [0], reason: 'track' }]);
  });
});

describe('a death in Dispersion', () => {
  it('R26, EDGE-MOV-18: whoever falls into a trap ends its own move only; the others of the Squad still go', () => {
    const deployed = beginning(readyTable({ squads: [['militia'], ['sleepers']] }), 'deployment');
    deployed.do(
      deploy(deployed, 0, [3, 3, 0], [3, 3, 1], [3, 3, 2], [3, 3, 3]),
      deploy(deployed, 1, [6, 3, 0], [6, 3, 1]),
    );
    const trap = { kind: 'faction', owner: 1, ...deployed.at(4, 3, 5), id: 'snare' } as const;
    deployed.state.tokens = added(deployed.state.tokens, trap);
    const stack = ['main', 'dispersion'].map((proc, i) => ({ proc, step: i === 0 ? 'first' : 'begin', vars: {} }));
    const t = new Scene(deployed.state, stack, false);
    t.do(0, t.move(0, [4, 3, 0], { via: [[4, 3]] }));
    expect(t.events('figure.killed')).toMatchObject([{ figure: 0, by: 1 }]);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
    expect(t.refusal(t.move(1, [2, 3, 0], { via: [[2, 3]] }))).toEqual([]);
    expect(t.events('turn.began')).toEqual([]);
  });
});
