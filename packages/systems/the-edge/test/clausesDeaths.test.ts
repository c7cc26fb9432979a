import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/effect.js';
import { added } from '../src/reduce/record.js';
import { factionsWith } from './customCards.js';
import { Scene, scene, type SeatBody, type SquadBody } from './scene.js';
import { beginning, deploy, readyTable } from './setUp.js';

/** Deaths of one instant and what follows from them, clause by clause. */

const kill = (whom: 'any' | 'enemy' | 'own'): Effect => ({ do: 'wound', whom: { all: whom }, wounds: 9 });
const FACTIONS = factionsWith({
  doom: { upper: { user: 'nobody', effects: [kill('any')] } },
  slay: { upper: { user: 'nobody', effects: [kill('enemy')] } },
  fall: { upper: { user: 'nobody', effects: [kill('own')] } },
}).map(faction => ({
  ...faction,
  // Somebody who is left standing, whatever happens.
  squads: faction.squads.map(squad => (squad.id === 'titan' ? { ...squad, endurance: 9 } : squad)),
}));

/** Two Victory Points each. */
const riders = (...at: SquadBody['at']): SquadBody => ({ card: 'riders', endurance: 0, at });
/** None. */
const militia = (...at: SquadBody['at']): SquadBody => ({ card: 'militia', at });
const titan = (u: number, v: number): SquadBody => ({ card: 'titan', at: [[u, v]] });
const HAND = ['slow', 'slow', 'slow'];

describe('the order of deaths in a duel', () => {
  const fallen = (card: string, marker: number, own: SquadBody[], foes: SquadBody[]): Scene => {
    const t = scene({
      factions: FACTIONS,
      marker,
      seats: [
        { squads: [...own, titan(0, 0)], hand: [card, 'slow', 'slow'] },
        { squads: [...foes, titan(7, 0)], hand: HAND },
      ],
    });
    return t.do(t.play(0, card));
  };
  const [ours, theirs] = [riders([0, 3, 0, 1]), riders([4, 3, 0, 1])];

  it.each([
    [8, true],
    [7, false],
    [0, false],
    [-7, false],
    [-8, true],
  ])('R89: points that go both ways, the marker at %i: is an order asked for? %s', (marker, asked) => {
    const t = fallen('doom', marker, [ours], [theirs]);
    expect(t.next).toBe(asked ? 'edge.ask.wounds' : 'edge.ask.turn');
    if (asked) expect([t.seat, t.prompt.rule]).toEqual([0, 'EDGE-WND-07']);
    else expect(t.state.marker).toBe(marker);
  });

  it('R89: not when all points go one way, and not for figures without worth', () => {
    expect(fallen('doom', 9, [], [riders([4, 3, 0, 1], [5, 3, 0, 1])]).next).toBe('edge.ask.turn');
    expect(fallen('doom', -9, [riders([4, 3, 0, 1], [5, 3, 0, 1])], []).next).toBe('edge.ask.turn');
    expect(fallen('doom', 9, [militia([0, 3, 0])], [theirs]).next).toBe('edge.ask.turn');
    expect(fallen('doom', 9, [militia([0, 3, 0]), ours], [theirs, militia([5, 3, 0])]).next).toBe('edge.ask.wounds');
  });

  it('EDGE-END-01: without a figure the match is over at once, and nothing waits for the end of the turn', () => {
    const t = scene({
      factions: FACTIONS,
      seats: [
        { squads: [titan(0, 0)], hand: ['slay', 'slow', 'slow'] },
        { squads: [militia([4, 3, 0])], hand: HAND },
      ],
    });
    t.do(t.play(0, 'slay'));
    expect(t.next).toBe('over');
    expect(t.events('end.pending')).toEqual([]);
    expect(t.events('match.ended')).toMatchObject([{ winners: [0], reason: 'wiped-out' }]);
  });

  it('EDGE-WND-06: a figure of a Squad without Endurance value moves no marker, and nothing is told of it', () => {
    const t = fallen('slay', 0, [], [militia([4, 3, 0])]);
    expect(t.events('figure.killed')).toHaveLength(1);
    expect(t.events('vp.gained')).toEqual([]);
  });
});

describe('the order of Wounds', () => {
  it('R88, EDGE-WND-02: asked for one Squad, it leaves the Wounds of the others as they are', () => {
    const hurt: Effect = { do: 'wound', whom: { all: 'enemy' }, wounds: 1 };
    const t = scene({
      factions: factionsWith({ hurt: { upper: { user: 'nobody', effects: [hurt] } } }),
      seats: [
        { squads: [titan(0, 0)], hand: ['hurt', 'slow', 'slow'] },
        {
          squads: [
            militia([4, 3, 0]),
            {
              card: 'riders',
              endurance: 1,
              at: [
                [5, 3, 0, 1],
                [6, 3, 0, 1],
              ],
            },
            {
              card: 'ghosts',
              endurance: 1,
              at: [
                [0, 5, 0],
                [0, 5, 1],
              ],
            },
            titan(7, 0),
          ],
          hand: HAND,
        },
      ],
    });
    t.do(t.play(0, 'hurt'));
    const [riders1, riders2] = [t.figure(1, 1, 0), t.figure(1, 1, 1)];
    expect([t.seat, t.next, t.prompt.rule]).toEqual([0, 'edge.ask.wounds', 'EDGE-WND-02']);
    t.do([riders2, riders1]);
    // The ghosts have one token for two as well.
    expect(t.next).toBe('edge.ask.wounds');
    t.do([t.figure(1, 2, 0), t.figure(1, 2, 1)]);
    const dead = t.events('figure.killed').map(({ figure }) => figure);
    expect(new Set(dead)).toEqual(new Set([t.figure(1, 0), riders1, t.figure(1, 2, 1)]));
    expect(t.events('figure.wounded')).toHaveLength(6);
  });
});

describe('the order of deaths with more players', () => {
  const fallen = (seats: readonly SeatBody[], card = 'slay'): Scene => {
    const t = scene({
      mode: 'ffa3',
      factions: FACTIONS,
      seats: [0, 1, 2].map(seat => ({
        hand: seat === 0 ? [card, 'slow', 'slow'] : HAND,
        ...seats[seat],
        squads: [...(seats[seat]?.squads ?? []), titan(seat * 5, 0)],
      })),
    });
    return t.do(t.play(0, card));
  };
  const [one, two] = [riders([4, 3, 0, 1]), riders([6, 3, 0, 1])];

  it.each([
    ['nobody’s tokens run out and nobody has enough', {}, {}, {}, false],
    ['the last tokens of one of them', {}, { vpStart: 2 }, {}, true],
    ['one token is left to each', {}, { vpStart: 3 }, { vpStart: 3 }, false],
    ['four of each would be Captured', { vpCaptured: [0, 2, 2] }, {}, {}, true],
    ['three of one would be', { vpCaptured: [0, 2, 1] }, {}, {}, false],
  ])('R88, R89: %s: %j %j %j, so an order is asked for: %s', (_, first, second, third, asked) => {
    const t = fallen([first, { squads: [one], ...second }, { squads: [two], ...third }]);
    expect(t.next).toBe(asked ? 'edge.ask.wounds' : 'edge.ask.turn');
  });

  it('R88: deaths of a single player are all alike, though the tokens run out', () => {
    const t = fallen([{}, { squads: [riders([4, 3, 0, 1], [5, 3, 0, 1])], vpStart: 3 }, {}]);
    expect(t.next).toBe('edge.ask.turn');
    expect(t.events('vp.captured').map(({ from, count }) => [from, count])).toEqual([
      [1, 2],
      [1, 1],
    ]);
    expect(t.events('seat.eliminated')).toMatchObject([{ seat: 1, reason: 'no-vp' }]);
  });

  it('EDGE-FFA-03, EDGE-MULT-11: by one’s own hand tokens are lost, as many as are there; worthless figures have none', () => {
    const t = fallen([{ squads: [riders([4, 3, 0, 1]), militia([6, 3, 0])] }, {}, {}], 'fall');
    expect(t.events('figure.killed')).toHaveLength(2);
    expect(t.events('vp.lost')).toMatchObject([{ from: 0, count: 2 }]);
    expect(t.events('vp.captured')).toEqual([]);
    expect(t.state.seats.map(({ vpStart }) => vpStart)).toEqual([8, 10, 10]);
  });

  it('EDGE-FFA-04, R68: with one player left there is no turn to finish; with two it is finished', () => {
    const slain = (third: readonly SquadBody[]) => {
      const t = scene({
        mode: 'ffa3',
        factions: FACTIONS,
        seats: [
          { squads: [titan(0, 0)], hand: ['slay', 'slow', 'slow'] },
          { squads: [militia([4, 3, 0])], hand: HAND },
          { squads: [...third], hand: HAND },
        ],
      });
      return t.do(t.play(0, 'slay'));
    };
    const alone = slain([militia([6, 3, 0])]);
    expect(alone.next).toBe('over');
    expect(alone.events('match.ended')).toMatchObject([{ winners: [0], reason: 'wiped-out' }]);
    expect(alone.events('seat.eliminated').map(({ seat }) => seat)).toEqual([1, 2]);
    expect(slain([titan(10, 0)]).next).toBe('edge.ask.turn');
  });

  it('EDGE-FFA-05, EDGE-WND-10: points Captured by a card win at once as well, or put out whoever loses the last', () => {
    const factions = factionsWith({ loot: { upper: { user: 'nobody', effects: [{ do: 'vp', points: 1 }] } } });
    const looted = (own: SeatBody, from: SeatBody) => {
      const t = scene({
        mode: 'ffa3',
        factions,
        seats: [
          { squads: [titan(0, 0)], hand: ['loot', 'slow', 'slow'], ...own },
          { squads: [titan(5, 0)], hand: HAND, ...from },
          { squads: [titan(10, 0)], hand: HAND },
        ],
      });
      return t.do(t.play(0, 'loot'), 1);
    };
    const won = looted({ vpCaptured: [0, 3, 4] }, {});
    expect(won.next).toBe('over');
    expect(won.events('match.ended')).toMatchObject([{ winners: [0], reason: 'captures' }]);
    expect(looted({ vpCaptured: [0, 2, 4] }, {}).next).toBe('edge.ask.turn');
    const out = looted({}, { vpStart: 1 });
    expect(out.events('seat.eliminated')).toMatchObject([{ seat: 1, reason: 'no-vp' }]);
    expect(out.events('end.pending')).toMatchObject([{ reason: 'no-vp' }]);
    expect(out.next).toBe('edge.ask.turn');
  });

  it('R97: who leaves the board takes what lay on the figures, and nobody else’s', () => {
    const t = scene({
      mode: 'ffa3',
      factions: FACTIONS,
      seats: [0, 1, 2].map(seat => ({
        hand: seat === 0 ? ['bolt', 'slow', 'slow'] : HAND,
        squads: [riders([seat * 4, 3, 0, 1]), titan(seat * 5, 0)],
        ...(seat === 1 && { vpStart: 2 }),
      })),
    });
    const on = (figure: number) => ({ on: 'figure', id: figure, until: 'match', seat: 0, depth: -1 }) as const;
    const bonus = { stat: 'att', amount: 1, grant: 'none' } as const;
    const figures = [t.figure(0, 1), t.figure(1, 1), t.figure(2, 1)];
    // A Squad of the same number as a figure that leaves.
    const squad = { ...on(t.figure(1, 1)), on: 'squad', ...bonus } as const;
    t.state.bonuses = [...figures.map(figure => ({ ...on(figure), ...bonus })), squad];
    t.state.statuses = figures.map(figure => ({ ...on(figure), status: 'rooted' }));
    t.do(t.play(0, 'bolt'), t.figure(1, 0));
    expect(t.events('seat.eliminated')).toMatchObject([{ seat: 1 }]);
    const left = [figures[0], figures[2]];
    expect(t.state.bonuses.map(({ id }) => id)).toEqual([...left, squad.id]);
    expect(t.state.statuses.map(({ id }) => id)).toEqual(left);
  });
});

describe('who takes the tokens in Team vs Team', () => {
  const fallen = (own: SeatBody): Scene => {
    const t = scene({
      mode: 'team',
      factions: FACTIONS,
      seats: [0, 1, 2, 3].map(seat => ({
        hand: seat === 0 ? ['fall', 'slow', 'slow'] : HAND,
        squads: [titan(seat * 4, 0)],
        ...(seat === 0 && { ...own, squads: [...(own.squads ?? []), titan(0, 0)] }),
      })),
    });
    return t.do(t.play(0, 'fall'));
  };

  it('EDGE-TEAM-04: the owner is asked for one of the enemies, where there is a token to take', () => {
    const t = fallen({ squads: [riders([4, 3, 0, 1])] });
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.captor']);
    expect([t.judge(1).ok, t.judge(3).ok, t.judge(0).ok, t.judge(2).ok]).toEqual([true, true, false, false]);
    t.do(3);
    expect(t.events('vp.captured')).toMatchObject([{ by: 3, from: 0, count: 2 }]);
    expect(fallen({ squads: [militia([4, 3, 0])] }).next).toBe('edge.ask.turn');
  });
});

describe('the last tokens in Team vs Team', () => {
  it.each([
    [0, [1, 3]],
    [1, [0, 2]],
  ])('EDGE-TEAM-07, R89: of two who lose theirs in one instant, seat %i first: %j win', (first, winners) => {
    const t = scene({
      mode: 'team',
      factions: FACTIONS,
      seats: [0, 1, 2, 3].map(seat => ({
        hand: seat === 0 ? ['doom', 'slow', 'slow'] : HAND,
        squads: [...(seat < 2 ? [riders([4 + 2 * seat, 3, 0, 1])] : []), titan(seat * 4, 0)],
        vpStart: seat < 2 ? 2 : 10,
      })),
    });
    t.do(t.play(0, 'doom'));
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.wounds']);
    t.do([t.figure(first, 0), t.figure(1 - first, 0)]);
    // Nobody but seat 0 has killed; of its own figure the owner says who takes the tokens.
    if (t.next === 'edge.ask.captor') t.do(1);
    expect(t.next).toBe('over');
    expect(t.events('match.ended')).toMatchObject([{ winners, reason: 'no-vp' }]);
    expect(t.events('seat.eliminated')).toHaveLength(1);
  });
});

describe('deaths before the first turn', () => {
  it('EDGE-END-01, R26: whoever loses the last figure in Dispersion has lost when the first turn begins', () => {
    const factions = FACTIONS.map(faction => ({
      ...faction,
      squads: faction.squads.map(squad => (squad.id === 'militia' ? { ...squad, figures: 1 } : squad)),
    }));
    const s = readyTable({ squads: [['militia'], ['militia']], factions });
    const deployed = beginning(s, 'deployment');
    deployed.do(deploy(deployed, 0, [3, 3, 0]), deploy(deployed, 1, [6, 3, 0]));
    // No card lays a trap so early; a position may have one.
    const trap = { kind: 'faction', owner: 1, ...deployed.at(4, 3, 5), id: 'snare' } as const;
    deployed.state.tokens = added(deployed.state.tokens, trap);
    const stack = ['main', 'dispersion'].map((proc, i) => ({ proc, step: i === 0 ? 'first' : 'begin', vars: {} }));
    const t = new Scene(deployed.state, stack, false);
    expect([t.seat, t.next]).toEqual([0, 'edge.ask.dispersion']);
    t.do(0, t.move(0, [4, 3, 0], { via: [[4, 3]] }));
    expect(t.events('figure.killed')).toMatchObject([{ figure: 0, by: 1 }]);
    expect(t.next).toBe('over');
    const told = t.allEvents.map(({ type }) => type);
    expect(told.slice(-3)).toEqual(['turn.began', 'seat.eliminated', 'match.ended']);
    expect(t.events('match.ended')).toMatchObject([{ winners: [1], reason: 'wiped-out' }]);
  });
});
