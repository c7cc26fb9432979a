import { FACINGS, pointFrom } from '@banneret/geometry';
import { done } from '@banneret/kernel';
import { is } from '../figures/traits.js';
import { walkCost } from '../movement/cost.js';
import { spotAfter } from '../movement/judge.js';
import { goalsOf, randomGoal } from '../movement/suggestGoals.js';
import { procedure } from '../procedures/machine.js';
import { figureOf } from '../state.js';
import { judgePush, movers, type Push } from './judgePush.js';
import type { Manoeuvre } from './manoeuvre.js';
import { pushTowards } from './suggestPushes.js';
import { endMove } from './walk.js';

export const pushManoeuvre: Manoeuvre<Push> = {
  do: 'push',
  rule: 'BTS-SGE-03',
  proc: 'pushWeapon',
  parse({ to: raw, facing }, figure) {
    const to = pointFrom(raw);
    if (to === undefined || !Number.isSafeInteger(facing)) return undefined;
    const turn = facing as number;
    return turn >= 0 && turn < FACINGS ? { do: 'push', figure, to, facing: turn + 0 } : undefined;
  },
  judge: (state, ask, choice) => judgePush(state, ask, choice),
  *propose(state, ask, figure) {
    if (!is(state, figure, 'siege')) return;
    for (const goal of goalsOf(state, figure)) {
      const choice = pushTowards(state, ask, figure, goal);
      if (choice !== undefined) yield choice;
    }
  },
  sample(state, ask, figure, rng) {
    if (!is(state, figure, 'siege')) return undefined;
    return pushTowards(state, ask, figure, randomGoal(state, figure, rng));
  },
};

export const pushWeapon = procedure('pushWeapon')({
  begin(c, { choice: { figure, to, facing } }) {
    const { spot } = figureOf(c.state, figure);
    const by = { x: to.x - spot.x, y: to.y - spot.y };
    const stays = by.x === 0 && by.y === 0;
    const cost = walkCost(c.state, figure, [spot, to]).total;
    // BTS-SGE-05: whoever only turns it has moved nothing but the weapon.
    for (const servant of stays ? [] : movers(c.state, figure)) {
      const at = figureOf(c.state, servant).spot;
      const path = [{ x: at.x + by.x, y: at.y + by.y }];
      c.emit({
        type: 'figure.moved',
        figure: servant,
        path,
        to: spotAfter(c.state, servant, path),
        cost,
        manner: 'walk',
      });
      c.emit({ type: 'figure.marked', figure: servant, marks: { done: true } });
    }
    const end = { ...spotAfter(c.state, figure, [to]), facing };
    c.emit({ type: 'figure.moved', figure, path: stays ? [] : [to], to: end, cost, manner: 'walk' });
    endMove(c, figure);
    return done();
  },
});
