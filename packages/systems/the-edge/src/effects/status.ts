import { ask, done, goto, subset } from '@banneret/kernel';
import type { StatusKind } from '../content/types.js';
import type { EffectOf } from '../effect.js';
import { procedure } from '../procedures/machine.js';
import type { Scope } from '../scope.js';
import { factionOf, type State } from '../state.js';
import { squadsOfWhom, whomOf } from '../targets.js';
import { depthFor } from './bearers.js';

/**
 * A status marker is put on figures or Squads (EDGE-BRD-06). Markers that run out are handed out as far as they go, where
 * the player likes (EDGE-GEN-08, -10); those without a limit never do (EDGE-GEN-09).
 */
export const status = procedure('effect.status')({
  begin(c, v) {
    const kind = kindOf(c.state, v.effect, v.scope);
    const ids = unmarked(c.state, kind, v.effect, v.scope);
    const left = markersLeft(c.state, kind, v.scope);
    v.ids = ids;
    if (left >= ids.length) return goto('mark');
    if (left === 0) return done();
    const shape = subset(ids, left, left);
    const prompt = kind.on === 'squad' ? 'edge.ask.status-squads' : 'edge.ask.status-figures';
    return ask({ seat: v.scope.seat, ask: prompt, rule: 'EDGE-GEN-10', shape }, 'chosen');
  },
  chosen(_c, v, ids: readonly number[]) {
    v.ids = ids;
    return goto('mark');
  },
  mark(c, v) {
    const { id: name, on } = kindOf(c.state, v.effect, v.scope);
    const { until } = v.effect;
    const depth = depthFor(c.state, until, v.scope);
    for (const id of v.ids ?? [])
      c.emit({ type: 'status.given', on, id, status: name, until, seat: v.scope.seat, depth });
    return done();
  },
});

function kindOf(s: State, { status: name }: EffectOf<'status'>, { seat }: Scope): StatusKind {
  const kind = factionOf(s, seat).statuses.find(({ id }) => id === name);
  if (kind === undefined) throw new Error(`${factionOf(s, seat).id} has no status ${name}`);
  return kind;
}

/** One marker of a kind is enough. */
function unmarked(s: State, kind: StatusKind, { whom }: EffectOf<'status'>, scope: Scope): number[] {
  const ids = kind.on === 'squad' ? squadsOfWhom(s, whom, scope) : whomOf(s, whom, scope);
  return ids.filter(
    id =>
      !s.statuses.some(
        mark => mark.on === kind.on && mark.id === id && mark.status === kind.id && mark.seat === scope.seat,
      ),
  );
}

const markersLeft = (s: State, { id, limit }: StatusKind, { seat }: Scope): number =>
  limit === undefined ? Infinity : limit - s.statuses.filter(mark => mark.status === id && mark.seat === seat).length;
