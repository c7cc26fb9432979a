import { isObject, legal, seededRng, type Rng, type ShapeKind } from '@banneret/kernel';
import type { Recruit } from '../book.js';
import { companyFault } from '../hiring.js';
import type { State } from '../state.js';
import { companyOf, type HireChoice, type HireShape } from './hireShape.js';
import { distinct } from './distinct.js';
import { randomHire } from './randomHire.js';

const SOME_LISTS = 12;

export const hireKind: ShapeKind<State, HireShape, HireChoice> = {
  parse(raw, shape) {
    if (!isObject(raw)) return undefined;
    const [commanders, units] = [recruitsFrom(raw['commanders']), recruitsFrom(raw['units'])];
    return commanders && units ? { commanders: asChosen(shape, commanders), units } : undefined;
  },

  judge(s, shape, choice) {
    const named = choice.commanders.map(({ unit }) => unit);
    if (named.join() !== shape.commanders.join())
      return { ok: false, because: [{ rule: 'TOS-ENC-07', say: 'tos.hire.other-commanders' }] };
    const fault = companyFault(s.book, companyOf(shape, choice), shape.taken);
    return fault === undefined ? legal : { ok: false, because: [fault] };
  },

  /** A dozen lists that spend their Scrip; the first is the same for everybody who asks. */
  enumerate: ({ book }, shape) =>
    distinct(Array.from({ length: SOME_LISTS }, (_, i) => randomHire(book, shape, seededRng('hire', i)))),

  sample: (s, shape, _seat, rng: Rng) => randomHire(s.book, shape, rng),

  finite: () => false,
};

/** Commanders may be written in any order: they are put into that in which they were chosen. Strangers stay for the judge. */
function asChosen({ commanders: chosen }: HireShape, named: readonly Recruit[]): readonly Recruit[] {
  const left = [...named];
  const sorted = chosen.flatMap(unit => {
    const at = left.findIndex(recruit => recruit.unit === unit);
    return at < 0 ? [] : left.splice(at, 1);
  });
  return sorted.length === named.length ? sorted : named;
}

function recruitsFrom(raw: unknown): Recruit[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const recruits = Array.from(raw, recruitFrom);
  return recruits.some(recruit => recruit === undefined) ? undefined : (recruits as Recruit[]);
}

function recruitFrom(raw: unknown): Recruit | undefined {
  if (!isObject(raw) || typeof raw['unit'] !== 'string') return undefined;
  const { unit, assets = [] } = raw;
  if (!Array.isArray(assets)) return undefined;
  const list = Array.from(assets, assetFrom);
  if (list.some(asset => asset === undefined)) return undefined;
  return { unit, assets: list as NonNullable<Recruit['assets']> };
}

function assetFrom(raw: unknown): { asset: string; fireteam?: number } | undefined {
  if (!isObject(raw) || typeof raw['asset'] !== 'string') return undefined;
  const { asset, fireteam } = raw;
  if (fireteam === undefined) return { asset };
  return Number.isSafeInteger(fireteam) ? { asset, fireteam: fireteam as number } : undefined;
}
