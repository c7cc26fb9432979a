import type { Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { FigureBody, TerrainBody } from '../src/scenario/body.js';
import type { Across, Duel } from '../src/state.js';
import { during } from './battle.js';
import { END, house, inside, man, scene, type Scene } from './scene.js';

/** What follows when a Duel is over, across barriers, up edges and indoors; and how those who came in go on. */

const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [60, 50, 1, 20], height: 2 };
const across = (more: Partial<Across> = {}): Across => ({
  attacker: 0,
  defender: 1,
  piece: 0,
  edge: false,
  free: true,
  level: false,
  ...more,
});
const after = (
  figures: readonly FigureBody[],
  ways: readonly Across[],
  more: { winner?: number; terrain?: readonly TerrainBody[]; duel?: Partial<Duel> } = {},
): Scene => {
  const { winner = 0, terrain = [wall], duel } = more;
  return during({ figures, terrain, phase: 'duel' }, 'aftermath', { duel: 0, winner }, state => {
    state.duels = [{ id: 0, sides: [[0], [1]], attacker: 0, across: ways, ...duel }];
  });
};
const a = (more: Partial<FigureBody> = {}) => man(1, 'a', 58.7, 60, { pv: 9, ...more });
const fallen = (id = 'd', y = 60) => man(2, id, 62.3, y, { place: 'gone' });
const far = man(2, 'z', 110, 110);

describe('over a barrier', () => {
  it('BTS-DEF-08: whoever won and killed the defender may go over, or stay', () => {
    const t = () => after([a(), fallen(), far], [across()]);
    expect([t().next, t().seat, t().options()]).toEqual(['bts.ask.take-place', 0, ['take', 'stay']]);
    const taken = t().do('take');
    expect(taken.events('figure.shifted')).toMatchObject([{ figure: 0, how: 'took-place' }]);
    expect([taken.at('a')[0] > 62.2, taken.at('a')[1], taken.next]).toEqual([true, 60, 'over']);
    const stayed = t().do('stay');
    expect([stayed.events('figure.shifted'), stayed.next]).toEqual([[], 'over']);
  });

  it('BTS-DEF-08, BTS-DEF-10: nobody who lost, is lost himself, is held back, or whose enemy lives', () => {
    const asked = (t: Scene) => t.next;
    expect(asked(after([a(), fallen(), far], [across()], { winner: 1 }))).toBe('over');
    expect(asked(after([a({ place: 'gone' }), fallen(), far], [across()]))).toBe('over');
    expect(asked(after([a(), fallen(), far], [across({ free: false })]))).toBe('over');
    const alive = after([a(), man(2, 'd', 62.3, 60), far], [across()]);
    expect([alive.next, alive.told]).toEqual(['over', []]);
  });

  it('BTS-DEF-08: only where there is room behind it', () => {
    const shut: TerrainBody = { kind: 'impassable', box: [61.5, 40, 20, 40], height: 5 };
    expect(after([a(), fallen(), far], [across()], { terrain: [wall, shut] }).next).toBe('over');
    expect(after([a(), fallen(), far], [across()], { terrain: [wall, { ...shut, box: [64, 40, 20, 40] }] }).next).toBe(
      'bts.ask.take-place',
    );
  });

  it('BTS-DEF-08: each is asked once, however many he killed; another attacker is asked as well', () => {
    const two = [a(), fallen('d', 59), man(1, 'b', 58.7, 66, { pv: 9 }), fallen('e', 61), far];
    const once = after(two, [across(), across({ defender: 3 })]);
    expect(once.do('stay').next).toBe('over');
    const both = after(two, [across(), across({ attacker: 2, defender: 3 })]).do('stay');
    expect([
      both.next,
      both
        .do('take')
        .events('figure.shifted')
        .map(({ figure }) => figure),
    ]).toEqual(['bts.ask.take-place', [2]]);
    // Of two defenders one still stands: asked is for the one who fell.
    const one = [a(), man(2, 'd', 62.3, 57), man(1, 'b', 40, 40), fallen('e', 60), far];
    expect(after(one, [across(), across({ defender: 3 })]).next).toBe('bts.ask.take-place');
  });
});

describe('up an edge', () => {
  const rock = (x: number, wide: number, height: number): TerrainBody => ({
    id: `r${x}`,
    kind: 'platform',
    box: [x, 40, wide, 40],
    height,
  });
  const up = { edge: true } as const;
  const dice = (t: Scene): number => {
    const { pending } = t.match;
    return pending.kind === 'chance' && pending.chance.kind === 'dice' ? pending.chance.count : 0;
  };

  it('BTS-DEF-16: into the place of the fallen defender, if one likes and if there is room', () => {
    const terrain = [rock(60, 20, 6)];
    const taken = after([a(), fallen(), far], [across(up)], { terrain }).do('take');
    expect(taken.figure('a').spot).toMatchObject({ x: 623_000, y: 600_000, z: 60_000 });
    expect(after([a(), fallen(), man(2, 'e', 63, 60), far], [across(up)], { terrain }).next).toBe('over');
  });

  it('BTS-DEF-16, BTS-DEF-17, R-26: while he lives the attacker falls, as deep as it is between them; not if another fights him on his level', () => {
    const hits = (height: number, more: Partial<Across> = {}, low: readonly TerrainBody[] = []) =>
      dice(
        after([a(), man(2, 'd', 62.3, 60), far], [across({ ...up, ...more })], {
          terrain: [rock(60, 20, height), ...low],
        }),
      );
    // One hit beyond his own height of 3 cm, and one for each further centimetre.
    expect([hits(3), hits(4), hits(6), hits(6, { level: true })]).toEqual([0, 2, 4, 0]);
    expect(hits(8, {}, [rock(40, 20, 2)])).toBe(4);
    // A barrier is no height.
    expect(hits(6, { edge: false })).toBe(0);
  });
});

describe('indoors', () => {
  it('BTS-BLD-18, R-32: the fight goes on while both sides have somebody, and is over when one has not', () => {
    const fought = (z: Partial<FigureBody>, duel: Partial<Duel> = { building: 0, storey: 1 }) =>
      after([inside(1, 'a', { storey: 1 }), inside(2, 'foe', { storey: 1, ...z }), far], [], {
        terrain: [house({ storeys: 2, height: 8 })],
        duel,
      }).all;
    expect(fought({})).toEqual([{ type: 'fight.went-on', piece: 0, storey: 1 }]);
    expect(fought({ place: 'gone' })).toEqual([{ type: 'fight.ended', piece: 0, storey: 1 }]);
    expect(fought({}, {})).toEqual([]);
  });
});

describe('those who came in', () => {
  const able = (t: Scene): readonly number[] => ((t.prompt as Prompt).shape as ActQuestion).figures;
  const arrived = (
    more: Partial<FigureBody>,
    y: readonly FigureBody[] = [],
    engaged: readonly [string, string][] = [],
  ) =>
    during({ figures: [man(1, 'a', 20, 20), man(1, 'b', 30, 20, more), ...y, far], engaged }, 'arrivedMoves', {
      seat: 0,
      figures: [0, 1],
    });

  it('BTS-RNF-06: asked are those who have something of their move left and are free to use it', () => {
    expect(able(arrived({}))).toEqual([0, 1]);
    for (const marks of [{ done: true }, { noMove: true }, { spent: 150_000 }])
      expect(able(arrived({ marks }))).toEqual([0]);
    expect(able(arrived({ place: 'gone' }))).toEqual([0]);
    expect(able(arrived({}, [man(2, 'y', 32.5, 20)], [['y', 'b']]))).toEqual([0]);
    const none = during({ figures: [man(1, 'a', 20, 20, { marks: { done: true } }), far] }, 'arrivedMoves', {
      seat: 0,
      figures: [0],
    });
    expect(none.next).toBe('over');
  });

  it('BTS-MOV-01, BTS-RNF-06: one after the other, each to its end; who wants no more has moved', () => {
    const t = arrived({}).do({ do: 'walk', figure: 'a', path: [[20, 22]], on: true });
    expect([t.next, able(t)]).toEqual(['bts.ask.go-on', [0]]);
    t.do(END);
    expect([t.next, able(t), t.figure('a').marks.done]).toEqual(['bts.ask.act', [1], true]);
    t.do(END);
    expect([t.next, t.figure('b').marks.done]).toEqual(['over', true]);
    const gone = arrived({ place: 'gone' }).do(END);
    expect(gone.events('figure.marked').map(({ figure }) => figure)).toEqual([0]);
  });

  it('BTS-RNF-06: nobody else of the side is asked', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(1, 'b', 30, 20), far] });
    expect(able(t)).toEqual([0, 1]);
    const late = during({ figures: [man(1, 'a', 20, 20), man(1, 'b', 30, 20), far] }, 'arrivedMoves', {
      seat: 0,
      figures: [1],
    });
    expect(able(late)).toEqual([1]);
  });
});
