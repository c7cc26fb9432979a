import type { CardId, CardMove } from '@banneret/cards';
import type { Point } from '@banneret/geometry';
import type { Seat, TallyExplanation } from '@banneret/kernel';
import type { Layout, Operation } from './book.js';
import type { HireChoice } from './decisions/hireShape.js';
import type { CardSide, Token } from './content/types.js';
import type {
  ActionUnderWay,
  AssetState,
  DuelResult,
  Fireteam,
  FireteamId,
  Flip,
  Lent,
  Marker,
  MarkerId,
  Order,
  Phase,
  Terrain,
  Unit,
  UnitId,
} from './state.js';

/** Facts, in the past tense. The compiler leads from a new one to its reducer (`reduce.ts`) and its words (`tell.ts`). */
export type Event = SetupEvent | TurnEvent | CardEvent | ActionEvent | UnitEvent | BoardEvent;

export type SetupEvent =
  /** TOS-ENC-08: all at once. */
  | {
      readonly type: 'companies.revealed';
      readonly players: readonly {
        readonly allegiance: number;
        readonly envoy: number;
        readonly confederation: number;
      }[];
    }
  /** A unit joins a Company, at recruiting or by a Summon; its Fireteams get the ids that follow the last. */
  | { readonly type: 'unit.joined'; readonly unit: Unit; readonly fireteams: readonly Fireteam[] }
  | { readonly type: 'commanders.counted'; readonly seat: Seat; readonly commanders: number }
  /** Redacted for all but the owner. */
  /** TOS-HIR-08: recruited in secret; `hidden` for the others, until all lists are shown. */
  | { readonly type: 'list.sealed'; readonly seat: Seat; readonly list: HireChoice | 'hidden' }
  | { readonly type: 'lists.shown' }
  | { readonly type: 'stratagems.chosen'; readonly seat: Seat; readonly cards: readonly number[] }
  /** TOS-ENC-09 … -12. */
  | { readonly type: 'roles.settled'; readonly attacker: Seat }
  | { readonly type: 'operation.settled'; readonly operation: Operation }
  | { readonly type: 'layout.settled'; readonly layout: Layout; readonly commandersFirst: boolean }
  | { readonly type: 'zone.chosen'; readonly seat: Seat; readonly zone: number }
  /** A card flipped to settle something before or between Turns: it goes to the discard pile at once. */
  | { readonly type: 'lot.flipped'; readonly seat: Seat; readonly card: CardId }
  /** TOS-MPL-01: a card flipped and set aside. */
  | { readonly type: 'initiative.flipped'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'initiative.discarded'; readonly seat: Seat }
  | { readonly type: 'fireteam.deployed'; readonly fireteam: FireteamId; readonly at: Point }
  /** its zone has no room for it now. */
  | { readonly type: 'unit.heldBack'; readonly unit: UnitId };

export type TurnEvent =
  | { readonly type: 'turn.began'; readonly turn: number }
  | { readonly type: 'phase.began'; readonly phase: Phase }
  | { readonly type: 'initiative.settled'; readonly seat: Seat }
  | { readonly type: 'tactics.gained'; readonly seat: Seat; readonly count: number; readonly rule: string }
  | { readonly type: 'tactics.spent'; readonly seat: Seat; readonly count: number; readonly rule: string }
  | { readonly type: 'vp.scored'; readonly seat: Seat; readonly points: number; readonly rule: string }
  | { readonly type: 'kills.scored'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: 'unit.activated'; readonly seat: Seat; readonly unit: UnitId; readonly coordinated: boolean }
  | { readonly type: 'order.given'; readonly order: Order }
  | { readonly type: 'move.made' }
  | { readonly type: 'fireteam.acted'; readonly fireteam: FireteamId; readonly free: boolean }
  | { readonly type: 'disengage.paid' }
  | { readonly type: 'zones.suffered'; readonly fireteam: FireteamId; readonly zones: readonly number[] }
  | { readonly type: 'activation.ended'; readonly unit: UnitId }
  | { readonly type: 'match.ended' };

export type CardEvent =
  /** From the deck to the hand; redacted for all but those who know the cards. */
  | { readonly type: 'cards.drawn'; readonly seat: Seat; readonly moves: readonly CardMove[] }
  /** From the hand to the top of the pile. */
  | { readonly type: 'card.discarded'; readonly seat: Seat; readonly card: CardId; readonly rule: string }
  /** From the top of the deck to the pile; not a flip. */
  | { readonly type: 'deck.milled'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** TOS-DCK-07, TOS-TRN-24: the pile is shuffled into the deck. */
  | { readonly type: 'deck.rebuilt'; readonly seat: Seat; readonly endOfTurn: boolean }
  /** From the top of the deck to the Conflict. */
  | { readonly type: 'flip.made'; readonly seat: Seat; readonly purpose: Flip['purpose']; readonly card: CardId }
  /** One more card for it: by Piercing (TOS-DMG-12), or by a Tactics Token (TOS-DCK-24). */
  | { readonly type: 'flip.added'; readonly flip: number; readonly card: CardId; readonly helped: boolean }
  /** One card is kept, the others are discarded at once. */
  | { readonly type: 'flip.kept'; readonly flip: number; readonly card: CardId }
  /** TOS-DCK-18: the card that counted is discarded first. */
  | { readonly type: 'flip.cheated'; readonly flip: number; readonly card: CardId }
  /** TOS-DCK-17: for each seat the cards of its Conflict, in the order in which they go to the pile. */
  | { readonly type: 'conflict.cleared'; readonly piles: readonly (readonly CardId[])[] }
  | { readonly type: 'stratagem.acquired'; readonly seat: Seat; readonly stratagem: number }
  | { readonly type: 'stratagem.played'; readonly seat: Seat; readonly stratagem: number; readonly stays: boolean };

export type ActionEvent =
  | { readonly type: 'action.declared'; readonly action: ActionUnderWay }
  | {
      readonly type: 'action.changed';
      readonly change: Partial<Pick<ActionUnderWay, 'strength' | 'piercing' | 'precise' | 'blast'>>;
    }
  | { readonly type: 'action.ended' }
  | {
      readonly type: 'duel.began';
      readonly actor: { readonly seat: Seat; readonly fireteam: FireteamId; readonly flip: number };
      readonly other: { readonly seat: Seat; readonly fireteam: FireteamId; readonly flip: number };
    }
  | { readonly type: 'duel.token'; readonly side: 'actor' | 'other'; readonly token: 'inspired' | 'shaken' | 'tactics' }
  | { readonly type: 'duel.turned'; readonly turn: 'other' | 'over' }
  | {
      readonly type: 'duel.decided';
      readonly result: DuelResult;
      readonly why?: { readonly actor?: TallyExplanation; readonly other?: TallyExplanation };
    }
  | { readonly type: 'trigger.declared'; readonly trigger: string; readonly result: DuelResult }
  /** A Penetration Flip has been settled (TOS-DMG-06, -07). */
  | {
      readonly type: 'hit.resolved';
      readonly fireteam: FireteamId;
      readonly seat: Seat;
      readonly strength: number;
      readonly total: number;
      readonly ar: number;
      readonly damage: number;
      readonly why?: TallyExplanation;
    }
  | { readonly type: 'blast.resolved'; readonly value: number; readonly fireteams: readonly FireteamId[] };

/** What a Fireteam lost: ordinary models and Adjuncts (places in its unit's Assets). */
export interface Loss {
  readonly fireteam: FireteamId;
  readonly models: number;
  readonly adjuncts: readonly number[];
}

export type UnitEvent =
  /** All losses of one instant. `by` is who gets the credit: the enemy, mostly. */
  | { readonly type: 'models.killed'; readonly losses: readonly Loss[]; readonly by: Seat }
  | { readonly type: 'damage.reduced'; readonly fireteam: FireteamId; readonly amount: number; readonly rule: string }
  | { readonly type: 'fireteam.killed'; readonly fireteam: FireteamId; readonly by: Seat }
  | { readonly type: 'unit.killed'; readonly unit: UnitId; readonly by: Seat }
  | {
      readonly type: 'tokens.gained';
      readonly unit: UnitId;
      readonly token: Token;
      readonly count: number;
      readonly rule: string;
    }
  | {
      readonly type: 'tokens.lost';
      readonly unit: UnitId;
      readonly token: Token;
      readonly count: number;
      readonly rule: string;
    }
  | { readonly type: 'unit.turned'; readonly unit: UnitId; readonly side: CardSide }
  | { readonly type: 'asset.turned'; readonly unit: UnitId; readonly asset: number; readonly face: AssetState['face'] }
  | { readonly type: 'asset.abandoned'; readonly unit: UnitId; readonly asset: number }
  | { readonly type: 'asset.attached'; readonly unit: UnitId; readonly card: number; readonly fireteam: FireteamId }
  /** TOS-REI-02, -03: models (and Adjuncts among them) come; `at` if the Fireteam was not on the table. */
  | {
      readonly type: 'models.added';
      readonly fireteam: FireteamId;
      readonly models: number;
      readonly adjuncts: readonly number[];
      readonly at?: Point;
      /** it joins the others of its unit in their building. */
      readonly inside?: true;
      /** TOS-REI-06. */
      readonly barred: boolean;
    }
  | { readonly type: 'use.noted'; readonly unit: UnitId; readonly use: string }
  | { readonly type: 'modifier.lent'; readonly unit: UnitId; readonly lent: Lent }
  /** Lasting things and uses of this period end. */
  | { readonly type: 'period.ended'; readonly period: 'activation' | 'turn'; readonly unit: UnitId };

export type MoveCause = 'march' | 'rush' | 'push' | 'effect' | 'place';

export type BoardEvent =
  | {
      readonly type: 'fireteam.moved';
      readonly fireteam: FireteamId;
      /** From where it stood; only the end if it was Placed. */
      readonly path: readonly Point[];
      readonly by: MoveCause;
    }
  /** TOS-TER-19. */
  | { readonly type: 'fireteam.climbed'; readonly fireteam: FireteamId; readonly top: number; readonly at: Point }
  /** TOS-TER-20, -22. */
  | { readonly type: 'unit.entered'; readonly unit: UnitId; readonly zone: number }
  | { readonly type: 'unit.left'; readonly unit: UnitId; readonly at: readonly (Point | null)[] }
  | { readonly type: 'marker.placed'; readonly marker: Marker }
  | { readonly type: 'marker.claimed'; readonly marker: MarkerId; readonly seat: Seat }
  | { readonly type: 'markers.unclaimed' }
  /** `seat` removed it; from whose half it came counts for some Operations. */
  | {
      readonly type: 'marker.removed';
      readonly marker: MarkerId;
      readonly seat: Seat;
      readonly half: 'own' | 'enemy' | 'none';
    }
  | { readonly type: 'terrain.created'; readonly terrain: Terrain }
  /** TOS-MOV-14, TOS-MRK-04, TOS-SUM-06: there was no room for something, and this part of the effect is ignored. */
  | {
      readonly type: 'room.lacked';
      readonly seat: Seat;
      readonly what: 'placement' | 'marker' | 'terrain' | 'summon' | 'models';
      readonly rule: string;
    };
