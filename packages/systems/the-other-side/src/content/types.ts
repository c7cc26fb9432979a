import type { Effect, Whom } from '../effect.js';

/** What is printed on cards, tables of this game: data only. Distances are in inches, sizes of bases in millimetres. */

export interface Name {
  readonly fr: string;
  readonly en: string;
}

/** TOS-DCK-01, -02, in the order of the deck list. */
export const SUITS = ['rams', 'masks', 'crows', 'tomes'] as const;
export type Suit = (typeof SUITS)[number];

/** TOS-ACT-01. */
export const ACTION_TYPES = ['magic', 'melee', 'ranged', 'morale'] as const;
export type ActionType = (typeof ACTION_TYPES)[number];

/** TOS-CRD-02. */
export const ALLEGIANCE_TYPES = ['earth', 'malifaux'] as const;
export type AllegianceType = (typeof ALLEGIANCE_TYPES)[number];

/** TOS-TOK-01: the tokens that sit on units. Tactics Tokens belong to players. */
export const TOKENS = ['inspired', 'shaken', 'pinned', 'reinforcement'] as const;
export type Token = (typeof TOKENS)[number];

export const CARD_SIDES = ['standard', 'glory'] as const;
export type CardSide = (typeof CARD_SIDES)[number];

/** TOS-GEN-11: a number that is added to a flip, perhaps with suits of its own. */
export interface Value {
  readonly value: number;
  readonly suits?: readonly Suit[];
}

/** How often something may be used by one unit (TOS-GEN-17). */
export const PERIODS = ['activation', 'turn', 'game'] as const;
export type Period = (typeof PERIODS)[number];

/** TOS-ACT-02 … -09: whom an Action may be aimed at. All that is given must hold. */
export interface Aim {
  /** Whose Fireteam; anybody's unless said. An Opposed Duel never allows a friendly one (TOS-ACT-09). */
  readonly side?: 'friendly' | 'enemy';
  /** TOS-ACT-19: only these, or all but these. */
  readonly titan?: boolean;
  readonly squad?: boolean;
  readonly commander?: boolean;
  /** Never itself. */
  readonly other?: boolean;
  /** The target is a Marker of this kind instead of a Fireteam (TOS-ACT-07). */
  readonly marker?: string;
}

/** TOS-ACT-01 … -20. What is left out is not needed. */
export interface Action {
  /** Unique on its card. */
  readonly id: string;
  readonly name: Name;
  readonly types: readonly ActionType[];
  readonly av?: Value;
  /** A number makes a Simple Duel, a stat of the target an Opposed one. Without it there is no Duel. */
  readonly against?: number | 'df' | 'wp';
  /** Needed for whatever has a target; 0 is base contact. */
  readonly range?: number;
  /** Whom it may be aimed at. An Action with neither aim nor range has no target. */
  readonly aim?: Aim;
  /** TOS-DMG-01. */
  readonly strength?: number;
  readonly piercing?: boolean;
  readonly precise?: boolean;
  readonly blast?: boolean;
  /** What happens if it succeeds, before its Hit: it may raise the Strength. */
  readonly before?: readonly Effect[];
  /** What happens if it succeeds, after the Hit of its Strength and its Blast. */
  readonly effects?: readonly Effect[];
  /** In the order of the card (TOS-TRG-05). */
  readonly triggers?: readonly Trigger[];
  readonly oncePer?: Period;
  /** Tactics Tokens paid on declaration. */
  readonly tactics?: number;
  /** Only for Fireteams that are not Engaged (TOS-OPS-07). */
  readonly unengaged?: boolean;
  /** On an Adjunct's Asset: only for the Fireteam the Adjunct is in (TOS-AST-18). */
  readonly ownFireteam?: boolean;
}

/** TOS-TRG-01. Power Attack is not printed: every Action has it. */
export interface Trigger {
  /** Unique in its Action. */
  readonly id: string;
  readonly name: Name;
  readonly suits: readonly Suit[];
  readonly margin?: number;
  /** TOS-TRG-08: resolved when declared. */
  readonly immediate?: boolean;
  readonly effects: readonly Effect[];
}

/** When a modifier applies. All that is given must hold. */
export interface Condition {
  /** Only while the Fireteam has at most so many models. */
  readonly modelsAtMost?: number;
  readonly engaged?: boolean;
  /** Only for Actions of one of these types (of its own for `av`, against it for `df`, `wp`, `ar`). */
  readonly types?: readonly ActionType[];
  readonly order?: 'march' | 'rush' | 'concertedEffort';
  /** Only for the Fireteam that has the Adjunct whose Asset this is. */
  readonly ownFireteam?: boolean;
}

/** `av` is the AV of its Actions; the others are printed on the card. `strength` is that of its Hits. */
export const MODIFIED = ['av', 'sp', 'df', 'wp', 'ar', 'strength'] as const;
export type Modified = (typeof MODIFIED)[number];

/** TOS-AVM-01, -02. */
export interface Modifier {
  readonly of: Modified;
  readonly amount: number;
  readonly suits?: readonly Suit[];
  readonly when?: Condition;
}

/** TOS-CRD-10. */
export type AbilityRule =
  | { readonly kind: 'modify'; readonly modifier: Modifier }
  /** TOS-ARE-01, -02: the modifier is had by everybody concerned in the Aura. */
  | {
      readonly kind: 'aura';
      readonly range: number;
      readonly whom: 'friendly' | 'enemy' | 'all';
      readonly modifier: Modifier;
    }
  /** Damage of one Hit is lowered by so much (TOS-DMG-08), never below `least`. */
  | { readonly kind: 'soak'; readonly amount: number; readonly least?: number }
  /** Its Actions of these types gain a Trigger (TOS-TRG-06). */
  | { readonly kind: 'trigger'; readonly types: readonly ActionType[]; readonly trigger: Trigger }
  /** Something happens by itself at a moment; an optional one is asked for. */
  | {
      readonly kind: 'when';
      readonly moment: Moment;
      readonly optional?: boolean;
      readonly effects: readonly Effect[];
      readonly oncePer?: Period;
    }
  /** It goes through other Fireteams on its moves by Order, Titans included. */
  | { readonly kind: 'slip' };

/** Refresh is the start-of-Turn step (TOS-TRN-06); `killer` is when one of its Actions has Killed a Fireteam. */
export const MOMENTS = ['exploration', 'refresh', 'activated', 'activationEnded', 'killer'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Ability {
  readonly id: string;
  readonly name: Name;
  readonly rules: readonly AbilityRule[];
}

/** One side of a Unit Card (TOS-CRD-11). */
export interface UnitSide {
  readonly sp: number;
  readonly df: Value;
  readonly wp: Value;
  readonly ar: number;
  readonly abilities: readonly Ability[];
  readonly actions: readonly Action[];
}

/** TOS-UNT-02. Without `models` it is a single-model Fireteam. */
export interface FireteamSize {
  readonly base: number;
  readonly models?: { readonly count: number; readonly size: number };
}

/** TOS-CRD-05. */
export interface UnitCard {
  readonly id: string;
  readonly name: Name;
  /** Ids of Allegiances or Envoys. */
  readonly allegiances: readonly string[];
  readonly unique?: boolean;
  readonly titan?: boolean;
  readonly champion?: boolean;
  readonly commander?: boolean;
  /** TOS-UNT-16: how many Fireteams; a unit that is no Squad has one. */
  readonly squad?: number;
  readonly fireteam: FireteamSize;
  /** TOS-UNT-26. */
  readonly reserves?: number;
  /** TOS-UNT-20: the id of a Combined Arms card. */
  readonly combinedArms?: string;
  /** TOS-CRD-06: income of a Commander, price of others. */
  readonly scrip: number;
  /** TOS-TRN-12. */
  readonly tactics?: number;
  readonly standard: UnitSide;
  readonly glory: UnitSide;
}

/** TOS-UNT-20 … -24. */
export interface CombinedArmsCard {
  readonly id: string;
  readonly name: Name;
  readonly fireteams: number;
  readonly fireteam: FireteamSize;
  readonly standard: UnitSide;
  readonly glory: UnitSide;
}

/** TOS-AST-10 … -12: every one of them must be met. */
export type Restriction =
  | { readonly kind: 'unit'; readonly unit: string }
  | { readonly kind: 'type'; readonly type: 'titan' | 'champion' | 'commander' | 'squad' }
  | { readonly kind: 'allegiance'; readonly allegiance: string };

export interface AssetFace {
  readonly abilities: readonly Ability[];
  readonly actions: readonly Action[];
}

/** TOS-AST-04. */
export interface AssetCard {
  readonly id: string;
  readonly name: Name;
  /** None for a generic one, which has a type instead (TOS-HIR-09). */
  readonly allegiances: readonly string[];
  readonly generic?: AllegianceType;
  readonly cost: number;
  readonly restrictions?: readonly Restriction[];
  readonly slot?: string;
  readonly unique?: boolean;
  /** TOS-AST-22: how many of it a Company may have. */
  readonly most?: number;
  /** TOS-AST-16: the size of the model it is. */
  readonly adjunct?: number;
  /** TOS-AST-07, -08: by how much damage falls when it is turned over or given up. */
  readonly deactivate?: number;
  readonly abandon?: number;
  readonly standard: AssetFace;
  readonly deactivated: AssetFace;
}

/** TOS-STR-01. Its effects have the player, and no Fireteam, as their actor. */
export interface StratagemCard {
  readonly id: string;
  readonly name: Name;
  readonly allegiance?: string;
  readonly generic?: AllegianceType;
  readonly tactics: number;
  readonly effects: readonly Effect[];
  /** TOS-STR-10: it goes back to the hand instead of out of the game. */
  readonly stays?: boolean;
}

/** TOS-GLO-02. */
export type GloryCondition =
  /** An Action of the unit has Killed an enemy Fireteam. */
  | { readonly kind: 'kill' }
  /** When Activated, its controller may discard so many Tactics Tokens. */
  | { readonly kind: 'tactics'; readonly cost: number }
  /** When it is Activated while it has this many of the token. */
  | { readonly kind: 'token'; readonly token: Token; readonly count: number }
  /** A model of it has been Killed, and it still stands. */
  | { readonly kind: 'loss' };

/** TOS-CRD-02. */
export interface AllegianceCard {
  readonly id: string;
  readonly name: Name;
  readonly type: AllegianceType;
  /** They apply to all units of the Company. */
  readonly abilities: readonly Ability[];
  readonly glory: GloryCondition;
}

/** TOS-CRD-03: `allegiances` are those whose units it lets a Company recruit. */
export interface EnvoyCard {
  readonly id: string;
  readonly name: Name;
  /** TOS-CRD-04: only with an Allegiance of this type. */
  readonly type?: AllegianceType;
  /** The Allegiance it speaks for: its units may be recruited. */
  readonly allegiance: string;
  /** How many of its units a Company may have. */
  readonly most?: number;
  /** may Assets of its Allegiance be bought for them? */
  readonly assets?: true;
  /** They apply to the units of its Allegiance only (TOS-ENC-06). */
  readonly abilities: readonly Ability[];
}

/** Everything printed that is in a game. */
export interface Pack {
  readonly allegiances: readonly AllegianceCard[];
  readonly envoys: readonly EnvoyCard[];
  readonly units: readonly UnitCard[];
  readonly combinedArms: readonly CombinedArmsCard[];
  readonly assets: readonly AssetCard[];
  readonly stratagems: readonly StratagemCard[];
}

export type { Effect, Whom };
