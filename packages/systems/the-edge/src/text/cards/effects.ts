import type { Aura, Effect, EffectName, EffectOf, ShotEffect, Stat } from '../../effect.js';
import { tellNear, tellWhom } from './places.js';
import { capital, joined, letterOf, nameIn, say, type Telling } from './words.js';

/** One sentence of an effect, from its data alone. */
export function tellEffect(telling: Telling, effect: Effect): string {
  const builder = BUILDERS[effect.do] as (telling: Telling, effect: Effect) => string;
  return capital(builder(telling, effect));
}

export const tellEffects = (telling: Telling, effects: readonly Effect[]): string =>
  effects.map(effect => tellEffect(telling, effect)).join(' ');

/** The same inside a sentence: no full stop at the end. */
const tellInside = (telling: Telling, effects: readonly Effect[]): string =>
  tellEffects(telling, effects).replace(/\.$/, '');

type Builders = { readonly [K in EffectName]: (telling: Telling, effect: EffectOf<K>) => string };

const BUILDERS: Builders = {
  wound: (on, { whom, wounds }) => say(on, 'edge.card.do.wound', { whom: tellWhom(on, whom), wounds }),
  restore: (on, { whom, tokens }) => say(on, 'edge.card.do.restore', { whom: tellWhom(on, whom), tokens }),
  drain: (on, { whom, tokens }) => say(on, 'edge.card.do.drain', { whom: tellWhom(on, whom), tokens }),
  shot: tellShot,
  move(on, { whom, steps, crossing }) {
    const far = steps === undefined ? '' : say(on, 'edge.card.do.move.steps', { steps });
    const across = crossing ? say(on, 'edge.card.do.move.crossing') : '';
    return say(on, 'edge.card.do.move', { whom: tellWhom(on, whom), far, crossing: across });
  },
  reposition: (on, { whom, where }) =>
    say(on, 'edge.card.do.reposition', { whom: tellWhom(on, whom), near: tellNear(on, where) }),
  swap: (on, { whom, with: other }) =>
    say(on, 'edge.card.do.swap', { whom: tellWhom(on, whom), other: tellWhom(on, other) }),
  combat: (on, { whom }) => say(on, 'edge.card.do.combat', { whom: tellWhom(on, whom) }),
  strike: (on, { by, at, sneak }) =>
    say(on, sneak ? 'edge.card.do.strike.sneak' : 'edge.card.do.strike', {
      by: tellWhom(on, by),
      at: tellWhom(on, at),
    }),
  sneak: on => say(on, 'edge.card.do.sneak'),
  bonus: (on, { whom, stat, amount, until }) =>
    say(on, 'edge.card.do.bonus', {
      whom: tellWhom(on, whom),
      amount: tellAmount(on, stat, amount),
      until: say(on, `edge.card.until.${until}`),
    }),
  grant: (on, { whom, grant, until }) =>
    say(on, 'edge.card.do.grant', {
      whom: tellWhom(on, whom),
      grant: say(on, `edge.card.grant.${grant}`),
      until: say(on, `edge.card.until.${until}`),
    }),
  status(on, { whom, status, until }) {
    const kind = on.faction.statuses.find(({ id }) => id === status);
    if (kind === undefined) throw new Error(`${on.faction.id} has no status ${status}`);
    return say(on, 'edge.card.do.status', {
      whom: tellWhom(on, whom),
      status: nameIn(on, kind.name),
      until: say(on, `edge.card.until.${until}`),
      meaning: kind.auras.map(aura => tellBoons(on, aura)).join(', '),
    });
  },
  cleanse: (on, { whom }) => say(on, 'edge.card.do.cleanse', { whom: tellWhom(on, whom) }),
  reroll: on => say(on, 'edge.card.do.reroll'),
  'set-roll': (on, { value }) => say(on, 'edge.card.do.set-roll', { value }),
  'add-power': (on, { amount }) => say(on, 'edge.card.do.add-power', signed(amount)),
  cancel: on => say(on, on.action.as === undefined ? 'edge.card.do.cancel.action' : 'edge.card.do.cancel'),
  crystals: (on, { count }) => say(on, 'edge.card.do.crystals', { count }),
  recover: (on, { count }) => say(on, 'edge.card.do.recover', { count }),
  rob: (on, { from, count, keep }) =>
    say(on, keep ? 'edge.card.do.rob.keep' : 'edge.card.do.rob.spend', { from: letterOf(from), count }),
  draw: (on, { count }) => say(on, 'edge.card.do.draw', { count }),
  discard: (on, { from, count, random }) =>
    say(on, random ? 'edge.card.do.discard.random' : 'edge.card.do.discard.choice', { from: letterOf(from), count }),
  revive: (on, { whom, figures, near }) =>
    say(on, 'edge.card.do.revive', { whom: tellWhom(on, whom), figures, near: tellNear(on, near) }),
  sacrifice: (on, { whom }) => say(on, 'edge.card.do.sacrifice', { whom: tellWhom(on, whom) }),
  vp: (on, { points }) => say(on, 'edge.card.do.vp', { points }),
  charge: (on, { whom, charges }) => say(on, 'edge.card.do.charge', { whom: tellWhom(on, whom), charges }),
  detach: (on, { target }) => say(on, 'edge.card.do.detach', { target: letterOf(target) }),
  mode: (on, { whom }) => say(on, 'edge.card.do.mode', { whom: tellWhom(on, whom) }),
  token(on, { token, at }) {
    const kind = on.faction.tokens.find(({ id }) => id === token);
    if (kind === undefined) throw new Error(`${on.faction.id} has no token ${token}`);
    const auras = (kind.auras ?? []).map(aura => tellAura(on, aura));
    const trap = kind.trap && [
      say(on, 'edge.card.do.token.trap', { whose: kind.trap.whose, effects: tellInside(on, kind.trap.effects) }),
    ];
    const meaning = [...auras, ...(trap ?? [])].join(', ');
    return say(on, 'edge.card.do.token', { token: nameIn(on, kind.name), at: letterOf(at), meaning });
  },
  banner: on => say(on, 'edge.card.do.banner'),
  activate: on => say(on, 'edge.card.do.activate'),
  choose(on, { of }) {
    const options = of.map(({ name, effects }) =>
      say(on, 'edge.card.do.choose.option', { name: nameIn(on, name), effects: tellInside(on, effects) }),
    );
    return `${say(on, 'edge.card.do.choose', { options: joined(on, options, 'or') })}.`;
  },
  test(on, { need, pass, fail }) {
    const test = say(on, 'edge.card.do.test', { need, pass: tellEffects(on, pass) });
    return fail === undefined ? test : say(on, 'edge.card.do.test.fail', { test, fail: tellEffects(on, fail) });
  },
};

/** EDGE-SHT-01, -07: who shoots, at whom, and what a hit does. */
function tellShot(on: Telling, shot: ShotEffect): string {
  const hit = tellEffects({ ...on, inHit: true }, shot.hit);
  if (shot.shooter === 'each') return say(on, 'edge.card.do.shot.each', { at: tellAim(on, shot), hit });
  const at = tellDanger(on, shot);
  if (shot.shooter === 'none') return say(on, 'edge.card.do.shot.nobody', { at, hit });
  return say(on, 'edge.card.do.shot.one', { shooter: letterOf(shot.shooter.target), at, hit });
}

/** What each of several shooters may aim at. */
function tellAim(on: Telling, { range, line, affects }: ShotEffect): string {
  const limits = { ...(range !== undefined && { range }), ...(line && { line }) };
  const near = tellNear(on, { of: 'itself', ...limits });
  return say(on, 'edge.card.do.shot.free-target', { affects, near });
}

function tellDanger(on: Telling, { at, blast, affects }: ShotEffect): string {
  if (at === undefined) return '';
  if (blast === undefined) return letterOf(at.target);
  return say(on, 'edge.card.do.shot.area', { affects, near: tellNear(on, { of: at, range: blast }) });
}

const signed = (amount: number) => ({ sign: amount < 0 ? 'minus' : 'plus', amount: Math.abs(amount) });

const tellAmount = (on: Telling, stat: Stat, amount: number): string =>
  say(on, 'edge.card.amount', { ...signed(amount), stat: say(on, `edge.card.stat.${stat}`) });

/** What an aura gives and takes, without saying to whom. */
export function tellBoons(on: Telling, { stat, amount, grants = [], forbids = [] }: Aura): string {
  const parts: string[] = [];
  if (stat !== undefined) parts.push(tellAmount(on, stat, amount ?? 0));
  for (const grant of grants) parts.push(say(on, `edge.card.grant.${grant}`));
  for (const deed of forbids) parts.push(say(on, `edge.card.deed.${deed}`));
  return parts.join(', ');
}

export function tellAura(on: Telling, aura: Aura): string {
  const what = tellBoons(on, aura);
  if (aura.to === 'bearer') return say(on, 'edge.card.aura.bearer', { what });
  const key = aura.to.whose === 'enemy' ? 'edge.card.aura.around-enemy' : 'edge.card.aura.around';
  return say(on, key, { range: aura.to.range, what });
}
