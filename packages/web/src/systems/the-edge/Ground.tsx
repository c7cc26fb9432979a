import { boardOf, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../app/cell.js';
import type { Desk } from '../../table/desk.js';
import { chooseHex, draftOf, openProposals, optionsOf, placesOf } from './aims.js';
import { bordersOf, drawingOf, outlineOf, type Cell } from './hexes.js';
import { tokenNames } from './tokens/Tokens.js';

/** The hexes, to be pointed at; those that answer the question are lit. Without a painting also the borders of the Spaces. */
export function Ground({ desk }: { readonly desk: Desk }): JSX.Element {
  useCell(desk.draft);
  const drawing = drawingOf(boardOf(desk.state as State));
  const spaces = optionsOf(desk, 'space');
  const lit = useMemo(() => litHexes(desk), [desk, desk.draft.get()]);
  const names = useMemo(() => tokenNames(desk), [desk]);
  const click = ({ space, slot }: Cell): void => {
    if (spaces.has(space)) desk.answer(space);
    else chooseHex(desk, space, slot);
  };
  return (
    <g class="edge-ground">
      {drawing.cells.map(cell => {
        const { space, slot, hex } = cell;
        const isLit = spaces.has(space) || lit.has(space * 7 + slot);
        return (
          <polygon
            key={`${space}-${slot}`}
            class={`edge-hex${slot === 0 ? ' centre' : ''}${isLit ? ' lit' : ''}`}
            points={outlineOf(hex, isLit ? 0.88 : 1)}
            onClick={() => click(cell)}
          >
            {names.has(space) && <title>{names.get(space)}</title>}
          </polygon>
        );
      })}
      <path class="edge-borders" d={bordersOf(drawing)} />
    </g>
  );
}

/** The hexes that some proposal puts a piece on. */
function litHexes(desk: Desk): ReadonlySet<number> {
  const lit = new Set<number>();
  const needsWho = desk.prompt?.shape.kind === 'edge.step' || desk.prompt?.shape.kind === 'edge.deploy';
  if (needsWho && draftOf(desk).who === undefined) return lit;
  for (const choice of openProposals(desk))
    for (const { space, mask } of placesOf(desk.state as State, choice))
      for (let slot = 0; slot < 7; slot++) if ((mask >> slot) & 1) lit.add(space * 7 + slot);
  return lit;
}
