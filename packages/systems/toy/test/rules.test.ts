import { viewOf, HIDDEN, PASS } from '@banneret/kernel';
import { dice, draws, table } from '@banneret/testkit';
import { toy } from '@banneret/toy';
import { describe, expect, it } from 'vitest';
import { position } from './position.js';

const fresh = (lines: readonly (readonly number[])[], rounds = 1) => ({
  setup: { seats: lines.length, rounds, lines },
});

describe('TOY-01: each side that stands draws a card that only it sees', () => {
  it('deals one card a side, shown to its owner', () => {
    const t = table(toy, fresh([[1], [1]]), draws([4], 'toy.draw'), draws([2], 'toy.draw'))
      .expectEvents([
        { type: 'round.began', round: 1 },
        { type: 'card.drawn', seat: 0, card: 4 },
        { type: 'card.drawn', seat: 1, card: 2 },
      ])
      .expectNext({ seat: [0, 1], ask: 'toy.bid' });
    expect(viewOf(toy, t.match, 0).state.sides.map(side => side.hand)).toEqual([[4], [HIDDEN]]);
    expect(viewOf(toy, t.match, 1).state.sides.map(side => side.hand)).toEqual([[HIDDEN], [2]]);
  });

  it('deals none to a side that has fallen', () => {
    table(toy, fresh([[1], [0], [1]]), draws([4]), draws([2])).expectEvents([
      { type: 'round.began', round: 1 },
      { type: 'card.drawn', seat: 0, card: 4 },
      { type: 'card.drawn', seat: 2, card: 2 },
    ]);
  });

  it('deals none from an empty bag', () => {
    const { state, stack } = position({ lines: [[1], [1]], round: 0, hands: [[0, 1, 2, 3, 4, 5]] }, 'begin');
    table(toy, { state, stack }, draws([3])).expectEvents([
      { type: 'round.began', round: 1 },
      { type: 'card.drawn', seat: 1, card: 3 },
    ]);
  });
});

describe('TOY-02: the highest sealed bid leads, dice decide between equals, and bids are lost', () => {
  const auction = (...coins: number[]) => table(toy, position({ lines: coins.map(() => [1]), coins }, 'bid'));

  it('lets the highest bid lead', () => {
    auction(3, 3)
      .choose(1, 2)
      .choose(0, 1)
      .expectEvents([
        { type: 'bids.opened', bids: [1, 2] },
        { type: 'leader.chosen', seat: 1 },
      ])
      .expectNext({ seat: 1, ask: 'toy.turn' });
  });

  it('takes the coins of losers too', () => {
    const t = auction(3, 3).choose(0, 1).choose(1, 2);
    expect(t.state.sides.map(side => side.coins)).toEqual([2, 1]);
  });

  it('allows all one’s coins, and not one more', () => {
    auction(2, 3)
      .expectRefused(3, 'TOY-02', 'kernel.amount.range')
      .expectRefused(-1, 'TOY-02')
      .choose(0, 2)
      .expectNext({ seat: 1, ask: 'toy.bid' });
  });

  it('rolls one die for each of the tied, again and again until one is highest', () => {
    auction(1, 3, 1)
      .choose(0, 1)
      .choose(1, 0)
      .choose(2, 1)
      .expectNext({ chance: 'toy.tie' })
      .chance(dice([5, 5], 'toy.tie'), dice([2, 3], 'toy.tie'))
      .expectEvents([
        { type: 'bids.opened', bids: [1, 0, 1] },
        { type: 'leader.chosen', seat: 2 },
      ])
      .expectNext({ seat: 2, ask: 'toy.turn' });
  });
});

describe('TOY-03: a side rests, regroups, or attacks a side that stands', () => {
  const turns = () => table(toy, position({ lines: [[2], [0], [1]], coins: [0, 0, 0] }));

  it('offers attacks on sides that stand, and on no other', () => {
    turns()
      .expectRefused('attack-1', 'TOY-03')
      .expectRefused('attack-2', 'TOY-03')
      .choose(0, 'attack-3')
      .expectNext({ chance: 'toy.attack-roll' });
  });

  it('pays two coins for a rest, and skips the side that has fallen', () => {
    turns()
      .choose(0, 'rest')
      .expectEvents([{ type: 'coins.changed', seat: 0, by: 2 }])
      .expectNext({ seat: 2, ask: 'toy.turn' });
  });
});

describe('TOY-04: regrouping puts the squads in any order', () => {
  const regroup = () => table(toy, position({ lines: [[3, 0, 1], [1]] })).choose(0, 'regroup');

  it('reorders the line', () => {
    regroup()
      .expectNext({ seat: 0, ask: 'toy.order', shape: { kind: 'order', of: [0, 1, 2] } })
      .choose(0, [2, 0, 1])
      .expectEvents([{ type: 'line.ordered', seat: 0, line: [1, 3, 0] }])
      .expectNext({ seat: 1, ask: 'toy.turn' });
  });

  it('needs every squad exactly once', () => {
    regroup().expectRefused([0, 1], 'TOY-04').expectRefused([0, 1, 1], 'TOY-04').expectRefused([0, 1, 3], 'TOY-04');
  });
});

describe('TOY-05: an empty front squad cannot attack', () => {
  it('is barred at strength 0', () => {
    table(toy, position({ lines: [[0, 5], [1]] }))
      .expectRefused('attack-2', 'TOY-05', 'toy.no-front')
      .choose(0, 'rest');
  });

  it('is free at strength 1', () => {
    table(toy, position({ lines: [[1, 5], [1]] }))
      .choose(0, 'attack-2')
      .expectNext({ chance: 'toy.attack-roll' });
  });
});

describe('TOY-06: an attack rolls one die for each point of the front squad', () => {
  it.each([1, 4])('rolls %i', strength => {
    const { match } = table(toy, position({ lines: [[strength, 7], [1]] })).choose(0, 'attack-2');
    expect(match.pending).toMatchObject({ chance: { kind: 'dice', count: strength, sides: 6, rule: 'TOY-06' } });
  });
});

describe('TOY-07: missed dice may be re-rolled once, at one coin a die', () => {
  const attack = (coins: number, ...faces: number[]) =>
    table(toy, position({ lines: [[faces.length], [9]], coins: [coins], leader: 1 }))
      .choose(1, 'rest')
      .choose(0, 'attack-2')
      .chance(dice(faces))
      .expectEvents(
        faces.every(face => face > 3) || coins === 0
          ? [
              { type: 'coins.changed', seat: 1, by: 2 },
              { type: 'dice.rolled', seat: 0, faces, hits: faces.filter(face => face > 3).length },
            ]
          : [{ type: 'coins.changed', seat: 1, by: 2 }],
      );

  it('offers the missed dice only, as many as there are coins', () => {
    attack(2, 1, 4, 2, 3).expectNext({
      seat: 0,
      ask: 'toy.reroll',
      shape: { kind: 'subset', of: [0, 2, 3], min: 0, max: 2 },
    });
  });

  it('is not asked without a coin, nor without a miss', () => {
    attack(0, 1, 4).expectNext({ seat: 1, ask: 'toy.shield' });
    attack(2, 5, 4).expectNext({ seat: 1, ask: 'toy.shield' });
  });

  it('refuses a hit, a foreign die, and one die too many', () => {
    attack(1, 1, 4, 2)
      .expectRefused([1], 'TOY-07', 'kernel.subset.unknown')
      .expectRefused([3], 'TOY-07', 'kernel.subset.unknown')
      .expectRefused([0, 2], 'TOY-07', 'kernel.subset.count');
  });

  it('pays a coin a die and rolls them once', () => {
    attack(3, 1, 4, 2)
      .choose(0, [0, 2])
      .chance(dice([3, 6], 'toy.reroll'))
      .expectEvents([
        { type: 'coins.changed', seat: 0, by: -2 },
        { type: 'dice.rolled', seat: 0, faces: [4, 3, 6], hits: 2 },
      ])
      .expectNext({ seat: 1, ask: 'toy.shield' });
  });

  it('costs nothing when declined', () => {
    attack(3, 1, 4)
      .choose(0, [])
      .expectEvents([{ type: 'dice.rolled', seat: 0, faces: [1, 4], hits: 1 }]);
  });
});

describe('TOY-08: a die hits on 4, for the leader on 3', () => {
  const hits = (leader: number, faces: readonly number[], hit: number) => {
    const t = table(toy, position({ lines: [[faces.length], [9]], leader }));
    if (leader === 1) t.choose(1, 'rest').expectEvents([{ type: 'coins.changed', seat: 1, by: 2 }]);
    return t
      .choose(0, 'attack-2')
      .chance(dice(faces))
      .expectEvents([{ type: 'dice.rolled', seat: 0, faces, hits: hit }]);
  };

  it('misses on 3 and hits on 4', () => void hits(1, [3, 4], 1));
  it('misses on 2 and hits on 3 when leading', () => void hits(0, [2, 3], 1));
  it('ends the attack without a hit', () => void hits(1, [1, 2, 3], 0).expectOver());
});

describe('TOY-09: hits that are not stopped wound, and the defender shares them out', () => {
  const wounded = (line: readonly number[], hits: number) =>
    table(toy, position({ lines: [[hits], line] }), dice(Array.from({ length: hits }, () => 6)))
      .choose(0, 'attack-2')
      .choose(1, PASS);

  it('asks the defender for exactly as many wounds', () => {
    wounded([2, 0, 3], 3)
      .expectNext({ seat: 1, ask: 'toy.wounds' })
      .expectRefused([2, 0, 0], 'TOY-09', 'kernel.allocate.total')
      .expectRefused([2, 0, 2], 'TOY-09', 'kernel.allocate.total')
      .expectRefused([3, 0, 0], 'TOY-09', 'kernel.allocate.bin')
      .expectRefused([0, 1, 2], 'TOY-09', 'kernel.allocate.bin')
      .choose(1, [1, 0, 2]);
  });

  it('takes the wounds off the squads', () => {
    const t = wounded([2, 3], 3).choose(1, [1, 2]).expectNext({ seat: 1, ask: 'toy.turn' });
    expect(t.state.sides[1]?.line).toEqual([1, 1]);
  });

  it('never gives more wounds than there is strength', () => {
    const t = wounded([1, 1], 5).choose(1, [1, 1]).expectOver();
    expect(toy.result(t.state)).toEqual({ winners: [0], scores: [5, 0] });
  });
});

describe('TOY-10: the defender may play shields before the wounds, one after the other', () => {
  const attacked = (hand: readonly number[], hits: number) =>
    table(toy, position({ lines: [[hits], [9]], hands: [[], hand] }), dice(Array.from({ length: hits }, () => 6)))
      .choose(0, 'attack-2')
      .expectEvents([{ type: 'dice.rolled', seat: 0, faces: Array.from({ length: hits }, () => 6), hits }]);

  it('is asked even without a card, or the silence would tell', () => {
    attacked([], 1)
      .expectNext({ seat: 1, ask: 'toy.shield' })
      .choose(1, PASS)
      .expectNext({ seat: 1, ask: 'toy.wounds' });
  });

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [5, 3],
  ])('card %i stops %i', (card, stops) => {
    attacked([card], stops + 1)
      .choose(1, card)
      .expectEvents([{ type: 'card.played', seat: 1, card }])
      .choose(1, PASS)
      .expectNext({ ask: 'toy.wounds', shape: { kind: 'allocate', total: 1, bins: [{ id: 0, min: 0, max: 9 }] } });
  });

  it('lets several be played, and leaves no wound when all is stopped', () => {
    attacked([0, 4], 4)
      .expectRefused(1, 'TOY-10')
      .choose(1, 4)
      .choose(1, 0)
      .expectNext({ seat: 1, ask: 'toy.shield', shape: { kind: 'pick', options: [{ id: PASS, say: 'kernel.pass' }] } })
      .choose(1, PASS)
      .expectEvents([
        { type: 'card.played', seat: 1, card: 4 },
        { type: 'card.played', seat: 1, card: 0 },
      ])
      .expectNext({ seat: 1, ask: 'toy.turn' });
  });

  it('forgets what was stopped when the next attack is rolled', () => {
    const t = attacked([5], 3).choose(1, 5).choose(1, PASS).choose(1, 'attack-1');
    expect(t.state.stopped).toBe(3);
    t.chance(dice([6, 6, 6, 6, 6, 6, 6, 6, 6]))
      .choose(0, PASS)
      .expectNext({ seat: 0, ask: 'toy.wounds' });
    expect(t.state.stopped).toBe(0);
  });
});

describe('TOY-11: the strongest side wins after the last round, and equals draw', () => {
  const result = (...lines: (readonly number[])[]) => toy.result(position({ lines }).state);

  it('names the strongest, or nobody', () => {
    expect(result([1, 2], [4])).toEqual({ winners: [1], scores: [3, 4] });
    expect(result([1, 2], [3])).toEqual({ winners: [], scores: [3, 3] });
    expect(result([4], [4], [1])).toEqual({ winners: [], scores: [4, 4, 1] });
  });

  it('comes after the last round, not before', () => {
    const rest = (rounds: number) =>
      table(toy, position({ lines: [[1], [1]], rounds }))
        .choose(0, 'rest')
        .choose(1, 'rest');
    rest(1).expectOver();
    rest(2).expectNext({ chance: 'toy.draw' });
  });

  it('comes early when one side only still stands', () => {
    table(toy, position({ lines: [[1], [1]], rounds: 5 }), dice([6]))
      .choose(0, 'attack-2')
      .choose(1, PASS)
      .choose(1, [1])
      .expectOver();
  });
});
