import type { AnyGame } from '@banneret/game';
import type { Translate } from '@banneret/i18n';
import { judgePrompt, type Frame, type Prompt, type Ruling, type Viewer } from '@banneret/kernel';
import type { SeatInfo } from '@banneret/room';
import type { Cell } from '../app/cell.js';

/**
 * What boards, controls and sheets work on: a board to show, perhaps a question to answer, and the two things they
 * share, a draft of the answer and the thing that is looked at.
 */
export interface Desk {
  readonly game: AnyGame;
  readonly t: Translate;
  readonly state: unknown;
  readonly viewer: Viewer;
  /** Where in the rules the match stands; empty while an older moment is looked at. */
  readonly stack: readonly Frame[];
  readonly seats: readonly SeatInfo[];
  /** The question that this viewer may answer now. */
  readonly prompt?: Prompt;
  /** Half an answer; what it looks like is between a control and its board. Empty again with every new question. */
  readonly draft: Cell<unknown>;
  /** The thing whose sheet is shown. */
  readonly selected: Cell<string | undefined>;
  /** The thing that is pointed at. */
  readonly pointed: Cell<string | undefined>;
  /** In a guided battle: the part of the table to look at first, in micrometres from its lower left corner. */
  readonly focus?: { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };
  /** In a guided battle: what the lesson points at. */
  readonly hint?: Hint;
  /** One of the things that the question is about, in words. */
  item(id: string | number): string;
  /** The game's own judge, asked before anything is sent. */
  judge(choice: unknown): Ruling;
  answer(choice: unknown): void;
}

/** What a lesson points at, and what it would answer. */
export interface Hint {
  readonly things: readonly string[];
  /** A place on the table, in micrometres. */
  readonly place?: { readonly x: number; readonly y: number };
  readonly choice?: unknown;
}

/** Is this the answer that the lesson would give? */
export const isHinted = ({ hint }: Desk, choice: unknown): boolean =>
  hint?.choice !== undefined && JSON.stringify(hint.choice) === JSON.stringify(choice);

export const judgeFor = (game: AnyGame, state: unknown, prompt: Prompt | undefined, choice: unknown): Ruling =>
  prompt === undefined ? { ok: false, because: [] } : judgePrompt(game.system, state, prompt, choice).ruling;
