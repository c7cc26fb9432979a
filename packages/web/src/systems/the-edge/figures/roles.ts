import { isObject } from '@banneret/kernel';
import { type FigureId, type State } from '@banneret/the-edge';
import type { Desk } from '../../../table/desk.js';
import { activatable, draftOf, openProposals, optionsOf } from '../aims.js';

/** What is asked of the figures on the board. */
export interface Roles {
  /** They can be chosen to answer the question. */
  readonly open: ReadonlySet<FigureId>;
  /** Whoever was chosen can attack them. */
  readonly targets: ReadonlySet<FigureId>;
  /** The target of the answer so far. */
  readonly aimedAt?: FigureId;
  readonly acting?: FigureId;
}

export function rolesOf(desk: Desk): Roles {
  const state = desk.state as State;
  const { who, choice } = draftOf(desk);
  const asked = desk.prompt?.shape.kind;
  const figures = optionsOf(desk, 'figure');
  const squads = optionsOf(desk, 'squad');
  const free = activatable(desk);
  const isStep = asked === 'edge.step';
  const movers = new Set(isStep ? openProposals(desk).flatMap(one => (isObject(one) ? [one['figure']] : [])) : []);
  const open = state.figures.flatMap(({ squad }, figure) =>
    figures.has(figure) || squads.has(squad) || free.has(squad) || (who === undefined && movers.has(figure))
      ? [figure]
      : [],
  );
  const targets = who === undefined || !isStep ? [] : openProposals(desk).map(targetOf);
  const aimedAt = targetOf(choice);
  return {
    open: new Set(open),
    targets: new Set(targets.filter(target => target !== undefined)),
    ...(aimedAt !== undefined && { aimedAt }),
    ...(isStep && who !== undefined && { acting: who }),
  };
}

function targetOf(choice: unknown): FigureId | undefined {
  const target = isObject(choice) ? choice['target'] : undefined;
  return typeof target === 'number' ? target : undefined;
}
