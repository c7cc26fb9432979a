import { Type, type Static } from 'typebox';
import { ClockRule } from './clocks.js';

/** More seats than any game has. */
const MOST_SEATS = 8;

/** A request to play. What its parts mean is checked by the keeper and by the game. */
export const MatchRequest = Type.Object({
  system: Type.String(),
  /** `human` or a level of the game's computer players, one a seat. */
  seats: Type.Array(Type.Object({ player: Type.String(), name: Type.Optional(Type.String()) }), {
    maxItems: MOST_SEATS,
  }),
  armies: Type.Optional(Type.Array(Type.Unknown())),
  options: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  seed: Type.Optional(Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })),
  clock: Type.Optional(ClockRule),
  /** May anybody with the link watch? (Default: yes.) */
  spectators: Type.Optional(Type.Boolean()),
});
export type MatchRequest = Static<typeof MatchRequest>;

export interface CreatedMatch {
  readonly id: string;
  /** One a seat that a person will take, null for the computer's. Each counts once. */
  readonly invitations: readonly (string | null)[];
}
