import { illegal, legal, Tally, type Ruling } from '@banneret/kernel';
import { ownRules, weaponRules, type ActiveRule } from '../compile.js';
import { attendantsOf } from '../machines/crew.js';
import { is, isEngaged, isImmobilised } from '../figures/traits.js';
import type { Category, RangedWeapon } from '../sheet.js';
import { judgePassenger, movedBy, movedHalf } from './platform.js';
import { figureOf, sheetOf, type FigureId, type State } from '../state.js';

export const weaponOf = (state: State, figure: FigureId, weapon: number): RangedWeapon =>
  sheetOf(state, figure).ranged[weapon] as RangedWeapon;

/** The shooter's own rules and those of the weapon, auras left aside. */
export function shotRules(state: State, figure: FigureId, weapon: RangedWeapon): readonly ActiveRule[] {
  if (weapon.rules.length === 0) return ownRules(state, figure);
  return [...ownRules(state, figure), ...weaponRules(state, figure, weapon.rules)];
}

/** BTS-ART-01, -02. */
const isTemplate = ({ category }: RangedWeapon): boolean =>
  category === 'light-artillery' || category === 'heavy-artillery';

/** Does it fire a template? BTS-SPR-11: an experimental weapon always does. */
export const firesTemplate = (state: State, figure: FigureId, weapon: RangedWeapon): boolean =>
  isTemplate(weapon) || shotRules(state, figure, weapon).some(({ rule }) => rule.shoot?.experimental === true);

/** The category whose rules about moving a weapon follows in these hands: the mildest that a rule gives it. */
export function categoryOf(state: State, figure: FigureId, weapon: RangedWeapon): Category {
  const sheet = sheetOf(state, figure);
  const given: Category[] = [];
  for (const { rule, u } of ownRules(state, figure)) {
    const category = rule.shoot?.category?.(weapon, sheet, u);
    if (category !== undefined) given.push(category);
  }
  if (given.length === 0) return weapon.category;
  return given.includes('light') ? 'light' : (given[0] as Category);
}

/** BTS-SHO-02: may the figure shoot at all? */
export function judgeShooter(state: State, figure: FigureId): Ruling {
  const { ct, ranged } = sheetOf(state, figure);
  const { marks, damage } = figureOf(state, figure);
  const crewless = is(state, figure, 'siege') && attendantsOf(state, figure).length === 0;
  if (crewless) return illegal('BTS-SGE-07', 'bts.no.no-crew');
  if (ranged.length === 0 || (ct === 0 && !is(state, figure, 'siege')))
    return illegal('BTS-SHO-02', 'bts.no.cannot-shoot');
  if (marks.shot) return illegal('BTS-SHO-03', 'bts.no.has-shot');
  if (isEngaged(state, figure)) return illegal('BTS-SHO-02', 'bts.no.engaged');
  if (isImmobilised(state, figure)) return illegal('BTS-SPL-13', 'bts.no.immobilised');
  return damage.silent ? illegal('BTS-VEH-12', 'bts.no.silent') : judgePassenger(state, figure);
}

/** BTS-MON-12, BTS-VEH-14: they fire whatever they did. */
const firesAlways = (state: State, figure: FigureId): boolean => is(state, figure, 'monster', 'vehicle');

/** BTS-WPN-07 to -11, BTS-ART-01, BTS-CAV-08: may the weapon be fired after what its bearer did in this turn? */
export function judgeWeapon(state: State, figure: FigureId, weapon: number): Ruling {
  const used = sheetOf(state, figure).ranged[weapon];
  if (used === undefined) return illegal('BTS-SHO-05', 'bts.no.no-weapon');
  const { damage } = figureOf(state, figure);
  if (damage.weapons.includes(weapon)) return illegal('BTS-VEH-10', 'bts.no.weapon-destroyed');
  const { moved } = movedBy(state, figure);
  if (!moved || firesAlways(state, figure)) return legal;
  switch (categoryOf(state, figure, used)) {
    case 'light':
    case 'shotgun':
    case 'flamer':
      return legal;
    case 'precision':
      return movedHalf(state, figure) ? legal : illegal('BTS-WPN-08', 'bts.no.moved-too-far');
    case 'heavy':
      return is(state, figure, 'bike') ? legal : illegal('BTS-WPN-09', 'bts.no.moved-heavy');
    case 'light-artillery':
    case 'heavy-artillery':
      return illegal('BTS-ART-01', 'bts.no.moved-heavy');
  }
}

/** BTS-SHO-03, -04, BTS-WLK-03, BTS-CAV-09, R-90: how many weapons at once. */
export function judgeHands(state: State, figure: FigureId, weapons: readonly number[]): Ruling {
  if (new Set(weapons).size !== weapons.length) return illegal('BTS-SHO-03', 'bts.no.weapon-twice');
  const rules = ownRules(state, figure);
  if (firesAlways(state, figure) || is(state, figure, 'walker', 'siege')) return legal;
  const hands = weapons.map(weapon => weaponOf(state, figure, weapon).hands).sort((a, b) => b - a);
  // A Bike's additional weapon may be of any kind: the largest does not count.
  const counted = is(state, figure, 'bike') ? hands.slice(1) : hands;
  const most = new Tally(2);
  for (const { rule, u } of rules) rule.shoot?.hands?.(most, sheetOf(state, figure), u);
  const used = counted.reduce((sum, n) => sum + n, 0);
  return used <= most.total ? legal : illegal('BTS-SHO-03', 'bts.no.too-many-weapons', { used, most: most.total });
}
