import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { recall, remember } from '../app/memory.js';
import { ownSeat } from '../connection/ownSeat.js';
import type { Session } from '../table/session.js';
import type { TableState } from '../table/tableState.js';
import { CopyCode } from './Invitations.js';

interface NoticesProps {
  readonly table: TableState;
  readonly session: Session;
}

const ABOUT = { 'opened-twice': 'web.notice.opened-twice', moved: 'web.notice.moved' } as const;

/** What a player should know about seats, and about the dice that wait for somebody's device. */
export function Notices({ table, session }: NoticesProps): JSX.Element {
  const t = useWords();
  const { notice, diceWaitFor, viewer } = table;
  const nameOf = (seat: number): string => table.match?.seats[seat]?.name ?? '';
  const others = diceWaitFor.filter(seat => seat !== viewer);
  return (
    <>
      {notice !== undefined && (
        <div class="notice-line row between" role="status">
          <p>{t(ABOUT[notice.about], { name: nameOf(notice.seat) })}</p>
          <button type="button" class="button small" onClick={() => session.dismissNotice()}>
            {t('web.notice.read')}
          </button>
        </div>
      )}
      {others.length > 0 && (
        <p class="quiet" role="status">
          {t('web.dice.waiting', { names: others.map(nameOf).join(', ') })}
        </p>
      )}
    </>
  );
}

/** Once, after a seat was taken: what brings it back. */
export function NoteTheCode({ match }: { readonly match: string }): JSX.Element | null {
  const t = useWords();
  const [noted, setNoted] = useState(() => recall(`noted.${match}`) !== undefined);
  const code = ownSeat(match)?.code;
  if (noted || code === undefined) return null;
  return (
    <div class="notice-line" role="status">
      <p>{t('web.seat.note')}</p>
      <div class="row between">
        <CopyCode code={code} />
        <button
          type="button"
          class="button small"
          onClick={() => {
            remember(`noted.${match}`, 'yes');
            setNoted(true);
          }}
        >
          {t('web.seat.noted')}
        </button>
      </div>
    </div>
  );
}
