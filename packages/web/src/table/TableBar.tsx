import type { JSX } from 'preact';
import { useCell } from '../app/cell.js';
import { Icon } from '../app/icons.js';
import { locale, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { SeatClock } from '../company/Clock.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { FOLD_KEYS, foldOrUnfold, side, useFoldingKey } from './folding.js';
import { Score } from './Pills.js';
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
  return (
    <header class="table-bar">
      <div class="bar-start">
        <HomeLink />
        <h1>{desk.game.title[language]}</h1>
      </div>
      <Score
        system={system}
        desk={desk}
        awaited={awaited}
        beside={(seat, { name, player, taken, screens, resigned }) => (
          <>
            {table.viewer === seat && name !== t('web.seat.me') && <span class="you">{t('web.seat.you')}</span>}
            {player === 'human' && taken && screens === 0 && <span class="you">{t('web.seat.away')}</span>}
            {resigned === true && <span class="you">{t('web.seat.resigned')}</span>}
            <SeatClock table={table} seat={seat} />
          </>
        )}
      />
      <div class="bar-end">
        {table.viewer === 'public' && <span class="badge">{t('web.seat.spectator')}</span>}
        {table.link === 'lost' && <span class="badge warn">{t('web.link.lost')}</span>}
        {table.mistake !== undefined && <span class="badge warn">{desk.t.say(table.mistake)}</span>}
        <SoundButton />
        <FoldButton />
        <Settings />
      </div>
    </header>
  );
}

export function HomeLink(): JSX.Element {
  const t = useWords();
  return (
    <Link class="home-link" to="/" aria-label={t('web.home')}>
      <Icon name="flag" />
    </Link>
  );
}

/** Folds the panel beside the board; on a small screen there is a sheet instead. */
export function FoldButton(): JSX.Element {
  const t = useWords();
  const isFolded = useCell(side) === 'folded';
  useFoldingKey();
  const words = t(isFolded ? 'web.side.unfold' : 'web.side.fold');
  return (
    <button
      type="button"
      class="bar-button fold-button"
      aria-label={words}
      aria-keyshortcuts={FOLD_KEYS}
      title={`${words} (${FOLD_KEYS})`}
      onClick={foldOrUnfold}
    >
      <Icon name={isFolded ? 'unfold' : 'fold'} />
    </button>
  );
}
