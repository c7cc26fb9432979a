import type { Rng } from '@banneret/kernel';
import { entryFor } from '@banneret/shelf';
import { Raider } from './raider.js';
import { human, openMatch, pause } from './wire.js';

/** What an attacker knows of the server, and from where it comes. */
export interface Target {
  readonly address: string;
  readonly rng: Rng;
  /** It is over. */
  readonly signal: AbortSignal;
  /** Counts one blow. */
  struck(): void;
  /** The next of the attackers' addresses. */
  from(): string;
  /** A match of honest players to which the link for spectators is known. */
  readonly watched: string;
  /** Matches whose log is damaged. */
  readonly damaged: readonly string[];
}

/** One way to do harm. It goes on until it is over, whatever the server answers. */
export interface Weapon {
  readonly name: string;
  attack(target: Target): Promise<void>;
}

export const isGoingOn = ({ signal }: Target): boolean => !signal.aborted;

/** Again and again, a moment apart, whatever goes wrong. */
export async function again(target: Target, apartMs: number, step: () => Promise<unknown>): Promise<void> {
  while (isGoingOn(target)) {
    target.struck();
    await step().catch(() => undefined);
    await pause(apartMs);
  }
}

/** So many at once. */
export async function inParallel(count: number, one: (number: number) => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, number) => one(number)));
}

export interface Raid {
  readonly match: string;
  readonly raiders: readonly Raider[];
}

/** A match in whose seats nobody honest sits; undefined if the server would not. */
export async function raid(
  target: Target,
  system: string,
  { from = target.from(), others = [human] as readonly { readonly player: string }[] } = {},
): Promise<Raid | undefined> {
  const { address, rng } = target;
  const known = entryFor(system)?.game.system;
  const created = known && (await openMatch(address, from, { system, seats: [human, ...others] }));
  if (known === undefined || created === undefined) return undefined;
  const raiders: Raider[] = [];
  for (const invitation of created.invitations) {
    if (invitation === null) continue;
    const raider = new Raider({ address, from, match: created.id, system: known, rng });
    if (!(await raider.claim(invitation))) return undefined;
    raiders.push(raider);
  }
  target.signal.addEventListener('abort', () => raiders.forEach(raider => raider.close()));
  return { match: created.id, raiders };
}

/** Somebody at this table who is asked something, once there is somebody; undefined if it takes too long. */
export async function whoIsAsked(target: Target, { raiders }: Raid, patienceMs = 5_000): Promise<Raider | undefined> {
  const late = performance.now() + patienceMs;
  while (isGoingOn(target) && performance.now() < late) {
    const asked = raiders.find(({ isAsked, isOpen }) => isAsked && isOpen);
    if (asked !== undefined) return asked;
    await pause(10);
  }
  return undefined;
}
