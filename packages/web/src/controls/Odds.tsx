import type { OddsChart } from '@banneret/game';
import type { Prompt } from '@banneret/kernel';
import { formatNumber } from '@banneret/i18n';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useWords } from '../app/language.js';
import type { Desk } from '../table/desk.js';

interface OddsProps {
  readonly desk: Desk;
  readonly prompt: Prompt;
  readonly choice: unknown;
}

/** What an answer may come to, from the engine, line by line. */
export function Odds({ desk, prompt, choice }: OddsProps): JSX.Element | null {
  const t = useWords();
  const { odds } = desk.game;
  const lines = useMemo(() => {
    if (odds === undefined || !desk.judge(choice).ok) return [];
    return odds(desk.state, prompt, choice, desk.t);
  }, [odds, desk.state, prompt, JSON.stringify(choice), desk.t]);
  if (lines.length === 0) return null;
  return (
    <div class="odds">
      <h3>{t('web.odds')}</h3>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{typeof line === 'string' ? line : <Chart chart={line} locale={desk.t.locale} />}</li>
        ))}
      </ul>
    </div>
  );
}

const HEIGHT = 44;
const COLUMN = 22;

/** A small distribution: a column a value, its chance in words for those who do not see it. */
function Chart({ chart, locale }: { readonly chart: OddsChart; readonly locale: 'fr' | 'en' }): JSX.Element {
  const bars = gathered(chart.bars);
  const most = Math.max(...bars.map(({ chance }) => chance));
  const percent = (chance: number): string => `${formatNumber(Math.round(1000 * chance) / 10, locale)} %`;
  return (
    <figure class="odds-chart">
      <figcaption>{chart.title}</figcaption>
      <svg
        viewBox={`0 0 ${COLUMN * bars.length} ${HEIGHT + 28}`}
        width={COLUMN * bars.length}
        height={HEIGHT + 28}
        role="img"
        aria-label={`${chart.title}: ${bars.map(({ label, chance }) => `${label}: ${percent(chance)}`).join('; ')}`}
      >
        {bars.map(({ label, chance }, i) => {
          const tall = Math.max(1, (HEIGHT * chance) / most);
          return (
            <g key={label} transform={`translate(${COLUMN * i} 0)`}>
              <title>{`${label}: ${percent(chance)}`}</title>
              <rect x={3} y={HEIGHT - tall + 12} width={COLUMN - 6} height={tall} rx={2} />
              <text class="odds-share" x={COLUMN / 2} y={HEIGHT - tall + 9}>
                {Math.round(100 * chance)}
              </text>
              <text x={COLUMN / 2} y={HEIGHT + 25}>
                {label}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

const MOST_COLUMNS = 12;

/** More values than fit are gathered in the last column, as "n+". */
function gathered(bars: OddsChart['bars']): OddsChart['bars'] {
  if (bars.length <= MOST_COLUMNS) return bars;
  const [kept, rest] = [bars.slice(0, MOST_COLUMNS - 1), bars.slice(MOST_COLUMNS - 1)];
  return [...kept, { label: `${rest[0]?.label}+`, chance: rest.reduce((sum, { chance }) => sum + chance, 0) }];
}
