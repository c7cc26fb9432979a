import { grimdarkFuture, ROUNDS, type Event, type State } from '@banneret/grimdark-future';
import type { Translate } from '@banneret/i18n';
import type { Prompt } from '@banneret/kernel';
import { eyeText } from '../../eye/text.js';
import { tabletopText } from '../../tabletop/text.js';
import type { Thing, WebSystem } from '../webSystem.js';
import { BidControl } from './BidControl.js';
import { battle } from './battle.js';
import { Board } from './Board.js';
import { CastControl } from './CastControl.js';
import { effectsOf } from './effects.js';
import { entry } from './entry.js';
import { FlightControl } from './FlightControl.js';
import { lessons } from './lessons.js';
import { MarkerControl } from './MarkerControl.js';
import { MusterControl } from './MusterControl.js';
import { WAY_KINDS } from './movers.js';
import { OrderControl } from './OrderControl.js';
import { PlaceControl } from './PlaceControl.js';
import { readRoll } from './rolls.js';
import { setupFields } from './setupFields.js';
import { Sheet } from './Sheet.js';
import { ShotsControl } from './ShotsControl.js';
import { tableauOf } from './tableau.js';
import { text } from './text.js';
import { theme } from './theme.js';
import './gdf.css';
import { WaysControl } from './WaysControl.js';

export const webSystem: WebSystem = {
  entry,
  theme,
  texts: [tabletopText, eyeText, text],
  Board,
  Sheet,
  controls: {
    'gdf.order': OrderControl,
    'gdf.shots': ShotsControl,
    'gdf.cast': CastControl,
    'gdf.bid': BidControl,
    'gdf.place': PlaceControl,
    'gdf.marker': MarkerControl,
    'gdf.muster': MusterControl,
    'gdf.flight': FlightControl,
    ...Object.fromEntries(WAY_KINDS.map(kind => [kind, WaysControl])),
  },
  battle,
  tableau: tableauOf,
  status,
  scores,
  things,
  thingOfOption: ({ ask }, option) => (ask === 'gdf.ask.unit' ? String(option) : undefined),
  tellItem: tellItem as NonNullable<WebSystem['tellItem']>,
  thingsIn: thingsIn as NonNullable<WebSystem['thingsIn']>,
  readRoll: readRoll as NonNullable<WebSystem['readRoll']>,
  effects: effectsOf as NonNullable<WebSystem['effects']>,
  lessons,
  setupFields,
};

function status(raw: unknown, t: Translate): string {
  const state = raw as State;
  if (state.round === 0) return t.say('web.gdf.deploying');
  return t.say('web.gdf.status', { round: state.round, rounds: ROUNDS });
}

/** Markers held. */
function scores(raw: unknown): readonly number[] | undefined {
  const state = raw as State;
  return state.round === 0 ? undefined : grimdarkFuture.result(state).scores;
}

function things(raw: unknown, t: Translate): readonly Thing[] {
  const { battle } = raw as State;
  return battle.rosters.map(({ name, seat }, unit) => ({ id: String(unit), label: name[t.locale], seat }));
}

/** A model by its number and what it carries, so that one knows whom one gives up. */
function tellItem(state: State, { args }: Prompt, id: string | number, t: Translate): string {
  const roster = state.battle.rosters[Number(args?.['unit'] ?? -1)];
  const model = t.say('gdf.choice.model', { model: Number(id) + 1 });
  const kind = roster?.kinds[roster.models[Number(id)] ?? -1];
  const weapons = (kind?.weapons ?? []).map(weapon => roster?.weapons[weapon]?.name[t.locale] ?? '');
  return weapons.length === 0 ? model : t.say('web.gdf.item', { model, weapons: weapons.join(', ') });
}

/** Units stand in events under these names. */
const UNIT_FIELDS = ['unit', 'target', 'charger', 'host'] as const;

function thingsIn(event: Event, state: State): readonly string[] {
  const fields = event as Readonly<Record<string, unknown>>;
  const shots = event.type === 'shots.declared' ? event.shots.map(({ target }) => target) : [];
  const named = UNIT_FIELDS.map(name => fields[name]).filter(id => typeof id === 'number');
  return [...new Set([...named, ...shots])].filter(unit => state.units[unit] !== undefined).map(String);
}
