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
  /** One of the things that the question is about, in words. */
  item(id: string | number): string;
  /** The game's own judge, asked before anything is sent. */
  judge(choice: unknown): Ruling;
  answer(choice: unknown): void;
}

export const judgeFor = (game: AnyGame, state: unknown, prompt: Prompt | undefined, choice: unknown): Ruling =>
  prompt === undefined ? { ok: false, because: [] } : judgePrompt(game.system, state, prompt, choice).ruling;
