import type { Board } from '@banneret/hexboard';
import { useEffect, useState } from 'preact/hooks';
import type { Theme } from '../../../paint/theme.js';
import { drawingOf } from '../hexes.js';
import { bakeSlab, scaleFor, type SlabOrder } from './bakeSlab.js';
import { planOf, type SlabPlan } from './plan.js';

/** A board painted. It is a printed thing, the same in every match, so it is painted once for as long as the page is open. */
export interface Slab {
  readonly plan: SlabPlan;
  /** Where the picture is; not there yet while it is painted. */
  readonly href?: string;
}

const painted = new WeakMap<Board, Promise<string>>();
const plans = new WeakMap<Board, SlabPlan>();

const SMALL_SCREEN = '(max-width: 820px)';

export function useSlab(board: Board, theme: Theme): Slab {
  const [href, setHref] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const order = { plan: planFor(board), theme, scale: scaleFor(planFor(board), matchMedia(SMALL_SCREEN).matches) };
    const ready = painted.get(board) ?? paintedAway(order).then(picture => URL.createObjectURL(picture));
    painted.set(board, ready);
    ready.then(
      address => isWanted && setHref(address),
      () => painted.delete(board), // without a picture the board is drawn plainly
    );
    return () => void (isWanted = false);
  }, [board, theme]);
  return { plan: planFor(board), ...(href !== undefined && { href }) };
}

function planFor(board: Board): SlabPlan {
  const plan = plans.get(board) ?? planOf(drawingOf(board));
  plans.set(board, plan);
  return plan;
}

/** In a thread of its own where threads can paint; otherwise here. */
export async function paintedAway(order: SlabOrder): Promise<Blob> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return await bakeSlab(order);
  const painter = new Worker(new URL('./painter.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      painter.addEventListener('message', ({ data }: MessageEvent<Blob | string>) =>
        data instanceof Blob ? resolve(data) : reject(new Error(data)),
      );
      painter.addEventListener('error', () => reject(new Error('the painter is gone')));
      painter.postMessage(order);
    });
  } catch {
    return await bakeSlab(order);
  } finally {
    painter.terminate();
  }
}
