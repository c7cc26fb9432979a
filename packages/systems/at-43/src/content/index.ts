import type { ArmyBook, Force } from './army.js';
import { borealLeague } from './armies/borealLeague.js';
import { obsidianChoir } from './armies/obsidianChoir.js';
import { bookFrom } from './readBook.js';
import { companyFrom } from './readCompany.js';

interface ArmyFile {
  readonly book: unknown;
  readonly companies: readonly unknown[];
}

/** Checked when they are loaded: a mistake in them is a programmer's. */
function forcesOf({ book, companies }: ArmyFile): Force[] {
  const checked = bookFrom(book, 'book');
  return companies.map((company, i) => ({ book: checked, company: companyFrom(company, checked, `companies[${i}]`) }));
}

/** The ready companies of the game's armies, each with its book. */
export const FORCES: readonly Force[] = [borealLeague, obsidianChoir].flatMap(forcesOf);

export const BOOKS: readonly ArmyBook[] = [...new Set(FORCES.map(({ book }) => book))];

export type { ArmyBook, Company, CompanyUnit, Force, HeroType, OfficerType, UnitType } from './army.js';
export { readBook } from './readBook.js';
export { readCompanyFile, readForce } from './readCompany.js';
