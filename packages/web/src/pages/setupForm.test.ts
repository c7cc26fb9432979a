import { expect, test } from 'vitest';
import { entry } from '../systems/toy/entry.js';
import { theme } from '../systems/toy/theme.js';
import { plainForm, renamed, requestOf, withCount, withMode, type SeatNames } from './setupForm.js';

const names: SeatNames = { me: 'Me', known: '', computer: 'Machine', other: n => `Player ${n}` };
const system = {
  entry,
  theme,
  Board: () => null,
  setupFields: [{ name: 'rounds', label: { fr: '', en: '' }, as: 'number', options: [] }] as const,
};

test('against the computer its best level sits opposite', () => {
  const { seats } = plainForm(entry, names, 'computer');
  expect(seats.map(({ player }) => player)).toEqual(['human', Object.keys(entry.players).at(-1)]);
  expect(seats.map(({ name }) => name)).toEqual(['Me', 'Machine']);
});

test('around one screen everybody is human, however many there are', () => {
  const four = withCount(plainForm(entry, names, 'hotseat'), 4, entry, names);
  expect(four.seats.map(({ player }) => player)).toEqual(['human', 'human', 'human', 'human']);
  expect(four.seats.map(({ name }) => name)).toEqual(['Me', 'Player 2', 'Player 3', 'Player 4']);
  expect(withMode(four, 'computer', ['easy', 'hard'], names).seats[3]?.player).toBe('hard');
});

test('options that were left alone are not sent, the others in the form the game wants', () => {
  const form = plainForm(entry, names, 'computer');
  expect(requestOf(system, form).options).toBeUndefined();
  const request = requestOf(system, { ...form, options: { rounds: '2' } });
  expect(request.options).toEqual({ rounds: 2 });
  expect(entry.game.setupFor({ ...request, seats: request.seats.length }).ok).toBe(true);
});

test('in another language seats are called otherwise, but for those that somebody has named', () => {
  const french: SeatNames = { me: 'Vous', known: '', computer: 'Machine de jeu', other: n => `Joueur ${n}` };
  const form = plainForm(entry, names, 'computer');
  expect(renamed(form, names, french).seats.map(({ name }) => name)).toEqual(['Vous', 'Machine de jeu']);
  const typed = { ...form, seats: form.seats.map((seat, i) => (i === 0 ? { ...seat, name: 'Robin' } : seat)) };
  expect(renamed(typed, names, french).seats.map(({ name }) => name)).toEqual(['Robin', 'Machine de jeu']);
});
