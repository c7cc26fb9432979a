import { Type, type Static } from 'typebox';

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
});
export type MatchRequest = Static<typeof MatchRequest>;

export interface CreatedMatch {
  readonly id: string;
  /** The secret of each human seat; null for the computer's. */
  readonly tokens: readonly (string | null)[];
}
