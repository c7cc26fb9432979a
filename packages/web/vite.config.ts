import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const conditions = ['source', 'module', 'browser', 'import', 'default'];
const publicFolder = fileURLToPath(new URL('./public', import.meta.url));

/**
 * The service worker keeps every file of the page, so that a table can be laid without a network. It is told the list
 * when the page is built; the list is part of its text, so that a new page means a new worker.
 */
function listFilesForOffline(): Plugin {
  return {
    name: 'list-files-for-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return;
      const built = Object.keys(bundle).filter(file => file !== 'sw.js' && !file.endsWith('.map'));
      const files = [...built, ...readdirSync(publicFolder)].map(file => `/${file}`).sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      worker.code = `self.banneretPage = ${JSON.stringify({ version, files })};\n${worker.code}`;
    },
  };
}

/** What is text is packed once, when the page is built: the server has better things to do, and visitors fetch a third as much. */
function packFiles(): Plugin {
  return {
    name: 'pack-files',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(file)) continue;
        const path = join(dir, file);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [listFilesForOffline(), packFiles()],
  build: {
    target: 'es2022',
    // The first browsers that know `light-dark()`: rewritten for older ones it would be settled once for the whole page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Small files would otherwise become data: addresses, which the server's policy does not let scripts load from.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/offline/serviceWorker.ts' },
      output: { entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
