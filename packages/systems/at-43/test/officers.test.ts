import { cm } from '@banneret/geometry';
import { dice } from '@banneret/testkit';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../src/battle.js';
import { survivingValue } from '../src/missions/ending.js';
import { officer, WALKER, type Kind } from './army.js';
import { damage, location, row, scene, stateOf, type UnitBody, led } from './scene.js';

/** Officers and heroes who come, go and come back: what two fresh readings of the rulebook found, clause by clause; the files in `scenarios/found` are the cases themselves. */

const HERO: Kind = { role: 'hero', hero: 'Ace', command: { grade: 3 } };
const foe: UnitBody = { id: 'e', seat: 1, at: [[60, 100]] };

describe('AT-43, officers and heroes', () => {
  const company = (more: Partial<UnitBody> = {}): UnitBody => ({
    id: 'b',
    seat: 1,
    at: [
      [20, 40],
      [20, 44],
      [20, 48],
      [23.5, 48],
    ],
    figures: { 0: officer({ grade: 3 }), 2: { role: 'specialist', abilities: ['medic'] } },
    ...more,
  });
  const shoot = () => {
    const s = scene({ units: [{ id: 'a', seat: 0, at: [[20, 10]], kind: { weapons: ['sure'] }, ...led }, company()] });
    s.state.sides[1]!.commander = s.figure('b', 0);
    return s.fire('a', 'sure', 'b');
  };
  const medic = (face: number) => dice([face], 'at43.roll.medic');

  it('AT43-SPC-02, AT43-UNIT-14, R-91: an officer brought back leads again, and commands again if he did', () => {
    const s = shoot();
    expect(s.state.sides[1]!.commander).toBe(NOBODY);
    s.do(medic(5));
    expect(s.of('b').leader).toBe(s.figure('b', 0));
    expect(s.state.sides[1]!.commander).toBe(s.figure('b', 0));
    expect(s.state.mission.fallen).toEqual([]);
  });

  it('AT43-SPC-02, R-97: his own player says where beside the medic he lies', () => {
    const s = shoot().do(medic(6));
    expect(s.next).toBe('at43.ask.stand');
    expect(s.seat).toBe(1);
    expect(s.refusal({ x: cm(20), y: cm(44) })).toEqual(['AT43-MOV-11']);
    expect(s.refusal({ x: cm(20), y: cm(54) })).toEqual(['AT43-MOV-11']);
    expect(s.options().length).toBeGreaterThan(3);
    s.do({ x: cm(16.5), y: cm(48) });
    expect(s.of('b').fighters.at(-1)).toMatchObject({ x: cm(16.5), y: cm(48), prone: true });
  });

  it('AT43-TER-04, R-97: an open gate beside the medic has room for him, a shut one has not', () => {
    const lies = (open: boolean) => {
      const s = scene({
        units: [{ id: 'a', seat: 0, at: [[20, 10]], kind: { weapons: ['sure'] }, ...led }, company()],
        terrain: [{ box: [15, 46.4, 3, 3], size: 1, openable: true, open }],
      });
      return s
        .fire('a', 'sure', 'b')
        .do(medic(6))
        .refusal({ x: cm(16.5), y: cm(48) });
    };
    expect([lies(true), lies(false)]).toEqual([[], ['AT43-MOV-11']]);
  });

  it('AT43-HERO-04, R-72: a disorganised hero takes the head of nobody', () => {
    const join = (state: 'steady' | 'disorganised') =>
      scene({
        units: [
          { id: 'h', seat: 0, at: [[20, 20]], kind: HERO, pool: 'pilot', morale: state },
          { id: 'm', seat: 0, at: row(23.5, 20, 2) },
          foe,
        ],
        start: 'control',
      }).next;
    expect(join('steady')).toBe('at43.ask.lead');
    expect(join('disorganised')).not.toBe('at43.ask.lead');
  });

  it('AT43-MSG-08, AT43-DMG-20: a machine without a foot figure for its hero loses him with it', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 10]], kind: { weapons: ['cannon'] }, ...led },
        { id: 'b', seat: 1, at: [[20, 40]], kind: { ...WALKER, ...HERO, structure: [1, 1, 1] } },
      ],
    });
    s.fire('a', 'cannon', 'b').do(damage(6), location(3));
    expect(s.state.mission.fallen).toHaveLength(1);
  });

  it('AT43-HERO-03, AT43-MSG-11: a hero’s points stay with him when he leaves his machine, and go to the unit he joins', () => {
    const state = stateOf({
      units: [
        {
          id: 'w',
          seat: 0,
          at: [
            [20, 20],
            [30, 20],
          ],
          kind: WALKER,
          figures: { 0: HERO },
          cost: 300,
        },
        { id: 'h', seat: 0, at: [[40, 20]], kind: HERO, place: 'pilot', pool: 'pilot', cost: 90 },
        { id: 'm', seat: 0, at: row(60, 20, 2), cost: 100 },
        foe,
      ],
    });
    expect(survivingValue(state, 0)).toBe(400);
    state.units[1]!.place = 'table';
    expect(survivingValue(state, 0)).toBe(400);
    state.units[0]!.place = 'eliminated';
    expect(survivingValue(state, 0)).toBe(190);
    state.units[1]!.place = 'joined';
    state.units[2]!.fighters = [...state.units[1]!.fighters, ...state.units[2]!.fighters];
    state.units[1]!.fighters = [];
    expect(survivingValue(state, 0)).toBe(190);
  });
});
