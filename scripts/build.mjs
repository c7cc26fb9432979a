// `npm run build`: compiles all packages, and puts the server's threads together.
import { build } from './lib/run.mjs';

process.exit(await build());
