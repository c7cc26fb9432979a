import type { Sighting } from '@banneret/game';
import type { Prompt } from '@banneret/kernel';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import type { Desk } from '../table/desk.js';
import type { Scale } from './scale.js';
import type { Scenery } from './tableau.js';

/**
 * How those who are asked see the unit that is pointed at, or else the one that is looked at: by the game's own judge. Where the
 * answer so far says who acts, the question is narrowed to them.
 */
export function useSighting(desk: Desk, asked = desk.prompt): Sighting | undefined {
  const pointed = useCell(desk.pointed);
  const selected = useCell(desk.selected);
  return useMemo(
    () => sightingOf(desk, asked, pointed) ?? (pointed === undefined ? sightingOf(desk, asked, selected) : undefined),
    [desk, asked, pointed, selected],
  );
}

function sightingOf(
  { game, state, stack, t }: Desk,
  asked: Prompt | undefined,
  thing: string | undefined,
): Sighting | undefined {
  if (thing === undefined || asked === undefined || !Number.isInteger(Number(thing))) return undefined;
  return game.sight?.(state, asked, Number(thing), t, stack);
}

interface SightLinesProps {
  readonly sighting: Sighting;
  readonly scenery: readonly Scenery[];
  readonly scale: Scale;
}

/** A line for each who looks, clear or not, and the scenery that is in the way. */
export function SightLines({ sighting: { looks, inTheWay }, scenery, scale }: SightLinesProps): JSX.Element {
  const hiding = inTheWay.filter(({ kind }) => kind === 'scenery').map(({ id }) => id);
  return (
    <g class="tt-sights">
      {scenery
        .filter(({ id }) => hiding.includes(id))
        .map(({ id, outline }) => (
          <polygon key={id} class="tt-in-the-way" points={scale.points(outline)} />
        ))}
      {looks.map(({ from, to, isClear }, i) => {
        const ends = { x1: scale.x(from.x), y1: scale.y(from.y), x2: scale.x(to.x), y2: scale.y(to.y) };
        return (
          <g key={i} class={isClear ? 'tt-look' : 'tt-look blocked'}>
            <line class="tt-sight-edge" {...ends} />
            <line class="tt-sight" {...ends} />
          </g>
        );
      })}
    </g>
  );
}

/** The same in words, at the edge of the table. */
export function SightWords({ desk, asked }: { readonly desk: Desk; readonly asked?: Prompt | undefined }): JSX.Element {
  const sighting = useSighting(desk, asked);
  return (
    <div class="tt-sight-words" role="status">
      {sighting?.told.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </div>
  );
}
