import { ask, done, goto, pickOption, type OptionId } from '@banneret/kernel';
import { actionOf, actionsOf, triggersOf, type ActionUse } from '../actions.js';
import { isAlive, lacksModels } from '../cardsInPlay.js';
import type { Action } from '../content/types.js';
import { flipValue } from '../duels.js';
import { placedOf } from '../ground/board.js';
import { BLAST_PULSE, notBelowZero } from '../rulings.js';
import { flipperFor } from '../seats.js';
import { fireteamOf, NONE, seatOf, unitOf, type ActionUnderWay, type FireteamId, type State } from '../state.js';
import { armourOf, strengthBonus } from '../stats.js';
import { cannotAim, cannotAimAtMarker, cannotDeclare, hasTarget, isTarget, needsDiscard, useKey } from '../targets.js';
import { pulseAround } from '../whom.js';
import { call, procedure, type Calls, type Extra, type Hit, type Scope } from './machine.js';

/** TOS-ACT-05, catalogue 4.4: one Action from its declaration to the additional Actions it grants. */
export const action = procedure('action')({
  begin(c, v) {
    const use = useOf(c.state, v);
    if (!hasTarget(use.action)) return goto('pay');
    const seat = seatOf(c.state, v.actor);
    const shape = pickOption(aims(c.state, v.actor, use));
    return ask(
      { seat, ask: 'tos.ask.target', rule: 'TOS-ACT-08', shape, args: { fireteam: v.actor, action: v.key } },
      'aimed',
    );
  },
  aimed(c, v, choice: OptionId) {
    const { action: printed } = useOf(c.state, v);
    if (printed.aim?.marker !== undefined) {
      v.marker = Number(choice);
      return goto('pay');
    }
    v.target = Number(choice);
    // whoever is in a building is hit where its controller likes.
    const mates = inTheSameRooms(c.state, v.target);
    if (mates.length > 1) {
      const options = mates.map(id => ({ id, say: 'tos.choice.fireteam', args: { fireteam: id } }));
      return ask(
        { seat: seatOf(c.state, v.target), ask: 'tos.ask.exposed', rule: 'TOS-TER-20', shape: pickOption(options) },
        'exposed',
      );
    }
    return goto('price');
  },
  exposed(_c, v, choice: OptionId) {
    v.target = Number(choice);
    return goto('price');
  },
  price(c, v) {
    const { action: printed } = useOf(c.state, v);
    if (!needsDiscard(c.state, printed, v.target ?? NONE)) return goto('pay');
    return call('discard', { seat: seatOf(c.state, v.actor), rule: 'TOS-ENG-06' }, 'pay');
  },
  pay(c, v) {
    const use = useOf(c.state, v);
    const { unit } = fireteamOf(c.state, v.actor);
    const seat = seatOf(c.state, v.actor);
    const { tactics = 0, oncePer } = use.action;
    if (tactics > 0) c.emit({ type: 'tactics.spent', seat, count: tactics, rule: 'TOS-TOK-12' });
    if (oncePer !== undefined) c.emit({ type: 'use.noted', unit, use: useKey(use) });
    return goto('declare');
  },
  declare(c, v) {
    const { action: printed } = useOf(c.state, v);
    c.emit({ type: 'action.declared', action: declaring(c.state, v, printed) });
    v.scope = scopeOf(c.state, c.state.action!);
    return printed.against === undefined ? goto('effects') : call('duel', {}, 'decided');
  },
  /** TOS-ACT-11: nothing happens if it fails. */
  decided: (_c, v, success: boolean) => (success ? call('triggers', { scope: v.scope! }, 'triggered') : goto('end')),
  triggered(_c, v, { later, extras }: { later: readonly string[]; extras: readonly Extra[] }) {
    v.later = later;
    v.extras = extras;
    return goto('effects');
  },
  effects(c, v) {
    const { before = [] } = useOf(c.state, v).action;
    return call('effects', { effects: before, scope: v.scope! }, 'hit');
  },
  /** TOS-ACT-12, TOS-DMG-01. */
  hit(c, v) {
    const now = c.state.action!;
    if (now.strength === NONE || !isAlive(c.state, now.target)) return goto('blast');
    return call('hits', { hits: [hitOf(c.state, v.scope!)] }, 'blast');
  },
  blast(c, v) {
    const { blast: wide, target } = c.state.action!;
    if (!wide || target === NONE) return goto('after');
    return call('blast', { centre: v.scope!.targetAt!, target, scope: v.scope! }, 'after');
  },
  after(c, v) {
    const printed = useOf(c.state, v).action.effects ?? [];
    return call('effects', { effects: printed, scope: v.scope! }, 'done');
  },
  done(_c, v, extras: readonly Extra[]) {
    v.extras = [...(v.extras ?? []), ...extras];
    return goto('later');
  },
  /** TOS-ACT-13, TOS-TRG-05: declared Triggers that are not immediate, in their order. */
  later(c, v) {
    const key = v.later?.[0];
    if (key === undefined) return goto('end');
    v.later = v.later!.slice(1);
    const use = triggersOf(c.state, v.actor, v.printed!).find(trigger => trigger.key === key);
    if (use === undefined) return goto('later');
    return call('effects', { effects: use.trigger.effects, scope: { ...v.scope!, source: 'trigger' } }, 'resolved');
  },
  resolved(_c, v, extras: readonly Extra[]) {
    v.extras = [...(v.extras ?? []), ...extras];
    return goto('later');
  },
  /** TOS-ACT-14. */
  end: () => call('clearConflict', { final: true }, 'over'),
  over(c, v) {
    c.emit({ type: 'action.ended' });
    const extras = v.extras ?? [];
    // TOS-ACT-17: one generation only.
    return v.additional ? done() : call('extras', { extras }, 'finished');
  },
  finished: () => done(),
});

type Vars = Calls['action'];

/** What the card says now; what it said at the declaration if a card has been turned over since. */
function useOf(s: State, v: Vars): ActionUse {
  const use = actionOf(s, v.actor, v.key);
  if (use !== undefined) v.printed = use.action;
  if (v.printed === undefined) throw new Error(`Fireteam ${v.actor} has no Action '${v.key}'`);
  return use ?? { key: v.key, action: v.printed, asset: NONE };
}

/** TOS-ACT-05: an Action as it is declared, with its Strength raised by what raises it. */
export function declaring(
  s: State,
  {
    actor,
    key,
    target = NONE,
    marker = NONE,
    additional,
  }: Pick<Vars, 'actor' | 'key' | 'target' | 'marker' | 'additional'>,
  { strength, types, piercing = false, precise = false, blast = false }: Action,
): ActionUnderWay {
  const raised = strength === undefined ? NONE : notBelowZero(strength + strengthBonus(s, actor, types));
  const seat = seatOf(s, actor);
  return { seat, actor, key, target, marker, additional, strength: raised, piercing, precise, blast, duel: null };
}

/** Who acts on whom, as it stands when the Action is declared. */
export function scopeOf(s: State, { seat, actor, target, marker }: ActionUnderWay): Scope {
  const targetAt = target === NONE ? {} : { targetAt: placedOf(s, target) };
  const weakened = lacksModels(s, actor);
  return { seat, actor, target, marker, ...targetAt, source: 'action', weakened };
}

/** Every Fireteam or Marker in question, those out of reach with the reason. */
function aims(s: State, actor: FireteamId, use: ActionUse) {
  if (use.action.aim?.marker !== undefined)
    return s.markers.map(marker => option(marker.id, 'marker', cannotAimAtMarker(s, actor, use, marker)));
  const standing = [...s.fireteams.keys()].filter(id => isTarget(s, id));
  return standing.map(id => option(id, 'fireteam', cannotAim(s, actor, use, id)));
}

const inTheSameRooms = (s: State, id: FireteamId): FireteamId[] =>
  unitOf(s, fireteamOf(s, id).unit).fireteams.filter(mate => fireteamOf(s, mate).place === 'inside');

const option = (id: number, kind: 'marker' | 'fireteam', why: ReturnType<typeof cannotAim>) => ({
  id,
  say: `tos.choice.${kind}`,
  args: { [kind]: id },
  ...(why && { barred: [why] }),
});

/** The Hit of the Action under way. TOS-DMG-03: a Fireteam that lacks models does not cheat its Penetration Flips. */
function hitOf(s: State, { seat, weakened }: Scope): Hit {
  const { target, strength, piercing, precise, actor } = s.action!;
  return {
    fireteam: target,
    strength,
    piercing,
    precise,
    by: flipperFor(s, seatOf(s, target), seat),
    cheatable: !weakened,
    actor,
  };
}

/** TOS-DMG-16, -17, -22, R-43: one card, and everybody near the target with little Armour suffers 1 damage at once. */
export const blast = procedure('blast')({
  begin: (_c, v) =>
    call('flip', { seat: v.scope.seat, purpose: 'blast', cards: 1, cheatable: true, rule: 'TOS-DMG-16' }, 'flipped'),
  flipped(c, v, flip: number) {
    const value = flipValue(c.state, flip);
    const near = pulseAround(c.state, v.centre, v.target, BLAST_PULSE).filter(id => id !== v.scope.actor);
    const fireteams = near.filter(id => notBelowZero(armourOf(c.state, id).total) <= value);
    c.emit({ type: 'blast.resolved', value, fireteams });
    const wounds = fireteams.map(fireteam => ({ fireteam, amount: 1 }));
    return call('damage', { wounds, by: v.scope.seat, precise: c.state.action!.precise, actor: v.scope.actor }, 'end');
  },
  end: () => done(),
});

/** TOS-ACT-15 … -17, R-47 ("immediately" or not): additional Actions, one after the other; what cannot be taken is ignored. */
export const extras = procedure('extras')({
  begin(c, v) {
    const extra = v.extras[v.next ?? 0];
    if (extra === undefined) return done();
    v.next = (v.next ?? 0) + 1;
    v.now = extra;
    if (!isAlive(c.state, extra.fireteam)) return goto('begin');
    const uses = actionsFor(c.state, extra);
    if (uses.length === 0) return goto('begin');
    const options = uses.map(use => ({
      id: use.key,
      say: 'tos.choice.action',
      args: { fireteam: extra.fireteam, action: use.key },
    }));
    const shape = pickOption([{ id: 'none', say: 'tos.choice.no-action' }, ...options]);
    const seat = seatOf(c.state, extra.fireteam);
    return ask({ seat, ask: 'tos.ask.extra', rule: 'TOS-ACT-15', shape, args: { fireteam: extra.fireteam } }, 'chosen');
  },
  chosen(_c, v, key: OptionId) {
    if (key === 'none') return goto('begin');
    return call('action', { actor: v.now!.fireteam, key: String(key), additional: true }, 'begin');
  },
});

/** The Actions that an additional one may be: the same again, or any of the types granted. */
function actionsFor(s: State, { fireteam, key, types }: Extra): ActionUse[] {
  const occasion = types === undefined ? {} : { types, rule: 'TOS-ACT-15' };
  const uses = key === undefined ? actionsOf(s, fireteam) : actionsOf(s, fireteam).filter(use => use.key === key);
  return uses.filter(use => cannotDeclare(s, fireteam, use, occasion) === undefined);
}
