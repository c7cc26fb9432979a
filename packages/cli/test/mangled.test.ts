import { existsSync, readFileSync } from 'node:fs';
import { shelf } from '@banneret/cli';
import { readScenario, tellFault, tryReading, wordsFor, type AnyGame } from '@banneret/game';
import { seededRng } from '@banneret/kernel';
import { mangled } from '@banneret/testkit';
import { scenarioFilesIn } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';

/** How many files a game, and from which seed: more in a long run. */
const FILES = Number(process.env['BANNERET_MANGLED'] ?? 30);
const SEED = process.env['BANNERET_SEED'] ?? 'mangled';
/** A search that goes wild takes far longer, also on a busy machine. */
const LONGEST_MS = 15_000;

interface Written {
  readonly position?: unknown;
  readonly setup?: unknown;
  readonly choices?: readonly unknown[];
}

/** The examples of the guide have what tests need less often: cards, weapons and tables of one's own. */
const filesOf = (system: string): readonly Written[] =>
  [`../../systems/${system}/test/scenarios/`, `../../../docs/scenarios/${system}/`].flatMap(path => {
    const folder = new URL(path, import.meta.url);
    if (!existsSync(folder)) return [];
    return scenarioFilesIn(folder).map(name => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Written);
  });

/** Scenario files of every game with something wrong in their positions and answers: told with its place, or played, but nothing else. */
describe.each(shelf.map(({ game }) => [game.system.id, game] as const))('mangled files of %s', (id, game: AnyGame) => {
  const files = filesOf(id);
  const words = (['fr', 'en'] as const).map(locale => wordsFor(locale, game));

  it('end in a verdict, and a bad one has a sentence', () => {
    const rng = seededRng(SEED, id);
    for (let i = 0; i < FILES; i++) {
      const whole = files[rng.below(files.length)] as Written;
      const start = whole.position === undefined ? 'setup' : 'position';
      const part = rng.below(3) === 0 ? 'choices' : start;
      const file = { ...whole, [part]: mangled(whole[part] ?? {}, rng) };
      const began = performance.now();
      const verdict = attempt(file, game);
      expect(performance.now() - began, JSON.stringify(file)).toBeLessThan(LONGEST_MS);
      if (verdict.kind !== 'bad') continue;
      for (const t of words) {
        const said = tellFault(verdict.fault, t);
        expect(said, JSON.stringify(file)).toMatch(/\S/);
        expect(said, JSON.stringify(file)).not.toMatch(/undefined|\[object|NaN/);
      }
    }
  });
});

function attempt(file: object, game: AnyGame): ReturnType<typeof tryReading>['verdict'] {
  try {
    return tryReading(readScenario(file, [game])).verdict;
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : String(cause)}\n${JSON.stringify(file)}`, { cause });
  }
}
