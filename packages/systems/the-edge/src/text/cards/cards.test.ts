import { disagreements, missingKeys, strictTranslator, type Bundle, type Translate } from '@banneret/i18n';
import { describe, expect, it } from 'vitest';
import { FACTIONS } from '../../content/index.js';
import type { Action, Faction } from '../../content/types.js';
import { EFFECT_NAMES } from '../../effect.js';
import { cardText, tellAction, tellAltar, tellCard, tellCost, tellSheet } from './index.js';

const words: Bundle = cardText;
const fr: Translate = strictTranslator('fr', words);
const en: Translate = strictTranslator('en', words);

const factionNamed = (id: string): Faction => FACTIONS.find(faction => faction.id === id) as Faction;
const actionsOf = (faction: Faction): Action[] => [
  ...faction.cards.flatMap(({ upper, lower }) => [upper, lower]),
  faction.banner.action,
  ...(faction.altar.action ? [faction.altar.action] : []),
];

describe('the words of cards', () => {
  it('are there in both languages, with the same arguments', () => {
    expect(missingKeys(cardText)).toEqual([]);
    expect(disagreements(cardText)).toEqual([]);
  });

  it.each(FACTIONS.map(faction => [faction.id, faction] as const))('of %s can all be told', (_id, faction) => {
    for (const t of [fr, en]) {
      for (const card of faction.cards) {
        const lines = tellCard(card, faction, t);
        expect(lines.length).toBe(card.attach ? 4 : 3);
        for (const line of lines) expect(line).not.toMatch(/\{|\}|undefined|edge\./);
      }
      expect(tellAction(faction.banner.action, faction, t)).toMatch(/\.$/);
      expect(tellAltar(faction.altar, faction, t).length).toBeGreaterThan(0);
    }
  });

  it('tell a Shot with its range, its line and its Effect', () => {
    const faction = factionNamed('brazen-watch');
    const lower = faction.cards.find(({ id }) => id === 'heavy-bolt')!.lower;
    expect(tellAction(lower, faction, en)).toBe(
      'Choose A, a figure of the Squad; B, an enemy figure within 4 Spaces of A, in Line of Fire. Shot by A at B. The figure hit: 2 Wounds.',
    );
    expect(tellAction(lower, faction, fr).replaceAll('\u202F', ' ')).toBe(
      'Choisissez A, une figurine de l’Escouade ; B, une figurine ennemie à 4 Cases au plus de A, en Ligne de Tir. Tir de A sur B. La figurine touchée : 2 Blessures.',
    );
  });

  it('tell when and by whom an Instant may be played', () => {
    const faction = factionNamed('salt-veils');
    const upper = faction.cards.find(({ id }) => id === 'pirouette')!.upper;
    expect(tellAction(upper, faction, en)).toBe(
      'Instant. Only between the Attack and Defence rolls. The Squad is the one aimed at. Whatever is aimed at the Squad fails. The figure aimed at: place it within 1 Space of where it stands, Pushing if need be.',
    );
  });

  it('tell costs of every kind', () => {
    expect(tellCost({}, en)).toBe('free');
    expect(tellCost({ crystals: 2, discard: 1 }, en)).toBe('2 Crystals and 1 other card from hand');
    expect(tellCost({ crystals: 1, charges: 1, sacrifice: 1 }, fr)).toBe(
      '1 Cristal, 1 Charge et Sacrifice de 1 figurine de l’Escouade',
    );
  });
});

describe('the Faction Sheet', () => {
  it.each(FACTIONS.map(faction => [faction.id, faction] as const))(
    'EDGE-GEN-04: of %s lists everything it owns',
    (_id, faction) => {
      const sheet = tellSheet(faction, en).join('\n');
      const names = [...faction.squads, ...faction.cards, faction.banner, faction.altar].map(({ name }) => name.en);
      expect(names.filter(name => !sheet.includes(name))).toEqual([]);
      for (const { upper, lower } of faction.cards)
        for (const action of [upper, lower]) expect(sheet).toContain(tellAction(action, faction, en));
    },
  );

  it('prints a Squad with both faces, dashes and symbols', () => {
    const sheet = tellSheet(factionNamed('brazen-watch'), en);
    const at = sheet.findIndex(line => line.startsWith('Drawn Culverin'));
    expect(sheet.slice(at, at + 3)).toEqual([
      'Drawn Culverin: 1 figure, base of 3 hexes, Endurance 2',
      '  Limbered: INI 1, ATT –, DEF 3, MOV 2; Change Mode: free',
      '  In battery: INI 2, ATT –, DEF 4, MOV –; Change Mode: free',
    ]);
    expect(sheet).toContain('  Hedgehog: INI 1, ATT 1, DEF 3 (Re-roll), MOV 1; Change Mode: free');
  });
});

describe('words and effects cannot differ', () => {
  // Every number and every word of the vocabulary on a card shows in its text: change one, and the text changes.
  it.each(FACTIONS.map(faction => [faction.id, faction] as const))('on the cards of %s', (_id, faction) => {
    for (const action of actionsOf(faction)) {
      const told = tellAction(action, faction, en);
      for (const changed of variantsOf(action)) expect(tellAction(changed, faction, en)).not.toBe(told);
    }
  });

  it('and every verb is on some card', () => {
    const text = JSON.stringify(FACTIONS);
    expect(EFFECT_NAMES.filter(name => !text.includes(`"do":"${name}"`))).toEqual([]);
  });
});

/** The Action with one number of its effects, targets or passive raised. */
function variantsOf(action: Action): Action[] {
  const { effects, targets = [], passive = [] } = action;
  return raised({ effects, targets, passive }).map(body => ({ ...action, ...body }));
}

/** Which target a sentence means is a letter in it, not a number to be raised: that target may not exist. */
const REFERENCES = ['target', 'from', 'at'];

function raised<T>(value: T): T[] {
  if (typeof value === 'number') return [(value + 1) as T];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (REFERENCES.includes(key) && typeof part === 'number') return [];
    return raised(part as unknown).map(changed =>
      Array.isArray(value)
        ? (value.map((old: unknown, i) => (String(i) === key ? changed : old)) as T)
        : { ...value, [key]: changed },
    );
  });
}
