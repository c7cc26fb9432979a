import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { cell, useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import type { Timeline } from '../table/timeline.js';

const SPEEDS = [1, 2, 4, 8] as const;
/** An event of which there is nothing to see. */
const STEP_MS = 450;

/** How many times as fast as usual. */
export const replaySpeed = cell<number>(1);

interface TransportProps {
  readonly timeline: Timeline;
  readonly at: number;
  readonly setAt: (at: number) => void;
  /** How long the event at a place is to be looked at, at the usual pace. */
  readonly lengthAt?: (at: number) => number;
}

/** Back, play, on, and how fast. */
export function Transport({ timeline, at, setAt, lengthAt }: TransportProps): JSX.Element {
  const t = useWords();
  const total = timeline.events.length;
  const [playing, setPlaying] = useState(false);
  const speed = useCell(replaySpeed);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= total) {
      setPlaying(false);
      return undefined;
    }
    const shown = at === 0 ? 0 : Math.max(STEP_MS, lengthAt?.(at - 1) ?? 0);
    const timer = setTimeout(() => setAt(at + 1), shown / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, total]);
  const play = (): void => {
    if (!playing && at >= total) setAt(0);
    setPlaying(!playing);
  };
  return (
    <section class="transport" aria-label={t('web.replay.transport')}>
      <input
        type="range"
        min={0}
        max={total}
        value={at}
        aria-label={t('web.replay.moment')}
        onInput={event => setAt(event.currentTarget.valueAsNumber)}
      />
      <div class="row between">
        <button
          type="button"
          class="button"
          disabled={at === 0}
          onClick={() => setAt(0)}
          aria-label={t('web.replay.first')}
        >
          «
        </button>
        <button
          type="button"
          class="button"
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
          aria-label={t('web.replay.back')}
        >
          ◂
        </button>
        <button type="button" class="button primary" onClick={play}>
          {playing ? t('web.replay.pause') : t('web.replay.play')}
        </button>
        <button
          type="button"
          class="button"
          disabled={at === total}
          onClick={() => setAt(at + 1)}
          aria-label={t('web.replay.on')}
        >
          ▸
        </button>
        <button
          type="button"
          class="button"
          disabled={at === total}
          onClick={() => setAt(total)}
          aria-label={t('web.replay.last')}
        >
          »
        </button>
        <label>
          <span class="hidden-label">{t('web.replay.speed')}</span>
          <select value={speed} onChange={event => replaySpeed.set(Number(event.currentTarget.value))}>
            {SPEEDS.map(n => (
              <option key={n} value={n}>
                ×{n}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="quiet">{t('web.replay.at', { at, of: total })}</p>
    </section>
  );
}
