import { fork, inputAt, matchHash, replay, submit, type EventBase, type Match } from '@banneret/kernel';
import { difference, plainFault, pluck, scramble, throughJson } from '../data.js';
import { broken, mustAgree, sharedParts, type Law } from './law.js';
import { randomInput, type Trial } from './trial.js';

/** The log of inputs is the truth: played again, it gives the same match and the same events. */
export const replayLaw: Law = {
  id: 'replay',
  title: 'the same inputs give the same events and the same match',
  check(trial) {
    const game = trial.play().playOn();
    const events: unknown[] = [];
    const again = replay(trial.system, throughJson(trial.from), throughJson(game.inputs), {
      sink: event => events.push(event),
    });
    if (again.divergence) broken(`the replay was refused input ${again.divergence.input} at ${again.divergence.where}`);
    mustAgree('events differ in the replay', difference(game.events, events));
    mustAgree('the match differs in the replay', difference(game.match, again.match));
  },
};

/** Events are all that ever happens to the board. */
export const foldLaw: Law = {
  id: 'fold',
  title: 'folding the events into the set-up gives the same board, with and without reasons',
  check(trial) {
    const { system } = trial;
    const game = trial.play({ explain: true }).playOn();
    for (const event of game.events) {
      const fault = plainFault(event);
      if (fault !== undefined) broken(`event ${event.type} is not plain data: ${fault}`);
    }
    const logged = throughJson(game.events);
    const withReasons = system.setup(trial.setup);
    for (const event of logged) system.reduce(withReasons, event);
    mustAgree('the folded board differs', difference(game.match.state, withReasons));
    const bare = system.setup(trial.setup);
    for (const { why: _, ...event } of throughJson(game.events)) system.reduce(bare, event as (typeof logged)[number]);
    mustAgree('reduce reads `why`', difference(game.match.state, bare));
  },
};

/** A fork is a match of its own. */
export const forkLaw: Law = {
  id: 'fork',
  title: 'a fork plays on to the same end, and neither side ever feels the other',
  check(trial) {
    const { system } = trial;
    const rng = trial.rng('fork');
    const atStart = throughJson(system.setup(trial.setup));
    const game = trial.play();
    const forks: { match: typeof game.match; at: number; hash: string }[] = [];
    while (!game.over) {
      if (forks.length === 0 || rng.below(trial.copiesOneIn(FORK_ONE_IN)) === 0) {
        checkIndependence(trial, game.match);
        forks.push({ match: fork(system, game.match), at: game.inputs.length, hash: matchHash(game.match) });
      }
      game.step();
    }
    for (const { match, at, hash } of forks) {
      if (matchHash(match) !== hash) broken(`a fork made after ${at} inputs changed while the original played on`);
      for (const input of game.inputs.slice(at)) submit(system, match, inputAt(input, match.wait));
      mustAgree(`a fork made after ${at} inputs came to another end`, difference(game.match, match));
    }
    checkConstants(trial, atStart, game.match.state);
  },
};

const FORK_ONE_IN = 8;
const PROBE_INPUTS = 6;

function checkIndependence<S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>, match: Match<S>): void {
  const { system } = trial;
  const before = throughJson(match);
  const damaged = system.clone(match.state);
  mustAgree('the clone differs from its original', difference(match.state, damaged));
  scramble(damaged, sharedParts(trial.options));
  mustAgree('the clone shares a part with its original', difference(before, match));
  const probe = fork(system, match);
  const rng = trial.rng('probe');
  for (let i = 0; i < PROBE_INPUTS && probe.pending.kind !== 'over'; i++)
    submit(system, probe, randomInput(system, probe, rng));
  mustAgree('a fork that played on changed the original', difference(before, match));
}

/** What was declared constant, and may therefore be shared, must be so. */
function checkConstants<S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>, before: S, after: S): void {
  for (const pattern of trial.options.constant ?? []) {
    const steps = pattern.split('.');
    mustAgree(`${pattern} was declared constant but changed`, difference(pluck(before, steps), pluck(after, steps)));
  }
}

/** A match can be saved and restored at every wait. */
export const jsonLaw: Law = {
  id: 'json',
  title: 'a match written to JSON and read back at every wait plays on the same',
  check(trial) {
    const game = trial.play();
    let restored = throughJson(game.match);
    const every = trial.copiesOneIn(1);
    for (let waits = 0; ; waits++) {
      if (waits % every === 0 || game.over) {
        const fault = plainFault(game.match);
        if (fault !== undefined) broken(`the match is not plain data: ${fault}`);
        mustAgree('the restored match differs', difference(game.match, restored));
        restored = throughJson(restored);
      }
      if (game.over) return;
      const before = game.events.length;
      const events: unknown[] = [];
      submit(trial.system, restored, throughJson(game.step()), { sink: event => events.push(event) });
      mustAgree('the restored match gave other events', difference(game.events.slice(before), events));
    }
  },
};
