import type { SeatInfo } from '@banneret/room';
import { recall, remember } from '../app/memory.js';

/** The invitations of a match that was set up in this browser, so that its author can hand them on later too. */
export interface Invitation {
  readonly seat: number;
  readonly link: string;
}

export function keepInvitations(match: string, invitations: readonly (string | null)[]): void {
  remember(`links.${match}`, JSON.stringify(invitations));
}

/** Those that nobody has used yet. */
export function openInvitations(match: string, seats: readonly SeatInfo[]): readonly Invitation[] {
  const invitations = JSON.parse(recall(`links.${match}`) ?? '[]') as readonly (string | null)[];
  return invitations.flatMap((invitation, seat) =>
    invitation === null || seats[seat]?.taken !== false ? [] : [{ seat, link: invitationLink(match, invitation) }],
  );
}

/** The secret stands in the fragment, which browsers send to nobody. */
export const invitationLink = (match: string, invitation: string): string =>
  `${location.origin}/match/${match}#${invitation}`;

export const watchingLink = (match: string): string => `${location.origin}/match/${match}`;
