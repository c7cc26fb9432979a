import { LOCALES, strictTranslator } from '@banneret/i18n';
import { describe, expect, test } from 'vitest';
import { scene } from '../test/scene.js';
import { theEdgeGame } from './game.js';
import { tellOdds } from './tellOdds.js';

const en = strictTranslator('en', theEdgeGame.text);

/** Two militia figures of a Space, with ATT, DEF and INI 2; in a free-for-all, where only Crystals and tokens pay. */
const meeting = () =>
  scene({
    mode: 'ffa3',
    seats: [
      { squads: [{ card: 'militia', at: [[3, 3, 0]] }], hand: ['shot'], reserve: 2 },
      { squads: [{ card: 'militia', at: [[3, 3, 1]] }] },
      { squads: [{ card: 'sleepers', at: [[0, 0, 0], null], endurance: 0 }] },
    ],
  });

describe('the odds in words', () => {
  test('of a Combat: who strikes first, and each die', () => {
    const t = meeting();
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep');
    const fight = t.fight(t.figure(0, 0), t.figure(1, 0));
    const lines = tellOdds(t.state, t.prompt, fight, en);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/strikes first/);
    expect(lines[1]).toMatch(/^Yellow die: .* is wounded [\d.]+ % of the time/);
    expect(lines[2]).toMatch(/^Red die/);
    expect(tellOdds(t.state, t.prompt, { do: 'stop' }, en)).toEqual([]);
  });

  test('of the die that is about to be rolled, attacker and defender', () => {
    const t = meeting();
    t.do({ do: 'activate', squad: t.squad(0, 0) }, 'keep', t.fight(t.figure(0, 0), t.figure(1, 0)));
    expect(t.next).toBe('edge.ask.die.attack');
    // Yellow against Yellow, equal values: the higher die wins, and the defender can pay for nothing.
    expect(tellOdds(t.state, t.prompt, 'yellow', en)[0]).toMatch(/^Yellow die: the Attack wounds/);
    for (const locale of LOCALES)
      for (const die of ['yellow', 'red'])
        expect(tellOdds(t.state, t.prompt, die, strictTranslator(locale, theEdgeGame.text))).toHaveLength(1);
  });

  test('of a Shot, when its target is named', () => {
    const t = meeting();
    t.do(t.play(0, 'shot'));
    while (t.next === 'edge.ask.user') t.do(t.squad(0, 0));
    expect(t.next).toBe('edge.ask.target.figure');
    expect(tellOdds(t.state, t.prompt, t.figure(0, 0), en)).toEqual([]); // the shooter
    t.do(t.figure(0, 0));
    expect(tellOdds(t.state, t.prompt, t.figure(1, 0), en)).toEqual([
      expect.stringMatching(/^Yellow die: .* is hit 44.4 % of the time/),
      expect.stringMatching(/^Red die: .* is hit 88.9 % of the time/),
    ]);
  });
});
