import type { AnyGame } from '../game.js';
import type { Fault } from './fault.js';
import { parseScenario, type Reading, type ReadScenario } from './read.js';
import { runScenario, type ScenarioOptions, type ScenarioRun, type Verdict } from './run.js';

/** A file tried from its text to its verdict. A start that was refused, as the file may expect, has nothing to run. */
export type Trial =
  | { readonly begun: true; readonly read: ReadScenario; readonly run: ScenarioRun; readonly verdict: Verdict }
  | { readonly begun: false; readonly fault: Fault; readonly verdict: Verdict };

/** Read a scenario file and play it. */
export const tryScenario = (text: string, games: readonly AnyGame[], options: ScenarioOptions = {}): Trial =>
  tryReading(parseScenario(text, games), options);

/** The same for a file that has been read. */
export function tryReading(reading: Reading, options: ScenarioOptions = {}): Trial {
  if (!reading.ok) return { begun: false, fault: reading.fault, verdict: verdictOn(reading) };
  const run = runScenario(reading.value.game, reading.value.scenario, options);
  return { begun: true, read: reading.value, run, verdict: run.verdict };
}

function verdictOn({ fault, instead }: Reading & { readonly ok: false }): Verdict {
  if (instead === undefined) return { kind: 'bad', fault };
  return instead.length === 0 ? { kind: 'held' } : { kind: 'failed', differences: instead };
}
