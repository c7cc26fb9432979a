/**
 * The vocabulary of cards: everything an Action card, a Banner, an Altar or a token can do is plain data of these
 * types. Each effect is carried out by the procedure of its name in `effects/`; nothing here knows the state.
 */

export const STATS = ['ini', 'att', 'def', 'mov'] as const;
export type Stat = (typeof STATS)[number];

/**
 * The moments at which cards can be played (catalogue 4.4). In the open ones any Action may be; in the closed ones only
 * an Action that names the moment in its `when` (EDGE-CARD-10, -11, -13).
 */
export const OPEN_MOMENTS = [
  /** W1: an Active turn was declared, or an Action, a figure's move, a Combat Sequence or a Shot is over. */
  'open',
  /** W2: a Combat Sequence was declared, Initiative is not compared yet. */
  'combat-declared',
  /** W3: it is known who attacks, no die is chosen yet. */
  'before-attack',
  /** W5: the Attack failed, no Counter-Attack yet. */
  'attack-failed',
  /** W7: a Shot was declared, no die is chosen yet. */
  'shot-declared',
  /** W8: the turn is about to end. */
  'final-step',
] as const;
export const CLOSED_MOMENTS = [
  /** Right after a roll of one's own: re-rolls. */
  'own-roll',
  /** W4: the Attack result is final, the Defence die is not chosen yet. */
  'attack-rolled',
  /** W4: the Defence result is final, the powers are not compared yet. */
  'defence-rolled',
  /** The To-Hit roll is final, its Effect is not applied yet. */
  'shot-rolled',
  /** W6: an Action was announced and paid, it is not resolved yet. */
  'action-announced',
] as const;
export type OpenMoment = (typeof OPEN_MOMENTS)[number];
export type ClosedMoment = (typeof CLOSED_MOMENTS)[number];
export type Moment = OpenMoment | ClosedMoment;

/** How long something holds. */
export const DURATIONS = [
  /** The roll being made, or else the next one of whoever has it. */
  'roll',
  /** The Combat Sequence or Shot under way. */
  'exchange',
  /** The end of the present turn. */
  'turn',
  /** The beginning of the next turn of the player who caused it. */
  'own-turn',
  /** The end of the match. */
  'match',
] as const;
export type Duration = (typeof DURATIONS)[number];

/** Whose pieces. "Yours" on a card covers an ally's too (EDGE-TEAM-10); `own` never does. */
export type Whose = 'own' | 'yours' | 'enemy' | 'any';

/**
 * A thing to measure from: the Squad that uses the Action, one of its targets by number, one's own Altar, a side of the
 * exchange reacted to, or the very figure that is being placed.
 */
export type Ref = 'user' | 'altar' | 'roller' | 'facing' | 'itself' | { readonly target: number };

/** Where something must be, seen from something else. All parts must hold. */
export interface Near {
  readonly of: Ref;
  /** EDGE-SHT-11: at most so many Spaces away; without it any distance. */
  readonly range?: number;
  /** EDGE-SHT-08: in a Line of Fire. */
  readonly line?: true;
  /** Base to base. */
  readonly contact?: true;
}

/**
 * What the player must name when the Action is announced, in this order (R42). An Action whose targets cannot all be
 * named cannot be played.
 */
export type TargetSpec =
  /** A figure on the board, or a killed one with `dead`. `upTo` asks for one to so many, each once. */
  | {
      readonly pick: 'figure';
      readonly whose: Whose;
      /** Only figures of this Squad. */
      readonly of?: Ref;
      readonly near?: Near;
      readonly upTo?: number;
      /** Only figures of Squads without Endurance tokens. */
      readonly unprotected?: true;
      /** Another figure than this target, with a base of the same size. */
      readonly alike?: { readonly target: number };
    }
  /** A Squad with a living figure; with `wounded` one that misses figures, with `drained` one that misses tokens. */
  | {
      readonly pick: 'squad';
      readonly whose: Whose;
      readonly near?: Near;
      readonly missing?: 'figures' | 'endurance';
      /** Not the Squad that uses the Action. */
      readonly other?: true;
    }
  /** A Space; `room` for a base of this size on free hexes. */
  | { readonly pick: 'space'; readonly near?: Near; readonly room?: 1 | 2 | 3 | 4 | 7 }
  /** An attached Upgrade. */
  | { readonly pick: 'upgrade'; readonly whose: Whose; readonly near?: Near }
  /** A player other than oneself and one's ally. */
  | { readonly pick: 'opponent' };

/** The figures (or, for effects on Squads, their Squads) that an effect is about. */
export type Whom =
  | 'user'
  | { readonly target: number }
  /** Every figure like this, those that come into being later not included. */
  | { readonly all: Whose; readonly near?: Near; readonly except?: 'user' }
  /** Whoever attacks, defends or shoots now in the exchange under way, and whom it is about: those hit by a Shot. */
  | 'roller'
  | 'facing'
  /** Whoever set off a trap. */
  | 'intruder';

export type Effect =
  | { readonly do: 'wound'; readonly whom: Whom; readonly wounds: number }
  /** Returns Endurance tokens to Squads, at most up to the printed value (R41). */
  | { readonly do: 'restore'; readonly whom: Whom; readonly tokens: number }
  /** Takes Endurance tokens from Squads. */
  | { readonly do: 'drain'; readonly whom: Whom; readonly tokens: number }
  | ShotEffect
  /** A Move Action of a Squad (or of one target figure alone); without `steps` as far as its MOV. */
  | { readonly do: 'move'; readonly whom: Whom; readonly steps?: number; readonly crossing?: true }
  /** A figure is placed elsewhere: teleport, jump, dodge, pull, transfer. The player of the card chooses the hexes. */
  | { readonly do: 'reposition'; readonly whom: Whom; readonly where: Near }
  | { readonly do: 'swap'; readonly whom: Whom; readonly with: Whom }
  /** A Combat Action of a Squad. */
  | { readonly do: 'combat'; readonly whom: Whom }
  /** One Combat Sequence between two figures; with `sneak` a Sneak Attack (EDGE-SNK-01). */
  | { readonly do: 'strike'; readonly by: Whom; readonly at: Whom; readonly sneak?: true }
  /** Your figure's attack in the Combat being declared is a Sneak Attack. */
  | { readonly do: 'sneak' }
  | {
      readonly do: 'bonus';
      readonly whom: Whom;
      readonly stat: Stat;
      readonly amount: number;
      readonly until: Duration;
    }
  | { readonly do: 'grant'; readonly whom: Whom; readonly grant: Grant; readonly until: Duration }
  | { readonly do: 'status'; readonly whom: Whom; readonly status: string; readonly until: Duration }
  | { readonly do: 'cleanse'; readonly whom: Whom }
  /** The roll just made is made again (EDGE-DICE-11: once). */
  | { readonly do: 'reroll' }
  /** The roll just made counts as this value, or as so much more or less. */
  | { readonly do: 'set-roll'; readonly value: number }
  | { readonly do: 'add-power'; readonly amount: number }
  /** The attack, Shot or Action that is being reacted to comes to nothing. */
  | { readonly do: 'cancel' }
  /** Crystals from the neutral pile to the Reserve. */
  | { readonly do: 'crystals'; readonly count: number }
  /** Crystals from the Exhausted Reserve to the Reserve. */
  | { readonly do: 'recover'; readonly count: number }
  /** Crystals out of the Reserve of a targeted opponent: to one's own, or exhausted. */
  | { readonly do: 'rob'; readonly from: number; readonly count: number; readonly keep?: true }
  | { readonly do: 'draw'; readonly count: number }
  /** A targeted opponent discards cards, of their choice or at random. */
  | { readonly do: 'discard'; readonly from: number; readonly count: number; readonly random?: true }
  /** Killed figures of a Squad return to free hexes. */
  | { readonly do: 'revive'; readonly whom: Whom; readonly figures: number; readonly near?: Near }
  /** Kills without Victory Points (EDGE-WND-09). */
  | { readonly do: 'sacrifice'; readonly whom: Whom }
  /** Victory Points: on the track in a duel, captured from the owner of the named figures or Squads elsewhere. */
  | { readonly do: 'vp'; readonly points: number; readonly from?: Whom }
  /** Charges from the neutral pile onto a targeted Upgrade, or onto all of a Squad's. */
  | { readonly do: 'charge'; readonly whom: Whom; readonly charges: number }
  | { readonly do: 'detach'; readonly target: number }
  | { readonly do: 'mode'; readonly whom: Whom }
  /** Puts a faction token into a targeted Space. */
  | { readonly do: 'token'; readonly token: string; readonly at: number }
  /** The Banner is turned face up again. */
  | { readonly do: 'banner' }
  /** One more Activation in this turn. */
  | { readonly do: 'activate' }
  /** The player takes one of these. */
  | { readonly do: 'choose'; readonly of: readonly EffectChoice[] }
  /** An ability roll: the die must show at least `need`. */
  | { readonly do: 'test'; readonly need: number; readonly pass: readonly Effect[]; readonly fail?: readonly Effect[] };

/** Every verb, for those who must know them all; the compiler keeps the list complete. */
export const EFFECT_NAMES = Object.keys({
  activate: true,
  'add-power': true,
  banner: true,
  bonus: true,
  cancel: true,
  charge: true,
  choose: true,
  cleanse: true,
  combat: true,
  crystals: true,
  detach: true,
  discard: true,
  drain: true,
  draw: true,
  grant: true,
  mode: true,
  move: true,
  recover: true,
  reposition: true,
  reroll: true,
  restore: true,
  revive: true,
  rob: true,
  sacrifice: true,
  'set-roll': true,
  shot: true,
  sneak: true,
  status: true,
  strike: true,
  swap: true,
  test: true,
  token: true,
  vp: true,
  wound: true,
} satisfies Record<EffectName, true>) as EffectName[];

export type EffectName = Effect['do'];
export type EffectOf<K extends EffectName> = Extract<Effect, { readonly do: K }>;

export interface EffectChoice {
  readonly name: { readonly fr: string; readonly en: string };
  readonly effects: readonly Effect[];
}

/** EDGE-SHT: one To-Hit Test a shooter; `hit` happens to each target whose Initiative is beaten. */
export interface ShotEffect {
  readonly do: 'shot';
  /** One named figure; every figure of the user in turn, each naming its target then; or nobody (no shooter). */
  readonly shooter: { readonly target: number } | 'each' | 'none';
  /** A named figure or Space; with `each` shooters the target is named shot by shot. */
  readonly at?: { readonly target: number };
  /** Conditions for shots named one by one; a named target has them in its `near`. */
  readonly range?: number;
  readonly line?: true;
  /** Every figure in the target's Space, and so many Spaces around it; without it the target alone. */
  readonly blast?: number;
  readonly affects: 'enemies' | 'all';
  /** What happens to a figure that is hit: it is the `facing` one. */
  readonly hit: readonly Effect[];
}

/** What a figure may do besides its characteristics, for as long as something grants it. */
export const GRANTS = ['att-reroll', 'def-reroll', 'crossing', 'no-counter'] as const;
export type Grant = (typeof GRANTS)[number];

/** What a status can forbid. */
export const DEEDS = ['activate', 'move', 'fight', 'counter', 'shoot', 'change-mode'] as const;
export type Deed = (typeof DEEDS)[number];

/** Something that holds without being played: of a Passive Action, an Altar or a status. */
export interface Aura {
  /** The Squad or figure that bears it, or the figures around it. */
  readonly to: 'bearer' | { readonly whose: Whose; readonly range: number };
  readonly stat?: Stat;
  readonly amount?: number;
  readonly grants?: readonly Grant[];
  readonly forbids?: readonly Deed[];
}
