import { cm, type Point } from '@banneret/geometry';
import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { box, building, door } from '../src/content/tables/sketch.js';
import { placesFilled } from '../src/deploy/aboard.js';
import { arrivalCost, judgeArrival, thresholdOf } from '../src/deploy/arrival.js';
import { berthed, berthIn, berthsOf } from '../src/deploy/berths.js';
import { canFlank, canTeleport } from '../src/deploy/entries.js';
import { deploymentZones } from '../src/deploy/ground.js';
import { anchorOf, judgePlacement } from '../src/deploy/judge.js';
import type { Placement, PlaceQuestion } from '../src/deploy/placement.js';
import { judgeApart, judgeOutOfReach, judgeStand } from '../src/deploy/stand.js';
import { boundsOf, holdsOutline } from '../src/deploy/zone.js';
import { placedAt } from '../src/figures/placed.js';
import type { FigureBody } from '../src/scenario/body.js';
import { NOBODY, sheetOf, type State, type TerrainPiece } from '../src/state.js';
import { battle } from './battle.js';
import { house, inside, man, roll, scene, um, type Scene } from './scene.js';

/** Where figures may be put down before the battle and come in during it. */

const at = (x: number, y: number): Point => ({ x: cm(x), y: cm(y) });
const z = man(2, 'z', 110, 110);

describe('coming in', () => {
  const { state } = scene({ figures: [man(1, 'a', 10, 10), man(1, 'big', 30, 30, { baseMm: 50 }), z] });
  const wide: State = { ...state, battle: { ...state.battle, width: cm(180) } };

  it('BTS-RNF-05: from each edge straight into the table, as far as the base is wide', () => {
    const threshold = (figure: number, point: Point) =>
      Object.values(thresholdOf(wide, figure, point)).map(n => n / 10_000);
    expect([at(60, 0), at(60, 120), at(0, 60), at(180, 60)].map(point => threshold(0, point))).toEqual([
      [60, 1.25],
      [60, 118.75],
      [1.25, 60],
      [178.75, 60],
    ]);
    // In a corner it is pushed in from both sides.
    expect([threshold(1, at(0, 0)), threshold(1, at(180, 120))]).toEqual([
      [2.5, 2.5],
      [177.5, 117.5],
    ]);
    expect([arrivalCost(wide, 0, at(60, 0), at(60, 11.25)), arrivalCost(wide, 1, at(60, 0), at(60, 12.5))]).toEqual([
      cm(12.5),
      cm(15),
    ]);
  });

  it('BTS-RNF-05: past friends, not through them; outside control zones; no closer than a hair to those without one', () => {
    const comes = (others: readonly FigureBody[], y = 13.75, x = 60): boolean => {
      const t = scene({ figures: [man(1, 'a', 0, 0, { place: 'reserve' }), ...others, z] });
      return judgeArrival(t.state, 0, at(60, 0), { figure: 0, ...at(x, y), facing: 0 }).ok;
    };
    expect([comes([]), comes([], 13.75 + um(1))]).toEqual([true, false]);
    expect([comes([man(1, 'b', 62.5, 8)]), comes([man(1, 'b', 62.4, 8)])]).toEqual([true, false]);
    expect([comes([man(2, 'y', 65.5, 8)]), comes([man(2, 'y', 65.4, 8)])]).toEqual([true, false]);
    expect([comes([man(2, 'y', 62.6, 8, { prone: true })]), comes([man(2, 'y', 62.5, 8, { prone: true })])]).toEqual([
      true,
      false,
    ]);
    expect(comes([man(2, 'y', 62, 8, { place: 'reserve' })])).toBe(true);
  });

  it('BTS-SPR-14, BTS-SPR-70: a unit flanks or appears if all of it that is left can, or its Transport can', () => {
    const unit = (a: readonly string[], b: readonly string[], bPlace: 'reserve' | 'gone' = 'reserve') =>
      scene({
        figures: [
          man(1, 'a', 0, 0, { place: 'reserve', unit: 'u', rules: [...a] }),
          man(1, 'b', 0, 0, { place: bPlace, unit: 'u', rules: [...b] }),
          man(1, 'c', 50, 50),
          z,
        ],
      }).state;
    const able = (it: State) => [canFlank(it, 0), canTeleport(it, 0)];
    expect(able(unit(['srFlankAttack'], ['srFlankAttack']))).toEqual([true, false]);
    expect(able(unit(['srFlankAttack'], []))).toEqual([false, false]);
    expect(able(unit(['srFlankAttack'], [], 'gone'))).toEqual([true, false]);
    expect(able(unit(['srTeleport'], ['srTeleport']))).toEqual([false, true]);
    expect(able(unit([], []))).toEqual([false, false]);
    const lost = scene({ figures: [man(1, 'a', 0, 0, { place: 'gone' }), man(1, 'c', 50, 50), z] }).state;
    expect(able(lost)).toEqual([false, false]);
    const carried = (rules: readonly string[]) =>
      scene({
        figures: [
          man(1, 'a', 0, 0, { place: 'reserve', unit: 'u' }),
          man(1, 't', 0, 0, { place: 'reserve', unit: 'u', build: 'monster', pv: 5, capacity: 4, rules }),
          man(1, 'c', 50, 50),
          z,
        ],
      }).state;
    expect([able(carried(['srTeleport'])), able(carried([]))]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('BTS-ARM-34: filled are the places of those aboard that Transport, crew apart', () => {
    const carrier = (id: string, x: number) => man(1, id, x, 40, { build: 'monster', baseMm: 60, capacity: 6, pv: 5 });
    const aboard = (id: string, host: string, more: Partial<FigureBody> = {}) =>
      man(1, id, 0, 0, { place: 'aboard', host, ...more });
    const t = scene({
      figures: [
        carrier('m', 30),
        carrier('n', 60),
        aboard('p', 'm'),
        aboard('q', 'm', { rules: ['srMassive'] }),
        aboard('c', 'm', { keywords: ['crew'] }),
        aboard('o', 'n'),
        man(1, 'x', 90, 40),
        // In piece 0, which is not figure 0.
        inside(1, 'i'),
        z,
      ],
      terrain: [house({ box: [80, 80, 12, 12], openings: [{ at: [80, 86], kind: 'door' }] })],
    });
    expect([placesFilled(t.state, 0), placesFilled(t.state, 1), placesFilled(t.state, t.id('x'))]).toEqual([3, 1, 0]);
  });
});

describe('being put down', () => {
  it('R-62, BTS-TER-05: on the table, in nobody and nothing, more than 3 cm from enemies who stand there', () => {
    const { state } = scene({
      terrain: [
        { kind: 'impassable', box: [40, 40, 10, 10], height: 5 },
        { kind: 'platform', box: [70, 40, 10, 10], height: 5 },
        { kind: 'wooded', box: [90, 40, 10, 10], height: 5 },
      ],
      figures: [
        man(1, 'a', 0, 0, { place: 'reserve' }),
        man(2, 'z', 60, 90),
        man(2, 'y', 20, 90, { place: 'reserve' }),
        man(1, 'b', 80, 90),
      ],
    });
    const placed = (x: number, y: number) => placedAt(sheetOf(state, 0), { ...at(x, y), z: 0, facing: 0 });
    const why = (x: number, y: number) => {
      const ruling = judgeStand(state, placed(x, y));
      return ruling.ok ? undefined : ruling.because[0]?.say;
    };
    expect([why(45, 45), why(1, 60), why(60, 92), why(69.5, 45)]).toEqual([
      'bts.no.impassable',
      'bts.no.off-table',
      'bts.no.no-room',
      'bts.no.over-edge',
    ]);
    expect([why(95, 45), why(75, 45), why(20, 90), why(30, 45)]).toEqual([undefined, undefined, undefined, undefined]);
    state.burning = [2];
    expect(judgeStand({ ...state }, placed(95, 45)).ok).toBe(false);
    const apart = (x: number, y: number) => judgeApart(state, 0, placed(x, y)).ok;
    expect([apart(65.5, 90), apart(65.5 + um(1), 90), apart(20, 90), apart(80, 92)]).toEqual([false, true, true, true]);
  });

  it('BTS-MOV-09: who gets off stays out of control zones, their rim is outside, and off those who have none', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20), man(2, 'z', 60, 60), man(2, 'p', 90, 60, { prone: true }), man(1, 'b', 60, 90)],
    });
    const why = (x: number, y: number) => {
      const ruling = judgeOutOfReach(t.state, 0, placedAt(sheetOf(t.state, 0), { ...at(x, y), z: 0, facing: 0 }));
      return ruling.ok ? undefined : ruling.because[0]?.rule;
    };
    expect([why(65.5, 60), why(65.5 - um(1), 60)]).toEqual([undefined, 'BTS-MOV-09']);
    expect([why(93, 60), why(92.5, 60), why(60, 92.5)]).toEqual([undefined, 'BTS-MOV-05', undefined]);
  });

  it('R-67, R-109: a building lies in a zone with all its corners; the box around a disc', () => {
    const disc = { kind: 'disc', centre: at(60, 50), radius: cm(10) } as const;
    const outline = (x: number) => [at(x, 50), at(60, 55), at(60, 45)];
    expect([holdsOutline(disc, outline(50)), holdsOutline(disc, outline(50 - um(1)))]).toEqual([true, false]);
    expect(boundsOf(disc)).toEqual({ left: cm(50), right: cm(70), near: cm(40), far: cm(60) });
    const area = { kind: 'area', outline: [at(10, 20), at(40, 20), at(40, 35), at(10, 35)] } as const;
    expect(boundsOf(area)).toEqual({ left: cm(10), right: cm(40), near: cm(20), far: cm(35) });
    expect([holdsOutline(area, [at(10, 20), at(40, 35)]), holdsOutline(area, [at(10, 20), at(40.1, 35)])]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a unit as a whole', () => {
  const led = (count: number, more = {}) => ({
    leader: { profile: 'rank-3' },
    ...(count > 0 && { members: [{ profile: 'warrior', count }] }),
    ...more,
  });
  const tower = (x: number, y: number): TerrainPiece => ({
    id: `tower ${x}`,
    ...building({ fr: 'm', en: 'h' }, box(x, y, 10, 10), [door(x + 5, y + 10)]),
    storeys: 2,
  });
  const asked = (t: Scene): PlaceQuestion => (t.prompt as Prompt).shape as PlaceQuestion;
  const deploying = (units: readonly ReturnType<typeof led>[], terrain: readonly TerrainPiece[] = []): Scene =>
    battle({ armies: [units, [led(1)]], terrain }).do(roll('deployment', 5, 2), 'near', 'deploy:0');
  const spot = (figure: number, x: number, y: number) => ({ figure, ...at(x, y), facing: 1024 });
  const placement = (more: Partial<Placement>): Placement => ({
    do: 'place',
    spots: [],
    aboard: [],
    inside: [],
    ...more,
  });

  it('BTS-SCN-11: every figure of it once, in any order', () => {
    const t = deploying([led(10)]);
    const spots = Array.from({ length: 11 }, (_, i) => spot(i, 40 + 3 * (i % 4), 20 + 3 * Math.floor(i / 4)));
    const why = (list: typeof spots) => t.refusal({ do: 'place', spots: list });
    expect([why(spots), why([...spots].reverse())]).toEqual([[], []]);
    expect(why(spots.slice(1))).toEqual(['BTS-SCN-11']);
    expect(why([...spots, spots[0] as (typeof spots)[number]])).toEqual(['BTS-SCN-11']);
  });

  it('BTS-SCN-11: near its Champion, the Transport he is aboard, or the building he is in; else near the first of it', () => {
    const t = deploying([led(1, { transport: { profile: 'truck' } })], [tower(40, 20)]);
    const ask = asked(t);
    const anchor = (more: Partial<Placement>, it: Partial<PlaceQuestion> = {}) => {
      const found = anchorOf(t.state, { ...ask, ...it }, placement(more));
      return found?.kind === 'base' ? Object.values(found.placed.at).map(n => n / 10_000) : found;
    };
    const spots = [spot(0, 20, 20), spot(1, 24, 20), spot(2, 30, 20)];
    expect(anchor({ spots })).toEqual([20, 20]);
    expect(anchor({ spots: spots.slice(1), aboard: [0] })).toEqual([30, 20]);
    expect(anchor({ spots: spots.slice(1), inside: [{ figure: 0, piece: 0, storey: 0 }] })).toEqual({
      kind: 'building',
      piece: 0,
    });
    expect(anchor({ spots: spots.slice(1) }, { how: 'teleport', figures: [1, 2] })).toEqual([24, 20]);
    expect(anchor({ spots: spots.slice(1), aboard: [0] }, { how: 'teleport', figures: [0, 1, 2] })).toEqual([30, 20]);
    expect(anchor({ spots: [spot(0, 20, 20), spot(1, 24, 20)] }, { how: 'teleport', figures: [0, 1] })).toEqual([
      20, 20,
    ]);
  });

  it('BTS-RNF-05, BTS-SPR-14: whoever comes in over an edge need not be near the others, nor 3 cm from the prone; none goes indoors', () => {
    const t = deploying([led(1)], [tower(56, 4)]);
    const prone = { place: 'table', prone: true, spot: { ...at(66, 5), z: 0, facing: 0 } };
    t.state.figures[2] = { ...t.state.figures[2], ...prone } as State['figures'][number];
    const comes = (how: 'edge' | 'flank' | 'teleport', spots: readonly ReturnType<typeof spot>[], more = {}) => {
      const ask = { kind: 'bts.place', unit: 0, how, figures: [0, 1], entry: at(60, 0), centre: at(50, 1.25) } as const;
      const ruling = judgePlacement(t.state, ask, placement({ spots, ...more }));
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
    };
    for (const how of ['edge', 'flank'] as const) {
      expect(comes(how, [spot(0, 50, 1.25), spot(1, 70, 1.25)])).toEqual([]);
      expect(comes(how, [spot(0, 50, 1.25), spot(1, 66, 2)])).toEqual([]);
      expect(comes(how, [spot(0, 50, 1.25)], { inside: [{ figure: 1, piece: 0, storey: 0 }] })).toEqual(['BTS-SCN-15']);
    }
    expect(comes('teleport', [spot(0, 50, 1.25), spot(1, 72, 1.25)])).toEqual(['BTS-SPR-70']);
    expect(comes('teleport', [spot(0, 50, 1.25), spot(1, 64, 1.25)])).toEqual(['BTS-SCGC-02']);
  });

  it('BTS-SPR-70: whoever comes first stands where the deviation took it: the Transport, the Champion, or the first', () => {
    const appears = (t: Scene, figures: readonly number[], spots: readonly ReturnType<typeof spot>[]) => {
      const ruling = judgePlacement(
        t.state,
        { kind: 'bts.place', unit: 0, how: 'teleport', figures, centre: at(60, 60) },
        placement({ spots }),
      );
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
    };
    const afoot = deploying([led(1)]);
    expect(appears(afoot, [0, 1], [spot(0, 60, 60), spot(1, 64, 60)])).toEqual([]);
    expect(appears(afoot, [0, 1], [spot(0, 60, 60.1), spot(1, 64, 60)])).toEqual(['BTS-SPR-70']);
    expect(appears(afoot, [0, 1], [spot(0, 60.1, 60), spot(1, 64, 60)])).toEqual(['BTS-SPR-70']);
    const alone = deploying([{ leader: { profile: 'giant' } } as ReturnType<typeof led>, led(1)]);
    expect(appears(alone, [0], [spot(0, 60, 60)])).toEqual([]);
    expect(appears(alone, [0], [spot(0, 60, 60.1)])).toEqual(['BTS-SPR-70']);
    const riding = deploying([led(1, { transport: { profile: 'truck' } })]);
    expect(appears(riding, [0, 1, 2], [spot(0, 60, 70), spot(1, 64, 70), spot(2, 60, 60)])).toEqual([]);
    expect(appears(riding, [0, 1, 2], [spot(0, 60, 60), spot(1, 64, 60), spot(2, 60, 70)])).toEqual(['BTS-SPR-70']);
  });

  it('BTS-SCN-10: a unit that finds room anywhere in its zone may not wait, whatever lies in the middle of it', () => {
    const rocks = (x: number, wide: number): TerrainPiece => ({
      id: `rocks ${x}`,
      name: { fr: 'r', en: 'r' },
      kind: 'impassable',
      outline: box(x, 0, wide, 120),
      height: cm(5),
      flammable: false,
    });
    const wait = (terrain: readonly TerrainPiece[]) => deploying([led(1)], terrain).refusal({ do: 'wait' });
    expect(wait([])).toEqual(['BTS-SCN-10']);
    expect(wait([rocks(40, 40)])).toEqual(['BTS-SCN-10']);
    expect(wait([rocks(0, 120)])).toEqual([]);
  });

  it('BTS-SCN-15: a building of two storeys has two, and none that an enemy is in', () => {
    const t = deploying([led(1)], [tower(40, 20)]);
    const lodged = (storey: number, edit?: (state: State) => void): string[] => {
      edit?.(t.state);
      return t.refusal({ do: 'place', spots: [spot(1, 38, 18)], inside: [{ figure: 0, piece: 0, storey }] });
    };
    expect([lodged(0), lodged(1), lodged(2)]).toEqual([[], [], ['BTS-SCN-15']]);
    const enter = (figure: number, place: string, host: number) => (state: State) =>
      void (state.figures[figure] = { ...state.figures[figure], place, host, storey: 0 } as State['figures'][number]);
    expect(lodged(0, enter(2, 'inside', 1))).toEqual([]);
    expect(lodged(0, enter(2, 'aboard', 0))).toEqual([]);
    expect(lodged(0, enter(2, 'inside', 0))).toEqual(['BTS-SCN-15']);
    expect(lodged(0, enter(2, 'table', 0))).toEqual([]);
    expect(lodged(0, enter(1, 'inside', 0))).toEqual([]);
  });

  it('BTS-SCN-15: one figure of a placement is put elsewhere, the others stay where they are', () => {
    const t = deploying([led(2, { transport: { profile: 'truck' } })], [tower(40, 20)]);
    const ask = asked(t);
    const start = placement({
      spots: [spot(0, 30, 20), spot(3, 20, 20)],
      aboard: [1],
      inside: [{ figure: 2, piece: 0, storey: 1 }],
    });
    const [into, onto] = [{ kind: 'inside', piece: 0, storey: 0 }, { kind: 'aboard' }] as const;
    const short = ({ spots, aboard, inside }: Placement) => [
      spots.map(({ figure }) => figure),
      aboard,
      inside.map(({ figure, storey }) => [figure, storey]),
    ];
    expect(short(berthed(t.state, ask, start, 0, into))).toEqual([
      [3],
      [1],
      [
        [2, 1],
        [0, 0],
      ],
    ]);
    expect(short(berthed(t.state, ask, start, 1, into))).toEqual([
      [0, 3],
      [],
      [
        [2, 1],
        [1, 0],
      ],
    ]);
    expect(short(berthed(t.state, ask, start, 2, onto))).toEqual([[0, 3], [1, 2], []]);
    expect(short(berthed(t.state, ask, start, 2, into))).toEqual([[0, 3], [1], [[2, 0]]]);
    expect(short(berthed(t.state, ask, start, 2, { kind: 'table' }))).toEqual([[0, 2, 3], [1], []]);
    expect([0, 1, 2, 3].map(figure => berthIn(start, figure))).toEqual([
      { kind: 'table' },
      onto,
      { kind: 'inside', piece: 0, storey: 1 },
      { kind: 'table' },
    ]);
    expect(berthsOf(t.state, ask, 0).map(({ kind }) => kind)).toEqual(['table', 'aboard', 'inside', 'inside']);
    expect(berthsOf(t.state, ask, 3).map(({ kind }) => kind)).toEqual(['table']);
  });

  it('BTS-SCN-10: zones are shown before the first turn, once they are chosen, for whoever has units', () => {
    const t = deploying([led(1)]);
    expect([0, 1].map(seat => deploymentZones(t.state, seat).length)).toEqual([1, 1]);
    expect(deploymentZones(t.state, 0)).not.toEqual(deploymentZones(t.state, 1));
    expect(deploymentZones({ ...t.state, near: NOBODY }, 0)).toEqual([]);
    expect(deploymentZones({ ...t.state, turn: 1 }, 0)).toEqual([]);
    const none = {
      ...t.state,
      battle: { ...t.state.battle, units: t.state.battle.units.filter(({ seat }) => seat === 1) },
    };
    expect(deploymentZones(none, 0)).toEqual([]);
    // BTS-SCES-02: where a die decides, nothing is known beforehand.
    const { battle: plan } = t.state;
    const escalating = { ...plan, options: { ...plan.options, scenario: 'escalation' as const } };
    expect(deploymentZones({ ...t.state, battle: escalating }, 0)).toEqual([]);
  });
});
