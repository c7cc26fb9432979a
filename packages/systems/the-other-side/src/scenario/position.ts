import { newDeck, newZone, type CardId } from '@banneret/cards';
import type { Position } from '@banneret/game';
import { problem, type Parsed, type Seat } from '@banneret/kernel';
import { stratagemPlace, type Setup, type Table } from '../book.js';
import { checkPack, Misfit } from '../content/check/index.js';
import { pack as printed } from '../content/index.js';
import type { Pack } from '../content/types.js';
import { fateCardsOf } from '../fate.js';
import { divisionOf } from '../layouts/zones.js';
import { stratagemsFor } from '../hiring.js';
import { joining } from '../recruits.js';
import { reduce } from '../reduce.js';
import { changeUnit } from '../reduce/record.js';
import { setupFor } from '../request.js';
import { HAND_LIMIT, TURNS } from '../rulings.js';
import { setup } from '../setup.js';
import { NEUTRAL, NONE, type Fireteam, type Player, type State } from '../state.js';
import { ownTable } from '../tables/own.js';
import { feet } from '../tables/sketch.js';
import { caught, must, type Body, type MarkerBody, type PlayerBody, type UnitBody } from './body.js';
import { checkAssets, checkMarkers, checkTable, checkTokens } from './checks.js';
import { usesKnown } from './keys.js';
import { stackFor } from './moment.js';
import { cardFrom, pointFrom } from './words.js';

const BARE: Table = {
  id: 'bare',
  name: { fr: 'Table nue', en: 'Bare table' },
  width: feet(6),
  depth: feet(4),
  terrain: [],
};

/** Any position at the beginning of a step of a Turn, of the Deployment, inside an Activation, or amid a Duel. */
export function position(raw: unknown): Parsed<Position<State>> {
  const body = raw as Body;
  const book = bookFor(body);
  if (!book.ok) return book;
  return caught(() => {
    const state = stateOf(setup(book.value), body);
    return { state, seats: state.players.length, stack: stackFor(state, body) };
  });
}

function bookFor({ encounter, commanders = 1, table, options = {}, players, cards }: Body): Parsed<Setup> {
  const ready = typeof table === 'string' ? { table } : {};
  // A position may have a table that no Encounter is set up on; what is agreed on must still be known.
  const asked = { ...options, commanders, draft: true, ...ready };
  const made = setupFor({ seats: players.length, options: { ...asked, ...(encounter && { encounter }) } });
  if (!made.ok) return made;
  const own = typeof table === 'object' ? ownTable(table, 'position.table') : undefined;
  if (own?.ok === false) return own;
  const pack = packWith(cards);
  if (!pack.ok) return pack;
  const bare = table === undefined ? BARE : made.value.table;
  return { ok: true, value: { ...made.value, pack: pack.value, table: own?.value ?? bare } };
}

/** Cards of one's own beside the printed ones, checked like them. */
function packWith(cards: Partial<Pack> = {}): Parsed<Pack> {
  const parts = Object.keys(cards) as (keyof Pack)[];
  if (parts.length === 0) return { ok: true, value: printed };
  const stranger = parts.find(part => !Object.hasOwn(printed, part) || !Array.isArray(cards[part]));
  if (stranger !== undefined) return problem('tos.scenario.cards', { place: `position.cards.${stranger}` });
  try {
    const whole = Object.fromEntries(Object.entries(printed).map(([part, list]) => [part, [...list, ...((cards[part as keyof Pack] ?? []) as unknown[])]])); // prettier-ignore
    return { ok: true, value: checkPack(whole as unknown as Pack) };
  } catch (error) {
    // Forms have been checked: what is left is what does not fit together.
    if (!(error instanceof Misfit)) throw error;
    return problem(error.problem.say, { ...error.problem.args, place: 'position.cards' });
  }
}

function stateOf(s: State, body: Body): State {
  const { turn = 1, begin = 'activation' } = body;
  const seats = s.players.length;
  for (const part of ['initiative', 'attacker', 'lastActivated'] as const)
    must((body[part] ?? 1) <= seats, 'tos.scenario.seat', { place: `position.${part}`, seats });
  must(begin !== 'turn' || turn < TURNS, 'tos.scenario.turn', { place: 'position.turn', turns: TURNS });
  must(begin === 'turn' || begin === 'deployment' || turn > 0, 'tos.scenario.turn', {
    place: 'position.turn',
    turns: TURNS,
  });
  Object.assign(s, {
    turn,
    phase: 'activation',
    attacker: (body.attacker ?? 1) - 1,
    initiative: (body.initiative ?? 1) - 1,
  });
  if (s.book.encounter !== 'standard' && body.attacker === undefined) s.attacker = NONE;
  s.lastActivated = (body.lastActivated ?? 0) - 1;
  s.operation = body.operation ?? null;
  s.layout = body.layout ?? 'confrontation';
  s.players = s.players.map((player, seat) => filled(s, player, seat, body.players[seat] as PlayerBody));
  for (const [seat, { units }] of body.players.entries())
    for (const [i, unit] of units.entries()) addUnit(s, seat, unit, `position.players[${seat}].units[${i}]`);
  s.markers = (body.markers ?? []).map((marker, id) => markerFrom(marker, id));
  s.nextMarker = s.markers.length;
  checkMarkers(s);
  checkTable(s, body);
  return s;
}

const markerFrom = ({ at, kind = 'objective', owner = 0, claimed = 0 }: MarkerBody, id: number) => ({
  id,
  kind,
  at: pointFrom(at),
  owner: owner === 0 ? NEUTRAL : owner - 1,
  claimedBy: claimed === 0 ? NONE : claimed - 1,
});

function filled(s: State, player: Player, seat: Seat, body: PlayerBody): Player {
  const where = `position.players[${seat}]`;
  const { pack } = s.book;
  const allegiance = pack.allegiances.findIndex(({ id }) => id === body.allegiance);
  const known = pack.allegiances.map(({ id }) => id).join(', ');
  must(allegiance >= 0, 'tos.setup.unknown-army', { place: `${where}.allegiance`, army: body.allegiance, known });
  const envoy = body.envoy === undefined ? NONE : pack.envoys.findIndex(({ id }) => id === body.envoy);
  must(body.envoy === undefined || envoy >= 0, 'tos.scenario.envoy', {
    place: `${where}.envoy`,
    envoy: body.envoy ?? '',
  });
  const cards = (words: readonly string[], part: string): CardId[] =>
    words.map((word, i) => {
      const card = cardFrom(seat, word);
      must(card !== undefined, 'tos.scenario.card', { place: `${where}.${part}[${i}]`, card: word });
      return card as CardId;
    });
  const [hand, discard] = [cards(body.hand ?? [], 'hand'), cards(body.discard ?? [], 'discard')];
  must(hand.length <= HAND_LIMIT, 'tos.scenario.hand', { place: `${where}.hand`, most: HAND_LIMIT });
  const aside = body.initiativeCard === undefined ? [] : cards([body.initiativeCard], 'initiativeCard');
  const placed = [...hand, ...discard, ...aside];
  const rest = fateCardsOf(seat).filter(card => !placed.includes(card));
  const deck = body.deck === undefined ? rest : cards(body.deck, 'deck');
  // an empty deck is rebuilt at once; there is no moment at which it lies empty beside a pile.
  must(deck.length > 0, 'tos.scenario.deck-empty', { place: `${where}.deck` });
  const all = [...placed, ...deck];
  must(new Set(all).size === all.length, 'tos.scenario.card-twice', { place: where });
  const of = pack.allegiances[allegiance]!;
  const strata = (ids: readonly string[], part: string): number[] =>
    ids.map((id, i) => {
      const place = { place: `${where}.${part}[${i}]`, stratagem: id };
      must(
        pack.stratagems.some(card => card.id === id),
        'tos.scenario.stratagem',
        place,
      );
      const at = stratagemPlace(s.book, id);
      must(stratagemsFor(s.book, of).includes(at), 'tos.scenario.foreign-stratagem', place);
      return at;
    });
  const [own, acquired, played] = [strata(body.stratagems ?? [], 'stratagems'), strata(body.acquired ?? [], 'acquired'), strata(body.played ?? [], 'played')]; // prettier-ignore
  const named = [...own, ...acquired, ...played];
  must(new Set(named).size === named.length, 'tos.scenario.stratagem-twice', { place: where });
  return {
    ...player,
    allegiance,
    envoy,
    commanders: s.book.commanders,
    tactics: body.tactics ?? 0,
    vp: body.vp ?? 0,
    zone: zoneFor(s, player, seat, body, where),
    hand: newZone({ owner: seat, visibility: 'owner', ordered: false }, hand),
    discard: newZone({ owner: seat, visibility: 'public', ordered: true }, discard),
    deck: newDeck(seat, deck, 'owner'),
    initiativeCard: aside[0] ?? NONE,
    stratagems: newZone({ owner: seat, visibility: 'owner', ordered: false }, own),
    acquired,
    played,
    killScored: body.killScored ?? false,
    removedOwn: body.removed?.own ?? 0,
    removedEnemy: body.removed?.enemy ?? 0,
  };
}

/** TOS-KTA-03: partners share a zone; else everybody has the one of the same number. */
function zoneFor(s: State, { confederation }: Player, seat: Seat, { zone }: PlayerBody, where: string): number {
  const zones = divisionOf(s).zones.length;
  if (zone === undefined) return s.book.encounter === 'killThemAll' ? confederation : seat;
  must(zone <= zones, 'tos.scenario.zone', { place: `${where}.zone`, zones });
  return zone - 1;
}

function addUnit(s: State, seat: Seat, body: UnitBody, place: string): void {
  const { pack } = s.book;
  must(
    pack.units.some(({ id }) => id === body.unit),
    'tos.scenario.unit',
    { place, unit: body.unit },
  );
  for (const { asset } of body.assets ?? [])
    must(
      pack.assets.some(({ id }) => id === asset),
      'tos.scenario.asset',
      { place, asset },
    );
  checkAssets(s, seat, body, place);
  checkTokens(body, place);
  const assets = (body.assets ?? []).map(({ asset, fireteam = 1 }) => ({ asset, fireteam: fireteam - 1 }));
  const joined = joining(s, seat, { unit: body.unit, assets });
  const count = joined.fireteams.length;
  must(body.at.length === count, 'tos.scenario.fireteams', { place: `${place}.at`, count });
  const zone = (id: string, part: string): number => {
    const at = s.terrain.findIndex(piece => piece.id === id);
    must(at >= 0, 'tos.scenario.piece', { place: `${place}.${part}`, piece: id });
    return at;
  };
  const inside = body.inside === undefined ? NONE : zone(body.inside, 'inside');
  must(
    body.at.every(at => (at === 'inside') === false || inside >= 0),
    'tos.scenario.inside',
    { place: `${place}.at` },
  );
  const { unit } = joined;
  const fallen = (body.assets ?? []).flatMap((one, i) => (one.fallen === true || one.abandoned === true ? [i] : []));
  reduce(s, {
    ...joined,
    unit: {
      ...unit,
      side: body.side ?? 'standard',
      summoned: body.summoned === true ? s.turn : 0,
      activated: body.activated ?? false,
      tokens: { ...unit.tokens, ...body.tokens },
      inside,
      assets: unit.assets.map((one, i) => ({
        ...one,
        abandoned: body.assets?.[i]?.abandoned === true,
        face: body.assets?.[i]?.deactivated === true ? ('deactivated' as const) : one.face,
      })),
    },
    fireteams: joined.fireteams.map((fireteam, i): Fireteam => {
      const at = body.at[i];
      // TOS-SUM-02: where others of the unit have come, whoever has not waits for Reinforcements, one model after the other.
      if (at === 'waiting') return body.at.every(one => one === 'waiting') ? fireteam : { ...fireteam, models: 0 };
      if (at === null || at === undefined) return { ...fireteam, place: 'killed', models: 0, adjuncts: [] };
      const full = fireteam.models;
      const models = body.models?.[i] ?? full;
      const fits = models >= 1 && models <= full;
      must(fits, 'tos.scenario.models', { place: `${place}.models[${i}]`, models, full });
      const adjuncts = fireteam.adjuncts.filter(asset => !fallen.includes(asset));
      must(adjuncts.length <= models, 'tos.scenario.models', { place: `${place}.models[${i}]`, models, full });
      const roof = body.top?.[i];
      const top = roof === undefined || roof === null ? NONE : zone(roof, `top[${i}]`);
      if (at === 'inside') return { ...fireteam, place: 'inside', models, adjuncts };
      return { ...fireteam, place: 'table', at: pointFrom(at), models, adjuncts, top };
    }),
  });
  changeUnit(s, s.units.length - 1, { used: usesIn(s, body, place) });
}

/** TOS-GEN-17: what the unit has used up must be something that it can use up. */
function usesIn(s: State, { used = [] }: UnitBody, place: string): string[] {
  const known = usesKnown(s, s.units.length - 1);
  return used.map((use, i) => {
    const found = known.get(use);
    const args = { place: `${place}.used[${i}]`, use, known: [...known.keys()].join(', ') || '–' };
    must(found !== undefined, 'tos.scenario.use', args);
    return found as string;
  });
}
