import { cell, type Cell } from '../app/cell.js';
import { rememberedChoice } from '../app/memory.js';

export const VIEWS = ['flat', 'room'] as const;
export type ViewChoice = (typeof VIEWS)[number];

/** Flat, or in three dimensions: remembered. */
export const chosenView: Cell<ViewChoice> = rememberedChoice('view', VIEWS, () => 'flat');

/** Why the table is flat although somebody wanted it otherwise. */
export const viewProblem: Cell<'refused' | 'lost' | undefined> = cell<'refused' | 'lost' | undefined>(undefined);
