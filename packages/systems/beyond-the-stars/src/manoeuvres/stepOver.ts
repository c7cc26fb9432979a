import { legLength, pointFrom, straightAdvance, sweep, wayFrom } from '@banneret/geometry';
import { done, goto } from '@banneret/kernel';
import { placedOf } from '../figures/placed.js';
import { judgeCharger } from '../movement/charges.js';
import { walkWays } from '../movement/field.js';
import { call, procedure } from '../procedures/machine.js';
import { figureOf, NOBODY, seatOf, sheetOf } from '../state.js';
import { judgeStep, type StepOver } from './judgeStepOver.js';
import type { Manoeuvre } from './manoeuvre.js';
import { isId } from './parse.js';
import { straightOver } from './suggestStep.js';
import { endMove, walkAlong } from './walk.js';

export const stepManoeuvre: Manoeuvre<StepOver> = {
  do: 'step',
  rule: 'BTS-PRN-10',
  proc: 'step',
  parse({ path: raw = [], over, to: end }, figure) {
    const [path, to] = [wayFrom(raw), pointFrom(end)];
    return path === undefined || to === undefined || !isId(over) ? undefined : { do: 'step', figure, path, over, to };
  },
  judge: judgeStep,
  *propose(state, ask, figure) {
    for (const over of state.figures.keys()) {
      if (state.figures[over]?.prone !== true || over === figure) continue;
      const plan = straightOver(state, ask, figure, over);
      if (plan !== undefined) yield plan;
    }
  },
  sample(state, ask, figure, rng) {
    if (rng.below(SELDOM) > 0) return undefined;
    const lying = [...state.figures.keys()].filter(other => other !== figure && figureOf(state, other).prone);
    const over = lying[rng.below(Math.max(1, lying.length))];
    return over === undefined ? undefined : straightOver(state, ask, figure, over);
  },
};

/** One random player in so many thinks of it. */
const SELDOM = 4;

export const step = procedure('step')({
  begin(c, { choice: { figure, path } }) {
    if (path.length > 0) walkAlong(c, figure, path);
    return call('passTest', { figure, test: 'crossing' }, 'tested');
  },
  tested(c, v, face: number) {
    const { figure, to } = v.choice;
    if (face === 1) return goto('stumbled');
    walkAlong(c, figure, [to]);
    if (face === 6) c.emit({ type: 'mover.set', figure });
    else endMove(c, figure);
    return done();
  },
  // BTS-PRN-11: over an enemy it must charge him, over a friend it simply stops; so does who may not charge (BTS-GEN-14).
  stumbled(c, { choice: { figure, over } }) {
    const alone = { kind: 'bts.act', figures: [figure], midMove: true } as const;
    if (seatOf(c.state, over) === seatOf(c.state, figure) || !judgeCharger(c.state, alone, figure).ok) {
      endMove(c, figure);
      return done();
    }
    const end = straightAdvance(
      walkWays(c.state, figure).field,
      placedOf(c.state, figure),
      figureOf(c.state, over).spot,
    );
    const free = sweep(walkWays(c.state, figure).field, sheetOf(c.state, figure).base, [
      figureOf(c.state, figure).spot,
      end,
    ]);
    if (free.ok && legLength(figureOf(c.state, figure).spot, end) > 0) walkAlong(c, figure, [end]);
    const { rough } = figureOf(c.state, figure).marks;
    c.emit({ type: 'figure.charged', figure, links: [{ charger: figure, charged: over }], rough });
    c.emit({ type: 'mover.set', figure: NOBODY });
    return done();
  },
});
