import { illegal, legal, type Ruling } from '@banneret/kernel';
import { servantsOf } from '../machines/crew.js';
import { isWithin } from '../figures/placed.js';
import { is, isEngaged, isInPlay, onTable } from '../figures/traits.js';
import { occupantsOf } from '../ground/buildings.js';
import { seesFigure, seesFrom, seesPast } from '../sight/sight.js';
import { obstructions, obstructionsFromMuzzle, type Obstruction } from '../sight/trajectory.js';
import type { RangedWeapon } from '../sheet.js';
import { ownRules } from '../compile.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../state.js';
import { isInArc, muzzleOf } from './arcs.js';
import { carrierOf } from './platform.js';
import { firesTemplate, shotRules, weaponOf } from './weapons.js';

/** What a shot has to get past, without what its rules let it ignore. BTS-SPR-39(f), -78. */
export function inTheWay(
  state: State,
  shooter: FigureId,
  weapon: RangedWeapon,
  target: FigureId,
): readonly Obstruction[] {
  const muzzle = muzzleOf(state, shooter, weapon);
  const all =
    muzzle === undefined
      ? obstructions(state, shooter, target)
      : obstructionsFromMuzzle(state, shooter, target, muzzle);
  return all.filter(({ kind, id }) => kind === 'piece' || !looksPast(state, shooter, weapon, target, id));
}

/** Does a rule of the weapon or of its target take a figure out of the way? */
const looksPast = (state: State, shooter: FigureId, weapon: RangedWeapon, target: FigureId, other: FigureId): boolean =>
  shotRules(state, shooter, weapon).some(
    ({ rule, u }) => rule.shoot?.ignores?.(state, shooter, target, other, u) === true,
  ) || ownRules(state, target).some(({ rule, u }) => rule.target?.looksPast?.(state, target, other, u) === true);

const BIG = ['walker', 'vehicle', 'monster'] as const;

/** BTS-SHO-16: the target is Engaged, or an Engaged enemy is on the trajectory. */
export const isIntoMelee = (state: State, shooter: FigureId, target: FigureId, way: readonly Obstruction[]): boolean =>
  fighters(state, shooter, target, way).length > 0;

/** BTS-SHO-18: and one of those is a Walker, a Vehicle or a Monster. */
export const isIntoBigMelee = (
  state: State,
  shooter: FigureId,
  target: FigureId,
  way: readonly Obstruction[],
): boolean => fighters(state, shooter, target, way).some(figure => is(state, figure, ...BIG));

function fighters(state: State, shooter: FigureId, target: FigureId, way: readonly Obstruction[]): FigureId[] {
  const foes = way.flatMap(({ kind, id }) =>
    kind === 'figure' && seatOf(state, id) !== seatOf(state, shooter) ? [id] : [],
  );
  return [target, ...foes].filter(figure => isEngaged(state, figure));
}

/** May this weapon be fired at this target? BTS-SHO-05, -14, -18, R-51, R-54. */
export function judgeTarget(state: State, shooter: FigureId, weaponAt: number, target: FigureId): Ruling {
  const weapon = weaponOf(state, shooter, weaponAt);
  const foe = state.figures[target];
  if (foe === undefined || seatOf(state, target) === seatOf(state, shooter))
    return illegal('BTS-SHO-05', 'bts.no.not-an-enemy');
  if (foe.place !== 'table' && foe.place !== 'inside') return illegal('BTS-SHO-05', 'bts.no.not-on-table');
  if (!isWithin(state, carrierOf(state, shooter), target, weapon.range))
    return illegal('BTS-SHO-05', 'bts.no.out-of-range', { other: target });
  if (!isInArc(state, shooter, weaponAt, target))
    return illegal(is(state, shooter, 'siege') ? 'BTS-SGE-06' : 'BTS-VEH-15', 'bts.no.out-of-arc', { other: target });
  if (!seesTarget(state, shooter, weapon, target)) return illegal('BTS-SHO-05', 'bts.no.unseen', { other: target });
  return judgeAllies(state, shooter, weapon, target);
}

/** BTS-SPR-13, BTS-IMP-07: a central weapon may use the sight of an ally with a Radio. */
function seesByRadio(state: State, shooter: FigureId, weapon: RangedWeapon, target: FigureId): boolean {
  if (weapon.slot !== 'central') return false;
  if (!shotRules(state, shooter, weapon).some(({ rule }) => rule.shoot?.radioSight === true)) return false;
  return [...state.figures.keys()].some(
    ally =>
      seatOf(state, ally) === seatOf(state, shooter) &&
      isInPlay(state, ally) &&
      sheetOf(state, ally).support.some(({ kind }) => kind === 'radio') &&
      seesFigure(state, ally, target),
  );
}

/** In sight, or in sight past comrades whom a rule lets it ignore. */
function seesTarget(state: State, shooter: FigureId, weapon: RangedWeapon, target: FigureId): boolean {
  // BTS-SGE-09: one of the Servants sees it, and so does the weapon. R-146: nobody is blinded by the weapon that he serves.
  const crew = is(state, shooter, 'siege') ? servantsOf(state, shooter) : undefined;
  if (crew?.some(servant => seesPast(state, servant, target, [shooter])) === false) return false;
  const muzzle = muzzleOf(state, shooter, weapon);
  const seen = muzzle === undefined ? seesFigure(state, shooter, target) : seesFrom(state, shooter, target, muzzle);
  if (seen || seesByRadio(state, shooter, weapon, target)) return true;
  const rules = shotRules(state, shooter, weapon);
  const ignored = onTable(state, seatOf(state, shooter)).filter(other =>
    rules.some(({ rule, u }) => rule.shoot?.ignores?.(state, shooter, target, other, u) === true),
  );
  return ignored.length > 0 && seesPast(state, shooter, target, ignored);
}

function judgeAllies(state: State, shooter: FigureId, weapon: RangedWeapon, target: FigureId): Ruling {
  if (firesTemplate(state, shooter, weapon) || weapon.category === 'flamer') return legal;
  const { place, host, storey } = figureOf(state, target);
  const way = inTheWay(state, shooter, weapon, target);
  // who fights in the same room is in the way of any shot into it.
  const indoors = place === 'inside' ? occupantsOf(state, host, storey) : [];
  const between = way.flatMap(({ kind, id }) => (kind === 'figure' ? [id] : []));
  const ally = [...between, ...indoors].find(other => seatOf(state, other) === seatOf(state, shooter));
  if (ally === undefined || isIntoBigMelee(state, shooter, target, way)) return legal;
  if (shotRules(state, shooter, weapon).some(({ rule }) => rule.shoot?.throughAllies === true)) return legal;
  return illegal('BTS-SHO-14', 'bts.no.ally-in-the-way', { other: ally });
}
