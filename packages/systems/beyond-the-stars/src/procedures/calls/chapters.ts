import type { Point } from '@banneret/geometry';
import type { Seat } from '@banneret/kernel';
import type { Entry } from '../../deploy/entries.js';
import type { LossKind } from '../../events/core.js';
import type { Blow, MoveTest } from '../../rule.js';
import type { ActionId, ActionWindow, SpellId } from '../../names.js';
import type { FigureId, PieceId, UnitId } from '../../state.js';

/** Variables of the procedures of other chapters that the core calls. Each chapter may add procedures of its own here. */
export interface ChapterCalls {
  /** Scenario: everything before the first turn. */
  deployment: { first?: Seat };
  /** BTS-TER-02, -03: `satisfied` players in a row want no more. */
  scenery: { turn?: Seat; piece?: PieceId; quarters?: number; satisfied?: number };
  /** BTS-SCCO-02. */
  placeMarkers: { turn?: Seat };
  /** BTS-SCN-10. */
  deployUnits: { turn: Seat; unit?: UnitId };
  /** BTS-HER: one window of Actions d'Éclat. */
  actions: { readonly window: ActionWindow; turn?: Seat; passes?: number };
  /** BTS-RNF-03. */
  reinforcements: { readonly seat: Seat; pending?: readonly UnitId[] };
  /** One unit in reserve: the die, what it was changed by, how and where it comes. */
  reserve: {
    readonly seat: Seat;
    readonly unit: UnitId;
    face?: number;
    shift?: number;
    entry?: Entry;
    at?: Point;
    /** The point of the edge where it comes in, and who did. */
    door?: Point;
    arrived?: readonly FigureId[];
  };
  /** BTS-RNF-06. */
  arrivedMoves: { readonly seat: Seat; readonly figures: readonly FigureId[] };
  /** BTS-VEH-05 to -07: one Penetration roll a roll, then the damage. */
  penetrate: { readonly blow: Blow; readonly rolls: number; left?: number; faces?: readonly number[]; hits?: number };
  /** BTS-SPR-44, -19: what a charge does at contact. */
  impact: { readonly figure: FigureId; readonly targets: readonly FigureId[]; next?: number };
  /** BTS-VEH-17, -18, BTS-SGE-16: a Duel with somebody who has no Attacks. */
  assault: {
    readonly duel: number;
    readonly weapons: Readonly<Record<number, readonly number[]>>;
    /** Each with the one he stands behind. */
    readonly supports: readonly (readonly [FigureId, FigureId])[];
    /** Who is still to strike, and how often. */
    strikers?: readonly (readonly [FigureId, number])[];
    target?: FigureId;
  };
  /** BTS-SPR-39(e): those who may fall upon others, the one whose turn it is, and whom he falls upon. */
  collapse: {
    readonly duel: number;
    readonly giants: readonly FigureId[];
    next?: number;
    under?: readonly FigureId[];
  };
  /** BTS-ACT-08, -09: what is rolled at the start of a combat. */
  readied: { readonly duel: number; readonly supports?: readonly FigureId[] };
  /** BTS-DEF-08, -16, BTS-BLD-18: what follows from a Duel once the fallen are removed. */
  aftermath: { readonly duel: number; readonly winner: Seat; next?: number };
  /** BTS-ACT-04: those who shoot before all others. */
  legendaryShots: { turn?: Seat; champion?: FigureId };
  /** BTS-ACT-07: combats that are fought before all others. */
  legendaryCombats: { turn?: Seat; champion?: FigureId; friends?: readonly FigureId[]; foes?: readonly FigureId[] };
  /** BTS-ACT-07(b): a new move after all enemies fell. */
  pursuit: { readonly seat: Seat; readonly figures: readonly FigureId[] };
  /** BTS-HER-03: one declared Action. */
  declare: { readonly figure: FigureId; readonly action: ActionId; readonly extend: boolean };
  /** BTS-SPR-08: hits on the shooter himself. */
  overheat: { readonly figure: FigureId; readonly weapon: number; readonly count: number };
  /** What becomes of those aboard or in service of something that is lost. */
  wreck: { readonly figure: FigureId; readonly why?: LossKind; aboard?: readonly FigureId[] };
  /** BTS-MON-17: a Monster has been wounded so often. */
  panic: { readonly figure: FigureId; readonly wounds: number; left?: number };
  /** BTS-MON-18: a Monster in panic is moved by `seat`. */
  bolt: { readonly figure: FigureId; readonly seat: Seat };
  /** BTS-TER-22: a figure falls so deep. */
  fall: { readonly figure: FigureId; readonly drop: number; readonly to?: Point };
  /** Magic. */
  enchant: { readonly spell: SpellId; readonly figure: FigureId; readonly target: FigureId };
  elements: { readonly figure: FigureId; readonly target: FigureId };
  push: {
    readonly figure: FigureId;
    readonly target: FigureId;
    down?: readonly FigureId[];
    struck?: readonly FigureId[];
  };
  compel: { readonly figure: FigureId; readonly target: FigureId };
  generalPanic: { readonly figure: FigureId; left?: readonly FigureId[]; victim?: FigureId };
  /** BTS-VEH-08 to -13: so many rolls on the damage table; `seat` caused them. */
  damage: {
    readonly figure: FigureId;
    readonly rolls: number;
    readonly seat: Seat;
    readonly blow?: Blow;
    left?: number;
    result?: number;
  };
  /** BTS-TER-14, -15, -20: gives the face that counts. */
  passTest: { readonly figure: FigureId; readonly test: MoveTest; face?: number };
  /** BTS-TER-18. */
  swim: { readonly figures: readonly FigureId[]; next?: number };
  /** BTS-TER-27. */
  ignite: { readonly piece: PieceId };
}
