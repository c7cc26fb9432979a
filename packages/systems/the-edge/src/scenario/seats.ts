import { newDeck, newZone, type CardId, type Zone } from '@banneret/cards';
import { FOOTPRINTS, FULL, SLOTS, type Placement } from '@banneret/hexboard';
import { Misfit } from '@banneret/game';
import type { Seat } from '@banneret/kernel';
import { CARDS_PER_SEAT, poolOf, printedAt } from '../book.js';
import { readPlace } from '../places.js';
import { added, frozen } from '../reduce/record.js';
import { MOST_UPGRADES, mostSquads } from '../rulings.js';
import { actionOf } from '../scope.js';
import {
  factionOf,
  NONE,
  printed,
  seatOf,
  squadCard,
  squadOf,
  type Source,
  type SquadId,
  type State,
} from '../state.js';
import type { Body, PlayerBody, SourceBody, SquadBody, UpgradeBody } from './body.js';
import { attached, inHand } from './cards.js';
import { ownSquadNamed, squadNamed } from './names.js';

/** What one player has: Squads, cards, tokens and means. Whatever cannot be is refused with its place. */
export function fillSeat(s: State, seat: Seat, body: PlayerBody, where: string, waiting: boolean): void {
  const side = seatOf(s, seat);
  side.reserve = body.reserve ?? 0;
  side.exhausted = body.exhausted ?? 0;
  side.bannerUp = body.banner !== 'down';
  side.mulliganed = body.mulliganed === true;
  side.silent = body.silent === true;
  side.vpStart = body.vp ?? side.vpStart;
  side.vpCaptured = Object.freeze(s.seats.map((_, from) => body.captured?.[from] ?? 0));
  if ((body.captured?.length ?? 0) > s.seats.length)
    throw new Misfit('edge.scenario.player', { place: `${where}.captured`, players: s.seats.length });
  if ((side.vpCaptured[seat] ?? 0) > 0)
    throw new Misfit('edge.scenario.own-tokens', { place: `${where}.captured[${seat}]` });
  const most = mostSquads(s.book.mode);
  if (body.squads.length > most)
    throw new Misfit('edge.scenario.too-many', { place: `${where}.squads`, count: body.squads.length, most });
  const take = copies(s, seat);
  const takeAll = (ids: readonly string[], part: string): CardId[] =>
    ids.map((id, i) => take(id, `${where}.${part}[${i}]`));
  for (const [i, squad] of body.squads.entries()) addSquad(s, seat, squad, `${where}.squads[${i}]`, take, waiting);
  const lay = (kind: 'altar' | 'faction', id: string, place: Placement): void => {
    s.tokens = added(s.tokens, { kind, owner: seat, ...place, id });
  };
  if (body.altar !== undefined) lay('altar', 'altar', wholeSpace(s, body.altar, `${where}.altar`));
  for (const [i, { token, at }] of (body.tokens ?? []).entries()) {
    mustHaveToken(s, seat, token, at, `${where}.tokens[${i}]`);
    lay('faction', token, placeOf(s, at, `${where}.tokens[${i}].at`));
  }
  const zone = (visibility: 'owner' | 'public', ordered: boolean, cards: readonly CardId[]): Zone =>
    frozen(newZone({ owner: seat, visibility, ordered }, cards));
  const hand = takeAll(body.hand ?? [], 'hand');
  const { handSize } = s.book.options;
  if (hand.length > handSize)
    throw new Misfit('edge.scenario.too-many', { place: `${where}.hand`, count: hand.length, most: handSize });
  side.hand = zone('owner', false, hand);
  side.discard = zone('public', true, takeAll(body.discard ?? [], 'discard'));
  side.deck = frozen(newDeck(seat, takeAll(body.deck ?? [], 'deck'), 'owner'));
}

type Take = (id: string, place: string) => CardId;

/** The next unused copy of a card. */
function copies(s: State, seat: Seat): Take {
  const faction = factionOf(s, seat);
  const used = new Set<number>();
  return (id, place) => {
    const copy = poolOf(faction).findIndex((_, i) => !used.has(i) && printedAt(faction, i).id === id);
    const exists = faction.cards.some(card => card.id === id);
    if (copy < 0) throw new Misfit(exists ? 'edge.scenario.card' : 'edge.scenario.unknown', { place, name: id });
    used.add(copy);
    return seat * CARDS_PER_SEAT + copy;
  };
}

function addSquad(s: State, seat: Seat, body: SquadBody, where: string, take: Take, waiting: boolean): void {
  const card = factionOf(s, seat).squads.findIndex(({ id }) => id === body.squad);
  const shown = factionOf(s, seat).squads[card];
  if (shown === undefined) throw new Misfit('edge.scenario.unknown', { place: `${where}.squad`, name: body.squad });
  if (s.squads.some(squad => squad.seat === seat && squad.card === card))
    throw new Misfit('edge.scenario.twice', { place: `${where}.squad`, name: body.squad });
  const { at } = body;
  if ((at === undefined && !waiting) || (at !== undefined && at.length !== shown.figures))
    throw new Misfit('edge.scenario.figures', { place: `${where}.at`, figures: shown.figures });
  const endurance = body.endurance ?? shown.endurance;
  if (endurance > shown.endurance)
    throw new Misfit('edge.scenario.too-many', {
      place: `${where}.endurance`,
      count: endurance,
      most: shown.endurance,
    });
  const squad: SquadId = s.squads.length;
  const upgrades = (body.upgrades ?? []).map((upgrade, i) => attachedAs(s, upgrade, take, `${where}.upgrades[${i}]`));
  const ids = upgrades.map(upgrade => printed(s, upgrade.card).id);
  if (upgrades.length > MOST_UPGRADES || new Set(ids).size !== ids.length)
    throw new Misfit('edge.scenario.upgrades', { place: `${where}.upgrades` });
  s.squads = added(s.squads, {
    seat,
    card,
    mode: body.mode === 'alternate' ? 1 : 0,
    endurance,
    firstFigure: s.figures.length,
    status: at === undefined ? 'waiting' : 'deployed',
    upgrades,
  });
  for (let i = 0; i < shown.figures; i++) {
    const name = at?.[i] ?? null;
    const place = `${where}.at[${i}]`;
    const spot = name === null ? { space: NONE, mask: 0 } : placeOf(s, name, place);
    if (name !== null && !FOOTPRINTS[shown.base].includes(spot.mask))
      throw new Misfit('edge.scenario.base', { place, name, hexes: shown.base });
    s.figures = added(s.figures, { squad, ...spot });
  }
}

/** EDGE-UPG-01, -15: an Upgrade, with a Passive token only where its Lower Action has the symbol. */
function attachedAs(s: State, { card: id, charges = 0, passive = false }: UpgradeBody, take: Take, place: string) {
  const card = take(id, place);
  const { attach, lower } = printed(s, card);
  if (attach === undefined) throw new Misfit('edge.scenario.no-upgrade', { place, name: id });
  if (passive && lower.passive === undefined) throw new Misfit('edge.scenario.no-passive', { place, name: id });
  return { card, charges, passive };
}

export function placeOf(s: State, name: string, place: string): Placement {
  const found = readPlace(s, name);
  if (found === undefined) throw new Misfit('edge.scenario.space', { place, name });
  return found;
}

/** EDGE-BRD-11: a Source and an Altar cover all hexes of a Space. */
export function wholeSpace(s: State, name: string, place: string): Placement {
  const found = placeOf(s, name, place);
  if (found.mask !== FULL) throw new Misfit('edge.scenario.base', { place, name, hexes: SLOTS.length });
  return found;
}

/** EDGE-GEN-08: a token of the faction, of its size, and no more than it owns. */
function mustHaveToken(s: State, seat: Seat, token: string, at: string, place: string): void {
  const kind = factionOf(s, seat).tokens.find(({ id }) => id === token);
  if (kind === undefined) throw new Misfit('edge.scenario.unknown', { place: `${place}.token`, name: token });
  if (!FOOTPRINTS[kind.size].includes(placeOf(s, at, `${place}.at`).mask))
    throw new Misfit('edge.scenario.base', { place: `${place}.at`, name: at, hexes: kind.size });
  const laid = s.tokens.filter(other => other.owner === seat && other.id === token).length;
  if (laid >= kind.limit) throw new Misfit('edge.scenario.too-many', { place, count: laid + 1, most: kind.limit });
}

/** Statuses, bonuses and limits used: all Squads are there by now, also those they may come from. */
export function settleLasting(s: State, { players }: Body): void {
  for (const [seat, player] of players.entries()) {
    for (const [i, squad] of player.squads.entries())
      settleSquad(s, seat, squad, `position.players[${seat}].squads[${i}]`);
    for (const [i, use] of (player.used ?? []).entries()) {
      const place = `position.players[${seat}].used[${i}]`;
      const source = sourceIn(s, seat, use, place);
      if (actionOf(s, seat, source).limit !== use.limit) throw new Misfit('edge.scenario.no-limit', { place });
      s.uses = added(s.uses, { seat, source, limit: use.limit, depth: 0 });
    }
  }
}

function settleSquad(s: State, seat: Seat, body: SquadBody, where: string): void {
  const squad = squadNamed(s, seat, body.squad) as SquadId;
  const bearer = (figure: number | undefined, place: string) => {
    if (figure === undefined) return { on: 'squad', id: squad } as const;
    const id = squadOf(s, squad).firstFigure + figure - 1;
    if (figure > squadCard(s, squad).figures || s.figures[id]?.space === NONE)
      throw new Misfit('edge.scenario.unknown', { place: `${place}.figure`, name: String(figure) });
    return { on: 'figure', id } as const;
  };
  const causer = (by: number | undefined, place: string): Seat => {
    if (by !== undefined && by > s.seats.length)
      throw new Misfit('edge.scenario.player', { place: `${place}.by`, players: s.seats.length });
    return by === undefined ? seat : by - 1;
  };
  for (const [i, { status, figure, until = 'turn', by }] of (body.statuses ?? []).entries()) {
    const place = `${where}.statuses[${i}]`;
    const kind = factionOf(s, causer(by, place)).statuses.find(({ id }) => id === status);
    if (kind === undefined) throw new Misfit('edge.scenario.unknown', { place: `${place}.status`, name: status });
    if (kind.on !== 'figure' && figure !== undefined)
      throw new Misfit('edge.scenario.of-squads', { place: `${place}.figure`, name: status });
    const on = bearer(kind.on === 'figure' ? (figure ?? 1) : undefined, place);
    s.statuses = added(s.statuses, { ...on, status, until, seat: causer(by, place), depth: NONE });
  }
  for (const [i, { stat = 'none', amount = 0, grant = 'none', figure, until = 'turn', by }] of (
    body.bonuses ?? []
  ).entries()) {
    const place = `${where}.bonuses[${i}]`;
    if ((stat === 'none') !== (amount === 0) || (stat === 'none') === (grant === 'none'))
      throw new Misfit('edge.scenario.bonus', { place });
    s.bonuses = added(s.bonuses, {
      ...bearer(figure, place),
      stat,
      amount,
      grant,
      until,
      seat: causer(by, place),
      depth: NONE,
    });
  }
}

/** The card in hand, the attached Upgrade, the Banner or the Altar that an Action comes from. */
export function sourceIn(s: State, seat: Seat, body: SourceBody, place: string): Source {
  const { half = 'upper' } = body;
  const named = (['card', 'upgrade', 'from'] as const).filter(part => body[part] !== undefined);
  const astray =
    (body.on !== undefined && body.upgrade === undefined) || (body.half !== undefined && body.from !== undefined);
  if (named.length !== 1 || astray) throw new Misfit('edge.scenario.source', { place });
  if (body.from === 'altar' && factionOf(s, seat).altar.action === undefined)
    throw new Misfit('edge.scenario.unknown', { place: `${place}.from`, name: 'altar' });
  if (body.from !== undefined) return { from: body.from };
  const on = body.on === undefined ? undefined : ownSquadNamed(s, seat, body.on);
  if (body.on !== undefined && on === undefined)
    throw new Misfit('edge.scenario.unknown', { place: `${place}.on`, name: body.on });
  const card = body.card === undefined ? attached(s, seat, on).get(body.upgrade ?? '') : inHand(s, seat).get(body.card);
  if (card === undefined)
    throw new Misfit('edge.scenario.unknown', {
      place: `${place}.${body.card === undefined ? 'upgrade' : 'card'}`,
      name: body.card ?? body.upgrade ?? '',
    });
  return { from: body.card === undefined ? 'upgrade' : 'hand', card, half };
}
