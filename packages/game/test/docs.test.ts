import { readFileSync } from 'node:fs';
import { parseScenario, runScenario } from '@banneret/game';
import { grimdarkFutureGame } from '@banneret/grimdark-future';
import { toyGame } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { tryToAttack } from './example.js';

const textOf = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('what the documentation shows', () => {
  it('is the example that runs here', () => {
    expect(tryToAttack(2)).toBe('held');
    expect(tryToAttack(0)).toBe('Your front squad is empty: it cannot attack.');
    expect(tryToAttack(-1)).toBe('position.sides[0].squads[0]: at least 0 is needed, not -1');
    expect(textOf('../README.md')).toContain(textOf('./example.ts'));
  });

  it('holds, scenario by scenario', () => {
    const blocks = [...textOf('../../../docs/scenarios.md').matchAll(/```json\n(\{\n {2}"system"[^]*?)```/g)];
    expect(blocks.length).toBeGreaterThan(1);
    for (const [, text] of blocks) {
      const read = parseScenario(text as string, [toyGame, grimdarkFutureGame]);
      expect(read).toMatchObject({ ok: true });
      if (read.ok) expect(runScenario(read.value.game, read.value.scenario).verdict).toEqual({ kind: 'held' });
    }
  });
});
