import { FOOTPRINTS, FULL } from '@banneret/hexboard';
import { describe, expect, it } from 'vitest';
import { inContact, occupied, spacesApart } from '../src/board.js';
import { boardOf } from '../src/book.js';
import { FACTIONS } from '../src/content/index.js';
import { scene, type Scene, type SceneBody, type SquadBody } from './scene.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const FAR = militia([-3, 6, 0]);
const table = (own: readonly SquadBody[], foe: readonly SquadBody[] = [], body: Partial<SceneBody> = {}): Scene =>
  scene({ seats: [{ squads: own }, { squads: [...foe, FAR] }], ...body });

describe('the board', () => {
  it('EDGE-BRD-01, EDGE-BRD-02, R02: a Space is a centre hex that touches its six petals, seven hexes in all', () => {
    const t = table([militia([3, 3, 0])]);
    const centre = t.at(3, 3, 0);
    expect([1, 2, 3, 4, 5, 6].map(slot => inContact(t.state, centre, t.at(3, 3, slot)))).toEqual(
      [1, 2, 3, 4, 5, 6].map(() => true),
    );
    const outside = [
      [4, 3],
      [3, 4],
      [2, 4],
      [2, 3],
      [3, 2],
      [4, 2],
    ] as const;
    for (const [u, v] of outside) expect(inContact(t.state, centre, t.at(u, v))).toBe(false);
    expect(FULL).toBe(0b1111111);
  });

  it('EDGE-BRD-03, EDGE-BRD-13: distances are counted in Spaces: 0 in one’s own, 1 next door, whatever the hexes', () => {
    const t = table([militia([3, 3, 1], [4, 3, 4], [4, 3, 1])]);
    const apart = (u: number, v: number) => spacesApart(t.state, t.space(3, 3), t.space(u, v));
    expect([apart(3, 3), apart(4, 3), apart(2, 4), apart(5, 3), apart(4, 4), apart(6, 0)]).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('EDGE-BRD-10, R03: a base covers as many hexes as its size, in the most compact shape', () => {
    const shapes = { 1: 7, 2: 12, 3: 6, 7: 1 } as const;
    for (const size of [1, 2, 3, 7] as const) {
      expect(FOOTPRINTS[size]).toHaveLength(shapes[size]);
      for (const mask of FOOTPRINTS[size]) expect([...mask.toString(2)].filter(bit => bit === '1')).toHaveLength(size);
    }
    // Every 3-hex base has the centre under it.
    expect(FOOTPRINTS[3].every(mask => (mask & 1) === 1)).toBe(true);
  });

  it('EDGE-BRD-12: a Space is full when its seven hexes are taken, by one figure, a token or several figures', () => {
    const mixed = table(
      [militia([3, 3, 0], [3, 3, 1], [3, 3, 2], [3, 3, 3]), { card: 'titan', at: [[0, 4]] }],
      [militia([3, 3, 4], [3, 3, 5], [3, 3, 6])],
      { sources: [[6, 0]] },
    );
    const taken = (t: Scene, u: number, v: number) => occupied(t.state)[t.space(u, v)];
    expect([taken(mixed, 3, 3), taken(mixed, 0, 4), taken(mixed, 6, 0)]).toEqual([FULL, FULL, FULL]);
    expect(taken(table([militia([3, 3, 0], [3, 3, 1])]), 3, 3)).toBe(0b11);
  });

  it('EDGE-BRD-14, R45: no move lets two figures share a hex', () => {
    const t = table(
      [
        {
          card: 'ghosts',
          at: [
            [3, 3, 0],
            [3, 3, 1],
          ],
        },
      ],
      [militia([4, 3, 0])],
    );
    t.do({ do: 'activate', squad: 0 });
    expect(t.refusal(t.move(0, [3, 3, 1], { via: [] }))).toEqual(['EDGE-MOV-08']);
    expect(t.refusal(t.move(0, [4, 3, 0], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-08']);
    expect(t.refusal(t.move(0, [4, 3, 1], { via: [[4, 3]] }))).toEqual([]);
  });

  it('EDGE-BRD-17: all two-player matches have the same board', () => {
    expect(boardOf(table([]).state)).toBe(boardOf(table([FAR]).state));
  });

  it('R33: Endurance is printed once a card, not once a face', () => {
    for (const { squads } of FACTIONS)
      for (const { faces, endurance } of squads) {
        expect(endurance).toBeGreaterThanOrEqual(0);
        for (const face of faces) expect(Object.keys(face)).not.toContain('endurance');
      }
  });
});
