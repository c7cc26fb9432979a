import { pathLength, UM_PER_INCH } from '@banneret/geometry';
import { allowance, figures, SEIZE_RANGE, type State } from '@banneret/grimdark-future';
import { formatNumber } from '@banneret/i18n';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { draftedChoice, draftOf, ghostOf, type Ghost } from './draft.js';
import { isPoint } from './MarkerControl.js';
import { isDragged, orderedUnit } from './movers.js';
import { mmOf, middleOf, type Scale } from './scale.js';
import { Base, Links } from './Units.js';
import { useReach } from './useReach.js';

interface OverlayProps {
  readonly desk: Desk;
  readonly scale: Scale;
  readonly onPointerDown: (event: PointerEvent, unit: number, model: number) => void;
}

/** What the present question adds to the board: how far the unit gets, and how it would stand. */
export function Overlay({ desk, scale, onPointerDown }: OverlayProps): JSX.Element {
  useCell(desk.draft);
  const ghost = ghostOf(desk);
  const choice = draftedChoice(desk);
  const legal = choice === undefined || desk.judge(choice).ok;
  return (
    <g class={legal ? 'gdf-overlay' : 'gdf-overlay illegal'}>
      <Reach desk={desk} scale={scale} />
      {ghost && <GhostUnit desk={desk} ghost={ghost} scale={scale} onPointerDown={onPointerDown} />}
      {isPoint(choice) && <GhostMarker {...scale.at(choice)} />}
    </g>
  );
}

/** A marker that is about to be put down. */
const GhostMarker = ({ x, y }: { readonly x: number; readonly y: number }): JSX.Element => (
  <g class="gdf-ghost-marker" transform={`translate(${x} ${y})`}>
    <circle class="gdf-seize" r={mmOf(SEIZE_RANGE)} />
    <circle class="gdf-marker-disc" r={16} />
  </g>
);

/** The ground the unit can be dragged to; the circle is there at once, the ground itself a moment later. */
function Reach({ desk, scale }: { readonly desk: Desk; readonly scale: Scale }): JSX.Element | null {
  const unit = orderedUnit(desk.prompt);
  const { order } = draftOf(desk);
  const corners = useReach(desk, unit, order);
  if (unit === undefined || !isDragged(order)) return null;
  const living = figures(desk.state as State, unit);
  const most = Math.max(0, ...living.map(figure => allowance(figure, order)));
  const { x, y } = scale.at(middleOf(living));
  return (
    <g class="gdf-reach">
      <circle class="gdf-reach-circle" cx={x} cy={y} r={mmOf(most)} />
      {corners && (
        <polygon
          class="gdf-reach-ground"
          points={corners
            .map(point => scale.at(point))
            .map(at => `${at.x},${at.y}`)
            .join(' ')}
        />
      )}
    </g>
  );
}

interface GhostProps extends OverlayProps {
  readonly ghost: Ghost;
}

function GhostUnit({ desk, ghost, scale, onPointerDown }: GhostProps): JSX.Element {
  const state = desk.state as State;
  const seat = state.battle.rosters[ghost.unit]?.seat ?? 0;
  const longest = Math.max(0, ...ghost.ways.map(way => pathLength(way)));
  const label = scale.at(middleOf(ghost.placed));
  return (
    <g class={`gdf-ghost seat-${seat}`}>
      {ghost.ways.map((way, i) => (
        <polyline
          key={i}
          class="gdf-way"
          points={way
            .map(point => scale.at(point))
            .map(at => `${at.x},${at.y}`)
            .join(' ')}
        />
      ))}
      <Links placed={ghost.placed} scale={scale} />
      {ghost.placed.map((placed, i) => {
        const { x, y } = scale.at(placed.at);
        return (
          <g
            key={i}
            class="gdf-ghost-model"
            transform={`translate(${x} ${y})`}
            onPointerDown={event => onPointerDown(event, ghost.unit, ghost.models[i] ?? 0)}
          >
            <Base figure={placed} />
          </g>
        );
      })}
      {longest > 0 && (
        <text class="gdf-length" x={label.x} y={label.y}>
          {formatNumber(Math.ceil((longest / UM_PER_INCH) * 10) / 10, desk.t.locale)}″
        </text>
      )}
    </g>
  );
}
