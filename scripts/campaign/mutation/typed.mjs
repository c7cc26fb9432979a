// Which mutants could a programmer have committed? What the compiler refuses would never have reached a test.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bin, capture } from '../../lib/run.mjs';

/** The mutants that compile. Each is written out as a file of its own, and one run of the compiler looks at all of them. */
export async function wellTyped(root, folder, sources, mutants) {
  const variants = join(folder, 'variants');
  rmSync(variants, { recursive: true, force: true });
  mkdirSync(variants, { recursive: true });
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  for (const [i, mutant] of mutants.entries())
    writeFileSync(join(variants, `m${i}.ts`), variantOf(mutant, contents.get(mutant.fileName)));
  writeFileSync(join(variants, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(variants, 'tsconfig.json'), JSON.stringify(configIn(root)));
  const { output } = await capture(bin('tsc'), ['-p', variants, '--pretty', 'false']);
  rmSync(variants, { recursive: true, force: true });
  const refused = new Set([...output.matchAll(/\bm(\d+)\.ts\(\d+,\d+\): error/g)].map(([, i]) => Number(i)));
  return mutants.filter((_, i) => !refused.has(i));
}

const configIn = root => ({
  extends: join(root, 'tsconfig.base.json'),
  compilerOptions: {
    composite: false,
    declaration: false,
    sourceMap: false,
    noEmit: true,
    allowUnreachableCode: true,
    typeRoots: [join(root, 'node_modules/@types')],
  },
  include: ['*.ts'],
});

/** The source with the mutant in it. Its neighbours are named by their whole path, since the file stands elsewhere. */
function variantOf({ fileName, location, replacement }, content) {
  const lines = content.split('\n');
  const offset = ({ line, column }) => lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, column);
  const changed = content.slice(0, offset(location.start)) + replacement + content.slice(offset(location.end));
  return changed.replace(
    /(\bfrom |\bimport\()'(\.[^']*)'/g,
    (_, word, path) => `${word}'${resolve(dirname(fileName), path)}'`,
  );
}
