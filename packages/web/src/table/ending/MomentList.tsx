import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useWords } from '../../app/language.js';
import type { WebSystem } from '../../systems/webSystem.js';
import type { Desk } from '../desk.js';
import { momentLine, momentTitle } from './momentWords.js';
import type { Moment } from './moments.js';
import { unitsTold } from './units.js';

interface MomentListProps {
  readonly moments: readonly Moment[];
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly kept: 'local' | 'remote';
  readonly match: string;
  readonly visit: (events: number) => void;
}

/** The best moments: each can be looked at again on the board, and a match on a server can be shown to others from there. */
export function MomentList({ moments, system, desk, kept, match, visit }: MomentListProps): JSX.Element | null {
  const t = useWords();
  if (moments.length === 0) return null;
  const units = unitsTold(system, desk, desk.state);
  const names = {
    unit: (unit: number) => units.find(({ id }) => id === String(unit))?.label ?? '',
    seat: (seat: number) => desk.seats[seat]?.name ?? '',
  };
  return (
    <section class="end-card end-moments">
      <h3>{t('web.end.moments')}</h3>
      <ul>
        {moments.map(moment => (
          <li key={`${moment.kind} ${moment.at}`}>
            <button type="button" class="end-moment" onClick={() => visit(moment.at)}>
              <strong>{momentTitle(moment, t)}</strong>
              <span>{momentLine(moment, names, t)}</span>
            </button>
            {kept === 'remote' && <ShareLink link={`${location.origin}/replay/remote/${match}?at=${moment.at}`} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Hands on the address of a moment in the replay. */
function ShareLink({ link }: { readonly link: string }): JSX.Element {
  const t = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <button
      type="button"
      class="button small"
      onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
    >
      {copied ? t('web.copied') : t('web.end.link')}
    </button>
  );
}
