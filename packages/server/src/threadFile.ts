/**
 * Where the code of a thread stands, put together by `npm run build`: threads run built code, whatever the first one runs. To be
 * found from the sources, from what is compiled and from what is put together alike, since all of them lie one folder deep.
 */
export const threadFile = (name: 'serverThread' | 'matchThread' | 'thinker'): URL =>
  new URL(`../bundle/${name}.js`, import.meta.url);
