import { shelf } from '@banneret/shelf';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../src/systems/catalogue.js';
import { loadEntry } from '../src/systems/entries.js';
import { webText } from '../src/text/index.js';

for (const { game, players } of shelf) {
  const { id } = game.system;

  test(`${id} is on the table with the players of the shelf`, async () => {
    const catalogued = CATALOGUE.find(entry => entry.id === id);
    const entry = await loadEntry(id);
    expect(entry?.game).toBe(game);
    expect(Object.keys(entry?.players ?? {})).toEqual(Object.keys(players));
    expect(catalogued?.levels).toEqual(Object.keys(players));
    expect(catalogued?.title).toEqual(game.title);
    for (const level of Object.keys(players))
      expect([`web.level.${level}`, webText.fr[`web.level.${level}` as keyof typeof webText.fr]]).toEqual([
        `web.level.${level}`,
        expect.any(String),
      ]);
  });
}
