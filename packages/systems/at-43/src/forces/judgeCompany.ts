import type { Because, Ruling } from '@banneret/kernel';
import type { ArmyBook, CompanyUnit, Force, UnitType } from '../content/army.js';
import { isArmourCategory } from '../units.js';
import { bearersAllowed, FIRST_UNIQUE_GRADE, sectionsAllowed, SECTION_SLOTS, SPECIALIST_STRENGTH } from '../rulings.js';
import { heroIn, priceOfPool, typeOf } from './price.js';

/** AT43-PREP-05: army points for the two pools. */
export interface Terms {
  readonly assault: number;
  readonly reinforcement: number;
}

/**
 * May this company be played on these terms (AT43-REC-01 to -18)? All reasons against it at once, so that somebody who
 * builds a company sees them together. That all units are of one army (REC-01) is so by construction: they name types of
 * the force's one book.
 */
export function judgeCompany({ book, company }: Force, terms: Terms): Ruling {
  const because = [
    ...valueFaults({ book, company }, terms),
    ...sectionFaults({ book, company }, terms),
    ...company.units.flatMap((unit, i) =>
      unitFaults(book, unit).map(({ rule, say, args }) => ({
        rule,
        say,
        args: { number: i + 1, unit: unit.unit, ...args },
      })),
    ),
    ...commandFaults({ book, company }),
  ];
  return because.length === 0 ? { ok: true } : { ok: false, because };
}

/** AT43-REC-03: what is left over in one pool does not help the other. */
function valueFaults({ book, company }: Force, terms: Terms): Because[] {
  const faults: Because[] = [];
  for (const pool of ['assault', 'reinforcement'] as const) {
    const cost = priceOfPool(book, company, pool);
    const limit = terms[pool];
    if (cost > limit) faults.push({ rule: 'AT43-REC-03', say: `at43.company.over-${pool}`, args: { cost, limit } });
  }
  return faults;
}

/** AT43-REC-04 to -08. */
function sectionFaults({ book, company }: Force, terms: Terms): Because[] {
  const faults: Because[] = [];
  const most = sectionsAllowed(terms.assault + terms.reinforcement);
  const sections = [...new Set(company.units.map(({ section }) => section))].sort((a, b) => a - b);
  if (sections.length > most)
    faults.push({ rule: 'AT43-REC-04', say: 'at43.company.sections', args: { sections: sections.length, most } });
  for (const section of sections) {
    const types = company.units.filter(unit => unit.section === section).map(unit => typeOf(book, unit.unit));
    for (const { rule, say, holds } of SECTION_LIMITS)
      if (!holds(types)) faults.push({ rule, say: `at43.company.${say}`, args: { section } });
  }
  return faults;
}

const isFoot = ({ category }: UnitType): boolean => category === 'footSoldier';
const isLine = (type: UnitType): boolean => isFoot(type) && type.rank < 3;

interface SectionLimit {
  readonly rule: string;
  readonly say: string;
  readonly holds: (types: readonly UnitType[]) => boolean;
}

const SECTION_LIMITS: readonly SectionLimit[] = [
  { rule: 'AT43-REC-05', say: 'section-size', holds: types => types.length <= SECTION_SLOTS.units },
  { rule: 'AT43-REC-05', say: 'section-without-line', holds: types => types.some(isLine) },
  { rule: 'AT43-REC-06', say: 'section-foot', holds: types => types.filter(isFoot).length <= SECTION_SLOTS.foot },
  {
    rule: 'AT43-REC-06',
    say: 'section-suits',
    holds: types => types.filter(type => isFoot(type) && type.rank === 3).length <= SECTION_SLOTS.suits,
  },
  {
    rule: 'AT43-REC-07',
    say: 'section-support',
    holds: types => types.filter(({ category }) => category === 'support').length <= SECTION_SLOTS.support,
  },
  {
    rule: 'AT43-REC-08',
    say: 'section-armour',
    holds: types => types.filter(({ category }) => isArmourCategory(category)).length <= SECTION_SLOTS.armour,
  },
  {
    rule: 'AT43-REC-08',
    say: 'section-vehicles',
    holds: types => types.filter(({ category }) => category === 'vehicle').length <= SECTION_SLOTS.vehicles,
  },
];

/** What is wrong with one unit, whatever the others are: AT43-REC-09 to -16. */
function unitFaults(book: ArmyBook, unit: CompanyUnit): Because[] {
  const type = typeOf(book, unit.unit);
  return [
    ...strengthFaults(type, unit),
    ...bearerFaults(type, unit),
    ...specialistFaults(type, unit),
    ...officerFaults(book, type, unit),
  ];
}

function strengthFaults({ least, most }: UnitType, { strength }: CompanyUnit): Because[] {
  if (strength >= least && strength <= most) return [];
  return [{ rule: 'AT43-REC-09', say: 'at43.company.strength', args: { strength, least, most } }];
}

/** AT43-REC-11, -12: one type of special weapon, named once for the whole unit. */
function bearerFaults(type: UnitType, { special, bearers, strength }: CompanyUnit): Because[] {
  if (special === '' && bearers === 0) return [];
  if (!type.specials.some(({ weapon }) => weapon === special))
    return [{ rule: 'AT43-REC-12', say: 'at43.company.no-such-special', args: { special } }];
  const most = bearersAllowed(strength);
  return bearers <= most ? [] : [{ rule: 'AT43-REC-11', say: 'at43.company.bearers', args: { bearers, most } }];
}

/** AT43-REC-13. */
function specialistFaults(type: UnitType, { specialist, strength }: CompanyUnit): Because[] {
  if (specialist === '') return [];
  if (!type.specialists.some(({ ability }) => ability === specialist))
    return [{ rule: 'AT43-REC-13', say: 'at43.company.no-such-specialist', args: { specialist } }];
  if (strength >= SPECIALIST_STRENGTH) return [];
  return [{ rule: 'AT43-REC-13', say: 'at43.company.specialist', args: { strength, least: SPECIALIST_STRENGTH } }];
}

/** AT43-REC-14, -16, HERO-01: an officer of an allowed grade or a hero of its category and rank, never both. */
function officerFaults(book: ArmyBook, type: UnitType, unit: CompanyUnit): Because[] {
  const faults: Because[] = [];
  if (unit.officer > 0 && !type.grades.includes(unit.officer))
    faults.push({ rule: 'AT43-REC-14', say: 'at43.company.grade', args: { grade: unit.officer } });
  const hero = heroIn(book, unit);
  if (hero === undefined) return faults;
  if (unit.officer > 0) faults.push({ rule: 'AT43-REC-14', say: 'at43.company.two-officers' });
  const fits =
    type.machine === null ? type.category === 'footSoldier' && type.rank === hero.rank : hero.machine?.unit === type.id;
  if (!fits) faults.push({ rule: 'AT43-REC-16', say: 'at43.company.hero-misplaced', args: { hero: hero.id } });
  return faults;
}

/** AT43-REC-14 to -16: what the company as a whole has to say about officers and heroes. R-92: a hero is the officer of his unit. */
function commandFaults({ book, company }: Force): Because[] {
  const faults: Because[] = [];
  const { units } = company;
  if (!units.some(({ pool, officer, hero }) => pool === 'assault' && (officer > 0 || hero !== '')))
    faults.push({ rule: 'AT43-REC-14', say: 'at43.company.no-officer' });
  const once = units.filter(({ hero }, i) => hero === '' || units.findIndex(other => other.hero === hero) === i);
  const grades = once.map(unit => heroIn(book, unit)?.grade ?? unit.officer);
  for (const grade of new Set(grades))
    if (grade >= FIRST_UNIQUE_GRADE && grades.filter(other => other === grade).length > 1)
      faults.push({ rule: 'AT43-REC-15', say: 'at43.company.grade-twice', args: { grade } });
  for (const { id } of book.heroes)
    if (units.filter(({ hero }) => hero === id).length > 1)
      faults.push({ rule: 'AT43-REC-16', say: 'at43.company.hero-twice', args: { hero: id } });
  return faults;
}
