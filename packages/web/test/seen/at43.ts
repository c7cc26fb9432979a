import type { Event, State } from '@banneret/at-43';
import { unseen, type Rare, type Seen } from './seen.js';

export const seen: Seen<Event['type']> = {
  'lots.rolled': unseen('dice'),
  'portions.settled': unseen('marks'),
  'terrain.chosen': unseen('words'),
  'terrain.placed': ['terrain'],
  'targets.named': unseen('words'),
  'reserves.named': unseen('words'),
  'turn.began': ['turn'],
  'phase.began': unseen('words'),
  'commander.named': unseen('words'),
  'points.counted': unseen('beside'),
  'points.spent': unseen('beside'),
  'sequence.laid': unseen('beside'),
  'bids.shown': unseen('words'),
  'authority.rolled': unseen('dice'),
  'authority.won': unseen('words'),
  'first.chosen': unseen('words'),
  'seat.active': unseen('words'),
  'card.replaced': unseen('beside'),
  'activation.deferred': unseen('words'),
  'deferral.lapsed': unseen('words'),
  'card.turned': unseen('follows'),
  'card.removed': unseen('beside'),
  'activation.began': ['activation'],
  'activation.ended': unseen('marks'),
  'unit.stood': ['state'],
  'attitude.taken': ['state'],
  'attitudes.lost': ['state'],
  'turn.ended': unseen('words'),
  'game.ended': ['end'],
  'move.declared': unseen('words'),
  'unit.moved': ['move'],
  'fighters.placed': ['move', 'arrive'],
  'unit.transferred': ['leave'],
  'unit.worked': unseen('words'),
  'fighters.proned': ['state'],
  'salvo.declared': unseen('follows'),
  'range.measured': unseen('words'),
  'shots.lost': unseen('words'),
  'test.rolled': ['shot', 'melee'],
  'impacts.shared': unseen('words'),
  'location.rolled': ['wound'],
  'part.damaged': ['wound'],
  'part.repaired': ['light'],
  'fighter.lost': ['fall'],
  'fighter.healed': ['light'],
  'leader.replaced': ['light'],
  'unit.eliminated': ['leave'],
  'alert.began': ['activation'],
  'alert.ended': ['state'],
  'fight.declared': unseen('follows'),
  'place.controlled': ['objective'],
  'place.captured': ['objective'],
  'place.entered': unseen('words'),
  'points.scored': unseen('beside'),
  'losses.counted': unseen('words'),
  'reinforcement.bought': unseen('beside'),
  'site.searched': ['objective'],
  'survivor.moved': ['objective'],
  'unit.exited': ['leave'],
  'morale.tested': ['morale'],
  'morale.changed': ['state'],
  'unit.routed': ['rout'],
  'crush.rolled': unseen('dice'),
  'template.landed': ['blast'],
  'strike.called': unseen('follows'),
  'strike.observed': unseen('words'),
  'ability.rolled': unseen('dice'),
  'hero.joined': unseen('follows'),
  'terrain.aimed': unseen('follows'),
  'terrain.turned': ['terrain'],
  'terrain.damaged': ['terrain'],
};

const onTable = (s: State, least = 1): number =>
  s.units.findIndex(({ place, fighters }) => place === 'table' && fighters.length >= least);
const firstOf = (s: State) => s.units[onTable(s)]?.fighters[0]?.id ?? 0;

export const rare: Readonly<Partial<Record<Event['type'], Rare>>> = {
  'attitudes.lost': (s: State) => {
    const unit = s.units[onTable(s)];
    if (unit !== undefined) unit.attitudes = { ...unit.attitudes, staggered: true };
    return { unit: onTable(s), rule: 'AT43-ATT' };
  },
  'alert.ended': (s: State) => ({ unit: onTable(s), left: 'none' }),
  'unit.transferred': (s: State) => ({ unit: onTable(s), place: 'reserve' }),
  'unit.eliminated': (s: State) => ({ unit: onTable(s), by: 0 }),
  'unit.exited': (s: State) => ({ unit: onTable(s) }),
  'unit.routed': (s: State) => ({ unit: onTable(s) }),
  'unit.stood': (s: State) => ({ unit: onTable(s) }),
  'morale.tested': (s: State) => ({ unit: onTable(s), faces: [2], passed: false }),
  'morale.changed': (s: State) => ({ unit: onTable(s), morale: 'disorganised' }),
  'attitude.taken': (s: State) => ({ unit: onTable(s), attitude: 'alert' }),
  'location.rolled': (s: State) => ({ fighter: firstOf(s), face: 3, part: 0 }),
  'part.damaged': (s: State) => ({ unit: onTable(s), fighter: firstOf(s), part: 0, points: 0 }),
  'part.repaired': (s: State) => ({ unit: onTable(s), fighter: firstOf(s), part: 0 }),
  'site.searched': () => ({ place: 0, face: 6, found: false }),
  'survivor.moved': (s: State) => ({ unit: onTable(s), at: { x: 0, y: 0 } }),
  'terrain.turned': () => ({ piece: 0, open: true }),
  'terrain.damaged': () => ({ piece: 0, points: 1 }),
  'test.rolled': (s: State) => ({
    seat: 0,
    need: { kind: 'face', face: 4 },
    tests: 1,
    faces: [5],
    successes: 1,
    test: 'melee',
    against: firstOf(s),
  }),
  'fighters.placed': (s: State) => {
    const unit = onTable(s);
    const spots = s.units[unit]?.fighters.map(({ id, x, y, facing }) => ({ fighter: id, x, y, facing })) ?? [];
    if (s.units[unit] !== undefined) s.units[unit].place = 'reserve';
    return { unit, spots, how: 'dropped' };
  },
};

/** What is declared before a roll, for rolls that follow nothing in a battle played at random. */
export const beforehand: Readonly<Partial<Record<Event['type'], Rare>>> = {
  'test.rolled': (s: State) => {
    const unit = onTable(s);
    const against = s.units.findIndex(({ place }, i) => place === 'table' && i !== unit);
    return {
      type: 'fight.declared',
      unit,
      weapon: 0,
      uses: (s.units[unit]?.fighters ?? []).map(({ id }) => [id, 0]),
      against,
      defenders: [],
    };
  },
};
