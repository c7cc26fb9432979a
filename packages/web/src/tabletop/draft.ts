import { isObject } from '@banneret/kernel';
import type { Desk } from '../table/desk.js';

/** What a control and the board are working out together. */
export interface MoveDraft {
  readonly kind: 'move-draft';
  /** For questions with several kinds of answer: which one. */
  readonly order: string;
  /** Does a drag move one model only? */
  readonly single: boolean;
  /** The model that the keyboard has hold of. */
  readonly held?: number;
  /** The answer as it would be sent. */
  readonly choice?: unknown;
}

const isMoveDraft = (draft: unknown): draft is MoveDraft => isObject(draft) && draft['kind'] === 'move-draft';

const FIRST: MoveDraft = { kind: 'move-draft', order: '', single: false };

export function draftOf(desk: Desk, first: MoveDraft = FIRST): MoveDraft {
  const draft = desk.draft.get();
  return isMoveDraft(draft) ? draft : first;
}

/** The answer as far as it is worked out, whoever does that. */
export function draftedChoice(desk: Desk): unknown {
  const draft = desk.draft.get();
  return isMoveDraft(draft) ? draft.choice : draft;
}

export const draftChoice = (desk: Desk, choice: unknown): void => desk.draft.set({ ...draftOf(desk), choice });
