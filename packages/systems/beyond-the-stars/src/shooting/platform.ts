import type { Um } from '@banneret/geometry';
import { illegal, legal, type Ruling } from '@banneret/kernel';
import { ownRules } from '../compile.js';
import { carrierOf } from '../figures/placed.js';
import { mvtOf } from '../figures/stats.js';
import { HALF_CRAWL, halfLength } from '../rulings.js';
import { figureOf, type FigureId, type State } from '../state.js';

export { carrierOf };

/** BTS-VEH-21, BTS-SPR-59, BTS-MON-19: may those aboard shoot? R-127: the combat of what carries them is none of theirs. */
export function judgePassenger(state: State, figure: FigureId): Ruling {
  const carrier = carrierOf(state, figure);
  if (carrier === figure) return legal;
  if (!ownRules(state, carrier).some(({ rule }) => rule.shoot?.platform === true))
    return illegal('BTS-VEH-21', 'bts.no.no-platform');
  if (figureOf(state, carrier).panic === 'running') return illegal('BTS-MON-19', 'bts.no.panics');
  return legal;
}

/** What a shooter has done in this turn, for the purposes of shooting. */
export interface Moved {
  readonly moved: boolean;
  readonly spent: Um;
}

const UNMOVED: Moved = { moved: false, spent: 0 };

/** BTS-SPR-59: the carrier's movement is theirs; BTS-SPR-69: unless it is stable. */
export function movedBy(state: State, figure: FigureId): Moved {
  const carrier = carrierOf(state, figure);
  const [own, its] = [figureOf(state, figure).marks, figureOf(state, carrier).marks];
  if (carrier === figure) return own;
  if (ownRules(state, carrier).some(({ rule }) => rule.shoot?.stablePlatform === true)) return UNMOVED;
  return { moved: own.moved || its.moved, spent: its.spent };
}

/** BTS-WPN-08, BTS-SPR-12: at most half of the Mvt or of the crawl, of its own and of what carries it? */
export function movedHalf(state: State, figure: FigureId): boolean {
  if (!movedBy(state, figure).moved) return true;
  // Whoever got on in this turn had walked before that.
  return [figure, carrierOf(state, figure)].every(one => {
    const { prone, marks } = figureOf(state, one);
    return marks.spent <= (prone ? HALF_CRAWL : halfLength(mvtOf(state, one)));
  });
}
