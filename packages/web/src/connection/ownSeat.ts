import { newRecoveryCode, randomSecret, readRecoveryCode } from '@banneret/room';
import { forget, recall, remember, remembered } from '../app/memory.js';

/** How this device came, or comes, by its seat; a claim that nobody has confirmed yet is made again. */
type Way =
  | { readonly way: 'claims'; readonly invitation: string; readonly name: string }
  | { readonly way: 'returns' }
  | { readonly way: 'sits' };

/** The seat that this browser has in a match on a server, and what opens it. */
export type OwnSeat = Way & {
  readonly match: string;
  /** Opens the seat, and nothing else does. */
  readonly key: string;
  /** Brings it back when the browser has forgotten everything. The device's dice follow from it. */
  readonly code: string;
  /** For the list on the first page. */
  readonly system: string;
  readonly since: number;
};

const PREFIX = 'seat.';
const NAME = 'name';

export function ownSeat(match: string): OwnSeat | undefined {
  const text = recall(PREFIX + match);
  return text === undefined ? undefined : (JSON.parse(text) as OwnSeat);
}

/** The seats this browser has, the latest first. */
export const ownSeats = (): readonly OwnSeat[] =>
  remembered(PREFIX)
    .map(text => JSON.parse(text) as OwnSeat)
    .toSorted((a, b) => b.since - a.since);

/** What this visitor was called the last time. */
export const knownName = (): string => recall(NAME) ?? '';

/** Takes the seat of an invitation with a secret of this browser's own. */
export function claimSeat(match: string, system: string, invitation: string, name: string): OwnSeat {
  remember(NAME, name);
  return keep({ way: 'claims', invitation, name, code: newRecoveryCode(), ...ownFor(match, system) });
}

/** Comes back to a seat by its recovery code; undefined if that cannot be one. */
export function returnToSeat(match: string, system: string, typed: string): OwnSeat | undefined {
  const code = readRecoveryCode(typed);
  return code === undefined ? undefined : keep({ way: 'returns', code, ...ownFor(match, system) });
}

/** The server has let this browser in. */
export function seatIsOurs({ match, key, code, system, since }: OwnSeat): void {
  keep({ way: 'sits', match, key, code, system, since });
}

/** The key opens nothing (any more). */
export const leaveSeat = (match: string): void => forget(PREFIX + match);

const ownFor = (match: string, system: string) => ({ match, system, key: randomSecret(), since: Date.now() });

function keep(seat: OwnSeat): OwnSeat {
  remember(PREFIX + seat.match, JSON.stringify(seat));
  return seat;
}
