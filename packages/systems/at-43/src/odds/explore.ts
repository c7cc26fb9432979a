import { binomialCoefficient } from '@banneret/dice';
import { fork, kindOf, promptOf, submit, type Chance, type Match, type OptionId, type Prompt } from '@banneret/kernel';
import type { FighterId } from '../battle.js';
import type { NeedyDice } from '../procedures/machine.js';
import type { State, UnitState } from '../state.js';
import { at43 } from '../system.js';

/**
 * Every way a piece of the rules can go, with its exact chance. The rules themselves are played: wherever they ask for dice, one
 * world is made for each result that makes a difference, and worlds that have become alike are counted together. So nothing
 * here knows what a salvo is.
 *
 * Questions on the way are answered as most people would: reroll every failure, and of equal victims or weapons the first.
 */

/** A way it can go; its chance is `weight` over 6 to the power of `dice`. */
interface World {
  readonly match: Match<State>;
  readonly weight: bigint;
  readonly dice: number;
}

export interface Outcome {
  readonly state: State;
  readonly weight: bigint;
}

export interface Outcomes {
  readonly worlds: readonly Outcome[];
  readonly total: bigint;
}

/** More than this is no longer worth waiting for. */
const MOST_WORLDS = 4_000;

/** All outcomes of a match that was set going, or nothing if there are too many ways to look at. */
export function explore(start: Match<State>): Outcomes | undefined {
  const origin = start.state.units.map(({ fighters }) => fighters);
  const ended: World[] = [];
  let frontier: World[] = [{ match: settle(start), weight: 1n, dice: 0 }];
  let seen = 0;
  while (frontier.length > 0) {
    const next = new Map<string, World>();
    for (const world of frontier) {
      if (world.match.pending.kind === 'over') {
        ended.push(world);
        continue;
      }
      if (seen++ > MOST_WORLDS) return undefined;
      for (const branch of branches(world)) merge(next, branch, keyOf(branch.match, origin));
    }
    frontier = [...next.values()];
  }
  return totalled(ended);
}

function merge(worlds: Map<string, World>, world: World, key: string): void {
  const alike = worlds.get(key);
  if (alike === undefined) {
    worlds.set(key, world);
    return;
  }
  const dice = Math.max(alike.dice, world.dice);
  worlds.set(key, { match: alike.match, weight: scaled(alike, dice) + scaled(world, dice), dice });
}

const scaled = ({ weight, dice }: Pick<World, 'weight' | 'dice'>, to: number): bigint =>
  weight * 6n ** BigInt(to - dice);

function totalled(ended: readonly World[]): Outcomes {
  const dice = Math.max(...ended.map(world => world.dice));
  const worlds = ended.map(world => ({ state: world.match.state, weight: scaled(world, dice) }));
  return { worlds, total: 6n ** BigInt(dice) };
}

/**
 * Two worlds with the same place in the rules and the same fighters left are one. Foot soldiers of a unit who are alike are not told
 * apart: those still to be tested are there in both worlds, and it is only their number that counts afterwards. Units that nothing
 * happened to are left out.
 */
function keyOf({ stack, state, pending }: Match<State>, origin: readonly unknown[]): string {
  const changed = state.units.flatMap((unit, i) =>
    unit.fighters === origin[i] ? [] : [[i, unit.place, unit.morale, remnant(state, unit)]],
  );
  const frames = stack.map(({ proc, step, vars }) => [proc, step, anonymous(state, vars)]);
  return JSON.stringify([frames, pending.kind === 'chance' ? pending.chance : pending.kind, changed]);
}

const kindOfFighter = ({ battle }: State, fighter: FighterId): string =>
  `${battle.rosters.findIndex(({ fighters }) => fighters.includes(fighter))}/${battle.fighters[fighter]}`;

/** Machines one by one with their parts, infantry by kind. */
const remnant = (state: State, { fighters }: UnitState): string[] =>
  fighters
    .map(({ id, parts, prone }) =>
      parts.length > 0 ? `${id}:${parts.join('/')}` : `${kindOfFighter(state, id)}${prone ? ' prone' : ''}`,
    )
    .sort();

/** The fighters lost so far, in a frame's variables, by kind. */
function anonymous(state: State, vars: object): object {
  const { lost, ...rest } = vars as { readonly lost?: readonly FighterId[] };
  return lost === undefined ? rest : { ...rest, lost: lost.map(id => kindOfFighter(state, id)).sort() };
}

/** Plays on through questions to the next roll or the end. */
function settle(match: Match<State>): Match<State> {
  while (match.pending.kind === 'decision') {
    const [{ seat }] = match.pending.prompts as readonly [Prompt];
    const choice = usualAnswer(match, promptOf(match, seat) as Prompt);
    const ruling = submit(at43, match, { kind: 'choice', wait: match.wait, seat, choice });
    if (!ruling.ok) throw new Error(`a usual answer was refused: ${JSON.stringify(ruling.because)}`);
  }
  return match;
}

function usualAnswer(match: Match<State>, { shape, seat, ask }: Prompt): unknown {
  if (ask === 'at43.ask.reroll') return (shape as unknown as { readonly max: number }).max;
  for (const choice of kindOf(at43, shape).enumerate(match.state, shape, seat) as Iterable<OptionId>) return choice;
  throw new Error(`nothing can be answered to ${ask}`);
}

/** One world for each result of the roll that is awaited. */
function* branches({ match, weight, dice }: World): Generator<World> {
  const { pending, wait } = match;
  if (pending.kind !== 'chance') return;
  const { count } = pending.chance;
  for (const { faces, ways } of results(pending.chance)) {
    const copy = fork(at43, match);
    submit(at43, copy, { kind: 'chance', wait, outcome: faces });
    yield { match: settle(copy), weight: weight * ways, dice: dice + count };
  }
}

/** Dice that need a face differ only in how many of them show it, or in which; others are looked at face by face. */
function* results(chance: Chance): Generator<{ readonly faces: readonly number[]; readonly ways: bigint }> {
  const { need, inTurn } = chance as NeedyDice;
  const { count } = chance;
  if (need === undefined) {
    if (count !== 1) throw new Error(`${count} dice for ${chance.why} do not say what they need`);
    for (let face = 1; face <= 6; face++) yield { faces: [face], ways: 1n };
    return;
  }
  const [good, bad] = [BigInt(7 - need), BigInt(need - 1)];
  if (inTurn === true) {
    for (let pattern = 0; pattern < 2 ** count; pattern++) {
      const faces = Array.from({ length: count }, (_, i) => (Math.floor(pattern / 2 ** i) % 2 === 1 ? 6 : 1));
      const hits = faces.filter(face => face === 6).length;
      yield { faces, ways: good ** BigInt(hits) * bad ** BigInt(count - hits) };
    }
    return;
  }
  for (let hits = 0; hits <= count; hits++) {
    const ways = binomialCoefficient(count, hits) * good ** BigInt(hits) * bad ** BigInt(count - hits);
    if (ways > 0n) yield { faces: Array.from({ length: count }, (_, i) => (i < hits ? 6 : 1)), ways };
  }
}
