import type { Because } from '@banneret/kernel';
import { hasOtherPlace } from './decisions/place.js';
import { fightsOf, judgeFight } from './fights.js';
import type { Action } from './content/types.js';
import type { Effect, EffectOf, Whom } from './effect.js';
import { returning } from './effects/returning.js';
import { whereabouts } from './effects/whereabouts.js';
import { mayMove } from './movement.js';
import { reactedTo, type Scope } from './scope.js';
import { endangered, shootersLeft } from './shots.js';
import { baseOf, figureOf, livingOf, NONE, type State } from './state.js';
import { forbidden, statOf } from './stats.js';
import { squadsOfWhom, whomOf } from './targets.js';
import { tokensLeft } from './tokens.js';

/**
 * R99: an Action needs something to work on. When none of its effects has anything (nobody it could be about, nowhere to go, no
 * die, no token) it cannot be played, and says why; luck has no part in it. Supplies are another matter: who takes from an
 * empty pile gets what there is, which is nothing (EDGE-GEN-07, -10). `scope` has all targets.
 */
export function whyUseless(s: State, { effects }: Action, scope: Scope): Because | undefined {
  let reason: Because | undefined;
  for (const effect of effects) {
    const because = nothingFor(s, effect, scope);
    if (because === undefined) return undefined;
    reason ??= because;
  }
  return reason;
}

const NOBODY: Because = { rule: 'EDGE-GEN-05', say: 'edge.no.nobody' };
const FORBIDDEN: Because = { rule: 'EDGE-GEN-05', say: 'edge.no.forbidden' };
const NO_MOV: Because = { rule: 'EDGE-MOV-06', say: 'edge.no.mov' };
const NO_CONTACT: Because = { rule: 'EDGE-CMB-02', say: 'edge.no.contact' };
const NO_ROOM: Because = { rule: 'EDGE-WND-12', say: 'edge.no.room' };
const NO_PLACE: Because = { rule: 'EDGE-MOV-19', say: 'edge.no.place-to-go' };
const NO_SWAP: Because = { rule: 'EDGE-MOV-19', say: 'edge.no.swap' };
const NO_TARGET: Because = { rule: 'EDGE-SHT-01', say: 'edge.no.shot-target' };
const NO_ROLL: Because = { rule: 'EDGE-DICE-14', say: 'edge.no.roll' };

/** Why one effect has nothing to work on. */
function nothingFor(s: State, effect: Effect, scope: Scope): Because | undefined {
  switch (effect.do) {
    case 'wound':
    case 'sacrifice':
      return whomOf(s, effect.whom, scope).length > 0 ? undefined : NOBODY;
    case 'bonus':
    case 'grant':
    case 'status':
    case 'cleanse':
      return concernsAnybody(s, effect.whom, scope) ? undefined : NOBODY;
    case 'mode':
      return squadsOfWhom(s, effect.whom, scope).some(squad =>
        livingOf(s, squad).every(figure => forbidden(s, figure, 'change-mode') === undefined),
      )
        ? undefined
        : FORBIDDEN;
    case 'move':
      return whyNobodyMoves(s, effect, scope);
    case 'reposition':
      return whyNobodyIsPlaced(s, effect, scope);
    case 'swap':
      return whyNoSwap(s, effect, scope);
    case 'combat':
      return squadsOfWhom(s, effect.whom, scope).some(squad =>
        livingOf(s, squad).some(figure => fightsOf(s, figure).length > 0),
      )
        ? undefined
        : NO_CONTACT;
    case 'strike':
      return whyNoStrike(s, effect, scope);
    case 'shot':
      if (effect.shooter === 'each') return shootersLeft(s, effect, scope, []).length > 0 ? undefined : NO_TARGET;
      return endangered(s, effect, scope).length > 0 ? undefined : NO_TARGET;
    case 'revive':
      return whyNobodyReturns(s, effect, scope);
    case 'token':
      return tokensLeft(s, effect, scope) > 0 ? undefined : { rule: 'EDGE-GEN-07', say: 'edge.no.token-left' };
    case 'activate':
      return s.activated === NONE ? { rule: 'EDGE-ACT-05', say: 'edge.no.activate-first' } : undefined;
    case 'set-roll':
    case 'add-power':
      return s.exchanges[scope.depth - 1]?.roll ? undefined : NO_ROLL;
    case 'reroll': {
      const roll = s.exchanges[scope.depth - 1]?.roll;
      if (!roll || roll.seat !== scope.seat) return NO_ROLL;
      return roll.rerolled ? { rule: 'EDGE-DICE-11', say: 'edge.no.rerolled' } : undefined;
    }
    case 'cancel':
      return scope.depth === 0 ? { rule: 'EDGE-CARD-13', say: 'edge.no.exchange' } : undefined;
    case 'sneak':
      return whyNoSneak(s, scope);
    case 'choose':
      return firstReason(
        s,
        effect.of.flatMap(({ effects }) => effects),
        scope,
      );
    case 'test':
      return firstReason(s, [...effect.pass, ...(effect.fail ?? [])], scope);
  }
  return undefined;
}

function firstReason(s: State, effects: readonly Effect[], scope: Scope): Because | undefined {
  const reasons = effects.map(effect => nothingFor(s, effect, scope));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** Squads named are there, alive or not; figures must stand. */
const concernsAnybody = (s: State, whom: Whom, scope: Scope): boolean => squadsOfWhom(s, whom, scope).length > 0;

/** EDGE-MOV-06: a Move Action is for figures that can make one. */
function whyNobodyMoves(s: State, { whom }: EffectOf<'move'>, scope: Scope): Because | undefined {
  const figures = whomOf(s, whom, scope);
  if (figures.length === 0) return NOBODY;
  if (figures.some(figure => mayMove(s, { figure, pushed: [] }))) return undefined;
  return figures.every(figure => statOf(s, figure, 'mov') === null) ? NO_MOV : FORBIDDEN;
}

/** R101: somebody must be there, with a place to go to; to stay where one stands is not to be placed elsewhere. */
function whyNobodyIsPlaced(s: State, { whom, where }: EffectOf<'reposition'>, scope: Scope): Because | undefined {
  const figures = whomOf(s, whom, scope);
  if (figures.length === 0) return NOBODY;
  const fits = (figure: number): boolean =>
    hasOtherPlace(s, { figure, ...whereabouts(s, where, scope, figure), pushes: true });
  return figures.some(fits) ? undefined : NO_PLACE;
}

/** R101: two who can take each other's place. */
function whyNoSwap(s: State, effect: EffectOf<'swap'>, scope: Scope): Because | undefined {
  const [one] = whomOf(s, effect.whom, scope);
  const [other] = whomOf(s, effect.with, scope);
  if (one === undefined || other === undefined || one === other) return NOBODY;
  return baseOf(s, one) === baseOf(s, other) ? undefined : NO_SWAP;
}

function whyNoStrike(s: State, effect: EffectOf<'strike'>, scope: Scope): Because | undefined {
  const [attacker] = whomOf(s, effect.by, scope);
  const [target] = whomOf(s, effect.at, scope);
  if (attacker === undefined || target === undefined) return NOBODY;
  const ruling = judgeFight(s, attacker, target);
  return ruling.ok ? undefined : ruling.because[0];
}

/** EDGE-WND-12: somebody killed, and room for him. */
function whyNobodyReturns(s: State, effect: EffectOf<'revive'>, scope: Scope): Because | undefined {
  const killed = squadsOfWhom(s, effect.whom, scope).map(squad => returning(s, effect, scope, squad));
  if (killed.every(found => found === 'nobody')) return { rule: 'EDGE-WND-12', say: 'edge.no.killed' };
  return killed.some(found => typeof found === 'object') ? undefined : NO_ROOM;
}

/** EDGE-SNK-01: the Squad must have a figure in the Combat, on either side (EDGE-SNK-03). */
function whyNoSneak(s: State, scope: Scope): Because | undefined {
  const exchange = s.exchanges[reactedTo(s, ['combat'], scope)];
  if (exchange?.kind !== 'combat') return { rule: 'EDGE-SNK-01', say: 'edge.no.combat' };
  const fights = exchange.figures.some(figure => figureOf(s, figure).squad === scope.squad);
  return fights ? undefined : { rule: 'EDGE-CARD-04', say: 'edge.no.not-concerned' };
}
