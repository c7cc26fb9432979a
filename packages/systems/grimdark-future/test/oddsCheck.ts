import { toNumber, type Distribution } from '@banneret/dice';
import { drawOutcome, fork, submit, type Match, type Prompt, type Rng } from '@banneret/kernel';
import { moraleNeed, moraleRescue, type MoraleTester } from '../src/attack/attack.js';
import { usualCasualties, usualVictim } from '../src/decisions/suggestCasualties.js';
import { type CasualtiesQuestion } from '../src/decisions/casualties.js';
import type { OrderChoice } from '../src/decisions/order.js';
import { grimdarkFuture, type Event, type State } from '../src/index.js';
import type { UnitBody } from '../src/scenario/position.js';
import { profile, scene, type Spot } from './scene.js';

/** Random attacks, and what the rules themselves make of them when they are played out again and again. */

const pickOf = <T>(rng: Rng, items: readonly T[]): T => items[rng.below(items.length)] as T;
const some = (rng: Rng, rules: readonly string[]): string[] => rules.filter(() => rng.below(4) === 0);

const WEAPON_RULES = ['ap(1)', 'ap(3)', 'blast(3)', 'deadly(3)', 'poison', 'rending', 'reliable'];
const TARGET_RULES = ['regeneration', 'stealth', 'fearless', 'entrenched'];

/** Ranks of three, from the near left. */
const ranks = ([x, y]: Spot, count: number): Spot[] =>
  Array.from({ length: count }, (_, i) => [x + 1.5 * (i % 3), y + 1.5 * Math.floor(i / 3)] as const);

/** A unit of random toughness, now and then with a Hero in it. */
function randomPrey(rng: Rng, at: Spot): { readonly profiles: readonly object[]; readonly unit: UnitBody } {
  const tough = pickOf(rng, [1, 1, 3, 6]);
  const count = 1 + rng.below(6);
  const hero = count > 1 && rng.below(3) === 0;
  const prey = profile({
    id: 'prey',
    count,
    quality: 2 + rng.below(5),
    defense: 2 + rng.below(5),
    weapons: ['jaws'],
    rules: [...some(rng, TARGET_RULES), ...(tough > 1 ? [`tough(${tough})`] : [])],
  });
  const boss = profile({
    id: 'boss',
    count: 1,
    quality: 2 + rng.below(5),
    defense: 2 + rng.below(5),
    hero: true,
    weapons: ['jaws'],
    rules: ['tough(3)'],
  });
  const unit: UnitBody = {
    player: 2,
    profile: 'prey',
    name: 'prey',
    models: ranks(at, count + (hero ? 1 : 0)),
    shaken: rng.below(5) === 0,
    ...(hero && { joined: 'boss' }),
  };
  return { profiles: [prey, boss], unit };
}

/** A position in which a unit with two random weapons is asked at whom it shoots. */
export function randomVolley(rng: Rng): Match<State> {
  const count = 2 + rng.below(4);
  const { profiles, unit } = randomPrey(rng, [20, pickOf(rng, [18, 30])]);
  const guns = profile({
    id: 'guns',
    count,
    quality: 2 + rng.below(5),
    weapons: ['first', 'second'],
    rules: some(rng, ['relentless', 'steady', 'dazed']),
  });
  const weapon = (id: string): object => ({
    id,
    range: 36,
    attacks: 1 + rng.below(3),
    rules: some(rng, [...WEAPON_RULES, 'sniper', 'lock-on']),
  });
  const s = scene({
    weapons: [weapon('first'), weapon('second'), JAWS] as Weapons,
    profiles: [guns, ...profiles] as Weapons,
    units: [{ player: 1, profile: 'guns', name: 'guns', models: ranks([20, 8], count) }, unit],
  });
  return s.do('guns', 'hold').match;
}

/** A unit with random blades charges: the position before, its way to do it, and the match once the pile-in is made. */
export function randomCharge(rng: Rng): { before: State; choice: Charge; match: Match<State> } {
  const count = 1 + rng.below(5);
  const { profiles, unit } = randomPrey(rng, [20, 16]);
  const blades = profile({
    id: 'blades',
    count,
    quality: 2 + rng.below(5),
    defense: 2 + rng.below(5),
    weapons: ['first', 'second'],
    rules: some(rng, ['furious', 'impact(2)', 'fear(1)', 'regeneration', 'tough(3)', 'fearless']),
  });
  const weapon = (id: string): object => ({
    id,
    attacks: 1 + rng.below(2),
    rules: some(rng, [...WEAPON_RULES, 'lance']),
  });
  const s = scene({
    weapons: [
      weapon('first'),
      weapon('second'),
      { ...JAWS, rules: some(rng, ['counter', 'rending', 'deadly(3)']) },
    ] as Weapons,
    profiles: [blades, ...profiles] as Weapons,
    units: [{ player: 1, profile: 'blades', name: 'blades', models: ranks([20, 8], count) }, unit],
  });
  s.do('blades');
  const before = grimdarkFuture.clone(s.state);
  const choice = s.read({ charge: 'prey' }) as Charge;
  s.do({ charge: 'prey' });
  if (s.prompt?.ask === 'gdf.ask.pile-in') s.do('close');
  return { before, choice, match: s.match };
}

type Charge = Extract<OrderChoice, { order: 'charge' }>;

type Weapons = readonly Readonly<Record<string, unknown>>[];

const JAWS = { id: 'jaws', attacks: 2, rules: ['poison'] };

/** Plays on until nobody is left to be asked but by a new turn, answering as odds assume. */
export function resolved(
  match: Match<State>,
  choice: unknown,
  rng: Rng,
  isOver: (match: Match<State>) => boolean,
): Event[] {
  const played = fork(grimdarkFuture, match);
  const events: Event[] = [];
  const sink = (event: Event): void => void events.push(event);
  let next: unknown = choice;
  for (;;) {
    const { pending, wait } = played;
    if (pending.kind === 'chance') {
      submit(grimdarkFuture, played, { kind: 'chance', wait, outcome: drawOutcome(pending.chance, rng) }, { sink });
      continue;
    }
    if (pending.kind === 'over' || (next === undefined && isOver(played))) return events;
    const prompt = pending.prompts[0]!;
    const answer = next ?? usualAnswer(played.state, prompt);
    next = undefined;
    const ruling = submit(
      grimdarkFuture,
      played,
      { kind: 'choice', wait, seat: prompt.seat, choice: answer },
      { sink },
    );
    if (!ruling.ok) throw new Error(JSON.stringify([prompt.ask, answer, ruling]));
  }
}

function usualAnswer(state: State, { ask, args, shape }: Prompt): unknown {
  const unit = args?.['unit'] as number;
  switch (ask) {
    case 'gdf.ask.casualties':
      return usualCasualties(state, unit, (shape as CasualtiesQuestion).total);
    case 'gdf.ask.deadly':
      return usualVictim(state, unit);
    case 'gdf.ask.morale-tester': {
      const failing = (tester: MoraleTester): number => {
        const need = state.units[unit]!.shaken ? 7 : moraleNeed(state, unit, tester);
        const rescue = moraleRescue(state, unit, tester);
        return (need - 1) * (rescue === undefined ? 6 : rescue - 1);
      };
      return failing('hero') < failing('unit') ? 'hero' : 'unit';
    }
    case 'gdf.ask.counter':
    case 'gdf.ask.strike-back':
      return 'strike';
    default:
      throw new Error(`nobody expected ${ask}`);
  }
}

/** The largest gap between a distribution and what was seen, in standard deviations. */
export function worstGap(exact: Distribution, seen: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of seen) counts.set(value, (counts.get(value) ?? 0) + 1);
  let worst = 0;
  for (const value of new Set([...counts.keys(), ...exact.outcomes.map(([outcome]) => outcome)])) {
    const weight = exact.outcomes.find(([outcome]) => outcome === value)?.[1] ?? 0n;
    const chance = toNumber({ num: weight, den: exact.total });
    worst = Math.max(worst, gap(chance, (counts.get(value) ?? 0) / seen.length, seen.length));
  }
  return worst;
}

/** Rare events are given the deviation of an event that is expected twice. */
export function gap(chance: number, share: number, rolls: number): number {
  if (chance === 0 && share === 0) return 0;
  const spread = Math.sqrt(Math.max(chance * (1 - chance), 2 / rolls) / rolls);
  return Math.abs(chance - share) / spread;
}
