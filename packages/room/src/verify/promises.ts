import type { LinkedFairness, MatchRecord } from '@banneret/kernel';
import { isLinkNumber, leadsTo } from '../dice/chain.js';
import { finding, type Finding } from './verdict.js';

/** What is wrong with what the record promises, before anything is played. */
export function faultInPromises({ header }: MatchRecord, fairness: LinkedFairness): Finding | undefined {
  const { anchors, salt } = fairness;
  if (anchors.length !== header.seats) return finding('room.verify.seats');
  if (header.names !== undefined && header.names.length !== header.seats) return finding('room.verify.seats');
  if (salt === undefined) return finding('room.verify.no-salt');
  return isKeepersNext(fairness) ? undefined : finding('room.verify.keeper-link');
}

/** The keeper shows the link after that of the last roll, from which all follow, and it leads to what was promised. */
function isKeepersNext({ keeper, keeperLink: { number, link }, log }: LinkedFairness): boolean {
  const joins = log.filter(line => 'op' in line && line.op === 'link').length;
  return number === joins + 1 && isLinkNumber(number) && leadsTo(link, number, keeper);
}
