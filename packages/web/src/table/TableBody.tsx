import type { Seat } from '@banneret/kernel';
import type { ComponentChildren, JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { useWords } from '../app/language.js';
import { rememberedChoice } from '../app/memory.js';
import { heightAt, restAfter, STOPS, stopByKey, type Stop } from './sheet.js';

const rest = rememberedChoice('sheet', STOPS, () => 'middle');

/** How much of the screen's foot a resting sheet takes: the board keeps clear of it. */
const RESTS: Readonly<Record<Stop, string>> = { low: '96px', middle: '40dvh', high: '66.4dvh' };

const NOBODY: readonly Seat[] = [];

interface TableBodyProps {
  readonly board: ComponentChildren;
  /** Is the battle over, and its end told over the table? */
  readonly isOver?: boolean;
  /** Whoever has won it keeps its colours. */
  readonly winners?: readonly Seat[];
  /** What stands beside the board, or on an upright phone below it on a sheet. */
  readonly children: ComponentChildren;
}

/** Board and side. On a phone the side is a sheet that can be pulled over the table. */
export function TableBody({ board, isOver = false, winners = NOBODY, children }: TableBodyProps): JSX.Element {
  const stop = useCell(rest);
  const [pulled, setPulled] = useState<number | undefined>(undefined);
  const height = pulled === undefined ? undefined : heightAt(stop, innerHeight) + pulled;
  return (
    <main class="table-body" style={{ '--sheet-rest': RESTS[stop] }}>
      <div class={['board-area', ...(isOver ? ['ended', ...winners.map(seat => `won-${seat}`)] : [])].join(' ')}>
        {board}
      </div>
      <aside
        class={`side ${stop}${pulled === undefined ? '' : ' pulled'}`}
        style={height === undefined ? {} : { '--sheet': `clamp(60px, ${height}px, 92dvh)` }}
      >
        <SheetHandle stop={stop} setPulled={setPulled} />
        {children}
      </aside>
    </main>
  );
}

interface SheetHandleProps {
  readonly stop: Stop;
  readonly setPulled: (pulled: number | undefined) => void;
}

const NAMES = { low: 'web.sheet.low', middle: 'web.sheet.middle', high: 'web.sheet.high' } as const;

/** What the sheet is pulled by, with a finger or with keys. */
function SheetHandle({ stop, setPulled }: SheetHandleProps): JSX.Element {
  const t = useWords();
  const from = useRef<number | undefined>(undefined);
  const letGo = (event: PointerEvent, isMeant: boolean): void => {
    if (from.current !== undefined && isMeant) rest.set(restAfter(stop, from.current - event.clientY, innerHeight));
    from.current = undefined;
    setPulled(undefined);
  };
  return (
    <div
      class="sheet-handle"
      role="separator"
      aria-orientation="horizontal"
      tabIndex={0}
      aria-label={t('web.sheet.handle')}
      aria-valuemin={0}
      aria-valuemax={STOPS.length - 1}
      aria-valuenow={STOPS.indexOf(stop)}
      aria-valuetext={t(NAMES[stop])}
      onPointerDown={event => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
      }}
      onPointerMove={event => from.current !== undefined && setPulled(from.current - event.clientY)}
      onPointerUp={event => letGo(event, true)}
      onPointerCancel={event => letGo(event, false)}
      onKeyDown={event => {
        const next = stopByKey(stop, event.key);
        if (next === undefined) return;
        event.preventDefault();
        rest.set(next);
      }}
    />
  );
}
