import { readFileSync } from 'node:fs';
import { gameText, tellFault, tryScenario } from '@banneret/game';
import { strictTranslator } from '@banneret/i18n';
import { kernelText } from '@banneret/kernel';
import { describeAnswersInFiles } from '@banneret/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { beyondTheStarsGame as game } from '../src/index.js';

function setupWith(seed: number, options: Readonly<Record<string, unknown>>): unknown {
  const setup = game.setupFor({ seed, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problem));
  return setup.value;
}

describeAnswersInFiles(game, {
  setups: [1, 2, 3].map(seed => setupWith(seed, {})),
  games: 3,
  mostInputs: 450,
  everyWait: 9,
  mostOptions: 8,
});

describe('answers of scenario files', () => {
  const words = strictTranslator('en', kernelText, gameText, game.text);
  const FILE = new URL('./scenarios/charge-and-duel.json', import.meta.url);
  const file = JSON.parse(readFileSync(FILE, 'utf8')) as object;

  function tried(choose: unknown, expected: object = {}): string {
    const choices = [{ seat: 1, choose }];
    const { verdict } = tryScenario(JSON.stringify({ ...file, chance: [], choices, expect: expected }), [game]);
    return verdict.kind === 'bad' ? tellFault(verdict.fault, words).replace(/ \(asked.*/, '') : verdict.kind;
  }

  it.each([
    [
      { do: 'walk', figure: 'knight', pth: [[44, 60]] },
      'choices[0].choose: “pth” is not a field; known are: do, figure, path, on.',
    ],
    [{ do: 'walk', figure: 'night', path: [[44, 60]] }, 'choices[0].choose.figure: there is no figure “night”'],
    [
      { do: 'walk', figure: 'knight', path: [44, 60] },
      'choices[0].choose.path[0]: a place is written [x, y], in centimetres, not 44',
    ],
    [{ do: 'walk', figure: 'knight', path: 'east' }, 'choices[0].choose.path: a list is expected here, not "east"'],
    [
      { do: 'charge', figure: 'knight', path: [], targets: ['prinz'] },
      'choices[0].choose.targets[0]: there is no figure “prinz”',
    ],
    [{ figure: 'knight' }, 'choices[0].choose: an answer says with “do” what is done'],
    [
      { do: 'cross', figure: 'knight', piece: 'wal', to: [1, 1] },
      'choices[0].choose.piece: there is no piece of scenery “wal”',
    ],
  ])('%j is told with its place', (choose, sentence) => expect(tried(choose)).toBe(sentence));

  it('have events in names and centimetres', () => {
    const moved = { type: 'figure.moved', figure: 'knight', path: [[44.5, 60]], to: [44.5, 60], cm: 4.5 };
    expect(tried({ do: 'walk', figure: 'knight', path: [[44.5, 60]] }, { events: [moved] })).toBe('held');
  });
});
