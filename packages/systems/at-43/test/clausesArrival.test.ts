import { describe, expect, it } from 'vitest';
import { accessZone, area, deploymentZone, disc, edge, neutralZone, place } from '../src/missions/parts.js';
import { bearer, officer } from './army.js';
import { column, row, scene, type SceneBody, type UnitBody } from './scene.js';

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

const unitsOfComing = (unit: Partial<UnitBody> = {}): UnitBody[] => [
  {
    id: 'a',
    seat: 0,
    at: row(0, 0, 3),
    place: 'reserve',
    figures: { 0: officer(), 2: bearer('cannon') },
    ...unit,
  },
  { id: 'x', seat: 1, at: [[20, 110]] },
];

/** A unit with two groups waits in reserve; its side holds both drop points. */
function coming(more: Partial<SceneBody> = {}, unit: Partial<UnitBody> = {}) {
  const s = scene({
    units: unitsOfComing(unit),
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

  it('AT43-MOV-19: everybody comes in, each in his own name', () => {
    for (const way of [SOUTH!, D1!]) {
      const s = arrive().do(way);
      if (way === SOUTH) s.do('plain', 'combat');
      const spots = s.spots('a', row(60, way === SOUTH ? 10 : 66, 3));
      expect(s.refusal(spots)).toEqual([]);
      expect(s.refusal(spots.slice(1))).toEqual(['AT43-MOV-19']);
      expect(s.refusal([...spots, spots[0]!])).toEqual(['AT43-MOV-19']);
      expect(s.refusal([spots[1]!, spots[0]!, spots[2]!])).toEqual(['AT43-MOV-19']);
    }
  });

  it('AT43-MOV-11, AT43-POS-09: who is put down needs free ground; who walks in may climb', () => {
    const roof: Partial<SceneBody> = {
      terrain: [
        { box: [55, 5, 20, 8], size: 1, standable: true },
        { box: [55, 62, 20, 8], size: 1, standable: true },
      ],
    };
    const put = arrive(roof).do(D1);
    expect(put.refusal(put.spots('a', row(60, 66, 3)))).toEqual(['AT43-MOV-11']);
    const walks = arrive(roof).do(SOUTH, 'plain', 'combat');
    expect(walks.refusal(walks.spots('a', row(60, 8, 3)))).not.toEqual(['AT43-MOV-11']);
    const crowd: UnitBody = { id: 'm', seat: 0, at: [[60, 66]] };
    const crowded = coming({ units: [...unitsOfComing(), crowd] }).do('activate', D1);
    expect(crowded.refusal(crowded.spots('a', row(60, 66, 3)))).toEqual(['AT43-MOV-11']);
    expect(crowded.refusal(crowded.spots('a', row(60, 56, 3)))).toEqual([]);
  });

  it('AT43-POS-03, R-76: the way in goes around what stands before the edge, on either side, from any edge', () => {
    const shut = (x: number, width: number) =>
      arrive({ terrain: [{ box: [x, 3, width, 2], size: 3 }] }).do(SOUTH, 'plain', 'combat');
    // A wall before the straight way: past its western end, past its eastern end, and not at all.
    const west = shut(58, 40);
    expect(west.refusal(west.spots('a', row(58, 7, 3)))).toEqual(['AT43-POS-03']);
    const westwards = shut(58, 6);
    expect(westwards.refusal(westwards.spots('a', row(57, 7, 3, 3.2)))).toEqual([]);
    const eastwards = shut(54, 6);
    expect(eastwards.refusal(eastwards.spots('a', row(57, 7, 3, 3.2)))).toEqual([]);
    const side = coming({ terrain: [{ box: [3, 57, 2, 6], size: 3 }] });
    side.state.mission.places[WEST!]!.controller = 0;
    side.do('activate', WEST, 'plain', 'combat');
    expect(side.refusal(side.spots('a', column(7, 57, 3, 3.2)))).toEqual([]);
    expect(side.refusal(side.spots('a', column(14, 57, 3, 3.2)))).toEqual(['AT43-POS-03']);
  });

  it('AT43-ATT-09: who has declined it once is not asked again', () => {
    const s = arrive().do(SOUTH, 'plain', 'combat');
    s.do(s.spots('a', row(60, 10, 3)));
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-RSV-06: an assault unit that finds no place to its liking becomes a reserve, and a reserve stays one unsaid', () => {
    const fresh = arrive({ turn: 1 }, { place: 'assault' }).do(SOUTH, 'plain', 'combat', [], 'stay');
    expect(fresh.of('a').place).toBe('reserve');
    expect(fresh.events('unit.transferred')).toMatchObject([{ place: 'reserve' }]);
    const kept = arrive().do('stay');
    expect(kept.told).not.toContain('unit.transferred');
    expect(kept.of('a').place).toBe('reserve');
  });

  it('R-08: a mode declared at one zone stands at the next', () => {
    const s = coming();
    s.state.mission.places[WEST!]!.controller = 0;
    s.do('activate', SOUTH, 'plain', 'rapid', [], WEST);
    expect(s.next).toBe('at43.ask.enter');
    // 18 cm from the western edge: a rapid move.
    expect(s.refusal(s.spots('a', row(10, 57, 3, 3.5)))).toEqual([]);
    expect(s.events('move.declared')).toHaveLength(1);
  });

  it('AT43-RSV-06: where no way in is open nobody is asked, and a place without use is none', () => {
    const only = (places: NonNullable<SceneBody['briefing']>['places']) =>
      scene({
        units: unitsOfComing(),
        briefing: { places: places! },
        start: 'activations',
        cards: [['a'], ['x']],
        turn: 2,
      });
    const shut = only([deploymentZone('lines', area(40, 0, 80, 20), 0, 0)]).do('activate');
    expect([shut.next, shut.seat]).not.toEqual(['at43.ask.arrival', 0]);
    expect(shut.of('a').place).toBe('reserve');
    const marker = place('C', { fr: 'centre', en: 'centre' }, disc(60, 60), {});
    const open = only([
      marker,
      accessZone('south', edge(30, 0, 90, 0), 0),
      deploymentZone('lines', area(40, 0, 80, 20), 0, 0),
    ]).do('activate');
    expect(open.options()).toEqual(['stay', 1]);
    expect(open.barred(2)).toEqual(['AT43-POS-06']);
    expect(() => open.barred(0)).toThrow('no option');
    // He who likes nothing there has nowhere else to look.
    open.do(1, 'plain', 'combat', []);
    expect(open.of('a').place).toBe('reserve');
    expect(open.next).not.toBe('at43.ask.elsewhere');
  });
});
