import type { Ctx } from '@banneret/kernel';
import type { Token } from './content/types.js';
import type { Event } from './events.js';
import { unitOf, type State, type UnitId } from './state.js';

/** TOS-TOK-05, -10: one of each is removed, until only one kind is left. */
const CANCELS: Readonly<Record<Token, { readonly with: Token; readonly rule: string }>> = {
  inspired: { with: 'shaken', rule: 'TOS-TOK-05' },
  shaken: { with: 'inspired', rule: 'TOS-TOK-05' },
  pinned: { with: 'reinforcement', rule: 'TOS-TOK-10' },
  reinforcement: { with: 'pinned', rule: 'TOS-TOK-10' },
};

/** The only way for a unit to get tokens: what cancels them does so at once. */
export function gainTokens(c: Ctx<State, Event>, unit: UnitId, token: Token, count: number, rule: string): void {
  c.emit({ type: 'tokens.gained', unit, token, count, rule });
  const other = CANCELS[token];
  const { tokens } = unitOf(c.state, unit);
  const pairs = Math.min(tokens[token], tokens[other.with]);
  if (pairs === 0) return;
  c.emit({ type: 'tokens.lost', unit, token, count: pairs, rule: other.rule });
  c.emit({ type: 'tokens.lost', unit, token: other.with, count: pairs, rule: other.rule });
}

export function loseTokens(c: Ctx<State, Event>, unit: UnitId, token: Token, count: number, rule: string): void {
  const lost = Math.min(count, unitOf(c.state, unit).tokens[token]);
  if (lost > 0) c.emit({ type: 'tokens.lost', unit, token, count: lost, rule });
}

/** TOS-TOK-08: a Reinforcement Token brings an Asset of the Activated unit back into use. */
export function restoreAsset(c: Ctx<State, Event>, unit: UnitId, asset: number): void {
  loseTokens(c, unit, 'reinforcement', 1, 'TOS-TOK-08');
  c.emit({ type: 'asset.turned', unit, asset, face: 'standard' });
}
