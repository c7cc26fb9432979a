import {
  fieldsOf,
  known,
  listOf,
  Misfit,
  nameFrom,
  oneOf,
  parsed,
  text,
  textOrNone,
  whole,
  wholeOr,
} from '@banneret/game';
import type { Parsed } from '@banneret/kernel';
import type { ArmyBook, Company, CompanyUnit, Force } from './army.js';
import { bookFrom } from './readBook.js';

const UNIT_FIELDS = [
  'unit',
  'strength',
  'pool',
  'section',
  'special',
  'bearers',
  'specialist',
  'officer',
  'hero',
] as const;

/** A company as somebody wrote it. Only that it can be read is checked here; `judgeCompany` says whether it may be played. */
export function companyFrom(raw: unknown, book: ArmyBook, place: string): Company {
  const { id, name, units } = fieldsOf(raw, place, ['id', 'name', 'units']);
  return {
    id: text(id, `${place}.id`),
    name: nameFrom(name, `${place}.name`),
    units: listOf(units, `${place}.units`, (unit, at) => companyUnitFrom(unit, book, at), 1),
  };
}

function companyUnitFrom(raw: unknown, book: ArmyBook, place: string): CompanyUnit {
  const f = fieldsOf(raw, place, UNIT_FIELDS);
  const unit = text(f['unit'], `${place}.unit`);
  known(unit, new Set(book.units.map(({ id }) => id)), `${place}.unit`);
  const hero = textOrNone(f['hero'], `${place}.hero`);
  if (hero !== '') known(hero, new Set(book.heroes.map(({ id }) => id)), `${place}.hero`);
  return {
    unit,
    strength: whole(f['strength'], 1, 20, `${place}.strength`),
    pool: oneOf(f['pool'] ?? 'assault', ['assault', 'reinforcement'], `${place}.pool`),
    section: wholeOr(f['section'], 1, 1, 9, `${place}.section`),
    special: textOrNone(f['special'], `${place}.special`),
    bearers: wholeOr(f['bearers'], 0, 0, 20, `${place}.bearers`),
    specialist: textOrNone(f['specialist'], `${place}.specialist`),
    officer: wholeOr(f['officer'], 0, 0, 5, `${place}.officer`),
    hero,
  };
}

/** A book and a company together, as a record holds them. */
export const readForce = (raw: unknown, place: string): Parsed<Force> =>
  parsed(() => {
    const { book, company } = fieldsOf(raw, place, ['book', 'company']);
    const checked = bookFrom(book, `${place}.book`);
    return { book: checked, company: companyFrom(company, checked, `${place}.company`) };
  });

/** A company file: like a company, with the id of one of the game's armies. */
export const readCompanyFile = (raw: unknown, books: readonly ArmyBook[], place: string): Parsed<Force> =>
  parsed(() => {
    const { army, ...company } = fieldsOf(raw, place, ['army', 'id', 'name', 'units']);
    const book = books.find(({ id }) => id === army);
    if (book === undefined)
      throw new Misfit('file.not-one-of', { place: `${place}.army`, known: books.map(({ id }) => id).join(', ') });
    return { book, company: companyFrom(company, book, place) };
  });
