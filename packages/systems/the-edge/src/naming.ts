import { legal, type Because, type Option, type Ruling } from '@banneret/kernel';
import type { Action } from './content/types.js';
import type { TargetSpec } from './effect.js';
import { whyUseless } from './feasible.js';
import type { Scope } from './scope.js';
import type { State } from './state.js';
import { candidates, reachFor, targetOptions } from './targets.js';

/** Naming the targets of an Action (R42): one after the other, so that all can be named and something comes of it (R99). */

const NO_TARGET: Because = { rule: 'EDGE-GEN-05', say: 'edge.no.target' };
const NO_NEXT: Because = { rule: 'EDGE-GEN-05', say: 'edge.no.next-target' };

/** Can the targets still missing all be named, with something for the Action to work on? */
export function judgeNaming(s: State, action: Action, scope: Scope): Ruling {
  const because = whyNot(s, action, scope);
  return because === undefined ? legal : { ok: false, because: [because] };
}

function whyNot(s: State, action: Action, scope: Scope): Because | undefined {
  const spec = action.targets?.[scope.targets.length];
  if (spec === undefined) return whyUseless(s, action, scope);
  const outOfReach = reachFor(s, spec, scope);
  let reason: Because | undefined;
  for (const id of candidates(s, spec, scope)) {
    if (outOfReach(id) !== undefined) continue;
    const because = whyNot(s, action, withTarget(scope, id));
    if (because === undefined) return undefined;
    reason ??= because;
  }
  return reason ?? NO_TARGET;
}

const withTarget = (scope: Scope, id: number): Scope => ({ ...scope, targets: [...scope.targets, [id]] });

/** What may be named next so that the rest can be named too; what may not says why. */
export function namingOptions(s: State, action: Action, scope: Scope): Option[] {
  const spec = action.targets?.[scope.targets.length] as TargetSpec;
  const last = action.targets?.length === scope.targets.length + 1;
  return targetOptions(s, spec, scope).map(found => {
    if (found.barred !== undefined) return found;
    const because = whyNot(s, action, withTarget(scope, Number(found.id)));
    return because === undefined ? found : { ...found, barred: [last ? because : NO_NEXT] };
  });
}
