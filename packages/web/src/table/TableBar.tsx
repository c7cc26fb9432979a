import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { SeatClock } from '../company/Clock.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { SeatName } from './Seat.js';
import { SoundButton } from '../sound/SoundControl.js';
import { Settings } from './Settings.js';
import type { TableState } from './tableState.js';

interface TableBarProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly table: TableState;
}

/** The line above the board: where we are, who plays, how it stands. */
export function TableBar({ system, desk, table }: TableBarProps): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const awaited = table.board?.view.awaited.map(({ seat }) => seat) ?? [];
  const status = desk.state === undefined ? '' : (system.status?.(desk.state, desk.t) ?? '');
  return (
    <header class="table-bar">
      <Link class="home-link" to="/" aria-label={t('web.home')}>
        ⚑
      </Link>
      <h1>{desk.game.title[language]}</h1>
      <p class="status" role="status">
        {status}
      </p>
      <ul class="seats">
        {desk.seats.map(({ name, player, taken, screens, resigned }, seat) => (
          <li key={seat} class={awaited.includes(seat) ? 'awaited' : ''}>
            <SeatName seat={seat} name={name} />
            {table.viewer === seat && name !== t('web.seat.me') && <span class="you"> {t('web.seat.you')}</span>}
            {player === 'human' && taken && screens === 0 && <span class="you"> {t('web.seat.away')}</span>}
            {resigned === true && <span class="you"> {t('web.seat.resigned')}</span>}
            <SeatClock table={table} seat={seat} />
          </li>
        ))}
      </ul>
      {table.viewer === 'public' && <span class="badge">{t('web.seat.spectator')}</span>}
      {table.link === 'lost' && <span class="badge warn">{t('web.link.lost')}</span>}
      {table.mistake !== undefined && <span class="badge warn">{desk.t.say(table.mistake)}</span>}
      <SoundButton />
      <Settings />
    </header>
  );
}
