import { problem, type Parsed } from '@banneret/kernel';
import type { Effect, EffectChoice, Whom } from '../../effect.js';
import { effect, name } from './effects.js';
import { listOf, Misfit, record, type Reader } from './reader.js';

/** EDGE-OPT-16: what the players have agreed that Special Sources may do. */
export function readSourceEffects(raw: unknown, place: string): Parsed<readonly EffectChoice[]> {
  try {
    return { ok: true, value: listOf(choice)(raw, place) };
  } catch (misfit) {
    if (misfit instanceof Misfit) return problem(misfit.problem.say, misfit.problem.args);
    throw misfit;
  }
}

const sourceEffect: Reader<Effect> = (raw, place) => {
  const read = effect(raw, place);
  if (!fitsSource(read)) throw new Misfit('edge.content.needs-user', { place });
  return read;
};

const choice: Reader<EffectChoice> = record({ name, effects: listOf(sourceEffect, 1) });

/** A Source names no targets, is no Squad and interrupts nothing: only what needs none of these fits. */
function fitsSource(read: Effect): boolean {
  switch (read.do) {
    case 'banner':
    case 'crystals':
    case 'draw':
    case 'recover':
      return true;
    case 'vp':
      return read.from === undefined;
    case 'wound':
    case 'restore':
    case 'drain':
      return isEverybody(read.whom);
    default:
      return false;
  }
}

const isEverybody = (whom: Whom): boolean =>
  typeof whom === 'object' && 'all' in whom && whom.near === undefined && whom.except === undefined;
