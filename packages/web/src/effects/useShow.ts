import type { Translate } from '@banneret/i18n';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import type { WebSystem } from '../systems/webSystem.js';
import { motionAt, pace, RATES } from '../table/pace.js';
import type { Timeline } from '../table/timeline.js';
import { Show, type Scene } from './show.js';
import { effectsBetween } from './story.js';
import { tracesAfter } from './traces.js';
import { lessMotion, pageIsVisible } from './visible.js';

interface Watched {
  readonly timeline: Timeline;
  /** How many events are on the board. */
  readonly shown: number;
  readonly t: Translate;
  /** How many times as fast as usual, if that is not for the pace to say. */
  readonly rate?: number;
}

/** More than this at once is no story any more, but a jump. */
const MOST_AT_ONCE = 12;

/** Shows what leads from one moment to the next. A jump, or a step back, shows nothing. */
export function useShow(system: WebSystem, { timeline, shown, t, rate }: Watched): Show {
  const show = useMemo(() => new Show(system.theme.sides, system.theme.accent), [system]);
  const chosen = useCell(pace);
  const less = useCell(lessMotion);
  const isLookedAt = useCell(pageIsVisible);
  const before = useRef({ first: timeline.first, shown });
  const motion = isLookedAt ? motionAt(chosen, less) : 'none';
  const scene = useMemo((): Scene | undefined => {
    const { first, shown: from } = before.current;
    if (motion === 'none' || first !== timeline.first || shown <= from || shown - from > MOST_AT_ONCE) return undefined;
    const effects = effectsBetween(system, timeline, from, shown, t);
    return effects.length === 0 ? undefined : { effects, motion, rate: rate ?? RATES[chosen] };
  }, [timeline.first, shown]);
  // Not in an effect: the board below is about to be drawn anew, and those who fell would be gone from it.
  const isNews = before.current.shown !== shown || before.current.first !== timeline.first;
  if (isNews && scene !== undefined) show.prepare(scene);
  before.current = { first: timeline.first, shown };
  useLayoutEffect(() => {
    if (scene === undefined) show.end();
    else show.begin(scene);
  }, [timeline.first, shown]);
  // With the board that follows, not after it: marks lie there when the dust settles.
  useMemo(() => show.traces.set(tracesAfter(system, timeline, shown, t)), [show, timeline, shown]);
  useEffect(() => () => show.end(), [show]);
  return show;
}

/** A hand that trembles does not drag. */
const CLICK_PX = 5;
/** Keys that do nothing by themselves, or lead the focus elsewhere. */
const IDLE_KEYS: readonly string[] = ['Shift', 'Control', 'Alt', 'Meta', 'Tab'];

/** A click anywhere, or a key: seen enough of this, on to what came of it. It never keeps the click from doing what it does. */
export function useImpatience(isBusy: boolean, onEnough: () => void): void {
  const latest = useRef(onEnough);
  latest.current = onEnough;
  useEffect(() => {
    if (!isBusy) return undefined;
    let pressed: { readonly x: number; readonly y: number } | undefined;
    const down = ({ clientX, clientY }: PointerEvent): void => void (pressed = { x: clientX, y: clientY });
    const up = ({ clientX, clientY }: PointerEvent): void => {
      if (pressed === undefined) return;
      if (Math.abs(clientX - pressed.x) + Math.abs(clientY - pressed.y) <= CLICK_PX) latest.current();
      pressed = undefined;
    };
    const key = (event: KeyboardEvent): void => {
      if (!event.repeat && !IDLE_KEYS.includes(event.key)) latest.current();
    };
    addEventListener('pointerdown', down);
    addEventListener('pointerup', up);
    addEventListener('keydown', key);
    return () => {
      removeEventListener('pointerdown', down);
      removeEventListener('pointerup', up);
      removeEventListener('keydown', key);
    };
  }, [isBusy]);
}
