import { stepAtRandom } from '@banneret/ai';
import { cm } from '@banneret/geometry';
import { resume, seededRng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import type { Event } from '../src/events.js';
import { clone, type State } from '../src/state.js';
import { at43 } from '../src/system.js';
import { unitsTouch } from '../src/table/engagement.js';
import {
  areEnemies,
  basesOf,
  fighterIn,
  leaderOf,
  officerOf,
  seatsOf,
  sheetOf,
  unitOf,
  unitsOnTable,
} from '../src/units.js';
import { bearer, officer, WALKER, type Kind } from './army.js';
import { row, stateOf, type UnitBody } from './scene.js';

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 2 } };

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
        figures: { 0: officer(), 2: { role: 'specialist', abilities: ['medic'] }, 3: bearer('launcher') },
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
  return stateOf({ units, seats, mission: 'searchAndDestroy', turn: 2 });
}

describe('AT-43, laws of a brawl', () => {
  it.each([2, 3, 4])(
    'with %i sides nothing is lost, found or done out of reach',
    seats => {
      for (let seed = 1; seed <= 6; seed++) {
        const state = brawl(seats, seed);
        const figures = state.battle.fighters.length;
        let before = clone(state);
        const check = (event: Event, now: State): void => {
          if (event.type === 'fight.declared') {
            // Whoever strikes and whoever is struck touch an enemy.
            expect(unitsTouch(before, event.unit, event.against)).toBe(true);
            expect(areEnemies(before, event.unit, event.against)).toBe(true);
          }
          if (event.type === 'test.rolled' && event.test === 'damage' && event.against !== undefined)
            expect(before.units.some(unit => fighterIn(unit, event.against!) !== undefined)).toBe(true);
          const count = now.units.reduce((sum, { fighters, lost }) => sum + fighters.length + lost.length, 0);
          expect(count).toBe(figures);
          before = clone(now);
        };
        const told: Event[] = [];
        const spied = {
          ...at43,
          reduce(at: State, event: Event) {
            told.push(event);
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
          told.length = 0;
          stepAtRandom(spied, match, rng);
          const events = [...told];
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
});
