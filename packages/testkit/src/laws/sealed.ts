import { awaited, drawOutcome, Journal, shuffle, writeRecord, type Input, type Seat } from '@banneret/kernel';
import { difference, show } from '../data.js';
import { broken, mustAgree, type Law } from './law.js';
import { someChoice } from './trial.js';

/** Whoever answers a sealed question first, nothing depends on it: not the match, nor the events, nor the record. */
export const sealedLaw: Law = {
  id: 'sealed',
  title: 'the order in which sealed answers arrive leaves no trace',
  check(trial) {
    const { system } = trial;
    const rng = trial.rng('sealed');
    const seats = trial.seats.length;
    const inOrder = new Journal(system, trial.from, { seats });
    const shuffled = new Journal(system, trial.from, { seats });
    const hand = (journal: typeof inOrder, input: Input): void => {
      const ruling = journal.submit(input);
      if (!ruling.ok) broken(`${show(input)} was refused: ${show(ruling.because)}`);
    };
    const replies = (): Input[] => {
      const { match } = inOrder;
      const { pending, wait } = match;
      if (pending.kind === 'chance') return [{ kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }];
      const answer = (seat: Seat): Input => ({
        kind: 'choice',
        wait,
        seat,
        choice: someChoice(system, match, seat, rng),
      });
      return awaited(match).map(answer);
    };
    while (inOrder.match.pending.kind !== 'over' && inOrder.length < trial.mostInputs) {
      const inputs = replies();
      for (const input of inputs) hand(inOrder, input);
      for (const input of shuffle([...inputs], rng)) hand(shuffled, input);
      mustAgree('the match shows who answered first', difference(inOrder.match, shuffled.match));
    }
    mustAgree('the events show who answered first', difference(inOrder.events, shuffled.events));
    if (writeRecord(inOrder.record({ events: true })) !== writeRecord(shuffled.record({ events: true })))
      broken('the record shows who answered first');
  },
};
