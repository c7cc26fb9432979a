import { ask, goto, pick, type Seat } from '@banneret/kernel';
import type { FighterId } from '../battle.js';
import { takersOf } from '../damage/shield.js';
import type { State } from '../state.js';
import { unitOnceWith, unitWithFighter } from '../units.js';

/** What a procedure knows while it looks for somebody to test. */
interface Taking {
  readonly seat: Seat;
  taker?: FighterId;
}

/**
 * Who takes an impact that was meant for this fighter: he himself while he is there; or, where comrades shield a hero
 * (AT43-HERO-09), one of those nearest to him, whom the shooter names (CAS-03). Goes on to `test`, by `named` if that is asked, or to
 * `nobody`.
 */
export function findTaker<const N extends string>(
  state: State,
  v: Taking,
  fighter: FighterId,
  shielded: boolean,
  nobody: N,
) {
  const standing = unitWithFighter(state, fighter) < 0 ? [] : [fighter];
  const takers = shielded ? takersOf(state, unitOnceWith(state, fighter), fighter) : standing;
  if (takers.length === 0) return goto(nobody);
  if (takers.length > 1)
    return ask({ seat: v.seat, ask: 'at43.ask.victim', rule: 'AT43-CAS-03', shape: pick(takers) }, 'named');
  return test(v, takers[0]!);
}

export function test(v: Taking, fighter: FighterId): ReturnType<typeof goto<'test'>> {
  v.taker = fighter;
  return goto('test');
}
