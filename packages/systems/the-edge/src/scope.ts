import type { CardId } from '@banneret/cards';
import type { Seat } from '@banneret/kernel';
import type { Action, Half } from './content/types.js';
import { factionOf, printed, type Exchange, type FigureId, type Source, type SquadId, type State } from './state.js';

/** Who uses an Action, from where, on what: all that its effects may refer to. Public, for frames hold no secrets. */
export interface Scope {
  readonly seat: Seat;
  readonly source: Source;
  /** The Squad that uses it; `NONE` for an Action of nobody in particular. */
  readonly squad: SquadId;
  /** How many exchanges were under way when it was announced: the innermost of them is what it reacts to. */
  readonly depth: number;
  /** What was named for each target of the Action: figures, Squads, Spaces, Upgrade cards or seats. */
  readonly targets: readonly (readonly number[])[];
  /** Inside a Shot's `hit`: the figures it is about. */
  readonly facing?: readonly FigureId[];
  /** Inside a trap: who set it off. */
  readonly intruder?: FigureId;
  /** While a figure is being placed: that figure. */
  readonly itself?: FigureId;
}

/** The printed Action behind a source. */
export function actionOf(s: State, seat: Seat, source: Source): Action {
  switch (source.from) {
    case 'hand':
    case 'upgrade':
      return printed(s, source.card)[source.half];
    case 'banner':
      return factionOf(s, seat).banner.action;
    case 'altar': {
      const { action } = factionOf(s, seat).altar;
      if (action === undefined) throw new Error(`the Altar of seat ${seat} has no Action`);
      return action;
    }
    case 'token':
      throw new Error('a trap has effects, but no Action');
  }
}

export const sameSource = (a: Source, b: Source): boolean =>
  a.from === b.from && cardOf(a) === cardOf(b) && halfOf(a) === halfOf(b);

const cardOf = (source: Source): CardId | undefined => ('card' in source ? source.card : undefined);
const halfOf = (source: Source): Half | undefined => ('half' in source ? source.half : undefined);

/** The exchange that an Action reacts to: the innermost of these kinds that was under way when it was announced. */
export const reactedTo = (s: State, kinds: readonly Exchange['kind'][], { depth }: Pick<Scope, 'depth'>): number =>
  s.exchanges.findLastIndex(({ kind }, at) => at < depth && kinds.includes(kind));
