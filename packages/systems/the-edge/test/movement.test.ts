import { describe, expect, it } from 'vitest';
import { scene, STOP, type Scene, type SceneBody, type SeatBody, type SquadBody } from './scene.js';

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const squad = (card: string, ...at: SquadBody['at']): SquadBody => ({ card, at });
const FAR = militia([-3, 6, 0]);

/** Seat 0 moves its first Squad. */
function moving(
  own: readonly SquadBody[],
  foe: readonly SquadBody[] = [],
  body: Partial<SceneBody> = {},
  first: SeatBody = {},
): Scene {
  const t = scene({ seats: [{ squads: own, ...first }, { squads: [...foe, FAR] }], ...body });
  t.do({ do: 'activate', squad: 0 });
  return t.next === 'edge.ask.mode' ? t.do('keep') : t;
}

describe('Move Actions', () => {
  it('EDGE-MOV-01: come from an Activation or from a card', () => {
    const t = scene({ seats: [{ squads: [militia([3, 3, 0])], hand: ['march'] }, { squads: [FAR] }] });
    t.do(t.play(0, 'march'), t.move(0, [5, 3, 0]));
    expect(t.events('activation.began')).toEqual([]);
    t.do({ do: 'activate', squad: 0 }, 'keep', t.move(0, [3, 3, 0]));
    expect(t.events('figure.moved')).toHaveLength(2);
  });

  it('EDGE-MOV-02, EDGE-SQD-11, EDGE-BRD-03: up to MOV Spaces, or fewer, once for each figure', () => {
    const t = moving([militia([3, 3, 0], [3, 3, 1])]);
    expect(t.refusal(t.move(0, [4, 3, 0]))).toEqual([]);
    expect(t.refusal(t.move(0, [5, 3, 0]))).toEqual([]);
    expect(
      t.refusal(
        t.move(0, [6, 3, 0], {
          via: [
            [4, 3],
            [5, 3],
            [6, 3],
          ],
        }),
      ),
    ).toEqual(['EDGE-MOV-02']);
    t.do(t.move(0, [4, 3, 0]));
    expect(t.refusal(t.move(0, [5, 3, 0], { via: [[5, 3]] }))).toEqual(['EDGE-MOV-02']);
  });

  it('EDGE-MOV-03: figures go their own ways, as far apart as they like', () => {
    const t = moving([squad('riders', [3, 3, 0, 1], [3, 3, 3, 4], [3, 3, 5, 6])]);
    t.do(t.move(0, [6, 3, 0, 1]), t.move(1, [0, 3, 0, 1]), t.move(2, [3, 1, 0, 1]));
    expect(t.events('figure.moved').map(({ path }) => path.length)).toEqual([3, 3, 2]);
  });

  it('EDGE-MOV-04, EDGE-BRD-04, R92: a path of neighbouring Spaces; the hexes inside cost nothing', () => {
    const t = moving([militia([3, 3, 4])]);
    for (const slot of [0, 1, 2, 3, 4, 5, 6]) expect(t.refusal(t.move(0, [5, 3, slot]))).toEqual([]);
    expect(t.refusal(t.move(0, [5, 3, 0], { via: [[5, 3]] }))).toEqual(['EDGE-MOV-04']);
    expect(
      t.refusal(
        t.move(0, [3, 5, 0], {
          via: [
            [3, 4],
            [3, 5],
          ],
        }),
      ),
    ).toEqual([]);
  });

  it('EDGE-MOV-05, R46 (edge case 31): MOV 0 may shift inside its Space, and push a smaller figure there', () => {
    const t = moving([squad('sleepers', [3, 3, 0])]);
    expect(t.refusal(t.move(0, [3, 3, 5]))).toEqual([]);
    expect(t.refusal(t.move(0, [4, 3, 0], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-02']);
    const brutes = moving([squad('brutes', [3, 3, 0, 1, 2])], [militia([3, 3, 4])]);
    expect(brutes.refusal(brutes.move(0, [3, 3, 0, 4, 5], { push: [[3, 3, 3]] }))).toEqual([]);
  });

  it('EDGE-MOV-06, R49: MOV "-" does not move at all', () => {
    const t = moving([squad('gun', [3, 3, 0, 1])]);
    expect(t.next).toBe('edge.ask.turn');
    const marching = scene({ seats: [{ squads: [squad('gun', [3, 3, 0, 1])], hand: ['march'] }, { squads: [FAR] }] });
    expect(marching.refusal(marching.play(0, 'march'))).toEqual(['EDGE-MOV-06']);
  });

  it('EDGE-MOV-07, EDGE-PUSH-08: nobody ends on an Altar or a Source, whatever the size', () => {
    const t = moving([squad('titan', [3, 3])], [], { sources: [[4, 3]] });
    expect(t.refusal(t.move(0, [4, 3], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-07']);
    const altar = moving([squad('titan', [3, 3])], [], {}, { altar: [4, 3] });
    expect(altar.refusal(altar.move(0, [4, 3], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-07']);
    expect(altar.refusal(altar.move(0, [2, 3], { via: [[2, 3]] }))).toEqual([]);
  });

  it('EDGE-MOV-07, EDGE-PUSH-08: nor on a smaller token, which is not pushed; beside it there is room', () => {
    const t = moving([squad('riders', [3, 3, 0, 1])]);
    t.state.tokens = [{ kind: 'faction', owner: 0, ...t.at(4, 3, 0), id: 'snare' }];
    expect(t.refusal(t.move(0, [4, 3, 0, 1], { via: [[4, 3]], push: [[4, 3, 4]] }))).toEqual(['EDGE-MOV-07']);
    expect(t.refusal(t.move(0, [4, 3, 1, 2], { via: [[4, 3]] }))).toEqual([]);
  });

  it('EDGE-PUSH-06: where nobody is in the way nobody is pushed', () => {
    const t = moving([squad('riders', [3, 3, 0, 1])]);
    expect(t.refusal(t.move(0, [4, 3, 0, 1], { via: [[4, 3]], push: [[4, 3, 4]] }))).toEqual(['EDGE-PUSH-06']);
    expect(t.refusal(t.move(0, [4, 3, 0, 1], { via: [[4, 3]] }))).toEqual([]);
  });

  it('EDGE-MOV-08, EDGE-PUSH-10, R45: nor on a figure as large or larger, friend or enemy', () => {
    const t = moving(
      [squad('riders', [3, 3, 0, 1], [4, 3, 0, 1])],
      [squad('riders', [3, 2, 0, 1]), squad('brutes', [2, 3, 0, 1, 2])],
    );
    expect(t.refusal(t.move(0, [4, 3, 0, 1], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-08']);
    expect(t.refusal(t.move(0, [3, 2, 1, 2], { via: [[3, 2]] }))).toEqual(['EDGE-MOV-08']);
    expect(t.refusal(t.move(0, [2, 3, 0, 1], { via: [[2, 3]] }))).toEqual(['EDGE-MOV-08']);
  });

  it('EDGE-MOV-09, EDGE-PUSH-01, EDGE-PUSH-02: smaller ones are pushed, where the mover likes', () => {
    const t = moving([squad('riders', [3, 3, 0, 1])], [militia([4, 3, 0])]);
    t.do(t.move(0, [4, 3, 0, 1], { push: [[4, 3, 3]] }));
    expect(t.seat).toBe(0);
    expect(t.state.figures[t.figure(1, 0)]).toMatchObject(t.at(4, 3, 3));
  });

  it('EDGE-PUSH-03: the pushed end base to base with the pusher, on free hexes', () => {
    const t = moving([squad('riders', [3, 3, 0, 1])], [militia([4, 3, 0], [4, 3, 5])]);
    const pushedTo = (u: number, v: number, slot: number) =>
      t.refusal(t.move(0, [4, 3, 0, 1], { via: [[4, 3]], push: [[u, v, slot]] }));
    expect(pushedTo(4, 3, 4)).toEqual([]);
    expect(pushedTo(5, 3, 4)).toEqual([]);
    expect(pushedTo(4, 3, 5)).toEqual(['EDGE-PUSH-03']);
    expect(pushedTo(4, 3, 1)).toEqual(['EDGE-PUSH-03']);
    expect(pushedTo(5, 3, 0)).toEqual(['EDGE-PUSH-03']);
  });

  it('EDGE-PUSH-04 (edge case 33): without a place for the pushed the end position is illegal', () => {
    // The corner Space: its other Spaces are full of Sources, so only the pusher's own Space could take the pushed.
    const full = [
      [-2, 6],
      [-2, 5],
    ] as const;
    const corner = (others: SquadBody): Scene =>
      scene({
        seats: [{ squads: [squad('titan', [-1, 5])] }, { squads: [others, militia([6, 0, 0])] }],
        sources: full,
      });
    const t = corner(militia([-3, 6, 0]));
    t.do({ do: 'activate', squad: 0 });
    expect(
      t.refusal(
        t.move(0, [-3, 6], {
          via: [
            [-2, 6],
            [-3, 6],
          ],
        }),
      ),
    ).toEqual(['EDGE-PUSH-04']);
  });

  it('EDGE-PUSH-05, EDGE-PUSH-06 (edge case 34): a whole-Space figure pushes all of a Space, friends too', () => {
    const own = [squad('titan', [3, 3]), squad('riders', [4, 3, 0, 1])];
    const t = moving(own, [militia([4, 3, 3], [4, 3, 5])]);
    const move = t.move(0, [4, 3]);
    expect(move.pushed).toHaveLength(3);
    t.do(move);
    const spaces = [t.figure(0, 1), t.figure(1, 0, 0), t.figure(1, 0, 1)].map(figure => t.state.figures[figure]!.space);
    expect(spaces).not.toContain(t.space(4, 3));
  });

  it('EDGE-PUSH-06: who is not overlapped stays', () => {
    const t = moving([squad('brutes', [3, 3, 0, 1, 2])], [militia([4, 3, 0], [4, 3, 1], [4, 3, 2], [4, 3, 5])]);
    const move = t.move(0, [4, 3, 0, 1, 2]);
    expect(move.pushed).toHaveLength(3);
    t.do(move);
    expect(t.state.figures[t.figure(1, 0, 3)]).toMatchObject(t.at(4, 3, 5));
  });

  it('EDGE-PUSH-03, R44: the hexes that the mover leaves and those the pushed leave are free', () => {
    const shift = moving([squad('riders', [3, 3, 1, 2])], [militia([3, 3, 3])]);
    expect(shift.refusal(shift.move(0, [3, 3, 2, 3], { via: [], push: [[3, 3, 1]] }))).toEqual([]);
    const t = moving([squad('brutes', [3, 3, 0, 1, 2])], [squad('riders', [4, 3, 2, 3])]);
    expect(t.refusal(t.move(0, [4, 3, 0, 1, 2], { via: [[4, 3]], push: [[4, 3, 3, 4]] }))).toEqual([]);
    expect(t.refusal(t.move(0, [4, 3, 0, 1, 2], { via: [[4, 3]], push: [[4, 3, 2, 3]] }))).toEqual(['EDGE-PUSH-03']);
  });

  it('EDGE-PUSH-07: the pushed push nobody', () => {
    const t = moving([squad('brutes', [3, 3, 0, 1, 2])], [squad('riders', [4, 3, 0, 1]), militia([4, 3, 4])]);
    const pushed = (...slots: number[]) =>
      t.refusal(t.move(0, [4, 3, 0, 1, 2], { via: [[4, 3]], push: [[4, 3, ...slots]] }));
    expect(pushed(4, 5)).toEqual(['EDGE-PUSH-03']);
    expect(pushed(5, 6)).toEqual([]);
  });

  it('EDGE-PUSH-09: a push wounds nobody and starts no fight, even into contact', () => {
    const t = moving([squad('brutes', [3, 3, 0, 1, 2])], [militia([4, 3, 0])]);
    t.do(t.move(0, [4, 3, 0, 1, 2], { push: [[4, 3, 3]] }));
    expect(t.events('figure.wounded')).toEqual([]);
    expect(t.events('exchange.opened')).toEqual([]);
  });

  it('EDGE-MOV-10, R43 (edge case 32): nobody is pushed twice in one Move Action', () => {
    const t = moving([squad('riders', [3, 3, 0, 1], [3, 3, 3, 4])], [militia([4, 3, 0])]);
    t.do(t.move(0, [4, 3, 0, 1], { push: [[4, 3, 4]] }));
    expect(t.refusal(t.move(1, [4, 3, 4, 5], { via: [[4, 3]], push: [[4, 3, 3]] }))).toEqual(['EDGE-MOV-10']);
    expect(t.refusal(t.move(1, [4, 3, 5, 6], { via: [[4, 3]] }))).toEqual([]);
  });

  it('EDGE-MOV-10, R91: a figure may end where a friend has just left', () => {
    const t = moving([militia([3, 3, 0], [4, 3, 0])]);
    expect(t.refusal(t.move(0, [4, 3, 0], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-08']);
    t.do(t.move(1, [5, 3, 0]));
    expect(t.refusal(t.move(0, [4, 3, 0], { via: [[4, 3]] }))).toEqual([]);
  });

  const through = (mover: SquadBody, blockers: readonly SquadBody[], slots: readonly number[]): string[] => {
    const t = moving([mover], blockers);
    return t.refusal(
      t.move(0, [5, 3, ...slots], {
        via: [
          [4, 3],
          [5, 3],
        ],
      }),
    );
  };

  it('EDGE-MOV-11, EDGE-MOV-12, EDGE-MOV-16 (edge case 29): a 3-hex base does not travel past a figure on the centre', () => {
    const brutes = squad('brutes', [3, 3, 0, 1, 2]);
    expect(through(brutes, [militia([4, 3, 0])], [0, 1, 2])).toEqual(['EDGE-MOV-11']);
    expect(through(brutes, [militia([4, 3, 4])], [0, 1, 2])).toEqual([]);
    expect(through(squad('titan', [3, 3]), [militia([4, 3, 0])], [])).toEqual([]);
  });

  it('EDGE-MOV-11 (edge case 30): a 2-hex base needs two neighbouring free hexes, a 1-hex base one', () => {
    const blockers = [militia([4, 3, 0], [4, 3, 2], [4, 3, 4], [4, 3, 6])];
    expect(through(squad('riders', [3, 3, 0, 1]), blockers, [0, 1])).toEqual(['EDGE-MOV-11']);
    expect(through(militia([3, 3, 0]), blockers, [0])).toEqual([]);
  });

  it('EDGE-MOV-12: friends and tokens are in the way as enemies are', () => {
    const t = moving([squad('brutes', [3, 3, 0, 1, 2]), militia([4, 3, 0])], [], { sources: [[3, 2]] });
    expect(
      t.refusal(
        t.move(0, [5, 3, 0, 1, 2], {
          via: [
            [4, 3],
            [5, 3],
          ],
        }),
      ),
    ).toEqual(['EDGE-MOV-11']);
    expect(
      t.refusal(
        t.move(0, [3, 1, 0, 1, 2], {
          via: [
            [3, 2],
            [3, 1],
          ],
        }),
      ),
    ).toEqual(['EDGE-MOV-11']);
  });

  it('EDGE-MOV-13: pushing is for the final Space only', () => {
    const brutes = squad('brutes', [3, 3, 0, 1, 2]);
    expect(through(brutes, [militia([4, 3, 0])], [0, 1, 2])).toEqual(['EDGE-MOV-11']);
    const t = moving([brutes], [militia([4, 3, 0])]);
    expect(t.refusal(t.move(0, [4, 3, 0, 1, 2], { push: [[4, 3, 4]] }))).toEqual([]);
  });

  it('EDGE-MOV-11, R48: the start Space needs no room to leave it, and one’s own hexes are free', () => {
    const t = moving([squad('riders', [3, 3, 0, 1])], [militia([3, 3, 2], [3, 3, 3], [3, 3, 4], [3, 3, 5])]);
    expect(t.refusal(t.move(0, [5, 3, 0, 1]))).toEqual([]);
    expect(t.refusal(t.move(0, [3, 3, 1, 6], { via: [] }))).toEqual([]);
  });

  it('EDGE-MOV-15, EDGE-BRD-05: the base ends inside one Space, in its own shape', () => {
    const t = moving([squad('riders', [3, 3, 0, 1])]);
    expect(t.refusal(t.move(0, [4, 3, 1, 2]))).toEqual([]);
    expect(t.refusal(t.move(0, [4, 3, 1, 3], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-15']);
    expect(t.refusal(t.move(0, [4, 3, 1], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-15']);
    // Two reasons, a sentence each.
    expect(t.judge(t.move(0, [4, 3, 1, 3], { via: [[4, 3]] }))).toMatchObject({
      because: [{ say: 'edge.no.footprint' }],
    });
    expect(t.judge(t.move(0, [4, 3, 1], { via: [[4, 3]] }))).toMatchObject({
      because: [{ say: 'edge.no.base', args: { hexes: 2, given: 1 } }],
    });
  });

  it('EDGE-MOV-16, EDGE-SQD-12: Obstacle Crossing passes full Spaces, with its symbol only', () => {
    const wall = [squad('titan', [4, 3])];
    expect(through(squad('ghosts', [3, 3, 0]), wall, [0])).toEqual([]);
    expect(through(militia([3, 3, 0]), wall, [0])).toEqual(['EDGE-MOV-11']);
  });

  it('EDGE-MOV-17: but it ends like everybody else', () => {
    const t = moving([squad('ghosts', [3, 3, 0])], [squad('titan', [4, 3]), militia([3, 2, 0])], { sources: [[2, 3]] });
    expect(t.refusal(t.move(0, [4, 3, 0], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-08']);
    expect(t.refusal(t.move(0, [3, 2, 0], { via: [[3, 2]] }))).toEqual(['EDGE-MOV-08']);
    expect(t.refusal(t.move(0, [2, 3, 0], { via: [[2, 3]] }))).toEqual(['EDGE-MOV-07']);
    expect(t.refusal(t.move(0, [3, 2, 1], { via: [[3, 2]] }))).toEqual([]);
    t.do(STOP);
  });
});

describe('contact', () => {
  it('EDGE-BRD-08 (edge case 41): opposite petals of one Space are not base to base', () => {
    const t = moving([militia([3, 3, 1])], [militia([3, 3, 4], [3, 3, 2])]);
    expect(t.refusal(t.fight(0, t.figure(1, 0, 0)))).toEqual(['EDGE-CMB-02']);
    expect(t.refusal(t.fight(0, t.figure(1, 0, 1)))).toEqual([]);
  });

  it('EDGE-BRD-07, R10 (edge case 42): petals 0 and 3 of neighbouring Spaces are', () => {
    const t = moving([militia([3, 3, 1])], [militia([4, 3, 4])]);
    expect(t.refusal(t.fight(0, t.figure(1, 0)))).toEqual([]);
  });
});
