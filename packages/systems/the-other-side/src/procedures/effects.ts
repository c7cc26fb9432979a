import { ask, done, goto, pickOption, type OptionId } from '@banneret/kernel';
import type { Effect } from '../content/types.js';
import type { FireteamId } from '../state.js';
import { whomOf } from '../whom.js';
import { call, procedure, type EffectVars, type Extra } from './machine.js';

/** Effects one after the other. Result: the additional Actions they grant. */
export const effects = procedure('effects')({
  begin(c, v) {
    const effect = v.effects[v.next ?? 0];
    if (effect === undefined) return done(v.extras ?? []);
    if (!('whom' in effect)) return goto('plain');
    const found = whomOf(c.state, effect.whom, v.scope);
    if (found.ids.length === 0) return goto('skip');
    if (found.kind === 'these') return goto('these');
    const options = found.ids.map(id => ({ id, say: 'tos.choice.fireteam', args: { fireteam: id } }));
    const args = { effect: effect.do };
    return ask(
      { seat: v.scope.seat, ask: 'tos.ask.whom', rule: 'TOS-ACT-12', shape: pickOption(options), args },
      'chosen',
    );
  },
  plain: (_c, v) => run(v.effects[v.next ?? 0] as Effect, { scope: v.scope }),
  these(c, v) {
    const effect = v.effects[v.next ?? 0] as Extract<Effect, { whom: unknown }>;
    return run(effect, { scope: v.scope, ids: whomOf(c.state, effect.whom, v.scope).ids });
  },
  chosen: (_c, v, choice: OptionId) =>
    run(v.effects[v.next ?? 0] as Effect, { scope: v.scope, ids: [choice as FireteamId] }),
  after(_c, v, extras?: readonly Extra[]) {
    if (extras !== undefined && extras.length > 0) v.extras = [...(v.extras ?? []), ...extras];
    return goto('skip');
  },
  skip(_c, v) {
    v.next = (v.next ?? 0) + 1;
    return goto('begin');
  },
});

/** The procedure of an effect is named after it. */
const run = (effect: Effect, vars: Omit<EffectVars, 'effect'>) =>
  call(`effect.${effect.do}`, { ...vars, effect } as never, 'after');
