import type { Prompt } from '@banneret/kernel';
import type { Desk } from '../table/desk.js';
import type { Editing } from './editing.js';
import { groundAround, type Ground, type Pull } from './reach.js';
import { middleOf } from './scale.js';

/** The unit of a question as something to be pulled. */
export function pullOf({ walk, ghost }: Editing): Pull | undefined {
  if (walk === undefined || walk.most <= 0) return undefined;
  const { start, most, towards } = walk;
  return {
    from: middleOf(start.placed),
    most,
    end(to) {
      const answer = towards(to);
      if (answer === undefined) return undefined;
      const moved = ghost(answer);
      // Whoever stays behind counts as well.
      return middleOf(
        start.placed.map((placed, i) => moved?.placed[moved.models.indexOf(start.models[i] ?? -1)] ?? placed),
      );
    },
  };
}

const known = new WeakMap<Prompt, Map<string, Ground>>();

/** One for as long as the question stands. */
export function groundFor({ prompt }: Desk, editing: Editing): Ground | undefined {
  const pull = pullOf(editing);
  if (prompt === undefined || pull === undefined) return undefined;
  let grounds = known.get(prompt);
  if (grounds === undefined) known.set(prompt, (grounds = new Map()));
  let ground = grounds.get(editing.unit);
  if (ground === undefined) grounds.set(editing.unit, (ground = groundAround(pull)));
  return ground;
}
