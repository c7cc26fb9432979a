import { strictTranslator } from '@banneret/i18n';
import { toyGame } from '@banneret/toy';
import { describe, expect, it } from 'vitest';

const words = strictTranslator('en', toyGame.text);
const said = (read: ReturnType<typeof toyGame.setupFor>): unknown =>
  read.ok ? read.value : words.say(read.problem.say, read.problem.args);

const good = { seats: 2, rounds: 4, lines: [[3, 3, 3], [1]] };

describe('a set-up from outside', () => {
  const read = (raw: unknown): unknown => said((toyGame.readSetup as NonNullable<typeof toyGame.readSetup>)(raw));

  it('passes when it is one', () => expect(read(good)).toEqual(good));

  it.each([
    [null, 'This is not a set-up of the ford.'],
    [[], 'This is not a set-up of the ford.'],
    [{ ...good, seats: 1e9 }, 'seats: a whole number from 2 to 4 is expected here.'],
    [{ ...good, rounds: 0 }, 'rounds: a whole number from 1 to 20 is expected here.'],
    [{ ...good, rounds: '4' }, 'rounds: a whole number from 1 to 20 is expected here.'],
    [{ ...good, lines: null }, 'lines: a list of at least 2 items and at most 2 is expected here.'],
    [{ ...good, lines: [[1]] }, 'lines: a list of at least 2 items and at most 2 is expected here.'],
    [{ ...good, lines: [[1], []] }, 'lines[1]: a list of at least 1 item and at most 6 is expected here.'],
    [{ ...good, lines: [[1], [1, 10]] }, 'lines[1][1]: a whole number from 0 to 9 is expected here.'],
    [{ ...good, weather: 1 }, 'This is not a set-up of the ford.'],
  ])('is refused: %j', (raw, sentence) => expect(read(raw)).toBe(sentence));
});

describe('a set-up that somebody asks for', () => {
  it('has as many rounds as wanted', () =>
    expect(said(toyGame.setupFor({ options: { rounds: 2 } }))).toMatchObject({ seats: 2, rounds: 2 }));

  it.each([
    [{ options: { zzz: 1 } }, 'options: the option “zzz” is unknown; the only one is “rounds”.'],
    [{ options: { rounds: 99 } }, 'options.rounds: a whole number from 1 to 20 is expected here.'],
    [{ seats: 2, armies: ['wall', 'wall', 'spear'] }, 'There are 3 armies for 2 sides.'],
    [{ armies: ['wall', { a: 1 }] }, '“{"a":1}” is not an army of the ford.'],
  ])('is refused: %j', (request, sentence) => expect(said(toyGame.setupFor(request))).toBe(sentence));
});
