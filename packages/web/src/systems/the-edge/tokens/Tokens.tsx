import { boardOf, factionOf, NONE, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import type { Desk } from '../../../table/desk.js';
import { hexesOf } from '../hexes.js';
import { holderOf } from './holders.js';
import { TokenPiece, type TokenLook } from './TokenPiece.js';

/** Altars, Sources and what factions leave on the board. What they are called stands on the hexes, which can be pointed at. */
export function Tokens({ desk }: { readonly desk: Desk }): JSX.Element {
  const state = desk.state as State;
  return (
    <g class="edge-tokens" aria-hidden="true">
      {state.tokens.map(
        (token, i) =>
          token.space !== NONE && (
            <TokenPiece key={i} look={lookOf(state, token)} hexes={hexesOf(boardOf(state), token)} />
          ),
      )}
    </g>
  );
}

/** How a token looks as things stand. */
export function lookOf(state: State, token: State['tokens'][number]): TokenLook {
  const { kind, owner, space, id } = token;
  const holder = holderOf(state, token);
  if (kind === 'source') return { kind, space, ...(holder !== undefined && { holder }) };
  return kind === 'altar' ? { kind, owner, faction: factionOf(state, owner).id } : { kind, owner, id };
}

/** What stands in a Space, in words. */
export function tokenNames({ state: raw, t, seats }: Desk): ReadonlyMap<number, string> {
  const state = raw as State;
  return new Map(
    state.tokens
      .filter(({ space }) => space !== NONE)
      .map(token => {
        const { kind, owner, id, space } = token;
        const name = (seat: number): string => seats[seat]?.name ?? '';
        if (kind === 'altar')
          return [
            space,
            t.say('web.edge.altar', { name: factionOf(state, owner).altar.name[t.locale], player: name(owner) }),
          ];
        if (kind === 'faction')
          return [space, factionOf(state, owner).tokens.find(one => one.id === id)?.name[t.locale] ?? id];
        const holder = holderOf(state, token);
        return [
          space,
          holder === undefined ? t.say('web.edge.source') : t.say('web.edge.source-held', { player: name(holder) }),
        ];
      }),
  );
}
