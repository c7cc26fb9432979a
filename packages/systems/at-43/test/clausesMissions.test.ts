import { cm } from '@banneret/geometry';
import type { Option, OptionId } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import type { Event } from '../src/events.js';
import { resultOf, survivingValue } from '../src/missions/ending.js';
import { exitZonesFor, nearestOn, reachesExit } from '../src/missions/exit.js';
import { isNear, mostOf, openUses } from '../src/missions/places.js';
import { edgesOf, portionsFor } from '../src/missions/portions.js';
import { reinforcementNow, victoryNow } from '../src/missions/scores.js';
import { escortsNear, relaysFor, sitesToSearch } from '../src/missions/survivor.js';
import { reduce } from '../src/reduce.js';
import type { State } from '../src/state.js';
import { officer, WALKER } from './army.js';
import { man, row, stateOf, type At, type SceneBody, type UnitBody } from './scene.js';

/** Second clauses of missions: who holds, who scores, who leaves, who is left. */

const after = (state: State, ...events: Event[]): State => {
  for (const event of events) reduce(state, event);
  return state;
};

/** The options of a pick that are not barred. */
const open = (options: readonly Option[]): OptionId[] =>
  options.filter(({ barred }) => barred === undefined).map(({ id }) => id);

describe('AT-43, clause by clause: portions and places', () => {
  it('AT43-TBL-02, AT43-MULT-02: halves for two sides, strips for three, quarters for four, with their table edges', () => {
    const edges = (sides: number) =>
      portionsFor(sides, 120, 90).map(portion =>
        edgesOf(portion, 120, 90).map(({ from, to }) => [from.x, from.y, to.x, to.y].join(' ')),
      );
    expect(edges(2)).toEqual([
      ['0 0 120 0', '120 0 120 45', '0 45 0 0'],
      ['120 45 120 90', '120 90 0 90', '0 90 0 45'],
    ]);
    expect(edges(3)).toEqual([
      ['0 0 40 0', '40 90 0 90', '0 90 0 0'],
      ['40 0 80 0', '80 90 40 90'],
      ['80 0 120 0', '120 0 120 90', '120 90 80 90'],
    ]);
    expect(edges(4)).toEqual([
      ['0 0 60 0', '0 45 0 0'],
      ['60 90 0 90', '0 90 0 45'],
      ['120 45 120 90', '120 90 60 90'],
      ['60 0 120 0', '120 0 120 45'],
    ]);
  });

  it('AT43-CTL-02, AT43-CTL-03: nobody there, nobody’s', () => {
    expect([mostOf([0, 0]), mostOf([0, 1]), mostOf([2, 2, 1]), mostOf([1, 2, 1])]).toEqual([NOBODY, 1, NOBODY, 1]);
  });

  it('AT43-POS-07: a deployment zone without a limit is never full', () => {
    const open = (limit: number, entered: number) => {
      const state = stateOf({ units: [man('a', 0, 20, 20)], mission: 'skirmish', turn: 1 });
      const place = state.battle.mission.places.findIndex(({ uses }) => uses.includes('access'));
      const { mission } = state.battle;
      const places = mission.places.map((one, i) =>
        i === place ? { ...one, uses: ['deployment'] as const, owner: 0, limit } : one,
      );
      const changed: State = { ...state, battle: { ...state.battle, mission: { ...mission, places } } };
      changed.mission.places[place]!.entered = entered;
      return openUses(changed, 0, place);
    };
    expect([open(0, 0), open(0, 9)]).toEqual([['deployment'], ['deployment']]);
    expect([open(2, 1), open(2, 2)]).toEqual([['deployment'], []]);
  });
});

describe('AT-43, clause by clause: what is noted', () => {
  it('AT43-MS1-05, AT43-OBJ-05: targets of one side, captures one after the other', () => {
    const state = stateOf({ units: [man('a', 0, 20, 20), man('b', 1, 20, 90)], mission: 'skirmish' });
    state.mission.priorities = [[], [0]];
    after(state, { type: 'targets.named', seat: 0, units: [1] });
    expect(state.mission.priorities).toEqual([[1], [0]]);
    after(state, { type: 'place.captured', place: 0, seat: 1 }, { type: 'place.captured', place: 0, seat: 0 });
    expect(state.mission.places[0]!.captured).toEqual([1, 0]);
  });

  it('AT43-PREP-04: of companies for both portions only the one for its own is used', () => {
    const state = stateOf({ units: [man('a', 0, 20, 20), man('b', 0, 30, 20), man('c', 1, 20, 90)] });
    const rosters = state.battle.rosters.map((roster, i) => ({ ...roster, portion: [0, 1, NOBODY][i]! }));
    const both: State = { ...state, battle: { ...state.battle, rosters } };
    after(both, { type: 'portions.settled', portions: [1, 0] });
    expect(both.units.map(({ place }) => place)).toEqual(['unused', 'table', 'table']);
  });

  it('AT43-TER-04, AT43-TER-05: one element opens or falls, the others stay as they are', () => {
    const state = stateOf({
      units: [man('a', 0, 20, 20)],
      terrain: [1, 2, 3].map(i => ({ box: [20 * i, 50, 4, 1] as const, size: 1, structure: 2, openable: true })),
    });
    after(state, { type: 'terrain.turned', piece: 1, open: true, unit: 0, fighter: 0 } as never);
    expect(state.terrain.map(({ open }) => open)).toEqual([false, true, false]);
    after(state, { type: 'terrain.damaged', piece: 1, points: 1 } as never);
    expect(state.terrain.map(({ structure }) => structure)).toEqual([2, 1, 2]);
    after(state, { type: 'terrain.damaged', piece: 0, points: 2 } as never);
    expect(state.terrain.map(({ structure }) => structure)).toEqual([1, 2]);
  });

  it('AT43-SPC-02, AT43-MSG-08: who is brought back has not fallen; the others have', () => {
    const state = stateOf({ units: [{ id: 'a', seat: 0, at: row(20, 20, 3) }] });
    const fallen = [0, 1].map(fighter => ({ seat: 0, fighter, commander: false, by: 1 }));
    state.mission.fallen = fallen;
    const units = state.units;
    units[0]!.lost = [0, 1];
    units[0]!.fighters = units[0]!.fighters.slice(2);
    after(state, { type: 'fighter.healed', unit: 0, fighter: 0, at: { x: 0, y: 0 } });
    expect(state.mission.fallen).toEqual([fallen[1]]);
    expect(state.units[0]!.lost).toEqual([1]);
  });
});

describe('AT-43, clause by clause: the survivor', () => {
  const rescue = (
    units: readonly UnitBody[],
    survivor: Partial<State['mission']['survivor']> = {},
    body: Partial<SceneBody> = {},
  ) => {
    const state = stateOf({ units, mission: 'rescue', turn: 2, ...body });
    state.mission.survivor = { ...state.mission.survivor, found: true, ...survivor };
    return state;
  };

  it('AT43-MS6-05: only in the rescue mission, at sites, until he is found', () => {
    const sites = (mission: 'rescue' | 'skirmish', found: boolean) => {
      const state = stateOf({ units: [man('a', 0, 20, 20)], mission });
      state.mission.survivor = { ...state.mission.survivor, found };
      for (const place of state.mission.places) place.controller = 0;
      return sitesToSearch(state).length;
    };
    expect([sites('rescue', false), sites('rescue', true), sites('skirmish', false)]).toEqual([3, 0, 0]);
  });

  it('AT43-MS6-06: one fighter of a unit near him is enough', () => {
    const state = rescue([
      {
        id: 'a',
        seat: 0,
        at: [
          [60, 20],
          [60, 80],
        ],
      },
      { id: 'w', seat: 0, at: [[64, 20]], kind: WALKER },
      man('b', 1, 60, 24),
      man('far', 0, 60, 100),
    ]);
    const shape = { kind: 'disc', at: { x: cm(60), y: cm(20) }, radius: cm(2.5) } as const;
    expect(open(escortsNear(state, 0, shape))).toEqual([0]);
    expect(open(escortsNear(state, 1, shape))).toEqual([2]);
    expect(isNear({ base: { kind: 'round', radius: 0 }, at: { x: 0, y: 0 }, facing: 0 }, shape)).toBe(false);
  });

  it('AT43-MS6-07: he stays with a unit that loses a man, and with nobody else’s last', () => {
    const lose = (escort: number, men: number) => {
      const state = rescue([{ id: 'a', seat: 0, at: row(20, 20, men) }, man('c', 0, 60, 20)], { escort });
      after(state, { type: 'fighter.lost', unit: 0, fighter: 0, cause: 'fire' } as Event);
      return state.mission.survivor.escort;
    };
    expect([lose(0, 2), lose(0, 1), lose(1, 1)]).toEqual([0, NOBODY, 1]);
  });

  it('AT43-MS6-06, AT43-MS6-08: he goes with his escort, and with no other unit', () => {
    const join = (escort: number) =>
      after(rescue([man('h', 0, 20, 20), man('c', 0, 24, 20), man('d', 0, 60, 20)], { escort }), {
        type: 'hero.joined',
        hero: 0,
        unit: 1,
      } as Event).mission.survivor.escort;
    expect([join(0), join(2)]).toEqual([1, 2]);
    const exit = (escort: number) =>
      after(rescue([man('a', 0, 20, 20), man('c', 0, 24, 20)], { escort }), { type: 'unit.exited', unit: 0 } as Event)
        .mission.survivor;
    expect(exit(0)).toMatchObject({ escort: NOBODY, takenBy: 0 });
    expect(exit(1)).toMatchObject({ escort: 1, takenBy: NOBODY });
  });

  it('AT43-MS6-08: his rescue is scored once it has happened, not before', () => {
    const counted = (takenBy: number) =>
      after(rescue([man('a', 0, 20, 20)], { takenBy }), { type: 'losses.counted', units: [], beheaded: [] }).mission
        .survivor.scored;
    expect([counted(NOBODY), counted(0)]).toEqual([false, true]);
  });

  it('AT43-MS6-07: he is handed over by an escort on the table only', () => {
    const relays = (place: 'table' | 'exited') => {
      const state = rescue([man('a', 0, 20, 20), man('c', 0, 24, 20)], { escort: 0 });
      state.units[0]!.place = place;
      return open(relaysFor(state));
    };
    expect([relays('table'), relays('exited')]).toEqual([[1], []]);
  });

  it('AT43-MSG-12, AT43-MS6-08: out over an own access zone, before it moves, by a unit that can move', () => {
    const zones = (so: Partial<NonNullable<State['acting']>> | null = {}, unit: Partial<UnitBody> = {}, escort = 0) => {
      const state = rescue([{ id: 'a', seat: 0, at: [[60, 13]], ...unit }, man('b', 1, 60, 100)], { escort });
      state.acting = so && { ...after(state, { type: 'activation.began', unit: 0, free: true }).acting!, ...so };
      return exitZonesFor(state, 0).map(place => state.battle.mission.places[place]!.owner);
    };
    const own = zones();
    expect(own.length).toBeGreaterThan(0);
    expect(new Set(own)).toEqual(new Set([0]));
    expect(zones({ moved: 'combat' })).toEqual([]);
    expect(zones({ struck: [[0, 1]] })).toEqual([]);
    expect(zones({ unit: 1 })).toEqual([]);
    expect(zones(null)).toEqual([]);
    expect(zones({}, {}, NOBODY)).toEqual([]);
    expect(zones({}, { prone: [0] })).toEqual([]);
  });

  it('AT43-MSG-12: everybody reaches the edge, each by a way there is', () => {
    const leaves = (at: readonly At[], body: Partial<SceneBody> = {}, unit: Partial<UnitBody> = {}) => {
      const state = rescue([{ id: 'a', seat: 0, at, ...unit }, man('b', 1, 60, 100)], { escort: 0 }, body);
      after(state, { type: 'activation.began', unit: 0, free: true });
      return exitZonesFor(state, 0).some(place => reachesExit(state, 0, place));
    };
    expect(leaves([[60, 13.5]])).toBe(true);
    expect(leaves([[60, 13.5001]])).toBe(false);
    expect(leaves([[60, 1.5]])).toBe(true);
    expect(leaves([[60, 1.6]])).toBe(true);
    expect(
      leaves([
        [60, 5],
        [60, 20],
      ]),
    ).toBe(false);
    expect(
      leaves([
        [60, 5],
        [60, 10],
      ]),
    ).toBe(true);
    // A wall before the edge, too wide to go round.
    expect(leaves([[60, 8]], { terrain: [{ box: [30, 3, 60, 1], size: 3 }] })).toBe(false);
    expect(leaves([[60, 8]], { terrain: [{ box: [30, 10, 60, 1], size: 3 }] })).toBe(true);
    expect(leaves([[60, 5]], {}, { prone: [0] })).toBe(false);
  });

  it('AT43-MSG-12: the nearest point of the edge', () => {
    const [from, to] = [
      { x: 90, y: 0 },
      { x: 30, y: 0 },
    ];
    expect(nearestOn(from, to, { x: 60, y: 20 })).toEqual({ x: 60, y: 0 });
    expect(nearestOn(from, to, { x: 10, y: 20 })).toEqual({ x: 30, y: 0 });
    expect(nearestOn(from, to, { x: 95, y: 20 })).toEqual({ x: 90, y: 0 });
    expect(nearestOn({ x: 0, y: 90 }, { x: 0, y: 30 }, { x: 20, y: 10 })).toEqual({ x: 0, y: 30 });
  });
});

describe('AT-43, clause by clause: points', () => {
  const three = (mission: 'searchAndDestroy' | 'skirmish') =>
    stateOf({
      seats: 3,
      mission,
      units: [0, 1, 2, 1, 1].map((seat, i) => ({ id: `u${i}`, seat, at: [[20 + 10 * i, 20]] as const })),
      turn: 2,
    });
  const won = (state: State) => victoryNow(state).map(({ seat, victory }) => [seat, victory]);

  it('AT43-MSG-07, R-90: each unit counts for the side that removed it', () => {
    const state = three('searchAndDestroy');
    state.units[3]!.place = 'eliminated';
    state.units[4]!.place = 'eliminated';
    state.mission.slain = [
      { unit: 3, by: 0 },
      { unit: 4, by: 2 },
    ];
    expect(won(state)).toEqual([
      [0, 1],
      [2, 1],
    ]);
  });

  it('AT43-MS1-06: a commander counts, another officer does not, each for the side that removed him', () => {
    const state = three('searchAndDestroy');
    const fallen = (seat: number, commander: boolean, by: number) => ({ seat, fighter: seat, commander, by });
    state.mission.fallen = [fallen(1, false, 0)];
    expect(won(state)).toEqual([]);
    state.mission.fallen = [fallen(0, true, 1), fallen(1, false, 0), fallen(1, true, 2)];
    expect(won(state)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    state.mission.beheaded = [0];
    expect(won(state)).toEqual([[2, 1]]);
  });

  it.each(['bridgehead', 'skirmish', 'landing', 'rescue'] as const)(
    'AT43-OBJ-01: %s: what is worth nothing is not told',
    mission => {
      const state = stateOf({
        units: [man('a', 0, 20, 20), man('b', 1, 20, 90), man('c', 1, 60, 90)],
        mission,
        turn: 2,
      });
      state.units[2]!.place = 'eliminated';
      expect(victoryNow(state).filter(({ victory }) => victory === 0)).toEqual([]);
      for (const place of state.mission.places) place.controller = 0;
      expect(reinforcementNow(state).scores.filter(({ reinforcement }) => reinforcement === 0)).toEqual([]);
      for (const place of state.mission.places) place.controller = NOBODY;
      expect(reinforcementNow(state).captures).toEqual([]);
    },
  );

  it('AT43-MSG-11, AT43-HERO-03: what left by an exit counts; a hero’s points go from his machine to the unit he leads', () => {
    const value = (places: readonly [machine: string, pilot: string, squad: string]) => {
      const hero = { role: 'hero', hero: 'ace', command: { grade: 2 } } as const;
      const state = stateOf({
        units: [
          { id: 'w', seat: 0, at: [[20, 20]], kind: { ...WALKER, ...hero }, cost: 100 },
          { id: 'p', seat: 0, at: [[40, 20]], kind: hero, pool: 'pilot', cost: 30 },
          { id: 's', seat: 0, at: [[60, 20]], cost: 50, figures: { 0: officer() } },
        ],
      });
      for (const [i, place] of places.entries()) state.units[i]!.place = place as 'table';
      if (places[1] === 'joined') [state.units[1]!.fighters, state.units[2]!.lost] = [[], [1]];
      return survivingValue(state, 0);
    };
    expect(value(['table', 'pilot', 'table'])).toBe(150);
    expect(value(['exited', 'pilot', 'eliminated'])).toBe(100);
    expect(value(['table', 'unused', 'reserve'])).toBe(100);
    expect(value(['eliminated', 'table', 'table'])).toBe(80);
    expect(value(['table', 'joined', 'table'])).toBe(150);
    expect(value(['eliminated', 'joined', 'exited'])).toBe(80);
    expect(value(['eliminated', 'joined', 'eliminated'])).toBe(0);
  });

  it('AT43-MSG-10, AT43-MSG-11: where both sides are wiped out points decide', () => {
    const state = stateOf({ units: [man('a', 0, 20, 20), man('b', 1, 20, 90)], mission: 'searchAndDestroy' });
    for (const unit of state.units) unit.place = 'eliminated';
    state.sides[1]!.victory = 1;
    expect(resultOf(state).winners).toEqual([1]);
  });
});
