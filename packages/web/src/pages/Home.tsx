import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { gameLight, lightOf } from '../app/gameLight.js';
import { locale, useNames, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { OwnSeats } from '../company/OwnSeats.js';
import type { MatchSummary } from '../local/messages.js';
import { CATALOGUE, catalogued, type CatalogueEntry } from '../systems/catalogue.js';
import { themeOf } from '../systems/themes.js';
import { Frame } from './Frame.js';
import { playNow } from './playNow.js';
import { useSavedMatches } from './savedMatches.js';
import { TablePicture } from './TablePicture.js';

/** A battle of five minutes to get to know the table: it stands below the five games. */
const POCKET = 'toy';

export function Home(): JSX.Element {
  const { matches, remove } = useSavedMatches();
  const latest = matches.find(({ over }) => !over);
  const pocket = catalogued(POCKET);
  return (
    <Frame title="Banneret" wide>
      <Band latest={latest} />
      <ul class="games five">
        {CATALOGUE.filter(({ id }) => id !== POCKET).map(entry => (
          <li key={entry.id}>
            <GameCard entry={entry} />
          </li>
        ))}
      </ul>
      {pocket !== undefined && <PocketCard entry={pocket} />}
      <OwnSeats />
      <SavedMatches matches={matches} remove={remove} />
    </Frame>
  );
}

/** The first thing one sees: a table, and the way back to the battle that was left, or the first lesson. */
function Band({ latest }: { readonly latest: MatchSummary | undefined }): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const [first] = CATALOGUE;
  const system = latest?.system ?? first?.id ?? '';
  const title = catalogued(latest?.system)?.title[language];
  return (
    <section class="band game-light" style={lightOf(themeOf(system))}>
      <TablePicture system={system} across={680} aside={0.6} />
      <h1>
        {sentencesIn(t('web.home.title')).map(sentence => (
          <span key={sentence}>{sentence} </span>
        ))}
      </h1>
      <p>{t('web.home.lead')}</p>
      <div class="row">
        {latest !== undefined && (
          <Link class="button big primary" to={`/local/${latest.id}`}>
            {t('web.home.resume', { game: title ?? latest.system })}
          </Link>
        )}
        <Link class={latest === undefined ? 'button big primary' : 'button big'} to="/learn">
          {t('web.home.lesson')}
        </Link>
      </div>
    </section>
  );
}

/** Each on a line of its own. */
const sentencesIn = (text: string): readonly string[] => text.split(/(?<=\.) /);

interface CardProps {
  readonly entry: CatalogueEntry;
}

function GameCard({ entry }: CardProps): JSX.Element {
  const say = useNames();
  return (
    <article {...gameLight(themeOf(entry.id), 'game-card')}>
      <TablePicture system={entry.id} />
      <h2>{say(entry.title)}</h2>
      <p>{say(entry.pitch)}</p>
      <ul class="game-facts">
        {say(entry.facts)
          .split(' · ')
          .map(fact => (
            <li key={fact}>{fact}</li>
          ))}
      </ul>
      <Doors entry={entry} />
    </article>
  );
}

function PocketCard({ entry }: CardProps): JSX.Element {
  const say = useNames();
  return (
    <article {...gameLight(themeOf(entry.id), 'game-card slim')}>
      <div>
        <h2>{say(entry.title)}</h2>
        <p>
          {say(entry.pitch)} <span class="quiet">{say(entry.facts)}</span>
        </p>
      </div>
      <Doors entry={entry} />
    </article>
  );
}

/** To the table at once, or with everything chosen before. */
function Doors({ entry }: CardProps): JSX.Element {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const start = (): void => {
    setBusy(true);
    void playNow(entry, t('web.seat.me'), t('web.seat.computer')).finally(() => setBusy(false));
  };
  return (
    <div class="row">
      <button type="button" class="button primary" disabled={busy} onClick={start}>
        {busy ? t('web.loading') : t('web.play-now')}
      </button>
      <Link class="button gear" to={`/new/${entry.id}`} aria-label={t('web.prepare')}>
        ⚙
      </Link>
    </div>
  );
}

interface SavedMatchesProps {
  readonly matches: readonly MatchSummary[];
  readonly remove: (match: string) => void;
}

/** The matches that this browser keeps, the latest first. */
function SavedMatches({ matches, remove }: SavedMatchesProps): JSX.Element | null {
  const t = useWords();
  const language = useCell(locale);
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
            <button type="button" class="button small" onClick={() => remove(id)}>
              {t('web.saved.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
