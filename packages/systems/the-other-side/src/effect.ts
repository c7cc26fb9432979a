import type { ActionType, Modifier, Name, Suit, Token } from './content/types.js';
import type { Trait } from './ground/traits.js';

/**
 * What cards can do, as data. Each kind is carried out by one procedure, `effects/<kind>.ts`. Distances are in inches.
 */

/**
 * Whom an effect concerns. `actor` is the Fireteam that acts (none for a Stratagem), `target` the target of the Action.
 * A Pulse concerns those in it that see its centre, never its centre itself (TOS-ARE-03, -05).
 */
export type Whom =
  | 'actor'
  | 'target'
  | { readonly pulse: number; readonly of: 'actor' | 'target'; readonly whom: Concerned }
  /** Around every Marker of a kind that is friendly: one or more make no difference. */
  | { readonly pulse: number; readonly of: { readonly markers: string }; readonly whom: Concerned }
  /** The controller of the effect names one; `range` is measured from the actor and needs its sight, if given. */
  | { readonly choose: Concerned; readonly range?: number; readonly other?: boolean; readonly titan?: boolean }
  /** All of one's own or of the enemy's, wherever they are. */
  | { readonly all: Concerned };

export type Concerned = 'friendly' | 'enemy' | 'all';

/** Who is meant wherever they are is named by unit, not by Fireteam. */
export const namesUnits = (whom: Whom): boolean => typeof whom === 'object' && 'all' in whom;

/** How long something lasts. */
export const LASTS = ['activation', 'turn', 'game'] as const;
export type Lasts = (typeof LASTS)[number];

/** Terrain that an effect brings (TOS-CRE-01). A square of this side. */
export interface CreatedTerrain {
  readonly name: Name;
  readonly side: number;
  readonly traits: readonly Trait[];
}

export type Effect =
  /** A Hit (TOS-DMG-01). Damage types are its own, never those of the Action (TOS-DMG-18). */
  | {
      readonly do: 'hit';
      readonly whom: Whom;
      readonly strength: number;
      readonly piercing?: boolean;
      readonly precise?: boolean;
      /** TOS-TRP-03. */
      readonly uncheatable?: true;
    }
  /** Damage without a Penetration Flip. */
  | { readonly do: 'damage'; readonly whom: Whom; readonly amount: number }
  /** The unit of each Fireteam concerned gains tokens (TOS-TOK-01), or loses them. */
  | { readonly do: 'token'; readonly whom: Whom; readonly token: Token; readonly count: number }
  | { readonly do: 'untoken'; readonly whom: Whom; readonly token: Token; readonly count: number }
  /** The controller gains Tactics Tokens; `rob`: an enemy of one's choice loses them, as many as it has. */
  | { readonly do: 'tactics'; readonly count: number; readonly rob?: boolean }
  | { readonly do: 'draw'; readonly count: number }
  /** The controller discards from the top of the own deck; the Strength of the Action rises by 1 for each card of a suit. */
  | { readonly do: 'mill'; readonly count: number; readonly strengthPer?: Suit }
  /** A card is flipped; `success` if its value is at least this (or it has this suit). */
  | { readonly do: 'flip'; readonly value?: number; readonly suit?: Suit; readonly success: readonly Effect[] }
  /** TOS-MOV-08 … -12: another's Fireteam is moved. `free`: in a direction of the controller's choice. */
  | {
      readonly do: 'push';
      readonly whom: Whom;
      readonly distance: number;
      readonly direction: 'toward' | 'away' | 'free';
    }
  /** A friendly unit makes a move of up to so many inches (TOS-MOV-03), not by Order. */
  | { readonly do: 'move'; readonly whom: Whom; readonly distance: number }
  /** TOS-MOV-13 … -23: wholly within so many inches of the actor, or of where it stands. */
  | {
      readonly do: 'place';
      readonly whom: Whom;
      readonly within: number;
      readonly of: 'actor' | 'self';
      readonly single?: boolean;
    }
  /** Raises the Strength of the Action under way; only in an immediate Trigger or in its own effects before the Hit. */
  | { readonly do: 'strength'; readonly amount: number }
  /** The Hit of the Action under way becomes Piercing, Precise, Blast; only in an immediate Trigger. */
  | { readonly do: 'enhance'; readonly piercing?: true; readonly precise?: true; readonly blast?: true }
  /** TOS-ACT-15: an additional Action; `again` is the same one, else one of these types (or of any). */
  | { readonly do: 'act'; readonly whom: Whom; readonly again?: true; readonly types?: readonly ActionType[] }
  /** A modifier that lasts, on the unit of each Fireteam concerned. */
  | { readonly do: 'lend'; readonly whom: Whom; readonly modifier: Modifier; readonly lasts: Lasts }
  /** TOS-GLO-01. */
  | { readonly do: 'glory'; readonly whom: Whom }
  | { readonly do: 'fade'; readonly whom: Whom }
  /** TOS-MRK-01: a Marker of this kind, wholly within so many inches of the actor and in its sight. */
  | { readonly do: 'marker'; readonly kind: string; readonly within: number }
  | { readonly do: 'unmarker'; readonly kind: string; readonly within: number }
  | { readonly do: 'create'; readonly terrain: CreatedTerrain; readonly within: number }
  | { readonly do: 'summon'; readonly unit: string; readonly within: number }
  | { readonly do: 'attach'; readonly asset: string; readonly whom: Whom }
  /** Turns a Deactivated Asset back, or a Standard one over. */
  | { readonly do: 'restore'; readonly whom: Whom }
  | { readonly do: 'deactivate'; readonly whom: Whom }
  /** The unit Reinforces without paying a token (TOS-REI-06 holds in its own Activation). */
  | { readonly do: 'reinforce'; readonly whom: Whom; readonly models: number }
  /** What the Actions of Operations do with Objective Markers: TOS-PIL-04, TOS-SUP-03, TOS-TRP-02, TOS-CNQ-05. */
  /** TOS-TER-19: up on a roof, or down from it. TOS-TER-20, -22: into a building, or out of it. By its place in `terrain`. */
  | { readonly do: 'climb'; readonly zone: number }
  | { readonly do: 'enter'; readonly zone: number }
  | { readonly do: 'objective'; readonly what: 'claim' | 'remove' | 'trap' | 'pushOn' };

export type EffectName = Effect['do'];
export type EffectOf<N extends EffectName> = Extract<Effect, { readonly do: N }>;
