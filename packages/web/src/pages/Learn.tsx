import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import { locale, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { CATALOGUE } from '../systems/catalogue.js';
import { Emblem } from './Emblem.js';
import { Frame } from './Frame.js';
import { playNow } from './playNow.js';

/** One short battle a game in which a coach explains every question when it comes up. */
export function Learn(): JSX.Element {
  const t = useWords();
  const language = useCell(locale);
  const [busy, setBusy] = useState(false);
  return (
    <Frame title={t('web.learn.title')} wide>
      <h1>{t('web.learn.title')}</h1>
      <p>{t('web.learn.lead')}</p>
      <ul class="games">
        {CATALOGUE.map(entry => (
          <li key={entry.id}>
            <article class={`game-card mood-${entry.id}`}>
              <Emblem system={entry.id} />
              <h2>{entry.title[language]}</h2>
              <p>{entry.lesson[language]}</p>
              <div class="row">
                <button
                  type="button"
                  class="button primary"
                  disabled={busy}
                  onClick={() => {
                    setBusy(true);
                    void playNow(entry, t('web.seat.me'), t('web.seat.coach'), { learn: true });
                  }}
                >
                  {t('web.learn.begin')}
                </button>
                <Link class="button" to={`/rules/${entry.id}`}>
                  {t('web.rules.title')}
                </Link>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
