import { stepAtRandom } from '@banneret/ai';
import { cm } from '@banneret/geometry';
import { resume, seededRng } from '@banneret/kernel';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import type { Event } from '../src/events.js';
import { usesOf } from '../src/fire/uses.js';
import { fightsOf } from '../src/melee/fights.js';
import { meleeAround, unitsTouch } from '../src/table/engagement.js';
import { clone, type State } from '../src/state.js';
import { at43 } from '../src/system.js';
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
import { bearer, officer, WALKER, weaponId, type Kind } from './army.js';
import { crushed, damage, hit, row, scene, stateOf, type UnitBody } from './scene.js';

/** Second clauses: each fails without the words it is about. */

const led: Partial<UnitBody> = { figures: { 0: officer() } };
const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 2 } };

describe('AT-43, clause by clause', () => {
  it('AT43-HERO-13: a hero with the numbers of his men is a type apart, as attacker and as defender', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), figures: { 0: HERO } },
        { id: 'b', seat: 1, at: row(20, 24, 3), figures: { 0: { ...HERO, hero: 'Bea' } } },
      ],
    });
    const keys = [...fightsOf(state, 0)].map(({ uses, defender }) => [uses.some(([who]) => who === 0), defender === 3]);
    // Hero and men each against hero and men, where they touch.
    expect(keys).toContainEqual([true, true]);
    expect(keys).toContainEqual([true, false]);
    expect(keys).toContainEqual([false, true]);
    expect(keys).toContainEqual([false, false]);
  });

  it('AT43-SPC-02: the medic brings back no hero', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 24, 2), kind: { weapons: ['claw'] }, ...led },
        {
          id: 'b',
          seat: 1,
          at: [
            [20, 28],
            [20, 36],
            [23.5, 36],
          ],
          kind: { protection: 0, combat: 0 },
          figures: { 0: HERO, 1: { role: 'specialist', abilities: ['medic'] } },
        },
      ],
      cards: [[], ['b']],
    });
    s.do('melee');
    s.do(s.options()[0]);
    expect(s.of('b').lost).toEqual([s.figure('b', 0)]);
    expect(s.told).not.toContain('ability.rolled');
  });

  it('AT43-SHO-13, R-42: the melee reaches on from unit to unit, through friends and enemies in turn', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]] },
        { id: 'b', seat: 1, at: [[24, 20]] },
        { id: 'c', seat: 0, at: [[28, 20]] },
        { id: 'd', seat: 1, at: [[32, 20]] },
        { id: 'w', seat: 0, at: [[38, 20]], kind: WALKER },
        { id: 'e', seat: 1, at: [[60, 20]] },
      ],
    });
    expect(meleeAround(state, 0).sort()).toEqual([0, 1, 2, 3]);
    expect(meleeAround(state, 3).sort()).toEqual([0, 1, 2, 3]);
    expect(meleeAround(state, 5)).toEqual([5]);
  });

  it('AT43-UNIT-10, R-77: a gunner who lies on the ground serves no weapon, and one gunner serves one', () => {
    const battery = (prone: readonly number[]) =>
      stateOf({
        units: [
          {
            id: 'a',
            seat: 0,
            at: [
              [20, 20],
              [27, 20],
              [23.5, 20],
            ],
            prone,
            kind: { category: 'support', weapons: [] },
            figures: {
              0: { role: 'gunner' },
              1: { role: 'gunner' },
              2: { role: 'supportWeapon', weapons: ['cannon'] },
            },
          },
        ],
      });
    const cannon = weaponId('cannon');
    expect(usesOf(battery([]), 0, cannon)).toHaveLength(1);
    expect(usesOf(battery([0]), 0, cannon)).toHaveLength(1);
    expect(usesOf(battery([0, 1]), 0, cannon)).toHaveLength(0);
  });

  it('AT43-RSV-09, AT43-POS-09: every fighter is put down within 10 cm of the drop point, not the leader alone', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(0, 0, 3), place: 'reserve', ...led },
        { id: 'e', seat: 1, at: [[10, 100]] },
      ],
      mission: 'searchAndDestroy',
      turn: 2,
      portions: [0, 1],
    });
    s.state.mission.places[2]!.controller = 0;
    s.do('stay');
    const again = scene({
      units: [
        { id: 'a', seat: 0, at: row(0, 0, 3), place: 'reserve', ...led },
        { id: 'e', seat: 1, at: [[10, 100]] },
      ],
      mission: 'searchAndDestroy',
      turn: 2,
      places: { D1: { controller: 1 } },
    }).do(2);
    // The drop point is a disc of 2.5 cm at (20, 60): the third man's base ends 10 cm from its rim, or a hair more.
    const spots = (x: number) =>
      again.spots('a', [
        [x - 7, 60],
        [x - 3.5, 60],
        [x, 60],
      ]);
    expect(again.refusal(spots(34))).toEqual([]);
    expect(again.refusal(spots(34 + 1 / 10_000))).toEqual(['AT43-POS-09']);
  });

  it('AT43-CRSH-01: a combat move crushes nobody, and rolls for nobody', () => {
    const run = (mode: 'combat' | 'rapid') => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind: { ...WALKER, movement: 20, command: {} } },
          { id: 'b', seat: 1, at: [[20, 30]] },
        ],
      }).do(mode);
      return s.do(s.spots('a', [[20, 40]]));
    };
    expect(run('combat').next).toBe('at43.ask.action');
    expect(run('combat').told).not.toContain('crush.rolled');
    const rapid = run('rapid');
    expect(rapid.next).toBe('at43.roll.crush');
    expect(rapid.do(crushed(5)).of('b').place).toBe('eliminated');
  });

  it('AT43-TURN-07: the first test is won by the side that plays the portion the briefing names, wherever it sits', () => {
    const winner = (portions: readonly number[]) =>
      scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]] },
          { id: 'b', seat: 1, at: [[20, 60]] },
        ],
        start: 'tactical',
        turn: 1,
        portions,
        briefing: { firstAuthority: 0 },
      }).seat;
    expect(winner([0, 1])).toBe(0);
    expect(winner([1, 0])).toBe(1);
  });

  it('AT43-UNIT-19: nobody fires a weapon he does not carry, although his comrade does', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 2), figures: { 0: officer(), 1: bearer('cannon') } },
        { id: 'b', seat: 1, at: [[20, 50]] },
      ],
    }).do('plain', 'fire:3');
    const target = { unit: s.unit('b'), fighter: NOBODY };
    expect(s.refusal({ target, uses: [[s.figure('a', 0), 0]] })).toEqual(['AT43-SHO-03']);
    expect(s.refusal({ target, uses: [[s.figure('a', 1), 0]] })).toEqual([]);
  });

  it('AT43-TAC-18, R-23: with three sides only those who are equal at the top roll again', () => {
    const s = scene({
      seats: 3,
      mission: 'searchAndDestroy',
      units: [0, 1, 2].map(seat => ({ id: `u${seat}`, seat, at: [[20 + 30 * seat, 20]] as const })),
      start: 'tactical',
      turn: 2,
    });
    s.do(dice([4, 6, 6], 'at43.roll.authority'));
    expect(s.match.pending).toMatchObject({ chance: { count: 2 } });
    s.do(dice([2, 1], 'at43.roll.authority'));
    expect(s.events('authority.rolled')[1]).toMatchObject({ seats: [1, 2] });
    expect(s.events('authority.won')[0]).toMatchObject({ seat: 1, results: [4, 6, 6], below: [0, 2, 1] });
  });
});

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

  it('damage and hits of a brawl come from somewhere', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['rifle'] }, ...led },
        { id: 'b', seat: 1, at: [[20, 40]] },
      ],
    });
    s.fire('a', 'rifle', 'b').do(hit(6), damage(6));
    expect(s.events('test.rolled').find(({ test }) => test === 'damage')).toMatchObject({ against: s.figure('b', 0) });
  });
});
