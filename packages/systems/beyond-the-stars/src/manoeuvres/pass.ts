import { pointFrom, wayFrom } from '@banneret/geometry';
import { done, goto } from '@banneret/kernel';
import {
  footOf,
  goesDown,
  headOf,
  judgePassing,
  passingCost,
  riseOf,
  TEST_RULES,
  type Passing,
} from '../ground/passing.js';
import { passingsOf, randomPassing } from '../ground/suggestPassings.js';
import { wholePath } from '../movement/judge.js';
import type { MoveTest } from '../rule.js';
import { call, procedure, type C } from '../procedures/machine.js';
import { budgetOf, walkCost } from '../movement/cost.js';
import { climbDrop } from '../rulings.js';
import { figureOf, NOBODY, type FigureId } from '../state.js';
import type { Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { endMove } from './walk.js';

/** Over an obstacle, up or down something high, across a ditch: a walk up to it and a test. BTS-TER-12 to -24. */
interface Passage<Do extends string> extends Passing {
  readonly do: Do;
  readonly figure: FigureId;
}

export type Cross = Passage<'cross'>;
export type Climb = Passage<'climb'>;
export type Jump = Passage<'jump'>;

const manoeuvre = <Do extends 'cross' | 'climb' | 'jump'>(name: Do, test: MoveTest): Manoeuvre<Passage<Do>> => ({
  do: name,
  rule: TEST_RULES[test],
  proc: name,
  parse({ path: raw = [], piece, to: end }, figure) {
    const [path, to] = [wayFrom(raw), pointFrom(end)];
    if (path === undefined || to === undefined || !isId(piece)) return undefined;
    return { do: name, figure, path, piece, to };
  },
  judge: (state, ask, { figure, path, piece, to }) => judgePassing(state, ask, figure, test, { path, piece, to }),
  *propose(state, ask, figure) {
    for (const passing of passingsOf(state, ask, figure, test)) yield { do: name, figure, ...passing };
  },
  // A few places only: looking everywhere costs more than all else a random player does.
  sample(state, ask, figure, rng) {
    const passing = rng.below(SELDOM) > 0 ? undefined : randomPassing(state, ask, figure, test, rng);
    return passing === undefined ? undefined : { do: name, figure, ...passing };
  },
});

/** One random player in so many thinks of it. */
const SELDOM = 4;

export const crossManoeuvre = manoeuvre('cross', 'crossing');
export const climbManoeuvre = manoeuvre('climb', 'climb');
export const jumpManoeuvre = manoeuvre('jump', 'jump');

interface Doing {
  readonly choice: Passage<string>;
}

/** Up to the piece, before anything is rolled. */
function approach(c: C, { choice }: Doing, test: MoveTest): void {
  const { figure, path } = choice;
  const { walk } = passingCost(c.state, figure, choice, test);
  const to = footOf(c.state, figure, choice);
  const { rough } = walkCost(c.state, figure, wholePath(c.state, figure, path));
  if (path.length > 0)
    c.emit({ type: 'figure.moved', figure, path, to, cost: walk, manner: 'walk', ...(rough && { rough }) });
}

/** Over it. With a 6 the move goes on. */
function getOver(c: C, { choice }: Doing, test: MoveTest, face: number): void {
  const { figure, to } = choice;
  const { step } = passingCost(c.state, figure, { ...choice, path: [] }, test);
  if (test === 'climb' && step > budgetOf(c.state, figure)) return hang(c, choice);
  c.emit({
    type: 'figure.moved',
    figure,
    path: [to],
    to: headOf(c.state, figure, choice),
    cost: step,
    manner: MANNER[test],
  });
  if (face === 6) c.emit({ type: 'mover.set', figure });
  else endMove(c, figure);
}

/** BTS-TER-15: up, or down, as far as his movement goes; there he hangs until he climbs on. */
function hang(c: C, { figure, to, piece }: Passage<string>): void {
  const { spot } = figureOf(c.state, figure);
  const passing = { path: [], piece, to };
  const rest = budgetOf(c.state, figure);
  const down = goesDown(c.state, figure, passing);
  const head = headOf(c.state, figure, passing);
  const end = down
    ? { ...head, z: Math.max(head.z, spot.z - rest) }
    : { ...spot, z: spot.z + Math.min(rest, riseOf(c.state, figure, passing)) };
  c.emit({ type: 'figure.moved', figure, path: down ? [to] : [], to: end, cost: rest, manner: 'climb' });
  endMove(c, figure);
}

const MANNER = { crossing: 'cross', climb: 'climb', jump: 'jump' } as const;

/** BTS-TER-14. */
export const cross = procedure('cross')({
  begin(c, v) {
    approach(c, v, 'crossing');
    return call('passTest', { figure: v.choice.figure, test: 'crossing' }, 'tested');
  },
  tested(c, v, face: number) {
    if (face === 1) endMove(c, v.choice.figure);
    else getOver(c, v, 'crossing', face);
    return done();
  },
});

/** BTS-TER-15, -24, R-137: whoever fails falls to the foot; that does no harm if the climb began on the ground. */
export const climb = procedure('climb')({
  begin(c, v) {
    approach(c, v, 'climb');
    return call('passTest', { figure: v.choice.figure, test: 'climb' }, 'tested');
  },
  tested(c, v, face: number) {
    if (face > 1) {
      getOver(c, v, 'climb', face);
      return done();
    }
    const { figure, to } = v.choice;
    const [{ x, y, z }, goal] = [figureOf(c.state, figure).spot, headOf(c.state, figure, v.choice)];
    const down = goesDown(c.state, figure, { ...v.choice, path: [] });
    endMove(c, figure);
    return call('fall', down ? { figure, drop: z - goal.z, to } : { figure, drop: climbDrop(z), to: { x, y } }, 'end');
  },
  end: () => done(),
});

/** BTS-TER-20. */
export const jump = procedure('jump')({
  begin(c, v) {
    approach(c, v, 'jump');
    return call('passTest', { figure: v.choice.figure, test: 'jump' }, 'tested');
  },
  tested(c, v, face: number) {
    if (face > 1) {
      getOver(c, v, 'jump', face);
      return done();
    }
    return goto('lost');
  },
  lost(c, { choice: { figure } }) {
    if (c.state.mover !== NOBODY) c.emit({ type: 'mover.set', figure: NOBODY });
    return call('remove', { figure, why: 'jump' }, 'end');
  },
  end: () => done(),
});
