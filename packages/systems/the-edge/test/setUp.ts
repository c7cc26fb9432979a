import type { Seat } from '@banneret/kernel';
import { PLAIN_OPTIONS, seatCount, type Mode, type Options } from '../src/book.js';
import type { Faction } from '../src/content/types.js';
import type { Event } from '../src/events.js';
import { setup } from '../src/setup.js';
import type { State } from '../src/state.js';
import { theEdge } from '../src/system.js';
import { place, Scene, type Spot } from './scene.js';
import { BLUE, RED } from './testFaction.js';

/** Matches that stand somewhere in their set-up. */

export const FACTIONS: readonly Faction[] = [RED, BLUE, { ...RED, id: 'red-2' }, { ...BLUE, id: 'blue-2' }];

export interface Preparation {
  readonly mode?: Mode;
  readonly options?: Partial<Options>;
  /** Everybody chooses faction, Squads and deck at the table. */
  readonly draft?: true;
  readonly factions?: readonly Faction[];
}

/** The table before the first roll. */
export function table({ mode = 'duel', options = {}, draft, factions = FACTIONS }: Preparation = {}): State {
  const presets = Array.from({ length: seatCount(mode) }, (_, seat) => (draft ? -1 : seat));
  return setup({ mode, options: { ...PLAIN_OPTIONS, ...options }, factions: [...factions], presets });
}

/** A whole match from its very beginning, or one procedure of it. */
export const beginning = (s: State, proc = 'main'): Scene => new Scene(s, [{ proc, step: 'begin', vars: {} }], false);

export interface Ready extends Preparation {
  readonly counter?: Seat;
  /** The Squads of every seat, by their ids. */
  readonly squads?: readonly (readonly string[])[];
  readonly altars?: readonly Spot[];
  readonly sources?: readonly Spot[];
}

/** The table with factions, armies and roles chosen and tokens laid out. */
export function readyTable({ counter = 1, squads = [], altars = [], sources = [], ...preparation }: Ready): State {
  const s = table(preparation);
  const write = (event: Event): void => theEdge.reduce(s, event);
  for (const seat of s.seats.keys()) write({ type: 'faction.chosen', seat, faction: seat });
  for (const [seat, names] of squads.entries()) {
    const known = s.book.factions[seat]!.squads;
    write({ type: 'squads.recruited', seat, squads: names.map(name => known.findIndex(({ id }) => id === name)) });
  }
  write({ type: 'counter.chosen', seat: counter });
  for (const [owner, at] of altars.entries())
    write({ type: 'token.placed', kind: 'altar', owner, ...place(s, at), id: 'altar' });
  for (const at of sources) write({ type: 'token.placed', kind: 'source', owner: -1, ...place(s, at), id: 'source' });
  return s;
}

/** A choice of deployment: which Squad, and one place for each of its figures. */
export const deploy = (t: Scene, squad: number, ...spots: readonly Spot[]) => ({
  squad,
  at: spots.map(spot => t.at(...spot)),
});
