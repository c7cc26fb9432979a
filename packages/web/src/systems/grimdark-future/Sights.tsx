import { closestPair, type Placed } from '@banneret/geometry';
import { figures, type State } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import type { Desk } from '../../table/desk.js';
import type { Scale } from '../../tabletop/scale.js';
import { aimsOf, shotsOf } from './shotsDraft.js';

/** Who of the shooting unit can fire at what it is aimed at: a line from each of them. */
export function Sights({ desk, scale }: { readonly desk: Desk; readonly scale: Scale }): JSX.Element | null {
  const shape = shotsOf(desk.prompt);
  if (shape === undefined) return null;
  const state = desk.state as State;
  const lines = aimsOf(desk).flatMap(({ weapon, target }) => {
    const option = shape.groups
      .find(group => group.weapon === weapon)
      ?.targets.find(candidate => candidate.target === target);
    return figures(state, shape.unit)
      .filter(({ model }) => option?.models.includes(model) === true)
      .map(figure => ({
        key: `${weapon} ${figure.model}`,
        from: scale.at(figure.at),
        to: scale.at(nearestTo(figure, figures(state, target))),
      }));
  });
  return (
    <g>
      {lines.map(({ key, from, to }) => (
        <g key={key}>
          <line class="tt-sight-edge" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <line class="tt-sight" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
        </g>
      ))}
    </g>
  );
}

function nearestTo(shooter: Placed, targets: readonly Placed[]): Placed['at'] {
  const pair = closestPair([shooter], targets);
  return targets[pair?.to ?? 0]?.at ?? shooter.at;
}
