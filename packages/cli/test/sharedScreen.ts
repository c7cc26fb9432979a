import { main, type Io } from '@banneret/cli';
import { seededRng } from '@banneret/kernel';

/** What clear(1) sends: the screen and all that has scrolled off it are gone. */
const WIPE = '\x1b[H\x1b[2J\x1b[3J';

/** What could be read, scrolling back included, when somebody was waited for. */
export interface Sight {
  readonly text: string;
  /** The player whose question is the last thing on the screen; nobody's while the curtain is down. */
  readonly asked: number | undefined;
}

export interface Sitting {
  readonly code: number;
  readonly sights: readonly Sight[];
  /** What was left on the screen at the end. */
  readonly last: string;
  readonly out: string;
}

/** Plays at one screen as a terminal shows it, answering like somebody in a hurry, `most` lines at most. */
export async function sitDown(args: readonly string[], most = 5_000): Promise<Sitting> {
  const rng = seededRng('screen');
  const sights: Sight[] = [];
  let out = '';
  const screen = (): string => out.slice(out.lastIndexOf(WIPE) < 0 ? 0 : out.lastIndexOf(WIPE) + WIPE.length);
  const io: Io = {
    env: {},
    terminal: false,
    out: text => (out += text),
    err: text => (out += text),
    control: (_stream, sequence) => void (out += sequence),
    lines: () => ({
      next() {
        const text = screen();
        const asked = CURTAIN.test(text) ? undefined : Number([...text.matchAll(QUESTION)].at(-1)?.[1]);
        sights.push({ text, asked });
        if (sights.length > most) return Promise.resolve('q');
        const typed = asked === undefined ? '' : answer(text, n => rng.below(n));
        out += `${typed}\n`; // a terminal echoes
        return Promise.resolve(typed);
      },
      close: () => {},
    }),
  };
  const code = await main([...args, '--lang', 'en'], io);
  return { code, sights, last: screen(), out };
}

const CURTAIN = /(Press Enter to hide the screen|press Enter when nobody else is looking)\.\n$/;
export const QUESTION = /^Player (\d): .+ \[[A-Z0-9]+-[A-Z0-9-]+\]$/gm;

/** Something that the last question takes. */
function answer(text: string, below: (n: number) => number): string {
  const lines = text.trimEnd().split('\n');
  const how = lines.at(-1) ?? '';
  const numbers = (how.match(/\d+/g) ?? []).map(Number);
  const [first = 0, second = 0] = numbers;
  if (how.startsWith('A number from')) return String(first + below(second - first + 1));
  if (how.startsWith('The ')) return upTo(first).join(' ');
  if (how.includes('separated by spaces')) return first === 0 ? '-' : upTo(first).join(' ');
  if (how.startsWith('Share out')) return shares(first, lines.slice(-1 - second, -1)).join(' ');
  const lastQuestion = text.slice(text.search(new RegExp(`${QUESTION.source}(?![\\s\\S]*^Player \\d: .+\\[)`, 'm')));
  const offers = lastQuestion.match(/^ *\d+\. /gm) ?? ['1'];
  return String(1 + below(offers.length));
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** As much as fits in each, from the first. */
function shares(total: number, bins: readonly string[]): number[] {
  let left = total;
  return bins.map(bin => {
    const most = Number(/to (\d+)\)$/.exec(bin)?.[1]);
    const share = Math.min(left, most);
    left -= share;
    return share;
  });
}
