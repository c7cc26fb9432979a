import { MISSION_IDS, unitName, type Event, type State } from '@banneret/at-43';
import type { Translate } from '@banneret/i18n';
import { editControl } from '../../tabletop/EditControl.js';
import { eyeText } from '../../eye/text.js';
import { tabletopText } from '../../tabletop/text.js';
import type { Thing, WebSystem } from '../webSystem.js';
import { battle } from './battle.js';
import { Board } from './Board.js';
import { effectsOf } from './effects.js';
import { entry } from './entry.js';
import { FightControl } from './FightControl.js';
import { lessons } from './lessons.js';
import { POINT_KINDS, questionOf, SPOT_KINDS } from './question.js';
import { SceneryControl } from './SceneryControl.js';
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
    'at43.fight': FightControl,
    'at43.scenery': SceneryControl,
    ...Object.fromEntries([...SPOT_KINDS, ...POINT_KINDS, 'at43.aim'].map(kind => [kind, EDITED])),
  },
  battle,
  tableau: tableauOf,
  status,
  scores,
  things,
  thingsIn: thingsIn as NonNullable<WebSystem['thingsIn']>,
  standing: ['at43.ask.alert'],
  effects: effectsOf as NonNullable<WebSystem['effects']>,
  lessons,
  setupFields: [
    {
      name: 'mission',
      label: { fr: 'Mission', en: 'Mission' },
      options: MISSION_IDS.map((id, i) => ({ value: id, label: { fr: `Mission ${i + 1}`, en: `Mission ${i + 1}` } })),
    },
    {
      name: 'freeMeasuring',
      label: { fr: 'Mesurer librement', en: 'Free measuring' },
      options: [{ value: 'yes', label: { fr: 'Oui', en: 'Yes' } }],
      as: 'yes-no',
    },
  ],
};

function status(raw: unknown, t: Translate): string {
  const { turn, battle } = raw as State;
  if (turn === 0) return t.say('web.at43.preparing');
  return t.say('web.at43.status', { turn, turns: battle.mission.turns });
}

/** Victory points. */
function scores(raw: unknown): readonly number[] | undefined {
  const { turn, sides } = raw as State;
  return turn === 0 ? undefined : sides.map(({ victory }) => victory);
}

function things(raw: unknown, t: Translate): readonly Thing[] {
  const { battle, units } = raw as State;
  return battle.rosters.flatMap(({ seat }, unit) =>
    units[unit]?.place === 'unused' ? [] : [{ id: String(unit), label: unitName(raw as State, unit, t), seat }],
  );
}

const UNIT_FIELDS = ['unit', 'target', 'defender', 'escort'] as const;

function thingsIn(event: Event, state: State): readonly string[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const named = UNIT_FIELDS.map(name => fields[name]).filter(id => typeof id === 'number');
  return [...new Set(named)].filter(unit => state.units[unit] !== undefined).map(String);
}
