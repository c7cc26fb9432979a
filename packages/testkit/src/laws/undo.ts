import {
  Journal,
  matchHash,
  parseRecord,
  replay,
  verifyRecord,
  writeRecord,
  type EventBase,
  type RecordedInput,
  type Seat,
} from '@banneret/kernel';
import { difference, show } from '../data.js';
import { broken, mustAgree, type Law } from './law.js';
import { randomInput, type Trial } from './trial.js';
import { checkRefusal } from './words.js';

/** Taking back a choice is refused with a reason, or gives exactly the match in which it was never made. */
export const undoLaw: Law = {
  id: 'undo',
  title: 'undo refuses with a rule or restores the match exactly, and the record stays good',
  check(trial) {
    const { system } = trial;
    const rng = trial.rng('undo');
    const journal = new Journal(system, trial.from, { seats: trial.seats.length });
    const plays = trial.rng('play');
    for (let inputs = 0; journal.match.pending.kind !== 'over' && inputs < trial.mostInputs; inputs++) {
      const ruling = journal.submit(randomInput(system, journal.match, plays));
      if (!ruling.ok) broken(`random play was refused: ${show(ruling.because)}`);
      if (rng.below(trial.copiesOneIn(UNDO_ONE_IN)) === 0)
        tryUndo(trial, journal, trial.seats[rng.below(trial.seats.length)] as Seat);
    }
    const record = parseRecord(writeRecord(journal.record({ events: true })));
    if (!record.ok) return broken(`the record cannot be read back: ${show(record.problem)}`);
    const { divergence, match } = verifyRecord(system, record.value);
    if (divergence) broken(`the record fails at input ${divergence.input}: ${show(divergence)}`);
    mustAgree('the record ends elsewhere', difference(journal.match, match));
  },
};

const UNDO_ONE_IN = 3;

function tryUndo<S, E extends EventBase, Setup>(
  trial: Trial<S, E, Setup>,
  journal: Journal<S, E, Setup>,
  seat: Seat,
): void {
  const { inputs } = journal.record();
  const before = matchHash(journal.match);
  const eventsBefore = journal.events.length;
  const promised = journal.mayUndo(seat);
  const ruling = journal.undo(seat);
  mustAgree('mayUndo and undo disagree', difference(promised, ruling));
  if (!ruling.ok) {
    checkRefusal(ruling, trial.options.words);
    if (matchHash(journal.match) !== before || journal.events.length !== eventsBefore)
      broken(`the refusal to undo for ${seat} changed the journal`);
    return;
  }
  const at = inputs.findLastIndex(input => 'seat' in input && input.seat === seat);
  mustBeHarmless(inputs.slice(at + 1));
  const kept = inputs.toSpliced(at, 1);
  const events: E[] = [];
  const { match } = replay(trial.system, trial.from, kept, { sink: event => events.push(event) });
  mustAgree(`undo for ${seat} gave another match`, difference(match, journal.match));
  mustAgree(`undo for ${seat} gave other events`, difference(events, journal.events));
}

/** Nothing that came in after a choice may have depended on it. */
function mustBeHarmless(later: readonly RecordedInput[]): void {
  if (later.some(input => 'outcome' in input)) broken('a choice was taken back although dice or cards came in since');
}
