import type { Seat } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { MANOEUVRES } from '../src/manoeuvres/index.js';
import type { ActQuestion } from '../src/manoeuvres/manoeuvre.js';
import type { Body, FigureBody, TerrainBody } from '../src/scenario/body.js';
import type { State } from '../src/state.js';
import { readChoice } from './readable.js';
import { gun, house, inside, man, scene, servant } from './scene.js';

/** Whatever a figure would do on its move: not when others act, not twice, not while it fights or cannot move. */

const z = man(2, 'z', 100, 100);
const a = (more: Partial<FigureBody> = {}): FigureBody => man(1, 'a', 20, 30, more);
const wall: TerrainBody = { id: 'w', kind: 'obstacle', box: [30, 0, 1, 60], height: 2 };
const deck: TerrainBody = {
  id: 'w',
  kind: 'platform',
  box: [30, 0, 20, 60],
  height: 6,
  access: [{ kind: 'ladder', foot: [28, 30], head: [32, 30] }],
};
const ridge: TerrainBody = { id: 'w', kind: 'platform', box: [30, 0, 20, 60], height: 4 };
const javelin: FigureBody['ranged'] = [{ id: 'javelin', hands: 1, range: 15, force: 5, rules: ['srThrown'] }];
const cart = (id: string, x: number, y: number): FigureBody =>
  man(1, id, x, y, { build: 'monster', baseMm: 60, capacity: 3, pv: 5 });

interface Deed {
  readonly choice: { readonly do: string } & Readonly<Record<string, unknown>>;
  readonly body: Body;
}

/** A scene in which the choice is legal; the figure that acts is the first one. */
const DEEDS: readonly Deed[] = [
  { choice: { do: 'walk', path: [[25, 30]] }, body: { figures: [a(), z] } },
  { choice: { do: 'group', moves: [{ figure: 'a', path: [[25, 30]] }] }, body: { figures: [a(), z] } },
  {
    choice: { do: 'charge', path: [[25.5, 30]], targets: ['y'] },
    body: { figures: [a(), man(2, 'y', 28, 30), z] },
  },
  {
    choice: { do: 'storm', path: [[28.75, 30]], target: 'y', piece: 'w' },
    body: { terrain: [wall], figures: [a(), man(2, 'y', 32.25, 30), z] },
  },
  { choice: { do: 'fly', to: [30, 30], targets: [] }, body: { figures: [a({ rules: ['srFlight'] }), z] } },
  {
    choice: { do: 'drive', degrees: 0, cm: 5 },
    body: { figures: [a({ build: 'monster', baseMm: 40, pv: 5 }), z] },
  },
  {
    choice: { do: 'push', to: [42, 40], facing: 0 },
    body: { figures: [gun(['s', 't']), servant('s', 40, 43.75), servant('t', 40, 36.25), z] },
  },
  {
    choice: { do: 'cross', path: [[28.75, 30]], piece: 'w', to: [32.25, 30] },
    body: { terrain: [wall], figures: [a(), z] },
  },
  {
    choice: { do: 'climb', path: [[28.75, 30]], piece: 'w', to: [31.3, 30] },
    body: { terrain: [ridge], figures: [a(), z] },
  },
  {
    choice: { do: 'jump', path: [[28.75, 30]], piece: 'w', to: [32.25, 30] },
    body: { terrain: [{ ...wall, kind: 'ditch' }], figures: [a(), z] },
  },
  {
    choice: { do: 'stairs', path: [[27.5, 30]], piece: 'w', access: 0 },
    body: { terrain: [deck], figures: [a(), z] },
  },
  {
    choice: { do: 'step', path: [[22.4, 30]], over: 1, to: [27.6, 30] },
    body: { figures: [a(), man(1, 'y', 25, 30, { prone: true }), z] },
  },
  { choice: { do: 'stand' }, body: { figures: [a({ prone: true }), z] } },
  { choice: { do: 'lie' }, body: { figures: [a(), z] } },
  {
    choice: { do: 'embark', host: 'c', path: [[25.75, 30]] },
    body: { figures: [a(), cart('c', 30, 30), z] },
  },
  { choice: { do: 'embark', host: 'c', path: [] }, body: { figures: [a(), cart('c', 24.25, 30), z] } },
  {
    choice: { do: 'enter', path: [[48.74, 56]], piece: 'h', opening: 0 },
    body: { terrain: [house()], figures: [a({ at: [40, 56] }), z] },
  },
  {
    choice: { do: 'storey', storey: 1 },
    body: { terrain: [house({ storeys: 2 })], figures: [inside(1, 'a'), z] },
  },
  {
    choice: { do: 'throw', weapon: 0, target: 'y', path: [] },
    body: { figures: [a({ ranged: javelin }), man(2, 'y', 25.5, 30), z] },
  },
  { choice: { do: 'dare' }, body: { figures: [a(), man(2, 'y', 60, 60, { rules: ['srTerrifying'] }), z] } },
];

const judged = (
  { choice, body }: Deed,
  edit: (state: State) => void = () => {},
  more: Partial<ActQuestion> = {},
): string[] => {
  const { state } = scene(body);
  edit(state);
  const manoeuvre = MANOEUVRES.find(one => one.do === choice.do);
  const read = readChoice(state, choice) as Record<string, unknown>;
  const parsed: unknown = manoeuvre?.parse(read, 0);
  if (manoeuvre === undefined || parsed === undefined) throw new Error(`what is ${JSON.stringify(choice)}?`);
  const ask: ActQuestion = { kind: 'bts.act', figures: [0], midMove: false, ...more };
  const ruling = manoeuvre.judge(state, ask, parsed, 0 as Seat);
  return ruling.ok ? [] : ruling.because.map(({ rule }) => rule);
};
const marked =
  (marks: Partial<State['figures'][number]['marks']>) =>
  (state: State): void => {
    const figure = state.figures[0] as State['figures'][number];
    state.figures[0] = { ...figure, marks: { ...figure.marks, ...marks } };
  };

describe.each(DEEDS.map(deed => [deed.choice.do, deed] as const))('%s', (_name, deed) => {
  it('BTS-MOV-01: is for whoever may act now, and has not finished his move', () => {
    expect(judged(deed)).toEqual([]);
    expect(judged(deed, undefined, { figures: [] })).toEqual(['BTS-MOV-01']);
    expect(judged(deed, marked({ done: true }))).toEqual(['BTS-MOV-01']);
  });

  it('BTS-MOV-07: is not for the Engaged, nor for whoever may not move', () => {
    const last = deed.body.figures.length - 1;
    expect(judged(deed, marked({ noMove: true }))).toEqual(['BTS-MOV-07']);
    expect(judged(deed, state => void (state.links = [{ charger: last, charged: 0 }]))).toEqual(['BTS-MOV-07']);
  });
});

describe('whoever is indoors', () => {
  it('BTS-BLD-05: first comes out before he does anything but take heart, lie down, get up, or change storeys', () => {
    const free = ['storey', 'dare', 'group', 'push', 'lie', 'stand'];
    const names = DEEDS.filter(({ choice }) => !free.includes(choice.do));
    for (const deed of names)
      expect(
        judged(deed, state => {
          state.figures[0] = { ...(state.figures[0] as State['figures'][number]), place: 'inside', host: 0 };
        }),
      ).toEqual(['BTS-BLD-05']);
  });

  it('BTS-BLD-20, BTS-BLD-21: in a fight nobody changes storeys; he leaves if as many stay as the enemy has', () => {
    const fight = (ours: number, choice: Deed['choice']): string[] =>
      judged(
        {
          choice,
          body: {
            terrain: [house({ storeys: 2 })],
            figures: [
              ...Array.from({ length: ours }, (_, i) => inside(1, 'abcd'[i] as string)),
              inside(2, 'x'),
              inside(2, 'y'),
              z,
            ],
            fights: [{ building: 'h', assailant: 1 }],
          },
        },
        undefined,
      );
    expect([fight(2, { do: 'leave', opening: 0 }), fight(3, { do: 'leave', opening: 0 })]).toEqual([
      ['BTS-BLD-21'],
      [],
    ]);
    expect(fight(3, { do: 'storey', storey: 1 })).toEqual(['BTS-MOV-07']);
  });
});

describe('what is no move', () => {
  it('BTS-MOV-01: to leave a building, to heal, to mend and to let somebody off is for whoever may act now', () => {
    const hurt = man(1, 'y', 22.5, 30, { pv: 3, left: 1 });
    const deeds: readonly Deed[] = [
      { choice: { do: 'leave', opening: 0 }, body: { terrain: [house()], figures: [inside(1, 'a'), z] } },
      { choice: { do: 'heal', target: 'y' }, body: { figures: [a({ support: ['medkit'] }), hurt, z] } },
      {
        choice: { do: 'repair', target: 'y', what: 'pv' },
        body: { figures: [a({ rules: ['srRepairer'] }), { ...hurt, rules: ['srRobotic'] }, z] },
      },
      {
        choice: { do: 'disembark', target: 'p', to: [24.25, 30] },
        body: { figures: [cart('a', 20, 30), man(1, 'p', 0, 0, { place: 'aboard', host: 'a' }), z] },
      },
    ];
    for (const deed of deeds)
      expect([judged(deed), judged(deed, undefined, { figures: [] })]).toEqual([[], ['BTS-MOV-01']]);
    const [leaving] = deeds as readonly [Deed];
    for (const marks of [{ done: true }, { noMove: true }])
      expect(judged(leaving, marked(marks))).toEqual(['BTS-MOV-01']);
  });
});
