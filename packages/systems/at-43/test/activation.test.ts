import { describe, expect, it } from 'vitest';
import { HIDDEN, viewOf } from '@banneret/kernel';
import { isEngaged } from '../src/table/engagement.js';
import { at43 } from '../src/system.js';
import { bearer, WALKER } from './army.js';
import { apart, hit, morale, row, scene, stateOf, type SceneBody, type UnitBody, led } from './scene.js';

const UM = 1 / 10_000;
const far: UnitBody = { id: 'e', seat: 1, at: row(20, 90, 5) };
describe('AT-43, states of a unit', () => {
  const facing = (gap: number, more: Partial<UnitBody> = {}, other: Partial<UnitBody> = {}) =>
    stateOf({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3), ...more },
        { id: 'b', seat: 1, at: [[20, 20 + apart(gap)]], ...other },
      ],
    });

  it('AT43-STAT-01, AT43-STAT-02, AT43-STAT-03: one member in contact with an enemy engages the whole unit', () => {
    expect(isEngaged(facing(2.5), 0)).toBe(true);
    expect(isEngaged(facing(2.5 + UM), 0)).toBe(false);
    const friends = stateOf({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3) },
        { id: 'b', seat: 0, at: [[20, 24]] },
      ],
    });
    expect(isEngaged(friends, 0)).toBe(false);
  });

  it('AT43-STAT-04: armour never is, but it engages infantry', () => {
    const state = facing(0, {}, { kind: WALKER, at: [[20, 25]] });
    expect([isEngaged(state, 0), isEngaged(state, 1)]).toEqual([true, false]);
  });

  it('AT43-STAT-05, AT43-ALRT-09, AT43-ATT-05: attitudes go when an enemy comes into contact; armour keeps its own', () => {
    const held = { alert: 'all', takeCover: true, kneeling: true } as const;
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3) },
        { id: 'b', seat: 1, at: row(20, 35, 3), attitudes: held },
        { id: 'w', seat: 1, at: [[36, 33]], kind: WALKER, attitudes: { alert: 'all' } },
      ],
    });
    s.do('pay', 'combat', s.shift('a', 0, 9.5));
    expect(s.of('b').attitudes).toEqual({ takeCover: false, kneeling: false, staggered: false, alert: 'none' });
    expect(s.of('w').attitudes.alert).toBe('all');
  });

  it('AT43-STAT-04, AT43-STAT-05, R-25, R-38, edge case 7: a walker that ends beside infantry takes its attitudes and its alert fire; itself it stays free', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: [[20, 20]], kind: { ...WALKER, movement: 15 } },
        { id: 'b', seat: 1, at: row(20, 36, 3), attitudes: { alert: 'all', takeCover: true } },
      ],
      cards: [[], ['b']],
    });
    s.do('pay', 'combat', s.shift('a', 0, 9.5));
    expect(s.of('b').attitudes).toMatchObject({ alert: 'none', takeCover: false });
    expect(s.next).toBe('at43.ask.action');
    expect(s.barred(s.fireWith('cannon'))).toEqual([]);
    s.do('end', 'none', 'activate', 'pay');
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-SHO-04']);
  });

  const lying = (prone: number, points = 10) =>
    scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 6, 3.2), prone: Array.from({ length: prone }, (_, i) => i) }, far],
      points: [points, 10],
    });

  it('AT43-STAT-07, edge case 23: half or fewer prone: all stand up and the unit acts', () => {
    const s = lying(3).do('pay');
    expect(s.of('a').fighters.some(({ prone }) => prone)).toBe(false);
    expect(s.next).toBe('at43.ask.action');
  });

  it('AT43-STAT-08, AT43-STAT-06, R-26: more than half: standing up is all it does, without attitudes', () => {
    const s = lying(4).do('pay');
    expect(s.of('a').fighters.some(({ prone }) => prone)).toBe(false);
    expect(s.told).toContain('activation.ended');
    expect(s.of('a').attitudes.alert).toBe('none');
  });

  it('AT43-STAT-09, AT43-STAT-10, R-28, edge case 24: it costs its point all the same; unpaid, they stay on the ground', () => {
    expect(lying(4).do('pay').events('points.spent')).toEqual([
      { type: 'points.spent', seat: 0, points: 1, on: 'activation' },
    ]);
    const poor = lying(4, 0);
    expect(poor.told).toContain('activation.ended');
    expect(poor.of('a').fighters.filter(({ prone }) => prone)).toHaveLength(4);
    const unwilling = lying(4).do('decline');
    expect(unwilling.of('a').fighters.filter(({ prone }) => prone)).toHaveLength(4);
  });

  it('AT43-STAT-12: a disorganised unit does nothing', () => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 20, 6, 3.2), morale: 'disorganised', kind: { morale: 8 } }, far],
    });
    s.do('leave');
    expect(s.told).toContain('activation.ended');
    expect(s.told).not.toContain('unit.moved');
  });
});

describe('AT-43, activation', () => {
  const squads: readonly UnitBody[] = [
    { id: 'a', seat: 0, at: row(20, 10, 3) },
    { id: 'b', seat: 0, at: row(40, 10, 3) },
    { id: 'c', seat: 0, at: row(60, 10, 3) },
    { id: 'x', seat: 1, at: row(20, 110, 3) },
    { id: 'y', seat: 1, at: row(40, 110, 3) },
  ];
  const turn = (more: Partial<SceneBody> = {}) =>
    scene({
      units: squads,
      cards: [
        ['a', 'b', 'c'],
        ['x', 'y'],
      ],
      start: 'activations',
      ...more,
    });
  const ended = (s: ReturnType<typeof turn>) => s.do('activate', 'decline', 'none');

  it('AT43-ACT-01: the first card is turned over and that unit activated', () => {
    const s = turn().do('activate');
    expect(s.events('card.turned')).toEqual([{ type: 'card.turned', seat: 0, unit: s.unit('a') }]);
    expect(s.state.acting!.unit).toBe(s.unit('a'));
    expect(s.state.sides[0]!.sequence).toEqual([s.unit('b'), s.unit('c')]);
  });

  it('AT43-ACT-02: without an officer it costs a point, with one nothing', () => {
    const plain = scene({ units: [squads[0]!, far] });
    expect(plain.next).toBe('at43.ask.pay');
    expect(plain.do('pay').state.sides[0]!.points).toBe(9);
    const officered = scene({ units: [{ ...squads[0]!, ...led }, far] });
    expect(officered.next).toBe('at43.ask.action');
    expect(officered.state.sides[0]!.points).toBe(10);
  });

  it('AT43-ACT-03, R-28: unpaid, it is activated but does nothing; attitudes are still to be had', () => {
    const s = scene({ units: [squads[0]!, far] }).do('decline');
    expect(s.next).toBe('at43.ask.attitude');
    s.do('alert', 'none');
    expect(s.of('a').attitudes.alert).toBe('all');
    const poor = scene({ units: [squads[0]!, far], points: [0, 0] });
    expect(poor.told).toContain('activation.ended');
    expect(poor.told).not.toContain('points.spent');
  });

  it('AT43-ACT-05, AT43-ACT-06, R-29: the first card goes elsewhere, unseen, and the next is played at once', () => {
    const s = turn().do('replace', 1);
    expect(s.state.sides[0]!.points).toBe(9);
    expect(s.events('card.replaced')).toEqual([{ type: 'card.replaced', seat: 0, at: 1 }]);
    expect(s.events('card.turned')[0]).toMatchObject({ unit: s.unit('b') });
    expect(s.state.sides[0]!.sequence).toEqual([s.unit('a'), s.unit('c')]);
    expect(viewOf(at43, s.match, 1).state.sides[0]!.sequence).toEqual([HIDDEN, HIDDEN]);
    const last = turn().do('replace', 2);
    expect(last.state.sides[0]!.sequence).toEqual([last.unit('c'), last.unit('a')]);
    expect(turn().do('replace').prompt!.shape).toMatchObject({ min: 1, max: 2 });
  });

  it('AT43-ACT-06, R-29, edge case 33: with one card left there is nowhere to put it', () => {
    expect(turn({ cards: [['a'], ['x', 'y']] }).barred('replace')).toEqual(['AT43-ACT-06']);
    expect(turn({ points: [1, 1] }).barred('defer')).toEqual(['AT43-ACT-07']);
  });

  it('AT43-ACT-07: for two points a player passes without turning a card', () => {
    const s = turn().do('defer');
    expect(s.state.sides[0]!.points).toBe(8);
    expect(s.told).not.toContain('card.turned');
    expect(s.seat).toBe(1);
  });

  it('AT43-ACT-08: but never twice in a row', () => {
    const s = ended(turn().do('defer'));
    expect(s.seat).toBe(0);
    expect(s.barred('defer')).toEqual(['AT43-ACT-08']);
    ended(ended(s));
    expect(s.seat).toBe(0);
    expect(s.barred('defer')).toEqual([]);
  });

  it('AT43-ACT-09, AT43-ACT-10, edge case 32: after passing, two cards at once for two points, each with its own cost', () => {
    const s = ended(turn().do('defer'));
    s.do('extra');
    expect(
      s
        .events('card.turned')
        .filter(({ seat }) => seat === 0)
        .map(({ unit }) => unit),
    ).toEqual([s.unit('a'), s.unit('b')]);
    expect(s.next).toBe('at43.ask.two');
    s.do([s.unit('b'), s.unit('a')], 'pay', 'end', 'none');
    expect(s.state.acting!.unit).toBe(s.unit('a'));
    s.do('pay', 'end', 'none');
    expect(s.state.sides[0]!.points).toBe(10 - 2 - 2 - 1 - 1);
    expect(s.seat).toBe(1);
  });

  it('AT43-ACT-09: not without a deferral, not later, not with one card', () => {
    expect(turn().barred('extra')).toEqual(['AT43-ACT-09']);
    const later = ended(ended(ended(turn().do('defer'))));
    expect(later.seat).toBe(0);
    expect(later.barred('extra')).toEqual(['AT43-ACT-09']);
    const one = ended(turn({ cards: [['a'], ['x', 'y']] }).do('defer'));
    expect(one.told.filter(type => type === 'card.turned')).toHaveLength(2);
  });

  it('AT43-ACT-11: one action for the whole unit: after a rapid move nobody shoots, however little he moved', () => {
    const s = scene({ units: [squads[0]!, far] }).do('pay', 'rapid');
    s.do(s.spots('a', [[20, 14], undefined, undefined]));
    expect(s.barred(s.fireWith('rifle'))).toEqual(['AT43-MOV-15']);
  });

  it('AT43-ACT-12: shots, a combat move, then melee, in one activation', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3) },
        { id: 'b', seat: 1, at: row(20, 34, 3) },
      ],
    });
    s.do('pay')
      .fire('a', 'rifle', 'b')
      .do(hit(1, 1, 1));
    s.do('combat', s.shift('a', 0, 9));
    expect(s.barred('melee')).toEqual([]);
    s.do('melee');
    expect(s.next).toBe('at43.ask.fight');
  });

  it('AT43-ACT-13: after melee nothing more', () => {
    const s = scene({
      units: [
        { id: 'a', seat: 0, at: row(20, 20, 3) },
        { id: 'b', seat: 1, at: row(20, 25, 3) },
      ],
    });
    s.do('pay', 'melee');
    const fight = s.options()[0] as object;
    s.do(fight, hit(1, 1, 1));
    expect(s.next).not.toBe('at43.ask.action');
    expect(s.told).toContain('activation.ended');
  });

  it('AT43-ACT-14: card and old attitudes, morale, payment, standing up, Staggered Fire, actions, attitudes', () => {
    const s = scene({
      units: [
        {
          id: 'a',
          seat: 0,
          at: row(20, 20, 3),
          kind: { morale: 8 },
          figures: { 2: { ...bearer('cannon'), morale: 8 } },
          prone: [1],
          attitudes: { kneeling: true },
        },
        far,
      ],
      cards: [['a'], ['e']],
      start: { opportunity: 0 },
    });
    s.do('activate');
    expect(s.of('a').attitudes.kneeling).toBe(false);
    s.do(morale(4));
    s.do('pay');
    expect(s.told.slice(-2)).toEqual(['points.spent', 'unit.stood']);
    expect(s.next).toBe('at43.ask.stagger');
    s.do('staggered');
    expect(s.next).toBe('at43.ask.action');
    s.do('end');
    expect(s.next).toBe('at43.ask.attitude');
    expect(
      s.told.filter(type =>
        ['card.turned', 'morale.tested', 'points.spent', 'unit.stood', 'attitude.taken'].includes(type),
      ),
    ).toEqual(['card.turned', 'morale.tested', 'points.spent', 'unit.stood', 'points.spent', 'attitude.taken']);
  });

  it('AT43-ACT-04: a unit not paid for before it joins the battle stays as a reserve unit', () => {
    const s = scene({
      units: [{ id: 'a', seat: 0, at: row(20, 0, 3), place: 'assault' }, far],
      turn: 1,
      points: [0, 0],
      portions: [0, 1],
      cards: [['a'], []],
      start: { opportunity: 0 },
    });
    // Without a point and without an officer nobody is asked where it would come in.
    expect(s.told).not.toContain('place.entered');
    expect(s.of('a').place).toBe('reserve');
  });
});
