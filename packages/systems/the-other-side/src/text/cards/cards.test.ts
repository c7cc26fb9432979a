import { disagreements, missingKeys, strictTranslator, type Bundle, type Translate } from '@banneret/i18n';
import { describe, expect, it } from 'vitest';
import { pack } from '../../content/index.js';
import type { AssetCard, StratagemCard, UnitCard } from '../../content/types.js';
import { MISSION_ACTIONS } from '../../operations/actions.js';
import { chapterText } from '../chapters.js';
import { cardText, tellAction, tellAllegiance, tellAsset, tellEnvoy, tellStratagem, tellUnit } from './index.js';

const words: Bundle = cardText;
const fr: Translate = strictTranslator('fr', words);
const en: Translate = strictTranslator('en', words);

const unit = (id: string): UnitCard => pack.units.find(card => card.id === id) as UnitCard;
const asset = (id: string): AssetCard => pack.assets.find(card => card.id === id) as AssetCard;
const stratagem = (id: string): StratagemCard => pack.stratagems.find(card => card.id === id) as StratagemCard;

describe('the words of cards', () => {
  it('are there in both languages, with the same arguments', () => {
    expect([missingKeys(cardText), disagreements(cardText)]).toEqual([[], []]);
    expect([missingKeys(chapterText), disagreements(chapterText)]).toEqual([[], []]);
  });

  it('tell every card of the pack and every Action of the Operations', () => {
    for (const t of [fr, en]) {
      const lines = [
        ...pack.allegiances.flatMap(card => tellAllegiance(card, pack, t)),
        ...pack.envoys.flatMap(card => tellEnvoy(card, pack, t)),
        ...pack.units.flatMap(card => tellUnit(card, pack, t)),
        ...pack.assets.flatMap(card => tellAsset(card, pack, t)),
        ...pack.stratagems.map(card => tellStratagem(card, pack, t)),
        ...Object.values(MISSION_ACTIONS).flatMap(actions =>
          actions.flatMap(action => tellAction({ t, pack }, action)),
        ),
      ];
      expect(lines.length).toBeGreaterThan(200);
      for (const line of lines) expect(line).not.toMatch(/\{|\}|undefined|tos\./);
    }
  });

  it('tell an Action with its Duel, its range, its Hit and its Triggers', () => {
    const [rifle] = unit('tidewall.militia').standard.actions;
    expect(tellAction({ t: en, pack }, rifle!)).toEqual([
      'Militia Rifle (Ranged), AV 5 v Defence, range 12: Strength 1.',
      '  Trigger Rolling Fire [Tome]: The target: its unit gains 1 Pinned Token.',
    ]);
    expect(tellAction({ t: fr, pack }, rifle!).map(line => line.replaceAll('\u202F', ' '))).toEqual([
      'Fusil de milice (Tir), VA 5 contre Défense, portée 12 : Force 1.',
      '  Déclic Feu nourri [Grimoire] : La cible : son unité gagne 1 jeton Bloqué.',
    ]);
  });

  it('tell a unit with both its sides', () => {
    const [heading, standard] = tellUnit(unit('tidewall.coastguard'), pack, en);
    expect(heading).toBe(
      'Coastguard: Squad (2), Fireteam (50 mm, 3 × 30 mm), Combined Arms (Wheeled Carronade), costs 7 Scrip',
    );
    expect(standard).toBe('  Standard: Speed 4, Defence 4, Willpower 5, Armour 8');
    expect(tellUnit(unit('tidewall.coastguard'), pack, en).join('\n')).toContain(
      'Wheeled Carronade: Fireteam (60 mm, 2 × 30 mm)',
    );
  });

  it('tell Assets with their limits and Stratagems with their price', () => {
    expect(tellAsset(asset('tidewall.bulwark'), pack, en)[0]).toBe(
      'Rolling Bulwark: costs 2 Scrip, slot armour, Titan only, Deactivate 2',
    );
    expect(tellStratagem(stratagem('hunt.theft'), pack, en)).toBe(
      'Steal the Offerings (1 token): An enemy loses 2 Tactics Tokens and you gain them. Stays in hand; once per Turn.',
    );
  });
});
