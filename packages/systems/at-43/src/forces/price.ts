import type { ArmyBook, Company, CompanyUnit, HeroType, UnitType } from '../content/army.js';

export function typeOf(book: ArmyBook, unit: string): UnitType {
  const type = book.units.find(({ id }) => id === unit);
  if (type === undefined) throw new Error(`${book.id} has no unit '${unit}'`);
  return type;
}

export const heroIn = (book: ArmyBook, { hero }: CompanyUnit): HeroType | undefined =>
  book.heroes.find(({ id }) => id === hero);

/** AT43-REC-09: fighters without the hero on foot; a support weapon comes with its gunners. */
export const fightersIn = (type: UnitType, { strength }: CompanyUnit): number =>
  type.support === null ? strength : strength * (1 + type.support.gunners);

/** AT43-REC-02, HERO-03: its fighters, their equipment, the specialist, the officer and the hero. */
export function priceOf(book: ArmyBook, unit: CompanyUnit): number {
  const type = typeOf(book, unit.unit);
  const special = type.specials.find(({ weapon }) => weapon === unit.special);
  const specialist = type.specialists.find(({ ability }) => ability === unit.specialist);
  const officer = book.officers.find(({ grade }) => grade === unit.officer);
  return (
    type.price * fightersIn(type, unit) +
    (special?.price ?? 0) * unit.bearers +
    (specialist?.price ?? 0) +
    (officer?.price ?? 0) +
    heroPrice(type, heroIn(book, unit))
  );
}

export function heroPrice(type: UnitType, hero: HeroType | undefined): number {
  if (hero === undefined) return 0;
  return type.machine === null ? hero.price : (hero.machine?.price ?? hero.price);
}

export const priceOfPool = (book: ArmyBook, company: Company, pool: CompanyUnit['pool']): number =>
  company.units.filter(unit => unit.pool === pool).reduce((sum, unit) => sum + priceOf(book, unit), 0);
