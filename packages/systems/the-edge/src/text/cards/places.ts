import type { Near, Ref, TargetSpec, Whom } from '../../effect.js';
import { letterOf, say, type Telling } from './words.js';

/** A thing to measure from. */
export function tellRef(telling: Telling, ref: Ref): string {
  if (typeof ref === 'object') return letterOf(ref.target);
  if (ref === 'facing' && telling.inHit) return say(telling, 'edge.card.hit');
  return say(telling, `edge.card.${ref}`);
}

/** Whom an effect is about. */
export function tellWhom(telling: Telling, whom: Whom): string {
  if (whom === 'intruder') return say(telling, 'edge.card.intruder');
  if (typeof whom === 'string' || 'target' in whom) return tellRef(telling, whom);
  const all = say(telling, `edge.card.all.${whom.all}`, { near: tellNear(telling, whom.near) });
  return whom.except === 'user' ? say(telling, 'edge.card.except-user', { whom: all }) : all;
}

/** Begins with a space, for it follows a noun; empty for anywhere. */
export function tellNear(telling: Telling, near: Near | undefined): string {
  if (near === undefined) return '';
  const of = tellRef(telling, near.of);
  if (near.contact) return say(telling, 'edge.card.near.contact', { of });
  if (near.range === undefined) return near.line ? say(telling, 'edge.card.near.line', { of }) : '';
  const within = tellRange(telling, near.of, near.range);
  return near.line ? say(telling, 'edge.card.near.and-line', { near: within }) : within;
}

function tellRange(telling: Telling, ref: Ref, range: number): string {
  const of = tellRef(telling, ref);
  if (range > 0) return say(telling, 'edge.card.near.range', { of, range });
  const isSpace = typeof ref === 'object' && telling.action.targets?.[ref.target]?.pick === 'space';
  return say(telling, isSpace ? 'edge.card.near.space' : 'edge.card.near.same', { of });
}

/** What must be named. */
export function tellTarget(telling: Telling, spec: TargetSpec): string {
  switch (spec.pick) {
    case 'figure': {
      const more = tellNear(telling, spec.near) + tellFigureTraits(telling, spec);
      const key = spec.of === 'user' ? 'of-user' : spec.whose;
      const what = say(telling, `edge.card.target.figure.${key}`, { more });
      return spec.upTo === undefined ? what : say(telling, 'edge.card.target.figures', { upTo: spec.upTo, what });
    }
    case 'squad': {
      const other = spec.other ? say(telling, 'edge.card.target.squad.other') : '';
      const missing = spec.missing ? say(telling, `edge.card.target.missing.${spec.missing}`) : '';
      return say(telling, `edge.card.target.squad.${spec.whose}`, {
        more: other + missing + tellNear(telling, spec.near),
      });
    }
    case 'space': {
      const room = spec.room === undefined ? '' : say(telling, 'edge.card.target.room', { hexes: spec.room });
      return say(telling, 'edge.card.target.space', { more: tellNear(telling, spec.near) + room });
    }
    case 'upgrade':
      return say(telling, `edge.card.target.upgrade.${spec.whose}`, { more: tellNear(telling, spec.near) });
    case 'opponent':
      return say(telling, 'edge.card.target.opponent');
  }
}

function tellFigureTraits(telling: Telling, spec: Extract<TargetSpec, { readonly pick: 'figure' }>): string {
  const alike = spec.alike ? say(telling, 'edge.card.target.alike') : '';
  return alike + (spec.unprotected ? say(telling, 'edge.card.target.unprotected') : '');
}
