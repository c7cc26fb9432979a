import { readFileSync } from 'node:fs';
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
});
