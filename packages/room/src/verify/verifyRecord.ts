import {
  startIntact,
  verifyRecord as judgeAgain,
  type EventBase,
  type GameSystem,
  type LinkedFairness,
  type MatchRecord,
} from '@banneret/kernel';
import type { Witness } from '../dice/witness.js';
import { differences } from './differences.js';
import { knowable, type Knowable } from './knowable.js';
import { openQuestions } from './openQuestions.js';
import { PlayedLog, type LogTold } from './playedLog.js';
import { faultInPromises } from './promises.js';
import { verifyDice } from './seedDice.js';
import { otherBeginning, testimonyOf } from './testimony.js';
import { dishonest, finding, type DiceFigures, type Verdict } from './verdict.js';

/**
 * Plays a record through the rules and says what is proved of it, what is wrong, and what nothing in it proves. `witnesses` is
 * what devices remember that took part. Throws where the rules stumble over a start that they never set up.
 */
export function verifyRecord<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  record: MatchRecord,
  witnesses: readonly Witness[] = [],
): Verdict {
  const { header, fairness } = record;
  if (header.system !== system.id) return dishonest(finding('room.verify.other-game'));
  if (header.rules !== system.version)
    return dishonest(finding('room.verify.other-rules', { rules: header.rules, here: system.version }));
  if (!startIntact(record)) return dishonest(finding('room.verify.other-start'));
  if (fairness === undefined || !('scheme' in fairness)) return verifySeeded(system, record);
  const wrong = faultInPromises(record, fairness);
  if (wrong !== undefined) return dishonest(wrong);
  const played = new PlayedLog(system, record, fairness);
  const stops = played.play(fairness.log, fairness.history);
  const { match } = fairness;
  const remembered = witnesses.flatMap(witness => otherBeginning(witness, { match, begin: played.begin }) ?? []);
  if (stops !== undefined) return dishonest(stops, ...remembered);
  return judged(played, record, fairness, witnesses);
}

/** A record of old: its log is not in it, nor does any device remember it. */
function verifySeeded<S, E extends EventBase, Setup>(system: GameSystem<S, E, Setup>, record: MatchRecord): Verdict {
  const dice = verifyDice(system, record);
  const faults = dice.fair ? [] : [finding(dice.say, dice.args)];
  const { divergence, match } = judgeAgain(system, record);
  if (divergence !== undefined) faults.push(finding('room.verify.differs', { input: divergence.input }));
  else if (match?.pending.kind !== 'over') faults.push(finding('room.verify.cut-short'));
  if (!dice.fair || faults.length > 0) return dishonest(...faults);
  return {
    honest: true,
    faults,
    proved: [finding('room.verify.fair', { rolls: dice.rolls })],
    open: [finding('room.verify.open.old')],
  };
}

/** The log is sound: does the rest of the record say the same, and do the devices remember it so? */
function judged(log: LogTold, record: MatchRecord, fairness: LinkedFairness, witnesses: readonly Witness[]): Verdict {
  const { begin, joined, tenures, falling, fallingAtEnd } = log;
  const told = { begin, joined, tenures, falling, fallingAtEnd, match: fairness.match, names: record.header.names };
  const heard = witnesses.map(witness => testimonyOf(witness, told));
  const faults = [...differences(log.again(), record), ...heard.flatMap(testimony => testimony.faults)];
  const known = knowable(log.joined, witnesses);
  const figures = figuresOf(log, fairness, known);
  if (faults.length > 0) return { ...dishonest(...faults), figures };
  const proved = [
    finding('room.verify.rules', { inputs: record.inputs.length }),
    finding('room.verify.dice', { rolls: log.made }),
    ...(log.takeBacks > 0 ? [finding('room.verify.taken-back', { times: log.takeBacks, rolls: log.takenBack })] : []),
    finding(log.ending === undefined ? 'room.verify.complete' : 'room.verify.ended'),
    ...heard.flatMap(testimony => testimony.proved),
  ];
  const open = [...openQuestions(log, fairness, witnesses, known), ...heard.flatMap(testimony => testimony.open)];
  return { honest: true, faults, proved, open, figures };
}

function figuresOf({ made, takenBack, takeBacks }: LogTold, { kept }: LinkedFairness, known: Knowable): DiceFigures {
  const common = { made, takenBack, takeBacks };
  // Whoever has the device has all that its rolls are made from.
  if (kept === 'device') return { ...common, known: made, knownTogether: 0 };
  return { ...common, known: known.known, knownTogether: sumOf([...known.together.values()]) };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
