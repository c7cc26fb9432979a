import type { Entry } from '@banneret/ai';
import type { ClockRule, MatchRequest } from '@banneret/room';
import type { SetupField, WebSystem } from '../systems/webSystem.js';

export const MODES = ['computer', 'hotseat', 'online'] as const;
export type Mode = (typeof MODES)[number];

export interface SeatForm {
  readonly name: string;
  readonly player: string;
  readonly army: string;
}

/** What stands in the fields of the set-up page. */
export interface SetupForm {
  readonly mode: Mode;
  readonly seats: readonly SeatForm[];
  readonly options: Readonly<Record<string, string>>;
  /** For a match on a server. */
  readonly clock?: ClockRule;
  readonly spectators: boolean;
}

export interface SeatNames {
  readonly me: string;
  /** What this visitor was called the last time, if anything. */
  readonly known: string;
  readonly computer: string;
  other(n: number): string;
}

export function plainForm({ game, players }: Entry, names: SeatNames, mode: Mode): SetupForm {
  const count = game.seatCounts[0] ?? 2;
  const seats = Array.from({ length: count }, (_, seat) => ({
    name: '',
    player: 'human',
    army: game.armies[seat % Math.max(1, game.armies.length)]?.id ?? '',
  }));
  return withMode({ mode, seats, options: {}, spectators: true }, mode, Object.keys(players), names);
}

/** The first seat is the visitor's own; the others are taken as the mode says. */
export function withMode(form: SetupForm, mode: Mode, levels: readonly string[], names: SeatNames): SetupForm {
  const level = levels.at(-1) ?? 'human';
  const seats = form.seats.map((seat, i) => {
    const player = i === 0 || mode !== 'computer' ? 'human' : level;
    return { ...seat, player, name: usualName(player, i, mode, names) };
  });
  return { ...form, mode, seats };
}

/** Nobody is « you » to people far away. */
export function usualName(player: string, seat: number, mode: Mode, names: SeatNames): string {
  if (player !== 'human') return names.computer;
  if (seat > 0) return names.other(seat + 1);
  return mode === 'online' ? names.known || names.other(1) : names.me;
}

/** In another language the names that nobody has chosen are others; those that somebody has typed stay. */
export function renamed(form: SetupForm, before: SeatNames, now: SeatNames): SetupForm {
  const seats = form.seats.map((seat, i) =>
    seat.name === usualName(seat.player, i, form.mode, before)
      ? { ...seat, name: usualName(seat.player, i, form.mode, now) }
      : seat,
  );
  return { ...form, seats };
}

export function withCount(form: SetupForm, count: number, entry: Entry, names: SeatNames): SetupForm {
  const { game, players } = entry;
  const seats = Array.from(
    { length: count },
    (_, seat) =>
      form.seats[seat] ?? {
        name: '',
        player: 'human',
        army: game.armies[seat % Math.max(1, game.armies.length)]?.id ?? '',
      },
  );
  return withMode({ ...form, seats }, form.mode, Object.keys(players), names);
}

/** The form as the game wants it. */
export function requestOf({ entry, setupFields = [] }: WebSystem, form: SetupForm): MatchRequest {
  const { mode, seats, options, clock, spectators } = form;
  const chosen = setupFields.flatMap(field => {
    const value = options[field.name] ?? '';
    return value === '' ? [] : [[field.name, valueOf(field, value)] as const];
  });
  return {
    system: entry.game.system.id,
    seats: seats.map(({ name, player }) => ({ name, player })),
    ...(entry.game.armies.length > 0 && { armies: seats.map(({ army }) => army) }),
    ...(chosen.length > 0 && { options: Object.fromEntries(chosen) }),
    ...(mode === 'online' && clock && { clock }),
    ...(mode === 'online' && !spectators && { spectators }),
  };
}

function valueOf({ as = 'text' }: SetupField, value: string): unknown {
  if (as === 'number') return Number(value);
  return as === 'yes-no' ? value === 'yes' : value;
}
