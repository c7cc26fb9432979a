import type { Kit, Player } from '@banneret/ai';
import { legLength, type Point } from '@banneret/geometry';
import type { AmountShape, MatchView, OptionId, PickShape, Seat } from '@banneret/kernel';
import { actionOf } from '../actions.js';
import { isCommander } from '../cardsInPlay.js';
import type { MoveShape } from '../decisions/move.js';
import type { Calls } from '../procedures/machine.js';
import { areEnemies, fireteamOf, playerOf, seatOf, type State, type UnitId } from '../state.js';
import { bestCard, cardsToDraw, chooseModification, choosePenetration, worstCard } from './fate.js';
import { worthOfModel } from './harm.js';
import { bestMove, chooseMove } from './moving.js';
import { goalsFor } from './objectives.js';
import { chooseOrder, chooseStep, chooseTarget, chooseToken, chooseUnit } from './steps.js';

/**
 * Plays by what Actions promise on average: claims what scores, goes where it is wanted, strikes whom it hurts most, and spends
 * cards and tokens where they turn a Duel or kill one model more. It sees only its own view, and imagines nothing.
 */
export const greedyTosPlayer: Player<State> = {
  name: 'greedy',
  decide(view, kit) {
    const answer = (ANSWERS[kit.prompt.ask] ?? byKind)({ view, kit, s: view.state, seat: view.viewer as Seat });
    return answer !== undefined && kit.judge(answer).ok ? answer : kit.sample();
  },
};

interface Asked {
  readonly view: MatchView<State>;
  readonly kit: Kit<State>;
  readonly s: State;
  readonly seat: Seat;
}

type Answer = (asked: Asked) => unknown;

const pickOf = ({ kit }: Asked): PickShape => kit.prompt.shape as PickShape;
const openOf = (asked: Asked): OptionId[] =>
  pickOf(asked)
    .options.filter(({ barred }) => barred === undefined)
    .map(({ id }) => id);
const argOf = ({ kit }: Asked, name: string): number => Number((kit.prompt.args as Record<string, unknown>)[name]);
const prefer =
  (...wishes: readonly OptionId[]): Answer =>
  asked =>
    wishes.find(wish => openOf(asked).includes(wish)) ?? openOf(asked)[0];
/** The first option that begins like this, or else the last of all. */
const startingWith =
  (...starts: readonly string[]): Answer =>
  asked => {
    const open = openOf(asked);
    return starts.flatMap(start => open.filter(id => String(id).startsWith(start)))[0] ?? open[0];
  };

const ANSWERS: Readonly<Record<string, Answer>> = {
  'tos.ask.opportunity': opportunity,
  'tos.ask.coordinate': coordinate,
  'tos.ask.order': order,
  'tos.ask.token': asked => chooseToken(asked.s, argOf(asked, 'unit')),
  'tos.ask.step': asked => chooseStep(asked.s, pickOf(asked)),
  'tos.ask.target': target,
  'tos.ask.whom': whom,
  'tos.ask.trigger': asked => openOf(asked).find(id => id !== 'done') ?? 'done',
  'tos.ask.modify.actor': asked => chooseModification(asked.s, 'actor', openOf(asked)),
  'tos.ask.modify.other': asked => chooseModification(asked.s, 'other', openOf(asked)),
  'tos.ask.flip.penetration': asked => choosePenetration(asked.s, asked.view.stack, openOf(asked)),
  'tos.ask.flip.effect': prefer('done'),
  'tos.ask.flip.blast': prefer('done'),
  'tos.ask.keep': asked => bestCard(openOf(asked)),
  'tos.ask.discard': asked => worstCard(openOf(asked)),
  'tos.ask.hand-limit': asked => worstCard(openOf(asked)),
  'tos.ask.draw': asked => cardsToDraw(asked.s, asked.seat, (asked.kit.prompt.shape as AmountShape).max),
  'tos.ask.acquire': acquire,
  'tos.ask.glory': asked => (playerOf(asked.s, asked.seat).tactics >= argOf(asked, 'cost') + 2 ? 'yes' : 'no'),
  'tos.ask.cache': prefer('yes'),
  'tos.ask.damage.assets': startingWith('deactivate', 'abandon'),
  'tos.ask.damage.champion': asked => openOf(asked).find(id => String(id).endsWith(':ordinary')) ?? 'suffer',
  'tos.ask.damage.model': prefer('ordinary'),
  'tos.ask.disengage': asked => (playerOf(asked.s, asked.seat).tactics >= 2 ? 'pay' : 'suffer'),
  'tos.ask.reinforce': asked => openOf(asked).find(id => id !== 'done') ?? 'done',
  'tos.ask.keep-initiative': prefer('discard'),
  'tos.ask.remove': prefer('none'),
  'tos.ask.deploy': deploy,
  'tos.ask.extra': asked => openOf(asked).find(id => !['done', 'none', 'skip'].includes(String(id))),
};

/** Questions known by their kind rather than by name. */
function byKind(asked: Asked): unknown {
  const { shape } = asked.kit.prompt;
  return shape.kind === 'tos.move' ? chooseMove(asked.s, shape as MoveShape) : undefined;
}

/** Stratagems as soon as they are there; then the unit that can do most. */
function opportunity(asked: Asked): unknown {
  const open = openOf(asked);
  return open.find(id => String(id).startsWith('stratagem:')) ?? chooseUnit(asked.s, open) ?? open[0];
}

/** A second unit at once, if it is free or there are tokens to spare. */
function coordinate(asked: Asked): unknown {
  const { s, seat, view } = asked;
  const open = openOf(asked);
  const frame = view.stack.findLast(({ proc }) => proc === 'coordinate')?.vars as Calls['coordinate'] | undefined;
  const free = frame !== undefined && isCommander(s, frame.unit);
  return free || playerOf(s, seat).tactics >= 4 ? (chooseUnit(s, open) ?? 'done') : 'done';
}

function order(asked: Asked): unknown {
  const { s } = asked;
  const unit: UnitId = argOf(asked, 'unit');
  const shape = pickOf(asked);
  const mayRush = shape.options.some(({ id, barred }) => id === 'rush' && barred === undefined);
  const march = bestMove(s, unit, { by: 'march' }).worth;
  const rush = mayRush ? bestMove(s, unit, { by: 'rush' }).worth : -1;
  return chooseOrder(s, unit, shape, rush, march);
}

function target(asked: Asked): unknown {
  const { s, view } = asked;
  const frame = view.stack.findLast(({ proc }) => proc === 'action')?.vars as Calls['action'] | undefined;
  const use = frame && actionOf(s, frame.actor, frame.key);
  return frame && use ? chooseTarget(s, frame.actor, use, pickOf(asked)) : undefined;
}

/** Whom an effect should concern: the enemy's best, or one's own. */
function whom(asked: Asked): unknown {
  const { s, seat } = asked;
  const worth = (id: OptionId): number => {
    const fireteam = Number(id);
    if (fireteamOf(s, fireteam) === undefined) return 0;
    return worthOfModel(s, fireteam) + (areEnemies(s, seat, seatOf(s, fireteam)) ? 1 : 0);
  };
  return openOf(asked).reduce((best, id) => (worth(id) > worth(best) ? id : best));
}

/** Only what leaves enough for Markers and flips. */
function acquire(asked: Asked): unknown {
  if (playerOf(asked.s, asked.seat).tactics < 5) return 'done';
  return openOf(asked).find(id => id !== 'done') ?? 'done';
}

/** As near as may be to where it will be wanted. */
function deploy({ kit, s, seat }: Asked): unknown {
  const { width, depth } = s.book.table;
  const goals = [...goalsFor(s, seat).map(({ at }) => at), { x: width / 2, y: depth / 2 }];
  const far = (places: readonly Point[]): number => Math.min(...goals.map(goal => legLength(places[0] ?? goal, goal)));
  const offered = [...kit.options()] as (readonly Point[])[];
  return offered.reduce<readonly Point[] | undefined>(
    (best, at) => (best === undefined || far(at) < far(best) ? at : best),
    undefined,
  );
}
