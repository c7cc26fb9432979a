import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const textOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const guide = textOf('../../../../docs/write-a-special-rule.md');

// The files of the guide are run from a folder of their own; a real rule and its test stand one level higher.
describe('docs/write-a-special-rule.md', () => {
  it('shows the rule that is tested in guide/tracker.test.ts', () => {
    expect(guide).toContain(textOf('./guide/tracker.ts').replace('../../src/rule.js', '../rule.js'));
  });

  it('shows that test, whole but for the lines that put the rule on the list', () => {
    const file = textOf('./guide/tracker.test.ts');
    const test = file.slice(file.indexOf("describe('Tracker'"));
    expect(test.length).toBeGreaterThan(500);
    expect(guide).toContain(test);
  });
});
