import { toyGame, type State } from '@banneret/toy';
import type { AnyGame } from '@banneret/game';
import { problem, type Prompt } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { checkAnswersInFiles } from '../src/index.js';

const setups = [{ seats: 2, rounds: 3, lines: [[3, 3, 3], [5, 2, 1]] }]; // prettier-ignore

const withReader = (reader: object): AnyGame => ({ ...toyGame, scenario: { ...toyGame.scenario, ...reader } });
const only =
  (kind: string, write: (choice: never) => unknown) =>
  (_s: State, { shape }: Prompt, choice: unknown) =>
    shape.kind === kind ? write(choice as never) : undefined;

type Asked = Parameters<typeof toyGame.scenario.choice>;

/** Takes an option by its first letters. */
function leniently(s: Asked[0], prompt: Asked[1], raw: unknown) {
  const options = (prompt.shape as { readonly options?: readonly { readonly id: unknown }[] }).options ?? [];
  const meant = options.find(({ id }) => typeof id === 'string' && typeof raw === 'string' && raw.startsWith(id));
  return toyGame.scenario.choice(s, prompt, meant?.id ?? raw);
}

describe('answers in files', () => {
  it('of every kind of question are counted', () => {
    const tried = checkAnswersInFiles(toyGame, { setups });
    expect([...tried.keys()].sort()).toEqual(['allocate', 'amount', 'order', 'pick', 'subset']);
  });

  it.each<[string, object, RegExp]>([
    ['another answer', { write: only('amount', (n: number) => n + 1) }, /toy\.bid .*(?:comes back as|is refused)/],
    ['an answer in micrometres', { write: only('amount', (n: number) => n + 25_400) }, /in no player's unit/],
    ['what cannot be read', { choice: () => problem('toy.none') }, /cannot be read/],
    [
      'what is read whatever follows it',
      { choice: (...asked: Asked) => leniently(...asked) },
      /“.+” of .+ is not in what it is taken for/,
    ],
    ['what JSON cannot keep', { write: only('amount', () => () => 0) }, /written null/],
  ])('fail where a game writes %s', (_what, reader, message) => {
    expect(() => checkAnswersInFiles(withReader(reader), { setups })).toThrow(message);
  });

  it('are left alone where a game says so', () => {
    const game = withReader({ write: only('amount', (n: number) => n + 1) });
    expect(checkAnswersInFiles(game, { setups, notYet: ['amount'] }).has('amount')).toBe(false);
  });
});
