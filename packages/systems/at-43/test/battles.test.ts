import { stepAtRandom } from '@banneret/ai';
import { cm, pathLength, within } from '@banneret/geometry';
import { resume, seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import type { Event } from '../src/events.js';
import { CONTACT } from '../src/rulings.js';
import { clone, type State, type UnitState } from '../src/state.js';
import { at43 } from '../src/system.js';
import { allowanceOf } from '../src/movement/allowance.js';
import { unitsTouch } from '../src/table/engagement.js';
import {
  areEnemies,
  basesOf,
  fighterIn,
  leaderOf,
  officerOf,
  placedOf,
  seatsOf,
  sheetOf,
  unitOf,
  unitsOnTable,
} from '../src/units.js';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { row, stateOf, type SceneBody, type UnitBody } from './scene.js';

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 2 } };

/** Between the lines: a wall that can be shot down, a door in it, and a low one to climb. */
const SCENERY: NonNullable<SceneBody['terrain']> = [
  { box: [52, 20, 1, 18], size: 2, protection: 8, structure: 2 },
  { box: [52, 38.1, 1, 6], size: 2, openable: true },
  { box: [52, 44.2, 1, 16], size: 1, crossable: true },
];

/** A table where they meet at once: infantry, machines, heroes, medics, gunners, of two to four sides. */
function brawl(seats: number, seed: number): State {
  const rng = seededRng(seed);
  const units: UnitBody[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const x = 30 + 26 * (seat % 2) + rng.below(3);
    const y = 35 + 12 * Math.floor(seat / 2) + 7 * seat + rng.below(2);
    const arms: Kind = { weapons: ['rifle', 'knife'], morale: 9 };
    const ace = { ...HERO, hero: `Ace ${seat}` };
    units.push(
      { id: `v${seat}`, seat, at: [[x + 8, y + 9]], kind: { ...WALKER, category: 'vehicle', protection: 8 } },
      {
        id: `m${seat}`,
        seat,
        at: row(x, y, 4),
        kind: arms,
        figures: {
          0: officer(),
          1: { role: 'specialist', abilities: ['mechanic'] },
          2: { role: 'specialist', abilities: ['medic'] },
          3: bearer('launcher'),
        },
      },
      {
        id: `w${seat}`,
        seat,
        at: [[x - 9, y + 3]],
        kind: { ...WALKER, ...ace, weapons: ['cannon', 'claw'], morale: 9 },
      },
      {
        id: `h${seat}`,
        seat,
        at: [[0, 0]],
        kind: { ...ace, weapons: ['rifle', 'blades'] },
        place: 'pilot',
        pool: 'pilot',
      },
    );
  }
  return stateOf({ units, seats, terrain: SCENERY, mission: 'searchAndDestroy', turn: 2 });
}

/** Of everybody: a turn begins or ends, and what was in force is over. */
const FOR_ALL: readonly Event['type'][] = [
  'turn.began',
  'turn.ended',
  'phase.began',
  'activation.began',
  'activation.ended',
];

/** The units that an event speaks of, by themselves or by their fighters. */
function named(before: State, event: Event): ReadonlySet<number> {
  const units = new Set<number>();
  for (const [field, value] of Object.entries(event as unknown as Record<string, unknown>)) {
    if ((field === 'unit' || field === 'against') && event.type !== 'test.rolled') units.add(Number(value));
    const fighters = field === 'zone' ? (value as readonly number[]) : field === 'fighter' ? [Number(value)] : [];
    for (const fighter of fighters)
      for (const [unit, own] of before.units.entries())
        if (fighterIn(own, fighter) !== undefined || own.lost.includes(fighter)) units.add(unit);
  }
  return units;
}

/** All but the card, which is laid and turned over for the whole side. */
const kept = ({ card: _card, ...own }: UnitState): string => JSON.stringify(own);

/** Nobody changes by what is not about him. */
function changedUnnamed(before: State, now: State, event: Event): string | undefined {
  if (FOR_ALL.includes(event.type)) return undefined;
  const about = named(before, event);
  const unit = now.units.findIndex((own, id) => !about.has(id) && kept(own) !== kept(before.units[id]!));
  return unit < 0 ? undefined : `unit ${unit} changed by ${JSON.stringify(event)}`;
}

/** Nobody changes by a rule he is out of reach of. */
function outOfReach(before: State, event: Event): string | undefined {
  switch (event.type) {
    case 'fight.declared': {
      const { unit, against } = event;
      return unitsTouch(before, unit, against) && areEnemies(before, unit, against)
        ? undefined
        : `${unit} strikes ${against}`;
    }
    // AT43-MOV-03: no further than it may, rapidly at most.
    case 'unit.moved': {
      const over = event.spots.find(({ fighter }, i) => {
        const own = fighterIn(unitOf(before, event.unit), fighter);
        return (
          own !== undefined && pathLength(event.paths[i] ?? []) > allowanceOf(before, event.unit, own, 'rapid') + HAIR
        );
      });
      return over && `fighter ${over.fighter} of ${event.unit} goes too far`;
    }
    // AT43-SPC-03: a mechanic in contact repairs, or one aboard.
    case 'part.repaired': {
      const [machine] = basesOf(before, event.unit);
      const near = [...unitsOnTable(before)].some(
        unit =>
          !areEnemies(before, unit, event.unit) &&
          unitOf(before, unit).fighters.some(
            fighter =>
              sheetOf(before, fighter.id).abilities.includes('mechanic') &&
              (unit === event.unit || within(placedOf(before, fighter), machine!, CONTACT)),
          ),
      );
      return near ? undefined : `${event.unit} is repaired from afar`;
    }
    default:
      return undefined;
  }
}

/** Ways are rounded to whole micrometres, corner by corner. */
const HAIR = 12;

const told = new Map<Event['type'], number>();

describe('AT-43, laws of a brawl', () => {
  it.each([2, 3, 4])(
    'with %i sides nothing is lost, found or done out of reach',
    seats => {
      for (let seed = 1; seed <= 9; seed++) {
        const state = brawl(seats, seed);
        const figures = state.battle.fighters.length;
        let before = clone(state);
        const check = (event: Event, now: State): void => {
          told.set(event.type, (told.get(event.type) ?? 0) + 1);
          expect(outOfReach(before, event)).toBeUndefined();
          expect(changedUnnamed(before, now, event)).toBeUndefined();
          if (event.type === 'test.rolled' && event.test === 'damage' && event.against !== undefined)
            expect(before.units.some(unit => fighterIn(unit, event.against!) !== undefined)).toBe(true);
          const count = now.units.reduce((sum, { fighters, lost }) => sum + fighters.length + lost.length, 0);
          expect(count).toBe(figures);
          before = clone(now);
        };
        const emitted: Event[] = [];
        const spied = {
          ...at43,
          reduce(at: State, event: Event) {
            emitted.push(event);
            at43.reduce(at, event);
          },
        };
        const match = resume(spied, state, [
          { proc: 'main', step: 'ended', vars: {} },
          { proc: 'turn', step: 'activate', vars: {} },
          { proc: 'tactical', step: 'begin', vars: {} },
        ]);
        const rng = seededRng(100 * seats + seed);
        for (let inputs = 0; inputs < 260 && match.pending.kind !== 'over'; inputs++) {
          const start = clone(match.state);
          emitted.length = 0;
          stepAtRandom(spied, match, rng);
          const events = [...emitted];
          before = start;
          const replay = clone(start);
          for (const event of events) {
            at43.reduce(replay, event);
            check(event, replay);
          }
          for (const unit of unitsOnTable(match.state)) {
            const own = unitOf(match.state, unit);
            // Leaders are there, officers lead, no base leaves the table.
            expect(fighterIn(own, leaderOf(match.state, unit).id)).toBeDefined();
            const commands = own.fighters.filter(({ id }) => sheetOf(match.state, id).command !== null);
            expect(commands.length).toBeLessThanOrEqual(1);
            if (commands.length === 1) expect(officerOf(match.state, unit)).toBe(commands[0]!.id);
            for (const { at } of basesOf(match.state, unit)) {
              expect(Math.min(at.x, at.y)).toBeGreaterThan(cm(0));
              expect(Math.max(at.x, at.y)).toBeLessThan(cm(120));
            }
          }
          for (const seat of seatsOf(match.state)) {
            const { commander, points } = match.state.sides[seat]!;
            expect(points).toBeGreaterThanOrEqual(0);
            if (commander !== NOBODY && match.pending.kind === 'decision' && match.state.phase === 'activation')
              expect(
                match.state.units.some(
                  unit => fighterIn(unit, commander) !== undefined || unit.lost.includes(commander),
                ),
              ).toBe(true);
          }
        }
      }
    },
    60_000,
  );

  it('of which there was enough to mean something', () => {
    const least = {
      'fight.declared': 20,
      'salvo.declared': 100,
      'fighter.lost': 80,
      'unit.moved': 100,
      'crush.rolled': 10,
    };
    for (const [type, times] of Object.entries(least)) expect(told.get(type as Event['type'])).toBeGreaterThan(times);
    for (const type of [
      'fighter.healed',
      'part.repaired',
      'terrain.damaged',
      'terrain.turned',
      'unit.eliminated',
    ] as const)
      expect([...told.keys()]).toContain(type);
  });
});
