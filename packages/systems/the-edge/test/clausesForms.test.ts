import type { Shape } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { deckKind } from '../src/decisions/deck.js';
import { deployKind } from '../src/decisions/deploy.js';
import { theEdge } from '../src/system.js';

/** Answers come from outside: whatever has not the form of one is refused at the door. */

describe('what has not the form of an answer', () => {
  const list = (length: number, item: unknown) => Array.from({ length }, () => item);
  const hole = (items: unknown[]) => {
    const holey = [...items];
    delete holey[0];
    return holey;
  };
  const place = { space: 1, mask: 1 };
  const dressed = (fields: object) => Object.assign([], fields);
  const NO_OBJECTS = [null, undefined, 5, 'x', true, []];

  it.each([
    ['edge.play', { do: 'activate', squad: 1 }, [{ do: 'activate' }, { do: 'activate', squad: 1.5 }, { do: 'fly' }]],
    [
      'edge.play',
      { do: 'card', card: 0, half: 'lower' },
      [
        { do: 'card', card: -1, half: 'lower' },
        { do: 'card', card: '0', half: 'lower' },
        { do: 'card', card: 0, half: 'middle' },
        { do: 'card', card: 0 },
        { do: 'card', half: 'upper' },
      ],
    ],
    ['edge.play', { do: 'attach', card: 3 }, [{ do: 'attach' }, { do: 'attach', card: -3 }]],
    ['edge.play', { do: 'silence' }, [{}, { DO: 'silence' }]],
    [
      'edge.step',
      { do: 'stop' },
      [{ do: 'pass' }, { do: 'end' }, { do: 'activate', squad: 0 }, { do: 'walk', figure: 0 }],
    ],
    [
      'edge.step',
      { do: 'fight', figure: 0, target: 1 },
      [
        { do: 'fight', figure: 0 },
        { do: 'fight', target: 1 },
        { do: 'fight', figure: 0, target: Number.NaN },
      ],
    ],
    [
      'edge.step',
      { do: 'move', figure: 0, path: [1], mask: 1, pushed: [place] },
      [
        { do: 'move', figure: 0, path: 1, mask: 1, pushed: [] },
        { do: 'move', figure: 0, path: [1], pushed: [] },
        { do: 'move', figure: 0, path: [1], mask: 1 },
        { do: 'move', path: [1], mask: 1, pushed: [] },
        { do: 'move', figure: 0, path: [1], mask: 1, pushed: [1] },
        { do: 'move', figure: 0, path: hole([1, 2]), mask: 1, pushed: [] },
        { do: 'jump', figure: 0, path: [1], mask: 1, pushed: [] },
      ],
    ],
    [
      'edge.deploy',
      { squad: 0, at: [place] },
      [
        { squad: 0 },
        { at: [place] },
        { squad: 0, at: place },
        { squad: 0, at: [{ space: 1 }] },
        { squad: 0, at: [{ mask: 1 }] },
        { squad: 0, at: [null] },
        { squad: 0, at: hole([place, place]) },
      ],
    ],
    [
      'edge.place',
      { space: 1, mask: 1, pushed: [place] },
      [
        { mask: 1, pushed: [] },
        { space: 1, pushed: [] },
        { space: 1, mask: 1 },
        { space: 1, mask: 1, pushed: [undefined] },
      ],
    ],
  ] as const)('%s: %j is one, and these are none', (kind, good, bad) => {
    const { parse } = theEdge.shapes[kind]!;
    const read = (raw: unknown) => parse(raw, { kind } as Shape);
    expect(read(good)).toEqual(good);
    for (const raw of [...NO_OBJECTS, ...bad, dressed(good)]) expect([raw, read(raw)]).toEqual([raw, undefined]);
  });

  it('numbers are whole and of a size, lists of a length, and there is one zero', () => {
    const squad = (number: unknown) => deployKind.parse({ squad: number, at: [] }, { kind: 'edge.deploy' })?.squad;
    expect([squad(1_000_000), squad(1_000_001), squad(-1_000_000), squad(-1_000_001)]).toEqual([
      1_000_000,
      undefined,
      -1_000_000,
      undefined,
    ]);
    expect([squad(0.5), squad('1'), squad(null)]).toEqual([undefined, undefined, undefined]);
    expect(Object.is(squad(-0), 0)).toBe(true);
    const places = (length: number) =>
      deployKind.parse({ squad: 0, at: list(length, place) }, { kind: 'edge.deploy' })?.at.length;
    expect([places(200), places(201)]).toEqual([200, undefined]);
  });

  it('EDGE-SET-16: the copies of a deck are sorted by number, unless their order is the point', () => {
    const read = (raw: unknown, ordered: boolean) =>
      deckKind.parse(raw, { kind: 'edge.deck', min: 0, max: 9, ordered });
    expect(read([10, 9, 2], false)).toEqual([2, 9, 10]);
    expect(read([10, 9, 2], true)).toEqual([10, 9, 2]);
    expect([read('9', false), read([1.5], false), read(undefined, true)]).toEqual([undefined, undefined, undefined]);
  });
});
