import { soleAnswer, type Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useWords } from '../app/language.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import type { Session } from './session.js';
import type { BoardState, TableState } from './tableState.js';

/** Is this a question that may be answered once for all times? */
export const mayStand = (system: WebSystem, { ask }: Prompt): boolean =>
  system.standing?.some(beginning => ask.startsWith(beginning)) === true;

interface AlwaysProps {
  readonly always: boolean;
  readonly setAlways: (always: boolean) => void;
}

/** Whether the next answer shall stand: others need not wait for this seat every time. */
export function Always({ always, setAlways }: AlwaysProps): JSX.Element {
  const t = useWords();
  return (
    <label class="check">
      <input type="checkbox" checked={always} onChange={() => setAlways(!always)} />
      <span>{t('web.standing.always')}</span>
    </label>
  );
}

interface StandingListProps {
  readonly desk: Desk;
  readonly table: TableState;
  readonly session: Session;
}

/** What this seat answers without being asked, and how to be asked again. */
export function StandingList({ desk, table, session }: StandingListProps): JSX.Element | null {
  const t = useWords();
  const asks = Object.keys(table.board?.standing ?? {});
  if (asks.length === 0) return null;
  return (
    <details class="standing">
      <summary>{t('web.standing.title', { count: asks.length })}</summary>
      <ul>
        {asks.map(ask => (
          <li key={ask} class="row between">
            <span class="quiet">{desk.t.say(ask)}</span>
            <button type="button" class="button small" onClick={() => session.withdraw(ask)}>
              {t('web.standing.withdraw')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Whether the table passes for this seat where all are asked so that silence tells nothing, and it can do nothing. */
export function Sparing({ table, session }: Omit<StandingListProps, 'desk'>): JSX.Element | null {
  const t = useWords();
  const { board, viewer } = table;
  if (board === undefined || viewer === 'public' || board.result !== undefined || !knowsVeils(board)) return null;
  return (
    <label class="check sparing">
      <input type="checkbox" checked={board.spared} onChange={() => session.spare(!board.spared)} />
      <span>{t('web.spare')}</span>
    </label>
  );
}

/** Has this seat met such a question? In most games there is none, and nothing to wish for. */
const knowsVeils = ({ view, byTable }: BoardState): boolean =>
  view.prompt?.veiled === true || byTable.some(({ prompt }) => prompt.veiled === true);

/** Said while the table is about to pass for this seat. */
export function Passing({ desk, table }: Omit<StandingListProps, 'session'>): JSX.Element | null {
  const t = useWords();
  const { prompt, state, game } = desk;
  if (prompt?.veiled !== true || table.board?.spared !== true) return null;
  const pending = { kind: 'decision', prompts: [prompt], together: false, sealed: [] } as const;
  if (soleAnswer(game.system, { state, pending }, prompt.seat) === undefined) return null;
  return <p class="quiet">{t('web.spare.passing')}</p>;
}
