import {
  combatsOf,
  figuresIn,
  sheetOf,
  type FigureId,
  type SplitQuestion,
  type State,
} from '@banneret/beyond-the-stars';
import { isObject, type Prompt } from '@banneret/kernel';
import { firstProposal, proposalsFor } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';

/** Engagements by their places in `State.links`. */
type Split = readonly number[];

interface SplitDraft {
  readonly kind: 'split-draft';
  readonly kept: Split;
  /** The engagement that is looked at. */
  readonly pointed?: number;
}

export const splitOf = (prompt: Prompt | undefined): SplitQuestion | undefined =>
  prompt?.shape.kind === 'bts.split' ? (prompt.shape as unknown as SplitQuestion) : undefined;

const isDraft = (raw: unknown): raw is SplitDraft => isObject(raw) && raw['kind'] === 'split-draft';

/** As it is divided so far; to begin with, as the game would. */
export function splitDraftOf(desk: Desk): SplitDraft {
  const draft = desk.draft.get();
  return isDraft(draft) ? draft : { kind: 'split-draft', kept: (firstProposal(desk) ?? []) as Split };
}

export function pointAtPair(desk: Desk, place: number | undefined): void {
  const { kept } = splitDraftOf(desk);
  desk.draft.set({ kind: 'split-draft', kept, ...(place !== undefined && { pointed: place }) });
}

/** This engagement stays, or goes, and the others follow: the legal split that differs least. */
export function togglePair(desk: Desk, place: number): void {
  const draft = splitDraftOf(desk);
  desk.draft.set({ ...draft, kept: toggled(proposalsFor(desk) as readonly Split[], draft.kept, place) });
}

/** Where no legal split has it that way, only this one changes: the judge says why that cannot be. */
export function toggled(splits: readonly Split[], kept: Split, place: number): Split {
  const stays = !kept.includes(place);
  const alike = (split: Split): number => split.filter(other => kept.includes(other)).length;
  let best: Split | undefined;
  for (const split of splits)
    if (split.includes(place) === stays && (best === undefined || alike(split) > alike(best))) best = split;
  if (best !== undefined) return best;
  return stays ? [...kept, place].toSorted((a, b) => a - b) : kept.filter(other => other !== place);
}

export interface Duel {
  readonly one: readonly FigureId[];
  readonly others: readonly FigureId[];
}

/** The Duels that a split comes to, the first player's figures first. */
export function duelsOf(state: State, kept: Split): readonly Duel[] {
  const links = kept.flatMap(place => state.links[place] ?? []);
  return combatsOf(links).map(places => {
    const figures = figuresIn(links, places);
    const seat = Math.min(...figures.map(figure => sheetOf(state, figure).seat));
    const isFirst = (figure: FigureId): boolean => sheetOf(state, figure).seat === seat;
    return { one: figures.filter(isFirst), others: figures.filter(figure => !isFirst(figure)) };
  });
}
