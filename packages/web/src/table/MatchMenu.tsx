import type { JSX } from 'preact';
import { useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { Invitations } from '../company/Invitations.js';
import { SeatMenu } from '../company/SeatMenu.js';
import { Transport } from '../replay/Transport.js';
import type { WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import type { Session } from './session.js';
import type { TableState } from './tableState.js';
import type { Timeline } from './timeline.js';

interface MatchMenuProps {
  readonly timeline: Timeline;
  /** The moment on the board, and how to look at another one. */
  readonly at: number;
  readonly visit: (events: number) => void;
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly table: TableState;
  readonly session: Session;
  readonly kept: 'local' | 'remote';
  readonly match: string;
}

/** The match itself: links for the others, one's own seat, the replay, the promise behind the dice. */
export function MatchMenu(props: MatchMenuProps): JSX.Element {
  const { system, desk, table, session, kept, match, timeline, at, visit } = props;
  const t = useWords();
  const isOver = table.board?.result !== undefined;
  return (
    <div class="match-menu">
      {kept === 'remote' && <Invitations desk={desk} match={match} spectators={table.match?.spectators === true} />}
      {kept === 'remote' && table.viewer === 'public' && (
        <p>
          <Link to={`/match/${match}?door`}>{t('web.door.back')}</Link>
        </p>
      )}
      <SeatMenu {...{ system, table, session, kept, match }} />
      {isOver ? (
        <p>
          <Link class="button" to={`/replay/${kept}/${match}`}>
            {t('web.replay.open')}
          </Link>
        </p>
      ) : (
        <>
          <Transport timeline={timeline} at={at} setAt={visit} />
          <p class="quiet">{t('web.replay.later')}</p>
        </>
      )}
      <p>
        <Link class="button" to={`/rules/${desk.game.system.id}`}>
          {t('web.rules.title')}
        </Link>
      </p>
      <h3>{t('web.dice.title')}</h3>
      <p class="quiet">{t(kept === 'remote' ? 'web.dice.promise' : 'web.dice.here')}</p>
      <code class="commitment">{table.match?.commitment}</code>
      <p>
        <Link to={isOver ? `/verify/${kept}/${match}` : '/verify'}>{t('web.verify.title')}</Link>
      </p>
    </div>
  );
}
