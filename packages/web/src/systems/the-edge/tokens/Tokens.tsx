import { boardOf, factionOf, NONE, type State } from '@banneret/the-edge';
import type { JSX } from 'preact';
import type { Desk } from '../../../table/desk.js';
import { centreOfHexes, hexesOf, outlineOf, pointsOf } from '../hexes.js';
import { outlineAround } from '../outline.js';
import { SideSign } from '../SideSign.js';
import { Altar } from './Altar.js';
import { Crystal } from './Crystal.js';
import { holderOf } from './holders.js';
import { Trap } from './Trap.js';

type Token = State['tokens'][number];

/** Altars, Sources and what factions leave on the board. What they are called stands on the hexes, which can be pointed at. */
export function Tokens({ desk }: { readonly desk: Desk }): JSX.Element {
  const state = desk.state as State;
  return (
    <g class="edge-tokens" aria-hidden="true">
      {state.tokens.map((token, i) => token.space !== NONE && <TokenPiece key={i} state={state} token={token} />)}
    </g>
  );
}

function TokenPiece({ state, token }: { readonly state: State; readonly token: Token }): JSX.Element {
  const hexes = hexesOf(boardOf(state), token);
  const { x, y } = centreOfHexes(hexes);
  const holder = holderOf(state, token);
  const seat = token.kind === 'source' ? holder : token.owner;
  return (
    <g class={`edge-token ${token.kind}${seat === undefined || seat < 0 ? '' : ` seat-${seat}`}`}>
      {hexes.map(hex => (
        <polygon key={`${hex.q} ${hex.r}`} class="edge-floor" points={outlineOf(hex, 0.95)} />
      ))}
      {token.kind !== 'faction' && <polygon class="edge-held" points={pointsOf(outlineAround(hexes, 1.6))} />}
      <g transform={`translate(${x} ${y})`}>
        {token.kind === 'source' && <Crystal space={token.space} />}
        {token.kind === 'altar' && <Altar owner={token.owner} faction={factionOf(state, token.owner).id} />}
        {token.kind === 'faction' && <Trap owner={token.owner} id={token.id} />}
        {holder !== undefined && <HolderSign seat={holder} />}
      </g>
    </g>
  );
}

/** Colour alone would not do: a held Source bears the sign of whoever holds it. */
const HolderSign = ({ seat }: { readonly seat: number }): JSX.Element => (
  <g class="edge-holder" transform="translate(0 31)">
    <circle r={10.5} />
    <SideSign seat={seat} size={6.2} />
  </g>
);

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
