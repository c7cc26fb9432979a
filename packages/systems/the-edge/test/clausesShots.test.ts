import { describe, expect, it } from 'vitest';
import type { ShotEffect, TargetSpec } from '../src/effect.js';
import { changeFigure } from '../src/reduce/record.js';
import { aims, endangered, shootersLeft, stillEndangered } from '../src/shots.js';
import type { Scope } from '../src/scope.js';
import { NONE } from '../src/state.js';
import { FIRST, holding, MILITIA, RIDERS, SECOND } from './holding.js';
import type { Scene, SquadBody } from './scene.js';

/** Whom a Shot can be aimed at and whom it endangers, clause by clause. */

const name = { fr: 'x', en: 'x' };
/** In the shooters' own Space, two Spaces off in line, and two off but out of line. */
const FOES: SquadBody = {
  card: 'militia',
  at: [
    [3, 3, 1],
    [5, 3, 0],
    [4, 4, 0],
  ],
};
const VOLLEY: ShotEffect = { do: 'shot', shooter: 'each', affects: 'enemies', hit: [] };
const ANY: TargetSpec = { pick: 'figure', whose: 'any' };

function table(targets: readonly TargetSpec[] = [ANY, ANY]) {
  const status = { id: 'stunned', name, on: 'figure', auras: [{ to: 'bearer', forbids: ['shoot'] }] } as const;
  const t = holding([], {
    action: { targets },
    own: { squads: [MILITIA, RIDERS] },
    foe: { squads: [FOES] },
    faction: { statuses: [status] },
  });
  const scope = (named: readonly (readonly number[])[] = []): Scope => ({
    seat: 0,
    source: { from: 'hand', card: t.card(0, 'it'), half: 'upper' },
    squad: 0,
    depth: 0,
    targets: named,
  });
  return { t, scope, foes: [0, 1, 2].map(place => t.figure(1, 0, place)) };
}

const stun = (t: Scene, ...figures: readonly number[]): void => {
  t.state.statuses = figures.map(id => ({ on: 'figure', id, status: 'stunned', until: 'match', seat: 0, depth: -1 }));
};

describe('a volley', () => {
  const open = (shot: Partial<ShotEffect>, shooter = 0) => {
    const { t, scope } = table();
    const options = aims(t.state, { ...VOLLEY, ...shot }, scope(), shooter);
    return { all: options.map(({ id }) => id), open: options.filter(({ barred }) => !barred).map(({ id }) => id) };
  };
  const { foes } = table();

  it('EDGE-SHT-07, EDGE-SHT-13: at every enemy that stands, or at everybody but the shooter', () => {
    expect(open({}).open).toEqual(foes);
    const { t } = table();
    const others = [1, t.figure(0, 1, 0), t.figure(0, 1, 1)];
    expect(open({ affects: 'all' }).open).toEqual([...others, ...foes]);
    expect(open({ affects: 'all' }, 1).open).toEqual([0, ...others.slice(1), ...foes]);
  });

  it('EDGE-SHT-11, EDGE-SHT-14: within its Range and in its Line of Fire, if it has them; the others are shown barred', () => {
    expect(open({ range: 2 }).open).toEqual(foes);
    expect(open({ range: 1 })).toEqual({ all: foes, open: [foes[0]] });
    expect(open({ range: 0 }).open).toEqual([foes[0]]);
    expect(open({ line: true }).open).toEqual([foes[0], foes[1]]);
    expect(open({ line: true, range: 1 }).open).toEqual([foes[0]]);
  });

  it('EDGE-SHT-06: by every living figure in turn that may shoot and has somebody to aim at', () => {
    const { t, scope } = table();
    const left = (done: readonly number[] = [], shot: Partial<ShotEffect> = {}, squad = 0) =>
      shootersLeft(t.state, { ...VOLLEY, ...shot }, { ...scope(), squad }, done);
    expect(left()).toEqual([0, 1]);
    expect([left([0]), left([1]), left([0, 1])]).toEqual([[1], [0], []]);
    expect(left([], { range: 0 }, 1)).toEqual([]);
    stun(t, 0);
    expect(left()).toEqual([1]);
  });

  it('EDGE-SHT-06: after a reaction the target must still be there, in Range and in line', () => {
    const { t, scope } = table();
    const still = (shot: Partial<ShotEffect>, figure: number) =>
      stillEndangered(t.state, { ...VOLLEY, ...shot }, scope(), 0, figure);
    expect(foes.map(figure => still({}, figure))).toEqual([true, true, true]);
    expect(foes.map(figure => still({ range: 1 }, figure))).toEqual([true, false, false]);
    expect(foes.map(figure => still({ line: true }, figure))).toEqual([true, true, false]);
    changeFigure(t.state, foes[0]!, NONE, 0);
    expect(still({}, foes[0]!)).toBe(false);
  });
});

describe('a Shot at something named', () => {
  const SHOT: ShotEffect = { do: 'shot', shooter: FIRST, at: SECOND, affects: 'enemies', hit: [] };

  it('EDGE-SHT-07: at that figure alone, whoever’s it is, as long as it stands', () => {
    const { t, scope, foes } = table();
    expect(endangered(t.state, SHOT, scope([[0], [foes[1]!]]))).toEqual([foes[1]]);
    expect(endangered(t.state, SHOT, scope([[0], [1]]))).toEqual([1]);
    changeFigure(t.state, foes[1]!, NONE, 0);
    expect(endangered(t.state, SHOT, scope([[0], [foes[1]!]]))).toEqual([]);
    expect(endangered(t.state, SHOT, scope([[0]]))).toEqual([]);
  });

  it('EDGE-SHT-07: or at all in its Space and so many around it, enemies or all', () => {
    const { t, scope, foes } = table();
    const blast = (at: number, radius: number, affects: 'enemies' | 'all') =>
      endangered(t.state, { ...SHOT, blast: radius, affects }, scope([[0], [at]]));
    expect(blast(foes[0]!, 0, 'enemies')).toEqual([foes[0]]);
    expect(blast(foes[0]!, 0, 'all')).toEqual([0, 1, foes[0]]);
    expect(blast(foes[1]!, 1, 'enemies')).toEqual([foes[1], foes[2]]);
    expect(blast(foes[0]!, 1, 'enemies')).toEqual([foes[0]]);
    expect(blast(foes[0]!, 2, 'enemies')).toEqual(foes);
    changeFigure(t.state, foes[2]!, NONE, 0);
    expect(blast(foes[1]!, 1, 'enemies')).toEqual([foes[1]]);
  });

  it('EDGE-SHT-07: around a Space as around a figure', () => {
    const { t, scope, foes } = table([ANY, { pick: 'space' }]);
    const at = (space: number) => endangered(t.state, { ...SHOT, blast: 0, affects: 'all' }, scope([[0], [space]]));
    expect([at(t.space(5, 3)), at(t.space(3, 3)), at(t.space(0, 0))]).toEqual([[foes[1]], [0, 1, foes[0]], []]);
  });

  it('EDGE-SHT-11: after a reaction the target must still fit what the card says of it', () => {
    const near = (range: number): TargetSpec => ({ ...ANY, near: { of: FIRST, range } }) as TargetSpec;
    const still = (range: number | undefined, figure: (foes: readonly number[]) => number) => {
      const { t, scope, foes } = table(range === undefined ? [ANY, ANY] : [ANY, near(range)]);
      return stillEndangered(t.state, SHOT, scope([[0], [figure(foes)]]), 0, figure(foes));
    };
    const far = (foes: readonly number[]): number => foes[1]!;
    expect([still(undefined, far), still(2, far), still(1, far)]).toEqual([true, true, false]);
  });

  it('EDGE-SHT-07: out of the area is out of danger', () => {
    const { t, scope, foes } = table();
    const shot: ShotEffect = { ...SHOT, blast: 1 };
    const still = (figure: number) => stillEndangered(t.state, shot, scope([[0], [foes[1]!]]), 0, figure);
    expect([still(foes[1]!), still(foes[2]!), still(foes[0]!)]).toEqual([true, true, false]);
  });
});
