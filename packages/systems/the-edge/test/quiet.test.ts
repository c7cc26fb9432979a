import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { theEdgeGame } from '../src/index.js';
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
  (t.prompt.shape as unknown as { options: { id: unknown; barred?: unknown }[] }).options
    .filter(({ barred }) => barred === undefined)
    .map(({ id }) => id);

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
    expect(t.judge('draw')).toMatchObject({ ok: false, because: [{ rule: 'EDGE-HSE-01', say: 'edge.no.draw-yet' }] });
    pass(t, 1);
    expect(options(t)).toEqual(['active', 'passive', 'draw']);
    t.do('draw');
    expect(t.next).toBe('over');
    expect(t.events('match.ended')).toEqual([{ type: 'match.ended', winners: [], reason: 'quiet' }]);
    expect(theEdge.result(t.state).winners).toEqual([]);
  });

  it('EDGE-HSE-01, R100: who would claim it too early is told when it can be claimed', () => {
    const ruling = idle().judge('draw');
    const told = (locale: 'fr' | 'en'): string[] => {
      const { say } = strictTranslator(locale, kernelText, theEdgeGame.text);
      return ruling.ok ? [] : ruling.because.map(because => say(because.say, because.args));
    };
    expect(told('fr')).toEqual([
      'La nulle ne se réclame que quand chaque joueur a eu 5 tours de suite qui n’ont rien changé.',
    ]);
    expect(told('en')).toEqual([
      'A draw can be claimed only when every player has had 5 turns in a row that changed nothing.',
    ]);
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
