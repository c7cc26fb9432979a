import { volleysOf, type ShootChoice, type ShootQuestion } from '../decisions/shoot.js';
import type { DeclaredShots } from '../shooting/declare.js';
import type { FigureId, State } from '../state.js';
import { volleyHarm, worthOf } from './harm.js';

/**
 * Everybody fires at once, each at the target where he is expected to do most harm. What the volleys before his are expected
 * to do is taken off what the target is still worth; those whose target falls meanwhile are asked again.
 */
export function bestShots(state: State, { figures }: ShootQuestion): ShootChoice {
  const left = new Map<FigureId, number>();
  const volleys: DeclaredShots[] = [];
  for (const figure of figures) {
    let best: { volley: DeclaredShots; target: FigureId; harm: number } | undefined;
    for (const volley of volleysOf(state, figure)) {
      const target = volley.shots[0]?.targets[0] as FigureId;
      const harm = Math.min(volleyHarm(state, volley), left.get(target) ?? Infinity);
      if (best === undefined || harm > best.harm) best = { volley, target, harm };
    }
    if (best === undefined || best.harm <= 0) continue;
    volleys.push(best.volley);
    left.set(best.target, Math.max(0, (left.get(best.target) ?? worthOf(state, best.target)) - best.harm));
  }
  return volleys.length === 0 ? { do: 'end' } : { do: 'shoot', volleys };
}
