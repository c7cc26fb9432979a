import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useCell } from '../app/cell.js';
import type { Guide } from '../guide/guide.js';
import type { WebSystem } from '../systems/webSystem.js';
import { Curtain } from './Curtain.js';
import { beginsHidden, turnAt, useSeating, type SeatCarrier, type Seating } from './seating.js';
import { TableView } from './TableView.js';

interface SharedTableProps {
  readonly system: WebSystem;
  readonly carriers: readonly SeatCarrier[];
  readonly kept: 'local' | 'remote';
  readonly match: string;
  readonly learning: boolean;
  readonly guide: Guide | undefined;
  /** The keeper has shown this page out: why, as a message key. */
  readonly onShownOut: (reason: string) => void;
}

/** A table before which several people may sit in turn. */
export function SharedTable(props: SharedTableProps): JSX.Element {
  const { system, carriers, kept, match, learning, guide, onShownOut } = props;
  const seating = useSeating(carriers, system.entry.game.system);
  useAllSessions(seating);
  const [caughtUp, setCaughtUp] = useState(true);
  const [hidden, setHidden] = useState<boolean | undefined>(undefined);
  const { active } = seating;
  const table = useCell(active.table);
  useEffect(() => {
    if (table.link === 'closed') onShownOut(table.mistake ?? 'server.no.trouble');
  }, [table.link]);
  const turn = caughtUp ? turnAt(seating) : ({ kind: 'stay' } as const);
  const passesOpenly = turn.kind === 'pass' && !turn.secret ? turn.to : undefined;
  useEffect(() => {
    if (passesOpenly !== undefined) seating.sit(passesOpenly);
  }, [passesOpenly]);
  const isReady = seating.sessions.every(({ session }) => session.table.get().board !== undefined);
  const closed = hidden ?? (isReady && beginsHidden(seating));
  const next = turn.kind === 'pass' && turn.secret ? turn.to : closed ? active.seat : undefined;
  if (next !== undefined) {
    const open = (): void => {
      seating.sit(next);
      setHidden(false);
    };
    return <Curtain seat={next} name={table.match?.seats[next]?.name ?? ''} open={open} />;
  }
  return (
    <TableView
      {...{ system, table, kept, match, learning, guide }}
      key={active.seat}
      session={active}
      onCaughtUp={setCaughtUp}
    />
  );
}

/** Whose turn it is depends on what every seat of this screen is asked. */
function useAllSessions({ sessions }: Seating): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const stops = sessions.map(({ session }) => session.table.subscribe(() => redraw(n => n + 1)));
    redraw(n => n + 1);
    return () => stops.forEach(stop => stop());
  }, [sessions]);
}
