import { randomChoice } from '@banneret/ai';
import {
  awaited,
  drawOutcome,
  fork,
  imagine,
  judgeChoice,
  promptOf,
  seesOutcome,
  soleAnswer,
  submit,
  viewOf,
  type Chance,
  type EventBase,
  type Input,
  type Match,
  type Outcome,
  type Prompt,
  type Rng,
  type Seat,
  type Viewer,
} from '@banneret/kernel';
import { difference } from '../data.js';
import { broken, mustAgree, type Law } from './law.js';
import { mutated } from './mutate.js';
import type { Trial } from './trial.js';

/**
 * Non-interference: the truth and a world the viewer takes for possible are played side by side. As long as nobody
 * openly does what only one of them allows, the viewer must not be able to tell them apart: not by the board, the
 * place in the rules, the questions, the events, nor by what the judge tells it about its own choices.
 */
export const secrecyLaw: Law = {
  id: 'secrecy',
  title: 'a seat cannot tell the truth from a world it imagines',
  check(trial) {
    const rng = trial.rng('secrecy');
    const game = trial.play();
    for (let runs = 0; !game.over; game.step()) {
      const { pending } = game.match;
      if (pending.kind !== 'decision' || pending.sealed.length > 0) continue;
      if (runs > 0 && rng.below(trial.copiesOneIn(RUN_ONE_IN)) > 0) continue;
      const seats = awaited(game.match);
      new Pair(trial, game.match, seats[rng.below(seats.length)] as Seat, rng).run();
      runs++;
    }
  },
};

const RUN_ONE_IN = 6;
const RUN_INPUTS = 40;
const TRIES = 12;

type Both<T> = readonly [truth: T, world: T];

/** The truth and an imagined world, played in step. */
class Pair<S, E extends EventBase, Setup> {
  readonly #trial: Trial<S, E, Setup>;
  readonly #viewer: Seat;
  readonly #rng: Rng;
  readonly #matches: Both<Match<S>>;

  constructor(trial: Trial<S, E, Setup>, truth: Match<S>, viewer: Seat, rng: Rng) {
    const { system } = trial;
    this.#trial = trial;
    this.#viewer = viewer;
    this.#rng = rng;
    this.#matches = [fork(system, truth), imagine(system, viewOf(system, truth, viewer), rng)];
  }

  run(): void {
    for (let inputs = 0; inputs < RUN_INPUTS; inputs++) {
      this.#compareViews();
      const { kind } = this.#matches[0].pending;
      if (kind === 'over') return;
      const pair = kind === 'chance' ? this.#chance() : this.#choice();
      if (pair === undefined || !this.#hand(pair)) return;
    }
  }

  #compareViews(): void {
    const [truth, world] = this.#matches;
    const { system } = this.#trial;
    for (const viewer of this.#viewers)
      mustAgree(
        `${this.#viewer} can tell the worlds apart by the view of ${viewer}`,
        difference(viewOf(system, truth, viewer), viewOf(system, world, viewer)),
      );
  }

  /** What everybody sees, the viewer sees too. */
  get #viewers(): readonly Viewer[] {
    return [this.#viewer, 'public'];
  }

  /** What the viewer sees comes out the same; the rest independently. `undefined`: no outcome fits both worlds. */
  #chance(): Both<Input> | undefined {
    const [truth, world] = this.#matches;
    const asked: Both<Chance> = [chanceOf(truth), chanceOf(world)];
    mustAgree('the chance asked for depends on a secret', difference(openPart(asked[0]), openPart(asked[1])));
    if (!seesOutcome(asked[0], this.#viewer))
      return this.#outcomes([drawOutcome(asked[0], this.#rng), drawOutcome(asked[1], this.#rng)]);
    const common = commonChance(asked);
    if (common === undefined) return undefined;
    const outcome = drawOutcome(common, this.#rng);
    return this.#outcomes([outcome, outcome]);
  }

  #outcomes([truth, world]: Both<Outcome>): Both<Input> {
    const { wait } = this.#matches[0];
    return [
      { kind: 'chance', wait, outcome: truth },
      { kind: 'chance', wait, outcome: world },
    ];
  }

  #choice(): Both<Input> | undefined {
    const [truth, world] = this.#matches;
    const { system, options } = this.#trial;
    const seat = awaited(truth)[0] as Seat;
    if (seat === this.#viewer) return this.#ownChoice();
    this.#compareTable(seat);
    const isSecret = options.secret ?? ((prompt: Prompt): boolean => prompt.quiet === true);
    if (isSecret(promptOf(truth, seat) as Prompt))
      return this.#choices(seat, [
        randomChoice(system, truth, seat, this.#rng),
        randomChoice(system, world, seat, this.#rng),
      ]);
    for (let tries = 0; tries < TRIES; tries++) {
      const choice = randomChoice(system, truth, seat, this.#rng);
      if (judgeChoice(system, world, seat, choice).ruling.ok) return this.#choices(seat, [choice, choice]);
    }
    return undefined;
  }

  /** A question that the table answers at once says that it had one answer: only a veil may hide that. */
  #compareTable(seat: Seat): void {
    const { system } = this.#trial;
    const answered = this.#matches.map(
      match => promptOf(match, seat)?.veiled !== true && soleAnswer(system, match, seat) !== undefined,
    );
    if (answered[0] === answered[1]) return;
    const asked = promptOf(this.#matches[0], seat);
    broken(`${this.#viewer} can tell the worlds apart by whether the table answers ${asked?.ask} for ${seat}`);
  }

  /** The viewer may also try what is not allowed, and must be told the same in both worlds. */
  #ownChoice(): Both<Input> {
    const { system } = this.#trial;
    const [truth, world] = this.#matches;
    const choice = randomChoice(system, truth, this.#viewer, this.#rng);
    for (const tried of [choice, mutated(choice, [choice], this.#rng)])
      mustAgree(
        `the judge tells ${this.#viewer} something about a secret`,
        difference(
          judgeChoice(system, truth, this.#viewer, tried).ruling,
          judgeChoice(system, world, this.#viewer, tried).ruling,
        ),
      );
    return this.#choices(this.#viewer, [choice, choice]);
  }

  #choices(seat: Seat, [truth, world]: Both<unknown>): Both<Input> {
    const { wait } = this.#matches[0];
    return [
      { kind: 'choice', wait, seat, choice: truth },
      { kind: 'choice', wait, seat, choice: world },
    ];
  }

  /** False when the rules have uncovered something, so that the worlds may part. */
  #hand(inputs: Both<Input>): boolean {
    const { system, options } = this.#trial;
    const events: Both<E[]> = [[], []];
    for (const i of [0, 1] as const)
      submit(system, this.#matches[i], inputs[i], { sink: event => events[i].push(event) });
    for (const viewer of this.#viewers) {
      if (events.some(list => list.some(event => options.uncovers?.(event, viewer) === true))) return false;
      mustAgree(
        `${this.#viewer} can tell the worlds apart by the events told to ${viewer}`,
        difference(this.#told(events[0], viewer), this.#told(events[1], viewer)),
      );
    }
    return true;
  }

  #told(events: readonly E[], viewer: Viewer): E[] {
    return events.map(event => this.#trial.system.redact(event, viewer)).filter(event => event !== undefined);
  }
}

const chanceOf = (match: Match<unknown>): Chance => (match.pending as { chance: Chance }).chance;

/** What is known of a chance request before its outcome: all but the ids still in the bag. */
function openPart(chance: Chance): object {
  return chance.kind === 'dice' ? chance : { ...chance, from: chance.from.length };
}

/** The request narrowed to what can come out in both worlds. */
function commonChance([truth, world]: Both<Chance>): Chance | undefined {
  if (truth.kind !== 'draw' || world.kind !== 'draw') return truth;
  const left = [...world.from];
  const from = truth.from.filter(id => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return from.length < truth.count ? undefined : { ...truth, from };
}
