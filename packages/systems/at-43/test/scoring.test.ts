import { cm } from '@banneret/geometry';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import type { MissionId } from '../src/missions/mission.js';
import { setupFor } from '../src/request.js';
import { officer, WALKER, type Kind } from './army.js';
import { damage, location, row, scene, type At, type Scene, type SceneBody, type UnitBody } from './scene.js';

const searched = (...faces: number[]) => dice(faces, 'at43.roll.search');

/** A control phase with one man of each side far from everything, and what the test adds. */
function control(
  mission: MissionId,
  units: readonly UnitBody[],
  body: Partial<SceneBody> = {},
  before?: (s: Scene) => void,
): Scene {
  const all = [
    ...units,
    { id: 'idle0', seat: 0, at: [[2, 2]] as At[] },
    { id: 'idle1', seat: 1, at: [[116, 116]] as At[] },
  ];
  const s = scene({ units: all, mission, start: { opportunity: 0 }, cards: [['idle0'], []], turn: 2, ...body });
  before?.(s);
  s.do('activate', 'decline', 'none');
  return s;
}

const men = (id: string, seat: number, x: number, y: number, count = 1): UnitBody => ({
  id,
  seat,
  at: row(x, y, count),
});
const gone = (id: string, seat: number): UnitBody => ({ ...men(id, seat, 1, 1), place: 'eliminated' });
const victory = (s: Scene): number[] => s.state.sides.map(side => side.victory);
const reinforcement = (s: Scene): number[] => s.state.sides.map(side => side.reinforcement);

describe('AT-43, counting points', () => {
  it('AT43-OBJ-01, AT43-OBJ-08, AT43-MS4-03: victory points come in the control phase, to who controls', () => {
    const s = control('skirmish', [men('a', 0, 45, 50)], {}, before => expect(victory(before)).toEqual([0, 0]));
    expect(victory(s)).toEqual([1, 0]);
    expect(victory(control('skirmish', [men('a', 0, 45, 50), men('b', 1, 45, 40)]))).toEqual([0, 0]);
  });

  it('AT43-OBJ-02, AT43-MSG-07, AT43-MS4-04: a unit eliminated since the last count scores once, whatever the cause', () => {
    const s = control('skirmish', [gone('b', 1)]);
    expect(victory(s)).toEqual([1, 0]);
    expect(s.state.mission.counted).toEqual([0]);
    const counted = control('skirmish', [gone('b', 1)], {}, before => (before.state.mission.counted = [0]));
    expect(victory(counted)).toEqual([0, 0]);
    expect(victory(control('skirmish', [gone('a', 0)]))).toEqual([0, 1]);
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('AT43-MS4-04, AT43-MSG-08: an officer lost (commander: %s) is worth %i', (commander, points) => {
    const s = control('skirmish', [men('b', 1, 60, 60)], {}, before => {
      before.state.mission.fallen = [{ seat: 1, fighter: 0, commander, by: 0 }];
    });
    expect(victory(s)).toEqual([points, 0]);
    expect(s.state.mission.fallen).toEqual([]);
  });

  it('AT43-MSG-08: a fallen officer is noted as commander if he was one; a hero who gets out of his machine is not', () => {
    const shot = (kind: Kind, commander: boolean) => {
      const s = scene({
        units: [
          { id: 'a', seat: 0, at: [[20, 20]], kind: { weapons: ['cannon'] }, figures: { 0: officer() } },
          { id: 'b', seat: 1, at: [[20, 50]], kind },
          {
            id: 'pilot',
            seat: 1,
            at: [[0, 0]],
            kind: { role: 'hero', hero: 'h', command: {} },
            place: 'pilot',
            pool: 'pilot',
          },
        ],
      });
      if (commander) s.state.sides[1]!.commander = s.figure('b', 0);
      s.fire('a', 'cannon', 'b');
      if (kind.structure) s.do(damage(6), location(3));
      return s.state.mission.fallen;
    };
    expect(shot(officer(), true)).toMatchObject([{ seat: 1, commander: true, by: 0 }]);
    expect(shot(officer(), false)).toMatchObject([{ seat: 1, commander: false, by: 0 }]);
    expect(shot({}, false)).toEqual([]);
    expect(shot({ ...WALKER, role: 'hero', hero: 'h', command: {}, structure: [1, 1, 1] }, true)).toEqual([]);
  });

  it('AT43-MS1-06: priority targets 3, others 1, the commander 1 more and only once', () => {
    const s = control('searchAndDestroy', [gone('b', 1), gone('c', 1)], {}, before => {
      before.state.mission.priorities = [[0], []];
      before.state.mission.fallen = [{ seat: 1, fighter: 0, commander: true, by: 0 }];
    });
    expect(victory(s)).toEqual([3 + 1 + 1, 0]);
    expect(s.state.mission.beheaded).toEqual([1]);
    const again = control('searchAndDestroy', [men('b', 1, 60, 60)], {}, before => {
      before.state.mission.beheaded = [1];
      before.state.mission.fallen = [{ seat: 1, fighter: 0, commander: true, by: 0 }];
    });
    expect(victory(again)).toEqual([0, 0]);
  });

  const HOLD = { B1: [30, 50], B2: [60, 60], B3: [90, 50] } as const;
  const bridge = (held: readonly (keyof typeof HOLD)[], turn = 2, more: readonly UnitBody[] = []) =>
    victory(control('bridgehead', [...held.map(id => men(id, 0, ...(HOLD[id] as At))), ...more], { turn }));

  it('AT43-MS2-06, AT43-MSG-14: from turn 2 on one for each bridge post the attacker holds, one more for all', () => {
    expect(bridge(['B1'])).toEqual([1, 0]);
    expect(bridge(['B1', 'B2'])).toEqual([2, 0]);
    expect(bridge(['B1', 'B2', 'B3'])).toEqual([4, 0]);
    expect(bridge(['B1', 'B2', 'B3'], 1)).toEqual([0, 0]);
  });

  it('AT43-MS2-07: the defender scores for units, and two when the attacker holds nothing', () => {
    expect(bridge([])).toEqual([0, 2]);
    expect(bridge([], 1)).toEqual([0, 0]);
    expect(bridge(['B1'], 2, [gone('x', 0)])).toEqual([1, 1]);
    expect(bridge(['B1'], 2, [gone('x', 1)])).toEqual([1, 0]);
  });

  it('AT43-MS3-04, AT43-MS3-05: one for the outer positions, two for the middle, every control phase', () => {
    const hold = (x: number) => victory(control('holdThePositions', [men('a', 0, x, 65)], { turn: 1 }));
    expect([hold(25), hold(60), hold(95)]).toEqual([
      [1, 0],
      [2, 0],
      [1, 0],
    ]);
  });

  it('AT43-MS5-05, AT43-MS5-07: bunkers from turn 2, one more to the attacker for all; the fleet every turn', () => {
    const bunkers = [men('k1', 0, 30, 85), men('k2', 0, 60, 95), men('k3', 0, 90, 85)];
    const landing = (units: readonly UnitBody[], turn = 2) =>
      control('landing', units, { turn, briefing: { artillery: null } });
    expect(victory(landing(bunkers))).toEqual([4, 0]);
    expect(victory(landing(bunkers, 1))).toEqual([0, 0]);
    expect(victory(landing(bunkers.map(unit => ({ ...unit, seat: 1 }))))).toEqual([0, 3]);
    expect(reinforcement(landing([], 1))[0]).toBe(100);
  });

  it('AT43-OBJ-03, AT43-OBJ-05, AT43-OBJ-06, AT43-OBJ-07, edge case 40: capture once, control every turn, both in the first', () => {
    const s = control('searchAndDestroy', [men('a', 0, 20, 65)]);
    expect(reinforcement(s)).toEqual([100, 0]);
    expect(victory(s)).toEqual([0, 0]);
    const again = control('searchAndDestroy', [men('a', 0, 20, 65)], {}, before => {
      before.state.mission.places[2]!.captured = [0];
    });
    expect(reinforcement(again)).toEqual([50, 0]);
    const other = control('searchAndDestroy', [men('b', 1, 20, 65)], {}, before => {
      before.state.mission.places[2]!.captured = [0];
    });
    expect(reinforcement(other)).toEqual([0, 100]);
  });

  it('AT43-OBJ-04: a place may give both kinds of points', () => {
    const s = control('holdThePositions', [men('a', 0, 25, 65)]);
    expect([victory(s), reinforcement(s)]).toEqual([
      [1, 0],
      [150, 0],
    ]);
  });

  it('AT43-OBJ-09, AT43-MSG-09: the mission says how many points end the game', () => {
    expect(control('skirmish', [men('a', 0, 45, 50)], { victory: [5, 0] }).next).toBe('over');
    expect(control('skirmish', [men('a', 0, 45, 50)], { victory: [4, 0] }).next).not.toBe('over');
  });

  it('AT43-MSG-10: it ends after the last turn, and when a side has nobody left', () => {
    expect(control('skirmish', [], { turn: 5 }).next).toBe('over');
    expect(control('skirmish', [], { turn: 4 }).next).not.toBe('over');
    const alone = scene({
      units: [men('a', 0, 20, 20), gone('b', 1)],
      start: { opportunity: 0 },
      cards: [['a'], []],
      turn: 2,
    });
    alone.do('activate', 'decline', 'none');
    expect(alone.next).toBe('over');
    expect(alone.events('game.ended')[0]).toMatchObject({ winners: [0] });
  });

  it.each([
    ['assault', false],
    ['reserve', false],
    ['reinforcement', true],
  ] as const)('AT43-MSG-10: with nobody but a unit of the %s left a side is wiped out: %s', (place, over) => {
    const s = scene({
      units: [men('a', 0, 20, 20), { ...men('b', 1, 1, 1), place }],
      start: { opportunity: 0 },
      cards: [['a'], []],
      turn: 2,
    });
    s.do('activate', 'decline', 'none');
    expect(s.next === 'over').toBe(over);
  });

  it('AT43-MSG-10, AT43-MSG-11: a side that is wiped out loses, unless the points of a completed mission decide', () => {
    const end = (points: number) =>
      control(
        'skirmish',
        [],
        { units: [{ ...men('a', 0, 20, 20), figures: {} }, gone('b', 1)], cards: [['a'], []] },
        s => {
          s.state.mission.counted = [1];
          s.state.sides[1]!.victory = points;
        },
      ).events('game.ended')[0]!.winners;
    expect(end(5)).toEqual([0]);
    expect(end(6)).toEqual([1]);
  });

  it('AT43-MSG-11: most points win, then the value left, then nobody', () => {
    const end = (points: readonly number[], costs: readonly number[]) => {
      const units = [
        { ...men('a', 0, 20, 20), cost: costs[0]! },
        { ...men('b', 1, 60, 60), cost: costs[1]! },
      ];
      const s = scene({ units, start: { opportunity: 0 }, cards: [['a'], []], turn: 5, victory: points });
      return s.do('activate', 'decline', 'none').events('game.ended')[0]!.winners;
    };
    expect(end([1, 2], [500, 100])).toEqual([1]);
    expect(end([2, 2], [500, 100])).toEqual([0]);
    expect(end([2, 2], [100, 100])).toEqual([]);
  });

  it('AT43-MSG-13: in the first turn an access zone is open to its side’s assault units', () => {
    const unit: UnitBody = { ...men('a', 0, 1, 1), place: 'assault', figures: { 0: officer() } };
    const s = scene({
      units: [unit, men('b', 1, 60, 60)],
      mission: 'bridgehead',
      start: { opportunity: 0 },
      cards: [['a'], ['b']],
      turn: 1,
    });
    s.do('activate');
    expect(s.options()).toEqual(['stay', 0]);
  });

  it('AT43-OBJ-10: an operation is only a name for several missions: no set-up knows of one', () => {
    expect(setupFor({ options: { mission: 'skirmish', operation: 'winter' } })).toMatchObject({
      ok: false,
      problem: { say: 'at43.setup.unknown-option' },
    });
  });
});

describe('AT-43, the survivor', () => {
  const site = { W1: [25, 86], W2: [60, 76], W3: [95, 86] } as const;
  const search = (held: readonly (keyof typeof site)[], before?: (s: Scene) => void, more: readonly UnitBody[] = []) =>
    control('rescue', [...held.map(id => men(id, 0, ...(site[id] as At))), ...more], {}, before);

  it.each([
    [0, 4, 5],
    [1, 2, 3],
  ])('AT43-MS6-05: after %i searches a %i finds nobody, a %i the survivor', (done, miss, find) => {
    const before = (s: Scene): void => {
      s.state.mission.survivor = { ...s.state.mission.survivor, searched: [5, 6].slice(0, done) };
    };
    const missed = search(['W1'], before).do(searched(miss));
    expect([missed.state.mission.survivor.found, victory(missed)[0]]).toEqual([false, 1]);
    expect(search(['W1'], before).do(searched(find)).state.mission.survivor.found).toBe(true);
  });

  it('AT43-MS6-05: at the third site he is there without a die, and the order is the rescuer’s', () => {
    const third = search(['W1'], s => (s.state.mission.survivor = { ...s.state.mission.survivor, searched: [5, 6] }));
    expect(third.state.mission.survivor).toMatchObject({ found: true, escort: 0 });
    const two = search(['W1', 'W2']);
    expect([two.next, two.seat]).toEqual(['at43.ask.search', 0]);
    two.do([5, 4], searched(1), searched(3));
    expect(two.state.mission.survivor.searched).toEqual([5, 4]);
  });

  it('AT43-MS6-05: the hunter searches nothing', () => {
    const s = control('rescue', [men('b', 1, ...site.W1)]);
    expect(s.told).not.toContain('site.searched');
  });

  it('AT43-MS6-06: he joins an infantry unit within 10 cm of the site, the owner choosing', () => {
    const walker: UnitBody = { id: 'w', seat: 0, at: [[25, 70]], kind: WALKER };
    const s = search(['W1'], undefined, [men('a2', 0, 32, 80), men('a3', 0, 50, 80), walker]).do(searched(6));
    expect(s.next).toBe('at43.ask.escort');
    expect(s.options()).toEqual([0, 1]);
    s.do(1);
    expect(s.state.mission.survivor.escort).toBe(1);
  });

  const escorted = (unit: Partial<UnitBody> = {}, more: readonly UnitBody[] = []) => {
    const s = scene({
      units: [{ ...men('a', 0, 60, 20), figures: { 0: officer() }, ...unit }, men('b', 1, 60, 60), ...more],
      mission: 'rescue',
      start: { opportunity: 0 },
      cards: [['a'], ['b']],
    });
    s.state.mission.survivor = { ...s.state.mission.survivor, found: true, escort: 0 };
    return s;
  };

  it('AT43-MS6-06: his escort makes no rapid move', () => {
    const s = escorted().do('activate');
    expect(s.barred('rapid')).toEqual(['AT43-MS6-06']);
    expect(s.barred('combat')).toEqual([]);
  });

  it('AT43-MS6-07: where his escort falls he stays, until a side controls the place and takes him up', () => {
    const s = scene({
      units: [
        { id: 'b', seat: 1, at: [[60, 40]], kind: { weapons: ['sure'] }, figures: { 0: officer() } },
        men('a', 0, 60, 20),
        men('a2', 0, 20, 20),
      ],
      mission: 'rescue',
    });
    s.state.mission.survivor = { ...s.state.mission.survivor, found: true, escort: 1 };
    s.fire('b', 'sure', 'a');
    expect(s.state.mission.survivor).toMatchObject({ escort: NOBODY, at: { x: cm(60), y: cm(20) } });
    const left = control('rescue', [men('b', 1, 60, 30)], {}, before => {
      before.state.mission.survivor = { ...before.state.mission.survivor, found: true, at: { x: cm(60), y: cm(20) } };
    });
    expect(left.state.mission.survivor.escort).toBe(0);
    // AT43-MS6-09: and the hunter scores for having him.
    expect(victory(left)[1]).toBe(2);
  });

  it('AT43-MS6-07: at the time-out he may be handed to own infantry in contact', () => {
    const walker: UnitBody = { id: 'w', seat: 0, at: [[60, 26]], kind: WALKER };
    const near = [men('a', 0, 60, 20), men('a2', 0, 64, 20), men('a3', 0, 80, 20), walker];
    const s = control('rescue', near, {}, before => {
      before.state.mission.survivor = { ...before.state.mission.survivor, found: true, escort: 0 };
    });
    expect([s.next, s.options()]).toEqual(['at43.ask.relay', [NOBODY, 1]]);
    expect(s.do(1).state.mission.survivor.escort).toBe(1);
  });

  it('AT43-MSG-12, AT43-MS6-08: the escort leaves over its own edge if everybody reaches it', () => {
    // Movement 12 and a base of 1.5 cm: the edge is in reach from 13.5 cm.
    const near = escorted({ at: [[60, 13.5]] }).do('activate', 'exit');
    expect(near.of('a').place).toBe('exited');
    expect(near.state.mission.survivor.takenBy).toBe(0);
    const far = escorted({ at: [[60, 13.51]] }).do('activate', 'exit');
    expect([far.of('a').place, far.next]).toEqual(['table', 'at43.ask.move']);
    expect(escorted({}, []).do('activate').options()).toContain('exit');
    const moved = escorted().do('activate', 'combat');
    moved.do(moved.shift('a', 0, 1));
    expect(moved.barred('exit')).toEqual(['AT43-MOV-01']);
    const plain = escorted();
    plain.state.mission.survivor = { ...plain.state.mission.survivor, escort: NOBODY };
    expect(() => plain.do('activate').barred('exit')).toThrow('no option');
  });

  it('AT43-MS6-08: the other units of that side are told that only the escort leaves; the enemy’s do not think of it', () => {
    const led = (unit: 'a' | 'a2' | 'b') => {
      const s = scene({
        units: [men('a', 0, 60, 20), men('b', 1, 60, 60), men('a2', 0, 20, 20)].map(one => ({
          ...one,
          figures: { 0: officer() },
        })),
        mission: 'rescue',
        start: { opportunity: unit === 'b' ? 1 : 0 },
        cards: [[unit === 'b' ? 'a' : unit], ['b']],
      });
      s.state.mission.survivor = { ...s.state.mission.survivor, found: true, escort: 0 };
      return s.do('activate');
    };
    expect(led('a').barred('exit')).toEqual([]);
    expect(led('a2').barred('exit')).toEqual(['AT43-MS6-08']);
    expect(() => led('b').barred('exit')).toThrow('no option');
  });

  it('AT43-MS6-08: that is worth 6, once, to whichever side does it', () => {
    const taken = (seat: number, scored = false) =>
      control(
        'rescue',
        [],
        {},
        s => (s.state.mission.survivor = { ...s.state.mission.survivor, found: true, takenBy: seat, scored }),
      );
    expect(victory(taken(0))).toEqual([6, 0]);
    expect(victory(taken(1))).toEqual([0, 6]);
    expect(victory(taken(0, true))).toEqual([0, 0]);
  });

  it('AT43-MS6-07, AT43-MS6-08: whom a side has taken off the table nobody takes up again', () => {
    const after = (takenBy: number) =>
      control('rescue', [men('a', 0, 60, 20)], {}, s => {
        const at = { x: cm(60), y: cm(20) };
        s.state.mission.survivor = { ...s.state.mission.survivor, found: true, escort: NOBODY, takenBy, at };
      }).state.mission.survivor.escort;
    expect(after(NOBODY)).toBe(0);
    expect(after(0)).toBe(NOBODY);
  });

  it('AT43-MS6-09: the hunter scores for units, for the captive, and at the end if nobody was rescued', () => {
    expect(victory(control('rescue', [gone('a', 0), gone('b', 1)]))).toEqual([0, 1]);
    const end = (takenBy: number) =>
      victory(
        control('rescue', [], { turn: 7 }, s => {
          s.state.mission.survivor = { ...s.state.mission.survivor, found: true, takenBy, scored: true };
        }),
      );
    expect(end(0)).toEqual([0, 0]);
    expect(end(NOBODY)).toEqual([0, 3]);
    expect(end(1)).toEqual([0, 3]);
  });
});

describe('AT-43, several sides', () => {
  it('AT43-MULT-01: whoever is chosen plays first, then clockwise', () => {
    const s = scene({
      units: [0, 1, 2].map(seat => ({ ...men(`u${seat}`, seat, 20 + 20 * seat, 20), figures: { 0: officer() } })),
      seats: 3,
      start: 'tactical',
    });
    while (s.next === 'at43.ask.bid') s.do(0);
    s.do(dice([6, 1, 2], 'at43.roll.authority'));
    expect([s.next, s.seat, s.options()]).toEqual(['at43.ask.first', 0, [0, 1, 2]]);
    s.do(1);
    const order = [s.seat];
    for (let i = 0; i < 2; i++) order.push(s.do('activate', 'end', 'none').seat);
    expect(order).toEqual([1, 2, 0]);
  });

  it('AT43-MSG-07: what one side loses, every other side scores', () => {
    const s = scene({
      units: [gone('x', 2), men('a', 0, 20, 20), men('b', 1, 50, 20), men('c', 2, 80, 20)],
      seats: 3,
      start: { opportunity: 0 },
      cards: [['a'], [], []],
    });
    s.do('activate', 'decline', 'none');
    expect(victory(s)).toEqual([1, 1, 0]);
  });
});
