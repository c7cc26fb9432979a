import { checkAnswersInFiles } from '@banneret/testkit';
import type { Prompt } from '@banneret/kernel';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { theOtherSideGame, type Setup } from '../src/index.js';
import { direction } from '../src/decisions/direction.js';
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

describe('directions', () => {
  const prompt: Prompt = { seat: 0, ask: 'tos.ask.push-direction', rule: 'TOS-MOV-08', shape: direction() };
  const { choice, write } = theOtherSideGame.scenario;
  const anywhere = {} as never;

  it('each is written in degrees and read back', () => {
    for (let facing = 0; facing < 4096; facing++)
      expect(choice(anywhere, prompt, write!(anywhere, prompt, facing))).toEqual({ ok: true, value: facing });
  });

  it('degrees go round, and a bare number is none', () => {
    expect(choice(anywhere, prompt, { degrees: 90 })).toEqual({ ok: true, value: 1024 });
    expect(choice(anywhere, prompt, { degrees: -90 })).toEqual({ ok: true, value: 3072 });
    expect(choice(anywhere, prompt, { degrees: 360 })).toEqual({ ok: true, value: 0 });
    expect(choice(anywhere, prompt, 90).ok).toBe(false);
    expect(choice(anywhere, prompt, { degree: 90 }).ok).toBe(false);
  });
});
