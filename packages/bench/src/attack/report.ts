import type { ServerMeasured } from '@banneret/server';

/** What honest people have met with. */
export interface HonestTally {
  readonly answers: number;
  readonly finished: number;
  /** Milliseconds from an answer to hearing that it is on the disk. */
  readonly waits: readonly number[];
  /** Who waited longest. */
  readonly slowest: string;
  /** Milliseconds from such an answer to the next question, where the computer plays. */
  readonly computerWaits: readonly number[];
  /** How many answers were said to be on the disk, by match. */
  readonly accepted: Readonly<Record<string, number>>;
  /** Answers of which nothing was heard again. */
  readonly unheard: number;
  /** One sentence for everything that was refused, or cut off. */
  readonly refusals: readonly string[];
  /** What those who looked on were told of. */
  readonly shown: number;
  /** How late the process that measures was itself: no figure is more exact than that. */
  readonly ownDelayP99: number;
}

export interface AttackFigures {
  readonly minutes: number;
  readonly fromHome: boolean;
  readonly coresApart: boolean;
  /** How often each weapon was used. */
  readonly blows: Readonly<Record<string, number>>;
  readonly honestAnswers: number;
  readonly honestFinished: number;
  readonly honestP50: number;
  readonly honestP99: number;
  readonly honestMax: number;
  readonly honestSlowest: string;
  readonly computerP50: number;
  readonly computerP99: number;
  readonly measuringDelayP99: number;
  readonly shown: number;
  readonly lost: number;
  readonly refused: number;
  readonly serverAlive: boolean;
  readonly peakMegabytes: number;
  readonly socketThreadP999: number;
  readonly socketThreadMax: number;
  /** Without the time for which others had the core. */
  readonly socketThreadWorkP999: number;
  readonly socketThreadWorkMax: number;
}

/** What we have promised ourselves. */
const GOALS: readonly (readonly [keyof AttackFigures, number])[] = [
  ['lost', 0],
  ['refused', 0],
  ['honestP99', 100],
  ['peakMegabytes', 400],
  ['socketThreadP999', 25],
  ['socketThreadMax', 100],
];

export function figuresOf(
  circumstances: Pick<AttackFigures, 'minutes' | 'fromHome' | 'coresApart' | 'blows'>,
  tally: HonestTally,
  { lost, measured }: { readonly lost: number; readonly measured: ServerMeasured | undefined },
): AttackFigures {
  const [waits, computerWaits] = [sorted(tally.waits), sorted(tally.computerWaits)];
  return {
    ...circumstances,
    honestAnswers: tally.answers,
    honestFinished: tally.finished,
    honestP50: quantile(waits, 0.5),
    honestP99: quantile(waits, 0.99),
    honestMax: waits.at(-1) ?? 0,
    honestSlowest: tally.slowest,
    computerP50: quantile(computerWaits, 0.5),
    computerP99: quantile(computerWaits, 0.99),
    measuringDelayP99: tally.ownDelayP99,
    shown: tally.shown,
    lost: lost + tally.unheard,
    refused: tally.refusals.length,
    serverAlive: measured !== undefined,
    peakMegabytes: measured?.peakMegabytes ?? 0,
    socketThreadP999: measured?.socketThreadP999 ?? 0,
    socketThreadMax: measured?.socketThreadMax ?? 0,
    socketThreadWorkP999: measured?.socketThreadWorkP999 ?? 0,
    socketThreadWorkMax: measured?.socketThreadWorkMax ?? 0,
  };
}

/** One line a figure, and beside it the goal. */
export function tableOf(figures: AttackFigures): readonly string[] {
  return Object.entries(figures).map(([name, value]) => {
    const shown = shownAs(value);
    const goal = GOALS.find(([key]) => key === name)?.[1];
    if (goal === undefined || typeof value !== 'number') return `  ${name.padEnd(20)}  ${shown}`;
    return `  ${name.padEnd(20)}  ${shown.padEnd(8)}  at most ${goal}: ${value <= goal ? 'kept' : 'missed'}`;
  });
}

function shownAs(value: AttackFigures[keyof AttackFigures]): string {
  if (typeof value === 'number') return `${Number(value.toPrecision(4))}`;
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Object.entries(value)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);

const quantile = (numbers: readonly number[], share: number): number =>
  numbers[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;
