import { FULL } from '@banneret/hexboard';
import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/book.js';
import type { State } from '../src/state.js';
import { theEdge } from '../src/system.js';
import { place, STOP, type Scene, type Spot } from './scene.js';
import { beginning, deploy, readyTable, type Ready } from './setUp.js';

describe('Altars', () => {
  const altars = (part: Ready = {}) => beginning(readyTable(part), 'altars');

  it('EDGE-SET-19, EDGE-SET-20, EDGE-BRD-03, R05 (edge case 43): at least two Spaces apart', () => {
    const t = altars().do(3 * 9 + 4);
    const first = t.state.tokens[0]!;
    expect(first).toMatchObject({ kind: 'altar', owner: 0 });
    const { u, v } = { u: 3, v: 3 };
    expect(first.space).toBe(t.space(u, v));
    expect(t.refusal(t.space(u + 1, v))).toEqual(['EDGE-SET-20']);
    expect(t.refusal(t.space(u, v))).toEqual(['EDGE-SET-20']);
    expect(t.refusal(t.space(u + 2, v))).toEqual([]);
    expect(t.refusal(t.space(u + 1, v + 1))).toEqual([]);
  });

  it('EDGE-SET-21, EDGE-BRD-11, R04: each fills one whole Space', () => {
    const t = altars();
    t.do(t.space(0, 0), t.space(4, 0));
    expect(t.state.tokens.map(({ space, mask }) => [space, mask])).toEqual([
      [t.space(0, 0), FULL],
      [t.space(4, 0), FULL],
    ]);
    expect(t.next).toBe('over');
  });
});

describe('Sources', () => {
  const sources = (part: Ready = {}) =>
    beginning(
      readyTable({
        altars: [
          [0, 0],
          [8, 0],
        ],
        ...part,
      }),
      'sources',
    );

  it('EDGE-SET-23, R05: two Spaces from every Altar and every other Source', () => {
    const t = sources();
    expect(t.refusal(t.space(1, 0))).toEqual(['EDGE-SET-23']);
    expect(t.refusal(t.space(2, 0))).toEqual([]);
    t.do(t.space(2, 0));
    expect(t.refusal(t.space(3, 0))).toEqual(['EDGE-SET-23']);
    expect(t.refusal(t.space(4, 0))).toEqual([]);
  });

  it('EDGE-SET-24, EDGE-BRD-11: each fills one whole Space and belongs to nobody', () => {
    const t = sources();
    t.do(t.space(3, 3));
    expect(t.state.tokens.at(-1)).toMatchObject({ kind: 'source', owner: -1, space: t.space(3, 3), mask: FULL });
  });

  it('EDGE-SET-22: four in all, turn about', () => {
    const t = sources();
    const seats = [
      [2, 0],
      [4, 0],
      [6, 0],
      [3, 3],
    ].map(([u, v]) => {
      const { seat } = t;
      t.do(t.space(u!, v!));
      return seat;
    });
    expect(seats).toEqual([0, 1, 0, 1]);
    expect(t.next).toBe('over');
  });

  it('EDGE-SET-22, R23: it is over when no legal Space is left', () => {
    const everywhere: Spot[] = [];
    for (let v = 0; v < 7; v += 2) for (let u = -v / 2; u < 9 - v / 2; u += 2) everywhere.push([u, v]);
    const s = readyTable({ altars: everywhere.slice(0, 2), sources: [] });
    // Something else stands wherever a third one could: tokens of factions keep Sources away like any other.
    for (const at of everywhere.slice(2))
      theEdge.reduce(s, { type: 'token.placed', kind: 'faction', owner: 0, ...place(s, at), id: 'snare' });
    expect(beginning(s, 'sources').next).toBe('over');
  });

  it('EDGE-SET-22, R73: three players begin again after the third Source', () => {
    const t = beginning(readyTable({ mode: 'ffa3', counter: 1 }), 'sources');
    const seats = [0, 3, 6, 9].map(u => {
      const { seat } = t;
      t.do(t.space(u, 0));
      return seat;
    });
    expect(seats).toEqual([2, 0, 1, 2]);
    expect(t.next).toBe('over');
  });
});

describe('deployment', () => {
  const ARMIES = [['militia', 'riders'], ['sleepers']];
  const deploying = (part: Ready = {}) =>
    beginning(
      readyTable({
        squads: ARMIES,
        altars: [
          [0, 0],
          [8, 0],
        ],
        sources: [[3, 0]],
        ...part,
      }),
      'deployment',
    );

  it('EDGE-SET-25: there are no zones; any free Space will do', () => {
    const t = deploying();
    for (const [u, v] of [
      [-3, 6],
      [5, 6],
      [3, 3],
      [5, 0],
    ] as const)
      expect(t.refusal(deploy(t, 0, [u, v, 0], [u, v, 1], [u, v, 2], [u, v, 3]))).toEqual([]);
  });

  it('EDGE-SET-26, R24: whole Squads turn about, the Operator first; who has Squads left goes on', () => {
    const t = deploying();
    expect(t.seat).toBe(0);
    expect(t.refusal(deploy(t, 0, [3, 3, 0], [3, 3, 1]))).toEqual(['EDGE-SET-26']);
    expect(t.refusal(deploy(t, 2, [3, 3, 0], [3, 3, 1]))).toEqual(['EDGE-SET-26']);
    t.do(deploy(t, 0, [3, 3, 0], [3, 3, 1], [3, 3, 2], [3, 3, 3]));
    expect(t.seat).toBe(1);
    t.do(deploy(t, 2, [-3, 6, 0], [-3, 6, 1]));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.deploy']);
    t.do(deploy(t, 1, [5, 3, 0, 1], [5, 3, 2, 3], [5, 3, 4, 5]));
    expect(t.next).toBe('over');
    expect(t.state.figures.every(({ space }) => space >= 0)).toBe(true);
  });

  it('EDGE-SET-27, EDGE-BRD-05: on free hexes, the base inside one Space and of its shape', () => {
    const t = deploying();
    expect(t.refusal(deploy(t, 0, [3, 3, 0], [3, 3, 0], [3, 3, 1], [3, 3, 2]))).toEqual(['EDGE-SET-27']);
    expect(t.refusal(deploy(t, 1, [3, 3, 0, 1], [3, 3, 2, 4], [3, 3, 5, 6]))).toEqual(['EDGE-SET-27']);
    expect(t.refusal(deploy(t, 1, [3, 3, 0, 1], [3, 3, 2, 3], [3, 3, 5, 6]))).toEqual([]);
    expect(t.refusal(deploy(t, 0, [0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 0, 3]))).toEqual(['EDGE-SET-27']);
  });

  it('EDGE-SET-28: not base to base with a Source, an Altar or an enemy', () => {
    const t = deploying();
    const militiaAt = (u: number, v: number, ...slots: number[]) =>
      t.refusal(deploy(t, 0, ...slots.map((slot): Spot => [u, v, slot])));
    // Petals 4 and 5 of the Space to the right of a token touch it, the others do not.
    expect(militiaAt(4, 0, 4, 5, 0, 1)).toEqual(['EDGE-SET-28']);
    expect(militiaAt(4, 0, 1, 0, 2, 6)).toEqual([]);
    expect(militiaAt(1, 0, 4, 3, 0, 1)).toEqual(['EDGE-SET-28']);
    expect(militiaAt(1, 0, 1, 0, 2, 6)).toEqual([]);
    t.do(deploy(t, 0, [3, 3, 0], [3, 3, 1], [3, 3, 2], [3, 3, 6]));
    expect(t.refusal(deploy(t, 2, [4, 3, 4], [4, 3, 0]))).toEqual(['EDGE-SET-28']);
    expect(t.refusal(deploy(t, 2, [4, 3, 1], [4, 3, 0]))).toEqual([]);
    expect(t.refusal(deploy(t, 2, [3, 3, 4], [3, 3, 5]))).toEqual(['EDGE-SET-28']);
  });

  it('EDGE-SET-28: figures of one’s own may be touched', () => {
    const t = deploying({ squads: [['militia', 'riders'], []] });
    t.do(deploy(t, 0, [3, 3, 0], [3, 3, 1], [3, 3, 2], [3, 3, 6]));
    expect(t.refusal(deploy(t, 1, [3, 3, 3, 4], [2, 3, 1, 2], [2, 3, 0, 6]))).toEqual([]);
  });

  it('EDGE-SET-29: no figure apart from the others', () => {
    const t = deploying();
    expect(t.refusal(deploy(t, 0, [3, 3, 0], [3, 3, 1], [3, 3, 2], [5, 3, 0]))).toEqual(['EDGE-SET-29']);
  });

  it('EDGE-SET-30 (edge case 44): not in two groups', () => {
    const t = deploying();
    expect(t.refusal(deploy(t, 0, [3, 3, 0], [3, 3, 1], [5, 3, 0], [5, 3, 1]))).toEqual(['EDGE-SET-30']);
  });

  it('EDGE-SET-31, EDGE-BRD-08: a chain across several Spaces is legal', () => {
    const t = deploying();
    expect(t.refusal(deploy(t, 0, [3, 3, 0], [3, 3, 1], [4, 3, 4], [4, 3, 0]))).toEqual([]);
  });

  /** Tokens everywhere but in two Spaces: four small figures find room there, and no large one. */
  const crowded = (squads: readonly (readonly string[])[]): Scene => {
    const s = readyTable({ squads });
    const open = [place(s, [3, 3]).space, place(s, [4, 3]).space];
    for (const space of boardOf(s).spaces.keys())
      if (!open.includes(space))
        theEdge.reduce(s, { type: 'token.placed', kind: 'faction', owner: 0, space, mask: 1 << 1, id: 'snare' });
    return beginning(s, 'deployment');
  };

  it('EDGE-SET-26, R25: a Squad that finds no room anywhere is removed without Victory Points', () => {
    const t = crowded([['titan'], ['militia']]);
    expect(t.events('squad.removed')).toMatchObject([{ squad: 0 }]);
    expect(t.state.marker).toBe(0);
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.deploy']);
  });

  it('EDGE-SET-26, R25: but another Squad goes first if one fits', () => {
    const t = crowded([['titan', 'militia'], ['titan']]);
    expect(t.events('squad.removed')).toEqual([]);
    expect(t.seat).toBe(0);
    t.do(deploy(t, 1, [3, 3, 0], [3, 3, 1], [3, 3, 2], [3, 3, 6]));
    expect(t.events('squad.removed').map(({ squad }) => squad)).toEqual([2, 0]);
    expect(t.next).toBe('over');
  });
});

describe('Dispersion', () => {
  const dispersing = (part: Ready = {}): Scene => {
    const s = readyTable({ squads: [['militia', 'riders'], ['sleepers']], ...part });
    deployAll(s);
    return beginning(s, 'dispersion');
  };
  const deployAll = (s: State): void => {
    for (const [squad, { seat, card }] of s.squads.entries()) {
      const { figures, base } = s.book.factions[seat]!.squads[card]!;
      const at = Array.from({ length: figures }, (_, i) =>
        place(s, base === 2 ? [squad, 3, i * 2 + 1, i * 2 + 2] : [squad, 1, i + 1]),
      );
      theEdge.reduce(s, { type: 'squad.deployed', squad, at });
    }
  };

  it('EDGE-SET-35, R26, EDGE-MOV-01: the Operator may move one Squad, as in a Move Action', () => {
    const t = dispersing();
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.dispersion']);
    t.do(t.squad(0, 1));
    const rider = t.figure(0, 1);
    expect(t.refusal(t.move(rider, [5, 3, 0, 1]))).toEqual(['EDGE-MOV-04']);
    t.do(t.move(rider, [4, 3, 0, 1]));
    expect(t.refusal(t.move(rider, [3, 3, 0, 1]))).toEqual(['EDGE-MOV-02']);
    expect(t.refusal({ do: 'fight', figure: rider, target: 0 })).toEqual(['EDGE-CMB-02']);
    t.do(STOP);
    expect(t.next).toBe('over');
  });

  it('EDGE-SET-35, R26: or none', () => {
    const t = dispersing().do('none');
    expect(t.events('figure.moved')).toEqual([]);
    expect(t.next).toBe('over');
  });

  it('EDGE-MULT-07, EDGE-MULT-04, R22: every Operator may, from the Counter player’s left; the Counter may not', () => {
    const t = dispersing({ mode: 'ffa4', counter: 2, squads: [['militia'], ['militia'], ['militia'], ['militia']] });
    const asked: number[] = [];
    while (t.next === 'edge.ask.dispersion') {
      asked.push(t.seat);
      t.do('none');
    }
    expect(asked).toEqual([3, 0, 1]);
  });
});
