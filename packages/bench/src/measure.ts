/** One thing to measure: `run` does one batch and says how many operations that was. */
export interface Subject {
  readonly name: string;
  run(): number;
}

export interface Rate {
  readonly name: string;
  /** Operations a second of processor time, median of the rounds. */
  readonly median: number;
  readonly least: number;
  readonly most: number;
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
 * By the processor time of this process, not by the clock: on a machine that others use as well a round may stand still for
 * most of its time. On an idle machine the two agree.
 */
function ratePerSecond(subject: Subject, forMs: number): number {
  const began = process.cpuUsage();
  let operations = 0;
  let spentMs = 0;
  do {
    operations += subject.run();
    const { user, system } = process.cpuUsage(began);
    spentMs = (user + system) / 1000;
  } while (spentMs < forMs);
  return (operations * 1000) / spentMs;
}

function summarise(name: string, rates: readonly number[]): Rate {
  const sorted = [...rates].sort((a, b) => a - b);
  const at = (i: number): number => sorted[i] ?? 0;
  return { name, median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) };
}

export const microseconds = (rate: Rate): number => 1e6 / rate.median;

/** Of the fastest round: what is left of the figure when nobody else wants the machine. */
export const bestMicroseconds = (rate: Rate): number => 1e6 / rate.most;
