import { defendersOf, numberOf, placedOf, unitOf, unitWithFighter, type State } from '@banneret/at-43';
import type { JSX } from 'preact';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { halvesOf, type Scale } from '../../tabletop/scale.js';
import { Base } from '../../tabletop/Base.js';
import { fightInHand, toggleFighter } from './fightDraft.js';
import './at43.css';

interface FightOverlayProps {
  readonly desk: Desk;
  readonly scale: Scale;
}

/** Whoever strikes by his number, those held back faded, and whoever is struck. */
export function FightOverlay({ desk, scale }: FightOverlayProps): JSX.Element | null {
  useCell(desk.draft);
  const state = desk.state as State;
  const { whole, fight } = fightInHand(desk) ?? {};
  if (whole === undefined || fight === undefined) return null;
  const strikers = [...new Set(whole.uses.map(([who]) => who))];
  const unit = unitWithFighter(state, strikers[0] ?? -1);
  const strikes = (fighter: number): boolean => fight.uses.some(([who]) => who === fighter);
  return (
    <g aria-hidden="true">
      {defendersOf(state, unit, fight.uses, fight.defender).map(fighter => (
        <Marked key={fighter} {...{ state, scale, fighter }} role="at43-struck" />
      ))}
      {strikers.map(fighter => (
        <Marked
          key={fighter}
          {...{ state, scale, fighter }}
          role={strikes(fighter) ? 'at43-striker' : 'at43-striker idle'}
          number={numberOf(state, fighter)}
          press={() => toggleFighter(desk, fighter)}
        />
      ))}
    </g>
  );
}

interface MarkedProps {
  readonly state: State;
  readonly scale: Scale;
  readonly fighter: number;
  readonly role: string;
  readonly number?: number;
  press?(): void;
}

/** A fighter with a part in the fight; one of one's own can be pressed. */
function Marked({ state, scale, fighter, role, number, press }: MarkedProps): JSX.Element | null {
  const standing = unitOf(state, unitWithFighter(state, fighter)).fighters.find(({ id }) => id === fighter);
  if (standing === undefined) return null;
  const placed = placedOf(state, standing);
  const { x, y } = scale.at(placed.at);
  const { wide } = halvesOf(placed.base);
  return (
    <g
      class={role}
      transform={`translate(${x} ${y})`}
      data-fighter={fighter}
      {...(press && {
        onPointerDown: (event: PointerEvent) => {
          event.stopPropagation();
          press();
        },
      })}
    >
      <Base figure={placed} />
      {number !== undefined && (
        <text class="tt-number" y={wide * 0.36} font-size={wide}>
          {number}
        </text>
      )}
    </g>
  );
}
