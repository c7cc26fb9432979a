import { stepAtRandom } from '@banneret/ai';
import { CONTACT, inches, overlapping, pathLength, within } from '@banneret/geometry';
import { resume, seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { actionOf } from '../src/actions.js';
import { isAlive, isSquad } from '../src/cardsInPlay.js';
import { pack } from '../src/content/index.js';
import { isOnTable } from '../src/decisions/spots.js';
import { fullModels, markerBody, onTable, placedOf } from '../src/ground/board.js';
import type { Event } from '../src/events.js';
import { FORMATION } from '../src/rulings.js';
import { NONE, type State } from '../src/state.js';
import { speedOf } from '../src/stats.js';
import { theOtherSide } from '../src/system.js';
import { stateOf, type SceneBody, type Spot, type TerrainBody, type UnitBody } from './scene.js';

/** Armies that stand before one another, around buildings, with Titans among them: what must hold after every step. */

const house = (x: number, y: number): TerrainBody => ({
  box: [x, y, x + 5, y + 5],
  traits: ['impassable', 'blocking'],
  rooms: true,
  roof: true,
});

const squad = (unit: string, [x, y]: Spot, count: number): UnitBody => ({
  card: unit,
  at: Array.from({ length: count }, (_, i): Spot => [x + 2.4 * i, y]),
});

const single = (unit: string, at: Spot): UnitBody => ({ card: unit, at: [at] });

/** The companies of two sides, so far apart that a Rush brings them together. */
const company = (side: 'tidewall' | 'hunt', y: number): UnitBody[] =>
  side === 'tidewall'
    ? [
        squad('tidewall.militia', [10, y], 3),
        single('tidewall.vask', [20, y]),
        single('tidewall.lockBreaker', [26, y]),
        single('tidewall.rook', [32, y]),
      ]
    : [
        squad('hunt.hounds', [8, y], 4),
        single('hunt.mother', [20, y]),
        single('hunt.stag', [26, y]),
        single('hunt.wisp', [34, y]),
      ];

const BODIES: readonly [string, SceneBody][] = [
  [
    'standard',
    {
      operation: 'pitchedBattle',
      seats: [
        { units: company('tidewall', 18), tactics: 4 },
        { units: company('hunt', 26), tactics: 4 },
      ],
    },
  ],
  [
    'traps',
    {
      operation: 'traps',
      seats: [
        { units: company('hunt', 18), tactics: 4 },
        { units: company('tidewall', 26), tactics: 4 },
      ],
    },
  ],
  [
    'triumvirate',
    {
      encounter: 'triumvirate',
      seats: [
        { units: company('tidewall', 18) },
        { units: company('hunt', 26) },
        { units: [single('tidewall.rook', [40, 20])] },
      ],
    },
  ],
  [
    'conquest',
    {
      encounter: 'conquest',
      seats: [
        { units: company('tidewall', 18) },
        { units: company('hunt', 26) },
        { units: [single('hunt.wisp', [40, 20])] },
        {},
      ],
    },
  ],
  [
    'kill them all',
    {
      encounter: 'killThemAll',
      seats: [
        { units: company('tidewall', 18) },
        { units: company('hunt', 26) },
        { units: [single('tidewall.rook', [40, 20])] },
        {},
      ],
    },
  ],
];

const modelsOf = (s: State): number => s.fireteams.reduce((sum, { models }) => sum + models, 0);

/** `moving`: a unit is on its way, and its Formation counts when all of it has arrived (TOS-MOV-18). */
function mustHold(s: State, moving: boolean): void {
  const standing = [...s.fireteams.keys()].filter(id => onTable(s, id));
  for (const [i, id] of standing.entries()) {
    const { top, unit } = s.fireteams[id]!;
    expect(isOnTable(s, placedOf(s, id))).toBe(true);
    for (const other of standing.slice(0, i)) {
      const { top: theirs, unit: whose } = s.fireteams[other]!;
      if (top === theirs)
        expect([id, other, overlapping(placedOf(s, id), placedOf(s, other))]).toEqual([id, other, false]);
      if (!moving && unit === whose && isSquad(s, unit))
        expect(within(placedOf(s, id), placedOf(s, other), FORMATION)).toBe(true);
    }
  }
  for (const fireteam of s.fireteams) {
    expect(fireteam.models).toBeLessThanOrEqual(fullModels(s, fireteam));
    expect(fireteam.place === 'inside').toBe(fireteam.place === 'inside' && s.units[fireteam.unit]!.inside !== NONE);
  }
  const tenants = s.units.flatMap(({ inside, fireteams }) =>
    inside !== NONE && fireteams.some(id => isAlive(s, id)) ? [inside] : [],
  );
  expect(new Set(tenants).size).toBe(tenants.length);
  for (const { deck, hand, discard, conflict, initiativeCard } of s.players) {
    const cards = deck.list.length + hand.cards.length + discard.cards.length + conflict.cards.length;
    expect(cards + (initiativeCard === NONE ? 0 : 1)).toBe(54);
  }
  for (const { tokens } of s.units) {
    expect(tokens.inspired > 0 && tokens.shaken > 0).toBe(false);
    expect(tokens.pinned > 0 && tokens.reinforcement > 0).toBe(false);
  }
}

/** A tolerance for lengths that were rounded to whole micrometres, corner by corner. */
const HAIR = 12;

/** The longest Push and move that an effect of the pack gives, in inches. */
const MOST_BY_EFFECT = 8;

/** Nobody changes by a rule he is out of reach of. `after` is the state after the event. */
function outOfReach(before: State, after: State, event: Event): string | undefined {
  switch (event.type) {
    // TOS-ACT-03, TOS-MRK-01.
    case 'action.declared': {
      const { actor, key, target, marker } = after.action!;
      const range = actionOf(before, actor, key)?.action.range ?? 0;
      const at = marker === NONE ? (target === NONE ? undefined : placedOf(after, target)) : bodyOf(after, marker);
      const reached = at === undefined || within(placedOf(after, actor), at, Math.max(inches(range), CONTACT));
      return reached ? undefined : `${key} of ${actor} is aimed at ${target} or Marker ${marker}, beyond ${range}"`;
    }
    // TOS-DMG-16: Pulse 3 around the target, the active Fireteam excepted.
    case 'blast.resolved': {
      const { actor, target } = after.action!;
      const hit = event.fireteams.find(
        id => id === actor || id === target || !within(placedOf(after, id), placedOf(after, target), inches(3)),
      );
      return hit === undefined ? undefined : `the Blast on ${target} reaches ${hit}`;
    }
    // TOS-MOV-02, TOS-ORD-05: as far as its Speed, twice in a Rush; what moves others has its own distance.
    case 'fireteam.moved': {
      if (event.by === 'place') return undefined;
      const own = speedOf(before, event.fireteam) * (event.by === 'rush' ? 2 : 1);
      const most = event.by === 'march' || event.by === 'rush' ? own : inches(MOST_BY_EFFECT);
      const length = pathLength(event.path);
      return length <= most + HAIR ? undefined : `${event.fireteam} goes ${length} by ${event.by}, at most ${most}`;
    }
    // Whoever dies is alive, and no more of him than there is.
    case 'models.killed': {
      const over = event.losses.find(({ fireteam, models }) => models > before.fireteams[fireteam]!.models);
      return over && `${over.fireteam} loses ${over.models} models of ${before.fireteams[over.fireteam]!.models}`;
    }
    default:
      return undefined;
  }
}

const bodyOf = (s: State, id: number) => markerBody(s.markers.find(marker => marker.id === id)!);

describe('battles in which armies meet', () => {
  it.each(BODIES)(
    '%s: nobody on anybody, Squads in Formation, one tenant a building, 54 cards each, nothing out of reach',
    (name, body) => {
      let lost = 0;
      const told = new Set<Event['type']>();
      for (let seed = 1; seed <= 2; seed++) {
        const s = stateOf({
          size: [48, 48],
          terrain: [house(11, 20), house(28, 20)],
          options: { climb: true, enter: true },
          pack,
          ...body,
          seats: body.seats.map(seat => ({ tactics: 4, hand: ['5 rams', '9 masks'], ...seat })),
        });
        // The pack has Tidewall first, as the scene has red.
        s.players = s.players.map((player, seat) => {
          const card = s.units.find(unit => unit.seat === seat)?.card ?? 0;
          const allegiance = pack.allegiances.findIndex(({ id }) => pack.units[card]?.allegiances.includes(id));
          return { ...player, allegiance };
        });
        const before = modelsOf(s);
        const match = resume(theOtherSide, s, [
          { proc: 'main', step: 'next', vars: {} },
          { proc: 'turn', step: 'activations', vars: {} },
        ]);
        const rng = seededRng('battle', name, seed);
        let last = theOtherSide.clone(match.state);
        const sink = (event: Event): void => {
          expect(outOfReach(last, match.state, event)).toBeUndefined();
          told.add(event.type);
          last = theOtherSide.clone(match.state);
        };
        for (let steps = 0; match.pending.kind !== 'over' && steps < 250; steps++) {
          stepAtRandom(theOtherSide, match, rng, { sink });
          mustHold(
            match.state,
            match.stack.some(({ proc }) => proc === 'unitMove'),
          );
        }
        lost += before - modelsOf(match.state);
      }
      expect(lost).toBeGreaterThan(0);
      expect([...told]).toEqual(expect.arrayContaining(['action.declared', 'fireteam.moved', 'models.killed']));
    },
  );
});
