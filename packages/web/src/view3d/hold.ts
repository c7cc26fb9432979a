import type { Flat } from './mesh/vec.js';
import type { Figure } from './world.js';

/** What pointing means for the present question, whatever the game. */
export interface Hold {
  readonly options: ReadonlySet<string>;
  /** Those among them that are foes. */
  readonly targets: ReadonlySet<string>;
  readonly acting: string | undefined;
  /** A click on a figure. */
  activate(figure: Figure): void;
  /** A click on the ground. */
  tap(at: Flat): void;
  /** Takes hold of a figure that may be moved; gives what follows the hand. */
  grab(figure: Figure, at: Flat): ((to: Flat) => void) | undefined;
}
