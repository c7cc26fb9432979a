import { awaited, promptOf, type Match } from './match.js';
import type { Frame } from './procedure.js';
import type { Rng } from './rng.js';
import type { Seat, Viewer } from './ruling.js';
import type { Prompt } from './shape.js';
import type { EventBase, GameSystem } from './system.js';

/** All that one viewer may know of a match. Nothing else ever leaves for a client, a log or a computer player. */
export interface MatchView<S> {
  readonly viewer: Viewer;
  readonly wait: number;
  /** The board with blanks. */
  readonly state: S;
  /** Where in the rules we are; frames hold no secrets. Empty while another seat is asked a quiet question. */
  readonly stack: readonly Frame[];
  /** The question to this viewer, if it has one to answer. */
  readonly prompt?: Prompt;
  /** Is this a sealed wait that several seats may have to answer? */
  readonly together: boolean;
  /** The place of this viewer's prompt among all prompts of the wait. */
  readonly place: number;
  /** For a seat that is asked: the questions that others answer at the same time, answered or not. */
  readonly others: readonly Prompt[];
  /** Who is awaited, and for what unless the question itself is quiet. */
  readonly awaited: readonly { readonly seat: Seat; readonly ask?: string; readonly veiled?: true }[];
  readonly waitsFor: 'decision' | 'chance' | 'over';
}

export function viewOf<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  match: Match<S>,
  viewer: Viewer,
): MatchView<S> {
  const { pending } = match;
  const prompt = viewer === 'public' ? undefined : promptOf(match, viewer);
  const together = pending.kind === 'decision' && pending.together;
  return {
    viewer,
    wait: match.wait,
    state: system.view(match.state, viewer),
    stack: hidesPlace(match, viewer) ? [] : copyStack(match.stack),
    ...(prompt && { prompt }),
    together,
    place: pending.kind === 'decision' ? pending.prompts.findIndex(p => p.seat === viewer) : -1,
    others: together && prompt ? pending.prompts.filter(p => p.seat !== viewer) : [],
    awaited: awaited(match).map(seat => {
      const asked = promptOf(match, seat);
      return {
        seat,
        ...(asked !== undefined && asked.quiet !== true && { ask: asked.ask }),
        ...(asked?.veiled === true && { veiled: true as const }),
      };
    }),
    waitsFor: pending.kind,
  };
}

/** Somebody else alone is asked a quiet question: even the place in the rules would tell what it is about. */
const hidesPlace = ({ pending }: Match<unknown>, viewer: Viewer): boolean =>
  pending.kind === 'decision' && !pending.together && pending.prompts.some(p => p.quiet === true && p.seat !== viewer);

/**
 * A whole match that agrees with the view: what a seat may think with instead of the truth. Only a seat that is asked
 * can imagine; in a sealed wait the others have not answered yet, whatever they have really done.
 */
export function imagine<S, E extends EventBase, Setup>(
  system: GameSystem<S, E, Setup>,
  view: MatchView<S>,
  rng: Rng,
): Match<S> {
  const { viewer, prompt } = view;
  if (viewer === 'public' || prompt === undefined) throw new Error('only a seat that is asked can imagine a match');
  const prompts = [...view.others];
  prompts.splice(view.place, 0, prompt);
  return {
    state: system.imagine(view.state, viewer, rng),
    stack: copyStack(view.stack),
    pending: { kind: 'decision', prompts, together: view.together, sealed: [] },
    wait: view.wait,
  };
}

const copyStack = (stack: readonly Frame[]): Frame[] => stack.map(frame => ({ ...frame, vars: { ...frame.vars } }));
