import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIMITS } from '../src/index.js';

it('every limit stands in the page for those who run a server, as it is', () => {
  const page = readFileSync(new URL('../../../docs/run-a-server.md', import.meta.url), 'utf8');
  const rows = Object.fromEntries(
    [...page.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, name, value]) => [name, Number(value)]),
  );
  expect(rows).toEqual(LIMITS);
});
