import type { Seat, Viewer } from '@banneret/kernel';
import { beside, type ServerMessage } from './protocol.js';
import type { Room } from './room.js';

/** Somebody who is told what happens, each through their own eyes. */
export interface Guest {
  readonly viewer: Viewer;
  tell(message: ServerMessage): void;
  /** Goodbye, for this reason. */
  dismiss?(say: string): void;
  /** Has it not yet read what it was told? Then it is told nothing, and everything at once when it has. */
  isSlow?(): boolean;
}

/** What a guest has been told, so that it is told the rest. */
interface Told {
  epoch: number;
  events: number;
  news: number;
}

// Guests come to matches of every system.
// oxlint-disable-next-line typescript/no-explicit-any
type AnyRoom = Room<any, any, any>;

/** Those around a match. Whoever keeps it decides when they are told: never of something that is not yet written. */
export class Guests {
  readonly #told = new Map<Guest, Told>();
  /** What spectators were told of this moment, by what they knew. */
  #spectacle: { readonly room: AnyRoom; readonly news: number; readonly told: Map<string, News> } | undefined;

  get count(): number {
    return this.#told.size;
  }

  get all(): readonly Guest[] {
    return [...this.#told.keys()];
  }

  /** Those who see the match through these eyes, the longest here first. */
  seenBy(viewer: Viewer): readonly Guest[] {
    return [...this.#told.keys()].filter(guest => guest.viewer === viewer);
  }

  has(guest: Guest): boolean {
    return this.#told.has(guest);
  }

  add(guest: Guest): void {
    this.#told.set(guest, { epoch: -1, events: 0, news: -1 });
  }

  remove(guest: Guest): void {
    this.#told.delete(guest);
  }

  /** The same to everybody. */
  tell(message: ServerMessage): void {
    for (const guest of this.#told.keys()) guest.tell(message);
  }

  /** To those who sit in one seat. */
  tellSeat(seat: Seat, message: ServerMessage): void {
    for (const guest of this.seenBy(seat)) guest.tell(message);
  }

  /** The room is another one now: what was told does not count, and everybody gets a snapshot next. */
  forget(): void {
    for (const told of this.#told.values()) told.epoch = -1;
  }

  /** Does everybody know all there is to know of this room? */
  areUpToDate(room: AnyRoom): boolean {
    return [...this.#told].every(([{ viewer }, told]) => knows(told, room.news(viewer)));
  }

  /** The room is put away. News are counted by its log: what was told still holds when it is laid again. */
  putAway(): void {
    this.#spectacle = undefined;
  }

  /** Tells everybody what they do not know yet, and nothing to those for whom nothing is new: when is a message too. */
  follow(room: AnyRoom): void {
    for (const guest of this.#told.keys()) this.show(guest, room);
  }

  /** Tells one of them what has happened since, or everything if that no longer holds. */
  show(guest: Guest, room: AnyRoom): void {
    const told = this.#told.get(guest);
    if (told === undefined || guest.isSlow?.() === true) return;
    const { viewer } = guest;
    const news = room.news(viewer);
    if (knows(told, news)) return;
    told.news = news;
    const message = viewer === 'public' ? this.#toSpectators(room, news, told) : newsFor(room, viewer, told);
    told.events = message.kind === 'update' ? message.from + message.events.length : message.events.length;
    told.epoch = message.epoch;
    guest.tell(message);
  }

  /** Of those there may be many, who see the same and mostly know the same: what they are told is worked out once. */
  #toSpectators(room: AnyRoom, news: number, told: Told): News {
    if (this.#spectacle?.room !== room || this.#spectacle.news !== news)
      this.#spectacle = { room, news, told: new Map() };
    const key = `${told.epoch} ${told.events}`;
    const message = this.#spectacle.told.get(key) ?? newsFor(room, 'public', told);
    this.#spectacle.told.set(key, message);
    return message;
  }
}

const knows = (told: Told, news: number): boolean => told.epoch >= 0 && told.news === news;

type News = ServerMessage & { readonly kind: 'update' | 'snapshot' };

/** What is new since then, or everything if that no longer holds. */
function newsFor(room: AnyRoom, viewer: Viewer, { epoch, events }: Told): News {
  const extra = beside(room, viewer);
  const update = room.since(viewer, epoch, events);
  return update === undefined
    ? { kind: 'snapshot', ...extra, ...room.snapshot(viewer) }
    : { kind: 'update', ...extra, ...update };
}
