import { allowance, COHERENCY, figures, SEIZE_RANGE, type State } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { draftedChoice } from '../../tabletop/draft.js';
import { GhostMarker, GhostUnit } from '../../tabletop/Ghosts.js';
import { isPoint } from '../../tabletop/pushing.js';
import { middleOf, mmOf, type Scale } from '../../tabletop/scale.js';
import type { Press } from '../../tabletop/Tabletop.js';
import { ghostOf, orderDraftOf } from './draft.js';
import { isDragged, orderedUnit, unitsToChoose } from './movers.js';
import { useReach, useReachAhead } from './useReach.js';

interface OverlayProps {
  readonly desk: Desk;
  readonly scale: Scale;
  readonly onPointerDown: Press;
}

/** What the present question adds to the board: how far the unit gets, and how it would stand. */
export function Overlay({ desk, scale, onPointerDown }: OverlayProps): JSX.Element {
  useCell(desk.draft);
  const ghost = ghostOf(desk);
  const choice = draftedChoice(desk);
  const legal = choice === undefined || desk.judge(choice).ok;
  return (
    <g class={legal ? 'tt-overlay' : 'tt-overlay illegal'}>
      <Reach desk={desk} scale={scale} />
      {ghost && <GhostUnit {...{ desk, ghost, scale, onPointerDown }} measure="inch" link={COHERENCY.link} />}
      {isPoint(choice) && <GhostMarker at={choice} range={SEIZE_RANGE} scale={scale} />}
    </g>
  );
}

/** The ground that the unit gets to which is asked for its order, or pointed at while one is chosen. */
function Reach({ desk, scale }: { readonly desk: Desk; readonly scale: Scale }): JSX.Element | null {
  const options = unitsToChoose(desk.prompt);
  const ordered = orderedUnit(desk.prompt);
  useReachAhead(desk, ordered === undefined ? options : [ordered]);
  const lookedAt = Number(useCell(desk.pointed) ?? desk.selected.get() ?? NaN);
  const unit = ordered ?? options.find(option => option === lookedAt);
  const { order } = orderDraftOf(desk);
  const corners = useReach(desk, unit, order);
  if (unit === undefined || !isDragged(order)) return null;
  const living = figures(desk.state as State, unit);
  const most = Math.max(0, ...living.map(figure => allowance(figure, order)));
  const { x, y } = scale.at(middleOf(living));
  return (
    <g class="tt-reach">
      <circle class="tt-reach-circle" cx={x} cy={y} r={mmOf(most)} />
      {corners && <polygon class="tt-reach-ground" points={scale.points(corners)} />}
    </g>
  );
}
