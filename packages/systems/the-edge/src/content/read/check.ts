import { CARDS_PER_SEAT, PLAIN_OPTIONS } from '../../book.js';
import { deckLimits, mostSquads } from '../../rulings.js';
import type { Faction, Starter } from '../types.js';
import { checkAction, type ActionPlace } from './checkAction.js';
import { Misfit } from './reader.js';

/** What the words of a faction must say together. Throws a `Misfit` at the first thing that does not fit. */
export function checkFaction(faction: Faction, place: string): void {
  distinct(faction.squads, `${place}.squads`);
  distinct(faction.cards, `${place}.cards`);
  distinct(faction.tokens, `${place}.tokens`);
  distinct(faction.statuses, `${place}.statuses`);
  const copies = faction.cards.reduce((sum, card) => sum + card.copies, 0);
  if (copies > CARDS_PER_SEAT)
    throw new Misfit('edge.content.too-many-copies', { place: `${place}.cards`, most: CARDS_PER_SEAT, copies });
  for (const { action, at, where } of actionsIn(faction, place)) checkAction(faction, action, where, at);
  for (const [i, { trap }] of faction.tokens.entries())
    if (trap) checkAction(faction, { ...TRAP, effects: trap.effects }, 'trap', `${place}.tokens[${i}].trap`);
  checkStarters(faction, place);
}

const TRAP = { name: { fr: '-', en: '-' }, cost: {}, user: 'nobody' } as const;

function distinct(items: readonly { readonly id: string }[], place: string): void {
  const twice = items.find(({ id }, i) => items.findIndex(other => other.id === id) !== i);
  if (twice) throw new Misfit('edge.content.twice', { place, id: twice.id });
}

function* actionsIn(faction: Faction, place: string) {
  for (const [i, card] of faction.cards.entries()) {
    const where: ActionPlace = card.attach === undefined ? 'hand' : 'upgrade';
    const at = `${place}.cards[${i}]`;
    // EDGE-CARD-03: the Upper Action is for everybody.
    if (card.upper.squad !== undefined) throw new Misfit('edge.content.upper-names-squad', { place: at });
    if (card.upper.passive !== undefined) throw new Misfit('edge.content.upper-passive', { place: at });
    yield { action: card.upper, where, at: `${at}.upper` };
    yield { action: card.lower, where, at: `${at}.lower` };
  }
  yield { action: faction.banner.action, where: 'banner', at: `${place}.banner.action` } as const;
  if (faction.altar.action)
    yield { action: faction.altar.action, where: 'altar', at: `${place}.altar.action` } as const;
}

/** EDGE-SQD-17, R60: one and the same Squad, or two of one name. */
function haveOneName({ squads }: Faction, id: string, other: string | undefined): boolean {
  const [a, b] = [id, other].map(wanted => squads.find(squad => squad.id === wanted)?.name);
  return id === other || (a !== undefined && b !== undefined && a.fr === b.fr && a.en === b.en);
}

/** The ready armies obey the rules of army and deck building themselves: EDGE-SET-08, -13 to -15, EDGE-MULT-02, -03. */
function checkStarters(faction: Faction, place: string): void {
  const plain = deckLimits('duel', PLAIN_OPTIONS).max;
  const short = deckLimits('duel', { ...PLAIN_OPTIONS, deck20: true }).max;
  checkStarter(faction, faction.starter, plain, mostSquads('duel'), `${place}.starter`);
  checkStarter(faction, faction.starter20, short, mostSquads('duel'), `${place}.starter20`);
  checkStarter(
    faction,
    faction.starter15,
    deckLimits('team', PLAIN_OPTIONS).max,
    mostSquads('team'),
    `${place}.starter15`,
  );
}

function checkStarter(faction: Faction, { squads, deck }: Starter, size: number, most: number, place: string): void {
  if (squads.length > most) throw new Misfit('edge.content.too-many-squads', { place, most, squads: squads.length });
  for (const id of squads)
    if (!faction.squads.some(squad => squad.id === id)) throw new Misfit('edge.content.unknown', { place, id });
  if (new Set(squads).size !== squads.length) throw new Misfit('edge.content.twice', { place, id: 'squads' });
  let cards = 0;
  for (const [id, copies] of Object.entries(deck)) {
    const card = faction.cards.find(candidate => candidate.id === id);
    if (card === undefined) throw new Misfit('edge.content.unknown', { place, id });
    if (copies > card.copies) throw new Misfit('edge.content.starter-copies', { place, id, copies: card.copies });
    if (card.lower.squad !== undefined && !squads.some(id => haveOneName(faction, id, card.lower.squad)))
      throw new Misfit('edge.content.starter-squad', { place, id, squad: card.lower.squad });
    cards += copies;
  }
  if (cards !== size) throw new Misfit('edge.content.starter-size', { place, size, cards });
}
