import type { MatchRecord } from '@banneret/kernel';
import { isSame } from '../canonical.js';
import { finding, type Finding } from './verdict.js';

/** Where a record says something else than what follows from its log. */
export function differences(again: MatchRecord, record: MatchRecord): readonly Finding[] {
  const input = firstOther(again.inputs, record.inputs);
  if (input !== undefined) return [finding('room.verify.inputs', { input })];
  const found: Finding[] = [];
  if (!isSame(again.header, record.header)) found.push(finding('room.verify.header'));
  if (!isSame(again.hashes, record.hashes)) found.push(finding('room.verify.fingerprints'));
  const event = record.events && firstOther(again.events ?? [], record.events);
  if (event !== undefined) found.push(finding('room.verify.events', { event }));
  return found;
}

/** The place of the first entry that differs, counted from 1. */
function firstOther(some: readonly unknown[], others: readonly unknown[]): number | undefined {
  for (let at = 0; at < Math.max(some.length, others.length); at++)
    if (at >= some.length || at >= others.length || !isSame(some[at], others[at])) return at + 1;
  return undefined;
}
