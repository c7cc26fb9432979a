import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { gameLight } from '../app/gameLight.js';
import { useNames, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { recall } from '../app/memory.js';
import { GUIDED } from '../guide/guides.js';
import { CATALOGUE } from '../systems/catalogue.js';
import { themeOf } from '../systems/themes.js';
import { Frame } from './Frame.js';
import { PAINTED } from './picture/scenes.js';
import { playGuide, playNow } from './playNow.js';
import { TablePicture } from './TablePicture.js';

/** One short battle a game that teaches by doing. */
export function Learn(): JSX.Element {
  const t = useWords();
  const say = useNames();
  const [busy, setBusy] = useState(false);
  return (
    <Frame title={t('web.learn.title')} wide>
      <h1>{t('web.learn.title')}</h1>
      <p>{t('web.learn.lead')}</p>
      <ul class="games five">
        {CATALOGUE.map(entry => (
          <li key={entry.id} class={PAINTED.includes(entry.id) ? '' : 'whole-row'}>
            <article {...gameLight(themeOf(entry.id), PAINTED.includes(entry.id) ? 'game-card' : 'game-card slim')}>
              {PAINTED.includes(entry.id) && <TablePicture system={entry.id} />}
              <h2>
                {say(entry.title)}
                {recall(`learnt.${entry.id}`) !== undefined && <span class="badge">✓ {t('web.learn.done')}</span>}
              </h2>
              <p>{say(entry.lesson)}</p>
              <div class="row">
                <button
                  type="button"
                  class="button primary"
                  disabled={busy}
                  onClick={() => {
                    setBusy(true);
                    const names = [t('web.seat.me'), t('web.seat.coach')] as const;
                    void (GUIDED.includes(entry.id)
                      ? playGuide(entry.id, names)
                      : playNow(entry, ...names, { learn: true }));
                  }}
                >
                  {t('web.learn.begin')}
                </button>
                {GUIDED.includes(entry.id) ? (
                  <Link class="button" to={`/learn/${entry.id}`}>
                    {t('web.learn.programme')}
                  </Link>
                ) : (
                  <Link class="button" to={`/rules/${entry.id}`}>
                    {t('web.rules.title')}
                  </Link>
                )}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
