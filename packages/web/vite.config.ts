import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

/** The threads of the page, by the script that starts each with `new URL('./worker.ts', import.meta.url)`. */
const THREADS: Readonly<Record<string, string>> = {
  '/src/local/client.ts': 'house',
  '/src/paint/bake/painter.ts': 'painting',
};

/**
 * The thread that keeps matches plays by the same rules as the page, and the one that paints tables paints as the page can. Bundled by
 * themselves, as threads are, they would bring all of that once more; built as further entries of one bundle they share its files.
 */
function shareFilesWithThreads(): Plugin {
  return {
    name: 'share-files-with-threads',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const name = THREADS[Object.keys(THREADS).find(starter => id.endsWith(starter)) ?? ''];
      if (name === undefined) return undefined;
      const own = "new URL('./worker.ts', import.meta.url)";
      if (!code.includes(own)) this.error(`${id} no longer starts its thread by ${own}`);
      const thread = this.emitFile({ type: 'chunk', id: join(dirname(id), 'worker.ts'), name });
      return code.replace(own, `import.meta.ROLLUP_FILE_URL_${thread}`);
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
        const plain = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
      }
    },
  };
}

export default defineConfig({
  resolve: { conditions },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  plugins: [shareFilesWithThreads(), listFilesForOffline(), packFiles()],
  build: {
    target: 'es2022',
    // The first browsers that know `light-dark()`: rewritten for older ones it would be settled once for the whole page.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Small files would otherwise become data: addresses, which the server's policy does not let scripts load from.
    assetsInlineLimit: 0,
    modulePreload: {
      // In a thread there is no document to which hints could be added; the rules of a game are fetched by threads too.
      resolveDependencies: (_file, files, { hostId }) => (/\/(entries|guides)-[^/]*\.js$/.test(hostId) ? [] : files),
    },
    rollupOptions: {
      input: { index: 'index.html', sw: 'src/offline/serviceWorker.ts' },
      output: { entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
