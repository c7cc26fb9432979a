import { cm } from '@banneret/geometry';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { BOOKS } from '../src/content/index.js';
import { LAYOUTS } from '../src/content/layouts.js';
import { pieceAt } from '../src/content/terrain.js';
import { briefingFor, seatsFor } from '../src/missions/briefings.js';
import { MISSION_IDS, type MissionId } from '../src/missions/mission.js';
import { sceneryFault } from '../src/preparation/scenery.js';
import { readSetup, setupFor } from '../src/request.js';
import { setup } from '../src/setup.js';
import { unitsOf } from '../src/units.js';
import { Scene } from './scene.js';

const portions = (...faces: number[]) => dice(faces, 'at43.roll.portions');
const youngest = (...faces: number[]) => dice(faces, 'at43.roll.youngest');

/** A match of the real armies from its very beginning. */
function game(mission: MissionId, options: Record<string, unknown> = {}, seats = 2): Scene {
  const request = setupFor({ seats, options: { mission, ...options } });
  if (!request.ok) throw new Error(JSON.stringify(request.problem));
  return new Scene(setup(request.value), [{ proc: 'main', step: 'begin', vars: {} }]);
}

const at = (kind: string, x: number, y: number, facing = 0) => ({ kind, x: cm(x), y: cm(y), facing });

/** Puts everything down on a grid, south to north, by whoever is asked. */
function placeAll(s: Scene): Scene {
  while (s.next === 'at43.ask.scenery') s.do(s.options()[0]);
  return s;
}

describe('AT-43, preparing a game', () => {
  it('AT43-PREP-01: six missions, in the order of the die', () => {
    expect([0, 1, 2, 3, 4, 5].map(seed => missionOf({}, seed))).toEqual(MISSION_IDS);
    expect(missionOf({ mission: 4 })).toBe('skirmish');
    expect(missionOf({ mission: 'rescue' })).toBe('rescue');
    expect(setupFor({ options: { mission: 7 } }).ok).toBe(false);
  });

  const missionOf = (options: Record<string, unknown>, seed = 0) => {
    const read = setupFor({ options, seed });
    return read.ok ? read.value.mission : undefined;
  };

  it('AT43-PREP-02: four routine missions and two special ones', () => {
    expect(MISSION_IDS.map(id => briefingFor(id, 2000).kind)).toEqual([
      'routine',
      'routine',
      'routine',
      'routine',
      'special',
      'special',
    ]);
  });

  it('AT43-PREP-03, AT43-PREP-04: the briefing shares out the value agreed on, not always evenly', () => {
    expect(briefingFor('landing', 2000).terms).toEqual([
      { assault: 800, reinforcement: 1200 },
      { assault: 900, reinforcement: 600 },
    ]);
    expect(briefingFor('landing', 1000).terms[0]).toEqual({ assault: 400, reinforcement: 600 });
    expect(setupFor({ options: { mission: 'landing', value: 1750 } }).ok).toBe(false);
    expect(setupFor({ options: { mission: 'landing', value: 1500 } }).ok).toBe(true);
  });

  it('AT43-PREP-07, AT43-TAC-12: the highest grade in the assault pool commands', () => {
    const s = game('skirmish', { youngest: 0, portions: [0, 1] });
    placeAll(s).answer(0, []).answer(1, []);
    expect(s.next).toBe('at43.ask.sequence');
    const { sheets, fighters } = s.state.battle;
    // Captain Marrow (grade 4) in her machine outranks the lieutenant; the Choir has a First voice of grade 4.
    expect(s.state.sides.map(({ commander }) => sheets[fighters[commander]!]!.command?.grade)).toEqual([4, 4]);
  });

  it('AT43-TURN-01, AT43-PREP-08: after the table come reserves, sequences and the Authority test; units then come in by their cards', () => {
    const s = game('skirmish', { youngest: 0, portions: [0, 1] });
    placeAll(s);
    expect(s.next).toBe('at43.ask.reserves');
    s.answer(0, []).answer(1, []);
    const cards = (seat: number) =>
      [...unitsOf(s.state, seat)].filter(unit => s.state.units[unit]!.place === 'assault');
    s.answer(0, cards(0))
      .answer(1, cards(1))
      .answer(0, 0)
      .answer(1, 0)
      .do(dice([6, 1], 'at43.roll.authority'));
    expect(s.next).toBe('at43.ask.first');
    s.do(0, 'activate');
    expect(s.next).toBe('at43.ask.arrival');
    expect(s.options()).toEqual(['stay', 0]);
  });

  it('AT43-RSV-04: any assault units may start in reserve, and everybody says so at once', () => {
    const s = game('skirmish', { youngest: 0, portions: [0, 1] });
    placeAll(s);
    const [first, second] = [...unitsOf(s.state, 0)];
    s.answer(0, [first]);
    expect(s.state.units[first!]!.place).toBe('assault');
    s.answer(1, []);
    expect([s.state.units[first!]!.place, s.state.units[second!]!.place]).toEqual(['reserve', 'assault']);
  });

  it('AT43-TBL-01: a ready table leaves nothing to place', () => {
    const s = game('holdThePositions', { layout: 'freight-yard' });
    expect(s.next).toBe('at43.roll.portions');
    expect(s.state.terrain).toHaveLength(10);
    s.do(portions(1, 2));
    expect(s.next).toBe('at43.ask.portion');
    s.do(1);
    expect(s.next).toBe('at43.ask.reserves');
  });

  it('ready tables keep clear of the markers of every mission of their size', () => {
    for (const { side, pieces, id } of LAYOUTS)
      for (const mission of MISSION_IDS) {
        const briefing = briefingFor(mission, 2000);
        if (briefing.width !== cm(side)) continue;
        const s = game(mission, { layout: id });
        for (const { outline } of pieces)
          for (const { shape, id: place } of briefing.places)
            if (shape.kind === 'disc')
              expect(
                outline.every(({ x, y }) => Math.abs(x - shape.at.x) > cm(3) || Math.abs(y - shape.at.y) > cm(3)),
                `${id} ${mission} ${place}`,
              ).toBe(true);
        expect(s.state.terrain).toHaveLength(pieces.length);
      }
  });

  it('AT43-TBL-02, AT43-MULT-02: as many portions as players, their edges their access zones', () => {
    expect(briefingFor('skirmish', 2000).portions).toHaveLength(2);
    const four = briefingFor('skirmish', 2000, 4);
    expect(four.portions).toHaveLength(4);
    expect(four.places.filter(({ owner }) => owner === 0).map(({ shape }) => shape)).toEqual([
      { kind: 'edge', from: { x: 0, y: 0 }, to: { x: cm(45), y: 0 } },
      { kind: 'edge', from: { x: 0, y: cm(45) }, to: { x: 0, y: 0 } },
    ]);
    expect([2, 3, 4].map(seats => seatsFor('bridgehead', seats))).toEqual([true, false, false]);
    expect([2, 3, 4, 5].map(seats => seatsFor('skirmish', seats))).toEqual([true, true, true, false]);
  });

  it('R-100: four sides at most, in missions without roles; five are refused with a reason of their own', () => {
    const asked = (seats: number, mission = 'skirmish'): string => {
      const setup = setupFor({ seats, options: { mission, value: 1000 } });
      return setup.ok ? 'ok' : setup.problem.say;
    };
    expect([asked(2), asked(4), asked(5)]).toEqual(['ok', 'ok', 'at43.setup.sides']);
    expect([asked(4, 'bridgehead'), asked(5, 'bridgehead')]).toEqual(['at43.setup.seats', 'at43.setup.sides']);
    // A set-up that is handed in whole, too.
    const four = setupFor({ seats: 4, options: { mission: 'skirmish', value: 1000 } });
    if (!four.ok) throw new Error(four.problem.say);
    const { forces } = four.value;
    expect(readSetup({ ...four.value, forces: [...forces, forces[0]] })).toMatchObject({
      problem: { say: 'at43.setup.sides' },
    });
  });

  it('AT43-TBL-03, AT43-MS1-02: No Man’s Land: youngest first, one each in turn, anywhere; portions afterwards', () => {
    const s = game('searchAndDestroy').do(youngest(2, 5));
    expect([s.next, s.seat]).toEqual(['at43.ask.scenery', 1]);
    s.do(at('container', 60, 20));
    expect(s.seat).toBe(0);
    s.do(at('low-wall', 60, 100));
    expect(s.seat).toBe(1);
    placeAll(s);
    expect(s.state.terrain).toHaveLength(10);
    expect(s.next).toBe('at43.roll.portions');
  });

  it('AT43-TBL-04, AT43-MS2-02: Pacified Region: roles first; the defender picks and places half in his portion, then the attacker', () => {
    const s = game('bridgehead').do(portions(6, 2));
    expect(s.next).toBe('at43.ask.role');
    s.do(1);
    // Seat 0 defends the north.
    expect([s.next, s.seat]).toEqual(['at43.ask.pieces', 0]);
    expect(s.refusal([0, 1, 2, 3])).not.toEqual([]);
    s.do([0, 1, 2, 3, 4]);
    expect(s.refusal(at('container', 60, 30))).toEqual(['AT43-TBL-02']);
    expect(s.refusal(at('container', 60, 90))).toEqual([]);
    for (let i = 0; i < 5; i++) s.do(s.options()[0]);
    expect(s.seat).toBe(1);
    expect(s.refusal(at('low-wall', 60, 90))).toEqual(['AT43-TBL-02']);
    placeAll(s);
    expect(s.next).toBe('at43.ask.reserves');
  });

  it('AT43-TBL-05, AT43-MS3-01: Trench War: portions first, then one each in turn in one’s own', () => {
    const s = game('holdThePositions', { youngest: 1 }).do(portions(6, 2));
    s.do(0);
    expect([s.next, s.seat]).toEqual(['at43.ask.scenery', 1]);
    expect(s.refusal(at('container', 60, 30))).toEqual(['AT43-TBL-02']);
    s.do(at('container', 60, 90));
    expect(s.seat).toBe(0);
    expect(s.refusal(at('container', 60, 80))).toEqual(['AT43-TBL-02']);
  });

  it('AT43-TBL-06, AT43-MSG-02: the highest die chooses first; equals roll again', () => {
    const s = game('holdThePositions', { layout: 'freight-yard' }).do(portions(4, 4), portions(3, 5));
    expect([s.next, s.seat]).toEqual(['at43.ask.portion', 1]);
    s.do(0);
    expect(s.state.mission.portions).toEqual([1, 0]);
  });

  it('AT43-MSG-02: with roles the winner chooses between them, and the attacker is south', () => {
    const s = game('bridgehead').do(portions(1, 5));
    expect([s.next, s.seat]).toEqual(['at43.ask.role', 1]);
    s.do(0);
    expect(s.state.mission.portions).toEqual([1, 0]);
    // The defender's other company stays at home.
    const places = [...unitsOf(s.state, 0)].map(unit => s.state.units[unit]!.place);
    expect(new Set(places)).toEqual(new Set(['unused', 'assault', 'reinforcement']));
  });

  it('R-81: elements neither overlap nor come within 5 cm of a marker', () => {
    const s = game('skirmish', { youngest: 0, portions: [0, 1] });
    // The marker's rim is at y 47.5; a low wall is 1.5 cm deep.
    expect(sceneryFault(s.state, -1, at('low-wall', 45, 53.25))).toBeUndefined();
    expect(sceneryFault(s.state, -1, at('low-wall', 45, 53.2499))?.say).toBe('at43.no.nearMarker');
    s.do(at('container', 20, 20));
    expect(s.refusal(at('container', 31.9, 20))).toEqual(['AT43-TBL-02']);
    expect(s.refusal(at('container', 32, 20))).toEqual([]);
    expect(s.refusal(at('container', 5.9, 40))).toEqual(['AT43-TBL-02']);
  });

  it('AT43-MSG-04: four containers and six low walls', () => {
    const { pieces } = briefingFor('bridgehead', 2000);
    expect(pieces.filter(kind => kind === 'container')).toHaveLength(4);
    expect(pieces.filter(kind => kind === 'low-wall')).toHaveLength(6);
    expect(pieceAt('container', { x: 0, y: 0 }, 0)).toMatchObject({
      kind: { size: 3 },
      outline: [{ x: cm(-6), y: cm(-3) }, { x: cm(6) }, { y: cm(3) }, {}],
    });
    expect(pieceAt('low-wall', { x: 0, y: 0 }, 0)).toMatchObject({
      kind: { size: 1 },
      outline: [{ x: cm(-6), y: cm(-0.75) }, {}, {}, {}],
    });
  });

  it('AT43-MS1-05: in seat order three enemy units each are named', () => {
    const s = game('searchAndDestroy', { layout: 'freight-yard', portions: [0, 1] });
    expect([s.next, s.seat]).toEqual(['at43.ask.priorities', 0]);
    const enemies = [...unitsOf(s.state, 1)].filter(unit => s.state.units[unit]!.place !== 'pilot');
    expect(s.refusal(enemies.slice(0, 2))).not.toEqual([]);
    s.do(enemies.slice(0, 3));
    expect(s.state.mission.priorities[0]).toEqual(enemies.slice(0, 3));
    expect(s.seat).toBe(1);
  });

  it('AT43-MS5-04: the drop points are the attacker’s from the start, and count as captured', () => {
    const s = game('landing', { layout: 'quarry', portions: [1, 0] });
    const places = s.state.battle.mission.places.map(({ id }, i) => ({ id, ...s.state.mission.places[i]! }));
    for (const { id, controller, captured } of places) {
      const drop = id.startsWith('L');
      expect([id, controller, captured]).toEqual([id, drop ? 1 : -1, drop ? [1] : []]);
    }
  });

  it('three sides prepare and lay their cards', () => {
    const s = game('skirmish', { youngest: 2, portions: [2, 0, 1] }, 3);
    expect(s.seat).toBe(2);
    placeAll(s);
    for (const seat of [0, 1, 2]) s.answer(seat, []);
    expect(s.next).toBe('at43.ask.sequence');
    expect(s.state.sides).toHaveLength(3);
  });

  it('a set-up is whole: it survives being written and read', () => {
    for (const mission of MISSION_IDS) {
      const made = setupFor({ options: { mission } });
      if (!made.ok) throw new Error(made.problem.say);
      expect(readSetup(JSON.parse(JSON.stringify(made.value)))).toEqual(made);
    }
    expect(readSetup({}).ok).toBe(false);
    expect(BOOKS).toHaveLength(2);
  });
});
