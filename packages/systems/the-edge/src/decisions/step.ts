import {
  illegal,
  legal,
  type Prompt,
  type Rng,
  type Ruling,
  type Seat,
  type Shape,
  type ShapeKind,
} from '@banneret/kernel';
import { fightsOf, judgeFight } from '../fights.js';
import { judgeMove, judgeMover, movesOf, randomMove, type Move, type Stride } from '../movement.js';
import { standing, type FigureId, type State } from '../state.js';
import { isObject, listOf, placement, whole } from './parse.js';
import { handPlays, isHandPlay, judgePlay, parsePlay, type HandPlay, type PlayQuestion } from './play.js';

/** What a Squad's figures may still do in an Activation, a Move Action or a Combat Action: EDGE-ACT-08, -09. */
export interface StepQuestion extends Shape {
  readonly kind: 'edge.step';
  readonly mayMove: readonly FigureId[];
  readonly mayFight: readonly FigureId[];
  /** Instead of MOV. */
  readonly steps?: number;
  readonly crossing: boolean;
  /** EDGE-MOV-10. */
  readonly pushed: readonly FigureId[];
  /** EDGE-ACT-08, R30: the Action that is over because the other one has begun. */
  readonly closed?: 'move' | 'combat';
  /** EDGE-ACT-03: may cards be played instead? Only by the active player. */
  readonly plays: boolean;
}

export type StepChoice =
  | HandPlay
  | ({ readonly do: 'move'; readonly figure: FigureId } & Move)
  | { readonly do: 'fight'; readonly figure: FigureId; readonly target: FigureId }
  | { readonly do: 'stop' };

export const askStep = (seat: Seat, rule: string, shape: Omit<StepQuestion, 'kind'>): Prompt<StepQuestion> => ({
  seat,
  ask: 'edge.ask.step',
  rule,
  shape: { kind: 'edge.step', ...shape },
});

const STOP: StepChoice = { do: 'stop' };

export const stepKind: ShapeKind<State, StepQuestion, StepChoice> = {
  parse,
  judge(s, shape, choice, seat) {
    switch (choice.do) {
      case 'stop':
        return legal;
      case 'move':
        if (!shape.mayMove.includes(choice.figure)) return whyNoMove(s, shape, choice.figure);
        return judgeMove(s, strideOf(shape, choice.figure), choice);
      case 'fight':
        if (!shape.mayFight.includes(choice.figure)) return whyNoFight(s, shape, choice);
        return judgeFight(s, choice.figure, choice.target);
      default:
        if (!shape.plays) return illegal('EDGE-CARD-01', 'edge.no.own-turn');
        return judgePlay(s, CARDS, choice, seat);
    }
  },
  *enumerate(s, shape, seat) {
    yield STOP;
    for (const figure of shape.mayFight)
      for (const target of fightsOf(s, figure)) yield { do: 'fight', figure, target };
    for (const figure of shape.mayMove)
      for (const move of movesOf(s, strideOf(shape, figure))) yield { do: 'move', figure, ...move };
    if (shape.plays) yield* handPlays(s, seat).filter(play => judgePlay(s, CARDS, play, seat).ok);
  },
  sample: (s, shape, seat, rng) =>
    randomFight(s, shape, rng) ?? randomCard(s, shape, seat, rng) ?? randomStep(s, shape, rng) ?? STOP,
  finite: () => false,
};

/** The rule that keeps a figure from moving: the Action is over, it cannot move at all, or it is not its turn (any more). */
function whyNoMove(s: State, shape: StepQuestion, figure: FigureId): Ruling {
  if (shape.closed === 'move') return illegal('EDGE-ACT-08', 'edge.no.closed');
  const able = s.figures[figure] === undefined || !standing(s, figure) ? legal : judgeMover(s, strideOf(shape, figure));
  return able.ok ? illegal('EDGE-MOV-02', 'edge.no.figure-moved') : able;
}

function whyNoFight(s: State, shape: StepQuestion, { figure, target }: Extract<StepChoice, { do: 'fight' }>): Ruling {
  if (shape.closed === 'combat') return illegal('EDGE-ACT-08', 'edge.no.closed');
  const able = s.figures[figure] === undefined ? legal : judgeFight(s, figure, target);
  return able.ok ? illegal('EDGE-CMB-02', 'edge.no.figure-fought') : able;
}

/** Cards are judged as in a window between two Actions. */
const CARDS: PlayQuestion = { kind: 'edge.play', moment: 'open', main: false };

/** Now and then a random player thinks of its cards. */
function randomCard(s: State, shape: StepQuestion, seat: Seat, rng: Rng): StepChoice | undefined {
  if (!shape.plays || rng.below(6) > 0) return undefined;
  const plays = handPlays(s, seat);
  const play = plays[rng.below(Math.max(1, plays.length))];
  return play !== undefined && judgePlay(s, CARDS, play, seat).ok ? play : undefined;
}

export const strideOf = ({ steps, crossing, pushed }: StepQuestion, figure: FigureId): Stride => ({
  figure,
  ...(steps !== undefined && { steps }),
  crossing,
  pushed,
});

/** Random players like to fight, and now and then leave it. */
function randomFight(s: State, shape: StepQuestion, rng: Rng): StepChoice | undefined {
  if (shape.mayFight.length === 0 || rng.below(4) === 0) return undefined;
  const figure = shape.mayFight[rng.below(shape.mayFight.length)] as FigureId;
  const targets = fightsOf(s, figure);
  return targets.length === 0
    ? undefined
    : { do: 'fight', figure, target: targets[rng.below(targets.length)] as FigureId };
}

function randomStep(s: State, shape: StepQuestion, rng: Rng): StepChoice | undefined {
  if (shape.mayMove.length === 0 || rng.below(8) === 0) return undefined;
  const figure = shape.mayMove[rng.below(shape.mayMove.length)] as FigureId;
  const move = standing(s, figure) ? randomMove(s, strideOf(shape, figure), rng) : undefined;
  return move === undefined ? undefined : { do: 'move', figure, ...move };
}

function parse(raw: unknown): StepChoice | undefined {
  if (!isObject(raw)) return undefined;
  if (raw['do'] === 'stop') return STOP;
  const play = parsePlay(raw);
  if (play !== undefined) return isHandPlay(play) ? play : undefined;
  const figure = whole(raw['figure']);
  if (figure === undefined) return undefined;
  if (raw['do'] === 'fight') {
    const target = whole(raw['target']);
    return target === undefined ? undefined : { do: 'fight', figure, target };
  }
  if (raw['do'] !== 'move') return undefined;
  const path = listOf(raw['path'], whole);
  const mask = whole(raw['mask']);
  const pushed = listOf(raw['pushed'], placement);
  if (path === undefined || mask === undefined || pushed === undefined) return undefined;
  return { do: 'move', figure, path, mask, pushed };
}
