import { illegal, legal, type Prompt, type Rng, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import type { Supporter } from '../attack/casting.js';
import type { State, UnitId } from '../state.js';

/** Everything in it is public: whoever bids at the same time can imagine what this seat may answer. */
export interface BidQuestion extends Shape {
  readonly kind: 'gdf.bid';
  readonly casters: readonly Supporter[];
}

/** The tokens that each of the casters spends, in the order of the question. */
export type BidChoice = readonly number[];

/** GDF-CAS-07, R-47: committed unseen, all at the same time; the only thing in this game that is hidden. */
export const askBid = (
  seat: Seat,
  casters: readonly Supporter[],
  caster: UnitId,
  helps: boolean,
): Prompt<BidQuestion> => ({
  seat,
  ask: helps ? 'gdf.ask.help-cast' : 'gdf.ask.hinder-cast',
  rule: 'GDF-CAS-07',
  shape: { kind: 'gdf.bid', casters },
  args: { unit: caster },
});

export const bidKind: ShapeKind<State, BidQuestion, BidChoice> = {
  parse(raw, { casters }) {
    if (!Array.isArray(raw) || raw.length !== casters.length) return undefined;
    return raw.every(tokens => Number.isSafeInteger(tokens)) ? raw.map(tokens => (tokens as number) + 0) : undefined;
  },

  judge(_state, { casters }, choice, _seat, rule) {
    for (const [i, { tokens }] of casters.entries()) {
      const spent = choice[i] as number;
      if (spent < 0 || spent > tokens) return illegal(rule, 'gdf.no.tokens-held', { held: tokens, spent });
    }
    return legal;
  },

  *enumerate(_state, { casters }) {
    yield* bids(casters, []);
  },

  sample: (_state, { casters }, _seat, rng) => casters.map(({ tokens }) => few(tokens, rng)),

  finite: ({ casters }) => casters.length <= MOST_COUNTED,

  sole: (_state, { casters }) => (casters.every(({ tokens }) => tokens === 0) ? casters.map(() => 0) : undefined),
};

/** Three Casters with six tokens each can commit them in 343 ways; nobody wants a longer list. */
const MOST_COUNTED = 3;

function* bids(casters: readonly Supporter[], spent: BidChoice): Generator<BidChoice> {
  const [caster, ...rest] = casters;
  if (caster === undefined) {
    yield spent;
    return;
  }
  for (let tokens = 0; tokens <= caster.tokens; tokens++) yield* bids(rest, [...spent, tokens]);
}

/** Nothing half of the time: random players, too, keep tokens for spells. */
const few = (tokens: number, rng: Rng): number => (rng.below(2) === 0 ? 0 : rng.below(tokens + 1));
