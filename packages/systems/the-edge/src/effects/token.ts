import { ask, done, goto, pickOption } from '@banneret/kernel';
import type { EffectOf } from '../effect.js';
import { procedure, type C } from '../procedures/machine.js';
import type { Scope } from '../scope.js';
import { NONE } from '../state.js';
import { footprintsIn, tokenKind, tokensLeft } from '../tokens.js';

/** A faction token is laid on free hexes of the targeted Space, unless all of its kind are on the board (EDGE-GEN-07). */
export const token = procedure('effect.token')({
  begin(c, v) {
    const space = v.scope.targets[v.effect.at]?.[0] ?? NONE;
    const masks = footprintsIn(c.state, tokenKind(c.state, v.effect, v.scope), space);
    if (masks.length === 0 || tokensLeft(c.state, v.effect, v.scope) <= 0) return done();
    v.next = space;
    v.ids = masks;
    if (masks.length === 1) return goto('only');
    const options = masks.map(id => ({ id, say: 'edge.footprint', args: { mask: id } }));
    const shape = pickOption(options);
    return ask({ seat: v.scope.seat, ask: 'edge.ask.token', rule: 'EDGE-BRD-05', shape, args: { space } }, 'lay');
  },
  only: (c, v) => lay(c, v, v.ids?.[0] ?? 0),
  lay: (c, v, mask: number) => lay(c, v, mask),
});

function lay(c: C, v: { effect: EffectOf<'token'>; scope: Scope; next?: number }, mask: number) {
  const { seat } = v.scope;
  c.emit({ type: 'token.placed', kind: 'faction', owner: seat, space: v.next ?? NONE, mask, id: v.effect.token });
  return done();
}
