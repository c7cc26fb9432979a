import { ChanceScript, dice, draws, table } from '@banneret/testkit';
import { toy } from '@banneret/toy';
import { describe, expect, it } from 'vitest';

const lines = [[2], [3]];
const from = { setup: { seats: 2, rounds: 1, lines } };
const bids = () => table(toy, from, draws([0]), draws([4]));
const turn = () => bids().choose(0, 2).choose(1, 0);

describe('scripted chance', () => {
  const roll = { kind: 'dice', count: 2, sides: 6, why: 'attack', rule: 'X-1' } as const;
  const draw = { kind: 'draw', from: [1, 2], count: 1, why: 'draw', rule: 'X-2', seenBy: 'all' } as const;

  it('gives what was scripted, in order', () => {
    const script = new ChanceScript(dice([6, 1], 'attack'), draws([2]));
    expect([script.source(roll), script.source(draw)]).toEqual([[6, 1], [2]]);
    expect(() => script.mustBeUsedUp()).not.toThrow();
  });

  it.each([
    ['an empty script', new ChanceScript(), roll, /nothing scripted/],
    ['cards for dice', new ChanceScript(draws([1, 2])), roll, /asked for/],
    ['the wrong number of dice', new ChanceScript(dice([6])), roll, /does not fit/],
    ['a face the die does not have', new ChanceScript(dice([6, 7])), roll, /does not fit/],
    ['a card that is not in the bag', new ChanceScript(draws([3])), draw, /does not fit/],
    ['another roll than expected', new ChanceScript(dice([6, 1], 'defence')), roll, /asked for/],
  ])('throws on %s', (_what, script, chance, message) => expect(() => script.source(chance)).toThrow(message));

  it('throws on leftovers', () => {
    expect(() => new ChanceScript(dice([6])).mustBeUsedUp()).toThrow(/never asked for/);
  });
});

describe('a table', () => {
  it('passes when everything is as expected', () => {
    turn()
      .expectRefused('fly', 'TOY-03', 'kernel.pick.unknown')
      .choose(0, 'rest')
      .expectNext({ seat: 1, ask: 'toy.turn' })
      .choose(1, 'rest')
      .expectOver();
  });

  it('hands out copies only', () => {
    const t = turn();
    t.state.sides[0]!.coins = 99;
    t.match.stack.length = 0;
    expect(t.state.sides[0]?.coins).toBe(1);
    t.expectNext({ seat: 0, ask: 'toy.turn' });
  });

  it('does not write on the position it was given', () => {
    const { state, stack } = turn().match;
    const before = JSON.stringify([state, stack]);
    table(toy, { state, stack: [{ proc: 'main', step: 'turns', vars: {} }] }).choose(0, 'rest');
    expect(JSON.stringify([state, stack])).toBe(before);
  });

  it.each<[string, () => unknown, RegExp]>([
    ['a choice that is refused', () => turn().choose(0, 'fly'), /'fly' of 0 was refused.*TOY-03/],
    ['a seat that is not asked', () => turn().choose(1, 'rest'), /kernel\.not-asked/],
    ['a choice while dice are awaited', () => turn().choose(0, 'attack-2').choose(1, 'pass'), /awaiting-chance/],
    ['a refusal that does not come', () => turn().expectRefused('rest', 'TOY-03'), /should be refused/],
    ['a refusal for another rule', () => turn().expectRefused('fly', 'TOY-04'), /not for TOY-04/],
    ['a refusal in other words', () => turn().expectRefused('fly', 'TOY-03', 'toy.no-front'), /not for TOY-03 toy/],
    ['other events', () => turn().choose(0, 'rest').expectEvents([]), /deep-equal/],
    ['another seat next', () => turn().expectNext({ seat: 1 }), /deep-equal/],
    ['another question next', () => turn().expectNext({ ask: 'toy.bid' }), /toy\.turn/],
    ['another shape next', () => turn().expectNext({ shape: { kind: 'amount' } }), /deep-equal/],
    ['dice next', () => turn().expectNext({ chance: 'toy.attack-roll' }), /no chance awaited/],
    ['other dice next', () => turn().choose(0, 'attack-2').expectNext({ chance: 'toy.tie' }), /toy\.attack-roll/],
    ['a question while dice are awaited', () => turn().choose(0, 'attack-2').expectNext({ seat: 0 }), /no question/],
    ['an end that has not come', () => turn().expectOver(), /not over/],
    [
      'dice that nobody asked for',
      () =>
        turn()
          .chance(dice([1]))
          .expectNext({ seat: 0 }),
      /never asked for/,
    ],
    [
      'leftover dice at the end',
      () =>
        turn()
          .choose(0, 'rest')
          .choose(1, 'rest')
          .chance(dice([1]))
          .expectOver(),
      /never/,
    ],
    [
      'dice that do not fit',
      () =>
        turn()
          .choose(0, 'attack-2')
          .chance(dice([1])),
      /does not fit/,
    ],
  ])('throws on %s', (_what, play, message) => expect(play).toThrow(message));

  it('forgets events once they were expected', () => {
    turn()
      .choose(0, 'rest')
      .expectEvents([
        { type: 'round.began', round: 1 },
        { type: 'card.drawn', seat: 0, card: 0 },
        { type: 'card.drawn', seat: 1, card: 4 },
        { type: 'bids.opened', bids: [2, 0] },
        { type: 'leader.chosen', seat: 0 },
        { type: 'coins.changed', seat: 0, by: 2 },
      ])
      .expectEvents([]);
  });
});
