import { createInterface } from 'node:readline';

/** All that the command touches of its surroundings, so that tests can stand in for a terminal. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Can a person see a progress bar on stderr? */
  readonly terminal: boolean;
  out(text: string): void;
  err(text: string): void;
  /** Whatever somebody types, or pipes in, line by line. Closing it lets the process end. */
  lines(): Lines;
}

export interface Lines {
  /** The next line, or nothing when the input has ended. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

export function processIo(): Io {
  // Whoever reads us may have seen enough (`| head`): that is no error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  return {
    env: process.env,
    terminal: process.stderr.isTTY,
    out: text => void process.stdout.write(text),
    err: text => void process.stderr.write(text),
    lines: stdinLines,
  };
}

function stdinLines(): Lines {
  const terminal = process.stdin.isTTY && process.stdout.isTTY;
  const input = createInterface({ input: process.stdin, ...(terminal && { output: process.stdout }) });
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
