import { describe, expect, it } from 'vitest';
import { accessZone, area, deploymentZone, disc, edge, neutralZone, place } from '../src/missions/parts.js';
import { bearer, officer } from './army.js';
import { row, scene, type SceneBody, type UnitBody } from './scene.js';

/** Second clauses of coming onto the table. */

const drop = (id: string, x: number, y: number) =>
  place(id, { fr: 'largage', en: 'drop' }, disc(x, y), { uses: ['drop'] });
const PLACES = [
  accessZone('south', edge(30, 0, 90, 0), 0),
  drop('D1', 60, 60),
  drop('D2', 60, 95),
  neutralZone('west', edge(0, 50, 0, 70)),
  deploymentZone('lines', area(40, 0, 80, 20), 0, 1),
];
const [SOUTH, D1, D2, WEST] = [0, 1, 2, 3];

/** A unit with two groups waits in reserve; its side holds both drop points. */
function coming(more: Partial<SceneBody> = {}, unit: Partial<UnitBody> = {}) {
  const s = scene({
    units: [
      {
        id: 'a',
        seat: 0,
        at: row(0, 0, 3),
        place: 'reserve',
        figures: { 0: officer(), 2: bearer('cannon') },
        ...unit,
      },
      { id: 'x', seat: 1, at: [[20, 110]] },
    ],
    briefing: { places: PLACES },
    start: 'activations',
    cards: [['a'], ['x']],
    turn: 2,
    ...more,
  });
  for (const held of [D1!, D2!]) s.state.mission.places[held]!.controller = 0;
  return s;
}
const arrive = (more: Partial<SceneBody> = {}, unit: Partial<UnitBody> = {}) => coming(more, unit).do('activate');

/** No room within 10 cm of the first drop point. */
const WALLED: Partial<SceneBody> = { terrain: [{ box: [40, 40, 40, 40], size: 3 }] };

describe('AT-43, clause by clause: arrival', () => {
  it('AT43-ATT-09, AT43-POS-03: over an edge Staggered Fire is announced before the move, and asked once', () => {
    const s = arrive().do(SOUTH);
    expect(s.next).toBe('at43.ask.stagger');
    s.do('staggered', 'combat', s.spots('a', row(60, 10, 3)));
    expect(s.of('a').attitudes.staggered).toBe(true);
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-ATT-09, AT43-POS-11: who is dropped has nothing to stagger', () => {
    const s = arrive().do(D1);
    s.do(s.spots('a', row(60, 66, 3)));
    expect(s.told).toContain('activation.ended');
    expect(s.of('a').place).toBe('table');
  });

  it('AT43-ATT-09, AT43-POS-10: who found no room at his drop point announces it at the edge, before he acts', () => {
    const s = arrive(WALLED).do(D1, [], SOUTH, 'combat');
    s.do(s.spots('a', row(60, 10, 3)));
    expect(s.next).toBe('at43.ask.stagger');
    s.do('staggered');
    expect([s.next, s.of('a').attitudes.staggered]).toEqual(['at43.ask.action', true]);
  });

  it('AT43-POS-10, R-96: where there is no room only access zones are left; where there is, every way in', () => {
    const full = arrive(WALLED).do(D1, []);
    expect(full.options()).toEqual(['stay', SOUTH]);
    const choosy = arrive().do(D1, []);
    expect(choosy.options()).toEqual(['stay', SOUTH, D2]);
  });

  it('AT43-POS-10, R-96: of three ways in the first is not offered again after the second', () => {
    const s = coming();
    s.state.mission.places[WEST!]!.controller = 0;
    s.do('activate', D1, [], D2, []);
    expect(s.options()).toEqual(['stay', SOUTH, WEST]);
  });

  it('AT43-ACT-02, AT43-ACT-04: with an officer it comes in without a command point, without one it stays out unasked', () => {
    expect(coming({ points: [0, 10] }).next).toBe('at43.ask.arrival');
    const poor = coming({ points: [0, 10] }, { figures: {} });
    expect(poor.told).toContain('activation.ended');
    expect([poor.of('a').place, poor.seat]).toEqual(['reserve', 1]);
  });
});
