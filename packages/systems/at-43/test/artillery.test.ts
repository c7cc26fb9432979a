import { cm } from '@banneret/geometry';
import { describe, expect, it } from 'vitest';
import type { Weapon } from '../src/battle.js';
import { NOBODY } from '../src/battle.js';
import { weaponId, WEAPONS } from './army.js';
import { damage, direction, hit, scene, type SceneBody } from './scene.js';

const STRIKE: Weapon = WEAPONS[weaponId('strike')]!;

const battery = (body: Partial<SceneBody> = {}, lastTurn = 3) =>
  scene({
    units: [
      { id: 'a', seat: 0, at: [[60, 20]] },
      { id: 'a2', seat: 0, at: [[20, 20]] },
      { id: 'b', seat: 1, at: [[60, 90]] },
    ],
    start: { opportunity: 0 },
    cards: [['a', 'a2'], ['b']],
    briefing: { artillery: { portion: 0, lastTurn, weapon: STRIKE } },
    turn: 2,
    ...body,
  });

describe('AT-43, artillery', () => {
  it('AT43-ART-01: only where the mission grants it, to the side it names, with its own profile', () => {
    expect(battery().next).toBe('at43.ask.strike');
    expect(battery({ briefing: { artillery: null } }).next).toBe('at43.ask.command');
    expect(battery({ portions: [1, 0] }).next).toBe('at43.ask.command');
  });

  it('AT43-MS5-08: it falls silent after its last turn', () => {
    expect(battery({ turn: 3 }).next).toBe('at43.ask.strike');
    expect(battery({ turn: 4 }).next).toBe('at43.ask.command');
  });

  it('AT43-ART-02: before an activation, once a turn, and a command option may still follow', () => {
    const s = battery().do(2, hit(6, 6, 6), damage(1));
    expect(s.next).toBe('at43.ask.command');
    s.do('activate').do('decline').do('none');
    // The other player's turn, then his own again: no second strike.
    expect(s.seat).toBe(1);
    s.do('activate').do('decline');
    expect(s.seat).toBe(0);
    expect(s.next).toBe('at43.ask.command');
  });

  it('AT43-ART-03: at anybody whom one of his leaders sees', () => {
    expect(battery().options()).toEqual([NOBODY, 0, 1, 2]);
    const walled = battery({ terrain: [{ box: [0, 80, 120, 2], size: 3 }] });
    expect(walled.options()).toEqual([NOBODY, 0, 1]);
    // Only a template that strays needs to know from whom it strays.
    expect(battery().do(2, hit(6, 6, 6)).next).toBe('at43.roll.damage');
    const strays = battery().do(2, hit(6, 6, 1));
    expect(strays.next).toBe('at43.ask.observer');
    strays.do(1);
    expect(strays.events('strike.observed')[0]).toMatchObject({ seat: 0, observer: 1 });
    expect(strays.next).toBe('at43.roll.direction');
  });

  it('AT43-ART-04: it costs three command points', () => {
    const s = battery().do(2);
    expect(s.state.sides[0]!.points).toBe(7);
    expect(battery({ points: [2, 10] }).next).toBe('at43.ask.command');
  });

  it('AT43-ART-05: like indirect fire, but against a fixed face at any range', () => {
    const s = battery().do(2, hit(3, 3, 4), 0);
    expect(s.events('test.rolled')[0]).toMatchObject({ need: 4, successes: 1 });
    expect(s.told).not.toContain('range.measured');
    s.do(direction(4));
    expect(s.events('template.landed')[0]).toMatchObject({ at: { x: cm(60), y: cm(92) }, radius: cm(3) });
  });

  it('AT43-ART-05: directions count from the leader who observes', () => {
    const s = battery().do(2, hit(1, 1, 4), 1, direction(4));
    const { at } = s.events('template.landed')[0]!;
    expect(at.x).toBeGreaterThan(cm(60));
    expect(at.y).toBeGreaterThan(cm(90));
  });
});
