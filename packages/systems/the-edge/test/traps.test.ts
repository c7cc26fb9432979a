import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/effect.js';
import { added } from '../src/reduce/record.js';
import { NONE, type FigureId } from '../src/state.js';
import { factionsWith } from './customCards.js';
import { RED } from './testFaction.js';
import { scene, STOP, yellow, type Scene, type SceneBody, type Spot, type SquadBody } from './scene.js';

/** Traps of seat 1, on the petal 5 of a Space unless said otherwise, and figures of seat 0 that walk. */

const FOES: SquadBody = { card: 'militia', at: [[8, 0, 0]] };
const ghost = (at: Spot, endurance = 1): SquadBody => ({ card: 'ghosts', at: [at, [0, 4, 0]], endurance });
const sleepers = (...at: SquadBody['at']): SquadBody => ({ card: 'sleepers', at, endurance: 0 });
const walker = (card: string, endurance: number, ...at: SquadBody['at']): SquadBody => ({ card, at, endurance });

function lay(t: Scene, ...spots: readonly Spot[]): Scene {
  for (const spot of spots)
    t.state.tokens = added(t.state.tokens, { kind: 'faction', owner: 1, ...t.at(...spot), id: 'snare' });
  return t;
}

/** Seat 0 activates its first Squad. */
function walking(
  squads: readonly SquadBody[],
  foes: readonly SquadBody[],
  traps: readonly Spot[],
  body: Partial<SceneBody> = {},
) {
  const t = scene({ seats: [{ squads }, { squads: [...foes, FOES] }], ...body });
  lay(t, ...traps).do({ do: 'activate', squad: 0 });
  return t.next === 'edge.ask.mode' ? t.do('keep') : t;
}

/** A move along the row from (3, 3), Space by Space; whoever is pushed goes where it is said. */
const ahead = (t: Scene, figure: FigureId, to: Spot, push: readonly Spot[] = []) => {
  const via = Array.from({ length: to[0] - 3 }, (_, i) => [4 + i, 3] as const);
  return t.move(figure, to, { via, push });
};

const sprung = (t: Scene): number[] => t.events('token.removed').map(({ token }) => token);
const wounded = (t: Scene): FigureId[] => t.events('figure.wounded').map(({ figure }) => figure);
const place = (t: Scene, figure: FigureId) => t.state.figures[figure];

/** A trap that does something else to whoever enters. */
const factionsWithTrap = (...effects: Effect[]) =>
  factionsWith({}, { tokens: [{ ...RED.tokens[0]!, trap: { whose: 'enemy', effects } }] });

describe('traps', () => {
  it('EDGE-MOV-18, R98: every trap of the way goes off, in the Space it lies in, before the figure goes on', () => {
    const t = walking(
      [walker('riders', 2, [3, 3, 0, 1])],
      [],
      [
        [4, 3, 5],
        [5, 3, 5],
      ],
    );
    t.do(ahead(t, 0, [6, 3, 0, 1]));
    expect(sprung(t)).toEqual([0, 1]);
    expect(wounded(t)).toEqual([0, 0]);
    const steps = t.events('figure.moved').map(({ path }) => path);
    expect(steps).toEqual([[t.space(4, 3)], [t.space(5, 3)], [t.space(6, 3)]]);
    expect(place(t, 0)).toMatchObject(t.at(6, 3, 0, 1));
  });

  it('EDGE-MOV-18: only the traps of the Spaces entered, and only those of an enemy', () => {
    const t = walking([walker('riders', 2, [3, 3, 0, 1])], [], [[4, 2, 5]]);
    t.do(ahead(t, 0, [5, 3, 0, 1]));
    expect(sprung(t)).toEqual([]);
    const own = scene({ seats: [{ squads: [FOES] }, { squads: [walker('riders', 2, [3, 3, 0, 1])] }], active: 1 });
    lay(own, [4, 3, 5]).do({ do: 'activate', squad: 1 });
    own.do(
      own.move(own.figure(1, 0), [5, 3, 0, 1], {
        via: [
          [4, 3],
          [5, 3],
        ],
      }),
    );
    expect(sprung(own)).toEqual([]);
  });

  it('EDGE-MOV-16, -18: Obstacle Crossing flies over them, but not into the last Space', () => {
    const t = walking([ghost([3, 3, 0])], [], [[4, 3, 5]]);
    t.do(ahead(t, 0, [5, 3, 0]));
    expect(sprung(t)).toEqual([]);
    const into = walking([ghost([3, 3, 0])], [], [[5, 3, 5]]);
    into.do(ahead(into, 0, [5, 3, 0]));
    expect(sprung(into)).toEqual([0]);
  });

  it('EDGE-MOV-18, R98: a trap is used up, though the same move enters its Space again', () => {
    const t = walking([walker('riders', 2, [3, 3, 0, 1])], [], [[4, 3, 5]]);
    t.do(
      t.move(0, [4, 3, 0, 1], {
        via: [
          [4, 3],
          [5, 3],
          [4, 3],
        ],
      }),
    );
    expect(sprung(t)).toEqual([0]);
    expect(wounded(t)).toEqual([0]);
  });

  it('EDGE-MOV-13, R98: who falls on the way never arrives, pushes nobody and leaves the rest unsprung', () => {
    const t = walking(
      [walker('riders', 0, [3, 3, 0, 1], [0, 0, 0, 1])],
      [walker('militia', 0, [5, 3, 0])],
      [
        [4, 3, 5],
        [5, 3, 5],
      ],
    );
    t.do(ahead(t, 0, [5, 3, 0, 1], [[5, 3, 2]]));
    expect(t.events('figure.killed')).toMatchObject([{ figure: 0, by: 1 }]);
    expect(sprung(t)).toEqual([0]);
    expect(place(t, t.figure(1, 0))).toMatchObject(t.at(5, 3, 0));
  });

  it('EDGE-PUSH-09, R98: who is Pushed into another Space enters it; who is Pushed inside one does not', () => {
    const table = (push: Spot): Scene => {
      // Seat 1 owns the traps and pushes a figure of seat 0 about.
      const t = scene({
        seats: [
          { squads: [walker('militia', 0, [4, 3, 0]), FOES] },
          { squads: [walker('brutes', 3, [3, 3, 0, 1, 2])] },
        ],
        active: 1,
      });
      lay(t, [5, 3, 6], [4, 3, 6]).do({ do: 'activate', squad: 2 });
      if (t.next === 'edge.ask.mode') t.do('keep');
      return t.do(t.move(t.figure(1, 0), [4, 3, 0, 1, 2], { via: [[4, 3]], push: [push] }));
    };
    expect(sprung(table([5, 3, 4]))).toEqual([0]);
    // Inside F4 it was already.
    expect(sprung(table([4, 3, 3]))).toEqual([]);
  });

  it('EDGE-MOV-19, R98: a repositioning and a swap enter a Space, a return onto the board does not', () => {
    const factions = factionsWith({
      jump2: {
        upper: {
          targets: [{ pick: 'figure', whose: 'own', of: 'user' }],
          effects: [{ do: 'reposition', whom: { target: 0 }, where: { of: 'itself', range: 2 } }],
        },
      },
      swap: {
        upper: {
          user: 'nobody',
          targets: [
            { pick: 'figure', whose: 'own' },
            { pick: 'figure', whose: 'any', alike: { target: 0 } },
          ],
          effects: [{ do: 'swap', whom: { target: 0 }, with: { target: 1 } }],
        },
      },
      back: { upper: { onDead: true, effects: [{ do: 'revive', whom: 'user', figures: 1 }] } },
    });
    const table = (hand: string): Scene =>
      lay(
        scene({
          seats: [
            { squads: [walker('militia', 0, [3, 3, 0], null)], hand: [hand] },
            { squads: [walker('militia', 0, [5, 3, 0])] },
          ],
          factions,
        }),
        [5, 3, 6],
      );
    const jump = table('jump2');
    jump.do(jump.play(0, 'jump2'), 0, { ...jump.at(5, 3, 1), pushed: [] });
    expect(sprung(jump)).toEqual([0]);
    const swap = table('swap');
    swap.do(swap.play(0, 'swap'), 0, swap.figure(1, 0));
    expect(sprung(swap)).toEqual([0]);
    expect(swap.events('figure.killed')).toMatchObject([{ figure: 0 }]);
    const back = table('back');
    back.do(back.play(0, 'back'), { ...back.at(5, 3, 1), pushed: [] });
    expect(back.events('figure.returned')).toHaveLength(1);
    expect(sprung(back)).toEqual([]);
  });

  it('R98: whom a trap carries off does not go on from there', () => {
    const factions = factionsWithTrap({ do: 'reposition', whom: 'intruder', where: { of: 'itself', range: 1 } });
    const t = walking([walker('riders', 2, [3, 3, 0, 1])], [], [[4, 3, 5]], { factions });
    t.do(ahead(t, 0, [5, 3, 0, 1]));
    expect([t.seat, t.next]).toEqual([1, 'edge.ask.place']);
    t.do({ ...t.at(4, 2, 0, 1), pushed: [] });
    expect(place(t, 0)).toMatchObject(t.at(4, 2, 0, 1));
    expect(t.next).toBe('edge.ask.turn');
    // Put down in the same Space it goes on as it was told.
    const same = walking([walker('riders', 2, [3, 3, 0, 1])], [], [[4, 3, 5]], { factions });
    same.do(ahead(same, 0, [5, 3, 0, 1]), { ...same.at(4, 3, 2, 3), pushed: [] });
    expect(place(same, 0)).toMatchObject(same.at(5, 3, 0, 1));
  });

  it('EDGE-MOV-20, R98: whom a trap roots goes no farther; its player says on which hexes it stands', () => {
    const factions = factionsWithTrap({ do: 'status', whom: 'intruder', status: 'rooted', until: 'turn' });
    const t = walking([walker('riders', 2, [3, 3, 0, 1])], [], [[4, 3, 5]], { factions });
    t.do(ahead(t, 0, [5, 3, 0, 1]));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.place']);
    expect(t.refusal({ ...t.at(5, 3, 0, 1), pushed: [] })).not.toEqual([]);
    t.do({ ...t.at(4, 3, 2, 3), pushed: [] });
    expect(place(t, 0)).toMatchObject(t.at(4, 3, 2, 3));
  });

  /** The trap kills the sleeper that was to be pushed. */
  const upset = (): Scene => {
    const factions = factionsWithTrap({ do: 'wound', whom: { all: 'enemy' }, wounds: 1 });
    const squads = [walker('riders', 2, [3, 3, 0, 1]), sleepers([5, 3, 0], [0, 5, 0])];
    const t = walking(squads, [], [[4, 3, 5]], { factions });
    t.do(ahead(t, 0, [5, 3, 0, 1], [[5, 3, 2]]));
    expect(place(t, t.figure(0, 1))?.space).toBe(NONE);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.step']);
    return t;
  };

  it('R98: a move that a trap has made impossible is taken up again with the steps that are left', () => {
    const t = upset();
    // Three Spaces in all, one of them entered.
    const far = { do: 'move', figure: 0, path: [t.space(5, 3), t.space(6, 3), t.space(7, 3)], mask: 3, pushed: [] };
    expect(t.refusal(far)).toEqual(['EDGE-MOV-02']);
    t.do({ do: 'move', figure: 0, path: [t.space(5, 3), t.space(6, 3)], mask: 3, pushed: [] });
    expect(place(t, 0)).toMatchObject(t.at(6, 3, 0, 1));
  });

  it('R98: or it stops where the trap lies', () => {
    const t = upset().do(STOP);
    expect(place(t, 0)?.space).toBe(t.space(4, 3));
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-DICE-01, R98: a trap may ask for a roll of its owner, with nothing else under way', () => {
    const factions = factionsWithTrap({ do: 'test', need: 3, pass: [{ do: 'wound', whom: 'intruder', wounds: 1 }] });
    const walk = (value: number): Scene => {
      const t = walking([walker('riders', 2, [3, 3, 0, 1])], [], [[4, 3, 5]], { factions });
      t.do(ahead(t, 0, [4, 3, 0, 1]));
      expect([t.seat, t.next]).toEqual([1, 'edge.ask.die.ability']);
      t.do('yellow', yellow(value));
      if (t.next === 'edge.ask.reroll') t.do('keep');
      return t;
    };
    expect(wounded(walk(3))).toEqual([0]);
    expect(wounded(walk(2))).toEqual([]);
    expect(walk(3).state.exchanges).toEqual([]);
  });
});
