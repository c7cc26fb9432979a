import { createInterface } from 'node:readline';
import { localeOf, plainWords } from './language.js';
import { EXIT } from './mistake.js';

/** All that the command touches of its surroundings, so that tests can stand in for a terminal. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Can a person see a progress bar on stderr? */
  readonly terminal: boolean;
  out(text: string): void;
  err(text: string): void;
  /** Steers the terminal: moves its cursor, wipes its screen. Never with anything in it that came from elsewhere. */
  control(stream: 'out' | 'err', sequence: string): void;
  /** Whatever somebody types, or pipes in, line by line. Closing it lets the process end. */
  lines(): Lines;
}

export interface Lines {
  /** The next line, or nothing when the input has ended. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function processIo(): Io {
  const open = new Set<Lines>();
  // Whoever reads us may have seen enough (`| head`): that is no error. Nobody can be asked any more, but what is
  // under way goes on to its end: a record may have to be written.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') giveUpOnOutput(error.code);
    for (const lines of open) lines.close();
  });
  // Where complaints go unread, the exit code still tells.
  process.stderr.on('error', () => {});
  return {
    env: process.env,
    terminal: process.stderr.isTTY,
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    control: (stream, sequence) => void (stream === 'out' ? process.stdout : process.stderr).write(sequence),
    lines() {
      const lines = stdinLines();
      open.add(lines);
      return lines;
    },
  };
}

/** The disk is full, say: nothing that follows would reach anybody. */
function giveUpOnOutput(code = ''): never {
  const t = plainWords(localeOf(process.argv.slice(2), process.env));
  process.stderr.write(`${t.say('cli.mistake', { sentence: t.say('cli.file.no-output', { code }) })}\n`);
  process.exit(EXIT.mistake);
}

function stdinLines(): Lines {
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  // No history: on a shared screen the arrow keys would bring back what somebody else has typed.
  const input = createInterface({ input: process.stdin, historySize: 0, ...(terminal && { output: process.stdout }) });
  const lines = input[Symbol.asyncIterator]();
  return {
    async next(prompt) {
      if (terminal) input.setPrompt(prompt);
      if (terminal) input.prompt();
      const { value, done } = await lines.next();
      return done === true ? undefined : value;
    },
    close: () => input.close(),
  };
}
