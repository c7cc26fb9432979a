import type { Because } from '@banneret/kernel';
import { assetCard, assetPlace, unitCard, unitPlace, type Book, type Company, type Recruit } from './book.js';
import type { AllegianceCard, AssetCard, EnvoyCard, Restriction, UnitCard } from './content/types.js';
import { lendsAssets, mostAssets } from './rulings.js';

/** THE judge of what a Company may consist of: recruiting, ready lists and Assets attached in play all ask here. */

const no = (rule: string, say: string, args: Because['args'] = {}): Because => ({ rule, say, args });

/** What a unit has, and what its Company has, when an Asset is to be attached. */
export interface Attaching {
  readonly unit: UnitCard;
  /** The unit's Assets that are still in the game (R-81: Deactivated ones count, Abandoned ones do not). */
  readonly assets: readonly AssetCard[];
  /** All Assets of the Company, those of the unit included. */
  readonly company: readonly AssetCard[];
  readonly allegiance: AllegianceCard;
  readonly envoy: EnvoyCard | undefined;
}

/** TOS-AST-02, -03, -06, -10 … -16, -22, TOS-HIR-09, -10: why this Asset cannot be attached to this unit, or nothing. */
export function attachFault(
  asset: AssetCard,
  { unit, assets, company, allegiance, envoy }: Attaching,
): Because | undefined {
  const name = { asset: asset.id, unit: unit.id };
  if (assets.length >= mostAssets(unit))
    return no('TOS-AST-02', 'tos.hire.asset-limit', { ...name, most: mostAssets(unit) });
  if (assets.some(({ id }) => id === asset.id)) return no('TOS-AST-03', 'tos.hire.asset-twice', name);
  const foreign = allegianceFault(asset, unit, allegiance, envoy);
  if (foreign !== undefined) return foreign;
  const unmet = (asset.restrictions ?? []).find(restriction => !meets(unit, restriction));
  if (unmet !== undefined) return no(RESTRICTION_RULE[unmet.kind], 'tos.hire.restriction', name);
  if (asset.slot !== undefined && assets.some(({ slot }) => slot === asset.slot))
    return no('TOS-AST-14', 'tos.hire.slot', name);
  const copies = company.filter(({ id }) => id === asset.id).length;
  if (asset.unique === true && copies > 0) return no('TOS-AST-15', 'tos.hire.unique-asset', name);
  if (asset.most !== undefined && copies >= asset.most)
    return no('TOS-AST-22', 'tos.hire.asset-copies', { ...name, most: asset.most });
  // equal sizes, and only Squads have such models.
  if (asset.adjunct !== undefined && (unit.squad === undefined || unit.fireteam.models?.size !== asset.adjunct))
    return no('TOS-AST-16', 'tos.hire.adjunct', name);
  return undefined;
}

/** TOS-AST-06; TOS-HIR-09, -10, R-79: generic ones ask for the Company's type only. */
function allegianceFault(
  asset: AssetCard,
  unit: UnitCard,
  allegiance: AllegianceCard,
  envoy: EnvoyCard | undefined,
): Because | undefined {
  const name = { asset: asset.id, unit: unit.id };
  if (asset.generic !== undefined)
    return asset.generic === allegiance.type ? undefined : no('TOS-HIR-09', 'tos.hire.generic-type', name);
  const shared = asset.allegiances.some(id => unit.allegiances.includes(id));
  if (!shared) return no('TOS-AST-06', 'tos.hire.asset-allegiance', name);
  const guest = envoy !== undefined && lendsAssets(envoy) ? envoy.allegiance : allegiance.id;
  const mayBuy = asset.allegiances.some(id => id === allegiance.id || id === guest);
  return mayBuy ? undefined : no('TOS-HIR-02', 'tos.hire.guest-asset', name);
}

const RESTRICTION_RULE: Readonly<Record<Restriction['kind'], string>> = {
  unit: 'TOS-AST-10',
  type: 'TOS-AST-11',
  allegiance: 'TOS-AST-12',
};

function meets(unit: UnitCard, restriction: Restriction): boolean {
  switch (restriction.kind) {
    case 'unit':
      return unit.id === restriction.unit;
    case 'type':
      return restriction.type === 'squad' ? unit.squad !== undefined : unit[restriction.type] === true;
    case 'allegiance':
      return unit.allegiances.includes(restriction.allegiance);
  }
}

/** TOS-ENC-05, TOS-CRD-04: why this Envoy cannot go with this Allegiance. */
export function envoyFault(envoy: EnvoyCard, allegiance: AllegianceCard): Because | undefined {
  if (envoy.type !== undefined && envoy.type !== allegiance.type)
    return no('TOS-CRD-04', 'tos.hire.envoy-type', { envoy: envoy.id });
  return envoy.allegiance === allegiance.id
    ? no('TOS-ENC-05', 'tos.hire.envoy-symbol', { envoy: envoy.id })
    : undefined;
}

/** TOS-ENC-07, R-80, TOS-UNT-01: the Commanders. `taken` are Unique units and Assets of the Confederation (TOS-MPL-09). */
export function commandersFault(
  book: Book,
  allegiance: AllegianceCard,
  ids: readonly string[],
  taken: readonly string[],
): Because | undefined {
  if (ids.length !== book.commanders) return no('TOS-ENC-02', 'tos.hire.commanders', { count: book.commanders });
  for (const [i, id] of ids.entries()) {
    const card = cardIn(book, id);
    if (card?.commander !== true || !card.allegiances.includes(allegiance.id))
      return no('TOS-ENC-07', 'tos.hire.not-commander', { unit: id });
    if (card.unique === true && (ids.indexOf(id) !== i || taken.includes(id)))
      return no('TOS-UNT-01', 'tos.hire.unique', { unit: id });
  }
  return undefined;
}

/** TOS-HIR-01 … -11: everything about a list, its Commanders included; the first thing that is wrong with it. */
export function companyFault(book: Book, company: Company, taken: readonly string[] = []): Because | undefined {
  const allegiance = book.pack.allegiances.find(({ id }) => id === company.allegiance);
  if (allegiance === undefined) return no('TOS-ENC-04', 'tos.hire.unknown', { id: company.allegiance });
  const envoy = book.pack.envoys.find(({ id }) => id === company.envoy);
  if (company.envoy !== undefined && envoy === undefined)
    return no('TOS-ENC-05', 'tos.hire.unknown', { id: company.envoy });
  return (
    (envoy && envoyFault(envoy, allegiance)) ??
    commandersFault(
      book,
      allegiance,
      company.commanders.map(({ unit }) => unit),
      taken,
    ) ??
    unitsFault(book, company, allegiance, envoy, taken) ??
    assetsFault(book, company, allegiance, envoy, taken) ??
    scripFault(book, company)
  );
}

const cardIn = (book: Book, id: string): UnitCard | undefined => book.pack.units.find(card => card.id === id);

/** TOS-HIR-02, -06: of the Allegiance, or let in by the Envoy; Commanders are not for sale. */
function unitsFault(
  book: Book,
  { units }: Company,
  allegiance: AllegianceCard,
  envoy: EnvoyCard | undefined,
  taken: readonly string[],
): Because | undefined {
  const seen = new Set(taken);
  let guests = 0;
  for (const { unit } of units) {
    const card = cardIn(book, unit);
    if (card === undefined) return no('TOS-HIR-02', 'tos.hire.unknown', { id: unit });
    if (card.commander === true) return no('TOS-ENC-02', 'tos.hire.commander-bought', { unit });
    if (!card.allegiances.includes(allegiance.id)) {
      if (envoy === undefined || !card.allegiances.includes(envoy.allegiance))
        return no('TOS-HIR-02', 'tos.hire.foreign', { unit });
      if (++guests > (envoy.most ?? Infinity))
        return no('TOS-CRD-03', 'tos.hire.envoy-most', { unit, most: envoy.most ?? 0 });
    }
    if (card.unique === true && seen.has(unit)) return no('TOS-UNT-01', 'tos.hire.unique', { unit });
    seen.add(unit);
  }
  return undefined;
}

/** TOS-HIR-04 … -06, -11. */
function assetsFault(
  book: Book,
  company: Company,
  allegiance: AllegianceCard,
  envoy: EnvoyCard | undefined,
  taken: readonly string[],
): Because | undefined {
  // TOS-MPL-09: the Unique ones of a partner are as good as in this Company.
  const all: AssetCard[] = book.pack.assets.filter(({ id, unique }) => unique === true && taken.includes(id));
  for (const recruit of [...company.commanders, ...company.units]) {
    const unit = unitCard(book, unitPlace(book, recruit.unit));
    const own: AssetCard[] = [];
    for (const { asset: id, fireteam = 0 } of recruit.assets ?? []) {
      const asset = book.pack.assets.find(card => card.id === id);
      if (asset === undefined) return no('TOS-HIR-02', 'tos.hire.unknown', { id });
      const fault = attachFault(asset, { unit, assets: own, company: all, allegiance, envoy });
      if (fault !== undefined) return fault;
      // TOS-UNT-22: an Adjunct joins a Fireteam of the Squad itself, never one of Combined Arms.
      if (fireteam < 0 || fireteam >= (unit.squad ?? 1))
        return no('TOS-AST-17', 'tos.hire.adjunct-place', { asset: id });
      own.push(asset);
      all.push(asset);
    }
  }
  return undefined;
}

/** TOS-CRD-06, TOS-HIR-01. */
export const incomeOf = (book: Book, commanders: readonly Recruit[]): number =>
  commanders.reduce((sum, { unit }) => sum + unitCard(book, unitPlace(book, unit)).scrip, 0);

/** What units and Assets cost; Commanders themselves cost nothing. */
export function costOf(book: Book, { commanders, units }: Pick<Company, 'commanders' | 'units'>): number {
  const assets = (recruit: Recruit): number =>
    (recruit.assets ?? []).reduce((sum, { asset }) => sum + assetCard(book, assetPlace(book, asset)).cost, 0);
  const bought = units.reduce(
    (sum, recruit) => sum + unitCard(book, unitPlace(book, recruit.unit)).scrip + assets(recruit),
    0,
  );
  return commanders.reduce((sum, recruit) => sum + assets(recruit), bought);
}

/** TOS-HIR-03. */
function scripFault(book: Book, company: Company): Because | undefined {
  const [cost, pool] = [costOf(book, company), incomeOf(book, company.commanders)];
  return cost > pool ? no('TOS-HIR-03', 'tos.hire.scrip', { cost, pool }) : undefined;
}

/** TOS-STR-03, TOS-HIR-09: the Stratagems an Allegiance may have, by their places in the pack. */
export const stratagemsFor = ({ pack }: Book, allegiance: AllegianceCard): number[] =>
  pack.stratagems.flatMap((card, place) =>
    card.allegiance === allegiance.id || card.generic === allegiance.type ? [place] : [],
  );
