import { awaited, imagine, viewOf, type EventBase, type Match, type Rng, type Viewer } from '@banneret/kernel';
import { difference, plainFault, scramble, throughJson } from '../data.js';
import { broken, mustAgree, sharedParts, type Law } from './law.js';
import type { Trial } from './trial.js';

/** Views are states with blanks: they can be folded on, imagined from, and never lead back to the truth. */
export const viewsLaw: Law = {
  id: 'views',
  title: 'views follow from views and redacted events, and imagining a view keeps it',
  check(trial) {
    const { system } = trial;
    const viewers: Viewer[] = [...trial.seats, 'public'];
    const truth = system.setup(trial.setup);
    const seen = viewers.map(viewer => system.view(truth, viewer));
    const every = trial.copiesOneIn(1);
    let events = 0;
    const compare = (last: string): void => {
      for (const [i, viewer] of viewers.entries()) {
        const wanted = system.view(truth, viewer);
        mustAgree(`after ${last} the view of ${viewer} is not what it was told`, difference(wanted, seen[i]));
      }
    };
    const follow = (event: Parameters<typeof system.reduce>[1]): void => {
      system.reduce(truth, throughJson(event));
      for (const [i, viewer] of viewers.entries()) {
        const told = system.redact(event, viewer);
        if (told !== undefined) system.reduce(seen[i] as typeof truth, throughJson(told));
      }
      if (events++ % every === 0) compare(event.type);
    };
    const rng = trial.rng('views');
    const game = trial.play({ sink: follow });
    for (let waits = 0; ; waits++) {
      if (waits % (trial.options.everyWait ?? 1) === 0) checkWait(trial, game.match, rng);
      if (game.over) return compare('the last event');
      game.step();
    }
  },
};

function checkWait<S, E extends EventBase, Setup>(trial: Trial<S, E, Setup>, match: Match<S>, rng: Rng): void {
  const { system } = trial;
  const before = throughJson(match);
  for (const seat of trial.seats) {
    const seen = system.view(match.state, seat);
    mustAgree('viewing a view shows something else', difference(seen, system.view(seen, seat)));
    const world = system.imagine(seen, seat, rng);
    mustAgree('imagining changed the view it was given', difference(seen, system.view(match.state, seat)));
    mustAgree(`seat ${seat} imagined a world it would see differently`, difference(seen, system.view(world, seat)));
    mustBePlain('an imagined state', world);
    scramble(world, sharedParts(trial.options));
    mustAgree('an imagined state shares a part with its view', difference(seen, system.view(match.state, seat)));
  }
  for (const viewer of [...trial.seats, 'public'] as const) {
    const seen = system.view(match.state, viewer);
    mustBePlain('a view', seen);
    scramble(seen, sharedParts(trial.options));
  }
  for (const seat of awaited(match)) {
    const view = viewOf(system, match, seat);
    const world = imagine(system, view, rng);
    if (match.pending.kind === 'decision' && match.pending.sealed.length > 0) continue; // answers of others are gone
    mustAgree(`seat ${seat} imagined a match it would see differently`, difference(view, viewOf(system, world, seat)));
  }
  mustAgree('a view shares a part with the truth', difference(before, match));
}

function mustBePlain(what: string, value: unknown): void {
  const fault = plainFault(value);
  if (fault !== undefined) broken(`${what} is not plain data: ${fault}`);
}
