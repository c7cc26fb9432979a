import { SCENARIOS, scores, sheetOf, type Event, type State } from '@banneret/beyond-the-stars';
import type { Translate } from '@banneret/i18n';
import { editControl } from '../../tabletop/EditControl.js';
import { tabletopText } from '../../tabletop/text.js';
import type { Thing, WebSystem } from '../webSystem.js';
import { ActControl } from './ActControl.js';
import { Board } from './Board.js';
import { entry } from './entry.js';
import { lessons } from './lessons.js';
import { POINT_KINDS, questionOf } from './question.js';
import { Sheet } from './Sheet.js';
import { text } from './text.js';

const EDITED = editControl(questionOf);

export const webSystem: WebSystem = {
  entry,
  texts: [tabletopText, text],
  Board,
  Sheet,
  controls: { 'bts.act': ActControl, ...Object.fromEntries(POINT_KINDS.map(kind => [kind, EDITED])) },
  status,
  things,
  thingsIn: thingsIn as NonNullable<WebSystem['thingsIn']>,
  lessons,
  setupFields: [
    {
      name: 'turns',
      label: { fr: 'Tours au plus', en: 'Turns at most' },
      options: [2, 4, 6, 8, 10].map(turns => ({ value: String(turns), label: { fr: `${turns}`, en: `${turns}` } })),
      as: 'number',
    },
    {
      name: 'scenario',
      label: { fr: 'Scénario', en: 'Scenario' },
      options: SCENARIOS.map((id, i) => ({ value: id, label: { fr: `Scénario ${i + 1}`, en: `Scenario ${i + 1}` } })),
    },
    {
      name: 'scenery',
      label: { fr: 'Décor', en: 'Scenery' },
      options: [
        { value: 'ready', label: { fr: 'En place', en: 'Ready' } },
        { value: 'placed', label: { fr: 'Posé par les joueurs', en: 'Placed by the players' } },
      ],
    },
    {
      name: 'terrainBy',
      label: { fr: 'Qui pose tout le décor', en: 'Who places all scenery' },
      options: [0, 1].map(seat => ({
        value: String(seat),
        label: { fr: `Joueur ${seat + 1}`, en: `Player ${seat + 1}` },
      })),
      as: 'number',
    },
  ],
};

function status(raw: unknown, t: Translate): string {
  const state = raw as State;
  if (state.turn === 0) return t.say('web.bts.preparing');
  const [a, b] = state.ending?.scores ?? scores(state);
  return t.say('web.bts.status', { turn: state.turn, phase: t.say(`bts.phase.${state.phase}`), a, b });
}

function things(raw: unknown, t: Translate): readonly Thing[] {
  const { battle } = raw as State;
  return battle.units.map(({ name, seat }, unit) => ({ id: String(unit), label: name[t.locale], seat }));
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
