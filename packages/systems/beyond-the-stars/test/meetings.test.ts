import { gap, overlapping, touching, type Placed } from '@banneret/geometry';
import { awaited, drawOutcome, kindOf, promptOf, resume, seededRng, submit, type Match } from '@banneret/kernel';
import { CAMPAIGN, CAMPAIGNING } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { placesFilled } from '../src/deploy/aboard.js';
import type { Event } from '../src/events/index.js';
import { distanceOf, placedOf } from '../src/figures/placed.js';
import { bearerOf } from '../src/figures/sharedBase.js';
import { isEngaged } from '../src/figures/traits.js';
import { SPELL_SHEETS } from '../src/magic/spells.js';
import { roomBetween } from '../src/movement/overhead.js';
import { AURA, CONTROL_ZONE, RECOIL } from '../src/rulings.js';
import { positionFrom } from '../src/scenario/position.js';
import { figureOf, seatOf, sheetOf, type FigureId, type State } from '../src/state.js';
import { beyondTheStars } from '../src/system.js';
import { meeting } from './meetings.js';

/** Laws of battles in which armies meet, played at random from positions drawn for it. */

type Law = (state: State) => string | undefined;

const standing = (state: State): FigureId[] =>
  [...state.figures.keys()].filter(figure => figureOf(state, figure).place === 'table');
const named = (state: State, ...figures: readonly FigureId[]): string =>
  figures.map(figure => sheetOf(state, figure).id).join(' and ');

function pairs(state: State, holds: (a: FigureId, b: FigureId) => boolean): readonly [FigureId, FigureId] | undefined {
  const all = standing(state);
  for (const a of all)
    for (const b of all)
      if (a < b && bearerOf(state, a) !== bearerOf(state, b) && roomBetween(state, a, b) === undefined && !holds(a, b))
        return [a, b];
  return undefined;
}

/** Whoever fell, left or was carried off leaves nothing behind that depends on him. */
const nothingLeftBehind: Law = state => {
  const gone = (figure: FigureId): boolean => figureOf(state, figure).place === 'gone';
  if (state.mover >= 0 && gone(state.mover)) return `${named(state, state.mover)} is gone and moves`;
  for (const { charger, charged } of state.links)
    if (gone(charger) || gone(charged)) return `${named(state, charger, charged)} are Engaged, and one is gone`;
  for (const { piece, storey } of state.fights) {
    const held = [0, 1].map(seat =>
      state.figures.some(
        (one, figure) =>
          one.place === 'inside' && one.host === piece && one.storey === storey && seatOf(state, figure) === seat,
      ),
    );
    if (held.includes(false)) return `a fight over piece ${piece}, storey ${storey}, has one side`;
  }
  for (const [figure, { place, host, effects }] of state.figures.entries()) {
    if (place === 'gone' && effects.length > 0) return `${named(state, figure)} is gone and under ${effects[0]?.id}`;
    if (place === 'aboard' && figureOf(state, host).place !== 'table')
      return `${named(state, figure)} is aboard nothing`;
    const { siege } = sheetOf(state, figure);
    if (siege !== undefined && place !== 'gone' && siege.servants.length > 0 && siege.servants.every(gone))
      return `${named(state, figure)} has nobody left to serve it`;
  }
  return undefined;
};

/** A base without its rim: places are whole micrometres, and turned hulls are rounded to them. */
const HAIR = 50;
const core = (placed: Placed): Placed => ({
  ...placed,
  base:
    placed.base.kind === 'round'
      ? { ...placed.base, radius: placed.base.radius - HAIR }
      : { ...placed.base, length: placed.base.length - 2 * HAIR, width: placed.base.width - 2 * HAIR },
});

/** Bases do not overlap, Transports do not overflow. */
const roomForAll: Law = state => {
  const two = pairs(state, (a, b) => !overlapping(core(placedOf(state, a)), core(placedOf(state, b))));
  if (two !== undefined) return `${named(state, ...two)} overlap`;
  for (const figure of standing(state)) {
    const { capacity } = sheetOf(state, figure);
    if (capacity > 0 && placesFilled(state, figure) > capacity) return `${named(state, figure)} is too full`;
  }
  return undefined;
};

/** No two enemy bases touch unless both are Engaged; and whoever is Engaged in the open stands by his enemy. */
const onlyEnemiesTouch: Law = state => {
  if (state.phase === 'duel') return undefined;
  const linked = (a: FigureId, b: FigureId): boolean =>
    state.links.some(({ charger, charged }) => (charger === a && charged === b) || (charger === b && charged === a));
  const two = pairs(
    state,
    (a, b) =>
      seatOf(state, a) === seatOf(state, b) ||
      // BTS-VEH-20, BTS-DEF-15: one above the other is not in contact with him.
      figureOf(state, a).spot.z !== figureOf(state, b).spot.z ||
      linked(a, b) ||
      // BTS-CHG-19: a split in the middle of the turn leaves them side by side, each with an enemy of his own.
      (isEngaged(state, a) && isEngaged(state, b)) ||
      !touching(placedOf(state, a), placedOf(state, b)),
  );
  if (two !== undefined) return `${named(state, ...two)} touch and are not Engaged with each other`;
  for (const { charger, charged } of state.links)
    if (gap(placedOf(state, charger), placedOf(state, charged)) > CONTROL_ZONE)
      return `${named(state, charger, charged)} are Engaged ${gap(placedOf(state, charger), placedOf(state, charged))} apart`;
  return undefined;
};

/** An army without figures has lost. */
const nobodyPlaysOn: Law = state => {
  if (state.ending !== null) return undefined;
  const wiped = [0, 1].find(seat =>
    state.figures.every(({ place }, figure) => seatOf(state, figure) !== seat || place === 'gone'),
  );
  return wiped === undefined ? undefined : `player ${wiped + 1} has nobody left and the game goes on`;
};

const LAWS: readonly Law[] = [nothingLeftBehind, roomForAll, onlyEnemiesTouch, nobodyPlaysOn];

/** How far an effect reaches from its source; those without a source come from their bearer. */
const REACH: Readonly<Record<string, number>> = {
  ...Object.fromEntries(Object.entries(SPELL_SHEETS).map(([spell, { range }]) => [spell, range])),
  fullAhead: AURA,
  stopThem: AURA,
  actShot: AURA,
  actFusillade: AURA,
  actFocus: AURA,
  immobilised: SPELL_SHEETS.immobilise.range,
};

/** How far somebody is moved who does not move by himself. */
const SHIFT: Readonly<Record<string, number>> = { recoil: RECOIL, 'stepped-back': RECOIL, separated: 3 * RECOIL };

/** Nobody changes by a rule he is out of reach of. `state` is the one after the event. */
function outOfReach(before: State, state: State, event: Event): string | undefined {
  if (event.type === 'effect.gained') {
    const { figure, effect } = event;
    const { source = figure } = effect;
    const most = REACH[effect.id];
    if (source === figure || most === undefined || figureOf(state, source).place === 'gone') return undefined;
    const away = distanceOf(state, figure, source);
    return away > most
      ? `${effect.id} of ${named(state, source)} works on ${named(state, figure)}, ${away} away`
      : undefined;
  }
  if (event.type === 'figure.shifted' && SHIFT[event.how] !== undefined) {
    const { x, y } = figureOf(before, event.figure).spot;
    const length = Math.hypot(event.to.x - x, event.to.y - y);
    return length > (SHIFT[event.how] as number) + 3
      ? `${named(state, event.figure)} ${event.how} ${length}`
      : undefined;
  }
  return undefined;
}

interface Played {
  readonly fault?: string;
  readonly inputs: number;
  readonly told: ReadonlySet<string>;
}

/** One battle at random; what broke a law, and at which input. */
function play(seed: number, mostInputs: number): Played {
  const rng = seededRng('meeting', seed);
  const found = positionFrom(meeting(rng));
  if (!found.ok) return { fault: JSON.stringify(found.problem), inputs: 0, told: new Set() };
  const told = new Set<string>();
  let fault: string | undefined;
  let before: State = found.value.state;
  const match: Match<State> = resume(beyondTheStars, found.value.state, [...found.value.stack], {});
  let inputs = 0;
  for (; inputs < mostInputs && match.pending.kind !== 'over' && fault === undefined; inputs++) {
    const { pending, wait } = match;
    const sink = (event: Event): void => {
      told.add(event.type);
      fault ??= outOfReach(before, match.state, event);
      before = beyondTheStars.clone(match.state);
    };
    before = beyondTheStars.clone(match.state);
    let did: unknown = 'dice';
    if (pending.kind === 'chance')
      submit(beyondTheStars, match, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }, { sink });
    else {
      const seat = awaited(match)[0] as number;
      const { shape } = promptOf(match, seat) as NonNullable<ReturnType<typeof promptOf>>;
      did = kindOf(beyondTheStars, shape).sample(match.state, shape, seat, rng);
      const ruling = submit(beyondTheStars, match, { kind: 'choice', wait, seat, choice: did }, { sink });
      if (!ruling.ok) fault = `it was sampled and refused: ${JSON.stringify(ruling.because)}`;
    }
    // In the middle of rolls something may be under way; whenever somebody is asked the laws hold.
    if (match.pending.kind !== 'chance')
      fault ??= LAWS.map(law => law(match.state)).find(broken => broken !== undefined);
    if (fault !== undefined) fault = `seed ${seed}, input ${inputs}, after ${JSON.stringify(did)}: ${fault}`;
  }
  return { inputs, told, ...(fault !== undefined && { fault }) };
}

const GAMES = Number(process.env['MEETINGS'] ?? (CAMPAIGNING ? CAMPAIGN.games : 24));
const FIRST = Number(process.env['MEETINGS_FROM'] ?? 0);
const MOST_INPUTS = 700;

describe('battles in which armies meet', () => {
  it('keep the laws: nothing is left behind, nobody overlaps or touches unengaged, nobody is reached from afar', () => {
    const faults: string[] = [];
    const told = new Set<string>();
    for (let seed = FIRST; seed < FIRST + GAMES; seed++) {
      const played = play(seed, MOST_INPUTS);
      for (const type of played.told) told.add(type);
      if (played.fault !== undefined) faults.push(played.fault);
    }
    expect(faults).toEqual([]);
    // They do meet: there is much of everything.
    for (const type of [
      'figure.charged',
      'duel.compared',
      'figure.removed',
      'building.entered',
      'spell.rolled',
      'damage.rolled',
    ])
      expect([...told]).toContain(type);
  }, 120_000);
});
