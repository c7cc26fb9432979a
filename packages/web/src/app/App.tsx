import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Home } from '../pages/Home.js';
import { Notice } from '../pages/Notice.js';
import { RuleDialog } from '../table/rulebook.js';
import { useCell } from './cell.js';
import { locale, useWords } from './language.js';
import { usePlace, type Place } from './router.js';

export function App(): JSX.Element {
  const place = usePlace();
  const language = useCell(locale);
  useEffect(() => void (document.documentElement.lang = language), [language]);
  return (
    <>
      <Page place={place} />
      <RuleDialog />
    </>
  );
}

function Page({ place }: { readonly place: Place }): JSX.Element {
  const { parts, query, fragment } = place;
  const [name, first, second] = parts;
  if (name === undefined) return <Home />;
  if (name === 'new') return <Later page="setup" props={{ system: first, mode: query.get('mode') ?? undefined }} />;
  if (name === 'local' && first !== undefined)
    return <Later page="table" props={{ kept: 'local', match: first, learning: query.has('learn') }} />;
  if (name === 'match' && first !== undefined)
    return (
      <Later
        page="table"
        props={{
          kept: 'remote',
          match: first,
          door: query.has('door'),
          ...(fragment !== '' && { invitation: fragment }),
        }}
      />
    );
  if (name === 'replay')
    return (
      <Later page="replay" props={{ kept: first ?? 'file', match: second, at: Number(query.get('at') ?? '-1') }} />
    );
  if (name === 'rules') return <Later page="rules" props={{ system: first, rule: fragment }} />;
  if (name === 'verify') return <Later page="verify" props={{ kept: first, match: second }} />;
  if (name === 'learn' && first !== undefined)
    return <Later page="lesson" props={{ system: first, done: query.has('done') }} />;
  if (name === 'learn') return <Later page="learn" props={{}} />;
  return <Nowhere />;
}

/** Pages are fetched when somebody goes there. */
const PAGES = {
  setup: () => import('../pages/Setup.js').then(module => module.Setup),
  table: () => import('../table/TablePage.js').then(module => module.TablePage),
  replay: () => import('../replay/ReplayPage.js').then(module => module.ReplayPage),
  rules: () => import('../pages/Rules.js').then(module => module.Rules),
  verify: () => import('../pages/Verify.js').then(module => module.Verify),
  lesson: () => import('../pages/Lesson.js').then(module => module.Lesson),
  learn: () => import('../pages/Learn.js').then(module => module.Learn),
} as const;

// Each page has properties of its own; the one place that hands them over is `Page` above.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyPage = ComponentType<any>;

interface LaterProps {
  readonly page: keyof typeof PAGES;
  readonly props: Readonly<Record<string, unknown>>;
}

function Later({ page, props }: LaterProps): JSX.Element {
  const t = useWords();
  const [found, setFound] = useState<{ readonly page: string; readonly component: AnyPage } | 'failed' | undefined>();
  useEffect(() => {
    let current = true;
    (PAGES[page]() as Promise<AnyPage>).then(
      component => current && setFound({ page, component }),
      () => current && setFound('failed'),
    );
    return () => void (current = false);
  }, [page]);
  if (found === 'failed') return <Notice title={t('web.fetch-failed')} />;
  if (found?.page !== page) return <Notice title={t('web.loading')} />;
  return <found.component {...props} />;
}

function Nowhere(): JSX.Element {
  const t = useWords();
  return <Notice title={t('web.nowhere')} />;
}
