import { awaited, fork, promptOf, seededRng, submit, type Match, type Prompt } from '@banneret/kernel';
import { describe, expect, test } from 'vitest';
import { Combat } from '../src/odds/bout.js';
import { boutOf, combatOdds, EVEN, shotOdds } from '../src/odds/combat.js';
import { chooseDie, settle, type Think } from '../src/players/dice.js';
import { instinct } from '../src/players/instinct.js';
import { figureOf, NONE, type State } from '../src/state.js';
import { theEdge } from '../src/system.js';
import { scene, type Scene, type SquadBody } from './scene.js';

/** Free-for-all, where Victory Points pay for nothing: what a seat can spend is its Crystals and Endurance alone. */
function meeting(squads: readonly [SquadBody, SquadBody], reserves: readonly [number, number]): Scene {
  const t = scene({
    mode: 'ffa3',
    seats: [
      { squads: [squads[0]], reserve: reserves[0] },
      { squads: [squads[1]], reserve: reserves[1] },
      { squads: [{ card: 'sleepers', at: [[0, 0, 0], null], endurance: 0 }] },
    ],
  });
  t.do({ do: 'activate', squad: t.squad(0, 0) });
  while (t.next === 'edge.ask.mode') t.do('keep');
  return t;
}

const two = (card: string, u: number, slot: number): SquadBody => ({ card, at: [[u, 3, slot]], endurance: 0 });

/** Without Endurance a Wound kills. */
const fallen = (s: State, figure: number): number => (figureOf(s, figure).space === NONE ? 1 : 0);

const isOver = ({ state, pending }: Match<State>): boolean => state.exchanges.length === 0 || pending.kind === 'over';

/** The rules themselves, every die and every choice tried: seat 0 wants its figure to win, seat 1 the opposite. */
function minimax(match: Match<State>, figures: readonly [number, number]): number {
  const { pending, wait } = match;
  if (isOver(match) || pending.kind === 'over')
    return fallen(match.state, figures[1]) - fallen(match.state, figures[0]);
  if (pending.kind === 'chance') {
    const sides = [1, 2, 3, 4, 5, 6].map(side => {
      const next = fork(theEdge, match);
      submit(theEdge, next, { kind: 'chance', wait, outcome: [side] });
      return minimax(next, figures);
    });
    return sides.reduce((sum, value) => sum + value, 0) / sides.length;
  }
  const seat = awaited(match)[0]!;
  const values = choicesOf(match, promptOf(match, seat)!).flatMap(choice => {
    const next = fork(theEdge, match);
    return submit(theEdge, next, { kind: 'choice', wait, seat, choice }).ok ? [minimax(next, figures)] : [];
  });
  return seat === 0 ? Math.max(...values) : Math.min(...values);
}

/** Bringing back a Crystal changes no odds when none is exhausted; it is left out, to keep the tree small. */
function choicesOf(match: Match<State>, prompt: Prompt): unknown[] {
  const kind = theEdge.shapes[prompt.shape.kind]!;
  return [...kind.enumerate(match.state, prompt.shape, prompt.seat)].filter(choice => choice !== 'recover');
}

describe('odds of a Combat', () => {
  test('are those of the rules themselves when every die and every choice is tried', () => {
    const t = meeting([two('militia', 3, 0), two('militia', 3, 1)], [1, 0]);
    const [a, b] = [t.figure(0, 0), t.figure(1, 0)];
    const odds = combatOdds(t.state, a, b);
    expect(odds.first).toBe(0);
    t.do(t.fight(a, b));
    expect(minimax(t.match, [a, b])).toBeCloseTo(odds.best.value, 9);
    expect(odds.best.hits[0] - odds.best.hits[1]).toBeCloseTo(odds.best.value, 9);
  });

  test('agree with played Combats, Re-roll symbols, Red dice and paid re-rolls included', () => {
    const t = meeting([two('brutes', 3, 0), two('riders', 4, 0)].map(spread) as [SquadBody, SquadBody], [2, 2]);
    const [a, b] = [t.figure(0, 0), t.figure(1, 0)];
    const odds = combatOdds(t.state, a, b);
    expect(odds.first).toBe(1); // riders are quicker
    t.do(t.fight(a, b));
    const played = playMany(t, [a, b], 500);
    expect(Math.abs(played[0] - odds.best.hits[0])).toBeLessThan(0.07);
    expect(Math.abs(played[1] - odds.best.hits[1])).toBeLessThan(0.07);
  });
});

/** Larger bases side by side: three hexes of one Space, two of the next. */
const spread = (body: SquadBody): SquadBody =>
  body.card === 'brutes' ? { ...body, at: [[3, 3, 0, 1, 2]] } : { ...body, at: [[3, 3, 3, 4]] };

const thought = new Map<string, Combat>();

/** Wounds count alike on both sides and Crystals for nothing; thought through once for each purse. */
const evenly: Think = (s, figures, sneak) => {
  const bout = boutOf(s, figures, EVEN, sneak);
  const key = JSON.stringify(bout);
  const combat = thought.get(key) ?? new Combat(bout);
  thought.set(key, combat);
  return combat;
};

/** How often each of the two wounds the other when both follow the best policy. */
function playMany(t: Scene, figures: readonly [number, number], games: number): [number, number] {
  const wounded: [number, number] = [0, 0];
  for (let game = 0; game < games; game++) {
    const match = fork(theEdge, t.match);
    const rng = seededRng('odds', game);
    while (!isOver(match)) {
      const { pending, wait, state, stack } = match;
      if (pending.kind === 'chance') submit(theEdge, match, { kind: 'chance', wait, outcome: [rng.below(6) + 1] });
      else {
        const seat = awaited(match)[0]!;
        const table = { state, stack, prompt: promptOf(match, seat)!, rng };
        const choice = table.prompt.ask.startsWith('edge.ask.die.')
          ? chooseDie(table, evenly)
          : table.prompt.ask === 'edge.ask.reroll'
            ? settle(table, evenly)
            : instinct(table);
        if (!submit(theEdge, match, { kind: 'choice', wait, seat, choice }).ok)
          throw new Error(`refused: ${String(choice)}`);
      }
    }
    wounded[0] += fallen(match.state, figures[1]) / games;
    wounded[1] += fallen(match.state, figures[0]) / games;
  }
  return wounded;
}

describe('odds of a Shot', () => {
  test('count gears paid for with whatever is left after the die', () => {
    const rich = meeting([two('militia', 3, 0), two('militia', 3, 1)], [2, 0]);
    // INI 2: Yellow hits with 3 and 4, Red with 3 to 6; two sides in six are gears and may be rolled again.
    expect(shotOdds(rich.state, 0, rich.figure(1, 0))).toEqual([
      { die: 'yellow', hit: expect.closeTo(2 / 6 + (2 / 6) * (2 / 6), 9) },
      { die: 'red', hit: expect.closeTo(4 / 6 + (2 / 6) * (4 / 6), 9) },
    ]);
    const poor = meeting([two('militia', 3, 0), two('militia', 3, 1)], [1, 0]);
    expect(shotOdds(poor.state, 0, poor.figure(1, 0))).toEqual([
      { die: 'yellow', hit: expect.closeTo(4 / 9, 9) },
      { die: 'red', hit: expect.closeTo(4 / 6, 9) }, // nothing left for a re-roll
    ]);
    const broke = meeting([two('militia', 3, 0), two('militia', 3, 1)], [0, 0]);
    expect(shotOdds(broke.state, 0, broke.figure(1, 0))).toEqual([{ die: 'yellow', hit: expect.closeTo(2 / 6, 9) }]);
  });
});
