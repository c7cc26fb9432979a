import { isObject, legal, type Because, type Rng, type Seat, type Shape, type ShapeKind } from '@banneret/kernel';
import type { Book } from '../book.js';
import type { AllegianceCard } from '../content/types.js';
import { commandersFault, envoyFault } from '../hiring.js';
import type { State } from '../state.js';

/** TOS-ENC-04, -05, -07: what is chosen before anybody knows the other's choice. */
export interface CompanyChoice {
  readonly allegiance: string;
  readonly envoy: string | null;
  readonly commanders: readonly string[];
}

export interface CompanyShape extends Shape {
  readonly kind: 'tos.company';
  /** TOS-MPL-09: Unique Commanders that a partner has already. */
  readonly taken: readonly string[];
}

export const company = (taken: readonly string[]): CompanyShape => ({ kind: 'tos.company', taken });

function faultOf({ book }: State, { taken }: CompanyShape, choice: CompanyChoice): Because | undefined {
  const { pack } = book;
  const allegiance = pack.allegiances.find(({ id }) => id === choice.allegiance);
  if (allegiance === undefined) return { rule: 'TOS-ENC-04', say: 'tos.hire.unknown', args: { id: choice.allegiance } };
  const envoy = pack.envoys.find(({ id }) => id === choice.envoy);
  if (choice.envoy !== null && envoy === undefined)
    return { rule: 'TOS-ENC-05', say: 'tos.hire.unknown', args: { id: choice.envoy } };
  return (envoy && envoyFault(envoy, allegiance)) ?? commandersFault(book, allegiance, choice.commanders, taken);
}

export const companyKind: ShapeKind<State, CompanyShape, CompanyChoice> = {
  parse(raw) {
    if (!isObject(raw)) return undefined;
    const { allegiance, envoy = null, commanders } = raw;
    if (typeof allegiance !== 'string' || !(envoy === null || typeof envoy === 'string')) return undefined;
    if (!Array.isArray(commanders) || !commanders.every(id => typeof id === 'string')) return undefined;
    return { allegiance, envoy, commanders: inOrder(commanders as string[]) };
  },

  judge(s, shape, choice) {
    const fault = faultOf(s, shape, choice);
    return fault === undefined ? legal : { ok: false, because: [fault] };
  },

  *enumerate(s, shape) {
    for (const choice of allChoices(s.book)) if (faultOf(s, shape, choice) === undefined) yield choice;
  },

  sample(s, shape, _seat: Seat, rng: Rng) {
    const open = [...companyKind.enumerate(s, shape, 0)];
    if (open.length === 0) throw new Error(`no Company of ${s.book.commanders} Commanders can be made`);
    return open[rng.below(open.length)] as CompanyChoice;
  },

  finite: () => true,
};

/** Commanders have no order among themselves: one order for all makes one choice of them. */
const inOrder = (commanders: readonly string[]): string[] => commanders.toSorted();

function* allChoices(book: Book): Generator<CompanyChoice> {
  for (const allegiance of book.pack.allegiances)
    for (const envoy of [null, ...book.pack.envoys.map(({ id }) => id)])
      for (const commanders of teams(leadersOf(book, allegiance), book.commanders))
        yield { allegiance: allegiance.id, envoy, commanders: inOrder(commanders) };
}

const leadersOf = ({ pack }: Book, { id }: AllegianceCard): string[] =>
  pack.units.filter(card => card.commander === true && card.allegiances.includes(id)).map(card => card.id);

/** All ways to have so many of them, the same one several times included: the judge knows which are Unique. */
function* teams(ids: readonly string[], size: number): Generator<string[]> {
  if (size === 0) return yield [];
  for (const [i, id] of ids.entries()) for (const rest of teams(ids.slice(i), size - 1)) yield [id, ...rest];
}
