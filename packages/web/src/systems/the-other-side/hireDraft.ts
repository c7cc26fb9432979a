import { isObject, type Prompt } from '@banneret/kernel';
import type { AssetCard, HireChoice, HireShape, Recruit, State, UnitCard } from '@banneret/the-other-side';
import { firstProposal } from '../../controls/proposed.js';
import type { Desk } from '../../table/desk.js';

type Given = NonNullable<Recruit['assets']>[number];

/** The rule about what there is to spend. */
export const TOO_DEAR = 'TOS-HIR-03';

/** A list of recruits that is being put together. Whether it may be is for the judge to say. */
export function hireOf(desk: Desk): HireChoice {
  const draft = desk.draft.get();
  const choice = isHire(draft) ? draft : firstProposal(desk);
  return isHire(choice) ? choice : emptied({ commanders: [], units: [] });
}

const isHire = (raw: unknown): raw is HireChoice =>
  isObject(raw) && Array.isArray(raw['commanders']) && Array.isArray(raw['units']);

export const shapeOf = (prompt: Prompt): HireShape => prompt.shape as unknown as HireShape;

/** The Commanders alone, with nothing in their hands. */
export const emptied = ({ commanders }: HireChoice): HireChoice => ({
  commanders: commanders.map(({ unit }) => ({ unit, assets: [] })),
  units: [],
});

/** Units that the Allegiance or its Envoy brings to the counter: the cheapest first, Commanders are not for sale. */
export function forSale({ book: { pack } }: State, { allegiance, envoy }: HireShape): readonly UnitCard[] {
  const guests = pack.envoys.find(({ id }) => id === envoy)?.allegiance;
  const wanted = [allegiance, ...(guests === undefined ? [] : [guests])];
  return pack.units
    .filter(({ commander, allegiances }) => commander !== true && allegiances.some(id => wanted.includes(id)))
    .toSorted((a, b) => a.scrip - b.scrip || (a.id < b.id ? -1 : 1));
}

export const withUnit = ({ commanders, units }: HireChoice, unit: string): HireChoice => ({
  commanders,
  units: [...units, { unit, assets: [] }],
});

/** One of them less: the last that was taken. */
export function withoutUnit({ commanders, units }: HireChoice, unit: string): HireChoice {
  const last = units.findLastIndex(recruit => recruit.unit === unit);
  return { commanders, units: units.filter((_, i) => i !== last) };
}

/** Whose Assets are changed: a Commander or a unit, by the place in its list. */
export interface Bearer {
  readonly list: 'commanders' | 'units';
  readonly at: number;
}

export const bearersOf = ({ commanders, units }: HireChoice): readonly Bearer[] => [
  ...commanders.map((_, at): Bearer => ({ list: 'commanders', at })),
  ...units.map((_, at): Bearer => ({ list: 'units', at })),
];

export const recruitAt = (choice: HireChoice, { list, at }: Bearer): Recruit => choice[list][at] as Recruit;

const withAssets = (choice: HireChoice, { list, at }: Bearer, assets: readonly Given[]): HireChoice => ({
  ...choice,
  [list]: choice[list].map((recruit, i) => (i === at ? { ...recruit, assets } : recruit)),
});

export function withAsset(choice: HireChoice, bearer: Bearer, asset: string, fireteam?: number): HireChoice {
  const others = (recruitAt(choice, bearer).assets ?? []).filter(given => given.asset !== asset);
  return withAssets(choice, bearer, [...others, { asset, ...(fireteam !== undefined && { fireteam }) }]);
}

export function withoutAsset(choice: HireChoice, bearer: Bearer, asset: string): HireChoice {
  const others = (recruitAt(choice, bearer).assets ?? []).filter(given => given.asset !== asset);
  return withAssets(choice, bearer, others);
}

/** What a bearer has, and what it could have: also what is only too dear, so that one knows what to save for. */
export function assetsFor(desk: Desk, choice: HireChoice, bearer: Bearer): readonly AssetCard[] {
  const { assets } = (desk.state as State).book.pack;
  const own = recruitAt(choice, bearer).assets ?? [];
  return assets.filter(({ id }) => {
    if (own.some(({ asset }) => asset === id)) return true;
    const ruling = desk.judge(withAsset(choice, bearer, id));
    return ruling.ok || ruling.because.every(({ rule }) => rule === TOO_DEAR);
  });
}
