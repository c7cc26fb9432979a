import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main, type Io } from '@banneret/cli';

export const BIN = fileURLToPath(new URL('../bin/banneret.mjs', import.meta.url));
const BUILT = new URL('../dist/index.js', import.meta.url);

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Run the real command, as a person would, and wait for its end. */
export function banneret(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  if (!existsSync(BUILT)) throw new Error('the command runs built code: run `npm run build` first');
  const { LC_ALL: _all, LC_MESSAGES: _messages, LANG: _lang, ...rest } = process.env;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { env: { ...rest, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', chunk => (out += String(chunk)));
    child.stderr.on('data', chunk => (err += String(chunk)));
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, err }));
    child.stdin.on('error', () => {}); // it may have ended before it read everything
    child.stdin.end(input);
  });
}

/** The same within this process and from the sources: quicker, and everything it says is kept. */
export async function inProcess(args: readonly string[], input: readonly string[] = []): Promise<Ended> {
  const typed = [...input];
  let out = '';
  let err = '';
  const io: Io = {
    env: {},
    terminal: false,
    out: text => (out += text),
    err: text => (err += text),
    control: (stream, sequence) => void (stream === 'out' ? (out += sequence) : (err += sequence)),
    lines: () => ({ next: () => Promise.resolve(typed.shift()), close: () => {} }),
  };
  const code = await main(args, io);
  return { code, out, err };
}

/** French messages hold narrow no-break spaces that nobody types in a test. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u202F\u00A0]/g, ' ');
