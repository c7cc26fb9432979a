import { recall, remember } from '../app/memory.js';

/** The links of a match that was set up in this browser, so that its author can hand them on later too. */
export interface Invitation {
  readonly seat: number;
  readonly link: string;
}

export function keepLinks(match: string, tokens: readonly (string | null)[]): void {
  remember(`links.${match}`, JSON.stringify(tokens));
}

export function knownLinks(match: string): readonly Invitation[] {
  const tokens = JSON.parse(recall(`links.${match}`) ?? '[]') as readonly (string | null)[];
  return tokens.flatMap((token, seat) =>
    token === null ? [] : [{ seat, link: `${location.origin}/match/${match}#${token}` }],
  );
}
