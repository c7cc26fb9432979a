import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useNames, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { OwnSeats } from '../company/OwnSeats.js';
import type { MatchSummary } from '../local/messages.js';
import { CATALOGUE, catalogued, type CatalogueEntry } from '../systems/catalogue.js';
import { Emblem } from './Emblem.js';
import { Frame } from './Frame.js';
import { playNow } from './playNow.js';

export function Home(): JSX.Element {
  const t = useWords();
  return (
    <Frame title="Banneret" wide>
      <section class="hero">
        <h1>{t('web.home.title')}</h1>
        <p>{t('web.home.lead')}</p>
      </section>
      <ul class="games">
        {CATALOGUE.map(entry => (
          <li key={entry.id}>
            <GameCard entry={entry} />
          </li>
        ))}
      </ul>
      <OwnSeats />
      <SavedMatches />
    </Frame>
  );
}

function GameCard({ entry }: { readonly entry: CatalogueEntry }): JSX.Element {
  const t = useWords();
  const say = useNames();
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    void playNow(entry, t('web.seat.me'), t('web.seat.computer')).finally(() => setBusy(false));
  };
  return (
    <article class={`game-card mood-${entry.id}`}>
      <Emblem system={entry.id} />
      <h2>{say(entry.title)}</h2>
      <p>{say(entry.pitch)}</p>
      <p class="quiet">{say(entry.facts)}</p>
      <div class="row">
        <button type="button" class="button primary" disabled={busy} onClick={start}>
          {busy ? t('web.loading') : t('web.play-now')}
        </button>
        <Link class="button" to={`/new/${entry.id}`}>
          {t('web.prepare')}
        </Link>
      </div>
    </article>
  );
}

/** The matches that this browser keeps, the latest first. */
function SavedMatches(): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
  const [matches, setMatches] = useState<readonly MatchSummary[]>([]);
  const refresh = async (): Promise<void> => {
    const { localHouse } = await import('../local/client.js');
    setMatches(await localHouse().request({ kind: 'list' }));
  };
  useEffect(() => void refresh(), []);
  const remove = async (match: string): Promise<void> => {
    const { localHouse } = await import('../local/client.js');
    await localHouse().request({ kind: 'remove', match });
    await refresh();
  };
  if (matches.length === 0) return null;
  return (
    <section class="saved" aria-labelledby="saved-title">
      <h2 id="saved-title">{t('web.saved.title')}</h2>
      <ul>
        {matches.map(({ id, system, seats, touched, over }) => (
          <li key={id}>
            <Link class="saved-link" to={over ? `/replay/local/${id}` : `/local/${id}`}>
              <strong>{catalogued(system)?.title[language] ?? system}</strong>
              <span>{seats.map(({ name }) => name).join(' – ')}</span>
              <span class="quiet">
                {over ? t('web.saved.over') : t('web.saved.open')} · {new Date(touched).toLocaleString(language)}
              </span>
            </Link>
            <button type="button" class="button small" onClick={() => void remove(id)}>
              {t('web.saved.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
