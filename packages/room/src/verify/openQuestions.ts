import type { LinkedFairness } from '@banneret/kernel';
import type { Witness } from '../dice/witness.js';
import type { Knowable } from './knowable.js';
import type { LogTold } from './playedLog.js';
import type { Tenure } from './seatChains.js';
import { finding, type Finding } from './verdict.js';

/** What a sound record leaves open: for this somebody has to be trusted. */
export function openQuestions(
  log: LogTold,
  fairness: LinkedFairness,
  witnesses: readonly Witness[],
  known: Knowable,
): readonly Finding[] {
  return [
    ...(fairness.kept === 'device'
      ? [finding('room.verify.open.device')]
      : [...whoCouldKnow(log, known), ...whatNobodySaw(log, fairness, witnesses)]),
    ...log.tenures.flatMap(tenure => (tenure.until === undefined ? [] : [passedOn(tenure, tenure.until, log)])),
    ...(log.rewinds > 0 ? [finding('room.verify.open.agreed', { times: log.rewinds })] : []),
    ...(log.ending === undefined ? [] : [finding('room.verify.open.ending')]),
  ];
}

function whoCouldKnow({ made, idleAnswers }: LogTold, { known, together }: Knowable): readonly Finding[] {
  const shared = [...together].toSorted(([a], [b]) => a - b);
  return [
    ...(known > 0 ? [finding('room.verify.open.known', { rolls: known, made })] : []),
    ...shared.map(([seat, rolls]) => finding('room.verify.open.together', { rolls, made, seat: seat + 1 })),
    ...(idleAnswers > 0 ? [finding('room.verify.open.idle', { times: idleAnswers })] : []),
  ];
}

/** Anybody can make up devices; what a real one remembers nobody can make up. */
function whatNobodySaw(
  { choicesSince }: LogTold,
  { anchors }: LinkedFairness,
  witnesses: readonly Witness[],
): readonly Finding[] {
  if (witnesses.length === 0) return [finding('room.verify.open.unseen')];
  const silent = anchors.flatMap((anchor, seat) =>
    anchor === null || witnesses.some(witness => witness.seat === seat)
      ? []
      : [finding('room.verify.open.seat-unseen', { seat: seat + 1 })],
  );
  return choicesSince > 0 ? [...silent, finding('room.verify.open.last', { answers: choicesSince })] : silent;
}

function passedOn({ seat }: Tenure, until: number, { falling }: LogTold): Finding {
  const number = until + 1;
  const wasFalling = falling.some(moment => moment.seat === seat && moment.number === number);
  return finding(wasFalling ? 'room.verify.open.falling' : 'room.verify.open.moved', { seat: seat + 1, number });
}
