import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRecord, type MatchRecord } from '@banneret/kernel';
import { toyGame } from '@banneret/toy';
import { afterAll, describe, expect, it } from 'vitest';
import { TestMatch } from '../../room/test/match.js';
import { inProcess } from './command.js';

const dir = mkdtempSync(join(tmpdir(), 'banneret-verify-'));
afterAll(() => rmSync(dir, { recursive: true }));

function kept(name: string, text: string): string {
  const file = join(dir, name);
  writeFileSync(file, text);
  return file;
}

const match = new TestMatch({ game: toyGame }).play();
const record = match.record();
const file = kept('record.json', writeRecord(record));
const [first, second] = match.witnesses;
const verify = (...args: string[]) => inProcess(['verify', ...args, '--lang', 'en']);

describe('verify', () => {
  it('says what is proved, and what no device has seen', async () => {
    const { code, out } = await verify(file);
    expect(code).toBe(0);
    expect(out).toMatch(/^✓ The rules were kept from beginning to end: \d+ inputs were judged again/);
    expect(out).toMatch(/^✓ All \d+ rolls follow from what was promised before them\.$/m);
    expect(out).toMatch(/^\? No player’s device has given evidence/m);
  });

  it('holds the memories of devices against the record', async () => {
    const one = kept('one.json', JSON.stringify(first));
    const both = kept('both.json', JSON.stringify([first, second]));
    const alone = await verify(file, '--witness', one);
    expect(alone.out).toMatch(/^✓ This is the match that the device of seat 1 saw/m);
    expect(alone.out).toMatch(/^\? The device of seat 2 has not given evidence/m);
    const together = await verify(file, '--witness', both);
    expect(together.out).not.toMatch(/has not given evidence/);
    const twice = await verify(file, '--witness', one, '--witness', kept('two.json', JSON.stringify(second)));
    expect(twice.out).toBe(together.out);
  });

  it('ends with 1 where something is wrong, and names it', async () => {
    const other = { ...first, begin: '0'.repeat(64) };
    const { code, err } = await verify(file, '--witness', kept('other.json', JSON.stringify(other)));
    expect(code).toBe(1);
    expect(err).toMatch(/the device of seat 1 saw this match begin otherwise/);
    const old: MatchRecord = { ...record, header: { ...record.header, rules: '0' } };
    const version = await verify(kept('old.json', writeRecord(old)));
    expect(version).toMatchObject({ code: 1 });
    expect(version.err).toMatch(/follows version 0 of the rules/);
  });

  it('ends with 2 where a memory is none', async () => {
    for (const text of ['', '{}', '[1]', `${'['.repeat(5000)}${']'.repeat(5000)}`]) {
      const { code, err } = await verify(file, '--witness', kept('bad.json', text));
      expect([code, err]).toEqual([2, expect.stringMatching(/bad\.json: this is not what a device remembers/)]);
    }
  });

  it('gives the verdict as data', async () => {
    const { out } = await verify(file, '--json');
    expect(JSON.parse(out)).toMatchObject({ honest: true, faults: [], figures: { known: 0 } });
  });
});
