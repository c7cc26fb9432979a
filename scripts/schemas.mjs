// Writes the JSON Schema of every game's scenario files to schemas/; with --check says which ones are out of date.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const folder = new URL('../schemas/', import.meta.url);
const built = new URL('../packages/cli/dist/index.js', import.meta.url);

if (!existsSync(built)) {
  console.error('schemas: nothing is built yet, run `npm run build` first.');
  process.exit(2);
}
const { shelf } = await import(built.href);
const { schemaFor } = await import('@banneret/game');

const wanted = new Map(
  shelf.map(({ game }) => [`${game.system.id}.schema.json`, `${JSON.stringify(schemaFor(game), undefined, 2)}\n`]),
);

mkdirSync(folder, { recursive: true });
const present = readdirSync(folder).filter(name => name.endsWith('.schema.json'));
const stale = [...wanted.keys()].filter(
  name => !present.includes(name) || readFileSync(new URL(name, folder), 'utf8') !== wanted.get(name),
);
const foreign = present.filter(name => !wanted.has(name));

if (process.argv.includes('--check')) {
  for (const name of stale) console.error(`schemas/${name} is out of date: run \`npm run schemas\`.`);
  for (const name of foreign) console.error(`schemas/${name} belongs to no game on the shelf.`);
  process.exit(stale.length + foreign.length > 0 ? 1 : 0);
}
for (const name of stale) {
  writeFileSync(new URL(name, folder), wanted.get(name));
  console.log(`wrote schemas/${name}`);
}
