import { cm } from '@banneret/geometry';
import type { Kit } from '@banneret/ai';
import type { PickShape } from '@banneret/kernel';
import type { ActionChoice } from '../decisions/action.js';
import type { ArmsShape } from '../decisions/arms.js';
import type { OrderChoice } from '../decisions/order.js';
import { distanceOf } from '../figures/placed.js';
import { isEngaged } from '../figures/traits.js';
import type { ActionId, OrderId } from '../names.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';
import { nearestFoe } from './goals.js';
import { bestLoadout, worthOf } from './harm.js';

/** Small questions, answered by a rule of thumb each. */

/** What is always right, wherever it is offered, the best first. */
const ALWAYS: Readonly<Record<string, readonly string[]>> = {
  'bts.ask.robot-morale': ['pass'],
  'bts.ask.last-stand': ['stand'],
  'bts.ask.reroll-morale': ['one', 'all'],
  'bts.ask.shield': ['fight'],
  'bts.ask.obey': ['obey'],
  'bts.ask.rise': ['rise'],
};

export function thumbRule(state: State, kit: Kit<State>): unknown {
  const { ask, shape } = kit.prompt;
  const options = [...kit.options()];
  const always = ALWAYS[ask]?.find(answer => options.includes(answer));
  if (always !== undefined) return always;
  switch (ask) {
    case 'bts.ask.deploy':
      return options.find(option => String(option).startsWith('deploy:')) ?? options[0];
    case 'bts.ask.strike':
      return bestOf(options as FigureId[], figure => worthOf(state, figure) / Math.max(1, figureOf(state, figure).pv));
    case 'bts.ask.allot':
      return bestOf(options as FigureId[], figure => -worthOf(state, figure));
    case 'bts.ask.reroll-duel':
      return lowDie(shape as PickShape) ?? 'keep';
    // From a 2 on the figure is across; a 1 instead would cost more than a 6 is worth.
    case 'bts.ask.reroll-test':
      return kit.prompt.args?.['face'] === 1 ? 'again' : 'keep';
    case 'bts.ask.weapons':
      return armsFor(state, shape as ArmsShape);
    default:
      return undefined;
  }
}

export function bestOf<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let best: { item: T; score: number } | undefined;
  for (const item of items) {
    const own = score(item);
    if (best === undefined || own > best.score) best = { item, score: own };
  }
  return best?.item;
}

/** Dice up to this are worth another roll. */
const POOR = 3;

function lowDie({ options }: PickShape): string | number | undefined {
  const dice = options.filter(({ id }) => id !== 'keep');
  const lowest = bestOf(dice, ({ args }) => -Number(args?.['face'] ?? 6));
  return lowest !== undefined && Number(lowest.args?.['face'] ?? 6) <= POOR ? lowest.id : undefined;
}

/** What does most against the nearest enemy. */
function armsFor(state: State, { figure, loadouts = [] }: ArmsShape): number | undefined {
  const foe = nearestFoe(state, figure);
  return foe === undefined ? undefined : bestLoadout(state, figure, foe, loadouts);
}

/** Near enough for blows in this turn. */
const NEAR = cm(20);
const FAR = cm(45);

/** What helps those around the Champion while the enemy is near. */
export function bestOrder(state: State, options: readonly OrderChoice[]): OrderChoice | undefined {
  const worth: Readonly<Record<OrderId, (gap: number) => number>> = {
    // Early moves bunch everybody up around the Champion.
    fullAhead: () => 0,
    stopThem: () => 0,
    raiseFlags: gap => (gap <= FAR ? 1 : 0),
    killThatThing: gap => (gap <= NEAR ? 1.5 : 0),
    soundAlarm: () => 1,
    holdAtAllCosts: gap => (gap <= FAR ? 3 : 0),
  };
  const score = (choice: OrderChoice): number => {
    if (choice.do === 'pass') return 0.5;
    const foe = nearestFoe(state, choice.figure);
    return worth[choice.order](foe === undefined ? Infinity : distanceOf(state, choice.figure, foe));
  };
  return bestOf(options, score);
}

/** An Action helps in the phase it is meant for, if its bearer takes part in it. */
export function bestAction(state: State, options: readonly ActionChoice[]): ActionChoice | undefined {
  const fights = (figure: FigureId): number => Number(isEngaged(state, figure));
  const shoots = (figure: FigureId): number => Number(sheetOf(state, figure).ranged.length > 0);
  const worth: Readonly<Record<ActionId, (figure: FigureId) => number>> = {
    defence: () => 2,
    fate: () => 1,
    focus: figure => 3 * Number(sheetOf(state, figure).spells.length > 0),
    shot: figure => shoots(figure),
    fusillade: figure => 2 * shoots(figure) * Number(figureOf(state, figure).marks.moved),
    precision: figure => 1.5 * shoots(figure),
    combat: figure => fights(figure),
    strike: figure => 2 * fights(figure),
    strength: figure => 4 * fights(figure),
    slash: figure => 3 * fights(figure),
  };
  return bestOf(options, choice => (choice.do === 'pass' ? 0.5 : worth[choice.action](choice.figure)));
}
