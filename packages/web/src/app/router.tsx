import type { ComponentChildren, JSX } from 'preact';
import { cell, useCell } from './cell.js';

/** Where the visitor is: the path in its parts, the query, and the fragment, which never leaves the browser. */
export interface Place {
  readonly parts: readonly string[];
  readonly query: URLSearchParams;
  readonly fragment: string;
}

const here = (): Place => ({
  parts: location.pathname.split('/').filter(Boolean).map(decodeURIComponent),
  query: new URLSearchParams(location.search),
  fragment: location.hash.slice(1),
});

const place = cell<Place>(here());
addEventListener('popstate', () => place.set(here()));
addEventListener('hashchange', () => place.set(here()));

export const usePlace = (): Place => useCell(place);

export function go(path: string, options: { readonly replace?: boolean } = {}): void {
  if (options.replace === true) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  place.set(here());
  if (options.replace !== true) scrollTo(0, 0);
}

interface LinkProps {
  readonly to: string;
  readonly children: ComponentChildren;
  readonly class?: string;
  readonly 'aria-label'?: string;
}

/** A link within the page. Middle clicks and the like are left to the browser. */
export function Link({ to, children, ...rest }: LinkProps): JSX.Element {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
