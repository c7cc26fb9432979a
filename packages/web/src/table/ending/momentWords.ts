import { formatNumber } from '@banneret/i18n';
import type { WebTranslate } from '../../app/language.js';
import type { Moment } from './moments.js';

interface Names {
  unit(unit: number): string;
  seat(seat: number): string;
}

const TITLES = {
  volley: 'web.moment.volley',
  mishap: 'web.moment.mishap',
  carnage: 'web.moment.carnage',
  'first-blood': 'web.moment.first-blood',
  'last-stand': 'web.moment.last-stand',
  'turning-point': 'web.moment.turning-point',
} as const;

/** What one calls such a moment. */
export const momentTitle = ({ kind }: Moment, t: WebTranslate): string => t(TITLES[kind]);

/** What happened, in a line. */
export function momentLine(moment: Moment, names: Names, t: WebTranslate): string {
  switch (moment.kind) {
    case 'volley':
    case 'mishap': {
      const { title, expected, actual } = moment.roll;
      const show = (n: number): string => formatNumber(Math.round(n * 10) / 10, t.locale);
      return t('web.moment.roll', { title, expected: show(expected), actual: show(actual) });
    }
    case 'carnage':
      return t('web.moment.fell-at-once', { unit: names.unit(moment.unit), count: moment.count });
    case 'first-blood':
      return t('web.moment.fell-first', { unit: names.unit(moment.unit) });
    case 'last-stand':
      return t(moment.held ? 'web.moment.alone-to-the-end' : 'web.moment.alone', {
        unit: names.unit(moment.unit),
        rounds: moment.rounds,
      });
    case 'turning-point':
      return t('web.moment.lead', { name: names.seat(moment.seat), round: moment.round });
  }
}
