import { cpus } from 'node:os';

/** Every figure of a run, by name. */
export interface Figures {
  readonly [name: string]: number;
}

/** What the project promises, as ratios or limits within one run. */
const PROMISES: readonly {
  readonly says: string;
  readonly value: (f: Figures) => number;
  readonly least?: number;
  readonly most?: number;
}[] = [
  {
    says: 'kernel inputs/s to boardgame.io moves/s',
    value: f => per(f, 'kernelInputsPerSecond', 'boardgameioMovesPerSecond'),
    least: 50,
  },
  {
    says: 'skirmish decisions/s, kernel to boardgame.io',
    value: f => per(f, 'skirmishDecisionsPerSecond', 'boardgameioSkirmishDecisionsPerSecond'),
    least: 15,
  },
  { says: 'fork of a 200-model match, µs', value: f => figure(f, 'forkMicroseconds'), most: 10 },
  { says: 'unit-to-unit target list, cold, µs', value: f => figure(f, 'targetListColdMicroseconds'), most: 100 },
  { says: 'target list, memoised, µs', value: f => figure(f, 'targetListMemoMicroseconds'), most: 1 },
];

const figure = (f: Figures, name: string): number => f[name] ?? Number.NaN;
const per = (f: Figures, a: string, b: string): number => figure(f, a) / figure(f, b);

export const machine = (): string =>
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;

/** The run as a table for people. */
export function table(figures: Figures): string {
  const width = Math.max(...Object.keys(figures).map(name => name.length));
  const rows = Object.entries(figures).map(([name, value]) => `  ${name.padEnd(width)}  ${rounded(value)}`);
  const promises = PROMISES.map(({ says, value, least, most }) => {
    const actual = value(figures);
    const kept = (least === undefined || actual >= least) && (most === undefined || actual <= most);
    const bound = least === undefined ? `at most ${most}` : `at least ${least}`;
    return `  ${kept ? 'kept  ' : 'BROKEN'}  ${says}: ${rounded(actual)} (${bound})`;
  });
  return [machine(), '', ...rows, '', ...promises].join('\n');
}

const rounded = (n: number): string => (n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(3));
