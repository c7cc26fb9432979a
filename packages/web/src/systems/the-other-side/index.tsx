import type { Translate } from '@banneret/i18n';
import type { Event, State } from '@banneret/the-other-side';
import { editControl } from '../../tabletop/EditControl.js';
import { tabletopText } from '../../tabletop/text.js';
import type { Thing, WebSystem } from '../webSystem.js';
import { Board } from './Board.js';
import { entry } from './entry.js';
import { lessons } from './lessons.js';
import { EDITED_KINDS, questionOf } from './question.js';
import { Sheet } from './Sheet.js';
import { text } from './text.js';

const EDITED = editControl(questionOf);

export const webSystem: WebSystem = {
  entry,
  texts: [tabletopText, text],
  Board,
  Sheet,
  controls: Object.fromEntries(EDITED_KINDS.map(kind => [kind, EDITED])),
  status,
  things,
  thingsIn: thingsIn as NonNullable<WebSystem['thingsIn']>,
  standing: ['tos.ask.exposed', 'tos.ask.keep-initiative'],
  lessons,
};

function status(raw: unknown, t: Translate): string {
  const { turn, players } = raw as State;
  if (turn === 0) return t.say('web.tos.preparing');
  return t.say('web.tos.status', { turn, score: players.map(({ vp }) => vp).join(' – ') });
}

function things(raw: unknown, t: Translate): readonly Thing[] {
  const { units, book } = raw as State;
  return units.map(({ card, seat }, unit) => ({
    id: String(unit),
    label: book.pack.units[card]?.name[t.locale] ?? '?',
    seat,
  }));
}

/** Units stand in events under one name, Fireteams under three. */
const FIRETEAM_FIELDS = ['fireteam', 'actor', 'target'] as const;

function thingsIn(event: Event, state: State): readonly string[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const units = FIRETEAM_FIELDS.map(name => fields[name])
    .filter(id => typeof id === 'number')
    .flatMap(id => state.fireteams[id]?.unit ?? []);
  const named = typeof fields['unit'] === 'number' ? [fields['unit'], ...units] : units;
  return [...new Set(named)].filter(unit => state.units[unit] !== undefined).map(String);
}
