#!/usr/bin/env node
import { serveFrom } from '../dist/index.js';

const code = await serveFrom(process.argv.slice(2), line => console.log(line));
if (code !== undefined) process.exit(code);
