import { PLAIN_OPTIONS, type Book, type Company } from '../../book.js';
import { companyFault } from '../../hiring.js';
import type { Pack } from '../types.js';
import { checkAsset, checkFace, checkName, checkSide, checkSize } from './cards.js';
import { checkEffects } from './effects.js';
import { demand, demandWhole, distinct } from './misfit.js';

export { Misfit } from './misfit.js';

/** Every card must fit the rules and the others. Throws a `Misfit` at the first thing that does not; gives the pack. */
export function checkPack(pack: Pack): Pack {
  for (const part of ['allegiances', 'envoys', 'units', 'combinedArms', 'assets', 'stratagems'] as const)
    distinct(pack[part], part);
  for (const card of pack.allegiances) {
    checkName(card.name, card.id);
    checkFace(pack, { abilities: card.abilities, actions: [] }, card.id);
  }
  checkEnvoys(pack);
  checkUnits(pack);
  for (const asset of pack.assets) checkAsset(pack, asset, asset.id);
  checkStratagems(pack);
  return pack;
}

function checkEnvoys(pack: Pack): void {
  for (const card of pack.envoys) {
    checkName(card.name, card.id);
    demand(
      pack.allegiances.some(({ id }) => id === card.allegiance),
      card.id,
      'tos.cards.unknown',
      { id: card.allegiance },
    );
    checkFace(pack, { abilities: card.abilities, actions: [] }, card.id);
  }
}

/** TOS-CRD-05, -11. */
function checkUnits(pack: Pack): void {
  for (const card of pack.units) {
    checkName(card.name, card.id);
    demand(card.allegiances.length > 0, card.id, 'tos.cards.no-allegiance');
    demand(
      card.allegiances.every(id => pack.allegiances.some(known => known.id === id)),
      card.id,
      'tos.cards.unknown-allegiance',
    );
    demandWhole(card.scrip, card.id, 1, 60);
    if (card.squad !== undefined) demandWhole(card.squad, card.id, 2, 6);
    const arms = card.combinedArms;
    demand(arms === undefined || pack.combinedArms.some(({ id }) => id === arms), card.id, 'tos.cards.unknown', {
      id: arms ?? '',
    });
  }
  for (const card of [...pack.units, ...pack.combinedArms]) {
    checkSize(card.fireteam, card.id);
    checkSide(pack, card.standard, `${card.id}.standard`);
    checkSide(pack, card.glory, `${card.id}.glory`);
  }
}

/** TOS-STR-01. */
function checkStratagems(pack: Pack): void {
  for (const card of pack.stratagems) {
    checkName(card.name, card.id);
    demand((card.generic === undefined) !== (card.allegiance === undefined), card.id, 'tos.cards.either');
    demandWhole(card.tactics, card.id, 1, 6);
    const place = { actor: false, target: false, action: 'none', extras: true } as const;
    checkEffects(pack, card.effects, place, card.id);
  }
}

/** The ready lists obey the rules of recruiting themselves. */
export function checkCompanies(pack: Pack, companies: readonly Company[]): readonly Company[] {
  distinct(companies, 'companies');
  for (const company of companies) {
    const book = { pack, commanders: company.commanders.length, encounter: 'standard', options: PLAIN_OPTIONS } as Book;
    const fault = companyFault(book, company);
    demand(fault === undefined, company.id, fault?.say ?? '', fault?.args);
  }
  return companies;
}
