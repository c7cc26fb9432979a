import { describe, expect, it } from 'vitest';
import { officer, WALKER, weaponId, WEAPONS } from './army.js';
import {
  authority,
  damage,
  hit,
  location,
  morale,
  row,
  scene,
  type SceneBody,
  type UnitBody,
  led,
  marksman,
} from './scene.js';

/** Second clauses of the tactical phase and of activations. */

const far: UnitBody = { id: 'x', seat: 1, at: row(20, 100, 5) };

describe('AT-43, clause by clause: command', () => {
  it('AT43-TAC-15, R-22: where one side has nobody to bid, the bid of the other is its own', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 4) },
        { id: 'b', seat: 1, at: row(20, 90, 4), figures: { 0: officer({ grade: 2, authority: 2, points: 4 }) } },
      ],
      start: 'tactical',
      points: [0, 0],
    });
    expect([s.next, s.seat]).toEqual(['at43.ask.bid', 1]);
    s.do(2);
    expect(s.events('bids.shown')).toEqual([{ type: 'bids.shown', bids: [0, 2] }]);
    expect(s.state.sides.map(({ points }) => points)).toEqual([1, 5 - 2]);
    s.do(authority(5, 1));
    // 5 against 1 + 2 + 2: equal, and both roll again.
    expect(s.next).toBe('at43.roll.authority');
  });

  const turn = (more: Partial<SceneBody> = {}) =>
    scene({
      units: [
        marksman(),
        { id: 'b', seat: 0, at: [[20, 40]], kind: { rank: 3, morale: 14 }, ...led },
        { id: 'c', seat: 0, at: row(60, 20, 5), ...led },
        { ...far, at: row(20, 60, 5) },
        { id: 'y', seat: 1, at: row(60, 100, 5) },
      ],
      cards: [
        ['a', 'b', 'c'],
        ['x', 'y'],
      ],
      start: 'activations',
      ...more,
    });

  it('AT43-ACT-06, AT43-ACT-09: a command option that its player cannot pay for is not to be had', () => {
    // One point short of everything: the card is turned at once.
    expect(turn({ points: [0, 10] }).told).toContain('card.turned');
    expect(turn({ points: [1, 10] }).barred('replace')).toEqual([]);
    const after = (points: number) => turn({ points: [points, 10] }).do('defer', 'activate', 'decline', 'none');
    const [poor, rich] = [after(3), after(4)];
    expect([poor.seat, poor.barred('extra')]).toEqual([0, ['AT43-ACT-09']]);
    expect([rich.seat, rich.barred('extra')]).toEqual([0, []]);
  });

  it('AT43-ACT-09, AT43-ALRT-05: of two units activated together the second does not act if the first has shot it down', () => {
    const s = turn().do('defer', 'activate', 'decline', 'none', 'extra');
    s.do([s.unit('a'), s.unit('b')]).fire('a', 'sure', 'x');
    expect(s.of('b').place).toBe('eliminated');
    s.listen().do('end', 'none');
    expect(s.told).not.toContain('activation.began');
    expect(s.seat).toBe(1);
  });

  it('AT43-ART-02, AT43-TURN-05: a strike that ends the last unit of its own side leaves no card to turn', () => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: [[60, 20]], kind: { protection: 0 } }, far],
      start: 'activations',
      cards: [['a'], ['x']],
      briefing: { artillery: { portion: 0, lastTurn: 3, weapon: WEAPONS[weaponId('strike')]! } },
      turn: 2,
    });
    s.do(s.figure('a', 0), hit(6, 6, 6), damage(6));
    expect(s.of('a').place).toBe('eliminated');
    expect([s.seat, s.told.includes('card.turned')]).toEqual([1, false]);
  });

  it('AT43-MOR-07, R-71: a unit shaken by alert fire in its own activation does nothing more in it', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: row(20, 20, 2, 7),
          kind: { ...WALKER, protection: 0, morale: 8, structure: [1, 1, 1] },
        },
        { id: 'x', seat: 1, at: [[20, 60]], kind: { weapons: ['sure'] }, attitudes: { alert: 'all' } },
      ],
      cards: [[], ['x']],
    });
    s.do('pay', 'combat', s.shift('a', 0, 5), '1:all', weaponId('sure'), s.aim('x', 'sure', 'a'));
    s.do(location(3), morale(1));
    expect(s.of('a')).toMatchObject({ morale: 'disorganised', place: 'table' });
    expect(s.told).toContain('activation.ended');
    expect(s.seat).toBe(1);
  });
});
