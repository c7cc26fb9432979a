import { readdirSync, readFileSync } from 'node:fs';
import { gameText, tellFault, tryScenario, type AnyGame } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText, verifyRecord } from '@banneret/kernel';

/** All scenario files of a folder and the folders in it, by their paths within it. Folders named `bad` hold none that should hold. */
export const scenarioFilesIn = (folder: URL): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json') && !/(?:^|[/\\])bad[/\\]/.test(name))
    .sort();

/** Why a scenario file does not hold, in English; nothing if it does. Its record must verify, too. */
export function whyNot(game: AnyGame, text: string): string | undefined {
  const words = strictTranslator('en', kernelText, gameText, game.text);
  const trial = tryScenario(text, [game]);
  const { verdict } = trial;
  switch (verdict.kind) {
    case 'bad':
      return tellFault(verdict.fault, words);
    case 'refused':
      return `choices[${verdict.choice}] refused: ${verdict.because.map(b => `${words.say(b.say, b.args)} [${b.rule}]`).join(' ')}`;
    case 'failed':
      return verdict.differences.map(difference => tellFault(difference, words)).join('\n');
    case 'held': {
      const divergence = trial.begun ? verifyRecord(game.system, trial.run.record).divergence : undefined;
      return divergence && `the record does not verify: ${JSON.stringify(divergence)}`;
    }
  }
}

export const textOf = (folder: URL, name: string): string => readFileSync(new URL(name, folder), 'utf8');
