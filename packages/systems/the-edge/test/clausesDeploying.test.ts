import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/book.js';
import { canDeploy, judgeToken } from '../src/deployment.js';
import type { State } from '../src/state.js';
import { theEdge } from '../src/system.js';
import { place, type Spot } from './scene.js';
import { beginning, deploy, readyTable, type Ready } from './setUp.js';

/** Where tokens and Squads may be set up, clause by clause. */

const put = (s: State, squad: number, ...spots: readonly Spot[]): void =>
  theEdge.reduce(s, { type: 'squad.deployed', squad, at: spots.map(spot => place(s, spot)) });

const token = (s: State, at: Spot): void =>
  theEdge.reduce(s, { type: 'token.placed', kind: 'faction', owner: 0, ...place(s, at), id: 'snare' });

/** A token on the middle hex of every Space but these: it touches all the others of its Space, and none of the next. */
function fillAllBut(s: State, open: readonly (readonly [number, number])[]): void {
  const spaces = open.map(([u, v]) => place(s, [u, v]).space);
  for (const space of boardOf(s).spaces.keys())
    if (!spaces.includes(space))
      theEdge.reduce(s, { type: 'token.placed', kind: 'faction', owner: 0, space, mask: 1, id: 'snare' });
}

describe('Altars and Sources', () => {
  it.each(['altar', 'source'] as const)(
    'EDGE-SET-19, -24: %s: only in a Space of the board, and where nobody stands',
    kind => {
      const s = readyTable({ squads: [['sleepers'], []] });
      put(s, 0, [3, 3, 0], [3, 3, 1]);
      expect(judgeToken(s, kind, place(s, [3, 3]).space)).toMatchObject({ ok: false });
      expect(judgeToken(s, kind, place(s, [4, 3]).space).ok).toBe(true);
      expect(judgeToken(s, kind, boardOf(s).spaces.length).ok).toBe(false);
    },
  );
});

describe('which Squad is deployed, and where', () => {
  const deploying = (part: Ready = {}) =>
    beginning(
      readyTable({
        squads: [
          ['sleepers', 'ghosts'],
          ['sleepers', 'riders'],
        ],
        ...part,
      }),
      'deployment',
    );

  it('EDGE-SET-26: one that is not on the board yet, and one that there is', () => {
    const t = deploying();
    t.do(deploy(t, 0, [3, 3, 0], [3, 3, 1]), deploy(t, 2, [6, 3, 0], [6, 3, 1]));
    expect(t.refusal(deploy(t, 0, [0, 3, 0], [0, 3, 1]))).toEqual(['EDGE-SET-26']);
    expect(t.refusal(deploy(t, 4, [0, 3, 0], [0, 3, 1]))).toEqual(['EDGE-SET-26']);
    expect(t.refusal(deploy(t, 1, [0, 3, 0], [0, 3, 1], [0, 3, 2]))).toEqual(['EDGE-SET-26']);
    expect(t.refusal(deploy(t, 1, [0, 3, 0], [0, 3, 1]))).toEqual([]);
  });

  it('EDGE-SET-27: every figure in a Space of the board', () => {
    const t = deploying();
    const [first, beyond] = [t.at(3, 3, 0), boardOf(t.state).spaces.length];
    expect(t.refusal({ squad: 0, at: [first, { space: beyond, mask: 1 }] })).toEqual(['EDGE-SET-27']);
    expect(t.refusal({ squad: 0, at: [first, { space: -1, mask: 1 }] })).toEqual(['EDGE-SET-27']);
    expect(t.refusal({ squad: 0, at: [first, t.at(3, 3, 1)] })).toEqual([]);
  });

  it('EDGE-SET-29, -30: three in a row are one group, though the first and the last do not touch', () => {
    const t = deploying({ squads: [['militia'], []] });
    expect(t.refusal(deploy(t, 0, [3, 3, 1], [3, 3, 4], [3, 3, 0], [3, 3, 2]))).toEqual([]);
    expect(t.refusal(deploy(t, 0, [3, 3, 1], [3, 3, 2], [3, 3, 4], [3, 3, 5]))).toEqual(['EDGE-SET-30']);
  });
});

describe('R25: is there any place for the Squad at all?', () => {
  it('EDGE-SET-27, -28: not on hexes that touch a token', () => {
    const s = readyTable({ squads: [['sleepers'], []] });
    fillAllBut(s, [[3, 3]]);
    expect(canDeploy(s, 0)).toBe(true);
    token(s, [3, 3, 0]);
    expect(canDeploy(s, 0)).toBe(false);
  });

  it('EDGE-SET-28: not on hexes that touch an enemy; friends may be touched, hexes must still be free', () => {
    const room = (army: readonly (readonly string[])[], squad: number, ...spots: readonly Spot[]) => {
      const s = readyTable({ squads: army });
      fillAllBut(s, [[3, 3]]);
      put(s, 1, ...spots);
      return canDeploy(s, squad);
    };
    expect(room([['sleepers'], ['ghosts']], 0, [3, 3, 0], [3, 3, 1])).toBe(false);
    expect(room([['sleepers', 'ghosts'], []], 0, [3, 3, 0], [3, 3, 1])).toBe(true);
    expect(room([['brutes', 'ghosts'], []], 0, [3, 3, 0], [3, 3, 1])).toBe(false);
  });

  it('EDGE-SET-28, EDGE-BRD-08: an enemy in the next Space is touched across the border, where it stands at the border', () => {
    const room = (army: readonly (readonly string[])[], at: Spot) => {
      const s = readyTable({ squads: army });
      fillAllBut(s, [[4, 3]]);
      put(s, 1, at);
      return canDeploy(s, 0);
    };
    const [near, far]: Spot[] = [
      [3, 3, 1, 2],
      [3, 3, 4, 5],
    ];
    const against = [['titan'], ['gun']];
    expect([room(against, near!), room(against, far!), room([['titan', 'gun'], []], near!)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('EDGE-SET-28: whoever is not on the board yet is in nobody’s way', () => {
    const s = readyTable({ squads: [['sleepers'], ['militia', 'riders', 'brutes']] });
    fillAllBut(s, [[-3, 6]]);
    expect(canDeploy(s, 0)).toBe(true);
  });
});
