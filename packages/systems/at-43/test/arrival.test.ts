import { describe, expect, it } from 'vitest';
import { briefingFor } from '../src/missions/briefings.js';
import { MISSION_IDS } from '../src/missions/mission.js';
import type { MissionPlace } from '../src/missions/mission.js';
import { accessZone, area, deploymentZone, disc, edge, neutralZone, place } from '../src/missions/parts.js';
import { officer, WALKER } from './army.js';
import { dice } from '@banneret/testkit';
import { column, row, scene, type At, type SceneBody, type UnitBody } from './scene.js';

/** South edge, a deployment zone for one unit, a drop point and a neutral zone in the west. */
const PLACES: readonly MissionPlace[] = [
  accessZone('south', edge(30, 0, 90, 0), 0),
  deploymentZone('lines', area(40, 0, 80, 20), 0, 1),
  place('drop', { fr: 'largage', en: 'drop' }, disc(60, 60), { uses: ['drop'] }),
  neutralZone('west', edge(0, 50, 0, 70)),
  accessZone('north', edge(30, 120, 90, 120), 1),
];
const [SOUTH, LINES, DROP, WEST] = [0, 1, 2, 3];

const RESERVE: UnitBody = { id: 'a', seat: 0, at: row(0, 0, 3), place: 'reserve', figures: { 0: officer() } };
const ENEMY: UnitBody = { id: 'b', seat: 1, at: [[20, 110]] };

function arrive(body: Partial<SceneBody> = {}, unit: Partial<UnitBody> = {}, held: readonly number[] = []) {
  const s = scene({
    units: [{ ...RESERVE, ...unit }, ENEMY],
    briefing: { places: PLACES },
    start: { opportunity: 0 },
    cards: [['a'], ['b']],
    ...body,
  });
  for (const one of held) s.state.mission.places[one]!.controller = 0;
  return s.do('activate');
}

const spots = (s: ReturnType<typeof arrive>, at: readonly At[]) => s.spots('a', at);

describe('AT-43, reserves and tactical positions', () => {
  it('AT43-RSV-01, AT43-RSV-05: assault and reserve units have a card, reinforcements none', () => {
    const s = scene({
      units: [
        RESERVE,
        { ...RESERVE, id: 'c', place: 'assault' },
        { ...RESERVE, id: 'd', place: 'reinforcement', pool: 'reinforcement' },
        ENEMY,
      ],
      briefing: { places: PLACES },
      start: 'tactical',
    });
    while (s.next === 'at43.ask.commander') s.do(s.options()[0]);
    expect(s.next).toBe('at43.ask.sequence');
    expect((s.prompt!.shape as unknown as { of: number[] }).of).toEqual([0, 1]);
  });

  it('AT43-RSV-02, AT43-RSV-03, AT43-CTL-09: a reinforcement does nothing until it is bought, then it is a reserve', () => {
    const s = scene({
      units: [
        { ...RESERVE, place: 'reinforcement', pool: 'reinforcement', cost: 120 },
        { id: 'c', seat: 0, at: [[20, 10]] },
        ENEMY,
      ],
      briefing: { places: PLACES },
      start: 'control',
      reinforcement: [120, 0],
    });
    expect(s.next).toBe('at43.ask.buy');
    s.do(0);
    expect(s.of('a').place).toBe('reserve');
    expect(s.state.sides[0]!.reinforcement).toBe(0);
  });

  it('AT43-RSV-06: it may stay in reserve, which costs nothing', () => {
    const s = arrive({}, { figures: {} });
    expect(s.next).toBe('at43.ask.arrival');
    s.do('stay');
    expect(s.of('a').place).toBe('reserve');
    expect(s.state.sides[0]!.points).toBe(10);
  });

  it('AT43-RSV-07, AT43-POS-01: it enters by any position that its player controls, and no other', () => {
    expect(arrive().options()).toEqual(['stay', SOUTH]);
    expect(arrive({}, {}, [DROP, WEST]).options()).toEqual(['stay', SOUTH, DROP, WEST]);
    expect(arrive().barred(DROP!)).toEqual(['AT43-POS-01']);
  });

  it('AT43-POS-02: every mission has a way in for each side', () => {
    for (const id of MISSION_IDS)
      for (const portion of [0, 1])
        expect(briefingFor(id, 2000).places.some(({ owner, uses }) => owner === portion && uses.length > 0)).toBe(true);
  });

  it('AT43-RSV-08, AT43-POS-03: over the edge it moves first, measured from the edge, then acts', () => {
    const s = arrive().do(SOUTH);
    expect(s.next).toBe('at43.ask.mode');
    s.do('combat');
    // Movement 12: centres up to 12 cm from the edge, and the base fully inside.
    expect(s.refusal(spots(s, row(60, 12, 3)))).toEqual([]);
    expect(s.refusal(spots(s, row(60, 12.0001, 3)))).toEqual(['AT43-POS-03']);
    expect(s.refusal(spots(s, row(60, 1.5, 3)))).toEqual([]);
    expect(s.refusal(spots(s, row(60, 1.4999, 3)))).toEqual(['AT43-MOV-11']);
    s.do(spots(s, row(60, 12, 3)));
    expect(s.of('a').place).toBe('table');
    expect(s.next).toBe('at43.ask.action');
    expect(s.barred('combat')).toEqual(['AT43-MOV-01']);
  });

  it('AT43-POS-03: in rapid mode it comes farther and does not shoot', () => {
    const s = arrive().do(SOUTH, 'rapid');
    expect(s.refusal(spots(s, row(60, 18, 3)))).toEqual([]);
    expect(s.refusal(spots(s, row(60, 18.0001, 3)))).toEqual(['AT43-POS-03']);
    s.do(spots(s, row(60, 18, 3)));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-MOV-15']);
  });

  it('AT43-MSG-06: the edge is its segment: beside it the way is longer', () => {
    const s = arrive().do(SOUTH, 'combat');
    // The zone ends at x 90; 5 cm beside it only 10.9 cm north are within 12.
    expect(s.refusal(spots(s, column(95, 3.5, 3, 3.5)))).toEqual([]);
    expect(s.refusal(spots(s, column(95, 4, 3, 3.5)))).toEqual(['AT43-POS-03']);
  });

  it('AT43-ALRT-01: who comes in over an edge can be met by alert fire', () => {
    const s = arrive({ units: [RESERVE, { ...ENEMY, at: [[60, 40]], attitudes: { alert: 'all' } }] });
    s.do(SOUTH, 'combat', spots(s, row(60, 12, 3)));
    expect([s.next, s.seat]).toEqual(['at43.ask.alert', 1]);
  });

  it('AT43-POS-04: a fixed zone is its owner’s whatever stands there', () => {
    const s = arrive({ units: [RESERVE, { ...ENEMY, at: row(50, 5, 6) }] });
    expect(s.options()).toContain(SOUTH);
    expect(s.barred(4)).toEqual(['AT43-POS-04']);
  });

  it('AT43-POS-05: a neutral zone must be controlled', () => {
    expect(arrive().barred(WEST!)).toEqual(['AT43-POS-01']);
    const s = arrive({}, {}, [WEST!]).do(WEST, 'combat');
    expect(s.refusal(spots(s, column(12, 55, 3)))).toEqual([]);
    expect(s.refusal(spots(s, column(12.001, 55, 3)))).toEqual(['AT43-POS-03']);
  });

  it('AT43-POS-06: a deployment zone is for the first turn only; whoever is placed there acts', () => {
    expect(arrive({ turn: 2 }).barred(LINES!)).toEqual(['AT43-POS-06']);
    const s = arrive({ turn: 1 }, { place: 'assault' }).do(LINES);
    s.do(spots(s, row(50, 10, 3)));
    expect(s.next).toBe('at43.ask.action');
    expect(s.barred('combat')).toEqual([]);
  });

  it('AT43-POS-07: the whole unit on the zone, and no more units than it admits', () => {
    const s = arrive({ turn: 1 }, { place: 'assault' }).do(LINES);
    expect(s.refusal(spots(s, row(41.5, 18.5, 3)))).toEqual([]);
    expect(s.refusal(spots(s, row(41.4999, 18.5, 3)))).toEqual(['AT43-POS-07']);
    expect(s.refusal(spots(s, row(41.5, 18.5001, 3)))).toEqual(['AT43-POS-07']);
    const full = scene({
      units: [{ ...RESERVE, place: 'assault' }, ENEMY],
      briefing: { places: PLACES },
      start: { opportunity: 0 },
      cards: [['a'], []],
      turn: 1,
    });
    full.state.mission.places[LINES!]!.entered = 1;
    expect(full.do('activate').barred(LINES!)).toEqual(['AT43-POS-07']);
  });

  it('AT43-POS-08: a drop point opens with the second turn', () => {
    expect(arrive({ turn: 1 }, {}, [DROP!]).barred(DROP!)).toEqual(['AT43-POS-08']);
    expect(arrive({ turn: 2 }, {}, [DROP!]).barred(DROP!)).toEqual([]);
  });

  it('AT43-RSV-09, AT43-POS-09: everybody within 10 cm of the drop point', () => {
    const s = arrive({}, {}, [DROP!]).do(DROP);
    // The rim is 2.5 cm from (60, 60): centres up to 14 cm away.
    expect(
      s.refusal(
        spots(s, [
          [74, 60],
          [70, 60],
          [66, 60],
        ]),
      ),
    ).toEqual([]);
    expect(
      s.refusal(
        spots(s, [
          [74.0001, 60],
          [70, 60],
          [66, 60],
        ]),
      ),
    ).toEqual(['AT43-POS-09']);
  });

  it('AT43-POS-10, edge case 41: where there is no room it looks for an access zone in the same activation, and then acts', () => {
    const walls = [{ box: [40, 40, 40, 40] as const, size: 3 }];
    const s = arrive({ terrain: walls }, {}, [DROP!]).do(DROP);
    expect(s.options()).toEqual([[]]);
    s.do([]);
    expect(s.next).toBe('at43.ask.elsewhere');
    s.do(SOUTH, 'combat', spots(s, row(60, 10, 3)));
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-POS-10, R-96: who likes no spot at the place he chose looks at the others, but comes back to none', () => {
    const s = arrive({}, {}, [DROP!]).do(DROP);
    expect(s.options().length).toBeGreaterThan(1);
    s.do([]);
    expect(s.next).toBe('at43.ask.elsewhere');
    expect(s.options()).not.toContain(DROP);
    s.do(SOUTH, 'rapid', []);
    expect(s.of('a').place).toBe('reserve');
  });

  it('AT43-POS-11: dropped it neither acts nor takes an attitude, but its activation is paid for', () => {
    const s = arrive({}, { figures: {} }, [DROP!]).do(DROP, 'pay');
    s.do(spots(s, row(60, 66, 3)));
    expect(s.told).toContain('activation.ended');
    expect(s.told).not.toContain('attitude.taken');
    expect(s.state.sides[0]!.points).toBe(9);
  });

  it('AT43-ACT-04, AT43-POS-06: an assault unit nobody pays for becomes a reserve', () => {
    const s = arrive({ turn: 1 }, { place: 'assault', figures: {} }).do(LINES, 'decline');
    expect(s.of('a').place).toBe('reserve');
  });

  it('AT43-CRSH-02: a machine that comes in rapidly crushes like any other', () => {
    const walker: Partial<UnitBody> = { at: [[0, 0]], kind: { ...WALKER, command: {} }, figures: {} };
    const s = arrive({
      units: [
        { ...RESERVE, ...walker },
        { ...ENEMY, at: [[60, 10]] },
      ],
    }).do(SOUTH, 'rapid');
    s.do(s.spots('a', [[60, 20]]), dice([1], 'at43.roll.crush'));
    expect(s.told).toContain('crush.rolled');
  });
});
