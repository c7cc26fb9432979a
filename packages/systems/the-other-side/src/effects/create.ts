import { inches, type Point } from '@banneret/geometry';
import { ask, done } from '@banneret/kernel';
import { findSpot } from '../decisions/findSpot.js';
import { outlineAt } from '../decisions/newTerrain.js';
import { spot } from '../decisions/spot.js';
import type { SpotQuestion } from '../decisions/spots.js';
import { procedure, type EffectVars } from '../procedures/machine.js';

const questionOf = ({ effect, scope }: EffectVars<'create'>): SpotQuestion => ({
  what: 'create',
  seat: scope.seat,
  fireteam: scope.actor,
  terrain: effect.terrain,
  range: inches(effect.within),
});

/** TOS-CRE-01 … -04: it stays to the end of the game, and belongs to who made it. */
export const create = procedure('effect.create')({
  begin(c, v) {
    const question = questionOf(v);
    if (findSpot(c.state, question) === undefined) {
      c.emit({ type: 'room.lacked', seat: v.scope.seat, what: 'terrain', rule: 'TOS-MRK-04' });
      return done();
    }
    return ask({ seat: v.scope.seat, ask: 'tos.ask.create', rule: 'TOS-CRE-01', shape: spot(question) }, 'chosen');
  },
  chosen(c, v, at: Point) {
    const { name, traits } = v.effect.terrain;
    const id = `created-${c.state.terrain.length}`;
    const outline = outlineAt(v.effect.terrain, at);
    c.emit({ type: 'terrain.created', terrain: { id, name, outline, traits, owner: v.scope.seat } });
    return done();
  },
});
