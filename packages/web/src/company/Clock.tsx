import type { Seat } from '@banneret/kernel';
import type { ClockRule } from '@banneret/room';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords, type WebTranslate } from '../app/language.js';
import type { TableState } from '../table/tableState.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on every second is looked at. */
const SCARCE = 30 * SECOND;

/** What is left to a seat at this moment, in milliseconds. The server decides; this only counts along. */
export function timeLeft({ clocks }: TableState, seat: Seat, now = performance.now()): number | undefined {
  if (clocks === undefined) return undefined;
  const left = clocks.left[seat] ?? 0;
  return clocks.running.includes(seat) ? Math.max(0, left - (now - clocks.toldAt)) : left;
}

export const isRunning = ({ clocks }: TableState, seat: Seat): boolean => clocks?.running.includes(seat) === true;

/** The time of a seat beside its name. */
export function SeatClock({ table, seat }: { readonly table: TableState; readonly seat: Seat }): JSX.Element | null {
  const t = useWords();
  const running = isRunning(table, seat);
  useTicking(running);
  const left = timeLeft(table, seat);
  const rule = table.match?.clock;
  if (left === undefined || rule === undefined || table.match?.seats[seat]?.player !== 'human') return null;
  const scarce = rule.kind === 'live' && left < SCARCE;
  return (
    <span
      class={`clock${running ? ' running' : ''}${scarce ? ' scarce' : ''}`}
      role="timer"
      aria-label={t('web.clock.left', { name: table.match?.seats[seat]?.name ?? '' })}
    >
      {timeWords(left, rule, t)}
    </span>
  );
}

export function timeWords(left: number, { kind }: ClockRule, t: WebTranslate): string {
  if (kind === 'days') {
    const [days, hours] = [Math.floor(left / DAY), Math.floor((left % DAY) / HOUR)];
    if (days > 0) return t('web.clock.days-left', { days, hours });
    return t('web.clock.hours-left', { hours, minutes: Math.floor((left % HOUR) / MINUTE) });
  }
  const seconds = Math.ceil(left / SECOND);
  const two = (n: number): string => `${n}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const rest = `${two(minutes % 60)}:${two(seconds % 60)}`;
  return minutes < 60 ? rest : `${Math.floor(minutes / 60)}:${rest}`;
}

/** What was agreed about time, in a sentence. */
export function ruleWords(rule: ClockRule, t: WebTranslate): string {
  return rule.kind === 'live'
    ? t('web.clock.live-rule', { minutes: rule.minutes, seconds: rule.seconds })
    : t('web.clock.days-rule', { days: rule.days });
}

/** Drawn again every second while time goes by. */
function useTicking(running: boolean): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => redraw(n => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [running]);
}
