import { readFileSync } from 'node:fs';
import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { toyGame } from '@banneret/toy';
import { gameText, parseScenario, readScenario, runScenario, tellFault } from '@banneret/game';

/** Scenario files of the toy, read and played. */

export const FILES = new URL('../../systems/toy/test/scenarios/', import.meta.url);
export const textOf = (name: string): string => readFileSync(new URL(name, FILES), 'utf8');
export const words = (locale: 'fr' | 'en') => strictTranslator(locale, kernelText, gameText, toyGame.text);

export function run(raw: unknown) {
  const read = readScenario(raw, [toyGame]);
  if (!read.ok) throw new Error(tellFault(read.fault, words('en')));
  return runScenario(read.value.game, read.value.scenario);
}

/** The one sentence about a file that cannot be read or played. */
export function faultOf(raw: unknown, locale: 'fr' | 'en' = 'en'): string {
  const read = typeof raw === 'string' ? parseScenario(raw, [toyGame]) : readScenario(raw, [toyGame]);
  if (!read.ok) return tellFault(read.fault, words(locale));
  const { verdict } = runScenario(read.value.game, read.value.scenario);
  return verdict.kind === 'bad' ? tellFault(verdict.fault, words(locale)) : `no fault: ${verdict.kind}`;
}

export const position = {
  round: 4,
  rounds: 4,
  leader: 1,
  sides: [
    { squads: [3, 1], coins: 2 },
    { squads: [3, 3], coins: 0, hand: [1, 2] },
  ],
};
export const attack = { system: 'toy', position, chance: [[6, 5, 1]], choices: [{ seat: 1, choose: 'attack-2' }] };
