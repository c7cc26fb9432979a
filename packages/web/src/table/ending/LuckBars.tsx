import { formatNumber } from '@banneret/i18n';
import type { SeatInfo } from '@banneret/room';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import { locale, useWords } from '../../app/language.js';
import { signed } from '../Luck.js';
import { SeatName, seatClass } from '../Seat.js';
import { luckOf, type WeighedRoll } from '../weighedRolls.js';

interface LuckBarsProps {
  readonly rolls: readonly WeighedRoll[];
  readonly seats: readonly SeatInfo[];
}

/** What could be hoped for of all the dice, and what came. */
export function LuckBars({ rolls, seats }: LuckBarsProps): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
  if (rolls.length === 0) return null;
  const show = (n: number): string => formatNumber(Math.round(n * 10) / 10, language);
  const luck = seats.map((_, seat) => luckOf(rolls, seat));
  const most = Math.max(1, ...luck.flatMap(({ expected, actual }) => [expected, actual]));
  return (
    <section class="end-card">
      <h3>{t('web.luck.title')}</h3>
      {seats.map(({ name }, seat) => {
        const { expected, actual } = luck[seat] ?? { expected: 0, actual: 0 };
        return (
          <div key={seat} class={`end-luck ${seatClass(seat)}`}>
            <p>
              <SeatName seat={seat} name={name} /> <b>{signed(actual - expected, show)}</b>
            </p>
            <span class="end-track" aria-hidden="true">
              <i style={{ width: `${(100 * actual) / most}%` }} />
              <em style={{ left: `${(100 * expected) / most}%` }} />
            </span>
            <p class="quiet">{t('web.luck.roll', { expected: show(expected), actual: show(actual) })}</p>
          </div>
        );
      })}
    </section>
  );
}
