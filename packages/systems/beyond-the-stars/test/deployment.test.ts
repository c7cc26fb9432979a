import { cm } from '@banneret/geometry';
import { HIDDEN, promptOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { box, building, door } from '../src/content/tables/sketch.js';
import type { UnitEntry } from '../src/content/types.js';
import { berthed, berthIn, berthsOf, type Berth } from '../src/deploy/berths.js';
import { deploymentZones, groundFor } from '../src/deploy/ground.js';
import type { Placement, PlaceQuestion } from '../src/deploy/placement.js';
import { placementAt } from '../src/deploy/suggest.js';
import { SCENARIOS } from '../src/names.js';
import { scenarioNamed, scenarioOf } from '../src/scenarios/index.js';
import { unitOf, type TerrainPiece } from '../src/state.js';
import { view } from '../src/view.js';
import { battle, placing, stand, stateOf, type BattlePlan } from './battle.js';
import { roll, Scene } from './scene.js';

const led = (rank: number, warriors: number, more: Partial<UnitEntry> = {}): UnitEntry => ({
  leader: { profile: `rank-${rank}` },
  ...(warriors > 0 && { members: [{ profile: 'warrior', count: warriors }] }),
  ...more,
});
const LONE: readonly UnitEntry[] = [led(3, 0)];

/** Player 1 is Player A and takes the near edge. */
function deploying(plan: BattlePlan): Scene {
  const t = battle(plan).do(roll('deployment', 5, 2));
  return t.next === 'bts.ask.edge' ? t.do('near') : t;
}

describe('who deploys first, and where', () => {
  it('BTS-SCN-10: the higher roll is Player A and chooses his edge; ties are rolled again', () => {
    const t = battle({ armies: [LONE, LONE] }).do(roll('deployment', 4, 4), roll('deployment', 2, 3));
    expect([t.next, t.seat]).toEqual(['bts.ask.edge', 1]);
    t.do('near');
    expect(t.state.near).toBe(1);
    expect([t.next, t.seat]).toEqual(['bts.ask.deploy', 1]);
  });

  it('BTS-TER-02, BTS-TER-03: if one player placed all scenery the other chooses the edges; the winner still deploys first', () => {
    const state = stateOf({ armies: [LONE, LONE] });
    const options = { ...state.battle.options, terrainBy: 0 };
    const t = new Scene({ ...state, battle: { ...state.battle, options } }, [
      { proc: 'main', step: 'begin', vars: {} },
    ]);
    t.do(roll('deployment', 6, 2));
    expect([t.next, t.seat]).toEqual(['bts.ask.edge', 1]);
    t.do('near');
    expect([t.state.near, t.next, t.seat]).toEqual([1, 'bts.ask.deploy', 0]);
    // Placed in turn, it is for the winner of the roll-off to choose.
    const both = battle({ armies: [LONE, LONE] }).do(roll('deployment', 6, 2));
    expect([both.next, both.seat]).toEqual(['bts.ask.edge', 0]);
  });

  it('BTS-SCN-10, BTS-SCN-16: unit by unit in turn; who has none left leaves the rest to the other', () => {
    const t = deploying({ armies: [[led(3, 0), led(4, 0), led(5, 0)], LONE] });
    t.do('deploy:0', placing(stand(0, 30, 10)));
    expect([t.next, t.seat]).toEqual(['bts.ask.deploy', 1]);
    t.do('deploy:3', placing(stand(3, 30, 110)));
    t.do('deploy:2', placing(stand(2, 40, 10)));
    expect([t.next, t.seat]).toEqual(['bts.ask.deploy', 0]);
    t.do('deploy:1', placing(stand(1, 50, 10)));
    expect(t.next).toBe('bts.roll.initiative');
  });

  it('BTS-SCGC-02, R-62: 60 cm from one’s own edge, whole base, and not within 3 cm of an enemy', () => {
    const t = deploying({ armies: [LONE, LONE] }).do('deploy:0');
    expect(t.refusal(placing(stand(0, 60, 58.75)))).toEqual([]);
    expect(t.refusal(placing(stand(0, 60, 58.76)))).toEqual(['BTS-SCGC-02']);
    expect(t.refusal(placing(stand(0, 60, 1.24)))).not.toEqual([]);
    t.do(placing(stand(0, 60, 58.75)), 'deploy:1');
    expect(t.refusal(placing(stand(1, 60, 61.25)))).toEqual(['BTS-SCGC-02']);
    expect(t.refusal(placing(stand(1, 60, 64.25)))).toEqual(['BTS-SCGC-02']);
    expect(t.refusal(placing(stand(1, 60, 64.26)))).toEqual([]);
  });

  it.each([
    ['BTS-SCRD-02', 'search-and-destroy'],
    ['BTS-SCCO-03', 'conquest'],
    ['BTS-SCVI-02', 'vip'],
  ] as const)('%s: in %s within 30 cm of one’s own edge', (rule, scenario) => {
    const state = stateOf({ scenario, armies: [LONE, LONE] });
    state.near = 0;
    const { zones, zoneRule } = scenarioOf(state);
    expect(zoneRule).toBe(rule);
    expect(zones(state, 0, 0)).toEqual([{ kind: 'area', outline: box(0, 0, 120, 30) }]);
    expect(zones(state, 1, 1)).toEqual([{ kind: 'area', outline: box(0, 90, 120, 30) }]);
  });

  it('BTS-SCES-02, R-63: a die before each unit says in which half of the strip, seen from the owner', () => {
    const t = deploying({ scenario: 'escalation', armies: [[led(3, 0), led(4, 0)], LONE] }).do(
      { ownChampion: -2, enemyTarget: 2, objective: -2 },
      {
        ownChampion: -2,
        enemyTarget: 1,
        objective: -2,
      },
    );
    t.do('deploy:0', roll('half', 3));
    expect(t.refusal(placing(stand(0, 61, 10)))).toEqual(['BTS-SCES-02']);
    t.do(placing(stand(0, 30, 10)));
    // The far player's right half is the one with the low x.
    t.do('deploy:2', roll('half', 4));
    expect(t.refusal(placing(stand(2, 90, 110)))).toEqual(['BTS-SCES-02']);
    t.do(placing(stand(2, 30, 110)));
    t.do('deploy:1', roll('half', 4));
    expect(t.refusal(placing(stand(1, 30, 20)))).toEqual(['BTS-SCES-02']);
    expect(t.refusal(placing(stand(1, 90, 20)))).toEqual([]);
  });

  it('BTS-SCEM-03: the lower roll is ambushed, deploys first around the centre; the others along any edge', () => {
    const t = battle({ scenario: 'ambush', armies: [LONE, LONE] }).do(roll('deployment', 5, 2));
    expect([t.next, t.seat]).toEqual(['bts.ask.deploy', 1]);
    t.do('deploy:1');
    expect(t.refusal(placing(stand(1, 60, 88.75)))).toEqual([]);
    expect(t.refusal(placing(stand(1, 60, 88.76)))).toEqual(['BTS-SCEM-03']);
    t.do(placing(stand(1, 60, 60)), 'deploy:0');
    for (const [x, y] of [
      [60, 10],
      [60, 110],
      [10, 60],
      [110, 60],
    ] as const)
      expect(t.refusal(placing(stand(0, x, y)))).toEqual([]);
    expect(t.refusal(placing(stand(0, 60, 13.76)))).toEqual(['BTS-SCEM-03']);
  });
});

describe('the first turn', () => {
  it.each([
    ['BTS-SCGC-04', 'great-clash'],
    ['BTS-SCRD-04', 'search-and-destroy'],
    ['BTS-SCCO-05', 'conquest'],
    ['BTS-SCEM-06', 'ambush'],
    ['BTS-SCES-04', 'escalation'],
    ['BTS-SCVI-04', 'vip'],
  ] as const)('%s, BTS-INI-03: in %s the first tie for the initiative is rolled again', (_rule, scenario) => {
    const state = stateOf({ scenario, armies: [LONE, LONE] });
    const t = new Scene(state, [{ proc: 'initiative', step: 'begin', vars: {} }]).do(
      roll('initiative', 3, 3),
      roll('initiative', 2, 5),
    );
    expect(t.state.initiative).toBe(1);
  });

  it('BTS-SCN-01: the scenarios in the order of the die', () => {
    expect(SCENARIOS).toEqual(['great-clash', 'search-and-destroy', 'conquest', 'ambush', 'escalation', 'vip']);
    for (const id of SCENARIOS) expect(scenarioNamed(id).id).toBe(id);
  });
});

describe('units', () => {
  it('BTS-SCN-11: every figure within 15 cm of its Champion', () => {
    const t = deploying({ armies: [[led(3, 1)], LONE] }).do('deploy:0');
    expect(t.refusal(placing(stand(0, 30, 10), stand(1, 30 + 17.5, 10)))).toEqual([]);
    expect(t.refusal(placing(stand(0, 30, 10), stand(1, 30 + 17.51, 10)))).toEqual(['BTS-SCN-11']);
    expect(t.refusal(placing(stand(0, 30, 10)))).toEqual(['BTS-SCN-11']);
    expect(t.refusal(placing(stand(0, 30, 10), stand(1, 31, 10)))).toEqual(['BTS-MOV-05']);
  });

  it('BTS-ARM-08, BTS-ARM-34: Infantry may begin in its Transport, as far as there are places', () => {
    const riding: UnitEntry = led(3, 6, { transport: { profile: 'truck' } });
    const t = deploying({ armies: [[riding], LONE] }).do('deploy:0');
    const aboard = (...figures: number[]): object => ({
      do: 'place',
      aboard: figures,
      spots: [0, 1, 2, 3, 4, 5, 6, 7]
        .filter(one => !figures.includes(one))
        .map(one => (one === 7 ? stand(7, 30, 20) : stand(one, 20 + 3 * one, 10))),
    });
    expect(t.refusal(aboard(0, 1, 2, 3, 4, 5))).toEqual([]);
    expect(t.refusal(aboard(0, 1, 2, 3, 4, 5, 6))).toEqual(['BTS-ARM-34']);
    t.do(aboard(0, 1, 2, 3, 4, 5));
    expect(t.state.figures[0]).toMatchObject({ place: 'aboard', host: 7 });
    const mounted: UnitEntry = { leader: { profile: 'rank-3', mount: 'horse' }, transport: { profile: 'truck' } };
    const rider = deploying({ armies: [[mounted], LONE] }).do('deploy:0');
    expect(rider.refusal({ do: 'place', aboard: [0], spots: [stand(1, 30, 20)] })).toEqual(['BTS-ARM-08']);
  });

  it('BTS-SCN-15, R-109: Monsters stand anywhere in the zone, Servants within 15 cm of their weapon', () => {
    const t = deploying({
      armies: [[led(3, 0), { leader: { profile: 'giant' } }, { leader: { profile: 'engine' } }], LONE],
    });
    t.do('deploy:1', placing(stand(1, 100, 50)));
    t.do('deploy:3', placing(stand(5, 10, 110)));
    t.do('deploy:2');
    expect(t.refusal(placing(stand(2, 30, 20), stand(3, 30, 26), stand(4, 30 + 3 + 15 + 1.25, 20)))).toEqual([]);
    expect(t.refusal(placing(stand(2, 30, 20), stand(3, 30, 26), stand(4, 30 + 3 + 15 + 1.26, 20)))).toEqual([
      'BTS-SCN-15',
    ]);
  });

  it('BTS-SCN-15: Infantry may begin in a building of the zone', () => {
    const house = (x: number, y: number) => ({
      id: 'house',
      ...building({ fr: 'm', en: 'h' }, box(x, y, 10, 10), [door(x + 5, y + 10)]),
    });
    const inside = { do: 'place', spots: [], inside: [{ figure: 0, piece: 0, storey: 0 }] };
    const at = (x: number, y: number): Scene =>
      deploying({ armies: [LONE, LONE], terrain: [house(x, y)] }).do('deploy:0');
    expect(at(40, 40).refusal(inside)).toEqual([]);
    expect(at(40, 55).refusal(inside)).toEqual(['BTS-SCN-15']);
    expect(at(40, 40).refusal(placing(stand(0, 45, 45)))).toEqual(['BTS-TER-05']);
    const t = at(40, 40).do(inside);
    expect(t.state.figures[0]).toMatchObject({ place: 'inside', host: 0, storey: 0 });
  });
});

describe('reserves', () => {
  const three = [led(3, 0), led(4, 0), led(4, 0)];

  it('BTS-RNF-01: up to half of the units, rounded up', () => {
    const t = deploying({ armies: [three, three] }).do('reserve:0', 'reserve:3', 'reserve:1');
    expect(unitOf(t.state, 1).place).toBe('reserve');
    t.do('reserve:4');
    expect(t.refusal('reserve:2')).toEqual(['BTS-RNF-01']);
    expect(t.refusal('deploy:2')).toEqual([]);
    expect(t.state.figures[0]?.place).toBe('reserve');
  });

  it.each([
    ['BTS-SCGC-03', 'great-clash', []],
    ['BTS-SCRD-03', 'search-and-destroy', ['BTS-SCRD-03']],
    ['BTS-SCCO-04', 'conquest', []],
    ['BTS-SCES-03', 'escalation', []],
    ['BTS-SCVI-03', 'vip', []],
    ['BTS-SCEM-05', 'ambush', []],
  ] as const)('%s: reserves in %s', (_rule, scenario, refused) => {
    const state = stateOf({ scenario, armies: [three, three] });
    // In an ambush player 2 is the one in the middle.
    state.near = 1;
    const ruling = scenarioOf(state).reserve(state, 0, 1);
    expect(ruling.ok ? [] : ruling.because.map(({ rule }) => rule)).toEqual(refused);
  });

  it('BTS-SCEM-04: the ambushed keeps back only those who teleport, and never the General', () => {
    const state = stateOf({ scenario: 'ambush', armies: [three, three] });
    state.near = 0;
    const reserve = (unit: number): string[] => {
      const ruling = scenarioOf(state).reserve(state, 0, unit);
      return ruling.ok ? [] : ruling.because.map(({ say }) => say);
    };
    expect(reserve(0)).toEqual(['bts.no.reserve-general']);
    expect(reserve(1)).toEqual(['bts.no.reserve-teleport']);
    const sheets = state.battle.sheets.map(sheet => ({ ...sheet, rules: [...sheet.rules, { id: 'srTeleport' }] }));
    const teleporting = { ...state, battle: { ...state.battle, sheets } };
    expect(scenarioOf(teleporting).reserve(teleporting, 0, 1).ok).toBe(true);
    expect(scenarioOf(teleporting).reserve(teleporting, 0, 0).ok).toBe(false);
  });
});

describe('objectives and secrets', () => {
  it('BTS-SCRD-01, BTS-SCN-03: three markers in each camp', () => {
    const t = deploying({ scenario: 'search-and-destroy', armies: [LONE, LONE] });
    const places = t.state.markers.map(({ x, y, camp }) => [x / cm(1), y / cm(1), camp]);
    expect(places).toEqual([
      [60, 15, 0],
      [30, 30, 0],
      [90, 30, 0],
      [60, 105, 1],
      [90, 90, 1],
      [30, 90, 1],
    ]);
  });

  it('BTS-SCEM-02: five markers, the centre and one at each edge', () => {
    const t = battle({ scenario: 'ambush', armies: [LONE, LONE] }).do(roll('deployment', 5, 2));
    expect(t.state.markers.map(({ x, y }) => [x / cm(1), y / cm(1)])).toEqual([
      [60, 60],
      [60, 15],
      [60, 105],
      [15, 60],
      [105, 60],
    ]);
  });

  it('BTS-SCCO-02, R-68: the first marker at the centre, the others in turn, apart from all others and from the edges', () => {
    const t = deploying({ scenario: 'conquest', armies: [LONE, LONE] }).do(
      roll('markers', 3, 3),
      roll('markers', 2, 4),
    );
    expect(t.state.markers).toEqual([{ x: cm(60), y: cm(60), camp: -1 }]);
    expect([t.next, t.seat]).toEqual(['bts.ask.marker', 1]);
    const at = (x: number, y: number): object => ({ x: x * 10_000, y: y * 10_000 });
    expect(t.refusal(at(60, 90))).toEqual(['BTS-SCCO-02']);
    expect(t.refusal(at(60, 90.01))).toEqual([]);
    expect(t.refusal(at(15, 60))).toEqual(['BTS-SCCO-02']);
    expect(t.refusal(at(15.01, 60))).toEqual([]);
    t.do(at(60, 95));
    expect(t.seat).toBe(0);
    t.do(at(20, 60), at(100, 60), at(60, 20));
    expect(t.state.markers).toHaveLength(5);
    expect(t.next).toBe('bts.ask.deploy');
  });

  it('BTS-SCN-14, BTS-SCRD-07: designations are sealed, and the other side cannot see them', () => {
    const t = deploying({
      scenario: 'search-and-destroy',
      armies: [
        [led(3, 0), led(4, 0)],
        [led(3, 0), led(4, 0)],
      ],
    });
    const secret = { ownChampion: 1, enemyTarget: 3, objective: 4 };
    expect(t.refusal({ ...secret, ownChampion: 0 })).toEqual(['BTS-SCN-14']);
    expect(t.refusal({ ...secret, enemyTarget: 2 })).toEqual(['BTS-SCN-14']);
    expect(t.refusal({ ...secret, objective: 0 })).toEqual(['BTS-SCN-14']);
    t.do(secret, { ownChampion: 3, enemyTarget: 1, objective: 0 });
    expect(t.state.secrets[0]).toEqual(secret);
    expect(view(t.state, 1).secrets).toEqual([
      { ownChampion: HIDDEN, enemyTarget: HIDDEN, objective: HIDDEN },
      { ownChampion: 3, enemyTarget: 1, objective: 0 },
    ]);
    expect(t.next).toBe('bts.ask.deploy');
  });
});

describe('what a table shows while a unit is put down', () => {
  const asked = (t: Scene): PlaceQuestion => promptOf(t.match, t.seat)?.shape as PlaceQuestion;

  it('the ground is the zone of the scenario; in an ambush a disc or the edges all around', () => {
    const strip = deploying({ armies: [LONE, LONE] }).do('deploy:0');
    expect(groundFor(strip.state, asked(strip))).toEqual(scenarioOf(strip.state).zones(strip.state, 0, 0));
    const t = battle({ armies: [LONE, LONE], scenario: 'ambush' }).do(roll('deployment', 2, 5));
    expect([0, 1].map(seat => deploymentZones(t.state, seat).length)).toEqual([1, 4]);
    expect(deploymentZones({ ...t.state, turn: 1 }, 0)).toEqual([]);
  });

  it('Infantry is offered its Transport, and goes back beside the others', () => {
    const t = deploying({ armies: [[led(3, 1, { transport: { profile: 'truck' } })], LONE] }).do('deploy:0');
    const ask = asked(t);
    const kinds = (figure: number): string[] => berthsOf(t.state, ask, figure).map(({ kind }) => kind);
    expect([kinds(0), kinds(1), kinds(2)]).toEqual([['table', 'aboard'], ['table', 'aboard'], ['table']]);
    const afoot = placementAt(t.state, ask, { x: cm(30), y: cm(20) }, false) as Placement;
    const riding = berthed(t.state, ask, afoot, 1, { kind: 'aboard' });
    expect([berthIn(riding, 1), berthIn(riding, 0), t.refusal(riding)]).toEqual([
      { kind: 'aboard' },
      { kind: 'table' },
      [],
    ]);
    const back = berthed(t.state, ask, riding, 1, { kind: 'table' });
    expect([back.spots.map(({ figure }) => figure), back.aboard, t.refusal(back)]).toEqual([[0, 1, 2], [], []]);
  });

  it('a building of the zone is offered storey by storey, one outside it is not', () => {
    const house = (y: number): TerrainPiece => ({
      id: 'house',
      ...building({ fr: 'm', en: 'h' }, box(40, y, 10, 10), [door(45, y + 10)]),
      storeys: 2,
    });
    const berths = (y: number): readonly Berth[] => {
      const t = deploying({ armies: [LONE, LONE], terrain: [house(y)] }).do('deploy:0');
      return berthsOf(t.state, asked(t), 0);
    };
    expect(berths(40)).toEqual([
      { kind: 'table' },
      { kind: 'inside', piece: 0, storey: 0 },
      { kind: 'inside', piece: 0, storey: 1 },
    ]);
    expect(berths(55)).toEqual([{ kind: 'table' }]);
    const t = deploying({ armies: [LONE, LONE], terrain: [house(40)] }).do('deploy:0');
    const indoors = berthed(t.state, asked(t), { do: 'place', spots: [], aboard: [], inside: [] }, 0, {
      kind: 'inside',
      piece: 0,
      storey: 1,
    });
    expect([t.refusal(indoors), berthIn(indoors, 0)]).toEqual([[], { kind: 'inside', piece: 0, storey: 1 }]);
  });
});
