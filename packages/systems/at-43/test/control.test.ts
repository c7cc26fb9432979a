import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { controllerNow } from '../src/missions/places.js';
import { spendingOrder } from '../src/procedures/control.js';
import { officer, WALKER } from './army.js';
import { row, scene, stateOf, type At, type SceneBody, type UnitBody } from './scene.js';

const UM = 1 / 10_000;

/** Mission 4 has one objective C at (45, 45), a disc of 2.5 cm, on a table of 90 cm. */
const C = (body: Partial<SceneBody>) => stateOf({ units: [], ...body });
const place = (state: ReturnType<typeof stateOf>): number =>
  state.battle.mission.places.findIndex(({ id }) => id === 'C');
const around = (count: number, x = 45, y = 50): At[] => row(x, y, count, 0.1);
const unit = (id: string, seat: number, at: readonly At[], more: Partial<UnitBody> = {}): UnitBody => ({
  id,
  seat,
  at,
  ...more,
});

const controller = (...units: UnitBody[]): number => {
  const state = C({ units });
  return controllerNow(state, place(state));
};

describe('AT-43, the control phase', () => {
  it('AT43-CTL-01, R-62: control, then points, then purchases, then the time-out', () => {
    const s = scene({
      units: [
        unit('a', 0, around(3), { figures: { 0: officer() } }),
        unit('r', 0, [[0, 0]], { place: 'reinforcement', cost: 40 }),
        unit('b', 1, row(10, 80, 3)),
      ],
      start: 'control',
      reinforcement: [50, 0],
    });
    expect(s.told[0]).toBe('phase.began');
    expect(s.told.indexOf('place.controlled')).toBeLessThan(s.told.indexOf('points.scored'));
    expect(s.next).toBe('at43.ask.buy');
    s.do(s.unit('r'));
    expect(s.told.indexOf('reinforcement.bought')).toBeLessThan(s.told.indexOf('turn.ended'));
  });

  it('AT43-CTL-04: what does not change hands is not told', () => {
    const told = (controller: number) => {
      const s = scene({ units: [unit('a', 0, around(3))], start: 'control', places: { C: { controller } } });
      return s.events('place.controlled').some(event => event.place === place(s.state));
    };
    expect([told(1), told(2)]).toEqual([false, true]);
  });

  it('AT43-CTL-02, R-63, edge case 37: the most infantry within 10 cm of the rim; machines never count', () => {
    const edge = 45 + 2.5 + 10 + 1.5;
    expect(controller(unit('a', 0, [[edge, 45]]))).toBe(0);
    expect(controller(unit('a', 0, [[edge + UM, 45]]))).toBe(NOBODY);
    expect(
      controller(
        unit('a', 0, around(4)),
        unit(
          'w',
          0,
          [
            [40, 40],
            [50, 40],
          ],
          { kind: WALKER },
        ),
        unit('b', 1, around(5, 45, 40)),
      ),
    ).toBe(1);
    expect(controller(unit('w', 0, [[45, 45]], { kind: WALKER }))).toBe(NOBODY);
  });

  it('AT43-CTL-03: a tie is nobody’s', () => {
    expect(controller(unit('a', 0, around(3)), unit('b', 1, around(3, 45, 40)))).toBe(NOBODY);
    expect(controller(unit('a', 0, around(3), { prone: [0, 1] }), unit('b', 1, around(2, 45, 40)))).toBe(0);
  });

  it('AT43-CTL-04, R-64, edge case 38: judged in the control phase alone, and standing until the next; then lapsing', () => {
    const s = scene({
      units: [unit('a', 0, around(3), { figures: { 0: officer() } }), unit('b', 1, row(10, 80, 3))],
      start: 'control',
    });
    const at = place(s.state);
    expect(s.state.mission.places[at]!.controller).toBe(0);
    const gone = scene({
      units: [unit('a', 0, row(10, 10, 3), { figures: { 0: officer() } }), unit('b', 1, row(10, 80, 3))],
      cards: [['a'], []],
      start: 'activations',
      points: [0, 0],
    });
    gone.state.mission.places[at]!.controller = 0;
    expect(gone.state.mission.places[at]!.controller).toBe(0);
    gone.do('end');
    expect(gone.state.mission.places[at]!.controller).toBe(NOBODY);
  });

  it('AT43-CTL-05: points are kept from turn to turn', () => {
    const s = scene({
      units: [unit('a', 0, around(3)), unit('b', 1, row(10, 80, 3))],
      start: 'control',
      victory: [2, 1],
      reinforcement: [7, 9],
    });
    expect(s.state.sides.map(({ victory, reinforcement }) => [victory, reinforcement])).toEqual([
      [3, 7],
      [1, 9],
    ]);
  });

  it('AT43-CTL-06, R-65: a side that has completed its objectives ends the game', () => {
    const ending = (victory: number) =>
      scene({
        units: [unit('a', 0, around(3)), unit('b', 1, row(10, 80, 3))],
        start: 'control',
        victory: [victory, 0],
      });
    expect(ending(5).match.pending.kind).toBe('over');
    expect(ending(5).events('game.ended')).toMatchObject([{ winners: [0] }]);
    expect(ending(4).match.pending.kind).not.toBe('over');
  });

  const buyers = (points: readonly number[], more: Partial<SceneBody> = {}) =>
    scene({
      units: [
        unit('a', 0, row(10, 10, 3)),
        unit('r', 0, [[0, 0]], { place: 'reinforcement', cost: 60 }),
        unit('q', 0, [[0, 0]], { place: 'reinforcement', cost: 30 }),
        unit('b', 1, row(10, 80, 3)),
        unit('t', 1, [[0, 0]], { place: 'reinforcement', cost: 60 }),
      ],
      start: 'control',
      reinforcement: points,
      ...more,
    });

  it('AT43-CTL-07, AT43-CTL-09: a unit is bought whole, point for point, and has a card in the next sequence', () => {
    const s = buyers([90, 0]);
    expect(s.options()).toEqual(['none', s.unit('r'), s.unit('q')]);
    s.do(s.unit('r'), s.unit('q'));
    expect(s.of('r').place).toBe('reserve');
    expect(s.state.sides[0]!.reinforcement).toBe(0);
    expect(s.next).toBe('at43.ask.sequence');
    expect((s.prompt!.shape as unknown as { of: number[] }).of).toContain(s.unit('r'));
    expect(buyers([59, 0]).barred(1)).toEqual(['AT43-CTL-09']);
    expect(buyers([29, 59]).next).not.toBe('at43.ask.buy');
  });

  it('AT43-CTL-08, R-66: the loser of the Authority test spends first', () => {
    const state = C({ units: [] });
    state.sides[0]!.authority = 8;
    state.sides[1]!.authority = 5;
    expect(spendingOrder(state)).toEqual([1, 0]);
    state.sides[1]!.authority = 9;
    expect(spendingOrder(state)).toEqual([0, 1]);
    state.sides[1]!.authority = 8;
    state.first = 0;
    expect(spendingOrder(state)).toEqual([1, 0]);
    state.first = 1;
    expect(spendingOrder(state)).toEqual([0, 1]);
  });

  it('AT43-CTL-10, AT43-TAC-05: the time-out ends the turn, and what was not spent is gone', () => {
    const s = scene({
      units: [unit('a', 0, around(3)), unit('b', 1, row(10, 80, 3))],
      start: 'control',
      points: [6, 6],
    });
    expect(s.told).toContain('turn.ended');
    expect(s.state.turn).toBe(3);
    expect(s.state.sides[0]!.points).toBe(1);
  });
});
