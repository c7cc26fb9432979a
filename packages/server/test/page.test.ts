import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../src/index.js';

const SCRIPT = 'export const words = "many and many and many";';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'banneret-page-'));
  const page = join(folder, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html>');
  writeFileSync(join(page, 'assets', 'packed.js'), SCRIPT);
  writeFileSync(join(page, 'assets', 'packed.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(page, 'assets', 'packed.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(page, 'assets', 'plain.js'), SCRIPT);
  app = await buildApp({ data: join(folder, 'data'), page });
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = async (url: string, accepted?: string) =>
  await app.inject({
    url,
    headers: { host: 'localhost', ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

test('a file that the build has packed is sent as small as whoever asks can unpack it', async () => {
  const ways = [
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(SCRIPT)],
    ['gzip;q=0.8, br;q=0', 'gzip', gzipSync(SCRIPT)],
    ['GZIP', 'gzip', gzipSync(SCRIPT)],
  ] as const;
  for (const [accepted, encoding, bytes] of ways) {
    const answer = await get('/assets/packed.js', accepted);
    expect(answer.headers['content-encoding'], accepted).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
    expect(answer.headers['vary']).toBe('accept-encoding');
    expect(answer.rawPayload.equals(bytes), accepted).toBe(true);
  }
});

test('whoever does not unpack, and what was not packed, gets plain text', async () => {
  for (const accepted of [undefined, 'zstd', 'gzip;q=0', 'gzip; q=0.0']) {
    const answer = await get('/assets/packed.js', accepted);
    expect(answer.headers['content-encoding'], String(accepted)).toBeUndefined();
    expect(answer.body, String(accepted)).toBe(SCRIPT);
    expect(answer.headers['vary']).toBe('accept-encoding');
  }
  const plain = await get('/assets/plain.js', 'gzip, br');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body).toBe(SCRIPT);
});
