import type { AnyGame } from '@banneret/game';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useNames, useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import type { Guide } from '../guide/guide.js';
import { loadGuide } from '../guide/guides.js';
import { catalogued, type CatalogueEntry } from '../systems/catalogue.js';
import { loadEntry } from '../systems/entries.js';
import { RuleLink } from '../table/rulebook.js';
import { GamePicture } from './GamePicture.js';
import { Frame } from './Frame.js';
import { Notice } from './Notice.js';
import { playGuide, playNow } from './playNow.js';

interface LessonProps {
  readonly system: string;
  /** Straight from the end of the battle? */
  readonly done: boolean;
}

interface Loaded {
  readonly guide: Guide;
  readonly game: AnyGame;
}

/** A guided battle before it begins, and what was learnt after it. */
export function Lesson({ system, done }: LessonProps): JSX.Element {
  const t = useWords();
  const say = useNames();
  const entry = catalogued(system);
  const [loaded, setLoaded] = useState<Loaded | 'none' | undefined>(undefined);
  useEffect(() => {
    let current = true;
    void Promise.all([loadGuide(system), loadEntry(system)]).then(([guide, found]) => {
      if (current) setLoaded(guide === undefined || found === undefined ? 'none' : { guide, game: found.game });
    });
    return () => void (current = false);
  }, [system]);
  if (loaded === 'none' || entry === undefined) return <Notice title={t('web.nowhere')} />;
  if (loaded === undefined) return <Notice title={t('web.loading')} />;
  const { guide, game } = loaded;
  return (
    <Frame title={`${say(entry.title)} · ${t('web.learn.title')}`} mood={system}>
      <div class="lesson">
        <GamePicture system={system} />
        <p class="quiet">{say(entry.title)}</p>
        <h1>{done ? t('web.guide.finished') : say(guide.title)}</h1>
        <p>{done ? t('web.lesson.now-you') : say(guide.lead)}</p>
        {!done && <p class="quiet">{t('web.lesson.length', { minutes: guide.minutes, steps: guide.steps.length })}</p>}
        <Learnt guide={guide} title={done ? t('web.lesson.learnt') : t('web.lesson.will-learn')} />
        <Doors entry={entry} done={done} />
        <Recap guide={guide} game={game} />
      </div>
    </Frame>
  );
}

function Learnt({ guide, title }: { readonly guide: Guide; readonly title: string }): JSX.Element {
  const say = useNames();
  return (
    <section>
      <h2>{title}</h2>
      <ul class="learnt">
        {guide.learnt.map(line => (
          <li key={line.en}>{say(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Where to go from here. After a lesson that is a whole battle. */
function Doors({ entry, done }: { readonly entry: CatalogueEntry; readonly done: boolean }): JSX.Element {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const through = (play: () => Promise<void>) => (): void => {
    setBusy(true);
    void play().finally(() => setBusy(false));
  };
  const lesson = (
    <button
      type="button"
      class={done ? 'button' : 'button primary'}
      disabled={busy}
      onClick={through(() => playGuide(entry.id, [t('web.seat.me'), t('web.seat.coach')]))}
    >
      {done ? t('web.guide.again') : t('web.learn.begin')}
    </button>
  );
  const battle = (
    <button
      type="button"
      class={done ? 'button primary' : 'button'}
      disabled={busy}
      onClick={through(() => playNow(entry, t('web.seat.me'), t('web.seat.computer')))}
    >
      {t('web.lesson.battle')}
    </button>
  );
  return (
    <div class="row">
      {done ? battle : lesson}
      {done ? lesson : battle}
      <Link class="button" to="/learn">
        {t('web.lesson.others')}
      </Link>
    </div>
  );
}

/** Step by step what is taught, each with its rules: worth reading before, and more so after. */
function Recap({ guide, game }: Loaded): JSX.Element {
  const t = useWords();
  const say = useNames();
  return (
    <details class="recap">
      <summary>{t('web.lesson.recap')}</summary>
      <ol>
        {guide.steps.map(({ title, taught, rules }) => (
          <li key={title.en}>
            <strong>{say(title)}</strong> {say(taught)}{' '}
            {rules.map(rule => (
              <RuleLink key={rule} game={game} rule={rule} />
            ))}
          </li>
        ))}
      </ol>
    </details>
  );
}
