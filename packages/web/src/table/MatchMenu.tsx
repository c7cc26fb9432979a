import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { Transport } from '../replay/Transport.js';
import type { Desk } from './desk.js';
import { SeatName } from './Seat.js';
import { knownLinks } from './invitations.js';
import type { TableState } from './tableState.js';
import type { Timeline } from './timeline.js';

interface MatchMenuProps {
  readonly timeline: Timeline;
  /** The moment on the board, and how to look at another one. */
  readonly at: number;
  readonly visit: (events: number) => void;
  readonly desk: Desk;
  readonly table: TableState;
  readonly kept: 'local' | 'remote';
  readonly match: string;
}

/** The match itself: links for the others, the replay, the promise behind the dice. */
export function MatchMenu(props: MatchMenuProps): JSX.Element {
  const { desk, table, kept, match, timeline, at, visit } = props;
  const t = useWords();
  const isOver = table.board?.result !== undefined;
  return (
    <div class="match-menu">
      {kept === 'remote' && <Invitations desk={desk} match={match} />}
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
      <p class="quiet">{t('web.dice.promise')}</p>
      <code class="commitment">{table.match?.commitment}</code>
      <p>
        <Link to="/verify">{t('web.verify.title')}</Link>
      </p>
    </div>
  );
}

function Invitations({ desk, match }: { readonly desk: Desk; readonly match: string }): JSX.Element {
  const t = useWords();
  const links = knownLinks(match);
  const watching = `${location.origin}/match/${match}`;
  return (
    <div>
      <h3>{t('web.invite.title')}</h3>
      <ul class="invitations">
        {links.map(({ seat, link }) => (
          <li key={seat}>
            <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} /> <CopyLink link={link} />
          </li>
        ))}
        <li>
          {t('web.invite.watch')} <CopyLink link={watching} />
        </li>
      </ul>
    </div>
  );
}

export function CopyLink({ link }: { readonly link: string }): JSX.Element {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard?.writeText(link).then(() => setCopied(true));
  return (
    <span class="copy-link">
      <input readOnly value={link} aria-label={t('web.invite.link')} onFocus={event => event.currentTarget.select()} />
      <button type="button" class="button small" onClick={copy}>
        {copied ? t('web.copied') : t('web.copy')}
      </button>
    </span>
  );
}
