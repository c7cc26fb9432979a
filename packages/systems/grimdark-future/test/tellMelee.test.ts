import { strictTranslator } from '@banneret/i18n';
import { kernelText, kindOf, promptOf } from '@banneret/kernel';
import { describe, expect, it } from 'vitest';
import { grimdarkFuture, grimdarkFutureGame as game } from '../src/index.js';
import { apart, block, hit, morale, profile, scene, type Scene } from './scene.js';

/** A melee in a player's words. */

const WEAPONS = [
  { id: 'blade', attacks: 1 },
  { id: 'pike', attacks: 1, rules: ['counter'] },
];

function charged(): Scene {
  return scene({
    profiles: [
      profile({ id: 'raiders', count: 1, weapons: ['blade'], rules: ['impact(2)', 'fear(1)'] }),
      profile({ id: 'guards', count: 2, weapons: ['pike', 'blade'] }),
    ],
    weapons: WEAPONS,
    units: [
      { player: 1, profile: 'raiders', models: [[20, 10]] },
      {
        player: 2,
        profile: 'guards',
        models: [
          [20, 15],
          [20 + apart(0.5), 15],
        ],
      },
    ],
  }).do('raiders');
}

const lines = {
  fr: [
    'raiders : charge contre guards.',
    'guards : l’unité va au contact de ses assaillants.',
    'guards : l’unité renonce à frapper la première.',
    'raiders : attaque en charge contre guards.',
    'guards : riposte contre raiders.',
    'Mêlée : raiders 0 (+1 par la peur), guards 0 ; vaincue : guards.',
  ],
  en: [
    'raiders: charge at guards.',
    'guards: the unit closes with its attackers.',
    'guards: the unit does not strike first.',
    'raiders: attack of the charge at guards.',
    'guards: strike back at raiders.',
    'Melee: raiders 0 (+1 by Fear), guards 0; lost by guards.',
  ],
} as const;

describe.each(['fr', 'en'] as const)('in %s', locale => {
  const t = strictTranslator(locale, kernelText, game.text);
  /** French puts hard spaces before its colons; here they are as good as soft ones. */
  const plain = (line: string): string => line.replaceAll(/[\u00a0\u202f]/g, ' ');
  const told = (s: Scene): string[] => s.all.flatMap(event => plain(game.tell(event, s.state, t) ?? ''));

  it('its events are told', () => {
    const s = charged().do({ charge: 'guards' }, 'close', 'refrain', hit(1), 'strike', hit(1, 1), hit(1, 1), morale(6));
    expect(told(s)).toEqual(expect.arrayContaining([...lines[locale]]));
    expect(told(s).filter(line => /[{}]|undefined|NaN|gdf\./.test(line))).toEqual([]);
    expect(game.show(s.state, t)).toContain(locale === 'fr' ? 'unité fatiguée' : 'Fatigued');
  });

  it('Impact has a name, a rout is told', () => {
    const s = scene({
      profiles: [
        profile({ id: 'raiders', count: 1, weapons: ['blade'], rules: ['impact(2)'] }),
        profile({ id: 'guards', count: 1, weapons: ['blade'], rules: ['tough(2)'] }),
      ],
      weapons: WEAPONS,
      units: [
        { player: 1, profile: 'raiders', models: [[20, 10]] },
        { player: 2, profile: 'guards', models: [[20, 15]] },
      ],
    }).do('raiders', { charge: 'guards' }, hit(2, 1), block(1), hit(1), 'refrain', morale(1), 'stay');
    const all = told(s);
    expect(all.some(line => line.startsWith('Impact'))).toBe(true);
    expect(all).toContain(
      locale === 'fr'
        ? 'guards : déroute, l’unité est retirée du jeu.'
        : 'guards: rout, the unit is removed from the game.',
    );
  });

  it('its choices are told', () => {
    const s = charged();
    const words = (): string[] => {
      const prompt = promptOf(s.match, s.seat)!;
      const choices = [...kindOf(grimdarkFuture, prompt.shape).enumerate!(s.state, prompt.shape, s.seat)];
      return choices.map(choice => plain(game.tellChoice(s.state, prompt, choice, t)));
    };
    expect(words()).toContain(locale === 'fr' ? 'Charger : guards' : 'Charge: guards');
    s.do({ charge: 'guards' });
    expect(words()[0]).toMatch(locale === 'fr' ? /^Aller au contact, vers \(/ : /^Close in, to \(/);
    s.do('close');
    expect(words()).toEqual(locale === 'fr' ? ['Frapper', 'Ne pas frapper'] : ['Strike', 'Do not strike']);
  });
});
