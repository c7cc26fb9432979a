import { strictTranslator } from '@banneret/i18n';
import { describe, expect, it } from 'vitest';
import { beyondTheStarsGame as game } from '../src/game.js';
import { man, scene, type Scene } from './scene.js';

const told = (t: Scene, choice: unknown, locale: 'fr' | 'en') =>
  game.odds?.(t.state, t.prompt as never, choice, strictTranslator(locale, game.text));

describe('odds in words', () => {
  it('tells a volley, with the PV it may take as a chart', () => {
    const t = scene({
      figures: [man(1, 'a', 20, 20, { ranged: [{ dice: 2, force: 5 }] }), man(2, 'z', 40, 20, { pv: 2 })],
      begin: 'shots',
    });
    const choice = { do: 'shoot', volleys: [{ figure: 0, shots: [{ weapon: 0, targets: [1, 1] }] }] };
    const [line, chart] = told(t, choice, 'en') ?? [];
    expect(line).toContain('each die hits 50 %, a hit arrives 100 %, wounds 50 %, is ignored 0 %');
    expect(chart).toMatchObject({ bars: [{ label: '0' }, { label: '1' }, { label: '2', chance: 1 / 16 }] });
    expect(told(t, choice, 'fr')?.[0]).toContain('chaque dé touche à 50 %');
  });

  it('tells the Duel that a charge leads to', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20), man(2, 'z', 30, 20)] });
    const choice = { do: 'charge', figure: 0, path: [{ x: 275_000, y: 200_000 }], targets: [1] };
    // One die each at equal CC: 15 of 36 either way.
    expect(told(t, choice, 'en')?.[0]).toBe('Duel won 41.7 %, undecided 16.7 %, lost 41.7 % (re-rolls not counted).');
    expect(told(t, { do: 'end', figure: -1 }, 'en')).toEqual([]);
  });

  it('tells what the blows of that Duel may take, of both sides', () => {
    const t = scene({ figures: [man(1, 'a', 20, 20, { pv: 2 }), man(2, 'z', 30, 20)] });
    const choice = { do: 'charge', figure: 0, path: [{ x: 275_000, y: 200_000 }], targets: [1] };
    const [, , theirs, ours, chart, ...more] = told(t, choice, 'en') ?? [];
    expect(theirs).toMatch(/ loses 0\.29 PV in it on average and dies 29\.2 %\.$/);
    expect(ours).toMatch(/ loses 0\.29 PV in it on average and dies 0 %\.$/);
    expect(chart).toMatchObject({ bars: [{ label: '0' }, { label: '1' }, { label: '2', chance: 0 }] });
    expect(more).toEqual([]);
  });

  it('says so where the losses hang on choices still to be made, or a Duel is too large', () => {
    const duel = (own: number, cc: (i: number) => number) =>
      scene({
        figures: [
          ...Array.from({ length: own }, (_, i) => man(1, `a${i}`, 20, 10 + 5 * i, { cc: cc(i), attacks: 4 })),
          man(2, 'z', 22.5, 20, { attacks: 12 }),
          man(1, 'b', 60, 20),
          man(2, 'y', 62.5, 20),
        ],
        engaged: [...Array.from({ length: own }, (_, i) => [`a${i}`, 'z'] as const), ['b', 'y']],
        begin: 'duels',
      });
    const open = told(
      duel(2, i => 3 + i),
      0,
      'en',
    );
    expect(open?.at(-1)).toMatch(/^Losses of player 1: no exact odds/);
    expect(
      told(
        duel(4, () => 4),
        0,
        'fr',
      ),
    ).toEqual(['Ce Duel compte trop de dés de sortes différentes pour un calcul exact.']);
  });
});
