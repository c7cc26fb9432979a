import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../app/language.js';
import type { Desk } from '../table/desk.js';
import { SeatName } from '../table/Seat.js';
import { openInvitations, watchingLink } from './invitations.js';

interface InvitationsProps {
  readonly desk: Desk;
  readonly match: string;
  /** May anybody with the link watch? */
  readonly spectators: boolean;
}

/** Links for the others: each takes a seat once; the last one only looks on. */
export function Invitations({ desk, match, spectators }: InvitationsProps): JSX.Element | null {
  const t = useWords();
  const open = openInvitations(match, desk.seats);
  if (open.length === 0 && !spectators) return null;
  return (
    <div>
      <h3>{t('web.invite.title')}</h3>
      {open.length > 0 && <p class="quiet">{t('web.invite.once')}</p>}
      <ul class="invitations">
        {open.map(({ seat, link }) => (
          <li key={seat}>
            <SeatName seat={seat} name={desk.seats[seat]?.name ?? ''} /> <CopyLink link={link} />
          </li>
        ))}
        {spectators && (
          <li>
            {t('web.invite.watch')} <CopyLink link={watchingLink(match)} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** A link to hand on, and a button that copies it. */
export function CopyLink({ link }: { readonly link: string }): JSX.Element {
  const t = useWords();
  return (
    <span class="copy-link">
      <input readOnly value={link} aria-label={t('web.invite.link')} onFocus={event => event.currentTarget.select()} />
      <CopyButton text={link} />
    </span>
  );
}

/** A code that somebody may write on paper: all of it is to be seen. */
export function CopyCode({ code }: { readonly code: string }): JSX.Element {
  return (
    <span class="copy-link">
      <code class="recovery-code">{code}</code>
      <CopyButton text={code} />
    </span>
  );
}

function CopyButton({ text }: { readonly text: string }): JSX.Element {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  const copy = (): void => void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  return (
    <button type="button" class="button small" onClick={copy}>
      {copied ? t('web.copied') : t('web.copy')}
    </button>
  );
}
