import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { leaveSeat, ownSeats } from '../connection/ownSeat.js';
import { catalogued } from '../systems/catalogue.js';
import { Sure } from './Sure.js';

/** The seats that this browser has in matches on the server, the latest first. */
export function OwnSeats(): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
  const [seats, setSeats] = useState(ownSeats);
  if (seats.length === 0) return null;
  return (
    <section class="saved" aria-labelledby="own-seats-title">
      <h2 id="own-seats-title">{t('web.saved.remote')}</h2>
      <ul>
        {seats.map(({ match, system, since }) => (
          <li key={match}>
            <Link class="saved-link" to={`/match/${match}`}>
              <strong>{catalogued(system)?.title[language] ?? system}</strong>
              <span class="quiet">{new Date(since).toLocaleString(language)}</span>
            </Link>
            <Sure
              label={t('web.saved.leave')}
              why={t('web.saved.leave.why')}
              yes={t('web.saved.leave.yes')}
              go={() => {
                leaveSeat(match);
                setSeats(ownSeats());
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
