import { formatNumber } from '@banneret/i18n';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { SeatName } from './Seat.js';
import type { Timeline } from './timeline.js';
import { luckOf, weighedRolls } from './weighedRolls.js';

interface LuckProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
}

/** Successes on average against those that came, by player and by roll. */
export function Luck({ system, desk, timeline }: LuckProps): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const rolls = useMemo(() => weighedRolls(system, desk, timeline), [timeline, desk.t, system]);
  const show = (n: number): string => formatNumber(Math.round(n * 10) / 10, language);
  if (rolls.length === 0) return <p class="quiet">{t('web.luck.none')}</p>;
  return (
    <div class="luck" tabIndex={0} aria-label={t('web.luck.title')} role="region">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('web.luck.player')}</th>
            <th scope="col">{t('web.luck.expected')}</th>
            <th scope="col">{t('web.luck.actual')}</th>
            <th scope="col">{t('web.luck.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {desk.seats.map(({ name }, seat) => {
            const { expected, actual } = luckOf(rolls, seat);
            return (
              <tr key={seat}>
                <th scope="row">
                  <SeatName seat={seat} name={name} />
                </th>
                <td>{show(expected)}</td>
                <td>{show(actual)}</td>
                <td>{signed(actual - expected, show)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <ol class="luck-rolls">
        {rolls.toReversed().map(roll => (
          <li key={roll.at}>
            <span>{roll.title}</span>
            <span class="quiet">
              {t('web.luck.roll', { expected: show(roll.expected), actual: show(roll.actual) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** With its sign, unless it is next to nothing. */
export const signed = (n: number, show: (n: number) => string): string => (n >= 0.05 ? `+${show(n)}` : show(n));
