import {
  awaited,
  hashOf,
  judgeChoice,
  judgePrompt,
  kindOf,
  matchHash,
  promptOf,
  type AnyShapeKind,
  type EventBase,
  type Match,
  type Prompt,
  type Rng,
  type Seat,
} from '@banneret/kernel';
import { difference, isRecord, plainFault, show } from '../data.js';
import { broken, mustAgree, type Law } from './law.js';
import { mutated } from './mutate.js';
import { padded } from './padding.js';
import type { Trial } from './trial.js';
import { checkPromptWords, checkRefusal } from './words.js';

/** One judge, many readers: lists and samples say what the judge says. */
export const shapesLaw: Law = {
  id: 'shapes',
  title: 'lists, samples and judge agree at every question, and every refusal names a rule',
  check(trial) {
    const rng = trial.rng('shapes');
    const game = trial.play();
    for (let waits = 0; !game.over; waits++) {
      if (waits % (trial.options.everyWait ?? 1) === 0)
        for (const seat of awaited(game.match)) checkQuestion(new Question(trial, game.match, seat, rng));
      game.step();
    }
  },
};

/** One open prompt, with what the checks need. */
class Question<S, E extends EventBase, Setup> {
  readonly trial: Trial<S, E, Setup>;
  readonly match: Match<S>;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly prompt: Prompt;
  readonly kind: AnyShapeKind<S>;

  constructor(trial: Trial<S, E, Setup>, match: Match<S>, seat: Seat, rng: Rng) {
    this.trial = trial;
    this.match = match;
    this.seat = seat;
    this.rng = rng;
    this.prompt = promptOf(match, seat) as Prompt;
    this.kind = kindOf(trial.system, this.prompt.shape);
  }

  list(state: S): unknown[] {
    const most = this.trial.options.mostOptions ?? DEFAULT_MOST_OPTIONS;
    const choices: unknown[] = [];
    for (const choice of this.kind.enumerate(state, this.prompt.shape, this.seat)) {
      if (choices.push(choice) > most) break;
    }
    return choices;
  }

  /** Is this list all there is? */
  complete(choices: readonly unknown[]): boolean {
    const most = this.trial.options.mostOptions ?? DEFAULT_MOST_OPTIONS;
    return this.kind.finite(this.prompt.shape) && choices.length <= most;
  }

  sample(state: S): unknown {
    return this.kind.sample(state, this.prompt.shape, this.seat, this.rng) as unknown;
  }

  mustBeLegal(what: string, choice: unknown): void {
    const given = hashOf(choice);
    const parsed = this.kind.parse(choice, this.prompt.shape) as unknown;
    const { ruling, choice: canonical } = judgeChoice(this.trial.system, this.match, this.seat, choice);
    if (!ruling.ok) broken(`${what} is illegal: ${show(choice)}, ${show(ruling.because)}`);
    if (hashOf(choice) !== given) broken(`the judge changed the choice ${show(choice)}`);
    mustAgree('the judge changed the choice', difference(parsed, canonical));
    this.checkCanonical(canonical);
  }

  checkCanonical(canonical: unknown): void {
    const fault = plainFault(canonical);
    if (fault !== undefined) broken(`a parsed choice is not plain data: ${fault}`);
    const again = this.kind.parse(canonical, this.prompt.shape) as unknown;
    mustAgree('parsing twice gives another choice', difference(canonical, again));
    if (!isRecord(canonical)) return;
    const decorated = this.kind.parse({ ...canonical, foreign: 'field' }, this.prompt.shape) as unknown;
    if (decorated !== undefined) mustAgree('parsing keeps a foreign field', difference(canonical, decorated));
  }
}

const DEFAULT_MOST_OPTIONS = 500;
const SAMPLES = 4;
const MUTATIONS = 12;

function checkQuestion<S, E extends EventBase, Setup>(q: Question<S, E, Setup>): void {
  const before = matchHash(q.match);
  const fault = plainFault(q.prompt);
  if (fault !== undefined) broken(`the prompt is not plain data: ${fault}`);
  checkPromptWords(q.prompt, q.trial.options.words);
  const listed = checkList(q);
  checkSamples(q, listed);
  checkMutations(q, listed);
  if (matchHash(q.match) !== before) broken(`judging, listing or sampling ${q.prompt.shape.kind} changed the match`);
}

function checkList<S, E extends EventBase, Setup>(q: Question<S, E, Setup>): readonly unknown[] {
  const listed = q.list(q.match.state);
  for (const choice of listed) q.mustBeLegal('a listed choice', choice);
  mustAgree('listing twice gives another list', difference(listed, q.list(q.match.state)));
  // Players list their options from their view: it must show all they need to know.
  const seen = q.trial.system.view(q.match.state, q.seat);
  mustAgree('the list from the view differs from the true one', difference(listed, q.list(seen)));
  const distinct = new Set(listed.map(choice => hashOf(choice)));
  if (distinct.size !== listed.length) broken(`a choice is listed twice for ${q.prompt.ask}`);
  if (q.complete(listed) && listed.length === 0) broken(`${q.prompt.ask} has no legal choice`);
  return listed;
}

function checkSamples<S, E extends EventBase, Setup>(q: Question<S, E, Setup>, listed: readonly unknown[]): void {
  const seen = q.trial.system.view(q.match.state, q.seat);
  for (let i = 0; i < SAMPLES; i++) {
    const choice = q.sample(i % 2 === 0 ? q.match.state : seen);
    q.mustBeLegal('a sampled choice', choice);
    if (q.complete(listed)) mustBeListed(q, listed, choice);
    checkPadding(q, choice);
  }
}

/** What changes nothing is not kept: the record, and all who are told, get the plain answer. */
function checkPadding<S, E extends EventBase, Setup>(q: Question<S, E, Setup>, choice: unknown): void {
  const longer = padded(choice, q.rng);
  if (longer === undefined) return;
  const { ruling, choice: kept } = judgeChoice(q.trial.system, q.match, q.seat, longer);
  if (!ruling.ok) return;
  const { choice: plain } = judgeChoice(q.trial.system, q.match, q.seat, choice);
  mustAgree(`${q.prompt.ask} keeps a point that changes nothing`, difference(plain, kept));
}

function checkMutations<S, E extends EventBase, Setup>(q: Question<S, E, Setup>, listed: readonly unknown[]): void {
  const bases = listed.length > 0 ? listed : [q.sample(q.match.state)];
  const seen = q.trial.system.view(q.match.state, q.seat);
  for (let i = 0; i < MUTATIONS; i++) {
    const choice = mutated(bases[q.rng.below(bases.length)], bases, q.rng);
    const { ruling, choice: canonical } = judgeChoice(q.trial.system, q.match, q.seat, choice);
    checkRefusal(ruling, q.trial.options.words);
    // Clients judge before they send: the view must give the same verdict, with the same reasons.
    const fromView = judgePrompt(q.trial.system, seen, q.prompt, choice).ruling;
    mustAgree(`the verdict on ${show(choice)} from the view differs from the true one`, difference(ruling, fromView));
    if (!ruling.ok) continue;
    q.checkCanonical(canonical);
    if (q.complete(listed)) mustBeListed(q, listed, canonical);
  }
}

function mustBeListed<S, E extends EventBase, Setup>(
  q: Question<S, E, Setup>,
  listed: readonly unknown[],
  choice: unknown,
): void {
  const canonical = q.kind.parse(choice, q.prompt.shape) as unknown;
  if (listed.some(option => difference(option, canonical) === undefined)) return;
  broken(`${q.prompt.ask}: ${show(canonical)} is legal but not listed`);
}
