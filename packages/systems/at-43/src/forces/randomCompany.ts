import type { Rng } from '@banneret/kernel';
import type { ArmyBook, Company, CompanyUnit, UnitType } from '../content/army.js';
import { bearersAllowed, SECTION_SLOTS, sectionsAllowed, SPECIALIST_STRENGTH } from '../rulings.js';
import { judgeCompany, type Terms } from './judgeCompany.js';
import { priceOf } from './price.js';

/** Attempts to add one more unit, or one more man, before a company is taken to be full. */
const TRIES = 80;

/** A legal company of random units that spends most of its points (AT43-REC). For any value and for tests that want to see everything. */
export function randomCompany(book: ArmyBook, terms: Terms, rng: Rng): Company {
  let company: Company = { id: 'random', name: { fr: 'Compagnie de fortune', en: 'Scratch company' }, units: [] };
  const sections = sectionsAllowed(terms.assault + terms.reinforcement);
  for (let section = 1; section <= sections; section++)
    company = { ...company, units: [...company.units, lineUnit(book, section, rng)] };
  const allowed = (changed: Company): boolean => judgeCompany({ book, company: changed }, terms).ok;
  const begun = { ...company, units: company.units.filter(unit => priceOf(book, unit) <= terms.assault / sections) };
  company = allowed(begun) ? begun : { ...company, units: company.units.slice(0, 1) };
  for (let tries = 0; tries < TRIES; tries++) {
    const more = { ...company, units: [...company.units, anyUnit(book, company, terms, sections, rng)] };
    if (company.units.length < sections * SECTION_SLOTS.units && allowed(more)) company = more;
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const at = rng.below(company.units.length);
    const units = company.units.map((unit, i) => (i === at ? { ...unit, strength: unit.strength + 1 } : unit));
    if (allowed({ ...company, units })) company = { ...company, units };
  }
  return company;
}

const one = <T>(list: readonly T[], rng: Rng): T | undefined => list[rng.below(Math.max(1, list.length))];

const PLAIN = { special: '', bearers: 0, specialist: '', officer: 0, hero: '' };

/** AT43-REC-05, -14: the unit no section can do without; its officer leads the company. */
function lineUnit(book: ArmyBook, section: number, rng: Rng): CompanyUnit {
  const line = book.units.filter(({ category, rank }) => category === 'footSoldier' && rank < 3);
  const type = one(line, rng) as UnitType;
  const officer = section === 1 ? Math.min(4, Math.max(...type.grades)) : 1;
  return { ...PLAIN, unit: type.id, strength: type.least, pool: 'assault', section, officer };
}

function anyUnit(book: ArmyBook, company: Company, terms: Terms, sections: number, rng: Rng): CompanyUnit {
  const type = one(book.units, rng) as UnitType;
  const strength = type.least + rng.below(type.most - type.least + 1);
  const special = rng.below(2) === 0 ? one(type.specials, rng) : undefined;
  const specialist = strength >= SPECIALIST_STRENGTH && rng.below(2) === 0 ? one(type.specialists, rng) : undefined;
  const hero = rng.below(3) === 0 ? one(heroesFor(book, company, type), rng) : undefined;
  return {
    unit: type.id,
    strength,
    pool: terms.reinforcement > 0 && rng.below(2) === 0 ? 'reinforcement' : 'assault',
    section: 1 + rng.below(sections),
    special: special?.weapon ?? '',
    bearers: special === undefined ? 0 : bearersAllowed(strength),
    specialist: specialist?.ability ?? '',
    officer: hero === undefined && rng.below(2) === 0 ? (one(type.grades, rng) ?? 0) : 0,
    hero: hero?.id ?? '',
  };
}

const heroesFor = (book: ArmyBook, { units }: Company, type: UnitType) =>
  book.heroes.filter(
    ({ id, rank, machine }) =>
      units.every(({ hero }) => hero !== id) &&
      (type.machine === null ? type.category === 'footSoldier' && type.rank === rank : machine?.unit === type.id),
  );
