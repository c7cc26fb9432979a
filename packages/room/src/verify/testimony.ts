import { digestAfter, wasLeftAhead, type LinkRequest, type Witness } from '../dice/witness.js';
import type { LogTold } from './playedLog.js';
import type { Tenure } from './seatChains.js';
import { finding, type Finding } from './verdict.js';

/** The record as a device's memory is held against it. */
export interface Told extends Pick<LogTold, 'begin' | 'joined' | 'tenures' | 'falling' | 'fallingAtEnd'> {
  readonly match: string;
  readonly names: readonly string[] | undefined;
}

export interface Testimony {
  readonly faults: readonly Finding[];
  readonly proved: readonly Finding[];
  readonly open: readonly Finding[];
}

/** Has the match of the record begun as the one did that this device took part in? */
export function otherBeginning(witness: Witness, { match, begin }: Pick<Told, 'match' | 'begin'>): Finding | undefined {
  const seat = witness.seat + 1;
  if (witness.match !== match) return finding('room.verify.witness.match', { seat });
  return witness.begin === begin ? undefined : finding('room.verify.witness.begin', { seat });
}

/** Is the match of the record the one that this device took part in? */
export function testimonyOf(witness: Witness, told: Told): Testimony {
  const { seat, anchor, base } = witness;
  const tenure = told.tenures.find(other => other.seat === seat && other.anchor === anchor && other.base === base);
  const wrong =
    otherBeginning(witness, told) ??
    (tenure === undefined ? finding('room.verify.witness.seat', { seat: seat + 1 }) : undefined) ??
    otherName(witness, told);
  if (wrong !== undefined || tenure === undefined) return { faults: wrong ? [wrong] : [], proved: [], open: [] };
  const walked = walk(witness, tenure, told);
  if ('say' in walked) return { faults: [walked], proved: [], open: [] };
  const good = finding('room.verify.witness.good', { seat: seat + 1, rolls: walked.rolls });
  return { faults: [], proved: [good], open: [...walked.open, ...partsNotCovered(witness, tenure, told)] };
}

/** What the device gave one by one, and what it left in advance, line by line. */
function walk(witness: Witness, tenure: Tenure, told: Told): Finding | { rolls: number; open: readonly Finding[] } {
  const seat = witness.seat + 1;
  const lines = new Map(
    told.joined.filter(({ number }) => number <= (tenure.until ?? Infinity)).map(l => [l.number, l]),
  );
  const unused = unusedRequest(witness, tenure, told);
  let { begin: digest } = witness;
  let [rolls, unmarked] = [0, 0];
  for (let number = witness.from; number <= witness.number; number++) {
    const line = lines.get(number);
    if (wasLeftAhead(witness, number)) {
      if (line?.ahead.includes(witness.seat) === false) unmarked++;
      continue;
    }
    const request = line ?? (unused?.number === number ? unused : undefined);
    if (request === undefined) return finding('room.verify.witness.missing', { seat, number });
    digest = digestAfter(digest, { number, history: request.history });
    rolls += line?.rolls ?? 0;
  }
  if (digest !== witness.digest) return finding('room.verify.witness.course', { seat });
  return { rolls, open: unmarked > 0 ? [finding('room.verify.witness.unmarked', { seat, links: unmarked })] : [] };
}

/** A link that was given for a roll which never fell: the match ended, or the seat passed on meanwhile. */
function unusedRequest({ seat }: Witness, tenure: Tenure, { falling, fallingAtEnd }: Told): LinkRequest | undefined {
  if (tenure.until === undefined) return fallingAtEnd;
  const { until } = tenure;
  return falling.find(moment => moment.seat === seat && moment.number === until + 1);
}

/** What people called themselves may be forgotten, but not become something else while they sat there. */
function otherName({ names, seat: own }: Witness, told: Told): Finding | undefined {
  if (names === undefined || told.names === undefined) return undefined;
  const wrong = told.names.findIndex((name, seat) => {
    const hasMoved = told.tenures.some(tenure => tenure.seat === seat && tenure.base > 0) || isOut(told, seat);
    return name !== names[seat] && name !== `${seat + 1}` && !hasMoved;
  });
  return wrong < 0 ? undefined : finding('room.verify.witness.name', { seat: own + 1, other: wrong + 1 });
}

const isOut = ({ tenures }: Told, seat: number): boolean =>
  tenures.some(tenure => tenure.seat === seat && tenure.until !== undefined);

function partsNotCovered(witness: Witness, tenure: Tenure, { joined }: Told): readonly Finding[] {
  const seat = witness.seat + 1;
  const last = Math.min(joined.at(-1)?.number ?? 0, tenure.until ?? Infinity);
  const early = witness.from - 1 - witness.base;
  const late = last - witness.number;
  const rolls = Math.max(0, early) + Math.max(0, late);
  return rolls > 0 ? [finding('room.verify.witness.partly', { seat, links: rolls })] : [];
}
