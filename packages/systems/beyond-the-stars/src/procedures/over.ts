import { endedGame } from '../ending.js';
import { UNDECIDED, type Ending } from '../state.js';
import type { C } from './machine.js';

/**
 * BTS-SCN-07, R-69: an army without figures has lost at once. Asked after each resolution (a move, a shot, a Duel, a moment of
 * the End phase), so that both sides are annihilated together only if the last of both fell in the same one (BTS-SCN-08).
 */
export function isOver(c: C): boolean {
  if (c.state.ending !== null) return true;
  const wiped = endedGame(c.state, 'wipeout');
  if (wiped !== undefined) finish(c, wiped);
  return wiped !== undefined;
}

/** BTS-SCN-14: what was secret is revealed now. */
export function finish(c: C, ended: Ending): void {
  const { secrets } = c.state;
  if (secrets.some(secret => Object.values(secret).some(id => id !== UNDECIDED)))
    c.emit({ type: 'secrets.revealed', secrets });
  c.emit({ type: 'game.ended', ending: ended });
}
