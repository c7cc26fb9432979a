import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import { isNear, controllerNow, gapToShape } from '../src/missions/places.js';
import { briefingFor } from '../src/missions/briefings.js';
import type { MissionId, MissionPlace } from '../src/missions/mission.js';
import { shareOf } from '../src/rulings.js';
import { WALKER } from './army.js';
import { row, stateOf } from './scene.js';

const brief = (id: MissionId, value = 2000) => briefingFor(id, value);
const placeOf = (id: MissionId, place: string): MissionPlace => brief(id).places.find(one => one.id === place)!;
const edge = (x1: number, y1: number, x2: number, y2: number) => ({
  kind: 'edge',
  from: { x: cm(x1), y: cm(y1) },
  to: { x: cm(x2), y: cm(y2) },
});
const disc = (x: number, y: number) => ({ kind: 'disc', at: { x: cm(x), y: cm(y) }, radius: cm(2.5) });
const area = (x1: number, y1: number, x2: number, y2: number) => ({
  kind: 'area',
  outline: [
    { x: cm(x1), y: cm(y1) },
    { x: cm(x2), y: cm(y1) },
    { x: cm(x2), y: cm(y2) },
    { x: cm(x1), y: cm(y2) },
  ],
});
const man = (x: number, y: number) => ({
  base: { kind: 'round' as const, radius: cm(1.5) },
  at: { x: cm(x), y: cm(y) },
  facing: 0,
});

describe('AT-43, the briefings', () => {
  it('AT43-MSG-01: a table of 120 cm, south at y 0', () => {
    expect(brief('rescue')).toMatchObject({ width: cm(120), depth: cm(120) });
    expect(brief('rescue').portions[0]![0]).toEqual({ x: 0, y: 0 });
  });

  it('AT43-MSG-03: shares are rounded down to a multiple of 5', () => {
    expect(shareOf(2000, 70)).toBe(1400);
    expect(shareOf(1500, 75)).toBe(1125);
    expect(shareOf(1125, 60)).toBe(675);
    expect(shareOf(1110, 70)).toBe(775);
  });

  it('AT43-MSG-05: markers are discs of 2.5 cm, measured to the rim', () => {
    expect(placeOf('skirmish', 'C').shape).toEqual(disc(45, 45));
    // 1.5 cm of base, 2.5 cm of disc: 14 cm between the centres is 10 cm.
    expect(gapToShape(man(59, 45), placeOf('skirmish', 'C').shape)).toBe(cm(10));
    expect(isNear(man(59, 45), placeOf('skirmish', 'C').shape)).toBe(true);
    expect(isNear(man(59.0001, 45), placeOf('skirmish', 'C').shape)).toBe(false);
  });

  it('AT43-MSG-06: access zones are measured to their segment', () => {
    const { shape } = placeOf('holdThePositions', 'west');
    expect(isNear(man(11.5, 60), shape)).toBe(true);
    expect(isNear(man(11.5001, 60), shape)).toBe(false);
    expect(isNear(man(1.5, 81.5), shape)).toBe(false);
  });

  it('AT43-MSG-15: reinforcement points are written capture, then control', () => {
    expect(placeOf('holdThePositions', 'P1').worth).toEqual([
      { capture: 50, control: 100 },
      { capture: 50, control: 100 },
    ]);
  });

  it('AT43-MS1-01, AT43-MS1-03, AT43-MS1-04, AT43-MS1-07: Search and Destroy', () => {
    const mission = brief('searchAndDestroy');
    expect(mission).toMatchObject({
      turns: 7,
      target: [9, 9],
      firstAuthority: -1,
      terrain: 'noMansLand',
      roles: false,
    });
    expect(mission.terms).toEqual([
      { assault: 1400, reinforcement: 600 },
      { assault: 1400, reinforcement: 600 },
    ]);
    expect(placeOf('searchAndDestroy', 'south')).toMatchObject({
      shape: edge(30, 0, 90, 0),
      owner: 0,
      uses: ['access'],
    });
    expect(placeOf('searchAndDestroy', 'north')).toMatchObject({ shape: edge(30, 120, 90, 120), owner: 1 });
    expect(mission.places.some(({ uses }) => uses.includes('deployment'))).toBe(false);
    for (const [id, x] of [
      ['D1', 20],
      ['D2', 100],
    ] as const)
      expect(placeOf('searchAndDestroy', id)).toMatchObject({
        shape: disc(x, 60),
        uses: ['drop'],
        worth: [
          { capture: 50, control: 50 },
          { capture: 50, control: 50 },
        ],
      });
  });

  it('AT43-MS2-01, AT43-MS2-02, AT43-MS2-03, AT43-MS2-04, AT43-MS2-05, AT43-MS2-08: Bridgehead', () => {
    const mission = brief('bridgehead');
    expect(mission).toMatchObject({
      turns: 6,
      target: [9, 9],
      firstAuthority: 0,
      terrain: 'pacifiedRegion',
      knownTerrain: [false, true],
    });
    expect(mission.terms).toEqual([
      { assault: 1200, reinforcement: 800 },
      { assault: 960, reinforcement: 640 },
    ]);
    expect(placeOf('bridgehead', 'south').shape).toEqual(edge(0, 0, 120, 0));
    expect(placeOf('bridgehead', 'north').shape).toEqual(edge(40, 120, 80, 120));
    expect(placeOf('bridgehead', 'north').owner).toBe(1);
    expect(placeOf('bridgehead', 'south').owner).toBe(0);
    expect(placeOf('bridgehead', 'north-lines')).toMatchObject({
      shape: area(0, 70, 120, 120),
      owner: 1,
      limit: 3,
      uses: ['deployment'],
    });
    for (const [id, x, y, uses] of [
      ['B1', 30, 45, []],
      ['B2', 60, 55, ['drop']],
      ['B3', 90, 45, []],
    ] as const)
      expect(placeOf('bridgehead', id)).toMatchObject({
        shape: disc(x, y),
        uses,
        objective: true,
        worth: [
          { capture: 50, control: 50 },
          { capture: 50, control: 50 },
        ],
      });
  });

  it('AT43-MS3-01, AT43-MS3-02, AT43-MS3-03, AT43-MS3-04, AT43-MS3-05, AT43-MS3-06: Hold the Positions', () => {
    const mission = brief('holdThePositions');
    expect(mission).toMatchObject({ turns: 6, target: [12, 12], firstAuthority: -1, terrain: 'trenchWar' });
    expect(mission.terms[1]).toEqual({ assault: 1200, reinforcement: 800 });
    expect(placeOf('holdThePositions', 'south-lines')).toMatchObject({
      shape: area(20, 0, 100, 20),
      owner: 0,
      limit: 3,
    });
    expect(placeOf('holdThePositions', 'north-lines')).toMatchObject({
      shape: area(20, 100, 100, 120),
      owner: 1,
      limit: 3,
    });
    expect(placeOf('holdThePositions', 'south').shape).toEqual(edge(0, 0, 120, 0));
    expect(placeOf('holdThePositions', 'north').shape).toEqual(edge(0, 120, 120, 120));
    expect(placeOf('holdThePositions', 'west')).toMatchObject({
      shape: edge(0, 50, 0, 70),
      owner: -1,
      uses: ['access'],
    });
    expect(placeOf('holdThePositions', 'east')).toMatchObject({ shape: edge(120, 50, 120, 70), owner: -1 });
    for (const [id, x] of [
      ['P1', 25],
      ['P3', 95],
    ] as const)
      expect(placeOf('holdThePositions', id)).toMatchObject({ shape: disc(x, 60), uses: ['drop'], objective: true });
    expect(placeOf('holdThePositions', 'P2')).toMatchObject({
      shape: disc(60, 60),
      uses: [],
      objective: true,
      worth: [],
    });
  });

  it('AT43-MS4-01, AT43-MS4-02, AT43-MS4-05: Skirmish', () => {
    const mission = brief('skirmish', 4000);
    expect(mission).toMatchObject({
      turns: 5,
      target: [6, 6],
      firstAuthority: -1,
      terrain: 'noMansLand',
      width: cm(90),
      depth: cm(90),
    });
    expect(mission.terms).toEqual([
      { assault: 1000, reinforcement: 0 },
      { assault: 1000, reinforcement: 0 },
    ]);
    expect(mission.pieces).toEqual(['container', 'container', 'low-wall', 'low-wall', 'low-wall', 'low-wall']);
    expect(placeOf('skirmish', 'north').shape).toEqual(edge(0, 90, 90, 90));
    expect(mission.places.some(({ uses, worth }) => uses.includes('drop') || worth.length > 0)).toBe(false);
  });

  it('AT43-MS5-01, AT43-MS5-02, AT43-MS5-03, AT43-MS5-04, AT43-MS5-06, AT43-MS5-09: Landing', () => {
    const mission = brief('landing');
    expect(mission).toMatchObject({
      turns: 7,
      target: [6, 12],
      firstAuthority: 0,
      knownTerrain: [false, true],
      terrain: 'pacifiedRegion',
    });
    expect(mission.terms).toEqual([
      { assault: 800, reinforcement: 1200 },
      { assault: 900, reinforcement: 600 },
    ]);
    expect(placeOf('landing', 'south').shape).toEqual(edge(0, 0, 120, 0));
    expect(placeOf('landing', 'north').shape).toEqual(edge(30, 120, 90, 120));
    expect(placeOf('landing', 'north-lines')).toMatchObject({ shape: area(0, 60, 120, 110), owner: 1, limit: 4 });
    for (const [id, x, y] of [
      ['L1', 20, 40],
      ['L2', 60, 30],
      ['L3', 100, 40],
    ] as const)
      expect(placeOf('landing', id)).toMatchObject({
        shape: disc(x, y),
        uses: ['drop'],
        heldBy: 0,
        worth: [
          { capture: 50, control: 50 },
          { capture: 0, control: 0 },
        ],
      });
    for (const [id, x, y] of [
      ['K1', 30, 80],
      ['K2', 60, 90],
      ['K3', 90, 80],
    ] as const)
      expect(placeOf('landing', id)).toMatchObject({
        shape: disc(x, y),
        objective: true,
        worth: [
          { capture: 0, control: 0 },
          { capture: 50, control: 50 },
        ],
      });
  });

  it('AT43-MS5-08: the orbital battery of Landing', () => {
    expect(brief('landing').artillery).toMatchObject({
      portion: 0,
      lastTurn: 3,
      weapon: {
        locked: 4,
        accuracy: null,
        rate: 3,
        rerolls: 0,
        area: cm(3),
        penetration: 8,
        damage: 2,
        mode: 'indirect',
      },
    });
  });

  it('AT43-MS6-01, AT43-MS6-02, AT43-MS6-03, AT43-MS6-04, AT43-MS6-10: Rescue', () => {
    const mission = brief('rescue');
    expect(mission).toMatchObject({
      turns: 7,
      target: [8, 8],
      firstAuthority: 0,
      knownTerrain: [false, true],
      terrain: 'pacifiedRegion',
    });
    expect(mission.terms).toEqual([
      { assault: 1120, reinforcement: 480 },
      { assault: 1200, reinforcement: 800 },
    ]);
    expect(placeOf('rescue', 'south').shape).toEqual(edge(40, 0, 80, 0));
    expect(placeOf('rescue', 'north').shape).toEqual(edge(0, 120, 120, 120));
    expect(placeOf('rescue', 'east')).toMatchObject({ shape: edge(120, 50, 120, 70), owner: -1 });
    expect(placeOf('rescue', 'west')).toMatchObject({ shape: edge(0, 50, 0, 70), owner: -1, uses: ['access'] });
    for (const [id, x, y, uses] of [
      ['W1', 25, 80, ['drop']],
      ['W2', 60, 70, []],
      ['W3', 95, 80, ['drop']],
    ] as const)
      expect(placeOf('rescue', id)).toMatchObject({
        shape: disc(x, y),
        uses,
        worth: [
          { capture: 50, control: 50 },
          { capture: 50, control: 50 },
        ],
      });
  });

  it('AT43-MULT-03: of three sides the one with most controls, and a tie for the most is nobody’s', () => {
    const centre = (counts: readonly number[]) => {
      const units = counts.map((count, seat) => ({ id: `u${seat}`, seat, at: row(38, 40 + 4 * seat, count) }));
      const state = stateOf({ units, seats: 3 });
      return controllerNow(
        state,
        state.battle.mission.places.findIndex(({ id }) => id === 'C'),
      );
    };
    expect(centre([2, 3, 1])).toBe(1);
    expect(centre([3, 3, 1])).toBe(-1);
    expect(centre([1, 1, 2])).toBe(2);
  });

  it('AT43-MS5-04: what the attacker holds stays his until another side controls it', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[5, 5]] },
        { id: 'b', seat: 1, at: [[110, 110]] },
      ],
      mission: 'landing',
    });
    const place = state.battle.mission.places.findIndex(({ id }) => id === 'L1');
    state.mission.places[place]!.controller = 0;
    expect(controllerNow(state, place)).toBe(0);
    const taken = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[5, 5]] },
        { id: 'b', seat: 1, at: [[22, 44]] },
      ],
      mission: 'landing',
    });
    taken.mission.places[place]!.controller = 0;
    expect(controllerNow(taken, place)).toBe(1);
    const machine = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[5, 5]] },
        { id: 'b', seat: 1, at: [[22, 44]], kind: WALKER },
      ],
      mission: 'landing',
    });
    machine.mission.places[place]!.controller = 0;
    expect(controllerNow(machine, place)).toBe(0);
  });
});
