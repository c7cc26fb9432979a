import type { CardId, CardMove } from '@banneret/cards';
import type { Placement, SpaceId } from '@banneret/hexboard';
import type { Seat, TallyExplanation } from '@banneret/kernel';
import type { Half, Limit } from './content/types.js';
import type {
  Bonus,
  Die,
  EndReason,
  Exchange,
  FigureId,
  Purpose,
  Source,
  SquadId,
  Status,
  Token,
  TokenId,
} from './state.js';

export type Event = SetupEvent | TurnEvent | MeansEvent | CardEvent | BoardEvent | ExchangeEvent | EndEvent;

export type SetupEvent =
  | { readonly type: 'first.rolled'; readonly seats: readonly Seat[]; readonly faces: readonly number[] }
  | { readonly type: 'first.chosen'; readonly seat: Seat }
  | { readonly type: 'faction.chosen'; readonly seat: Seat; readonly faction: number }
  | { readonly type: 'squads.recruited'; readonly seat: Seat; readonly squads: readonly number[] }
  /** The others see as many blanks. `ordered`: the owner arranged it (EDGE-OPT-10). */
  | {
      readonly type: 'deck.built';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly ordered: boolean;
    }
  | { readonly type: 'counter.chosen'; readonly seat: Seat }
  | { readonly type: 'squad.deployed'; readonly squad: SquadId; readonly at: readonly Placement[] }
  /** R25. */
  | { readonly type: 'squad.removed'; readonly squad: SquadId };

export type TurnEvent =
  | { readonly type: 'turn.began'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turn.declared'; readonly seat: Seat; readonly kind: 'active' | 'passive' }
  | { readonly type: 'turn.ended'; readonly seat: Seat }
  | { readonly type: 'seat.silenced'; readonly seat: Seat }
  | { readonly type: 'activation.began'; readonly squad: SquadId }
  | { readonly type: 'activation.ended'; readonly squad: SquadId }
  /** One more Activation in this turn. */
  | { readonly type: 'activation.granted'; readonly seat: Seat }
  | { readonly type: 'mode.changed'; readonly squad: SquadId; readonly mode: 0 | 1 };

/** Crystals, Charges, Endurance, Victory Points. */
export type MeansEvent =
  /** From the neutral pile to the Reserve; harvested when there is a Source. */
  | { readonly type: 'crystals.gained'; readonly seat: Seat; readonly count: number; readonly source?: TokenId }
  | { readonly type: 'crystals.recovered'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'crystals.returned'; readonly seat: Seat; readonly count: number }
  /** Out of somebody's Reserve: to another's, or to their own Exhausted Reserve. */
  | { readonly type: 'crystals.robbed'; readonly from: Seat; readonly to: Seat; readonly count: number }
  | {
      readonly type: 'cost.paid';
      readonly seat: Seat;
      readonly crystals: number;
      readonly endurance: readonly { readonly squad: SquadId; readonly tokens: number }[];
      readonly vp: number;
    }
  | { readonly type: 'charges.spent'; readonly card: CardId; readonly count: number }
  | { readonly type: 'charges.added'; readonly card: CardId; readonly count: number }
  /** EDGE-UPG-14. */
  | { readonly type: 'charge.moved'; readonly from: CardId; readonly to: CardId }
  | { readonly type: 'endurance.changed'; readonly squad: SquadId; readonly by: number }
  /** Duel: the marker moves towards this seat's end. */
  | { readonly type: 'vp.gained'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'vp.captured'; readonly by: Seat; readonly from: Seat; readonly count: number }
  /** EDGE-FFA-03. */
  | { readonly type: 'vp.lost'; readonly from: Seat; readonly count: number };

export type CardEvent =
  | { readonly type: 'cards.drawn'; readonly seat: Seat; readonly moves: readonly CardMove[] }
  /** EDGE-OPT-04: the whole hand goes back into the deck. */
  | { readonly type: 'hand.returned'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly knowers: number }
  | { readonly type: 'deck.reshuffled'; readonly seat: Seat }
  | { readonly type: 'card.played'; readonly seat: Seat; readonly move: CardMove; readonly half: Half }
  | { readonly type: 'card.discarded'; readonly seat: Seat; readonly from: 'hand' | 'playing'; readonly move: CardMove }
  | { readonly type: 'upgrade.attached'; readonly seat: Seat; readonly squad: SquadId; readonly move: CardMove }
  | { readonly type: 'upgrade.detached'; readonly seat: Seat; readonly squad: SquadId; readonly card: CardId }
  | { readonly type: 'upgrade.used'; readonly seat: Seat; readonly card: CardId; readonly half: Half }
  | { readonly type: 'passive.begun'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'banner.used'; readonly seat: Seat }
  | { readonly type: 'banner.recovered'; readonly seat: Seat }
  | { readonly type: 'altar.used'; readonly seat: Seat }
  | { readonly type: 'action.limited'; readonly seat: Seat; readonly source: Source; readonly limit: Limit };

export interface Pushed {
  readonly figure: FigureId;
  readonly to: Placement;
}

export type BoardEvent =
  | ({ readonly type: 'token.placed' } & Token)
  | { readonly type: 'token.removed'; readonly token: TokenId }
  /** `path` has the Spaces entered, the last one being where it stands; empty for a shift inside one Space. */
  | {
      readonly type: 'figure.moved';
      readonly figure: FigureId;
      readonly path: readonly SpaceId[];
      readonly to: Placement;
      readonly pushed: readonly Pushed[];
    }
  | {
      readonly type: 'figures.swapped';
      readonly figures: readonly [FigureId, FigureId];
      readonly to: readonly [Placement, Placement];
    }
  | {
      readonly type: 'figure.returned';
      readonly figure: FigureId;
      readonly to: Placement;
    }
  /** `lost` Endurance tokens went; with `killed` the figure could not be saved by them. */
  | {
      readonly type: 'figure.wounded';
      readonly figure: FigureId;
      readonly wounds: number;
      readonly lost: number;
      readonly killed: boolean;
    }
  /** `by` is the player whose attack or effect it was (R84). */
  | {
      readonly type: 'figure.killed';
      readonly figure: FigureId;
      readonly by: Seat;
      readonly sacrificed: boolean;
    }
  | ({ readonly type: 'bonus.given' } & Bonus)
  | ({ readonly type: 'status.given' } & Status)
  | { readonly type: 'statuses.cleared'; readonly on: 'squad' | 'figure'; readonly id: number };

export type ExchangeEvent =
  | { readonly type: 'exchange.opened'; readonly exchange: Exchange }
  | { readonly type: 'exchange.closed' }
  /** R96: the Action at this depth is played on these players too. */
  | { readonly type: 'action.aimed'; readonly depth: number; readonly on: readonly Seat[] }
  /** EDGE-SNK-01: side 0 or 1 of the Combat Sequence at this depth attacks by stealth. */
  | { readonly type: 'sneak.declared'; readonly depth: number; readonly side: 0 | 1 }
  | {
      readonly type: 'striker.chosen';
      readonly side: 0 | 1;
      readonly counter: boolean;
      /** The Initiative of both sides. */
      readonly why?: readonly TallyExplanation[];
    }
  | { readonly type: 'exchange.cancelled'; readonly depth: number }
  /** These figures are no longer among the targets of the Shot at this depth. */
  | { readonly type: 'targets.spared'; readonly depth: number; readonly figures: readonly FigureId[] }
  | {
      readonly type: 'die.rolled';
      /** The exchange whose roll it is: a card may re-roll while its own Action is the innermost one. */
      readonly depth: number;
      readonly seat: Seat;
      readonly purpose: Purpose;
      readonly die: Die;
      readonly side: number;
      readonly value: number;
      readonly rerolled: boolean;
    }
  | { readonly type: 'roll.changed'; readonly depth: number; readonly value: number }
  /** Attack or Defence Power, or what a To-Hit Test must beat. */
  | {
      readonly type: 'power.reached';
      readonly figure: FigureId;
      readonly purpose: 'attack' | 'defence';
      readonly power: number;
      readonly why?: TallyExplanation;
    }
  | { readonly type: 'attack.resolved'; readonly attacker: FigureId; readonly target: FigureId; readonly hit: boolean }
  | { readonly type: 'shot.resolved'; readonly target: FigureId; readonly ini: number | null; readonly hit: boolean };

export type EndEvent =
  | { readonly type: 'seat.eliminated'; readonly seat: Seat; readonly reason: EndReason }
  | { readonly type: 'end.pending'; readonly reason: EndReason }
  | { readonly type: 'match.ended'; readonly winners: readonly Seat[]; readonly reason: EndReason };
