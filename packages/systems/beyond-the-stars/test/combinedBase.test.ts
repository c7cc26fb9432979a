import { mm } from '@banneret/geometry';
import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { judgePlacement } from '../src/deploy/judge.js';
import type { Placement, PlaceQuestion } from '../src/deploy/placement.js';
import { judgeList } from '../src/forces/judgeList.js';
import { isEngaged } from '../src/figures/traits.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import { obstructions } from '../src/sight/trajectory.js';
import type { FigureEntry } from '../src/content/types.js';
import { battle, during, placing, stand } from './battle.js';
import { apart, man, roll, scene, Scene } from './scene.js';
import { armyList, testFaction } from './testBook.js';

/** A weapon of player 2 that faces left, on a base of 12 cm, with two Servants on it. */
const gun = (more: Partial<FigureBody> = {}): FigureBody =>
  man(2, 'gun', 60, 60, {
    build: 'siege',
    baseMm: 120,
    facing: 180,
    attacks: 0,
    mvt: 0,
    pv: 3,
    height: 4,
    melee: [],
    morale: 0,
    siege: { servants: ['s', 't'], combinedBase: true },
    ...more,
  });
const servant = (id: string, y: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(2, id, 60, y, { serves: 'gun', ...more });
const crew = [gun(), servant('s', 57), servant('t', 63)];
const at = (others: readonly FigureBody[], more: Partial<Body> = {}): Scene =>
  scene({ figures: [...others, ...crew], ...more });
const shoot = (target: string): object => ({
  do: 'shoot',
  volleys: [{ figure: 'a', shots: [{ weapon: 0, targets: [target] }] }],
});
const gunner = (x: number, y: number): FigureBody => man(1, 'a', x, y, { ranged: [{ range: 30 }] });

describe('measuring', () => {
  it('BTS-BAS-10: the one base is measured, to the weapon and to its Servants', () => {
    // 30 cm and half a base from the edge of the large one, on whichever side of it the Servant stands.
    const near = at([gunner(60, 66 + 30 + 1.25)], { begin: 'shots' });
    expect(['gun', 's', 't'].map(target => near.refusal(shoot(target)))).toEqual([[], [], []]);
    const other = man(1, 'q', 20, 60, { ranged: [{ range: 90 }] });
    const far = at([gunner(60, 66 + 30 + 1.26), other], { begin: 'shots' });
    expect(['gun', 's', 't'].map(target => far.refusal(shoot(target)))).toEqual([
      ['BTS-SHO-05'],
      ['BTS-SHO-05'],
      ['BTS-SHO-05'],
    ]);
    // Those around it keep away from the base, not from the man.
    const walk = (x: number): string[] =>
      at([man(1, 'a', 45, 60)]).refusal({ do: 'walk', figure: 'a', path: [[x, 60]] });
    expect([walk(54 - 3 - 1.25), walk(54 - 3 - 1.24)]).toEqual([[], ['BTS-MOV-09']]);
  });

  it('BTS-BAS-11: a shot at a Servant meets the weapon first, unless the shooter is behind it', () => {
    const onTheWay = (x: number, y: number, target: string) => {
      const t = at([gunner(x, y)]);
      return obstructions(t.state, 0, t.id(target)).map(({ id }) => t.state.battle.sheets[id]?.id);
    };
    expect([onTheWay(40, 60, 's'), onTheWay(40, 60, 't'), onTheWay(40, 60, 'gun')]).toEqual([['gun'], ['gun'], []]);
    expect([onTheWay(60, 40, 's'), onTheWay(61, 40, 's'), onTheWay(80, 60, 's')]).toEqual([['gun'], [], []]);
    const shot = (face: number): (string | undefined)[] => {
      const t = at([gunner(40, 60)], { begin: 'shots' }).do(shoot('s'), roll('to-hit', 6), roll('trajectory', face));
      t.do(roll('wound', 1));
      return t.events('wounds.rolled').map(({ victim }) => t.state.battle.sheets[victim]?.id);
    };
    expect([shot(4), shot(3)]).toEqual([['s'], ['gun']]);
  });

  it('BTS-BAS-12: a template over any part of the base hits the weapon and every Servant', () => {
    const hit = (x: number): number[] => {
      const t = during({ figures: [gunner(20, 20), ...crew] }, 'blast', {
        by: 0,
        weapon: 0,
        force: 6,
        pen: 0,
        at: { x: Math.round(x * 10_000), y: 600_000 },
        size: 'light',
      });
      while (t.next === 'bts.roll.wound') t.do(roll('wound', 1));
      return t
        .events('wounds.rolled')
        .map(({ victim }) => victim)
        .sort((a, b) => a - b);
    };
    // A radius of 3.75 cm, the edge of the base at 66.
    expect([hit(69.74), hit(69.76)]).toEqual([[1, 2, 3], []]);
  });
});

describe('moving', () => {
  it('BTS-BAS-08: pushed, the base carries everybody, and nothing else throws a Servant off it', () => {
    const t = at([man(1, 'a', 5, 5)], { initiative: 2 });
    t.do({ do: 'push', figure: 'gun', to: [60, 75], facing: 2048 });
    expect([t.at('gun'), t.at('s'), t.at('t')]).toEqual([
      [60, 75],
      [60, 72],
      [60, 78],
    ]);
    const pushed = at([man(1, 'm', 30, 57, { spells: ['push'], keywords: ['mage'], morale: 10 })]);
    pushed.do({ do: 'cast', figure: 'm', spell: 'push', target: 's' }, roll('spell', 6));
    if (pushed.next === 'bts.roll.push') pushed.do(roll('push', 6, 6));
    expect(pushed.at('s')).toEqual([60, 57]);
  });

  it('BTS-BAS-09: without the weapon the Servants are free where they stand, each on his own base', () => {
    const t = at([gunner(60, 20)]);
    const lost = new Scene(t.state, [{ proc: 'remove', step: 'begin', vars: { figure: 1, why: 'wounds' } }]);
    expect([lost.at('s'), lost.figure('s').servant, lost.figure('t').servant]).toEqual([[60, 57], false, false]);
    const walks = new Scene(lost.state, [{ proc: 'moves', step: 'begin', vars: { seat: 1 } }]);
    expect(walks.refusal({ do: 'walk', figure: 's', path: [[60, 45]] })).toEqual([]);
    const shots = (x: number): string[] => {
      const state = at([gunner(x, 57), man(1, 'q', 60, 20, { ranged: [{ range: 90 }] })]).state;
      const gone = new Scene(state, [{ proc: 'remove', step: 'begin', vars: { figure: 2, why: 'wounds' } }]);
      return new Scene(gone.state, [{ proc: 'shots', step: 'begin', vars: { seat: 0 } }]).refusal(shoot('s'));
    };
    expect([shots(60 - apart(30)), shots(60 - apart(30) - 0.01)]).toEqual([[], ['BTS-SHO-05']]);
    const faults = (entry: FigureEntry, combinedBase: boolean): string[] => {
      const units = [
        { leader: { profile: 'rank-3' } },
        { leader: { profile: 'engine' }, members: [entry], combinedBase },
      ];
      const ruling = judgeList([testFaction()], armyList(units), 500, 'list');
      return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
    };
    expect([
      faults({ profile: 'warrior', raiseBase: true }, true),
      faults({ profile: 'warrior', raiseBase: true }, false),
    ]).toEqual([['BTS-BAS-09'], []]);
    expect([faults({ profile: 'warrior', count: 5 }, true), faults({ profile: 'warrior', count: 6 }, true)]).toEqual([
      [],
      ['BTS-BAS-07'],
    ]);
  });
});

describe('fighting', () => {
  const charge = (...targets: string[]): object => ({ do: 'charge', figure: 'a', path: [[52.75, 60]], targets });

  it('BTS-BAS-13: whoever charges it fights all its Servants in one Duel, and beats the weapon or them as he likes', () => {
    const figures = [man(1, 'a', 45, 60, { attacks: 4 }), man(1, 'b', 67.25, 60)];
    const t = at(figures);
    expect(t.refusal(charge('gun'))).toEqual(['BTS-CHG-12']);
    t.do(charge('gun', 's', 't'));
    expect(['gun', 's', 't'].map(name => isEngaged(t.state, t.id(name)))).toEqual([true, true, true]);
    const fight = new Scene(t.state, [{ proc: 'duels', step: 'begin', vars: {} }]);
    expect(fight.state.duels.map(({ sides }) => sides)).toEqual([[[0], [2, 3, 4]]]);
    fight.do(roll('duel', 6, 6, 6, 6), roll('duel', 1, 1));
    // They cannot recoil, so the blows come at once.
    expect([fight.next, fight.options()]).toEqual(['bts.ask.strike', [2, 3, 4]]);
    fight.do('gun', roll('wound', 6), 's', roll('wound', 6), 't', roll('wound', 1), 'gun', roll('wound', 1));
    expect([fight.figure('gun').pv, fight.figure('s').place, fight.figure('t').place]).toEqual([2, 'gone', 'table']);
    expect([fight.at('gun'), fight.at('t'), fight.state.links]).toEqual([[60, 60], [60, 63], []]);
  });

  it('BTS-BAS-13: two attackers are not told apart: the crew stays together against both', () => {
    const t = at([man(1, 'a', 52.75, 60), man(1, 'b', 67.25, 60)], {
      engaged: ['a', 'b'].flatMap(name => ['gun', 's', 't'].map(foe => [name, foe] as const)),
      begin: 'split',
    });
    expect(t.state.duels.map(({ sides }) => sides)).toEqual([
      [
        [0, 1],
        [2, 3, 4],
      ],
    ]);
  });
});

describe('deployment', () => {
  it('BTS-BAS-07: all Servants stand wholly on the combined base', () => {
    const engine = { leader: { profile: 'engine' }, combinedBase: true };
    const lone = [{ leader: { profile: 'rank-3' } }];
    const t = battle({ armies: [[...lone, engine], lone] }).do(roll('deployment', 5, 2));
    while (t.next !== 'bts.ask.deploy') t.do(t.options()[0]);
    t.do('deploy:1');
    const weapon = stand(1, 60, 20);
    expect(t.refusal(placing(weapon, stand(2, 60, 20), stand(3, 60, 24.75)))).toEqual([]);
    expect(t.refusal(placing(weapon, stand(2, 60, 20), stand(3, 60, 24.76)))).toEqual(['BTS-BAS-07']);
    expect(t.refusal(placing(weapon, stand(2, 60, 20), stand(3, 60, 22)))).toEqual(['BTS-MOV-05']);
    // The question proposes some by itself.
    expect(t.options().length).toBeGreaterThan(0);
    // A base of 20 by 30 mm reaches 18 mm from its middle.
    const base = { kind: 'rectangle', length: mm(30), width: mm(20) } as const;
    const sheets = t.state.battle.sheets.map((sheet, figure) => (figure === 3 ? { ...sheet, base } : sheet));
    const oblong = { ...t.state, battle: { ...t.state.battle, sheets } };
    const stands = (y: number): boolean =>
      judgePlacement(oblong, (t.prompt as Prompt).shape as PlaceQuestion, {
        ...(placing(weapon, stand(2, 60, 20), stand(3, 60, y)) as Placement),
        aboard: [],
        inside: [],
      }).ok;
    expect([stands(24.19), stands(24.2)]).toEqual([true, false]);
  });
});
