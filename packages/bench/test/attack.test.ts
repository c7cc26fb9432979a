import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AttackFigures } from '../src/attack/report.js';
import { weapons } from '../src/attack/weapons/index.js';

// The processes run built code, as those of the server do. How long anything takes says nothing on a busy machine: what counts here is
// that nobody honest is hurt.

const MAIN = fileURLToPath(new URL('../dist/attack/main.js', import.meta.url));
const names = weapons.map(({ name }) => name);

async function attacked(...options: readonly string[]): Promise<AttackFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, '--minutes', '0.08', '--json', ...options]);
  return JSON.parse(stdout) as AttackFigures;
}

describe('everything that strangers have tried', () => {
  test.each([
    ['from forty-nine addresses', []],
    ['from the address of honest players', ['--from-home']],
  ])(
    '%s: nothing is lost, nobody honest is refused, and their matches go on',
    { timeout: 180_000 },
    async (_, options) => {
      const figures = await attacked(...options);
      expect(figures).toMatchObject({ lost: 0, refused: 0, serverAlive: true });
      expect(figures.honestAnswers).toBeGreaterThan(0);
      expect(Object.keys(figures.blows).toSorted()).toEqual(names.toSorted());
      expect(Object.values(figures.blows).every(count => count > 0)).toBe(true);
    },
  );

  test('a weapon that nobody knows is named', async () => {
    await expect(attacked('--only', 'patience')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/patience/),
    });
  });
});
