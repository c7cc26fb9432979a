import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameLight } from '../app/gameLight.js';
import { useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { Tastes } from '../app/Tastes.js';
import { themeOf } from '../systems/themes.js';

interface FrameProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The game in whose light the page stands. */
  readonly mood?: string | undefined;
  readonly wide?: boolean;
}

/** What all pages but the table have around them. */
export function Frame({ title, children, mood, wide = false }: FrameProps): JSX.Element {
  const t = useWords();
  useEffect(() => void (document.title = title === 'Banneret' ? title : `${title} · Banneret`), [title]);
  return (
    <div {...(mood === undefined ? { class: 'page' } : gameLight(themeOf(mood), 'page'))}>
      <header class="page-bar">
        <Link class="brand" to="/">
          <img src="/icon.svg" alt="" width="30" height="30" /> Banneret
        </Link>
        <nav aria-label={t('web.nav')}>
          <Link to="/learn">{t('web.learn.title')}</Link>
          <Link to="/rules">{t('web.rules.title')}</Link>
          <Link to="/replay/file">{t('web.replay.title')}</Link>
          <Link to="/verify">{t('web.verify.short')}</Link>
        </nav>
        <Tastes />
      </header>
      <main class={wide ? 'page-main wide' : 'page-main'}>{children}</main>
    </div>
  );
}
