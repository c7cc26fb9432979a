// Where in a battle there is most to see of one kind: asked of the page's own account of what is seen of events.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../lib/run.mjs';

/** How much there is to see of an effect, and where. */
const SIGHTS = {
  move: ({ ways }) => ways.map(({ path }) => path.at(-1)),
  shot: ({ shots }) => shots.flatMap(({ from, to }) => [from, to]),
  melee: ({ pairs }) => pairs.flat(),
};
/** How many events before it a film begins. */
const BEFORE = 1;

/** So much is to be seen around it, in the board's own measure. */
const MARGIN = 110;

/** The moment before the one with most to see, and where that is in the board's own measure. */
export async function scenesOfMotion(game, file, kind) {
  const vite = await createServer({
    root: join(root, 'packages/web'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { effectsOf: effects } = await vite.ssrLoadModule(`/src/systems/${game}/effects.ts`);
    const { entry } = await vite.ssrLoadModule(`/src/systems/${game}/entry.ts`);
    const { recordTimeline } = await vite.ssrLoadModule('/src/replay/recordTimeline.ts');
    const { effectsAt } = await vite.ssrLoadModule('/src/effects/story.ts');
    const { timeline } = recordTimeline(entry.game.system, JSON.parse(readFileSync(file, 'utf8')));
    const t = { say: key => key, locale: 'en' };
    const found = timeline.events.flatMap((_, at) => {
      const places = effectsAt({ effects }, timeline, at, t)
        .filter(effect => effect.kind === kind)
        .flatMap(SIGHTS[kind]);
      return places.length === 0 ? [] : [{ at: at - BEFORE, places }];
    });
    if (found.length === 0) throw new Error(`there is no ${kind} in the battle of ${game}`);
    const { at, places } = found.reduce((best, one) => (one.places.length > best.places.length ? one : best));
    return { at: Math.max(0, at), ...spreadOf(places) };
  } finally {
    await vite.close();
  }
}

function spreadOf(places) {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    middle: { x: (left + right) / 2, y: (top + foot) / 2 },
    around: { across: right - left + MARGIN, down: foot - top + MARGIN },
  };
}
