import {
  inputAt,
  startFrom,
  submit,
  type EventBase,
  type Fairness,
  type GameSystem,
  type MatchRecord,
} from '@banneret/kernel';
import { commitmentOf, fairOutcome, isSeed } from '../fairness.js';
import { finding, type Finding } from './verdict.js';

/** What came of checking dice of the first scheme. */
export type SeedVerdict = { readonly fair: true; readonly rolls: number } | ({ readonly fair: false } & Finding);

const unfair = (...said: Parameters<typeof finding>): SeedVerdict => ({ fair: false, ...finding(...said) });

/**
 * Was every roll of a record of old the one that the promised seed and the contributions lead to? Rolls may be left out
 * (moves that were taken back by consent), but their numbers only ever grow. The record is played through the rules,
 * since only they tell what each roll was for.
 */
export function verifyDice<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  record: MatchRecord,
): SeedVerdict {
  const { fairness } = record;
  if (fairness === undefined || 'scheme' in fairness) return unfair('room.verify.no-promise');
  const { seed, commitment, contributions } = fairness;
  if (!isSeed(seed)) return unfair('room.verify.no-seed');
  if (commitmentOf(seed) !== commitment) return unfair('room.verify.other-seed');
  if (contributions.length !== record.header.seats) return unfair('room.verify.contributions');
  return verifyRolls(system, record, fairness);
}

function verifyRolls<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  record: MatchRecord,
  { seed, contributions, draws }: Fairness,
): SeedVerdict {
  const match = startFrom(system, record.header.start);
  let rolls = 0;
  for (const [at, recorded] of record.inputs.entries()) {
    const { pending } = match;
    if (pending.kind === 'chance' && 'outcome' in recorded) {
      const draw = draws[rolls];
      if (draw === undefined || draw <= (draws[rolls - 1] ?? -1))
        return unfair('room.verify.numbers', { roll: rolls + 1 });
      const fair = fairOutcome({ seed, contributions }, draw, pending.chance);
      if (fair.join() !== recorded.outcome.join())
        return unfair('room.verify.other-roll', {
          roll: rolls + 1,
          fair: fair.join(' '),
          told: recorded.outcome.join(' '),
        });
      rolls++;
    }
    if (!submit(system, match, inputAt(recorded, match.wait)).ok)
      return unfair('room.verify.refused', { input: at + 1 });
  }
  return { fair: true, rolls };
}
