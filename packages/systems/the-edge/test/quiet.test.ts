import { describe, expect, it } from 'vitest';
import { theEdge } from '../src/system.js';
import { cards, END, PASS, scene, type Scene, type SceneBody } from './scene.js';

// R100: a match in which nobody does anything any more comes to an end all the same.

/** Two armies far from everything, with nothing to recover, nothing to draw and no Source in reach. */
const idle = (body: Partial<SceneBody> = {}): Scene =>
  scene({
    begin: 'turn',
    seats: [
      { squads: [{ card: 'militia', at: [[0, 0, 0]] }], hand: ['slow', 'slow', 'slow'], deck: ['crystal', 'crystal'] },
      { squads: [{ card: 'militia', at: [[8, 0, 0]] }], hand: ['slow', 'slow', 'slow'], deck: ['crystal', 'crystal'] },
    ],
    ...body,
  });

const options = (t: Scene): unknown[] =>
  (t.prompt.shape as unknown as { options: { id: unknown }[] }).options.map(({ id }) => id);

/** So many Passive turns; gives how many were really played. */
function pass(t: Scene, turns: number): number {
  for (let turn = 0; turn < turns; turn++) {
    if (t.next === 'over') return turn;
    t.do('passive');
  }
  return turns;
}

/** An Active turn in which nobody does anything; at its end a card is discarded, or none. */
function doNothing(t: Scene, discard: (t: Scene) => unknown): void {
  const silently = (): void => {
    while (t.next.startsWith('edge.ask.window')) t.do(PASS);
  };
  t.do('active');
  silently();
  t.do(END);
  silently();
  t.do(discard(t));
}

describe('turns in which nothing changes', () => {
  it('EDGE-HSE-01, R100: after five of each player in a row a draw may be claimed, by whoever is at turn', () => {
    const t = idle();
    pass(t, 9);
    expect(options(t)).toEqual(['active', 'passive']);
    expect(t.refusal('draw')).toEqual(['EDGE-TURN-02']);
    pass(t, 1);
    expect(options(t)).toEqual(['active', 'passive', 'draw']);
    t.do('draw');
    expect(t.next).toBe('over');
    expect(t.events('match.ended')).toEqual([{ type: 'match.ended', winners: [], reason: 'quiet' }]);
    expect(theEdge.result(t.state).winners).toEqual([]);
  });

  it('EDGE-HSE-01, R100: it need not be claimed; after ten of each player it is declared, whatever the points', () => {
    const t = idle({ marker: 3 });
    expect(pass(t, 100)).toBe(20);
    expect(t.events('match.ended')).toEqual([{ type: 'match.ended', winners: [], reason: 'quiet' }]);
    expect(theEdge.result(t.state).winners).toEqual([]);
  });

  it('EDGE-HSE-01, R100: any change begins the count anew', () => {
    const t = idle();
    pass(t, 10);
    const { deck, hand } = t.state.seats[t.seat]!;
    doNothing(t, () => hand.cards[0]!);
    t.do(cards(deck.list[0]!));
    expect(options(t)).toEqual(['active', 'passive']);
    expect(pass(t, 9)).toBe(9);
    expect(options(t)).toEqual(['active', 'passive']);
    pass(t, 1);
    expect(options(t)).toContain('draw');
  });

  it('EDGE-HSE-01, R100: an Active turn in which nothing is done changes nothing', () => {
    const t = idle();
    pass(t, 9);
    doNothing(t, () => 'none');
    expect(options(t)).toContain('draw');
  });
});
