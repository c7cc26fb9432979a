import type { State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useCell } from '../../../app/cell.js';
import type { Desk } from '../../../table/desk.js';
import { Labels } from '../../../tabletop/Labels.js';
import { labelledTable } from './labelled.js';
import { rolesOf } from './roles.js';

/** The names of the Squads, as on every other table; dots say how much Endurance is left. */
export function Plates({ desk }: { readonly desk: Desk }): JSX.Element {
  const state = desk.state as State;
  useCell(desk.draft);
  const selected = useCell(desk.selected);
  const pointed = useCell(desk.pointed);
  const { figures, tokens, squads, activated } = state;
  const table = useMemo(() => labelledTable(state, desk.t.locale), [figures, tokens, squads, activated, desk.t.locale]);
  const { open, acting } = rolesOf(desk);
  const squadOf = (figure: number): string => String(figures[figure]?.squad);
  // In one's own turn nearly all Squads may act: then their names are shown where there is room for them.
  const isPick = desk.prompt?.shape.kind !== 'edge.play';
  const demanded = isPick ? [...new Set([...open].map(squadOf))] : [];
  const roles = (squad: string): string =>
    [
      demanded.includes(squad) && 'option-unit',
      acting !== undefined && squadOf(acting) === squad && 'acting',
      selected === squad && 'selected',
      pointed === squad && 'pointed',
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Labels
      table={table}
      demanded={demanded}
      wanted={[selected, pointed].filter(squad => squad !== undefined)}
      rolesOf={roles}
      onPointerDown={(_, squad) => desk.selected.set(squad)}
      onPoint={squad => desk.pointed.set(squad)}
    />
  );
}
