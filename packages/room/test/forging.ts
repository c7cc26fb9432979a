import { Journal, type AnySystem } from '@banneret/kernel';
import { historyAfter, historyBegin, startPromise, type Op } from '@banneret/room';
import { isPublic, type PublicOp } from '../src/op.js';
import type { LinkedRecord } from './match.js';

/** The record with another log, whose fingerprint is right, and whose inputs follow from it. */
export function relogged(system: AnySystem, record: LinkedRecord, lines: readonly Op[]): LinkedRecord {
  const { start, names, seats } = record.header;
  const log = lines.filter(isPublic);
  const journal = new Journal(system, start, { seats, explain: true, ...(names && { names }) });
  for (const op of log) {
    const { wait } = journal.match;
    if (op.op === 'choice') journal.submit({ kind: 'choice', wait, seat: op.seat, choice: op.choice }, op.by ?? 'seat');
    if (op.op === 'chance') journal.submit({ kind: 'chance', wait, outcome: op.outcome });
    if (op.op === 'undo') journal.undo(op.seat);
    if (op.op === 'rewind') journal.rewindTo(op.inputs);
  }
  const { inputs, hashes, events } = journal.record({ events: true });
  return JSON.parse(JSON.stringify({ ...tidied(record, log), inputs, hashes, events })) as LinkedRecord;
}

/** Another log, whose fingerprint is right. */
export function tidied(record: LinkedRecord, log: readonly PublicOp[]): LinkedRecord {
  return { ...record, fairness: { ...record.fairness, log, history: log.reduce(historyAfter, beginOf(record)) } };
}

export function beginOf({ header, fairness }: LinkedRecord): string {
  const { match, keeper, anchors, salt } = fairness;
  const { system: game, rules, start } = header;
  return historyBegin({ match, system: game, rules, content: startPromise(salt ?? '', start), keeper, anchors });
}
