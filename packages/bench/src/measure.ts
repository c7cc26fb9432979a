/** One thing to measure: `run` does one batch and says how many operations that was. */
export interface Subject {
  readonly name: string;
  run(): number;
}

export interface Rate {
  readonly name: string;
  /** Operations a second in the fastest round: others who use the machine can only slow a round down. */
  readonly best: number;
  readonly median: number;
}

export interface MeasureOptions {
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly roundMs: number;
}

/** Interleaved rounds, so that a slow spell of the machine hits all subjects alike: trust ratios, not figures. */
export function measure(subjects: readonly Subject[], options: MeasureOptions): Rate[] {
  for (const subject of subjects) ratePerSecond(subject, options.warmUpMs);
  const rates = subjects.map(() => [] as number[]);
  for (let round = 0; round < options.rounds; round++)
    for (const [i, subject] of subjects.entries()) rates[i]?.push(ratePerSecond(subject, options.roundMs));
  return subjects.map((subject, i) => summarise(subject.name, rates[i] ?? []));
}

/**
 * By the clock or by the processor time of this process, whichever is less: on a machine that others use as well a round may
 * stand still for most of its time, and processor time counts the compiler's and the collector's threads too. The work
 * itself takes no more than either.
 */
function ratePerSecond(subject: Subject, forMs: number): number {
  const beganAt = performance.now();
  const began = process.cpuUsage();
  let operations = 0;
  let spentMs = 0;
  do {
    operations += subject.run();
    const { user, system } = process.cpuUsage(began);
    spentMs = Math.min((user + system) / 1000, performance.now() - beganAt);
  } while (spentMs < forMs);
  return (operations * 1000) / spentMs;
}

function summarise(name: string, rates: readonly number[]): Rate {
  const sorted = [...rates].sort((a, b) => a - b);
  const at = (i: number): number => sorted[i] ?? 0;
  return { name, best: at(sorted.length - 1), median: at(Math.floor(sorted.length / 2)) };
}

export const microseconds = (rate: Rate): number => 1e6 / rate.best;

export const medianMicroseconds = (rate: Rate): number => 1e6 / rate.median;
