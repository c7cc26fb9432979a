import { translator } from '@banneret/i18n';
import { ONLINE_PAUSE } from '@banneret/room';
import { expect, it } from 'vitest';
import { readOptions } from './options.js';
import { serverText } from './text.js';

const en = translator('en', serverText);
const fr = translator('fr', serverText);

it('has an answer to everything that was not asked', () => {
  const { data, ...others } = readOptions([], en);
  expect(data).toMatch(/\.banneret$/);
  expect(others).toEqual({
    port: 8080,
    host: '127.0.0.1',
    pause: ONLINE_PAUSE,
    threads: 1,
    thinkers: 1,
    archiveDays: 60,
    deleteDays: 365,
  });
});

it('reads what is asked', () => {
  const asked =
    '--port 0 --host :: --data here --pause 5-10 --threads 2 --thinkers 3 --archive-days 7 --delete-days 0 --trust-proxy loopback,10.0.0.0/8,fd00::1 --name Play.example.org,b';
  expect(readOptions(asked.split(' '), en)).toEqual({
    port: 0,
    host: '::',
    data: 'here',
    pause: { least: 5, most: 10 },
    threads: 2,
    thinkers: 3,
    archiveDays: 7,
    deleteDays: 0,
    trustProxy: 'loopback,10.0.0.0/8,fd00::1',
    names: ['play.example.org', 'b'],
  });
});

it.each([
  ['--port 70000', /--port .*70000/],
  ['--port -1', /--port/],
  ['--pause soon', /--pause .*soon/],
  ['--threads 0', /--threads .*64.*0/],
  ['--thinkers many', /--thinkers .*many/],
  ['--archive-days x', /--archive-days .*x/],
  ['--delete-days 1.5', /--delete-days .*1\.5/],
  ['--archive-days 30 --delete-days 7', /7.*30/],
  ['--trust-proxy true', /--trust-proxy .*true/],
  ['--trust-proxy 0.0.0.0/0', /--trust-proxy/],
  ['--trust-proxy 10.0.0.0/40', /--trust-proxy/],
  ['--trust-proxy', /--trust-proxy/],
  ['--name http://play.example.org', /--name .*http/],
  ['--colour red', /--colour red/],
])('says in one sentence what is wrong with %s', (asked, sentence) => {
  for (const t of [en, fr]) expect(() => readOptions(asked.split(' '), t)).toThrow(sentence);
});
