import type { JSX } from 'preact';
import { useWords } from '../app/language.js';
import { Link } from '../app/router.js';
import { Frame } from './Frame.js';

/** One sentence and the way home. */
export function Notice({ title }: { readonly title: string }): JSX.Element {
  const t = useWords();
  return (
    <Frame title={title}>
      <div class="notice" role="status">
        <h1>{title}</h1>
        <Link class="button" to="/">
          {t('web.home')}
        </Link>
      </div>
    </Frame>
  );
}
