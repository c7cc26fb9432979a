import type { Kit, Player } from '@banneret/ai';
import type { Option, OptionId, PickShape } from '@banneret/kernel';
import type { State } from '../state.js';
import { act, aim, attitude, fight, move } from './activation.js';
import { buy, dearest, enter, landing, mode, order, priorities, sacrifice, strike } from './command.js';

/** One question as the player sees it. */
export interface Table {
  readonly state: State;
  readonly kit: Kit<State>;
  /** The ids of a pick that are open. */
  readonly open: readonly OptionId[];
}

type Answer = (table: Table) => unknown;

/** The first of these that is open, else whatever chance says. */
const prefer =
  (...ids: OptionId[]): Answer =>
  ({ open, kit }) =>
    ids.find(id => open.includes(id)) ?? kit.sample();

const most: Answer = ({ kit }) => (kit.prompt.shape as unknown as { max: number }).max;

/** What it does at each question; anything else is left to chance. */
const ANSWERS: Readonly<Record<string, Answer>> = {
  'at43.ask.reserves': () => [],
  'at43.ask.priorities': priorities,
  'at43.ask.sequence': order,
  // A point or two for the first move: the rest is needed for orders.
  'at43.ask.bid': table => Math.min(1, most(table) as number),
  'at43.ask.first': ({ kit }) => kit.prompt.seat,
  'at43.ask.command': prefer('activate'),
  'at43.ask.pay': prefer('pay'),
  'at43.ask.rally': prefer('rally', 'leave'),
  'at43.ask.stagger': prefer('plain'),
  'at43.ask.eject': prefer('keep', 'eject'),
  'at43.ask.reroll': most,
  'at43.ask.arrival': landing,
  'at43.ask.elsewhere': landing,
  'at43.ask.mode': mode,
  'at43.ask.enter': enter,
  'at43.ask.strike': strike,
  'at43.ask.action': act,
  'at43.ask.aim': aim,
  'at43.ask.move': move,
  'at43.ask.fight': fight,
  'at43.ask.attitude': attitude,
  'at43.ask.alert': ({ open, kit }) => open.find(id => id !== 'pass') ?? kit.sample(),
  'at43.ask.victim': dearest,
  'at43.ask.patient': dearest,
  'at43.ask.leader': sacrifice,
  'at43.ask.buy': buy,
  'at43.ask.lead': ({ open, kit }) => open.find(id => id !== -1) ?? kit.sample(),
  'at43.ask.relay': prefer(-1),
};

/**
 * Plays by rule of thumb: infantry to the places that count, everybody else to the best enemy, shots and blows by the harm that
 * may be expected of them, command points first for activations and then for attitudes. It looks at its own view only,
 * and at distances as they look from across the table (`byEye`).
 */
export const greedyOfficer: Player<State> = {
  name: 'greedy',
  decide({ state }, kit) {
    const { shape, ask } = kit.prompt;
    const options: readonly Option[] = shape.kind === 'pick' ? (shape as PickShape).options : [];
    const open = options.filter(({ barred }) => barred === undefined).map(({ id }) => id);
    return ANSWERS[ask]?.({ state, kit, open }) ?? kit.sample();
  },
};
