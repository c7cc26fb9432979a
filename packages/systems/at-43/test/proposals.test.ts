import { cm, FACINGS, pointAt } from '@banneret/geometry';
import { seededRng, type Rng } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { aimKind } from '../src/decisions/aim.js';
import { enterKind, type EnterShape } from '../src/decisions/enter.js';
import { fightKind } from '../src/decisions/fight.js';
import { moveKind } from '../src/decisions/move.js';
import type { Spot } from '../src/events.js';
import { saveFor } from '../src/fire/cover.js';
import { candidates, salvoFault, salvosOf } from '../src/fire/targets.js';
import { rangedWeaponsOf, usesOf } from '../src/fire/uses.js';
import { judgeEntry } from '../src/entry/entering.js';
import { repairsFor } from '../src/abilities/mechanic.js';
import { contactsOf, isEngaged, unitsTouch } from '../src/table/engagement.js';
import { elevationOf } from '../src/table/elevation.js';
import { isNear } from '../src/missions/places.js';
import { overrunBy } from '../src/movement/crush.js';
import type { Mode } from '../src/movement/field.js';
import { stuckBecause } from '../src/movement/allowance.js';
import { judgeMove, type Ends } from '../src/movement/moving.js';
import { freshActing } from '../src/reduce.js';
import { clone, type State } from '../src/state.js';
import { at43 } from '../src/system.js';
import { areEnemies, basesOf, isInfantry, unitOf, unitsOnTable, weaponOf } from '../src/units.js';
import { fightFault, strikesOf, typeOf } from '../src/melee/fights.js';
import { officer, WALKER, type Kind } from './army.js';
import { stateOf, type At, type TerrainBody, type UnitBody } from './scene.js';

/**
 * People and computer players play what is proposed. For every manoeuvre: random positions, a search of its own that asks the judge, and
 * for each object of it (whom, where, with what) that the judge allows, whether a proposal does it and whether chance ever does.
 */

interface Tally {
  legal: number;
  listed: number;
  sampled: number;
}

const tallies = new Map<string, Tally>();
const SAMPLES_EACH = 300;

function count(
  manoeuvre: string,
  objects: ReadonlySet<string>,
  listed: ReadonlySet<string>,
  sampled: ReadonlySet<string>,
): void {
  const tally = tallies.get(manoeuvre) ?? { legal: 0, listed: 0, sampled: 0 };
  for (const object of objects) {
    tally.legal++;
    if (listed.has(object)) tally.listed++;
    if (sampled.has(object)) tally.sampled++;
  }
  tallies.set(manoeuvre, tally);
}

const between = (rng: Rng, least: number, most: number): number =>
  least + rng.below(Math.round((most - least) * 10)) / 10;

/** A unit in a loose block around a point. */
const block = (rng: Rng, x: number, y: number, count: number, step = 3.6): At[] =>
  Array.from(
    { length: count },
    (_, i) => [x + (i % 3) * step + rng.below(5) / 10, y + Math.floor(i / 3) * step + rng.below(5) / 10] as const,
  );

const MEN: Kind = { weapons: ['rifle', 'knife'], movement: 12 };
const MACHINE: Kind = { ...WALKER, movement: 12 };

/** One unit that acts, enemies around it, terrain here and there; nothing that overlaps. */
function field(rng: Rng, kind: 'men' | 'machine', pieces: readonly TerrainBody[] = [], men = 5): State | undefined {
  const units: UnitBody[] = [
    kind === 'men'
      ? { id: 'a', seat: 0, at: block(rng, 50, 50, men), kind: MEN, figures: { 0: officer() } }
      : {
          id: 'a',
          seat: 0,
          at: block(rng, 50, 50, 2, 7),
          kind: { ...MACHINE, command: {} },
          figures: { 1: { command: undefined } as never },
        },
    ...[0, 1].map((i): UnitBody => ({
      id: `e${i}`,
      seat: 1,
      at: block(rng, between(rng, 30, 75), between(rng, 30, 80), 3 + i),
      kind: MEN,
    })),
  ];
  const state = stateOf({ units, terrain: pieces, mission: 'holdThePositions' });
  if (kind === 'machine') state.units[0]!.leader = state.units[0]!.fighters[0]!.id;
  const all = [...unitsOnTable(state)].flatMap(unit => basesOf(state, unit).map(placed => ({ unit, placed })));
  const apart = all.every(({ unit, placed }, i) =>
    all.every(({ unit: other, placed: there }, j) => {
      if (i === j) return true;
      const [dx, dy] = [placed.at.x - there.at.x, placed.at.y - there.at.y];
      const room = unit === other ? cm(3) : cm(kind === 'men' ? 5.6 : 4.6);
      return dx * dx + dy * dy > room * room;
    }),
  );
  const clear = all.every(({ placed }) =>
    pieces.every(({ box: [x, y, w, d] = [0, 0, 0, 0] }) => {
      const [px, py] = [placed.at.x / cm(1), placed.at.y / cm(1)];
      return px < x - 3.2 || px > x + w + 3.2 || py < y - 3.2 || py > y + d + 3.2;
    }),
  );
  if (!apart || !clear) return undefined;
  state.acting = freshActing(0, !isEngaged(state, 0));
  return state;
}

function positions(count: number, seed: number, make: (rng: Rng) => State | undefined): State[] {
  const rng = seededRng(seed);
  const found: State[] = [];
  for (let tries = 0; found.length < count && tries < 80 * count; tries++) {
    const state = make(rng);
    if (state) found.push(state);
  }
  expect(found).toHaveLength(count);
  return found;
}

const after = (state: State, ends: Ends): State => {
  const next = clone(state);
  at43.reduce(next, { type: 'unit.moved', unit: 0, spots: ends, paths: [] } as never);
  return next;
};

/** Everybody shifted alike, on a raster finer than any proposal's, and one by one towards whatever is near. */
function* shifts(state: State, allowance: number): Generator<Ends> {
  const { fighters } = unitOf(state, 0);
  const spots = (move: (i: number) => { x: number; y: number }): Spot[] =>
    fighters.map(({ id, x, y, facing }, i) => ({ fighter: id, x: x + move(i).x, y: y + move(i).y, facing }));
  const stuck = fighters.map(fighter => stuckBecause(state, 0, fighter) !== undefined);
  for (let ring = 1; ring <= 9; ring++)
    for (let turn = 0; turn < 28; turn++) {
      const by = pointAt({ x: 0, y: 0 }, Math.round((turn * FACINGS) / 28), Math.floor((allowance * ring) / 9) - 1);
      yield spots(i => (stuck[i] ? { x: 0, y: 0 } : by));
    }
}

/** What of it the judge allows, what is listed and what is drawn. */
function compare(
  manoeuvre: string,
  state: State,
  mode: Mode,
  allowance: number,
  objectsOf: (next: State, ends: Ends) => readonly string[],
): void {
  const legal = new Set<string>();
  for (const ends of shifts(state, allowance)) {
    const fresh = objectsOf(after(state, ends), ends).filter(object => !legal.has(object));
    if (fresh.length > 0 && judgeMove(state, 0, mode, ends).ok) for (const object of fresh) legal.add(object);
  }
  if (legal.size === 0) return;
  const shape = { kind: 'at43.move' as const, unit: 0, mode };
  const listed = new Set<string>();
  for (const ends of moveKind.enumerate(state, shape, 0)) {
    for (const object of objectsOf(after(state, ends), ends)) listed.add(object);
    if ([...legal].every(object => listed.has(object))) break;
  }
  const sampled = new Set<string>();
  const rng = seededRng(11);
  for (let i = 0; i < SAMPLES_EACH * (legal.size + 4) && ![...legal].every(object => sampled.has(object)); i++) {
    const ends = moveKind.sample(state, shape, 0, rng);
    for (const object of objectsOf(after(state, ends), ends)) sampled.add(object);
  }
  count(manoeuvre, legal, listed, sampled);
}

const engaged = (next: State): string[] =>
  [...unitsOnTable(next)].filter(other => areEnemies(next, 0, other) && unitsTouch(next, 0, other)).map(String);

const atPlaces =
  (state: State) =>
  (next: State): string[] =>
    [...state.battle.mission.places.entries()].flatMap(([i, { shape, objective }]) => {
      const holds = (at: State): boolean => basesOf(at, 0).some(base => isNear(base, shape));
      return objective && !holds(state) && holds(next) ? [String(i)] : [];
    });

const N = 28;

describe('AT-43, proposals are as wide as the judge', () => {
  it('moves: into contact, to objectives, away, behind, over and onto terrain, over infantry', () => {
    for (const state of positions(N, 1, rng => field(rng, 'men'))) {
      compare('combat move into contact with each enemy', state, 'combat', cm(12), engaged);
      compare('rapid move into contact with each enemy', state, 'rapid', cm(18), engaged);
      compare('move to each objective', state, 'rapid', cm(18), atPlaces(state));
    }
    for (const state of positions(N, 2, rng => field(rng, 'machine'))) {
      compare('machines: combat move into contact', state, 'combat', cm(12), engaged);
      compare('machines: rapid move over each infantry unit', state, 'rapid', cm(22), (next, ends) => {
        const verdict = judgeMove(state, 0, 'rapid', ends);
        return verdict.ok ? overrunBy(next, 0, verdict.paths).map(({ unit }) => String(unit)) : [];
      });
    }
    for (const state of positions(N, 3, rng => {
      const made = field(rng, 'men');
      if (made === undefined) return undefined;
      const [first] = made.units[0]!.fighters;
      made.units[1]!.fighters = made.units[1]!.fighters.map((one, i) => ({
        ...one,
        x: first!.x + cm(3.6) * (i - 1),
        y: first!.y - cm(4.6),
      }));
      made.acting = freshActing(0, false);
      return isEngaged(made, 0) && basesOf(made, 1).every(({ at }) => at.y > cm(3)) ? made : undefined;
    }))
      compare('an engaged unit breaks away', state, 'combat', cm(6), next => (isEngaged(next, 0) ? [] : ['free']));
    const wall: TerrainBody = { box: [44, 60.5, 14, 1.5], size: 1 };
    for (const state of positions(2 * N, 4, rng => {
      const made = field(rng, 'men', [{ ...wall, box: [between(rng, 40, 50), between(rng, 60.5, 63), 14, 1.5] }]);
      return made && [1, 2].some(enemy => unitOf(made, enemy).fighters[0]!.y > cm(68)) ? made : undefined;
    }))
      compare('move into cover from each enemy', state, 'combat', cm(12), next =>
        [1, 2].flatMap(enemy => {
          const uses = usesOf(next, enemy, 0);
          const save = (at: State): boolean =>
            saveFor(at, { unit: enemy, weapon: 0, target: { unit: 0, fighter: -1 }, uses }, [0]) !== undefined;
          return !save(state) && save(next) ? [String(enemy)] : [];
        }),
      );
    for (const state of positions(N, 5, rng =>
      field(rng, 'men', [{ box: [30, between(rng, 53.8, 54.4), 60, 1], size: 1, crossable: true }], 3),
    ))
      compare('crossing low terrain', state, 'combat', cm(12), next =>
        basesOf(next, 0).every(({ at }) => at.y > cm(55)) ? ['over'] : [],
      );
    for (const state of positions(N, 6, rng =>
      field(rng, 'men', [{ box: [44, between(rng, 61, 64), 16, 16], size: 2, standable: true }]),
    ))
      compare('onto a platform', state, 'combat', cm(12), next =>
        unitOf(next, 0).fighters.some(one => elevationOf(next, one) > 0) ? ['up'] : [],
      );
    for (const state of positions(N, 7, rng => {
      const made = field(rng, 'machine');
      if (made)
        made.units[0]!.fighters = made.units[0]!.fighters.map((one, i) =>
          i === 1 ? { ...one, parts: [0, ...one.parts.slice(1)] } : one,
        );
      return made;
    }))
      compare('a unit with an immobilised machine', state, 'combat', cm(12), (_next, ends) =>
        ends.some(({ x, y }, i) => x !== unitOf(state, 0).fighters[i]!.x || y !== unitOf(state, 0).fighters[i]!.y)
          ? ['moves']
          : [],
      );
    for (const state of positions(N, 8, rng => {
      const made = field(rng, 'men');
      if (made)
        made.units[0]!.fighters = made.units[0]!.fighters.map((one, i) => (i === 4 ? { ...one, prone: true } : one));
      return made;
    }))
      compare('a unit with somebody thrown down', state, 'combat', cm(12), (_next, ends) =>
        ends.some(({ x, y }, i) => x !== unitOf(state, 0).fighters[i]!.x || y !== unitOf(state, 0).fighters[i]!.y)
          ? ['moves']
          : [],
      );
  }, 120_000);

  it('moves: a mechanic up to each machine', () => {
    const made = positions(N, 9, rng => {
      const state = stateOf({
        units: [
          { id: 'a', seat: 0, at: block(rng, 50, 50, 4), figures: { 0: officer(), 3: { abilities: ['mechanic'] } } },
          {
            id: 'w',
            seat: 0,
            at: [[between(rng, 38, 48), between(rng, 62, 68)]],
            kind: WALKER,
            parts: { 0: [1, 3, 1, 1] },
          },
          {
            id: 'x',
            seat: 0,
            at: [[between(rng, 62, 72), between(rng, 40, 60)]],
            kind: WALKER,
            parts: { 0: [1, 3, 1, 1] },
          },
        ],
      });
      state.acting = freshActing(0, true);
      return state;
    });
    for (const state of made)
      compare('a mechanic up to each damaged machine', state, 'combat', cm(12), next => [
        ...new Set(repairsFor(next, 0).map(({ machine }) => String(machine))),
      ]);
  }, 30_000);

  it('shots: every weapon at every target, with all copies or one', () => {
    for (const state of positions(N, 10, rng =>
      field(rng, rng.below(2) === 0 ? 'men' : 'machine', [{ box: [44, between(rng, 61, 64), 12, 6], size: 3 }]),
    ))
      for (const weapon of rangedWeaponsOf(state, 0)) {
        const objects = new Set<string>();
        const keyOf = (target: { unit: number; fighter: number }, shots: number): string =>
          `${weapon}/${target.unit}/${target.fighter}/${shots}`;
        const all = usesOf(state, 0, weapon);
        const subsets = [all, all.filter(([who], i) => all.findIndex(([one]) => one === who) === i)];
        for (const uses of salvosOf(state, 0, weapon))
          for (const target of candidates(state, 0, weapon, uses))
            for (const some of subsets)
              for (let skip = 0; skip < 2 ** Math.min(some.length, 6); skip++) {
                const firing = some.filter((_, i) => Math.floor(skip / 2 ** i) % 2 === 0);
                if (firing.length > 0 && salvoFault(state, 0, weapon, target, firing) === undefined)
                  objects.add(keyOf(target, firing.length));
              }
        const shape = { kind: 'at43.aim' as const, unit: 0, weapon };
        const listed = new Set(
          [...aimKind.enumerate(state, shape, 0)].map(({ target, uses }) => keyOf(target, uses.length)),
        );
        const sampled = new Set<string>();
        const rng = seededRng(5);
        if (objects.size > 0)
          for (let i = 0; i < 30 * objects.size; i++) {
            const { target, uses } = aimKind.sample(state, shape, 0, rng);
            sampled.add(keyOf(target, uses.length));
          }
        count(
          weaponOf(state, weapon).mode === 'direct' ? 'fire of each weapon at each target' : 'indirect fire',
          objects,
          listed,
          sampled,
        );
      }
  }, 30_000);

  it('fights: every type with every weapon, with those who may be kept for another', () => {
    for (const state of positions(N, 11, rng => {
      const made = stateOf({
        units: [
          { id: 'a', seat: 0, at: block(rng, 50, 50, 5), kind: { weapons: ['knife', 'saw'] } },
          { id: 'b', seat: 1, at: block(rng, 50, 46, 2), figures: { 0: { role: 'hero', hero: 'h', command: {} } } },
          { id: 'c', seat: 1, at: block(rng, 57, 46, 2) },
        ],
      });
      made.acting = freshActing(0, false);
      return strikesOf(made, 0).length > 0 ? made : undefined;
    })) {
      const objects = new Set<string>();
      const strikes = strikesOf(state, 0);
      for (const weapon of new Set(
        strikes.map(([who, mount]) => state.battle.sheets[state.battle.fighters[who]!]!.mounts[mount]!.weapon),
      ))
        for (const defender of [1, 2].flatMap(unit => unitOf(state, unit).fighters.map(({ id }) => id))) {
          const uses = strikes.filter(([who, mount]) => {
            const own = unitOf(state, 0).fighters.find(({ id }) => id === who)!;
            const holds = state.battle.sheets[state.battle.fighters[who]!]!.mounts[mount]!.weapon === weapon;
            return (
              holds &&
              contactsOf(state, 0, own).some(({ fighter }) => typeOf(state, fighter.id) === typeOf(state, defender))
            );
          });
          if (uses.length > 0 && fightFault(state, 0, { weapon, uses, defender }) === undefined)
            objects.add(`${weapon}/${typeOf(state, defender)}`);
        }
      const shape = { kind: 'at43.fight' as const, unit: 0 };
      const keyOf = (choice: unknown): string => {
        const { weapon, defender } = choice as { weapon: number; defender: number };
        return choice === 'done' ? 'done' : `${weapon}/${typeOf(state, defender)}`;
      };
      const listed = new Set([...fightKind.enumerate(state, shape, 0)].map(keyOf));
      const rng = seededRng(3);
      const sampled = new Set(
        Array.from({ length: 40 * objects.size }, () => keyOf(fightKind.sample(state, shape, 0, rng))),
      );
      count('fights of each type', objects, listed, sampled);
    }
  }, 30_000);

  it.each([
    ['access', 0, 1],
    ['deployment', 2, 1],
    ['drop', 6, 2],
  ] as const)(
    'coming in: %s',
    (use, place, turn) => {
      for (const state of positions(N, 20 + place, rng => {
        const kind = rng.below(3) === 0 ? MACHINE : MEN;
        const enemies = Array.from({ length: 3 }, (_, i): UnitBody => ({
          id: `e${i}`,
          seat: 1,
          at: block(
            rng,
            between(rng, 5 + 35 * i, 30 + 35 * i),
            use === 'drop' ? between(rng, 52, 62) : between(rng, 4, 16),
            4,
            4,
          ),
          kind: MEN,
        }));
        const own: UnitBody = {
          id: 'a',
          seat: 0,
          at: block(rng, 0, 0, kind === MACHINE ? 2 : 6),
          kind,
          place: 'reserve',
        };
        const made = stateOf({ units: [own, ...enemies], mission: 'holdThePositions', turn });
        made.mission.places[place]!.controller = 0;
        return made;
      })) {
        const shape: EnterShape = { kind: 'at43.enter', unit: 0, place, use, mode: 'combat' };
        const { fighters } = unitOf(state, 0);
        const width = state.battle.fighters.length > 0 && !isInfantry(state, 0) ? 6.6 : 3.6;
        const zoneOf = (ends: Ends): string => (use === 'drop' ? 'in' : String(Math.floor(ends[0]!.x / cm(30))));
        const objects = new Set<string>();
        for (let x = 2; x < 118; x += 2)
          for (let y = 2; y < (use === 'drop' ? 75 : 20); y += 2)
            for (const columns of [2, 3, 6]) {
              const ends = fighters.map(({ id }, i) => ({
                fighter: id,
                x: cm(x + (i % columns) * width),
                y: cm(y + Math.floor(i / columns) * width),
                facing: 0,
              }));
              if (!objects.has(zoneOf(ends)) && judgeEntry(state, shape, ends).ok) objects.add(zoneOf(ends));
            }
        const listed = new Set<string>();
        for (const ends of enterKind.enumerate(state, shape, 0)) if (ends.length > 0) listed.add(zoneOf(ends));
        const sampled = new Set<string>();
        const rng = seededRng(9);
        for (let i = 0; i < 60 && ![...objects].every(object => sampled.has(object)); i++) {
          const ends = enterKind.sample(state, shape, 0, rng);
          if (ends.length > 0) sampled.add(zoneOf(ends));
        }
        count(`coming in: ${use}`, objects, listed, sampled);
      }
    },
    120_000,
  );

  it('each manoeuvre in 99 of 100 cases', () => {
    const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
    const lines = [...tallies].map(
      ([name, { legal, listed, sampled }]) =>
        `${name}: ${legal} objects, listed ${share(listed, legal)}, drawn ${share(sampled, legal)}`,
    );
    if (process.env['PROPOSALS'] !== undefined) console.log(lines.join('\n'));
    const short = lines.filter((_, i) => {
      const { legal, listed, sampled } = [...tallies.values()][i]!;
      return Math.min(listed, sampled) < 0.99 * legal || legal === 0;
    });
    expect(short).toEqual([]);
  });
});
