import type { AnySystem, Seat } from '@banneret/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Carrier } from '../connection/carrier.js';
import { Session } from './session.js';
import type { BoardState } from './tableState.js';

/** Who looks at the table through this page: one pair of eyes, or several people who share the screen. */
export interface Seating {
  readonly sessions: readonly { readonly seat: Seat | undefined; readonly session: Session }[];
  readonly active: Session;
  /** Let this seat sit down. */
  sit(seat: Seat): void;
}

export interface SeatCarrier {
  readonly seat: Seat | undefined;
  readonly carrier: Carrier;
}

export function useSeating(carriers: readonly SeatCarrier[], system: AnySystem): Seating {
  const sessions = useMemo(
    () => carriers.map(({ seat, carrier }) => ({ seat, session: new Session(carrier, system) })),
    [carriers, system],
  );
  useEffect(() => () => sessions.forEach(({ session }) => session.close()), [sessions]);
  const [seated, sit] = useState<Seat | undefined>(sessions[0]?.seat);
  const active = (sessions.find(({ seat }) => seat === seated) ?? sessions[0])?.session as Session;
  return { sessions, active, sit };
}

export type Turn =
  | { readonly kind: 'stay' }
  /** Another seat of this screen is asked; `secret` when the two do not see the same table. */
  | { readonly kind: 'pass'; readonly to: Seat; readonly secret: boolean };

const STAY: Turn = { kind: 'stay' };

/** Whose turn it is to sit before a shared screen. */
export function turnAt({ sessions, active }: Seating): Turn {
  if (sessions.length < 2) return STAY;
  const mine = active.table.get().board;
  if (mine === undefined || mine.view.prompt !== undefined) return STAY;
  const next = sessions.find(({ session }) => session.table.get().board?.view.prompt !== undefined);
  const theirs = next?.session.table.get().board;
  if (next?.seat === undefined || theirs === undefined || !isSameMoment(mine, theirs)) return STAY;
  return { kind: 'pass', to: next.seat, secret: hasSecrets(mine, theirs) };
}

const isSameMoment = (a: BoardState, b: BoardState): boolean =>
  a.inputs === b.inputs && a.epoch === b.epoch && a.view.wait === b.view.wait;

/** Answers that are sealed together are secret too: nobody may look over a shoulder. */
const hasSecrets = (a: BoardState, b: BoardState): boolean =>
  b.view.together || JSON.stringify(a.view.state) !== JSON.stringify(b.view.state);

/** Could anybody at this screen see what another may not? Then it begins behind the curtain. */
export function beginsHidden({ sessions }: Seating): boolean {
  const boards = sessions.map(({ session }) => session.table.get().board);
  const [first, ...others] = boards;
  return first !== undefined && others.some(other => other !== undefined && hasSecrets(first, other));
}
