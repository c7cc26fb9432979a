import type { Proposal } from '@banneret/room';
import type { JSX } from 'preact';
import { useWords, type WebTranslate } from '../app/language.js';
import type { Desk } from '../table/desk.js';
import type { Session } from '../table/session.js';
import type { TableState } from '../table/tableState.js';

interface AgreementProps {
  readonly desk: Desk;
  readonly table: TableState;
  readonly session: Session;
}

/** Taking back: at once while nobody has learnt anything, else by consent. And whatever else somebody proposes. */
export function Agreement({ desk, table, session }: AgreementProps): JSX.Element | null {
  const t = useWords();
  const { proposed, board, viewer } = table;
  if (viewer === 'public') return null;
  if (proposed !== undefined && proposed.by !== viewer)
    return (
      <div class="proposed" role="alertdialog" aria-label={t('web.propose.title')}>
        <p>{proposalWords(proposed.proposal, desk.seats[proposed.by]?.name ?? '', t)}</p>
        <div class="row">
          <button type="button" class="button primary" onClick={() => session.reply(true)}>
            {t('web.propose.yes')}
          </button>
          <button type="button" class="button" onClick={() => session.reply(false)}>
            {t('web.propose.no')}
          </button>
        </div>
      </div>
    );
  if (proposed !== undefined) return <p class="quiet">{t('web.propose.waiting')}</p>;
  if (board === undefined || board.result !== undefined) return null;
  if (board.mayUndo)
    return (
      <button type="button" class="button undo" onClick={() => session.undo()}>
        ↶ {t('web.undo')}
      </button>
    );
  if (!session.mayAskBack) return null;
  return (
    <button type="button" class="button undo" onClick={() => session.askBack()}>
      ↶ {t('web.back.ask')}
    </button>
  );
}

function proposalWords({ kind }: Proposal, name: string, t: WebTranslate): string {
  switch (kind) {
    case 'rewind':
      return t('web.back.asked', { name });
    case 'draw':
      return t('web.propose.draw', { name });
    case 'computer':
      return t('web.propose.computer', { name });
  }
}
