import { scores, sheetOf, type Event, type State } from '@banneret/beyond-the-stars';
import type { Translate } from '@banneret/i18n';
import { editControl } from '../../tabletop/EditControl.js';
import { eyeText } from '../../eye/text.js';
import { tabletopText } from '../../tabletop/text.js';
import type { Thing, WebSystem } from '../webSystem.js';
import { ActControl } from './ActControl.js';
import { ByFigureControl } from './ByFigureControl.js';
import { battle } from './battle.js';
import { Board } from './Board.js';
import { effectsOf } from './effects.js';
import { entry } from './entry.js';
import { lessons } from './lessons.js';
import { PlaceControl } from './PlaceControl.js';
import { POINT_KINDS, questionOf } from './question.js';
import { RecoilControl } from './RecoilControl.js';
import { SecretControl } from './SecretControl.js';
import { setupFields } from './setupFields.js';
import { Sheet } from './Sheet.js';
import { ShootControl } from './ShootControl.js';
import { SplitControl } from './SplitControl.js';
import { tableauOf } from './tableau.js';
import { text } from './text.js';
import { theme } from './theme.js';
import { unitName } from './words.js';

const EDITED = editControl(questionOf);

export const webSystem: WebSystem = {
  entry,
  theme,
  texts: [tabletopText, eyeText, text],
  Board,
  Sheet,
  controls: {
    'bts.act': ActControl,
    'bts.place': PlaceControl,
    'bts.shoot': ShootControl,
    'bts.order': ByFigureControl,
    'bts.action': ByFigureControl,
    'bts.secret': SecretControl,
    'bts.recoil': RecoilControl,
    'bts.split': SplitControl,
    ...Object.fromEntries(POINT_KINDS.map(kind => [kind, EDITED])),
  },
  battle,
  tableau: tableauOf,
  status,
  scores: standing,
  things,
  thingsIn: thingsIn as NonNullable<WebSystem['thingsIn']>,
  effects: effectsOf as NonNullable<WebSystem['effects']>,
  lessons,
  setupFields,
};

function status(raw: unknown, t: Translate): string {
  const state = raw as State;
  if (state.turn === 0) return t.say('web.bts.preparing');
  return t.say('web.bts.status', { turn: state.turn, phase: t.say(`bts.phase.${state.phase}`) });
}

/** Victory points. */
function standing(raw: unknown): readonly number[] | undefined {
  const state = raw as State;
  return state.turn === 0 ? undefined : (state.ending?.scores ?? scores(state));
}

function things(raw: unknown, t: Translate): readonly Thing[] {
  const { battle } = raw as State;
  return battle.units.map(({ seat }, unit) => ({ id: String(unit), label: unitName({ state: raw, t }, unit), seat }));
}

/** Figures stand in events under these names. */
const FIGURE_FIELDS = ['figure', 'victim', 'shooter', 'target', 'charger', 'charged'] as const;

function thingsIn(event: Event, state: State): readonly string[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const figures = FIGURE_FIELDS.map(name => fields[name]).filter(id => typeof id === 'number' && id >= 0);
  const units = figures.flatMap(id =>
    state.figures[id as number] === undefined ? [] : sheetOf(state, id as number).unit,
  );
  return [...new Set(units)].map(String);
}
