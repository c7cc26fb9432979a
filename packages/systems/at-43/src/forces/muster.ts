import type { Seat } from '@banneret/kernel';
import { NOBODY, type FighterId, type Roster } from '../battle.js';
import type { CompanyUnit, Force, UnitType } from '../content/army.js';
import {
  bearerSheet,
  heroMachineSheet,
  heroSheet,
  officerSheet,
  specialistSheet,
  standardSheet,
  supportSheet,
  type Catalogue,
} from './catalogue.js';
import { heroIn, heroPrice, priceOf, typeOf } from './price.js';

/** The rosters of a company, in its order; a hero in a machine has one more, for the day he gets out (AT43-DMG-19). */
export function muster(catalogue: Catalogue, { book, company }: Force, seat: Seat, portion: number = NOBODY): Roster[] {
  const rosters: Roster[] = [];
  const label = portion === NOBODY ? `${seat}:` : `${seat}:${portion}:`;
  const copies = new Map<string, number>();
  for (const unit of company.units) {
    const type = typeOf(book, unit.unit);
    const copy = (copies.get(type.id) ?? 0) + 1;
    copies.set(type.id, copy);
    const hero = heroIn(book, unit);
    rosters.push({
      seat,
      id: `${label}${type.id}:${copy}`,
      name: type.name,
      category: type.category,
      rank: type.rank,
      cost: priceOf(book, unit),
      pool: unit.pool,
      section: unit.section,
      portion,
      fighters: fightersOf(catalogue, { book, company }, type, unit),
    });
    if (hero !== undefined && type.machine !== null)
      rosters.push({
        seat,
        id: `${label}${hero.id}`,
        name: hero.name,
        category: 'footSoldier',
        rank: hero.rank,
        // Part of his machine's price too, as long as he drives it (AT43-HERO-03); see `survivingValue`.
        cost: heroPrice(type, hero),
        pool: 'pilot',
        section: unit.section,
        portion,
        fighters: [catalogue.fighter(heroSheet(catalogue, book, hero))],
      });
  }
  return rosters;
}

/** AT43-UNIT-03, -14: the leader first; AT43-REC-11, -13: the others take the place of standard fighters. */
function fightersOf(catalogue: Catalogue, force: Force, type: UnitType, unit: CompanyUnit): FighterId[] {
  if (type.machine !== null) return machinesOf(catalogue, force, type, unit);
  if (type.support !== null) return crewsOf(catalogue, force, type, unit);
  const { book } = force;
  const hero = heroIn(book, unit);
  const special = type.specials.find(({ weapon }) => weapon === unit.special);
  const specialist = type.specialists.find(({ ability }) => ability === unit.specialist);
  const officer = book.officers.find(({ grade }) => grade === unit.officer);
  const standard = standardSheet(catalogue, book, type);
  const sheets = [
    ...(hero ? [heroSheet(catalogue, book, hero)] : []),
    ...(officer ? [officerSheet(catalogue, book, type, officer)] : []),
  ];
  const others = [
    ...(specialist ? [specialistSheet(catalogue, book, type, specialist)] : []),
    ...(special ? Array.from({ length: unit.bearers }, () => bearerSheet(catalogue, book, type, special)) : []),
  ];
  const plain = unit.strength - others.length - (officer ? 1 : 0);
  for (let i = 0; i < plain; i++) sheets.push(standard);
  return [...sheets, ...others].map(sheet => catalogue.fighter(sheet));
}

function machinesOf(catalogue: Catalogue, { book }: Force, type: UnitType, unit: CompanyUnit): FighterId[] {
  const hero = heroIn(book, unit);
  const officer = book.officers.find(({ grade }) => grade === unit.officer);
  const standard = standardSheet(catalogue, book, type);
  const first = hero
    ? heroMachineSheet(catalogue, book, type, hero)
    : officer
      ? officerSheet(catalogue, book, type, officer)
      : standard;
  return Array.from({ length: unit.strength }, (_, i) => catalogue.fighter(i === 0 ? first : standard));
}

/** Gunners first, since a support weapon leads nobody. */
function crewsOf(catalogue: Catalogue, { book }: Force, type: UnitType, unit: CompanyUnit): FighterId[] {
  const officer = book.officers.find(({ grade }) => grade === unit.officer);
  const gunner = standardSheet(catalogue, book, type);
  const gunners = unit.strength * (type.support?.gunners ?? 0);
  const first = officer ? { ...officerSheet(catalogue, book, type, officer), role: 'gunner' as const } : gunner;
  const fighters = Array.from({ length: gunners }, (_, i) => catalogue.fighter(i === 0 ? first : gunner));
  for (let i = 0; i < unit.strength; i++) fighters.push(catalogue.fighter(supportSheet(catalogue, book, type)));
  return fighters;
}
