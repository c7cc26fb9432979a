import type { MatchRecord, Seat } from '@banneret/kernel';
import { endingOf, readOp, type Ending } from '@banneret/room';
import type { WebTranslate } from '../app/language.js';

/** How a match ended, where not by the rules of its game. */
export const endingWords = (ending: Ending, nameOf: (seat: Seat) => string, t: WebTranslate): string =>
  ending.how === 'drawn' ? t('web.over.drawn') : t(LEFT[ending.how], { name: nameOf(ending.seat) });

const LEFT = { resigned: 'web.over.resigned', time: 'web.over.time' } as const;

/** The same from a record, whose log tells it in its last line. */
export function endingIn({ fairness }: MatchRecord): Ending | undefined {
  const last = fairness !== undefined && 'scheme' in fairness ? readOp(fairness.log.at(-1)) : undefined;
  return last?.op === 'end' ? endingOf(last) : undefined;
}
