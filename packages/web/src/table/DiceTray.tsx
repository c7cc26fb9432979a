import type { EventBase } from '@banneret/kernel';
import { isObject } from '@banneret/kernel';
import type { JSX } from 'preact';
import type { RollReading, WebSystem } from '../systems/webSystem.js';
import type { Desk } from './desk.js';
import { RuleLink } from './rulebook.js';
import { seatClass } from './Seat.js';
import { after, type Timeline } from './timeline.js';

/** A roll as the game reads it, or at least its faces. */
export function readRoll(system: WebSystem, desk: Desk, event: EventBase, state: unknown): RollReading | undefined {
  const read = system.readRoll?.(event as never, state as never, desk.t);
  if (read !== undefined) return read;
  const { faces, seat } = event as { faces?: unknown; seat?: unknown };
  if (!Array.isArray(faces) || !isObject(event)) return undefined;
  const title = desk.game.tell(event, state, desk.t) ?? '';
  return { title, seat: typeof seat === 'number' ? seat : 0, dice: faces.map(face => ({ face: Number(face) })) };
}

interface DiceTrayProps {
  readonly system: WebSystem;
  readonly desk: Desk;
  readonly timeline: Timeline;
  readonly shown: number;
}

const MOST_ROLLS = 3;

/** The latest rolls, the newest on top, each number with its parts. */
export function DiceTray({ system, desk, timeline, shown }: DiceTrayProps): JSX.Element {
  const rolls: { readonly at: number; readonly roll: RollReading }[] = [];
  for (let at = shown; at > 0 && rolls.length < MOST_ROLLS; at--) {
    const event = timeline.events[at - 1];
    const roll = event && readRoll(system, desk, event, after(timeline, at));
    if (roll !== undefined) rolls.push({ at, roll });
  }
  return (
    <div class="dice-tray">
      {rolls.map(({ at, roll }) => (
        <Roll key={at} desk={desk} roll={roll} />
      ))}
    </div>
  );
}

function Roll({ desk, roll }: { readonly desk: Desk; readonly roll: RollReading }): JSX.Element {
  return (
    <div class={`roll ${seatClass(roll.seat)}`}>
      <p class="roll-title">
        {roll.title} {roll.need !== undefined && <strong>{roll.need}</strong>}
      </p>
      <div class="dice" role="img" aria-label={roll.dice.map(({ face }) => face).join(', ')}>
        {roll.dice.map(({ face, success }, i) => (
          <Die key={i} face={face} success={success} />
        ))}
      </div>
      {roll.parts && roll.parts.length > 0 && (
        <ul class="parts">
          {roll.parts.map(part => (
            <li key={part.text} class={part.struck === true ? 'struck' : ''}>
              {part.text} <RuleLink game={desk.game} rule={part.rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Where the pips of each face are, on a square of 0 to 2. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

function Die({ face, success }: { readonly face: number; readonly success: boolean | undefined }): JSX.Element {
  const outcome = success === undefined ? '' : success ? ' success' : ' failure';
  const pips = PIPS[face];
  return (
    <svg class={`die${outcome}`} viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      {pips === undefined ? (
        <text x="12" y="17" text-anchor="middle">
          {face}
        </text>
      ) : (
        pips.map(([x, y]) => <circle key={`${x}${y}`} cx={6 + 6 * x} cy={6 + 6 * y} r="2.100" />)
      )}
    </svg>
  );
}
