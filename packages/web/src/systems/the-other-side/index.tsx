import type { Translate } from '@banneret/i18n';
import { unitName, type Event, type State } from '@banneret/the-other-side';
import { editControl } from '../../tabletop/EditControl.js';
import { eyeText } from '../../eye/text.js';
import { tabletopText } from '../../tabletop/text.js';
import type { Thing, WebSystem } from '../webSystem.js';
import { battle } from './battle.js';
import { Board } from './Board.js';
import { CompanyControl } from './CompanyControl.js';
import { effectsOf } from './effects.js';
import { entry } from './entry.js';
import { readRoll } from './flips.js';
import { HireControl } from './HireControl.js';
import { lessons } from './lessons.js';
import { EDITED_KINDS, questionOf, unitOfOption } from './question.js';
import { Sheet } from './Sheet.js';
import { tableauOf } from './tableau.js';
import { text } from './text.js';
import { theme } from './theme.js';

const EDITED = editControl(questionOf);

export const webSystem: WebSystem = {
  entry,
  theme,
  texts: [tabletopText, eyeText, text],
  Board,
  Sheet,
  controls: {
    'tos.company': CompanyControl,
    'tos.hire': HireControl,
    ...Object.fromEntries(EDITED_KINDS.map(kind => [kind, EDITED])),
  },
  battle,
  tableau: tableauOf,
  status,
  scores,
  things,
  thingOfOption: unitOfOption as NonNullable<WebSystem['thingOfOption']>,
  readRoll: readRoll as NonNullable<WebSystem['readRoll']>,
  thingsIn: thingsIn as NonNullable<WebSystem['thingsIn']>,
  standing: ['tos.ask.exposed', 'tos.ask.keep-initiative'],
  effects: effectsOf as NonNullable<WebSystem['effects']>,
  lessons,
  setupFields: [
    {
      name: 'draft',
      label: { fr: 'Compagnies', en: 'Companies' },
      options: [
        { value: 'no', label: { fr: 'Prêtes à jouer', en: 'Ready to play' } },
        { value: 'yes', label: { fr: 'Recrutées à la table', en: 'Recruited at the table' } },
      ],
      as: 'yes-no',
    },
    {
      name: 'commanders',
      label: { fr: 'Commandants', en: 'Commanders' },
      options: [1, 2, 3].map(count => ({ value: String(count), label: { fr: `${count}`, en: `${count}` } })),
      as: 'number',
    },
  ],
};

function status(raw: unknown, t: Translate): string {
  const { turn } = raw as State;
  return turn === 0 ? t.say('web.tos.preparing') : t.say('web.tos.status', { turn });
}

/** Victory points. */
function scores(raw: unknown): readonly number[] | undefined {
  const { turn, players } = raw as State;
  return turn === 0 ? undefined : players.map(({ vp }) => vp);
}

function things(raw: unknown, t: Translate): readonly Thing[] {
  const state = raw as State;
  return state.units.map(({ seat }, unit) => ({ id: String(unit), label: unitName(state, unit, t), seat }));
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
