import type { Seat, TallyExplanation } from '@banneret/kernel';
import type { BlockGroup } from './events.js';
import type { Boon, UnitId } from '../state.js';

/** Tokens that one Caster spends to help or to hinder. */
export interface SpentTokens {
  readonly unit: UnitId;
  readonly model: number;
  readonly tokens: number;
}

/** GDF-CAS-07: what a player committed, shown once all have. */
export interface RevealedBid {
  readonly seat: Seat;
  readonly spent: readonly SpentTokens[];
}

/** What happens when spells are tried. */
export type CastEvent =
  /** GDF-CAS-01, -02: what each model holds now. */
  | { readonly type: 'tokens.gained'; readonly unit: UnitId; readonly tokens: readonly number[] }
  /** GDF-CAS-05: the tokens are spent whether it succeeds or not. */
  | {
      readonly type: 'spell.tried';
      readonly unit: UnitId;
      readonly model: number;
      readonly spell: string;
      readonly target: UnitId;
      readonly cost: number;
    }
  | { readonly type: 'bids.revealed'; readonly bids: readonly RevealedBid[] }
  | {
      readonly type: 'spell.rolled';
      readonly unit: UnitId;
      readonly spell: string;
      readonly target: UnitId;
      readonly need: number;
      readonly modifier: number;
      readonly face: number;
      readonly cast: boolean;
      readonly why?: TallyExplanation;
    }
  | {
      readonly type: 'spell.struck';
      readonly unit: UnitId;
      readonly spell: string;
      readonly target: UnitId;
      readonly hits: readonly BlockGroup[];
    }
  | { readonly type: 'boon.laid'; readonly unit: UnitId; readonly boon: Boon }
  | { readonly type: 'boons.ended'; readonly unit: UnitId; readonly spells: readonly string[] };

const CAST_EVENTS: ReadonlySet<string> = new Set([
  'tokens.gained',
  'spell.tried',
  'bids.revealed',
  'spell.rolled',
  'spell.struck',
  'boon.laid',
  'boons.ended',
] satisfies CastEvent['type'][]);

export const isCastEvent = <E extends { readonly type: string }>(event: E | CastEvent): event is CastEvent =>
  CAST_EVENTS.has(event.type);
