import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import { during, placing, stand } from './battle.js';
import { END, house, inside, man, roll, scene, um, type Scene } from './scene.js';

/** A side's moves: tests of those who go together, and the end of the game in the middle of it. */

const hull = (seat: 1 | 2, id: string, x: number, more: Partial<FigureBody> = {}): FigureBody =>
  man(seat, id, x, 50, {
    build: 'vehicle',
    baseMm: [60, 60],
    attacks: 0,
    melee: [],
    morale: 0,
    capacity: 3,
    vehicle: { front: 9, flank: 9, rear: 9, crew: 2 },
    ...more,
  });
const group = (...figures: readonly [string, number, number][]) => ({
  do: 'group',
  figure: figures[0]?.[0],
  moves: figures.map(([figure, x, y]) => ({ figure, path: [[x, y]] })),
});

describe('tests before a move', () => {
  it('R-57, BTS-MOV-01: of a group everybody tests and swims before any of them moves, and nobody else', () => {
    const figures = [man(1, 'a', 40, 40), man(1, 'b', 44, 40), man(1, 'c', 48, 40), man(2, 'z', 99, 99)];
    const brave = scene({ demoralised: [1], figures });
    brave.do(group(['a', 40, 44], ['b', 44, 44]), roll('morale', 6, 6));
    expect([brave.next, brave.at('a')]).toEqual(['bts.roll.morale', [40, 40]]);
    brave.do(roll('morale', 6, 6));
    expect(brave.events('morale.tested').map(({ figure }) => figure)).toEqual([0, 1]);
    expect([brave.at('a'), brave.at('b')]).toEqual([
      [40, 44],
      [44, 44],
    ]);
    const wet = scene({
      terrain: [{ kind: 'deep-water', box: [42.7, 30, 2.6, 30], height: 0 }],
      figures: [man(1, 'a', 40, 40), man(1, 'b', 44, 40), man(1, 'c', 48, 40), man(2, 'z', 99, 99)],
    });
    wet.do(group(['a', 40, 44], ['b', 44, 44]), roll('swim', 6));
    expect(wet.events('water.tested').map(({ figure }) => figure)).toEqual([1]);
    expect(wet.at('b')).toEqual([44, 44]);
  });

  it('R-57: passengers are those aboard, not those in a building of the same number', () => {
    const figures = [
      hull(1, 'v', 20),
      man(1, 'on', 0, 0, { place: 'aboard', host: 'v' }),
      inside(2, 'foe'),
      inside(1, 'own'),
    ];
    const t = scene({ demoralised: [1, 2], terrain: [house()], figures });
    t.do({ do: 'drive', figure: 'v', facing: 0, length: 50_000 }, roll('morale', 6, 6));
    expect(t.events('morale.tested').map(({ figure }) => figure)).toEqual([1]);
    const still = scene({ demoralised: [1, 2], terrain: [house()], figures });
    still.do(END, roll('morale', 6, 6), roll('morale', 6, 6));
    expect(still.events('morale.tested').map(({ figure }) => figure)).toEqual([3, 1]);
    expect(still.next).toBe('over');
  });
});

const charge = (figure: string, to: readonly [number, number], target: string) => ({
  do: 'charge',
  figure,
  path: [to],
  targets: [target],
});
const ram = { rules: ['srImpact'], force: 9 };
const early = (figures: readonly FigureBody[], terrain: readonly TerrainBody[] = []): Scene =>
  during({ figures, terrain }, 'earlyMoves', { index: 0 }, state => {
    state.orders = [{ order: 'stopThem', figure: 0, target: -1, refused: [], executed: false }];
  });

describe('early moves', () => {
  const far = man(2, 'z', 110, 110);

  it('R-12: exactly 15 cm and his own Mvt away he may still come; a hair more and he may not', () => {
    const stranded = (x: number) =>
      early([man(1, 'a', 20, 20, { rank: 3, mvt: 60 }), man(1, 'b', 30, 20, { mvt: 10 }), far])
        .do({ do: 'walk', figure: 'a', path: [[x, 20]] })
        .figure('b').marks.noMove;
    // The gap is 25 cm when the centres are 27.5 apart.
    expect([stranded(2.5), stranded(2.5 - um(1))]).toEqual([false, true]);
  });

  it('BTS-ORD-02, BTS-TER-20: those a lost Champion has left far behind may move when their side does', () => {
    const ditch: TerrainBody = { id: 'd', kind: 'ditch', box: [5, 46, 30, 2], height: 0 };
    const t = early([man(1, 'a', 20, 20, { rank: 3, mvt: 60 }), man(1, 'b', 30, 20, { mvt: 5 }), far], [ditch]);
    t.do({ do: 'jump', figure: 'a', path: [[20, 44.74]], piece: 'd', to: [20, 49.26] }, roll('jump', 1));
    expect([t.figure('a').place, t.figure('b').marks.noMove, t.next]).toEqual(['gone', false, 'over']);
  });

  it('BTS-SPR-33, R-12: whoever is Enraged may wait with his charge, as Champion and as follower', () => {
    const rage = { rules: ['srEnraged'] };
    const t = early([man(1, 'a', 20, 20, { rank: 3, ...rage }), man(1, 'b', 20, 25, rage), man(2, 'z', 28, 20)]);
    expect([t.seat, t.refusal(END)]).toEqual([0, []]);
    t.do(END);
    expect([t.next, t.refusal(END)]).toEqual(['bts.ask.act', []]);
    const later = scene({ figures: [man(1, 'a', 20, 20, rage), man(2, 'z', 28, 20)] });
    expect(later.refusal(END)).toEqual(['BTS-SPR-33']);
  });

  it('BTS-SCN-07: nobody else moves early when a follower has killed the last enemy', () => {
    const t = early([
      man(1, 'a', 40, 50, { rank: 3 }),
      man(1, 'b', 40, 40, { build: 'cavalry', ...ram }),
      man(1, 'c', 40, 55),
      man(2, 'z', 46, 40),
    ]).do(END, charge('b', [43.5, 40], 'z'), roll('wound', 6));
    expect([t.figure('z').place, t.next, t.events('order.executed')]).toEqual(['gone', 'over', []]);
  });
});

describe('a move that was begun', () => {
  it('BTS-MOV-01, BTS-SPL-07: is over for a Mage whom the one he compels engages; then others are asked', () => {
    const mage = man(1, 'm', 40, 40, { rank: 4, morale: 9, spells: ['compel'], keywords: ['mage'] });
    const t = scene({ figures: [mage, man(1, 'b', 80, 20), man(2, 'y', 46, 40), man(2, 'z', 110, 110)] });
    t.do({ do: 'cast', figure: 'm', spell: 'compel', target: 'y' }, roll('spell', 5), charge('y', [42.5, 40], 'm'));
    expect([t.next, t.state.links.length, ((t.prompt as Prompt).shape as ActQuestion).figures]).toEqual([
      'bts.ask.act',
      1,
      [1],
    ]);
  });
});

describe('the end in the middle of it', () => {
  it('BTS-SCN-07: when the last enemy falls to an impact nobody is asked to move any more', () => {
    const t = scene({
      figures: [man(1, 'a', 40, 40, { build: 'cavalry', ...ram }), man(1, 'b', 60, 40), man(2, 'z', 46, 40)],
    });
    t.do(charge('a', [43.5, 40], 'z'), roll('wound', 6));
    expect([t.figure('z').place, t.next, t.state.ending?.reason]).toEqual(['gone', 'over', 'wipeout']);
  });

  it('BTS-SCN-07: nor does the phase go on when the last of an army flees as soon as he has come in', () => {
    const t = during(
      {
        turn: 6,
        near: 1,
        initiative: 2,
        demoralised: [1],
        figures: [man(1, 'u', 0, 0, { place: 'reserve' }), man(2, 'z', 60, 100)],
      },
      'movement',
      {},
    );
    t.do(END, { x: 300_000, y: 0 }, placing(stand(0, 30, 3)), roll('morale', 1, 1));
    expect([t.next, t.state.ending?.reason, t.events('phase.ended')]).toEqual(['over', 'wipeout', []]);
  });

  it('BTS-MON-18, BTS-SCN-07: nor does a second Monster run when the first has ended the game', () => {
    const beast = (id: string, x: number): FigureBody =>
      man(1, id, x, 50, { build: 'monster', baseMm: 50, pv: 5, mvt: 20, panic: 'pending', ...ram });
    const t = scene({ figures: [beast('m', 40), beast('n', 80), man(2, 'z', 48, 50)] });
    t.do({ do: 'drive', figure: 'm', facing: 0, length: 42_500 }, roll('wound', 6));
    expect([t.figure('z').place, t.next, t.figure('n').panic]).toEqual(['gone', 'over', 'pending']);
  });
});
