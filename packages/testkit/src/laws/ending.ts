import { awaited, replay, submit } from '@banneret/kernel';
import { difference, plainFault, show } from '../data.js';
import { broken, mustAgree, type Law } from './law.js';
import { checkReasonsWithin } from './words.js';

/** Every game ends, and says how. */
export const endingLaw: Law = {
  id: 'ending',
  title: 'random play ends within the bound, with a proper result',
  check(trial) {
    const { system, seats } = trial;
    const { match } = trial.play().playOn();
    if (match.pending.kind !== 'over') broken(`no end after ${trial.mostInputs} inputs`);
    if (awaited(match).length > 0) broken('somebody is awaited after the end');
    const late = submit(system, match, { kind: 'choice', wait: match.wait, seat: 0, choice: 0 });
    if (late.ok) broken('an input was accepted after the end');
    const { winners, scores } = system.result(match.state);
    if (new Set(winners).size !== winners.length || !winners.every(seat => seats.includes(seat)))
      broken(`odd winners: ${show(winners)}`);
    if (scores !== undefined && (scores.length !== seats.length || plainFault(scores) !== undefined))
      broken(`odd scores: ${show(scores)}`);
    mustAgree('the result changes when asked twice', difference({ winners, scores }, system.result(match.state)));
  },
};

/** Explanations are for people: the game is the same with and without them. */
export const explainLaw: Law = {
  id: 'explain',
  title: 'explaining changes nothing but the explanations, and every reason has words',
  check(trial) {
    const { system, options } = trial;
    const silent = trial.play().playOn();
    const talkative = silent.events.find(event => event.why !== undefined);
    if (talkative) broken(`${talkative.type} explains itself although nobody asked`);
    const told: typeof silent.events = [];
    const sink = (event: (typeof told)[number]): void => void told.push(event);
    const { divergence, match } = replay(system, trial.from, silent.inputs, { sink, explain: true });
    if (divergence) broken(`explaining changed what is asked at input ${divergence.input}: ${divergence.where}`);
    mustAgree('explaining changed the match', difference(silent.match, match));
    const bare = told.map(({ why: _, ...event }) => event);
    mustAgree('explaining changed the events', difference(silent.events, bare));
    for (const event of told) checkReasonsWithin(event.why, options.words);
    for (const event of told)
      for (const viewer of [...trial.seats, 'public'] as const) {
        const fault = plainFault(system.redact(event, viewer) ?? null);
        if (fault !== undefined) broken(`${event.type} redacted for ${viewer} is not plain data: ${fault}`);
      }
  },
};
