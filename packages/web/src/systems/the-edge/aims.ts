import type { Placement } from '@banneret/hexboard';
import { isObject, type PickShape, type Prompt } from '@banneret/kernel';
import type { FigureId, SquadId, State } from '@banneret/the-edge';
import { proposalsFor } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';

/** Half an answer: who acts, and what has been chosen so far. */
export interface EdgeDraft {
  readonly kind: 'edge-draft';
  /** The figure that acts, or the Squad that is deployed. */
  readonly who?: number;
  readonly choice?: unknown;
}

const isDraft = (raw: unknown): raw is EdgeDraft => isObject(raw) && raw['kind'] === 'edge-draft';
const EMPTY: EdgeDraft = { kind: 'edge-draft' };

export function draftOf(desk: Desk): EdgeDraft {
  const draft = desk.draft.get();
  return isDraft(draft) ? draft : EMPTY;
}

export const setWho = (desk: Desk, who: number): void => desk.draft.set({ kind: 'edge-draft', who });
export const setChoice = (desk: Desk, choice: unknown): void => desk.draft.set({ ...draftOf(desk), choice });

/** Whom a proposal is about: the acting figure, or the Squad. */
export function whoOf(choice: unknown): number | undefined {
  if (!isObject(choice)) return undefined;
  const who = choice['figure'] ?? choice['squad'];
  return typeof who === 'number' ? who : undefined;
}

/** Where a proposal puts pieces. */
export function placesOf(state: State, choice: unknown): readonly Placement[] {
  if (!isObject(choice)) return [];
  if (choice['do'] === 'move') return placesOfMove(state, choice);
  if (Array.isArray(choice['at'])) return choice['at'] as readonly Placement[];
  if (isObject(choice['to'])) return [choice['to'] as unknown as Placement];
  return typeof choice['space'] === 'number' ? [choice as unknown as Placement] : [];
}

/** A figure that moves ends in the last Space of its way, or on other hexes of its own. */
function placesOfMove(state: State, { figure, path, mask }: Readonly<Record<string, unknown>>): readonly Placement[] {
  const entered = Array.isArray(path) ? (path.at(-1) as unknown) : undefined;
  const space = entered ?? state.figures[Number(figure)]?.space;
  return typeof space === 'number' && typeof mask === 'number' ? [{ space, mask }] : [];
}

/** The proposals of whoever was chosen; all of them while nobody is. */
export function openProposals(desk: Desk): readonly unknown[] {
  const { who } = draftOf(desk);
  return proposalsFor(desk).filter(choice => who === undefined || whoOf(choice) === undefined || whoOf(choice) === who);
}

/** A click on a hex: the next proposal that puts something there. Says whether there was one. */
export function chooseHex(desk: Desk, space: number, slot: number): boolean {
  const fitting = openProposals(desk).filter(choice =>
    placesOf(desk.state as State, choice).some(place => place.space === space && ((place.mask >> slot) & 1) === 1),
  );
  if (fitting.length === 0) return false;
  const at = fitting.indexOf(draftOf(desk).choice);
  setChoice(desk, fitting[(at + 1) % fitting.length]);
  return true;
}

/** What the options of a `pick` are, by the question. Only what can be clicked on the board is listed. */
const ABOUT: readonly (readonly [RegExp, 'figure' | 'squad' | 'space'])[] = [
  [/\.(altar|source|target\.space)$/, 'space'],
  [/\.(pairing|sacrifice|target\.figure|shooter|shot-target)$/, 'figure'],
  [/\.(dispersion|user|target\.squad|bearer|revive)$/, 'squad'],
];

/** The options of the question that are this sort of thing. */
export function optionsOf({ prompt }: Desk, sort: 'figure' | 'squad' | 'space'): ReadonlySet<number> {
  if (prompt?.shape.kind !== 'pick' || aboutOf(prompt) !== sort) return new Set();
  const { options } = prompt.shape as PickShape;
  return new Set(
    options.filter(({ barred, id }) => barred === undefined && typeof id === 'number').map(({ id }) => Number(id)),
  );
}

export const aboutOf = ({ ask }: Prompt): 'figure' | 'squad' | 'space' | undefined =>
  ABOUT.find(([asks]) => asks.test(ask))?.[1];

/** A click on a figure: it acts, it is attacked, or it answers the question. Says whether it meant anything. */
export function chooseFigure(desk: Desk, figure: FigureId): boolean {
  const squad = (desk.state as State).figures[figure]?.squad as SquadId;
  if (optionsOf(desk, 'figure').has(figure)) return answered(desk, figure);
  if (optionsOf(desk, 'squad').has(squad)) return answered(desk, squad);
  const attack = openProposals(desk).find(choice => isObject(choice) && choice['target'] === figure);
  if (attack !== undefined && draftOf(desk).who !== undefined) {
    setChoice(desk, attack);
    return true;
  }
  const acts = proposalsFor(desk).some(choice => isObject(choice) && choice['figure'] === figure);
  if (acts) setWho(desk, figure);
  return acts;
}

function answered(desk: Desk, choice: unknown): true {
  desk.answer(choice);
  return true;
}

/** The Squads that the question lets one activate. */
export const activatable = (desk: Desk): ReadonlySet<SquadId> =>
  new Set(
    desk.prompt?.shape.kind === 'edge.play'
      ? proposalsFor(desk).flatMap(choice =>
          isObject(choice) && choice['do'] === 'activate' ? [choice['squad'] as SquadId] : [],
        )
      : [],
  );

/** The same on the board as with the button. Says whether the question allows it. */
export function activate(desk: Desk, squad: SquadId): boolean {
  if (!activatable(desk).has(squad)) return false;
  return answered(
    desk,
    proposalsFor(desk).find(choice => isActivation(choice, squad)),
  );
}

const isActivation = (choice: unknown, squad: SquadId): boolean =>
  isObject(choice) && choice['do'] === 'activate' && choice['squad'] === squad;
