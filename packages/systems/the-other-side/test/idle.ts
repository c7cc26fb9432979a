import type { Scene } from './scene.js';

/** Everybody does as little as possible until this Turn has begun (or the match is over). */
export function idleUntil(t: Scene, turn: number): Scene {
  for (let steps = 0; t.next !== 'over' && t.state.turn < turn; steps++) {
    if (steps > 200) throw new Error(`stuck at ${t.next}`);
    t.do(least(t));
  }
  return t;
}

function least(t: Scene): unknown {
  if (t.prompt.shape.kind === 'amount') return 0;
  return t.open.find(id => ['end', 'done', 'none', 'no', 'suffer'].includes(String(id))) ?? t.open.at(-1);
}
