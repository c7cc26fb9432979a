import type { Action, Faction } from '../src/content/types.js';
import type { Effect, TargetSpec } from '../src/effect.js';
import { factionsWith } from './customCards.js';
import { scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

/** Tables for tests of single effects: a card that does just one thing, in the hand of seat 0. */

export const DECK = ['jump', 'jump', 'jump'];
export const MILITIA: SquadBody = { card: 'militia', at: [[3, 3, 0], [3, 3, 4], null] };
export const RIDERS: SquadBody = {
  card: 'riders',
  at: [
    [1, 3, 0, 1],
    [1, 3, 3, 4],
  ],
};
export const FOES: SquadBody = {
  card: 'militia',
  at: [
    [3, 3, 1],
    [4, 3, 3],
  ],
};
export const FIRST = { target: 0 } as const;
export const SECOND = { target: 1 } as const;
export const OURS: TargetSpec = { pick: 'figure', whose: 'own', of: 'user' };
export const ENEMY: TargetSpec = { pick: 'figure', whose: 'enemy' };

export interface Setting {
  readonly action?: Partial<Action>;
  /** The Action is of nobody in particular, unless it is said that a Squad uses it. */
  readonly bySquad?: true;
  readonly own?: SeatBody;
  readonly foe?: SeatBody;
  readonly body?: Partial<SceneBody>;
  readonly faction?: Partial<Faction>;
}

/** Seat 0 holds one card that does just this. */
export function holding(
  effects: readonly Effect[],
  { action = {}, bySquad, own = {}, foe = {}, body = {}, faction = {} }: Setting = {},
) {
  const upper: Partial<Action> =
    bySquad === undefined ? { user: 'nobody', effects, ...action } : { effects, ...action };
  const factions = factionsWith({ it: { upper } }, faction);
  return scene({
    seats: [
      { squads: [MILITIA, RIDERS], deck: DECK, hand: ['it'], ...own },
      { squads: [FOES], deck: DECK, ...foe },
    ],
    factions,
    ...body,
  });
}

/** What is asked; a call, because the compiler would not believe that it changes from one line to the next. */
export const asked = (t: ReturnType<typeof holding>): string => t.next;

export const playIt = (t: ReturnType<typeof holding>, ...targets: unknown[]) => t.do(t.play(0, 'it'), ...targets);
