/** What one process of players has seen. */
export interface Tally {
  readonly inputs: number;
  readonly finished: number;
  /** Milliseconds from sending an answer to hearing that it is accepted, which is after it is on the disk. */
  readonly waits: readonly number[];
  /** One sentence each; the run is good only if there are none. */
  readonly errors: readonly string[];
}

export interface ServerFigures {
  readonly matches: number;
  readonly seconds: number;
  readonly inputs: number;
  readonly inputsPerSecond: number;
  readonly finished: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly slowestMilliseconds: number;
  readonly errors: number;
}

export function figuresOf(tallies: readonly Tally[], matches: number, seconds: number): ServerFigures {
  const waits = tallies.flatMap(tally => tally.waits).sort((a, b) => a - b);
  const inputs = sum(tallies.map(tally => tally.inputs));
  return {
    matches,
    seconds,
    inputs,
    inputsPerSecond: inputs / seconds,
    finished: sum(tallies.map(tally => tally.finished)),
    p50Milliseconds: quantile(waits, 0.5),
    p99Milliseconds: quantile(waits, 0.99),
    slowestMilliseconds: waits.at(-1) ?? 0,
    errors: sum(tallies.map(tally => tally.errors.length)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
