import type { Event, State } from '@banneret/the-other-side';
import { unseen, type Rare, type Seen } from './seen.js';

export const seen: Seen<Event['type']> = {
  'companies.revealed': unseen('beside'),
  'unit.joined': unseen('follows'),
  'commanders.counted': unseen('words'),
  'list.sealed': unseen('beside'),
  'lists.shown': unseen('beside'),
  'stratagems.chosen': unseen('beside'),
  'roles.settled': unseen('words'),
  'operation.settled': unseen('words'),
  'layout.settled': unseen('marks'),
  'zone.chosen': unseen('marks'),
  'lot.flipped': unseen('dice'),
  'initiative.flipped': unseen('dice'),
  'initiative.discarded': unseen('beside'),
  'fireteam.deployed': ['arrive'],
  'unit.heldBack': unseen('words'),
  'turn.began': ['turn'],
  'phase.began': unseen('words'),
  'initiative.settled': unseen('words'),
  'tactics.gained': unseen('beside'),
  'tactics.spent': unseen('beside'),
  'vp.scored': unseen('beside'),
  'kills.scored': unseen('beside'),
  passed: unseen('words'),
  'unit.activated': ['activation'],
  'order.given': unseen('words'),
  'move.made': unseen('words'),
  'fireteam.acted': unseen('words'),
  'disengage.paid': unseen('words'),
  'zones.suffered': ['terrain'],
  'activation.ended': unseen('marks'),
  'match.ended': ['end'],
  'cards.drawn': unseen('beside'),
  'card.discarded': unseen('beside'),
  'deck.milled': unseen('beside'),
  'deck.rebuilt': unseen('beside'),
  'flip.made': unseen('dice'),
  'flip.added': unseen('dice'),
  'flip.kept': unseen('dice'),
  'flip.cheated': unseen('dice'),
  'conflict.cleared': unseen('beside'),
  'stratagem.acquired': unseen('beside'),
  'stratagem.played': ['card'],
  'action.declared': unseen('words'),
  'action.changed': unseen('words'),
  'action.ended': unseen('words'),
  'duel.began': unseen('follows'),
  'duel.token': unseen('words'),
  'duel.turned': unseen('words'),
  'duel.decided': ['shot', 'melee', 'light'],
  'trigger.declared': unseen('words'),
  'hit.resolved': ['wound'],
  'blast.resolved': ['blast'],
  'models.killed': ['wound'],
  'damage.reduced': unseen('words'),
  'fireteam.killed': ['fall'],
  'unit.killed': unseen('follows'),
  'tokens.gained': ['morale', 'state'],
  'tokens.lost': ['state'],
  'unit.turned': ['light'],
  'asset.turned': ['light'],
  'asset.abandoned': ['light'],
  'asset.attached': ['light'],
  'models.added': ['arrive'],
  'use.noted': unseen('words'),
  'modifier.lent': unseen('words'),
  'period.ended': unseen('words'),
  'fireteam.moved': ['move', 'arrive'],
  'fireteam.climbed': ['move'],
  'unit.entered': ['leave'],
  'unit.left': ['arrive'],
  'marker.placed': ['objective'],
  'marker.claimed': ['objective'],
  'markers.unclaimed': ['objective'],
  'marker.removed': ['objective'],
  'terrain.created': ['terrain'],
  'room.lacked': unseen('words'),
};

/** A Fireteam that stands on the table. */
const standing = (s: State, seat?: number): number =>
  s.fireteams.findIndex(({ place, unit }) => place === 'table' && (seat === undefined || s.units[unit]?.seat === seat));
const unitOn = (s: State, seat?: number): number => s.fireteams[standing(s, seat)]?.unit ?? 0;
const placeOf = (s: State, fireteam: number) => s.fireteams[fireteam]?.at ?? { x: 0, y: 0 };

export const rare: Readonly<Partial<Record<Event['type'], Rare>>> = {
  'blast.resolved': (s: State) => {
    s.action = { actor: standing(s, 0), target: standing(s, 1), blast: true } as unknown as State['action'];
    return { value: 5, fireteams: [standing(s, 1)] };
  },
  'duel.decided': (s: State) => {
    s.action = {
      actor: standing(s, 0),
      target: standing(s, 1),
      blast: false,
      duel: { decided: null },
    } as unknown as State['action'];
    return { result: { success: true } };
  },
  'models.added': (s: State) => ({ fireteam: standing(s), models: 1, adjuncts: [], barred: false }),
  'fireteam.climbed': (s: State) => {
    const { x, y } = placeOf(s, standing(s));
    return { fireteam: standing(s), top: 0, at: { x: x + 50_000, y } };
  },
  'unit.entered': (s: State) => ({ unit: unitOn(s), zone: 0 }),
  'unit.left': (s: State) => {
    const unit = unitOn(s);
    const at = s.units[unit]?.fireteams.map(id => placeOf(s, id)) ?? [];
    s.fireteams = s.fireteams.map(team => (team.unit === unit ? { ...team, place: 'inside' as const } : team)) as never;
    return { unit, at };
  },
  'marker.claimed': (s: State) => ({ marker: s.markers[0]?.id, seat: 1 }),
  'markers.unclaimed': (s: State) => {
    s.markers = s.markers.map(marker => ({ ...marker, claimedBy: 0 }));
    return {};
  },
  'marker.removed': (s: State) => ({ marker: s.markers[0]?.id, seat: 0, half: 'none' }),
  'terrain.created': (s: State) => ({ terrain: { ...s.terrain[0], owner: 0 } }),
  'asset.attached': (s: State) => ({ unit: unitOn(s), card: 0, fireteam: standing(s) }),
  'asset.abandoned': (s: State) => ({ unit: unitOn(s), asset: 0 }),
  'asset.turned': (s: State) => ({ unit: unitOn(s), asset: 0, face: 'deactivated' }),
  'zones.suffered': (s: State) => ({ fireteam: standing(s), zones: [0] }),
  'tokens.gained': (s: State) => ({ unit: unitOn(s), token: 'pinned', count: 1, rule: 'TOS' }),
  'tokens.lost': (s: State) => {
    const unit = unitOn(s);
    s.units = s.units.map((own, i) => (i === unit ? { ...own, tokens: { ...own.tokens, pinned: 1 } } : own));
    return { unit, token: 'pinned', count: 1, rule: 'TOS' };
  },
  'fireteam.moved': (s: State) => {
    const { x, y } = placeOf(s, standing(s));
    return { fireteam: standing(s), path: [{ x: x + 60_000, y }], by: 'place' };
  },
};
