import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { inProcess } from './command.js';

const dir = mkdtempSync(join(tmpdir(), 'banneret-many-'));
afterAll(() => rmSync(dir, { recursive: true }));

const toyFile = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../systems/toy/test/scenarios/${name}.json`, import.meta.url)), 'utf8');
const attack = JSON.parse(toyFile('attack')) as { chance: number[][]; choices: object[]; expect: object };

/** A folder with one file of every sort, some of them deeper, and one that is no scenario file by its name. */
function folderOfAllSorts(): string {
  const folder = join(dir, 'sorts');
  mkdirSync(join(folder, 'deeper', 'still'), { recursive: true });
  const write = (name: string, raw: object): void => writeFileSync(join(folder, name), JSON.stringify(raw));
  write('a-held.json', attack);
  write('b-failed.json', { ...attack, expect: { facts: { round: 9 } } });
  write('deeper/c-bad.json', { ...attack, chance: attack.chance.slice(0, 1) });
  write('deeper/still/d-refused.json', { ...attack, choices: [{ seat: 1, choose: 'attack-1' }] });
  write('e-refused-start.json', { system: 'toy', setup: { armies: ['wall', 'orcs'] }, expect: { refused: true } });
  writeFileSync(join(folder, 'notes.txt'), 'not a scenario');
  return folder;
}

describe('run with several files', () => {
  const folder = folderOfAllSorts();
  const lines = (out: string): string[] => out.trim().split('\n');

  it('has a line for each, counts them, and ends with the highest code', async () => {
    const { code, out, err } = await inProcess(['run', folder, '--lang', 'en']);
    expect([code, err]).toEqual([3, '']);
    expect(lines(out)).toEqual([
      `held     ${join(folder, 'a-held.json')}`,
      `FAILED   ${join(folder, 'b-failed.json')} · expect.facts.round: expected 9, found 4`,
      expect.stringMatching(/^BAD {6}.*c-bad\.json · chance\[1\]: there are no chance outcomes left/),
      expect.stringMatching(/^REFUSED {2}.*d-refused\.json · choices\[0\]: choice refused\..*\[TOY-03\]/),
      `held     ${join(folder, 'e-refused-start.json')}`,
      '5 files: 2 held, 1 failed, 1 refused, 1 bad, 0 with a program error',
    ]);
  });

  it('takes files and folders as they come, and shows only what does not hold when quiet', async () => {
    const held = join(folder, 'a-held.json');
    const { code, out } = await inProcess(['run', held, join(folder, 'deeper'), '--quiet', '--lang', 'en']);
    expect(code).toBe(3);
    expect(lines(out)).toEqual([
      expect.stringMatching(/^BAD {6}/),
      expect.stringMatching(/^REFUSED/),
      '3 files: 1 held, 0 failed, 1 refused, 1 bad, 0 with a program error',
    ]);
    const fine = await inProcess(['run', held, held, '--quiet', '--lang', 'en']);
    expect([fine.code, lines(fine.out)]).toEqual([
      0,
      ['2 files: 2 held, 0 failed, 0 refused, 0 bad, 0 with a program error'],
    ]);
  });

  it('goes on after a file that is not there', async () => {
    const { code, out } = await inProcess(['run', join(dir, 'none.json'), join(folder, 'a-held.json'), '--lang', 'en']);
    expect(code).toBe(2);
    expect(lines(out)).toEqual([
      expect.stringMatching(/^BAD {6}.*none\.json · the file .* does not exist/),
      expect.stringMatching(/^held/),
      expect.stringMatching(/^2 files: 1 held/),
    ]);
  });

  it('plays a hundred of them in about two seconds', async () => {
    const files = Array.from({ length: 100 }, () => join(folder, 'a-held.json'));
    const began = performance.now();
    const { code } = await inProcess(['run', ...files, '--quiet']);
    expect(code).toBe(0);
    // The bound leaves room for a machine that does other things.
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

describe('run with one file', () => {
  const written = (name: string, raw: object): string => {
    writeFileSync(join(dir, name), JSON.stringify(raw));
    return join(dir, name);
  };
  const jsonLines = (out: string): { type?: string; verdict?: string }[] =>
    out
      .trim()
      .split('\n')
      .map(text => JSON.parse(text) as object);

  it('prints what happened before a file turned out to be bad', async () => {
    const file = written('half.json', { ...attack, chance: attack.chance.slice(0, 1) });
    const { code, out, err } = await inProcess(['run', file, '--lang', 'en']);
    expect(code).toBe(2);
    expect(err).toMatch(/^banneret: .*half\.json: chance\[1\]: there are no chance outcomes left/);
    expect(jsonLines(out).map(({ type, verdict }) => type ?? verdict)).toEqual(['coins.changed', 'bad']);
  });

  it('leaves the events out when quiet', async () => {
    const { code, out } = await inProcess(['run', written('whole.json', attack), '--quiet']);
    expect([code, jsonLines(out).map(({ verdict }) => verdict)]).toEqual([0, ['held']]);
  });

  it('holds when its beginning is refused as it should be', async () => {
    const orcs = { system: 'toy', setup: { armies: ['wall', 'orcs'] } };
    const file = written('orcs.json', { ...orcs, expect: { refused: true } });
    const { code, out, err } = await inProcess(['run', file, '--lang', 'en']);
    expect([code, err]).toEqual([0, `${file}: all went as expected.\n`]);
    expect(jsonLines(out)).toEqual([
      { verdict: 'held', refused: expect.objectContaining({ place: 'setup' }) as object },
    ]);
    const other = await inProcess([
      'run',
      written('other.json', { ...orcs, expect: { refused: 'TOY-01' } }),
      '--lang',
      'en',
    ]);
    expect([other.code, other.err.split('\n')[0]]).toEqual([
      1,
      'expect.refused: this beginning should have been refused by TOY-01; it was refused by –',
    ]);
  });
});
