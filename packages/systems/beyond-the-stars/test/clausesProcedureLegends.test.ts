import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { ShootQuestion } from '../src/decisions/shoot.js';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { Body, FigureBody } from '../src/scenario/body.js';
import type { Duel } from '../src/state.js';
import { during } from './battle.js';
import { END, man, roll, type Scene } from './scene.js';

/** Legendary Shots and Combats, the move after them, and how Engagements are split and disentangled. */

const effect = (id: string, source: string) => ({ effects: [{ id, until: 'phase', source }] }) as Partial<FigureBody>;
const far = man(2, 'far', 110, 110);
const duelsOf = (...sides: readonly Duel['sides'][]): Duel[] =>
  sides.map((pair, id) => ({ id, sides: pair, attacker: 0 }));

describe('Legendary Shots', () => {
  it('BTS-ACT-04: he and those who share his Action shoot, nobody else; then all of them have shot', () => {
    const armed = (id: string, y: number, more: Partial<FigureBody> = {}): FigureBody =>
      man(1, id, 20, y, { ranged: [{}], ...more });
    const t = during(
      {
        phase: 'shooting',
        figures: [
          armed('a', 20, { rank: 3, ...effect('actShot', 'a') }),
          armed('b', 30, effect('actShot', 'a')),
          armed('c', 40, effect('fullAhead', 'a')),
          armed('d', 50),
          man(2, 'z', 40, 20),
        ],
      },
      'legendaryShots',
      {},
    );
    expect([t.next, ((t.prompt as Prompt).shape as ShootQuestion).figures]).toEqual(['bts.ask.shoot', [0, 1]]);
    t.do(END);
    expect([t.next, ['a', 'b', 'c', 'd'].map(name => t.figure(name).marks.shot)]).toEqual([
      'over',
      [true, true, false, false],
    ]);
  });
});

describe('Legendary Combats', () => {
  const combats = (figures: readonly FigureBody[], duels: Duel[], body: Partial<Body> = {}): Scene =>
    during({ phase: 'duel', figures, ...body }, 'legendaryCombats', {}, state => {
      state.duels = duels;
    });
  const hero = (seat: 1 | 2, id: string, x: number, y: number, attacks = 1): FigureBody =>
    man(seat, id, x, y, { rank: 3, pv: 9, attacks, ...effect('actCombat', id) });

  it('BTS-ACT-07: (f) of two heroes in different combats both stand; in the same one only he who starts', () => {
    const apart = combats(
      [hero(1, 'a', 20, 20), man(2, 'z', 22.5, 20), hero(2, 'y', 60, 60), man(1, 'b', 62.5, 60)],
      duelsOf([[0], [1]], [[3], [2]]),
    ).do(roll('legends', 4));
    expect(apart.events('effect.ended').map(({ figure }) => figure)).toEqual([0]);
    const same = (face: number) =>
      combats([hero(1, 'a', 20, 20), hero(2, 'z', 22.5, 20)], duelsOf([[0], [1]]))
        .do(roll('legends', face))
        .events('effect.ended')
        .map(({ figure }) => figure);
    expect([same(4), same(3)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('BTS-ACT-07: (b) no new move while one of several enemies lives', () => {
    const t = combats(
      [hero(1, 'a', 20, 20, 2), man(2, 'x', 22.5, 20), man(2, 'z', 17.5, 20, { pv: 9 }), far],
      duelsOf([[0], [1, 2]]),
    );
    t.do(roll('duel', 6, 6), roll('duel', 1, 1), { to: [25.5, 20] }, { to: [14.5, 20] });
    t.do('x', roll('wound', 6), roll('wound', 1));
    expect([t.figure('x').place, t.figure('z').place, t.next]).toEqual(['gone', 'table', 'over']);
  });
});

describe('the new move', () => {
  const able = (t: Scene): readonly number[] => ((t.prompt as Prompt).shape as ActQuestion).figures;
  const pursuit = (b: Partial<FigureBody>, extra: readonly FigureBody[] = [], engaged: Body['engaged'] = []): Scene =>
    during(
      { phase: 'duel', figures: [man(1, 'a', 20, 20), man(1, 'b', 30, 20, b), ...extra, far], engaged },
      'pursuit',
      {
        seat: 0,
        figures: [0, 1],
      },
    );

  it('BTS-ACT-07: (b) a whole one for all who fought, whatever they did; not for the fallen, the held or the Engaged', () => {
    const marks = { spent: 150_000, done: true, charged: true, roughCharge: true, rough: true };
    const t = pursuit({ marks });
    expect(able(t)).toEqual([0, 1]);
    expect(t.figure('b').marks).toMatchObject({
      spent: 0,
      done: false,
      charged: false,
      roughCharge: false,
      rough: false,
      pursued: true,
    });
    expect(able(pursuit({ marks: { noMove: true } }))).toEqual([0]);
    expect(able(pursuit({ place: 'gone' }))).toEqual([0]);
    expect(able(pursuit({}, [man(2, 'y', 32.5, 20)], [['y', 'b']]))).toEqual([0]);
  });

  it('BTS-MOV-01, BTS-ACT-07: one after the other; whoever wants no more has moved', () => {
    const t = pursuit({}).do({ do: 'walk', figure: 'a', path: [[20, 22]], on: true });
    expect([t.next, able(t)]).toEqual(['bts.ask.go-on', [0]]);
    t.do(END);
    expect([t.next, able(t)]).toEqual(['bts.ask.act', [1]]);
    t.do(END);
    expect([t.next, t.figure('a').marks.done, t.figure('b').marks.done]).toEqual(['over', true, true]);
    const fallen = pursuit({ place: 'gone' }).do(END);
    expect(
      fallen.events('figure.marked').flatMap(({ figure, marks }) => (marks.done === true ? [figure] : [])),
    ).toEqual([0]);
  });
});

describe('Engagements', () => {
  const square = (x: number, names: readonly [string, string, string, string]): FigureBody[] => [
    man(1, names[0], x, 20),
    man(1, names[1], x + 2.5, 22.5),
    man(2, names[2], x + 2.5, 20),
    man(2, names[3], x, 22.5),
  ];
  const all = ([a, b, y, z]: readonly [string, string, string, string]): [string, string][] => [
    [a, y],
    [a, z],
    [b, y],
    [b, z],
  ];

  it('BTS-CHG-19: a split in the middle of the turn is about the combat of one figure; others stay as they are', () => {
    const [one, two] = [['a', 'b', 'y', 'z'] as const, ['c', 'd', 'w', 'x'] as const];
    const t = during(
      { figures: [...square(20, one), ...square(60, two)], engaged: [...all(one), ...all(two)] },
      'split',
      { only: 4 },
    );
    expect([t.next, t.seat]).toEqual(['bts.ask.split', 0]);
    t.do(t.options()[0]);
    expect([
      t.next,
      t.state.duels,
      t.state.links.filter(({ charger }) => charger < 4).length,
      t.state.links.length,
    ]).toEqual(['over', [], 4, 6]);
  });

  it('BTS-DUE-19: at the end of the phase nobody on the table touches an enemy; whoever is elsewhere is left alone', () => {
    const t = during(
      { figures: [man(1, 'a', 20, 20), man(2, 'z', 22.5, 20), man(1, 'gone', 25, 20, { place: 'gone' })] },
      'duels',
      {},
    );
    expect(t.next).toBe('over');
    expect(t.events('figure.shifted').map(({ figure, how }) => [figure, how])).toEqual([[0, 'separated']]);
  });
});
