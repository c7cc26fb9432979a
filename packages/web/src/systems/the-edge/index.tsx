import type { Translate } from '@banneret/i18n';
import { squadName, type Event, type State } from '@banneret/the-edge';
import { eyeText } from '../../eye/text.js';
import type { RollReading, Thing, WebSystem } from '../webSystem.js';
import { aboutOf } from './aims.js';
import { battle } from './battle.js';
import { Board } from './Board.js';
import { DeployControl, PlaceControl, PlayControl, StepControl } from './Controls.js';
import { effectsOf } from './effects.js';
import { entry } from './entry.js';
import { lessons } from './lessons.js';
import { Sheet } from './Sheet.js';
import { text } from './text.js';
import { theme } from './theme.js';

export const webSystem: WebSystem = {
  entry,
  theme,
  texts: [eyeText, text],
  standing: ['edge.ask.window.', 'edge.ask.counter', 'edge.ask.buy-vp'],
  Board,
  Sheet,
  controls: {
    'edge.step': StepControl,
    'edge.deploy': DeployControl,
    'edge.place': PlaceControl,
    'edge.play': PlayControl,
  },
  battle,
  status,
  things,
  thingOfOption: (prompt, option) => (aboutOf(prompt) === 'squad' ? String(option) : undefined),
  thingsIn: thingsIn as NonNullable<WebSystem['thingsIn']>,
  readRoll: readRoll as NonNullable<WebSystem['readRoll']>,
  effects: effectsOf as NonNullable<WebSystem['effects']>,
  lessons,
};

function status(raw: unknown, t: Translate): string {
  const { phase, turn, active, marker } = raw as State;
  return phase === 'setup'
    ? t.say('web.edge.setup')
    : t.say('web.edge.turn', { turn, player: active + 1, track: marker });
}

function things(raw: unknown, t: Translate): readonly Thing[] {
  const state = raw as State;
  return state.squads.map(({ seat }, squad) => ({ id: String(squad), label: squadName(state, squad, t), seat }));
}

/** Squads stand in events under their own name, or through one of their figures. */
function thingsIn(event: Event, state: State): readonly string[] {
  const fields = event as unknown as Readonly<Record<string, unknown>>;
  const figures = ['figure', 'attacker', 'target'].flatMap(name => {
    const figure = fields[name];
    return typeof figure === 'number' ? (state.figures[figure]?.squad ?? []) : [];
  });
  const squads = typeof fields['squad'] === 'number' ? [fields['squad']] : [];
  return [...new Set([...figures, ...squads])].map(String);
}

function readRoll(event: Event, state: State, t: Translate): RollReading | undefined {
  if (event.type !== 'die.rolled') return undefined;
  return {
    title: entry.game.tell(event, state, t) ?? '',
    seat: event.seat,
    dice: [{ face: event.value, tone: event.die }],
  };
}
