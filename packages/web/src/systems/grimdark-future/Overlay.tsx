import { COHERENCY, SEIZE_RANGE, type State } from '@banneret/grimdark-future';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { draftedChoice } from '../../tabletop/draft.js';
import { GhostMarker, GhostUnit } from '../../tabletop/Ghosts.js';
import { isPoint } from '../../tabletop/pushing.js';
import { ReachArea } from '../../tabletop/ReachArea.js';
import type { Scale } from '../../tabletop/scale.js';
import type { Press } from '../../tabletop/Tabletop.js';
import { useGround, useGroundsAhead } from '../../tabletop/useGround.js';
import { ghostOf, orderDraftOf } from './draft.js';
import { isDragged, orderedUnit, unitsToChoose } from './movers.js';
import { groundOf, pullOf } from './reach.js';

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
  const state = desk.state as State;
  const options = unitsToChoose(desk.prompt);
  const ordered = orderedUnit(desk.prompt);
  useGroundsAhead(desk.prompt, () => {
    const units = ordered === undefined ? options : [ordered];
    return AHEAD.flatMap(order => units.map(unit => groundOf(state, unit, order)));
  });
  const lookedAt = Number(useCell(desk.pointed) ?? desk.selected.get() ?? NaN);
  const unit = ordered ?? options.find(option => option === lookedAt);
  const { order } = orderDraftOf(desk);
  const shown = unit !== undefined && isDragged(order) ? { unit, order } : undefined;
  const corners = useGround(shown && groundOf(state, shown.unit, shown.order));
  if (shown === undefined) return null;
  const { from, most } = pullOf(state, shown.unit, shown.order);
  return <ReachArea {...{ from, most, corners, scale }} />;
}

/** The orders that are thought of first. */
const AHEAD = ['advance', 'rush'] as const;
