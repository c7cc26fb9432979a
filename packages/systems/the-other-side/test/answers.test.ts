import { checkAnswersInFiles } from '@banneret/testkit';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theOtherSideGame, type Setup } from '../src/index.js';
import { text } from '../src/text/index.js';

function setupWith(options: Readonly<Record<string, unknown>>): Setup {
  const setup = theOtherSideGame.setupFor({ options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

describe('answers in files', () => {
  it('every answer of random games is written, kept as JSON and read back', () => {
    const setups = [
      setupWith({ operation: 'supplyCache' }),
      setupWith({ draft: true, climb: true, enter: true, pileOrder: true }),
      setupWith({ encounter: 'conquest' }),
    ];
    const tried = checkAnswersInFiles(theOtherSideGame, { setups, games: 3, everyWait: 3 });
    expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(500);
  });
});

describe('docs/scenarios/the-other-side.md', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios/the-other-side.md', import.meta.url), 'utf8');
  const asks = Object.keys(text.en).filter(key => key.startsWith('tos.ask.'));

  it.each(asks)('has %s and its answer', ask => expect(page).toContain(`\`${ask}\``));
});
