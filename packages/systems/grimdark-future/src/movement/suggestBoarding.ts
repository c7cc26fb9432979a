import { within, type MoveField } from '@banneret/geometry';
import { boardingField, gaitOf } from '../ground/board.js';
import type { MoveOrder } from '../rule.js';
import { CONTACT, DIFFICULT_CAP } from '../rulings.js';
import type { State, UnitId } from '../state.js';
import { figures, type Figure } from '../units/figures.js';
import { judgeRoom } from './boarding.js';
import { bestStand, patience } from './closing/closer.js';
import { aroundDifficult, inContact, standAfter, type Closing, type Stand } from './closing/closing.js';
import { limitsOf } from './movement.js';
import type { Legs } from './ways.js';

/**
 * A way aboard for every model, if each finds one, from whatever side. Whether it is legal is for the judge: as fast as
 * possible, else around difficult ground, else no farther than such ground allows (GDF-TER-09).
 */
export function wayAboard(state: State, unit: UnitId, order: MoveOrder, host: UnitId): Legs | undefined {
  if (!judgeRoom(state, unit, host).ok) return undefined;
  const limits = limitsOf(state, unit, order);
  const movers = figures(state, unit);
  const enemies = figures(state, host);
  const isNear = (figure: Figure): boolean =>
    enemies.some(other => within(figure, other, limits.most(figure) + CONTACT));
  if (!movers.every(isNear)) return undefined;
  const fields = new Map(movers.map(({ kind }) => [gaitOf(kind), boardingField(state, unit, host, gaitOf(kind))]));
  const closing: Closing = {
    battle: state.battle,
    movers,
    enemies,
    most: movers.map(limits.most),
    field: ({ kind }) => fields.get(gaitOf(kind)) as MoveField,
    scattered: true,
    keeps: () => true,
  };
  const freely = waysToTouch(closing);
  if (freely === undefined || !(freely.some(({ slow }) => slow) && freely.some(({ far }) => far)))
    return freely?.map(({ way }) => way);
  const dry = waysToTouch({ ...closing, field: figure => aroundDifficult(state.battle, closing.field(figure)) });
  const slowly = (): readonly Stand[] | undefined =>
    waysToTouch({ ...closing, most: closing.most.map(most => Math.min(most, DIFFICULT_CAP)) });
  return (dry ?? slowly())?.map(({ way }) => way);
}

/** H-35: each model on its own, for they vanish inside one after the other. */
function waysToTouch(closing: Closing): readonly Stand[] | undefined {
  const stands: Stand[] = [];
  for (const [mover, figure] of closing.movers.entries()) {
    const here = standAfter(closing.battle, figure, []);
    const wish = { comrades: [], bound: 0, keeps: () => true, search: patience() };
    const stand = inContact(closing, mover, here) ? here : bestStand(closing, mover, wish);
    if (stand === undefined) return undefined;
    stands.push(stand);
  }
  return stands;
}
