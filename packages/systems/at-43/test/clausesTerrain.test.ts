import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { spendingOrder } from '../src/procedures/control.js';
import { officer, WALKER, weaponId, WEAPONS, type Kind } from './army.js';
import {
  damage,
  hit,
  row,
  scene,
  stateOf,
  type Scene,
  type SceneBody,
  type TerrainBody,
  type UnitBody,
  led,
} from './scene.js';

/** Second clauses of terrain, strikes and the control phase. */

describe('AT-43, clause by clause: terrain', () => {
  /** A unit beside a gate that has made its move. */
  const atGate = (gate: Partial<TerrainBody>, own: Partial<UnitBody> = {}, others: readonly UnitBody[] = []) => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 3), ...led, ...own }, ...others],
      terrain: [{ box: [0, 24, 19, 1], size: 4, openable: true, ...gate }],
    }).do('combat');
    return s.do(s.spots('a', [[20, 20.5]]));
  };

  it('AT43-TER-04: nothing closes on somebody', () => {
    expect(atGate({ open: true }).options()).toContain('open:0');
    const inTheWay: UnitBody = { id: 'b', seat: 0, at: [[8, 24.5]] };
    expect(atGate({ open: true }, {}, [inTheWay]).options()).not.toContain('open:0');
    // One man of a unit in the gate is enough to keep it open.
    const oneOfTwo: UnitBody = {
      ...inTheWay,
      at: [
        [8, 24.5],
        [8, 30],
      ],
    };
    expect(atGate({ open: true }, {}, [oneOfTwo]).options()).not.toContain('open:0');
  });

  it('AT43-TER-04, AT43-STAT-06: it takes somebody on his feet, and no support weapon', () => {
    const hands = (own: Partial<UnitBody>, prone = false) => {
      const s = scene({
        units: [{ id: 'a', seat: 0, at: row(27, 20.5, 3, -3.5), ...led, ...own }],
        terrain: [{ box: [0, 24, 19, 1], size: 4, openable: true }],
      }).do('combat');
      // As one's own launcher may leave him.
      s.state.units[0]!.fighters = s.of('a').fighters.map((one, i) => ({ ...one, prone: prone && i === 2 }));
      return s.do(s.spots('a', [[27, 20]])).options();
    };
    expect(hands({})).toContain('open:0');
    expect(hands({}, true)).not.toContain('open:0');
    const crew = (last: Kind): Partial<UnitBody> => ({
      kind: { category: 'support' },
      figures: { 0: officer(), 1: { role: 'gunner' }, 2: last },
    });
    expect(hands(crew({ role: 'gunner' }))).toContain('open:0');
    expect(hands(crew({ role: 'supportWeapon' }))).not.toContain('open:0');
  });

  const WALL: TerrainBody = { box: [15, 105, 10, 2], size: 2, protection: 5, structure: 9 };

  const demolish = (weapon: string, more: Partial<SceneBody> = {}, at = 50) =>
    scene({
      units: [{ id: 'a', seat: 0, at: [[20, at]], kind: { weapons: [weapon], rank: 3, morale: 14 }, ...led }],
      terrain: [WALL],
      ...more,
    }).do(`demolish:${weaponId(weapon)}`, 0);

  it('AT43-TER-05, AT43-SHO-23: locked fire at an element needs its own face and measures nothing', () => {
    const s = demolish('beam');
    expect(s.told).not.toContain('range.measured');
    s.do(hit(3));
    expect(s.events('test.rolled')[0]).toMatchObject({ need: 3, successes: 1 });
  });

  it('AT43-TER-05, AT43-SHO-21: out of range the shots at an element are spent for nothing', () => {
    // 3 against band 9 is automatic failure, against band 8 a six.
    const s = demolish('blaster', {}, 13);
    expect(s.events('shots.lost').map(({ rule }) => rule)).toEqual(['AT43-SHO-21']);
    expect(s.told).not.toContain('test.rolled');
    expect(demolish('blaster', {}, 14).next).toBe('at43.roll.hit');
  });

  it('AT43-TER-05, AT43-DMG-03: every success takes the Damage of the weapon', () => {
    const s = demolish('cannon').do(hit(6), damage(6));
    expect(s.state.terrain[0]!.structure).toBe(9 - 2);
  });

  it('AT43-TER-05, AT43-SHO-11: of two copies of a weapon one may be turned on an element and the other on an enemy', () => {
    const twins = (weapons: string[], copies?: number): Scene => {
      const s = scene({
        units: [
          {
            id: 'a',
            seat: 0,
            at: row(20, 50, 2, 6),
            kind: { ...WALKER, weapons },
            figures: { 0: { ...WALKER, ...officer(), weapons }, 1: { ...WALKER, weapons: ['cannon'] } },
          },
          { id: 'b', seat: 1, at: [[60, 50]] },
        ],
        terrain: [WALL],
      }).do(`demolish:${weaponId('cannon')}`, 0);
      return copies === undefined ? s : s.do(copies);
    };
    const both = twins(['cannon', 'cannon']);
    expect([both.next, both.prompt?.rule, both.options()]).toEqual(['at43.ask.copies', 'AT43-SHO-11', [1, 2]]);
    // His comrade has but one, and fires it.
    const shots = (s: Scene): number => s.events('salvo.declared')[0]!.uses.length;
    expect([shots(twins(['cannon', 'cannon'], 1)), shots(twins(['cannon', 'cannon'], 2))]).toEqual([2, 3]);
    // One copy each leaves nothing to choose.
    expect([twins(['cannon']).next, shots(twins(['cannon']))]).toEqual(['at43.roll.hit', 2]);
    const one = twins(['cannon', 'cannon'], 1).do(hit(1, 1));
    expect(one.refusal(one.fireWith('cannon'))).toEqual([]);
    one.fire('a', 'cannon', 'b');
    expect(one.events('salvo.declared')[1]!.uses).toHaveLength(1);
    const none = twins(['cannon', 'cannon'], 2).do(hit(1, 1, 1));
    expect(none.refusal(none.fireWith('cannon'))).toEqual(['AT43-SHO-03']);
  });

  it('AT43-TER-05, AT43-SPC-02: who is hit on the way to an element has his medic too', () => {
    const crossed: UnitBody = {
      id: 'b',
      seat: 0,
      at: row(20, 70, 4),
      figures: { 3: { role: 'specialist', abilities: ['medic'] } },
    };
    const shooter: UnitBody = {
      id: 'a',
      seat: 0,
      at: [[20, 50]],
      kind: { weapons: ['sure'], rank: 3, morale: 14 },
      ...led,
    };
    const s = demolish('sure', { units: [shooter, crossed] });
    expect(s.of('b').lost).toEqual([s.figure('b', 0)]);
    expect(s.next).toBe('at43.roll.medic');
    s.do(dice([1], 'at43.roll.medic'));
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-ART-03: a leader may call the strike on himself', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[60, 20]] },
        { id: 'b', seat: 1, at: [[60, 90]] },
      ],
      start: { opportunity: 0 },
      cards: [['a'], ['b']],
      briefing: { artillery: { portion: 0, lastTurn: 3, weapon: WEAPONS[weaponId('strike')]! } },
      terrain: [{ box: [0, 50, 120, 2], size: 4 }],
      turn: 2,
    });
    expect(s.options()).toEqual([-1, s.figure('a', 0)]);
  });

  it('AT43-HERO-04: a hero on foot takes the head of foot soldiers, not of a support unit', () => {
    const join = (category: 'footSoldier' | 'support') =>
      scene({
        units: [
          { id: 'h', seat: 0, at: [[20, 20]], kind: { role: 'hero', hero: 'h', command: {} }, pool: 'pilot' },
          { id: 'm', seat: 0, at: row(23.5, 20, 2), kind: { category } },
          { id: 'x', seat: 1, at: [[80, 80]] },
        ],
        start: 'control',
      }).next;
    expect(join('footSoldier')).toBe('at43.ask.lead');
    expect(join('support')).not.toBe('at43.ask.lead');
  });

  it('AT43-CTL-08, R-66: among equal results the tie-break decides, not the order of play', () => {
    const state = stateOf({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]] },
        { id: 'b', seat: 1, at: [[20, 90]] },
      ],
    });
    for (const first of [0, 1])
      for (const lower of [0, 1]) {
        state.first = first;
        for (const [seat, side] of state.sides.entries())
          Object.assign(side, { authority: 5, precedence: seat === lower ? 0 : 1 });
        expect(spendingOrder(state)[0]).toBe(lower);
      }
  });
});
