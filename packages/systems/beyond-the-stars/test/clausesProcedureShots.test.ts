import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { ShootQuestion } from '../src/decisions/shoot.js';
import type { Body, FigureBody, RangedBody, TerrainBody } from '../src/scenario/body.js';
import { during } from './battle.js';
import { house, inside, man, roll, scene, type Scene } from './scene.js';

/** One weapon's dice at one target, from the roll to hit to whoever is struck. */

const tough = { pv: 9 };
/** Seen over the heads of others. */
const tall = { pv: 9, height: 4 };
const shots = (...targets: string[]) => ({ do: 'shoot', volleys: [{ figure: 'a', shots: [{ weapon: 0, targets }] }] });
const both = (one: string, other: string) => ({
  do: 'shoot',
  volleys: [{ figure: 'a', shots: [one, other].map((target, weapon) => ({ weapon, targets: [target] })) }],
});
const at = (
  figures: readonly FigureBody[],
  guns: readonly RangedBody[] = [{}],
  body: Partial<Body> = {},
  a: Partial<FigureBody> = {},
): Scene =>
  scene({
    figures: [
      man(1, 'a', 20, 20, { ranged: guns.map((gun, i) => ({ id: `g${i}`, range: 90, ...gun })), ...a }),
      ...figures,
    ],
    begin: 'shots',
    ...body,
  });
const struck = (t: Scene): string[] =>
  t.events('wounds.rolled').map(({ victim }) => t.state.battle.sheets[victim]?.id ?? '');
const rolled = (t: Scene): (string | number)[][] =>
  t.events('hits.rolled').map(({ target, faces }) => [t.state.battle.sheets[target]?.id ?? '', ...faces]);

describe('shots that are lost', () => {
  it('BTS-SHO-06: those still to come at one who has fallen, and those of a shooter whom his own weapon killed', () => {
    const pistols = [{ hands: 1 }, { hands: 1 }] as const;
    const t = at([man(2, 'z', 40, 20), man(2, 'y', 40, 40)], pistols);
    t.do(both('z', 'z'), roll('to-hit', 6), roll('wound', 6));
    expect(t.events('shot.wasted')).toEqual([{ type: 'shot.wasted', figure: 0, weapon: 1, target: 1 }]);
    expect([rolled(t), t.next]).toEqual([[['z', 6]], 'over']);
    const burnt = at(
      [man(2, 'z', 40, 20), man(1, 'b', 5, 5)],
      [{ hands: 1, rules: ['srPlasma'], force: 9 }, { hands: 1 }],
    );
    burnt.do(both('z', 'z'), roll('to-hit', 1), roll('wound', 6));
    expect([burnt.figure('a').place, burnt.events('shot.wasted').length, burnt.next]).toEqual(['gone', 1, 'over']);
  });

  it('BTS-SHO-11: of several hits at one target those after its death are lost', () => {
    const t = at([man(2, 'z', 40, 20), man(2, 'y', 40, 40)], [{ dice: 3 }]);
    t.do(shots('z', 'z', 'z'), roll('to-hit', 6, 6, 6), roll('wound', 6));
    expect([struck(t), t.next]).toEqual([['z'], 'over']);
  });

  it('BTS-SHO-11: nor is anything rolled for their way', () => {
    const fence: TerrainBody = { kind: 'obstacle', box: [25, 10, 0.5, 20], height: 2.5 };
    const t = at([man(2, 'z', 40, 20), man(2, 'y', 40, 40)], [{ dice: 2 }], { terrain: [fence] });
    t.do(shots('z', 'z'), roll('to-hit', 6, 6), roll('trajectory', 6), roll('wound', 6));
    expect([t.figure('z').place, t.next]).toEqual(['gone', 'over']);
  });

  it('BTS-BLD-11: into a building they strike whoever else is in that room, and of that side', () => {
    const room = [
      inside(2, 'z'),
      inside(2, 'y', tough),
      inside(2, 'up', { ...tough, storey: 1 }),
      man(2, 'out', 90, 90),
    ];
    const t = at(room, [{ dice: 2 }], { terrain: [house({ height: 8, storeys: 2 })] }, { at: [40, 56] });
    t.do(shots('z', 'z'), roll('to-hit', 6, 6), roll('trajectory', 6), roll('wound', 6), 'z', roll('trajectory', 6));
    expect([t.figure('z').place, t.next]).toEqual(['gone', 'bts.roll.wound']);
    t.do(roll('wound', 6));
    expect([t.figure('y').pv, t.figure('up').pv, t.next]).toEqual([8, 9, 'over']);
    // With nobody left in it the rest is lost.
    const last = at([inside(2, 'z'), man(2, 'out', 90, 90)], [{ dice: 2 }], { terrain: [house()] }, { at: [40, 56] });
    last.do(shots('z', 'z'), roll('to-hit', 6, 6), roll('trajectory', 6), roll('wound', 6));
    expect([last.figure('z').place, last.next]).toEqual(['gone', 'over']);
  });
});

describe('a repeating weapon', () => {
  const repeating = [{ rules: ['srRepeating'] }];
  const two = [man(2, 'z', 40, 20, tough), man(2, 'y', 40, 40, tough)];

  it('BTS-SPR-15: a 1 is one shot, at the target that was named; more may be shared out', () => {
    const one = at(two, repeating).do(shots('z'), roll('repeating', 1), roll('to-hit', 1));
    expect([rolled(one), one.next]).toEqual([[['z', 1]], 'over']);
    const range = [{ rules: ['srRepeating'], range: 30 }];
    const near = at([...two, man(2, 'far', 90, 90)], range).do(shots('z'), roll('repeating', 4));
    expect(near.options()).toEqual(['rest', 1, 2]);
    const alone = at(two.slice(0, 1), repeating).do(shots('z'), roll('repeating', 3), roll('to-hit', 1, 2, 3));
    expect(rolled(alone)).toEqual([['z', 1, 2, 3]]);
  });

  it('BTS-SPR-15, BTS-SHO-06: each in turn at the named one, at another, or all that are left at the named one', () => {
    const t = at(two, repeating).do(shots('z'), roll('repeating', 4), 'z');
    expect(t.next).toBe('bts.ask.next-shot');
    t.do('y', 'z', roll('to-hit', 1, 1, 1), roll('to-hit', 2));
    expect([rolled(t), t.next]).toEqual([
      [
        ['z', 1, 1, 1],
        ['y', 2],
      ],
      'over',
    ]);
    const rest = at(two, repeating).do(shots('z'), roll('repeating', 4), 'y', 'rest', roll('to-hit', 1, 1, 1));
    expect(rest.do(roll('to-hit', 2)).next).toBe('over');
    expect(rolled(rest)).toEqual([
      ['z', 1, 1, 1],
      ['y', 2],
    ]);
    const three = at([...two, man(2, 'x', 40, 60, tough)], repeating);
    three.do(
      shots('z'),
      roll('repeating', 4),
      'x',
      'y',
      'x',
      roll('to-hit', 1),
      roll('to-hit', 2, 2),
      roll('to-hit', 3),
    );
    expect(rolled(three)).toEqual([
      ['z', 1],
      ['x', 2, 2],
      ['y', 3],
    ]);
  });
});

describe('rolling again', () => {
  const mastery = { rules: [{ id: 'srMastery', x: 'g0' }] };

  it('BTS-GEN-08, BTS-SPR-49: the misses, all of them or one by one, and the last result counts', () => {
    const plasma = () =>
      at([man(2, 'z', 40, 20, tough)], [{ dice: 3, rules: ['srPlasma'] }], {}, mastery).do(shots('z', 'z', 'z'));
    const all = plasma().do(roll('to-hit', 2, 2, 5), 'all', roll('to-hit-again', 4, 3));
    expect(all.events('hits.rolled')[0]).toMatchObject({ hits: 2, rerolled: 2, faces: [5, 4, 3] });
    const none = plasma().do(roll('to-hit', 4, 5, 6));
    expect(none.events('hits.rolled')[0]).toMatchObject({ hits: 3, rerolled: 0 });
    const kept = plasma().do(roll('to-hit', 2, 3, 5), 'keep');
    expect(kept.events('hits.rolled')[0]).toMatchObject({ hits: 1, rerolled: 0, faces: [5, 2, 3] });
    expect(
      plasma()
        .do(roll('to-hit', 3, 1, 5))
        .options(),
    ).toEqual(['all', 1, 3, 'keep']);
    // Two dice of the same face are two dice; one at a time goes.
    const twins = plasma().do(roll('to-hit', 2, 2, 5));
    expect(twins.options()).toEqual(['all', 2, 'keep']);
    twins.do(2, roll('to-hit-again', 6));
    expect(twins.options()).toEqual(['all', 'keep']);
    twins.do('all', roll('to-hit-again', 3));
    expect(twins.events('hits.rolled')[0]).toMatchObject({ hits: 2, rerolled: 2, faces: [5, 6, 3] });
  });

  it('BTS-SPR-08: every die that counts as a 1 burns the shooter, after modifiers, and no other die', () => {
    const burns = (a: Partial<FigureBody>, ...faces: number[]) => {
      const t = at([man(2, 'z', 40, 20, tough)], [{ dice: 3, rules: ['srPlasma'] }], {}, { ...tough, ...a });
      t.do(shots('z', 'z', 'z'), roll('to-hit', ...faces));
      return t.match.pending.kind === 'chance' && t.match.pending.chance.kind === 'dice'
        ? t.match.pending.chance.count
        : 0;
    };
    const cool = at([man(2, 'z', 40, 20, tough)], [{ rules: ['srPlasma'] }]).do(shots('z'), roll('to-hit', 2));
    expect([cool.next, cool.events('wounds.rolled')]).toEqual(['over', []]);
    expect([burns({}, 2, 2, 2), burns({}, 1, 2, 2), burns({}, 1, 2, 1)]).toEqual([0, 1, 2]);
    expect(burns({ marks: { moved: true, spent: 10_000 } }, 1, 2, 3)).toBe(2);
  });
});

describe('on its way', () => {
  const between = (seat: 1 | 2): FigureBody => man(seat, 'b', 30, 20, tough);
  const fence: TerrainBody = { id: 'f', kind: 'obstacle', box: [25, 10, 0.5, 20], height: 2.5 };

  it('BTS-SHO-12, BTS-SHO-13: a 4 gets past; with less whoever is in the way is struck, and scenery swallows it', () => {
    const past = (face: number) =>
      at([man(2, 'z', 40, 20, tall), between(2)]).do(
        shots('z'),
        roll('to-hit', 6),
        roll('trajectory', face),
        roll('wound', 1),
      );
    expect([struck(past(4)), struck(past(3))]).toEqual([['z'], ['b']]);
    expect(past(3).events('trajectory.rolled')).toMatchObject([
      { by: { kind: 'figure', id: 2 }, face: 3, need: 4, passed: false },
    ]);
    const wall = (face: number) =>
      at([man(2, 'z', 40, 20, tall)], [{}], { terrain: [fence] }).do(
        shots('z'),
        roll('to-hit', 6),
        roll('trajectory', face),
      );
    expect([wall(3).next, wall(4).next]).toEqual(['over', 'bts.roll.wound']);
  });

  it('BTS-SHO-12: one roll for each thing in the way, the nearest first, up to the first failure', () => {
    const t = at([man(2, 'z', 40, 20, tall), between(2)], [{}], { terrain: [fence] });
    t.do(shots('z'), roll('to-hit', 6), roll('trajectory', 4), roll('trajectory', 4), roll('wound', 1));
    expect(t.events('trajectory.rolled').map(({ by }) => by)).toEqual([
      { kind: 'piece', id: 0 },
      { kind: 'figure', id: 2 },
    ]);
    expect(struck(t)).toEqual(['z']);
    const stopped = at([man(2, 'z', 40, 20, tall), between(2)], [{}], { terrain: [fence] });
    expect(stopped.do(shots('z'), roll('to-hit', 6), roll('trajectory', 3)).next).toBe('over');
  });

  it('BTS-SHO-12: each hit has its own way', () => {
    const t = at([man(2, 'z', 40, 20, tall), between(2)], [{ dice: 2 }]);
    t.do(shots('z', 'z'), roll('to-hit', 6, 6));
    t.do(roll('trajectory', 1), roll('wound', 1), roll('trajectory', 6), roll('wound', 1));
    expect([struck(t), t.next]).toEqual([['b', 'z'], 'over']);
  });

  it('BTS-ACT-06: with it a failure is rolled again, once: at scenery always, at somebody in the way if one likes', () => {
    const precise = { effects: [{ id: 'actPrecision', until: 'turn', source: 'a' }] } as const;
    const wall = at([man(2, 'z', 40, 20, tall)], [{}], { terrain: [fence] }, precise);
    wall.do(shots('z'), roll('to-hit', 6), roll('trajectory', 3), roll('trajectory-again', 3));
    expect(wall.next).toBe('over');
    const somebody = () =>
      at([man(2, 'z', 40, 20, tall), between(2)], [{}], {}, precise).do(
        shots('z'),
        roll('to-hit', 6),
        roll('trajectory', 3),
      );
    expect([somebody().next, somebody().seat, somebody().options()]).toEqual([
      'bts.ask.reroll-trajectory',
      0,
      ['again', 'keep'],
    ]);
    expect(struck(somebody().do('keep', roll('wound', 1)))).toEqual(['b']);
    expect(struck(somebody().do('again', roll('trajectory-again', 4), roll('wound', 1)))).toEqual(['z']);
    expect(struck(somebody().do('again', roll('trajectory-again', 3), roll('wound', 1)))).toEqual(['b']);
    // What got past the first is not held against the next.
    const next = at([man(2, 'z', 40, 20, tall), between(2)], [{}], { terrain: [fence] }, precise);
    next.do(shots('z'), roll('to-hit', 6), roll('trajectory', 3), roll('trajectory-again', 4), roll('trajectory', 3));
    expect(next.next).toBe('bts.ask.reroll-trajectory');
  });

  it('BTS-BLD-10: into a fortified building a success is made again once, and then it counts', () => {
    const fort = () =>
      at([inside(2, 'z', tough)], [{}], { terrain: [house({ fortified: true })] }, { at: [40, 56] }).do(
        shots('z'),
        roll('to-hit', 6),
        roll('trajectory', 6),
      );
    expect(fort().next).toBe('bts.roll.trajectory-again');
    expect([fort().do(roll('trajectory-again', 5)).next, fort().do(roll('trajectory-again', 4)).next]).toEqual([
      'bts.roll.wound',
      'over',
    ]);
  });

  it('BTS-BLD-11, BTS-BLD-12: indoors the best Defence of that side counts; with a scope that of the man', () => {
    const room = [
      inside(2, 'z', { defence: 3, pv: 9 }),
      inside(2, 'y', { defence: 6, pv: 9 }),
      inside(1, 'own', { defence: 9 }),
    ];
    const met = (a: Partial<FigureBody>) => {
      // past a friend indoors.
      const past = { at: [40, 56] as const, rules: ['srTreacherous'] };
      const t = at(room, [{}], { terrain: [house()], fights: [] }, { ...past, ...a });
      t.do(shots('z'), roll('to-hit', 6), roll('trajectory', 6), roll('wound', 1));
      return t.events('wounds.rolled').map(({ defence }) => defence);
    };
    expect([met({}), met({ support: ['scope'] })]).toEqual([[6], [3]]);
    // BTS-BLD-09: -1 on the way in.
    const way = at(room.slice(0, 2), [{}], { terrain: [house()] }, { at: [40, 56] }).do(shots('z'), roll('to-hit', 6));
    expect(way.do(roll('trajectory', 4)).events('trajectory.rolled')).toMatchObject([{ need: 5, passed: false }]);
  });
});

describe('declared together', () => {
  it('BTS-SHO-02: a volley whose target has fallen meanwhile is not fired, and its shooter may choose anew', () => {
    const t = during(
      {
        phase: 'shooting',
        figures: [
          man(1, 'a', 20, 20, { ranged: [{}] }),
          man(1, 'b', 20, 30, { ranged: [{}] }),
          man(2, 'z', 40, 20),
          man(2, 'y', 40, 40),
        ],
      },
      'shots',
      { seat: 0 },
    );
    const volley = (figure: string) => ({ figure, shots: [{ weapon: 0, targets: ['z'] }] });
    t.do({ do: 'shoot', volleys: [volley('a'), volley('b')] }, roll('to-hit', 6), roll('wound', 6));
    expect([t.next, t.figure('a').marks.shot, t.figure('b').marks.shot]).toEqual(['bts.ask.shoot', true, false]);
    expect(((t.prompt as Prompt).shape as ShootQuestion).figures).toEqual([1]);
  });
});
