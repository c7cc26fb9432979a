// Package discipline: dependencies point one way, are declared, and are mirrored by the TypeScript references;
// nobody reaches into another package's files. Tests are free to import what they need.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './lib/run.mjs';

const IMPORT = /(?:from|import)\s+['"](@banneret\/[^'"]+)['"]/g;
const problems = [];

const folders = ['packages', 'packages/systems']
  .flatMap(parent => readdirSync(join(root, parent)).map(name => join(root, parent, name)))
  .filter(folder => existsSync(join(folder, 'package.json')));
const packages = new Map(
  folders.map(folder => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return [manifest.name, { folder, manifest, deps: ours(manifest.dependencies) }];
  }),
);

for (const [name, { folder, manifest, deps }] of packages) {
  const used = new Set();
  for (const file of sources(join(folder, 'src'))) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const where = relative(root, file);
      if (specifier.split('/').length > 2) problems.push(`${where} reaches into ${specifier}`);
      else if (!deps.includes(specifier))
        problems.push(`${where} imports ${specifier}, which ${name} does not declare`);
      used.add(specifier);
    }
  }
  for (const dep of deps) if (!used.has(dep)) problems.push(`${name} declares ${dep} but does not use it`);
  const config = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8'));
  const references = (config.references ?? []).map(ref => join(folder, ref.path)).sort();
  const wanted = deps.map(dep => packages.get(dep)?.folder ?? dep).sort();
  if (references.join() !== wanted.join()) problems.push(`${name}: tsconfig references and dependencies differ`);
  if (manifest.name === '@banneret/bench' && Object.keys(manifest.dependencies).some(dep => !deps.includes(dep)))
    problems.push(`${name} has dependencies of others: what only benches need belongs to devDependencies`);
  if (manifest.license !== 'MIT') problems.push(`${name} has no MIT licence`);
  if (!existsSync(join(folder, 'README.md'))) problems.push(`${name} has no README.md`);
}

const listed = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')).references.map(ref =>
  join(root, ref.path),
);
for (const { folder, manifest } of packages.values())
  if (!listed.includes(folder)) problems.push(`${manifest.name} is missing in the root tsconfig.json`);

const done = new Set();
for (const name of packages.keys()) visit(name, []);

if (problems.length > 0) console.error([...new Set(problems)].map(p => `  ${p}`).join('\n'));
process.exit(problems.length === 0 ? 0 : 1);

function visit(name, path) {
  if (path.includes(name)) problems.push(`cycle: ${[...path.slice(path.indexOf(name)), name].join(' → ')}`);
  if (done.has(name) || path.includes(name)) return;
  for (const dep of packages.get(name)?.deps ?? []) visit(dep, [...path, name]);
  done.add(name);
}

function ours(dependencies = {}) {
  return Object.keys(dependencies).filter(name => name.startsWith('@banneret/'));
}

function* sources(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}
