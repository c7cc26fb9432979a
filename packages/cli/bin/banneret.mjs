#!/usr/bin/env node
import { existsSync } from 'node:fs';

const built = new URL('../dist/index.js', import.meta.url);

if (existsSync(built)) {
  const { main, processIo } = await import(built.href);
  process.exitCode = await main(process.argv.slice(2), processIo());
} else {
  console.error('banneret : rien n’est construit, lancez « npm run build » / not built yet, run “npm run build”.');
  process.exitCode = 2;
}
