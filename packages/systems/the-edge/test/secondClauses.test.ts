import { describe, expect, it } from 'vitest';
import { boardOf } from '../src/book.js';
import { placeName, readPlace, spaceName } from '../src/places.js';
import { statOf } from '../src/stats.js';
import { factionsWith } from './customCards.js';
import { END, PASS, scene, STOP, yellow, type SquadBody } from './scene.js';

/** Second clauses of rules whose first ones are tested elsewhere: each of these fails without its clause. */

const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const FAR = militia([0, 4, 0]);

describe('second clauses', () => {
  it('EDGE-PUSH-09: a Push takes no Endurance, starts no Combat and breaks or makes contact as it falls', () => {
    const t = scene({
      seats: [
        { squads: [{ card: 'brutes', at: [[3, 3, 0, 1, 2]] }, FAR] },
        {
          squads: [
            {
              card: 'sleepers',
              at: [
                [4, 3, 0],
                [8, 0, 0],
              ],
              endurance: 1,
            },
          ],
        },
      ],
    });
    t.do({ do: 'activate', squad: 0 });
    if (t.next === 'edge.ask.mode') t.do('keep');
    const pushed = t.figure(1, 0);
    t.do(t.move(0, [4, 3, 0, 1, 2], { via: [[4, 3]], push: [[5, 3, 4]] }));
    expect(t.state.squads[2]!.endurance).toBe(1);
    expect(t.state.figures[pushed]).toMatchObject(t.at(5, 3, 4));
    expect(t.events('figure.wounded')).toEqual([]);
    expect(t.events('exchange.opened')).toEqual([]);
    // Base to base with the pusher, so it may be fought now.
    expect(t.refusal(t.fight(0, pushed))).toEqual([]);
  });

  it('EDGE-MOV-16, -17: Obstacle Crossing of a card’s own move, and not into a full Space', () => {
    const wall: SquadBody = { card: 'titan', at: [[4, 3]] };
    const table = (crossing: boolean) => {
      const factions = factionsWith({
        leap: {
          upper: { effects: [{ do: 'move', whom: 'user', steps: 2, ...(crossing && { crossing: true as const }) }] },
        },
      });
      const t = scene({ seats: [{ squads: [militia([3, 3, 0])], hand: ['leap'] }, { squads: [wall] }], factions });
      return t.do(t.play(0, 'leap'));
    };
    const over = {
      via: [
        [4, 3],
        [5, 3],
      ] as const,
    };
    const leap = table(true);
    expect(leap.refusal(leap.move(0, [5, 3, 0], over))).toEqual([]);
    expect(leap.refusal(leap.move(0, [4, 3, 0], { via: [[4, 3]] }))).toEqual(['EDGE-MOV-08']);
    const walk = table(false);
    expect(walk.refusal(walk.move(0, [5, 3, 0], over))).toEqual(['EDGE-MOV-11']);
  });

  it('EDGE-SQD-04, R34: all changes are added, then nothing goes below 0', () => {
    const factions = factionsWith({
      low: { upper: { effects: [{ do: 'bonus', whom: 'user', stat: 'def', amount: -5, until: 'turn' }] } },
      high: { upper: { effects: [{ do: 'bonus', whom: 'user', stat: 'def', amount: 4, until: 'turn' }] } },
    });
    const t = scene({ seats: [{ squads: [militia([3, 3, 0])], hand: ['low', 'high'] }, { squads: [FAR] }], factions });
    t.do(t.play(0, 'low'));
    expect(statOf(t.state, 0, 'def')).toBe(0);
    // Two, less five, plus four is one: the sum is clamped, not each part.
    t.do(t.play(0, 'high'));
    expect(statOf(t.state, 0, 'def')).toBe(1);
  });

  it('EDGE-BAN-04: the Banner stays face down in one’s next Active turns', () => {
    const hand = ['slow', 'slow', 'slow'];
    const t = scene({
      seats: [
        { squads: [militia([3, 3, 0])], hand },
        { squads: [FAR], hand },
      ],
    });
    t.do({ do: 'banner' }, END, 'none', 'passive', 'active');
    const passing = (): void => {
      while (t.next.startsWith('edge.ask.window')) t.do(PASS);
    };
    passing();
    expect([t.seat, t.next, t.state.turn]).toEqual([0, 'edge.ask.turn', 3]);
    expect(t.state.seats[0]!.bannerUp).toBe(false);
    expect(t.refusal({ do: 'banner' })).toEqual(['EDGE-BAN-03']);
    t.do(END);
    passing();
    t.do('none', 'passive', 'passive');
    expect(t.state.seats[0]!.bannerUp).toBe(true);
  });

  it('EDGE-ACT-02: as many cards as one can pay for, a third and a fourth too', () => {
    const hand = ['instant', 'instant', 'crystal', 'slow'];
    const t = scene({
      seats: [{ squads: [militia([3, 3, 0])], hand, deck: [] }, { squads: [FAR] }],
      options: { handSize: 4 },
    });
    for (const id of ['instant', 'instant', 'crystal']) t.do(t.play(0, id));
    t.do(t.play(0, 'slow'), t.figure(1, 0));
    expect(t.events('card.played')).toHaveLength(4);
  });

  it('EDGE-CARD-01: from hand before, during and after an Activation', () => {
    const hand = ['instant', 'instant', 'instant'];
    const t = scene({ seats: [{ squads: [militia([3, 3, 0], [3, 3, 3])], hand }, { squads: [FAR] }] });
    t.do(t.play(0, 'instant'), { do: 'activate', squad: 0 }, 'keep', t.move(0, [3, 3, 1]));
    t.do(t.play(0, 'instant'), STOP);
    t.do(t.play(0, 'instant'));
    expect(t.events('card.played')).toHaveLength(3);
  });

  it('EDGE-OPT-16: of several effects agreed on the player takes which he likes', () => {
    const effects = (count: number) => ({
      name: { fr: `${count}`, en: `${count}` },
      effects: [{ do: 'crystals', count } as const],
    });
    const t = scene({
      seats: [{ squads: [militia([3, 3, 4])], hand: [] }, { squads: [FAR] }],
      sources: [[2, 3]],
      begin: 'passive',
      options: { specialSources: true, sourceEffects: [effects(3), effects(2)] },
    });
    expect(t.next).toBe('edge.ask.special-source');
    t.do('agreed-1');
    expect(t.events('crystals.gained').map(({ count }) => count)).toEqual([1, 2]);
  });

  it('EDGE-SHT-02, R55: a shooter killed before the die is rolled does not shoot', () => {
    const factions = factionsWith({
      snipe: {
        upper: {
          user: 'nobody',
          instant: true,
          when: ['shot-declared'],
          targets: [{ pick: 'figure', whose: 'enemy' }],
          effects: [{ do: 'wound', whom: { target: 0 }, wounds: 9 }],
        },
      },
    });
    const t = scene({
      seats: [
        { squads: [militia([3, 3, 0], [0, 0, 0])], hand: ['shot'] },
        { squads: [militia([4, 3, 0])], hand: ['snipe'] },
      ],
      factions,
      windows: true,
    });
    const passing = (): void => {
      while (t.next.startsWith('edge.ask.window') && t.next !== 'edge.ask.window.shot-declared') t.do(PASS);
    };
    passing();
    t.do(t.play(0, 'shot'), 0, t.figure(1, 0));
    passing();
    while (t.seat === 0) t.do(PASS);
    t.do(t.play(1, 'snipe'), 0);
    while (t.next.startsWith('edge.ask.window')) t.do(PASS);
    expect(t.events('figure.killed')).toMatchObject([{ figure: 0 }]);
    expect(t.events('die.rolled')).toEqual([]);
    expect(t.next).toBe('edge.ask.turn');
  });

  it('EDGE-GEN-05: where up to so many may be named, one is enough', () => {
    const factions = factionsWith({
      two: {
        upper: {
          user: 'nobody',
          targets: [{ pick: 'figure', whose: 'enemy', upTo: 2 }],
          effects: [{ do: 'wound', whom: { target: 0 }, wounds: 1 }],
        },
      },
    });
    const table = () =>
      scene({
        seats: [{ squads: [FAR], hand: ['two'] }, { squads: [militia([3, 3, 0], [3, 3, 1], [3, 3, 2])] }],
        factions,
      });
    const one = table();
    one.do(one.play(0, 'two'), one.figure(1, 0, 0), 'enough');
    expect(one.events('figure.killed')).toHaveLength(1);
    const both = table();
    both.do(both.play(0, 'two'), both.figure(1, 0, 0), both.figure(1, 0, 1));
    expect(both.events('figure.killed')).toHaveLength(2);
    expect(table().refusal('enough')).not.toEqual([]);
  });

  it('EDGE-GEN-08, -10: markers run out by kind and by player', () => {
    const table = (other: 'rooted' | 'dazed', by: number) => {
      const t = scene({
        seats: [{ squads: [FAR], hand: ['snare'] }, { squads: [militia([3, 3, 0], [3, 3, 1], [3, 3, 2])] }],
      });
      // Two markers of this kind are all there are.
      const mark = (figure: number) =>
        ({ on: 'figure', id: t.figure(1, 0, figure), status: other, until: 'match', seat: by, depth: -1 }) as const;
      t.state.statuses = [mark(1), mark(2)];
      return t.do(t.play(0, 'snare', 'lower'), t.figure(1, 0, 0)).events('status.given').length;
    };
    expect(table('rooted', 0)).toBe(0);
    expect(table('rooted', 1)).toBe(1);
    expect(table('dazed', 0)).toBe(1);
  });

  it('EDGE-ACT-04: a bonus for one roll is spent by that roll, on a figure or on a Squad, and no other one with it', () => {
    const t = scene({ seats: [{ squads: [militia([3, 3, 0], [3, 3, 3])] }, { squads: [militia([3, 3, 1])] }] });
    const bonus = (on: 'figure' | 'squad', id: number, stat: 'att' | 'def') =>
      ({ on, id, stat, amount: 1, grant: 'none', until: 'roll', seat: 0, depth: -1 }) as const;
    const squad = t.squad(1, 0);
    t.state.bonuses = [
      bonus('figure', 0, 'att'),
      bonus('figure', 1, 'att'),
      bonus('figure', 0, 'def'),
      bonus('squad', squad, 'def'),
    ];
    t.do({ do: 'activate', squad: 0 }, 'keep', t.fight(0, t.figure(1, 0)), 'yellow', yellow(4), 'yellow', yellow(1));
    // Figure 0 has attacked and the enemy Squad has defended: what figure 1 and the Defence of figure 0 have stays.
    expect(t.events('power.reached').map(({ power }) => power)).toEqual([7, 4]);
    expect(t.state.bonuses.map(({ id, stat }) => [id, stat])).toEqual([
      [1, 'att'],
      [0, 'def'],
    ]);
  });

  it('EDGE-BRD-02: every Space has a name of its own, which is read as that Space', () => {
    const t = scene({ seats: [{ squads: [FAR] }, { squads: [militia([3, 3, 0])] }] });
    const { spaces } = boardOf(t.state);
    const read = spaces.map((_, space) => readPlace(t.state, spaceName(t.state, space))?.space);
    expect(read).toEqual([...spaces.keys()]);
    expect(readPlace(t.state, 'Z9')).toBeUndefined();
  });

  it('EDGE-BRD-02: a Space without hexes goes by its name alone, as does a whole one', () => {
    const t = scene({ seats: [{ squads: [FAR] }, { squads: [militia([3, 3, 0])] }] });
    const space = t.space(3, 3);
    expect([0, 127, 3].map(mask => placeName(t.state, { space, mask }))).toEqual(['E4', 'E4', 'E4:01']);
  });
});
