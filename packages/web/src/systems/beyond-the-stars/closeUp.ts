import { figureOf, figuresIn, type FigureId, type State } from '@banneret/beyond-the-stars';
import type { Desk } from '../../table/desk.js';
import { closeUpOn, type Patch } from '../../tabletop/closeUp.js';
import { recoilOf } from './recoilDraft.js';
import { splitOf } from './splitDraft.js';

/** What is decided base by base is seen from near. */
export function closeUpOf({ state: raw, prompt }: Desk): Patch | undefined {
  const state = raw as State;
  const [recoil, split] = [recoilOf(prompt), splitOf(prompt)];
  const figures: readonly FigureId[] =
    recoil === undefined ? figuresIn(state.links, split?.combat ?? []) : [recoil.figure, ...recoil.foes];
  return closeUpOn(figures.map(figure => figureOf(state, figure).spot));
}
