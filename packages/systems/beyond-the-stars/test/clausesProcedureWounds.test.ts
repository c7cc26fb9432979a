import { describe, expect, it } from 'vitest';
import { mustTest } from '../src/procedures/morale.js';
import type { Blow } from '../src/rule.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { NOBODY } from '../src/state.js';
import { during } from './battle.js';
import { house, inside, man, roll, type Scene } from './scene.js';

/** Who rolls for wounds and saves, which dice are rolled again, and what a loss takes with it. */

const pair = (a: Partial<FigureBody> = {}, z: Partial<FigureBody> = {}): readonly FigureBody[] => [
  man(1, 'a', 40, 40, { ranged: [{ id: 'g' }], pv: 9, ...a }),
  man(2, 'z', 60, 40, { pv: 9, ...z }),
  man(1, 'b', 10, 10),
  man(2, 'y', 110, 110),
];
const blows = (blow: Partial<Blow>, a: Partial<FigureBody> = {}, z: Partial<FigureBody> = {}, rolls = 2): Scene =>
  during({ figures: pair(a, z) }, 'blows', {
    blow: { kind: 'shot', by: 0, victim: 1, force: 4, pen: 0, weapon: 0, ...blow },
    rolls,
  });
const wounds = (count: number, z: Partial<FigureBody> = {}, more: object = {}, body: Partial<Body> = {}): Scene =>
  during({ figures: pair({}, z), ...body }, 'wounds', { victim: 1, wounds: count, ...more });
const roller = (t: Scene): unknown => {
  const { pending } = t.match;
  return pending.kind === 'chance' && pending.chance.kind === 'dice'
    ? [pending.chance.seat, pending.chance.count]
    : t.next;
};

describe('wound rolls', () => {
  it('BTS-WND-01: rolled by whoever strikes, be it at his own; without anybody by the enemy of the victim', () => {
    expect(roller(blows({}))).toEqual([0, 2]);
    expect(roller(blows({ by: 1, victim: 0 }))).toEqual([1, 2]);
    expect(roller(blows({ by: 0, victim: 2 }))).toEqual([0, 2]);
    expect(roller(blows({ by: NOBODY, victim: 1 }))).toEqual([0, 2]);
    expect(roller(blows({ by: NOBODY, victim: 0 }))).toEqual([1, 2]);
  });

  it('BTS-WND-03, BTS-SPR-72: a 1 stays unless a rule rolls it again; a second die for each 6 where one is needed', () => {
    const plain = blows({}).do(roll('wound', 1, 6));
    expect(plain.events('wounds.rolled')[0]).toMatchObject({ faces: [1, 6], seconds: [], wounds: 1 });
    const poison = blows({}, { rules: ['srPoisoned'] }).do(roll('wound', 1, 6), roll('wound-again', 1));
    expect(poison.events('wounds.rolled')[0]).toMatchObject({ faces: [6, 1], wounds: 1 });
    const whole = blows({}, { rules: ['srPoisoned'] }).do(roll('wound', 2, 6));
    expect(whole.events('wounds.rolled')[0]).toMatchObject({ faces: [2, 6], wounds: 1 });
    const hard = blows({}, {}, { defence: 9 }).do(roll('wound', 6, 6), roll('wound-second', 1, 6));
    expect(hard.events('wounds.rolled')[0]).toMatchObject({ faces: [6, 6], seconds: [1, 6], wounds: 1 });
  });

  it('BTS-BLD-11, R-29: in a building the owner says who is wounded, if anybody is', () => {
    const room = (faces: number[]) =>
      during(
        { terrain: [house()], figures: [man(1, 'a', 10, 10), inside(2, 'y', { pv: 9 }), inside(2, 'z', { pv: 9 })] },
        'blows',
        {
          blow: { kind: 'shot', by: 0, victim: 1, force: 4, pen: 0, weapon: NOBODY },
          rolls: faces.length,
          spread: [1, 2],
        },
      ).do(roll('wound', ...faces));
    expect(room([1]).next).toBe('over');
    const t = room([6]);
    expect([t.next, t.seat, t.options()]).toEqual(['bts.ask.allot', 1, [1, 2]]);
    t.do('z');
    expect([t.figure('y').pv, t.figure('z').pv, t.next]).toEqual([9, 8, 'over']);
  });
});

describe('saves and losses', () => {
  it('BTS-CHA-01, BTS-SPR-52: the owner rolls; a Medic near by makes it one easier', () => {
    expect(roller(wounds(2, { rank: 3 }))).toEqual([1, 2]);
    const t = wounds(2, { rank: 3, rules: ['srMedic'] }).do(roll('save', 3, 2));
    expect(t.events('saves.rolled')).toMatchObject([{ need: 3, faces: [3, 2], saved: 1 }]);
  });

  it('BTS-ACT-02: with Legendary Fate saves that failed are rolled again; where none did nobody rolls', () => {
    const guarded = { rank: 3, effects: [{ id: 'actFate', until: 'turn' }] } as const;
    const t = wounds(3, guarded).do(roll('save', 6, 1, 1));
    expect(roller(t)).toEqual([1, 2]);
    t.do(roll('save-again', 6, 1));
    expect(t.events('saves.rolled')).toMatchObject([{ faces: [6, 6, 1], saved: 2 }]);
    expect(wounds(2, guarded).do(roll('save', 6, 6)).next).toBe('over');
  });

  it('BTS-GEN-06: a D3 of PV for each wound is rolled by the enemy', () => {
    const shotgun = (by: number, victim: number) =>
      during(
        {
          figures: pair(
            { ranged: [{ category: 'shotgun', range: 40 }] },
            { ranged: [{ category: 'shotgun', range: 40 }] },
          ),
        },
        'wounds',
        { victim, wounds: 2, blow: { kind: 'shot', by, victim, force: 4, pen: 0, weapon: 0, near: true } },
      );
    expect([roller(shotgun(0, 1)), roller(shotgun(1, 0))]).toEqual([
      [0, 2],
      [1, 2],
    ]);
    const t = shotgun(0, 1).do(roll('loss', 1, 6));
    expect([t.figure('z').pv, t.events('figure.wounded')[0]?.lost]).toEqual([5, 4]);
  });

  it('BTS-SPR-77: each wound that would kill is rolled for; after one that killed no more are', () => {
    const rogue = { rules: ['srCheatDeath'], pv: 1 };
    const t = wounds(2, rogue).do(roll('cheat-death', 6));
    expect(roller(t)).toEqual([1, 1]);
    t.do(roll('cheat-death', 6));
    expect([t.figure('z').pv, t.next, t.events('death.cheated')]).toMatchObject([
      1,
      'over',
      [
        { faces: [6], ignored: 1 },
        { faces: [6], ignored: 1 },
      ],
    ]);
    const dead = wounds(3, rogue).do(roll('cheat-death', 5));
    expect([dead.figure('z').place, dead.next]).toEqual(['gone', 'over']);
  });

  it('BTS-WND-05: all wounds saved, no PV lost; a Monster that saved all of them does not panic', () => {
    const t = wounds(1, { rank: 3 }).do(roll('save', 6));
    expect(t.events('figure.wounded')).toMatchObject([{ wounds: 1, lost: 0 }]);
    const beast = wounds(1, { build: 'monster', baseMm: 50, rank: 3 }).do(roll('save', 6));
    expect(beast.next).toBe('over');
  });
});

describe('what a loss takes with it', () => {
  const lose = (figures: readonly FigureBody[], figure = 0, body: Partial<Body> = {}): Scene =>
    during({ figures, ...body }, 'remove', { figure, why: 'wounds' });

  it('BTS-WND-05: nobody is lost twice', () => {
    expect(lose([man(1, 'a', 40, 40, { place: 'gone' }), man(2, 'z', 60, 60)]).told).toEqual([]);
  });

  it('BTS-MON-20: those aboard it, and nobody aboard another or in a building of its number', () => {
    const host = (id: string, x: number): FigureBody =>
      man(1, id, x, 40, { build: 'monster', baseMm: 50, pv: 5, capacity: 3 });
    const t = lose(
      [
        host('m', 20),
        host('n', 80),
        man(1, 'on', 0, 0, { place: 'aboard', host: 'm' }),
        man(1, 'other', 0, 0, { place: 'aboard', host: 'n' }),
        inside(1, 'in'),
        man(2, 'z', 110, 110),
      ],
      0,
      { terrain: [house()] },
    );
    expect(roller(t)).toEqual([0, 1]);
    t.do(roll('passenger', 1));
    expect([t.figure('on').place, t.figure('other').place, t.figure('in').place, t.next]).toEqual([
      'gone',
      'aboard',
      'inside',
      'over',
    ]);
  });

  it('BTS-MOR-05: of a Demoralised army a figure that is gone does not test', () => {
    const t = lose([man(1, 'a', 40, 40), man(1, 'b', 60, 60), man(2, 'z', 90, 90)], 0, { demoralised: [1] });
    expect([0, 1].map(figure => mustTest(t.state, figure))).toEqual([false, true]);
  });
});
