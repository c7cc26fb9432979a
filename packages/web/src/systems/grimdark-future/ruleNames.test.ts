import { ARMIES, grimdarkFutureGame as game } from '@banneret/grimdark-future';
import { translator } from '@banneret/i18n';
import { expect, test } from 'vitest';
import { ruleUseName } from './ruleNames.js';
import { text } from './text.js';

/** The ids of all special rules that something in an army has. */
function rulesInUse(): ReadonlySet<string> {
  const ids = new Set<string>();
  JSON.stringify(ARMIES, (key, value: unknown) => {
    if (key === 'rules' && Array.isArray(value))
      for (const rule of value as readonly { readonly id: string }[]) ids.add(rule.id);
    return value;
  });
  return ids;
}

test.each(['fr', 'en'] as const)('every special rule of the armies has a name in %s, with its number', locale => {
  const desk = { game, t: translator(locale, game.text, text) };
  const names = [...rulesInUse()].map(id => ({ id, name: ruleUseName(desk, { id, x: 3 }) }));
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter(({ id, name }) => name === `${id} (3)` || name.includes('X'))).toEqual([]);
});

test('a Caster is one in both languages', () => {
  const named = (locale: 'fr' | 'en'): string =>
    ruleUseName({ game, t: translator(locale, game.text, text) }, { id: 'caster', x: 1 });
  expect([named('fr'), named('en')]).toEqual(['Lanceur de sorts(1)', 'Caster(1)']);
});
